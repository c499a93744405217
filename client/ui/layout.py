"""The layout of a game, read from YAML and checked: zones of the board, tracks, what each seat shows, styles.

Board zones are in board units; the parts of a seat are in design pixels and fractions of their panel. Nothing
here knows a window; `spots.py` puts the zones on the screen.
"""

from __future__ import annotations

import math
from pathlib import Path
from typing import NamedTuple

from client.paths import data_folder
from client.ui import looks
from client.ui.arrange import PARTS, PUBLIC, Shape, shapes
from client.ui.looks import Looks, Style
from client.ui.runs import Run, Zone
from client.ui.sheet import LayoutError, Sheet, Watch, Where
from client.ui.spread import SPREADS

_ZONE = (
    *("at", "size", "shape", "spread", "piece", "gap", "angle", "align", "cells", "look", "tag", "counted"),
    *("group", "number", "within"),
)
_SHOWN = (
    *("panel", "box", "spread", "piece", "gap", "angle", "align", "holes", "count", "group", "when"),
    *("sum", "catch", "whole", "places"),
)
_CELL = ("zone", "row", "spread", "piece", "holes", "kind", "face", "wide", "when", "sum", "spaces", "least")
_WINDOW = ("shapes", "public", "salver")
_FACT = ("zone", "sum", "kind", "face")
_SHOW = ("plate", "zones", "tray", "steps", "own")
_COUNTS = ("none", "below", "right", "corner", "large")


class Track(NamedTuple):
    """Cells in order along which markers walk; a loop leads from the last cell to the first."""

    name: str
    cells: tuple[tuple[float, float], ...]
    loop: bool


class Panel(NamedTuple):
    """One panel of the own shelf: what it is made of and what it shows; width in design pixels.

    `show`: "own" is printed by the game's own painter.
    """

    name: str
    show: str
    ground: str
    w: float
    grow: float


class Shown(NamedTuple):
    """How a zone of the own seat lies in its panel: `box` in fractions of it, `piece` in design pixels.

    `places`: the count of places there are, filled or not; `sum`: the count shown beside it,
    ``<sum>.<seat>.<zone>``; `catch`: a piece dropped anywhere in the panel
    goes to this zone when it may; `whole`: the larger place, in fractions of the panel, that is lit and takes
    what is dropped on it.
    """

    zone: str
    panel: str
    box: tuple[float, float, float, float]
    spread: str
    piece: float
    gap: float
    angle: float
    align: str
    holes: int
    number: str
    group: str
    when: str
    sum: str = ""
    catch: bool = False
    whole: tuple[float, ...] = ()
    places: str = ""


class Fact(NamedTuple):
    """A number on a banner's plate beside the piece that stands for it: how many lie in a zone of the seat,
    or the count ``<sum>.<seat>``."""

    zone: str
    sum: str
    kind: str
    face: str


class Banner(NamedTuple):
    """How another seat shows where a strip is too little: a plate `w` design pixels wide with its name, its
    numbers and pieces, and beside it its town, a larger panel. Zones lie on the plate, in its niche, in the
    town."""

    w: float
    facts: tuple[Fact, ...]
    zones: tuple[Shown, ...]


class Gauge(NamedTuple):
    """How much of something is left in one's turn, as a row of pieces of which those used are faded: the
    counts of how many there are and of how many are used, the panel and the box in it, the piece."""

    of: str
    used: str
    panel: str
    box: tuple[float, ...]
    kind: str
    face: str


class Salver(NamedTuple):
    """Where pieces that are to be chosen from are laid out large over the board, in board units.

    `zones` are patterns of zones; what lies in them is shown here as long as its faces are seen. Zones of the
    board under it are covered meanwhile; who has to put something there puts it at the salver's foot.
    """

    at: tuple[float, float]
    size: tuple[float, float]
    piece: float
    gap: float
    zones: tuple[str, ...]


