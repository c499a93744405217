"""Every component of Castellans as rows, each table with the tag of its source; see the rules, section 2."""

from __future__ import annotations

from typing import NamedTuple

from client.rules.play import Option

NONE = -1
MOST_SEATS = 5
ROUNDS = 5  # [seed V100]
LOOPS = 3  # dice each seat drafts and spends in a round [seed V27 V100]
LEFTOVER = 3  # [seed V27]
DICE = {2: 9, 3: 12, 4: 15, 5: 18}  # by seats [seed V15]

# What a die shows, one face of each kind [page 7]. The first five are the goods.
FACES = ("wood", "stone", "food", "magic", "gold", "influence")
WOOD, STONE, FOOD, MAGIC, GOLD, INFLUENCE = range(6)
GOODS = FACES[:INFLUENCE]
RESOURCES = (WOOD, STONE, FOOD, MAGIC)  # what "a resource of choice" may be: not gold [inferred, 7 #24]
GOLD_FACE = 2  # [seed V23]
START_GOODS = (1, 1, 1, 0, 3)  # the grey dots [designed]
CAP = 6  # of wood, stone, food and magic [designed]
GOLD_CAP, GOLD_CAP_WITH_BANK = 8, 12  # the crate lies on 8 [seed V08]; 12 [designed]

GUILDS = ("worker", "soldier", "shadow", "holy")  # [pages 10 11]
WORKER, SOLDIER, SHADOW, HOLY = range(4)
TRACK = 20  # the last space; 0 is the green star [designed]
STARS = (4, 8, 12, 16, 20)  # spaces with a star; before each of them lies a bridge [designed]

POINTS, CHOICE, OTHER = "points", "choice", "influence"
BASICS = (WOOD, STONE, FOOD)  # what the first bridge of the workers lets one choose from [designed]
# What crossing a bridge pays, by guild and space: goods by number, or a word [designed].
BRIDGES: tuple[dict[int, tuple[tuple[int | str, int], ...]], ...] = (
    {4: ((CHOICE, 1),), 8: ((GOLD, 2),), 12: ((WOOD, 1), (STONE, 1)), 16: ((POINTS, 4),), 20: ((POINTS, 6),)},
    {4: ((GOLD, 2),), 8: ((STONE, 1),), 12: ((GOLD, 4),), 16: ((POINTS, 4),), 20: ((POINTS, 6),)},
    {4: ((FOOD, 1),), 8: ((GOLD, 3),), 12: ((OTHER, 1),), 16: ((POINTS, 4),), 20: ((POINTS, 6),)},
    {4: ((MAGIC, 1),), 8: ((POINTS, 2),), 12: ((MAGIC, 2),), 16: ((POINTS, 4),), 20: ((POINTS, 6),)},
)

# Six wards around the castle, each with its pair of guilds [page 8, inferred]; names and order [designed].
WARDS = ("harbour", "garrison", "foundry", "veil", "garden", "lantern")
HARBOUR, GARRISON, FOUNDRY, VEIL, GARDEN, LANTERN = range(6)
GUILDS_OF = (
    (WORKER, SHADOW),
    (SOLDIER, HOLY),
    (WORKER, SOLDIER),
    (SHADOW, HOLY),
    (WORKER, HOLY),
    (SOLDIER, SHADOW),
)
ALL_WARDS = tuple(range(len(WARDS)))
# Border b lies between ward b and the next one around the ring.
BORDERS = tuple([f"{ward}_{WARDS[(b + 1) % len(WARDS)]}" for b, ward in enumerate(WARDS)])
BETWEEN = tuple([(b, (b + 1) % len(WARDS)) for b in ALL_WARDS])
# The guilds that a gate on a border may advance, each once [seed V94, designed].
GATE_GUILDS = tuple([tuple(dict.fromkeys(GUILDS_OF[one] + GUILDS_OF[other])) for one, other in BETWEEN])

