"""Colours as '#rrggbb': mixing, contrast and jitter."""

from collections.abc import Sequence
from functools import lru_cache
from random import Random

RGB = tuple[int, int, int]
Colour = str | Sequence[float]

WARM_LIGHT = "#fff6dc"
WARM_DARK = "#24130a"


@lru_cache(4096)
def _parsed(colour: str) -> RGB:
    digits = colour.lstrip("#")
    if len(digits) == 3:
        digits = "".join(c * 2 for c in digits)
    if len(digits) != 6:
        raise ValueError(f"not a colour: {colour!r}")
    return int(digits[0:2], 16), int(digits[2:4], 16), int(digits[4:6], 16)


def rgb(colour: Colour) -> RGB:
    """The three channels 0..255; ValueError for text that is no '#rgb' or '#rrggbb'."""
    if isinstance(colour, str):
        return _parsed(colour)
    r, g, b = (max(0, min(255, round(c))) for c in colour[:3])
    return r, g, b


def rgba(colour: Colour, alpha: int = 255) -> tuple[int, int, int, int]:
    """The channels with an alpha of 0..255."""
    return (*rgb(colour), alpha)


def hexed(colour: Colour) -> str:
    """The colour as '#rrggbb'."""
    return "#{:02x}{:02x}{:02x}".format(*rgb(colour))


def mix(a: Colour, b: Colour, t: float) -> str:
    """Colour `t` (0..1) of the way from a to b."""
    return hexed([x + (y - x) * t for x, y in zip(rgb(a), rgb(b), strict=True)])


def lighter(colour: Colour, t: float) -> str:
    """The colour moved `t` towards warm light."""
    return mix(colour, WARM_LIGHT, t)


def darker(colour: Colour, t: float) -> str:
    """The colour moved `t` towards warm dark."""
    return mix(colour, WARM_DARK, t)


def shaded(colour: Colour, t: float) -> str:
    """The colour moved `t` towards the shade of painted wood."""
    return mix(colour, "#12060a", t)


def outline(colour: Colour) -> str:
    """The dark edge that goes with a piece of this colour."""
    return mix(colour, "#120805", 0.72)


def jitter(colour: Colour, rng: Random, amount: float) -> str:
    """A neighbour of the colour: value moves by up to `amount` of 255, hue by a third of that."""
    shift = (rng.random() * 2 - 1) * amount
    return hexed([c + shift + (rng.random() * 2 - 1) * amount * 0.35 for c in rgb(colour)])


def luminance(colour: Colour) -> float:
    """Relative luminance 0..1."""

    def linear(channel: int) -> float:
        c = channel / 255
        return c / 12.92 if c <= 0.03928 else float(((c + 0.055) / 1.055) ** 2.4)

    r, g, b = (linear(c) for c in rgb(colour))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: Colour, b: Colour) -> float:
    """Contrast ratio of two colours, 1..21."""
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)
