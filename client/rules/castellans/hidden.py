"""What nobody knows: the order of the three decks. The steps never import this (rules, section 4.4)."""

from __future__ import annotations

from random import Random

from client.rules import kit
from client.rules.castellans.state import State
from client.rules.play import Pool

# Bookkeeping that no piece shows and everybody may know: all of it follows from what happened openly.
UNSEEN = frozenset({"options", "phase", "player", "changed", "was", "shown", "hired"})


def pools(state: State, eyes: int | None) -> list[Pool]:
    """The three decks, alike for all eyes; decks that nobody has mixed yet as well."""
    return [Pool([state.decks[0]]), Pool([state.decks[1]]), Pool([state.wharf_deck])]


def redeal(state: State, eyes: int | None, rng: Random) -> None:
    """Deal the decks anew, in place."""
    kit.redeal(pools(state, eyes), rng)