class Cell(NamedTuple):
    """How a zone of another seat shows in its strip: as pieces, or as one piece and a number.

    `sum`: the number is the count ``<sum>.<seat>.<zone>`` and not how many pieces lie there; `spaces`: so
    many spaces are shown in place of a number, covered or not; `least`: it is shown in strips of at least so
    many design pixels across.
    """

    zone: str
    row: int
    spread: str
    piece: float
    holes: int
    kind: str
    face: str
    wide: float
    when: str
    sum: str = ""
    spaces: int = 0
    least: float = 0.0


class Steps(NamedTuple):
    """What a panel of rising steps shows.

    `at`: the count that names the step; `brings`: the count of what comes of it, followed by the seat;
    `unless`: the zone of the seat that takes the panel's place while anything lies there.
    """

    at: str = ""
    brings: str = ""
    unless: str = ""


class SeatPlan(NamedTuple):
    """What belongs to a seat: the shelf's panels and rows, the zones in them, the strip's cells.

    `points`: the count of a seat's points, `worth` the kind and face of the piece that stands beside them
    where they are a sum and no laurels; `lit`: zones for which this count is above 0 are ready in own panels;
    `signs`: icons for counts of a seat that are above 0, such as that it has passed.
    """

    panels: dict[str, Panel]
    rows: dict[str, tuple[tuple[str, ...], ...]]
    shelf: tuple[Shown, ...]
    strip: tuple[Cell, ...]
    board: dict[str, Zone]
    points: str
    badges: dict[str, str]
    shares: dict[str, tuple[float, ...]]
    rival: str
    steps: Steps
    worth: tuple[str, ...] = ()
    lit: str = ""
    signs: dict[str, str] = {}
    banner: Banner | None = None
    gauge: Gauge | None = None


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
    paint = sheet.word(("paint",), game)
    runs = {name: _run(sheet, name, size) for name in sheet.map(("runs",))}
    least = {shape: _least(sheet, shape) for shape in sheet.map(("least",))}
    own = shapes(sheet) if sheet.get(("shapes",)) else ()
    public = shapes(sheet, PUBLIC, ("public",)) if sheet.get(("public",)) else ()
    seat, habits, salver = _seat(sheet, size), looks.read(sheet), _salver(sheet, size)
    return Layout(game, paint, size, zones, tracks, seat, habits, runs, least, own, public, salver)


def _salver(sheet: Sheet, board: tuple[float, float]) -> Salver | None:
    if sheet.get(("salver",)) is None:
        return None
    where: Where = ("salver",)
    sheet.map(where, known=Salver._fields, needs=("at", "size", "zones"))
    zone = _zone_at(sheet, where, board)
    piece, gap = sheet.number((*where, "piece"), zone[1][1], least=1), sheet.number((*where, "gap"), 10.0)
    return Salver(*zone, piece, gap, looks.words(sheet, (*where, "zones")))


def _zone_at(
    sheet: Sheet, where: Where, board: tuple[float, float]
) -> tuple[tuple[float, float], tuple[float, float]]:
    """Middle and size of something on the board."""
    x, y = sheet.numbers((*where, "at"), 2)
    w, h = sheet.numbers((*where, "size"), 2)
    if not (0 <= x <= board[0] and 0 <= y <= board[1]):
        raise sheet.wrong((*where, "at"), f"lies off the board of {board[0]:g} x {board[1]:g}")
    return (x, y), (w, h)


def _least(sheet: Sheet, shape: str) -> dict[str, float]:
    """Least heights of parts in a window shape, in design pixels, that differ from the usual ones."""
    where: Where = ("least", shape)
    return {part: sheet.number((*where, part), least=0) for part in sheet.map(where, known=PARTS)}


# -- the board ---------------------------------------------------------------------------------------------


