"""The ten signs of Siberia, flat and of one colour, each told apart by its outline; 100 x 100."""

from __future__ import annotations

from collections.abc import Callable

from art.make.siberia.palette import COLUMNS, SIGN
from art.make.svg import Point, Svg, d

WHOLE = 100.0


def put(s: Svg, name: str, x: float, y: float, r: float, fill: str, alpha: float = 1.0) -> None:
    """The sign of a resource or person round x, y, about 2r across."""
    with s.at(x, y, r / 50), s.group("translate(-50 -50)"):
        _DRAW[name](s, fill, alpha)


def _gas(s: Svg, fill: str, alpha: float) -> None:
    flame = (
        "M52 2C60 25 86 37 86 64C86 86 70 98 50 98C30 98 14 86 14 64C14 51 21 42 30 34C32 45 36 49 42 49"
        "C35 30 42 13 52 2Z"
    )
    core = "M50 92C39 92 33 84 33 75C33 65 43 59 47 48C58 56 67 66 67 76C67 86 60 92 50 92Z"
    s.path(flame + core, fill, alpha=alpha, evenodd=True)


def _facets(s: Svg, facets: tuple[tuple[Point, ...], ...], fill: str, alpha: float) -> None:
    for facet in facets:
        s.poly(facet, fill, alpha=alpha)


def _coal(s: Svg, fill: str, alpha: float) -> None:
    left, right = (6, 70), (95, 46)
    _facets(
        s,
        (
            ((18, 33), (42, 12), (50, 40), (30, 55)),
            ((47, 10), (74, 16), (91, 40), (56, 41)),
            ((14, 38), (27, 60), (31, 86), left),
            ((33, 59), (53, 45), (64, 62), (60, 92), (37, 89)),
            ((58, 46), right, (88, 80), (66, 91), (69, 62)),
        ),
        fill,
        alpha,
    )


def _oil(s: Svg, fill: str, alpha: float) -> None:
    drop = "M50 2C64 27 84 45 84 66C84 86 69 98 50 98C31 98 16 86 16 66C16 45 36 27 50 2Z"
    gleam = "M29 60C24 74 32 87 47 89C50 89.5 50 83 47 82.5C37 80 33 72 36 62C37 57 31 55 29 60Z"
    s.path(drop + gleam, fill, alpha=alpha, evenodd=True)


def _gold(s: Svg, fill: str, alpha: float) -> None:
    for x, y in ((26, 92), (74, 92), (50, 50)):
        s.poly(
            [(x - 15, y - 38), (x + 15, y - 38), (x + 17.5, y - 29), (x - 17.5, y - 29)], fill, alpha=alpha
        )
        s.poly([(x - 18.5, y - 25), (x + 18.5, y - 25), (x + 24, y), (x - 24, y)], fill, alpha=alpha)


def _diamonds(s: Svg, fill: str, alpha: float) -> None:
    _facets(
        s,
        (
            ((25, 13), (47, 13), (33, 35), (5, 35)),
            ((53, 13), (75, 13), (95, 35), (67, 35)),
            ((50, 17), (62.5, 35), (37.5, 35)),
            ((5, 40), (32, 40), (46, 90)),
            ((37, 40), (63, 40), (50, 89)),
            ((68, 40), (95, 40), (54, 90)),
        ),
        fill,
        alpha,
    )


def _manager(s: Svg, fill: str, alpha: float) -> None:
    s.path("M33 30V20Q33 12 41 12H59Q67 12 67 20V30", "", fill, 9, line_alpha=alpha, cap="butt")
    s.path("M12 30H88Q96 30 96 38V54H60V49H40V54H4V38Q4 30 12 30Z", fill, alpha=alpha)
    s.path("M4 60H40V67H60V60H96V82Q96 90 88 90H12Q4 90 4 82Z", fill, alpha=alpha)


