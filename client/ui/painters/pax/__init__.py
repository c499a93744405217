"""The printed board, the cards and the signs of Pax."""

from client.ui.painters.pax.board import steps
from client.ui.painters.pax.close import has_place, place, trims
from client.ui.painters.pax.faces import lift, piece
from client.ui.painters.pax.glance import accents
from client.ui.painters.pax.ladder import ladder
from client.ui.painters.pax.marks import price, sign, standing, standing_mark
from client.ui.painters.pax.rome import column, column_at, tally

__all__ = [
    "accents",
    "column",
    "column_at",
    "has_place",
    "ladder",
    "lift",
    "piece",
    "place",
    "price",
    "sign",
    "standing",
    "standing_mark",
    "steps",
    "tally",
    "trims",
]
