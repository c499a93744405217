"""Scenes of Aquileia: a position laid out by hand, then played by script."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from client.rules.aquileia import GAME
from client.rules.aquileia.data import ARMS, METALS, SITE, SLAVES, SPACE
from client.rules.aquileia.placement import CLOSES
from client.rules.aquileia.state import State
from client.rules.play import Play, Setup
from tests.kit import Script

FACE = {"b": 0, "s": 2, "g": 4}


class Scene(Script):
    """A script with the things of Aquileia at hand."""

    @property
    def state(self) -> State:
        """The position."""
        state = self.play.state
        assert isinstance(state, State)
        return state

    def roll(self, *throws: str) -> Scene:
        """Throw dice in a row, such as "bbg" for two bronze and a gold."""
        for throw in throws:
            self.chance([FACE[letter] for letter in throw])
        return self

    def purse(self, seat: int) -> tuple[int, int, int]:
        """Bronze, silver and gold of a seat."""
        bronze, silver, gold = self.state.seats[seat].coins
        return bronze, silver, gold

    def points(self) -> list[int]:
        """The score of all seats."""
        return [seat.points for seat in self.state.seats]


def lay(
    phase: str,
    seats: int = 3,
    *,
    start: int = 0,
    on: Mapping[str, int] | None = None,
    purses: Mapping[int, tuple[int, int, int]] | None = None,
    arms: Mapping[int, str] | None = None,
    slaves: Mapping[int, str] | None = None,
    houses: Mapping[int, str] | None = None,
    order: Sequence[int] | None = None,
    henchmen: Mapping[int, int] | None = None,
    options: Sequence[str] = (),
    change: Callable[[State], None] | None = None,
) -> Scene:
    """The game at the start of a phase, with these henchmen, purses, hands, houses and helmets.

    `arms` are faces, `slaves` numbers, `houses` sites, each as words. `henchmen` are those still to place.
    `change` does the rest before anything is asked. Decks lie in the order of the data, their last card on
    top; without `order` the helmets lie in the order of the seats.
    """
    state = deal(seats, options)
    state.phase, state.start = phase, start
    for space, seat in (on or {}).items():
        send(state, seat, space)
    for seat, coins in (purses or {}).items():
        give(state, seat, coins)
    for seat, faces in (arms or {}).items():
        for face in faces.split():
            deal_arms(state, seat, face)
    for seat, numbers in (slaves or {}).items():
        for number in numbers.split():
            card = next(card for card in state.slave_deck if SLAVES[card] == int(number))
            state.slave_deck.remove(card)
            state.seats[seat].slaves.append(card)
    for seat, sites in (houses or {}).items():
        for site in sites.split():
            build(state, seat, site)
    for seat, count in (henchmen or {}).items():
        state.seats[seat].henchmen = count
    for seat in range(seats) if order is None else order:
        state.order.append(seat)
        state.seats[seat].helmet = False
    if change:
        change(state)
    return Scene(Play(GAME, state))


def deal(seats: int, options: Sequence[str] = ()) -> State:
    """The table with its three cards and one laurel turned up, nothing shuffled."""
    state = GAME.deal(Setup(seats, dict.fromkeys(options, True)))
    state.arms_slots = [state.arms_deck.pop(0) for _ in range(3)]
    state.laurel_open.append(state.laurel_deck.pop(0))
    return state


def send(state: State, seat: int, space: str) -> None:
    """Set a henchman on a space, on a harbour space with its coin."""
    number = SPACE[space]
    state.seats[seat].henchmen -= 1
    state.occupy(number, seat, state.seats[seat].henchmen)
    state.seats[seat].barred |= CLOSES.get(number, 0)
    if space.startswith("portus"):
        metal = METALS.index(space.removeprefix("portus-"))
        state.tariff[metal] = 1
        state.seats[seat].coins[metal] -= 1


def give(state: State, seat: int, coins: Sequence[int]) -> None:
    """Make a purse hold exactly these coins."""
    for metal, count in enumerate(coins):
        state.bank[metal] += state.seats[seat].coins[metal] - count
        state.seats[seat].coins[metal] = count


def deal_arms(state: State, seat: int, face: str) -> int:
    """Deal a card of this face from the deck to a hand; its number."""
    card = next(card for card in state.arms_deck if ARMS[card].face == face)
    state.arms_deck.remove(card)
    state.seats[seat].arms.append(card)
    return card


def build(state: State, seat: int, site: str) -> None:
    """Put a house on a site."""
    state.seats[seat].houses -= 1
    state.sites[SITE[site]] = seat
    state.house[SITE[site]] = state.seats[seat].houses
