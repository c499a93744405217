"""The own panel: ten columns with two holes each, the research facility, the tray of drawn counters.

Where a column and its holes lie is told in parts of the panel, so that the layout file can say the same.
"""

from collections.abc import Callable, Container, Sequence
from functools import lru_cache

from pygame import Surface

from client.ui.painters import svg, type
from client.ui.painters.colour import mix
from client.ui.painters.siberia.facts import COLUMNS, EDGE, GAME, PERSONS
from client.ui.painters.siberia.plates import hole, well
from client.ui.painters.surfaces import blank, silhouette, soften
from client.ui.painters.vector import Vector

GAP = 0.012  # of the panel's width between persons and resources
STEP = (1 - GAP) / len(COLUMNS)
HEAD = 0.245  # of the height: the coloured head of a column
HOLES = (0.435, 0.745)  # middles of the two holes
HOLE = 0.136  # radius of a hole, of the height
TITLE = 0.941
PALE, DARK = "#ffffff", "#1b222a"
NAMES = tuple(COLUMNS)


def column(name: str) -> tuple[float, float]:
    """Left edge and width of a column as parts of the panel's width."""
    n = NAMES.index(name)
    return n * STEP + (GAP if n >= len(PERSONS) else 0) + 0.003, STEP - 0.006


@lru_cache(128)
def sign(name: str, px: int, tone: str) -> Surface:
    """The flat sign of a column in one colour, `px` pixels square."""
    return silhouette(svg.draw(GAME, f"sign-{name}", (max(4, px), max(4, px))), tone)


def columns(
    size: tuple[int, int], k: float, titles: Sequence[str] = (), ready: Container[str] = ()
) -> Surface:
    """The ten columns over exactly that size: their names below in the order of `NAMES`, a lit frame round
    those that are ready."""
    out = blank(*size)
    w, h = size[0] / k, size[1] / k
    glow, s = Vector(w, h), Vector(w, h)
    for name in NAMES:
        left, wide = (part * w for part in column(name))
        if name in ready:
            glow.rect(left - 1, -1, wide + 2, h + 2, "#ff8d2e", r=8)
        _column(s, name, (left, wide, h), name in ready)
    out.blit(soften(glow.sized(size), 7 * k), (0, 0))
    out.blit(s.sized(size), (0, 0))
    _heads(out, k, titles)
    return out


def _column(s: Vector, name: str, box: tuple[float, float, float], ready: bool) -> None:
    x, w, h = box
    _, own, _ = COLUMNS[name]
    top = "#b9cbd6" if name == "diamonds" else mix(own, "#1f2f3b", 0.12)
    body = s.linear(x, 0, x + w * 0.4, h, "#3a5264", (1, "#22343f"))
    s.rect(x + 0.8, 0.8, w - 1.6, h - 1.6, body, "#ffb27a" if ready else EDGE, 3 if ready else 1.6, r=7)
    head = HEAD * h
    tone = s.linear(0, 0, 0, head, mix(top, "#ffffff", 0.24), (0.55, top), (1, mix(top, "#000000", 0.3)))
    s.path(f"M{x + 8:.2f} 2.4H{x + w - 8:.2f}Q{x + w - 2.4:.2f} 2.4 {x + w - 2.4:.2f} 8"
    f"V{head:.2f}H{x + 2.4:.2f}V8"
           f"Q{x + 2.4:.2f} 2.4 {x + 8:.2f} 2.4Z", tone)  # fmt: skip
    s.line(x + 8, 3.2, x + w - 8, 3.2, "#ffffff", 1, 0.5)
    s.line(x + 2.4, head, x + w - 2.4, head, EDGE, 1.6)
    s.line(x + 2.4, head + 1.4, x + w - 2.4, head + 1.4, "#dcecf6", 0.8, 0.25)
    for y in HOLES:
        hole(s, x + w / 2, y * h, min(HOLE * h, w * 0.42))


