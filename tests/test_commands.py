"""The command line: what commands print, and that bad words are one line and a code, never a traceback."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from client import __main__ as program
from client.commands import COMMANDS, check
from client.room.saves import Saves
from client.rules.play import Setup
from client.rules.record import Transcript
from tests.room.people import asked, session

ROOT = Path(__file__).resolve().parent.parent
Said = pytest.CaptureFixture[str]


def ask(capsys: Said, *words: object) -> tuple[int, str, str]:
    """Run a command here: exit code, what it printed, what it complained."""
    capsys.readouterr()
    code = program.main([str(word) for word in words])
    out, err = capsys.readouterr()
    return code, out, err


# ---- simulate


def test_simulate_prints_an_object_a_game_and_a_summary(capsys: Said) -> None:
    code, out, err = ask(capsys, "simulate", "tiny", "--games", 3, "--seats", 3, "--seed", "x", "--json")
    *games, total = map(json.loads, out.splitlines())
    assert code == 0 and err == "" and len(games) == 3
    for told in games:
        assert list(told) == [
            "game",
            "seats",
            "levels",
            "seed",
            "answers",
            "rounds",
            "points",
            "ranks",
            "record",
        ]
        assert (told["game"], told["seats"], told["levels"]) == ("tiny", 3, ["random"] * 3)
        assert len(told["points"]) == len(told["ranks"]) == 3 and len(told["record"]) == 64
    assert [told["seed"] for told in games] == ["x", "x+1", "x+2"]
    assert total["games"] == 3 and total["answers"] == sum(told["answers"] for told in games)
    assert list(total) == ["games", "answers", "cpu_s", "answers_per_cpu_s"]


def test_simulate_prints_the_same_for_one_seed(capsys: Said) -> None:
    words = ("simulate", "tiny", "--games", 2, "--levels", "easy,fair", "--seed", "s", "--json")
    first, again = (ask(capsys, *words)[1].splitlines()[:-1] for _ in range(2))
    assert first == again
    assert json.loads(ask(capsys, *words[:-1], "--json")[1].splitlines()[1]) == json.loads(
        ask(capsys, "simulate", "tiny", "--levels", "easy,fair", "--seed", "s+1", "--json")[1].splitlines()[0]
    )


def test_simulate_is_the_same_on_every_machine(capsys: Said) -> None:
    """The record of this seed is known; a change of chance, rules or record text shows here."""
    out = ask(capsys, "simulate", "tiny", "--seed", "known", "--json")[1]
    assert json.loads(out.splitlines()[0])["record"] == KNOWN


KNOWN = "759b7820af14877918652601ab33d4ca9685acb37918cf5700187528b01da427"


def test_simulate_saves_records_that_verify_finds_sound(capsys: Said, tmp_path: Path) -> None:
    out = ask(capsys, "simulate", "tiny", "--games", 3, "--save", tmp_path / "new", "--json")[1]
    files = sorted((tmp_path / "new").iterdir())
    digests = {Transcript.parse(path.read_text()).digest() for path in files}
    assert digests == {json.loads(line)["record"] for line in out.splitlines()[:-1]}
    code, out, err = ask(capsys, "verify", *files)
    assert code == 0 and err == "" and out.count("over, sound") == 3


def test_simulate_tells_people_who_won(capsys: Said) -> None:
    out = ask(capsys, "simulate", "tiny", "--levels", "easy,random", "--option", "long=true")[1].splitlines()
    assert out[0].startswith("tiny seed 1: easy ") and "(1.)" in out[0] and "3 rounds" in out[0]
    assert out[1].startswith("1 games, ")


# ---- verify


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A sound record on the disk."""
    s = session("bb", saves=Saves(tmp_path))
    while s.tick():
        pass
    path = s.path
    assert path is not None
    s.close()
    return path


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("\n! ", "\n!! ", "is not an outcome"),
        ("\ndone\n", "\ndone\ndone\n", "cannot come out as done"),
        ("seats 2", "seats 9", "tiny is for 2 to 4 seats"),
        ("seed 1", "seed 2", "the seed draws ! "),
        ("game tiny", "game go", "there is no game 'go'"),
    ],
)
def test_verify_stops_at_the_first_fault(capsys: Said, record: Path, old: str, new: str, reason: str) -> None:
    record.write_text(record.read_text().replace(old, new, 1))
    code, out, err = ask(capsys, "verify", record, record)
    assert code == 1 and out == "" and err.count("\n") == 1
    assert str(record) in err and reason in err


