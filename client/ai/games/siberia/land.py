"""The map as the bots see it: how far nodes lie apart, where a few steps lead, how long the game may last."""

from __future__ import annotations

from functools import lru_cache

from client.rules.siberia.data import AREAS, MARKERS, NODES, RESOURCES, STEPS
from client.rules.siberia.state import State, reach

Workers = tuple[int, ...]  # the nodes of a seat's workers, in order
Gains = tuple[int, ...]  # rubles for each node that has a worker

KINDS = range(len(RESOURCES))
FAR = 9
FADES = tuple([0.72**steps for steps in range(FAR + 1)])  # what is left of a gain so many steps away
# Rounds of a whole game, rounds before the last that are certain, and more for each cube, by seats
_LENGTH = {2: (12.5, 0.7, 0.42), 3: (9.4, 0.5, 0.26), 4: (7.7, 0.1, 0.21)}
_QUIET = 15  # cubes missing for the end while the game has hardly begun


@lru_cache(4096)
def distances(closed: int) -> tuple[tuple[int, ...], ...]:
    """The steps from every node to every other, exhausted areas being crossed freely."""
    return tuple([_from(node, closed) for node in range(len(NODES))])


def _from(node: int, closed: int) -> tuple[int, ...]:
    found = [FAR] * len(NODES)
    found[node], edge, steps = 0, [node], 0
    while edge:
        steps += 1
        edge = [to for at in edge for to in reach(at, closed) if found[to] == FAR]
        for to in edge:
            found[to] = min(found[to], steps)
    return tuple(found)


@lru_cache(1 << 16)
def outcome(workers: Workers, steps: int, gains: Gains, closed: int) -> int:
    """The most that workers can be worth after so many steps."""
    best = held(workers, gains)
    if steps:
        for _, _, after in walks(workers, closed):
            best = max(best, outcome(after, steps - 1, gains, closed))
    return best


@lru_cache(1 << 14)
def walks(workers: Workers, closed: int) -> tuple[tuple[int, int, Workers], ...]:
    """Every single step as (from, to, workers after it)."""
    found = []
    for k, node in enumerate(workers):
        if node not in workers[:k]:
            rest = workers[:k] + workers[k + 1 :]
            found += [(node, to, tuple(sorted((*rest, to)))) for to in reach(node, closed)]
    return tuple(found)


def held(workers: Workers, gains: Gains) -> int:
    """What workers are worth where they are: several in one area take a cube only once."""
    return sum([gains[node] for node in set(workers)])


def workers_of(pawns: list[int]) -> Workers:
    """The nodes of the pawns that are workers, those in Vladivostok included."""
    return tuple(sorted([place for place in pawns if place < len(NODES)]))


@lru_cache(1 << 14)
def cubes_at(lying: tuple[int, ...]) -> tuple[int, ...]:
    """How many cubes lie in each area."""
    return tuple([sum([areas >> area & 1 for areas in lying]) for area in range(AREAS)])


@lru_cache(1 << 14)
def to_the_end(lying: tuple[int, ...], marked: int) -> int:
    """The fewest cubes whose sale would place the last marker."""
    left = sorted([count for count in cubes_at(lying) if count])
    return sum(left[: MARKERS - marked])


@lru_cache(1 << 12)
def best_prices(prices: tuple[tuple[int, ...], ...], markets: int) -> tuple[float, ...]:
    """The best price of each resource at these exchanges, in thousands; 0 where none buys it."""
    rows = [row for k, row in enumerate(prices) if markets >> k & 1]
    return tuple([max([row[r] for row in rows], default=0) / 1000.0 for r in KINDS])


@lru_cache(1 << 14)
def short_walk(workers: Workers, gains: Gains, closed: int) -> int:
    """About what three steps add: the best goal in reach, then the next with the steps left."""
    apart, left, added = distances(closed), STEPS, 0
    goals = sorted(
        [node for node, gain in enumerate(gains) if gain and node not in workers],
        key=lambda node: -gains[node],
    )
    free = list(workers)
    for goal in goals[:4]:
        fit = [
            (gains[node] * (free.count(node) == 1), apart[node][goal], node)
            for node in free
            if apart[node][goal] <= left
        ]
        if fit:
            lost, steps, node = min(fit)
            if lost < gains[goal]:
                added += gains[goal] - lost
                left -= steps
                free.remove(node)
    return added


def rounds_left(s: State) -> float:
    """The rounds expected after the running one."""
    if s.last:
        return 0.0
    need = to_the_end(tuple(s.lying), len(s.marked))
    whole, least, each = _LENGTH[len(s.seats)]
    if need >= _QUIET:
        return max(least + each * need, whole - 0.8 * s.round - 0.2)
    return least + each * need
