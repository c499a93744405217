"""The second window: the table as everybody may see it, in large type, without buttons.

For a projector or a screen that lies on the table. It reads a `Public` and nothing else of the game.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from client.paths import data_folder
from client.room.journal import Entry
from client.room.seats import Chair
from client.rules.play import Beat, Chance, Decision, Game, Setup
from client.rules.table import Table
from client.ui import layout as layouts
from client.ui import matters
from client.ui.arrange import PUBLIC, Places, Shape, arrange, shapes
from client.ui.column import Matter
from client.ui.desk import NOBODY, Desk, Facts
from client.ui.input import Pointer, key
from client.ui.scene import Scene
from client.ui.sheet import Sheet
from client.ui.spots import Spots
from client.ui.spread import Box
from client.ui.stage import SLICE, Stage

if TYPE_CHECKING:
    from client.room.session import Session
    from client.ui.app import App
    from client.ui.painters import Painter

SAFE = 0.94  # share of the window that everything lies in, since projectors cut the edges
SIZE = (1280, 720)
ZOOMS = (0.6, 0.75, 0.9, 1.0, 1.15, 1.3)
QUIET = 0.2  # seconds without a further change of size until the picture is laid out anew


class Public:
    """What everybody may know of a session: whoever holds this can ask for nothing else."""

    eyes: int | None = None
    curtain: int | None = None
    humans: tuple[int, ...] = ()

    def __init__(self, session: Session) -> None:
        self.game: Game = session.game
        self.setup: Setup = session.setup
        self.chairs: tuple[Chair, ...] = session.chairs
        self._session = session

    def table(self, eyes: int | None = None) -> Table:
        """The public table, whoever asks."""
        return self._session.table(None)

    def journal(self, eyes: int | None = None) -> list[Entry]:
        """The public journal, whoever asks."""
        return self._session.journal(None)

    @property
    def asks(self) -> Decision | Chance | Beat | None:
        """Who is asked for what, without the choices, which would tell what the asked one holds."""
        asks = self._session.asks
        return asks._replace(moves=(), about=()) if isinstance(asks, Decision) else asks

    @property
    def moment(self) -> tuple[object, ...]:
        """What changes whenever something happened."""
        return self._session.table(None), self.asks, len(self._session.answers)


class PublicDesk(Desk):
    """The common ground of the parts; its type is large because its design pixels are few."""

    def __init__(self, app: App, public: Public) -> None:
        # the parts ask a session only for what a Public has
        super().__init__(app, cast("Session", public), layouts.load(public.game.name))
        self.public = public

    @property
    def text(self) -> float:
        """The player's text scale is for the player's window."""
        return 1.0

    def moment(self) -> Facts:
        """Whose turn it is and the points, as of now."""
        asks, seats = self.public.asks, self.public.setup.seats
        acting = asks.seat if isinstance(asks, Decision | Chance) else NOBODY
        turn = isinstance(asks, Decision) and asks.ask in self.layout.looks.turns and seats > 1
        counts, source = self.table.counts, self.layout.seat.points
        points = tuple([counts.get(f"{source}.{seat}", 0) for seat in range(seats)])
        after = (acting + 1) % seats if turn else NOBODY
        return Facts(NOBODY, None, acting, after, "", asks, points, counts.get("round", 0))


class PublicStage(Stage):
    """The table's parts without shelf, hand, tray and buttons."""

    def spread(self, found: tuple[Shape, ...], size: tuple[int, int], zoom: float) -> None:
        """Lay everything out inside the safe frame and paint the ground; zoom: of the type."""
        desk = self.desk
        seats = desk.session.setup.seats
        inner = (round(size[0] * SAFE), round(size[1] * SAFE))
        near = tuple([shape._replace(of=shape.of / zoom) for shape in found])
        laid = arrange(near, inner, ratio=desk.layout.ratio, strips=seats, margin=0)
        left, top = (size[0] - inner[0]) / 2, (size[1] - inner[1]) / 2
        parts = {name: Box(b.x + left, b.y + top, b.w, b.h) for name, b in laid.parts.items()}
        desk.size, desk.places = size, Places(size, laid.k, laid.shape, parts, laid.across)
        desk.spots = Spots(desk.layout, desk.places, seats, NOBODY, desk.table.zones)
        desk.paint = self._painter()
        self.parts = [part for part in self._make_parts() if part is not self.tray]
        for _ in self.cover(size):
            pass
        self.stale = True

    def _painter(self) -> Painter:
        """A painter of this window's own, kept as long as its scale holds."""
        from client.ui.painters import Painter

        desk = self.desk
        old = getattr(desk, "paint", None)
        if old is not None and abs(old.k - desk.k) < 1e-6 and old.lang == desk.words.language:
            return old
        return Painter(desk.layout.paint, desk.k, lang=desk.words.language)


