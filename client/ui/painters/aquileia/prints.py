"""What is printed on the districts: spaces with prices, effects, prizes, tracks, names."""

from collections.abc import Iterator

from pygame import Surface

from client.ui.painters import svg
from client.ui.painters.aquileia import parts
from client.ui.painters.aquileia.facts import HEIGHT, METALS, WIDTH, Facts
from client.ui.painters.surfaces import drop
from client.ui.painters.vector import Vector

ROMAN = ("I", "II", "III", "IV", "V", "VI")
BROWN = "#4b2a12"
_ICON = {
    "dolus": "dolus", "pecunia": "pecunia",
    "equi-left": "equi-left", "equi-mid": "equi", "equi-right": "equi",
    "servi-top": "servi-1", "servi-mid": "servi-2", "servi-bottom": "servi-3", "potentia": "potentia",
    "theatrum": "theatrum",
    "forum-1": "forum", "forum-2": "forum-score", "forum-3": "forum-two", "forum-4": "forum",
    "forum-5": "forum-score",
    "latro": "latro", "portus-bronze": "portus", "portus-silver": "portus", "portus-gold": "portus",
}  # fmt: skip
_PRICE = {
    "equi-left": "bronze", "equi-mid": "bronze", "equi-right": "bronze",
    "servi-top": "bronze", "servi-mid": "silver", "servi-bottom": "gold",
    "portus-bronze": "bronze", "portus-silver": "silver", "portus-gold": "gold",
}  # fmt: skip


def look(name: str, known: Facts) -> tuple[str, str, str]:
    """Sign, tone and figure of a space."""
    if name in _ICON:
        return _ICON[name], "stone", ""
    tone = "gold" if "-gold-" in name else "silver" if "-silver-" in name else "sand"
    return "", tone, str(known.strengths[name])


def spaces(board: Surface, known: Facts, k: float) -> Iterator[None]:
    """All action spaces with their prices and numerals."""
    for name, place in known.places.items():
        if name.startswith("space."):
            sign, tone, figure = look(name[6:], known)
            parts.print_middle(board, parts.space(sign, place.w, k, tone, figure), place.x, place.y, k)
            for thing, x, y in trimmings(name[6:], known, k):
                parts.print_middle(board, thing, x, y, k, 1.2)
            yield


def trimmings(name: str, known: Facts, k: float) -> list[tuple[Surface, float, float]]:
    """What lies over the edge of a space, with its centre in board units: price coin or numeral."""
    place = known.places[f"space.{name}"]
    if name.startswith("equi-"):  # between two cards: below, where neither covers it
        return [(parts.chip(_PRICE[name], 24, k, 1), place.x + 3, place.top + place.h + 8)]
    if name in _PRICE:
        return [(parts.chip(_PRICE[name], 24, k, 1), place.x + place.w * 0.40, place.y + place.h * 0.36)]
    if name.startswith("forum-"):
        numeral = ROMAN[int(name[6:]) - 1]
        return [(parts.tab(numeral, k), place.x - place.w * 0.42, place.y + place.h * 0.36)]
    if name == "pecunia":
        return [
            (parts.value(known.pecunia_points, 31, k), place.x + place.w * 0.42, place.y + place.h * 0.40)
        ]
    return []


def market(board: Surface, known: Facts, k: float) -> None:
    """Effects beside Dolus and Pecunia, empty places for cards and dice."""
    s = Vector(WIDTH, HEIGHT)
    s.path("M1205 148H1221M1215 141L1223 148L1215 155", None, BROWN, 3.2)
    _wells(s, known)
    board.blit(s.sized(board.get_size()), (0, 0))
    for i, x in enumerate((1160, 1188)):
        _die(board, x, 148 + (i * 2 - 1) * 3, k)
    for i, metal in enumerate(METALS):
        parts.print_middle(board, parts.chip(metal, 22, k), 1237 + i * 11, 148 + (i % 2 - 0.5) * 6, k)
    _rates(board, known, k)


