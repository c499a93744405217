"""Citadels at one screen: whole games of several people, who see nothing of each other behind the curtain."""

from __future__ import annotations

from random import Random

import pytest

from client.ai.thinker import Thinker
from client.room.seats import Chair, Thinks
from client.room.session import Session
from client.rules.play import Decision, Move, Setup
from client.rules.table import Piece, Table
from client.ui.screens import notes
from client.ui.screens.notes import CurtainScreen
from client.ui.tabletop import Tabletop
from tests.ui.desk import named, opened
from tests.ui.pilot import FRAME, Pilot
from tests.ui.tables import NAMES, STILL, to_result

PRIVATE = ("hand", "roles", "drawn")  # of a seat, for its own eyes
pytestmark = pytest.mark.usefixtures("plain")


@pytest.fixture(autouse=True)
def without_folds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The curtain is not painted: it hangs a hundred times in a game."""
    monkeypatch.setattr(notes, "hang", lambda ground: None)


class Hands(Pilot):
    """A pilot who opens the eyes only now and then: to draw every frame would cost the most."""

    def frames(self, count: int = 1) -> None:
        for _ in range(count):
            for event in self.app._events():
                self.app._event(event)
            self.app.stack[-1].update(FRAME)

    def look(self) -> None:
        """One frame that is drawn."""
        super().frames(1)


def seated(
    seats: int, seed: str, *, humans: int = 1, thinker: Thinks | None = None, **options: object
) -> Hands:
    """A pilot for the people before one screen, without motion; bots have the other seats."""
    app = opened((1024, 600), **{**STILL, "autoplay": True, "reduced_motion": True, "confirm": False})
    levels = [""] * humans + ["easy", "fair"] * seats
    chairs = [
        Chair("bot" if level else "human", NAMES[seat], level, seat)
        for seat, level in enumerate(levels[:seats])
    ]
    session = Session.new("citadels", Setup(seats, options), chairs, seed, thinker=thinker)
    app.go(Tabletop(app, session))
    return Hands(app)


def faces(table: Table, names: tuple[str, ...], seats: list[int]) -> list[Piece]:
    """The open pieces of these seats' zones."""
    return [p for seat in seats for name in names for p in table.zones[f"seat.{seat}.{name}"] if p.face]


def hidden(pilot: Hands, seats: int) -> int:
    """The seat for whom the curtain stands; nothing anybody may know alone lies behind it."""
    curtain, table = pilot.app.stack[-1], pilot.under
    assert isinstance(curtain, CurtainScreen)
    session, stage = table.session, table.stage
    asks = session.asks
    assert isinstance(asks, Decision) and asks.seat == session.curtain
    assert curtain.name == NAMES[asks.seat], "the right one is called"
    assert table.scene.table == table.scene.before == table.desk.settled == session.table(None)
    everyone = list(range(seats))
    assert not faces(table.scene.table, PRIVATE, everyone)
    assert not table.scene.table.zones["offer"] or not table.scene.table.zones["offer"][0].face
    shown = {lie.zone: lie.piece for lie in (*stage.lies.values(), *stage.before.values())}
    assert not any(shown[z].face for z in shown if z.split(".")[-1] in PRIVATE)
    assert not stage.salver.laid and table.mine is None and not table.hand.lifted
    assert stage.look.sight.piece is None and not stage.look.pinned, "what was looked at is forgotten"
    assert stage.hint is None and stage.note is None
    return asks.seat


def answered(pilot: Hands, mine: Decision, rng: Random, seats: int) -> None:
    """The asked one sees the own secrets alone, looks at a card of them, and answers by mouse."""
    table = pilot.table
    assert table.scene.table == table.session.table(mine.seat)
    others = [seat for seat in range(seats) if seat != mine.seat]
    looked = [mine.about[0]] if mine.ask in ("seen", "wizard") else []
    assert not faces(table.scene.table, PRIVATE, [seat for seat in others if seat not in looked])
    own = faces(table.scene.table, ("roles", "hand"), [mine.seat])
    if own and len(table.session.answers) % 3 == 0:
        pilot.press(pilot.grip(own[0].id), button=3)
        pilot.release(pilot.grip(own[0].id), button=3)
        pilot.look()
        assert table.stage.look.sight.piece == own[0]
    pilot.play(wise(mine, rng), "click")


def wise(mine: Decision, rng: Random) -> Move:
    """A move that brings the game on: gold before cards, and building above all."""
    for verb in ("build", "take", "keep", "income"):
        found = [move for move in mine.moves if move.verb == verb]
        if found and rng.random() < 0.9:
            return rng.choice(found)
    return rng.choice([move for move in mine.moves if move.verb != "destroy"] or mine.moves)


@pytest.mark.parametrize(
    ("seats", "seed", "cast"),
    [
        (2, "4", "cunning_agents"),
        pytest.param(3, "1", "devious_dignitaries", marks=pytest.mark.long),
        (5, "5", "illustrious_emissaries"),
        (8, "2", "vicious_nobles"),
    ],
)
def test_a_whole_game_of_people_at_one_screen(seats: int, seed: str, cast: str) -> None:
    pilot, rng = seated(seats, seed, humans=seats, cast=cast), Random(seed)
    session = pilot.table.session
    curtains = dict.fromkeys(range(seats), 0)
    while session.waiting != "over":
        pilot.frames(1)
        if isinstance(pilot.app.stack[-1], CurtainScreen):
            pilot.look()
            curtains[hidden(pilot, seats)] += 1
            pilot.click(named(pilot.app.stack[-1], "lift").rect.center)
        elif (mine := pilot.table.mine) is not None:
            answered(pilot, mine, rng, seats)
    assert min(curtains.values()) > 8
    to_result(pilot)


def test_a_whole_game_of_one_person_against_bots_that_think() -> None:
    pilot, rng = seated(5, "7", thinker=Thinker(process=False)), Random(7)
    session, mouse = pilot.table.session, 0
    while session.waiting != "over":
        pilot.frames(1)
        assert not isinstance(pilot.app.stack[-1], CurtainScreen), "nobody else sits there"
        mine = pilot.table.mine
        if mine is not None:
            before = len(session.answers)
            answered(pilot, mine, rng, 5)
            mouse += len(session.answers) > before
    assert mouse > 20
    assert max(score.points for score in session.standing()) > 15, "they know how to play"
    to_result(pilot)