# The wards scored in each round [designed, but three a round and all in the last: page 3, seed V53].
MAGISTRATES = (
    (HARBOUR, FOUNDRY, VEIL),
    (GARRISON, GARDEN, LANTERN),
    (HARBOUR, GARRISON, GARDEN),
    (FOUNDRY, VEIL, LANTERN),
    ALL_WARDS,
)
LAST_THREE = (GARRISON, VEIL, LANTERN)  # of round 5 with round5_all_districts=false [designed]
KEEPS = 8  # [page 8]

# Pieces of each seat [page 8, seed V07].
TEMPLES, SHIPS, PAWNS, MILLS, CRATES = 4, 3, 4, 3, 3
MANORS = ("masonry", "lumber", "hostel", "drydock", "granary", "bank", "forum")
MASONRY, LUMBER, HOSTEL, DRYDOCK, GRANARY, BANK, FORUM = range(7)
START_CRATES = 2  # the third comes with the Bank [seed V83]

ACTIONS = ("temple", "manor", "recruit", "wharf", "harvest")
TEMPLE, MANOR, RECRUIT, WHARF, HARVEST = range(5)
MATCHES = (
    STONE,
    WOOD,
    FOOD,
    INFLUENCE,
    MAGIC,
)  # the face that belongs to each action [seed V67 V71 V76 V82 V90]
BONUS = 1  # of a good, for a die whose face belongs to the action [seed V30]
TEMPLE_STONE, MANOR_WOOD, SHIP_WOOD, MILL_FOOD = 2, 3, 2, 2  # [seed V64 V68 V84 V91]
SAIL_GOLD = 2  # [seed V86]
TEMPLE_STEPS, MANOR_STEPS = 2, 1  # on each of the two guilds [seed V66 V70]
MASONRY_GOLD = 2  # [designed]

MONUMENTS = ("gate", "tower", "statue")
GATE, TOWER, STATUE = range(3)
PRICES = (8, 7, 6)  # [seed V93 V95 V97]
MONUMENT_STEPS = (2, 1, 1)  # [seed V94 V96 V98]
LIGHTHOUSE_POINTS = 2  # for each own ship [seed V44]

CONTROL_PRIZES = (6, 4, 2)  # [seed V38]
WHARF_PRIZES = (3, 2, 1)  # [seed V45]
GUILD_PRIZES = (6, 4, 2)  # [seed V58]
SOURCES = (
    *("control", "gate", "tower", "statue", "lighthouse"),
    *("wharf", "trade", "bridges", "citizens", "guilds"),
)
CONTROL, GATES, TOWERS, STATUES, LIGHTHOUSES, WHARF_RANK, TRADED, CROSSED, SERVED, GUILD_RANK = range(10)


class Citizen(NamedTuple):
    """A citizen card; `price` counts only with recruit_cost_mode=card."""

    name: str
    guild: int
    price: int


# Pink citizens stay with their owner, blue ones reward at once; all of it [designed].
PINK = (
    Citizen("woodwright", WORKER, 2),
    Citizen("stonecutter", WORKER, 2),
    Citizen("miller", WORKER, 2),
    Citizen("enchanter", HOLY, 2),
    Citizen("moneychanger", SHADOW, 1),
    Citizen("herald", SOLDIER, 2),
    Citizen("quartermaster", SOLDIER, 1),
    Citizen("abbess", HOLY, 2),
    Citizen("roofer", WORKER, 2),
    Citizen("smuggler", SHADOW, 1),
    Citizen("sea_captain", SOLDIER, 1),
    Citizen("gleaner", HOLY, 3),
    Citizen("cutpurse", SHADOW, 3),
    Citizen("marshal", SOLDIER, 2),
)
BLUE = (
    Citizen("lumberjack", WORKER, 1),
    Citizen("quarryman", WORKER, 1),
    Citizen("baker", WORKER, 1),
    Citizen("paymaster", SOLDIER, 2),
    Citizen("lieutenant", SOLDIER, 2),
    Citizen("standard_bearer", SOLDIER, 2),
    Citizen("spy", SHADOW, 3),
    Citizen("fence", SHADOW, 3),
    Citizen("forger", SHADOW, 1),
    Citizen("pilot", SHADOW, 3),
    Citizen("acolyte", HOLY, 2),
    Citizen("bishop", HOLY, 3),
    Citizen("pilgrim_guide", HOLY, 3),
    Citizen("oracle", HOLY, 2),
)
CITIZENS = (*PINK, *BLUE)  # by their numbers: pink 0-13, blue 14-27
DECKS = ("pink", "blue")
CARD = {citizen.name: number for number, citizen in enumerate(CITIZENS)}
SLOTS = 4  # of each row; the first is next to the deck [seed V03]
SLOT_PRICES = (3, 2, 2, 1)  # food [values seed V73, order designed]
CARD_LIMIT = 4  # with citizen_card_limit=4 [designed]


