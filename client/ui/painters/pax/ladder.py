"""What the next card costs: marble steps that rise by one aureus each."""

from functools import lru_cache

from pygame import Surface

from client.ui.painters import theatre
from client.ui.painters.pax.facts import BRONZE, MARBLE
from client.ui.painters.pax.marks import price
from client.ui.painters.surfaces import ALPHA_MULT, blank, shadow
from client.ui.painters.vector import Vector

Size = tuple[int, int]
STEPS = 5


@lru_cache(64)
def ladder(size: Size, step: int = -1, count: int = STEPS) -> Surface:
    """Steps with prices 0, 1, 2 .. over exactly `size`; the one with number `step` glows, -1 for none."""
    out = _stairs(size, count).copy()
    coin = round(min(size[1] * 0.42, size[0] / count * 0.62))
    for n in range(count):
        x, y = _middle(size, n, count, coin)
        if n == step:
            _glow(out, x, y, coin)
        grown = round(coin * 1.16) if n == step else coin
        picture = price(n, grown)
        if n < step:
            picture = picture.copy()
            picture.fill((150, 138, 132, 255), special_flags=ALPHA_MULT)  # paid and done: dimmed
        out.blit(picture, (round(x - grown / 2), round(y - grown / 2)))
    return out


def _middle(size: Size, n: int, count: int, coin: int) -> tuple[float, float]:
    x = size[0] * (0.05 + 0.90 * (n + 0.5) / count)
    return x, size[1] * (1 - _rise(n, count)) - coin * 0.44


def _rise(n: int, count: int) -> float:
    """Height of a step as a part of the panel."""
    return 0.14 + 0.36 * n / max(1, count - 1)


def _glow(out: Surface, x: float, y: float, coin: int) -> None:
    s = Vector(10, 10)
    s.ellipse(5, 5, 5, None, "#ffffff")
    light, border = shadow(s.sized((coin, coin)), coin * 0.34, 255, "#ffd878")
    out.blit(light, (round(x - coin / 2 - border), round(y - coin / 2 - border)))


@lru_cache(16)
def _stairs(size: Size, count: int) -> Surface:
    w, h = 100.0 * size[0] / size[1], 100.0
    ground, stones = Vector(w, h), Vector(w, h)
    ground.rect(1, 1, w - 2, h - 2, ground.linear(0, 0, 0, h, "#4a1420", "#2c0a14"), r=7)
    ground.rect(2, 2, w - 4, h - 4, None, BRONZE[2], 1.6, r=6)
    light, _, _, deep = MARBLE
    wide = w * 0.9 / count
    for n in range(count):
        x, top = w * 0.05 + n * wide, h * (1 - _rise(n, count))
        stones.rect(x, top, wide, h - 7 - top, stones.linear(0, top, 0, h, "#ead8bc", "#c2a78a", "#86675a"))
        stones.rect(x - 1, top - 1, wide + 2, 5, light, r=1)
        stones.rect(x - 1, top + 3, wide + 2, 1.8, deep, opacity=0.6)
        stones.rect(x + wide - 6, top + 5, 6, h - 12 - top, deep, opacity=0.4)
    sheets = (
        theatre.sheet_of(ground, 0, rim=0.4, inner=0.3),
        theatre.sheet_of(stones, 0.6, rim=0.4, inner=0.2),
    )
    out = blank(*size)
    out.blit(theatre.pile(sheets, size, (0, 0, w, h)), (0, 0))
    return out
