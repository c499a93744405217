"""Citadels read a second time, from the rules text: what a turn may offer and what a city is worth.

Slow on purpose and built in another way than the rules' code, with which it shares only the state's fields
and the printed cards. A move is told as its verb, the district it takes up or aims at (or which marker), and
a seat or rank.
"""

from __future__ import annotations

from collections import Counter

from client.rules.citadels.data import CARDS, CHARACTERS, COST, FACE, KIND, KINDS
from client.rules.citadels.state import Seat, State
from client.rules.play import Move

Told = tuple[str, str, int]
LIMITS = {"seer": 2, "scholar": 2, "architect": 3, "navigator": 0}
INCOMES = {
    **dict.fromkeys(("king", "emperor", "patrician"), "noble"),
    **dict.fromkeys(("bishop", "abbot", "cardinal"), "religious"),
    **dict.fromkeys(("merchant", "trader"), "trade"),
    **dict.fromkeys(("warlord", "diplomat", "marshal"), "military"),
}
WAYS = ("build", "den", "cardinal", "framework", "necropolis")
HAND = (*WAYS, "discard", "tuck")
AIMED = ("destroy", "seize", "exchange", "beautify", "raze")
PLAIN = {
    **{"merchant": "extra", "architect": "plan", "scholar": "study", "tax_collector": "collect"},
    "seer": "foresee",
}


def told(move: Move) -> Told:
    """A move as this module tells it."""
    if move.verb in HAND:
        return move.verb, move.piece, -1
    if move.verb in AIMED:
        return move.verb, move.to, -1
    word = move.to.split(".")
    where = int(word[1]) if len(word) > 1 and move.verb not in ("take", "draw") else -1
    if move.verb == "place":
        return move.verb, "real" if move.piece.endswith(".0") else "blank", where
    return move.verb, "", where


# ---- what stands where


def names(seat: Seat) -> list[str]:
    """The names in a city."""
    return [FACE[card] for card in seat.city]


def kind(card: int) -> str:
    return KINDS[KIND[card]]


def worth(s: State, card: int) -> int:
    """The cost in a city: a coin on it counts."""
    return COST[card] + list(s.coins).count(card)


def finished(s: State, seat: Seat) -> bool:
    """A completed city, the Monument being two."""
    return len(seat.city) + names(seat).count("monument") >= (8 if len(s.seats) <= 3 else 7)


def district(card: int) -> str:
    return f"district.{card}"


# ---- building


def price(seat: Seat, card: int) -> int:
    cheaper = "factory" in names(seat) and kind(card) == "unique" and FACE[card] != "factory"
    return COST[card] - 1 if cheaper else COST[card]


def may_stand(role: str, seat: Seat, card: int) -> bool:
    """Whether the city may get it by building."""
    here, face = names(seat), FACE[card]
    if face == "secret_vault" or (face == "monument" and len(here) > 4):
        return False
    return face not in here or "quarry" in here or role == "wizard"


def within_limit(s: State, role: str, card: int) -> bool:
    free = FACE[card] == "stables" or (role == "trader" and kind(card) == "trade")
    return free or s.turn.built < LIMITS.get(role, 1)


def payments(s: State, role: str, me: int, card: int, spare: int) -> set[str]:
    """The ways to pay, with so many other cards in hand."""
    seat, cost = s.seats[me], price(s.seats[me], card)
    short = cost - seat.gold
    rich = [other for n, other in enumerate(s.seats) if n != me and other.gold >= short]
    found = {
        "build": short <= 0,
        "den": FACE[card] == "thieves_den" and spare > 0 and short <= spare,
        "cardinal": role == "cardinal" and not s.turn.exchanged and 0 < short <= spare and bool(rich),
        "framework": "framework" in names(seat),
        "necropolis": FACE[card] == "necropolis" and bool(seat.city),
    }
    return {way for way, possible in found.items() if possible}


def buildings(s: State, role: str, me: int) -> set[Told]:
    seat = s.seats[me]
    return {
        (way, district(card), -1)
        for card in seat.hand
        if s.turn.gathered and role != "navigator"
        if may_stand(role, seat, card) and within_limit(s, role, card)
        for way in payments(s, role, me, card, len(seat.hand) - 1)
    }


