"""The appraisal of a position: what each seat should have at the end, and its share of the win."""

from __future__ import annotations

from client.ai.games.aquileia.learned import DOUBT, GAINS
from client.ai.policy import shares
from client.rules.aquileia.data import ARMS, COLOURS, LAURELS, ROUNDS, SITES, SLAVES, THEATRE
from client.rules.aquileia.state import State

SURE = 6.0  # points by which a lead at the end looks as good as a win in hand
# The gain of each sign, by seats and rounds to come
_GAINS = {
    (seats, rounds): tuple([row[seats - 3][0] + row[seats - 3][1] * rounds for row in GAINS.values()])
    for seats in DOUBT
    for rounds in range(ROUNDS + 1)
}
CLOSE = 0.4  # how much of a finished game's shares goes by the points, the rest to the winner


def judge(s: State) -> list[float]:
    """Each seat's share of the win."""
    if not s.phase:
        points = [float(seat.points) for seat in s.seats]
        top = max(points)
        won = (1 - CLOSE) / points.count(top)
        close = shares(points, SURE)
        return [won * (p == top) + CLOSE * c for p, c in zip(points, close, strict=True)]
    return shares(expected(s), DOUBT[_learned(s)][s.round - 1])


def expected(s: State) -> list[float]:
    """The points each seat should have at the end, less what all alike may still gain."""
    to_come = ROUNDS + 1 - s.round if s.phase == "place" else ROUNDS - s.round
    gains = _GAINS[_learned(s), to_come]
    found = []
    for me, (locked, signs) in enumerate(signs_of(s)):
        points = sure_points(s, me) + locked
        for sign, gain in zip(signs, gains, strict=True):
            points += sign * gain
        found.append(points)
    return found


def _learned(s: State) -> int:
    """The seat count whose figures are used: with two seats those of three."""
    return max(3, len(s.seats))


def sure_points(s: State, me: int) -> float:
    """Points scored and those of laurels in hand."""
    seat = s.seats[me]
    points = float(seat.points)
    if not s.revealed:
        points += sum([LAURELS[card].points for card in seat.laurels])
    return points


def signs_of(s: State) -> list[tuple[int, list[float]]]:
    """Seat by seat the points of villas as they are multiplied now, and the signs in the order of `GAINS`."""
    count = len(s.seats)
    villas = [[0] * len(COLOURS) for _ in range(count)]
    income = [[0, 0, 0] for _ in range(count)]
    workshops = [0] * count
    for number, owner in enumerate(s.sites):
        if owner >= 0:
            site = SITES[number]
            if site.colour is not None:
                villas[owner][site.colour] += site.points
            elif site.kind == "workshop":
                workshops[owner] += site.points
            else:
                mine = income[owner]
                for metal, coins in enumerate(site.income):
                    mine[metal] += coins
    return [_signs(s, me, villas[me], workshops[me], income[me]) for me in range(count)]


def _signs(s: State, me: int, villas: list[int], workshop: int, income: list[int]) -> tuple[int, list[float]]:
    seat = s.seats[me]
    locked, laurels = _laurels(s, me, villas)
    cross = sum([min(held, 2.0) * min(printed, 6) for held, printed in zip(laurels, villas, strict=True)])
    bronze, silver, gold = seat.coins
    fighting = [0, 0, 0]  # weapons, silver horses, gold horses
    for card in seat.arms:
        row = ARMS[card]
        fighting[row.horse or 0] += row.strength
    return locked, [
        sum(villas),
        max(villas),
        sum([printed * printed for printed in villas]) / 10,
        sum(laurels),
        max(laurels),
        cross / 5,
        workshop,
        workshop * workshop / 10,
        *income,
        bronze,
        silver,
        gold,
        (bronze * bronze + silver * silver + gold * gold) / 5,
        sum([SLAVES[card] for card in seat.slaves]),
        *fighting,
        float(s.start == me and not s.order),
    ]


def _laurels(s: State, me: int, villas: list[int]) -> tuple[int, list[float]]:
    """The points of villas as multiplied now, and the laurels of each colour, two-coloured ones in part."""
    held = [0.0] * len(COLOURS)
    locked = 0
    for card in s.seats[me].laurels:
        colour = LAURELS[card].colour
        if colour is not None:
            held[colour] += 1
            locked += villas[colour]
    for card in s.seats[me].theatre:
        one, two = THEATRE[card]
        if villas[one] < villas[two]:
            one, two = two, one
        locked += villas[one]
        even = villas[one] == villas[two]
        held[one] += 0.75 if even else 1.0
        held[two] += 0.75 if even else 0.3
    return locked, held
