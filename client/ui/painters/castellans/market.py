"""The right half of the board: rounds, dice to draft, citizens, leftover dice, wharf, guild streets."""

from collections.abc import Iterator
from random import Random

from pygame import Surface

from client.rules.castellans.data import (
    BRIDGES,
    CHOICE,
    DECKS,
    FACES,
    GOODS,
    GUILDS,
    MAGISTRATES,
    ROUNDS,
    SLOT_PRICES,
    STARS,
    WARDS,
)
from client.ui.painters import materials, panels
from client.ui.painters.castellans import marks
from client.ui.painters.castellans.facts import (
    DECK_TONES,
    EDGE,
    GUILD_TONES,
    HEIGHT,
    MARKET,
    SAND,
    WIDTH,
    places,
)
from client.ui.painters.colour import jitter, lighter, mix
from client.ui.painters.places import layout_of
from client.ui.painters.vector import Vector

ROMAN = ("I", "II", "III", "IV", "V")
ROWS = {"pink": (900.0, 69.0, 531.0, 165.0), "blue": (1068.0, 237.0, 478.0, 165.0)}
LEFTOVER = (1435.0, 69.0, 107.0, 165.0)
WHARF = (900.0, 237.0, 166.0, 165.0)
PILES = (1071.0, 337.0, 41.0, 62.0)  # of the wharf
ROUND_LEFT, ROUND_WIDE, LAST_WIDE = 905.0, 58.0, 84.0
TAG_HIGH = 24.0
STREET, STONE = 46.0, 26.4  # height of a street, width of one of its stones
BADGE = 50.0


def steps(board: Surface, k: float) -> Iterator[None]:
    """Print the market on the board."""
    left = round(MARKET * k)
    ground = materials.stone(board.get_width() - left, board.get_height(), k, SAND, seed=6, blotch=18)
    board.blit(ground, (left, 0))
    _seam(board, k)
    yield
    for draw in (_rounds, _pool, _rows, _leftover, _wharf):
        draw(board, k)
        yield
    for guild in GUILDS:
        _street(board, guild, k)
        yield


def _seam(board: Surface, k: float) -> None:
    s = Vector(WIDTH, HEIGHT)
    s.rect(MARKET - 7, 0, 7, HEIGHT, "#20120a")
    s.line(MARKET - 6.4, 0, MARKET - 6.4, HEIGHT, "#fff2d0", 0.8, 0.35)
    s.line(MARKET + 0.4, 0, MARKET + 0.4, HEIGHT, "#fff6dc", 1.2, 0.8)
    board.blit(s.sized(board.get_size()), (0, 0))


def well(
    board: Surface,
    box: tuple[float, float, float, float],
    k: float,
    tone: str,
    *,
    radius: float = 6,
    seed: int = 2,
    felt: bool = False,
) -> None:
    """A sunk place, of stone or lined with felt; the box in board units."""
    x, y, w, h = box
    size = (max(4, round(w * k)), max(4, round(h * k)))
    ground = (
        materials.felt(*size, k, tone, seed=seed)
        if felt
        else materials.stone(*size, k, tone, seed=seed, blotch=12)
    )
    panels.well(board, ground, (round(x * k), round(y * k)), k, radius=radius, depth=4, alpha=170)


# ------------------------------------------------------------------ rounds and dice


def round_cell(n: int) -> tuple[float, float, float, float]:
    """Left, top, width and height of a round's cell; the last one is wider."""
    left = ROUND_LEFT + ROUND_WIDE * (n - 1)
    return left, 8, (LAST_WIDE if n == ROUNDS else ROUND_WIDE) - 4, 56


