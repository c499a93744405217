"""The picture of a game of Citadels for one pair of eyes, with the numbers and previews a player wants."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from client.rules.citadels.data import (
    ASSASSIN,
    BLACKMAILER,
    CHARACTERS,
    FACE,
    MAGISTRATE,
    MUSEUM,
    NONE,
    RANKS,
    SECRET_VAULT,
    THIEF,
    WITCH,
)
from client.rules.citadels.draft import chooser
from client.rules.citadels.hidden import lost
from client.rules.citadels.numbers import notes, numbers, previews
from client.rules.citadels.state import NOBODY, Row, Seat, State, looking
from client.rules.citadels.state import character as character_of
from client.rules.table import Piece, Table, heap, veil

Pieces = tuple[Piece, ...]
Zones = dict[str, Pieces]

CROWN = Piece("crown", "crown", "crown")
MARKS = tuple([Piece(name, "mark", name) for name in ("dagger", "spell", "mask")])
MARKERS = (ASSASSIN, WITCH, THIEF)  # whose marks they are
WARRANT = tuple(
    [Piece(f"warrant.{n}", "warrant", face) for n, face in enumerate(("signed", "blank", "blank"))]
)
THREAT = tuple([Piece(f"threat.{n}", "threat", face) for n, face in enumerate(("rose", "blank"))])


@cache
def district(card: int, owner: int = NOBODY, beautified: int = 0) -> Piece:
    """A district card that lies open; turned: a coin lies on it."""
    return Piece(f"district.{card}", "district", FACE[card], owner, beautified)


@cache
def character(role: int, owner: int = NOBODY) -> Piece:
    """A character card that lies open."""
    return Piece(f"character.{role}", "character", CHARACTERS[role].face, owner)


@cache
def token(role: int) -> Piece:
    """The token of a character."""
    return Piece(f"token.{role}", "token", CHARACTERS[role].face)


@cache
def coins(zone: str, number: int, owner: int = NOBODY) -> Pieces:
    """A heap of gold."""
    return heap(zone, "coin", "coin", number, owner)


@cache
def backs(zone: str, kind: str, number: int, owner: int = NOBODY) -> Pieces:
    """Cards or markers that lie face down."""
    return veil(zone, kind, number, owner)


@cache
def box(cast: Row) -> Pieces:
    """The characters that are not in the game, with their tokens and markers."""
    left = [role for role in range(len(CHARACTERS)) if role not in cast]
    pieces = [character(role) for role in left] + [token(role) for role in left]
    pieces += [mark for mark, role in zip(MARKS, MARKERS, strict=True) if role in left]
    return (*pieces, *WARRANT * (MAGISTRATE in left), *THREAT * (BLACKMAILER in left))


def table(state: State, eyes: int | None) -> Table:
    """All zones with their pieces, hidden ones as backs, and the counts of `numbers` and `previews`."""
    zones: Zones = {}
    _middle(state, zones, eyes)
    _ranks(state, zones, eyes)
    for me, seat in enumerate(state.seats):
        _seat(state, zones, me, seat, eyes)
    return Table(zones, numbers(state) | previews(state, eyes) | notes(state, eyes))


def candidates(state: State) -> Pieces:
    """What one chooses from before the game: the characters of the next rank, or the unique districts."""
    if state.phase == "cast" and state.options.cast == "choose":
        rank = len(state.cast) + 1
        return tuple([character(role) for role, row in enumerate(CHARACTERS) if row.rank == rank])
    if state.phase == "uniques" and state.options.uniques == "choose14":
        return tuple(map(district, state.removed))
    return ()


def _middle(state: State, zones: Zones, eyes: int | None) -> None:
    """Deck, bank, what is out of the game, the characters passed on and those laid aside."""
    zones["deck"] = backs("deck", "district", len(state.deck))
    choosing = state.phase == "uniques" and state.options.uniques == "choose14"
    zones["removed"] = () if choosing else _districts("removed", state.removed, not lost(state))
    zones["bank"] = coins("bank", state.bank)
    zones["candidates"] = candidates(state)
    zones["box"] = tuple([piece for piece in box(state.cast) if piece not in zones["candidates"]])
    zones["aside"] = (CROWN,) if state.crown == NOBODY else ()
    zones["offer"] = _characters("offer", state.offer, eyes is not None and eyes == chooser(state))
    zones["middle.up"] = _characters("", state.up, True)
    zones["middle.down"] = _characters("middle.down", state.down, False)
    zones["site"] = _districts("", state.site, True)
    zones["vault"] = () if state.vault == NOBODY else (district(SECRET_VAULT, state.vault),)
    zones["tax"] = coins("tax", state.pot)
    zones["refund"] = coins("refund", state.turn.refund)


def _ranks(state: State, zones: Zones, eyes: int | None) -> None:
    """The tokens in order with what was done to each character, and the markers that wait."""
    for rank in RANKS:
        role = character_of(state, rank)
        zones[f"rank.{rank}"] = (token(role),) if role != NONE else ()
    zones["marks"] = ()
    zones |= dict.fromkeys(("warrants", "threats"), ())
    zones |= dict.fromkeys([f"rank.{rank}.{kind}" for rank in RANKS for kind in ("warrant", "threat")], ())
    for mark, role, rank in zip(MARKS, MARKERS, (state.killed, state.bewitched, state.robbed), strict=True):
        if role in state.cast:
            zones[f"rank.{rank}" if rank else "marks"] += (mark,)
    if MAGISTRATE in state.cast:
        seen = eyes is not None and eyes == state.chief
        up = (state.signed,)
        _markers(state, zones, WARRANT, state.warrants, state.warranted, seen, up)
    if BLACKMAILER in state.cast:
        seen = eyes is not None and eyes == state.rogue
        _markers(state, zones, THREAT, state.threats, state.threatened, seen, state.opened)


def _markers(
    state: State, zones: Zones, pieces: Pieces, lying: list[int], ranks: Row, seen: bool, up: Row
) -> None:
    """Warrants or threats on their ranks, the others in the supply; face up for who places them."""
    kind = pieces[0].kind
    for rank, marker in zip(ranks, lying, strict=False):
        zone = f"rank.{rank}.{kind}"
        zones[zone] = (pieces[marker],) if seen or rank in up else backs(zone, kind, 1)
    left = lying[len(ranks) :]
    zones[f"{kind}s"] = (
        tuple([pieces[marker] for marker in left]) if seen else backs(f"{kind}s", kind, len(left))
    )


def _seat(state: State, zones: Zones, me: int, seat: Seat, eyes: int | None) -> None:
    """One player's things; hand, cards drawn and characters not yet called are for the own eyes."""
    at, mine = f"seat.{me}.", eyes == me
    looked = looking(state, eyes) == me
    zones[at + "hand"] = _districts(at + "hand", seat.hand, mine or looked, me)
    zones[at + "drawn"] = _districts(at + "drawn", seat.drawn, mine, me)
    zones[at + "aside"] = _districts(at + "aside", seat.aside, mine, me)
    zones[at + "museum"] = ()
    if MUSEUM in seat.city:
        zones[at + "museum"] = _districts(at + "museum", state.museum, mine, me)
    painted = [card in state.coins for card in seat.city]
    zones[at + "city"] = tuple(map(district, seat.city, (me,) * len(seat.city), painted))
    zones[at + "coins"] = coins(at + "coins", sum(painted), me)
    zones[at + "gold"] = coins(at + "gold", seat.gold, me)
    zones[at + "roles"] = _characters(at + "roles", seat.roles, mine, me)
    zones[at + "shown"] = _characters("", seat.shown, True, me)
    zones[at + "crown"] = (CROWN,) if state.crown == me else ()


def _districts(zone: str, cards: Sequence[int], seen: bool, owner: int = NOBODY) -> Pieces:
    return (
        tuple([district(card, owner) for card in cards])
        if seen
        else backs(zone, "district", len(cards), owner)
    )


def _characters(zone: str, roles: Sequence[int], seen: bool, owner: int = NOBODY) -> Pieces:
    if not seen:
        return backs(zone, "character", len(roles), owner)
    return tuple([character(role, owner) for role in roles])
