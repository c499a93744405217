"""Each seat's share of the win, from points to be expected."""

from __future__ import annotations

from client.ai.games.citadels.prospects import PACE, Prospects
from client.ai.policy import shares
from client.rules.citadels.data import CARDS, COST, KIND, SECRET_VAULT
from client.rules.citadels.scoring import points, standing
from client.rules.citadels.state import State

HEAT, DOUBT = 1.6, 1.0  # points by which a lead counts, and more for each round to come


def judge(s: State) -> list[float]:
    """Each seat's share of the win, adding up to 1."""
    if not s.phase:
        won = [score.won for score in standing(s)]
        return [one / sum(won) for one in won]
    opened = Prospects(s)
    found = [expected(s, opened, p) for p in range(len(s.seats))]
    return shares(found, HEAT + DOUBT * opened.left)


def expected(s: State, opened: Prospects, p: int) -> float:
    """Points at the end, the hands lying open."""
    seat, turns = s.seats[p], opened.turns[p]
    total = float(sum([n for _, n in points(s, p)])) + opened.finish(p)
    total += 3.0 * (SECRET_VAULT in seat.hand)
    builds = min(float(opened.need[p]), PACE * turns)
    if builds <= 0.0:
        return total
    names = {CARDS[card] for card in seat.city}
    costs = sorted({CARDS[c]: COST[c] for c in seat.hand if CARDS[c] not in names}.values(), reverse=True)
    costs = costs[: int(builds + 0.99)]
    lacking = max(0.0, builds - len(costs))
    gold = seat.gold + turns * opened.income[p] - 1.6 * lacking
    total += min(0.95 * gold, sum(costs) * min(1.0, builds / max(1, len(costs))) + 3.2 * lacking)
    missing = 5 - len({KIND[card] for card in seat.city})
    if missing and builds > missing - 0.7:
        total += 3.0 * max(0.0, 0.75 - 0.2 * missing) * min(1.0, builds - missing + 0.7)
    if opened.left > 0.3:
        total += 0.5 * (s.crown == p)
    return total
