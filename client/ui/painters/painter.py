"""The one object a screen asks for pictures: everything at the exact size, everything kept."""

import time
from collections.abc import Callable, Hashable, Iterator

from pygame import Rect, Surface

from client.rules.table import Table
from client.ui.painters import coins, marks, materials, panels, pieces, svg, type
from client.ui.painters.brush import brush, drawing_version
from client.ui.painters.cache import Prints, Shelf
from client.ui.painters.colour import Colour, hexed
from client.ui.painters.surfaces import Placed, Sprite, blank, drop, lifted, silhouette
from client.ui.painters.theme import Theme, World, theme
from client.ui.painters.vector import Vector

Size = tuple[int, int]
MEMORY = 192 * 2**20
SLICE = 0.008  # seconds of printing between two looks at the growing board
BOARDS = 3  # printed boards kept in memory: the table, a lens, the projector


class Painter:
    """Pictures of one game at one scale: `k` real pixels per design pixel, `text` the reader's text scale."""

    def __init__(
        self, game: str, k: float, *, text: float = 1.0, lang: str = "en", prints: Prints | None = None
    ) -> None:
        self.game, self.k, self.scale, self.lang = game, k, text, lang
        self.theme: Theme = theme()
        worlds = self.theme.worlds
        self.world: World = worlds.get(game) or next(iter(worlds.values()))
        self.prints = prints or Prints()
        self._sprites: Shelf[Sprite] = Shelf(MEMORY)
        self._surfaces: Shelf[Surface] = Shelf(MEMORY)
        self._boards: dict[Size, Surface] = {}

    # ------------------------------------------------------------------ text

    def px(self, design: float) -> int:
        """Real pixels of a text size in design pixels."""
        return max(6, round(design * self.k * self.scale))

    def face(self, name: str) -> str:
        """The font chain behind "sans", "serif" or "heading"."""
        return {"sans": "sans", "serif": self.world.serif, "heading": self.world.heading}[name]

    def text(
        self,
        s: str,
        px: float,
        colour: Colour = "#fdf2d8",
        *,
        face: str = "sans",
        heavy: bool = False,
        tracking: float = 0.0,
        effect: str = "",
    ) -> Surface:
        """One line; `px` design pixels; effect "" | "foil" | "engraved" (for brass)."""
        key = ("text", s, self.px(px), hexed(colour), face, heavy, tracking, effect)
        return self._surfaces.get(
            key, lambda: self._text(s, self.px(px), colour, self.face(face), heavy, tracking, effect)
        )

    def _text(
        self, s: str, px: int, colour: Colour, face: str, heavy: bool, tracking: float, effect: str
    ) -> Surface:
        if effect == "foil":
            return type.foil(s, px, face, heavy=True, tracking=tracking)
        if effect == "engraved":
            return type.engraved(
                s,
                px,
                face,
                ink=colour,
                light="#f6dfa0",
                dark="#6b4a12",
                tracking=tracking,
                depth=max(1, round(px / 26)),
            )
        if effect:
            raise ValueError(f"no text effect {effect!r}")
        return type.line(s, px, colour, face, heavy=heavy, tracking=tracking)

    def metrics(self, px: float, face: str = "sans") -> type.Metrics:
        """Height, ascent and capitals of a line of that size in real pixels."""
        return type.metrics(self.face(face), self.px(px))

    def width(
        self, s: str, px: float, *, face: str = "sans", heavy: bool = False, tracking: float = 0.0
    ) -> int:
        """Width of one line in real pixels."""
        return type.width(self.face(face), self.px(px), s, heavy, tracking)

    def label(
        self,
        target: Surface,
        s: str,
        x: float,
        y: float,
        px: float,
        colour: Colour = "#fdf2d8",
        *,
        face: str = "sans",
        heavy: bool = False,
        tracking: float = 0.0,
        effect: str = "",
        ax: float = 0.0,
        ay: float = 0.5,
        shade: str = "",
    ) -> Rect:
        """Set one line so that its capitals stand at (x, y): ax 0 left .. 1 right, ay 0 top .. 1 bottom;
        `shade` is the colour of a line one pixel lower right. Gives the rectangle it covers, also where the
        target is clipped."""
        ink = self.text(s, px, colour, face=face, heavy=heavy, tracking=tracking, effect=effect)
        measure = self.metrics(px, face)
        at = (round(x - ink.get_width() * ax), round(y - measure.cap_top - measure.cap * ay))
        if shade:
            off = max(1, round(self.k))
            target.blit(
                self.text(s, px, shade, face=face, heavy=heavy, tracking=tracking), (at[0] + off, at[1] + off)
            )
        target.blit(ink, at)
        return Rect(at, ink.get_size())

    def wrap(self, s: str, width_px: int, px: float, *, face: str = "sans", heavy: bool = False) -> list[str]:
        """Lines no wider than `width_px` real pixels."""
        return list(type.wrap(s, width_px, self.px(px), self.face(face), heavy))

    def paragraph(
        self,
        s: str,
        width_px: int,
        px: float,
        colour: Colour,
        *,
        face: str = "sans",
        line: float = 1.34,
        align: str = "left",
        heavy: bool = False,
    ) -> Surface:
        """Wrapped text on a clear surface `width_px` wide; align left | centre | right."""
        key = ("para", s, width_px, self.px(px), hexed(colour), face, line, align, heavy)
        return self._surfaces.get(
            key,
            lambda: type.paragraph(
                s, width_px, self.px(px), colour, self.face(face), leading=line, align=align, heavy=heavy
            ),
        )

    def number(self, n: int | str, px: float, style: str = "foil") -> Surface:
        """A figure that matters: "foil", "chip-bronze", "chip-silver", "chip-gold" (px = their diameter)
        or "plain"; sizes in design pixels."""
        if style == "foil":
            return self.text(str(n), px, face="heading", effect="foil")
        if style == "plain":
            return self.text(str(n), px, face="heading", heavy=True)
        if not style.startswith("chip-"):
            raise ValueError(f"no number style {style!r}")
        return coins.chip(style[5:], self.px(px), str(n))

    # ------------------------------------------------------------------ grounds and panels

    def table(self, size: Size) -> Surface:
        """The table the board lies on, with its light; opaque."""
        return self._surfaces.get(("table", size), lambda: self._kept("table", size, self._table))

    def _table(self, size: Size) -> Surface:
        out = materials.ground(self.world.ground, size, max(0.5, min(size) / 1080))
        materials.lamp(out)
        return out

    def _kept(self, what: str, size: Size, make: Callable[[Size], Surface]) -> Surface:
        name = f"{self.game}-{what}-{size[0]}x{size[1]}-{drawing_version(self.game)}"
        found = self.prints.load(name, size)
        if found is None:
            found = make(size)
            self.prints.save(name, found)
        return opaque(found)

    def panel(self, kind: str, size: Size, variant: int = 0) -> Sprite:
        """A panel of `panels.KINDS`, with its shadow or lip; `variant` is another grain of it."""
        return self._sprites.get(
            ("panel", kind, size, variant), lambda: panels.panel(kind, size, self.k, self.world, variant)
        )

    def tab(self, seat: int, size: Size) -> Surface:
        """A nameplate in the colour of a seat."""
        return self._surfaces.get(("tab", seat, size), lambda: panels.tab(size, self.k, marks.tone(seat)))

    def halo(self, shape: str, size: Size, strength: float = 1.0) -> Sprite:
        """Ring of light round a legal place, "round" or "rect", hollow; strength 0..1 in tenths."""
        strength = round(strength, 1)
        return self._sprites.get(("halo", shape, size, strength), lambda: self._halo(shape, size, strength))

    def _halo(self, shape: str, size: Size, strength: float) -> Sprite:
        skirt = self._sprites.get(("glow", shape, size), lambda: panels.glow(shape, size, self.k))
        lines = self._sprites.get(("ring", shape, size), lambda: panels.ring(shape, size, self.k))
        return panels.halo_of(skirt, lines, strength)

    def button(
        self, label: str, size: Size, *, style: str = "brass", state: str = "calm", icon: str = ""
    ) -> Sprite:
        """A button; style brass | dark | go, state calm | hover | down | off; long labels get smaller."""
        return self._sprites.get(
            ("button", label, size, style, state, icon), lambda: self._button(label, size, style, state, icon)
        )

    def _button(self, label: str, size: Size, style: str, state: str, icon: str) -> Sprite:
        body = self._sprites.get(
            ("plate", size, style, state), lambda: panels.button_plate(size, self.k, style, state, self.world)
        )
        sheet = body.surface.copy()
        ink, cut = panels.button_inks(self.world, style, state)
        nudge = max(1, round(self.k)) if state == "down" else 0
        sign = self.icon(icon, min(size) * 0.62, ink) if icon else None
        gap = round(8 * self.k) if sign and label else 0
        side = sign.get_width() + gap if sign else 0
        lines, px = self._label_lines(label, size, side)
        wide = max((type.width("sans", px, row, True) for row in lines), default=0)
        left = body.ox + (size[0] - wide - side) / 2 + nudge
        middle = body.oy + size[1] / 2 + nudge
        if sign:
            sheet.blit(sign, (round(left), round(middle - sign.get_height() / 2)))
        for n, row in enumerate(lines):
            _cut_in(
                sheet,
                row,
                px,
                (left + side + wide / 2, middle + (n - (len(lines) - 1) / 2) * px * 1.12),
                ink,
                cut,
            )
        return Sprite(sheet, body.ox, body.oy, *size)

    def _label_lines(self, label: str, size: Size, side: float) -> tuple[list[str], int]:
        """The label in one line, or in two when it would have to be a good deal smaller for one."""
        if not label:
            return [], 8
        room = round(size[0] - 14 * self.k - side)
        full = min(self.px(self.theme.type["button"]), max(8, round(size[1] * 0.5)))
        one = _largest(label, room, full, 1)
        two = _largest(label, room, min(full, max(6, round(size[1] * 0.38))), 2)
        px, count = (two, 2) if one < 0.85 * full and two > one else (one, 1)
        return list(type.wrap(label, room, px, "sans", True))[:count] if count == 2 else [label], px

    def icon(self, name: str, px: float, colour: Colour = "") -> Surface:
        """A sign of art/common/icon-*.svg, `px` real pixels square, in one colour when given."""
        size, tone = (max(4, round(px)),) * 2, hexed(colour) if colour else ""
        return self._surfaces.get(("icon", name, size, tone), lambda: self._icon(name, size, tone))

    def _icon(self, name: str, size: Size, tone: str) -> Surface:
        found = svg.draw(self.game, f"icon-{name}", size)
        if not tone:
            return found
        return silhouette(found, tone)

    def mark(self, seat: int, px: int) -> Surface:
        """The mark of a seat, real pixels."""
        return self._surfaces.get(("mark", seat, px), lambda: pieces.mark(seat, px))

    def badge(self, seat: int, px: int) -> Surface:
        """A tile in the seat's colour with mark and letter, real pixels."""
        return self._surfaces.get(("badge", seat, px), lambda: marks.badge(seat, px))

    # ------------------------------------------------------------------ pieces and boards

    def piece(
        self,
        kind: str,
        face: str,
        owner: int,
        px: int,
        *,
        hidden: bool = False,
        raised: bool = False,
        name: str = "",
        text: str = "",
    ) -> Sprite:
        """A piece `px` real pixels high with its shadow; raised: a little larger, its shadow farther away;
        name and text are printed on it where the game has such cards."""
        key = ("piece", kind, face, owner, px, hidden, raised, name, text)
        return self._sprites.get(key, lambda: self._piece(kind, face, owner, px, hidden, raised, name, text))

    def _piece(
        self, kind: str, face: str, owner: int, px: int, hidden: bool, raised: bool, name: str, text: str
    ) -> Sprite:
        high = round(px * 1.08) if raised else px
        lift = max(1.0, px * brush(self.game).lift(kind)) * (3.2 if raised else 1.0)
        return lifted(self.bare(kind, face, owner, high, hidden, name, text), lift)

    def bare(
        self, kind: str, face: str, owner: int, px: int, hidden: bool, name: str = "", text: str = ""
    ) -> Surface:
        """A piece without its shadow."""
        words = {"name": name, "text": text} if name else {}
        return brush(self.game).piece(kind, face, owner, px, hidden, **words)

    def tally(self, zone: str, n: int, more: int, standing: str, k: float) -> list[Placed]:
        """The number of a zone as pictures with their centres in board units; `k` real pixels per unit."""
        return brush(self.game).tally(zone, n, more, standing, k)

    def price(self, n: int, px: int) -> Surface:
        """The coin with a number that hangs at a zone, real pixels."""
        return self._surfaces.get(("price", n, px), lambda: brush(self.game).price(n, px))

    def standing_mark(self, state: str, px: int) -> Surface:
        """The sign of ahead, level or behind, real pixels."""
        key = ("standing", state, px)
        return self._surfaces.get(key, lambda: brush(self.game).standing_mark(state, px))

    def ladder(self, size: Size, step: int) -> Surface:
        """Steps that rise, the one of this number lit; -1 for none."""
        return self._surfaces.get(("ladder", size, step), lambda: brush(self.game).ladder(size, step))

    def own(
        self, name: str, size: Size, said: Callable[[str], str] = str, lit: frozenset[str] = frozenset()
    ) -> Surface:
        """A panel of the own shelf, of a banner or of the salver as the game's painter prints it."""
        key = ("own", name, size, self.lang, lit)
        return self._surfaces.get(key, lambda: brush(self.game).own(name, size, self.k, said, lit))

    def spaces(self, covered: tuple[int, ...], px: int) -> Surface:
        """The spaces of another seat's row, real pixels."""
        return self._surfaces.get(("spaces", covered, px), lambda: brush(self.game).spaces(covered, px))

    def region_at(self, x: float, y: float) -> str:
        """The region at a point in board units, "" for none."""
        return brush(self.game).region_at(x, y)

    def label_of(self, zone: str, text: str, k: float, *, closed: bool) -> Placed:
        """The name of a region of the board."""
        return brush(self.game).label(zone, text, k, closed=closed, scale=self.scale)

    def veil(self, zone: str, k: float) -> Placed:
        """What lies over a closed region."""
        return brush(self.game).veil(zone, k)

    def light(self, zone: str, k: float) -> tuple[Placed, Placed]:
        """The soft skirt and the lines of light round a region."""
        return brush(self.game).light(zone, k)

    def accents(
        self, table: Table, home: int, tone: Callable[[int], int], said: str, k: float
    ) -> list[Placed]:
        """What should be seen at once on the board; the same pictures for the same table."""
        return brush(self.game).accents(table, home, tone, said, k)

    def board(self, size: Size, lang: str = "") -> Surface:
        """The printed board of the game over exactly `size`, from disk when it was printed before."""
        job = self.board_steps(size)
        for _ in job:
            pass
        return self._boards[size]

    def board_steps(self, size: Size) -> Iterator[Surface]:
        """Print the board in slices: each gives the board so far at its size, the last but the finished one
        lies in the cache; run it to the end, the very last step keeps the print on disk."""
        if size in self._boards:
            yield self._boards[size]
            return
        name = f"{self.game}-board-{size[0]}x{size[1]}-{drawing_version(self.game)}"
        found = self.prints.load(name, size)
        if found is None:
            last = time.perf_counter()
            for found in brush(self.game).steps(size):
                if time.perf_counter() - last > SLICE:
                    yield found
                    last = time.perf_counter()
            assert found is not None
        else:
            name = ""
        while len(self._boards) >= BOARDS:
            del self._boards[next(iter(self._boards))]
        self._boards[size] = opaque(found)
        yield self._boards[size]
        if name:
            self.prints.save(name, found)

    def place(self, zone: str, room: Size) -> Surface | None:
        """A printed place of the board (site, space) as large as the room allows, None for a plain one."""
        tool = brush(self.game)
        return (
            self._surfaces.get(("place", zone, room), lambda: tool.place(zone, room))
            if tool.has_place(zone)
            else None
        )

    def trims(self, zone: str, k: float) -> list[Placed]:
        """What stands over the edge of a place (price, numeral) with its centre in board units, to be put
        down again on a halo; `k` is real pixels per board unit."""
        return brush(self.game).trims(zone, k)

    def board_edge(self, size: Size) -> Sprite:
        """What lies under a board of that size: its shadow on the table and its thick lower edge."""
        return self._sprites.get(("edge", size), lambda: _edge(size, self.k, self.world.edge))

    def keep(self, key: Hashable, make: Callable[[], Sprite]) -> Sprite:
        """A composed picture of a screen's own, kept with the others under that key."""
        return self._sprites.get(("own", key), make)

    @property
    def held(self) -> int:
        """Bytes of pictures kept in memory, boards apart."""
        return self._sprites.held + self._surfaces.held


