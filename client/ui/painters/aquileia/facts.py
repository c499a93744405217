"""What is printed on the board, as plain data: places from the layout file, figures from the components."""

from functools import lru_cache
from typing import NamedTuple

from client.rules.aquileia import data
from client.ui.painters.places import Place, layout_of, places_of

WIDTH, HEIGHT = 1544, 800
METALS = ("bronze", "silver", "gold")
_FAMILY = {"W": "white", "U": "blue", "P": "purple", "Y": "yellow", "O": "workshop", "K": "bank"}


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
    layout = layout_of("aquileia")
    places = places_of("aquileia")
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
