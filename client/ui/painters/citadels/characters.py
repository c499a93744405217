"""The character cards and tokens of Citadels at any size.

The rank stands in a seal in its colour, the kind that brings income on a shield. Name and power are given by
whoever asks, in the reader's language: with a power the name stands on a ribbon over a panel, without one
on a plate; on a small card seal, shield and plate grow. Without a name, or smaller than it can be read, the
plate carries the seal instead.
"""

from functools import lru_cache
from math import cos, radians, sin
from typing import NamedTuple

import pygame
from pygame import Surface

from client.rules.citadels.data import CHARACTER, CHARACTERS, KINDS
from client.ui.painters import theatre
from client.ui.painters.citadels import frame
from client.ui.painters.citadels.facts import GAME, MOST
from client.ui.painters.citadels.frame import HIGH, WIDE
from client.ui.painters.surfaces import blank, clip
from client.ui.painters.vector import Vector

Size = tuple[int, int]
FIGURE = "#fff0c4"  # of a rank in its seal
DRESS = frame.Dress(
    ("#5c6c9c", "#2a3864", "#1a2446", "#0c1228"),
    ("#35467a", "#202c56", "#121936"),
    "#b0742a",
    ("#e3b04b", "#b0742a"),
    "#ffe6a8",
)
# the light that falls on the figures of each rank
LIGHT = {
    1: "#ffd2bc",
    2: "#dcf6f0",
    3: "#d0e2ff",
    4: "#fff0cd",
    5: "#eef6ff",
    6: "#f4ffde",
    7: "#ffe8cc",
    8: "#ffe2bc",
    9: "#ffe6ec",
}
OWN_LIGHT = {"witch": "#dcffb8", "assassin": "#ffc4b2"}
HEAD = (64.0, 22.0, 272.0)  # left, top and width of what a token shows of a figure
HEADS = {  # where hat or head lie elsewhere
    "thief": (66.0, 40.0, 268.0),
    "spy": (58.0, 26.0, 290.0),
    "magistrate": (72.0, 30.0, 262.0),
    "merchant": (44.0, 24.0, 272.0),
    "blackmailer": (76.0, 44.0, 250.0),
    "abbot": (70.0, 50.0, 256.0),
    "cardinal": (56.0, 34.0, 296.0),
    "alchemist": (78.0, 34.0, 262.0),
    "diplomat": (76.0, 6.0, 280.0),
    "marshal": (68.0, 14.0, 280.0),
    "artist": (76.0, 18.0, 266.0),
    "queen": (62.0, 30.0, 268.0),
    "navigator": (74.0, 26.0, 268.0),
    "tax_collector": (50.0, 16.0, 276.0),
    "warlord": (46.0, -8.0, 300.0),
    "witch": (56.0, 16.0, 286.0),
    "wizard": (68.0, 14.0, 276.0),
}
ROUND = 0.41  # radius of the portrait in a token, of its height


class Plan(NamedTuple):
    """Where the picture of a card ends, its seal and its shield as (x, y, width), height of the figure."""

    low: float
    seal: tuple[float, float, float]
    shield: tuple[float, float, float]
    figure: float


TABLE = Plan(424, (68, 68, 128), (355, 74, 106), 66)
ZOOM = Plan(404, (56, 56, 94), (370, 60, 78), 50)
SMALL = Plan(408, (92, 92, 172), (336, 96, 140), 88)
PLAIN = Plan(424, (210, 500, 148), (356, 500, 96), 78)
PLATED = (TABLE, SMALL)  # those with the name on a plate


def rank(face: str) -> int:
    """The rank of a character; KeyError for one the game does not have."""
    return CHARACTERS[CHARACTER[face]].rank


def income(face: str) -> str:
    """The kind of district that brings a character income, "" for none."""
    found = CHARACTERS[CHARACTER[face]].income
    return KINDS[found] if found >= 0 else ""


def laid(size: Size, name: str, text: str) -> Plan:
    """How a card of so many pixels is laid out."""
    if not name or size[0] < frame.LEGIBLE:
        return PLAIN
    return SMALL if size[0] < frame.ROOMY else ZOOM if text else TABLE


