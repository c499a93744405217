"""Who may know what (rules, section 4.1), written from the rules text and held at every request."""

from __future__ import annotations

from random import Random

import pytest

from client.room.seats import Chair
from client.room.session import Session
from client.rules.play import Decision, Play, Setup
from client.rules.siberia import GAME
from client.rules.siberia.data import NONE, RESEARCH, columns_of
from client.rules.siberia.state import State, room
from tests.siberia.scene import Scene, lay
from tests.walk import walk


def may_see(zone: str, eyes: int | None, open_hands: bool) -> bool:
    """Whether these eyes may see the faces in a zone."""
    if zone.endswith(".hand"):
        return open_hands or (eyes is not None and zone == f"seat.{eyes}.hand")
    return zone not in ("bag", "stack")


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, {}), (3, {"placement": "open_turn_order"})])
def test_every_zone_shows_its_faces_to_whom_the_rules_say(seats: int, options: dict[str, object]) -> None:
    rng = Random(f"secrets {seats}")
    for number, at in enumerate(walk(Play(GAME, GAME.deal(Setup(seats, options))), rng)):
        if number % 3 == 0:
            for eyes in (None, *range(seats)):
                for zone, pieces in GAME.table(at.state, eyes).zones.items():
                    seen = may_see(zone, eyes, bool(options))
                    assert all(bool(piece.face) == seen for piece in pieces), f"{eyes}: {zone} at {at.asks}"


def half_placed() -> Scene:
    """Seat 0 of three has placed four of its counters, seat 2 all of them."""
    scene = lay("place", 3, start=2, player=2, panels={0: {"gas": 1, "worker": 2}, 2: {"manager": 1}})
    while scene.seat == 2:
        scene.say(scene.moves[0])
    for _ in range(4):
        scene.say(scene.moves[0])
    return scene


def worlds(scene: Scene, eyes: int | None, count: int = 12) -> list[State]:
    """The game as it may be for these eyes."""
    return [scene.play.blind(eyes, Random(seed)).state for seed in range(count)]


@pytest.mark.rule("S28")
@pytest.mark.parametrize("eyes", [None, 0, 1, 2])
def test_the_others_plans_are_made_again_and_are_sound(eyes: int | None) -> None:
    scene = half_placed()
    for world in worlds(scene, eyes):
        for me, seat in enumerate(world.seats):
            truth = scene.state.seats[me]
            assert len(seat.hand) == 6 and seat.plan.count(NONE) == truth.plan.count(NONE)
            assert min(room(seat)) >= 0 and seat.committed == truth.committed
            fits = [(*columns_of(counter), RESEARCH, NONE) for counter in seat.hand]
            assert all(column in fit for column, fit in zip(seat.plan, fits, strict=True))
            if me == eyes:
                assert (seat.hand, seat.plan) == (truth.hand, truth.plan)
        counters = world.bag + [c for s in world.seats for c in (*s.hand, *sum(s.rows, ()))]
        assert sorted(counters) == list(range(70))


@pytest.mark.parametrize(("eyes", "other"), [(0, 2), (1, 0), (1, 2), (2, 0), (None, 2)])
def test_hands_and_plans_of_others_are_unknown(eyes: int | None, other: int) -> None:
    found = worlds(half_placed(), eyes)
    assert len({tuple(world.seats[other].hand) for world in found}) > 9
    assert len({tuple(world.seats[other].plan) for world in found}) > 5


@pytest.mark.parametrize("eyes", [0, 1, 2])
def test_pictures_and_requests_are_the_same_in_every_world(eyes: int) -> None:
    scene = half_placed()
    for seed in range(6):
        world = scene.play.blind(eyes, Random(seed), quiet=False)
        assert GAME.table(world.state, eyes) == scene.table(eyes)
        assert (eyes != 0) or world.asks == scene.asks


def test_whatever_was_planned_blinding_gives_the_same_worlds() -> None:
    one, other = half_placed(), half_placed()
    other.state.seats[2].plan[:] = [RESEARCH] * 6
    other.state.seats[0].hand.reverse()
    for seed in range(4):
        for scene in (one, other):
            GAME.redeal(scene.state, 1, Random(seed))
        assert one.state == other.state


def test_the_tile_stack_is_unknown_and_the_display_is_not() -> None:
    scene = lay(panels={0: {"salesman": 2}})
    found = worlds(scene, 0)
    assert len({tuple(world.stack) for world in found}) > 9
    assert all(world.display == scene.state.display for world in found)


def test_open_placing_hides_no_hand() -> None:
    scene = lay("place_open", placement="open_turn_order")
    assert scene.state.seats[1].hand
    assert all(world.seats[1].hand == scene.state.seats[1].hand for world in worlds(scene, 0))


def test_journals_and_pictures_of_the_others_are_the_same_whatever_is_placed() -> None:
    def told(last: bool) -> list[object]:
        chairs = [Chair("human", name, "easy") for name in ("Ada", "Bob")]
        session = Session.new("siberia", Setup(2, {"start_player": 1}), chairs, "quiet", autoplay=False)
        while session.play.state.player != 1:
            if session.tick() is None:
                session.lift_curtain()
                asks = session.asks
                assert isinstance(asks, Decision)
                session.answer(asks.moves[-1 if last and asks.ask == "place" else 0])
        return [(session.journal(eyes), session.table(eyes)) for eyes in (None, 1)]

    assert told(True) == told(False)


def test_the_public_learns_placements_only_when_all_are_revealed() -> None:
    """The picture of every request of a placing phase is the same for two plans that differ in all."""

    def pictures(last: bool) -> list[object]:
        scene, seen = lay("place", 3), []
        while scene.state.phase == "place":
            seen.append((scene.asked, scene.table(None)))
            scene.say(scene.moves[-1 if last else 0])
        return seen

    assert pictures(True) == pictures(False)
