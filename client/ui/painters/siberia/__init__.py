"""The printed board, the pieces and the panels of Siberia."""

from client.ui.painters.siberia.board import steps
from client.ui.painters.siberia.close import has_place, place, trims
from client.ui.painters.siberia.desk import columns, dots, research, sign, tray
from client.ui.painters.siberia.exchange import best, flap, price_box, prices
from client.ui.painters.siberia.faces import lift, piece
from client.ui.painters.siberia.facts import region_at
from client.ui.painters.siberia.regions import label, light, name_at, veil

__all__ = [
    "best",
    "columns",
    "dots",
    "flap",
    "has_place",
    "label",
    "lift",
    "light",
    "name_at",
    "piece",
    "place",
    "price_box",
    "prices",
    "region_at",
    "research",
    "sign",
    "steps",
    "tray",
    "trims",
    "veil",
]
