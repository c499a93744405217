"""What makes the table easy on the eye: resting halos, changes that add up, whole lines, hints, knocks."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pygame
import pytest
from pygame import Rect, Surface

from client.room.dice import Thrown
from client.room.journal import Entry
from client.rules.play import Chance, Decision, Move
from client.rules.table import Piece, Table
from client.ui import overs
from client.ui.column import Prompt
from client.ui.desk import rect
from client.ui.dice import draw_die
from client.ui.floats import LASTS, POINTS, RISES, Floats
from client.ui.journal import Journal
from client.ui.painters import Painter
from client.ui.pieces import put_moving, sprite
from client.ui.shelf import Count, Plate
from client.ui.spread import Box, Pose
from client.ui.strips import Strip
from client.ui.words import Words
from tests.ui import tables
from tests.ui.pilot import Pilot
from tests.ui.tables import to_ask

pytestmark = pytest.mark.usefixtures("unprinted")
seated = partial(tables.seated, "aquileia", size=(1024, 600), autoplay=True)


# -- halos -------------------------------------------------------------------------------------------------


def test_a_halo_breathes_after_a_doing_and_rests_at_its_brightest() -> None:
    breathing = {overs.strength(t / 20, 0.0) for t in range(int(overs.BREATHES * 20))}
    assert min(breathing) <= 0.6 and breathing <= set(overs.LIGHTS)
    late = {overs.strength(overs.BREATHES + overs.PULSE + t / 20, 0.0) for t in range(100)}
    assert late == {1.0}
    assert {overs.strength(t / 20, 0.0, calm=True) for t in range(60)} == {1.0}


def test_a_halo_on_the_board_leaves_its_neighbours_free() -> None:
    stage = seated(size=(1280, 720)).table.stage
    desk = stage.desk
    spots = {name: spot for name, spot in desk.spots.spots.items() if name.startswith("site.")}
    for name, spot in spots.items():
        halo = overs.halo_picture(desk, name, spot.room, spot.shape, 1.0)
        mask = pygame.mask.from_surface(halo.surface, 225)  # the lines, not the soft skirt
        bounds = mask.get_bounding_rects()
        whole = bounds[0].unionall(bounds[1:])
        beyond = max(halo.ox - whole.left, halo.oy - whole.top)
        assert beyond <= 4 * desk.spots.unit + 1, name


# -- floating changes --------------------------------------------------------------------------------------


def counted(points: int, coins: int) -> Table:
    zone = "seat.1.bronze"
    held = tuple([Piece(f"{zone}.{n}", "coin", "bronze") for n in range(coins)])
    return Table({zone: held}, {"score.1": points})


def test_changes_of_one_number_add_up_in_one_plate() -> None:
    desk = seated().table.desk
    floats = Floats(desk)
    floats.note(counted(0, 5), counted(3, 2), 1.0)
    floats.note(counted(3, 2), counted(8, 1), 1.4)
    shown = {one.kind: one.amount for one in floats._shown.values()}
    assert shown == {POINTS: 8, "bronze": -4}
    assert len(floats.overs(1.4 + RISES)) == 2


def test_a_change_that_is_taken_back_shows_nothing() -> None:
    floats = Floats(seated().table.desk)
    floats.note(counted(0, 5), counted(0, 3), 1.0)
    floats.note(counted(0, 3), counted(0, 5), 1.2)
    assert not len(floats) and not floats.overs(1.3)


def test_a_change_goes_after_a_while_and_hardly_moves_until_then() -> None:
    floats = Floats(seated().table.desk)
    floats.note(counted(0, 0), counted(2, 0), 1.0)
    resting = {floats.overs(1.0 + t / 100)[0].key for t in range(25, 100)}
    assert len(resting) == 1
    assert not floats.overs(1.0 + LASTS) and not len(floats)


@pytest.mark.parametrize(
    ("size", "text"), [((1024, 600), 100), ((1920, 1080), 300), ((1080, 1920), 100), ((1440, 1080), 200)]
)
def test_changes_of_all_seats_at_once_lie_apart(size: tuple[int, int], text: int) -> None:
    desk = seated(seats=5, size=size, text=text).table.desk
    floats = Floats(desk)
    kinds = [kind for kind in desk.layout.looks.floats if kind != desk.layout.seat.points]
    for seat in range(5):
        for kind in (POINTS, *kinds):
            floats._add(seat, kind, -2, 0.0)
    areas = [over.rect for over in floats.overs(RISES)]
    assert len(areas) == 5 * (1 + len(kinds))
    assert all(not a.inflate(-4, -4).colliderect(b) for n, a in enumerate(areas) for b in areas[:n])


def test_going_back_leaves_no_change_in_the_air() -> None:
    pilot = seated()
    mine = to_ask(pilot, "place", Random(1))
    pilot.play(next(move for move in mine.moves if move.to == "space.portus-bronze"))
    pilot.key("u")
    assert not len(pilot.table.stage.floats)


# -- journal -----------------------------------------------------------------------------------------------


def test_the_first_line_of_a_full_journal_is_whole() -> None:
    journal = seated().table.stage.journal
    for count in range(3, 60):
        entries = [
            Entry(n % 3, "aquileia.did.place.pass" if n % 4 else "table.secret", ("place",), 0, at=n)
            for n in range(count)
        ]
        journal.show(entries)
        total = journal._total()
        y, view = journal._top(total), journal.view
        tops, bottoms = [], []
        for _, lines in journal._wrapped():
            tops.append(y)
            y += journal._height(lines)
            bottoms.append(y)
        seen = [top for top, bottom in zip(tops, bottoms, strict=True) if bottom > view.top + 4]
        assert min(seen) >= view.top and bottoms[-1] <= view.bottom + 1


def test_a_long_journal_is_wrapped_only_once(monkeypatch: pytest.MonkeyPatch) -> None:
    journal = seated().table.stage.journal
    entries = [Entry(0, "aquileia.did.place.pass", (), 0, at=n) for n in range(50)]
    journal.show(entries)
    journal._wrapped()
    asked: list[Entry] = []
    wrap = Journal._wrap

    def counted_wrap(self: Journal, entry: Entry) -> list[str]:
        asked.append(entry)
        return wrap(self, entry)

    monkeypatch.setattr(Journal, "_wrap", counted_wrap)
    journal.show([*entries, entries[0]._replace(at=99)])
    assert len(journal._wrapped()) == 51 and len(asked) == 1


# -- large text --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1080, 1920)])
def test_large_text_stays_in_its_parts(size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    pilot = seated(seats=4, size=size, text=300)
    pilot.until_asked()
    stage = pilot.table.stage
    label, places = Painter.label, []

    def noted(self: Painter, *args: Any, **kinds: Any) -> Rect:
        places.append(label(self, *args, **kinds))
        return places[-1]

    monkeypatch.setattr(Painter, "label", noted)
    seen = 0
    for part in stage.parts:
        if isinstance(part, Strip | Plate | Count | Prompt) and part.name != "look":
            places.clear()
            part.paint(Surface(size))
            seen += len(places)
            box = rect(part.box, 6 * stage.desk.k)
            for place in places:
                assert box.left <= place.left and place.right <= box.right, (part.name, place, box)
                assert abs(place.centery - box.clip(place).centery) <= place.h * 0.25, (part.name, place, box)
    assert seen > 20


@pytest.mark.parametrize("text", [100, 300])
def test_what_is_asked_is_never_cut(text: int, monkeypatch: pytest.MonkeyPatch) -> None:
    pilot = seated(seats=4, size=(1280, 720), text=text)
    rng, prompt = Random(4), pilot.table.stage.prompt
    paragraph, shown = Painter.paragraph, [0]

    def noted(self: Painter, *args: Any, **kinds: Any) -> Surface:
        sheet = paragraph(self, *args, **kinds)
        shown.append(sheet.get_height())
        return sheet

    monkeypatch.setattr(Painter, "paragraph", noted)
    for _ in range(15):
        pilot.until_asked()
        mine = pilot.table.mine
        assert mine is not None
        prompt.paint(Surface((1280, 720)))
        inner = prompt._inner
        bottom = min((place.y for place in prompt._rects), default=inner.bottom)
        assert inner.y + prompt._head + shown[-1] <= bottom + 6, (mine.ask, text)
        pilot.table.play(rng.choice(mine.moves))


# -- hints -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "says"),
    [("en", "Place a henchman on Pecunia"), ("zh-Hant", "把行動標示物放到商會")],
)
def test_a_hint_is_something_to_do(language: str, says: str) -> None:
    pilot = seated()
    mine = to_ask(pilot, "place", Random(1))
    names = pilot.table.desk.names
    names.words = Words(language, strict=True)
    move = next(move for move in mine.moves if move.to == "space.pecunia")
    assert names.advice(mine, move, pilot.table.scene.table) == says


def test_a_hint_without_words_of_its_own_is_the_button() -> None:
    pilot = seated()
    names, table = pilot.table.desk.names, pilot.table.scene.table
    asks = Decision(0, "theatre_raise", (Move("pass"),))
    assert names.advice(asks._replace(ask="none"), Move("sing"), table) == "sing"


# -- figures and cards -------------------------------------------------------------------------------------


def test_a_figure_stands_on_the_middle_of_its_space() -> None:
    spots = seated().table.desk.spots
    for name, foot in (("space.arena-2", 0.5), ("site.W1", 0.0)):
        kind = "henchman" if foot else "house"
        spot = spots.spots[name]
        pose = spots.poses(spot, [Piece("x", kind, "", 0)])[0]
        low = (pose.y + foot * pose.h - spot.room.centre[1]) / pose.h
        assert abs(low) <= 0.2, name


def test_a_chosen_half_shows_and_the_other_lies_in_the_dark() -> None:
    desk = seated().table.desk
    whole, first, second = (
        sprite(desk, Piece("x", "theatre", "theatrum-1", 0, turned), 100) for turned in (0, 1, 2)
    )

    def bright(picture: object, upper: bool) -> int:
        surface, n = picture.surface, 0.28 if upper else 0.72  # type: ignore[attr-defined]
        at = round(picture.ox + picture.w * n), round(picture.oy + picture.h * n)  # type: ignore[attr-defined]
        return sum(surface.get_at(at)[:3])

    assert bright(first, True) == bright(whole, True) and bright(first, False) < bright(whole, False) * 0.6
    assert bright(second, False) == bright(whole, False) and bright(second, True) < bright(whole, True) * 0.6


def test_a_piece_under_way_needs_no_picture_of_its_own() -> None:
    desk = seated().table.desk
    target, piece = Surface((200, 200)), Piece("x", "henchman", "", 0)
    sprite(desk, piece, 60)
    before = len(desk.paint._sprites)
    for step in range(40):
        put_moving(target, desk, piece, Pose(100, 100, 40 + step, step * 0.7), 60)
    assert len(desk.paint._sprites) == before
    drawn = pygame.mask.from_threshold(target, (0, 0, 0), (1, 1, 1, 255))
    drawn.invert()
    assert abs(drawn.centroid()[0] - 100) < 12 and abs(drawn.centroid()[1] - 100) < 12


# -- dice and sounds ---------------------------------------------------------------------------------------


def test_dice_knock_while_they_tumble_and_are_quiet_at_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    pilot = seated(animation="normal", bot_pace="normal")
    heard: list[str] = []
    monkeypatch.setattr(pilot.app.sound, "play", lambda cue, strength=1.0: heard.append(cue))
    course, tray = pilot.table.course, pilot.table.stage.tray
    course.acts.clear()
    course._roll(Chance("roll", (6, 6, 6), 0, ("red", "dolus")), (0, 2, 4))
    tumble = course.acts.running
    assert tumble is not None
    steps = 0
    while tumble.step(1 / 60):
        steps += 1
    assert 30 < steps < 80 and 2 <= heard.count("dice") <= steps
    count = len(heard)
    tumble.step(1 / 60)
    assert len(heard) == count and not tray.moving


def test_dice_in_the_air_are_not_cut_at_the_rim() -> None:
    tray, window = seated(size=(1920, 1080)).table.stage.tray, Surface((1920, 1080))
    for n in range(6):
        tray.throw(Thrown(Chance("roll", (6,) * 4, 0, ("red", "dolus")), (0, 2, 4, 5), n), still=False)
        inner, made = rect(tray.box, -8 * tray.desk.k), tray.made
        assert made is not None
        for step in range(0, int(made.rest * 60), 3):
            tray.time = step / 60
            for pose in made.frame(tray.time):
                drawn = draw_die(window, pose, made.edge, tray._look("red"), inner.topleft)
                middle = drawn.inflate(-drawn.w // 3, -drawn.h // 3)  # the die without its margin
                assert middle.w > 20 and tray.area().contains(middle), (n, step)


# -- work done ahead ---------------------------------------------------------------------------------------


def quiet(pilot: Pilot) -> None:
    for _ in range(900):
        if pilot.table.stage.ahead.done:
            return
        pilot.frames(1)
    raise AssertionError("the work ahead never ends")


def test_what_a_decision_wants_is_painted_before_it_is_wanted() -> None:
    pilot = seated()
    mine = to_ask(pilot, "place", Random(1))
    quiet(pilot)
    stage, held = pilot.table.stage, len(pilot.table.desk.paint._sprites)
    for target in pilot.table.hand.reach.targets:
        box = stage.box(target) or Box(0, 0, 1, 1)
        for light in overs.LIGHTS:
            overs.halo_picture(stage.desk, target, box, stage.shape(target), light)
    assert mine.moves and len(pilot.table.desk.paint._sprites) == held


def test_nothing_is_painted_ahead_while_something_moves() -> None:
    pilot = seated()
    to_ask(pilot, "place", Random(1))
    at = pilot.grip(pilot.table.hand.reach.sources[0])
    pilot.press(at)
    pilot.move((at[0] + 40, at[1] - 40))
    assert pilot.table.hand.lifted and not pilot.table.stage.quiet
