"""The picture of a game of Castellans; but for the decks everything lies open to all eyes."""

from __future__ import annotations

from functools import cache

from client.rules.castellans.data import (
    ACTIONS,
    BANK,
    CITIZENS,
    CRATES,
    DECKS,
    FACES,
    GOODS,
    GUILDS,
    KEEPS,
    LINES,
    MANORS,
    MILLS,
    MONUMENTS,
    NONE,
    PAWNS,
    PINK,
    ROUNDS,
    SHIPS,
    TEMPLES,
    WARDS,
    WHARF_FACES,
)
from client.rules.castellans.moves import CARD_ID, DOCK, POOL, QUAY, ROAD, SITE, WARD
from client.rules.castellans.previews import numbers, previews
from client.rules.castellans.state import Seat, State, scored_wards, unlocked
from client.rules.play import NATURE
from client.rules.table import Piece, Table, veil

Zones = dict[str, tuple[Piece, ...]]

# The pieces that grow in number, with their zones: stock, and the places they go to.
_STOCKS = (
    ("temple", "temples", TEMPLES, WARD),
    ("pawn", "pawns", PAWNS, WARD),
    ("ship", "ships", SHIPS, DOCK),
    ("windmill", "windmills", MILLS, ROAD),
)
_MONUMENT_PLACES = (SITE, WARD, WARD)


@cache
def piece(kind: str, number: int | str, owner: int = NATURE) -> Piece:
    """A piece whose face is its kind, of a seat or of nobody."""
    name = f"{kind}.{number}" if owner == NATURE else f"{kind}.{owner}.{number}"
    return Piece(name, kind, kind, owner)


@cache
def single(kind: str, owner: int) -> Piece:
    """A piece of which each seat has one."""
    return Piece(f"{kind}.{owner}", kind, kind, owner)


@cache
def die(number: int, face: int, in_use: bool = False) -> Piece:
    """A resource die; turned: it is the one being spent."""
    return Piece(f"die.{number}", "die", FACES[face], NATURE, int(in_use))


@cache
def citizen(card: int, owner: int = NATURE) -> Piece:
    """A citizen card that lies open."""
    return Piece(CARD_ID[card], DECKS[card >= len(PINK)], CITIZENS[card].name, owner)


@cache
def wharf_card(card: int) -> Piece:
    """A wharf card that lies open."""
    return Piece(f"wharf.{card}", "wharf", WHARF_FACES[card])


@cache
def influence(guild: int, owner: int) -> Piece:
    """A marker on a guild track."""
    return Piece(f"influence.{owner}.{GUILDS[guild]}", "influence", GUILDS[guild], owner)


@cache
def good(number: int, owner: int, amount: int) -> Piece:
    """A marker on a goods track; turned is where it stands."""
    return Piece(f"good.{owner}.{GOODS[number]}", "good", GOODS[number], owner, amount)


SCEPTER = Piece("scepter", "scepter", "scepter")
MARKER = piece("marker", 0)
_backs = cache(veil)


def table(state: State, eyes: int | None) -> Table:
    """All zones with their pieces, decks as backs, and the counts of `previews`."""
    zones: Zones = {}
    _city(state, zones)
    _cards(state, zones)
    _dice(state, zones)
    for me, seat in enumerate(state.seats):
        _board(zones, me, seat)
        _placed(zones, me, seat)
    zones["aside"] = (SCEPTER,) if state.start == NATURE else ()
    for me in range(len(state.seats)):
        zones[f"seat.{me}.scepter"] = (SCEPTER,) if state.start == me else ()
    return Table(zones, numbers(state) | previews(state))


def _city(state: State, zones: Zones) -> None:
    """Empty wards, roads and sites; keeps, magistrates, the round."""
    for names in (WARD, DOCK, ROAD, SITE):
        for name in names:
            zones[name] = ()
    for number, ward in enumerate(state.keeps):
        zones[WARD[ward]] += (piece("keep", number),)
    zones["keeps"] = tuple([piece("keep", number) for number in range(len(state.keeps), KEEPS)])
    scored = scored_wards(state)
    standing = scored if len(scored) < len(WARDS) else ()  # taken off for the last round [seed V53]
    for ward, name in enumerate(WARDS):
        there = ward in standing
        zones[f"magistrate.{name}"] = (piece("magistrate", standing.index(ward)),) if there else ()
    zones["magistrates"] = tuple([piece("magistrate", number) for number in range(len(standing), 3)])
    for round_ in range(1, ROUNDS + 1):
        zones[f"round.{round_}"] = (MARKER,) if state.round == round_ else ()
    zones["decision"] = (Piece("decision.0", "decision", WARDS[state.decision]),)


