"""The cards of Aquileia: arms, slaves, laurels, theatre, with their backs."""

from pygame import Surface

from client.ui.painters import cardstock
from client.ui.painters.vector import Vector

_BACK = {
    "arms": ("#767b80", "#a6abb0", "#4c5156"),
    "slave": ("#5f9d95", "#9fd0c8", "#2f6660"),
    "laurel": ("#d0701f", "#f0a763", "#8a420b"),
    "theatre": ("#5b8a45", "#9dc384", "#2f5a2a"),
}


def back(kind: str, size: tuple[int, int]) -> Surface:
    """The back of a card of that kind."""
    own, light, dark = _BACK[kind]
    card = cardstock.sheet(size, seed=3)
    s = Vector(88, 128)
    s.rect(0, 0, 88, 128, s.radial(34, 44, 95, light, (0.6, own), (1, dark)), dark, 1.6)
    cardstock.inset(card, s.surface(size[0] / 100))
    return card


def face(kind: str, face: str, size: tuple[int, int]) -> Surface:
    """The face of a card of that kind."""
    return back(kind, size)
