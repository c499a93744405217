"""The eight seat marks, 100 x 100, in two placeholder colours."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from art.make.signs import SEAT_SHAPES, seat_mark
from art.make.svg import Svg

FILL, EDGE = "#00aa08", "#00aa02"


def mark(shape: str) -> Svg:
    """One seat mark with its dark edge."""
    s = Svg(100, 100)
    seat_mark(s, shape, EDGE, EDGE, 15)
    seat_mark(s, shape, FILL)
    return s


DRAWINGS: dict[str, Callable[[], Svg]] = {
    f"mark-{i}": partial(mark, shape) for i, shape in enumerate(SEAT_SHAPES)
}
