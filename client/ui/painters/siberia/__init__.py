"""The printed board, the pieces and the panels of Siberia."""

from client.ui.painters.siberia.accents import accents
from client.ui.painters.siberia.board import steps
from client.ui.painters.siberia.close import has_place, place, trims
from client.ui.painters.siberia.desk import columns, own, research, sign, spaces, tray
from client.ui.painters.siberia.exchange import best, flap, price_box, prices
from client.ui.painters.siberia.faces import lift, piece
from client.ui.painters.siberia.facts import region_at
from client.ui.painters.siberia.regions import label, light, name_at, veil

__all__ = [
    "accents",
    "best",
    "columns",
    "flap",
    "has_place",
    "label",
    "lift",
    "light",
    "name_at",
    "own",
    "piece",
    "place",
    "price_box",
    "prices",
    "region_at",
    "research",
    "sign",
    "spaces",
    "steps",
    "tray",
    "trims",
    "veil",
]