def _largest(label: str, room: int, full: int, lines: int) -> int:
    """The largest size up to `full` at which the label takes no more than so many lines."""
    return next(
        (px for px in range(full, 5, -1) if len(type.wrap(label, room, px, "sans", True)) <= lines), 5
    )


def _cut_in(sheet: Surface, row: str, px: int, middle: tuple[float, float], ink: str, cut: str) -> None:
    measure = type.metrics("sans", px)
    face = type.line(row, px, ink, "sans", heavy=True)
    x, y = round(middle[0] - face.get_width() / 2), round(middle[1] - measure.cap_top - measure.cap / 2)
    sheet.blit(type.line(row, px, cut, "sans", heavy=True), (x + 1, y + 1))
    sheet.blit(face, (x, y))


_PLAIN = Surface((1, 1), depth=32)


def opaque(surface: Surface) -> Surface:
    """The surface without alpha, in the format that blits fastest."""
    return surface.convert(_PLAIN)


def _edge(size: Size, k: float, tones: tuple[str, ...]) -> Sprite:
    w, h = size[0] / k, size[1] / k
    margin = 44
    sheet = blank(size[0] + 2 * round(margin * k), size[1] + 2 * round(margin * k))
    ox = round(margin * k)
    block = Vector(w, h)
    block.rect(0, 0, w, h, "#000000", r=4)
    shape = block.sized(size)
    for off, radius in ((14, 16), (6, 6)):
        drop(sheet, shape, (ox, ox), (off * 0.8 * k, off * k), radius * k, 150)
    edge = Vector(w + 10, h + 12)
    dark, lit, own, shade = tones
    edge.rect(0, 2, w + 2, h + 7, dark, r=5)
    edge.rect(0.5, 3, w + 1, h + 4.4, edge.linear(0, 0, w, 0, lit, (0.5, own), (1, shade)), r=5)
    edge.rect(0.5, h, w + 1, 4, "#d8c198", opacity=0.35, r=2)
    sheet.blit(edge.surface(k), (ox, ox))
    return Sprite(sheet, ox, ox, *size)
