"""The printed board and the pieces of Aquileia."""

from client.ui.painters.aquileia.board import steps
from client.ui.painters.aquileia.faces import lift, piece

__all__ = ["lift", "piece", "steps"]
