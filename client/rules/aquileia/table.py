"""The table of Aquileia as one pair of eyes may see it: every piece once, each in its zone."""

from __future__ import annotations

from functools import cache

from client.rules.aquileia.data import (
    ARMS,
    BLUE_DICE,
    LAURELS,
    METALS,
    MOST_SEATS,
    NEUTRAL_HENCHMEN,
    SITES,
    SLAVES,
    SPACES,
    THEATRE,
    THREE_DICE,
)
from client.rules.aquileia.state import EMPTY, FREE, NEUTRAL, Seat, State
from client.rules.table import Piece, Table, heap, veil

Pieces = tuple[Piece, ...]
Zones = dict[str, Pieces]

LONGEST_TRACK = 31  # the last field of the strength track stands for this and more [designed]
SCORE_FIELDS = 100


_FACES = {
    "arms": [card.face for card in ARMS],
    "slave": [f"servus-{slaves}" for slaves in SLAVES],
    "laurel": [laurel.face for laurel in LAURELS],
    "theatre": [f"theatrum-{number}" for number in range(1, len(THEATRE) + 1)],
}
_CARDS = {
    (kind, owner): [Piece(f"{kind}.{number}", kind, face, owner) for number, face in enumerate(faces)]
    for kind, faces in _FACES.items()
    for owner in range(-1, MOST_SEATS)
}
_SPACE_ZONES = [f"space.{space.id}" for space in SPACES]
_SITE_ZONES = [f"site.{site.id}" for site in SITES]

# The same few rows of pieces come up again and again.
_backs = cache(veil)
_coins = cache(heap)


def _open(kind: str, cards: list[int], owner: int = -1) -> Pieces:
    """Cards that lie face up."""
    faces = _CARDS[kind, owner]
    return tuple([faces[card] for card in cards])


def table(s: State, eyes: int | None) -> Table:
    """All zones, hidden ones as backs; score and strength tracks list only fields with something on them."""
    zones: Zones = {}
    _board(s, zones)
    _tracks(s, zones)
    _piles(s, zones, eyes)
    for me, seat in enumerate(s.seats):
        _seat(s, zones, me, seat, eyes)
    counts = {"round": s.round}
    for me, seat in enumerate(s.seats):
        counts[f"score.{me}"] = seat.points
        if s.strength[me] != FREE:
            counts[f"strength.{me}"] = s.strength[me]
    return Table(zones, counts)


@cache
def henchman(owner: int, number: int) -> Piece:
    """A henchman of a seat or of the neutral colour."""
    if owner == NEUTRAL:
        return Piece(f"henchman.neutral.{number}", "henchman", "neutral")
    return Piece(f"henchman.{owner}.{number}", "henchman", "", owner)


@cache
def house(owner: int, number: int) -> Piece:
    """A house of a seat."""
    return Piece(f"house.{owner}.{number}", "house", "", owner)


@cache
def dice(kind: str, count: int, thrown: int = 0) -> tuple[Piece, ...]:
    """The dice of one colour; the last `thrown` are used up this round and lie turned."""
    turned = [0] * (count - thrown) + [1] * thrown
    return tuple([Piece(f"{kind.split('-')[0]}.{i}", kind, "", -1, turned[i]) for i in range(count)])


def _board(s: State, zones: Zones) -> None:
    """Spaces, sites, harbour coins, bank and dice."""
    for zone, owner, number in zip(_SPACE_ZONES, s.on, s.marker, strict=True):
        zones[zone] = () if owner == FREE else (henchman(owner, number),)
    for zone, owner, number in zip(_SITE_ZONES, s.sites, s.house, strict=True):
        zones[zone] = () if owner == FREE else (house(owner, number),)
    for number, metal in enumerate(METALS):
        zones[f"tariff.{metal}"] = _coins(f"tariff.{metal}", "coin", metal, s.tariff[number])
        zones[f"bank.{metal}"] = _coins(f"bank.{metal}", "coin", metal, s.bank[number])
    zones["dice.red"] = dice("red-die", len(THREE_DICE))
    zones["dice.blue"] = dice("blue-die", BLUE_DICE, BLUE_DICE - s.blue)
    spare = [henchman(NEUTRAL, i) for i in range(NEUTRAL_HENCHMEN)] if s.options.two_player_neutral else []
    start = [Piece("start", "start")] if s.start == FREE else []
    zones["aside"] = tuple([*start, *spare[s.on.count(NEUTRAL) :]])


