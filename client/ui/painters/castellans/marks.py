"""Small printed things: figures, amounts with their picture, badges of guilds and wards. Real pixels."""

from collections.abc import Sequence
from functools import lru_cache

from pygame import Surface

from client.ui.painters import svg, type
from client.ui.painters.castellans.facts import EDGE, GAME, INK
from client.ui.painters.colour import Colour
from client.ui.painters.surfaces import blank, drop, silhouette
from client.ui.painters.vector import Vector


def picture(name: str, px: int) -> Surface:
    """A drawing of the game, `px` pixels high."""
    return svg.draw_high(GAME, name, max(4, px))


def sign(name: str, px: int, tone: Colour) -> Surface:
    """A flat sign in one colour, `px` pixels square."""
    return silhouette(svg.draw(GAME, f"sign-{name}", (max(4, px),) * 2), tone)


def good(name: str, px: int) -> Surface:
    """The picture of a good, of influence, or of victory points ("points")."""
    return picture(f"good-{'vp' if name == 'points' else name}", px)


def figure(text: str, px: int, tone: Colour = INK, face: str = "sans") -> Surface:
    """A figure or short word, cut to the height of its capitals, `px` pixels high at the most."""
    size = max(5, round(px * 1.36))
    ink = type.line(text, size, tone, face, heavy=True)
    measure = type.metrics(face, size)
    top, high = round(measure.cap_top), max(1, round(measure.cap))
    out = blank(ink.get_width(), high + 2)
    out.blit(ink, (0, 1 - top))
    return out


def fitting(rows: Sequence[str], px: int, room: float, face: str = "sans") -> int:
    """The largest size up to `px` at which every row has room; few sizes are tried, since each is a font."""
    wide = max(type.width(face, px, row, True) for row in rows)
    while wide > room and px > 6:
        px = max(6, min(px - 1, int(px * room / wide)))
        wide = max(type.width(face, px, row, True) for row in rows)
    return px


def side_by_side(parts: list[Surface], gap: int) -> Surface:
    """Pictures in a row, middle to middle."""
    high = max(part.get_height() for part in parts)
    out = blank(sum(part.get_width() for part in parts) + gap * (len(parts) - 1), high)
    x = 0
    for part in parts:
        out.blit(part, (x, round((high - part.get_height()) / 2)))
        x += part.get_width() + gap
    return out


@lru_cache(256)
def amount(n: int, what: str, px: int, tone: str = INK) -> Surface:
    """A number and the picture of what it counts, `px` pixels high."""
    return side_by_side([figure(str(n), round(px * 0.62), tone), good(what, px)], max(1, round(px * 0.08)))


@lru_cache(64)
def tag(n: int, what: str, px: int) -> Surface:
    """A parchment label with an amount, `px` pixels high."""
    inner = amount(n, what, round(px * 0.82))
    wide = inner.get_width() + px
    s = Vector(wide, px)
    s.rect(
        1,
        1,
        wide - 2,
        px - 2,
        s.linear(0, 0, 0, px, "#fffaf0", "#ead6aa"),
        EDGE,
        max(1.0, px * 0.06),
        r=px * 0.48,
    )
    out = s.sized((wide, px))
    out.blit(inner, (round((wide - inner.get_width()) / 2), round((px - inner.get_height()) / 2)))
    return out


def print_at(target: Surface, thing: Surface, x: float, y: float, k: float, lift: float = 1.2) -> None:
    """Put a thing with its middle at board units, with a soft shadow."""
    at = (x * k - thing.get_width() / 2, y * k - thing.get_height() / 2)
    drop(target, thing, at, (lift * 0.7 * k, lift * k), max(1.0, lift * k), 120)
    target.blit(thing, (round(at[0]), round(at[1])))
