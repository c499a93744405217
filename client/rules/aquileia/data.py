"""Every component of Aquileia as typed rows.

Source tags: [seed A..] a numbered statement of the rules text, [rulebook] a count printed in the published
rulebooks, [review] told by several reviews, [inferred] forced by those, [designed] our own invention.
"""

from __future__ import annotations

from typing import NamedTuple

MOST_SEATS = 5
ROUNDS = 6  # [seed A16]
HENCHMEN = 5  # each seat's [seed A09]
HOUSES = 9  # each seat's [seed A09]
BLUE_DICE = 4  # [seed A07]
COINS_OF_A_METAL = 39  # 117 coins in all [rulebook]
PECUNIA_POINTS = 4  # [seed A37]
PRIZE_COINS = (3, 2, 1)  # to the first three of a contest [seed A53-A55, A61-A63]
NEUTRAL_HENCHMEN = 4  # stand on the board of two seats [designed]

BRONZE, SILVER, GOLD = range(3)
METALS = ("bronze", "silver", "gold")
WORTH = (1, 2, 4)  # in bronze, at Pecunia only [seed A36]
PURSE = (2, 1, 1)  # bronze, silver, gold at the start [seed A10]

WHITE, BLUE, PURPLE, YELLOW = range(4)
COLOURS = ("white", "blue", "purple", "yellow")

SOURCES = ("pecunia", "arena", "laurels", "forum", "harbour", "villas")  # the six of points [seed A21]
AT_PECUNIA, IN_ARENA, BY_LAURELS, ON_FORUM, IN_HARBOUR, BY_VILLAS = range(6)

# Red and blue dice have the same six faces, two of each metal [rulebook]; an outcome is a face index.
DIE = (BRONZE, BRONZE, SILVER, SILVER, GOLD, GOLD)
ONE_DIE = (len(DIE),)
TWO_DICE = ONE_DIE * 2
THREE_DICE = ONE_DIE * 3


class ArmsCard(NamedTuple):
    """A horse or weapon card: its symbol is a metal for a horse of that colour, None for weapons."""

    face: str
    horse: int | None
    strength: int


def _copies(face: str, horse: int | None, strength: int, copies: int) -> tuple[ArmsCard, ...]:
    return (ArmsCard(face, horse, strength),) * copies


# 17 cards [rulebook]
ARMS: tuple[ArmsCard, ...] = (
    *_copies("equus-aureus-2", GOLD, 2, 2),
    *_copies("equus-aureus-1", GOLD, 1, 3),
    *_copies("equus-argenteus-2", SILVER, 2, 2),
    *_copies("equus-argenteus-1", SILVER, 1, 3),
    *_copies("arma-3", None, 3, 1),
    *_copies("arma-2", None, 2, 3),
    *_copies("arma-1", None, 1, 3),
)

# The slaves on each of the 22 cards [rulebook]
SLAVES: tuple[int, ...] = (1,) * 11 + (2,) * 11


class Laurel(NamedTuple):
    """A stadium laurel: a colour that multiplies villas, or (colour None) points."""

    face: str
    colour: int | None
    points: int


# 12 cards: each colour twice, four numbers [rulebook]
LAURELS: tuple[Laurel, ...] = (
    *[Laurel(f"stadium-{name}", colour, 0) for colour, name in enumerate(COLOURS) for _ in range(2)],
    *[Laurel(f"stadium-{points}", None, points) for points in (10, 7, 5, 3)],
)

# The two colours of each of the 6 theatre laurels, theatrum-1 first [rulebook]
THEATRE: tuple[tuple[int, int], ...] = (
    (WHITE, BLUE),
    (BLUE, YELLOW),
    (BLUE, PURPLE),
    (WHITE, PURPLE),
    (YELLOW, PURPLE),
    (YELLOW, WHITE),
)


class Space(NamedTuple):
    """An action space; strength of a contest's space, metal of its price, tariff or side, most cards sold."""

    id: str
    area: str
    strength: int = 0
    metal: int | None = None
    limit: int = 0


# 28 spaces in the order of resolution: all [seed] but the six of the stadium, which are [inferred]
SPACES: tuple[Space, ...] = (
    Space("dolus", "mercatus"),
    Space("pecunia", "mercatus"),
    Space("equi-left", "mercatus", metal=BRONZE),
    Space("equi-mid", "mercatus", metal=BRONZE),
    Space("equi-right", "mercatus", metal=BRONZE),
    Space("servi-top", "mercatus", metal=BRONZE, limit=1),
    Space("servi-mid", "mercatus", metal=SILVER, limit=2),
    Space("servi-bottom", "mercatus", metal=GOLD, limit=3),
    Space("potentia", "mercatus"),
    Space("arena-1a", "arena", strength=1),
    Space("arena-1b", "arena", strength=1),
    Space("arena-2", "arena", strength=2),
    Space("stadium-gold-1a", "stadium", strength=1, metal=GOLD),
    Space("stadium-gold-1b", "stadium", strength=1, metal=GOLD),
    Space("stadium-gold-2", "stadium", strength=2, metal=GOLD),
    Space("stadium-silver-1a", "stadium", strength=1, metal=SILVER),
    Space("stadium-silver-1b", "stadium", strength=1, metal=SILVER),
    Space("stadium-silver-2", "stadium", strength=2, metal=SILVER),
    Space("theatrum", "theatrum"),
    Space("forum-1", "forum", limit=1),
    Space("forum-2", "forum", limit=1),
    Space("forum-3", "forum", limit=2),
    Space("forum-4", "forum", limit=1),
    Space("forum-5", "forum", limit=1),
    Space("latro", "portus"),
    Space("portus-bronze", "portus", metal=BRONZE),
    Space("portus-silver", "portus", metal=SILVER),
    Space("portus-gold", "portus", metal=GOLD),
)
SPACE: dict[str, int] = {space.id: number for number, space in enumerate(SPACES)}