def _tracks(s: State, zones: Zones) -> None:
    """The tie-break track, the shields of a contest and the scoring discs."""
    for place in range(len(s.seats)):
        zones[f"order.{place}"] = ()
    for place, me in enumerate(s.order):
        zones[f"order.{place}"] = (Piece(f"helmet.{me}", "helmet", "", me),)
    face = "horse" if s.phase.startswith("stadium") else "swords"
    for me, seat in enumerate(s.seats):
        shield = (Piece(f"shield.{me}", "shield", face, me),)
        if s.strength[me] == FREE:
            zones[f"seat.{me}.shield"] = shield
        else:
            zones[f"seat.{me}.shield"] = ()
            field = f"strength.{min(s.strength[me], LONGEST_TRACK)}"
            zones[field] = zones.get(field, ()) + shield
        disc = (Piece(f"disc.{me}", "disc", "", me),)
        field = f"score.{seat.points % SCORE_FIELDS}"
        zones[field] = zones.get(field, ()) + disc


def _piles(s: State, zones: Zones, eyes: int | None) -> None:
    """Decks, discard piles, slots, lots, and the cards being played."""
    zones["armoury.deck"] = _backs("armoury.deck", "arms", len(s.arms_deck))
    for slot, card in enumerate(s.arms_slots):
        zones[f"armoury.{slot}"] = () if card == EMPTY else _open("arms", [card])
    zones["armoury.discard"] = _open("arms", s.arms_discard)
    zones["slaves.deck"] = _backs("slaves.deck", "slave", len(s.slave_deck))
    zones["slaves.discard"] = _open("slave", s.slave_discard)
    zones["contest"] = _open("arms", s.played_arms) + _open("slave", s.played_slaves)
    zones["laurels.deck"] = _backs("laurels.deck", "laurel", len(s.laurel_deck))
    zones["laurels.open"] = _open("laurel", s.laurel_open)
    zones["laurels.out"] = _open("laurel", s.laurel_out)
    zones["laurels.gone"] = _backs("laurels.gone", "laurel", len(s.laurel_gone))
    if eyes is not None and s.looker == eyes:
        zones["laurels.look"] = _open("laurel", s.laurel_look)
    else:
        zones["laurels.look"] = _backs("laurels.look", "laurel", len(s.laurel_look))
    zones["theatre.deck"] = _backs("theatre.deck", "theatre", len(s.theatre_deck))
    zones["theatre.lot"] = _open("theatre", s.theatre_lot)
    zones["theatre.gone"] = _backs("theatre.gone", "theatre", len(s.theatre_gone))


def _seat(s: State, zones: Zones, me: int, seat: Seat, eyes: int | None) -> None:
    """One seat's things; horse and weapon cards, slaves and laurels only for its own eyes."""
    at = f"seat.{me}."
    zones[at + "henchmen"] = tuple([henchman(me, i) for i in range(seat.henchmen)])
    zones[at + "helmet"] = (Piece(f"helmet.{me}", "helmet", "", me),) if seat.helmet else ()
    zones[at + "houses"] = tuple([house(me, i) for i in range(seat.houses)])
    zones[at + "start"] = (Piece("start", "start"),) if s.start == me else ()
    zones[at + "arms"] = _hand(at + "arms", "arms", seat.arms, me, me == eyes)
    zones[at + "slaves"] = _hand(at + "slaves", "slave", seat.slaves, me, me == eyes)
    seen = me == eyes or s.revealed
    zones[at + "laurels"] = _hand(at + "laurels", "laurel", seat.laurels, me, seen)
    zones[at + "theatre"] = tuple([_theatre_laurel(seat, me, place) for place in range(len(seat.theatre))])
    bid = s.bid if s.bidder == me else [0, 0, 0]
    for number, metal in enumerate(METALS):
        zones[at + metal] = _coins(at + metal, "coin", metal, seat.coins[number])
    laid = [metal for number, metal in enumerate(METALS) for _ in range(bid[number])]
    zones[at + "dish"] = tuple([Piece(f"{at}dish.{i}", "coin", metal) for i, metal in enumerate(laid)])


def _hand(zone: str, kind: str, cards: list[int], me: int, seen: bool) -> Pieces:
    """A hand: faces for those who may see it, backs for the others."""
    return _open(kind, cards, me) if seen else _backs(zone, kind, len(cards), me)


def _theatre_laurel(seat: Seat, me: int, place: int) -> Piece:
    """A theatre laurel; turned 1 or 2 once its owner named its first or second colour."""
    card = seat.theatre[place]
    named = seat.named[place] if place < len(seat.named) else -1
    turned = 1 + THEATRE[card].index(named) if named >= 0 else 0
    return _CARDS["theatre", me][card]._replace(turned=turned)