class Projector:
    """The window with its picture; `waits` says that something is being shown that it must not tell yet."""

    def __init__(self, app: App, session: Session, waits: Callable[[], bool] = lambda: False) -> None:
        self.app = app
        self._shapes = shapes(Sheet.read(data_folder("layouts") / "projector.yaml"), needs=PUBLIC)
        self.window = pygame.Window(app.words("common.projector.title"), SIZE, **_where(app))
        self.zoom, self.quarter, self.full = ZOOMS.index(1.0), 0, False
        self.sit(session, waits)
        app.window.focus()

    def sit(self, session: Session, waits: Callable[[], bool] = lambda: False) -> None:
        """Show this session from now on."""
        self.session, self._waits = session, waits
        public = Public(session)
        self.desk = PublicDesk(self.app, public)
        self.stage = PublicStage(self.desk, Scene(public.table()), Pointer())
        self._moment: tuple[object, ...] = ()
        self._wanted: float | None = None
        self._lay()

    # ------------------------------------------------------------ the window
    def _lay(self) -> None:
        """Lay everything out for the window as it is, the picture lying as it is turned."""
        size = self.window.size
        turned = size if self.quarter % 2 == 0 else (size[1], size[0])
        self._wanted, self._spoken = None, self.app.words.language
        self.picture = Surface(turned).convert()
        self.window.title = self.app.words("common.projector.title")
        self.stage.spread(self.desk.layout.public or self._shapes, turned, ZOOMS[self.zoom])
        self._take()

    def event(self, event: Event) -> bool:
        """Something happened in this window; whether it was closed."""
        if event.type == pygame.WINDOWCLOSE:
            return True
        pressed = key(event)
        if event.type == pygame.WINDOWSIZECHANGED:
            self._wanted = time.monotonic() + QUIET
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self._flip()
        elif pressed is not None:
            self._key(pressed.name)
        return False

    def _key(self, name: str) -> None:
        """F11 fills the screen, + and - change the type, R turns the picture for the other side."""
        if name in ("f11", "f") or (name == "escape" and self.full):
            self.full = not self.full
            if self.full:
                self.window.set_fullscreen(True)
            else:
                self.window.set_windowed()
            self._wanted = time.monotonic()
        elif name in ("+", "=", "-"):
            self.zoom = max(0, min(len(ZOOMS) - 1, self.zoom + (-1 if name == "-" else 1)))
            self._wanted = time.monotonic()
        elif name == "r":
            self.quarter = (self.quarter + 1) % 4
            self._wanted = time.monotonic()

    def close(self) -> None:
        """Take the window away; the game goes on."""
        self.window.destroy()

    # ------------------------------------------------------------ time
    def update(self) -> None:
        """Follow the game; a frame in which nothing happened draws nothing."""
        due = self._wanted is not None and time.monotonic() >= self._wanted
        if due or self._spoken != self.app.words.language:
            self._lay()
        if self.stage.printing is not None and self.stage.canvas is not None:
            self.stage.print(self.stage.canvas.ground, SLICE)
        if not self._waits() and self.desk.public.moment != self._moment:
            self._take()
        self.draw()

    def _take(self) -> None:
        """Show the game as it stands."""
        desk, stage, public = self.desk, self.stage, self.desk.public
        self._moment = public.moment
        desk.table = desk.settled = public.table()
        desk.facts = desk.moment()
        stage.scene.reset(desk.table)
        stage.lie()
        stage.journal.show(public.journal())
        stage.prompt.say(self._matter())

    def _matter(self) -> Matter:
        """Whose turn it is; at the end that it is over."""
        if self.desk.facts.asks is None:
            return matters.over(self.desk)._replace(text="", choices=())
        return matters.others(self.desk)

    def draw(self) -> list[Rect]:
        """Paint what changed; the window is touched only when something did."""
        rects = self.stage.draw(self.picture)
        if rects:
            self._flip()
        return rects

    def _flip(self) -> None:
        picture = self.picture
        if self.quarter:
            picture = pygame.transform.rotate(picture, -90 * self.quarter)
        self.window.get_surface().blit(picture, (0, 0))
        self.window.flip()


def _where(app: App) -> dict[str, Any]:
    """How the window opens: on the second screen, when there is one, else a little aside of the first."""
    screens = pygame.display.get_desktop_sizes()
    left, top = app.window.position
    beside = (screens[0][0] + 40, 40) if len(screens) > 1 else (left + 60, top + 60)
    return {"resizable": True, "position": beside}
