"""The table screen: one session, played with pointer or keyboard. Knows no rules and no game's name."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import TYPE_CHECKING

from pygame import Rect, Surface
from pygame.event import Event

from client.paths import data_folder
from client.rules.play import Beat, Decision, Move
from client.rules.table import Piece
from client.ui import layout as layouts
from client.ui import matters, preview
from client.ui.advice import Advice
from client.ui.column import Matter
from client.ui.course import Course
from client.ui.desk import Desk
from client.ui.doors import Doors
from client.ui.hand import Done
from client.ui.input import Pointer, key
from client.ui.look import Sight
from client.ui.motion import Flight
from client.ui.overs import Note
from client.ui.reach import Reach
from client.ui.routing import Routing
from client.ui.scene import Scene
from client.ui.screen import Screen
from client.ui.stage import SLICE, Stage

if TYPE_CHECKING:
    from client.room.session import Session, Tick
    from client.ui.app import App

FRESH = 0.25  # seconds a new decision's buttons take no click, so that a double click presses only one
SPARE = 0.004  # seconds a frame in which nothing moves spends on pictures wanted later
WATCH = 0.5  # seconds between two looks at the layout files


class Tabletop(Screen):
    """One session on the screen; everything it does goes through `session`."""

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app)
        self.session = session
        folder = data_folder("layouts")
        self._watch = layouts.Watch(folder / f"{session.game.name}.yaml", folder / "tabletop.yaml")
        self._watched = 0.0
        self._shapes = layouts.load_shapes()
        self.desk = Desk(app, session, layouts.load(session.game.name))
        looks = None if session.curtain is not None else session.eyes
        self.scene = Scene(self.desk.seen(looks), self.desk.layout.walk)
        self.pointer = Pointer()
        self.stage = Stage(self.desk, self.scene, self.pointer)
        self.hand, self.acts, self.advice = self.stage.hand, self.stage.acts, Advice(self.stage)
        self.course = Course(
            self.desk, self.scene, self.acts, self.stage.tray, self._changed, self._happened, self._refresh
        )
        self.home = self._wanted_home(session.humans[0] if session.humans else 0)
        self.choosing: tuple[Move, ...] = ()
        self._question = ""  # of the table itself: "back" for going back by consent
        self._asked: Decision | None = None
        self._asked_at = 0.0
        self._made: Hashable = None
        self._sight = ("", "")  # the row of the own shelf that is looked at, the place what it gave is over
        self.routing, self.doors = Routing(self), Doors(app, session)
        self._deeds: dict[str, Callable[[], object]] = {
            "undo": self._undo, "redo": self._redo, "hint": self._hint, "throw": self._throw,
            "back": self._back, "no": self._no, "book": self.doors.book, "gear": self.doors.gear,
            "menu": self.doors.menu, "result": self.doors.result,
        }  # fmt: skip

    # -- the window -----------------------------------------------------------------------------------------

    def resize(self, size: tuple[int, int]) -> None:
        """Lay everything out for this size; a painted ground is kept when nothing it shows changed."""
        for _ in self._lay(size):
            pass

    def prepare(self, size: tuple[int, int]) -> Iterator[None]:
        """Lay and paint the table step by step."""
        yield from self._lay(size)
        yield from self.stage.paint()

    def _lay(self, size: tuple[int, int]) -> Iterator[None]:
        settings = self.app.settings
        made = (
            size,
            self.app.words.language,
            settings.text,
            id(self.desk.layout),
            id(self._shapes),
            self.home,
        )
        if made == self._made and self.stage.canvas is not None:
            self.stage.canvas.show()
        else:
            self._made = made
            yield from self.stage.lay(self.desk.layout.shapes or self._shapes, size, self.home)
        self.session.autoplay = settings.autoplay
        self._refresh()

    def _wanted_home(self, usual: int) -> int:
        """The seat whose shelf is shown."""
        if self.session.curtain is not None:
            return self.session.curtain
        return usual if self.session.eyes is None else self.session.eyes

    def _reload(self) -> None:
        """The layout files changed: lay out anew, or say what is wrong with them."""
        try:
            self._shapes = layouts.load_shapes()
            self.desk.layout = layouts.load(self.session.game.name)
        except layouts.LayoutError as wrong:
            self._say(str(wrong))
            return
        self.resize(self.desk.size)

    # -- what is on the table -------------------------------------------------------------------------------

    def _changed(self, flights: list[Flight]) -> list[Flight]:
        """The scene shows another table: which of the flights are to be seen."""
        self.stage.lie()
        seen = self.stage.seen(flights)
        self.desk.flying.update(flight.after.id for flight in seen if flight.after)
        if self.scene.before is not self.scene.table:
            self.stage.floats.note(self.scene.before, self.scene.table, self.stage.now)
        self._sounds(seen)
        return seen

    def _refresh(self) -> None:
        """Everything that follows from the table of the moment."""
        home = self._wanted_home(self.home)
        if home != self.home and not self.acts.running:
            self.home = home
            self.scene.reset(self.desk.seen(self.course.eyes))
            self.resize(self.desk.size)
            return
        desk = self.desk
        desk.table = self.scene.table
        if not self.acts.running:
            desk.settled = self.scene.table
            desk.flying.clear()
            self.routing.again()
        shown = self.course.tick if self.acts.running else None
        desk.facts = desk.facts_of(self.home, self.session.curtain is not None, shown)
        self.stage.lie()
        entries = self.session.journal(self.course.eyes)
        told = entries[: len(entries) - self.course.untold]
        self.stage.journal.show(told)
        self.stage.scroll.show(told)
        self.stage.scoresheet.show(told)
        self.stage.ahead.expect(self.session.play.asks, self.scene.table)
        self._decide()

    def _happened(self, tick: Tick) -> None:
        """Something new happens; what was offered before is over."""
        self.advice.forget()
        self.choosing, self._question = (), ""
        if self.session.waiting == "over":
            self.sound("win")
        if isinstance(tick.asked, Beat) and tick.asked.say in self.desk.layout.looks.slow:
            cards = [arg for entry in tick.entries for arg in entry.args if isinstance(arg, Piece)]
            for card in cards:
                self.routing.show(Sight("", card))

    def _sounds(self, flights: list[Flight]) -> None:
        kinds = {flight.after.kind for flight in flights if flight.after}
        for cue in sorted({self.desk.layout.style(kind).sound for kind in kinds}):
            self.sound(cue)
        if any(flight.flips for flight in flights):
            self.sound("flip")

    def sound(self, cue: str) -> None:
        """Play a sound by its name; nothing happens where there is none."""
        self.app.sound.play(cue)

    # -- the decision ---------------------------------------------------------------------------------------

    @property
    def mine(self) -> Decision | None:
        """The decision the player before the screen has to make now."""
        asks = self.session.play.asks
        if self.session.waiting != "human" or self.session.curtain is not None or self.acts.running:
            return None
        return asks if isinstance(asks, Decision) else None

    def _decide(self) -> None:
        """Give the hand the reach of the decision and the prompt its words."""
        mine = self.mine
        if mine is None:
            self._asked = None
            self.hand.take(Reach((), self.scene.table))
        elif mine is not self._asked:
            self._begin(mine)
        self.stage.prompt.say(self._matter(mine))
        self.stage.prompt.focus = 0 if self.question and self.hand.keys else -1
        self.stage.foot.off = self._off(mine)
        self.stage.tray.invites = self.course.waits_for_throw and not self.acts.running
        self.stage.stale = True

    def _begin(self, mine: Decision) -> None:
        """A new decision: its reach, a chime, and what it is about in the look panel."""
        if self._asked is None and len(self.session.humans) < self.session.setup.seats:
            self.sound("chime")
        self._asked, self._asked_at = mine, self.stage.now
        self.stage.touched = self.stage.now
        self.hand.take(self.desk.reach(mine, self.scene.table))
        about = (*mine.about, *filter(None, [self.hand.reach.topic]))
        lies = (self.stage.lies.get(str(name)) for name in about)
        for lie in (lie for lie in lies if lie is not None):
            self.routing.show(Sight(lie.zone, lie.piece))

    def _matter(self, mine: Decision | None) -> Matter:
        """What the prompt says now."""
        desk = self.desk
        if self._question == "back":
            return matters.going_back(desk)
        if self.session.waiting == "over" and not self.acts.running:
            return matters.over(desk)
        if self.course.waits_for_throw and not self.acts.running:
            return matters.throwing(desk)
        if self.acts.running and self.course.tick is not None and not self.course.untold:
            return matters.happening(desk, self.course.tick)
        if mine is None:
            return matters.others(desk)
        if self.choosing:
            return matters.choosing(desk, mine, self.choosing, self.scene.table)
        table = self.scene.table
        told = preview.sentence(desk, table, mine.ask, *self._sight)
        return matters.deciding(desk, mine, self.hand.reach, table, self.advice.text, told)

    def _off(self, mine: Decision | None) -> frozenset[str]:
        """The foot buttons that do nothing now."""
        session = self.session
        state = {
            "undo": session.can_undo or session.can_undo_agreed,
            "redo": session.can_redo,
            "hint": mine is not None,
        }
        return frozenset(name for name, on in state.items() if not on)

    def play(self, move: Move) -> None:
        """Make the player's move."""
        self.choosing = ()
        self.course.answer(move)
        self._refresh()

    def done(self, done: Done) -> None:
        """Act on what a gesture came to."""
        if done.kind == "move" and len(done.moves) == 1 and not self._confirms(done.moves[0]):
            self.play(done.moves[0])
        elif done.kind == "move":
            self._offer(done.moves)
        elif done.kind == "refused":
            self._refuse(done)
        elif done.kind == "lifted" and self.hand.way != "key":
            self.sound("lift")
        self.stage.stale = True

    def _confirms(self, move: Move) -> bool:
        """Whether a move wants a second gesture, because a slip would decide the game."""
        wanted = self.mine is not None and f"{self.mine.ask}.{move.verb}" in self.desk.layout.looks.confirm
        sure = self.choosing == (move,) and not self._fresh
        return wanted and self.app.settings.confirm and not sure

    @property
    def question(self) -> bool:
        """Whether the first button is what Enter means: a yes that has a no beside it, or the only way on."""
        return bool(self._question) or len(self.choosing) == 1 or self.session.waiting == "over"

    @property
    def _fresh(self) -> bool:
        """Whether what is asked has been there for too short a time to be answered by a slip."""
        return self.stage.now - self._asked_at < FRESH

    def _offer(self, moves: tuple[Move, ...]) -> None:
        """Let the player say which of these moves is meant, or whether the only one is."""
        self.choosing, self._asked_at = moves, self.stage.now
        self._decide()

    def _refuse(self, done: Done) -> None:
        """A piece springs back; one line says why, when the rules can."""
        lie = self.stage.lies.get(done.piece)
        mine = self.mine
        if mine is None or lie is None or lie.zone == done.target:
            return
        stuck = done.piece not in self.hand.reach.lifts
        if stuck and lie.piece.owner != mine.seat:
            return
        why_not = getattr(self.session.game, "why_not", None)
        reason = why_not(self.session.play.state, mine.seat, done.piece, done.target) if why_not else None
        if stuck and not reason:
            return
        words, key_ = self.desk.words, self.desk.names.key("why", str(reason))
        self.stage.note = Note(
            words(key_) if reason and key_ in words else words("table.not_there"),
            *self.pointer_at(),
            self.stage.now,
        )
        self.sound("no")

    def pointer_at(self) -> tuple[float, float]:
        """Where the pointer is, or the middle of the board when it is nowhere."""
        return self.pointer.at or self.desk.places.parts["board"].centre

    def _say(self, text: str) -> None:
        """One line under the prompt."""
        box = self.desk.places.parts["prompt"]
        self.stage.note = Note(text, box.x + box.w / 2, box.y + box.h, self.stage.now)

    # -- the table's own actions ----------------------------------------------------------------------------

    def do(self, action: str) -> None:
        """One of: undo, redo, hint, book, gear, menu, throw, back, no, result."""
        self.sound("click")
        self._deeds[action]()
        self.stage.stale = True

    def _undo(self) -> None:
        if self.session.can_undo:
            self._go_back(consent=False)
        elif self.session.can_undo_agreed:
            self._question, self._asked_at = "back", self.stage.now
            self._decide()

    def _back(self) -> None:
        self._go_back(consent=True)

    def _go_back(self, *, consent: bool) -> None:
        self._settle()
        self.session.undo(consent=consent)
        self._caught_up()

    def _redo(self) -> None:
        if self.session.can_redo:
            self._settle()
            self.session.redo()
            self._caught_up()

    def _settle(self) -> None:
        """Whatever is under way arrives."""
        while self.acts.running:
            self.acts.finish()

    def _caught_up(self) -> None:
        """The session is elsewhere in the game now."""
        self._asked, self._question, self.choosing = None, "", ()
        self.advice.forget()
        self.course.catch_up()
        self.stage.floats.forget()
        self._refresh()

    def _no(self) -> None:
        self._question, self.choosing = "", ()
        self._decide()

    def _throw(self) -> None:
        self.course.throw()
        self._decide()

    def _hint(self) -> None:
        if self.mine is not None:
            self.advice.ask()
            self._say(self.desk.words("table.hint_soon"))

    # -- what the player's hands do -------------------------------------------------------------------------

    def event(self, event: Event) -> None:
        """The pointer or a key did something."""
        touch = self.pointer.read(event)
        pressed = key(event) if touch is None else None
        if touch is None and pressed is None:
            return
        self.stage.touched = self.stage.now
        self.stage.stale = True
        if touch is not None:
            self.routing.touch(touch)
        elif pressed is not None:
            self.routing.key(pressed)

    def hurry(self) -> None:
        """A click ends the running act; the next one begins."""
        self.acts.finish()
        self._after_act()

    def press(self, n: int) -> None:
        """Press a button of the prompt; a fresh one takes no click yet."""
        choices = self.stage.prompt.matter.choices
        if not 0 <= n < len(choices) or self._fresh:
            return
        does = choices[n].does
        if isinstance(does, Move):
            self.sound("click")
            if self._confirms(does):
                self._offer((does,))
            else:
                self.play(does)
        else:
            self.do(does)

    def escape(self) -> None:
        """Leave what is open: a question, a pinned sight, at last the table for its menu."""
        look = self.stage.look
        if self.choosing or self._question:
            self._no()
        elif look.pinned:
            look.show(look.sight, pin=True)
        else:
            self.do("menu")

    # -- time -----------------------------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        """Time went by."""
        stage = self.stage
        stage.now += dt
        if stage.canvas is None:
            return
        if stage.printing is not None:
            stage.print(stage.canvas.ground, SLICE)
        looked = self.pointer.wait(dt)
        if looked is not None:
            stage.stale = True
            self.routing.touch(looked)
        self.routing.rest(dt)
        self._go_on(dt)
        self._consider()
        if self.advice.came(self.mine):
            self._decide()
        if stage.quiet:
            stage.ahead.work(SPARE)
        if stage.now - self._watched > WATCH:
            self._watched = stage.now
            if self._watch.changed():
                self._reload()

    def _go_on(self, dt: float) -> None:
        """Let the running act go on, or the game."""
        if self.acts.running:
            tumbling = self.stage.tray.moving
            self.acts.step(dt)
            self.stage.stale |= tumbling != self.stage.tray.moving
            if not self.acts.running:
                self._after_act()
        elif self.session.curtain is not None:
            self._draw_curtain()
        elif self.course.advance() or self.mine is not self._asked:
            self._refresh()
        elif self.course.waits_for_throw != self.stage.tray.invites:
            self._decide()

    def _after_act(self) -> None:
        """An act is over; the game goes on."""
        if not self.acts.running:
            if self.session.curtain is None:
                self.course.advance()
            self._refresh()
        self.stage.stale = True

    def _draw_curtain(self) -> None:
        """The curtain stands until the right person lifts it; nothing private lies under it."""
        seat = self.session.curtain
        if seat is None or self.app.stack[-1] is not self:
            return
        self.scene.reset(self.desk.seen(None))
        self.stage.look.forget()
        self.stage.note = None
        self.advice.forget()
        self._refresh()
        self.doors.curtain(self.desk.name(seat), self.desk.tone(seat), self._lift_curtain)

    def _lift_curtain(self) -> None:
        self.session.lift_curtain()
        self.pointer.forget()
        self.scene.reset(self.desk.seen(self.course.eyes))
        self._refresh()

    def _consider(self) -> None:
        """Tell what would come of the row of the own shelf that is looked at."""
        if not self.desk.layout.looks.preview.asks or self.mine is None:
            return
        sight = preview.looked_at(self.stage), self.hand.over() if self.hand.lifted else ""
        if sight != self._sight:
            self._sight = sight
            self._decide()

    @property
    def lively(self) -> bool:  # type: ignore[override]
        """Whether something moves."""
        return self.stage.lively

    @property
    def untold(self) -> bool:  # type: ignore[override]
        """Whether dice are in the air."""
        return bool(self.course.untold)

    def draw(self, surface: Surface) -> list[Rect]:
        """Paint what changed."""
        return self.stage.draw(surface)

    def close(self) -> None:
        """Stop thinking and keep the game."""
        self.session.close()