def _heads(out: Surface, k: float, titles: Sequence[str]) -> None:
    w, h = out.get_size()
    for n, name in enumerate(NAMES):
        left, wide = column(name)
        px = round(min(HEAD * h * 0.70, wide * w * 0.62))
        tone = DARK if name in ("gold", "diamonds") else PALE
        middle = (left + wide / 2) * w
        at = (round(middle - px / 2), round(HEAD * h / 2 - px / 2))
        shade = sign(name, px, "#000000").copy()
        shade.set_alpha(90)
        if tone == PALE:
            out.blit(shade, (at[0] + max(1, round(k)), at[1] + max(1, round(1.4 * k))))
        out.blit(sign(name, px, tone), at)
        if titles:
            _title(out, titles[n], middle, TITLE * h, wide * w - 6 * k, round(min(18 * k, 0.094 * h)))


def _title(out: Surface, text: str, x: float, y: float, room: float, px: int) -> None:
    px = max(6, px)
    while px > 6 and type.width("sans", px, text) > room:
        px -= 1
    ink = type.line(text, px, "#e8f0f3", "sans")
    measure = type.metrics("sans", px)
    out.blit(ink, (round(x - ink.get_width() / 2), round(y - measure.cap_top - measure.cap / 2)))


def research(size: tuple[int, int], k: float, title: str = "", note: str = "") -> Surface:
    """The research facility: a sunk place with a microscope, its name above, a note below."""
    out = blank(*size)
    w, h = size[0] / k, size[1] / k
    well(out, (1, 1, w - 2, h - 2), k, base="#16242e", radius=7, depth=6, seed=6)
    px = round(min(w, h) * 0.52 * k)
    picture = svg.draw(GAME, "research", (px, px)).copy()
    picture.set_alpha(150)
    out.blit(picture, (round((size[0] - px) / 2), round(size[1] * 0.56 - px / 2)))
    if title:
        _title(out, title, size[0] / 2, 0.12 * size[1], size[0] - 12 * k, round(min(20 * k, 0.12 * size[1])))
    if note:
        _title(out, note, size[0] / 2, TITLE * size[1], size[0] - 12 * k, round(min(18 * k, 0.105 * size[1])))
    return out


def tray(size: tuple[int, int], k: float, title: str = "") -> Surface:
    """Where the six drawn counters lie, its name above and the bag they come from faint in it."""
    w, h = size[0] / k, size[1] / k
    out = blank(*size)
    well(out, (1, 1, w - 2, h - 2), k, base="#1b2c38", radius=7, depth=6, seed=7)
    px = round(min(w, h) * 0.56 * k)
    picture = svg.draw_high(GAME, "bag", px).copy()
    picture.set_alpha(70)
    out.blit(picture, picture.get_rect(center=(size[0] // 2, round(size[1] * 0.57))))
    if title:
        _title(out, title, size[0] / 2, 0.12 * size[1], size[0] - 12 * k, round(min(20 * k, 0.12 * size[1])))
    return out


def own(
    name: str, size: tuple[int, int], k: float, said: Callable[[str], str], lit: Container[str]
) -> Surface:
    """A panel of the own shelf: `columns`, `research` or `tray`."""
    if name == "columns":
        return columns(size, k, [said(column) for column in NAMES], lit)
    return research(size, k, said(name)) if name == "research" else tray(size, k, said("hand"))


def spaces(covered: tuple[int, ...], px: int) -> Surface:
    """The two spaces of another seat's column, one over the other, `px` pixels high: covered by so many tiles
    (hexagons) and by so many counters, else empty."""
    tile, counters = covered
    s = Vector(14, 28)
    for n in range(2):
        y = 21.0 - 14 * n
        if tile and n == 0:
            points = [
                (7 + dx, y + dy)
                for dx, dy in ((0, -6.4), (5.5, -3.2), (5.5, 3.2), (0, 6.4), (-5.5, 3.2), (-5.5, -3.2))
            ]
            s.polygon(points, "#ffb27a", EDGE, 1)
        elif n < counters + tile:
            s.ellipse(7, y, 5.2, 5.2, "#ff8d45", "#dcecf6", 1.2)
        else:
            s.ellipse(7, y, 5.2, 5.2, "#0d161d", "#6f8391", 1.2)
    return s.sized((max(4, round(px / 2)), max(8, px)))
