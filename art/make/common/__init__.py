"""Drawings every game uses: seat marks, icons, emblems."""

from __future__ import annotations

from collections.abc import Callable

from art.make.common import emblems, icons, marks
from art.make.svg import Svg

DRAWINGS: dict[str, Callable[[], Svg]] = {**marks.DRAWINGS, **icons.DRAWINGS, **emblems.DRAWINGS}
