"""Where the parts of the table screen lie in a window of any size: window size in, rectangles out.

`layouts/tabletop.yaml` holds one arrangement a window shape, as boxes in rows and columns. The board is as
large as the other parts' least sizes leave room for; what is then left goes to the boxes that may grow.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from client.ui.sheet import LayoutError, Sheet, Where
from client.ui.spread import Box

PARTS = (
    "title",
    "prompt",
    "look",
    "journal",
    "buttons",
    "strips",
    "board",
    "shelf",
    "lens",
    "points",
)
_ITEM = (
    "part",
    "rows",
    "columns",
    "w",
    "h",
    "grow",
    "gap",
    "across",
    "cell",
    "reads",
    "from",
    "to",
    "lines",
    "least",
    "of",
    "crowd",
)
CROWD = 6  # more strips than these are a crowd
WIDER = 1.3  # how much higher strips get at most for readers of large text: they get no wider
TABLE = ("board", "shelf", "prompt", "strips")  # what every arrangement of a player's table shows
PUBLIC = ("title", "prompt", "board", "strips", "journal")  # ... and one of the window for all


class Item(NamedTuple):
    """One box of an arrangement; sizes in design pixels. `crowd`: its height, or that of a cell of
    the strips, where many sit at the table."""

    part: str
    down: bool
    inside: tuple[Item, ...]
    w: float
    h: float
    grow: float
    gap: float
    across: int
    cell: float
    reads: bool
    crowd: float = 0.0


class Shape(NamedTuple):
    """An arrangement and the windows it is for: aspects from..to, the side that gives the design pixel.

    `of`: how many design pixels that side has; fewer make everything but the board larger.
    """

    name: str
    least: float
    most: float
    lines: str
    low: float
    root: Item
    of: float = 1080.0


class Places(NamedTuple):
    """The parts of one window: real pixels per design pixel, the shape's name, the rectangles by part."""

    size: tuple[int, int]
    k: float
    shape: str
    parts: dict[str, Box]
    across: int


def shapes(sheet: Sheet, needs: tuple[str, ...] = TABLE, at: Where = ("shapes",)) -> tuple[Shape, ...]:
    """Read all arrangements; LayoutError for anything that cannot be one, or lacks a needed part."""
    found = []
    for name in sheet.map(at):
        where: Where = (*at, name)
        sheet.map(where, known=_ITEM)
        root = _item(sheet, where)
        _check_parts(sheet, where, root, needs)
        found.append(
            Shape(
                name,
                sheet.number((*where, "from"), 0.0, least=0),
                sheet.number((*where, "to"), 1e9, least=0),
                sheet.word((*where, "lines"), "height", among=("height", "width")),
                sheet.number((*where, "least"), 0.0, least=0),
                root,
                sheet.number((*where, "of"), 1080.0, least=100),
            )
        )
    if not found:
        raise sheet.wrong(at, "needs at least one window shape")
    return tuple(found)


def _check_parts(sheet: Sheet, where: Where, root: Item, needs: tuple[str, ...]) -> None:
    names = [item.part for item in _leaves(root)]
    for part in needs:
        if names.count(part) != 1:
            raise sheet.wrong(where, f"needs the part {part!r} once")
    for part in names:
        if names.count(part) > 1:
            raise sheet.wrong(where, f"has the part {part!r} {names.count(part)} times; keep one")


def _leaves(item: Item) -> list[Item]:
    return [item] if item.part else [leaf for inner in item.inside for leaf in _leaves(inner)]


def _item(sheet: Sheet, where: Where) -> Item:
    entry = sheet.map(where, known=_ITEM)
    kinds = [kind for kind in ("part", "rows", "columns") if kind in entry]
    if len(kinds) != 1:
        raise sheet.wrong(where, "must be exactly one of part, rows, columns")
    kind = kinds[0]
    inside: tuple[Item, ...] = ()
    if kind != "part":
        inside = tuple([_item(sheet, (*where, kind, n)) for n in range(len(sheet.items((*where, kind))))])
        if not inside:
            raise sheet.wrong((*where, kind), "is empty; name the parts inside")
    return Item(
        sheet.word((*where, "part"), among=PARTS) if kind == "part" else "",
        kind == "rows",
        inside,
        sheet.number((*where, "w"), 0.0, least=0),
        sheet.number((*where, "h"), 0.0, least=0),
        sheet.number((*where, "grow"), 0.0, least=0),
        sheet.number((*where, "gap"), 10.0, least=0),
        int(sheet.number((*where, "across"), 4, least=1)),
        sheet.number((*where, "cell"), 70, least=1),
        sheet.flag((*where, "reads")),
        sheet.number((*where, "crowd"), 0.0, least=0),
    )


