"""What the parts of the table screen share: the game, its picture, its places, painter and words."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect

from client.room.journal import Entry
from client.rules.play import NATURE, Beat, Chance, Decision
from client.rules.table import Piece, Table
from client.ui.arrange import Places
from client.ui.layout import Layout
from client.ui.naming import Names
from client.ui.reach import Reach
from client.ui.spots import Spots
from client.ui.spread import Box

if TYPE_CHECKING:
    from client.room.session import Session, Tick
    from client.ui.app import App
    from client.ui.painters import Painter
    from client.ui.words import Words

NOBODY = -1
_ROMAN = ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))


class Facts(NamedTuple):
    """What is plain to all about the moment: who acts, who is next, the points, the round."""

    home: int
    eyes: int | None
    acting: int
    following: int
    waiting: str
    asks: Decision | Chance | Beat | None
    points: tuple[int, ...]
    round: int


class Desk:
    """One table screen's common ground. Parts read it; only the screen writes it."""

    def __init__(self, app: App, session: Session, layout: Layout) -> None:
        self.app = app
        self.session = session
        self.layout = layout
        looks = layout.looks
        self.names = Names(app.words, session.game.name, self.name, looks.faces, looks.seats_in, looks.costs)
        self.table: Table = session.table(None)
        self.facts = Facts(0, None, NOBODY, NOBODY, "", None, (), 0)
        self.flying: set[str] = set()
        self.settled: Table = self.table
        self.size = (0, 0)
        self.places: Places
        self.spots: Spots
        self.paint: Painter

    @property
    def words(self) -> Words:
        """The words of the chosen language."""
        return self.app.words

    @property
    def k(self) -> float:
        """Real pixels of a design pixel."""
        return self.places.k

    @property
    def text(self) -> float:
        """The reader's text scale, 1.0 for 100 %."""
        return float(self.app.settings.text) / 100

    def px(self, design: float) -> int:
        """Real pixels of a length."""
        return round(design * self.places.k)

    def name(self, seat: int) -> str:
        """The name of who sits there."""
        return self.session.chairs[seat].name

    def tone(self, seat: int) -> int:
        """The number of a seat's colour and mark; -1 for nobody's."""
        if seat < 0:
            return seat
        marks = [chair.mark for chair in self.session.chairs]
        return marks[seat] if len(set(marks)) == len(marks) else seat

    def tallies(self, seat: int) -> tuple[tuple[Piece, int], ...]:
        """Numbers of a seat that count only for a while, such as strength, with the piece that shows each."""
        found = []
        for name, kind in self.layout.seat.badges.items():
            value = self.table.counts.get(f"{name}.{seat}")
            if value is not None:
                found.append((self._piece_of(kind, seat), value))
        return tuple(found)

    def standing(self, seat: int, row: str) -> str:
        """How a seat stands in a row against the rival all are measured by: ahead, level, behind; "" when the
        game measures nothing."""
        plan = self.layout.seat
        sum_ = next((shown.sum for shown in plan.shelf if shown.zone == row), "")
        if not plan.rival or not sum_:
            return ""
        counts = self.settled.counts
        own, other = counts.get(f"{sum_}.{seat}.{row}", 0), counts.get(f"{plan.rival}.{row}", 0)
        return "ahead" if own > other else "level" if own == other else "behind"

    def seen(self, eyes: int | None) -> Table:
        """The table these eyes may see; points that the scoresheet has not told yet are not there yet."""
        table, plan, asks = self.session.table(eyes), self.layout.scoresheet, self.session.asks
        if plan is None or not isinstance(asks, Beat):
            return table
        whose = self.names.seat_of(Entry(NATURE, self.names.key("say", asks.say), asks.about, 0, "beat"))
        count = f"{self.layout.seat.points}.{whose}"
        due = plan.due(asks) if count in table.counts else 0
        return table._replace(counts={**table.counts, count: table.counts[count] - due}) if due else table

    def _piece_of(self, kind: str, seat: int) -> Piece:
        pieces = (piece for zone in self.table.zones.values() for piece in zone)
        return next(
            (piece for piece in pieces if (piece.kind, piece.owner) == (kind, seat)),
            Piece("", kind, "", seat),
        )

    def reach(self, asks: Decision, table: Table) -> Reach:
        """The moves of a decision as gestures on this table."""
        return Reach(asks.moves, table, self.spots.__contains__, self.layout.looks.also)

    def numeral(self, n: int) -> str:
        """A number as the game writes it."""
        if self.layout.looks.numerals != "roman" or not 0 < n < 40:
            return str(n)
        text = ""
        for value, sign in _ROMAN:
            while n >= value:
                text, n = text + sign, n - value
        return text

    def facts_of(self, home: int, curtain: bool, shown: Tick | None) -> Facts:
        """What is plain now, for the seat whose shelf is shown; while `shown` is being shown, that is now."""
        session, table = self.session, self.table
        asks = shown.asked if shown is not None else session.play.asks
        seats = session.setup.seats
        acting = asks.seat if isinstance(asks, Decision | Chance) else NOBODY
        after = NOBODY
        if isinstance(asks, Decision) and asks.ask in self.layout.looks.turns and seats > 1:
            after = (acting + 1) % seats
        source = self.layout.seat.points
        points = tuple([table.counts.get(f"{source}.{seat}", 0) for seat in range(seats)])
        return Facts(
            home,
            None if curtain else session.eyes,
            acting,
            after,
            "" if shown is not None else session.waiting,
            asks,
            points,
            table.counts.get("round", 0),
        )


def rect(box: Box, grow: float = 0) -> Rect:
    """The whole pixels of a box, made larger on all sides by so many."""
    left, top = round(box.x - grow), round(box.y - grow)
    return Rect(left, top, round(box.x + box.w + grow) - left, round(box.y + box.h + grow) - top)