def _rounds(board: Surface, k: float) -> None:
    """Five cells with their numeral and the wards scored in them."""
    wide = ROUND_WIDE * (ROUNDS - 1) + LAST_WIDE
    well(board, (ROUND_LEFT - 4, 4, wide + 4, 64), k, "#5a3a20", felt=True)
    for n in range(1, ROUNDS + 1):
        x, y, w, h = round_cell(n)
        s = Vector(w, h)
        paper = s.linear(0, 0, 0, h, "#fdf0cc", (0.6, "#ecd6a2"), (1, "#cdae74"))
        s.rect(0.8, 0.8, w - 1.6, h - 1.6, paper, EDGE, 1.4, r=5)
        cell = s.sized((round(w * k), round(h * k)))
        numeral = marks.figure(ROMAN[n - 1], round(16 * k), "#6b3a14", "cinzel")
        cell.blit(numeral, numeral.get_rect(center=(round((w / 2 - 11) * k), round(17 * k))))
        _seals(cell, MAGISTRATES[n - 1], w, k)
        marks.print_at(board, cell, x + w / 2, y + h / 2, k, 1.2)


def _seals(cell: Surface, scored: tuple[int, ...], w: float, k: float) -> None:
    """The seals of the wards scored in a round, along the foot of its cell."""
    pitch = min(17.0, (w - 6) / len(scored))
    for i, ward in enumerate(scored):
        seal = marks.picture(f"ward-{WARDS[ward]}", round(min(16.0, pitch) * k))
        x = w / 2 + (i - (len(scored) - 1) / 2) * pitch
        cell.blit(seal, seal.get_rect(center=(round(x * k), round(44 * k))))


def _pool(board: Surface, k: float) -> None:
    """A shelf with a place for each face of the dice."""
    first, last = places()[f"pool.{FACES[0]}"], places()[f"pool.{FACES[-1]}"]
    well(
        board,
        (first.left - 3, first.top - 3, last.left + last.w - first.left + 6, first.h + 6),
        k,
        "#2f4a44",
        felt=True,
        seed=4,
    )
    s = Vector(WIDTH, HEIGHT)
    for face in FACES[1:]:
        x = places()[f"pool.{face}"].left - 1.7
        s.line(x, first.top + 5, x, first.top + first.h - 5, "#0c1a18", 1.4, 0.7)
        s.line(x + 1.2, first.top + 5, x + 1.2, first.top + first.h - 5, "#dff0e4", 0.8, 0.25)
    board.blit(s.sized(board.get_size()), (0, 0))
    for face in FACES:
        at = places()[f"pool.{face}"]
        faint = marks.good(face, round(32 * k)).copy()
        faint.set_alpha(70)
        board.blit(faint, faint.get_rect(center=(round(at.x * k), round(at.y * k))))


def _leftover(board: Surface, k: float) -> None:
    """Three dark circles for the dice nobody took."""
    well(board, LEFTOVER, k, "#3c2414", seed=7, felt=True)
    at = places()["leftover"]
    s = Vector(LEFTOVER[2], LEFTOVER[3])
    for n in range(3):
        y = LEFTOVER[3] / 2 + (n - 1) * 52
        x = at.x - LEFTOVER[0]
        s.ellipse(
            x,
            y,
            26,
            26,
            s.linear(x - 20, y - 22, x + 18, y + 24, "#070302", (0.6, "#1c0e06"), (1, "#5d3d22")),
        )
        s.ellipse(x, y, 23.5, 23.5, s.linear(x - 16, y - 18, x + 14, y + 20, "#120805", (1, "#2c180c")))
    board.blit(
        s.sized((round(LEFTOVER[2] * k), round(LEFTOVER[3] * k))),
        (round(LEFTOVER[0] * k), round(LEFTOVER[1] * k)),
    )


# ------------------------------------------------------------------ cards


def _rows(board: Surface, k: float) -> None:
    """Two rows with the price in food over each place; the cheap end is away from the deck."""
    for n, deck in enumerate(DECKS):
        _, own, deep = DECK_TONES[deck]
        well(board, ROWS[deck], k, mix(mix(own, "#8a6a44", 0.3), "#e8d6ae", 0.36), seed=11 + n)
        slots = [f"row.{deck}.{slot}" for slot in range(1, len(SLOT_PRICES) + 1)]
        for name, price in zip(slots, SLOT_PRICES, strict=True):
            at = places()[name]
            _bay(board, (at.left, at.top, at.w, at.h), k, own, deep)
            marks.print_at(
                board, marks.tag(price, "food", round(TAG_HIGH * k)), at.x, at.top - TAG_HIGH / 2 - 1, k
            )
        for name in (f"deck.{deck}", f"discard.{deck}"):
            at = places()[name]
            _bay(board, (at.left, at.top, at.w, at.h), k, own, deep)


