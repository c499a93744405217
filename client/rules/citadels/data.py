"""Every component of Citadels as typed rows.

Source tags: [seed C..] a numbered statement of the rules text, [card] read from the printed faces,
[rulebook] stated in the rulebook of 2016, [code] agreed on by several open programs, [inferred] deduced from
published wording, [designed] our own.
"""

from __future__ import annotations

from typing import NamedTuple

from client.rules.play import Option

MOST_SEATS = 8
SEATS = range(2, MOST_SEATS + 1)  # [seed C01]
COINS = 30  # each worth 1 [seed C02]
PURSE = 2  # gold at the start [seed C08]
FIRST_HAND = 4  # cards at the start [seed C08]
UNIQUES = 14  # unique districts in a game [seed C07]
GATHERED_GOLD = 2  # [seed C25]
GATHERED_CARDS = 2  # drawn, of which one is kept [seed C25]
IDLE_ROUNDS = 10  # rounds in a row in which no city changes: the game ends [designed]
NONE = -1

ALL_KINDS_POINTS = 3  # [seed C34]
FIRST_POINTS = 4  # for completing the first city [seed C35]
LATER_POINTS = 2  # for completing another one [seed C35]

KINDS = ("noble", "religious", "trade", "military", "unique")
NOBLE, RELIGIOUS, TRADE, MILITARY, UNIQUE = range(5)
COLOURS = ("yellow", "blue", "green", "red", "purple")  # of the kinds [seed C113]


class District(NamedTuple):
    """One kind of district card: its printed cost and how many copies there are."""

    face: str
    kind: int
    cost: int
    copies: int = 1


# Names, kinds, costs [card]; copies [code]; the sum of each kind [seed C115].
ORDINARY: tuple[District, ...] = (
    District("manor", NOBLE, 3, 5),
    District("castle", NOBLE, 4, 4),
    District("palace", NOBLE, 5, 3),
    District("temple", RELIGIOUS, 1, 3),
    District("church", RELIGIOUS, 2, 3),
    District("monastery", RELIGIOUS, 3, 3),
    District("cathedral", RELIGIOUS, 5, 2),
    District("tavern", TRADE, 1, 5),
    District("market", TRADE, 2, 4),
    District("trading_post", TRADE, 2, 3),
    District("docks", TRADE, 3, 3),
    District("harbor", TRADE, 4, 3),
    District("town_hall", TRADE, 5, 2),
    District("watchtower", MILITARY, 1, 3),
    District("prison", MILITARY, 2, 3),
    District("barracks", MILITARY, 3, 3),
    District("fortress", MILITARY, 5, 2),
)

# All 30 unique districts [card]. The Secret Vault shows no cost, as it is never built.
SPECIAL: tuple[District, ...] = (
    District("armory", UNIQUE, 3),
    District("basilica", UNIQUE, 4),
    District("capitol", UNIQUE, 5),
    District("dragon_gate", UNIQUE, 6),
    District("factory", UNIQUE, 5),
    District("framework", UNIQUE, 3),
    District("gold_mine", UNIQUE, 6),
    District("great_wall", UNIQUE, 6),
    District("haunted_quarter", UNIQUE, 2),
    District("imperial_treasury", UNIQUE, 5),
    District("ivory_tower", UNIQUE, 5),
    District("keep", UNIQUE, 3),
    District("laboratory", UNIQUE, 5),
    District("library", UNIQUE, 6),
    District("map_room", UNIQUE, 5),
    District("monument", UNIQUE, 4),
    District("museum", UNIQUE, 4),
    District("necropolis", UNIQUE, 5),
    District("observatory", UNIQUE, 4),
    District("park", UNIQUE, 6),
    District("poor_house", UNIQUE, 4),
    District("quarry", UNIQUE, 5),
    District("school_of_magic", UNIQUE, 6),
    District("secret_vault", UNIQUE, 0),
    District("smithy", UNIQUE, 5),
    District("stables", UNIQUE, 2),
    District("statue", UNIQUE, 3),
    District("theater", UNIQUE, 6),
    District("thieves_den", UNIQUE, 6),
    District("wishing_well", UNIQUE, 5),
)
DISTRICTS = (*ORDINARY, *SPECIAL)

# The district of each of the 84 cards: 0-53 ordinary, 54-83 unique [seed C06].
CARDS: tuple[int, ...] = tuple([number for number, row in enumerate(DISTRICTS) for _ in range(row.copies)])
FACE = tuple([DISTRICTS[number].face for number in CARDS])
KIND = tuple([DISTRICTS[number].kind for number in CARDS])
COST = tuple([DISTRICTS[number].cost for number in CARDS])
FIRST_UNIQUE = 54
ORDINARY_CARDS = range(FIRST_UNIQUE)
UNIQUE_CARDS = range(FIRST_UNIQUE, len(CARDS))

