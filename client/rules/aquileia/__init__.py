"""Aquileia: 3 to 5 merchants in a Roman river port, and a variant for two.

Beats and what they are about (seats are numbers, -1 is nobody; pieces and zones by their ids; b s g are
bronze, silver and gold coins):

    start            (seat)                       who starts the first round
    round            (round, start seat)          a round begins
    neutral          (space zone, ...)            the spaces closed by the neutral colour
    sent             (seat, space zone)           a henchman set without a choice
    helmet           (seat, rank)                 a helmet set without a choice, rank from 1
    kept             (seat, henchmen)             out of this round's placing, with henchmen left
    tariff_laid      (seat, space zone)           the harbour coin laid down in advance
    coins            (seat, b, s, g, why)         coins taken; why: dolus arena stadium theatre portus
    paid             (seat, b, s, g, why)         coins paid to the bank; why: theatre
    points           (seat, points, source)       points scored; source: pecunia arena forum harbour
    changed          (seat, b, s, g, b, s, g)     a purse before and after Pecunia
    lost             (seat, space id, why)        no action; why: no_bronze no_coin nothing_there no_house
    drew             (seat, kind, cards)          cards drawn face down; kind: arms slave
    blue_dice        (seat)                       holds the blue dice this round
    strength         (seat, before, more, after)  a throw; before the red dice, that of the spaces
    played           (seat, more, strength, card, ...)  cards played in a contest
    place            (seat, place, strength, contest, how)  contest: arena stadium; how: clear tie (helmet)
    laurels          (winner, second)             the winner kept one laurel and passed the other on
    laurel_alone     (winner)                     kept one, the other left the game
    lot              (piece, dealer)              the theatre laurel put up
    lot_unseen       ()                           no auction, the top theatre laurel leaves unseen
    cannot_bid       (seat)                       has no coin to open with
    cannot_raise     (seat)                       cannot show the bid and one coin more
    bid              (seat, b, s, g)              the bid that stands now
    won              (seat, piece, b, s, g)       the auction's winner and its bid
    free             (seat, piece)                all passed
    built            (seat, site zone, b, s, g)   a house and the coins paid for it
    slaves_handed    (seat, slaves, card, ...)    slave cards handed in for it
    stolen           (thief, robbed seat, metal)  a harbour coin
    nothing_stolen   (thief)
    tariff_paid      (seat, metal)                the harbour coin goes to the bank, the action takes place
    nothing_built    (seat)                       neither bank nor workshop brought anything
    laurels_removed  (piece)                      nobody raced: this laurel and one unseen leave the game
    market           (card, ...)                  the cards now for sale
    laurel_up        (piece)                      the next face-up laurel
    start_tile       (seat)                       starts the next round
    revealed         ()                           all laurels are turned up
    numbered         (seat, piece, points)        a laurel with a number
    villas           (seat, colour, cards, printed points, points)  the colour's product
    final            (seat, points, rank)

Asks and their `about`: equi_buy, servi_buy, forum_build (space id); pecunia_silver (golds chosen);
arena_cards, stadium_cards (strength); arena_blue, stadium_blue (dice left, strength); arena_prize (points,
slave cards there are); theatre_raise (b, s, g of the standing bid); forum_slaves (site zone, slaves due);
portus_repay (metal); portus_choose (points, b, s, g); laurel_assign (piece, colour, its villa points, other
colour, its villa points).

Chances: roll, about (red, dolus | arena | stadium | latro | start) or (blue, arena | stadium), face index 0-1
bronze, 2-3 silver, 4-5 gold; shuffle, about (arms | slaves | laurels | theatre); draw, about (start) a seat,
about (neutral) a space by its place in data.SPACES.
"""

from __future__ import annotations

from collections.abc import Callable

from client.rules import kit
from client.rules.aquileia import hidden, refusals, scoring
from client.rules.aquileia.contest import (
    arena,
    arena_blue,
    arena_cards,
    arena_prizes,
    stadium,
    stadium_blue,
    stadium_cards,
    stadium_prizes,
)
from client.rules.aquileia.forum import forum
from client.rules.aquileia.harbour import latro, portus
from client.rules.aquileia.mercatus import dolus, equi, pecunia, potentia, servi
from client.rules.aquileia.placement import place
from client.rules.aquileia.rounds import cleanup, setup, start_round
from client.rules.aquileia.scoring import assign_laurels, reveal_laurels, villas
from client.rules.aquileia.state import Options, State, new_state
from client.rules.aquileia.table import table
from client.rules.aquileia.theatre import theatre, theatre_award, theatre_open, theatre_raise
from client.rules.play import Assembly, Option, Setup, Step

STEPS: dict[str, Callable[[State], Step]] = {
    "setup": setup,
    "round": start_round,
    "place": place,
    "dolus": dolus,
    "pecunia": pecunia,
    "equi": equi,
    "servi": servi,
    "potentia": potentia,
    "arena": arena,
    "arena_cards": arena_cards,
    "arena_blue": arena_blue,
    "arena_prizes": arena_prizes,
    "stadium": stadium,
    "stadium_cards": stadium_cards,
    "stadium_blue": stadium_blue,
    "stadium_prizes": stadium_prizes,
    "theatre": theatre,
    "theatre_open": theatre_open,
    "theatre_raise": theatre_raise,
    "theatre_award": theatre_award,
    "forum": forum,
    "latro": latro,
    "portus": portus,
    "cleanup": cleanup,
    "laurels": reveal_laurels,
    "assign": assign_laurels,
    "villas": villas,
}


OPTIONS = tuple([Option(name) for name in Options._fields])
SEATS = range(2, 6)
UNSEEN = frozenset(
    {
        "options",
        "phase",
        "cursor",
        "looker",
        "entrants",
        "races",
        "dealer",
        "bidding",
        "passed",
        "barred",
        "free",
        "parts",
        "revealed",
    }
)


def deal(setup: Setup) -> State:
    """The table before anything is shuffled; ValueError for a bad seat count or option."""
    options = kit.checked(setup, "aquileia", SEATS, OPTIONS)
    duel = setup.seats == 2
    if setup.options.get("two_player_neutral", duel) is not duel:
        raise ValueError("two_player_neutral is on with 2 seats and off with 3 to 5")
    options["two_player_neutral"] = duel
    return new_state(setup.seats, Options(**options))


GAME = Assembly(
    name="aquileia",
    rules=1,
    seats=SEATS,
    options=OPTIONS,
    unseen=UNSEEN,
    steps=STEPS,
    deal=deal,
    pools=hidden.pools,
    redeal=hidden.redeal,
    table=table,
    standing=scoring.standing,
    why_not=refusals.why_not,
)
