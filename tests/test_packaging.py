"""The program installs from its wheel and runs from any folder; the README's commands are the tested ones."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("dist")
    subprocess.run(
        [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(out), str(ROOT)],
        check=True,
        capture_output=True,
    )
    (built,) = out.glob("triclinium-*.whl")
    return built


def test_the_wheel_carries_drawings_layouts_and_words(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    for part in (
        "art/common/",
        "art/aquileia/",
        "layouts/aquileia.yaml",
        "layouts/words/zh-Hant/aquileia.yaml",
    ):
        assert any(name.startswith(f"client/_data/{part}") for name in names), part
    assert not any(name.startswith(("tests/", "art/", "layouts/")) for name in names)


def test_a_headless_command_runs_from_the_wheel_in_an_empty_venv(wheel: Path, tmp_path: Path) -> None:
    home = tmp_path / "venv"
    venv.create(home, with_pip=True)
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    install = [python, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", str(wheel)]
    subprocess.run(install, check=True, cwd=tmp_path)
    simulate = [python, "-m", "client", "simulate", "aquileia", "--games", "1", "--seed", "5", "--json"]
    away = subprocess.run(simulate, check=True, capture_output=True, text=True, cwd=tmp_path)
    here = subprocess.run(
        [sys.executable, *simulate[1:]], check=True, capture_output=True, text=True, cwd=ROOT
    )
    assert away.stdout.splitlines()[0] == here.stdout.splitlines()[0]
    assert '"game": "aquileia"' in away.stdout


def test_the_installed_script_is_the_same_program(wheel: Path) -> None:
    entry = next(n for n in zipfile.ZipFile(wheel).namelist() if n.endswith("entry_points.txt"))
    assert "triclinium = client.__main__:main" in zipfile.ZipFile(wheel).read(entry).decode()


def test_ci_runs_exactly_the_test_command_of_the_readme() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    ci = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert "python3 -m client.bootstrap test" in readme.splitlines()
    assert "python3 -m client.bootstrap test" in ci.splitlines()
    assert "python3 -m client.bootstrap" in readme.splitlines()
