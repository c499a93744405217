"""What each pair of eyes cannot see, as pools; the steps never import this (rules, section 4.4).

Cards bought face up are not remembered once they are in a hand. What is remembered of laurels is not stored
as cards: it is read from where the laurels of each race lie.
"""

from __future__ import annotations

from random import Random

from client.rules import kit
from client.rules.aquileia.state import FREE, State
from client.rules.play import Pool


def pools(s: State, eyes: int | None) -> list[Pool]:
    """The hidden zones of each kind of card for a seat, or for the public."""
    others = [seat for me, seat in enumerate(s.seats) if me != eyes]
    return [
        Pool([s.arms_deck, *[seat.arms for seat in others]]),
        Pool([s.slave_deck, *[seat.slaves for seat in others]]),
        _laurels(s, eyes),
        Pool([s.theatre_deck, s.theatre_gone]),
    ]


def _laurels(s: State, eyes: int | None) -> Pool:
    """The laurels nobody turned up; each race binds what was seen of it to the hands it went to."""
    zones = [s.laurel_deck, s.laurel_gone]
    start = {FREE: len(s.laurel_deck)}  # the first slot of each hand, of the pile for FREE
    slots = len(s.laurel_deck) + len(s.laurel_gone)
    if s.looker != eyes:
        zones.append(s.laurel_look)
        slots += len(s.laurel_look)
    if not s.revealed:
        for me, seat in enumerate(s.seats):
            if me != eyes:
                zones.append(seat.laurels)
                start[me] = slots
                slots += len(seat.laurels)
    return Pool(zones, _bound(s, eyes, zones, start))


def _bound(s: State, eyes: int | None, zones: list[list[int]], start: dict[int, int]) -> dict[int, list[int]]:
    """The face-up laurel of a race is with one of two; its winner knows the one it passed on."""
    faces = [face for zone in zones for face in zone]
    bound: dict[int, list[int]] = {}
    for race in s.races:
        ends = ((race.winner, race.place), (race.second, race.second_place))
        slots = [start[holder] + place for holder, place in ends if holder in start]
        if race.winner == eyes and slots:
            bound[faces[slots[0]]] = slots
        elif race.laurel in faces:
            bound[race.laurel] = slots
    return bound


def redeal(s: State, eyes: int | None, rng: Random) -> None:
    """Deal all that is hidden from a seat anew, in place."""
    kit.redeal(pools(s, eyes), rng)
