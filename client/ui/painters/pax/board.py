"""Printing the board of Pax: Rome's wall, the legions' cloth, the places beside it, the bronze frame."""

from collections.abc import Iterator

from pygame import Surface

from client.ui.painters import materials, theatre, type
from client.ui.painters.pax import wall
from client.ui.painters.pax.facts import BRONZE, GAME, HEIGHT, WALL, WIDTH, Place, places
from client.ui.painters.surfaces import ADD, MULT, drop, radial
from client.ui.painters.vector import Vector

CLOTH = "#6d1a28"
ROMA = (27, 36, 136)  # x, y and size of Rome's eagle


def steps(size: tuple[int, int]) -> Iterator[Surface]:
    """Print the board over exactly `size`; each step gives the board so far, the last one is done."""
    k = size[0] / WIDTH
    board = materials.felt(*size, k, CLOTH, seed=9)
    yield board
    _sprigs(board, k)
    _light(board)
    yield board
    for _ in wall.steps(board, k):
        yield board
    _roma(board, k)
    yield board
    _wells(board, k)
    yield board
    _frame(board, k)
    materials.daylight(board)
    yield board


def _sprigs(board: Surface, k: float) -> None:
    """Sprigs of laurel woven into the cloth."""
    s = Vector(64, 64)
    for x, y in ((20, 26), (52, 58)):
        for turn in (-42, 0, 42):
            s.open(f"translate({x} {y}) rotate({turn})")
            s.path("M0 0C3.4 -3.2 3 -9 0 -13C-3 -9 -3.4 -3.2 0 0Z", "#ff9a90", opacity=0.10)
            s.close()
    tile = s.surface(k)
    for y in range(round(WALL * k), board.get_height(), tile.get_height()):
        for x in range(0, board.get_width(), tile.get_width()):
            board.blit(tile, (x, y))


def _light(board: Surface) -> None:
    size = board.get_size()
    board.blit(radial(size, (0.34, 0.62), (0.7, 0.9), (46, 14, 16), (0, 0, 0)), (0, 0), special_flags=ADD)
    low = radial(size, (0.40, 0.55), (0.85, 1.1), (255, 255, 255), (150, 140, 150))
    board.blit(low, (0, 0), special_flags=MULT)


def _roma(board: Surface, k: float) -> None:
    x, y, w = (v * k for v in ROMA)
    eagle = theatre.high(GAME, "roma", max(4, round(w)))
    drop(board, eagle, (x, y), (4 * k, 6 * k), 6 * k, 150)
    board.blit(eagle, (round(x), round(y)))
    ink = type.foil("ROMA", 27 * k, "cinzel", tracking=0.12)
    board.blit(ink, (round(95 * k - ink.get_width() / 2), round(164 * k)))


def _wells(board: Surface, k: float) -> None:
    """Recesses for the hidden cards, the deck, the two Primus cards, those out of the game and the coins."""
    s = Vector(WIDTH, HEIGHT)
    known = places()
    hidden = known["hidden"]
    _well(s, Place(hidden.x, hidden.y, hidden.w + 10, hidden.h + 6), 8)
    for name in ("deck", "aside", "removed"):
        _well(s, known[name], 7 if name != "removed" else 4)
    bank = known["bank"]
    s.ellipse(bank.x, bank.y, bank.w / 2, bank.h / 2, "#1a0409", opacity=0.38)
    s.ellipse(bank.x, bank.y, bank.w / 2, bank.h / 2, None, BRONZE[1], 1.2, stroke_opacity=0.55)
    board.blit(s.sized(board.get_size()), (0, 0))


def _well(s: Vector, place: Place, r: float) -> None:
    s.rect(place.left, place.top, place.w, place.h, "#1a0409", r=r, opacity=0.38)
    s.rect(place.left, place.top, place.w, place.h, None, BRONZE[1], 1.2, r=r, stroke_opacity=0.55)
    s.rect(place.left + 1, place.top + 1.2, place.w, place.h, None, "#ffd9c0", 0.8, r=r, stroke_opacity=0.12)


def _frame(board: Surface, k: float) -> None:
    """A bronze edge round the cloth with a boss in each lower corner."""
    s = Vector(WIDTH, HEIGHT)
    light, base, shade, deep = BRONZE
    tone = s.linear(0, 0, WIDTH, HEIGHT, light, (0.4, base), (0.7, shade), (1, deep))
    s.rect(2.5, 2.5, WIDTH - 5, HEIGHT - 5, None, deep, 5, r=3)
    s.rect(2, 2, WIDTH - 4, HEIGHT - 4, None, tone, 3, r=3)
    s.rect(9, WALL + 8, WIDTH - 18, HEIGHT - WALL - 17, None, base, 1.1, r=6, stroke_opacity=0.6)
    for x in (9, WIDTH - 9):
        y = HEIGHT - 9
        s.ellipse(x, y, 6.5, None, deep)
        s.ellipse(x - 0.6, y - 0.8, 5.2, None, s.linear(x - 5, y - 5, x + 5, y + 5, light, shade))
    board.blit(s.sized(board.get_size()), (0, 0))
