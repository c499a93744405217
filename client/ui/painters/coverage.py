"""Which characters a font file holds, read from its character map."""

import struct
from bisect import bisect_right
from functools import lru_cache


class Coverage:
    """Code points of one font as ranges."""

    def __init__(self, ranges: list[tuple[int, int]]) -> None:
        ranges.sort()
        self._starts = [a for a, _ in ranges]
        self._ends = [b for _, b in ranges]

    def __contains__(self, character: str) -> bool:
        code = ord(character)
        i = bisect_right(self._starts, code) - 1
        return i >= 0 and code <= self._ends[i]


@lru_cache(16)
def coverage(path: str) -> Coverage:
    """Characters of a TrueType or OpenType file; ValueError when it has no Unicode map we can read."""
    with open(path, "rb") as file:
        data = file.read()
    for i in range(struct.unpack_from(">H", data, 4)[0]):
        tag, _, offset, _ = struct.unpack_from(">4sIII", data, 12 + 16 * i)
        if tag == b"cmap":
            return Coverage(_unicode_map(data, offset))
    raise ValueError(f"{path}: no character map")


def _unicode_map(data: bytes, base: int) -> list[tuple[int, int]]:
    tables = {}
    for i in range(struct.unpack_from(">H", data, base + 2)[0]):
        platform, _, offset = struct.unpack_from(">HHI", data, base + 4 + 8 * i)
        if platform in (0, 3):
            tables[struct.unpack_from(">H", data, base + offset)[0]] = base + offset
    if 12 in tables:
        return _groups(data, tables[12])
    if 4 in tables:
        return _segments(data, tables[4])
    raise ValueError("no Unicode character map of format 4 or 12")


def _groups(data: bytes, at: int) -> list[tuple[int, int]]:
    count = struct.unpack_from(">I", data, at + 12)[0]
    groups = struct.iter_unpack(">III", data[at + 16 : at + 16 + 12 * count])
    return [(start, end) for start, end, glyph in groups if glyph]


def _segments(data: bytes, at: int) -> list[tuple[int, int]]:
    n = struct.unpack_from(">H", data, at + 6)[0] // 2
    ends = struct.unpack_from(f">{n}H", data, at + 14)
    starts = struct.unpack_from(f">{n}H", data, at + 16 + 2 * n)
    return [(a, b) for a, b in zip(starts, ends, strict=True) if a != 0xFFFF]
