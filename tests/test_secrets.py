"""Who may see what: for each game a table written from its rules, held against tables of random games."""

from __future__ import annotations

from fnmatch import fnmatchcase
from random import Random
from typing import Any

import pytest

from client.rules.play import Decision, Play
from tests.walk import Case, cases, start, walk

ALL, NOBODY, OWNER = "all", "nobody", "owner"
ASKED = "asked"  # whoever is asked at this moment
SPIES = "spies"  # whoever has looked there in this game
PICKING = "picking"  # whoever chooses a character at this moment
LOOKING = "looking"  # the owner, and whoever may look at that hand at this moment
PLACED = "placed"  # whoever laid these markers, and all where one was turned up
DRAWN = "drawn"  # all, but nobody once they were drawn by lot

# zone pattern -> who sees its faces; the first pattern that fits counts
SECRETS: dict[str, tuple[tuple[str, str], ...]] = {
    "tiny": (("deck", NOBODY), ("seat.*.hand", OWNER), ("seat.*.secret", OWNER), ("*", ALL)),
    "aquileia": (
        ("*.deck", NOBODY),
        ("laurels.look", ASKED),
        ("laurels.gone", NOBODY),
        ("theatre.gone", NOBODY),
        ("seat.*.arms", OWNER),
        ("seat.*.slaves", OWNER),
        ("seat.*.laurels", OWNER),
        ("*", ALL),
    ),
    "pax": (
        ("deck", NOBODY),
        ("removed", NOBODY),
        ("hidden", SPIES),
        ("seat.*.hand", OWNER),
        ("seat.*.drawn", OWNER),
        ("*", ALL),
    ),
    "citadels": (
        ("deck", NOBODY),
        ("removed", DRAWN),
        ("offer", PICKING),
        ("middle.down", NOBODY),
        ("seat.*.hand", LOOKING),
        ("seat.*.drawn", OWNER),
        ("seat.*.aside", OWNER),
        ("seat.*.museum", OWNER),
        ("seat.*.roles", OWNER),
        ("warrants", PLACED),
        ("threats", PLACED),
        ("rank.*.warrant", PLACED),
        ("rank.*.threat", PLACED),
        ("*", ALL),
    ),
    "siberia": (("bag", NOBODY), ("stack", NOBODY), ("seat.*.hand", OWNER), ("*", ALL)),
    "castellans": (("deck.*", NOBODY), ("*", ALL)),
}
# zones that all may look at from a phase on
OPENED: dict[str, dict[str, tuple[str, ...]]] = {
    "aquileia": {"seat.*.laurels": ("laurels", "assign", "villas", "")},
    "siberia": {"seat.*.hand": ("place_open",)},
}
CASES = cases()


def rule(game: str, zone: str) -> tuple[str, str]:
    """The pattern of a zone, and who may look into it."""
    return next((pattern, who) for pattern, who in SECRETS[game] if fnmatchcase(zone, pattern))


def may_see(play: Play, zone: str, eyes: int | None) -> bool:
    """Whether the rules let these eyes see the faces in a zone now."""
    game = play.game.name
    pattern, who = rule(game, zone)
    if play.state.phase in OPENED.get(game, {}).get(pattern, ()):
        return True
    if who == OWNER:
        return eyes is not None and zone.split(".")[1] == str(eyes)
    asks = play.asks
    if who == ASKED:
        return isinstance(asks, Decision) and asks.seat == eyes
    if who == SPIES:
        return eyes is not None and play.state.seats[eyes].peeked
    if who == PICKING:
        return isinstance(asks, Decision) and asks.seat == eyes and asks.ask in ("pick", "bury")
    if who in (LOOKING, PLACED, DRAWN):
        return _in_citadels(play.state, who, zone, eyes)
    return who == ALL


def _in_citadels(state: Any, who: str, zone: str, eyes: int | None) -> bool:
    """What depends on the turn and on what was laid out before."""
    if who == DRAWN:
        return state.options.uniques != "random14" or state.phase in ("crown", "cast", "uniques")
    if who == LOOKING:
        looked = zone == f"seat.{state.turn.look}.hand" and state.turn.seat == eyes
        return looked or (eyes is not None and zone == f"seat.{eyes}.hand")
    warrant = "warrant" in zone
    up = {f"rank.{state.signed}.warrant"} if warrant else {f"rank.{rank}.threat" for rank in state.opened}
    return zone in up or (eyes is not None and eyes == (state.chief if warrant else state.rogue))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_zone_shows_its_faces_to_those_who_may_see_them_only(case: Case) -> None:
    rng = Random(f"{case}secrets")
    for at in walk(start(case), rng):
        late = any(at.state.phase in phases for phases in OPENED.get(case.game, {}).values())
        if rng.random() < (0.5 if late else 0.06):
            for eyes in (None, *range(case.seats)):
                check(at, eyes)


def check(play: Play, eyes: int | None) -> None:
    """Compare a table with the rules, zone by zone."""
    for zone, lying in play.game.table(play.state, eyes).zones.items():
        if not may_see(play, zone, eyes):
            for place, piece in enumerate(lying):
                told = f"{eyes} sees {piece} in {zone} at {play.asks}"
                assert piece.face == "" and piece.id == f"{zone}.{place}", told
        elif rule(play.game.name, zone)[1] != ALL:
            assert all(piece.face for piece in lying), f"{eyes} cannot see {zone} at {play.asks}"


def test_every_game_has_its_table() -> None:
    assert {case.game for case in CASES} <= set(SECRETS)
