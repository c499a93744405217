"""What each seat does not know: districts, characters, markers; and what it can tell from the selection.

The steps never import this (rules, sections 4.6, 8.2). A seat knows which characters were passed to it and
when: every other one was taken before, in between or after. A rank that nobody answered to lies face down,
unless it was killed. Cards that it knows in other hands are there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple

from client.rules import kit
from client.rules.citadels.data import DISCARDS, FIRST_UNIQUE, MUSEUM, NONE, RANK
from client.rules.citadels.draft import DROP, KEEP, chooser, order
from client.rules.citadels.state import Row, State, looking, owner
from client.rules.play import Pool

# Bookkeeping that no piece shows in every game, and everybody may know: it follows from what happened openly.
# `gave` is a seat's own note.
UNSEEN = frozenset(
    {"options", "phase", "moved", "killed", "bewitched", "robbed", "chief", "rogue", "signed", "gave"}
)
BEYOND = 99  # a place later than any in the order of the selection
MIDDLE = -1  # the place of characters that no seat has


def pools(s: State, eyes: int | None) -> list[Pool]:
    """Districts, characters, warrants, threats, each with what the seat knows of them.

    `redeal` deals them in ways of its own: characters compete for places, and uniques are drawn anew.
    """
    zones = districts(s, eyes)
    secret = s.removed if lost(s) else []
    inside = range(len(secret), len(secret) + sum(map(len, zones)))
    ordinary = [card for zone in zones for card in zone if card < FIRST_UNIQUE] if secret else []
    at = places(s, eyes)
    return [
        Pool([secret, *zones], dict.fromkeys(ordinary, inside) | sighted(s, eyes, [secret, *zones])),
        Pool([place.zone for place in at if not place.at], bound(s, eyes, at)),
        *markers(s, eyes),
    ]


def redeal(s: State, eyes: int | None, rng: Random) -> None:
    """Deal what is hidden from a seat anew, in place, and empty the notes of all others."""
    zones = districts(s, eyes)
    known = sighted(s, eyes, zones)
    if lost(s):
        choose_again(s.removed, zones, known, rng)
    kit.redeal([Pool(zones, known), *markers(s, eyes)], rng)
    at = places(s, eyes)
    for number, role in fit(bound(s, eyes, at), rng).items():
        at[number].zone[at[number].at] = role
    for me, seat in enumerate(s.seats):
        if me != eyes:
            seat.looks, seat.gave, seat.sights = (), NONE, ()


# ---- districts and markers


def districts(s: State, eyes: int | None) -> list[list[int]]:
    """The zones of district cards that these eyes do not see, but for those out of the game."""
    zones = [s.deck]
    for me, seat in enumerate(s.seats):
        if me != eyes:
            zones += [seat.drawn, seat.aside]
            if looking(s, eyes) != me:
                zones.append(seat.hand)
    if eyes is None or owner(s, MUSEUM) != eyes:
        zones.append(s.museum)
    return zones


def sighted(s: State, eyes: int | None, zones: list[list[int]]) -> dict[int, Sequence[int]]:
    """Where among the cards of these zones those lie that a seat knows in other hands."""
    if eyes is None or not s.seats[eyes].sights:
        return {}
    slots: dict[int, Sequence[int]] = {}
    start = 0
    for zone in zones:
        inside = range(start, start + len(zone))
        start = inside.stop
        slots |= {card: inside for card, holder in s.seats[eyes].sights if zone is s.seats[holder].hand}
    return slots


def lost(s: State) -> bool:
    """Whether nobody knows which unique districts are in the game: they were drawn by lot."""
    return s.options.uniques == "random14" and s.phase not in ("crown", "cast", "uniques")


def choose_again(
    removed: list[int], zones: list[list[int]], known: Mapping[int, Sequence[int]], rng: Random
) -> None:
    """Draw anew which of the unique districts not seen nor known of are out of the game."""
    spots = [
        (zone, place)
        for zone in zones
        for place, card in enumerate(zone)
        if card >= FIRST_UNIQUE and card not in known
    ]
    cards = sorted([*removed, *[zone[place] for zone, place in spots]])
    rng.shuffle(cards)
    removed[:] = cards[: len(removed)]
    for (zone, place), card in zip(spots, cards[len(removed) :], strict=True):
        zone[place] = card


def markers(s: State, eyes: int | None) -> list[Pool]:
    """Warrants and threats, for all but who placed them; what was turned up is known."""
    found = []
    if s.warrants and (eyes is None or eyes != s.chief):
        found.append(Pool([s.warrants], turned_up(s.warrants, s.warranted, (s.signed,))))
    if s.threats and (eyes is None or eyes != s.rogue):
        found.append(Pool([s.threats], turned_up(s.threats, s.threatened, s.opened)))
    return found


def turned_up(lying: list[int], ranks: Row, up: Row) -> Mapping[int, Sequence[int]]:
    """The markers on these ranks are where they are."""
    return {lying[place]: (place,) for place, rank in enumerate(ranks) if rank in up}


# ---- characters


class Place(NamedTuple):
    """Where a hidden character lies: the zone and where in it, whose it is, where in the order of the
    selection it was taken (in one of `slots`)."""

    zone: list[int]
    at: int
    seat: int
    slots: Row


def places(s: State, eyes: int | None) -> list[Place]:
    """Every place of a character that these eyes do not see."""
    found = [Place(s.down, index, MIDDLE, (slot,)) for index, slot in enumerate(s.down_slots)]
    if eyes is None or eyes != chooser(s):
        found += [Place(s.offer, index, MIDDLE, (s.slot,)) for index in range(len(s.offer))]
    for me, seat in enumerate(s.seats):
        if me != eyes:
            found += [Place(seat.roles, index, me, (slot,)) for index, slot in enumerate(seat.slots)]
    return with_last_choice(s, found)


def with_last_choice(s: State, found: list[Place]) -> list[Place]:
    """Where the last player chooses from the first card aside too, his and that one may be either."""
    last = len(s.seats)
    if s.slot < last or not DISCARDS[last, len(s.cast)].last_chooses:
        return found
    either = (0, last)
    return [place._replace(slots=either) if place.slots[0] in either else place for place in found]


def bound(s: State, eyes: int | None, at: list[Place]) -> dict[int, list[int]]:
    """For every hidden character the places, by number, where it may be as far as these eyes can tell."""
    found = {}
    for here, place in enumerate(at):
        role = place.zone[place.at]
        low, high = interval(s, eyes, role)
        if certain(s, eyes, role, place):
            may = [here]
        else:
            may = [
                n for n, other in enumerate(at) if any([low <= slot < high for slot in slots(s, eyes, other)])
            ]
        if RANK[role] in s.silent and RANK[role] != s.killed:  # nobody answered: it lies in the middle
            may = [n for n in may if at[n].seat == MIDDLE]
        found[role] = may
    return found


def interval(s: State, eyes: int | None, role: int) -> tuple[int, int]:
    """From which place in the order of the selection to which one a character was taken."""
    low, high = 0, BEYOND
    for look in () if eyes is None else s.seats[eyes].looks:
        if role not in look.characters:
            return low, look.slot
        low = look.slot
    return low, high


def certain(s: State, eyes: int | None, role: int, place: Place) -> bool:
    """Whether a seat knows for sure where this character is: it put it down, or gave it away."""
    if eyes is None:
        return False
    if place.seat == MIDDLE and place.zone is s.down:
        slot = order(len(s.seats), len(s.cast))[s.down_slots[place.at]]
        return slot.what == DROP and (s.first + slot.place) % len(s.seats) == eyes
    return s.seats[eyes].gave == role


def slots(s: State, eyes: int | None, place: Place) -> Row:
    """Where in the order of the selection the character of a place may have been taken.

    Who does not know which of two characters the Theater let change hands takes all of the two seats for
    possible.
    """
    if not s.swapped or eyes in s.swapped or place.seat not in s.swapped or len(s.seats) > 3:
        return place.slots
    both = [(seat - s.first) % len(s.seats) for seat in s.swapped]
    steps = enumerate(order(len(s.seats), len(s.cast)))
    return tuple([number for number, step in steps if step.what == KEEP and step.place in both])


def fit(may: Mapping[int, Sequence[int]], rng: Random) -> dict[int, int]:
    """A place for every character among those where it may be, one each: place -> character."""
    held: dict[int, int] = {}

    def settle(role: int, tried: set[int]) -> bool:
        for place in rng.sample(may[role], len(may[role])):
            if place not in tried:
                tried.add(place)
                if place not in held or settle(held[place], tried):
                    held[place] = role
                    return True
        return False

    for role in rng.sample(sorted(may), len(may)):
        if not settle(role, set()):
            raise ValueError(f"character {role} has no place among {may}")
    return held


def suspects(s: State, eyes: int) -> dict[int, list[int]]:
    """For every character that a seat does not see: the seats that may have it, MIDDLE for on the table."""
    at = places(s, eyes)
    return {role: sorted({at[n].seat for n in may}) for role, may in bound(s, eyes, at).items()}
