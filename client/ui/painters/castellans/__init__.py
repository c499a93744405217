"""The printed board, the pieces and the panels of Castellans of Valeria."""

from client.ui.painters.castellans.accents import accents, tally
from client.ui.painters.castellans.board import steps
from client.ui.painters.castellans.close import has_place, place, trims
from client.ui.painters.castellans.desk import own
from client.ui.painters.castellans.faces import lift, piece
from client.ui.painters.castellans.facts import region_at
from client.ui.painters.castellans.plaques import label, light, veil

__all__ = [
    "accents",
    "has_place",
    "label",
    "lift",
    "light",
    "own",
    "piece",
    "place",
    "region_at",
    "steps",
    "tally",
    "trims",
    "veil",
]
