"""The window and its loop, driven by posted events."""

from __future__ import annotations

import os
import subprocess
import sys
import time

import pygame
import pytest
from pygame import Rect, Surface
from pygame.event import Event

from client.ui import app as program
from client.ui.app import App, scale_of
from client.ui.screen import Screen
from tests.ui.desk import opened, press


class Sheet(Screen):
    """A screen that notes what happens to it and paints one colour when told to."""

    def __init__(self, app: App, colour: str = "#204060") -> None:
        super().__init__(app)
        self.colour = colour
        self.log: list[str] = []
        self.fresh = False
        self.points: list[tuple[int, int]] = []

    def resize(self, size: tuple[int, int]) -> None:
        self.log.append(f"resize {size[0]}x{size[1]}")
        self.fresh = True

    def event(self, event: Event) -> None:
        self.log.append(pygame.event.event_name(event.type))
        if event.type == pygame.MOUSEMOTION:
            self.points.append(event.pos)

    def draw(self, surface: Surface) -> list[Rect]:
        if not self.fresh:
            return []
        self.fresh = False
        surface.fill(self.colour)
        return [surface.get_rect()]

    def close(self) -> None:
        self.log.append("close")


@pytest.fixture
def app() -> App:
    made = opened((1024, 600))
    pygame.event.get()
    return made


def test_the_scale_is_that_of_the_shorter_side() -> None:
    assert [scale_of(size) for size in ((1920, 1080), (1080, 1920), (1440, 1080), (3840, 2160))] == [
        1,
        1,
        1,
        2,
    ]


def test_a_window_that_fills_the_desktop_leaves_room_for_its_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1280, 720), (3840, 2160)])
    crowded = {size: program._crowds(size) for size in ((1280, 720), (1200, 720), (1280, 600), (1200, 650))}
    assert crowded == {(1280, 720): True, (1200, 720): True, (1280, 600): True, (1200, 650): False}


def test_nothing_is_presented_while_nothing_changes(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    app.go(Sheet(app))
    shown: list[list[Rect]] = []
    monkeypatch.setattr(pygame.display, "update", lambda rects: shown.append(rects))
    for _ in range(5):
        app.frame()
    assert shown == []


def test_screens_lie_over_each_other_and_every_one_is_closed(app: App) -> None:
    low, high, new = Sheet(app), Sheet(app), Sheet(app)
    app.go(low)
    app.over(high)
    app.back()
    assert (app.stack, high.log[-1], low.log[-1]) == ([low], "close", "resize 1024x600")
    app.back()
    assert app.stack == [low], "the last screen stays"
    app.over(high)
    app.go(new)
    assert low.log[-1] == high.log[-1] == "close"
    assert app.stack == [new]


@pytest.mark.parametrize("kind", [pygame.QUIT, pygame.WINDOWCLOSE])
def test_closing_the_window_closes_all_screens_first(app: App, kind: int) -> None:
    low, high = Sheet(app), Sheet(app)
    app.go(low)
    app.over(high)
    pygame.event.post(Event(kind))
    app.frame()
    assert not app.running
    assert low.log[-1] == high.log[-1] == "close"


def test_of_a_row_of_moves_only_the_last_counts(app: App) -> None:
    sheet = Sheet(app)
    app.go(sheet)
    for x in range(50):
        pygame.event.post(Event(pygame.MOUSEMOTION, pos=(x, 7), rel=(1, 0), buttons=(0, 0, 0), touch=False))
    app.frame()
    assert sheet.points == [(49, 7)]


def test_a_new_size_shows_the_old_picture_until_it_is_quiet(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheet = Sheet(app)
    app.go(sheet)
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    app.window.size = (1300, 800)
    app.frame()
    assert sheet.log[-1] == "resize 1024x600"
    assert app._display.get_at((1290, 790))[:3] == (0x20, 0x40, 0x60), "the old picture, scaled"
    now[0] += program.QUIET + 0.01
    app.frame()
    assert sheet.log[-1] == "resize 1300x800"
    assert app.canvas.get_size() == (1300, 800)


def test_the_window_is_never_too_small(app: App) -> None:
    app.window.size = (300, 200)
    pygame.event.get()
    assert app.size == (1024, 600)


def test_f11_fills_the_desktop_and_comes_back(app: App) -> None:
    app.go(Sheet(app))
    press(app, "f11")
    assert app.is_fullscreen and app.settings.fullscreen
    press(app, "f11")
    assert not app.is_fullscreen and not app.settings.fullscreen


def test_changed_settings_are_kept_and_the_language_speaks_at_once(app: App) -> None:
    app.changed(language="zh-Hant", volume=35)
    assert app.words.language == "zh-Hant"
    assert type(app.settings).load().volume == 35


def test_painters_are_made_anew_when_the_scale_changes(app: App) -> None:
    first = app.painter()
    assert app.painter() is first
    app.settings = app.settings.changed(text=150)
    assert app.painter() is not first
    assert len(app._painters) == 1, "the old one is given up"


def test_missing_sound_is_harmless(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_device(*_: object, **__: object) -> None:
        raise pygame.error("no sound device")

    monkeypatch.setattr(pygame.mixer, "init", no_device)
    assert not app.sound.play("coin")
    assert app.running and app.sound.why == "no sound device"


def test_without_a_screen_one_sentence_names_the_remedy() -> None:
    code = "from client.ui.app import *\nfrom client.room.settings import Settings\nApp(Settings())"
    drop = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    env = {name: value for name, value in os.environ.items() if name not in drop}
    if sys.platform != "linux":
        pytest.skip("only X11 and Wayland can be taken away")
    ran = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, timeout=60)
    assert ran.returncode != 0
    assert "NoWindow: Triclinium found no screen to open its window on" in ran.stderr
    assert "set DISPLAY or WAYLAND_DISPLAY" in ran.stderr


def test_a_video_driver_that_does_not_exist_is_told_too() -> None:
    code = "from client.ui.app import *\nfrom client.room.settings import Settings\nApp(Settings())"
    env = {**os.environ, "SDL_VIDEODRIVER": "nonsense"}
    ran = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, timeout=60)
    assert "NoWindow: Triclinium found no screen" in ran.stderr


def test_the_window_carries_the_emblem_of_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Surface] = []
    monkeypatch.setattr(pygame.display, "set_icon", given.append)
    opened((1024, 600))
    (emblem,) = given
    assert emblem.get_size() == (program.ICON, program.ICON)
    assert emblem.get_at((0, 0)).a == 0 and emblem.get_at((program.ICON // 2, program.ICON // 2)).a == 255


@pytest.mark.parametrize("crowded", [True, False])
def test_a_window_that_filled_the_desktop_fills_it_again_after_full_screen(
    app: App, monkeypatch: pytest.MonkeyPatch, crowded: bool
) -> None:
    done: list[str] = []

    class Window:
        def set_fullscreen(self, _: bool) -> None:
            done.append("full")

        def set_windowed(self) -> None:
            done.append("windowed")

        def maximize(self) -> None:
            done.append("maximized")

    monkeypatch.setattr(program, "_crowds", lambda size: crowded)
    monkeypatch.setattr(app, "window", Window())
    app.fullscreen(True)
    app.fullscreen(False)
    assert done == ["full", "windowed", *(["maximized"] if crowded else [])]
