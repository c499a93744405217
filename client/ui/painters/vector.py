"""Shapes written as SVG text in the subset the rasteriser knows, and its exact rasterising."""

import io
import math
import re
from collections.abc import Sequence

import pygame
from pygame import Surface

from client.ui.painters.colour import Colour, hexed
from client.ui.painters.surfaces import as_alpha, blank

Point = tuple[float, float]
Paint = Colour | None
ColourStop = Colour | tuple[float, Colour] | tuple[float, Colour, float]

_GRADIENT = re.compile(r'(id="|url\(#)')


def rasterise(inner: str, box: Sequence[float], size: tuple[int, int]) -> Surface:
    """Draw SVG elements whose view box is (x, y, w, h) over exactly `size` pixels."""
    w, h = max(1, size[0]), max(1, size[1])
    x, y, bw, bh = box
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}">'
        f'<g transform="scale({w / bw:.6f} {h / bh:.6f}) translate({-x:g} {-y:g})">{inner}</g></svg>'
    )
    picture = pygame.image.load_sized_svg(io.BytesIO(text.encode()), (w, h))
    if picture.get_size() != (w, h):
        exact = blank(w, h)
        exact.blit(picture, (0, 0))
        picture = exact
    return as_alpha(picture)


class Vector:
    """A sheet of w x h units to draw shapes on; `surface(k)` gives it at k pixels per unit."""

    def __init__(self, w: float, h: float) -> None:
        self.w, self.h = w, h
        self._defs: list[str] = []
        self._out: list[str] = []

    # paint
    def linear(self, x1: float, y1: float, x2: float, y2: float, *stops: ColourStop) -> str:
        """Straight gradient as a paint; stops are colours or (position, colour[, opacity])."""
        return self._gradient(
            f'linearGradient id="{{}}" gradientUnits="userSpaceOnUse" '
            f'x1="{x1:.2f}" y1="{y1:.2f}" x2="{x2:.2f}" y2="{y2:.2f}"',
            stops,
        )

    def radial(self, cx: float, cy: float, r: float, *stops: ColourStop) -> str:
        """Round gradient as a paint."""
        return self._gradient(
            f'radialGradient id="{{}}" gradientUnits="userSpaceOnUse" '
            f'cx="{cx:.2f}" cy="{cy:.2f}" r="{r:.2f}"',
            stops,
        )

    def _gradient(self, head: str, stops: Sequence[ColourStop]) -> str:
        name = f"g{len(self._defs)}"
        body = "".join(_stop(i / max(1, len(stops) - 1), s) for i, s in enumerate(stops))
        self._defs.append(f"<{head.format(name)}>{body}</{head.split()[0]}>")
        return f"url(#{name})"

    # shapes
    def path(
        self,
        d: str,
        fill: Paint = None,
        stroke: Paint = None,
        width: float = 1,
        *,
        opacity: float = 1,
        stroke_opacity: float = 1,
        cap: str = "round",
        transform: str = "",
    ) -> None:
        """An SVG path."""
        move = f' transform="{transform}"' if transform else ""
        self._out.append(f'<path d="{d}"{_style(fill, stroke, width, opacity, stroke_opacity, cap)}{move}/>')

    def polygon(
        self,
        points: Sequence[Point],
        fill: Paint = None,
        stroke: Paint = None,
        width: float = 1,
        *,
        opacity: float = 1,
        stroke_opacity: float = 1,
        closed: bool = True,
    ) -> None:
        """Straight lines through the points."""
        d = "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points) + ("Z" if closed else "")
        self.path(d, fill, stroke, width, opacity=opacity, stroke_opacity=stroke_opacity)

    def line(
        self, x1: float, y1: float, x2: float, y2: float, stroke: Paint, width: float = 1, opacity: float = 1
    ) -> None:
        """One straight line."""
        self.path(f"M{x1:.2f} {y1:.2f}L{x2:.2f} {y2:.2f}", None, stroke, width, stroke_opacity=opacity)

    def ellipse(
        self,
        cx: float,
        cy: float,
        rx: float,
        ry: float | None = None,
        fill: Paint = None,
        stroke: Paint = None,
        width: float = 1,
        *,
        opacity: float = 1,
        stroke_opacity: float = 1,
    ) -> None:
        """An ellipse, or a circle when ry is left out."""
        ry = rx if ry is None else ry
        self._out.append(
            f'<ellipse cx="{cx:.2f}" cy="{cy:.2f}" rx="{rx:.2f}" ry="{ry:.2f}"'
            f"{_style(fill, stroke, width, opacity, stroke_opacity, 'butt')}/>"
        )

    def rect(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        fill: Paint = None,
        stroke: Paint = None,
        width: float = 1,
        *,
        r: float = 0,
        opacity: float = 1,
        stroke_opacity: float = 1,
    ) -> None:
        """A rectangle with corner radius r."""
        corner = f' rx="{r:.2f}" ry="{r:.2f}"' if r else ""
        self._out.append(
            f'<rect x="{x:.2f}" y="{y:.2f}" width="{w:.2f}" height="{h:.2f}"{corner}'
            f"{_style(fill, stroke, width, opacity, stroke_opacity, 'butt')}/>"
        )

    def open(self, transform: str) -> None:
        """Begin a group with a transform; shapes until `close` belong to it."""
        self._out.append(f'<g transform="{transform}">')

    def close(self) -> None:
        """End the group."""
        self._out.append("</g>")

    def insert(self, inner: str, tag: str) -> None:
        """Put another drawing's elements here; `tag` keeps its gradients apart from those of others."""
        self._out.append(_GRADIENT.sub(rf"\g<1>{tag}-", inner))

    def surface(self, k: float = 1.0) -> Surface:
        """The drawing at k pixels per unit."""
        return self.sized((max(1, round(self.w * k)), max(1, round(self.h * k))))

    def sized(self, size: tuple[int, int]) -> Surface:
        """The drawing over exactly this many pixels."""
        return rasterise(self.inner, (0, 0, self.w, self.h), size)

    @property
    def inner(self) -> str:
        """The elements of the drawing with their paints."""
        return f"<defs>{''.join(self._defs)}</defs>{''.join(self._out)}"


