"""Saved games: nothing is lost, nothing is overwritten, and every fault is one sentence."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from client.room import saves as files
from client.room.saves import GENERATIONS, SaveProblem, Saves, read, set_aside, summary
from client.room.session import Session
from client.rules.play import Move
from tests.room.people import asked, finish, move, session
from tests.walk import Guesser

GOLDEN = Path(__file__).parent / "golden"


@pytest.fixture
def folder(tmp_path: Path) -> Saves:
    """A folder of saves."""
    return Saves(tmp_path / "saves")


def written(path: Path | None) -> list[str]:
    """The answers that a file holds."""
    assert path is not None
    return path.read_text().split("---\n")[1].split("\n")[:-1]


def test_every_answer_is_on_the_disk_at_once(folder: Saves) -> None:
    s = session("hb", saves=folder)
    while s.waiting != "over":
        assert written(s.path) == [
            str(a) if isinstance(a, Move) else "! " + " ".join(map(str, a or ())) for a in s.answers
        ]
        if s.tick() is None:
            move(s, s.asks.moves[0])  # type: ignore[union-attr]
    s.close()


def test_a_saved_game_goes_on_where_it_was(folder: Saves) -> None:
    s = session("hhb", saves=folder)
    asked(s, "hide")
    s.close()
    again = Session.load(s.path or folder.latest(), saves=folder, thinker=Guesser())  # type: ignore[arg-type]
    while again.waiting == "beat":
        again.tick()
    assert again.answers == s.answers and again.asks == s.asks and again.chairs == s.chairs
    assert again.problem == "" and again.trouble == ""
    for eyes in (None, 0, 1):
        assert again.journal(eyes) == s.journal(eyes)
    finish(again)
    assert len(written(again.path)) == len(again.answers)


def test_undo_and_consent_are_kept_in_the_file(folder: Saves) -> None:
    s = session("hb", saves=folder)
    asked(s, "lay", 0)
    move(s, Move("done"))
    s.tick()
    s.undo(consent=True)
    path = s.path
    assert path is not None and len(written(path)) == len(s.answers)
    s.close()
    again = Session.load(path, saves=folder)
    assert again.marked and again.journal(None) == s.journal(None)
    again.close()


def test_older_generations_stay(folder: Saves) -> None:
    s = session("hb", saves=folder)
    asked(s, "lay", 0)
    for _ in range(5):
        move(s, s.asks.moves[0])  # type: ignore[union-attr]
        s.undo()
    names = sorted(path.name for path in folder.folder.iterdir())
    assert len(names) == GENERATIONS and names[1].endswith(".tric.1") and names[2].endswith(".tric.2")
    assert len(read(folder.folder / names[1]).answers) == len(s.answers) + 1


def test_two_games_begun_in_one_second_have_two_files(folder: Saves) -> None:
    one, other = session("hb", saves=folder), session("hb", saves=folder)
    assert one.path != other.path and len(folder.listing()) == 2


KILLED = """
import sys
sys.path.insert(0, {root!r})
from pathlib import Path
from client.room.saves import Saves
from tests.room.people import session
while True:
    s = session("bb", "{seed}", saves=Saves(Path({folder!r})), long=True)
    while s.waiting != "over":
        if s.tick().kind != "beat":
            print(len(s.answers), flush=True)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="wants a kill that cannot be caught")
def test_a_killed_program_loses_at_most_the_last_answer(tmp_path: Path) -> None:
    root = str(Path(__file__).resolve().parents[2])
    for number in range(4):
        folder = tmp_path / f"saves{number}"
        code = KILLED.format(root=root, seed=number, folder=str(folder))
        with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            lines = [process.stdout.readline() for _ in range(3 + 5 * number)]
            process.kill()
            lines += process.stdout.readlines()
        told = int([line for line in lines if line.endswith("\n")][-1])
        (path,) = sorted(folder.glob("*.tric"))[-1:]
        loaded = Session.load(path)
        assert loaded.problem == "" or "cut off" in loaded.problem
        assert len(loaded.answers) >= told or told > len(read(path).answers) + 1


def sound(folder: Saves) -> Path:
    """A saved game in the middle of things."""
    s = session("hb", "12", saves=folder)
    asked(s, "hide")
    s.close()
    (path,) = folder.folder.glob("*.tric")
    return path


def cut(text: str) -> str:
    return text[:-3]


def illegal(text: str) -> str:
    return text + "lay card.99 row\ndone\n"


def nonsense(text: str) -> str:
    return text + "one two three four five\n"