def _cards(state: State, zones: Zones) -> None:
    """Citizens and wharf cards: decks, rows, discards."""
    for colour, name in enumerate(DECKS):
        for slot, card in enumerate(state.rows[colour], 1):
            zones[f"row.{name}.{slot}"] = () if card == NONE else (citizen(card),)
        zones[f"deck.{name}"] = _backs(f"deck.{name}", name, len(state.decks[colour]))
        zones[f"discard.{name}"] = tuple([citizen(card) for card in state.discards[colour]])
    zones["deck.wharf"] = _backs("deck.wharf", "wharf", len(state.wharf_deck))
    zones["discard.wharf"] = tuple([wharf_card(card) for card in state.wharf_used])
    zones["quay"] = () if state.wharf == NONE else (wharf_card(state.wharf),)
    for line in range(LINES):
        zones[QUAY[line]] = ()


def _dice(state: State, zones: Zones) -> None:
    """Dice to draft by their faces, and those left over."""
    faces = state.faces
    for face, name in enumerate(POOL):
        zones[name] = tuple([die(number, face) for number in state.pool if faces[number] == face])
    zones["leftover"] = tuple([die(number, faces[number]) for number in state.leftover])
    for me, seat in enumerate(state.seats):
        for name, dice in (("light", seat.light), ("dark", seat.dark)):
            lying = [die(number, faces[number], number == state.die) for number in dice]
            zones[f"seat.{me}.{name}"] = tuple(lying)


def _board(zones: Zones, me: int, seat: Seat) -> None:
    """What lies on a player board: goods, manors, pieces left, crates, citizens."""
    at = f"seat.{me}."
    for number, name in enumerate(GOODS):
        zones[at + name] = (good(number, me, seat.goods[number]),)
    for action in ACTIONS:
        zones[f"{at}act.{action}"] = ()
    for number, name in enumerate(MANORS):
        covered = not unlocked(seat, number)
        zones[f"{at}slot.{name}"] = (piece("manor", name, me),) if covered else ()
    zones[at + "lighthouse"] = (single("lighthouse", me),) if seat.lighthouse == NONE else ()
    for kind, stock, count, _ in _STOCKS:
        out = len(getattr(seat, _LISTS[kind]))
        zones[at + stock] = tuple([piece(kind, number, me) for number in range(out, count)])
    for kind, place in zip(MONUMENTS, seat.monuments, strict=True):
        zones[at + kind] = (single(kind, me),) if place == NONE else ()
    usable = CRATES if unlocked(seat, BANK) else CRATES - 1
    free = [number for number in range(usable) if seat.crates[number] == NONE]
    zones[at + "crates"] = tuple([piece("crate", number, me) for number in free])
    zones[at + "locked"] = tuple([piece("crate", number, me) for number in range(usable, CRATES)])
    zones[at + "citizens"] = tuple([citizen(card, me) for card in seat.cards])


_LISTS = {"temple": "temples", "pawn": "pawns", "ship": "ships", "windmill": "mills"}


def _placed(zones: Zones, me: int, seat: Seat) -> None:
    """What a seat has in the city, on the guild tracks and on the wharf card."""
    for number, ward in enumerate(seat.manors):
        if ward != NONE:
            zones[WARD[ward]] += (piece("manor", MANORS[number], me),)
    if seat.lighthouse != NONE:
        zones[WARD[seat.lighthouse]] += (single("lighthouse", me),)
    for kind, _, _, places in _STOCKS:
        for number, place in enumerate(getattr(seat, _LISTS[kind])):
            zones[places[place]] += (piece(kind, number, me),)
    for kind, place, places in zip(MONUMENTS, seat.monuments, _MONUMENT_PLACES, strict=True):
        if place != NONE:
            zones[places[place]] += (single(kind, me),)
    for number, line in enumerate(seat.crates):
        if line != NONE:
            zones[QUAY[line]] += (piece("crate", number, me),)
    for guild, space in enumerate(seat.influence):
        name = f"guild.{GUILDS[guild]}.{space}"
        zones[name] = (*zones.get(name, ()), influence(guild, me))
