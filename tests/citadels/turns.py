"""Short ways to the turn of a character, and to what tests of characters look at."""

from __future__ import annotations

from typing import Any

from client.rules.citadels import GAME
from client.rules.citadels.data import CHARACTERS, FACE
from client.rules.play import Play
from tests.citadels.scene import Scene, lay

MARKERS = {"warrants": "magistrate", "threats": "blackmailer"}


def acting(role: str, seats: int = 4, **laid: Any) -> Scene:
    """The turn of a character who has gathered; see `scene.lay`."""
    return lay(role, seats, gathered=True, **with_owners(laid))


def called(*roles: str, seats: int = 4, **laid: Any) -> Scene:
    """The call of these characters, held by seats 0, 1, ...; it stands at the first that may do anything."""
    held = dict(enumerate(roles)) | laid.pop("roles", {})
    return lay("", seats, roles=held, **with_owners(laid))


def with_owners(laid: dict[str, Any]) -> dict[str, Any]:
    """Who places warrants or threats is in the cast wherever some lie."""
    owners = [owner for marker, owner in MARKERS.items() if marker in laid]
    return laid | {"cast": " ".join([laid.get("cast", ""), *owners])}


def role(scene: Scene) -> str:
    """The character whose turn it is."""
    return CHARACTERS[scene.state.turn.role].face


def beautified(scene: Scene) -> list[str]:
    """The districts that carry a coin."""
    return [FACE[card] for card in scene.state.coins]


def points(scene: Scene, seat: int) -> dict[str, int]:
    """The points of a seat by their source."""
    return dict(scene.scores()[seat].parts)


def shrunk(scene: Scene, cards: int) -> Scene:
    """The same position with only so many cards in the deck."""
    del scene.state.deck[cards:]
    return Scene(Play(GAME, scene.state))
