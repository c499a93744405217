"""Set the program up on a machine that has only Python, then start it or run its tests.

``python3 -m client.bootstrap`` makes a virtual environment in ``.venv`` beside the project, installs the
program there and opens the game; further words are the program's own. ``python3 -m client.bootstrap test``
installs what the tests need too and runs them; ``lint`` runs the linter, the formatter's check and the type
checker instead. Standard library only, since nothing else is there yet.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / ".venv"
OLDEST = (3, 11)


def python() -> Path:
    """The environment's own interpreter."""
    return HOME / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def prepare(extra: str = "") -> None:
    """Make the environment and install the program into it, unless that was done for this pyproject.toml."""
    wanted = hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest()
    done = HOME / f"installed{extra or '-program'}"
    if done.exists() and done.read_text() == wanted and python().exists():
        return
    if not python().exists():
        print("Making a virtual environment in .venv ...", flush=True)
        venv.create(HOME, with_pip=True)
    print("Installing what the program needs ...", flush=True)
    target = f"{ROOT}[{extra}]" if extra else str(ROOT)
    run("-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--editable", target)
    done.write_text(wanted)


def run(*words: str) -> None:
    """Run the environment's Python with these words; a failure ends this program with the same code."""
    done = subprocess.run([python(), *words], cwd=ROOT)
    if done.returncode:
        raise SystemExit(done.returncode)


def test(words: list[str]) -> None:
    """Run the tests on all cores; without a screen or a sound device they need none."""
    prepare("test")
    run("-m", "pytest", "-n", "auto", *words)


def lint() -> None:
    """Run the linter, the check of the formatting and the type checker."""
    prepare("test")
    run("-m", "ruff", "check", ".")
    run("-m", "ruff", "format", "--check", ".")
    run("-m", "mypy")


def main(words: list[str]) -> None:
    """Do what the words say."""
    if sys.version_info < OLDEST:
        raise SystemExit(
            f"Triclinium needs Python {OLDEST[0]}.{OLDEST[1]} or newer; this is {sys.version.split()[0]}."
        )
    try:
        if words[:1] == ["test"]:
            test(words[1:])
        elif words[:1] == ["lint"]:
            lint()
        else:
            prepare()
            run("-m", "client", *words)
    except subprocess.CalledProcessError as failed:
        raise SystemExit(
            f"No virtual environment could be made in {HOME} ({failed}); "
            "on Debian and Ubuntu install the package python3-venv and try again."
        ) from None


if __name__ == "__main__":
    main(sys.argv[1:])
