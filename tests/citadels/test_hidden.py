"""Who may know what (rules, sections 4.6 and 8.2), written from the rules text and held at every request."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from client.rules.citadels import GAME
from client.rules.citadels.data import DISCARDS, FACE, MUSEUM, RANK
from client.rules.citadels.draft import ASIDE, DROP, KEEP, LAST, order
from client.rules.citadels.hidden import MIDDLE, bound, places, suspects
from client.rules.citadels.state import State, owner
from client.rules.play import Beat, Chance, Decision, Play, Setup
from tests.citadels.scene import Scene, cards_there, lay
from tests.citadels.test_draft import pick, selecting
from tests.citadels.turns import acting, called

CASTS = ("cunning_agents", "devious_dignitaries")


def played(seats: int, seed: object, **options: object) -> Iterator[Play]:
    """A random game, stopped at every request."""
    rng, play = Random(f"{seed}"), Play(GAME, GAME.deal(Setup(seats, options)))
    while (asks := play.asks) is not None:
        yield play
        if isinstance(asks, Beat):
            play.answer(None)
        else:
            play.answer(asks.sample(rng) if isinstance(asks, Chance) else rng.choice(asks.moves))


def worlds(state: State, eyes: int | None, count: int = 20) -> list[State]:
    """The game as it may be for these eyes."""
    found = []
    for seed in range(count):
        world = state.clone()
        GAME.redeal(world, eyes, Random(seed))
        found.append(world)
    return found


# ---- zones


def may_see(state: State, asks: object, zone: str, eyes: int | None) -> bool:
    """Whether these eyes may see the faces in a zone."""
    name = zone.rpartition(".")[2]
    mine = eyes is not None and zone.startswith(f"seat.{eyes}.")
    if name in ("hand", "drawn", "aside", "roles", "museum") and zone.startswith("seat."):
        looked = zone == f"seat.{state.turn.look}.hand" and state.turn.seat == eyes
        return mine or looked
    if zone == "offer":
        picking = isinstance(asks, Decision) and asks.ask in ("pick", "bury")
        return picking and asks.seat == eyes  # type: ignore[union-attr]
    if zone == "removed":
        return state.options.uniques != "random14" or state.phase in ("crown", "cast", "uniques")
    if name == "warrant" or zone == "warrants":
        return (eyes is not None and eyes == state.chief) or zone == f"rank.{state.signed}.warrant"
    if name == "threat" or zone == "threats":
        shown = [f"rank.{rank}.threat" for rank in state.opened]
        return (eyes is not None and eyes == state.rogue) or zone in shown
    return zone not in ("deck", "middle.down")


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
@pytest.mark.parametrize("cast", CASTS)
def test_every_zone_shows_its_faces_to_those_who_may_see_them_only(seats: int, cast: str) -> None:
    looked, rng = 0, Random(cast)
    for play in played(seats, f"zones {cast}", cast=cast):
        if rng.random() < 0.08:
            for eyes in (None, *range(seats)):
                for zone, pieces in GAME.table(play.state, eyes).zones.items():
                    seen = may_see(play.state, play.asks, zone, eyes)
                    told = f"{eyes} sees {zone} at {play.asks}"
                    assert all([bool(piece.face) is seen for piece in pieces]), told
                    assert seen or [piece.id for piece in pieces] == [
                        f"{zone}.{n}" for n in range(len(pieces))
                    ]
                    looked += len(pieces) if not seen else 0
    assert looked > 500


def test_a_redeal_moves_nothing_that_lies_open_and_loses_no_card() -> None:
    rng = Random("redeal")
    for play in played(5, "redeal", cast="devious_dignitaries", uniques="random14"):
        if rng.random() < 0.05:
            for eyes in (None, 0, 3):
                (world,) = worlds(play.state, eyes, 1)
                assert cards_there(world) == list(range(84))
                assert GAME.table(world, eyes) == GAME.table(play.state, eyes)
                assert [seat.city for seat in world.seats] == [seat.city for seat in play.state.seats]
                assert all(card >= 54 for card in world.removed)
                assert sorted(characters(world)) == sorted(world.cast)


def characters(state: State) -> list[int]:
    """Every character, wherever it lies."""
    found = [*state.offer, *state.up, *state.down]
    for seat in state.seats:
        found += [*seat.roles, *seat.shown]
    return found


def test_which_unique_districts_are_out_is_open_in_a_random_game_only() -> None:
    state = acting("thief", hands={0: "park"}).state
    out = {frozenset(world.removed) for world in worlds(state, 1)}
    assert len(out) > 10 and all(FACE.index("park") in world.seats[0].hand for world in worlds(state, 0))
    fixed = acting("thief", hands={0: "park"}, uniques="vicious_nobles").state
    assert {frozenset(world.removed) for world in worlds(fixed, 1)} == {frozenset(fixed.removed)}


def test_the_cards_under_the_museum_are_known_to_its_owner_only() -> None:
    state = acting("thief", cities={1: "museum"}, museum="manor castle", seats=4).state
    assert owner(state, MUSEUM) == 1
    assert all(world.museum == state.museum for world in worlds(state, 1))
    assert any(world.museum != state.museum for world in worlds(state, 0))


def test_a_hand_looked_at_is_known_while_it_lies_open() -> None:
    scene = acting("spy", hands={1: "manor castle palace"}).do("spy", 1).do("name", "noble")
    assert all(world.seats[1].hand == scene.state.seats[1].hand for world in worlds(scene.state, 0))
    assert any(world.seats[1].hand != scene.state.seats[1].hand for world in worlds(scene.state, 2))


# ---- markers


def test_which_marker_is_the_real_one_is_known_to_who_placed_it() -> None:
    scene = acting("magistrate").do("place", "blank", "king")
    scene.do("place", "real", "merchant").do("place", "blank", "thief")
    assert all(world.warrants[1] == 0 for world in worlds(scene.state, 0))
    assert {world.warrants.index(0) for world in worlds(scene.state, 1)} == {0, 1, 2}


def test_a_marker_turned_up_is_known_to_all() -> None:
    scene = acting("thief", me=1, shown={0: "magistrate"}, chief=0, warrants="thief king bishop")
    scene.state.signed = 2
    assert all(world.warrants[0] == 0 for world in worlds(scene.state, 2))
    pressed = lay(roles={1: "king"}, shown={0: "blackmailer"}, rogue=0, threats="king bishop")
    pressed.take().do("refuse").do("open")
    assert all(world.threats == [0, 1] for world in worlds(pressed.state, 2))


def test_a_bribed_threat_goes_away_unseen() -> None:
    scene = lay(roles={1: "king"}, shown={0: "blackmailer"}, rogue=0, threats="king bishop", gold={1: 4})
    scene.take().do("pay")
    assert {world.threats[0] for world in worlds(scene.state, 2)} == {0, 1}
    assert {world.threats[0] for world in worlds(scene.state, 0)} == {1}


# ---- what can be told from the selection


def circulating(state: State, slot: int) -> set[int]:
    """The characters that were passed on at a place of the selection, as a world has them."""
    at = [place for place in places(state, None) if max(place.slots) >= slot]
    return {place.zone[place.at] for place in at}


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7])
def test_every_world_of_a_seat_agrees_with_what_was_passed_to_it(seats: int) -> None:
    looked = 0
    for play in played(seats, f"agrees {seats}", rank9="on" if seats == 7 else "auto"):
        state = play.state
        if state.phase == "theater":
            for eyes in range(seats):
                for world in worlds(state, eyes, 6):
                    for look in state.seats[eyes].looks:
                        assert circulating(world, look.slot) == set(look.characters), (eyes, look)
                        looked += 1
        if state.round == 4:
            return
    assert looked


@pytest.mark.parametrize("seats", range(2, 9))
def test_the_truth_is_always_possible(seats: int) -> None:
    rng = Random(seats)
    uniques = "devious_dignitaries"  # with the Theater
    options = {"uniques": uniques} | ({"rank9": "off"} if seats == 7 else {})
    for play in played(seats, f"truth {seats}", **options):
        if rng.random() < 0.15:
            for eyes in (None, *range(seats)):
                at = places(play.state, eyes)
                known = bound(play.state, eyes, at)
                for number, place in enumerate(at):
                    assert number in known[place.zone[place.at]], (eyes, play.asks)


def rank_places(scene: Scene, eyes: int) -> dict[int, list[int]]:
    """By rank the seats that may have it, as far as a seat can tell."""
    return {RANK[role]: seats for role, seats in suspects(scene.state, eyes).items()}


def selected(scene: Scene, *ranks: int) -> Scene:
    """Choose these ranks, and stop before the call."""
    for rank in ranks[:-1]:
        pick(scene, rank)
    asks = scene.asks
    assert isinstance(asks, Decision)
    role = scene.state.cast[ranks[-1] - 1]
    scene.play.answer(next(move for move in asks.moves if move.piece == f"character.{role}"))
    return scene


def test_the_first_player_knows_what_lies_face_down() -> None:
    scene = selected(selecting(4, 8, up=(1, 2), down=3), 4, 5, 6, 7)
    known = rank_places(scene, 0)
    assert known[3] == [MIDDLE]
    assert known[5] == known[6] == known[7] == known[8] == [MIDDLE, 1, 2, 3]


def test_a_later_player_knows_what_went_before_and_what_comes_after() -> None:
    scene = selected(selecting(4, 8, up=(1, 2), down=3), 4, 5, 6, 7)
    known = rank_places(scene, 2)
    assert known[4] == known[5] == known[3] == [MIDDLE, 0, 1], "taken before, or aside"
    assert known[7] == known[8] == [MIDDLE, 3], "passed on"


def test_the_last_of_seven_with_eight_ranks_knows_what_lies_face_down() -> None:
    for last in (1, 8):
        scene = selected(selecting(7, 8, down=1), 2, 3, 4, 5, 6, 7, last)
        assert {world.down[0] for world in worlds(scene.state, 6)} == {scene.state.cast[8 - last]}
        for eyes in range(6):
            assert len({world.down[0] for world in worlds(scene.state, eyes, 40)}) > 1
        for world in worlds(scene.state, 5):
            assert 21 in (world.seats[6].roles[0], world.down[0]), "what he passed on is there"


def test_a_rank_that_nobody_answered_to_lies_face_down() -> None:
    scene = lay(roles={0: "thief", 1: "king", 2: "bishop", 3: "warlord"})
    assert scene.asked == "0 turn" and scene.state.silent == (1,)
    assert all(scene.state.cast[0] in world.down for world in worlds(scene.state, 3))
    assert any(scene.state.cast[5] not in world.down for world in worlds(scene.state, 3))


def test_of_a_killed_one_nobody_can_tell() -> None:
    scene = lay(roles={0: "assassin", 1: "thief", 2: "bishop", 3: "warlord"}).take().do("kill", "thief").end()
    assert scene.asked == "2 turn"
    held = [[seat for seat in (1, 3) if 3 in world.seats[seat].roles] for world in worlds(scene.state, 2)]
    assert [] in held and [1] in held and [3] in held


def test_two_players_know_what_they_buried() -> None:
    scene = selecting(2, down=8)
    for rank in (1, 2, 3, 4, 5):
        pick(scene, rank)
    assert rank_places(scene, 1)[3] == [MIDDLE] and rank_places(scene, 0)[5] == [MIDDLE]
    assert sorted(rank_places(scene, 0)) == [2, 3, 5, 6, 7, 8]


def test_after_the_theater_both_know_what_they_gave() -> None:
    scene = lay(phase="theater", roles={0: "king", 1: "warlord", 2: "thief"}, cities={0: "theater"})
    scene.do("swap", 1)
    assert scene.asked == "2 turn", "the Thief"
    assert all(world.seats[1].roles == [9] for world in worlds(scene.state, 0))
    assert all(world.seats[0].roles == [21] for world in worlds(scene.state, 1))
    assert any(world.seats[0].roles != [21] for world in worlds(scene.state, 2))


def test_a_swap_takes_the_place_in_the_selection_with_it() -> None:
    scene = selecting(4, 8, up=(1, 2), down=3)
    scene.state.seats[3].city = (FACE.index("theater"),)
    selected(scene, 5, 6, 7, 8)
    scene.play.answer(None)
    scene.play.answer(next(m for m in scene.play.asks.moves if m.to == "seat.0.roles"))  # type: ignore[union-attr]
    assert scene.play.asks == Beat("theater", (3, 0))
    known = rank_places(scene, 1)
    assert known[7] == known[8] == known[4] == [MIDDLE, 0, 2], "what was passed on may be with seat 0 now"
    assert known[3] == known[5] == [MIDDLE, 3]


def test_nobody_learns_anothers_notes() -> None:
    scene = selected(selecting(4, 8, up=(1, 2), down=3), 5, 6, 7, 8)
    for world in worlds(scene.state, 1, 3):
        assert world.seats[0].looks == () and world.seats[1].looks == scene.state.seats[1].looks
    assert not any(key.startswith(("may", "passed")) for key in scene.table(None).counts)
    notes = scene.table(0).counts
    assert notes["passed.6"] == 1 and notes["may.6.2"] == 1 and "may.3.2" not in notes
    assert notes["may.3.down"] == 1 and "passed.3" not in notes
    assert "passed.6" not in scene.table(2).counts


def test_the_order_of_the_selection_knows_every_kind_of_place() -> None:
    kinds = {slot.what for seats, ranks in DISCARDS for slot in order(seats, ranks)}
    assert kinds == {ASIDE, KEEP, LAST, DROP, "rest"}


def test_called_characters_are_no_secret() -> None:
    scene = called("thief", "king")
    assert all(world.seats[0].shown == (3,) for world in worlds(scene.state, 1))