def _die(board: Surface, x: float, y: float, k: float) -> None:
    s = Vector(100, 100)
    s.rect(
        3, 3, 94, 94, s.linear(3, 3, 97, 97, "#e2564e", (0.5, "#a81e24"), (1, "#570c10")), "#570c10", 5, r=20
    )
    s.rect(17, 17, 66, 66, "#f7ecd0", r=13)
    out = s.surface(24 / 100 * k)
    coin = svg.draw(parts.GAME, "coin-gold", (parts.px(13, k),) * 2)
    out.blit(coin, coin.get_rect(center=out.get_rect().center))
    parts.print_middle(board, out, x, y, k)


def _rates(board: Surface, known: Facts, k: float) -> None:
    order = ("gold", "silver", "bronze")
    places = [known.places[f"bank.{metal}"] for metal in order]
    y = places[0].y + 35
    for i, (metal, place) in enumerate(zip(order, places, strict=True)):
        count = max(known.worth) // known.worth[METALS.index(metal)]
        parts.print_middle(board, parts.chip(metal, 24, k, count), place.x, y, k)
        if i:
            parts.set_text(board, "=", (place.x + places[i - 1].x) / 2 * k, y * k, 22 * k, BROWN, face="sans")


def _wells(s: Vector, known: Facts) -> None:
    for name, place in known.places.items():
        if name.startswith(("armoury.", "slaves.", "laurels.", "theatre.")) and name != "theatre.lot":
            s.rect(place.left, place.top, place.w, place.h, "#3a2010", r=4, opacity=0.16)
            s.rect(place.left, place.top, place.w, place.h, None, "#4a2c14", 1, r=4, stroke_opacity=0.5)
            s.rect(
                place.left + 0.8,
                place.top + 1,
                place.w,
                place.h,
                None,
                "#fff3d6",
                0.8,
                r=4,
                stroke_opacity=0.35,
            )
        elif name.startswith(("bank.", "tariff.")):
            s.ellipse(
                place.x,
                place.y,
                place.h / 2,
                place.h / 2,
                "#3a2010",
                "#4a2c14",
                1,
                opacity=0.16,
                stroke_opacity=0.4,
            )
    lot = known.places["theatre.lot"]
    s.rect(lot.left, lot.top, lot.w, lot.h, "#24401c", r=4, opacity=0.22)
    s.rect(
        lot.left - 1.5, lot.top - 1.5, lot.w + 3, lot.h + 3, None, "#3a2a10", 3.2, r=5, stroke_opacity=0.55
    )
    s.rect(lot.left - 1.5, lot.top - 1.5, lot.w + 3, lot.h + 3, None, "#f1cf72", 1.7, r=5)


# ------------------------------------------------------------------ prizes


def prizes(board: Surface, known: Facts, k: float) -> None:
    """What the first three of the arena and of the race win."""
    s = Vector(WIDTH, HEIGHT)
    parts.slab(s, 872, 640, 172, 104, "#efe0bd", 5)
    parts.slab(s, 444, 671, 84, 74, "#efe0bd", 5)
    for row in (1, 2):
        s.line(880, 640 + row * 34.7, 1036, 640 + row * 34.7, "#9c7a4a", 1, 0.6)
        s.line(450, 671 + row * 24.6, 522, 671 + row * 24.6, "#9c7a4a", 1, 0.6)
    for row in (0, 1):  # a card of the laurels, for a bare wreath is pale here
        s.rect(508, 673 + row * 24.6, 15.5, 21, "#d2702e", "#fff3d8", 1.6, r=2.5)
        s.rect(507, 672 + row * 24.6, 17.5, 23, None, "#6b3a18", 0.8, r=3)
    s.rect(938, 645, 100, 59, "#fff6e0", "#9c7a4a", 1, r=4, opacity=0.55, stroke_opacity=0.7)
    s.path(
        "M1012 688V662M1006 668L1012 661L1018 668M1024 661V687M1018 681L1024 688L1030 681", None, BROWN, 2.4
    )
    board.blit(s.sized(board.get_size()), (0, 0))
    for row, coins in enumerate(known.prize_coins):
        _arena_prize(board, row, 657.3 + row * 34.7, coins, k)
        _race_prize(board, row, 683.3 + row * 24.6, coins, k)


