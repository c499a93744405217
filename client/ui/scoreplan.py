"""What a layout says of the scoresheet: where it hangs, and which beats are written on it how."""

from __future__ import annotations

from typing import NamedTuple

from client.rules.play import Beat
from client.ui.sheet import Sheet, Where
from client.ui.spread import Box


class Told(NamedTuple):
    """How one beat is written.

    `line`: the argument that names its line, or the word that does; None when it only belongs to the scoring.
    `points`: the argument with the points, -1 for none. `weighs`: the argument with what was compared, or its
    count for each seat, in which stand {seat} and the {line}'s last part; `halves` when it counts halves.
    """

    line: int | str | None = None
    points: int = -1
    weighs: int | str = ""
    halves: bool = False


class ScorePlan(NamedTuple):
    """The scoresheet: its box in board units, how many lines it has room for, whose picture heads the column
    of what nobody gets, and the beats on it."""

    box: Box
    most: int
    nobody: str
    told: dict[str, Told]

    def due(self, waits: Beat) -> int:
        """The points that a beat which waits to be told has brought already."""
        told = self.told.get(waits.say)
        return int(str(waits.about[told.points])) if told and told.points >= 0 else 0


def read(sheet: Sheet) -> ScorePlan | None:
    """The plan of a sheet, None when it has none; LayoutError for what it cannot mean."""
    where: Where = ("scoresheet",)
    if not sheet.map(where, known=("box", "most", "nobody", "told"), needs=()):
        return None
    box = Box(*sheet.numbers((*where, "box"), 4))
    if box.w <= 0 or box.h <= 0:
        raise sheet.wrong((*where, "box"), "must be left, top, width and height, the last two above 0")
    told = {beat: _told(sheet, (*where, "told", beat)) for beat in sheet.map((*where, "told"))}
    most = int(sheet.number((*where, "most"), 12, least=1))
    return ScorePlan(box, most, sheet.word((*where, "nobody"), ""), told)


def _told(sheet: Sheet, where: Where) -> Told:
    sheet.map(where, known=Told._fields)
    line = _argument(sheet, (*where, "line")) if sheet.get((*where, "line")) is not None else None
    points = int(sheet.number((*where, "points"), -1, least=-1))
    weighs = _argument(sheet, (*where, "weighs"), "")
    return Told(line, points, weighs, sheet.flag((*where, "halves")))


def _argument(sheet: Sheet, where: Where, default: str | None = None) -> int | str:
    """The number of an argument, or a word in its stead."""
    if isinstance(sheet.get(where, default), str):
        return sheet.word(where, default)
    return int(sheet.number(where, least=0))
