"""Scenes of Citadels: a position laid out by hand, then played by script in the names of the cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from client.rules import add_game
from client.rules.citadels import GAME
from client.rules.citadels.data import (
    BLACKMAILER,
    CARDS,
    CHARACTER,
    CHARACTERS,
    COINS,
    FACE,
    MAGISTRATE,
    ORDINARY_CARDS,
    PRESETS,
    RANK,
    SECRET_VAULT,
)
from client.rules.citadels.setup import deal as start_of
from client.rules.citadels.setup import enlist
from client.rules.citadels.state import NOBODY, State, Turn
from client.rules.play import Beat, Chance, Decision, Move, Play, Score, Setup
from client.rules.table import Table
from tests.kit import Script

add_game(GAME)
FIRST_GAME = PRESETS["first_game"].cast


class Scene(Script):
    """A script with the things of Citadels at hand; what goes under the deck goes there in its order."""

    def _pass(self) -> None:
        super()._pass()
        while isinstance(self.play.asks, Chance) and self.play.asks.about == ("under",):
            self.play.answer(self.play.asks.of)
            super()._pass()

    @property
    def state(self) -> State:
        """The position."""
        state = self.play.state
        assert isinstance(state, State)
        return state

    @property
    def gold(self) -> list[int]:
        """The gold of all seats."""
        return [seat.gold for seat in self.state.seats]

    def hand(self, seat: int) -> list[str]:
        """The cards in a hand."""
        return [FACE[card] for card in self.state.seats[seat].hand]

    def city(self, seat: int) -> list[str]:
        """The districts of a city."""
        return [FACE[card] for card in self.state.seats[seat].city]

    @property
    def under(self) -> list[str]:
        """The deck from the bottom up."""
        return [FACE[card] for card in self.state.deck]

    def table(self, eyes: int | None = None) -> Table:
        """The picture for these eyes."""
        return GAME.table(self.state, eyes)

    def scores(self) -> list[Score]:
        """The points of all seats."""
        return GAME.standing(self.state)

    def tags(self, move: Move) -> set[str | int]:
        """What a move is about: faces of cards and characters, seats, markers, kinds; a number as ``n=3``."""
        found: set[str | int] = {f"n={move.n}"}
        for word in (move.piece, move.to):
            kind, _, number = word.partition(".")
            if kind == "district":
                found.add(FACE[int(number)])
            elif kind == "character":
                found.add(CHARACTERS[int(number)].face)
            elif kind == "rank":
                rank = int(number.split(".")[0])
                found |= {rank, CHARACTERS[self.state.cast[rank - 1]].face} if self.state.cast else {rank}
            elif kind == "seat":
                found |= {int(number.split(".")[0]), number.split(".")[1]}
            elif kind in ("warrant", "threat"):
                found.add("blank" if int(number) else "real")
            else:
                found.add(word)
        return found

    def may(self, verb: str, *wanted: str | int) -> bool:
        """Whether there is a move of this verb about all of this."""
        return any([self._fits(move, verb, wanted) for move in self._decision.moves])

    def do(self, verb: str, *wanted: str | int) -> Scene:
        """Make the first move of this verb about all of this, such as ``do("kill", "king")``."""
        for move in self._decision.moves:
            if self._fits(move, verb, wanted):
                self.play.answer(move)
                self._pass()
                return self
        raise AssertionError(f"no {verb} {wanted} among {self.moves} for {self.asked}")

    def _fits(self, move: Move, verb: str, wanted: tuple[str | int, ...]) -> bool:
        return move.verb == verb and set(wanted) <= self.tags(move)

    @property
    def _decision(self) -> Decision:
        asks = self.asks
        assert isinstance(asks, Decision), asks
        return asks

    @property
    def verbs(self) -> set[str]:
        """What can be done."""
        return {move.verb for move in self._decision.moves}

    def targets(self, verb: str) -> list[str]:
        """What the moves of a verb aim at: the faces of districts or characters, numbers of seats as text."""
        found = []
        for move in self._decision.moves:
            if move.verb == verb:
                kind, _, number = (move.to or move.piece).partition(".")
                if kind == "district":
                    found.append(FACE[int(number)])
                elif kind == "rank":
                    found.append(CHARACTERS[self.state.cast[int(number.split(".")[0]) - 1]].face)
                else:
                    found.append(number.split(".")[0])
        return found

    def pieces(self, verb: str) -> list[str]:
        """The districts that the moves of a verb take up."""
        moves = [move for move in self._decision.moves if move.verb == verb]
        return [FACE[int(move.piece.partition(".")[2])] for move in moves]

    def take(self) -> Scene:
        """Gather gold."""
        return self.do("take", "bank")

    def end(self) -> Scene:
        """End the turn."""
        return self.do("end")

    def pass_turn(self) -> Scene:
        """Whatever is compulsory, and the end of the turn."""
        if not self.state.turn.gathered:
            self.take()
        return self.end()

    def mix(self, *first: int) -> Scene:
        """Let chance order places: these come first, the others after them."""
        assert isinstance(self.asks, Chance) and self.asks.kind == "shuffle", self.asks
        rest = [place for place in self.asks.of if place not in first]
        self.chance([*first, *rest])
        return self

    def drawn(self, last: int) -> Scene:
        """Let chance order places so that this one comes last: it is the card that is taken at random."""
        assert isinstance(self.asks, Chance), self.asks
        return self.mix(*[place for place in self.asks.of if place != last])

    def last(self, word: str) -> tuple[object, ...]:
        """What the last Beat of this word was about."""
        return self.said(word)[-1]


class Box:
    """The cards not laid out yet."""

    def __init__(self) -> None:
        self.left = list(range(len(CARDS)))

    def cards(self, named: str) -> list[int]:
        """Take cards of these faces."""
        found = []
        for face in named.split():
            card = next((card for card in self.left if FACE[card] == face), None)
            assert card is not None, f"no {face} is left"
            self.left.remove(card)
            found.append(card)
        return found


def deal(seats: int, **options: object) -> Scene:
    """A game from its very beginning."""
    return Scene(Play(GAME, GAME.deal(Setup(seats, options))))


def lay(
    turn: str = "",
    seats: int = 4,
    *,
    me: int = 0,
    gathered: bool = False,
    cast: str = "",
    roles: Mapping[int, str] | None = None,
    shown: Mapping[int, str] | None = None,
    hands: Mapping[int, str] | None = None,
    cities: Mapping[int, str] | None = None,
    gold: Mapping[int, int] | None = None,
    coins: str = "",
    museum: str = "",
    deck: str | None = None,
    crown: int = 0,
    pot: int = 0,
    killed: str = "",
    bewitched: str = "",
    robbed: str = "",
    chief: int = NOBODY,
    rogue: int = NOBODY,
    shielded: int = NOBODY,
    warrants: str = "",
    threats: str = "",
    completed: Mapping[int, int] | None = None,
    phase: str = "",
    round: int = 1,
    in_bank: int | None = None,
    **options: object,
) -> Scene:
    """The game in the turn of a character (of seat `me`), or before the first call when none is named.

    The cast is the first game's, with every character named anywhere in its place, and of nine ranks when
    one of rank 9 is named. `roles` are those still to be called, all others lie face down. `coins` names
    beautified districts, `warrants` and `threats` the characters that carry a marker, the real one first.
    `deck` names the cards that are drawn first; "" is an empty deck, whose other cards are out of the game.
    """
    state = start_of(Setup(seats, options))
    state.round, state.crown, state.first = round, crown, crown
    state.phase = phase or ("gather" if turn == "witch" else "turn" if turn else "call")
    lay_cards(state, hands or {}, cities or {}, museum, deck)
    place_coins(state, coins, gold or {}, pot, in_bank)
    named = " ".join(
        [turn, cast, *(roles or {}).values(), *(shown or {}).values(), killed, bewitched, robbed]
    )
    choose(state, f"{named} {warrants} {threats}", seats)
    give_roles(state, roles or {}, shown or {})
    state.killed, state.bewitched, state.robbed = (rank_of(name) for name in (killed, bewitched, robbed))
    state.chief, state.rogue, state.shielded = chief, rogue, shielded
    state.warranted, state.threatened = ranks_of(warrants), ranks_of(threats)
    for seat, when in (completed or {}).items():
        state.seats[seat].completed, state.last = when, True
    if turn:
        begin(state, me, CHARACTER[turn], gathered)
    return Scene(Play(GAME, state))


def lay_cards(
    state: State, hands: Mapping[int, str], cities: Mapping[int, str], museum: str, deck: str | None
) -> None:
    """Cards into hands, cities and the deck; unique districts not named are out of the game."""
    box = Box()
    for seat, named in cities.items():
        state.seats[seat].city = tuple(box.cards(named))
    for seat, named in hands.items():
        state.seats[seat].hand = box.cards(named)
    state.museum = box.cards(museum)
    first = box.cards(deck or "")
    rest = [card for card in box.left if card in ORDINARY_CARDS]
    state.removed = [card for card in box.left if deck == "" or card not in ORDINARY_CARDS]
    state.deck = [] if deck == "" else [*rest, *reversed(first)]


def place_coins(state: State, coins: str, gold: Mapping[int, int], pot: int, in_bank: int | None) -> None:
    """Gold onto districts, into stashes and onto the token; the rest is the bank, or as said."""
    for face in coins.split():
        free = [c for seat in state.seats for c in seat.city if FACE[c] == face and c not in state.coins]
        state.coins += (free[0],)
    for seat in state.seats:
        seat.gold = 0
    for number, amount in gold.items():
        state.seats[number].gold = amount
    state.pot = pot
    if state.options.bank == "limited30":
        out = sum(seat.gold for seat in state.seats) + pot + len(state.coins)
        state.bank = COINS - out if in_bank is None else in_bank
        assert state.bank >= 0


def choose(state: State, named: str, seats: int) -> None:
    """The cast: the first game's with these in their places."""
    cast = list(FIRST_GAME) + ([CHARACTER["artist"]] if seats in (3, 8) else [])
    for face in named.split():
        number = CHARACTER[face]
        if RANK[number] == 9 and len(cast) == 8:
            cast.append(number)
        cast[RANK[number] - 1] = number
    for number in cast:
        enlist(state, number)
    state.offer.clear()
    assert (MAGISTRATE in cast) == bool(state.warrants) and (BLACKMAILER in cast) == bool(state.threats)


