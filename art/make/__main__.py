"""``python -m art.make [--check]``: writes every drawing, or says which file differs from its code."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from art.make import aquileia, castellans, citadels, common, pax, siberia
from art.make.svg import Svg

ART = Path(__file__).resolve().parent.parent
SETS: dict[str, dict[str, Callable[[], Svg]]] = {
    "aquileia": aquileia.DRAWINGS,
    "castellans": castellans.DRAWINGS,
    "citadels": citadels.DRAWINGS,
    "common": common.DRAWINGS,
    "pax": pax.DRAWINGS,
    "siberia": siberia.DRAWINGS,
}


def drawn() -> dict[Path, str]:
    """The text of every file under ``art``, made anew."""
    return {
        ART / folder / f"{name}.svg": draw().text()
        for folder, drawings in SETS.items()
        for name, draw in sorted(drawings.items())
    }


def differences() -> list[str]:
    """One line for each file that is missing, differs from its code, or has no code."""
    made = drawn()
    kept = {path for folder in SETS for path in (ART / folder).glob("*.svg")}
    out = [f"{path.relative_to(ART)}: no code draws this" for path in sorted(kept - set(made))]
    for path, text in made.items():
        if not path.exists():
            out.append(f"{path.relative_to(ART)}: missing")
        elif path.read_text(encoding="utf-8") != text:
            out.append(f"{path.relative_to(ART)}: differs from its code")
    return out


def main(words: list[str]) -> int:
    """Writes all drawings; with --check only compares and returns 1 at any difference."""
    if words == ["--check"]:
        faults = differences()
        print("\n".join(faults) or f"{len(drawn())} drawings as their code draws them")
        return 1 if faults else 0
    if words:
        print("usage: python -m art.make [--check]", file=sys.stderr)
        return 2
    for path, text in drawn().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    print(f"{len(drawn())} drawings written")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
