"""The twenty-eight citizens by their guilds."""

from __future__ import annotations

from collections.abc import Callable

from art.make.castellans.citizens import holy, shadow, soldier, worker
from art.make.paper import Paper

FIGURES = (*worker.FIGURES, *soldier.FIGURES, *shadow.FIGURES, *holy.FIGURES)
DRAWINGS: dict[str, Callable[[], Paper]] = {f"citizen-{draw.__name__}": draw for draw in FIGURES}