class _Solver(NamedTuple):
    """What the sizes of boxes depend on: the board's proportion, how many seat strips, the scale of text, the
    heights that the game wants otherwise."""

    ratio: float
    strips: int
    text: float
    heights: Mapping[str, float]

    def least(self, item: Item, board: float) -> tuple[float, float]:
        """The least width and height of a box when the board is so wide."""
        swell = max(1.0, self.text**0.75) if item.reads else 1.0
        if item.part == "board":
            return board, board / self.ratio
        if item.part == "strips":
            down = -(-self.strips // item.across)
            cell = (item.crowd if item.crowd and self.strips > CROWD else item.cell) * min(
                WIDER, max(1.0, self.text**0.75)
            )
            return item.w * swell, max(0.0, down * (cell + 8) - 8)
        if item.part:
            high = item.crowd if item.crowd and self.strips > CROWD else item.h
            return item.w * swell, self.heights.get(item.part, high) * swell
        sizes = [self.least(inner, board) for inner in item.inside]
        gaps = item.gap * (len(sizes) - 1)
        if item.down:
            w, h = max(w for w, _ in sizes), sum(h for _, h in sizes) + gaps
        else:
            w, h = sum(w for w, _ in sizes) + gaps, max(h for _, h in sizes)
        return max(w, item.w * swell), max(h, item.h * swell)

    def widest(self, root: Item, w: float, h: float) -> float:
        """The greatest width of the board at which everything still fits."""
        low, high = 0.0, w
        for _ in range(40):
            middle = (low + high) / 2
            least = self.least(root, middle)
            if least[0] <= w + 1e-6 and least[1] <= h + 1e-6:
                low = middle
            else:
                high = middle
        return low

    def place(self, item: Item, box: Box, board: float, into: dict[str, Box]) -> None:
        """Give a box its rectangle and what is inside theirs."""
        if item.part:
            into[item.part] = self._board(box, board) if item.part == "board" else box
            return
        least = [self.least(inner, board)[1 if item.down else 0] for inner in item.inside]
        room = (box.h if item.down else box.w) - item.gap * (len(least) - 1)
        spare = room - sum(least)
        grow = sum(inner.grow for inner in item.inside)
        at = box.y if item.down else box.x
        for inner, size in zip(item.inside, least, strict=True):
            share = spare * inner.grow / grow if grow and spare > 0 else 0.0
            size = size + share if spare > 0 else size * max(0.0, room) / max(1e-9, sum(least))
            part = Box(box.x, at, box.w, size) if item.down else Box(at, box.y, size, box.h)
            self.place(inner, part, board, into)
            at += size + item.gap

    def _board(self, box: Box, board: float) -> Box:
        w = min(board, box.w, box.h * self.ratio)
        h = w / self.ratio
        return Box(box.x + (box.w - w) / 2, box.y + (box.h - h) / 2, w, h)


def _design_size(shape: Shape, size: tuple[int, int]) -> tuple[float, float, float]:
    """Width and height in design pixels and the real pixels of one of them."""
    k = (size[1] if shape.lines == "height" else size[0]) / shape.of
    if shape.low:
        across = size[1] if shape.lines == "width" else size[0]
        k = min(k, across / shape.low)
    return size[0] / k, size[1] / k, k


def arrange(
    found: tuple[Shape, ...],
    size: tuple[int, int],
    *,
    ratio: float,
    strips: int,
    text: float = 1.0,
    margin: float = 12.0,
    least: Mapping[str, Mapping[str, float]] | None = None,
) -> Places:
    """Lay the parts of the table out in a window.

    `ratio` is the board's width by its height, `strips` the number of other seats, `text` the scale of text,
    `least` the least heights of parts by window shape where the game wants others than usual.
    LayoutError when no arrangement is for this window's aspect.
    """
    aspect = size[0] / max(1, size[1])
    shape = next((shape for shape in found if shape.least <= aspect < shape.most), None)
    if shape is None:
        raise LayoutError(f"tabletop.yaml: no window shape is for the aspect {aspect:.2f}; widen from or to")
    w, h, k = _design_size(shape, size)
    solver = _Solver(ratio, strips, text, (least or {}).get(shape.name, {}))
    room = Box(margin, 8, w - 2 * margin, h - 8 - 9)
    parts: dict[str, Box] = {}
    board = solver.widest(shape.root, room.w, room.h)
    if (
        board < room.w * 0.4 and text > 1
    ):  # large text may not eat up the board: it gets less room and scrolls
        text = max(1.0, text * 0.85)
        return arrange(found, size, ratio=ratio, strips=strips, text=text, margin=margin, least=least)
    solver.place(shape.root, room, board, parts)
    across = next(item.across for item in _leaves(shape.root) if item.part == "strips")
    real = {name: Box(b.x * k, b.y * k, b.w * k, b.h * k) for name, b in parts.items()}
    return Places(size, k, shape.name, real, across)
