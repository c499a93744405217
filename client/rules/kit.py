"""Small rules that several games share."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from random import Random
from typing import Any

from client.rules.play import Chance, Option, Pool, Setup


def clockwise(first: int, seats: int) -> list[int]:
    """All seats in turn order from the first."""
    return [(first + step) % seats for step in range(seats)]


def ranks(values: Sequence[Any]) -> list[int]:
    """The rank of each value from 1, the highest first; equal values share the better rank."""
    return [1 + sum(other > value for other in values) for value in values]


def drawn(
    deck: list[int], discard: list[int], count: int, about: tuple[Any, ...] = ()
) -> Generator[Any, Any, list[int]]:
    """Draw from the end of the deck; when it is empty the discard pile is shuffled into a new one.

    Returns the ids drawn, fewer than asked for when both piles run out. Use with `yield from`, and put the
    cards into a zone before the next request.
    """
    taken: list[int] = []
    while len(taken) < count:
        if not deck:
            if not discard:
                break
            yield from shuffled(discard, about)
            deck.extend(discard)
            discard.clear()
        taken.append(deck.pop())
    return taken


def drawn_into(
    hand: list[int], deck: list[int], discard: list[int], count: int, about: tuple[Any, ...] = ()
) -> Generator[Any, Any, int]:
    """Draw as `drawn` does, each card into its zone before the next request; how many there were."""
    for taken in range(count):
        if not deck:
            if not discard:
                return taken
            yield from shuffled(discard, about)
            deck.extend(discard)
            discard.clear()
        hand.append(deck.pop())
    return count


def shuffled(pile: list[int], about: tuple[Any, ...] = ()) -> Generator[Any, Any, None]:
    """Bring a pile into a new order, in place, as chance decides."""
    pile[:] = yield Chance("shuffle", tuple(pile), about=about)


def redeal(pools: Iterable[Pool], rng: Random) -> None:
    """Deal the pieces of each pool anew among its zones, keeping what is bound in its slots."""
    for pool in pools:
        faces = [face for zone in pool.zones for face in zone]
        kept = _bound(pool, faces, rng) if pool.bound else {}
        loose = sorted([face for face in faces if face not in pool.bound])  # from any order alike
        rng.shuffle(loose)
        dealt = iter(loose)
        slots = [kept[slot] if slot in kept else next(dealt) for slot in range(len(faces))]
        start = 0
        for zone in pool.zones:
            zone[:] = slots[start : start + len(zone)]
            start += len(zone)


def _bound(pool: Pool, faces: list[int], rng: Random) -> dict[int, int]:
    """Choose a slot for every bound piece, the most narrowly bound first; a slot holds one piece."""
    kept: dict[int, int] = {}
    for face in sorted(pool.bound, key=lambda face: (len(pool.bound[face]), face)):
        free = [slot for slot in pool.bound[face] if slot not in kept]
        if not free:
            raise ValueError(f"piece {face} of a pool of {len(faces)} is bound to slots that are all taken")
        kept[rng.choice(free)] = face
    return kept


def checked(setup: Setup, game: str, seats: Iterable[int], options: Iterable[Option]) -> dict[str, Any]:
    """The value of every option, defaults filled in; a one-line ValueError for what the game lacks."""
    allowed = list(seats)
    if setup.seats not in allowed:
        raise ValueError(f"{game} is for {allowed[0]} to {allowed[-1]} seats, not {setup.seats}")
    known = {option.name: option for option in options}
    for name, value in setup.options.items():
        if name not in known:
            raise ValueError(f"{game} has no option {name!r}; it has {', '.join(sorted(known))}")
        if not any(value is v or (type(value) is type(v) and value == v) for v in known[name].values):
            values = ", ".join(str(v).lower() if isinstance(v, bool) else str(v) for v in known[name].values)
            raise ValueError(f"option {name} of {game} can be {values}, not {value!r}")
    return {name: setup.options.get(name, option.default) for name, option in known.items()}