class Trade(NamedTuple):
    """A line of a wharf card: a good bought for 1 gold, or sold for so many points, gold or influence."""

    good: int
    sells: bool
    reward: int | str = ""
    n: int = 1


def _card(buy: tuple[int, int], *sell: tuple[int, int | str, int]) -> tuple[Trade, ...]:
    return (
        *[Trade(good, False) for good in buy],
        *[Trade(good, True, reward, n) for good, reward, n in sell],
    )


# Lines 0 and 1 buy, 2 and 3 sell; frame [seed V80 V81], lines [designed].
WHARF_CARDS = (
    _card((WOOD, STONE), (FOOD, POINTS, 2), (MAGIC, GOLD, 3)),
    _card((STONE, FOOD), (WOOD, POINTS, 2), (MAGIC, OTHER, 2)),
    _card((FOOD, MAGIC), (STONE, POINTS, 2), (WOOD, GOLD, 3)),
    _card((WOOD, FOOD), (STONE, GOLD, 3), (MAGIC, POINTS, 2)),
    _card((STONE, MAGIC), (FOOD, OTHER, 2), (WOOD, POINTS, 2)),
    _card((WOOD, MAGIC), (FOOD, GOLD, 3), (STONE, OTHER, 2)),
    _card((WOOD, STONE), (MAGIC, POINTS, 2), (FOOD, OTHER, 2)),
    _card((FOOD, STONE), (WOOD, OTHER, 2), (MAGIC, GOLD, 3)),
    _card((WOOD, FOOD), (STONE, POINTS, 2), (MAGIC, OTHER, 2)),
    _card((STONE, MAGIC), (WOOD, GOLD, 3), (FOOD, POINTS, 2)),
)
LINES = 4
WHARF_FACES = tuple([f"w{number:02}" for number in range(1, len(WHARF_CARDS) + 1)])

OPTIONS: tuple[Option, ...] = (
    Option("round5_all_districts", True),
    Option("recruit_cost_mode", "slot", ("slot", "card")),
    Option("bonus_timing", "before_payment", ("before_payment", "after_action")),
    Option("face_change_persists", True),
    Option("subactions_per_action", 1, (1, 2)),
    Option("monument_timing", "before_or_after", ("before_or_after", "end_of_turn")),
    Option("monument_counts", "own", ("own", "all")),
    Option("monument_unique_per_district", True),
    Option("lighthouse_unique_per_district", True),
    Option("lighthouse_counts_as_manor", False),
    Option("lighthouse_scores", "every_round", ("every_round", "scoring_districts_only")),
    Option("lighthouse_ships", "own", ("own", "all")),
    Option("monument_vp_on_build", False),
    Option("monuments_give_cp", False),
    Option("keeps_share_ties", True),
    Option("zero_presence_scores", False),
    Option("citizen_card_limit", 0, (0, CARD_LIMIT)),  # 0: no limit
    Option("final_tiebreak", "star_spaces", ("star_spaces", "total_steps")),
)