def wrong_chance(text: str) -> str:
    return text.replace("---\n!", "---\n! 99", 1)


@pytest.mark.parametrize(
    ("harm", "reason", "lost"),
    [
        (cut, "the last line is cut off", 1),
        (illegal, "not lay card.99 row", 0),
        (nonsense, "is not a move", 0),
    ],
)
def test_what_came_before_a_fault_is_playable_and_the_file_is_kept(
    folder: Saves, harm: object, reason: str, lost: int
) -> None:
    path = sound(folder)
    answers = len(read(path).answers)
    path.write_text(harm(path.read_text()))  # type: ignore[operator]
    raw = path.read_bytes()
    line = (
        raw.count(b"\n") + 1 if harm is cut else path.read_text().split("---\n")[0].count("\n") + answers + 2
    )
    loaded = Session.load(path, saves=folder, thinker=Guesser())
    assert str(path) in loaded.problem and f"line {line}: " in loaded.problem and reason in loaded.problem
    assert "play on" in loaded.problem and "\n" not in loaded.problem
    assert len(loaded.answers) == answers - lost
    aside = path.with_name(path.name + ".damaged")
    assert aside.read_bytes() == raw and aside.name in loaded.problem
    finish(loaded)
    loaded.close()
    assert Session.load(path).problem == ""


def test_looking_at_a_damaged_file_leaves_it_as_it_is(folder: Saves) -> None:
    path = sound(folder)
    path.write_text(cut(path.read_text()))
    raw = path.read_bytes()
    assert "cut off" in Session.load(path).problem
    assert path.read_bytes() == raw and [p.name for p in folder.folder.glob("*.damaged")] == []


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "line 1: the file is empty"),
        (b"\0" * 300, "line 1: the file is empty"),
        (b"\x89PNG\r\n\x1a\n\0\0", "line 1: this is not a record"),
        (b"triclinium 7\ngame tiny\n---\n", "line 1: format 7 is newer than this program reads"),
        (b"triclinium 1\ngame tiny\nrules 1\nseats 2\n---\n", "says no 'seed'"),
        (b"triclinium 1\ngame tiny\nrules 1\nseats 2\nse", "line 5: 'se' is not a line"),
        (b"triclinium 1\ngame chess\nrules 1\nseats 2\nseed 1\n---\n", "there is no game 'chess'"),
        (
            b"triclinium 1\ngame tiny\nrules 9\nseats 2\nseed 1\n---\n",
            "rules 9 of tiny, this program has 1; update",
        ),
        (b"triclinium 1\ngame tiny\nrules 1\nseats 77\nseed 1\n---\n", "tiny is for 2 to 4 seats, not 77"),
        (b"triclinium 1\ngame tiny\nrules 1\nseats 2\noption x=1\nseed 1\n---\n", "tiny has no option 'x'"),
    ],
)
def test_a_file_that_cannot_be_opened_is_one_sentence_and_stays(
    folder: Saves, content: bytes, reason: str
) -> None:
    folder.folder.mkdir(parents=True)
    path = folder.folder / "odd.tric"
    path.write_bytes(content)
    with pytest.raises(SaveProblem) as fault:
        Session.load(path, saves=folder)
    text = str(fault.value)
    assert text.startswith(str(path)) and reason in text and "\n" not in text
    assert path.read_bytes() == content
    (listed,) = folder.listing()
    assert listed.problem == text and listed.game == ""


def test_a_damaged_file_points_to_its_older_copy(folder: Saves) -> None:
    path = sound(folder)
    Session.load(path, saves=folder).close()
    path.write_bytes(b"")
    with pytest.raises(SaveProblem, match=rf"open the older copy {path.name}\.1"):
        read(path)
    assert Session.load(path.with_name(path.name + ".1")).problem == ""


def test_a_missing_file_and_a_folder_are_one_sentence(tmp_path: Path) -> None:
    for path in (tmp_path / "none.tric", tmp_path):
        with pytest.raises(SaveProblem, match="cannot be read"):
            Session.load(path)


def test_outcomes_of_chance_are_checked_too(folder: Saves) -> None:
    path = sound(folder)
    path.write_text(wrong_chance(path.read_text()))
    assert "shuffle" in Session.load(path).problem


