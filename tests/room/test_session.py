"""The session: one thing at a time, whose eyes may look, and the way back."""

from __future__ import annotations

from random import Random

import pytest

from client.ai.policy import Choice
from client.room.dice import seal
from client.room.journal import AGREED, SECRET, UNDONE
from client.room.seats import Chair, named
from client.room.session import Session
from client.rules.play import Beat, Chance, Decision, IllegalMove, Move, Setup
from client.rules.table import Piece
from tests.room.people import asked, finish, lay, move, session, until
from tests.walk import Guesser

# ---- one thing at a time


def test_a_tick_does_one_thing() -> None:
    s = session("bb")
    while s.waiting != "over":
        before, waiting = len(s._history.events), s.waiting
        tick = s.tick()
        assert tick is not None and len(s._history.events) == before + 1
        assert tick.kind == {"bot": "move"}.get(waiting, waiting)


def test_waiting_says_who_moves_the_game_on() -> None:
    s = session("hb")
    assert s.waiting == "chance"
    s.tick()
    assert s.waiting == "human" and s.tick() is None and s.tick() is None
    asked(s, "lay", 0)
    move(s, Move("done"))
    assert s.waiting == "chance"
    s.tick()
    assert s.waiting == "beat"
    s.tick()
    assert s.waiting == "bot"
    finish(s)
    assert s.waiting == "over" and s.tick() is None and s.asks is None


def test_chance_comes_from_the_seed_and_the_count_of_answers() -> None:
    s = finish(session("hh", "abc"))
    play = session("hh", "abc").play
    for number, answer in enumerate(s.answers):
        while isinstance(play.asks, Beat):
            play.answer(None)
        if isinstance(play.asks, Chance):
            assert answer == play.asks.sample(Random(f"abc:{number}"))
        play.answer(answer)


def test_an_illegal_answer_is_refused_and_changes_nothing() -> None:
    s = session("hb")
    with pytest.raises(IllegalMove, match="no human is asked"):
        s.answer(Move("done"))
    asked(s, "lay", 0)
    count, journal = len(s.answers), s.journal(0)
    with pytest.raises(IllegalMove, match="seat 0 is asked lay"):
        s.answer(Move("lay", "card.99", "row"))
    assert len(s.answers) == count and s.journal(0) == journal and s.asks == s.play.asks


class Slow(Guesser):
    """A thinker that is asked three times before it knows."""

    looks = 0
    cancelled = 0

    def poll(self) -> Choice | None:
        self.looks += 1
        return super().poll() if self.looks % 3 == 0 else None

    def cancel(self) -> None:
        super().cancel()
        self.cancelled += 1


def test_a_bot_that_thinks_holds_nobody_up() -> None:
    thinker = Slow()
    s = session("bb", thinker=thinker)
    idle = 0
    while s.waiting != "over":
        waiting, asks = s.waiting, s.asks
        if s.tick() is None:
            assert waiting == "bot" and s.asks is asks
            idle += 1
    assert idle > 5


def test_undo_while_a_bot_thinks_stops_the_thinking() -> None:
    thinker = Slow()
    s = session("hb", thinker=thinker)
    until(s, lambda asks: asks.ask == "lay" and len(asks.moves) > 2)
    move(s, lay(s.asks))  # type: ignore[arg-type]
    if s.waiting == "human":
        move(s, Move("done"))
    while s.waiting != "bot":
        s.tick()
    assert s.tick() is None
    assert s.undo(consent=True) and thinker.cancelled == 1 and s.waiting == "human"


def test_a_bots_reason_comes_with_its_move_unless_the_move_is_secret() -> None:
    s = session("hbb")
    reasons: dict[str, set[tuple[str, ...]]] = {"lay": set(), "hide": set()}
    while s.waiting != "over":
        tick = s.tick()
        if tick is None:
            move(s, s.asks.moves[0])  # type: ignore[union-attr]
        elif isinstance(tick.asked, Decision) and tick.seat > 0 and tick.asked.ask in reasons:
            reasons[tick.asked.ask].add(tick.reason)
    assert ("guessed",) in reasons["lay"] and reasons["hide"] == {()}


