"""The cards of citizens and the backs of all cards at any size. Lengths are units of 106 x 130."""

import math
import re
from collections.abc import Sequence
from functools import lru_cache

from pygame import Surface
from pygame.transform import smoothscale

from client.rules.castellans.data import CARD, CITIZENS, GUILDS, PINK
from client.ui.painters import materials, svg, theatre, type
from client.ui.painters.castellans import marks
from client.ui.painters.castellans.facts import DECK_TONES, GAME, INK
from client.ui.painters.colour import mix
from client.ui.painters.surfaces import blank, clip, drop
from client.ui.painters.vector import Vector, rounded

Size = tuple[int, int]
WIDE, HIGH = 106.0, 130.0
CORNER, RIM = 7.0, 4.6
PLATE, TITLE = 27.0, 21.0  # height of the name's plate, without and with a rule below it
RULE = 40.0  # height of the rule below it on a card that tells its rule
BADGE = 27.0
LEAST = 11  # pixels of a name that has room
NARROW = 0.82  # how narrow letters may become
LIGHT = "#ffe2aa"


def deck_of(face: str) -> str:
    """The deck of a citizen; KeyError for an unknown one."""
    return "pink" if CARD[face] < len(PINK) else "blue"


def back(deck: str, size: Size) -> Surface:
    """The back of a deck: pink, blue or wharf."""
    out = svg.draw(GAME, f"back-{deck}", size).copy()
    return edged(_on_paper(out, size), deck)


def citizen(face: str, size: Size, name: str = "", text: str = "") -> Surface:
    """A citizen's card with the guild's badge, and with name and rule on a plate when they are given."""
    deck, k = deck_of(face), size[0] / WIDE
    light, own, deep = DECK_TONES[deck]
    rows, px = name_rows(name, text, k)
    plate = TITLE + RULE if text else max(PLATE, len(rows) * px / k + 3) if name else 0
    low = HIGH - RIM - plate
    out = blank(*size)
    body = Vector(WIDE, HIGH)
    body.rect(
        0, 0, WIDE, HIGH, body.linear(0, 0, WIDE, HIGH, light, (0.4, own), (1, mix(own, deep, 0.7))), r=CORNER
    )
    out.blit(body.sized(size), (0, 0))
    room = (max(4, round((WIDE - 2 * RIM) * k)), max(4, round((low - RIM) * k)))
    picture = portrait(face, room)
    at = (round(RIM * k), round(RIM * k))
    out.blit(clip(picture.copy(), rounded(room, max(1.0, 4 * k))), at)
    out.blit(_frame(deck, size, low, bool(name), bool(text)), (0, 0))
    if name:
        _words(out, rows, px, text, k, low)
    _badge(out, face, k)
    return edged(out, deck)


def portrait(face: str, room: Size) -> Surface:
    """The citizen in layered paper, as much of the figure as the room shows."""
    tall = room[1] / room[0]
    wide = min(400.0, 400.0 / tall) if tall > 1 else 400.0
    high = wide * tall
    view = (200 - wide / 2, max(0.0, min(20.0 if tall > 0.8 else 40.0, 400 - high)), wide, high)
    return theatre.picture(GAME, f"citizen-{face}", room, view, LIGHT, finish=True)


@lru_cache(64)
def _frame(deck: str, size: Size, low: float, plate: bool, rule: bool) -> Surface:
    _, own, deep = DECK_TONES[deck]
    s = Vector(WIDE, HIGH)
    s.rect(RIM - 0.6, RIM - 0.6, WIDE - 2 * RIM + 1.2, low - RIM + 1.2, None, deep, 1.4, r=4.4)
    s.rect(
        RIM + 0.6,
        RIM + 0.6,
        WIDE - 2 * RIM - 1.2,
        low - RIM - 1.2,
        None,
        "#fff4d2",
        0.7,
        r=3.4,
        stroke_opacity=0.55,
    )
    if plate:
        high = HIGH - low - RIM
        paper = s.linear(0, low, 0, HIGH, "#fffaec", (0.6, "#f6e8c6"), (1, "#e2cb98"))
        s.rect(RIM - 0.6, low, WIDE - 2 * RIM + 1.2, high, paper, deep, 1.3, r=3.6)
        s.rect(
            RIM + 1,
            low + 1.4,
            WIDE - 2 * RIM - 2,
            high - 2.8,
            None,
            mix(own, "#d6a325", 0.5),
            0.7,
            r=2.6,
            stroke_opacity=0.8,
        )
    if rule:
        s.line(RIM + 8, low + TITLE - 1, WIDE - RIM - 8, low + TITLE - 1, own, 0.8, 0.8)
    return s.sized(size)


