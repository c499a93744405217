"""What every game owes the program, for every game, seat count and option: see `client/rules/play.py`.

The long run, 20,000 games with all checks of a request: ``python -m pytest -m long tests/test_contract.py``.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest

from client.ai.levels import LEVELS, choose
from client.room.dice import drawn
from client.room.journal import Piece, find
from client.room.saves import read, replayed
from client.room.seats import Chair
from client.room.session import Session
from client.rules import game as game_of
from client.rules.play import Answer, Beat, Chance, Decision, Move, Play
from client.rules.record import Header, Record, Transcript
from client.rules.table import Table
from tests.walk import Case, Guesser, cases, finish, pick, pieces, start, walk

CASES = cases()
LONGEST_TAIL = 60
OFTEN = 6  # times that one game is taken back and played on
every_case = pytest.mark.parametrize("case", CASES, ids=str)


def eyes_of(case: Case) -> list[int | None]:
    """The public's and every seat's."""
    return [None, *range(case.seats)]


# ---- 1. requests


def check_request(play: Play, count: dict[str, int]) -> None:
    """A request is sound, and all pieces lie on the table."""
    asks = play.asks
    public = play.game.table(play.state, None)
    assert dict(pieces(public)) == count, asks
    assert len(play.tail) <= LONGEST_TAIL, f"a step of {len(play.tail)} answers: {asks}"
    if isinstance(asks, Decision):
        assert asks.moves, f"nothing to answer: {asks}"
        assert len(set(asks.moves)) == len(asks.moves), f"a move twice: {asks}"
        for move in asks.moves:
            assert Move.parse(str(move)) == move


@every_case
def test_no_piece_has_the_name_of_a_zone(case: Case) -> None:
    rng = Random(f"{case}")
    for play in walk(start(case), rng):  # a move may name either
        table = play.game.table(play.state, rng.choice(eyes_of(case)))
        assert not table.zones.keys() & table.where().keys()


@every_case
def test_random_games_end_and_every_request_is_sound(case: Case) -> None:
    for seed in range(2):
        play = start(case)
        count = dict(pieces(play.game.table(play.state, None)))
        for at in walk(play, Random(f"{case}{seed}")):
            check_request(at, count)
        assert dict(pieces(play.game.table(play.state, None))) == count


@every_case
def test_looking_at_moves_changes_nothing(case: Case) -> None:
    rng = Random(f"{case}look")
    for at in walk(start(case), rng):
        before = at.state.clone()
        asks = at.asks
        waits = at._waits
        if isinstance(asks, Decision) and waits is not None:
            assert tuple(waits.offers()) == asks.moves  # type: ignore[union-attr]
        assert at.state == before


# ---- 2. clones


@every_case
def test_a_clone_is_equal_and_shares_nothing(case: Case) -> None:
    rng = Random(f"{case}clone")
    kept: list[tuple[Play, Any, Any]] = []
    for at in walk(start(case), rng):
        if rng.random() < 0.15:
            copy = at.clone()
            assert copy.asks == at.asks and copy.state == at.state and copy.tail == at.tail
            kept.append((copy, copy.state.clone(), copy.asks))
    for copy, state, asks in kept[::4]:
        finish(copy.clone(), rng)
        assert copy.state == state and copy.asks == asks
    for copy, state, asks in kept:
        assert copy.state == state and copy.asks == asks


@every_case
def test_a_quiet_play_is_asked_the_same_without_beats(case: Case) -> None:
    loud, quiet = start(case), start(case, quiet=True)
    rng = Random(f"{case}quiet")
    while (asks := loud.asks) is not None:
        answer = pick(asks, rng)
        if not isinstance(asks, Beat):
            assert quiet.asks == asks
            quiet.answer(answer)
        loud.answer(answer)
    assert quiet.asks is None and quiet.state == loud.state


# ---- 3. records


def played(case: Case, seed: str) -> tuple[Play, list[Answer]]:
    """A whole random game, chance as its seed draws it."""
    play, rng = start(case), Random(f"{case}{seed}")
    answers: list[Answer] = []
    while (asks := play.asks) is not None:
        answer = drawn(asks, seed, len(answers)) if isinstance(asks, Chance) else pick(asks, rng)
        play.answer(answer)
        if not isinstance(asks, Beat):
            answers.append(answer)
    return play, answers


def transcript(case: Case, seed: str, answers: list[Answer]) -> Transcript:
    chairs = ("bot easy 0",) * case.seats
    header = Header(case.game, game_of(case.game).rules, case.setup, seed, chairs)
    return Transcript(header, tuple(answers))


@every_case
def test_a_record_tells_the_whole_game(case: Case, tmp_path: Path) -> None:
    play, answers = played(case, "record")
    record = transcript(case, "record", answers)
    assert Transcript.parse(record.text()) == record
    path = tmp_path / "a.tric"
    path.write_text(record.text())
    loaded = Session.load(path)
    while loaded.tick():
        pass
    assert loaded.problem == "" and loaded.answers == answers
    assert loaded.play.state == play.state and loaded.standing() == play.game.standing(play.state)


@every_case
def test_a_truncated_record_loads_to_its_last_whole_answer(case: Case, tmp_path: Path) -> None:
    _, answers = played(case, "cut")
    raw = transcript(case, "cut", answers).text().encode()
    head = raw.index(b"---\n") + 4
    rng = Random(f"{case}cut")
    path = tmp_path / "a.tric"
    for cut in [rng.randrange(head, len(raw)) for _ in range(6)]:
        path.write_bytes(raw[:cut])
        reading = read(path)
        play, count, problem = replayed(reading)
        assert count == raw[head:cut].count(b"\n") and play.asks is not None
        assert list(reading.answers) == answers[:count]
        assert bool(problem) == (raw[cut - 1 : cut] != b"\n")


@every_case
def test_undo_and_redo_lead_back_to_the_same_game(case: Case) -> None:
    chairs = [Chair("human" if seat < 2 else "bot", "", "easy") for seat in range(case.seats)]
    session = Session.new(case.game, case.setup, chairs, "undo", autoplay=False, thinker=Guesser())
    rng, times = Random(f"{case}undo"), 0
    while session.waiting != "over" and times < OFTEN:
        if session.tick() is None:
            session.lift_curtain()
            session.answer(pick(session.asks, rng))  # type: ignore[arg-type]
        if session.can_undo_agreed and (not times or rng.random() < 0.012):
            times += 1
            before, answers = session.play.clone(), list(session.answers)
            journals = [session.journal(eyes) for eyes in eyes_of(case)]
            steps = sum(session.undo(consent=True) for _ in range(rng.randrange(1, 5)))
            assert len(session.answers) <= len(answers) - steps
            assert all(session.redo() for _ in range(steps)) and not session.can_redo
            assert session.answers == answers and session.play.state == before.state
            assert session.asks == before.asks
            assert [session.journal(eyes) for eyes in eyes_of(case)] == journals
    assert times


# ---- 4 to 6. what is hidden


def asked_of(play: Play, eyes: int | None) -> object:
    """The waiting request as far as these eyes know it."""
    asks = play.asks
    if isinstance(asks, Decision) and asks.seat != eyes:
        return asks._replace(moves=(), about=() if asks.private else asks.about)
    return (
        asks._replace(of=tuple(sorted(asks.of))) if isinstance(asks, Chance) and asks.kind != "roll" else asks
    )


@every_case
def test_blinding_changes_nothing_that_those_eyes_see(case: Case) -> None:
    rng = Random(f"{case}blind")
    for at in walk(start(case), rng):
        if rng.random() < 0.25:
            for eyes in eyes_of(case):
                blind = at.blind(eyes, rng, quiet=False)
                assert blind.game.table(blind.state, eyes) == at.game.table(at.state, eyes)
                assert asked_of(blind, eyes) == asked_of(at, eyes)
                assert blind.state.phase == at.state.phase


@every_case
def test_blinded_plays_go_on_to_the_end_with_all_pieces(case: Case) -> None:
    rng = Random(f"{case}play on")
    for at in walk(start(case), rng):
        if rng.random() < 0.06:
            count = pieces(at.game.table(at.state, None))
            eyes = rng.choice(eyes_of(case))
            blind = at.blind(eyes, rng, quiet=False)
            copy = blind.clone()
            assert copy.state == blind.state and copy.asks == blind.asks
            finish(blind, rng)
            assert pieces(blind.game.table(blind.state, None)) == count


@every_case
def test_blinding_a_blinded_play_equals_blinding_the_truth(case: Case) -> None:
    rng = Random(f"{case}twice")
    for at in walk(start(case), rng):
        if rng.random() < 0.15:
            for eyes in eyes_of(case):
                truth = at.blind(eyes, Random(5), quiet=False)
                other = at.blind(eyes, Random(6), quiet=False).blind(eyes, Random(5), quiet=False)
                assert other.state == truth.state, f"{eyes} at {at.asks}"


@every_case
def test_private_answers_never_reach_others(case: Case) -> None:
    """Whatever is answered in secret, the others see the same, but for a piece that the answer gives them."""
    rng = Random(f"{case}private")
    for at in walk(start(case), rng):
        asks = at.asks
        if isinstance(asks, Decision) and asks.private and len(asks.moves) > 1:
            one, other = (at.clone() for _ in range(2))
            one.answer(asks.moves[0])
            other.answer(asks.moves[-1])
            for eyes in eyes_of(case):
                if eyes != asks.seat:
                    tables = [play.game.table(play.state, eyes) for play in (one, other)]
                    given = find(tables[0], asks.moves[-1].piece) or find(tables[1], asks.moves[0].piece)
                    assert given or tables[0] == tables[1], f"{eyes} sees the answer to {asks}"


def watched(case: Case, seed: str) -> Iterator[tuple[Session, Table]]:
    """A session of bots that guess: after every event, with the public table before it."""
    chairs = [Chair("bot", "", "easy") for _ in range(case.seats)]
    session = Session.new(case.game, case.setup, chairs, seed, thinker=Guesser())
    while session.waiting != "over":
        before = session.table(None)
        session.tick()
        yield session, before


@every_case
def test_the_journal_names_no_piece_that_its_reader_cannot_see(case: Case) -> None:
    for session, before in watched(case, "journal"):
        entry = session._history.witness(None).entries[-1]
        event = session._history.events[-1]
        if entry is None:
            continue
        if isinstance(event.asked, Decision) and event.asked.private:
            assert entry.key == "table.secret" and entry.args == (event.asked.ask,)
        for arg in entry.args:
            if isinstance(arg, Piece) and arg.id:
                seen = find(before, arg.id) or find(session.table(None), arg.id)
                assert seen is not None and seen.face == arg.face, f"{entry} after {event}"


@every_case
def test_a_beat_names_only_pieces_that_the_public_sees(case: Case) -> None:
    play = start(case)
    kinds = {kind for kind in pieces(play.game.table(play.state, None))}
    before = play.game.table(play.state, None)
    for at in walk(play, Random(f"{case}beats")):
        now = at.game.table(at.state, None)
        if isinstance(at.asks, Beat):
            for about in at.asks.about:
                if isinstance(about, str) and about.rpartition(".")[0].split(".")[0] in kinds:
                    assert find(now, about) or find(before, about), f"{at.asks} names {about}"
        before = now


@every_case
def test_every_part_of_the_state_is_seen_or_pooled_or_named_as_unseen(case: Case) -> None:
    """Change a part a little: some table must change, unless it is hidden or bookkeeping."""
    done = set(game_of(case.game).unseen)
    left: set[str] = set()
    for seed in range(6):
        rng = Random(f"{case}leaves{seed}")
        for at in walk(start(case), rng):
            if rng.random() < 0.04:
                for name, changed in changes(at.state, done):
                    left.add(name)
                    if name not in done and tells(at, changed):
                        done.add(name)
        if left <= done:
            break
    assert left <= done, f"no table shows {sorted(left - done)}, and nothing says why"


def changes(state: Record, done: set[str]) -> Iterator[tuple[str, Record]]:
    """Copies of a state in each of which one part differs that is not done with, with the part's name."""
    assert is_dataclass(state)
    for field in fields(state):
        value = getattr(state, field.name)
        if field.name in done:
            continue
        for changed in altered(value):
            copy = state.clone()
            setattr(copy, field.name, changed)
            yield field.name, copy
        if isinstance(value, list) and value and isinstance(value[0], Record):
            for name, part in changes(value[0], done):
                copy = state.clone()
                getattr(copy, field.name)[0] = part
                yield name, copy


