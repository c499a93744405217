"""Who may see what: for each game a table written from its rules, held against tables of random games."""

from __future__ import annotations

from fnmatch import fnmatchcase
from random import Random

import pytest

from client.rules.play import Decision, Play
from tests.walk import Case, cases, start, walk

ALL, NOBODY, OWNER = "all", "nobody", "owner"
ASKED = "asked"  # whoever is asked at this moment
SPIES = "spies"  # whoever has looked there in this game

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
    "siberia": (("bag", NOBODY), ("stack", NOBODY), ("seat.*.hand", OWNER), ("*", ALL)),
}
# zones that all may look at from a phase on
OPENED = {
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
    return who == ALL


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