def name_rows(name: str, text: str, k: float) -> tuple[Sequence[str], int]:
    """The name as it stands on its plate and how large, in two lines when it would be much smaller in one."""
    room = round((WIDE - 2 * RIM - 7) * k)
    full = max(LEAST, round((13.6 if text else 16.4) * k))
    rows: Sequence[str] = (name,)
    px = marks.fitting(rows, full, room)
    halves = re.split("(?<=-)| ", name, maxsplit=1)
    if px < 0.8 * full and len(halves) == 2 and not text:
        rows, px = halves, marks.fitting(halves, max(LEAST - 2, round(full * 0.74)), room)
    if px < LEAST - 2:  # small letters are read more easily narrow than smaller still
        px = marks.fitting(rows, LEAST - 2, room / NARROW)
    return rows, px


def _words(out: Surface, rows: Sequence[str], px: int, text: str, k: float, low: float) -> None:
    """The name on its plate; the rule below it."""
    plate = TITLE if text else HIGH - RIM - low
    measure = type.metrics("sans", px)
    for n, row in enumerate(rows):
        ink = type.line(row, px, INK, "sans", heavy=True)
        if ink.get_width() > out.get_width() - 2 * (RIM + 2) * k:
            ink = smoothscale(ink, (round(out.get_width() - 2 * (RIM + 2) * k), ink.get_height()))
        middle = (low + plate / 2) * k + (n - (len(rows) - 1) / 2) * px * 0.98
        left = round((out.get_width() - ink.get_width()) / 2)
        out.blit(ink, (left, round(middle - measure.cap_top - measure.cap / 2)))
    if text:
        _rule(out, text, k, low + TITLE)


def _rule(out: Surface, text: str, k: float, top: float) -> None:
    """The rule, as large as its room lets it be."""
    room = (round((WIDE - 2 * RIM - 8) * k), round((HIGH - RIM - top - 3) * k))
    px = max(6, round(11 * k))
    sheet = type.paragraph(text, room[0], px, INK, "sans", leading=1.2, align="centre")
    while sheet.get_height() > room[1] and px > 6:
        px = max(6, min(px - 1, round(px * math.sqrt(room[1] / sheet.get_height()))))
        sheet = type.paragraph(text, room[0], px, INK, "sans", leading=1.2, align="centre")
    y = top * k + max(0, (room[1] - sheet.get_height()) / 2)
    out.blit(sheet, (round((out.get_width() - sheet.get_width()) / 2), round(y)))


def _badge(out: Surface, face: str, k: float) -> None:
    """The guild's badge over the upper left corner."""
    px = round(BADGE * k)
    if px < 5:
        return
    badge = marks.picture(f"guild-{GUILDS[CITIZENS[CARD[face]].guild]}", px)
    at = (round(1.6 * k), round(1.6 * k))
    drop(out, badge, at, (0.8 * k, 1.2 * k), max(1.0, 1.4 * k), 150)
    out.blit(badge, at)


def _on_paper(picture: Surface, size: Size) -> Surface:
    paper = materials.paper(*size, max(0.5, size[0] / 110), "#f3e7cb", seed=3, fibres=0.4)
    paper.blit(picture, (0, 0))
    return paper


def edged(out: Surface, deck: str) -> Surface:
    """Rounded corners and the lit and dark edge of cardboard."""
    w, h = out.get_size()
    clip(out, rounded((w, h), h * CORNER / HIGH))
    s = Vector(w, h)
    line = max(1.0, w * 0.012)
    tone = s.linear(
        0,
        0,
        w,
        h,
        (0, "#ffffff", 0.9),
        (0.45, "#fff6e0", 0.05),
        (0.6, DECK_TONES[deck][2], 0.3),
        (1, "#1a0c08", 0.75),
    )
    s.rect(line / 2, line / 2, w - line, h - line, None, tone, line, r=h * CORNER / HIGH)
    out.blit(s.sized((w, h)), (0, 0))
    return out
