"""Printing the board of Aquileia."""

from collections.abc import Iterator

from pygame import Surface

from client.ui.painters import materials


def steps(size: tuple[int, int]) -> Iterator[Surface]:
    """Print the board over exactly `size`, step by step."""
    board = materials.stone(*size, size[0] / 1544, "#e2cb9c")
    yield board
