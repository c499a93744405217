"""What is laid over the printed map while one plays: names, closed regions, light round a legal one."""

from functools import lru_cache

from pygame import Surface

from client.ui.painters import type
from client.ui.painters.siberia import geography, land
from client.ui.painters.siberia.facts import FRAME, INK, MAP_HIGH, MAP_WIDE, on_board
from client.ui.painters.surfaces import ALPHA_SUB, blank, clip, drop, silhouette, soften
from client.ui.painters.vector import Point, Vector

Placed = tuple[Surface, float, float]  # a picture and its centre in board units
NAME = 18.0  # board units
VEIL, HATCH = "#3b4a56", "#e9f1f4"
SKIRT = 22.0  # board units the light of a region reaches beyond it
RINGS = ((9.0, "#5f3500"), (6.6, "#f4a81c"), (2.6, "#fff8d2"))


def node_of(zone: str) -> str:
    """The region that is a zone of the board."""
    return zone.rpartition(".")[2]


def _box(node: str, edge: float) -> tuple[float, float, float, float]:
    """Left, top, width and height of a region on the map, grown by an edge and kept on the map."""
    points = land.region(node)
    left = max(0.0, min(x for x, _ in points) - edge)
    top = max(0.0, min(y for _, y in points) - edge)
    right = min(MAP_WIDE, max(x for x, _ in points) + edge)
    low = min(MAP_HIGH, max(y for _, y in points) + edge)
    return left, top, right - left, low - top


def _sheet(box: tuple[float, float, float, float]) -> Vector:
    s = Vector(box[2], box[3])
    s.open(f"translate({-box[0]:.2f} {-box[1]:.2f})")
    return s


def _drawn(s: Vector, k: float) -> Surface:
    s.close()
    return s.surface(k)


def _shape(node: str, box: tuple[float, float, float, float], k: float) -> Surface:
    """The region as far as it is land, in white."""
    one, other = _sheet(box), _sheet(box)
    one.polygon(land.region(node), "#ffffff")
    other.polygon(land.shore(), "#ffffff")
    return clip(_drawn(one, k), _drawn(other, k))


def _placed(picture: Surface, box: tuple[float, float, float, float]) -> Placed:
    return picture, FRAME + box[0] + box[2] / 2, FRAME + box[1] + box[3] / 2


# ------------------------------------------------------------------ names


def name_at(node: str) -> Point:
    """Middle of a region's name on the board."""
    x, y = on_board(geography.ANCHORS[node])
    return x, y - 3


def _clear(text: str) -> str:
    """Capitals where the script has them."""
    return text.upper()


@lru_cache(128)
def _label(text: str, px: int, closed: bool) -> Surface:
    tracking = 0.08 if text.isascii() else 0.04
    if not closed:
        return type.haloed(_clear(text), px, INK, "#ffffff", "sans", tracking=tracking)
    ink = type.line(_clear(text), px, "#f7fafb", "sans", heavy=True, tracking=tracking)
    edge = max(2, px // 6)
    out = blank(ink.get_width() + 2 * edge, ink.get_height() + 2 * edge)
    drop(out, ink, (edge, edge), (px * 0.05, px * 0.06), px * 0.1, 235, "#0a1620")
    drop(out, ink, (edge, edge), (0, 0), px * 0.16, 200, "#0a1620")
    out.blit(ink, (edge, edge))
    return out


def label(zone: str, text: str, k: float, *, closed: bool = False, scale: float = 1.0) -> Placed:
    """The name of a region in the reader's language: ink in a white cloud, white on a closed one; `scale` is
    the reader's text scale."""
    node = node_of(zone)
    px = max(7, round(NAME * k * scale))
    if len(text) < 5 and not text.isascii():
        px = round(px * 1.12)
    return _label(text, px, closed), *name_at(node)


# ------------------------------------------------------------------ closed regions


@lru_cache(32)
def veil(zone: str, k: float) -> Placed:
    """The slate veil with slanting snow that lies over an exhausted region."""
    node = node_of(zone)
    box = _box(node, 0)
    shape = _shape(node, box, k)
    out = _sheet(box)
    left, top, w, h = box
    out.rect(left, top, w, h, VEIL, opacity=0.60)
    n = int((left + top) // 13) - 1
    while n * 13 < left + w + top + h:
        x = n * 13.0
        out.line(x - top, top, x - top - h, top + h, HATCH, 3, 0.34)
        n += 1
    picture = clip(_drawn(out, k), shape)
    edge = _sheet(box)
    edge.polygon(land.region(node), None, "#1c2a35", 5, stroke_opacity=0.7)
    edge.polygon(land.region(node), None, "#dfe9ee", 1.6, stroke_opacity=0.55)
    picture.blit(clip(_drawn(edge, k), shape), (0, 0))
    return _placed(picture, box)


# ------------------------------------------------------------------ light


@lru_cache(64)
def _skirt(node: str, k: float) -> Surface:
    shape = _shape(node, _box(node, SKIRT), k)
    out = soften(silhouette(shape, "#ffb61e"), 8 * k)
    for _ in range(2):
        out.blit(out, (0, 0))
    out.blit(silhouette(shape, "#000000"), (0, 0), special_flags=ALPHA_SUB)
    return out


@lru_cache(64)
def _rings(node: str, k: float) -> Surface:
    box = _box(node, SKIRT)
    shape = _shape(node, box, k)
    s = _sheet(box)
    for width, tone in RINGS:
        s.polygon(land.region(node), None, tone, width)
    inner = clip(_drawn(s, k), shape)
    coast = _sheet(box)
    for width, tone in RINGS:
        coast.polygon(land.shore(), None, tone, width)
    inner.blit(clip(_drawn(coast, k), shape), (0, 0))
    return inner


def light(zone: str, k: float) -> tuple[Placed, Placed]:
    """The light round a region one may go to, hollow inside: its soft skirt, and its lines."""
    node = node_of(zone)
    box = _box(node, SKIRT)
    return _placed(_skirt(node, k), box), _placed(_rings(node, k), box)