def _logistician(s: Svg, fill: str, alpha: float) -> None:
    s.path("M4 22H58V68H40A14.5 14.5 0 0 0 12 68H4Z", fill, alpha=alpha)
    cab = "M63 34H82L97 51V68H91A14.5 14.5 0 0 0 63 66Z"
    s.path(cab + "M70 41V51H88L79 41Z", fill, alpha=alpha, evenodd=True)
    for x in (26, 77):
        s.path(
            d("M", x - 11, 71, "a", 11, 11, 0, 1, 0, 22, 0, "a", 11, 11, 0, 1, 0, -22, 0, "Z")
            + d("M", x - 4.5, 71, "a", 4.5, 4.5, 0, 1, 0, 9, 0, "a", 4.5, 4.5, 0, 1, 0, -9, 0, "Z"),
            fill,
            alpha=alpha,
            evenodd=True,
        )


def _salesman(s: Svg, fill: str, alpha: float) -> None:
    s.path("M10 36H32V66H10Q4 66 4 60V42Q4 36 10 36Z", fill, alpha=alpha)
    s.path("M38 35L68 14Q73 11 73 17V85Q73 91 68 88L38 67Z", fill, alpha=alpha)
    s.path("M14 71H31L37 92Q38 96 34 96H24Q21 96 20 93Z", fill, alpha=alpha)
    s.path("M82 36Q90 51 82 66M91 26Q104 51 91 76", "", fill, 7, line_alpha=alpha)


def _worker(s: Svg, fill: str, alpha: float) -> None:
    s.path("M10 60C10 36 22 22 35 17V46H42V14Q50 12 58 14V46H65V17C78 22 90 36 90 60Z", fill, alpha=alpha)
    s.path("M8 66H92Q98 66 98 72Q98 78 92 78H8Q2 78 2 72Q2 66 8 66Z", fill, alpha=alpha)
    s.path("M26 83H74Q70 95 50 95Q30 95 26 83Z", fill, alpha=alpha)


def _investor(s: Svg, fill: str, alpha: float) -> None:
    s.path("M9 10V91H94", "", fill, 10, line_alpha=alpha, join="miter", cap="butt")
    s.path("M25 72L44 50L59 62L80 32", "", fill, 11, line_alpha=alpha, join="miter", cap="butt")
    s.poly([(63, 22), (95, 12), (92, 46)], fill, alpha=alpha)


_DRAW: dict[str, Callable[[Svg, str, float], None]] = {
    "gas": _gas,
    "coal": _coal,
    "oil": _oil,
    "gold": _gold,
    "diamonds": _diamonds,
    "manager": _manager,
    "logistician": _logistician,
    "salesman": _salesman,
    "worker": _worker,
    "investor": _investor,
}


def _flat(name: str) -> Callable[[], Svg]:
    def draw() -> Svg:
        s = Svg(WHOLE, WHOLE)
        _DRAW[name](s, SIGN, 1.0)
        return s

    return draw


def _chip(name: str) -> Callable[[], Svg]:
    def draw() -> Svg:
        """The sign on a rounded tile in its own colour, as printed for prices."""
        tones = COLUMNS[name]
        s = Svg(WHOLE, WHOLE)
        s.rect(
            2,
            2,
            96,
            96,
            s.linear(8, 6, 92, 94, tones.light, (0.4, tones.own), (1, tones.deep)),
            "#05090c",
            4,
            r=22,
        )
        s.rect(
            7.5,
            7.5,
            85,
            85,
            "",
            s.linear(8, 8, 92, 92, (0, "#ffffff", 0.75), (0.5, "#ffffff", 0.1), (1, "#000000", 0.4)),
            3.4,
            r=17,
        )
        put(s, name, 50, 50, 33, tones.sign)
        return s

    return draw


DRAWINGS: dict[str, Callable[[], Svg]] = {
    **{f"sign-{name}": _flat(name) for name in COLUMNS},
    **{f"chip-{name}": _chip(name) for name in COLUMNS},
}
