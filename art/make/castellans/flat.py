"""Paper theatre laid flat: figures from piles of sheets in a plain drawing that nobody cuts or shades."""

from __future__ import annotations

import re
from collections.abc import Callable

from art.make.colour import light
from art.make.paper import Paper
from art.make.svg import Point, Svg

SHADOW = "#1c0c1e"
_PAINT = re.compile(r"url\(#(g\d+)\)")
_NUMBER = re.compile(r"-?(?:\d+(?:\.\d+)?|\.\d+)")
_FILL = re.compile(r'fill="[^"]*"')
_TONE = re.compile(r'fill="(#[0-9a-f]{6})"')
_MOVE = re.compile(r'transform="([^"]*)"')
_LEG = re.compile(r"([MLC])([^MLCZ]*)")


class Scene(Svg):
    """A picture that may hold other drawings."""

    def quote(self, other: Svg) -> None:
        """Everything of another drawing with its paints."""
        for line in self._repainted(other):
            self._add(line)

    def figure(
        self, draw: Callable[[], Paper], x: float, y: float, scale: float, skip: int, spare: int = 0
    ) -> None:
        """A citizen, foot at x, y, without the first sheets, its background, and the last `spare` ones."""
        paper = draw()
        lines = self._repainted(paper)
        heads = [n for n, line in enumerate(paper._out) if line.startswith("<g ")]
        places = list(zip(heads, [*heads[1:], len(lines)], strict=True))
        with self.at(x, y, scale), self.group("translate(-200 -440)"):
            for start, end in places[skip : len(places) - spare]:
                self._sheet(lines[start], lines[start + 1 : end - 1])

    def _repainted(self, other: Svg) -> list[str]:
        """The lines of another drawing, its paints by their names here."""
        names = {
            name: self._gradients.setdefault(key, f"g{len(self._gradients) + 1}")
            for key, name in other._gradients.items()
        }
        return [_PAINT.sub(lambda found: f"url(#{names[found[1]]})", line).strip() for line in other._out]

    def _sheet(self, head: str, shapes: list[str]) -> None:
        """One sheet over its own shadow; of a cut one only what stays inside its silhouette."""
        move = _MOVE.search(head)
        place = move[1] if move else "translate(0 0)"
        if 'data-lift="0"' not in head and 'fill="#' in shapes[0]:
            with self.group("translate(4 5)"), self.group(place):
                self._add(_FILL.sub(f'fill="{SHADOW}" fill-opacity="0.28"', shapes[0], count=1))
        with self.group(place):
            for line in [self._shaded(shapes), *inside(shapes)] if "data-cut" in head else shapes:
                self._add(line)

    def _shaded(self, shapes: list[str]) -> str:
        """The silhouette of a cut sheet with a paint that stands for the shade it loses."""
        tones = [found[1] for line in shapes[:2] if (found := _TONE.search(line))]
        if len(tones) < 2:
            return shapes[0]
        own, deep = tones
        across = [x for x, _ in points(shapes[0])]
        stops = (light(own, 0.12), (0.5, own), (0.85, deep), (1, deep))
        paint = self.linear(min(across), 0, max(across), 0, *stops)
        return _FILL.sub(f'fill="{paint}"', shapes[0], count=1)


def points(line: str) -> list[Point]:
    """Points along the path of a line of a file; none when it is no path."""
    data = re.search(r' d="([^"]*)"', line)
    out: list[Point] = []
    for letter, body in _LEG.findall(data[1]) if data else ():
        v = [float(n) for n in _NUMBER.findall(body)]
        if letter == "C" and out:
            out += _curve([out[-1], *zip(v[::2], v[1::2], strict=True)])
        else:
            out += zip(v[::2], v[1::2], strict=False)
    return out


def _curve(knots: list[Point]) -> list[Point]:
    """Four points along a curve given by its ends and levers."""
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = knots[:4]
    found = []
    for t in (0.25, 0.5, 0.75, 1.0):
        u = 1 - t
        a, b, c, e = u**3, 3 * u * u * t, 3 * u * t * t, t**3
        found.append((a * x0 + b * x1 + c * x2 + e * x3, a * y0 + b * y1 + c * y2 + e * y3))
    return found


def inside(shapes: list[str]) -> list[str]:
    """The shapes after the first that, drawn a little nearer to their middle, do not leave it."""
    outline = points(shapes[0])
    found = [(line, points(line)) for line in shapes[1:]]
    return [line for line, at in found if all(holds(outline, x, y) for x, y in _drawn_in(at))]


def holds(outline: list[Point], x: float, y: float) -> bool:
    """Whether a point lies in a closed outline."""
    found = False
    for i, (x1, y1) in enumerate(outline):
        x0, y0 = outline[i - 1]
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            found = not found
    return found


def _drawn_in(at: list[Point]) -> list[Point]:
    mx, my = (sum(p[n] for p in at) / max(1, len(at)) for n in (0, 1))
    return [(mx + (x - mx) * 0.8, my + (y - my) * 0.8) for x, y in at]
