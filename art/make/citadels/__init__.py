"""The drawings of Citadels.

``character-`` and a name for each of the 27 figures, ``district-`` and a name for each building, ``sign-`` and
``shield-`` of the five kinds, backs, markers and the cover.
"""

from __future__ import annotations

from collections.abc import Callable

from art.make.citadels import districts, figures, signs
from art.make.svg import Svg

DRAWINGS: dict[str, Callable[[], Svg]] = {
    **figures.DRAWINGS,
    **districts.DRAWINGS,
    **signs.DRAWINGS,
}
