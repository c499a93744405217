"""The Wharf action: trades by crate, then Shipyard or Sail (rules, section 5.5)."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial
from typing import Any

from client.rules.castellans.building import affordable, reachable
from client.rules.castellans.costs import pay, payable, sail_gold, ship_wood, surcharge
from client.rules.castellans.data import (
    CARD,
    DRYDOCK,
    GOLD,
    GOODS,
    NONE,
    OTHER,
    POINTS,
    SHIPS,
    TRADED,
    WARDS,
    WHARF_CARDS,
    WOOD,
    Trade,
)
from client.rules.castellans.influence import gain, spread
from client.rules.castellans.moves import CARD_ID, DONE, LAUNCH, LINE_AT, SAIL, SHIP_AT, TRADE, WARD_AT
from client.rules.castellans.state import Seat, State, crates_free, has, score, ships_in, ships_out, unlocked
from client.rules.play import Ask, Beat, Move, Step

# What each line of each card takes of a seat: 1 gold to buy, the good to sell.
GIVEN = [[trade.good if trade.sells else GOLD for trade in card] for card in WHARF_CARDS]


def can_wharf(state: State, seat: Seat) -> bool:
    """A trade or a sub-action that could be made as things are [4.3]."""
    if crates_free(seat) and (seat.goods[GOLD] or lines(state, seat)):  # for gold every card sells something
        return True
    return can_ship(state, seat)


def lines(state: State, seat: Seat) -> list[int]:
    """The lines of the open card that a seat could trade on: 1 gold to buy, 1 unit to sell [seed V80 V81]."""
    goods = seat.goods
    return [line for line, good in enumerate(GIVEN[state.wharf]) if goods[good] > 0]


def wharf(state: State, me: int) -> Generator[Any, Any, bool]:
    """Trade crate by crate, at least once or else a sub-action must follow; whether anything was traded.

    [seed V80, designed]
    """
    seat, traded = state.seats[me], False
    while crates_free(seat) and (open_lines := lines(state, seat)):
        offers = [TRADE[me][line] for line in open_lines]
        if traded or can_ship(state, seat):
            offers.append(DONE)
        move: Move = yield Ask(me, "trade", partial(list, offers))
        if move == DONE:
            break
        yield from trade(state, me, LINE_AT[move.to])
        traded = True
    return traded


def trade(state: State, me: int, line: int) -> Step:
    """A crate onto a line, one unit bought or sold; the Smuggler pays after it [seed V80 V81, designed]."""
    seat, deal = state.seats[me], WHARF_CARDS[state.wharf][line]
    seat.crates[seat.crates.index(NONE)] = line
    if deal.sells:
        yield from sell(state, me, deal)
    else:
        seat.goods[GOLD] -= 1
        yield Beat("bought", (me, GOODS[deal.good]))
        yield from gain(state, me, deal.good, 1) or ()
    if has(seat, "smuggler"):
        yield Beat("effect", (me, CARD_ID[CARD["smuggler"]]))
        yield from gain(state, me, GOLD, 1) or ()


def sell(state: State, me: int, deal: Trade) -> Step:
    """A unit sold for points, gold, or steps that may go to different guilds [seed V81, designed]."""
    seat = state.seats[me]
    seat.goods[deal.good] -= 1
    reward = deal.reward if isinstance(deal.reward, str) else GOODS[deal.reward]
    yield Beat("sold", (me, GOODS[deal.good], reward, deal.n))
    if deal.reward == POINTS:
        score(seat, deal.n, TRADED)
    elif deal.reward == OTHER:
        for _ in range(deal.n):
            yield from spread(state, me)
    else:
        yield from gain(state, me, GOLD, deal.n) or ()


def can_ship(state: State, seat: Seat) -> bool:
    """Whether Shipyard or Sail is possible."""
    return can_sail(seat) or can_launch(state, seat)


def can_launch(state: State, seat: Seat) -> bool:
    """A ship in stock, wood, and gold for some ward [seed V84]."""
    if len(seat.ships) == SHIPS or not payable(seat, WOOD, ship_wood(seat)):
        return False
    return reachable(state, seat, ships_out(state), ships_in)


def can_sail(seat: Seat) -> bool:
    """An own ship on the map and the gold [seed V86]."""
    return bool(seat.ships) and sail_gold(seat) <= seat.goods[GOLD]


def ship(state: State, me: int, optional: bool) -> Step:
    """Shipyard or Sail, or both, each once, with the Drydock or by an option [seed V84-V87, 7 #12]."""
    seat = state.seats[me]
    twice = unlocked(seat, DRYDOCK) or state.options.subactions_per_action > 1
    done: list[str] = []
    for _ in range(1 + twice):
        offers = [move for move in ships(state, me) if move.verb not in done]
        if not offers:
            return
        if optional:
            offers.append(DONE)
        move: Move = yield Ask(me, "ship", partial(list, offers))
        if move == DONE:
            return
        done.append(move.verb)
        optional = True
        if move.verb == "build":
            yield from launch(state, me, move)
        else:
            sail(state, me, move)


def ships(state: State, me: int) -> list[Move]:
    """A new ship to any ward that can be paid, and each own ship to any other ward [seed V84-V87]."""
    seat, moves = state.seats[me], []
    if can_launch(state, seat):
        moves += [LAUNCH[me][ward] for ward in affordable(seat, ships_in(state))]
    if can_sail(seat):
        for number, at in enumerate(seat.ships):
            moves += [SAIL[me][number][ward] for ward in range(len(WARDS)) if ward != at]
    return moves


def launch(state: State, me: int, move: Move) -> Step:
    """Shipyard: wood, and gold for each ship already there; no influence [seed V84 V85]."""
    seat, ward = state.seats[me], WARD_AT[move.to]
    gold = surcharge(seat, ships_in(state)[ward])
    seat.ships.append(ward)
    yield from pay(state, me, WOOD, ship_wood(seat), gold)


def sail(state: State, me: int, move: Move) -> None:
    """Sail: gold, and a ship goes to another ward; no influence [seed V86 V87]."""
    seat = state.seats[me]
    seat.goods[GOLD] -= sail_gold(seat)
    seat.ships[SHIP_AT[move.piece]] = WARD_AT[move.to]
