"""The drawings of Pax: scenes and signs of the categories, cards, standards, Rome's column, cover."""

from __future__ import annotations

from collections.abc import Callable

from art.make.pax import (
    army,
    cards,
    cover,
    emblem,
    fleet,
    intrigue,
    land,
    pieces,
    religion,
    senator,
    signs,
    wealth,
)
from art.make.svg import Svg

SCENES = {
    "wealth": wealth,
    "fleet": fleet,
    "army": army,
    "religion": religion,
    "senator": senator,
    "land": land,
    "intrigue": intrigue,
}
DRAWINGS: dict[str, Callable[[], Svg]] = {
    **{f"scene-{name}-1": scene.single for name, scene in SCENES.items()},
    **{f"scene-{name}-2": scene.double for name, scene in SCENES.items()},
    **signs.DRAWINGS,
    **cards.DRAWINGS,
    **pieces.DRAWINGS,
    **emblem.DRAWINGS,
    **cover.DRAWINGS,
}
