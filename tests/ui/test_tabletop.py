"""The table screen played through its real event path: games, refusals, undo, curtain, resizing, idling."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pygame
import pytest
from pygame import Rect

from client.room.session import Session
from client.rules.play import Move
from client.ui.look import Sight
from client.ui.screens.rules import RulesScreen
from client.ui.screens.settings import PauseScreen
from client.ui.tabletop import Tabletop
from tests.ui import tables
from tests.ui.desk import sized
from tests.ui.pilot import Pilot
from tests.ui.tables import by_turns, played, to_ask, to_result

pytestmark = pytest.mark.usefixtures("unprinted")
seated = partial(tables.seated, "aquileia", size=(1024, 600), autoplay=True)


@pytest.mark.parametrize(("seed", "seats"), [("3", 3), ("21", 4)])
def test_a_whole_game_by_drag_click_and_key(seed: str, seats: int) -> None:
    pilot = seated(seats=seats, seed=seed)
    used = played(pilot, seed, ("drag", "click", "key"))
    assert min(used.values()) > 8
    assert pilot.table.stage.prompt.matter.heading == pilot.app.words("table.over")
    to_result(pilot, "key")


@pytest.mark.parametrize("size", [(1280, 720), (1440, 1080), (2560, 1080), (1080, 1920)])
@pytest.mark.parametrize("language", ["en", "zh-Hant"])
def test_every_shape_draws_in_both_languages(size: tuple[int, int], language: str) -> None:
    pilot = seated(seats=5, size=size, seed="5")
    rng = Random(5)
    sized(pilot.app, size, language=language)
    for _ in range(14):
        pilot.until_asked()
        if pilot.table.mine is not None:
            pilot.play(rng.choice(pilot.table.mine.moves), "click")
    stage = pilot.table.stage
    assert {spot.zone for spot in stage.desk.spots.spots.values()} >= set(stage.desk.layout.zones)
    area = stage.prompt._inner
    for n in range(len(stage.prompt.matter.choices)):
        assert area.inflate(4, 4).contains(stage.prompt.button_rect(n))


# -- drawing only what changed -----------------------------------------------------------------------------


def test_an_idle_table_draws_nothing() -> None:
    pilot = seated(animation="normal")
    pilot.until_asked()
    pilot.frames(60 * 6)
    table, drawn = pilot.table, []
    for _ in range(60):
        table.update(1 / 60)
        drawn += table.draw(pilot.app.canvas)
    assert drawn == []


def test_a_drag_draws_only_what_it_passes() -> None:
    pilot = seated(size=(1280, 720))
    pilot.until_asked()
    pilot.frames(60 * 6)
    table = pilot.table
    at = pilot.grip(table.hand.reach.sources[0])
    pilot.press(at)
    pilot.move((at[0] + 30, at[1] - 60))
    table.event(pygame.event.Event(pygame.MOUSEMOTION, pos=(int(at[0]) + 40, int(at[1]) - 70), rel=(0, 0)))
    table.update(1 / 60)
    rects = table.draw(pilot.app.canvas)
    assert rects and sum(rect.w * rect.h for rect in rects) < 0.25 * 1280 * 720


def test_a_resize_in_mid_flight_does_no_harm() -> None:
    pilot = seated(animation="calm", bot_pace="calm")
    mine = to_ask(pilot, "place", Random(1))
    pilot.table.play(mine.moves[0])
    pilot.frames(3)
    assert pilot.table.desk.flying and pilot.table.acts.running
    for size in ((1280, 720), (1080, 1920), (2560, 1080)):
        sized(pilot.app, size)
        pilot.frames(2)
    pilot.until_asked()
    assert not pilot.table.desk.flying
    assert pilot.table.desk.size == (2560, 1080)


# -- doings ------------------------------------------------------------------------------------------------


def test_a_refused_drop_says_why_and_changes_nothing() -> None:
    pilot = seated()
    mine = to_ask(pilot, "place", Random(1))
    table = pilot.table
    helmet = next(piece for piece in table.hand.reach.lifts if piece.startswith("helmet"))
    before = len(table.session.answers)
    pilot.drag(pilot.grip(helmet), pilot.centre("space.latro"))
    assert len(table.session.answers) == before and table.mine == mine
    assert table.stage.note is not None
    assert table.stage.note.text == pilot.app.words("aquileia.why.henchman_only")


def test_a_click_without_a_lifted_piece_never_acts() -> None:
    pilot = seated()
    mine = to_ask(pilot, "place", Random(1))
    before = len(pilot.table.session.answers)
    for place in pilot.table.hand.places[:3]:
        pilot.click(pilot.centre(place))
        pilot.key("escape")
    assert len(pilot.table.session.answers) == before and pilot.table.mine == mine


def test_undo_goes_back_by_key_and_by_button_and_redo_forward() -> None:
    pilot = seated(humans=3)
    rng = Random(2)
    to_ask(pilot, "place", rng)
    table, session = pilot.table, pilot.table.session
    first = list(session.answers)
    pilot.play(table.mine.moves[0])  # type: ignore[union-attr]
    pilot.key("u")
    assert session.answers == first
    pilot.key("r")
    assert len(session.answers) > len(first)
    pilot.click(table.stage.foot.rects()["undo"].center)
    assert session.answers == first


def past_a_throw() -> Pilot:
    """A pilot whose last decision lies behind a throw, so that going back wants consent."""
    pilot, rng = seated(), Random(4)
    table, session = pilot.table, pilot.table.session
    while session.can_undo or not session.can_undo_agreed:
        pilot.until_asked()
        table.play(rng.choice(table.mine.moves))  # type: ignore[union-attr]
    pilot.until_asked()
    return pilot


def test_going_back_past_a_throw_asks_for_consent_first() -> None:
    pilot = past_a_throw()
    table, session = pilot.table, pilot.table.session
    before = list(session.answers)
    pilot.key("u")
    assert session.answers == before
    assert [choice.does for choice in table.stage.prompt.matter.choices] == ["back", "no"]
    pilot.frames(20)
    pilot.key("1")
    assert len(session.answers) < len(before) and session.marked


def test_enter_goes_back_by_consent_and_escape_does_not() -> None:
    pilot = past_a_throw()
    table, session = pilot.table, pilot.table.session
    before = list(session.answers)
    pilot.frames(20)
    pilot.key("u")
    pilot.key("escape")
    pilot.key("return")
    assert session.answers == before and not table.question, "nothing is asked any more"
    pilot.key("u")
    pilot.key("return")
    assert session.answers == before, "the question is too fresh"
    pilot.frames(20)
    pilot.key("return")
    assert len(session.answers) < len(before)


def test_a_fresh_button_takes_no_click() -> None:
    pilot = seated()
    to_ask(pilot, "forum_build", Random(8))
    pilot.frames(1)
    table = pilot.table
    table._asked_at = table.stage.now
    before = len(table.session.answers)
    place = table.stage.prompt.button_rect(0).center
    pilot.click(place)
    assert len(table.session.answers) == before
    pilot.frames(20)
    pilot.click(place)
    assert len(table.session.answers) > before


def test_own_dice_wait_for_the_hand_and_show_the_outcome() -> None:
    pilot = seated(throw_by_hand=True, animation="normal")
    rng, table = Random(3), pilot.table
    for _ in range(20000):
        if table.course.waits_for_throw and not table.acts.running:
            break
        if table.mine is not None:
            table.play(rng.choice(table.mine.moves))
        while table.acts.running:
            table.hurry()
        pilot.frames(1)
    before = len(table.session.answers)
    pilot.frames(90)
    assert len(table.session.answers) == before and table.stage.tray.invites
    box = table.stage.tray.box
    pilot.drag((box.x + box.w * 0.8, box.y + 20), (box.x + 20, box.y + box.h * 0.6))
    pilot.frames(5)
    assert table.stage.tray.moving
    outcome = table.session.answers[before]
    pilot.frames(150)
    assert not table.stage.tray.moving and table.stage.tray.made is not None
    assert table.stage.tray.made.up() == outcome


def test_a_right_click_pins_what_is_seen_and_its_rule_is_one_click_away() -> None:
    pilot = seated(size=(1280, 720))
    pilot.until_asked()
    look = pilot.table.stage.look
    at = pilot.centre("site.U4")
    pilot.move(at)
    pilot.frames(40)
    assert look.sight.zone == "site.U4" and not look.pinned
    pilot.press(at, 3)
    assert look.pinned
    pilot.move(pilot.centre("space.dolus"))
    pilot.frames(40)
    assert look.sight.zone == "site.U4"
    pilot.click(look._link.center)
    assert isinstance(pilot.app.stack[-1], RulesScreen)


@pytest.mark.parametrize(("language", "colon"), [("en", ": "), ("zh-Hant", "：")])
def test_whose_zone_is_seen_is_told_with_the_colon_of_the_language(language: str, colon: str) -> None:
    look = seated(language=language).table.stage.look
    look.show(Sight("seat.1.hand"))
    assert colon in look._title()


def test_a_resting_pointer_looks_again_when_the_table_changed_but_not_after_a_key() -> None:
    pilot = seated(size=(1280, 720))
    pilot.until_asked()
    table = pilot.table
    look = table.stage.look
    pilot.move(pilot.centre("site.U4"))
    pilot.frames(40)
    assert look.sight.zone == "site.U4"
    look.show(Sight())  # as if something else lay there before
    pilot.frames(40)
    assert look.sight == Sight()
    table._refresh()
    pilot.frames(40)
    assert look.sight.zone == "site.U4"
    for between in (lambda: table.routing.show(Sight("space.dolus")), lambda: pilot.key("tab")):
        between()
        seen = look.sight
        table._refresh()
        pilot.frames(40)
        assert look.sight == seen
        pilot.move(pilot.centre("site.U4"))
        pilot.frames(40)


@pytest.mark.parametrize("text", [100, 200])
def test_the_text_of_a_sight_does_not_run_into_its_picture(text: int) -> None:
    pilot = seated()
    pilot.app.changed(text=text)
    pilot.frames(2)
    look = pilot.table.stage.look
    inner, step = Rect(0, 0, 240, 400), look._step(19)
    for picture in range(40, 120, 3):
        lines = look._lines("to be or not to be " * 30, 19, 100, 10, inner, picture)
        under = [bottom - step for _, x, bottom in lines if x == inner.x]
        assert under and min(under) >= picture - step * 0.2


def test_a_hint_glows_and_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    pilot = seated()
    mine = to_ask(pilot, "place", Random(1))
    move = mine.moves[1]
    choice = SimpleNamespace(move=move, reason=(), value=0.0)
    monkeypatch.setattr(Session, "hint_ready", property(lambda self: choice))
    pilot.key("h")
    pilot.frames(2)
    names = pilot.table.desk.names
    assert pilot.table.stage.hint == move
    assert names.thing(move.to) in pilot.table.stage.prompt.matter.text
    glowing = {over.key[1] for over in pilot.table.stage._halos()}  # type: ignore[index]
    assert glowing == {move.to, pilot.table.hand.reach.paths(move)[-1].piece}


def test_a_hint_ends_each_of_its_sentences(monkeypatch: pytest.MonkeyPatch) -> None:
    pilot = seated()
    mine = to_ask(pilot, "place", Random(1))
    choice = SimpleNamespace(move=mine.moves[1], reason=("coins",), value=0.0)
    monkeypatch.setattr(Session, "hint_ready", property(lambda self: choice))
    for language, stop in (("en", ". The dice bring two coins."), ("zh-Hant", "。擲骰能得到2枚錢幣。")):
        pilot.app.changed(language=language)
        pilot.frames(2)
        pilot.key("h")
        pilot.frames(2)
        assert pilot.table.stage.prompt.matter.text.endswith(stop)


def test_the_language_changes_while_the_table_stands() -> None:
    pilot = seated()
    to_ask(pilot, "place", Random(1))
    english = pilot.table.stage.prompt.matter
    pilot.app.changed(language="zh-Hant")
    pilot.frames(2)
    chinese = pilot.table.stage.prompt.matter
    assert english.text != chinese.text and english.heading != chinese.heading
    assert "輪到" in chinese.heading


def test_escape_leads_out_step_by_step() -> None:
    pilot = seated()
    to_ask(pilot, "place", Random(1))
    pilot.key("tab")
    pilot.key("return")
    assert pilot.table.hand.lifted
    pilot.key("escape")
    assert not pilot.table.hand.lifted
    pilot.key("escape")
    assert isinstance(pilot.app.stack[-1], PauseScreen)


# -- secrets -----------------------------------------------------------------------------------------------


def faces(pilot: Pilot) -> set[str]:
    """The private faces the table screen knows of."""
    zones = pilot.under.scene.table.zones
    return {
        piece.id
        for name, pieces in zones.items()
        if re.fullmatch(r"seat\.\d\.(arms|slaves|laurels)|laurels\.look", name)
        for piece in pieces
        if piece.face
    }


def test_a_curtain_stands_before_secrets_and_the_table_under_it_knows_none() -> None:
    pilot = seated(humans=2)
    seen = 0
    for table in by_turns(pilot, 4000):
        if table.session.curtain is not None:
            seen += 1
            assert faces(pilot) == set()
        if seen >= 6:
            break
    assert seen >= 6


def test_a_game_gone_on_with_shows_the_own_hand_at_once() -> None:
    pilot = seated(seed="11")
    to_ask(pilot, "arena_cards", Random(3))
    session = pilot.table.session
    shown = Tabletop(pilot.app, Session.again(session, session.chairs))
    hand = [p for z in ("arms", "slaves") for p in shown.scene.table.zones[f"seat.0.{z}"]]
    assert hand and all(piece.face for piece in hand)


def test_watching_bots_shows_only_what_is_public() -> None:
    pilot = seated(humans=0)
    for _ in range(300):
        pilot.frames(1)
        table = pilot.table
        if table.session.waiting == "over":
            break
        assert faces(pilot) == set() or table.session.play.state.revealed
    assert pilot.table.session.waiting == "over"


# -- habits of the code ------------------------------------------------------------------------------------


def test_nobody_asks_the_devices_where_the_pointer_is() -> None:
    folder = Path(__file__).parents[2] / "client" / "ui"
    paths = list(folder.rglob("*.py"))
    assert len(paths) > 50
    for path in paths:
        if path.name != "input.py":
            text = path.read_text(encoding="utf-8")
            assert not re.search(r"mouse\.get_|key\.get_pressed", text), path.name


def test_the_table_knows_no_game() -> None:
    folder = Path(__file__).parents[2] / "client" / "ui"
    paths = list(folder.glob("*.py"))
    assert len(paths) > 30
    for path in paths:
        code = path.read_text(encoding="utf-8").lower()
        if path.name not in ("rulebook.py", "cover.py", "words.py", "launch.py"):
            assert "aquileia" not in code, path.name


def test_a_move_of_the_wrong_moment_is_not_made() -> None:
    pilot = seated()
    pilot.until_asked()
    with pytest.raises(ValueError, match="is asked"):
        pilot.table.play(Move("place", "seat.0.henchmen", "space.nowhere"))
