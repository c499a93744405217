"""The layout of a game, read from YAML and checked: zones of the board and tracks, in board units.

What belongs to a seat is read by `seatplan.py`, the scoresheet by `scoreplan.py`, the habits of the table by
`looks.py`. Nothing here knows a
window; `spots.py` puts the zones on the screen.
"""

from __future__ import annotations

import math
from pathlib import Path
from typing import NamedTuple

from client.paths import data_folder
from client.ui import looks, scoreplan, seatplan
from client.ui.arrange import PARTS, PUBLIC, Shape, shapes
from client.ui.looks import Looks, Style
from client.ui.runs import NUMBERS, Run, Zone
from client.ui.scoreplan import ScorePlan
from client.ui.seatplan import SeatPlan
from client.ui.sheet import LayoutError, Sheet, Watch, Where
from client.ui.spread import SPREADS

_ZONE = (
    *("at", "size", "shape", "spread", "piece", "gap", "angle", "align", "cells", "look", "tag"),
    *("group", "number", "within", "bay"),
)
_WINDOW = ("shapes", "public", "salver", "scoresheet")


class Track(NamedTuple):
    """Cells in order along which markers walk; a loop leads from the last cell to the first."""

    name: str
    cells: tuple[tuple[float, float], ...]
    loop: bool


class Salver(NamedTuple):
    """Where pieces that are to be chosen from are laid out large over the board, in board units.

    `zones` are patterns of zones; what lies in them is shown here as long as its faces are seen. Zones of the
    board under it are covered meanwhile; who has to put something there puts it at the salver's foot. From
    `broad` pieces on, if that is not 0, it takes the place of the strips as well, where these lie beside the
    board.
    """

    at: tuple[float, float]
    size: tuple[float, float]
    piece: float
    gap: float
    zones: tuple[str, ...]
    broad: int = 0


class Layout(NamedTuple):
    """Everything one game's layout file says.

    `shapes`: arrangements of its own for the parts of the screen, `public` those for the second window; empty
    where it takes those of all games.
    """

    game: str
    paint: str
    size: tuple[float, float]
    zones: dict[str, Zone]
    tracks: dict[str, Track]
    seat: SeatPlan
    looks: Looks
    runs: dict[str, Run]
    least: dict[str, dict[str, float]]
    shapes: tuple[Shape, ...] = ()
    public: tuple[Shape, ...] = ()
    salver: Salver | None = None
    scoresheet: ScorePlan | None = None

    @property
    def ratio(self) -> float:
        """The board's width by its height."""
        return self.size[0] / self.size[1]

    def style(self, kind: str) -> Style:
        """How pieces of this kind behave; a plain square when the file says nothing."""
        return self.looks.kinds.get(kind, _PLAIN)

    def walk(self, start: str, end: str) -> tuple[str, ...]:
        """The zones between two cells of one track in walking order, both ends left out."""
        track, first = self._cell(start)
        other, last = self._cell(end)
        if track is None or track is not other or first == last:
            return ()
        count, step = len(track.cells), 1 if last > first else -1
        if track.loop and abs(last - first) > count / 2:
            step = -step
        path, here = [], (first + step) % count
        while here != last:
            path.append(f"{track.name}.{here}")
            here = (here + step) % count
        return tuple(path)

    def _cell(self, zone: str) -> tuple[Track | None, int]:
        name, _, number = zone.rpartition(".")
        track = self.tracks.get(name)
        return (
            (track, int(number))
            if track and number.isdigit() and int(number) < len(track.cells)
            else (None, 0)
        )


_PLAIN = Style()


def load(game: str, folder: Path | None = None) -> Layout:
    """The layout of a game; LayoutError with file, line and remedy when it cannot be used."""
    return read(game, Sheet.read((folder or data_folder("layouts")) / f"{game}.yaml"))


def load_shapes(folder: Path | None = None) -> tuple[Shape, ...]:
    """The arrangements of the four window shapes."""
    return shapes(Sheet.read((folder or data_folder("layouts")) / "tabletop.yaml"))


def read(game: str, sheet: Sheet) -> Layout:
    """Check a sheet and make the layout of it."""
    sheet.map(
        (),
        known=("size", "paint", "zones", "tracks", "runs", "seat", "styles", "least", *_WINDOW),
        needs=("size", "zones"),
    )
    width, height = sheet.numbers(("size",), 2)
    if width <= 0 or height <= 0:
        raise sheet.wrong(("size",), "must be the board's width and height, both above 0")
    size = (width, height)
    zones = {name: _zone(sheet, ("zones", name), name, size) for name in sheet.map(("zones",))}
    tracks = {name: _track(sheet, name) for name in sheet.map(("tracks",))}
    for track in tracks.values():
        for zone in _track_zones(sheet, track):
            zones.setdefault(zone.name, zone)
    at_seats = {
        name: _zone(sheet, ("seat", "board", name), name, size) for name in sheet.map(("seat", "board"))
    }
    return Layout(
        game,
        sheet.word(("paint",), game),
        size,
        zones,
        tracks,
        seatplan.read(sheet, at_seats),
        looks.read(sheet),
        {name: _run(sheet, name, size) for name in sheet.map(("runs",))},
        {shape: _least(sheet, shape) for shape in sheet.map(("least",))},
        shapes(sheet) if sheet.get(("shapes",)) else (),
        shapes(sheet, PUBLIC, ("public",)) if sheet.get(("public",)) else (),
        _salver(sheet, size) if sheet.get(("salver",)) else None,
        scoreplan.read(sheet),
    )


