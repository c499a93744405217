"""Card blanks: paper with a rounded edge, a clipped panel, a pile with visible sheets."""

from pygame import Surface

from client.ui.painters import materials
from client.ui.painters.surfaces import Sprite, blank, clip, fitted, lifted, silhouette
from client.ui.painters.vector import Vector, rounded

RATIO = 1.4  # height over width of every card


def sheet(size: tuple[int, int], *, base: str = "#f3e7cb", seed: int = 1) -> Surface:
    """Blank paper of a card with its bright and dark edge."""
    w, h = size
    face = materials.paper(w, h, max(0.5, w / 110), base, seed=seed, fibres=0.5)
    clip(face, rounded(size, w * 0.065))
    edge = Vector(w, h)
    stroke = edge.linear(
        0, 0, w, h, (0, "#ffffff", 0.95), (0.45, "#fff6e0", 0.0), (0.6, "#8a6a40", 0.25), (1, "#5a3c1c", 0.8)
    )
    edge.rect(w * 0.008, w * 0.008, w * 0.984, h - w * 0.016, None, stroke, w * 0.016, r=w * 0.062)
    face.blit(edge.sized(size), (0, 0))
    return face


def inset(card: Surface, picture: Surface, edge: float = 0.06) -> None:
    """Print a picture on the card, `edge` of its width in from the paper's edge."""
    w, h = card.get_size()
    m = round(w * edge)
    inner = fitted(picture, (w - 2 * m, h - 2 * m)).copy()
    card.blit(clip(inner, rounded(inner.get_size(), w * 0.04)), (m, m))


def pile(top: Surface, sheets: int, step: float, lift: float) -> Sprite:
    """A pile: the top card over the edges of the sheets under it, with one shadow."""
    n = max(0, min(sheets - 1, 13))
    if n == 0:
        return lifted(top, lift)
    w, h = top.get_size()
    right, down = round(n * step * 0.5), round(n * step)
    block = blank(w + right, h + down)
    for i in range(n, 0, -1):
        edge = silhouette(top, "#e9d9b4" if i % 2 else "#9c8358")
        block.blit(edge, (round(i * step * 0.5), round(i * step)))
    block.blit(top, (0, 0))
    body = lifted(block, lift)
    return Sprite(body.surface, body.ox, body.oy, w, h)
