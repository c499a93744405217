"""The plates of the exchanges: skyline, name, what they pay on split flaps readable from a chair away.

Lengths are plate units: a plate is 390 x 104 of them.
"""

from functools import lru_cache

from pygame import Surface

from client.rules.siberia import data
from client.ui.painters import svg, type
from client.ui.painters.siberia.facts import EDGE, GAME, PALE, PLATE_DARK
from client.ui.painters.siberia.plates import plate
from client.ui.painters.surfaces import blank, clip, gradient
from client.ui.painters.vector import Vector, rounded

WIDE, HIGH = 390.0, 104.0
PANE = (5.0, 5.0, 94.0)  # the window on the city: x, y and side
LEFT, NAME_Y, ROW_Y = 110.0, 26.0, 73.0
NAME_ROOM = 150.0  # what is right of it belongs to the salesmen
THOUSAND = 1000
CALM = ("#33414c", "#1f2a33", "#26323c", "#161e25", "#fdfdf8")
TOP = ("#ffa559", "#e8641b", "#ea6a1e", "#b9470b", "#1a0b02")


@lru_cache(1)
def prices() -> dict[str, dict[str, int]]:
    """What each city pays for what it deals in, in thousands."""
    return {
        city.name: {
            resource: price // THOUSAND
            for resource, price in zip(data.RESOURCES, city.prices, strict=True)
            if price
        }
        for tile in data.EXCHANGES
        for city in tile
    }


@lru_cache(1)
def best() -> dict[str, int]:
    """The highest price of each resource anywhere, in thousands."""
    return {resource: max(paid.get(resource, 0) for paid in prices().values()) for resource in data.RESOURCES}


def other_side(city: str) -> str:
    """The city on the back of the same tile, "" for one that is printed on one side only."""
    for tile in data.EXCHANGES:
        names = [side.name for side in tile]
        if city in names and len(names) == 2:
            return names[1 - names.index(city)]
    return ""


# ------------------------------------------------------------------ flaps


@lru_cache(256)
def flap(figure: str, size: tuple[int, int], top: bool = False) -> Surface:
    """A figure on a split flap, orange for a top price; over exactly that size."""
    w, h = size
    c0, c1, c2, c3, ink = TOP if top else CALM
    s = Vector(40, 50)
    s.rect(0, 0, 40, 50, EDGE, r=5)
    s.rect(1.6, 1.6, 36.8, 46.8, s.linear(0, 0, 0, 50, (0, c0), (0.499, c1), (0.5, c2), (1, c3)), r=3.6)
    s.line(4, 2.4, 36, 2.4, "#ffffff", 1, 0.35)
    out = s.sized(size)
    px = max(5, round(h * 0.80))
    text = type.line(figure, px, ink, "sans", heavy=True)
    measure = type.metrics("sans", px)
    out.blit(text, (round((w - text.get_width()) / 2), round(h / 2 - measure.cap_top - measure.cap / 2)))
    pins = Vector(40, 50)
    for x in (-1.2, 37.4):
        pins.rect(x, 20.5, 3.8, 9, EDGE, r=1)
    out.blit(pins.sized(size), (0, 0))
    return out


def row(
    city: str,
) -> list[tuple[str, int, tuple[float, float, float, float], tuple[float, float, float, float]]]:
    """Resource, price, box of its sign and box of its flap, all in plate units, dearest last."""
    paid = prices()[city]
    many = len(paid) > 3
    step = (WIDE - LEFT - 2) / (5 if many else 3)
    chip, wide, high = (24.0, 27.0, 42.0) if many else (36.0, 40.0, 50.0)
    found = []
    for n, (resource, price) in enumerate(paid.items()):
        x = LEFT + n * step
        found.append((resource, price, (x, ROW_Y - chip / 2, chip, chip),
                      (x + chip + 2, ROW_Y - high / 2, wide, high)))  # fmt: skip
    return found


def price_box(city: str, resource: str) -> tuple[float, float, float, float]:
    """Where a price with its sign stands on its plate, as parts of its width and height; KeyError when the
    city does not deal in it."""
    for name, _, sign, figure in row(city):
        if name == resource:
            x, y, right = sign[0], figure[1], figure[0] + figure[2]
            return (x - 3) / WIDE, (y - 3) / HIGH, (right - x + 6) / WIDE, (figure[3] + 6) / HIGH
    raise KeyError(resource)


# ------------------------------------------------------------------ plates


