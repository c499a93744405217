"""The score track round the board in mosaic, 100 cells from the lower left corner clockwise."""

from collections.abc import Callable, Iterator
from random import Random

from pygame import Surface

from client.ui.painters import mosaic
from client.ui.painters.aquileia import parts
from client.ui.painters.aquileia.facts import HEIGHT, WIDTH, Facts
from client.ui.painters.surfaces import drop
from client.ui.painters.type import line, metrics
from client.ui.painters.vector import Vector

WIDE = 44  # of the frame, board units
BAND = 6.0  # of each border
ACROSS, DOWN = 33, 19  # cells along an edge, corners included
TEAL, OCHRE = "#125560", "#d6a03a"
Box = tuple[float, float, float, float]


def tone(n: int) -> str:
    """Colour of cell n: light and sand in turn, each fifth and tenth its own."""
    if n % 10 == 0:
        return "#a4431f"
    return "#dca268" if n % 5 == 0 else "#efe0bb" if n % 2 else "#dfc48f"


def cell(x: float, y: float) -> tuple[str, Box, bool]:
    """Edge, box within the borders and whether it is a corner, for the cell with that centre."""
    w, h = WIDTH / ACROSS, HEIGHT / DOWN
    corner = (x < WIDE or x > WIDTH - WIDE) and (y < WIDE or y > HEIGHT - WIDE)
    if corner:
        left = BAND if x < WIDE else WIDTH - w
        top = BAND if y < WIDE else HEIGHT - WIDE
        return ("top" if y < WIDE else "bottom"), (left, top, w - BAND, WIDE - BAND), True
    inner = WIDE - 2 * BAND
    if y < WIDE:
        return "top", (x - w / 2, BAND, w, inner), False
    if y > HEIGHT - WIDE:
        return "bottom", (x - w / 2, HEIGHT - WIDE + BAND, w, inner), False
    if x < WIDE:
        return "left", (BAND, y - h / 2, inner, h), False
    return "right", (WIDTH - WIDE + BAND, y - h / 2, inner, h), False


_AREA: dict[str, Box] = {
    "top": (0, 0, WIDTH, WIDE), "bottom": (0, HEIGHT - WIDE, WIDTH, WIDE),
    "left": (0, WIDE, WIDE, HEIGHT - 2 * WIDE), "right": (WIDTH - WIDE, WIDE, WIDE, HEIGHT - 2 * WIDE),
}  # fmt: skip


def edge(side: str) -> Callable[[Surface, Facts, float], Iterator[None]]:
    """The step that lays one edge of the frame."""

    def step(board: Surface, known: Facts, k: float) -> Iterator[None]:
        rng = Random(len(side))
        across = side in ("top", "bottom")
        boxes = []
        for n, (x, y) in enumerate(known.score):
            where, box, corner = cell(x, y)
            if where == side:
                boxes.append((box, TEAL if corner else tone(n), across))
        face, area = yield from mosaic.cells(boxes, _AREA[side], k, rng)
        board.blit(face, area)
        for band in _bands(side):
            face, area = mosaic.band(band, k, (TEAL, OCHRE), rng)
            board.blit(face, area)

    return step


def _bands(side: str) -> tuple[Box, ...]:
    x, y, w, h = _AREA[side]
    inner = WIDE - BAND
    if side == "top":
        ends = (0, BAND, BAND, inner), (w - BAND, BAND, BAND, inner)
        return (0, 0, w, BAND), (inner, inner, w - 2 * inner, BAND), *ends
    if side == "bottom":
        ends = (0, y, BAND, inner), (w - BAND, y, BAND, inner)
        return (0, y + h - BAND, w, BAND), (inner, y, w - 2 * inner, BAND), *ends
    if side == "left":
        return (0, y, BAND, h), (inner, y, BAND, h)
    return (x + w - BAND, y, BAND, h), (x, y, BAND, h)


def inner_shade(board: Surface, known: Facts, k: float) -> None:
    """Shadow of the frame on the city."""
    w, h = board.get_size()
    f = round(WIDE * k)
    s = Vector(WIDTH, HEIGHT)
    s.path(f"M0 0H{WIDTH}V{HEIGHT}H0ZM{WIDE} {WIDE}V{HEIGHT - WIDE}H{WIDTH - WIDE}V{WIDE}Z", "#000000")
    city = board.subsurface((f, f, w - 2 * f, h - 2 * f))
    drop(city, s.sized((w, h)), (-f, -f), (2 * k, 3 * k), 4 * k, 150)


def figures(board: Surface, known: Facts, k: float) -> None:
    """A figure on every fifth cell."""
    for n, (x, y) in enumerate(known.score):
        if n % 5 == 0:
            ten = n % 10 == 0
            _cloud(board, str(n), x, y, k, ten)
            parts.set_text(
                board,
                str(n),
                x * k,
                y * k,
                (20 if ten else 18) * k,
                "#fff4dc" if ten else "#2b1608",
                shade="#3a1204" if ten else None,
            )


def _cloud(board: Surface, text: str, x: float, y: float, k: float, ten: bool) -> None:
    """Calm the tesserae under a figure."""
    size = (20 if ten else 18) * k
    measure = metrics("cinzel", max(4, round(size)))
    ink = line(text, size, "#ffffff", "cinzel", heavy=True)
    at = (x * k - ink.get_width() / 2, y * k - measure.cap_top - measure.cap / 2)
    for _ in range(2):
        drop(board, ink, at, (0, 0), 2.4 * k, 255, "#7e3015" if ten else "#e9bb86")