def spoils(s: State, me: int) -> set[tuple[str, int]]:
    """What the Wizard may do with each card of the hand he looks at."""
    seat = s.seats[me]
    found = set()
    for card in s.seats[s.turn.look].hand:
        ways = payments(s, "wizard", me, card, len(seat.hand)) if may_stand("wizard", seat, card) else set()
        found |= {(way, card) for way in ("keep", *ways)}
    return found


# ---- characters


def protected(s: State, me: int) -> int:
    """The seat that the Bishop protects, or the Witch in his place; -1 for none."""
    shown = {CHARACTERS[role].face: n for n, seat in enumerate(s.seats) for role in seat.shown}
    if "bishop" not in shown or s.killed == 5:
        return -1
    return shown["witch" if s.bewitched == 5 else "bishop"]


def rank8(s: State, role: str, me: int) -> set[Told]:
    """Whom Warlord, Marshal and Diplomat can affect."""
    found: set[Told] = set()
    for other, seat in enumerate(s.seats):
        mine = other == me
        shut = finished(s, seat) and not (mine and s.options.warlord_own_complete_city)
        if shut or (mine and role != "warlord") or (other == protected(s, me) and not mine):
            continue
        for card in seat.city:
            walled = not mine and "great_wall" in names(seat) and FACE[card] != "great_wall"
            if FACE[card] != "keep" and affected(s, role, me, other, card, int(walled)):
                verb = {"warlord": "destroy", "marshal": "seize", "diplomat": "exchange"}[role]
                found.add((verb, district(card), -1))
    return found


def affected(s: State, role: str, me: int, other: int, card: int, wall: int) -> bool:
    """Whether the actor can pay and neither city would hold two of a name."""
    seat, cost = s.seats[me], worth(s, card)
    if role == "warlord":
        return cost - 1 + wall <= seat.gold
    if FACE[card] in names(seat):
        return False
    if role == "marshal":
        return cost <= 3 and cost + wall <= seat.gold
    gifts = [own for own in seat.city if FACE[own] != "keep" and FACE[own] not in names(s.seats[other])]
    plus_first = s.options.diplomat_wall_formula == "plus_then_max"
    gaps = [cost - worth(s, own) for own in gifts]
    return any([(max(0, gap + wall) if plus_first else max(0, gap) + wall) <= seat.gold for gap in gaps])


def naming(s: State, role: str) -> set[Told]:
    """Ranks named, by word or by marker."""
    ranks = range(2, len(s.cast) + 1)
    safe = (2, s.killed, s.bewitched) if role in ("thief", "blackmailer") else ()
    verb = {"assassin": "kill", "thief": "rob"}.get(role, "place")
    markers = ("real", "blank") if verb == "place" else ("",)
    return {(verb, marker, rank) for marker in markers for rank in ranks if rank not in safe}


def toward(s: State, role: str, me: int) -> set[Told]:
    """Other players chosen: for their hands, the crown, alms."""
    rivals = {n: seat for n, seat in enumerate(s.seats) if n != me}
    hand, most = s.seats[me].hand, max([seat.gold for seat in rivals.values()])
    chosen = {
        "spy": ("spy", list(rivals)),
        "magician": ("swap", [n for n, seat in rivals.items() if seat.hand or hand]),
        "wizard": ("look", [n for n, seat in rivals.items() if seat.hand]),
        "emperor": ("crown", [n for n in rivals if n != s.crown]),
        "abbot": ("alms", [n for n, seat in rivals.items() if seat.gold == most > s.seats[me].gold]),
    }
    verb, seats = chosen.get(role, ("", []))
    redraw: set[Told] = {("redraw", "", -1)} if role == "magician" and hand else set()
    return redraw | {(verb, "", n) for n in seats}