def _zone(sheet: Sheet, where: Where, name: str, board: tuple[float, float]) -> Zone:
    entry = sheet.map(where, known=_ZONE, needs=("at",))
    at = sheet.numbers((*where, "at"), 2)
    if not (0 <= at[0] <= board[0] and 0 <= at[1] <= board[1]):
        raise sheet.wrong((*where, "at"), f"lies off the board of {board[0]:g} x {board[1]:g}")
    size = sheet.numbers((*where, "size"), 2) if "size" in entry else (40.0, 40.0)
    return _placed(sheet, where, name, (at[0], at[1]), (size[0], size[1]))


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
        tuple([sheet.word((*where, "tag", n)) for n in range(len(sheet.items((*where, "tag"))))]),
        sheet.flag((*where, "counted")),
        sheet.word((*where, "group"), ""),
        sheet.word((*where, "number"), "none", among=_COUNTS),
        sheet.word((*where, "within"), ""),
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
    size = sheet.numbers((*where, "size"), 2) if sheet.get((*where, "size")) is not None else (40.0, 40.0)
    return [
        _placed(sheet, where, f"{track.name}.{n}", cell, (size[0], size[1]))
        for n, cell in enumerate(track.cells)
    ]


# -- the seats ---------------------------------------------------------------------------------------------


def _seat(sheet: Sheet, board: tuple[float, float]) -> SeatPlan:
    where: Where = ("seat",)
    sheet.map(
        where,
        known=("panels", "rows", "shelf", "strip", "board", "points", "badges", "shares", "rival", "steps",
               "worth", "lit", "signs", "banner", "gauge"),
    )  # fmt: skip
    panels = {name: _panel(sheet, name) for name in sheet.map(("seat", "panels"))}
    rows = {
        form: _rows(sheet, form, panels)
        for form in sheet.map(("seat", "rows"), known=("low", "high", "slim"))
    }
    place: Where = ("seat", "shelf")
    shelf = tuple([_shown(sheet, (*place, zone), zone, tuple(panels)) for zone in sheet.map(place)])
    strip = tuple([_cell(sheet, n) for n in range(len(sheet.items(("seat", "strip"))))])
    own = {name: _zone(sheet, ("seat", "board", name), name, board) for name in sheet.map(("seat", "board"))}
    badges = {zone: sheet.word(("seat", "badges", zone)) for zone in sheet.map(("seat", "badges"))}
    shares = {form: _shares(sheet, form, rows) for form in sheet.map(("seat", "shares"), known=tuple(rows))}
    points, rival = sheet.word(("seat", "points"), "score"), sheet.word(("seat", "rival"), "")
    worth = looks.words(sheet, ("seat", "worth"))
    lit = sheet.word(("seat", "lit"), "")
    steps = _steps(sheet)
    signs = {count: sheet.word(("seat", "signs", count)) for count in sheet.map(("seat", "signs"))}
    banner = _banner(sheet) if sheet.get(("seat", "banner")) else None
    return SeatPlan(
        panels,
        rows,
        shelf,
        strip,
        own,
        points,
        badges,
        shares,
        rival,
        steps,
        worth,
        lit,
        signs,
        banner,
        _gauge(sheet, tuple(panels)),
    )


def _gauge(sheet: Sheet, panels: tuple[str, ...]) -> Gauge | None:
    where: Where = ("seat", "gauge")
    if sheet.get(where) is None:
        return None
    sheet.map(where, known=Gauge._fields, needs=Gauge._fields)
    of, used = sheet.word((*where, "of")), sheet.word((*where, "used"))
    panel, box = sheet.word((*where, "panel"), among=panels), sheet.numbers((*where, "box"), 4)
    return Gauge(of, used, panel, box, sheet.word((*where, "kind")), sheet.word((*where, "face")))


def _banner(sheet: Sheet) -> Banner:
    where: Where = ("seat", "banner")
    sheet.map(where, known=Banner._fields, needs=("w",))
    facts = [_fact(sheet, (*where, "facts", n)) for n in range(len(sheet.items((*where, "facts"))))]
    place: Where = (*where, "zones")
    zones = [_shown(sheet, (*place, zone), zone, ("plate", "niche", "town")) for zone in sheet.map(place)]
    return Banner(sheet.number((*where, "w"), least=1), tuple(facts), tuple(zones))