def test_verify_takes_unfinished_games_but_no_half_lines(capsys: Said, tmp_path: Path) -> None:
    s = session("hb", saves=Saves(tmp_path))
    asked(s, "hide")
    path = s.path
    assert path is not None
    assert "unfinished, sound" in ask(capsys, "verify", path)[1]
    path.write_bytes(path.read_bytes()[:-2])
    assert ask(capsys, "verify", path)[0] == 1


# ---- bad words


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("simulte", "there is no command 'simulte'; did you mean simulate?"),
        ("xyzzy", "there is no command 'xyzzy'; there is play, resume"),
        ("--frobnicate", "there is no command '--frobnicate'"),
        ("simulate", "GAME"),
        ("simulate chess", "there is no game 'chess'"),
        ("simulate tiny --seats 9", "tiny is for 2 to 4 seats, not 9"),
        ("simulate tiny --seats two", "'two' is not a whole number"),
        ("simulate tiny --seats -1", "-1"),
        ("simulate tiny --games 0", "'0' is not a whole number from 1"),
        ("simulate tiny --games 1e3", "'1e3' is not a whole number"),
        ("simulate tiny --games ²", "is not a whole number"),
        ("simulate tiny --game 2", "--game"),
        ("simulate tiny --option long", "'long' is not an option such as name=value"),
        ("simulate tiny --option long=7", "option long of tiny can be false, true, not 7"),
        ("simulate tiny --option short=true", "tiny has no option 'short'"),
        ("simulate tiny --levels best,fair", "there is no level 'best'"),
        ("simulate tiny --levels fair --seats 2", "2 seats need as many levels, not 1"),
        ("simulate tiny more", "more"),
        ("verify", "FILE"),
        ("watch", "FILE"),
        ("play tiny --seats human,elf", "not 'elf'"),
        ("play tiny --seats human", "tiny is for 2 to 4 seats, not 1"),
        ("play --seats human,fair", "want a game"),
        ("play tiny --size 10x10", "'10x10' is not a size"),
        ("play tiny --lang la", "--lang"),
        ("shot tiny", "--out"),
        ("shot tiny --out a.jpg", "must end with .png"),
        ("shot tiny --out /nowhere/at/all/a.png", "there is no such folder"),
        ("shot tiny --out a.png --eyes 7", "there is no seat 7"),
        ("shot tiny --out a.png --eyes me", "'me' is neither a seat"),
        ("shot tiny --out a.png --screen attic", "--screen"),
        ("bench chess", "there is no game 'chess'"),
        ("check everything", "everything"),
    ],
)
def test_bad_words_are_one_line_and_code_2(capsys: Said, words: str, reason: str) -> None:
    code, out, err = ask(capsys, *words.split())
    assert code == 2 and out == "" and err.count("\n") == 1, err
    assert err.startswith("triclinium: ") and reason in err


@pytest.mark.parametrize("command", ["verify", "resume", "watch"])
def test_a_broken_file_is_one_line_and_code_1(capsys: Said, tmp_path: Path, command: str) -> None:
    (tmp_path / "junk.tric").write_bytes(b"\x00\xffjunk\n")
    for path in (tmp_path / "junk.tric", tmp_path / "none.tric", tmp_path):
        code, out, err = ask(capsys, command, path)
        assert code == 1 and out == "" and err.count("\n") == 1 and str(path) in err


def test_nothing_to_resume_is_one_line(capsys: Said) -> None:
    code, _, err = ask(capsys, "resume")
    assert code == 1 and "there is no saved game" in err


