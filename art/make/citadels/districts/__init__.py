"""The buildings of the districts: one drawing each, ``district-`` and the name."""

from __future__ import annotations

from collections.abc import Callable

from art.make.svg import Svg

DRAWINGS: dict[str, Callable[[], Svg]] = {}