def _bay(
    board: Surface, box: tuple[float, float, float, float], k: float, own: str, deep: str, sign: str = "keep"
) -> None:
    """The hollow a card lies in."""
    x, y, w, h = box
    s = Vector(w, h)
    s.rect(1, 1, w - 2, h - 2, mix(own, deep, 0.6), deep, 1.4, r=min(6, w * 0.07), opacity=0.55)
    s.rect(4, 4, w - 8, h - 8, None, lighter(own, 0.6), 1, r=min(4, w * 0.05), stroke_opacity=0.5)
    board.blit(s.sized((max(2, round(w * k)), max(2, round(h * k)))), (round(x * k), round(y * k)))
    faint = marks.sign(sign, round(w * 0.44 * k), lighter(own, 0.5))
    faint.set_alpha(90)
    board.blit(faint, faint.get_rect(center=(round((x + w / 2) * k), round((y + h / 2) * k))))


def _wharf(board: Surface, k: float) -> None:
    """Water round the wharf card, small places for its piles beside it."""
    light, own, _ = DECK_TONES["wharf"]
    well(board, WHARF, k, own, seed=15)
    x, y, w, h = WHARF
    s = Vector(w, h)
    rng = Random(3)
    waves = "".join(
        f"M{rng.uniform(6, w - 22):.0f} {rng.uniform(6, h - 6):.0f}q4 -3 8 0q4 3 8 0" for _ in range(26)
    )
    s.path(waves, None, light, 1.3, stroke_opacity=0.55)
    board.blit(s.sized((round(w * k), round(h * k))), (round(x * k), round(y * k)))
    well(board, PILES, k, own, seed=16)
    for name in ("deck.wharf", "discard.wharf", "quay"):
        at = places()[name]
        _bay(board, (at.left, at.top, at.w, at.h), k, own, "#08222a", "wharf")


# ------------------------------------------------------------------ streets


def cells(guild: str) -> list[tuple[float, float]]:
    """Middles of the stones of a guild's street, from the start on."""
    return [(x, y) for x, y in layout_of("castellans")["tracks"][f"guild.{guild}"]["cells"]]


def _street(board: Surface, guild: str, k: float) -> None:
    """A paved street with a badge at its head, five bridges, and what crossing them pays."""
    _, own, _ = GUILD_TONES[guild]
    at = cells(guild)
    y = at[0][1]
    left, right = at[0][0] - STONE / 2 - 4, at[-1][0] + STONE / 2 + 4
    well(
        board,
        (left - 58, y - STREET / 2 - 2, right - left + 58, STREET + 4),
        k,
        mix(own, "#3a2415", 0.62),
        radius=9,
        seed=17,
    )
    s = Vector(WIDTH, HEIGHT)
    rng = Random(guild)
    for space, (x, _) in enumerate(at):
        tone = mix(mix(own, "#f4e6c4", 0.74), "#d8bb84", rng.random() * 0.3)
        tone = "#bfe0a0" if space == 0 else mix("#fff3c4", own, 0.12) if space in STARS else tone
        _stone(s, x, y, tone, rng)
    for space in STARS:
        _bridge(s, (at[space - 1][0] + at[space][0]) / 2, y)
    board.blit(s.sized(board.get_size()), (0, 0))
    badge = marks.picture(f"guild-{guild}", round(BADGE * k))
    marks.print_at(board, badge, left - 30, y, k, 2)
    for space in (0, *STARS):
        star = marks.picture("star-green" if space == 0 else "star", round(19 * k))
        board.blit(star, star.get_rect(center=(round(at[space][0] * k), round(y * k))))
    _rewards(board, guild, at, k)


