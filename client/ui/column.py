"""The column: the game's title, the prompt with its choices, the foot buttons, the list of points."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from pygame import Rect, Surface

from client.rules.play import Move
from client.ui.desk import Desk
from client.ui.input import Touch
from client.ui.part import Part, amount, blit, fit, fitting, panel

# ink, effect and the design pixels at both ends that are not written on, by the kind of the sign
TITLES = {"brass": ("#1a0d02", "engraved", 60), "enamel": ("#123049", "", 116)}
LOW = 31  # least height of a button
MOST_ACROSS = 3  # buttons side by side whose labels must get smaller for it
BADGE = 44  # design pixels of the badge before a heading


class Title(Part):
    """A brass plate with the name of the game and the round."""

    def ground(self, target: Surface) -> None:
        panel(target, self.desk, "sign", self.box)

    def _lines(self) -> tuple[str, str]:
        desk = self.desk
        name = desk.words(desk.names.key("title"))
        if desk.words.language == "en":
            name = desk.paint.world.title or name
        return name, self._round()

    def _round(self) -> str:
        desk, n = self.desk, self.desk.facts.round
        if not n:
            return ""
        if desk.layout.looks.rounds:
            return desk.words("table.round_of", n=desk.numeral(n), of=desk.numeral(desk.layout.looks.rounds))
        last = desk.names.key("last_round")
        if desk.settled.counts.get("last") and last in desk.words:
            return desk.words(last, n=desk.numeral(n))
        return desk.words(desk.words.first(desk.names.key("round"), "table.round"), n=desk.numeral(n))

    def key(self) -> Hashable:
        return self._lines()

    def paint(self, target: Surface) -> None:
        desk, box = self.desk, self.box
        name, second = self._lines()
        x, y = box.centre
        ink, effect, edge = TITLES[desk.paint.world.sign]
        room = box.w - edge * desk.k
        wide = desk.words.language == "en"  # Chinese signs fill their line, capitals only two thirds of it
        px = fitting(desk, name, room, 26 if wide else 24, face="heading", heavy=True, tracking=0.16)
        px /= max(1.0, desk.text)  # the plate keeps its height
        up = 11 * desk.k if second else 0
        lower = (
            second.upper(),
            (17 if wide else 16) / max(1.0, desk.text),
            up * (1.25 if wide else 1.35),
            0.08,
        )
        for text, size, dy, track in ((name, px, -up, 0.16), lower):
            if text:
                size = fitting(desk, text, room, size, face="heading", heavy=True, tracking=track)
                desk.paint.label(
                    target,
                    text,
                    x,
                    y + dy,
                    size,
                    ink,
                    face="heading",
                    heavy=True,
                    tracking=track,
                    effect=effect,
                    ax=0.5,
                    ay=0.5,
                )


class Choice(NamedTuple):
    """One button of the prompt: its label, what it does (a move or an action's word), its style."""

    label: str
    does: Move | str
    style: str = "brass"
    icon: str = ""


class Matter(NamedTuple):
    """What the prompt says: whose matter it is, a heading, a text, the choices."""

    seat: int
    heading: str
    text: str
    choices: tuple[Choice, ...] = ()
    alert: bool = False


class Prompt(Part):
    """A wax tablet that says whose turn it is and what is asked; buttons for what no gesture expresses."""

    grow = 2

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, "prompt")
        self.matter = Matter(-1, "", "")
        self.hot = -1
        self.down = -1
        self.focus = -1
        self._rects: list[Rect] = []

    def ground(self, target: Surface) -> None:
        panel(target, self.desk, "tablet", self.box)

    def say(self, matter: Matter) -> None:
        """Say this from now on."""
        if matter != self.matter:
            self.matter, self.hot, self.down, self.focus = matter, -1, -1, -1
        self._rects = self._place()

    def key(self) -> Hashable:
        return self.matter, self.hot, self.down, self.focus, self.box, self.desk.words.language

    @property
    def _inner(self) -> Rect:
        box, k = self.box, self.desk.k
        m = 24 * k
        return Rect(round(box.x + m), round(box.y + m), round(box.w - 2 * m), round(box.h - 2 * m + 4 * k))

    @property
    def _head(self) -> float:
        """The height of the heading in real pixels."""
        return (56 + 14 * (min(1.7, max(1.0, self.desk.text)) - 1)) * self.desk.k

    # -- the buttons ----------------------------------------------------------------------------------------

    def _columns(self, room: int, gap: int) -> int:
        """How many buttons stand side by side: as many as the widest label leaves room for."""
        count = len(self.matter.choices)
        widest = max(
            self.desk.paint.width(c.label, 18 if count > 6 else 20, heavy=True)
            + (34 * self.desk.k if c.icon else 0)
            for c in self.matter.choices
        )
        for across in range(min(count, 7), 1, -1):
            if (room - gap * (across - 1)) / across >= widest + 14 * self.desk.k:
                down = -(-count // across)
                return -(-count // down)
        return 1

    def _place(self) -> list[Rect]:
        count = len(self.matter.choices)
        if not count:
            return []
        inner, k = self._inner, self.desk.k
        gap = round(8 * k)
        text = self.desk.paint.paragraph(self.matter.text, inner.w, 19, "#000000", line=1.26).get_height()
        # the text keeps a readable size before the buttons keep theirs
        room = inner.h - self._head - text - 8 * k
        swell = min(1.6, max(1.0, self.desk.text))
        across = self._columns(inner.w, gap)
        while across < min(MOST_ACROSS, count) and -(-count // across) * (LOW * k * swell + gap) - gap > room:
            across += 1  # rather smaller labels than buttons over the text
        down = -(-count // across)
        high = round(min(46 * k * swell, max(LOW * k * swell, (room - gap * (down - 1)) / down)))
        wide = (inner.w - gap * (across - 1)) / across
        if across == 1:
            wide = min(wide, inner.w)
        top = inner.bottom - down * high - (down - 1) * gap
        return [
            Rect(
                round(inner.x + (n % across) * (wide + gap)),
                top + (n // across) * (high + gap),
                round(wide),
                high,
            )
            for n in range(count)
        ]

    def at(self, x: float, y: float) -> int:
        """The number of the button there, -1 for none."""
        return next((n for n, place in enumerate(self._rects) if place.collidepoint(x, y)), -1)

    def button_rect(self, n: int) -> Rect:
        """Where a button is."""
        return self._rects[n]

    # -- painting -------------------------------------------------------------------------------------------

    def paint(self, target: Surface) -> None:
        desk, inner, k = self.desk, self._inner, self.desk.k
        text_left, y = inner.x, float(inner.y)
        matter = self.matter
        if matter.seat >= 0:
            px = round(BADGE * k)
            target.blit(desk.paint.badge(desk.tone(matter.seat), px), (inner.x, inner.y))
            text_left = inner.x + px + round(12 * k)
        room = inner.right - text_left
        most = 26 * min(1.0, 1.7 / desk.text)
        size = fitting(desk, matter.heading, room, most, face="serif", heavy=True)
        size = max(size, 19 / max(1.0, desk.text))
        heading = fit(desk, matter.heading, room, size, face="serif", heavy=True)
        desk.paint.label(
            target, heading, text_left, y + 22 * k, size, desk.paint.world.chalk[1], face="serif", heavy=True,
            ay=0.5,
        )  # fmt: skip
        self._text(target, inner, y + self._head)
        for n, choice in enumerate(self.matter.choices):
            place = self._rects[n]
            state = "down" if n == self.down else "hover" if n in (self.hot, self.focus) else "calm"
            sprite = desk.paint.button(
                choice.label, place.size, style=choice.style, state=state, icon=choice.icon
            )
            blit(target, sprite, place.x, place.y)

    def _text(self, target: Surface, inner: Rect, top: float) -> None:
        desk = self.desk
        bottom = (min(r.y for r in self._rects) if self._rects else inner.bottom) - 8 * desk.k
        room = max(10.0, bottom - top)
        colour = desk.paint.world.chalk[2 if self.matter.alert else 0]
        px, leading = 21.0, 1.34
        while True:
            sheet = desk.paint.paragraph(self.matter.text, inner.w, px, colour, line=leading)
            if sheet.get_height() <= room or px <= 15 / max(1.0, desk.text):  # large text gives way first
                break
            px, leading = px - 1, 1.26
        area = Rect(0, 0, sheet.get_width(), min(sheet.get_height(), round(room)))
        target.blit(sheet, (inner.x, round(top)), area)

    def touch(self, touch: Touch) -> bool:
        n = self.at(*touch.at)
        if touch.kind in ("move", "leave"):
            self.hot = n if touch.kind == "move" else -1
            return False
        if touch.kind == "press":
            self.down = n
            return n >= 0
        return False


FOOT = (
    ("undo", "undo"),
    ("redo", "redo"),
    ("hint", "hint"),
    ("book", "book"),
    ("gear", "gear"),
    ("menu", "menu"),
)


class Foot(Part):
    """The buttons that are always there: undo, redo, hint, rulebook, settings, menu."""

    grow = 12

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, "buttons")
        self.off: frozenset[str] = frozenset()
        self.hot = ""
        self.down = ""

    def key(self) -> Hashable:
        return self.off, self.hot, self.down, self.box

    def rects(self) -> dict[str, Rect]:
        """Where each button is, by its action."""
        box, k = self.box, self.desk.k
        gap = 8 * k
        wide = (box.w - gap * (len(FOOT) - 1)) / len(FOOT)
        high = min(box.h, 50 * k)
        y = box.y + (box.h - high) / 2
        return {
            action: Rect(round(box.x + n * (wide + gap)), round(y), round(wide), round(high))
            for n, (action, _) in enumerate(FOOT)
        }

    def at(self, x: float, y: float) -> str:
        """The action there, "" for none or one that is off."""
        found = next((a for a, place in self.rects().items() if place.collidepoint(x, y)), "")
        return "" if found in self.off else found

    def paint(self, target: Surface) -> None:
        icons = dict(FOOT)
        for action, place in self.rects().items():
            state = "off" if action in self.off else "down" if action == self.down else ""
            state = state or ("hover" if action == self.hot else "calm")
            blit(
                target,
                self.desk.paint.button("", place.size, style="tool", state=state, icon=icons[action]),
                place.x,
                place.y,
            )

    def touch(self, touch: Touch) -> bool:
        if touch.kind in ("move", "leave"):
            self.hot = self.at(*touch.at) if touch.kind == "move" else ""
        elif touch.kind == "press":
            self.down = self.at(*touch.at)
            return bool(self.down)
        return False


class Standings(Part):
    """The list of points, where a broad window has room for it."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, "points")

    def ground(self, target: Surface) -> None:
        panel(target, self.desk, "tablet", self.box, 1)

    def key(self) -> Hashable:
        return self.desk.facts.points, self.desk.facts.acting, self.desk.words.language, self.box

    def paint(self, target: Surface) -> None:
        desk, box, k = self.desk, self.box, self.desk.k
        m = 28 * k
        desk.paint.label(
            target,
            desk.words(desk.words.first(desk.names.key("points"), "table.points")),
            box.x + m,
            box.y + 42 * k,
            24,
            desk.paint.world.chalk[1],
            face="serif",
            heavy=True,
        )
        order = sorted(range(len(desk.facts.points)), key=lambda seat: -desk.facts.points[seat])
        step = min(40 * k, (box.h - 86 * k) / max(1, len(order)))
        for n, seat in enumerate(order):
            y = box.y + 82 * k + n * step
            px = round(min(30 * k, step * 0.9))
            target.blit(desk.paint.badge(desk.tone(seat), px), (round(box.x + m), round(y - px / 2)))
            name = fit(desk, desk.name(seat), box.w - 150 * k, 21)
            desk.paint.label(target, name, box.x + m + 42 * k, y, 21, desk.paint.world.chalk[0])
            desk.paint.label(
                target,
                amount(desk.facts.points[seat]),
                box.x + box.w - m,
                y,
                24,
                desk.paint.world.chalk[1],
                face="heading",
                heavy=True,
                ax=1,
            )