def _fact(sheet: Sheet, where: Where) -> Fact:
    sheet.map(where, known=_FACT, needs=("kind",))
    return Fact(*[sheet.word((*where, field), "") for field in Fact._fields])


def _shares(sheet: Sheet, form: str, rows: dict[str, tuple[tuple[str, ...], ...]]) -> tuple[float, ...]:
    """How the rows of panels share the shelf's height."""
    where: Where = ("seat", "shares", form)
    return tuple(sheet.numbers(where, len(rows[form])))


def _steps(sheet: Sheet) -> Steps:
    where: Where = ("seat", "steps")
    sheet.map(where, known=Steps._fields)
    return Steps(*[sheet.word((*where, field), "") for field in Steps._fields])


def _panel(sheet: Sheet, name: str) -> Panel:
    where: Where = ("seat", "panels", name)
    sheet.map(where, known=("show", "ground", "w", "grow"))
    return Panel(
        name,
        sheet.word((*where, "show"), "zones", among=_SHOW),
        sheet.word((*where, "ground"), ""),
        sheet.number((*where, "w"), 0.0, least=0),
        sheet.number((*where, "grow"), 0.0, least=0),
    )


def _rows(sheet: Sheet, form: str, panels: dict[str, Panel]) -> tuple[tuple[str, ...], ...]:
    rows = []
    for n in range(len(sheet.items(("seat", "rows", form)))):
        where: Where = ("seat", "rows", form, n)
        count = len(sheet.items(where))
        rows.append(tuple([sheet.word((*where, i), among=tuple(panels)) for i in range(count)]))
    return tuple(rows)


def _shown(sheet: Sheet, where: Where, zone: str, panels: tuple[str, ...]) -> Shown:
    entry = sheet.map(where, known=_SHOWN, needs=("panel",))
    box = sheet.numbers((*where, "box"), 4) if "box" in entry else (0.0, 0.0, 1.0, 1.0)
    return Shown(
        zone,
        sheet.word((*where, "panel"), among=panels),
        (box[0], box[1], box[2], box[3]),
        sheet.word((*where, "spread"), "row", among=tuple(SPREADS)),
        sheet.number((*where, "piece"), 60.0, least=1),
        sheet.number((*where, "gap"), 4.0),
        sheet.number((*where, "angle"), 0.0),
        sheet.word((*where, "align"), "centre", among=("left", "centre", "right")),
        int(sheet.number((*where, "holes"), 0, least=0)),
        sheet.word((*where, "count"), "none", among=_COUNTS),
        sheet.word((*where, "group"), ""),
        sheet.word((*where, "when"), "always", among=("always", "held")),
        sheet.word((*where, "sum"), ""),
        sheet.flag((*where, "catch")),
        sheet.numbers((*where, "whole"), 4) if "whole" in entry else (),
        sheet.word((*where, "places"), ""),
    )


def _cell(sheet: Sheet, n: int) -> Cell:
    where: Where = ("seat", "strip", n)
    sheet.map(where, known=_CELL, needs=("zone",))
    return Cell(
        sheet.word((*where, "zone")),
        int(sheet.number((*where, "row"), 2, least=1, most=2)),
        sheet.word((*where, "spread"), "single", among=tuple(SPREADS)),
        sheet.number((*where, "piece"), 26.0, least=1),
        int(sheet.number((*where, "holes"), 0, least=0)),
        sheet.word((*where, "kind"), ""),
        sheet.word((*where, "face"), ""),
        sheet.number((*where, "wide"), 47.0, least=1),
        sheet.word((*where, "when"), "always", among=("always", "held")),
        sheet.word((*where, "sum"), ""),
        int(sheet.number((*where, "spaces"), 0, least=0)),
        sheet.number((*where, "least"), 0.0, least=0),
    )


__all__ = ["Layout", "LayoutError", "Watch", "Zone", "load", "load_shapes", "read"]
