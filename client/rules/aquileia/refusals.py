"""Why a drop is refused, in one word for the words file; asked only about moves that are not legal."""

from __future__ import annotations

from client.rules.aquileia.contest import metal_of
from client.rules.aquileia.data import (
    ARMS,
    GOLD_SIDE,
    METALS,
    PORTUS,
    SILVER_SIDE,
    SITE,
    SITES,
    SLAVES,
    SPACE,
)
from client.rules.aquileia.state import FREE, State

REASONS = (
    "space_taken",  # a henchman stands there
    "other_side",  # the seat races for the other side this round
    "one_harbour",  # one harbour space a seat and round
    "no_tariff",  # the coin for this harbour space is missing
    "henchman_only",  # the helmet has no place on an action space
    "helmet_only",  # only the helmet goes on the tie-break track
    "first_free_field",  # the helmet goes on the first free field
    "site_taken",  # a house stands there
    "not_affordable",  # coins of the right metals are missing
    "not_enough_slaves",  # the slave cards do not reach
    "horses_race",  # horse cards count in the race only
    "weapons_fight",  # weapon cards count in the arena only
    "slaves_fight",  # slave cards do not race
    "other_horse",  # a horse of the other side
    "coin_needed",  # this coin must be shown as part of the standing bid
    "other_metal",  # this harbour space takes its own metal
    "not_for_sale",  # the space that is resolved sells another card
)


def why_not(s: State, me: int, piece: str, target: str) -> str | None:
    """Why this piece, or a piece of this zone, cannot be dropped there; None when there is no word for it."""
    if s.phase == "place":
        return _placing(s, me, piece, target)
    if s.phase in ("arena_cards", "stadium_cards"):
        return _contest(s, me, piece) if target == "contest" else None
    if s.phase == "equi":
        return "not_for_sale" if piece.startswith(("arms.", "armoury.")) else None
    if s.phase == "theatre_raise":
        metal = _metal(piece)
        return "coin_needed" if metal is not None and s.seats[me].coins[metal] <= s.bid[metal] else None
    if s.phase == "forum":
        return _building(s, me, target)
    if s.phase == "portus":
        return "other_metal" if _metal(piece) is not None else None
    return None


def _placing(s: State, me: int, piece: str, target: str) -> str | None:
    kind, _, name = target.partition(".")
    helmet = "helmet" in piece
    if kind == "order":
        return "first_free_field" if helmet else "helmet_only"
    if kind != "space" or name not in SPACE:
        return None
    if helmet:
        return "henchman_only"
    return _closed(s, me, SPACE[name])


def _closed(s: State, me: int, space: int) -> str | None:
    """Why a henchman cannot stand on a space."""
    if s.on[space] != FREE:
        return "space_taken"
    other = GOLD_SIDE if space in SILVER_SIDE else SILVER_SIDE if space in GOLD_SIDE else ()
    if any(s.on[rival] == me for rival in other):
        return "other_side"
    if space in PORTUS:
        return "one_harbour" if any(s.on[own] == me for own in PORTUS) else "no_tariff"
    return None


def _contest(s: State, me: int, piece: str) -> str | None:
    kind, _, number = piece.rpartition(".")
    if s.phase == "stadium_cards" and (kind == "slave" or piece.endswith("slaves")):
        return "slaves_fight"
    if kind != "arms" or not number.isdigit():
        return None
    horse = ARMS[int(number)].horse
    if s.phase == "arena_cards":
        return None if horse is None else "horses_race"
    if horse is None:
        return "weapons_fight"
    return None if horse == metal_of(s, me) or s.options.any_horse_any_side else "other_horse"


def _building(s: State, me: int, target: str) -> str | None:
    kind, _, name = target.partition(".")
    if kind != "site" or name not in SITE:
        return None
    site = SITES[SITE[name]]
    if s.sites[SITE[name]] != FREE:
        return "site_taken"
    seat = s.seats[me]
    if any(have < cost for have, cost in zip(seat.coins, site.cost, strict=True)):
        return "not_affordable"
    return "not_enough_slaves" if sum(SLAVES[card] for card in seat.slaves) < site.slaves else None


def _metal(piece: str) -> int | None:
    """The metal of a coin by its id or zone."""
    words = piece.split(".")
    return next((number for number, metal in enumerate(METALS) if metal in words), None)
