"""Pictures of everything on the screen: materials, type, panels, pieces, printed boards."""

from client.ui.painters.painter import Painter
from client.ui.painters.surfaces import Sprite

__all__ = ["Painter", "Sprite"]