def _stop(position: float, stop: ColourStop) -> str:
    colour: Colour
    opacity = 1.0
    if isinstance(stop, tuple) and len(stop) >= 2 and isinstance(stop[1], str):
        position, colour = float(stop[0]), stop[1]
        opacity = float(stop[2]) if len(stop) > 2 else 1.0
    else:
        colour = stop  # type: ignore[assignment]
    return f'<stop offset="{position:.3f}" stop-color="{hexed(colour)}" stop-opacity="{opacity:.3f}"/>'


def _paint(paint: Colour) -> str:
    return paint if isinstance(paint, str) and paint.startswith("url") else hexed(paint)


def _style(fill: Paint, stroke: Paint, width: float, opacity: float, stroke_opacity: float, cap: str) -> str:
    out = f' fill="{"none" if fill is None else _paint(fill)}"'
    if fill is not None and opacity != 1:
        out += f' fill-opacity="{opacity:.3f}"'
    if stroke is not None:
        out += (
            f' stroke="{_paint(stroke)}" stroke-width="{width:.2f}" '
            f'stroke-linejoin="round" stroke-linecap="{cap}"'
        )
        if stroke_opacity != 1:
            out += f' stroke-opacity="{stroke_opacity:.3f}"'
    return out


def regular(cx: float, cy: float, r: float, n: int, start: float = 0) -> list[Point]:
    """Corners of a regular polygon, the first at `start` degrees."""
    return [
        (
            cx + r * math.cos(math.radians(start + 360 * i / n)),
            cy + r * math.sin(math.radians(start + 360 * i / n)),
        )
        for i in range(n)
    ]


def outline(x: float, y: float, w: float, h: float, r: float, *, hole: bool = False) -> str:
    """Path data of a rounded rectangle; a hole runs the other way round."""
    if hole:
        return (
            f"M{x + r} {y}A{r} {r} 0 0 0 {x} {y + r}L{x} {y + h - r}A{r} {r} 0 0 0 {x + r} {y + h}"
            f"L{x + w - r} {y + h}A{r} {r} 0 0 0 {x + w} {y + h - r}L{x + w} {y + r}"
            f"A{r} {r} 0 0 0 {x + w - r} {y}Z"
        )
    return (
        f"M{x + r} {y}L{x + w - r} {y}A{r} {r} 0 0 1 {x + w} {y + r}L{x + w} {y + h - r}"
        f"A{r} {r} 0 0 1 {x + w - r} {y + h}L{x + r} {y + h}A{r} {r} 0 0 1 {x} {y + h - r}"
        f"L{x} {y + r}A{r} {r} 0 0 1 {x + r} {y}Z"
    )


def rounded(size: tuple[int, int], radius: float) -> Surface:
    """White rounded rectangle of that size as a mask; the radius is in pixels."""
    w, h = size
    sheet = Vector(w, h)
    sheet.rect(0, 0, w, h, "#ffffff", r=min(radius, w / 2, h / 2))
    return sheet.sized(size)
