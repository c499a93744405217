"""Why a drop is refused, in one word for the words file; asked only about moves that are not legal."""

from __future__ import annotations

from client.rules.citadels.building import allowed, counts, ways
from client.rules.citadels.data import (
    ABBOT,
    ARMORY,
    ARTIST,
    ASSASSIN,
    BLACKMAILER,
    DIPLOMAT,
    EMPEROR,
    KEEP,
    LABORATORY,
    MAGICIAN,
    MAGISTRATE,
    MARSHAL,
    MARSHALS_LIMIT,
    MONUMENT,
    MONUMENT_FORBIDDEN,
    MUSEUM,
    NAVIGATOR,
    RANK,
    SECRET_VAULT,
    SPY,
    THIEF,
    WARLORD,
    WITCH,
    WIZARD,
)
from client.rules.citadels.moves import number, seat_of
from client.rules.citadels.roles.rank5 import richest
from client.rules.citadels.roles.rank8 import swappable
from client.rules.citadels.state import NOBODY, State, complete, dry, effective, has, limit, looking, owner

REASONS = (
    "gather_first",  # gold or cards come before building, and before everything in some turns
    "gathered",  # once a turn
    "deck_empty",
    "limit",  # no more districts this turn
    "no_building",  # the Navigator builds nothing
    "never_built",  # the Secret Vault
    "crowded",  # no Monument beside five districts
    "same_name",  # the city has a district of this name
    "too_dear",  # the gold is missing
    "other_city",  # one builds in one's own city
    "once_a_turn",  # this district was used
    "bank_empty",
    "not_yours",  # a character or district of another player
    "ability_used",  # once a turn
    "own_rank",  # no character names itself
    "called_already",  # rank 2 names a rank that is still to come
    "spared",  # the killed and the bewitched are neither robbed nor threatened
    "own_hand",
    "empty_hand",
    "richest",  # the Abbot has as much as the richest
    "not_richest",  # only a richest player gives alms
    "keep",  # rank 8 cannot affect the Keep
    "bishop",  # the Bishop protects this city
    "complete",  # a complete city is safe
    "own_city",  # it takes another player's district
    "over_three",  # the Marshal seizes what costs 3 at most
    "nothing_to_give",  # no own district may be exchanged for this one
    "beautified",  # it carries a coin
    "not_yourself",  # the Emperor never keeps the crown
    "holds_it",  # ... nor leaves it where it is
)
DISTRICTS = (LABORATORY, MUSEUM)  # those that take a card of the hand
MARKERS = {"warrant": MAGISTRATE, "threat": BLACKMAILER}
NAMING = (ASSASSIN, WITCH, MAGISTRATE, THIEF, BLACKMAILER)
LOOKING = (SPY, MAGICIAN, WIZARD)  # at another player's hand, or for it


def why_not(s: State, me: int, piece: str, target: str) -> str | None:
    """Why this piece, or a piece of this zone, cannot be dropped there; None when there is no word for it."""
    kind, _, rest = piece.partition(".")
    if s.turn.seat != me:
        return None
    if kind in ("bank", "deck"):
        return _gathering(s, me, kind, target)
    if s.phase == "gather":
        return None if s.turn.gathered else "gather_first"
    if kind == "crown":
        return _crown(s, me, target)
    if not rest.isdigit():
        return None
    if kind == "district":
        return _district(s, me, int(rest), target)
    if MARKERS.get(kind) == s.turn.role:
        return _naming(s, s.turn.role, target)
    return _ability(s, me, int(rest), target) if kind == "character" else None


def _gathering(s: State, me: int, source: str, target: str) -> str | None:
    """Gold from the bank, cards from the deck."""
    if target not in (f"seat.{me}.gold", f"seat.{me}.hand"):
        return None
    if s.turn.gathered:
        return "gathered"
    return "deck_empty" if source == "deck" and not s.deck else None


def _district(s: State, me: int, card: int, target: str) -> str | None:
    """A card of the hand, or the Armory."""
    seat = s.seats[me]
    if card == ARMORY and card in seat.city:
        return _safe(s, me, target)
    looked = looking(s, me)
    if looked != NOBODY and card in s.seats[looked].hand:
        return _placing(s, me, card) if target == f"seat.{me}.city" else None
    if card not in seat.hand:
        return "not_yours" if owner(s, card) not in (NOBODY, me) else None
    if target == f"seat.{me}.city":
        return _building(s, me, card)
    if target.startswith("seat.") and target.endswith(".city"):
        return "other_city"
    if target.startswith("district.") and number(target) in DISTRICTS:
        return _using(s, me, number(target))
    return None