def test_a_hint_is_what_a_bot_would_do() -> None:
    thinker = Slow()
    s = session("hb", thinker=thinker)
    assert s.hint_ready is None
    until(s, lambda asks: asks.ask == "lay" and len(asks.moves) > 1)
    s.hint()
    assert s.hint_ready is None
    assert s.hint_ready is not None and s.hint_ready.move in s.asks.moves  # type: ignore[union-attr]
    move(s, s.asks.moves[0])  # type: ignore[union-attr]
    assert s.hint_ready is None


# ---- the move that is no choice


def test_a_forced_move_in_turn_plays_itself() -> None:
    s, rng = session("hb", coins=0, seed="6"), Random(1)
    forced = 0
    while s.waiting != "over":
        tick = s.tick()
        if tick is not None:
            forced += tick.kind == "move" and tick.seat == 0
        else:
            asks = s.asks
            assert isinstance(asks, Decision)
            assert len(asks.moves) > 1 or asks.private or asks.ask == "object" or s.play.state.hands[0].cards
            move(s, rng.choice(asks.moves))
    assert forced


def test_a_forced_move_out_of_turn_waits_for_its_owner() -> None:
    s = session("hh", coins=0)
    until(s, lambda asks: asks.ask == "object")
    assert len(s.asks.moves) == 1 and s.tick() is None  # type: ignore[union-attr]


