"""Icons of buttons, 100 x 100, one placeholder colour; holes are holes."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.make.shapes import around
from art.make.svg import Svg, d, polygon

C = "#101010"


def _undo(s: Svg) -> None:
    s.path("M30 40H62A20 20 0 0 1 62 80H34", "", C, 9.5)
    s.path("M46 19L24 40L46 61", "", C, 9.5)


def _redo(s: Svg) -> None:
    s.path("M70 40H38A20 20 0 0 0 38 80H66", "", C, 9.5)
    s.path("M54 19L76 40L54 61", "", C, 9.5)


def _book(s: Svg) -> None:
    s.path(
        "M16 24C30 17 42 18 50 27C58 18 70 17 84 24V78C70 72 58 73 50 82C42 73 30 72 16 78ZM50 27V82",
        "",
        C,
        7,
    )
    s.path(
        "M26 38C32 36 37 37 41 40M26 52C32 50 37 51 41 54M74 38C68 36 63 37 59 40M74 52C68 50 63 51 59 54",
        "",
        C,
        5,
    )


def _gear(s: Svg) -> None:
    points = []
    for i in range(8):
        for da, r in ((-0.26, 27), (-0.17, 40), (0.17, 40), (0.26, 27)):
            a = i * math.pi / 4 + da
            points.append((50 + r * math.cos(a), 50 + r * math.sin(a)))
    hole = d("M", 37, 50, "a", 13, 13, 0, 1, 0, 26, 0, "a", 13, 13, 0, 1, 0, -26, 0, "Z")
    s.path(polygon(points) + hole, C, C, 4, evenodd=True)


def _menu(s: Svg) -> None:
    s.path("M20 27H80M20 50H80M20 73H80", "", C, 10.5)


def _help(s: Svg) -> None:
    s.path("M31 35C31 12 69 12 69 35C69 50 50 49 50 64", "", C, 11)
    s.circle(50, 83, 7, C)


def _speaker(s: Svg) -> None:
    s.path("M14 38H30L52 20V80L30 62H14Z", C, C, 5)


def _sound(s: Svg) -> None:
    _speaker(s)
    s.path("M64 38C70 45 70 55 64 62M75 27C88 41 88 59 75 73", "", C, 8)


def _mute(s: Svg) -> None:
    _speaker(s)
    s.path("M66 40L86 60M86 40L66 60", "", C, 8.5)


def _full(s: Svg) -> None:
    s.path("M18 38V18H38M62 18H82V38M82 62V82H62M38 82H18V62", "", C, 9.5)


def _home(s: Svg) -> None:
    s.path("M14 50L50 17L86 50", "", C, 9.5)
    s.path("M25 54L50 31L75 54V84H58V63H42V84H25Z", C, C, 3)


def _save(s: Svg) -> None:
    """A wax tablet with its stylus."""
    s.path("M16 18H66V84H16ZM26 28V74H56V28Z", C, C, 3, evenodd=True)
    s.path("M33 41H49M33 53H45", "", C, 5)
    s.path("M84 20L62 74", "", C, 8)
    s.path("M62 74L59 84", "", C, 4)


def _play(s: Svg) -> None:
    s.path("M30 18L80 50L30 82Z", C, C, 6)


def _eye(s: Svg) -> None:
    s.path("M10 50C26 24 74 24 90 50C74 76 26 76 10 50Z", "", C, 8)
    s.circle(50, 50, 13.5, C)


def _bot(s: Svg) -> None:
    """A bronze automaton's head."""
    s.path(
        "M22 34H78Q84 34 84 40V74Q84 82 76 82H24Q16 82 16 74V40Q16 34 22 34Z"
        "M30 52A7 7 0 1 0 44 52A7 7 0 1 0 30 52ZM56 52A7 7 0 1 0 70 52A7 7 0 1 0 56 52ZM34 67H66V73H34Z",
        C,
        evenodd=True,
    )
    s.path("M50 34V20", "", C, 7)
    s.circle(50, 17, 7, C)
    s.path("M8 50V66M92 50V66", "", C, 7)


def _human(s: Svg) -> None:
    s.circle(50, 30, 17, C)
    s.path("M16 86C16 62 32 54 50 54C68 54 84 62 84 86Z", C, C, 4)


def _dice(s: Svg) -> None:
    s.path("M50 10L86 29V70L50 90L14 70V29Z", "", C, 7)
    s.path("M14 29L50 49L86 29M50 49V90", "", C, 6)
    for x, y in ((50, 29), (27, 50), (38, 70), (62, 62), (74, 56)):
        s.circle(x, y, 4.6, C)