# The card of each unique district.
(
    ARMORY,
    BASILICA,
    CAPITOL,
    DRAGON_GATE,
    FACTORY,
    FRAMEWORK,
    GOLD_MINE,
    GREAT_WALL,
    HAUNTED_QUARTER,
    IMPERIAL_TREASURY,
    IVORY_TOWER,
    KEEP,
    LABORATORY,
    LIBRARY,
    MAP_ROOM,
    MONUMENT,
    MUSEUM,
    NECROPOLIS,
    OBSERVATORY,
    PARK,
    POOR_HOUSE,
    QUARRY,
    SCHOOL_OF_MAGIC,
    SECRET_VAULT,
    SMITHY,
    STABLES,
    STATUE,
    THEATER,
    THIEVES_DEN,
    WISHING_WELL,
) = UNIQUE_CARDS


class Character(NamedTuple):
    """A character: districts it may build in its turn, the kind its income counts and what that brings.

    `gives` is "gold", "card", "either" or ""; `least` is the fewest seats with which it may be used.
    """

    face: str
    rank: int
    limit: int = 1
    income: int = NONE
    gives: str = ""
    least: int = 2


# Three characters of each rank [card, rulebook, seed C04 C10]. The Witch builds nothing before she resumes.
CHARACTERS: tuple[Character, ...] = (
    Character("assassin", 1),
    Character("witch", 1, limit=0),
    Character("magistrate", 1),
    Character("thief", 2),
    Character("spy", 2),
    Character("blackmailer", 2),
    Character("magician", 3),
    Character("wizard", 3),
    Character("seer", 3, limit=2),
    Character("king", 4, income=NOBLE, gives="gold"),
    Character("emperor", 4, income=NOBLE, gives="gold", least=3),  # [seed C20]
    Character("patrician", 4, income=NOBLE, gives="card"),
    Character("bishop", 5, income=RELIGIOUS, gives="gold"),
    Character("abbot", 5, income=RELIGIOUS, gives="either"),
    Character("cardinal", 5, income=RELIGIOUS, gives="card"),
    Character("merchant", 6, income=TRADE, gives="gold"),
    Character("alchemist", 6),
    Character("trader", 6, income=TRADE, gives="gold"),
    Character("architect", 7, limit=3),
    Character("navigator", 7, limit=0),
    Character("scholar", 7, limit=2),
    Character("warlord", 8, income=MILITARY, gives="gold"),
    Character("diplomat", 8, income=MILITARY, gives="gold"),
    Character("marshal", 8, income=MILITARY, gives="gold"),
    Character("queen", 9, least=5),  # [seed C14]
    Character("artist", 9, least=3),
    Character("tax_collector", 9, least=3),
)
CHARACTER: dict[str, int] = {row.face: number for number, row in enumerate(CHARACTERS)}
RANK = tuple([row.rank for row in CHARACTERS])
RANKS = range(1, 10)

ASSASSIN, WITCH, MAGISTRATE = range(0, 3)
THIEF, SPY, BLACKMAILER = range(3, 6)
MAGICIAN, WIZARD, SEER = range(6, 9)
KING, EMPEROR, PATRICIAN = range(9, 12)
BISHOP, ABBOT, CARDINAL = range(12, 15)
MERCHANT, ALCHEMIST, TRADER = range(15, 18)
ARCHITECT, NAVIGATOR, SCHOLAR = range(18, 21)
WARLORD, DIPLOMAT, MARSHAL = range(21, 24)
QUEEN, ARTIST, TAX_COLLECTOR = range(24, 27)

WARRANTS = 3  # one of them signed [seed C51]
THREATS = 2  # one of them real [seed C61]
SCHOLARS_DRAW = 7  # [seed C97]
QUEENS_GOLD = 3  # [seed C105]
MARSHALS_LIMIT = 3  # the dearest district he may seize [seed C103]
MONUMENT_FORBIDDEN = 5  # districts in a city that can no longer build the Monument [card]

_FEW_RANKS, _ALL_RANKS = range(1, 9), RANKS


class Size(NamedTuple):
    """What the number of seats decides: the ranks that may be used, the usual ones first, and the city."""

    ranks: tuple[range, ...]
    city: int


# Ranks [seed C16 C19, rulebook]; eight are the usual ones for four and five [designed]. Cities [seed C30].
SIZES: dict[int, Size] = {
    2: Size((_FEW_RANKS,), 8),
    3: Size((_ALL_RANKS,), 8),
    4: Size((_FEW_RANKS, _ALL_RANKS), 7),
    5: Size((_FEW_RANKS, _ALL_RANKS), 7),
    6: Size((_ALL_RANKS, _FEW_RANKS), 7),
    7: Size((_ALL_RANKS, _FEW_RANKS), 7),
    8: Size((_ALL_RANKS,), 7),
}