def ability(s: State, role: str, me: int) -> set[Told]:
    """What the character's ability offers while it is unused."""
    seat, bank, deck = s.seats[me], s.bank > 0 or s.options.bank == "unlimited", bool(s.deck)
    if role in ("assassin", "magistrate", "thief", "blackmailer"):
        return naming(s, role)
    if role in ("warlord", "diplomat", "marshal"):
        return rank8(s, role, me)
    if role == "artist":
        return {("beautify", district(card), -1) for card in seat.city if card not in s.coins and seat.gold}
    if role == "navigator":
        both: list[tuple[str, bool]] = [("trade", bank), ("explore", deck)]
        return {(verb, "", -1) for verb, possible in both if possible}
    anybody = any([other.hand for n, other in enumerate(s.seats) if n != me])
    ready = {"merchant": bank, "architect": deck, "scholar": deck, "tax_collector": s.pot > 0}
    if (ready | {"seer": anybody}).get(role, False):
        return {(PLAIN[role], "", -1)}
    return toward(s, role, me)


# ---- a turn


def own_districts(s: State, me: int) -> set[Told]:
    """Armory, Laboratory, Museum, Smithy."""
    seat, here = s.seats[me], names(s.seats[me])
    used = [FACE[card] for card in s.turn.used]
    bank = s.bank > 0 or s.options.bank == "unlimited"
    found: set[Told] = set()
    if "armory" in here:
        open_cities = [other for other in s.seats if not finished(s, other)]
        cards = [card for other in open_cities for card in other.city if FACE[card] != "armory"]
        found |= {("raze", district(card), -1) for card in cards}
    if "laboratory" in here and "laboratory" not in used and bank:
        found |= {("discard", district(card), -1) for card in seat.hand}
    if "museum" in here and "museum" not in used:
        found |= {("tuck", district(card), -1) for card in seat.hand}
    if "smithy" in here and "smithy" not in used and seat.gold > 1 and s.deck:
        found.add(("forge", "", -1))
    return found


def turn(s: State, me: int) -> set[Told]:
    """Everything that the main window of a turn offers."""
    role, seat = CHARACTERS[s.turn.role].face, s.seats[me]
    found = buildings(s, role, me) | own_districts(s, me)
    if not s.turn.gathered:
        found |= {("take", "", -1)} | ({("draw", "", -1)} if s.deck else set())
    counting = [card for card in seat.city if INCOMES.get(role) == kind(card)]
    if not s.turn.income and (counting or (role in INCOMES and "school_of_magic" in names(seat))):
        found.add(("income", "", -1))
    if not s.turn.ability:
        found |= ability(s, role, me)
    if s.turn.gathered and (role != "emperor" or s.turn.crowned):
        found.add(("end", "", -1))
    return found


# ---- points


def extras(s: State, me: int, kinds: list[str]) -> int:
    """All kinds, and what each unique district adds."""
    seat, unique = s.seats[me], kinds.count("unique")
    adds = {
        "basilica": len([card for card in seat.city if worth(s, card) % 2]),
        "capitol": 3 if max(Counter(kinds).values(), default=0) > 2 else 0,
        "dragon_gate": 2,
        "imperial_treasury": seat.gold,
        "ivory_tower": 5 if unique == 1 else 0,
        "map_room": len(seat.hand) + (1 if s.vault == me else 0),
        "museum": len(s.museum),
        "statue": 5 if s.crown == me else 0,
        "wishing_well": unique,
    }
    return sum([adds.get(name, 0) for name in names(seat)]) + (3 if len(set(kinds)) == 5 else 0)


def points(s: State, me: int) -> int:
    """What a player would have if the game ended now."""
    seat, kinds = s.seats[me], [kind(card) for card in s.seats[me].city]
    totals = [extras(s, me, kinds)]
    if "haunted_quarter" in names(seat):
        at = names(seat).index("haunted_quarter")
        totals += [extras(s, me, [*kinds[:at], other, *kinds[at + 1 :]]) for other in KINDS]
    kept = s.options.completion_bonus == "latched" or finished(s, seat)
    bonus = {0: 0, 1: 4, 2: 2}[seat.completed] if kept else 0
    return sum([worth(s, card) for card in seat.city]) + max(totals) + bonus + (3 if s.vault == me else 0)


ALL_CARDS = tuple(range(len(CARDS)))