def _hint(s: Svg) -> None:
    """An oil lamp with a flame."""
    s.path(
        "M10 56C20 48 34 50 44 50H60C66 50 70 42 80 42C88 42 94 47 92 52C88 52 84 56 80 63"
        "C74 75 64 80 52 80C36 80 24 72 20 64Z",
        C,
    )
    s.path("M34 86H68", "", C, 8)
    s.path("M84 36C76 30 82 22 84 10C93 20 96 30 88 36Z", C, C, 3)
    s.path("M40 44C40 36 56 36 56 44", "", C, 6)


def _next(s: Svg) -> None:
    s.path("M34 18L68 50L34 82", "", C, 11)


def _skip(s: Svg) -> None:
    s.path("M16 22L46 50L16 78ZM48 22L76 50L48 78Z", C, C, 5)
    s.path("M84 22V78", "", C, 9)


def _previous(s: Svg) -> None:
    s.path("M66 18L32 50L66 82", "", C, 11)


def _last(s: Svg) -> None:
    s.path("M24 18L58 50L24 82M76 18V82", "", C, 10.5)


def _first(s: Svg) -> None:
    s.path("M76 18L42 50L76 82M24 18V82", "", C, 10.5)


def _pause(s: Svg) -> None:
    s.path("M24 18H42V82H24ZM58 18H76V82H58Z", C, C, 3)


def _language(s: Svg) -> None:
    s.circle(50, 50, 37, "", C, 6.5)
    s.path("M13 50H87M19 31H81M19 69H81", "", C, 5)
    s.path("M50 13C30 32 30 68 50 87C70 68 70 32 50 13Z", "", C, 5)


def _quit(s: Svg) -> None:
    s.path("M58 18H20V82H58", "", C, 9)
    s.path("M42 50H86M70 33L87 50L70 67", "", C, 9)


def _plus(s: Svg) -> None:
    s.path("M50 20V80M20 50H80", "", C, 12)


def _minus(s: Svg) -> None:
    s.path("M20 50H80", "", C, 12)


def _check(s: Svg) -> None:
    s.path("M18 54L40 76L82 26", "", C, 12)


def _cross(s: Svg) -> None:
    s.path("M24 24L76 76M76 24L24 76", "", C, 12)


def _wait(s: Svg) -> None:
    """An hourglass."""
    s.path("M24 14H76M24 86H76", "", C, 8)
    s.path("M30 16C30 40 46 44 46 50C46 56 30 60 30 84M70 16C70 40 54 44 54 50C54 56 70 60 70 84", "", C, 6)
    s.path("M38 32H62C59 40 52 42 50 46C48 42 41 40 38 32ZM36 82C38 72 48 70 50 64C52 70 62 72 64 82Z", C)


def _pin(s: Svg) -> None:
    s.path("M34 14H66L62 42L76 56H24L38 42Z", C, C, 4)
    s.path("M50 58V90", "", C, 7)


def _star(s: Svg) -> None:
    s.poly(
        [
            p
            for pair in zip(
                around(50, 52, 42, 5, -math.pi / 2),
                around(50, 52, 18, 5, -math.pi / 2 + math.pi / 5),
                strict=True,
            )
            for p in pair
        ],
        C,
        C,
        4,
    )


ICONS: dict[str, Callable[[Svg], None]] = {
    "undo": _undo,
    "redo": _redo,
    "book": _book,
    "gear": _gear,
    "menu": _menu,
    "help": _help,
    "sound": _sound,
    "mute": _mute,
    "full": _full,
    "home": _home,
    "save": _save,
    "play": _play,
    "eye": _eye,
    "bot": _bot,
    "human": _human,
    "dice": _dice,
    "hint": _hint,
    "next": _next,
    "skip": _skip,
    "language": _language,
    "quit": _quit,
    "plus": _plus,
    "minus": _minus,
    "check": _check,
    "cross": _cross,
    "wait": _wait,
    "pin": _pin,
    "star": _star,
    "previous": _previous,
    "first": _first,
    "last": _last,
    "pause": _pause,
}


def _boxed(draw: Callable[[Svg], None]) -> Callable[[], Svg]:
    def make() -> Svg:
        s = Svg(100, 100)
        draw(s)
        return s

    return make


DRAWINGS: dict[str, Callable[[], Svg]] = {f"icon-{name}": _boxed(draw) for name, draw in ICONS.items()}
