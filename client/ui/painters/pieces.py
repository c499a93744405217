"""Wooden pieces: a drawing in placeholder colours, dressed for the seat that owns it."""

from pygame import Surface

from client.ui.painters import svg
from client.ui.painters.colour import lighter, outline, shaded
from client.ui.painters.theme import SeatLook, seat_look

NOBODY = SeatLook("nobody", "none", "", "#8d8273")
MARK = "<!--mark-->"
_DARK_SIGN, _LIGHT_SIGN = "#4a3a26", "#fdf3da"


def look_of(owner: int) -> SeatLook:
    """Look of an owner; grey wood without a mark for nobody (-1)."""
    return seat_look(owner) if owner >= 0 else NOBODY


def dress(owner: int) -> dict[str, str]:
    """What stands for the placeholders of a drawing when that seat owns it."""
    c = look_of(owner).colour
    sign = _DARK_SIGN if look_of(owner).shape == "ring" else _LIGHT_SIGN
    return {
        "#00aa01": c,
        "#00aa02": outline(c),
        "#00aa03": lighter(c, 0.42),
        "#00aa04": shaded(c, 0.34),
        "#00aa05": shaded(c, 0.58),
        "#00aa06": lighter(c, 0.62),
        "#00aa07": sign,
        "#00aa08": sign,
    }


def dressed(game: str, name: str, owner: int, px: int) -> Surface:
    """The drawing `name` in the seat's colours with its mark, `px` pixels high."""
    found = svg.drawing(game, name)
    shapes = svg.drawing("common", f"mark-{owner}").inner if owner >= 0 else ""
    whole = found._replace(inner=found.inner.replace(MARK, shapes))
    size = (max(1, round(px * found.ratio)), px)
    return svg.kept((game, name, owner, size), whole, size, dress(owner))


def mark(seat: int, px: int) -> Surface:
    """The seat's mark in ivory (ink on the ivory seat) with a dark edge, `px` pixels square."""
    return svg.draw("common", f"mark-{seat}", (px, px), dress(seat))
