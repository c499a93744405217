"""Settings: checked value by value; a damaged file is kept and told in one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from client.room.settings import RULES, Settings, settings_path, system_language


def test_settings_are_read_back(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "settings.yaml"
    chosen = Settings(path=path).changed(
        language="zh-Hant",
        text=150,
        animation="off",
        volume=0,
        mute=True,
        chairs=("human - 0 Ada",),
        window=(800, 600),
    )
    assert chosen.save() == ""
    assert Settings.load(path) == chosen and Settings.load(path).problem == ""


def test_without_a_file_the_usual_values_hold(tmp_path: Path) -> None:
    found = Settings.load(tmp_path / "none.yaml")
    assert found == Settings() and found.problem == "" and not (tmp_path / "none.yaml").exists()


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("volume: 5\ntext: big\n", 2, "text must be a whole number from 75 to 300, not 'big'"),
        ("text: 74\n", 1, "text must be a whole number from 75 to 300"),
        ("text: true\n", 1, "text must be"),
        ("mute: 1\n", 1, "mute must be true or false"),
        ("language: la\n", 1, "language must be one of en, zh-Hant, not 'la'"),
        ("animation: no\n", 1, "animation must be one of off, quick, normal, calm"),
        ("window: [1, 2, 3]\n", 1, "window must be two whole numbers"),
        ("chairs: [robot]\n", 1, "chairs must be a list of chairs"),
        ("\n\nsize: 3\n", 3, "there is no setting 'size'"),
        ("text: [\n", 2, "the usual settings hold"),
        ("- 1\n", 1, "these are not settings"),
        ("\x00\x01\n", 1, "the usual settings hold"),
        ("text: !!python/object/apply:os.system ['true']\n", 1, "text must be"),
    ],
)
def test_a_bad_value_is_told_and_the_file_kept(tmp_path: Path, text: str, line: int, reason: str) -> None:
    path = tmp_path / "settings.yaml"
    path.write_text(text)
    found = Settings.load(path)
    assert found.problem.startswith(f"{path}: line {line}: ") and reason in found.problem, found.problem
    assert "\n" not in found.problem and "settings.yaml.damaged" in found.problem
    assert (tmp_path / "settings.yaml.damaged").read_text() == text
    assert found.text == 100 and found.volume == (5 if "volume" in text else 70)
    assert Settings.load(path) == found and Settings.load(path).problem == ""


def test_an_unchecked_change_is_refused() -> None:
    with pytest.raises(ValueError, match="volume must be a whole number from 0 to 100, not 101"):
        Settings().changed(volume=101)
    with pytest.raises(ValueError, match="there is no setting 'sound'"):
        Settings().changed(sound=1)


def test_every_usual_value_is_allowed() -> None:
    usual = Settings()
    assert all(rule.allows(getattr(usual, name)) for name, rule in RULES.items())


def test_settings_that_cannot_be_written_hold_until_the_end(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot be saved" in Settings(path=tmp_path / "file" / "settings.yaml").save()


def test_a_folder_in_place_of_the_file_is_one_sentence(tmp_path: Path) -> None:
    assert "cannot be read" in Settings.load(tmp_path).problem


@pytest.mark.parametrize(
    ("lang", "found"), [("zh_TW.UTF-8", "zh-Hant"), ("de_DE.UTF-8", "en"), ("C", "en"), ("zh_CN", "zh-Hant")]
)
def test_the_language_of_the_system(monkeypatch: pytest.MonkeyPatch, lang: str, found: str) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", lang)
    assert system_language() == found


def test_settings_lie_in_the_users_folder(own_folders: Path) -> None:
    assert settings_path().name == "settings.yaml"