def pane(city: str, px: int) -> Surface:
    """The window on a city with its frame, `px` pixels square."""
    out = svg.draw(GAME, f"city-{city}", (px, px)).copy()
    clip(out, rounded((px, px), px * 0.045))
    s = Vector(100, 100)
    s.rect(1.2, 1.2, 97.6, 97.6, None, EDGE, 2.4, r=4.5)
    s.rect(3, 3, 94, 94, None, s.linear(0, 0, 60, 100, (0, "#ffffff", 0.5), (0.5, "#ffffff", 0.08),
                                        (1, "#000000", 0.4)), 1.4, r=3.4)  # fmt: skip
    out.blit(s.sized((px, px)), (0, 0))
    return out


def face(city: str, size: tuple[int, int], name: str = "") -> Surface:
    """The plate of a city with its name; KeyError for one that is no exchange."""
    k = size[0] / WIDE
    out = plate(size, k, PLATE_DARK, seed=sorted(prices()).index(city) + 3)
    out.blit(pane(city, round(PANE[2] * k)), (round(PANE[0] * k), round(PANE[1] * k)))
    _title(out, name, k)
    for resource, price, sign, figure in row(city):
        side = round(sign[2] * k)
        out.blit(svg.draw(GAME, f"chip-{resource}", (side, side)), (round(sign[0] * k), round(sign[1] * k)))
        box = (round(figure[2] * k), round(figure[3] * k))
        out.blit(
            flap(str(price), box, price == best()[resource]), (round(figure[0] * k), round(figure[1] * k))
        )
    return out


def _title(out: Surface, name: str, k: float) -> None:
    if not name:
        return
    text, tracking = name.upper(), 0.06 if name.isascii() else 0.04
    px = max(6, round((20 if name.isascii() else 22) * k))
    while px > 6 and type.width("sans", px, text, True, tracking) > NAME_ROOM * k:
        px -= 1
    ink = type.line(text, px, PALE, "sans", heavy=True, tracking=tracking)
    shade = type.line(text, px, EDGE, "sans", heavy=True, tracking=tracking)
    measure = type.metrics("sans", px)
    at = (round(LEFT * k), round(NAME_Y * k - measure.cap_top - measure.cap / 2))
    out.blit(shade, (at[0] + max(1, round(k)), at[1] + max(1, round(k))))
    out.blit(ink, at)


HALF = 195.0  # plate units of one side on a plate that shows both


def undecided(city: str, size: tuple[int, int], names: str = "") -> Surface:
    """A plate whose side is not chosen yet: both cities half and half, with what each would pay; `names`:
    theirs, with a stroke between them."""
    k = size[0] / WIDE
    out = plate(size, k, PLATE_DARK, seed=9)
    titles = [name.strip() for name in names.split("/")] if "/" in names else ["", ""]
    for n, side in enumerate((city, other_side(city) or city)):
        left = n * HALF
        out.blit(pane(side, round(66 * k)), (round((left + 7) * k), round(32 * k)))
        _half_title(out, titles[n], left, k)
        for i, (resource, price) in enumerate(prices()[side].items()):
            x, y = left + 82 + 56 * (i % 2), 32 + 34 * (i // 2)
            px = round(25 * k)
            out.blit(svg.draw(GAME, f"chip-{resource}", (px, px)), (round(x * k), round((y + 3.5) * k)))
            figure = flap(str(price), (round(24 * k), round(32 * k)), price == best()[resource])
            out.blit(figure, (round((x + 27) * k), round(y * k)))
    bar = blank(max(1, round(2 * k)), round(92 * k))
    bar.blit(
        gradient(*bar.get_size(), [(0, (5, 9, 12, 0)), (0.5, (5, 9, 12, 255)), (1, (5, 9, 12, 0))]), (0, 0)
    )
    out.blit(bar, (round((HALF - 1) * k), round(6 * k)))
    return out


def _half_title(out: Surface, name: str, left: float, k: float) -> None:
    if name:
        text, tracking = name.upper(), 0.05 if name.isascii() else 0.04
        px = max(6, round((18 if name.isascii() else 20) * k))
        while px > 6 and type.width("sans", px, text, True, tracking) > (HALF - 16) * k:
            px -= 1
        ink = type.line(text, px, PALE, "sans", heavy=True, tracking=tracking)
        measure = type.metrics("sans", px)
        out.blit(ink, (round((left + 8) * k), round(18 * k - measure.cap_top - measure.cap / 2)))