def _stone(s: Vector, x: float, y: float, tone: str, rng: Random) -> None:
    w, h = STONE, STREET - 6
    s.rect(x - w / 2, y - h / 2, w, h, "#2a180c", r=4)
    s.rect(
        x - w / 2 + 0.8,
        y - h / 2 + 0.6,
        w - 1.6,
        h - 2.2,
        s.linear(x, y - h / 2, x + 4, y + h / 2, lighter(tone, 0.3), tone),
        r=3.6,
    )
    for row in range(3):
        for column in range(2):
            left = x - w / 2 + 2.4 + column * (w - 4.8) / 2
            top = y - h / 2 + 2.4 + row * (h - 6) / 3
            patch = "#{:02x}{:02x}{:02x}".format(*jitter(tone, rng, 12))
            s.rect(
                left + 0.5,
                top + 0.5,
                (w - 4.8) / 2 - 1,
                (h - 6) / 3 - 1,
                patch,
                "#6b4a28",
                0.5,
                r=2.4,
                stroke_opacity=0.4,
            )


def _bridge(s: Vector, x: float, y: float) -> None:
    """An arch of masonry across the street."""
    h = STREET / 2 + 4
    s.path(
        f"M{x - 5} {y + h}Q{x - 1.5} {y} {x - 5} {y - h}H{x + 5}Q{x + 8.5} {y} {x + 5} {y + h}Z",
        "#1c0e06",
        opacity=0.5,
        transform="translate(2 2)",
    )
    crown = s.linear(x - 6, 0, x + 8, 0, "#fffaf0", (0.5, "#ead2a0"), (1, "#a07c4a"))
    s.path(
        f"M{x - 5} {y + h}Q{x - 1.5} {y} {x - 5} {y - h}H{x + 5}Q{x + 8.5} {y} {x + 5} {y + h}Z",
        crown,
        EDGE,
        1.4,
    )
    for n in range(-4, 5):
        s.line(x - 2.6 - abs(n) * 0.3, y + n * 5.4, x + 6 - abs(n) * 0.3, y + n * 5.4, "#8d6b42", 0.8, 0.8)
    for top in (-h, h - 5):
        s.rect(x - 6.5, y + top, 13, 5, "#f8e8c4", EDGE, 1.2, r=1.6)


def rewards(guild: str, px: int, k: float) -> list[Surface]:
    """Labels with what each bridge of a guild pays, from the first on; pictures are `px` pixels high."""
    return [_label(_paid(pays, px, k), k) for pays in BRIDGES[GUILDS.index(guild)].values()]


def _paid(pays: tuple[tuple[int | str, int], ...], px: int, k: float) -> Surface:
    parts: list[Surface] = []
    for what, n in pays:
        if what == CHOICE:
            slash = marks.figure("/", round(px * 0.6))
            wood, stone, food = (marks.good(name, px) for name in ("wood", "stone", "food"))
            parts += [wood, slash, stone, slash, food]
        else:
            parts.append(marks.amount(n, GOODS[what] if isinstance(what, int) else what, px))
    return marks.side_by_side(parts, max(1, round(2 * k)))


def _rewards(board: Surface, guild: str, at: list[tuple[float, float]], k: float) -> None:
    """Over each bridge's far side a label with what it pays."""
    for space, label in zip(STARS, rewards(guild, round(21 * k), k), strict=True):
        wide = label.get_width() / k
        x = min(at[space][0] - 12, 1542 - wide) + wide / 2
        marks.print_at(board, label, x, at[space][1] - STREET / 2 - 15, k, 1)


def _label(inner: Surface, k: float) -> Surface:
    w, h = inner.get_width() + round(12 * k), round(25 * k)
    s = Vector(w, h)
    edge = max(1.0, 1.2 * k)
    s.rect(
        edge / 2,
        edge / 2,
        w - edge,
        h - edge,
        s.linear(0, 0, 0, h, "#fff8e4", "#ecd9ac"),
        EDGE,
        edge,
        r=5 * k,
    )
    out = s.sized((w, h))
    out.blit(inner, (round((w - inner.get_width()) / 2), round((h - inner.get_height()) / 2)))
    return out