def test_a_move_that_only_its_owner_knows_to_be_forced_waits() -> None:
    """After one card 'done' is the only move when no other in hand has its value; nobody else knows."""
    s = session("hb", seed="2")
    asks = until(s, lambda asks: asks.ask == "lay" and len(asks.moves) > 2)
    values = [int(found.piece[5:]) // 2 for found in asks.moves if found.piece]
    lonely = next(v for v in values if values.count(v) == 1)
    move(s, next(found for found in asks.moves if found.piece and int(found.piece[5:]) // 2 == lonely))
    assert s.asks.moves == (Move("done"),) and s.tick() is None  # type: ignore[union-attr]


def test_without_autoplay_every_human_move_is_asked() -> None:
    s = session("hh", coins=0, autoplay=False)
    while s.waiting != "over":
        human = s.waiting == "human"
        tick = s.tick()
        assert (tick is None) == human
        if tick is None:
            move(s, s.asks.moves[-1])  # type: ignore[union-attr]


# ---- whose eyes


def test_one_human_always_looks_and_no_curtain_stands() -> None:
    s = session("hbb")
    while s.waiting != "over":
        assert s.eyes == 0 and s.curtain is None
        if s.tick() is None:
            s.answer(s.asks.moves[0])  # type: ignore[union-attr]


def test_bots_alone_show_the_public_table() -> None:
    assert session("bb").eyes is None


def test_the_curtain_stands_before_the_next_human_until_it_is_lifted() -> None:
    s = session("hh")
    asks = until(s, lambda asks: True)
    assert s.curtain == asks.seat and s.eyes is None
    with pytest.raises(IllegalMove, match="curtain"):
        s.answer(asks.moves[0])
    s.lift_curtain()
    assert s.curtain is None and s.eyes == asks.seat
    s.answer(lay(asks))
    while s.waiting != "human" or s.asks.seat == asks.seat:  # type: ignore[union-attr]
        if s.tick() is None:
            s.answer(Move("done"))
    assert s.curtain == 1 - asks.seat and s.eyes is None


def test_who_answers_in_turn_keeps_looking_while_chance_speaks() -> None:
    s = session("hh")
    asked(s, "lay", 0)
    move(s, Move("done"))
    assert s.waiting == "chance" and s.eyes == 0 and s.curtain is None


def test_nobody_in_particular_looks_when_the_game_is_over() -> None:
    assert finish(session("hh")).eyes is None


def test_the_journal_hides_secret_answers_from_others() -> None:
    s = finish(session("hhb"))
    for eyes in (None, 0, 1, 2):
        for entry in s.journal(eyes):
            if entry.seat == eyes or ".hide" not in entry.key:
                continue
            raise AssertionError(f"{eyes} reads {entry}")
        secrets = [entry for entry in s.journal(eyes) if entry.key == SECRET]
        assert secrets and all(entry.args == ("hide",) and entry.seat != eyes for entry in secrets)
    own = [entry for entry in s.journal(1) if entry.seat == 1 and ".hide" in entry.key]
    assert own and all(isinstance(entry.args[0], Piece) and entry.args[0].face for entry in own)


def test_a_tick_tells_a_human_nothing_that_is_hidden() -> None:
    s = session("hbb")
    met = set()
    while s.waiting != "over":
        tick = s.tick() or s.answer(s.asks.moves[0])  # type: ignore[union-attr]
        if isinstance(tick.asked, Chance) and tick.asked.kind == "shuffle":
            assert tick.answer == ()
            met.add("shuffle")
        if isinstance(tick.asked, Decision) and tick.seat != 0:
            assert tick.asked.moves == ()
            assert not tick.asked.private or tick.answer is None
            met.add("secret" if tick.asked.private else "open")
    assert met == {"shuffle", "secret", "open"}


def test_a_laid_card_is_named_to_all_since_all_see_it() -> None:
    s = finish(session("hb"))
    laid = [entry for entry in s.journal(None) if entry.key == "tiny.did.lay.lay"]
    assert laid and all(isinstance(entry.args[0], Piece) and entry.args[0].face for entry in laid)


# ---- the way back


def test_undo_goes_back_to_the_seats_own_last_decision() -> None:
    s = session("hb")
    until(s, lambda asks: asks.ask == "lay" and len(asks.moves) > 2)
    before, state = list(s.answers), s.play.state.clone()
    move(s, lay(s.asks))  # type: ignore[arg-type]
    assert s.can_undo and s.undo()
    assert s.answers == before and s.play.state == state and s.can_redo
    assert [entry.key for entry in s.journal(0)][-1] == UNDONE and not s.marked


def test_redo_plays_it_again_and_a_new_answer_forgets_it() -> None:
    s = session("hb")
    asks = until(s, lambda asks: asks.ask == "lay" and len(asks.moves) > 2)
    move(s, asks.moves[0])
    answers, journal = list(s.answers), s.journal(0)
    s.undo()
    assert s.redo() and s.answers == answers and s.journal(0) == journal and not s.can_redo
    s.undo()
    move(s, asks.moves[1])
    assert not s.can_redo and not s.redo()


def test_undo_passes_a_bots_act_that_shows_nothing_new() -> None:
    s = session("hbb", seed="5", coins=0)  # seat 1 can only let it be
    until(s, lambda asks: asks.ask == "lay" and len(asks.moves) > 2)
    at = len(s.answers)
    move(s, lay(s.asks))  # type: ignore[arg-type]
    if s.waiting == "human":
        move(s, Move("done"))
        s.undo()
    assert len(s.answers) in (at, at + 1)


def test_chance_bars_the_way_back() -> None:
    s = session("hb")
    asked(s, "lay", 0)
    move(s, Move("done"))
    assert s.can_undo
    s.tick()
    assert not s.can_undo and not s.undo() and s.can_undo_agreed


def test_another_humans_act_bars_the_way_back() -> None:
    s = session("hh")
    asked(s, "lay")
    move(s, lay(s.asks))  # type: ignore[arg-type]
    asks = asked(s, "object")
    at = len(s.answers)
    move(s, Move("let"))
    assert s.can_undo and s.undo()  # the other's own act
    assert len(s.answers) == at and s.asks == asks
    assert s.curtain is None or s.curtain == asks.seat


def test_a_revealed_face_bars_the_way_back() -> None:
    """A card that the bot lays shows a face, so what was done before is done."""
    s = session("hb", seed="7")
    for _ in range(30):
        until(s, lambda asks: asks.private)
        move(s, s.asks.moves[0])  # type: ignore[union-attr]
        learned = False
        while s.waiting in ("bot", "beat") and not learned:
            s.tick()
            learned = s._history.witness(0).learned[-1]
        if learned:
            assert not s.can_undo
            return
        s = session("hb", seed=f"7{_}")
    raise AssertionError("no bot showed a card after a secret choice")


def test_with_consent_it_goes_past_everything_and_the_result_is_marked() -> None:
    s = session("hb")
    asked(s, "lay", 0)
    at = len(s.answers)
    move(s, Move("done"))
    first = s.tick()
    assert s.undo(consent=True) and len(s.answers) == at and s.marked
    assert s.journal(None)[-1].key == AGREED
    move(s, Move("done"))
    assert s.tick() == first  # the same throw comes again


def test_undo_to_the_beginning_and_redo_to_the_end() -> None:
    s = finish(session("hhb", "9"))
    answers, state, journal = list(s.answers), s.play.state.clone(), s.journal(1)
    count = 0
    while s.undo(consent=True):
        count += 1
    assert not s.can_undo_agreed and s.waiting == "human" and len(s.journal(None)) >= count
    while s.redo():
        pass
    while s.tick():
        pass
    assert s.answers == answers and s.play.state == state and s.journal(1) == journal


def test_a_journal_read_late_is_the_same_as_one_kept_from_the_start() -> None:
    bots, people = finish(session("bbb", "4")), session("hhh", "4", autoplay=False)
    while people.waiting != "over":
        if people.tick() is None:
            move(people, bots.answers[len(people.answers)])  # type: ignore[arg-type]
    for eyes in (None, 0, 1, 2):
        assert bots.journal(eyes) == people.journal(eyes)


# ---- numbers


def test_dice_are_counted_by_seat_and_kind() -> None:
    s = finish(session("hb", long=True))
    thrown = [
        event for event in s._history.events if isinstance(event.asked, Chance) and event.asked.of == (6, 6)
    ]
    assert sum(tally.thrown for tally in s.stats) == 2 * len(thrown)
    assert {(tally.seat, tally.kind) for tally in s.stats} == {(0, "white"), (1, "white")}
    for tally in s.stats:
        assert tally.expected == pytest.approx(tally.thrown / 6) and 1 <= tally.mean <= 6
        assert 0 < tally.rarity <= 1


def test_the_seal_commits_to_the_seed() -> None:
    assert session(seed="a").seal == seal("a") != seal("b") and seal("a") != "a"


def test_chairs_and_seats_must_fit() -> None:
    with pytest.raises(ValueError, match="3 seats need as many chairs, not 2"):
        Session.new("tiny", Setup(3), [Chair("human", "A"), Chair("human", "B")], "1")


@pytest.mark.parametrize(
    "chair", [Chair("human", "Ada B"), Chair("bot", "", "hard", 3), Chair("human", "李")]
)
def test_a_chair_is_read_back_from_its_text(chair: Chair) -> None:
    assert Chair.parse(str(chair)) == chair


def test_a_name_cannot_break_a_line() -> None:
    assert "\n" not in str(Chair("human", "A\nseed 5"))


def test_chairs_without_a_name_get_a_free_one() -> None:
    chairs = named([Chair("human", "Ada"), Chair("bot", ""), Chair("bot", "")], ["Ada", "Ben", "Cyn"])
    assert [chair.name for chair in chairs] == ["Ada", "Ben", "Cyn"]
    chairs = named([Chair("human", "Eve"), Chair("bot", ""), Chair("bot", "Ben")], ["Ada", "Ben", "Cyn"])
    assert [chair.name for chair in chairs] == ["Eve", "Cyn", "Ben"], "that of the place, or the next"
