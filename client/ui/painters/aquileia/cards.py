"""The cards of Aquileia: arms, slaves, laurels, theatre, with their backs."""

from pygame import Surface

from client.ui.painters import cardstock, svg
from client.ui.painters.surfaces import clip, shadow
from client.ui.painters.type import line, metrics
from client.ui.painters.vector import Vector

GAME = "aquileia"
_BACK = {"arms": "back-arms", "slave": "back-slaves", "laurel": "back-stadium", "theatre": "back-theatre"}
_DARK = {"arma": "#4b1811", "equus-aureus": "#513804", "equus-argenteus": "#27323c", "servus": "#1d4641",
         "stadium": "#7a3609", "theatrum": "#264418"}  # fmt: skip
Size = tuple[int, int]


def back(kind: str, size: Size) -> Surface:
    """The back of a card of that kind."""
    card = cardstock.sheet(size, seed=3)
    card.blit(svg.draw(GAME, _BACK[kind], size), (0, 0))
    return card


def face(kind: str, face: str, size: Size) -> Surface:
    """The face of a card; FileNotFoundError for one the game does not have."""
    card = cardstock.sheet(size, seed=len(face))
    card.blit(svg.draw(GAME, f"card-{face}", size), (0, 0))
    family, _, value = face.rpartition("-")
    _frame(card, size, _DARK[family if family in _DARK else face.split("-")[0]])
    if family in ("arma", "equus-aureus", "equus-argenteus", "servus"):
        _shield(card, size)
        _figure(card, value, 0.21, 0.2150, 0.27, "#2a160b")
    elif value.isdigit() and family == "stadium":
        _figure(card, value, 0.50, 0.74, 0.34, "#4a2a06")
    return card


def _frame(card: Surface, size: Size, dark: str) -> None:
    sheet = Vector(100, 140)
    sheet.rect(6, 6, 88, 128, None, dark, 1.6, r=4)
    gleam = sheet.linear(0, 0, 100, 140, (0, "#fff6dc", 0.8), (0.6, "#fff6dc", 0.12), (1, dark, 0.4))
    sheet.rect(7.6, 7.6, 84.8, 124.8, None, gleam, 1, r=3)
    card.blit(sheet.sized(size), (0, 0))


def _shield(card: Surface, size: Size) -> None:
    sheet = Vector(100, 140)
    sheet.path("M4 4H38V26C38 34 30 40 21 44C12 40 4 34 4 26Z", "#2a160b")
    sheet.path("M6 6H36V25.6C36 32 29 37.4 21 41C13 37.4 6 32 6 25.6Z",
               sheet.linear(6, 6, 36, 40, "#fffaf0", "#e7d3a6"))  # fmt: skip
    sign = sheet.sized(size)
    shade, border = shadow(sign, max(1.0, size[0] * 0.02), 110)
    inner = shade.subsurface((border, border, *size)).copy()
    card.blit(clip(inner, card), (round(size[0] * 0.012), round(size[0] * 0.02)))
    card.blit(sign, (0, 0))


def _figure(card: Surface, text: str, x: float, y: float, part: float, ink: str) -> None:
    w = card.get_width()
    px = max(5, round(w * part))
    figure = line(text, px, ink, "cinzel", heavy=True)
    measure = metrics("cinzel", px)
    card.blit(
        figure, (round(w * x - figure.get_width() / 2), round(w * y - measure.cap_top - measure.cap / 2))
    )
