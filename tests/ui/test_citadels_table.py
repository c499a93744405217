"""Citadels on the running table: whole games by every gesture, what is shown and what a gesture does."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from random import Random

import pytest

from client.rules.citadels.data import DIPLOMAT
from client.rules.play import Decision, Move
from client.ui import bills
from client.ui.banners import Left, Nameplate
from client.ui.matters import deciding
from client.ui.reach import Reach
from tests.citadels.turns import acting
from tests.ui import tables
from tests.ui.pilot import Pilot
from tests.ui.tables import by_turns, played, to_result

pytestmark = pytest.mark.usefixtures("plain")
seated = partial(tables.seated, "citadels", confirm=True)


def busy(mine: Decision, rng: Random) -> Move:
    """A random move, seldom the end of a turn, so that games go through everything."""
    acts = [move for move in mine.moves if move.verb not in ("end", "pass", "done")]
    return rng.choice(acts if acts and rng.random() < 0.8 else mine.moves)


to_ask = partial(tables.to_ask, choose=busy)


@pytest.mark.parametrize(
    ("seats", "seed", "cast"),
    [
        (2, "3", "first_game"),
        (3, "21", "devious_dignitaries"),
        (4, "6", "illustrious_emissaries"),
        (5, "5", "cunning_agents"),
        (8, "8", "vicious_nobles"),
    ],
)
def test_a_whole_game_by_drag_click_and_key_to_its_result(seats: int, seed: str, cast: str) -> None:
    pilot = seated(seats, seed, options={"cast": cast})
    used = played(pilot, seed, ("drag", "click", "key"), busy)
    assert min(used.values()) > 3
    to_result(pilot)


# -- the draft ---------------------------------------------------------------------------------------------


def test_the_characters_passed_on_lie_on_the_salver_for_who_chooses_and_hide_the_ring_meanwhile() -> None:
    pilot = seated(5)
    mine = to_ask(pilot, "pick", Random(1))
    stage = pilot.table.stage
    assert [lie.piece.id for lie in stage.salver.lies] == [move.piece for move in mine.moves]
    boxes = [lie.box for lie in stage.salver.lies]
    assert all(box.h > 100 for box in boxes), "large enough to know them"
    assert all(one.overlap(other) == 0 for n, one in enumerate(boxes) for other in boxes[n + 1 :])
    assert not any(lie.zone.startswith("rank.") for lie in stage.lies.values())
    pilot.table.play(mine.moves[0])
    to_ask(pilot, "turn", Random(1))
    assert not stage.salver.laid and any(lie.zone.startswith("rank.") for lie in stage.lies.values())


def picking() -> tuple[Pilot, Move]:
    """A pilot who is to pick a character, and the last of the moves."""
    pilot = seated(5)
    return pilot, to_ask(pilot, "pick", Random(1)).moves[-1]


@pytest.mark.parametrize("way", ["drag", "clicks"])
def test_a_character_is_chosen_by_a_gesture_and_a_second_press(way: str) -> None:
    pilot, move = picking()
    table, mine, before = pilot.table, pilot.table.mine, len(pilot.table.session.answers)

    def reach() -> None:
        at = pilot.grip(move.piece)
        if way == "drag":
            pilot.drag(at, pilot.centre(move.to))
        else:
            pilot.click(at)
            pilot.click(at)

    reach()
    assert table.choosing == (move,) and len(table.session.answers) == before
    pilot.key("escape")
    assert not table.choosing and table.mine is mine, "thought better of it"
    reach()
    pilot.click(table.stage.prompt.button_rect(0).center)
    assert len(table.session.answers) == before, "a double click is no second thought"
    pilot.frames(20)
    pilot.click(table.stage.prompt.button_rect(0).center)
    assert table.session.answers[before] == move


@pytest.mark.parametrize("name", ["return", "enter"])
def test_a_second_press_may_be_the_enter_key_and_escape_thinks_better(name: str) -> None:
    pilot, move = picking()
    table, mine, before = pilot.table, pilot.table.mine, len(pilot.table.session.answers)
    pilot.play_by_keys(move)
    assert table.choosing == (move,)
    pilot.key("escape")
    assert not table.choosing and table.mine is mine
    pilot.play_by_keys(move)
    pilot.key(name)
    assert len(table.session.answers) == before, "a key pressed twice is no second thought"
    pilot.frames(20)
    assert table.stage.prompt.focus == 0, "it shows which button Enter presses"
    pilot.key(name)
    assert table.session.answers[before] == move


def test_a_double_click_is_no_second_gesture() -> None:
    pilot, move = picking()
    table, before = pilot.table, len(pilot.table.session.answers)
    at = pilot.grip(move.piece)
    for _ in range(4):
        pilot.click(at)
    assert len(table.session.answers) == before
    pilot.frames(20)
    pilot.click(at)
    pilot.click(at)
    assert table.session.answers[before] == move


def test_without_the_wish_for_it_one_gesture_is_enough() -> None:
    pilot = seated(5, confirm=False)
    mine = to_ask(pilot, "pick", Random(1))
    before = len(pilot.table.session.answers)
    pilot.drag(pilot.grip(mine.moves[0].piece), pilot.centre(mine.moves[0].to))
    assert pilot.table.session.answers[before] == mine.moves[0]


def test_the_cast_is_chosen_onto_the_foot_of_the_salver() -> None:
    pilot = seated(4, options={"cast": "choose", "first_crown": 1})
    mine = to_ask(pilot, "cast", Random(1))
    serving, before = pilot.table.desk.spots.serving, len(pilot.table.session.answers)
    assert serving is not None and len(pilot.table.stage.salver.lies) == 3
    pilot.drag(pilot.grip(mine.moves[1].piece), serving.foot.centre)
    assert pilot.table.session.answers[before] == mine.moves[1]


# -- powers ------------------------------------------------------------------------------------------------


def test_a_power_with_and_without_a_target_are_both_at_hand() -> None:
    pilot, rng = seated(4, seed="9", confirm=False), Random(9)
    while True:
        mine = to_ask(pilot, "turn", rng, "destroy")
        taps = [move for move in mine.moves if move.verb == "income"]
        if taps:
            break
        pilot.table.play(busy(mine, rng))
    hand, before = pilot.table.hand, len(pilot.table.session.answers)
    pilot.click(pilot.grip(taps[0].piece))
    assert hand.lifted == taps[0].piece, "it may go somewhere, so one click lifts it"
    pilot.click(pilot.grip(taps[0].piece))
    assert pilot.table.session.answers[before] == taps[0]


def shown(pilot: Pilot) -> dict[str, object]:
    """The prices that lie on the table now, by the piece or the place."""
    return {over.key[1]: over.key[2] for over in bills.tags(pilot.table.stage)}  # type: ignore[index]


def test_what_destroying_costs_stands_on_each_district_and_wants_a_second_press() -> None:
    pilot = seated(4, seed="9")
    mine = to_ask(pilot, "turn", Random(9), "destroy")
    move = next(move for move in mine.moves if move.verb == "destroy")
    counts = pilot.table.scene.table.counts
    pilot.click(pilot.grip(move.piece))
    fees = {one.to: counts[f"fee.{one.to.partition('.')[2]}"] for one in mine.moves if one.verb == "destroy"}
    assert shown(pilot) == {to: (("gold", fee),) for to, fee in fees.items()} and fees
    before = len(pilot.table.session.answers)
    pilot.click(pilot.centre(move.to))
    assert pilot.table.choosing == (move,) and len(pilot.table.session.answers) == before


def diplomatic(mine: Decision, rng: Random) -> Move:
    """A random move, the Diplomat where he can be had."""
    wanted = [move for move in mine.moves if move.piece == f"character.{DIPLOMAT}" and move.verb != "income"]
    return rng.choice(wanted) if wanted else busy(mine, rng)


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_what_an_exchange_costs_stands_on_each_own_district_even_if_nothing(seats: int) -> None:
    pilot, rng, seen = (
        seated(seats, seed="2", options={"cast": "illustrious_emissaries"}),
        Random(seats),
        set[int](),
    )
    stage = pilot.table.stage
    while len(seen) < 2 or 0 not in seen:
        mine = to_ask(pilot, "diplomat", rng, choose=diplomatic)
        counts = pilot.table.scene.table.counts
        fees = {move.piece: counts[f"fee.{move.piece.partition('.')[2]}"] for move in mine.moves}
        assert shown(pilot) == {piece: (("gold", fee),) for piece, fee in fees.items()}
        piece, to = mine.moves[0].piece, mine.moves[0].to
        pilot.click(pilot.grip(piece))
        assert stage.hand.lifted == piece and shown(pilot) == {to: (("gold", fees[piece]),)}
        pilot.click(pilot.centre(to))
        pilot.until_asked()
        seen |= set(fees.values())


def test_powers_without_a_button_say_how_they_are_used() -> None:
    pilot = seated(4, seed="9")
    to_ask(pilot, "turn", Random(9), "destroy")
    words = pilot.table.desk.words
    assert words("citadels.may.turn.destroy") in pilot.table.stage.prompt.matter.text


@pytest.mark.parametrize("richest", [1, 2])
def test_no_two_buttons_read_alike_and_the_sentence_tells_the_gesture(richest: int) -> None:
    scene = acting("abbot", gold={0: 1, **{seat: 5 for seat in range(1, richest + 1)}})
    asks, desk = scene.play.asks, seated(4).table.desk
    assert isinstance(asks, Decision)
    matter = deciding(desk, asks, Reach(asks.moves, scene.table(0)), scene.table(0), "")
    labels = [choice.label for choice in matter.choices]
    assert len(labels) == len(set(labels))
    assert labels.count(desk.words("citadels.button.turn.alms")) == (richest == 1)
    assert desk.words("citadels.may.turn.alms") in matter.text


def test_where_several_can_give_the_gold_the_sentence_tells_the_gesture() -> None:
    scene = acting("cardinal", hands={0: "temple church palace"}, gold={0: 3, 1: 6, 2: 6})
    asks, desk = scene.do("cardinal", "palace").play.asks, seated(4).table.desk
    assert isinstance(asks, Decision) and asks.ask == "partner"
    matter = deciding(desk, asks, Reach(asks.moves, scene.table(0)), scene.table(0), "")
    assert not matter.choices and desk.words("citadels.may.partner.partner") in matter.text


def test_who_drags_a_card_that_cannot_be_built_is_told_why() -> None:
    pilot, rng = seated(5, seed="4"), Random(4)
    mine = to_ask(pilot, "turn", rng, "take")
    table = pilot.table
    hand = table.scene.table.zones["seat.0.hand"]
    assert hand and not any(move.piece == hand[0].id for move in mine.moves)
    before = len(table.session.answers)
    pilot.drag(pilot.grip(hand[0].id), pilot.centre("seat.0.city"))
    assert table.stage.note is not None
    assert table.stage.note.text == table.desk.words("citadels.why.gather_first")
    assert len(table.session.answers) == before and not table.hand.lifted


# -- what is shown -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_every_seat_has_its_plate_and_room_for_a_whole_city(seats: int) -> None:
    pilot = seated(seats)
    pilot.until_asked()
    desk, stage = pilot.table.desk, pilot.table.stage
    plates = [part for part in stage.parts if isinstance(part, Nameplate)]
    assert sorted(plate.seat for plate in plates) == list(range(seats))
    zones = desk.settled.zones
    for plate in plates:
        gold, hand, *_ = plate.numbers()
        assert (gold, hand) == tuple(len(zones[f"seat.{plate.seat}.{name}"]) for name in ("gold", "hand"))
    for seat in range(seats):
        spot = desk.spots.spots[f"seat.{seat}.city"]
        places = desk.spots.empty(spot, desk.settled._replace(zones={}))
        assert len(places) == desk.settled.counts["size"]
        assert all(one.overlap(other) == 0 for one, other in pairwise(places))
        assert min(place.h for place in places) >= 48, "cost and kind can be read"
    rooms = [desk.spots.strips[seat] for seat in desk.spots.others]
    assert all(one.y + one.h <= other.y for one, other in pairwise(rooms))


def test_what_may_still_be_built_is_shown_in_the_own_turn_only() -> None:
    pilot, rng = seated(5, seed="4"), Random(4)
    left = next(part for part in pilot.table.stage.parts if isinstance(part, Left))
    to_ask(pilot, "pick", rng)
    assert left._state() == (0, 0)
    to_ask(pilot, "turn", rng)
    counts = pilot.table.desk.settled.counts
    assert left._state() == (counts["limit"], counts["built"])


# -- what a seat knows -------------------------------------------------------------------------------------


def test_the_curtain_stands_before_another_human_and_shows_nothing_secret() -> None:
    pilot = seated(3, "3", humans=2)
    seen: list[int] = []
    covered = 0
    private = [f"seat.{n}.{name}" for n in range(3) for name in ("hand", "roles", "drawn")]
    for table in by_turns(pilot, 600, lambda mine, rng: mine.moves[0]):
        zones, mine, curtain = table.scene.table.zones, table.mine, table.session.curtain
        if curtain is not None:
            covered += sum([len(zones[name]) for name in private])
            assert not any(piece.face for name in (*private, "offer") for piece in zones[name])
            assert not table.stage.salver.laid
            seen.append(curtain)
        elif mine is not None:
            assert not any(piece.face for piece in zones[f"seat.{1 - mine.seat}.roles"])
        if len(seen) > 5:
            break
    assert set(seen) == {0, 1} and covered
