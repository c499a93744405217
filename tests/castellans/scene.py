"""Scenes of Castellans: a position laid out by hand, then played by script."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from client.rules import add_game
from client.rules.castellans import GAME
from client.rules.castellans.data import (
    BORDERS,
    CARD,
    CITIZENS,
    DICE,
    FACES,
    GOODS,
    GUILDS,
    MANORS,
    MONUMENTS,
    NONE,
    PINK,
    SLOTS,
    SOURCES,
    WARDS,
    WHARF_FACES,
)
from client.rules.castellans.setup import deal as start_of
from client.rules.castellans.state import FORUM_USED, Seat, State
from client.rules.play import Chance, Play, Setup
from client.rules.table import Table
from tests.kit import Script

add_game(GAME)
LISTS = {"temple": "temples", "ship": "ships", "pawn": "pawns", "windmill": "mills"}
STOCKS = {"temple": "temples", "ship": "ships", "pawn": "pawns", "windmill": "windmills"}


class Scene(Script):
    """A script with the things of Castellans at hand."""

    @property
    def state(self) -> State:
        """The position."""
        state = self.play.state
        assert isinstance(state, State)
        return state

    @property
    def seat(self) -> int:
        """Who is asked."""
        assert self.asks is not None
        return self.asks.seat

    @property
    def points(self) -> list[int]:
        """The points of all seats."""
        return [seat.points for seat in self.state.seats]

    def say(self, *lines: str) -> Scene:
        """Answer decisions in a row."""
        super().say(*lines)
        return self

    def chance(self, outcome: Sequence[int]) -> Scene:
        """Say what chance brings."""
        super().chance(outcome)
        return self

    def part(self, source: str) -> list[int]:
        """The points of all seats from one source."""
        return [seat.parts[SOURCES.index(source)] for seat in self.state.seats]

    def goods(self, seat: int = 0) -> dict[str, int]:
        """The goods of a seat that it has any of."""
        return {name: n for name, n in zip(GOODS, self.state.seats[seat].goods, strict=True) if n}

    def influence(self, seat: int = 0) -> dict[str, int]:
        """Where the markers of a seat are that have left their star."""
        return {name: n for name, n in zip(GUILDS, self.state.seats[seat].influence, strict=True) if n}

    def faces(self, seat: int, slots: str = "light") -> list[str]:
        """What the dice in the light or dark slots of a seat show."""
        return [FACES[self.state.faces[die]] for die in getattr(self.state.seats[seat], slots)]

    def row(self, colour: str) -> list[str]:
        """The names of a row from the deck outward, "" for a gap."""
        row = self.state.rows[("pink", "blue").index(colour)]
        return ["" if card == NONE else CITIZENS[card].name for card in row]

    def die(self, face: str, slots: str = "light") -> str:
        """The first die of the seat that is asked which shows this face."""
        dice = getattr(self.state.seats[self.seat], slots)
        return f"die.{next(die for die in dice if FACES[self.state.faces[die]] == face)}"

    def left(self, face: str) -> str:
        """The first leftover die that shows this face."""
        return f"die.{next(die for die in self.state.leftover if FACES[self.state.faces[die]] == face)}"

    @property
    def actions(self) -> dict[str, set[str]]:
        """The actions that can be chosen, with the faces of the dice for each."""
        found: dict[str, set[str]] = {}
        for move in self.moves:
            verb, piece, *to = move.split()
            if verb == "act":
                face = FACES[self.state.faces[int(piece[4:])]]
                found.setdefault(to[0].split(".")[-1], set()).add(face)
        return found

    def act(self, action: str, face: str = "gold") -> Scene:
        """The seat that is asked spends a die with this face on an action."""
        self.say(f"act {self.die(face)} seat.{self.seat}.act.{action}")
        return self

    def build(self, what: str, place: str) -> Scene:
        """The seat that is asked builds a piece, a manor as ``manor.bank``, in a ward or on a border."""
        kind, _, manor = what.partition(".")
        if kind == "manor":
            piece, zone = f"manor.{self.seat}.{manor}", f"ward.{place}"
        elif kind in STOCKS:
            piece = f"seat.{self.seat}.{STOCKS[kind]}"
            zone = {"ship": f"dock.{place}", "windmill": f"road.{place}"}.get(kind, f"ward.{place}")
        else:
            piece = f"{kind}.{self.seat}"
            zone = f"site.{place}" if kind == "gate" else f"ward.{place}"
        self.say(f"build {piece} {zone}")
        return self

    def advance(self, *guilds: str) -> Scene:
        """The seat that is asked chooses guilds, one after the other."""
        for guild in guilds:
            self.say(f"advance influence.{self.seat}.{guild}")
        return self

    def gain(self, good: str) -> Scene:
        """The seat that is asked chooses a resource."""
        self.say(f"gain good.{self.seat}.{good}")
        return self

    def recruit(self, name: str, food: str = "gold") -> Scene:
        """The seat that is asked spends a die with this face on a citizen."""
        self.act("recruit", food).say(f"recruit {card_id(name)} seat.{self.seat}.citizens")
        return self

    def trade(self, *trades: str) -> Scene:
        """The seat that is asked uses a crate on each of these lines, 0 to 3."""
        for line in trades:
            self.say(f"trade seat.{self.seat}.crates quay.{line}")
        return self

    def table(self, eyes: int | None = None) -> Table:
        """The picture for these eyes."""
        return GAME.table(self.state, eyes)

    @property
    def counts(self) -> dict[str, int]:
        """The numbers of the table."""
        return self.table().counts

    @property
    def guilds(self) -> list[str]:
        """The guilds that can be advanced."""
        return [move.split(".")[-1] for move in self.moves]

    def throw(self, faces: str) -> Scene:
        """All dice fall like this, the rest wood."""
        assert isinstance(self.asks, Chance) and self.asks.about == ("dice",), self.asks
        fallen = [FACES.index(face) for face in faces.split()]
        self.chance(fallen + [0] * (len(self.asks.of) - len(fallen)))
        return self


def card_id(name: str) -> str:
    """The id of a citizen card."""
    return f"{'pink' if CARD[name] < len(PINK) else 'blue'}.{CARD[name]}"


def deal(seats: int, **options: object) -> Scene:
    """A game from its very beginning."""
    return Scene(Play(GAME, GAME.deal(Setup(seats, options))))


def begun(seats: int, start: int = 0, **options: object) -> Scene:
    """A game with its start player and its decks as they lie, waiting for the first manor."""
    scene = deal(seats, **options)
    scene.chance([start])
    for _ in range(3):
        assert isinstance(scene.asks, Chance)
        scene.chance(scene.asks.of)
    return scene


def lay(
    phase: str = "turn",
    seats: int = 2,
    *,
    player: int = 0,
    start: int = 0,
    round: int = 1,
    dice: Mapping[int, str] | None = None,
    pool: str = "",
    leftover: str = "gold gold gold",
    goods: Mapping[int, str] | None = None,
    influence: Mapping[int, str] | None = None,
    built: Mapping[int, str] | None = None,
    keeps: str = "",
    citizens: Mapping[int, str] | None = None,
    used: Mapping[int, str] | None = None,
    pink: str = "",
    blue: str = "",
    deck: int = 14,
    wharf: str = "w01",
    crates: Mapping[int, int] | None = None,
    points: Mapping[int, int] | None = None,
    **options: object,
) -> Scene:
    """The game at the start of a phase.

    `dice` names the faces of a seat's three, spent ones with a minus; left out they are three gold, unspent.
    `goods` such as "stone 2 gold 3" replaces all of a seat's; `built` is such as "temple veil, manor.bank
    harbour". `used` names citizens used up this round, or forum. `pink` and `blue` are the rows from the deck
    outward, filled up by any, "-" is a gap; the decks hold the others, the lowest number on top, `deck` of
    them at most, and the rest is discarded.
    """
    state = start_of(Setup(seats, options))
    state.phase, state.player, state.start, state.round = phase, player, start, round
    pool = "wood " * DICE[seats] if phase == "roll" else pool
    drafted = {me: (dice or {}).get(me, "gold gold gold") for me in range(seats)}
    lay_dice(state, drafted if not pool else dict(dice or {}), pool, leftover)
    for me, seat in enumerate(state.seats):
        lay_seat(seat, (goods or {}).get(me), (influence or {}).get(me, ""), (built or {}).get(me, ""))
        seat.cards = [CARD[name] for name in (citizens or {}).get(me, "").split()]
        for name in (used or {}).get(me, "").split():
            seat.used |= FORUM_USED if name == "forum" else 1 << CARD[name]
        seat.parts[0] = (points or {}).get(me, 0)
        for number in range((crates or {}).get(me, 0)):
            seat.crates[number] = 0
    state.keeps = [WARDS.index(name) for name in keeps.split()]
    lay_cards(state, (pink, blue), deck)
    state.wharf = WHARF_FACES.index(wharf)
    state.wharf_deck.remove(state.wharf)
    return Scene(Play(GAME, state))


def lay_dice(state: State, drafted: Mapping[int, str], pool: str, leftover: str) -> None:
    """Dice into slots, the pool and the leftover circles, by their numbers."""
    dice = iter(range(DICE[len(state.seats)]))
    state.pool, state.leftover = [], []
    for me, names in drafted.items():
        for name in names.split():
            die = next(dice)
            state.faces[die] = FACES.index(name.lstrip("-"))
            (state.seats[me].dark if name[0] == "-" else state.seats[me].light).append(die)
    for name in (pool or leftover).split():
        die = next(dice)
        state.faces[die] = FACES.index(name)
        (state.pool if pool else state.leftover).append(die)


def lay_seat(seat: Seat, goods: str | None, influence: str, built: str) -> None:
    """Goods, influence and pieces of one seat."""
    if goods is not None:
        seat.goods = [0] * len(GOODS)
        for name, n in pairs(goods):
            seat.goods[GOODS.index(name)] = int(n)
    for name, n in pairs(influence):
        seat.influence[GUILDS.index(name)] = int(n)
    for what in filter(None, built.split(", ")):
        put(seat, *what.split())


def pairs(text: str) -> Iterable[tuple[str, str]]:
    """The words of a text two by two."""
    words = text.split()
    return zip(words[::2], words[1::2], strict=True)


def put(seat: Seat, what: str, place: str) -> None:
    """One piece onto a place."""
    at = WARDS.index(place) if place in WARDS else BORDERS.index(place)
    kind, _, manor = what.partition(".")
    if kind in LISTS:
        getattr(seat, LISTS[kind]).append(at)
    elif kind == "manor":
        slot = MANORS.index(manor) if manor else seat.manors.index(NONE)
        seat.manors[slot] = at
    elif kind == "lighthouse":
        seat.lighthouse = at
    else:
        seat.monuments[MONUMENTS.index(kind)] = at


def lay_cards(state: State, rows: tuple[str, str], most: int) -> None:
    """Rows, decks and discards, without the citizens who serve somebody."""
    serving = {card for seat in state.seats for card in seat.cards}
    for colour, text in enumerate(rows):
        named = [NONE if name == "-" else CARD[name] for name in text.split()]
        rest = [card for card in state.decks[colour] if card not in serving and card not in named]
        while len(named) < SLOTS:
            named.append(rest.pop())
        state.rows[colour] = named
        state.decks[colour], state.discards[colour] = rest[:most][::-1], rest[most:]