def _arena_prize(board: Surface, row: int, y: float, coins: int, k: float) -> None:
    parts.set_text(board, ROMAN[row], 889 * k, y * k, 21 * k, BROWN)
    parts.print_middle(board, parts.chip("bronze", 26, k, coins), 917, y, k)
    if row == 0:  # points for strength or a slave: one takes this, the other that
        parts.set_text(board, "2×", 960 * k, (y + 1) * k, 20 * k, parts.INK, face="sans")
        parts.print_middle(board, parts.picture("icon-arena", 28, k), 988, y + 1, k, 0.8)
    elif row == 1:
        parts.print_middle(board, parts.picture("icon-servi-1", 38, k), 972, y - 2, k, 0.8)


def _race_prize(board: Surface, row: int, y: float, coins: int, k: float) -> None:
    parts.set_text(board, ROMAN[row], 457 * k, y * k, 18 * k, BROWN)
    parts.print_middle(board, parts.chip("silver", 21, k), 481, y, k, 1)
    parts.print_middle(board, parts.chip("gold", 21, k, coins), 492, y, k, 1)
    if row < 2:
        parts.print_middle(board, parts.picture("laurel", 12, k), 515.8, y, k, 0.8)


# ------------------------------------------------------------------ tracks


def tracks(board: Surface, known: Facts, k: float) -> None:
    """Strength and order."""
    s = Vector(WIDTH, HEIGHT)
    for n, (x, y) in enumerate(known.strength):
        last = n == len(known.strength) - 1
        half = 36.8 if last else 18
        parts.slab(
            s, x - half, y - 18, 2 * half, 36, "#c9733f" if last else "#efe0bd" if n % 5 else "#e0b878", 4
        )
    for i, (x, y) in enumerate(known.order):
        s.ellipse(x, y + 1.5, 27.5, 27.5, "#0a2f39")
        s.ellipse(
            x, y, 25.5, 25.5, s.linear(x - 20, y - 20, x + 20, y + 20, "#f8ecd0", "#d2b27a"), "#4b3018", 1.4
        )
        s.ellipse(x, y, 21, 21, None, "#b5532e" if i == 0 else "#b48a56", 2)
    sheet = s.sized(board.get_size())
    drop(board, sheet, (0, 0), (1.4 * k, 2 * k), 1.6 * k, 120)
    board.blit(sheet, (0, 0))
    for n, (x, y) in enumerate(known.strength):
        last = n == len(known.strength) - 1
        parts.set_text(
            board,
            f"{n}+" if last else str(n),
            x * k,
            y * k,
            (20 if last else 19) * k,
            "#fff4dc" if last else parts.INK,
            shade="#4a1a06" if last else None,
        )
    for i, (x, y) in enumerate(known.order):
        parts.set_text(board, ROMAN[i], x * k, y * k, 20 * k, "#7e3319" if i == 0 else "#6b4a26")
    parts.print_middle(board, parts.picture("helmet", 46, k), 1111, known.order[0][1], k, 2)


# ------------------------------------------------------------------ names

_PLAQUES = (
    ("VI", "PORTVS", 960, 66, 20), ("IV", "THEATRVM", 130, 68, 17), ("V", "FORVM", 177, 292, 20),
    ("I", "MERCATVS", 1277, 70, 20), ("II", "ARENA", 940, 621, 19), ("III", "STADIVM", 368, 736, 18),
)  # fmt: skip
_SIGNS = (
    ("DOLVS", 1173, 102), ("PECVNIA", 1384, 102), ("EQVI ET ARMA", 1278, 208), ("SERVI", 1278, 342),
    ("POTENTIA", 1278, 450), ("VIRES", 1240, 546),
)  # fmt: skip


def names(board: Surface, known: Facts, k: float) -> None:
    """Plaques of the areas and signs of the stalls; names in Latin, the same in every language."""
    for numeral, name, x, y, size in _PLAQUES:
        parts.print_middle(board, parts.plaque(numeral, name, k, size), x, y, k, 2.4)
    for name, x, y in _SIGNS:
        parts.print_middle(board, parts.sign(name, k), x, y, k, 2)
