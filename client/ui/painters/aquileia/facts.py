"""What is printed on the board, as plain data: places from the layout file, figures from the components."""

from functools import lru_cache
from typing import NamedTuple

import yaml

from client.paths import data_folder
from client.rules.aquileia import data

WIDTH, HEIGHT = 1544, 800
METALS = ("bronze", "silver", "gold")
_FAMILY = {"W": "white", "U": "blue", "P": "purple", "Y": "yellow", "O": "workshop", "K": "bank"}


_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # both are safe, the one in C is ten times faster


class Place(NamedTuple):
    """Centre and size of a zone in board units."""

    x: float
    y: float
    w: float
    h: float

    @property
    def left(self) -> float:
        """Left edge."""
        return self.x - self.w / 2

    @property
    def top(self) -> float:
        """Top edge."""
        return self.y - self.h / 2


class Plot(NamedTuple):
    """One building site as printed: its kind, price in coins by metal, price in slaves, points, income."""

    id: str
    kind: str
    cost: tuple[int, int, int]
    slaves: int
    points: int
    income: tuple[int, int, int]


class Facts(NamedTuple):
    """Everything the board prints."""

    places: dict[str, Place]
    score: tuple[tuple[float, float], ...]
    strength: tuple[tuple[float, float], ...]
    order: tuple[tuple[float, float], ...]
    plots: tuple[Plot, ...]
    prize_coins: tuple[int, ...]
    worth: tuple[int, int, int]
    pecunia_points: int
    strengths: dict[str, int]


@lru_cache(1)
def facts() -> Facts:
    """Places and figures of the board; KeyError when the layout lacks a place."""
    with (data_folder("layouts") / "aquileia.yaml").open(encoding="utf-8") as file:
        layout = yaml.load(file, _LOADER)
    places = {name: Place(*zone["at"], *zone["size"]) for name, zone in layout["zones"].items()}
    tracks = {name: tuple((x, y) for x, y in track["cells"]) for name, track in layout["tracks"].items()}
    plots = tuple(Plot(s.id, _FAMILY[s.id[0]], s.cost, s.slaves, s.points, s.income) for s in data.SITES)
    return Facts(
        places,
        tracks["score"],
        tracks["strength"],
        tracks["order"],
        plots,
        data.PRIZE_COINS,
        data.WORTH,
        data.PECUNIA_POINTS,
        {s.id: s.strength for s in data.SPACES},
    )
