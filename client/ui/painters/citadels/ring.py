"""What has come of each rank, shown on the round of ranks: who holds it, who acts, who is out."""

from collections.abc import Callable
from functools import lru_cache
from math import cos, radians, sin

from pygame import Surface

from client.rules.citadels.data import RANKS
from client.rules.table import Table
from client.ui.painters import marks as badges
from client.ui.painters import theatre, type
from client.ui.painters.citadels import characters
from client.ui.painters.citadels.facts import BOSS, GAME, GOLD, MOST, NICHE, RING, SEATED, seat_of_rank
from client.ui.painters.surfaces import Placed, soften
from client.ui.painters.vector import Vector

BADGE = 38.0  # of a seat's mark beside its token, board units
SEAL, MARK = 34.0, 46.0  # of a token's rank, of what was done to it


def accents(table: Table, home: int, tone: Callable[[int], int], said: str, k: float) -> list[Placed]:
    """Marks on and beside the tokens, and in the boss the rank called last and the round."""
    found: list[Placed] = []
    up = {number(piece.id) for piece in table.zones["middle.up"]}
    held = holders(table)
    called, acting = table.counts.get("rank", 0), "limit" in table.counts
    roles = _roles(table)
    for rank in RANKS if roles else ():
        at = seat_of_rank(rank)
        if rank not in roles:
            found.append((vacant(k), *at))
            continue
        role = roles[rank]
        if role in up:
            found += [(crossed(k), *at), _seal(rank, k)]
        elif rank == called and acting:
            found += [(lit(k), *at), _seal(rank, k)]
        elif rank <= called and role not in held:
            found += [(shaded(k), *at), _seal(rank, k), *_marks(table, rank, k)]
        if role in held:
            found.append((_badge(tone(held[role]), round(BADGE * k)), *seat_of_rank(rank, 124.0)))
    taken = table.zones["site"] or table.zones["vault"]
    return found if taken else [*found, *_boss(called, said, k)]


def _roles(table: Table) -> dict[int, int]:
    """The character of each rank whose token lies on the round."""
    return {
        rank: number(piece.id)
        for rank in RANKS
        for piece in table.zones[f"rank.{rank}"]
        if piece.kind == "token"
    }


def _seal(rank: int, k: float) -> Placed:
    """The rank of a token once more, over what was laid on it."""
    return characters.seal(rank, max(14, round(SEAL * k))), *seat_of_rank(rank, SEATED + 33)


def _marks(table: Table, rank: int, k: float) -> list[Placed]:
    """What was done to a character once more, where the layout puts it on the token's rim."""
    (x, y), turn = seat_of_rank(rank), 360 / MOST * (rank - 1)
    marks = [piece.face for piece in table.zones[f"rank.{rank}"] if piece.kind == "mark"]
    return [
        (
            theatre.high(GAME, f"mark-{face}", max(6, round(MARK * k))),
            x + 44 * cos(radians(turn + 180 * n)),
            y + 44 * sin(radians(turn + 180 * n)),
        )
        for n, face in enumerate(marks)
    ]


def number(name: str) -> int:
    """The number of a character or token by its id."""
    return int(name.rpartition(".")[2])


def holders(table: Table) -> dict[int, int]:
    """Who has revealed which character in this round."""
    return {
        number(piece.id): int(zone.split(".")[1])
        for zone, pieces in table.zones.items()
        if zone.endswith(".shown")
        for piece in pieces
    }


def _boss(called: int, said: str, k: float) -> list[Placed]:
    """The rank called last, and the round in words below it; nothing before the first round."""
    x, y = RING
    text = [(_round(said, 22 if called else 27, k), x, y + (62 if called else 26))] if said else []
    return [(_figure(called, k), x, y + 18), *text] if called else text


@lru_cache(32)
def _figure(n: int, k: float) -> Surface:
    return type.foil(str(n), max(8, round(70 * k)), "cinzel")


