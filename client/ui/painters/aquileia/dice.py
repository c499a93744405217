"""Bone dice as they lie at rest: the face that counts is the largest and brightest."""

from functools import lru_cache

from pygame import Surface

from client.ui.die import Look, Pose, draw_die, look_of
from client.ui.painters.surfaces import blank, trimmed_to
from client.ui.turning import about, times

GAME = "aquileia"
COLOURS = {  # of the edges: own, lit, deep
    "red": ("#a81e24", "#e2564e", "#570c10"),
    "blue": ("#1d4f9c", "#5a92e0", "#0b2350"),
}
_BESIDE = {  # metals on the front and on the right when this one is up
    "gold": ("silver", "bronze"), "silver": ("bronze", "gold"), "bronze": ("gold", "silver"),
}  # fmt: skip
_THROWN = about((0.0, 0.0, 1.0), 0.16)
_WAITING = times(about((1.0, 0.0, 0.0), 0.42), about((0.0, 0.0, 1.0), 0.785))  # on its corner: no side first
_FINE = 2


@lru_cache(8)
def _kind(colour: str, top: str) -> Look:
    front, right = _BESIDE[top]
    return look_of(GAME, COLOURS[colour], (top, top, right, right, front, front))


def die(colour: str, top: str, px: int) -> Surface:
    """A red or blue die, `px` high, with the metal `top` up ("" for a die nobody has thrown)."""
    edge = px * _FINE * 0.74
    room = round(edge * 2.2)
    sheet = blank(room, room)
    turn = _THROWN if top else _WAITING
    draw_die(sheet, Pose(room / 2, room / 2, 0.0, turn), edge, _kind(colour, top or "gold"))
    return trimmed_to(sheet, px)


def at_rest(face: str, owner: int, px: int) -> Surface:
    """The red die of the table."""
    return die("red", face, px)


def at_rest_blue(face: str, owner: int, px: int) -> Surface:
    """The blue die of the table."""
    return die("blue", face, px)
