"""Places of the board from the layout file, and the tones of Pax."""

from client.rules.pax.data import CATEGORIES
from client.ui.painters.places import Place, places_of

GAME = "pax"
WIDTH, HEIGHT = 1544, 520
WALL = 246  # height of Rome's wall
FOOT = 232  # where the columns stand


# light, base, shade, deep of each category, as in the drawings
TONES = {
    "wealth": ("#f8e6c2", "#dcbf92", "#a88656", "#664a2e"),
    "fleet": ("#8fc0e6", "#336fae", "#225085", "#14305a"),
    "army": ("#ffb678", "#e0722c", "#a8471f", "#63261a"),
    "religion": ("#dcdfe6", "#9aa2b2", "#686f86", "#3c4158"),
    "senator": ("#ffe98c", "#e2b92e", "#a8831c", "#5f4612"),
    "land": ("#a8d07a", "#4d8c3f", "#2f6638", "#1a402c"),
    "intrigue": ("#ec7a74", "#a81e34", "#741830", "#430d22"),
}
BRONZE = ("#f3cd92", "#b98648", "#7e5229", "#452a16")
GOLD = ("#ffe9a3", "#e3b04b", "#b0742a", "#6a3f18")
MARBLE = ("#fbf4e6", "#e3d6c2", "#b8a590", "#7d6a60")


def places() -> dict[str, Place]:
    """All zones of the board with one place of their own."""
    return places_of(GAME)


def columns() -> dict[str, Place]:
    """The seven columns of Rome by category."""
    return {category: places()[f"rome.{category}"] for category in CATEGORIES}
