"""The printed board and the pieces of Aquileia."""

from client.ui.painters.aquileia.board import steps
from client.ui.painters.aquileia.close import has_place, place, trims
from client.ui.painters.aquileia.faces import lift, piece

__all__ = ["has_place", "lift", "piece", "place", "steps", "trims"]
