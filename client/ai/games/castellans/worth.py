"""What things are worth to one seat of Castellans, in points, what the rivals lose by them counted too."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache
from itertools import accumulate

from client.ai.games.castellans.outlook import (
    CONTROL_DOUBT,
    GUILD_DOUBT,
    doubt,
    left_this_round,
    running,
    scorings,
    stake,
)
from client.rules.castellans.data import (
    ALL_WARDS,
    BETWEEN,
    BRIDGES,
    CAP,
    CHOICE,
    CONTROL_PRIZES,
    FOOD,
    GATE,
    GOLD,
    GOLD_FACE,
    GOODS,
    GUILD_PRIZES,
    GUILDS,
    INFLUENCE,
    LIGHTHOUSE_POINTS,
    LOOPS,
    MAGIC,
    NONE,
    OTHER,
    POINTS,
    RESOURCES,
    ROUNDS,
    STATUE,
    STONE,
    TEMPLES,
    TOWER,
    TRACK,
    WHARF_PRIZES,
    WOOD,
)
from client.rules.castellans.scoring import halves
from client.rules.castellans.state import State, cap, crates_out

# Points that a unit of each good is worth early, and what the next units are worth beside it.
BASE: dict[int | str, float] = {WOOD: 1.5, STONE: 1.9, FOOD: 1.65, MAGIC: 1.7, GOLD: 0.8}
SHARE = {
    WOOD: (0.9, 0.95, 1.1, 0.75, 0.65, 0.5),
    STONE: (0.9, 1.15, 0.9, 0.85, 0.55, 0.45),
    FOOD: (1.2, 1.0, 0.85, 0.7, 0.5, 0.4),
    MAGIC: (1.1, 1.0, 0.85, 0.7, 0.55, 0.45),
    GOLD: (1.2, 1.1, 1.0, 1.0, 1.0, 1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.5),
}
BRIDGE: dict[int | str, float] = {**BASE, POINTS: 1.0, CHOICE: 1.6, OTHER: 0.8}
# How much of that is left with so many actions to come.
FRESH = (0.0, 0.35, 0.55, 0.65, 0.74, 0.8, 0.85, 0.9, 0.94, 0.97, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0)
FADE = 0.93  # of a ward's prizes from one round to the next
STRIDE = 0.62  # steps in each guild that an action brings in the mean
REWARD = 0.1  # beyond the rank and the bridges, for each step


@lru_cache(1 << 16)
def _track(guild: int, space: int, rivals: tuple[int, ...], actions: int, envy: float) -> float:
    """The value of a marker on a space with so many actions of each to come."""
    soon = int(actions > LOOPS)  # every marker will leave its star
    others = tuple([rival + soon for rival in rivals])
    found = stake(space + soon, others, 0, doubt(actions, GUILD_DOUBT), GUILD_PRIZES, envy) + REWARD * space
    if actions:
        reach = space + STRIDE * actions
        for at in BRIDGES[guild]:
            if at > space:
                chance = min(1.0, max(0.0, 0.5 + (reach - at) / 6.0))
                found += chance * 0.8 * _bridge(guild, at, actions)
    return found


@lru_cache(1 << 10)
def _bridge(guild: int, at: int, actions: int) -> float:
    """What a bridge pays, with so many actions to come."""
    return sum([BRIDGE[reward] * n * fresh(actions, reward) for reward, n in BRIDGES[guild][at]])


@lru_cache(1 << 17)
def _walk(guild: int, start: int, end: int, rivals: tuple[int, ...], actions: int, envy: float) -> float:
    """What a marker gains on its way from one space to another, bridges crossed."""
    crossed = sum([_bridge(guild, at, actions) for at in BRIDGES[guild] if start < at <= end])
    there, here = (_track(guild, space, rivals, actions, envy) for space in (end, start))
    return there - here + crossed


@lru_cache(1 << 17)
def _ward(
    mine: int, rivals: tuple[int, ...], keep: int, now: int, when: tuple[int, ...], envy: float
) -> float:
    """What so many halves in a ward should bring where it is scored, `now` actions before the first time."""
    total = 0.0
    for later in when:
        unsure = doubt(now + LOOPS * later, CONTROL_DOUBT)
        total += FADE**later * stake(mine, rivals, keep, unsure, CONTROL_PRIZES, envy)
    return total


@lru_cache(1 << 7)
def _sums(scale: float, good: int) -> tuple[float, ...]:
    """What so many units of a good are worth together, from none to all."""
    return tuple(accumulate([scale * share for share in SHARE[good]], initial=0.0))


def fresh(actions: int, reward: int | str = "") -> float:
    """How much goods are still worth; points and steps keep their worth."""
    return 1.0 if reward in (POINTS, OTHER) else FRESH[min(actions, len(FRESH) - 1)]


class Worth:
    """The worth of everything to one seat; it reads only what everybody sees."""

    def __init__(self, s: State, me: int, *, envious: bool = True) -> None:
        """`envious`: what the rivals lose counts too."""
        self.s = s
        self.me = me
        seat = self.seat = s.seats[me]
        self.rivals = [other for p, other in enumerate(s.seats) if p != me]
        self.envy = 1.0 / len(self.rivals) if envious else 0.0
        self.first = running(s)
        self.rounds = max(0, ROUNDS + 1 - self.first)  # scorings to come
        self.coming = LOOPS * (ROUNDS - s.round)
        self.actions = self.coming + left_this_round(s, seat)
        self.theirs = sum([left_this_round(s, other) for other in self.rivals]) / len(self.rivals)
        self.fresh = fresh(self.actions)
        self._soon = int(self.theirs + 0.99)
        self._control: dict[int, float] = {}
        self._steps: dict[int, float] = {}

    # ---- wards

    @cached_property
    def halves(self) -> list[list[int]]:
        """Control points by seat and ward, in halves."""
        return halves(self.s)

    @cached_property
    def _rivals_in(self) -> list[tuple[int, ...]]:
        rows = [row for p, row in enumerate(self.halves) if p != self.me]
        return [tuple(sorted(column)) for column in zip(*rows, strict=True)]

    @cached_property
    def _keeps(self) -> list[int]:
        keeps = self.s.keeps
        return [2 * keeps.count(ward) for ward in ALL_WARDS]

    @cached_property
    def _when(self) -> tuple[tuple[int, ...], ...]:
        return scorings(self.first, self.s.options.round5_all_districts)

    def ruled(self, ward: int, more: int = 0) -> float:
        """What a ward should bring to the end with so many halves more there."""
        key = ward * 16 + more
        found = self._control.get(key)
        if found is None:
            mine, rivals, keep = self.halves[self.me][ward] + more, self._rivals_in[ward], self._keeps[ward]
            found = _ward(mine, rivals, keep, self._soon, self._when[ward], self.envy)
            self._control[key] = found
        return found

    def hold(self, ward: int, more: int = 2) -> float:
        """What so many halves more in a ward bring."""
        return self.ruled(ward, more) - self.ruled(ward)

    def mill(self, border: int) -> float:
        """A windmill on a road."""
        return sum([self.hold(ward, 1) for ward in BETWEEN[border]])

    # ---- pieces

    def temple(self, ward: int) -> float:
        """A temple in a ward, without its steps."""
        return self.hold(ward) + self._fed(STATUE, ward)

    def manor(self, ward: int) -> float:
        """A manor in a ward, without its ability and its steps."""
        return self.hold(ward) + self._fed(TOWER, ward)

    def pawn(self, ward: int) -> float:
        """A citizen in a ward, without its step."""
        at = self.seat.monuments[GATE]
        fed = self.rounds if at != NONE and ward in BETWEEN[at] else 0
        return self.hold(ward) + fed

    def ship(self, ward: int) -> float:
        """A ship in a ward."""
        lit = self.seat.lighthouse == ward
        return self.hold(ward) + (LIGHTHOUSE_POINTS * self.rounds if lit else 0)

    def beacon(self, ward: int) -> float:
        """The lighthouse in a ward, without its steps."""
        seat = self.seat
        ships = seat.ships.count(ward) + 0.3 * (len(seat.ships) < 3) * (self.actions > 3)
        return self.hold(ward) + LIGHTHOUSE_POINTS * self.rounds * ships

    def _fed(self, kind: int, ward: int) -> float:
        return float(self.rounds) if self.seat.monuments[kind] == ward else 0.0

    def monument(self, kind: int, place: int) -> float:
        """What a monument pays by what stands beside it and may still come, without its steps."""
        seat = self.seat
        if kind == GATE:
            pieces = sum([seat.pawns.count(ward) for ward in BETWEEN[place]])
            more = 0.35 * (4 - len(seat.pawns))
        elif kind == TOWER:
            pieces, more = seat.manors.count(place), 0.3
        else:
            pieces, more = seat.temples.count(place), 0.3 * (TEMPLES - len(seat.temples))
        return self.rounds * pieces + max(0, self.rounds - 1) * more * min(1.0, self.actions / 6)

    # ---- guilds

    @cached_property
    def _rivals_at(self) -> list[tuple[int, ...]]:
        return [
            tuple(sorted([other.influence[guild] for other in self.rivals])) for guild in range(len(GUILDS))
        ]

    def track(self, guild: int, space: int) -> float:
        """What a marker on a space should bring to the end: the rank, and the bridges still to be crossed."""
        return _track(guild, space, self._rivals_at[guild], self.actions, self.envy)

    def step(self, guild: int, steps: int = 1, before: int = 0) -> float:
        """So many steps in a guild, after others there."""
        key = (guild * 8 + steps) * 8 + before
        found = self._steps.get(key)
        if found is None:
            found = self._steps[key] = self._stepped(guild, steps, before)
        return found

    def _stepped(self, guild: int, steps: int, before: int) -> float:
        start = min(TRACK, self.seat.influence[guild] + before)
        end = min(TRACK, start + steps)
        if end == start:
            return 0.0
        return _walk(guild, start, end, self._rivals_at[guild], self.actions, self.envy)

    def both(self, guilds: Iterable[int], steps: int) -> float:
        """So many steps in each of these guilds."""
        return sum([self.step(guild, steps) for guild in guilds])

    def best_step(self, guilds: Sequence[int], steps: int = 1) -> float:
        """So many steps in the best of these guilds."""
        return max([self.step(guild, steps) for guild in guilds])

    def steps(self, count: int) -> float:
        """So many single steps wherever they bring most."""
        taken, total = [0] * len(GUILDS), 0.0
        for _ in range(count):
            values = [self.step(guild, 1, before) for guild, before in enumerate(taken)]
            best = max(range(len(GUILDS)), key=values.__getitem__)
            taken[best] += 1
            total += values[best]
        return total

    # ---- goods

    @cached_property
    def stocks(self) -> list[tuple[float, ...]]:
        """What so many units of each good are worth together."""
        sated = 0.3 if len(self.seat.temples) == TEMPLES else 1.0
        return [
            _sums(BASE[good] * self.fresh * (sated if good == STONE else 1.0), good)
            for good in range(len(GOODS))
        ]

    def gain(self, good: int, n: int, before: int = 0) -> float:
        """So many units more of a good, as far as its track holds them."""
        have = self.seat.goods[good] + before
        end = min(have + n, cap(self.seat, good))
        return self.stocks[good][end] - self.stocks[good][have] if end > have else 0.0

    def cost(self, good: int, n: int, before: int = 0) -> float:
        """So many units less of a good."""
        have = self.seat.goods[good] + before
        return self.stocks[good][have] - self.stocks[good][max(0, have - n)]

    def paid(self, good: int, n: int, bonus: int = 0) -> float:
        """A payment in a good, magic standing in for what is lacking or where it is worth less."""
        seat = self.seat
        real = min(seat.goods[good] + bonus, CAP)
        extra = real - seat.goods[good]
        magic = max(0, n - real)
        best = 1e9
        while magic < n and magic <= seat.goods[MAGIC]:
            best = min(best, self.cost(good, n - magic, extra) + self.cost(MAGIC, magic))
            magic += 1
        return best - (self.gain(good, extra) if extra else 0.0)

    def face(self, face: int) -> float:
        """The value of a die, gained once."""
        if face == INFLUENCE:
            return self.steps(1)
        return self.gain(face, GOLD_FACE if face == GOLD else 1)

    @cached_property
    def any_resource(self) -> float:
        """A resource of choice."""
        return max([self.gain(good, 1) for good in RESOURCES])

    # ---- the wharf

    @cached_property
    def _crates(self) -> tuple[int, ...]:
        return tuple(sorted([crates_out(other) for other in self.rivals]))

    def crates(self, more: int) -> float:
        """What so many crates more on the wharf card bring in its ranking."""
        out, unsure = crates_out(self.seat), doubt(self._soon, 0.5)
        now, then = [stake(n, self._crates, 0, unsure, WHARF_PRIZES, self.envy) for n in (out, out + more)]
        return then - now