def _salver(sheet: Sheet, board: tuple[float, float]) -> Salver:
    where: Where = ("salver",)
    sheet.map(where, known=Salver._fields, needs=("at", "size", "zones"))
    size = _size(sheet, where)
    piece, gap = sheet.number((*where, "piece"), size[1], least=1), sheet.number((*where, "gap"), 10.0)
    zones, broad = sheet.words((*where, "zones")), int(sheet.number((*where, "broad"), 0))
    return Salver(_middle(sheet, where, board), size, piece, gap, zones, broad)


def _least(sheet: Sheet, shape: str) -> dict[str, float]:
    """Least heights of parts in a window shape, in design pixels, that differ from the usual ones."""
    where: Where = ("least", shape)
    return {part: sheet.number((*where, part), least=0) for part in sheet.map(where, known=PARTS)}


# -- the board ---------------------------------------------------------------------------------------------


def _zone(sheet: Sheet, where: Where, name: str, board: tuple[float, float]) -> Zone:
    sheet.map(where, known=_ZONE, needs=("at",))
    return _placed(sheet, where, name, _middle(sheet, where, board), _size(sheet, where))


def _middle(sheet: Sheet, where: Where, board: tuple[float, float]) -> tuple[float, float]:
    x, y = sheet.numbers((*where, "at"), 2)
    if not (0 <= x <= board[0] and 0 <= y <= board[1]):
        raise sheet.wrong((*where, "at"), f"lies off the board of {board[0]:g} x {board[1]:g}")
    return x, y


def _size(sheet: Sheet, where: Where, key: str = "size") -> tuple[float, float]:
    if sheet.get((*where, key)) is None:
        return 40.0, 40.0
    w, h = sheet.numbers((*where, key), 2)
    return w, h


def _placed(
    sheet: Sheet, where: Where, name: str, at: tuple[float, float], size: tuple[float, float]
) -> Zone:
    return Zone(
        name,
        at,
        size,
        sheet.word((*where, "shape"), "rect", among=("rect", "round")),
        sheet.word((*where, "spread"), "single", among=tuple(SPREADS)),
        sheet.number((*where, "piece"), min(size), least=1),
        sheet.number((*where, "gap"), 4.0),
        sheet.number((*where, "angle"), 0.0),
        sheet.word((*where, "align"), "centre", among=("left", "centre", "right")),
        sheet.word((*where, "look"), "", among=("", "dish", "tally", "slot", "region")),
        sheet.words((*where, "tag")),
        sheet.word((*where, "group"), ""),
        sheet.word((*where, "number"), "none", among=NUMBERS),
        sheet.word((*where, "within"), ""),
        _size(sheet, where, "bay") if sheet.get((*where, "bay")) else None,
    )


def _run(sheet: Sheet, name: str, board: tuple[float, float]) -> Run:
    """A row of groups of zones; `wide` and `tight` say how a group looks with room and without."""
    where: Where = ("runs", name)
    sheet.map(where, known=("reach", "most", "wide", "tight"), needs=("reach", "wide", "tight"))
    left, right = sheet.numbers((*where, "reach"), 2)
    groups: list[dict[str, Zone]] = []
    pitches = []
    for form in ("wide", "tight"):
        names = [key for key in sheet.map((*where, form), needs=("pitch",)) if key != "pitch"]
        groups.append({zone: _zone(sheet, (*where, form, zone), zone, board) for zone in names})
        pitches.append(sheet.number((*where, form, "pitch"), least=1))
    if groups[0].keys() != groups[1].keys() or not groups[0] or pitches[0] <= pitches[1]:
        raise sheet.wrong(where, "needs the same zones in wide and tight, and the larger pitch in wide")
    most = sheet.number((*where, "most"), pitches[0], least=1)
    return Run(name, left, right, most, (pitches[0], pitches[1]), groups[0], groups[1])


def _track(sheet: Sheet, name: str) -> Track:
    where: Where = ("tracks", name)
    sheet.map(where, known=_ZONE, needs=("cells",))
    count = len(sheet.items((*where, "cells")))
    if count < 2:
        raise sheet.wrong((*where, "cells"), "needs at least two cells, each [x, y]")
    points = [sheet.numbers((*where, "cells", n), 2) for n in range(count)]
    cells = tuple([(x, y) for x, y in points])
    pitch = max(1.0, math.dist(cells[0], cells[1]))
    return Track(name, cells, count > 4 and math.dist(cells[0], cells[-1]) < 2.2 * pitch)


def _track_zones(sheet: Sheet, track: Track) -> list[Zone]:
    where: Where = ("tracks", track.name)
    size = _size(sheet, where)
    return [_placed(sheet, where, f"{track.name}.{n}", cell, size) for n, cell in enumerate(track.cells)]


__all__ = ["Layout", "LayoutError", "Watch", "Zone", "load", "load_shapes", "read"]
