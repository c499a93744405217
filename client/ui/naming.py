"""The names players read for pieces, zones, words and moves, and the sentences of the journal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from client.room.journal import Entry
from client.rules.play import NATURE, Beat, Chance, Decision, Move
from client.rules.table import Piece, Table
from client.ui.rulebook import anchors
from client.ui.words import Words, in_a_row

FEW = 6  # dice of a throw that are told one by one


def starred(name: str) -> str:
    """A zone's name with its numbers replaced: ``seat.2.arms`` is ``seat.*.arms``."""
    return ".".join("*" if part.isdigit() else part for part in name.split("."))


class Names:
    """Words of one game: `seat` gives a seat's name, `faces` the word of each face of a die."""

    def __init__(
        self,
        words: Words,
        game: str,
        seat: Callable[[int], str],
        faces: Sequence[str] = (),
        seats_in: Mapping[str, tuple[int, ...]] | None = None,
        costs: Mapping[str, str] | None = None,
    ) -> None:
        self.words = words
        self.game = game
        self.seat = seat
        self.faces = tuple(faces)
        self._seats_in = seats_in or {}
        self._costs = costs or {}

    def key(self, *parts: str) -> str:
        """The key of this game's words."""
        return ".".join((self.game, *parts))

    def _said(self, key: str, fallback: str = "") -> str:
        return self.words(key) if key in self.words else fallback

    # -- things ---------------------------------------------------------------------------------------------

    def piece(self, piece: Piece) -> str:
        """The name of a piece; of a hidden one the name of its kind."""
        own = self._face_key(piece, "name")
        kind = self.key("piece", piece.kind, "name")
        return self._said(own if piece.face else kind, self._said(kind, piece.kind))

    def _face_key(self, piece: Piece, part: str) -> str:
        """The words key of a face; a turned piece may have its own, with a stroke after its face."""
        turned = self.key("piece", piece.kind, f"{piece.face}/", part)
        return (
            turned
            if piece.turned and turned in self.words
            else self.key("piece", piece.kind, piece.face, part)
        )

    def printed(self, piece: Piece) -> tuple[str, str]:
        """Name and short rule printed on a card, by its face or the beginning of it; "" for none."""
        parts = piece.face.split("-")
        for count in range(len(parts), 0, -1):
            key = self.key("print", "-".join(parts[:count]), "name")
            if piece.face and key in self.words:
                return self.words(key), self._said(key.replace(".name", ".text"))
        return "", ""

    def piece_text(self, piece: Piece) -> str:
        """What a piece is good for."""
        own = self._face_key(piece, "text")
        return self._said(own if piece.face else "", self._said(self.key("piece", piece.kind, "text")))

    def zone_key(self, zone: str, part: str) -> str:
        """The words key of a zone's name, text or rule; "" when there is none."""
        for name in (zone, starred(zone)):
            key = self.key("zone", name, part)
            if key in self.words:
                return key
        return ""

    def zone(self, zone: str) -> str:
        """The name of a zone, "" when the words have none."""
        return self._said(self.zone_key(zone, "name"))

    def zone_text(self, zone: str) -> str:
        """What a zone is for."""
        return self._said(self.zone_key(zone, "text"))

    def rule(self, zone: str, piece: Piece | None = None) -> str:
        """The anchor of a face that has a chapter in the rulebook, else of the zone; "" where none is."""
        parts = piece.face.replace("_", "-").split("-") if piece else []
        chapters = anchors(self.game, self.words.language) if parts else frozenset[str]()
        for count in range(len(parts), 0, -1):
            if "-".join(parts[:count]) in chapters:
                return "-".join(parts[:count])
        return self._said(self.zone_key(zone, "rule"))

    def word(self, word: str) -> str:
        """A plain word of the rules in the player's language."""
        for key in (self.key("word", word), self.key("piece", "coin", word, "name")):
            if key in self.words:
                return self.words(key)
        return word

    def thing(self, name: object, table: Table | None = None) -> str:
        """The name of a piece (or its id), a zone or a word."""
        if isinstance(name, Piece):
            return self.piece(name)
        text = str(name)
        if table is not None:
            piece = next((p for pieces in table.zones.values() for p in pieces if p.id == text), None)
            if piece is not None:
                return self.piece(piece)
            if text in table.zones:
                return self.zone(text) or self._first(table, text) or text
        return self.zone(text) or self.word(text) if text else ""

    def _first(self, table: Table, zone: str) -> str:
        return self.piece(table.zones[zone][0]) if table.zones[zone] else ""

    # -- decisions ------------------------------------------------------------------------------------------

    def prompt(self, asks: Decision, table: Table | None = None) -> str:
        """What to do; the words may use what the decision is about."""
        key = self.key("ask", asks.ask)
        about = [arg if isinstance(arg, int) else self.thing(arg, table) for arg in asks.about]
        return self.words(key, *about) if key in self.words else asks.ask

    def may(self, asks: Decision) -> str:
        """How what has no button may be used now, a sentence for each verb that the words have one for."""
        verbs = dict.fromkeys(move.verb for move in asks.moves)
        keys = [self.key("may", asks.ask, verb) for verb in verbs]
        return in_a_row(self.words(key) for key in keys if key in self.words)

    def heading(self, asks: Decision) -> str:
        """The short name of what is asked."""
        return self._said(self.key("asks", asks.ask), "")

    def button(self, asks: Decision, move: Move, table: Table) -> str:
        """The label of a move's button; its words may use what the decision is about, the cost that the
        layout finds for the verb, and `rest`: what a number leaves of the last one the decision is about."""
        key = self.words.first(
            self.key("button", asks.ask, move.verb),
            self.key("button", move.verb),
            self.key("did", asks.ask, move.verb),
        )
        if key not in self.words:
            return " ".join(filter(None, (move.verb, self.thing(move.to, table), str(move.n or ""))))
        about = {"piece": self.thing(move.piece, table), "to": self.thing(move.to, table)}
        told = [arg if isinstance(arg, int) else self.thing(arg, table) for arg in asks.about]
        rest = next((arg for arg in reversed(told) if isinstance(arg, int)), 0) - move.n
        return self.words(key, *told, n=move.n, rest=rest, cost=self._cost(asks, move, table), **about)

    def _cost(self, asks: Decision, move: Move, table: Table) -> object:
        """What a move costs, by the counts of the table: there, of the piece, of all or of the asked seat; ""
        when nothing says so."""
        if move.verb not in self._costs:
            return ""
        count = self._costs[move.verb]
        there, piece = (f"{count}.{name.rpartition('.')[2]}" for name in (move.to, move.piece))
        names = (there, piece, count, f"{count}.{asks.seat}")
        return next((table.counts[name] for name in names if name in table.counts), "")

    def advice(self, asks: Decision, move: Move, table: Table) -> str:
        """A move as something to be done, for a hint: in the words of the game's ``do``, else its button."""
        kind = self._kind(move.piece, table)
        key = self.words.first(
            self.key("do", asks.ask, move.verb, kind) if kind else "",
            self.key("do", asks.ask, move.verb),
            self.key("do", move.verb),
        )
        if key not in self.words:
            return self.button(asks, move, table)
        return self.words(key, n=move.n, piece=self.thing(move.piece, table), to=self.thing(move.to, table))

    def _kind(self, name: str, table: Table) -> str:
        """The kind of a piece, or of the pieces of a zone."""
        if table.zones.get(name):
            return table.zones[name][0].kind
        where = table.where().get(name)
        return next((p.kind for p in table.zones[where] if p.id == name), "") if where else ""

    def reason(self, reason: Sequence[str], table: Table) -> str:
        """Why a bot chose as it did: `reason` is the reason's name and what it is about; "" for none."""
        if not reason or self.key("reason", reason[0]) not in self.words:
            return ""
        return self.words(self.key("reason", reason[0]), *[self.thing(arg, table) for arg in reason[1:]])

    # -- the journal ----------------------------------------------------------------------------------------

    def entry(self, entry: Entry) -> str:
        """A line of the journal, without the name of its seat, which stands as a badge."""
        if entry.kind == "move" and entry.key.startswith(self.game + ".did."):
            return self._did(entry)
        if entry.kind == "chance":
            return self._thrown(entry)
        if entry.key in self.words:
            seats = self.seats_in(entry)
            about = [self._about(arg, place in seats) for place, arg in enumerate(entry.args)]
            return self.words(entry.key, *about, n=entry.n)
        return self._said(entry.key, entry.key.rpartition(".")[2])

    def _did(self, entry: Entry) -> str:
        parts = entry.key.split(".")
        key = self.words.first(entry.key, ".".join((*parts[:2], parts[-1])))
        piece, to = (*entry.args, "", "")[:2]
        if key not in self.words:
            return parts[-1]
        return self.words(key, piece=self.thing(piece), to=self.thing(to), n=entry.n)

    def _thrown(self, entry: Entry) -> str:
        words = [
            self.faces[arg] if isinstance(arg, int) and arg < len(self.faces) else arg for arg in entry.args
        ]
        named = [self.thing(word) for word in words]
        if len(named) > FEW:  # many are told by how often each came
            named = [f"{count}\u00a0×\u00a0{word}" for word, count in Counter(named).most_common()]
        dice = self.words("table.list_comma").join(named)
        key = self.words.first(entry.key, "table.rolled")
        return self.words(key, dice=dice, n=len(words))

    def seats_in(self, entry: Entry) -> tuple[int, ...]:
        """Which arguments of a beat's line are seats: the first, unless the layout says otherwise."""
        return self._seats_in.get(entry.key.rpartition(".")[2], (0,)) if entry.kind == "beat" else ()

    def seat_of(self, entry: Entry) -> int:
        """The seat whose badge a line carries, NATURE for none."""
        if entry.kind != "beat":
            return entry.seat
        named = [entry.args[place] for place in self.seats_in(entry) if place < len(entry.args)]
        return next((arg for arg in named if isinstance(arg, int)), NATURE)

    def _about(self, arg: object, seat: bool) -> str:
        if isinstance(arg, int) and not isinstance(arg, bool):
            if seat:
                return self.seat(arg) if arg >= 0 else self.words("table.nobody")
            return str(arg)
        return self.thing(arg)

    def asked(self, asks: Decision | Chance | Beat) -> str:
        """A few words for what is going on."""
        if isinstance(asks, Decision):
            return self.heading(asks)
        if isinstance(asks, Chance):
            return self._said(self.key("word", str(asks.about[-1]))) if asks.about else ""
        return ""