def test_no_harm_to_a_file_is_more_than_one_sentence(folder: Saves) -> None:
    """Many files with bytes changed, left out, doubled or put in: opened, or refused in a sentence."""
    path = sound(folder)
    whole, rng = path.read_bytes(), Random(6)
    refused = 0
    for _ in range(400):
        raw = bytearray(whole)
        for _ in range(rng.randrange(1, 4)):
            at, length = rng.randrange(len(raw)), rng.randrange(1, 12)
            raw[at : at + rng.randrange(length)] = rng.choice(
                [
                    b"",
                    bytes(rng.randrange(256) for _ in range(length)),
                    raw[at : at + length] * 2,
                    b"9" * length,
                ]
            )
        path.write_bytes(raw)
        try:
            text = Session.load(path).problem
        except SaveProblem as wrong:
            text = str(wrong)
            refused += 1
        assert "\n" not in text and (not text or text.startswith(str(path)))
    assert 20 < refused < 380


def test_bytes_that_are_no_text_are_a_fault_of_their_line(folder: Saves) -> None:
    path = sound(folder)
    raw = path.read_bytes()
    path.write_bytes(raw + b"\xff\xfe\x00 junk \x80 x y z\n")
    loaded = Session.load(path)
    assert f"line {raw.count(bytes([10])) + 1}: " in loaded.problem


def test_windows_line_ends_are_read(folder: Saves) -> None:
    path = sound(folder)
    answers = read(path).answers
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    assert read(path).answers == answers and read(path).problem == ""


def test_the_list_tells_what_a_game_is(folder: Saves) -> None:
    path = sound(folder)
    done = finish(session("hb", saves=folder))
    (folder.folder / "bad.tric").write_text("junk")
    os.utime(path, (10, 10))
    listed = {found.path: found for found in folder.listing()}
    found = listed[path]
    assert (found.game, found.seats, found.names, found.over, found.date) == (
        "tiny",
        2,
        ("P0", "B1"),
        False,
        10,
    )
    assert listed[done.path].over and listed[done.path].round == 2  # type: ignore[index]
    assert folder.latest() == path and folder.listing()[-1].path == path


def test_an_empty_place_lists_nothing(tmp_path: Path) -> None:
    assert Saves(tmp_path / "nowhere").listing() == [] and Saves(tmp_path / "nowhere").latest() is None


def test_a_removed_game_leaves_no_generations(folder: Saves) -> None:
    path = sound(folder)
    Session.load(path, saves=folder).close()
    folder.remove(path)
    assert list(folder.folder.iterdir()) == []


def test_a_full_disk_stops_no_game_and_the_game_is_saved_when_there_is_room(
    folder: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    s = session("hb", saves=folder)
    asked(s, "lay", 0)
    first = s.path

    def full(fd: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as context:
        context.setattr(files.os, "fsync", full)
        move(s, Move("done"))
        s.tick()
        assert "cannot be saved (No space left on device)" in s.trouble and "\n" not in s.trouble
    while s.waiting in ("beat", "chance", "bot"):
        s.tick()
    assert s.trouble == "" and s.path is not None and s.path != first
    assert len(written(s.path)) == len(s.answers)
    assert first is not None and first.exists()


def test_a_file_that_another_program_writes_is_left_to_it(folder: Saves) -> None:
    s = session("hb", saves=folder)
    asked(s, "lay", 0)
    first = s.path
    assert first is not None
    with first.open("a") as other:
        other.write("done\n")
    raw = first.read_bytes()
    move(s, Move("done"))
    assert "changed by another program" in s.trouble and first.read_bytes() == raw
    s.tick()
    assert s.trouble == "" and s.path != first and len(written(s.path)) == len(s.answers)


def test_a_folder_that_cannot_be_made_stops_no_game(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    s = session("hb", saves=Saves(tmp_path / "file" / "saves"))
    assert "cannot be saved" in s.trouble and s.path is None
    finish(s)


def test_a_file_is_set_aside_under_a_free_name(tmp_path: Path) -> None:
    path = tmp_path / "a.tric"
    path.write_text("1")
    assert [set_aside(path).name for _ in range(3)] == [
        "a.tric.damaged",
        "a.tric.damaged2",
        "a.tric.damaged3",
    ]


def test_the_oldest_saved_game_still_loads() -> None:
    """Written by format 1; when this fails, old saves of players fail too."""
    loaded = Session.load(GOLDEN / "tiny.tric")
    while loaded.tick():
        pass
    points = [str(score.points) for score in loaded.standing()]
    assert loaded.problem == "" and loaded.waiting == "over" and loaded.marked
    assert points == (GOLDEN / "tiny.points").read_text().split()


def test_saves_lie_in_the_users_folder(own_folders: Path) -> None:
    if sys.platform == "linux":
        assert own_folders in Saves().folder.parents
    assert summary(Path("nothing.tric")).problem
