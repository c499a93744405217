"""Places of the board seen from near: this one has none with a picture of its own."""

from pygame import Surface

from client.ui.painters.surfaces import blank


def has_place(zone: str) -> bool:
    """No place of this board has a picture of its own."""
    return False


def place(zone: str, room: tuple[int, int]) -> Surface:
    """An empty picture."""
    return blank(*room)


def trims(zone: str, k: float) -> list[tuple[Surface, float, float]]:
    """Nothing of this board stands over the edge of a place."""
    return []
