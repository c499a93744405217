"""Tables of any game for tests: who sits there, how they play on, what several people see by turns."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from client.room.seats import Chair
from client.room.session import Session
from client.rules.play import Decision, Move, Setup
from client.ui.screens.notes import CurtainScreen
from client.ui.screens.result import ResultScreen
from client.ui.tabletop import Tabletop
from tests.ui.desk import opened
from tests.ui.pilot import Pilot
from tests.walk import Guesser

NAMES = ("Livia", "馬庫斯", "Julia", "Gaius", "Petra", "Titus", "Aurelia", "Quintus")
STILL = {"animation": "off", "bot_pace": "off", "throw_by_hand": False, "mute": True, "autoplay": False}
Choose = Callable[[Decision, Random], Move]
Want = Callable[[Decision], bool]


def seated(
    game: str,
    seats: int = 3,
    seed: str = "11",
    *,
    humans: int = 1,
    size: tuple[int, int] = (1280, 720),
    thinker: Guesser | None = None,
    options: dict[str, object] | None = None,
    **settings: object,
) -> Pilot:
    """A pilot at a fresh table, bots that guess behind the humans; nothing moves or plays by itself unless
    the settings say so."""
    app = opened(size, **{**STILL, **settings})
    chairs = [
        Chair("human" if n < humans else "bot", NAMES[n], "" if n < humans else "easy", n)
        for n in range(seats)
    ]
    setup = Setup(seats, options or {})
    app.go(Tabletop(app, Session.new(game, setup, chairs, seed, thinker=thinker or Guesser())))
    pilot = Pilot(app)
    pilot.frames(2)
    return pilot


def anything(mine: Decision, rng: Random) -> Move:
    """Any legal move."""
    return rng.choice(mine.moves)


def until(pilot: Pilot, want: Want, rng: Random, choose: Choose = anything) -> Decision:
    """Play on until the human is asked something of that kind; AssertionError when the game ends before."""
    while True:
        pilot.until_asked()
        mine = pilot.table.mine
        assert mine is not None, "the game ended before that was asked"
        if want(mine):
            return mine
        pilot.table.play(choose(mine, rng))


def asks(ask: str, verb: str = "") -> Want:
    """Whether that is asked, and whether a move of that verb is among the answers."""
    return lambda mine: mine.ask == ask and (not verb or any(move.verb == verb for move in mine.moves))


def to_ask(pilot: Pilot, ask: str, rng: Random, verb: str = "", choose: Choose = anything) -> Decision:
    """Play on until the human is asked this, and may answer so."""
    return until(pilot, asks(ask, verb), rng, choose)


def played(pilot: Pilot, seed: str, ways: tuple[str, ...], choose: Choose = anything) -> dict[str, int]:
    """Play to the end in these ways of `Pilot.play`, each move as it is meant; how often each was used."""
    session, rng = pilot.table.session, Random(seed)
    used = dict.fromkeys(ways, 0)
    while True:
        pilot.until_asked()
        mine = pilot.table.mine
        if mine is None:
            assert session.waiting == "over"
            return used
        move, way, before = choose(mine, rng), rng.choice(ways), len(session.answers)
        pilot.play(move, way)
        assert session.answers[before : before + 1] == [move], (way, mine.ask, move)
        used[way] += 1


def to_result(pilot: Pilot, way: str = "click") -> None:
    """Press what stands under the end of a game, by "click" or by "key"; it must lead to the result."""
    pilot.rest(0.3)
    if way == "key":
        pilot.key("return")
    else:
        pilot.click(pilot.table.stage.prompt.button_rect(0).center)
    pilot.frames(2)
    assert isinstance(pilot.app.stack[-1], ResultScreen)


def by_turns(pilot: Pilot, frames: int, choose: Choose = anything, seed: str = "1") -> Iterator[Tabletop]:
    """Several people at one screen: stop at every curtain (`session.curtain` tells before whom) and whenever
    somebody is asked (`mine`), then lift the curtain or make a move, for so many frames."""
    table, rng = pilot.under, Random(seed)
    for _ in range(frames):
        pilot.frames(1)
        if isinstance(pilot.app.stack[-1], CurtainScreen):
            yield table
            pilot.key("return")
            assert table.session.curtain is None, "a key lifts it"
        elif (mine := table.mine) is not None:
            yield table
            table.play(choose(mine, rng))
