"""The scoring of Castellans on its scroll: a line for each source, who got what from what, step by step."""

from __future__ import annotations

from random import Random

import pytest

from client.room.seats import Chair
from client.room.session import Session
from client.rules.play import NATURE, Beat, Decision, Setup
from client.ui.layout import LayoutError, load, read
from client.ui.painters import type
from client.ui.sheet import Sheet
from client.ui.tabletop import Tabletop
from tests.ui.desk import opened
from tests.ui.tables import STILL

pytestmark = pytest.mark.usefixtures("plain")
SOURCES = ("control", "keeps_take", "empty_ward", "monument", "wharf_points", "guild_points")


def played(seats: int, seed: str, round_: int, **settings: object) -> tuple[Tabletop, list[int]]:
    """A table at the first beat of a round's scoring, nothing going on by itself; the points before it."""
    chairs = [Chair("bot" if n else "human", f"P{n}", "easy" if n else "", n) for n in range(seats)]
    session, rng = Session.new("castellans", Setup(seats), chairs, seed, autoplay=False), Random(seed)
    points: list[int] = []
    while not (session.play.state.round == round_ and scores(session)):
        asks = session.play.asks
        points = [seat.points for seat in session.play.state.seats]
        session._take(rng.choice(asks.moves)) if isinstance(asks, Decision) else session.tick()
    app = opened((1280, 720), **{**STILL, **settings})
    table = Tabletop(app, session)
    table.course.held = True
    app.go(table)
    return table, points


def scores(session: Session) -> bool:
    asks = session.play.asks
    return isinstance(asks, Beat) and asks.say in SOURCES


def told(table: Tabletop) -> list[Beat]:
    """Let the scoring go on to its end; its beats."""
    beats = []
    while scores(table.session):
        asks = table.session.play.asks
        assert isinstance(asks, Beat)
        beats.append(asks)
        table.session.tick()
        table._refresh()
    return beats


@pytest.mark.parametrize(("seats", "seed", "round_"), [(3, "1", 2), (5, "8", 5)])
def test_each_source_of_a_scoring_has_a_line_with_what_every_seat_got(
    seats: int, seed: str, round_: int
) -> None:
    table, before = played(seats, seed, round_)
    beats, sheet = told(table), table.stage.scoresheet
    assert sheet.laid and len(beats) > 4
    lines, after = sheet.lines(), table.session.table(None).counts
    for seat in range(seats):
        gained = sum(line.points.get(seat, 0) for line in lines)
        assert gained == after[f"score.{seat}"] - before[seat]
    lost = sum(int(str(beat.about[1])) for beat in beats if beat.say == "keeps_take")
    assert sum(line.points.get(NATURE, 0) for line in lines) == lost
    names = [table.desk.names.thing(beat.about[0 if beat.say == "keeps_take" else 1]) for beat in beats[:3]]
    assert set(names) <= {line.name for line in lines}


@pytest.mark.parametrize(("seats", "seed", "round_"), [(2, "5", 1), (3, "1", 2), (5, "8", 5)])
def test_strips_step_with_the_scroll(seats: int, seed: str, round_: int) -> None:
    """At every moment the points that all see are those before the scoring and those on the scroll."""
    table, before = played(seats, seed, round_)
    sheet, steps = table.stage.scoresheet, 0
    assert table.desk.facts.points == tuple(before)
    while scores(table.session):
        tick = table.session.tick()
        assert tick is not None
        table.course._show(tick)
        lines = sheet.lines()
        gained = [sum(line.points.get(seat, 0) for line in lines) for seat in range(seats)]
        told = zip(before, gained, strict=True)
        assert table.desk.facts.points == tuple([had + more for had, more in told])
        steps += 1
    counts = table.session.table(None).counts
    assert steps > 4 and table.desk.facts.points == tuple([counts[f"score.{n}"] for n in range(seats)])


def test_the_scroll_tells_control_by_halves() -> None:
    table, _ = played(3, "1", 2)
    counts = table.session.table(None).counts
    told(table)
    line = table.stage.scoresheet.lines()[0]
    ward = next(w for w in ("harbour", "garrison", "foundry") if counts[f"scores.{w}"])
    assert line.name == table.desk.names.thing(f"ward.{ward}")
    for seat in range(3):
        n = counts[f"halves.{ward}.{seat}"]
        assert line.weighed.get(seat, "") == (type.halves(n) if n else "")
    assert (type.halves(1), type.halves(2), type.halves(7)) == ("½", "1", "3½")


def test_the_scroll_is_told_line_by_line_and_goes_when_something_else_happens() -> None:
    table, _ = played(3, "1", 2)
    table.session.tick()
    table._refresh()
    sheet = table.stage.scoresheet
    assert len(sheet.lines()) == 1 and sheet.news()[0] == 0
    told(table)
    inside = sheet.box.centre
    assert sheet.laid and table.stage.zone_at(*inside) == ""
    table.session.tick()
    table._refresh()
    assert not sheet.laid and table.stage.zone_at(*inside) != ""


def test_the_last_line_rests_longer_than_the_others() -> None:
    table, _ = played(3, "1", 2, animation="normal", bot_pace="normal")
    rests = []
    while scores(table.session):
        rests.append(table.course._rest(table.session.tick(), False))  # type: ignore[arg-type]
    assert all(0.3 < rest < 1 for rest in rests[:-1]) and rests[-1] > 3


def test_the_scroll_hangs_over_the_market_and_has_room_for_the_last_round() -> None:
    read_ = load("castellans")
    plan = read_.scoresheet
    assert plan is not None and plan.most >= 6 + 4 + 1 + 4
    assert plan.box.x > max(zone.at[0] for name, zone in read_.zones.items() if name.startswith("ward."))
    assert plan.box.x + plan.box.w <= read_.size[0] and plan.box.y + plan.box.h <= read_.size[1]


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("box: [1, 2, 0, 4]", "above 0"),
        ("box: [1, 2, 3, 4]\n  most: 0", "between"),
        ("box: [1, 2, 3, 4]\n  told: {a: {line: -1}}", "between"),
        ("box: [1, 2, 3, 4]\n  told: {a: {row: 1}}", "not known"),
    ],
)
def test_a_scoresheet_that_cannot_be_is_named_with_its_line(line: str, word: str) -> None:
    with pytest.raises(LayoutError, match=word):
        read("x", Sheet("x.yaml", f"size: [10, 10]\nzones: {{a: {{at: [1, 1]}}}}\nscoresheet:\n  {line}\n"))
