"""Who may know what (rules, section 4.4), written from the rules text and held at every request."""

from __future__ import annotations

from random import Random

import pytest

from client.rules.pax import GAME
from client.rules.pax.data import CARDS, CATEGORIES
from client.rules.pax.state import State
from client.rules.play import Beat, Chance, Decision, Play, Setup
from tests.pax.scene import ID, lay

HIDE_MONEY = {"hide_money": True}


def open_zones(zone: str) -> bool:
    """Zones whose cards everybody sees: legions, Rome's row, areas."""
    return zone.startswith(("legion.", "camp.", "rome.")) or zone.rpartition(".")[2] in CATEGORIES


def may_see(zone: str, eyes: int | None, spies: set[int]) -> bool:
    """Whether these eyes may see the cards of a zone."""
    if zone in ("deck", "removed"):
        return False
    if zone == "hidden":
        return eyes in spies
    if zone.endswith((".hand", ".drawn")):
        return eyes is not None and zone.startswith(f"seat.{eyes}.")
    return True


@pytest.mark.parametrize("seats", [1, 2, 4, 6])
@pytest.mark.parametrize("options", [{}, {"deckout": "partial", "religion_pair": "assign_both"}])
def test_secrets_are_kept_at_every_request(seats: int, options: dict[str, object]) -> None:
    rng, spies, looked = Random(f"secrets {seats}"), set(), 0
    play = Play(GAME, GAME.deal(Setup(seats, options)))
    while (asks := play.asks) is not None:
        for eyes in (None, *range(seats)):
            for zone, pieces in GAME.table(play.state, eyes).zones.items():
                cards = [piece for piece in pieces if piece.kind == "card"]
                seen = may_see(zone, eyes, spies)
                assert all(bool(piece.face) is seen for piece in cards), f"{eyes} sees {zone} at {asks}"
                assert seen or open_zones(zone) is False
                looked += len(cards)
        answer = (
            None
            if isinstance(asks, Beat)
            else asks.sample(rng)
            if isinstance(asks, Chance)
            else asks.moves[int(rng.random() * len(asks.moves))]
        )
        if isinstance(asks, Decision) and str(answer) == "spy hidden":
            spies.add(asks.seat)
        play.answer(answer)
    assert looked > 1000 and (seats == 1 or spies)


def worlds(state: State, eyes: int | None, count: int = 12) -> list[State]:
    """The game as it may be for these eyes."""
    found = []
    for seed in range(count):
        world = state.clone()
        GAME.redeal(world, eyes, Random(seed))
        found.append(world)
    return found


def test_a_seat_knows_where_the_cards_lie_that_it_put_under_the_deck() -> None:
    scene = lay("turn", 3, deck=" ".join(c.name for c in CARDS[:40]), hidden="I01 I02 I03")
    scene.say("draw deck").put("W01", "deck").put("W02", "hand").put("W03", "1")
    scene.say("stop" if scene.asked == "0 play" else "pass")
    while scene.asked == "0 play":
        scene.say("stop")
    assert scene.asked == "1 turn"
    scene.say("draw deck").put("W04", "hand").put("W05", "deck").put("W06", "1")
    assert scene.state.deck[0] == ID["W05"] and scene.state.deck[1] == ID["W01"]
    assert all(world.deck[1] == ID["W01"] for world in worlds(scene.state, 0))
    assert all(world.deck[0] == ID["W05"] for world in worlds(scene.state, 1))
    for eyes, place in ((None, 0), (None, 1), (0, 0), (1, 1), (2, 0), (2, 1)):
        assert len({world.deck[place] for world in worlds(scene.state, eyes)}) > 3, (eyes, place)


def test_what_was_drawn_again_and_put_back_by_another_is_no_longer_known() -> None:
    scene = lay("turn", deck="W01 W02 W03", hidden="I01 I02 I03", legions=["L01", "L02", "L03"])
    scene.state.under = (0, 0, 0)  # seat 0 put all of them there
    scene.say("spy hidden").say("draw deck").put("W01", "hand").put("W02", "deck").put("W03", "1")
    assert scene.state.deck == [ID["W02"]] and scene.state.under == (1,)
    assert len({world.deck[0] for world in worlds(scene.state, 0)}) > 3
    assert {world.deck[0] for world in worlds(scene.state, 1)} == {ID["W02"]}


def test_returned_start_cards_are_known_to_their_sender() -> None:
    play = Play(GAME, GAME.deal(Setup(3, {"start_player": 1})))
    while not (isinstance(play.asks, Decision) and play.asks.ask == "turn"):
        asks = play.asks
        play.answer(
            None if isinstance(asks, Beat) else asks.of if isinstance(asks, Chance) else asks.moves[0]  # type: ignore[union-attr]
        )
    assert play.state.under == (2, 2, 2, 1, 1, 0)
    own = play.state.deck[:3]
    assert all(world.deck[:3] == own for world in worlds(play.state, 2))
    assert all(world.deck[5] == play.state.deck[5] for world in worlds(play.state, 0))


def test_a_spy_keeps_romes_cards_in_mind_and_nobody_else_does() -> None:
    scene = lay("turn", 2, hidden="I01 W07 F10", legions=["W01", "F01", "A01"]).say("spy hidden")
    own = scene.state.hidden
    assert all(world.hidden == own for world in worlds(scene.state, 0))
    assert any(world.hidden != own for world in worlds(scene.state, 1))
    assert GAME.table(scene.state, 0).zones["hidden"][0].face == "intrigue-1-1"


def test_a_redeal_moves_no_card_that_lies_open_and_loses_none() -> None:
    scene = lay("turn", 3, hands={0: "L01", 1: "L02 L03"}, areas={2: "F01 I01"}, legions=["W01"])
    for eyes in (None, 0, 1, 2):
        for world in worlds(scene.state, eyes, 4):
            zones = [world.deck, world.hidden, world.removed, *world.legions, *world.rome]
            zones += [zone for seat in world.seats for zone in (seat.hand, seat.drawn, *seat.area)]
            assert sorted(card for zone in zones for card in zone) == list(range(74))
            assert world.legions == scene.state.legions and world.seats[2] == scene.state.seats[2]
            assert eyes is None or world.seats[eyes] == scene.state.seats[eyes]


def test_hide_money() -> None:
    hidden = lay("turn", purses={0: 7, 1: 9}, **HIDE_MONEY)  # type: ignore[arg-type]
    for eyes, seen in ((None, []), (0, [7]), (1, [9])):
        table = hidden.table(eyes)
        purses = [len(table.zones[f"seat.{seat}.aurei"]) for seat in (0, 1)]
        assert [purse for purse in purses if purse] == seen, "the bank tells nothing either"
        assert sum(purses) + len(table.zones["bank"]) == 240
        assert [table.counts[f"aurei.{s}"] for s in (0, 1) if f"aurei.{s}" in table.counts] == seen
        assert table.counts["score.1"] == 0, "nor do the points for the most money"
    over = lay("end", purses={0: 7, 1: 9}, hidden="I01 I02 I03", **HIDE_MONEY)  # type: ignore[arg-type]
    assert len(over.table(None).zones["seat.1.aurei"]) == 9


def test_money_is_open_otherwise() -> None:
    table = lay("turn", purses={0: 7, 1: 9}).table(None)
    assert len(table.zones["seat.1.aurei"]) == 9 and table.counts["aurei.0"] == 7
    assert table.counts["score.1"] == 4
