"""What the table tells beside its cards, and where the way back is barred."""

from __future__ import annotations

from client.room.seats import Chair
from client.room.session import Session
from client.rules.pax import GAME
from client.rules.play import Beat, Decision, Play, Setup
from tests.pax.scene import lay


def test_what_rome_would_take_is_told() -> None:
    counts = lay("turn", legions=["W04 F02", "S01", "F08"]).table().counts
    assert [counts[f"sum.{k}"] for k in range(3)] == [4, 1, 4] and counts["rome.next"] == 0
    assert "rome.next" not in lay("turn", legions=["W01"], rome_takes="category").table().counts
    assert "rome.next" not in lay("turn").table().counts


def test_what_rome_would_take_follows_the_options() -> None:
    counts = lay("turn", legions=["W04", "S10 W01", "F08 S04"], rome_takes="category").table().counts
    assert [name for name in counts if name.startswith("next.")] == ["next.senator"], "2 + 4 aurei"
    last = lay("turn", legions=["W04"], ran_out=True)
    assert last.table().counts["rome.next"] == 0
    last = lay("turn", legions=["W04"], ran_out=True, final_strengthening=False)
    assert "rome.next" not in last.table().counts


def test_room_in_use_and_bonuses_are_told() -> None:
    areas = {0: "F10 F01 A01 L08 I08 I01"}
    counts = lay("turn", areas=areas).table().counts
    assert (counts["load.0.fleet"], counts["load.0.army"], counts["capacity.0"]) == (3, 1, 3)
    assert (counts["bonus.0.fleet"], counts["bonus.0.army"]) == (0, 1), "three fleets bring an army"
    counts = lay("turn", areas=areas, capacity_unit="cards").table().counts
    assert (counts["load.0.fleet"], counts["load.0.army"]) == (2, 1)


def test_the_scales_follow_the_seats_weighed() -> None:
    areas = {0: (0, 0, 0, 1, 1, 0, 0), 1: (0, 0, 0, 0, 1, 1, 1)}
    for test, told in (("each_player", [2, 3]), ("collective", [2, 4])):
        state = lay("turn", areas=areas, rome_test=test).state
        assert "weighed" not in GAME.table(state, None).counts
        state.phase = "end"
        play, found = Play(GAME, state), []
        while isinstance(play.asks, Beat):
            counts = GAME.table(play.state, None).counts
            found.append((counts["weighed"], counts["exceed"]))
            play.answer(None)
        assert found == [(1, told[0]), (2, told[1]), (2, told[1])], "each balance, then the verdict"


def test_alone_primus_conspiratus_stays_in_the_box() -> None:
    zones = lay("turn", 1).table().zones
    assert not zones["aside"] and not zones["seat.0.conspiratus"]
    assert [piece.kind for piece in lay("turn").table().zones["aside"]] == ["conspiratus"]


def test_seven_strengths_of_rome_and_of_everybody() -> None:
    scene = lay(
        "turn", areas={0: (1, 0, 0, 2, 3, 4, 0), 1: (0, 0, 0, 0, 0, 0, 2)}, rome=(0, 1, 0, 2, 1, 1, 1)
    )
    counts = scene.table().counts
    names = ("wealth", "fleet", "army", "religion", "senator", "land", "intrigue")
    assert [counts[f"strength.0.{name}"] for name in names] == [1, 0, 0, 2, 3, 4, 0]
    assert [counts[f"rome.{name}"] for name in names] == [0, 1, 0, 2, 1, 1, 1]
    assert (counts["ahead.0"], counts["ahead.1"], counts["goal"]) == (3, 1, 4)
    assert lay("turn", 1, solo_level=3, deck="", legions=["W01"]).table().counts["goal"] == 5


def test_prices_are_those_of_the_player_in_turn() -> None:
    scene = lay("turn", areas={1: "W07 W01"}, legions=["L10", "S01", "F08"], hidden="I01 I02 I03")
    assert [scene.table().counts[f"price.{k}"] for k in range(3)] == [3, 1, 4]
    scene.say("spy hidden")
    assert [scene.table().counts[f"price.{k}"] for k in range(3)] == [2, 0, 3]
    assert "cost.next" not in scene.table().counts and "income.1" not in scene.table().counts


def answered(session: Session, *verbs: str) -> list[bool]:
    """Answer with the first move of each verb in turn; after each, whether it can be taken back."""
    found = []
    for verb in verbs:
        while session.tick():
            pass
        session.lift_curtain()
        asks = session.asks
        assert isinstance(asks, Decision)
        session.answer(next(move for move in asks.moves if move.verb == verb))
        found.append(session.can_undo)
    return found


def test_undo_ends_where_a_card_was_seen() -> None:
    chairs = [Chair("human", "A"), Chair("human", "B")]
    setup = Setup(2, {"start_player": 1})
    session = Session.new("pax", setup, chairs, "undo", autoplay=False)
    assert answered(session, "keep", "keep") == [True, False], "the legions' cards lie open now"
    assert answered(session, "draw", "put", "put") == [False, False, False], "the next card was seen"
    assert answered(session, "buy", "play", "stop") == [True, True, True], "all of it lay open"
    assert answered(session, "spy") == [False], "Rome's cards were seen"
