"""What belongs to a seat: the panels of its shelf, the cells of its strip or the plate of its banner.

Sizes are in design pixels and fractions of panels; `seating.py` puts them on the screen.
"""

from __future__ import annotations

from typing import NamedTuple

from client.ui.runs import NUMBERS, Zone
from client.ui.sheet import Sheet, Where
from client.ui.spread import SPREADS

_SEAT = (
    *("panels", "rows", "shelf", "strip", "board", "points", "badges", "shares", "rival", "steps"),
    *("worth", "lit", "signs", "banner", "gauge"),
)
_SHOWN = (
    *("panel", "box", "spread", "piece", "gap", "angle", "align", "holes", "number", "group", "when"),
    *("sum", "catch", "whole", "places", "notes"),
)
_CELL = ("zone", "row", "spread", "piece", "holes", "kind", "face", "wide", "when", "sum", "spaces", "least")
_SHOW = ("plate", "zones", "tray", "steps", "own")


class Panel(NamedTuple):
    """One panel of the own shelf: what it is made of and what it shows; width in design pixels.

    `show`: "own" is printed by the game's own painter.
    """

    name: str
    show: str
    ground: str
    w: float
    grow: float


class Note(NamedTuple):
    """A small plate under the number of a row: the count `of` something, ``{seat}`` in its name standing for
    the seat, without one how many pieces lie there; the count of how `most` there can be; what is written
    `before` it; the piece that stands for it. A note of nothing is left out, unless there is a `most`."""

    of: str = ""
    most: str = ""
    before: str = ""
    kind: str = ""
    face: str = ""


class Shown(NamedTuple):
    """How a zone of the own seat lies in its panel: `box` in fractions of it, `piece` in design pixels.

    `places`: the count of places there are, filled or not; `sum`: the count shown beside it,
    ``<sum>.<seat>.<zone>``, with `notes` under it; `catch`: a piece dropped anywhere in the panel goes to
    this zone when it may; `whole`: the larger place, in fractions of the panel, that is lit and takes what
    is dropped on it.
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
    notes: tuple[Note, ...] = ()


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


class Cell(NamedTuple):
    """How a zone of another seat shows in its strip: as pieces, or as one piece and a number.

    `sum`: the number is the count ``<sum>.<seat>.<zone>`` and not how many pieces lie there; `spaces`: in
    place of a number spaces are shown, those lit that pieces of these zones of the seat cover; `least`: it is
    shown in strips of at least so many design pixels across.
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
    spaces: tuple[str, ...] = ()
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


# -- reading ------------------------------------------------------------------------------------------------


def read(sheet: Sheet, own: dict[str, Zone]) -> SeatPlan:
    """What a sheet says of a seat; `own` are the zones of the board that each seat has."""
    where: Where = ("seat",)
    sheet.map(where, known=_SEAT)
    panels = {name: _panel(sheet, name) for name in sheet.map((*where, "panels"))}
    rows = {
        form: _rows(sheet, form, panels)
        for form in sheet.map((*where, "rows"), known=("low", "high", "slim"))
    }
    return SeatPlan(
        panels,
        rows,
        _all_shown(sheet, (*where, "shelf"), tuple(panels)),
        tuple([_cell(sheet, n) for n in range(len(sheet.items((*where, "strip"))))]),
        own,
        sheet.word((*where, "points"), "score"),
        sheet.named((*where, "badges")),
        {form: _shares(sheet, form, rows) for form in sheet.map((*where, "shares"), known=tuple(rows))},
        sheet.word((*where, "rival"), ""),
        _steps(sheet),
        sheet.words((*where, "worth")),
        sheet.word((*where, "lit"), ""),
        sheet.named((*where, "signs")),
        _banner(sheet) if sheet.get((*where, "banner")) else None,
        _gauge(sheet, tuple(panels)) if sheet.get((*where, "gauge")) else None,
    )


def _gauge(sheet: Sheet, panels: tuple[str, ...]) -> Gauge:
    where: Where = ("seat", "gauge")
    sheet.map(where, known=Gauge._fields, needs=Gauge._fields)
    of, used = sheet.word((*where, "of")), sheet.word((*where, "used"))
    panel, box = sheet.word((*where, "panel"), among=panels), sheet.numbers((*where, "box"), 4)
    return Gauge(of, used, panel, box, sheet.word((*where, "kind")), sheet.word((*where, "face")))


def _banner(sheet: Sheet) -> Banner:
    where: Where = ("seat", "banner")
    sheet.map(where, known=Banner._fields, needs=("w",))
    facts = [_fact(sheet, (*where, "facts", n)) for n in range(len(sheet.items((*where, "facts"))))]
    zones = _all_shown(sheet, (*where, "zones"), ("plate", "niche", "town"))
    return Banner(sheet.number((*where, "w"), least=1), tuple(facts), zones)


def _fact(sheet: Sheet, where: Where) -> Fact:
    sheet.map(where, known=Fact._fields, needs=("kind",))
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
        rows.append(sheet.words(("seat", "rows", form, n), among=tuple(panels)))
    return tuple(rows)


def _all_shown(sheet: Sheet, where: Where, panels: tuple[str, ...]) -> tuple[Shown, ...]:
    """The zones that lie in these panels."""
    return tuple([_shown(sheet, (*where, zone), zone, panels) for zone in sheet.map(where)])


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
        sheet.word((*where, "number"), "none", among=NUMBERS),
        sheet.word((*where, "group"), ""),
        sheet.word((*where, "when"), "always", among=("always", "held")),
        sheet.word((*where, "sum"), ""),
        sheet.flag((*where, "catch")),
        sheet.numbers((*where, "whole"), 4) if "whole" in entry else (),
        sheet.word((*where, "places"), ""),
        tuple([_note(sheet, (*where, "notes", n)) for n in range(len(sheet.items((*where, "notes"))))]),
    )


def _note(sheet: Sheet, where: Where) -> Note:
    sheet.map(where, known=Note._fields)
    return Note(*[sheet.word((*where, field), "") for field in Note._fields])


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
        sheet.words((*where, "spaces")),
        sheet.number((*where, "least"), 0.0, least=0),
    )
