"""What all should see at once on the board: who controls which ward, what scores, whose crates lie where."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import lru_cache

from pygame import Surface

from client.rules.castellans.data import LINES, MOST_SEATS, WARDS
from client.rules.table import Table
from client.ui.painters import marks as seats
from client.ui.painters.castellans import marks, wharf
from client.ui.painters.castellans.facts import COMING, COMING_HEAD, PLAQUE, PLAQUES, places
from client.ui.painters.castellans.market import round_cell
from client.ui.painters.castellans.plaques import PAID, Held, control
from client.ui.painters.panels import outlined
from client.ui.painters.surfaces import Placed, blank, fitted

EDGE = 9.0  # board units the light reaches beyond what it surrounds


def accents(table: Table, home: int, tone: Callable[[int], int], said: str, k: float) -> list[Placed]:
    """Light round the plaques of the wards scored this round and round the round itself; under each plaque
    who has how much control and would get how many points, on the wharf card who has crates, in the seats'
    colours. The same for all seats."""
    found: list[Placed] = []
    for ward in WARDS:
        if table.counts.get(f"scores.{ward}"):
            x, y = PLAQUES[ward]
            found.append((_light(PLAQUE, k), x, y))
        line = control(ward, _held(table, ward, tone), k)
        if line is not None:
            found.append(line)
    coming = [(tone(seat), table.counts[f"scoring.{seat}"]) for seat in _seats(table)]
    now = table.counts.get("round", 0)
    if now and coming:
        x, y, w, h = COMING
        found.append((_coming(tuple(coming), k), x + w / 2, y + COMING_HEAD + (h - COMING_HEAD) / 2))
    if now:
        x, y, w, h = round_cell(now)
        found.append((_light((w, h), k), x + w / 2, y + h / 2))
    return [*found, *_crates(table, tone, k)]


def _crates(table: Table, tone: Callable[[int], int], k: float) -> Iterator[Placed]:
    """On each line of the wharf card whose crates lie there."""
    card = places()["quay"]
    unit = card.h / wharf.HIGH
    for n in range(LINES):
        owners = Counter([piece.owner for piece in table.zones.get(f"quay.{n}", ())])
        held = tuple([(tone(seat), owners[seat]) for seat in sorted(owners)])
        if held:
            x, y, w, h = (value * unit for value in wharf.bay_box(n))
            room = (round((w - 2) * k), round((h - 2) * k))
            yield wharf.moored(held, room), card.left + x + w / 2, card.top + y + h / 2


def _seats(table: Table) -> list[int]:
    return [seat for seat in range(MOST_SEATS) if f"scoring.{seat}" in table.counts]


@lru_cache(32)
def _coming(points: tuple[tuple[int, int], ...], k: float) -> Surface:
    """What the coming scoring would bring each seat now: badge and points, in one column or two."""
    across = 1 if len(points) < 4 else 2
    down = -(-len(points) // across)
    wide, high = (COMING[2] - 10) / across, (COMING[3] - COMING_HEAD - 6) / down
    size = min(high * 0.86, 20.0 if across == 1 else 17.0)
    out = blank(round((COMING[2] - 10) * k), round((COMING[3] - COMING_HEAD - 6) * k))
    for n, (tone, amount) in enumerate(points):
        x, y = wide * (n // down), high * (n % down + 0.5)
        badge = seats.badge(tone, round(size * k))
        number = marks.figure(f"+{amount}", round(size * 0.8 * k), PAID)
        row = marks.side_by_side([badge, number], round(3 * k))
        if row.get_width() > wide * k:
            row = fitted(row, (round(wide * k), row.get_height()))
        left = x if across > 1 else (wide - 50) / 2
        out.blit(row, (round(left * k), round(y * k - row.get_height() / 2)))
    return out


def _held(table: Table, ward: str, tone: Callable[[int], int]) -> list[Held]:
    counts = table.counts
    found = [
        Held(tone(seat), counts[f"halves.{ward}.{seat}"], counts.get(f"pays.{ward}.{seat}", 0))
        for seat in range(MOST_SEATS)
        if counts.get(f"halves.{ward}.{seat}")
    ]
    return [*found, Held(-1, counts.get(f"keeps.{ward}", 0), counts.get(f"pays.{ward}.keeps", 0))]


@lru_cache(16)
def _light(size: tuple[float, float], k: float) -> Surface:
    """An amber line round a box with a soft glow outside."""
    return outlined(size, k, EDGE, ("#ffb61e", "#5f3500", "#ffd35e"), bright=2)


def tally(zone: str, n: int, more: int, standing: str, k: float) -> list[Placed]:
    """The crates on the wharf card are no mere number: the accents show whose they are."""
    return []