def _using(s: State, me: int, district: int) -> str | None:
    """Why a district takes no card of the hand."""
    if district not in s.seats[me].city:
        return "not_yours"
    if district in s.turn.used:
        return "once_a_turn"
    return "bank_empty" if district == LABORATORY and dry(s) else None


def _safe(s: State, me: int, target: str) -> str | None:
    """What the Armory cannot destroy."""
    other = owner(s, number(target)) if target.startswith("district.") else NOBODY
    return "complete" if other != NOBODY and complete(s, s.seats[other]) else None


def _building(s: State, me: int, card: int) -> str | None:
    """Why a card of the hand is not built."""
    turn = s.turn
    if turn.role == NAVIGATOR:
        return "no_building"
    if card == SECRET_VAULT:
        return "never_built"
    if not turn.gathered:
        return "gather_first"
    if turn.built >= limit(turn.role) and counts(s, card):
        return "limit"
    return _placing(s, me, card)


def _placing(s: State, me: int, card: int) -> str | None:
    """Why a card cannot stand in the own city, be it built within the limit or by the Wizard at once."""
    seat = s.seats[me]
    if card == SECRET_VAULT:
        return "never_built"
    if card == MONUMENT and len(seat.city) >= MONUMENT_FORBIDDEN:
        return "crowded"
    if not allowed(s, seat, card):
        return "same_name"
    return None if ways(s, me, card) else "too_dear"


def _ability(s: State, me: int, role: int, target: str) -> str | None:
    """A character's card on what it is used on."""
    if role != s.turn.role:
        return "not_yours"
    if s.turn.ability:
        return "ability_used"
    if role in NAMING:
        return _naming(s, role, target)
    if target.startswith("district."):
        return _affecting(s, me, role, number(target))
    if role in LOOKING and target.startswith("seat.") and target.endswith(".hand"):
        return "own_hand" if seat_of(target) == me else "empty_hand"
    if role == ABBOT and target.startswith("seat."):
        return "not_richest" if richest(s, me) else "richest"
    return None


def _naming(s: State, role: int, target: str) -> str | None:
    """Assassin, Witch, Magistrate, Thief and Blackmailer name a rank, by their card or by a marker."""
    if not target.startswith("rank."):
        return None
    rank = int(target.split(".")[1])
    if rank == RANK[role]:
        return "own_rank"
    if RANK[role] == 2:
        return "called_already" if rank < 2 else "spared" if rank in (s.killed, s.bewitched) else None
    return None


def _affecting(s: State, me: int, role: int, card: int) -> str | None:
    """Rank 8 and the Artist choose a district of a city."""
    other = owner(s, card)
    if other == NOBODY:
        return None
    if role == ARTIST:
        return _beautifying(s, me, other, card)
    if role not in (WARLORD, DIPLOMAT, MARSHAL):
        return None
    if other == me and role != WARLORD:
        return "own_city"
    if card == KEEP:
        return "keep"
    if other == s.shielded != me:
        return "bishop"
    if complete(s, s.seats[other]) and not (other == me and s.options.warlord_own_complete_city):
        return "complete"
    if role != WARLORD and has(s.seats[me], card):
        return "same_name"
    if role == MARSHAL and effective(s, card) > MARSHALS_LIMIT:
        return "over_three"
    gifts = role != DIPLOMAT or swappable(s, me, other, card)
    return "too_dear" if gifts else "nothing_to_give"


def _beautifying(s: State, me: int, other: int, card: int) -> str:
    """Why the Artist leaves a district as it is."""
    return "not_yours" if other != me else "beautified" if card in s.coins else "too_dear"


def _crown(s: State, me: int, target: str) -> str | None:
    """Whom the Emperor cannot crown."""
    if s.turn.role != EMPEROR or not target.startswith("seat."):
        return None
    if s.turn.ability:
        return "ability_used"
    return "not_yourself" if seat_of(target) == me else "holds_it" if seat_of(target) == s.crown else None