DOLUS, PECUNIA, POTENTIA = SPACE["dolus"], SPACE["pecunia"], SPACE["potentia"]
THEATRUM, LATRO = SPACE["theatrum"], SPACE["latro"]
EQUI = range(SPACE["equi-left"], SPACE["equi-right"] + 1)
SERVI = range(SPACE["servi-top"], SPACE["servi-bottom"] + 1)
ARENA = range(SPACE["arena-1a"], SPACE["arena-2"] + 1)
GOLD_SIDE = range(SPACE["stadium-gold-1a"], SPACE["stadium-gold-2"] + 1)
SILVER_SIDE = range(SPACE["stadium-silver-1a"], SPACE["stadium-silver-2"] + 1)
STADIUM = range(GOLD_SIDE.start, SILVER_SIDE.stop)
FORUM = range(SPACE["forum-1"], SPACE["forum-5"] + 1)
SCORING_FORUM = (SPACE["forum-2"], SPACE["forum-5"])  # [seed A75]
PORTUS = range(SPACE["portus-bronze"], SPACE["portus-gold"] + 1)  # in the order of METALS


class Site(NamedTuple):
    """A building site: cost and income in (bronze, silver, gold), slaves to hand in, printed points."""

    id: str
    kind: str
    colour: int | None
    cost: tuple[int, int, int]
    slaves: int
    points: int
    income: tuple[int, int, int] = (0, 0, 0)


def _villa(name: str, colour: int, bronze: int, silver: int, gold: int, slaves: int, points: int) -> Site:
    return Site(name, "villa", colour, (bronze, silver, gold), slaves, points)


def _workshop(name: str, bronze: int, silver: int, gold: int, slaves: int, points: int) -> Site:
    return Site(name, "workshop", None, (bronze, silver, gold), slaves, points)


def _bank(name: str, cost: tuple[int, int, int], slaves: int, income: tuple[int, int, int]) -> Site:
    return Site(name, "bank", None, cost, slaves, 0, income)


# The kinds and colours are [seed A79]; every number in this table is [designed].
SITES_ARE_DESIGNED = True
SITES: tuple[Site, ...] = (
    _villa("W1", WHITE, 2, 0, 0, 0, 2),
    _villa("W2", WHITE, 3, 0, 0, 1, 3),
    _villa("W3", WHITE, 2, 1, 0, 2, 4),
    _villa("W4", WHITE, 2, 2, 0, 2, 5),
    _villa("W5", WHITE, 4, 1, 0, 3, 6),
    _villa("U1", BLUE, 1, 1, 0, 0, 2),
    _villa("U2", BLUE, 0, 2, 0, 1, 3),
    _villa("U3", BLUE, 1, 2, 0, 2, 4),
    _villa("U4", BLUE, 0, 3, 0, 2, 5),
    _villa("U5", BLUE, 1, 3, 0, 3, 6),
    _villa("P1", PURPLE, 0, 0, 1, 0, 2),
    _villa("P2", PURPLE, 1, 0, 1, 1, 3),
    _villa("P3", PURPLE, 0, 0, 2, 1, 4),
    _villa("P4", PURPLE, 1, 0, 2, 2, 5),
    _villa("P5", PURPLE, 0, 0, 3, 3, 6),
    _villa("Y1", YELLOW, 0, 1, 0, 1, 2),
    _villa("Y2", YELLOW, 0, 0, 1, 2, 3),
    _villa("Y3", YELLOW, 0, 1, 1, 2, 4),
    _villa("Y4", YELLOW, 0, 2, 1, 2, 5),
    _villa("Y5", YELLOW, 0, 1, 2, 3, 6),
    _workshop("O1", 1, 1, 0, 0, 2),
    _workshop("O2", 0, 0, 1, 1, 3),
    _workshop("O3", 2, 1, 0, 1, 3),
    _workshop("O4", 0, 1, 1, 2, 4),
    _workshop("O5", 1, 2, 0, 2, 4),
    _workshop("O6", 3, 1, 1, 2, 5),
    _workshop("O7", 0, 2, 1, 3, 5),
    _workshop("O8", 1, 1, 2, 3, 6),
    _bank("K1", (2, 0, 0), 0, (1, 0, 0)),
    _bank("K2", (0, 1, 0), 0, (1, 0, 0)),
    _bank("K3", (3, 0, 0), 0, (2, 0, 0)),
    _bank("K4", (1, 1, 0), 0, (0, 1, 0)),
    _bank("K5", (0, 2, 0), 0, (1, 1, 0)),
    _bank("K6", (2, 0, 1), 0, (0, 0, 1)),
    _bank("K7", (1, 0, 1), 1, (0, 2, 0)),
    _bank("K8", (0, 1, 1), 1, (0, 1, 1)),
)
SITE: dict[str, int] = {site.id: number for number, site in enumerate(SITES)}
