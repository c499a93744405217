"""Colours of Pax: one ramp for each category, ivory for its symbol."""

from __future__ import annotations

from art.make.paper import Ramp, ramp

CATEGORY = {
    "wealth": ramp("#f8e6c2 #dcbf92 #a88656 #664a2e"),
    "fleet": ramp("#8fc0e6 #336fae #225085 #14305a"),
    "army": ramp("#ffb678 #e0722c #a8471f #63261a"),
    "religion": ramp("#dcdfe6 #9aa2b2 #686f86 #3c4158"),
    "senator": ramp("#ffe98c #e2b92e #a8831c #5f4612"),
    "land": ramp("#a8d07a #4d8c3f #2f6638 #1a402c"),
    "intrigue": ramp("#ec7a74 #a81e34 #741830 #430d22"),
}
IVORY = ramp("#fffdf2 #f6e8c8 #d8be8c #8a6c40")
GREEN = ramp("#d9f0a0 #8fbf4a #4f8a3a #2a5a30")
INK = "#2a160c"


def ivory_on(category: str) -> Ramp:
    """The tones of a symbol on its category's field."""
    return IVORY._replace(deep=CATEGORY[category].deep)