def card(face: str, size: Size, name: str = "", text: str = "") -> Surface:
    """The front of a character; `text` is its power. KeyError for a face the game does not have."""
    number, k, plan = rank(face), size[0] / WIDE, laid(size, name, text)
    out = blank(*size)
    room = (round(394 * k), round((plan.low - 11) * k))
    wide = 400.0
    view = (0.0, 0.0, wide, wide * room[1] / room[0])
    out.blit(figure(face, room, view), (round(13 * k), round(13 * k)))
    out.blit(_frame(number, income(face), size, plan), (0, 0))
    x, y, _ = plan.seal
    frame.put(out, str(number), (x * k, y * k), plan.figure * k, FIGURE, "cinzel")
    if plan in PLATED:
        frame.name_on_plate(out, name, DRESS.ink, plan.low)
    elif plan is ZOOM:
        frame.name_on_ribbon(out, name, DRESS.ink, plan.low)
        frame.rule(out, text)
    return frame.edged(out)


def back(size: Size) -> Surface:
    """The back of a character card."""
    return frame.edged(theatre.picture(GAME, "back-character", size, finish=True).copy())


def figure(face: str, size: Size, view: tuple[float, float, float, float]) -> Surface:
    """A figure seen through a view of its drawing, which covers -20 to 420 and -20 to 460; it is kept."""
    light = OWN_LIGHT.get(face, LIGHT[rank(face)])
    return theatre.picture(GAME, f"character-{face}", size, view, light, finish=True)


@lru_cache(96)
def _frame(number: int, kind: str, size: Size, plan: Plan) -> Surface:
    """Everything round the picture but the words: border, plate or ribbon, seal, shield."""
    sheets = [frame.border(DRESS, plan.low)]
    sheets += frame.ribbon(DRESS, plan.low) if plan is ZOOM else [frame.plate(DRESS, plan.low)]
    sheets.append(frame.placed(f"rank-{number}", *plan.seal))
    if kind:
        x, y, wide = plan.shield
        sheets.append(frame.placed(f"shield-{kind}", x, y, wide, wide * 1.2))
    return theatre.pile(tuple(sheets), size, (0, 0, WIDE, HIGH))


# ------------------------------------------------------------------ round things


@lru_cache(128)
def seal(number: int, px: int) -> Surface:
    """The seal of a rank with its figure, `px` pixels across."""
    out = theatre.high(GAME, f"rank-{number}", px).copy()
    frame.put(out, str(number), (px / 2, px / 2), px * 0.54, FIGURE, "cinzel")
    return out


@lru_cache(128)
def portrait(face: str, px: int) -> Surface:
    """Head and hat of a character in a circle of `px` pixels; "" shows the mask of the back."""
    if face:
        left, top, wide = HEADS.get(face, HEAD)
        made = figure(face, (px, px), (left, top, wide, wide)).copy()
    else:
        made = theatre.picture(GAME, "back-character", (px, px), (96, 180, 228, 228), finish=True).copy()
    return clip(made, _circle(px))


@lru_cache(16)
def _circle(px: int) -> Surface:
    s = Vector(100, 100)
    s.ellipse(50, 50, 50, None, "#ffffff")
    return s.sized((px, px))


def token(face: str, px: int) -> Surface:
    """The round token of a character; without a face the mask of the backs. Its seal sits on the side that
    looks out of the round of ranks, so that what lies inwards of it leaves the rank free."""
    out = blank(px, px)
    inner = max(4, round(2 * ROUND * px))
    at = round((px - inner) / 2)
    out.blit(portrait(face, inner), (at, at))
    number = rank(face) if face else 1
    out.blit(theatre.high(GAME, f"token-{number}", px), (0, 0))
    if face and px >= 40:
        badge = seal(number, max(14, round(px * 0.34)))
        turn = radians(360 / MOST * (number - 1) - 90)
        far = (px - badge.get_width()) / 2
        out.blit(
            badge, badge.get_rect(center=(round(px / 2 + far * cos(turn)), round(px / 2 + far * sin(turn))))
        )
    return out


def darkened(made: Surface, strength: int = 120) -> Surface:
    """A copy in shadow, as a character that is out of this round looks."""
    out = made.copy()
    out.fill((strength, strength, strength + 12, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return out
