"""The cards, tokens and marks of Citadels.

Figures in `characters`, buildings in `districts`, what both cards share in `frame`, all pieces in `faces`.
"""

from client.ui.painters.citadels.characters import darkened, income, portrait, rank, seal
from client.ui.painters.citadels.faces import lift, piece

__all__ = ["darkened", "income", "lift", "piece", "portrait", "rank", "seal"]
