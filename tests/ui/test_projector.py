"""The second window shows what everybody may see, is made from nothing else, and costs nothing at rest."""

from __future__ import annotations

import argparse
from random import Random
from typing import Any, cast

import pygame
import pytest
from pygame.event import Event

from client.commands import play as command
from client.room.journal import Entry
from client.room.session import Session
from client.rules.play import Decision, Play
from client.rules.table import Table
from client.ui import launch, projector
from client.ui.app import App
from client.ui.desk import rect
from client.ui.projector import Projector, Public
from client.ui.screens.settings import PauseScreen
from client.ui.screens.start import StartScreen
from client.ui.strips import Strip
from client.ui.tabletop import Tabletop
from tests.ui.desk import click_on, opened, random_session
from tests.ui.pilot import Pilot

SIZES = [(1024, 600), (1440, 1080), (720, 1280)]


class Blinded:
    """A session in a world that the public cannot tell from the true one."""

    def __init__(self, true: Session, seed: int) -> None:
        self.game, self.setup, self.chairs, self.answers = true.game, true.setup, true.chairs, true.answers
        self.true = true
        self.play: Play = true.play.blind(None, Random(seed), quiet=False)
        self.asks = self.play.asks
        self.eyes = 0

    def table(self, eyes: int | None) -> Table:
        return self.game.table(self.play.state, eyes)

    def journal(self, eyes: int | None) -> list[Entry]:
        assert eyes is None
        return self.true.journal(eyes)


def settled(app: App, session: Any) -> Projector:
    """A projector whose board is printed."""
    made = Projector(app, cast(Session, session))
    while made.stage.printing is not None:
        made.update()
    made.update()
    return made


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """A small window, since these tests do not judge the paint."""
    monkeypatch.setattr(projector, "SIZE", (640, 360))


def asking(upto: int) -> Session:
    """A session that waits on a decision."""
    session = random_session(upto=upto)
    while not isinstance(session.asks, Decision):
        session.tick()
    return session


def decide(session: Session) -> None:
    """Make the first move."""
    assert isinstance(session.asks, Decision)
    session._take(session.asks.moves[0])


def pixels(shown: Projector) -> bytes:
    return pygame.image.tobytes(shown.picture, "RGB")


def test_the_picture_is_the_same_in_every_world_the_public_holds_possible() -> None:
    app, true = opened(), random_session(upto=90)
    hidden = [Blinded(true, seed) for seed in range(3)]
    assert any(other.table(0) != true.table(0) for other in hidden), "nothing hidden was exchanged"
    shown = settled(app, true)
    expected = pixels(shown)
    shown.close()
    for other in hidden:
        shown = settled(app, other)
        assert pixels(shown) == expected
        shown.close()


def test_whoever_holds_the_public_view_gets_no_private_one() -> None:
    session = asking(90)
    public = Public(session)
    assert public.table(0) == session.table(None)
    assert public.journal(0) == session.journal(None)
    assert isinstance(session.asks, Decision) and session.asks.moves
    asks = public.asks
    assert isinstance(asks, Decision) and not asks.moves and not asks.about


def test_nothing_is_drawn_while_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    session = asking(30)
    shown = settled(opened(), session)
    flips: list[int] = []
    monkeypatch.setattr(shown, "_flip", lambda: flips.append(1))
    for _ in range(50):
        shown.update()
    assert not flips
    decide(session)
    shown.update()
    assert flips == [1]


def test_it_does_not_tell_how_dice_fall_that_are_in_the_air() -> None:
    session = asking(30)
    shown = settled(opened(), session)
    before, air = pixels(shown), [True]
    shown._waits = lambda: air[0]
    decide(session)
    shown.update()
    assert pixels(shown) == before
    air[0] = False
    shown.update()
    assert pixels(shown) != before


def test_closing_it_leaves_the_game_running() -> None:
    app, session = opened(), random_session(upto=10)
    app.go(Tabletop(app, session))
    app.project(session)
    assert app.projector is not None
    pygame.event.post(Event(pygame.WINDOWCLOSE, window=app.projector.window))
    app.frame()
    assert app.projector is None
    assert app.running and isinstance(app.stack[-1], Tabletop)


def test_pointer_and_keys_of_that_window_do_nothing_to_the_game() -> None:
    app, session = opened(), random_session(upto=10)
    app.go(Tabletop(app, session))
    app.project(session)
    assert app.projector is not None
    pygame.event.post(
        Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="", window=app.projector.window)
    )
    app.frame()
    assert len(app.stack) == 1, "escape opened the menu of the other window"


def test_it_goes_with_the_game_and_not_to_the_start_screen() -> None:
    app, session, other = opened(), random_session(upto=10), random_session(upto=12, seed=6)
    app.go(Tabletop(app, session))
    app.project(session)
    app.go(Tabletop(app, other))
    assert app.projector is not None and app.projector.session is other
    app.go(StartScreen(app))
    assert app.projector is None


def test_the_pause_menu_opens_and_closes_it() -> None:
    app, session = opened(), random_session(upto=10)
    app.go(Tabletop(app, session))
    app.over(PauseScreen(app, session))
    click_on(app, "projector")
    assert app.projector is not None
    click_on(app, "projector")
    assert app.projector is None


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 5])
def test_every_part_lies_inside_the_safe_frame(
    size: tuple[int, int], seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(projector, "SIZE", size)
    shown = Projector(opened(), random_session(seats, upto=5))
    boxes = [*shown.desk.places.parts.values(), *shown.desk.spots.strips.values()]
    assert len(shown.desk.spots.strips) == seats
    for box in boxes:
        assert box.x >= size[0] * 0.029 and box.x + box.w <= size[0] * 0.971
        assert box.y >= size[1] * 0.02 and box.y + box.h <= size[1] * 0.98
    shown.close()


def test_the_light_round_who_acts_lies_inside_what_is_painted_anew() -> None:
    shown = Projector(opened(), asking(5))
    desk = shown.desk
    strips = [part for part in shown.stage.parts if isinstance(part, Strip)]
    assert len(strips) == 4
    for part in strips:
        halo = desk.paint.halo("rect", rect(part.box).size, 0.8)
        whole = halo.surface.get_rect(topleft=halo.at(*rect(part.box).topleft))
        assert part.still().rect.contains(whole)
    shown.close()


def test_r_turns_the_picture_for_the_other_side_of_the_table() -> None:
    shown = settled(opened(), random_session(upto=5))
    upright = pixels(shown)
    for _ in range(2):
        shown.event(Event(pygame.KEYDOWN, key=pygame.K_r, mod=0, unicode="r"))
        shown.update()
    assert pixels(shown) == upright, "half a turn lays out the same picture"
    turned = pygame.transform.rotate(shown.window.get_surface(), 180)
    assert pygame.image.tobytes(turned, "RGB") == upright


def test_the_command_opens_it(monkeypatch: pytest.MonkeyPatch) -> None:
    app = opened()
    monkeypatch.setattr(launch, "window", lambda begin, **_: begin(app))
    parser = argparse.ArgumentParser()
    command.add_words(parser)
    assert command.run(parser.parse_args(["aquileia", "--projector", "--seed", "1"])) == 0
    Pilot(app).until_laid()
    assert app.projector is not None
    assert app.projector.session is cast(Tabletop, app.stack[0]).session
    app.quit()
