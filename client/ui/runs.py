"""Zones of the board, and rows of groups of zones that share their room by how many there are. Pure."""

from __future__ import annotations

from collections.abc import Container
from typing import NamedTuple

NUMBERS = ("none", "over", "below", "right", "corner", "large")  # where stands how many lie in a zone


class Zone(NamedTuple):
    """A place on the board, in board units; `at` is its centre, `piece` the height of what lies there.

    `look`: "tally" shows the count of the zone's own name in place of its pieces, "slot" the outline of what
    may lie there, "dish" a dish under it; a "region" has an outline of its own on the board, which the game's
    painter knows, with its name on it. `tag`: counts of which the first there is hangs below the zone, such
    as a price. `number`: where is written how many lie there. Zones of one `group` share the place of the
    first of them. `within`: the region in which it also takes what is dropped. `bay`: the size of the
    part at its `align` end in which pieces lie, where that is not the whole of it.
    """

    name: str
    at: tuple[float, float]
    size: tuple[float, float]
    shape: str = "rect"
    spread: str = "single"
    piece: float = 40
    gap: float = 4
    angle: float = 0
    align: str = "centre"
    look: str = ""
    tag: tuple[str, ...] = ()
    group: str = ""
    number: str = "none"
    within: str = ""
    bay: tuple[float, float] | None = None


class Run(NamedTuple):
    """Groups of zones side by side between two ends of the board: as many as the game has.

    `wide` is how a group looks when one is `pitches[0]` from the next or more, `tight` at `pitches[1]`; what
    is between is in between. The zones' `at` counts from the left end of their group. Groups are never more
    than `most` apart; what is left over stays at both ends.
    """

    name: str
    left: float
    right: float
    most: float
    pitches: tuple[float, float]
    wide: dict[str, Zone]
    tight: dict[str, Zone]

    def count(self, names: Container[str]) -> int:
        """How many groups there are among these names of zones."""
        first = next(iter(self.wide))
        found = 0
        while f"{first}.{found}" in names:
            found += 1
        return found

    def zones(self, count: int) -> list[Zone]:
        """The zones of so many groups, named ``<zone>.<n>``."""
        if not count:
            return []
        pitch = min(self.most, (self.right - self.left) / count)
        left = self.left + (self.right - self.left - pitch * count) / 2
        share = min(1.0, max(0.0, (pitch - self.pitches[1]) / (self.pitches[0] - self.pitches[1])))
        aside = max(0.0, pitch - self.pitches[0]) / 2
        return [
            between(self.tight[name], zone, share, left + n * pitch + aside, f"{name}.{n}")
            for n in range(count)
            for name, zone in self.wide.items()
        ]


def between(tight: Zone, wide: Zone, share: float, left: float, name: str) -> Zone:
    """A zone between two forms of it (0: tight, 1: wide), moved to the right by `left`."""

    def mix(a: float, b: float) -> float:
        return a + (b - a) * share

    at = (left + mix(tight.at[0], wide.at[0]), mix(tight.at[1], wide.at[1]))
    size = (mix(tight.size[0], wide.size[0]), mix(tight.size[1], wide.size[1]))
    return wide._replace(
        name=name, at=at, size=size, piece=mix(tight.piece, wide.piece), gap=mix(tight.gap, wide.gap)
    )
