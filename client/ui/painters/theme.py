"""What layouts/theme.yaml says: seats, metals, colours, type sizes and the world of each game."""

from functools import lru_cache
from typing import Any, NamedTuple

import yaml

from client.paths import data_folder


class SeatLook(NamedTuple):
    """Colour, shape and letter of one seat."""

    name: str
    shape: str
    letter: str
    colour: str


class Metal(NamedTuple):
    """Six tones of a coin, dark to bright, and its ink."""

    deep: str
    shade: str
    face: str
    light: str
    spark: str
    ink: str


class Ground(NamedTuple):
    """What a large surface is made of: wood in five tones and planks, or another kind in one colour."""

    kind: str
    tones: tuple[str, ...] = ()
    planks: int = 1
    seed: int = 1
    colour: str = "#000000"


class World(NamedTuple):
    """Ground, panels and heading face of one game."""

    name: str
    heading: str
    tracking: float
    ground: Ground
    panel: Ground
    accent: str
    ornament: str
    felt: str
    felt_red: str
    title: str
    wax: Ground = Ground("wax", seed=4, colour="#2a1f1a")  # under prompts
    stone: Ground = Ground("stone", colour="#e9d9b6", seed=12)  # under what is looked at
    journal: str = "parchment"  # or fanfold: paper with punched margins
    serif: str = "serif"  # the face of headings and titles of what is looked at
    sign: str = "brass"  # the plate with the game's name, or enamel
    buttons: dict[str, tuple[str, ...]] = {}  # those that differ: plate, label, cut line
    chalk: tuple[str, ...] = ("#f7ecd6", "#ffe9b8", "#ffc46a")  # on that wax: text, headings, hints
    edge: tuple[str, ...] = ("#2c1a0d", "#a88a5c", "#8d7048", "#5c4527")  # of a board: dark, lit, own, shade


class Theme(NamedTuple):
    """The whole file, typed."""

    seats: tuple[SeatLook, ...]
    metals: dict[str, Metal]
    colours: dict[str, str]
    type: dict[str, float]
    worlds: dict[str, World]


@lru_cache(1)
def theme() -> Theme:
    """The theme; KeyError or TypeError name what the file lacks."""
    with (data_folder("layouts") / "theme.yaml").open(encoding="utf-8") as file:
        raw = yaml.load(file, getattr(yaml, "CSafeLoader", yaml.SafeLoader))  # safe too, and faster
    return Theme(
        tuple(SeatLook(**seat) for seat in raw["seats"]),
        {name: Metal(*tones) for name, tones in raw["metals"].items()},
        raw["colours"],
        raw["type"],
        {name: _world(name, world) for name, world in raw["worlds"].items()},
    )


def _world(name: str, raw: dict[str, Any]) -> World:
    grounds = {
        part: Ground(**(raw[part] | {"tones": tuple(raw[part].get("tones", ()))}))
        for part in ("ground", "panel", "wax", "stone")
        if part in raw
    }
    found: dict[str, Any] = raw | {"name": name} | grounds
    for colours in ("edge", "chalk"):
        if colours in found:
            found[colours] = tuple(found[colours])
    found["buttons"] = {style: tuple(tones) for style, tones in raw.get("buttons", {}).items()}
    return World(**found)


def seat_look(seat: int) -> SeatLook:
    """Look of a seat 0..7."""
    return theme().seats[seat]


def metal(name: str) -> Metal:
    """Tones of bronze, silver or gold."""
    return theme().metals[name]
