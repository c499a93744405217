"""Games played at random and listened to, so that tests know what a game can ask, answer, tell and show."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import NamedTuple

import yaml

from client.paths import data_folder
from client.rules.aquileia import GAME as AQUILEIA
from client.rules.pax import GAME as PAX
from client.rules.play import Answer, Beat, Chance, Decision, Game, Play, Setup
from client.ui.naming import Names
from client.ui.words import Words


class Subject(NamedTuple):
    """A game whose words are tested, how it is set up and how many times over."""

    game: Game
    setups: list[Setup]
    times: int


SUBJECTS = {
    "aquileia": Subject(
        AQUILEIA,
        [
            *[Setup(seats) for seats in (2, 3, 4, 5)],
            Setup(3, {"optional_henchmen": True, "blue_dice_one_by_one": True, "port_choose_one_kind": True}),
            Setup(4, {"slaves_any_overpay": True, "start_by_dice": True, "tiebreak_ends_placement": True}),
        ],
        15,
    ),
    "pax": Subject(
        PAX,
        [
            *[Setup(seats) for seats in (1, 2, 3, 4, 8)],
            Setup(3, {"rome_test": "collective", "religion_pair": "assign_both", "deckout": "partial"}),
            Setup(2, {"rome_takes": "category", "hidden_rome": "per_legion", "hide_money": True}),
        ],
        2,
    ),
}


class Heard(NamedTuple):
    """What some random games asked, were answered and told, and what lay on their tables."""

    verbs: set[tuple[str, str]]
    asks: dict[str, Decision]
    beats: dict[tuple[str, int], Beat]
    thrown: set[str]
    zones: set[str]
    pieces: set[tuple[str, str]]


@cache
def heard(name: str) -> Heard:
    """Some random games, listened to."""
    subject, found = SUBJECTS[name], Heard(set(), {}, {}, set(), set(), set())
    for number, setup in enumerate(subject.setups * subject.times):
        rng = Random(f"words {number}")
        play = Play(subject.game, subject.game.deal(setup))
        while (asks := play.asks) is not None:
            _listen(found, play, asks, looking=number < len(subject.setups))
            play.answer(_answer(asks, rng))
    return found


def _answer(asks: Decision | Chance | Beat, rng: Random) -> Answer:
    if isinstance(asks, Chance):
        return asks.sample(rng)
    return rng.choice(asks.moves) if isinstance(asks, Decision) else None


def _listen(found: Heard, play: Play, asks: Decision | Chance | Beat, looking: bool) -> None:
    if isinstance(asks, Decision):
        found.asks[asks.ask] = asks
        found.verbs.update((asks.ask, move.verb) for move in asks.moves)
        if not looking:  # tables are dear, and the first games show everything
            return
        table = play.game.table(play.state, asks.seat)
        found.zones.update(table.zones)
        found.pieces.update((piece.kind, piece.face) for row in table.zones.values() for piece in row)
    elif isinstance(asks, Beat):
        found.beats[asks.say, len(asks.about)] = asks
    elif asks.kind != "shuffle":
        found.thrown.add(f"{'rolled' if asks.kind == 'roll' else 'drawn'}.{asks.about[-1]}")


@cache
def names(name: str, language: str) -> Names:
    """The names of one game in one language; a key or value that is missing raises."""
    seats = ["Ada", "Ben", "Cyn", "Dan", "Eve", "Flo", "Gil", "Hal"]
    layout = yaml.safe_load((data_folder("layouts") / f"{name}.yaml").read_text(encoding="utf-8"))["styles"]
    faces, seats_in = layout.get("faces", ()), layout.get("seats_in", {})
    return Names(Words(language, strict=True), name, seats.__getitem__, faces, seats_in)
