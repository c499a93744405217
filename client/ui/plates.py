"""Where name, numbers, niche and town of a banner lie. Pure, in real pixels."""

from __future__ import annotations

from client.ui.seatplan import Banner
from client.ui.spread import Box

TALL = 1.15  # height by width from which a plate has its niche below instead of at its left
PORTRAIT = (0.28, 0.44)  # least and largest share of a plate's width for the niche at its left end
CARD = 0.714  # width of a card by its height


def plate_of(banner: Banner, box: Box, k: float) -> Box:
    """The plate of a banner: at its left end, no wider than a third of it."""
    return Box(box.x, box.y, min(banner.w * k, box.w * 0.34), box.h)


def town_of(banner: Banner, box: Box, k: float) -> Box:
    """The panel beside the plate."""
    left = plate_of(banner, box, k).w + 6 * k
    return Box(box.x + left, box.y, box.w - left, box.h)


def head_of(plate: Box) -> Box:
    """Where name and numbers stand on a plate: right of the niche, or above it where the plate is tall."""
    if plate.h > TALL * plate.w:
        m = plate.w * 0.06
        return Box(plate.x + m, plate.y, plate.w - 2 * m, plate.w * 0.58)
    left = plate.w * _portrait(plate)
    return Box(plate.x + left, plate.y, plate.w - left - plate.h * 0.05, min(plate.h, plate.w * 0.8))


def _portrait(plate: Box) -> float:
    """The share of a plate's width that a card in its niche wants, within bounds."""
    return min(PORTRAIT[1], max(PORTRAIT[0], CARD * (plate.h - 0.06 * plate.w) / plate.w + 0.05))


def niche_of(plate: Box) -> Box:
    """Where pieces lie on a plate: at its left end, or in its lower part where it is tall."""
    m = 7 * plate.w / 236
    if plate.h > TALL * plate.w:
        top = plate.w * 0.58
        return Box(plate.x + m, plate.y + top, plate.w - 2 * m, plate.h - top - m)
    return Box(plate.x + m, plate.y + m, plate.w * (_portrait(plate) - 0.02) - m, plate.h - 2 * m)


def facts_of(banner: Banner, plate: Box) -> list[Box]:
    """Where the numbers of a banner stand: two a line beside the piece, under the name."""
    head = head_of(plate)
    lines = -(-len(banner.facts) // 2)
    top, step = head.y + head.h * 0.36, head.h * 0.58 / max(1, lines)
    return [
        Box(head.x + (n % 2) * head.w / 2, top + (n // 2) * step, head.w / 2, step)
        for n in range(len(banner.facts))
    ]