@lru_cache(32)
def _round(said: str, high: float, k: float) -> Surface:
    px = max(9, round(high * k))
    while px > 9 and type.width("garamond", px, said, True) > 1.5 * BOSS * k:
        px -= 1
    return type.line(said, px, "#ffe6a8", "garamond", heavy=True)


@lru_cache(64)
def _badge(tone: int, px: int) -> Surface:
    return badges.badge(tone, px)


@lru_cache(8)
def lit(k: float) -> Surface:
    """A golden ring of light round the token of the character that acts."""
    span = 2 * NICHE + 60
    s, line = Vector(span, span), Vector(span, span)
    c = span / 2
    s.ellipse(c, c, NICHE + 8, None, None, "#ffc94a", 12)
    line.ellipse(c, c, NICHE + 3, None, None, "#fff0b8", 4)
    out = soften(s.surface(k), 7 * k)
    out.blit(out, (0, 0))
    out.blit(line.surface(k), (0, 0))
    return out


@lru_cache(8)
def vacant(k: float) -> Surface:
    """An ornament where no token lies because nobody has this rank in the game."""
    span = 2 * NICHE + 12
    s, c = Vector(span, span), span / 2
    s.ellipse(c, c, NICHE + 4, None, s.linear(0, 0, span, span, GOLD[0], (0.45, GOLD[1]), (1, GOLD[3])))
    s.ellipse(c, c, NICHE, None, GOLD[3])
    s.ellipse(c, c, NICHE - 1.5, None, s.radial(c, c, NICHE, "#2c3c74", (0.6, "#1c2854"), (1, "#141d42")))
    s.ellipse(c, c, NICHE - 8, None, None, GOLD[1], 1, stroke_opacity=0.6)
    for turn, far in ((45, 25), (0, 39)):
        for arm in range(4):
            _arm(s, c, far, turn + 90 * arm)
    s.ellipse(c, c, 5, None, GOLD[0])
    return s.surface(k)


def _arm(s: Vector, c: float, far: float, turn: float) -> None:
    """One arm of a star, its left half in the light."""
    tip, left, right = (
        (c + r * cos(radians(turn + aside)), c + r * sin(radians(turn + aside)))
        for r, aside in ((far, 0), (0.22 * far + 3, -45), (0.22 * far + 3, 45))
    )
    s.polygon([(c, c), left, tip], GOLD[1])
    s.polygon([(c, c), right, tip], GOLD[3])


@lru_cache(8)
def shaded(k: float) -> Surface:
    """Over a token whose rank nobody answered to."""
    span = 2 * NICHE + 4
    s = Vector(span, span)
    s.ellipse(span / 2, span / 2, NICHE, None, "#0a1026", opacity=0.66)
    return s.surface(k)


@lru_cache(8)
def crossed(k: float) -> Surface:
    """Over a token whose card was laid aside face up."""
    span = 2 * NICHE + 4
    s = Vector(span, span)
    c = span / 2
    s.ellipse(c, c, NICHE, None, "#0a1026", opacity=0.66)
    for side in (-1, 1):
        a, b = (c - 30 * side, c - 30), (c + 30 * side, c + 30)
        s.line(*a, *b, "#2c0610", 13)
        s.line(*a, *b, "#c8322f", 9)
        s.line(a[0] - side, a[1] - 2, b[0] - side, b[1] - 2, "#f08a70", 2.4, 0.8)
    return s.surface(k)


def price(n: int, px: int) -> Surface:
    """A number of gold on a coin, `px` high."""
    s = Vector(100, 100)
    s.ellipse(50, 50, 49, None, GOLD[3])
    s.ellipse(50, 50, 46, None, s.linear(10, 10, 90, 90, GOLD[0], (0.5, GOLD[1]), (1, GOLD[2])))
    s.ellipse(50, 50, 38, None, "#f0c868")
    out = s.sized((px, px))
    size = max(6, round(px * 0.62))
    ink = type.line(str(n), size, "#3a1e08", "garamond", heavy=True)
    measure = type.metrics("garamond", size)
    top = px / 2 - measure.cap_top - measure.cap / 2
    out.blit(ink, (round(px / 2 - ink.get_width() / 2), round(top)))
    return out
