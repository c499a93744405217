"""The cards, tokens and marks of Citadels, its board and what lies round it.

Figures in `characters`, buildings in `districts`, what both cards share in `frame`, all pieces in `faces`;
the printed board in `board`, what changes on it in `ring`, the seats' plates and towns in `desk`.
"""

from client.ui.painters.citadels.board import steps
from client.ui.painters.citadels.characters import darkened, income, portrait, rank, seal
from client.ui.painters.citadels.close import has_place, place, trims
from client.ui.painters.citadels.desk import own
from client.ui.painters.citadels.faces import lift, piece
from client.ui.painters.citadels.ring import accents, price

__all__ = [
    "accents",
    "darkened",
    "has_place",
    "income",
    "lift",
    "own",
    "piece",
    "place",
    "portrait",
    "price",
    "rank",
    "seal",
    "steps",
    "trims",
]
