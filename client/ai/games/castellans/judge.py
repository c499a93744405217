"""The appraisal of a position: what each seat should have at the end, and its share of the win."""

from __future__ import annotations

from client.ai.games.castellans.assets import ability, lasting
from client.ai.games.castellans.worth import Worth
from client.ai.policy import shares
from client.rules.castellans.data import ALL_WARDS, GUILDS, LIGHTHOUSE_POINTS, NONE, PINK
from client.rules.castellans.scoring import gate_points, standing, statue_points, tower_points
from client.rules.castellans.state import State

HEAT, DOUBT = 2.0, 1.6  # points by which a lead counts, more for each round to come


def judge(s: State) -> list[float]:
    """Each seat's share of the win."""
    if not s.phase:
        won = [score.won for score in standing(s)]
        return [one / sum(won) for one in won]
    found = [Worth(s, me, envious=False) for me in range(len(s.seats))]
    return shares([expected(worth) for worth in found], HEAT + DOUBT * found[0].rounds)


def expected(worth: Worth) -> float:
    """The points a seat should have at the end, less what all alike may still gain."""
    s, seat = worth.s, worth.seat
    total = seat.points + sum([worth.ruled(ward) for ward in ALL_WARDS])
    total += sum([worth.track(guild, seat.influence[guild]) for guild in range(len(GUILDS))])
    total += sum([stock[n] for stock, n in zip(worth.stocks, seat.goods, strict=True)])
    total += sum([ability(worth, manor) for manor, at in enumerate(seat.manors) if at != NONE])
    total += sum([lasting(worth, card) for card in seat.cards if card < len(PINK)])
    return total + worth.rounds * each_round(s, worth)


def each_round(s: State, worth: Worth) -> float:
    """What monuments and lighthouse pay in each round."""
    seat = worth.seat
    gate, tower, statue = seat.monuments
    found = 0.0 if gate == NONE else gate_points(s, seat, gate)
    found += 0 if tower == NONE else tower_points(s, seat, tower)
    found += 0 if statue == NONE else statue_points(s, seat, statue)
    if seat.lighthouse != NONE:
        found += LIGHTHOUSE_POINTS * seat.ships.count(seat.lighthouse)
    return found
