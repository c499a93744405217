"""Places of the board from the layout file, and the tones of the table of Citadels."""

from math import cos, radians, sin

from client.ui.painters.places import Place, layout_of, places_of

GAME = "citadels"
RING = (280.0, 268.0)  # middle of the round of ranks, in board units
RIM, SEATED, BOSS = 258.0, 176.0, 98.0  # radii of its edge, of the middles of the tokens, of the boss
NICHE = 53.0  # radius of a token's place
MOST = 9
INK = ("#34467c", "#1a2650", "#101a3a", "#080e22")
GOLD = ("#ffe9a3", "#e3b04b", "#b0742a", "#6a3f18")
CRIMSON = ("#8c2338", "#6b1a2c", "#4c1020", "#2c0812")
PARCHMENT = ("#fbf2da", "#f1e2bd", "#d9c291", "#8a6a38")


def board_size() -> tuple[float, float]:
    """Width and height of the board in its units."""
    w, h = layout_of(GAME)["size"]
    return float(w), float(h)


def places() -> dict[str, Place]:
    """All zones of the board."""
    return places_of(GAME)


def seat_of_rank(rank: int, far: float = SEATED, turn: float = 0.0) -> tuple[float, float]:
    """A point in the direction of a rank: so far from the ring's middle, turned on by so many degrees."""
    angle = radians(-90 + 360 / MOST * (rank - 1) + turn)
    return RING[0] + far * cos(angle), RING[1] + far * sin(angle)
