"""Habits of the whole table of one game: how its kinds of pieces behave, what is told and shown when."""

from __future__ import annotations

from typing import NamedTuple

from client.ui.sheet import Sheet, Where

_STYLES = (
    *("pieces", "rounds", "numerals", "dice", "faces", "floats", "turns", "seats_in"),
    *("scroll", "costs", "gestures", "slow", "preview", "trail", "sources", "also"),
    *("buttons", "confirm", "accents", "fills", "bills", "free", "sides", "pays", "quiet"),
)


class Preview(NamedTuple):
    """What would come of using what lies in a zone of the own shelf, told in the prompt meanwhile.

    `asks`: at which decisions; `many`: the count of what would be taken, followed by the seat and the zone's
    last part; `place`: the same of the best place for it, whose zone of the board begins with that word;
    `each`: the count of what one brings there, followed by the place and the zone. Counts
    ``shows.<zone>.<piece>`` tell which pieces light up meanwhile.
    """

    asks: tuple[str, ...] = ()
    many: str = ""
    place: str = ""
    each: str = ""


class Style(NamedTuple):
    """How pieces of one kind behave on the table.

    `ratio` is width by height; `spent`: a turned piece is used up for now and looks faded; `foot`: a single
    one stands on a place of the board, its foot so much of its height under its middle; `halves`: a turned
    piece has chosen the first (1) or second (2) of the two things it shows; `sides`: a turned one shows both
    of its sides; `closes`: a region in which one lies is closed; `named`: its name is written on it.
    """

    ratio: float = 1.0
    card: bool = False
    shape: str = "rect"
    sound: str = "wood"
    spent: bool = False
    foot: float = 0.0
    halves: bool = False
    sides: bool = False
    closes: bool = False
    named: bool = False


class Looks(NamedTuple):
    """Habits of the whole table of one game."""

    kinds: dict[str, Style]
    rounds: int
    numerals: str
    dice: dict[str, tuple[str, str, str]]
    faces: tuple[str, ...]
    floats: tuple[str, ...]
    turns: tuple[str, ...]
    seats_in: dict[str, tuple[int, ...]]
    scroll: tuple[str, ...]
    costs: dict[str, str]
    gestures: tuple[str, ...]
    slow: tuple[str, ...]
    preview: Preview = Preview()
    also: dict[str, str] = {}  # by verb a further zone on which the piece of a move may be put
    trail: str = ""  # the count of steps left to what is carried over regions
    sources: dict[str, str] = {}  # colours of bars on the result screen that differ
    buttons: tuple[str, ...] = ()  # verbs that have buttons beside their gestures
    confirm: tuple[str, ...] = ()  # ``ask.verb`` of what wants a second gesture, where the settings say so
    accents: bool = False  # whether the game's painter shows what should be seen at once on the board
    fills: str = ""  # the kind of piece for which empty places are kept
    # by ``ask.verb``, or that and a place's last part: what is paid, each by a count, in which stand {seat},
    # the piece's {kind} and its number {piece}, its {zone} without the first part, and the {place}
    bills: dict[str, dict[str, str]] = {}
    free: tuple[str, ...] = ()  # ``ask.verb`` of what has its price told even where that is nothing
    sides: dict[str, tuple[str, ...]] = {}  # by kind of dice the faces of those that differ
    # by the first part of places: the count ``<pays>.<second part>.<seat>`` of points that one would bring
    pays: dict[str, str] = {}
    quiet: tuple[str, ...] = ()  # asks at which places are lit only once something is in the hand

    def faces_of(self, kind: str) -> tuple[str, ...]:
        """The faces of a kind of dice."""
        return self.sides.get(kind, self.faces)


def read(sheet: Sheet) -> Looks:
    """The styles a sheet tells; LayoutError for what it cannot mean."""
    sheet.map(("styles",), known=_STYLES)
    kinds = {name: _style(sheet, name) for name in sheet.map(("styles", "pieces"))}
    dice = {word: _colours(sheet, ("styles", "dice", word)) for word in sheet.map(("styles", "dice"))}
    return Looks(
        kinds,
        int(sheet.number(("styles", "rounds"), 0, least=0)),
        sheet.word(("styles", "numerals"), "plain", among=("plain", "roman")),
        dice,
        sheet.words(("styles", "faces")),
        sheet.words(("styles", "floats")),
        sheet.words(("styles", "turns")),
        {beat: _places(sheet, ("styles", "seats_in", beat)) for beat in sheet.map(("styles", "seats_in"))},
        sheet.words(("styles", "scroll")),
        sheet.named(("styles", "costs")),
        sheet.words(("styles", "gestures")),
        sheet.words(("styles", "slow")),
        _preview(sheet),
        sheet.named(("styles", "also")),
        sheet.word(("styles", "trail"), ""),
        sheet.named(("styles", "sources")),
        sheet.words(("styles", "buttons")),
        sheet.words(("styles", "confirm")),
        sheet.flag(("styles", "accents")),
        sheet.word(("styles", "fills"), ""),
        {name: sheet.named(("styles", "bills", name)) for name in sheet.map(("styles", "bills"))},
        sheet.words(("styles", "free")),
        {kind: sheet.words(("styles", "sides", kind)) for kind in sheet.map(("styles", "sides"))},
        sheet.named(("styles", "pays")),
        sheet.words(("styles", "quiet")),
    )


def _preview(sheet: Sheet) -> Preview:
    where: Where = ("styles", "preview")
    sheet.map(where, known=Preview._fields)
    counts = [sheet.word((*where, count), "") for count in Preview._fields[1:]]
    return Preview(sheet.words((*where, "asks")), *counts)


def _colours(sheet: Sheet, where: Where) -> tuple[str, str, str]:
    """The colour of a kind of dice, its lit side and its deep one."""
    if len(sheet.items(where)) != 3:
        raise sheet.wrong(where, "must be three colours: own, lit, deep, such as '#aa2222'")
    own, lit, deep = (sheet.word((*where, n)) for n in range(3))
    return own, lit, deep


def _places(sheet: Sheet, where: Where) -> tuple[int, ...]:
    return tuple([int(sheet.number((*where, n), least=0)) for n in range(len(sheet.items(where)))])


def _style(sheet: Sheet, name: str) -> Style:
    where: Where = ("styles", "pieces", name)
    sheet.map(where, known=Style._fields)
    return Style(
        sheet.number((*where, "ratio"), 1.0, least=0.05, most=20),
        sheet.flag((*where, "card")),
        sheet.word((*where, "shape"), "rect", among=("rect", "round")),
        sheet.word((*where, "sound"), "card" if sheet.get((*where, "card")) else "wood"),
        sheet.flag((*where, "spent")),
        sheet.number((*where, "foot"), 0.0, least=0.0, most=0.5),
        sheet.flag((*where, "halves")),
        sheet.flag((*where, "sides")),
        sheet.flag((*where, "closes")),
        sheet.flag((*where, "named")),
    )
