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
    return _channel(colour[0]), _channel(colour[1]), _channel(colour[2])


def _channel(value: float) -> int:
    whole = round(value)
    return 0 if whole < 0 else 255 if whole > 255 else whole


def rgba(colour: Colour, alpha: int = 255) -> tuple[int, int, int, int]:
    """The channels with an alpha of 0..255."""
    return (*rgb(colour), alpha)


def hexed(colour: Colour) -> str:
    """The colour as '#rrggbb'."""
    r, g, b = rgb(colour)
    return f"#{r:02x}{g:02x}{b:02x}"


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


def jitter(colour: Colour, rng: Random, amount: float) -> RGB:
    """A neighbour of the colour: value moves by up to `amount` of 255, hue by a third of that."""
    r, g, b = rgb(colour)
    shift, hue = (rng.random() * 2 - 1) * amount, amount * 0.35
    return (
        _channel(r + shift + (rng.random() * 2 - 1) * hue),
        _channel(g + shift + (rng.random() * 2 - 1) * hue),
        _channel(b + shift + (rng.random() * 2 - 1) * hue),
    )


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
