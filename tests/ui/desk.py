"""A window without a screen for the tests of the screens: plain ground, events through the real queue."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Iterator
from functools import cache
from random import Random

import pygame
from pygame import Surface

from client.room.seats import Chair
from client.room.session import Session
from client.room.settings import Settings
from client.rules.play import Decision, Setup
from client.ui.app import App
from client.ui.page import Page
from client.ui.widgets import Widget

SHAPES = ((1024, 600), (1280, 720), (1440, 1080), (2560, 1080), (1080, 1920), (3840, 2160))


def plain_floor(page: Page, size: tuple[int, int]) -> Surface:
    """A ground that costs nothing, since these tests judge places and doings, not paint."""
    return Surface(size)


def opened(size: tuple[int, int] = (1280, 720), **settings: object) -> App:
    """A window of that size with these settings; its words refuse a key without text."""
    app = App(Settings(language="en").changed(**settings), size=size)
    app.words.strict = True
    pygame.event.get()  # what an earlier window left behind
    return app


def sized(app: App, size: tuple[int, int], **settings: object) -> None:
    """Give the window another size and other settings and lay the screens out."""
    app.settings = app.settings.changed(**settings)
    app.words.switch(app.settings.language)
    app.window.size = size
    pygame.event.get()
    for screen in app.stack:
        screen.resize(app.size)


def targets(page: Page) -> list[Widget]:
    """Everything that can be pressed, in the order of Tab."""
    return [widget for widget in page.root.walk() if widget.takes_focus]


def named(page: Page, name: str) -> Widget:
    """The target of that name; AssertionError tells which there are."""
    found = [widget for widget in targets(page) if widget.name == name]
    assert found, f"no {name!r} among {[widget.name for widget in targets(page)]}"
    return found[0]


def press(app: App, name: str, *, shift: bool = False) -> None:
    """Press a key by its pygame name ("tab", "return", "escape", "left")."""
    mod = pygame.KMOD_SHIFT if shift else 0
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.key.key_code(name), mod=mod, unicode=""))
    app.frame()


def write(app: App, text: str) -> None:
    """Let the keyboard write a text."""
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=text))
    app.frame()


def click(app: App, at: tuple[int, int]) -> None:
    """Press and release the left button there."""
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=at, button=1, touch=False))
    app.frame()


def click_on(app: App, name: str) -> None:
    """Scroll a target into view and click it."""
    page = app.stack[-1]
    assert isinstance(page, Page)
    target = named(page, name)
    for view in page._scrolls():
        if target in list(view.walk()):
            view.show(target)
    click(app, target.rect.center)


def random_session(seats: int = 4, upto: int | None = None, humans: int = 1, seed: int = 5) -> Session:
    """A game of Aquileia played at random for so many decisions, or to its end."""
    names = ("Livia", "馬庫斯", "Julia", "Gaius", "Petra")
    chairs = [
        Chair("human" if n < humans else "bot", names[n], "" if n < humans else "easy", n)
        for n in range(seats)
    ]
    session = Session.new("aquileia", Setup(seats), chairs, str(seed), autoplay=False)
    rng, decisions = Random(seed), 0
    while session.asks is not None and (upto is None or decisions < upto):
        asks = session.asks
        decisions += isinstance(asks, Decision)
        session._take(rng.choice(asks.moves)) if isinstance(asks, Decision) else session.tick()
    return session


def walk_focus(app: App, page: Page) -> Iterator[str]:
    """The names that Tab leads through, once round."""
    for _ in range(len(targets(page)) + 1):
        press(app, "tab")
        assert page.focused is not None
        yield page.focused.name


@cache
def finished() -> Session:
    """One finished game for all tests."""
    return random_session()
