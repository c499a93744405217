"""Every component of Pax as rows, each table with the tag of its source."""

from __future__ import annotations

from typing import NamedTuple

from client.rules.play import Option

# The seven categories in the order they are always shown. [rulebook]
CATEGORIES = ("wealth", "fleet", "army", "religion", "senator", "land", "intrigue")
WEALTH, FLEET, ARMY, RELIGION, SENATOR, LAND, INTRIGUE = range(7)
_LETTERS = "WFARSLI"


class Card(NamedTuple):
    """One influence card: its name in the table, its category, how many symbols it shows and its price."""

    name: str
    category: int
    symbols: int
    cost: int


# Category and number of cards: published [rulebook]. Symbols and prices of the single cards: ours [designed].
# Per category the (symbols, cost, how many) of its cards, from the first to the last.
_DESIGNED = {
    WEALTH: ((1, 1, 3), (1, 2, 3), (2, 3, 2), (2, 4, 2)),
    FLEET: ((1, 1, 1), (1, 2, 3), (1, 3, 2), (2, 3, 1), (2, 4, 3)),
    ARMY: ((1, 1, 1), (1, 2, 3), (1, 3, 2), (2, 3, 1), (2, 4, 3)),
    RELIGION: ((1, 1, 3), (1, 2, 3), (2, 3, 2), (2, 4, 2)),
    SENATOR: ((1, 1, 2), (1, 2, 4), (2, 3, 3), (2, 4, 1)),
    LAND: ((1, 1, 5), (1, 2, 2), (2, 2, 2), (2, 3, 3)),
    INTRIGUE: ((1, 1, 4), (1, 2, 3), (2, 3, 3), (2, 4, 2)),
}


def _one_set(suffix: str) -> list[Card]:
    cards = []
    for category, rows in _DESIGNED.items():
        faces = [(symbols, cost) for symbols, cost, copies in rows for _ in range(copies)]
        for number, (symbols, cost) in enumerate(faces, 1):
            cards.append(Card(f"{_LETTERS[category]}{number:02}{suffix}", category, symbols, cost))
    return cards


CARDS: tuple[Card, ...] = (*_one_set(""), *_one_set("b"))  # ids 0-73 are the first set, 74-147 the second
SET = 74
CATEGORY = tuple([card.category for card in CARDS])
SYMBOLS = tuple([card.symbols for card in CARDS])
COST = tuple([card.cost for card in CARDS])
FORCES = frozenset([card for card, category in enumerate(CATEGORY) if category in (FLEET, ARMY)])
# VI-X come with the second set. [designed]
LEGIONS = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")
MOST_SEATS = 8


class Size(NamedTuple):
    """What the number of seats decides: sets of cards, cards removed unseen, legions in the row."""

    sets: int
    removed: int
    legions: int


# 2-4 seats [seed P04 P05]; one: removed [designed], legions [review: ludolegars, arue]; 5-8: two sets [seed
# P01], legions [inferred], removed [designed].
SIZES = {
    1: Size(1, 30, 3),
    2: Size(1, 20, 3),
    3: Size(1, 10, 4),
    4: Size(1, 0, 5),
    5: Size(2, 30, 6),
    6: Size(2, 20, 7),
    7: Size(2, 10, 8),
    8: Size(2, 0, 9),
}
HIDDEN = 3  # cards of Rome that lie face down [seed P06]
PURSE = 5  # aurei at the start [seed P07]
FIRST_HAND = 2  # cards the start player draws, each next player one more [seed P09]
DRAWN = 3  # cards drawn in a turn [seed P13]
CONSOLATION = 2  # aurei for spying, for a deck too small and for playing nothing [seed P12 P45 P20]
POWER = 3  # symbols for each step of wealth, religion, fleet and army [seed P27 P31 P32 P33]
MAJORITY = 4  # categories that decide the war [seed P48 P50]
SOLO_GOALS = (
    3,
    4,
    5,
    6,
)  # categories needed by campaign level: the first [review: ludolegars], else [designed]

CATEGORY_POINTS = 2  # [seed P52]
STRONGER_POINTS = 3  # [seed P53]
PRIMUS_POINTS = 1  # [seed P55]
MONEY_POINTS = 4  # [seed P56]

SEVERAL = tuple(range(2, MOST_SEATS + 1))  # some options mean nothing to a lone player

OPTIONS: tuple[Option, ...] = (
    Option("rome_test", "each_player", ("each_player", "collective"), seats=SEVERAL),
    Option("hidden_rome", 3, (3, "per_legion")),
    Option("solo_legions", 3, (3, 2), seats=(1,)),
    Option("solo_level", 1, (1, 2, 3, 4), seats=(1,)),
    Option("solo_money_points", True, (True, False), seats=(1,)),
    Option("primus_by", "symbols", ("symbols", "cards"), seats=SEVERAL),
    Option("wealth_discount", "per_purchase", ("per_purchase", "per_card")),
    Option("religion_pair", "hold_one", ("hold_one", "assign_both")),
    Option("bonus_counts_as_strength", False),
    Option("final_strengthening", True, (True, False)),
    Option("deckout", "no_draw", ("no_draw", "partial")),
    Option("final_tiebreak", "shared", ("shared", "money"), seats=SEVERAL),
    Option("hide_money", False),
    Option("limited_bank", 0, (0, 60)),  # 0: the bank never runs dry
    Option("refill", "each_empty", ("each_empty", "all_empty_only")),
    Option("rome_takes", "pile", ("pile", "category")),
    Option("capacity_unit", "symbols", ("symbols", "cards")),
    Option("start_player", "random", ("random", *range(1, MOST_SEATS + 1)), seats=SEVERAL),
)
