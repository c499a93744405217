"""Tones of the districts: the five kinds with their skies and grounds, and what buildings are made of."""

from __future__ import annotations

from typing import NamedTuple

from art.make.citadels import palette
from art.make.citadels.palette import KIND
from art.make.paper import Ramp, ramp


class Sky(NamedTuple):
    """Three heights of a sky and its sun or moon."""

    top: str
    middle: str
    horizon: str
    sun: str


class Land(NamedTuple):
    """Ground far away, half way, near and at the very front."""

    far: str
    middle: str
    near: str
    deep: str


class Kind(NamedTuple):
    """A kind of district: its heraldic tones, its sky and its ground."""

    tone: Ramp
    sky: Sky
    land: Land


KINDS = {
    "noble": Kind(
        KIND["noble"],
        Sky("#d98b3e", "#f6c667", "#fff0bf", "#fffbe0"),
        Land("#dba65e", "#b98a48", "#7d6a35", "#4f4a2a"),
    ),
    "religious": Kind(
        KIND["religious"],
        Sky("#4f86c0", "#9cc6ea", "#e8f4ff", "#ffffff"),
        Land("#84abd2", "#5b86ad", "#3f6a72", "#28454f"),
    ),
    "trade": Kind(
        KIND["trade"],
        Sky("#4fa08c", "#b4dba0", "#f3f6d0", "#fffde0"),
        Land("#8bbf9c", "#5c9a72", "#3c7350", "#244a3c"),
    ),
    "military": Kind(
        KIND["military"],
        Sky("#a83a3c", "#ee8a5a", "#ffdcae", "#fff0c8"),
        Land("#cb6650", "#95443f", "#6a3436", "#431f2a"),
    ),
    "unique": Kind(
        KIND["unique"],
        Sky("#5d3a94", "#b78bd8", "#f3dcfb", "#fff4ff"),
        Land("#9370bd", "#71509c", "#513a78", "#332250"),
    ),
}
SAND, STONE, GREY, DARK = palette.SAND, palette.STONE, palette.GREY_STONE, palette.DARK_STONE
SLATE, COPPER, PURPLE = palette.SLATE_ROOF, palette.COPPER_ROOF, palette.PURPLE_ROOF
THATCH, BRICK = palette.THATCH, palette.BRICK

DAWN = Sky("#6c3f9c", "#d294cf", "#ffe6d6", "#fff6e6")
DUSK = Sky("#40267a", "#9a5cc0", "#f6b4c6", "#ffe9c8")
NIGHT = Sky("#24154c", "#553692", "#c193dc", "#fff4e0")
DEEP = Sky("#170f36", "#3b2a74", "#8d74c4", "#eaf0ff")
STORM = Sky("#7a2f38", "#c9675a", "#f6c9a4", "#ffe6c0")

ROSE_STONE = ramp("#dcaf96 #ad7663 #7b4949 #4a2a33")
CHALK = ramp("#fffef6 #ece6da #bfb6b4 #857c88")
IVORY = ramp("#fffdf2 #f4ead2 #d3c0a4 #957f78")
AZURE = ramp("#7fa8d6 #3f6fa8 #2a4d80 #182e54")
CRIMSON_TILE = ramp("#e0705a #b03a36 #7a2430 #4a1522")
MOSS = ramp("#a3b07a #76824e #525c3a #333a2a")
JADE = ramp("#9fe0b8 #4aa880 #2a7668 #154450")
RED = ramp("#f0705a #c23038 #861f33 #4f1428")
NIGHT_WALL = ramp("#7c6fa4 #534779 #392f5c #1f183a")
NIGHT_ROOF = ramp("#64688f #424469 #2b2b4c #17162f")
NIGHT_LEAF = ramp("#8a7fc0 #564c8c #392f68 #221a45")
VIOLET_LEAF = ramp("#b892d8 #7c56a6 #51387c #2f2054")
PINE = ramp("#8fb08a #4a7a66 #2f5452 #1b3640")
CYPRESS = ramp("#8fae6a #4f7d4c #2f5742 #1c3a34")
SKIN = ramp("#fbdcb8 #e2ab78 #a86f50 #5f382e")
AZURE_CLOTH = ramp("#7fb0df #3a6cb0 #254a86 #15284f")
TEAL_CLOTH = ramp("#86cdbf #3a8f8b #25656d #153c4b")
VIOLET_CLOTH = ramp("#b992d8 #7b51a8 #543582 #2f1d52")
VERDIGRIS = ramp("#b6ead2 #6db8a2 #438679 #275356")
COBBLE = ramp("#d3c7a6 #b0a482 #8a7d64 #5d5348")
LAMP, UNLIT, SLIT = "#ffd87a", "#2a2740", "#1d1a2c"
