"""What all should see at once on the board: who controls which ward, which wards score, the round."""

from collections.abc import Callable
from functools import lru_cache

from pygame import Surface

from client.rules.castellans.data import MOST_SEATS, WARDS
from client.rules.table import Table
from client.ui.painters.castellans.facts import PLAQUE, PLAQUES
from client.ui.painters.castellans.market import round_cell
from client.ui.painters.castellans.plaques import control
from client.ui.painters.panels import outlined
from client.ui.painters.surfaces import Placed

EDGE = 9.0  # board units the light reaches beyond what it surrounds


def accents(table: Table, home: int, tone: Callable[[int], int], said: str, k: float) -> list[Placed]:
    """Light round the plaques of the wards scored this round and round the round itself; under each plaque
    who has how much control, in the seats' colours. The same for all seats."""
    found: list[Placed] = []
    for ward in WARDS:
        if table.counts.get(f"scores.{ward}"):
            x, y = PLAQUES[ward]
            found.append((_light(PLAQUE, k), x, y))
        line = control(ward, _halves(table, ward, tone), k)
        if line is not None:
            found.append(line)
    now = table.counts.get("round", 0)
    if now:
        x, y, w, h = round_cell(now)
        found.append((_light((w, h), k), x + w / 2, y + h / 2))
    return found


def _halves(table: Table, ward: str, tone: Callable[[int], int]) -> list[tuple[int, int]]:
    there = [seat for seat in range(MOST_SEATS) if table.counts.get(f"halves.{ward}.{seat}")]
    found = [(tone(seat), table.counts[f"halves.{ward}.{seat}"]) for seat in there]
    return [*found, (-1, table.counts.get(f"keeps.{ward}", 0))]


@lru_cache(16)
def _light(size: tuple[float, float], k: float) -> Surface:
    """An amber line round a box with a soft glow outside."""
    return outlined(size, k, EDGE, ("#ffb61e", "#5f3500", "#ffd35e"), bright=2)