class Discards(NamedTuple):
    """Characters laid aside before the selection, and whether the last player also chooses from these."""

    up: int
    down: int = 1
    last_chooses: bool = False


# By the number of seats and of ranks [seed C12 C13 C17 C18 C38 C42].
DISCARDS: dict[tuple[int, int], Discards] = {
    (2, 8): Discards(0),
    (3, 9): Discards(0),
    (4, 8): Discards(2),
    (5, 8): Discards(1),
    (6, 8): Discards(0),
    (7, 8): Discards(0, last_chooses=True),
    (4, 9): Discards(3),
    (5, 9): Discards(2),
    (6, 9): Discards(1),
    (7, 9): Discards(0),
    (8, 9): Discards(0, last_chooses=True),
}


class Preset(NamedTuple):
    """A list of characters by rank, with one of rank 9 or NONE, and of the 14 unique districts."""

    cast: tuple[int, ...]
    rank9: int
    uniques: tuple[int, ...]


def _preset(cast: str, uniques: str, rank9: str = "") -> Preset:
    characters = tuple([CHARACTER[face] for face in cast.split()])
    cards = tuple([FACE.index(face) for face in uniques.split()])
    return Preset(characters, CHARACTER[rank9] if rank9 else NONE, cards)


# [rulebook]; the first one names nobody of rank 9.
PRESETS: dict[str, Preset] = {
    "first_game": _preset(
        "assassin thief magician king bishop merchant architect warlord",
        "dragon_gate factory haunted_quarter imperial_treasury keep laboratory library map_room quarry "
        "school_of_magic smithy statue thieves_den wishing_well",
    ),
    "ambitious_aristocrats": _preset(
        "magistrate thief wizard patrician bishop trader architect marshal",
        "capitol factory framework great_wall haunted_quarter keep necropolis park poor_house quarry "
        "school_of_magic stables statue thieves_den",
        "queen",
    ),
    "cunning_agents": _preset(
        "witch blackmailer magician emperor abbot alchemist architect warlord",
        "armory basilica dragon_gate gold_mine keep monument museum necropolis park poor_house quarry "
        "secret_vault smithy theater",
        "tax_collector",
    ),
    "illustrious_emissaries": _preset(
        "witch spy seer emperor bishop merchant scholar diplomat",
        "factory framework great_wall haunted_quarter ivory_tower keep library museum observatory park "
        "poor_house quarry school_of_magic smithy",
        "artist",
    ),
    "devious_dignitaries": _preset(
        "magistrate blackmailer wizard king abbot alchemist navigator marshal",
        "dragon_gate factory framework haunted_quarter laboratory necropolis park poor_house secret_vault "
        "smithy stables theater thieves_den wishing_well",
        "queen",
    ),
    "tenacious_delegates": _preset(
        "assassin spy seer king cardinal trader scholar diplomat",
        "basilica capitol haunted_quarter imperial_treasury laboratory library map_room observatory "
        "school_of_magic secret_vault smithy stables statue wishing_well",
        "artist",
    ),
    "vicious_nobles": _preset(
        "assassin thief magician patrician cardinal merchant navigator warlord",
        "armory basilica dragon_gate gold_mine imperial_treasury ivory_tower laboratory map_room monument "
        "museum school_of_magic statue thieves_den wishing_well",
        "tax_collector",
    ),
}
SUBSTITUTES = {EMPEROR: KING, QUEEN: ARTIST}  # for those the seats do not allow [rulebook, designed]
FIRST_GAME_RANK9 = QUEEN  # [designed]

# Where sources differ the default is the seed's [rules, section 7]. The cast is a preset, or chosen rank by
# rank by who has the crown, or drawn by lot.
OPTIONS: tuple[Option, ...] = (
    Option("cast", "first_game", (*PRESETS, "choose", "random")),
    Option("rank9", "auto", ("auto", "on", "off"), seats=(4, 5, 6, 7)),
    Option("uniques", "random14", ("random14", "choose14", *PRESETS)),
    Option("bank", "limited30", ("limited30", "unlimited")),
    Option("tax_collector_pays", True, (True, False)),
    Option("bewitched_crown", "end_of_round", ("end_of_round", "on_turn")),
    Option("alchemist", "free_build", ("free_build", "refund_at_end")),
    Option("warlord_own_complete_city", False),
    Option("great_wall_surcharge_to", "bank", ("bank", "owner")),
    Option("diplomat_wall_formula", "max_then_plus", ("max_then_plus", "plus_then_max")),
    Option("completion_bonus", "latched", ("latched", "must_be_complete_at_end")),
    Option("reveal_killed", "round_end", ("round_end", "never")),
    Option("tie_break", "highest_rank", ("highest_rank", "shared")),
    Option("first_crown", "random", ("random", *range(1, MOST_SEATS + 1))),
)
