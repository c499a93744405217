"""What the eleven skylines share: sky, sun, towers with lit windows, water; 100 x 100 each."""

from __future__ import annotations

from random import Random

from art.make.colour import mix
from art.make.svg import Svg

BASE = 92.0  # where the near row stands
NEAR, LAMP = "#16293a", "#ffd27a"


class City(Svg):
    """A window on a city: its sky first, then rows of towers from far to near."""

    def __init__(self, top: str, middle: str, low: str, seed: int) -> None:
        super().__init__(100, 100)
        self.low, self.rng = low, Random(seed)
        self.rect(0, 0, 100, 100, self.linear(0, 0, 0, 96, top, (0.58, middle), (1, low)))

    def sun(self, x: float, y: float, r: float, tone: str = "#ff7a2a") -> None:
        """A low sun with its glow."""
        glow = self.radial(x, y, r * 3, (0, "#fff0c8", 0.75), (0.35, "#ffd8a0", 0.35), (1, "#ffd8a0", 0))
        self.circle(x, y, r * 3, glow)
        self.circle(x, y, r, tone)
        self.path(
            f"M{x - r * 0.8:g} {y - r * 0.2:g}A{r:g} {r:g} 0 0 1 {x:g} {y - r * 0.86:g}",
            "",
            "#fff0d0",
            r * 0.14,
            line_alpha=0.8,
        )

    def far(self, heights: str, tone: float = 0.5, base: float = BASE, width: float = 0.0) -> None:
        """A pale row of blocks over the whole width: their heights, left to right."""
        tall = [float(word) for word in heights.split()]
        step = 100 / len(tall)
        colour = mix(NEAR, self.low, tone)
        for i, h in enumerate(tall):
            self.rect(i * step - 0.2, base - h, (width or step) + 0.4, h + 2, colour)

    def tower(
        self,
        x: float,
        w: float,
        h: float,
        *,
        base: float = BASE,
        lit: float = 0.3,
        tone: str = NEAR,
        cut: float = 0.0,
    ) -> None:
        """A block lit from the left with windows; `cut` slants its roof down to the right."""
        top = base - h
        self.poly(
            [(x, base + 1), (x, top), (x + w, top + cut), (x + w, base + 1)],
            self.linear(
                x, 0, x + w, 0, mix(tone, "#8fb3cc", 0.34), (0.3, tone), (1, mix(tone, "#000000", 0.35))
            ),
        )
        self.windows(x, w, top + cut, base, lit)

    def windows(self, x: float, w: float, top: float, base: float, lit: float = 0.3) -> None:
        """Rows of small lamps on a wall, so many of them lit."""
        across = max(1, int(w / 3.4))
        step = w / across
        y = top + 4
        while y < base - 3:
            for i in range(across):
                on = self.rng.random() < lit
                self.rect(
                    x + step * (i + 0.5) - 0.75,
                    y,
                    1.5,
                    1.9,
                    LAMP if on else "#4d6d85",
                    alpha=1 if on else 0.5,
                )
            y += 4.2

    def mast(self, x: float, top: float, base: float, width: float = 1.4) -> None:
        """An antenna."""
        self.line(x, base, x, top, NEAR, width, cap="butt")

    def ground(self, tone: str = NEAR, base: float = BASE) -> None:
        """The bank in front of everything."""
        self.rect(0, base, 100, 100 - base, tone)

    def water(self, top: float, tone: str, light: str) -> None:
        """A river or harbour with streaks of light."""
        self.rect(0, top, 100, 100 - top, self.linear(0, top, 0, 100, mix(tone, light, 0.35), tone))
        for _ in range(16):
            y, x = top + 1.5 + self.rng.random() * (98 - top - 1.5), self.rng.random() * 92
            self.line(x, y, x + 3 + self.rng.random() * 9, y, light, 1, 0.55)


def arch_row(s: City, x: float, y: float, w: float, count: int, tone: str) -> None:
    """Arches under a deck from x over w; y is the deck."""
    step = w / count
    for i in range(count):
        cx = x + step * (i + 0.5)
        r = step * 0.38
        s.path(f"M{cx - r:g} {y + 12:g}V{y + 6:g}A{r:g} {r:g} 0 0 1 {cx + r:g} {y + 6:g}V{y + 12:g}Z", tone)


__all__ = ["BASE", "LAMP", "NEAR", "City", "arch_row"]