def give_roles(state: State, roles: Mapping[int, str], shown: Mapping[int, str]) -> None:
    """Characters to the seats; the others lie face down in the middle."""
    for number, named in roles.items():
        state.seats[number].roles = [CHARACTER[face] for face in named.split()]
        state.seats[number].slots = tuple([number + 1] * len(named.split()))
    for number, named in shown.items():
        state.seats[number].shown = tuple([CHARACTER[face] for face in named.split()])
    held = [role for seat in state.seats for role in (*seat.roles, *seat.shown)]
    state.down = [role for role in state.cast if role not in held]
    state.down_slots = (0,) * len(state.down)
    state.slot = 99


def begin(state: State, me: int, role: int, gathered: bool) -> None:
    """A called character's turn, its abilities open."""
    seat = state.seats[me]
    state.turn = Turn(me, me, role, gathered=gathered)
    if role not in seat.shown:
        state.down.remove(role)
        state.down_slots = state.down_slots[1:]
        seat.shown += (role,)
    state.rank = RANK[role]
    if RANK[role] == 1:
        state.chief = me
    elif RANK[role] == 2:
        state.rogue = me


def rank_of(face: str) -> int:
    """The rank of a character; 0 for none."""
    return RANK[CHARACTER[face]] if face else 0


def ranks_of(faces: str) -> tuple[int, ...]:
    """The ranks of several characters."""
    return tuple([rank_of(face) for face in faces.split()])


def coins_there(state: State) -> int:
    """All gold there is."""
    stashes = sum([seat.gold for seat in state.seats])
    return state.bank + stashes + state.pot + len(state.coins) + state.turn.refund


def cards_there(state: State) -> list[int]:
    """All district cards there are."""
    zones: list[Iterable[int]] = [state.deck, state.removed, state.site, state.museum]
    zones.append(() if state.vault == NOBODY else (SECRET_VAULT,))
    for seat in state.seats:
        zones += [seat.hand, seat.city, seat.drawn, seat.aside]
    return sorted([card for zone in zones for card in zone])


def told(beats: Iterable[Beat]) -> list[str]:
    """The words of Beats in their order."""
    return [beat.say for beat in beats]
