"""Places of the board from the layout file, its tones, and how canvas units become board units."""

from client.ui.painters.colour import mix
from client.ui.painters.places import Place, places_of
from client.ui.painters.siberia import geography

GAME = "siberia"
WIDTH, HEIGHT = 1546, 735
FRAME = 8.0  # of steel round the map
SCALE = 1.13  # board units per canvas unit
MAP_WIDE, MAP_HIGH = geography.WIDTH * SCALE, geography.HEIGHT * SCALE

EDGE = "#05090c"
GROUND, PLATE, PLATE_DARK, WELL = "#16232e", "#2a3d4c", "#22323f", "#101c25"
SIGNAL, SIGNAL_LIGHT = "#e8641b", "#ff9a4a"
INK, PALE = "#10202c", "#f4f8fa"
SHADE = "#04121c"

# light, own, deep tone of each column
PERSONS = {
    name: (mix(own, "#ffffff", 0.34), own, mix(own, "#000000", 0.42))
    for name, own in (
        ("manager", "#6c7680"),
        ("logistician", "#2b6ca8"),
        ("salesman", "#3a8a52"),
        ("worker", "#d9701c"),
        ("investor", "#b3262e"),
    )
}
RESOURCES = {
    "gas": ("#c9a3ea", "#7b4aa6", "#3a1d58"),
    "coal": ("#7d868d", "#2b2f33", "#0c0e10"),
    "oil": ("#c98b56", "#7a4522", "#3a1d0b"),
    "gold": ("#ffe98f", "#dfae2f", "#7d5608"),
    "diamonds": ("#ffffff", "#e6eef2", "#8498a6"),
}
COLUMNS = {**PERSONS, **RESOURCES}
TINTS = {
    "taymyr": "#eef4f6", "yamal": "#e2ecf1", "chukotka": "#f1f6f8", "kolyma": "#dbe7ed", "lena": "#c3d7e0",
    "evenkia": "#b4ccd6", "vilyuy": "#c3d3d6", "yugra": "#bfd2d8", "khabarovsk": "#b0c8cb",
    "yenisei": "#c7d3cb", "altai": "#dad8c4", "irkutsk": "#cdd6ca", "transbaikal": "#d8d5bf",
    "amur": "#c4d0c0", "vladivostok": "#f0d9c2",
}  # fmt: skip


def places() -> dict[str, Place]:
    """All zones of the board with one place of their own."""
    return places_of(GAME)


def on_map(point: geography.Point) -> geography.Point:
    """A point of the canvas in map units, whose origin is the map's top left."""
    return point[0] * SCALE, point[1] * SCALE


def on_board(point: geography.Point) -> geography.Point:
    """A point of the canvas in board units."""
    return FRAME + point[0] * SCALE, FRAME + point[1] * SCALE


def region_at(x: float, y: float) -> str:
    """The zone of the region at a point of the board in board units, "" beside the land."""
    node = geography.region_at((x - FRAME) / SCALE, (y - FRAME) / SCALE)
    return f"area.{node}" if node else ""