def altered(value: object) -> Iterator[object]:
    """Values that are a little different."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
        yield value - 1
    elif isinstance(value, str):
        yield value + "x"
    elif isinstance(value, list) and value and not isinstance(value[0], Record):
        yield value[:-1]
        for place, item in enumerate(value):
            for other in altered(item):
                yield [*value[:place], other, *value[place + 1 :]]
    elif isinstance(value, dict) and value:
        yield dict(list(value.items())[:-1])


def tells(play: Play, changed: Record) -> bool:
    """Whether the public or the first seat sees the change; a state that no longer makes sense counts."""
    for eyes in (None, 0):
        try:
            if play.game.table(changed, eyes) != play.game.table(play.state, eyes):
                return True
        except (LookupError, ValueError, TypeError):
            return True
    return False


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("case", [case for case in CASES if not case.options], ids=str)
def test_a_bot_chooses_alike_whatever_is_hidden_from_it(case: Case, level: str) -> None:
    rng = Random(f"{case}honest")
    looked = 0
    for at in walk(start(case), rng):
        asks = at.asks
        if (
            isinstance(asks, Decision)
            and len(asks.moves) > 1
            and (not looked or rng.random() < 0.05)
            and looked < 5
        ):
            looked += 1
            worlds = [at, *(at.blind(asks.seat, rng, quiet=False) for _ in range(3))]
            chosen = {choose(world, asks.seat, level, Random(3), rounds=6).move for world in worlds}
            assert len(chosen) == 1, f"{level} peeks at {asks}"
    assert looked


# ---- 7. results


@every_case
def test_points_add_up_and_ranks_follow_them(case: Case) -> None:
    for seed in ("points", "more points"):
        play, answers = played(case, seed)
        scores = play.game.standing(play.state)
        counts = play.game.table(play.state, None).counts
        assert [score.seat for score in scores] == list(range(case.seats))
        assert min(score.rank for score in scores) == 1
        assert all(score.rank == 1 for score in scores if score.won), "a game may be lost by all"
        for score in scores:
            assert sum(points for _, points in score.parts) == score.points
            assert counts.get(f"score.{score.seat}", score.points) == score.points
            better = sum(other.points > score.points for other in scores)
            level = sum(other.points == score.points for other in scores)
            assert better < score.rank <= better + level
        again = start(case)
        for answer in answers:
            while isinstance(again.asks, Beat):
                again.answer(None)
            again.answer(answer)
        while isinstance(again.asks, Beat):
            again.answer(None)
        assert again.game.standing(again.state) == scores


# ---- the long run


@pytest.mark.long
def test_twenty_thousand_games_are_sound() -> None:
    """20,000 games over all cases; in every hundredth all requests are blinded as well."""
    for number in range(20_000):
        case = CASES[number % len(CASES)]
        play, rng = start(case), Random(f"long {number}")
        count = dict(pieces(play.game.table(play.state, None)))
        for at in walk(play, rng):
            check_request(at, count)
            if number % 100 == 0:
                eyes = rng.choice(eyes_of(case))
                blind = at.blind(eyes, rng, quiet=False)
                assert blind.game.table(blind.state, eyes) == at.game.table(at.state, eyes)
