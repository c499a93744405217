"""Why a drop is refused, in one word for the words file; asked only about moves that are not legal."""

from __future__ import annotations

from client.rules.citadels.state import State

REASONS: tuple[str, ...] = ()


def why_not(state: State, me: int, piece: str, target: str) -> str | None:
    """Why this piece, or a piece of this zone, cannot be dropped there; None when there is no word for it."""
    return None
