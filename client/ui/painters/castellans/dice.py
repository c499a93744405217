"""Dice as they lie at rest: walnut cubes with the goods, the black die that decides where a keep goes."""

from functools import lru_cache

from pygame import Surface

from client.rules.castellans.data import FACES, WARDS
from client.ui.die import Look, Pose, draw_die, look_of
from client.ui.painters.castellans.facts import GAME
from client.ui.painters.surfaces import blank, trimmed_to
from client.ui.turning import about, times

WALNUT = ("#8a5a30", "#d8a468", "#3a200e")  # of the edges: own, lit, deep
BLACK = ("#3a3644", "#7d7490", "#100d16")
_THROWN = about((0.0, 0.0, 1.0), 0.16)
_WAITING = times(about((1.0, 0.0, 0.0), 0.42), about((0.0, 0.0, 1.0), 0.785))  # on its corner: no side first
_FINE = 2


@lru_cache(32)
def kind(top: str) -> Look:
    """A die whose first word is up; the others follow round it, each once."""
    words = FACES if top in FACES else WARDS
    n = words.index(top)
    return look_of(GAME, WALNUT if words is FACES else BLACK, tuple([words[(n + i) % 6] for i in range(6)]))


def die(face: str, px: int) -> Surface:
    """A resource die `px` high with that face up; KeyError for a face it does not have."""
    if face not in FACES:
        raise KeyError(face)
    return _drawn(kind(face), _THROWN, px)


def decision(ward: str, px: int) -> Surface:
    """The black die with that ward up; KeyError for a ward it does not have."""
    if ward not in WARDS:
        raise KeyError(ward)
    return _drawn(kind(ward), _THROWN, px)


def unthrown(px: int, *, black: bool = False) -> Surface:
    """A die nobody has thrown, standing on its corner."""
    return _drawn(kind(WARDS[0] if black else FACES[0]), _WAITING, px)


def _drawn(look: Look, turn: tuple[float, float, float, float], px: int) -> Surface:
    edge = px * _FINE * 0.74
    room = round(edge * 2.2)
    sheet = blank(room, room)
    draw_die(sheet, Pose(room / 2, room / 2, 0.0, turn), edge, look)
    return trimmed_to(sheet, px)