@pytest.mark.parametrize("words", ["--help", "help", "-h"])
def test_help_lists_the_commands(capsys: Said, words: str) -> None:
    code, out, _ = ask(capsys, words)
    assert code == 0 and all(f"triclinium {name}" in out for name in COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_its_help(capsys: Said, name: str) -> None:
    with pytest.raises(SystemExit) as end:
        program.main([name, "--help"])
    assert end.value.code == 0 and f"usage: triclinium {name}" in capsys.readouterr().out


def test_the_version_is_told(capsys: Said) -> None:
    assert ask(capsys, "--version")[1].startswith("triclinium ")


# ---- as a program


def program_says(*words: str, **more: object) -> subprocess.CompletedProcess[str]:
    """Run the program as people do."""
    command = [sys.executable, "-m", "client", *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, **more)  # type: ignore[call-overload]


def test_the_program_ends_with_the_code_of_its_command() -> None:
    done = program_says("simulte")
    assert done.returncode == 2 and done.stderr.count("\n") == 1 and "Traceback" not in done.stderr


def test_headless_commands_load_neither_pygame_nor_what_must_be_installed() -> None:
    code = (
        "import sys; from client.__main__ import main; main(['simulate', 'aquileia', '--json']);"
        "print([m for m in ('pygame', 'pymunk', 'yaml', 'platformdirs') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_no_screen_is_one_line_with_a_remedy() -> None:
    bare = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    done = program_says(env={**bare, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"})
    assert done.returncode == 1 and "Traceback" not in done.stderr
    assert done.stderr.startswith("triclinium: ") and "DISPLAY" in done.stderr


def test_a_reader_that_goes_away_is_no_fault() -> None:
    words = [sys.executable, "-m", "client", "simulate", "aquileia", "--games", "400"]
    process = subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None and process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    assert "Traceback" not in process.stderr.read()
    process.stderr.close()
    assert process.wait(60) == 0


# ---- pictures and checks


@pytest.mark.parametrize("screen", ["table", "result", "rules"])
def test_a_shot_is_a_picture_of_the_wanted_size(capsys: Said, tmp_path: Path, screen: str) -> None:
    import pygame

    out = tmp_path / "a.png"
    code, _, err = ask(capsys, "shot", "aquileia", "--out", out, "--screen", screen, "--size", "1024x600")
    assert (code, err) == (0, "")
    picture = pygame.image.load(out)
    assert picture.get_size() == (1024, 600)
    assert len({tuple(picture.get_at((x, 300))) for x in range(0, 1024, 8)}) > 20


def test_one_shot_is_like_another_and_eyes_matter(capsys: Said, tmp_path: Path) -> None:
    files = [tmp_path / f"{n}.png" for n in range(3)]
    for path, eyes in zip(files, ("0", "0", "public"), strict=True):
        words = ("--out", path, "--eyes", eyes, "--size", "1024x600", "--answers", 60)
        assert ask(capsys, "shot", "aquileia", *words)[0] == 0
    first, again, public = (path.read_bytes() for path in files)
    assert first == again != public


def test_check_finds_what_was_taken_away() -> None:
    heard = check.listen(check.game_of("aquileia"))
    assert not list(check.sentences("aquileia", heard)) and not list(check.zones("aquileia", heard))
    assert not list(check.unused_words("aquileia", heard))
    assert not list(check.drawings("aquileia", heard))
    heard.zones.add("attic")
    heard.pieces["goblet", "", False] = heard.pieces["house", "", False]
    heard.moves.add(("place", "dance"))
    heard.zones.discard("theatre.deck")
    found = (check.sentences, check.zones, check.drawings)
    lines = "\n".join(line for look in found for line in look("aquileia", heard))
    assert "art/aquileia: goblet" in lines
    assert "words/zh-Hant: no aquileia.zone.attic.name" in lines
    assert "no aquileia.did.place.dance or aquileia.did.dance" in lines
    assert "aquileia.yaml: zones: the game has no zone theatre.deck" in lines


def test_both_languages_and_the_shared_words_are_complete() -> None:
    assert not list(check.languages()) and not list(check.shared_words())


def test_setups_of_check_are_accepted() -> None:
    game = check.game_of("tiny")
    assert check._options(game, 3, 1) == {"long": True, "coins": 0}
    game.deal(Setup(3, check._options(game, 3, 1)))
