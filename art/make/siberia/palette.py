"""The tones of Siberia: ice, steel, signal orange, five resources, five persons."""

from __future__ import annotations

from typing import NamedTuple

from art.make.colour import mix

EDGE = "#05090c"
STEEL = ("#dfe9ee", "#93a9b8", "#3f5f78", "#12222f")
SIGNAL, SIGNAL_LIGHT, SIGNAL_DEEP = "#e8641b", "#ff9a4a", "#9c3c08"
SNOW, ICE = "#f7fafb", "#dfeef3"
SIGN = "#101010"  # the one colour of a flat sign, which the client replaces


class Tones(NamedTuple):
    """A thing's light, own and deep tone, and the colour of signs on it."""

    light: str
    own: str
    deep: str
    sign: str


RESOURCES = {
    "gas": Tones("#c9a3ea", "#7b4aa6", "#3a1d58", "#ffffff"),
    "coal": Tones("#7d868d", "#2b2f33", "#0c0e10", "#ffffff"),
    "oil": Tones("#c98b56", "#7a4522", "#3a1d0b", "#ffffff"),
    "gold": Tones("#ffe98f", "#dfae2f", "#7d5608", "#2a2009"),
    "diamonds": Tones("#ffffff", "#e6eef2", "#8498a6", "#2c4656"),
}
PERSONS = {
    name: Tones(mix(own, "#ffffff", 0.34), own, mix(own, "#000000", 0.42), "#ffffff")
    for name, own in (
        ("manager", "#6c7680"),
        ("logistician", "#2b6ca8"),
        ("salesman", "#3a8a52"),
        ("worker", "#d9701c"),
        ("investor", "#b3262e"),
    )
}
COLUMNS = {**PERSONS, **RESOURCES}
