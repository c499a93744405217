"""A small writer of SVG text that stays inside the subset the client's rasteriser understands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager

Point = tuple[float, float]
Stop = str | tuple[float, str] | tuple[float, str, float]

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}">'


def num(value: float) -> str:
    """A number with at most two decimals and no spare zeros."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def d(*parts: str | float) -> str:
    """Path data from letters and numbers: ``d("M", 1, 2, "L", 3.5, 4)``."""
    out: list[str] = []
    for part in parts:
        if isinstance(part, str):
            out.append(part)
        else:
            if out and out[-1][-1].isdigit():
                out.append(" ")
            out.append(num(part))
    return "".join(out)


def polygon(points: Iterable[Point], close: bool = True) -> str:
    """Path data of straight lines through the points."""
    text = "L".join(f"{num(x)} {num(y)}" for x, y in points)
    return f"M{text}Z" if close else f"M{text}"


class Svg:
    """One drawing being written; later calls lie on top of earlier ones."""

    def __init__(self, width: float, height: float) -> None:
        self.width, self.height = width, height
        self._gradients: dict[str, str] = {}
        self._out: list[str] = []
        self._depth = 0

    def linear(self, x1: float, y1: float, x2: float, y2: float, *stops: Stop) -> str:
        """Paint that runs from one point to another; a stop is a colour or (place, colour[, alpha])."""
        place = f'x1="{num(x1)}" y1="{num(y1)}" x2="{num(x2)}" y2="{num(y2)}"'
        return self._gradient("linearGradient", place, stops)

    def radial(self, cx: float, cy: float, r: float, *stops: Stop) -> str:
        """Paint that runs from a centre outwards."""
        return self._gradient("radialGradient", f'cx="{num(cx)}" cy="{num(cy)}" r="{num(r)}"', stops)

    def _gradient(self, kind: str, place: str, stops: tuple[Stop, ...]) -> str:
        body = "".join(_stop(stop, i / max(1, len(stops) - 1)) for i, stop in enumerate(stops))
        key = f'<{kind} id="@" gradientUnits="userSpaceOnUse" {place}>{body}</{kind}>'
        name = self._gradients.setdefault(key, f"g{len(self._gradients) + 1}")
        return f"url(#{name})"

    @contextmanager
    def group(self, transform: str) -> Iterator[None]:
        """Everything drawn inside is moved by the transform."""
        self._out.append("  " * self._depth + f'<g transform="{transform}">')
        self._depth += 1
        yield
        self._depth -= 1
        self._out.append("  " * self._depth + "</g>")

    def at(
        self, x: float, y: float, scale: float = 1.0, turn: float = 0.0, *, flip: bool = False
    ) -> AbstractContextManager[None]:
        """A group with its origin at x, y, scaled, turned by degrees, mirrored if ``flip``."""
        steps = [f"translate({num(x)} {num(y)})"]
        if turn:
            steps.append(f"rotate({num(turn)})")
        if scale != 1 or flip:
            s = f"{scale:.4f}".rstrip("0").rstrip(".")
            steps.append(f"scale(-{s} {s})" if flip else f"scale({s})")
        return self.group(" ".join(steps))

    def mark_here(self) -> None:
        """The place where the client puts the seat's mark (100 x 100, centred by the group around it)."""
        self._out.append("  " * self._depth + "<!--mark-->")

    def path(
        self,
        data: str,
        fill: str = "",
        stroke: str = "",
        width: float = 1.0,
        *,
        alpha: float = 1.0,
        line_alpha: float = 1.0,
        cap: str = "round",
        join: str = "round",
        dash: str = "",
        evenodd: bool = False,
    ) -> None:
        """Any outline; an empty fill or stroke means none."""
        rule = ' fill-rule="evenodd"' if evenodd else ""
        style = _style(fill, stroke, width, alpha, line_alpha, cap, join, dash)
        self._add(f'<path d="{data}"{rule}{style}/>')

    def poly(
        self,
        points: Iterable[Point],
        fill: str = "",
        stroke: str = "",
        width: float = 1.0,
        *,
        alpha: float = 1.0,
        line_alpha: float = 1.0,
        close: bool = True,
        join: str = "round",
        cap: str = "round",
    ) -> None:
        """Straight lines through points."""
        self.path(
            polygon(points, close),
            fill,
            stroke,
            width,
            alpha=alpha,
            line_alpha=line_alpha,
            join=join,
            cap=cap,
        )

    def line(
        self,
        x1: float,
        y1: float,
        x2: float,
        y2: float,
        stroke: str,
        width: float = 1.0,
        alpha: float = 1.0,
        cap: str = "round",
    ) -> None:
        """One straight stroke."""
        self.path(d("M", x1, y1, "L", x2, y2), "", stroke, width, line_alpha=alpha, cap=cap)

    def ellipse(
        self,
        cx: float,
        cy: float,
        rx: float,
        ry: float,
        fill: str = "",
        stroke: str = "",
        width: float = 1.0,
        *,
        alpha: float = 1.0,
        line_alpha: float = 1.0,
    ) -> None:
        """An ellipse by centre and radii."""
        place = f'cx="{num(cx)}" cy="{num(cy)}" rx="{num(rx)}" ry="{num(ry)}"'
        self._add(f"<ellipse {place}{_style(fill, stroke, width, alpha, line_alpha, '', '', '')}/>")

    def circle(
        self,
        cx: float,
        cy: float,
        r: float,
        fill: str = "",
        stroke: str = "",
        width: float = 1.0,
        *,
        alpha: float = 1.0,
        line_alpha: float = 1.0,
    ) -> None:
        """A circle by centre and radius."""
        self.ellipse(cx, cy, r, r, fill, stroke, width, alpha=alpha, line_alpha=line_alpha)

    def rect(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        fill: str = "",
        stroke: str = "",
        width: float = 1.0,
        *,
        alpha: float = 1.0,
        line_alpha: float = 1.0,
        r: float = 0.0,
    ) -> None:
        """A rectangle by its top left corner, with corner radius r."""
        place = f'x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"'
        if r:
            place += f' rx="{num(r)}" ry="{num(r)}"'
        self._add(f"<rect {place}{_style(fill, stroke, width, alpha, line_alpha, '', 'miter', '')}/>")

    def _add(self, element: str) -> None:
        self._out.append("  " * self._depth + element)

    def text(self) -> str:
        """The whole file."""
        head = HEAD.format(w=num(self.width), h=num(self.height))
        paints = [key.replace('"@"', f'"{name}"') for key, name in self._gradients.items()]
        defs = ["<defs>", *paints, "</defs>"] if paints else []
        return "\n".join([head, *defs, *self._out, "</svg>"]) + "\n"


def _stop(stop: Stop, place: float) -> str:
    colour, alpha = "", 1.0
    if isinstance(stop, str):
        colour = stop
    elif len(stop) == 3:
        place, colour, alpha = stop
    else:
        place, colour = stop
    fade = f' stop-opacity="{num(alpha)}"' if alpha != 1 else ""
    return f'<stop offset="{num(place)}" stop-color="{colour}"{fade}/>'


def _style(
    fill: str, stroke: str, width: float, alpha: float, line_alpha: float, cap: str, join: str, dash: str
) -> str:
    out = f' fill="{fill or "none"}"'
    if fill and alpha != 1:
        out += f' fill-opacity="{num(alpha)}"'
    if stroke:
        out += f' stroke="{stroke}" stroke-width="{num(width)}"'
        out += f' stroke-linejoin="{join}"' if join else ""
        out += f' stroke-linecap="{cap}"' if cap and cap != "butt" else ""
        out += f' stroke-opacity="{num(line_alpha)}"' if line_alpha != 1 else ""
        out += f' stroke-dasharray="{dash}"' if dash else ""
    return out
