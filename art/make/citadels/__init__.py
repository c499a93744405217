"""The drawings of Citadels.

``character-`` and a name for each of the 27 figures, ``district-`` and a name for each building, ``sign-``
and ``shield-`` of the five kinds, ``rank-`` and ``token-`` of the nine ranks, backs, markers, the cover.
"""

from __future__ import annotations

from collections.abc import Callable

from art.make.citadels import cover, districts, emblem, figures, signs, tokens
from art.make.svg import Svg

DRAWINGS: dict[str, Callable[[], Svg]] = {
    **figures.DRAWINGS,
    **districts.DRAWINGS,
    **signs.DRAWINGS,
    **tokens.DRAWINGS,
    **cover.DRAWINGS,
    **emblem.DRAWINGS,
}
