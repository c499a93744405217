"""The table screen: the board with its pieces, the seats, the prompt, the hand that plays. Knows no game."""

from __future__ import annotations

import time
from collections.abc import Hashable, Iterator
from typing import TYPE_CHECKING

from pygame import Rect, Surface
from pygame.event import Event

from client.paths import data_folder
from client.rules.play import Decision, Move
from client.rules.table import Table
from client.ui import layout as layouts
from client.ui import overs
from client.ui.arrange import arrange
from client.ui.canvas import Canvas, Over, Still
from client.ui.column import Choice, Foot, Matter, Prompt, Standings, Title
from client.ui.course import Course
from client.ui.desk import Desk, rect
from client.ui.hand import Done, Eyes, Hand
from client.ui.input import Key, Pointer, Touch, key
from client.ui.journal import Journal
from client.ui.look import LookPanel, Sight
from client.ui.motion import Acts, Flight, Flights
from client.ui.overs import Floating, Note
from client.ui.part import Part, blit
from client.ui.pieces import covers, draw_spot
from client.ui.reach import Reach
from client.ui.scene import Scene
from client.ui.screen import Screen
from client.ui.shelf import Count, Plate, Shelf
from client.ui.spots import Lie, Spot, Spots
from client.ui.spread import Box
from client.ui.strips import Strip
from client.ui.tray import Tray

if TYPE_CHECKING:
    from client.room.session import Session, Tick
    from client.ui.app import App

HOVER = 0.35  # seconds the pointer rests on a thing until the look panel shows it
CALM = 8.0  # seconds after the last doing until the halos stand still
GUARD = 0.25  # seconds a new decision's buttons take no click, so that a double click presses only one
FEW = 6  # moves of a decision that get buttons beside their gestures
BEAT = 1 / 20  # seconds between two pictures of a pulsing halo


class Tabletop(Screen):
    """One session on the screen; everything it does goes through `session`."""

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app)
        self.session = session
        folder = data_folder("layouts")
        game = session.game.name
        self._watch = layouts.Watch(folder / f"{game}.yaml", folder / "tabletop.yaml")
        self._shapes = layouts.load_shapes()
        self.desk = Desk(app, session, layouts.load(game))
        self.scene = Scene(session.table(None), self.desk.layout.walk)
        self.acts = Acts()
        self.tray = Tray(self.desk)
        self.course = Course(self.desk, self.scene, self.acts, self.tray, self._changed, self._happened)
        self.hand = Hand(Eyes(self._box, self._piece_at, self._zone_at))
        self.pointer = Pointer()
        self.prompt, self.foot = Prompt(self.desk), Foot(self.desk)
        self.look, self.journal = LookPanel(self.desk), Journal(self.desk)
        self.lies: dict[str, Lie] = {}
        self._before: dict[str, Lie] = {}
        self._parts: list[Part] = []
        self._canvas: Canvas | None = None
        self._printing: Iterator[Surface] | None = None
        self._grabbed: Part | None = None
        self._home = self._first_home()
        self._floats: list[Floating] = []
        self._note: Note | None = None
        self._choosing: tuple[Move, ...] = ()
        self._asking = ""  # a question of the table itself: "back" for going back by consent
        self._hover: tuple[str, str] = ("", "")
        self._rested = 0.0
        self._now = 0.0
        self._touched = 0.0
        self._asked_at = 0.0
        self._asked: object = None
        self._hint: Move | None = None
        self._hint_why = ""
        self._stale = True
        self._made: Hashable = None
        self._raised = ""

    # -- the window -----------------------------------------------------------------------------------------

    def _first_home(self) -> int:
        if self.session.eyes is not None:
            return self.session.eyes
        return self.session.humans[0] if self.session.humans else 0

    def resize(self, size: tuple[int, int]) -> None:
        """Lay everything out for this size; a painted ground is kept when nothing it shows changed."""
        made = (size, self.app.words.language, self.app.settings.text, self.desk.layout, self._shapes, self._home)
        if made == self._made and self._canvas is not None:
            self._canvas.show()
            self._refresh()
            return
        self._made = made
        desk = self.desk
        desk.size = size
        seats = self.session.setup.seats
        desk.places = arrange(
            self._shapes, size, ratio=desk.layout.ratio, strips=seats - 1, text=desk.text
        )  # fmt: skip
        desk.spots = Spots(desk.layout, desk.places, seats, self._home)
        desk.paint = self._painter()
        self.pointer.k = desk.k
        self.tray.fit()
        self._parts = self._make_parts()
        self._canvas = Canvas(self._ground(size))
        self._refresh()

    def _painter(self):  # type: ignore[no-untyped-def]
        """The game's painter at the scale of this arrangement."""
        from client.ui.painters import Painter

        paint = self.app.painter(self.desk.layout.paint)
        if abs(paint.k - self.desk.k) < 1e-6:
            return paint
        return Painter(
            self.desk.layout.paint, self.desk.k, text=self.desk.text, lang=self.app.words.language
        )

    def _make_parts(self) -> list[Part]:
        desk = self.desk
        strips: list[Part] = [Strip(desk, seat) for seat in desk.spots.others]
        counts: list[Part] = [Count(desk, zone) for zone in desk.spots.spots]
        fixed: list[Part] = [
            Shelf(desk, "shelf"), Title(desk, "title"), Plate(desk, "plate"), self.prompt, self.look, self.journal,
            self.foot, Standings(desk), self.tray,
        ]  # fmt: skip
        return [part for part in (*fixed, *strips, *counts) if part.here]

    def _ground(self, size: tuple[int, int]) -> Surface:
        """The table, the board and the panels; the board is printed in slices the first time."""
        desk = self.desk
        ground = desk.paint.table(size).copy()
        place = rect(desk.places.parts["board"])
        blit(ground, desk.paint.board_edge(place.size), place.x, place.y)
        for part in self._parts:
            part.ground(ground)
        self._printing = desk.paint.board_steps(place.size)
        self._print(ground, 0.05)
        return ground

    def _print(self, ground: Surface, seconds: float) -> None:
        """Go on printing the board for a while."""
        end = time.perf_counter() + seconds
        place = rect(self.desk.places.parts["board"])
        while self._printing is not None and time.perf_counter() < end:
            board = next(self._printing, None)
            if board is None:
                self._printing = None
                break
            ground.blit(board, place)
            if self._canvas is not None:
                self._canvas.harm(place)

    # -- what is on the table -------------------------------------------------------------------------------

    def _changed(self, flights: list[Flight]) -> list[Flight]:
        """The scene shows another table: which of the flights are to be seen."""
        old = self.desk.table
        self._before = self.desk.spots.lie(self.scene.before)
        self._refresh()
        seen = [flight for flight in flights if self._moves(flight)]
        self.desk.flying.update(flight.after.id for flight in seen if flight.after)
        self._float_changes(old, self.scene.table)
        self._stale = True
        return seen

    def _moves(self, flight: Flight) -> bool:
        start = self._before.get(flight.before.id) if flight.before else None
        end = self.lies.get(flight.after.id) if flight.after else None
        if start is None and end is None:
            return False
        if start and end:
            same = abs(start.pose.x - end.pose.x) + abs(start.pose.y - end.pose.y) < 2
            return not same or flight.flips
        return True

    def _refresh(self) -> None:
        """Everything that follows from the table of the moment."""
        desk, session = self.desk, self.session
        curtain = session.curtain is not None
        home = self._wanted_home()
        if home != self._home and not self.acts.running:
            self._home = home
            self.scene.reset(session.table(self.course.eyes))
            desk.settled = self.scene.table
            self.resize(desk.size)
            return
        desk.table = self.scene.table
        if not self.acts.running and not desk.flying:
            desk.settled = self.scene.table
        desk.facts = desk.facts_of(self._home, curtain)
        self.lies = desk.spots.lie(self.scene.table)
        self.journal.show(session.journal(self.course.eyes))
        self._decide()
        self._stale = True

    def _wanted_home(self) -> int:
        session = self.session
        if session.curtain is not None:
            return session.curtain
        return self._home if session.eyes is None else session.eyes

    def _happened(self, tick: Tick) -> None:
        """A tick is shown: the sound that goes with it."""
        self._hint = None
        self._choosing = ()
        self._asking = ""

    def _float_changes(self, old: Table, new: Table) -> None:
        """Points and coins that changed rise from where they are counted."""
        if old is new:
            return
        for seat in range(self.session.setup.seats):
            source = f"{self.desk.layout.seat.points}.{seat}"
            change = new.counts.get(source, 0) - old.counts.get(source, 0)
            if change:
                self._float(change, self._points_at(seat))
            for zone in self.desk.layout.looks.floats:
                name = f"seat.{seat}.{zone}"
                change = len(new.zones.get(name, ())) - len(old.zones.get(name, ()))
                spot = self.desk.spots.spots.get(name)
                if change and spot:
                    self._float(change, (spot.room.centre[0], spot.room.y + spot.room.h * 0.4))

    def _points_at(self, seat: int) -> tuple[float, float]:
        box = self.desk.spots.strips.get(seat)
        if box is not None:
            return box.x + box.w - 30 * self.desk.k, box.y + 20 * self.desk.k
        plate = next((part for part in self._parts if isinstance(part, Plate)), None)
        return plate.box.centre if plate else (0.0, 0.0)

    def _float(self, change: int, at: tuple[float, float]) -> None:
        text = f"+{change}" if change > 0 else f"−{-change}"
        self._floats.append(Floating(text, *at, self._now, change > 0))

    # -- the decision ---------------------------------------------------------------------------------------

    @property
    def _mine(self) -> Decision | None:
        """The decision the player before the screen has to make now."""
        asks = self.session.play.asks
        if self.session.waiting != "human" or self.session.curtain is not None or self.acts.running:
            return None
        return asks if isinstance(asks, Decision) else None

    def _decide(self) -> None:
        """Give the hand the reach of the decision and the prompt its words."""
        mine = self._mine
        if mine is not None and mine is not self._asked:
            self._asked = mine
            self._asked_at = self._now
            self.hand.take(Reach(mine.moves, self.scene.table, self.desk.spots.__contains__))
            self._show_about(mine)
        elif mine is None:
            self._asked = None
            self.hand.take(Reach((), self.scene.table))
        self.prompt.say(self._matter(mine))
        self.foot.off = self._off(mine)
        self.tray.invites = self.course.waits_for_throw and not self.acts.running

    def _show_about(self, mine: Decision) -> None:
        """Pieces a decision is about show themselves in the look panel."""
        for about in mine.about:
            lie = self.lies.get(str(about))
            if lie is not None:
                self.look.show(Sight(lie.zone, lie.piece))
                return

    def _off(self, mine: Decision | None) -> frozenset[str]:
        session = self.session
        off = set()
        if not (session.can_undo or session.can_undo_agreed):
            off.add("undo")
        if not session.can_redo:
            off.add("redo")
        if mine is None:
            off.add("hint")
        return frozenset(off)

    def _matter(self, mine: Decision | None) -> Matter:
        """What the prompt says now."""
        words, names, session = self.desk.words, self.desk.names, self.session
        if self._asking == "back":
            yes = Choice(words("table.back_yes"), "back")
            return Matter(-1, words("table.back_title"), words("table.back_text"), (yes, _no(words("table.no"))))
        if session.waiting == "over":
            see = Choice(words("table.result"), "result")
            return Matter(-1, words("table.over"), words("table.over_text"), (see,))
        if self.course.waits_for_throw and not self.acts.running:
            seat = self.desk.facts.acting
            throw = Choice(words("table.throw"), "throw", icon="dice")
            return Matter(seat, words("table.your_throw", name=self.desk.name(seat)), words("table.throw_text"), (throw,))
        if mine is None:
            return self._others()
        if self._choosing:
            choices = tuple([Choice(names.button(mine, move, self.scene.table), move) for move in self._choosing])
            return Matter(mine.seat, words("table.choose"), names.prompt(mine, self.scene.table), (*choices, _no(words("table.cancel"))))
        heading = words("table.your_turn", name=self.desk.name(mine.seat))
        text = names.prompt(mine, self.scene.table)
        if self._hint is not None and self._hint_why:
            text = self._hint_why
        return Matter(mine.seat, heading, text, self._choices(mine))

    def _others(self) -> Matter:
        """The prompt while somebody else, or nobody, acts."""
        words, facts = self.desk.words, self.desk.facts
        asks = facts.asks
        if facts.acting >= 0 and asks is not None:
            name = self.desk.name(facts.acting)
            thinks = facts.waiting == "bot"
            heading = words("table.thinks" if thinks else "table.acts", name=name)
            return Matter(facts.acting, heading, self.desk.names.asked(asks))
        return Matter(-1, words("table.goes_on"), "")

    def _choices(self, mine: Decision) -> tuple[Choice, ...]:
        """Buttons for moves no gesture expresses, and for all when they are few and their labels differ."""
        reach, names = self.hand.reach, self.desk.names
        labels = {move: names.button(mine, move, self.scene.table) for move in mine.moves}
        few = len(mine.moves) <= FEW and len(set(labels.values())) == len(labels)
        moves = mine.moves if few else reach.buttons
        bare = [move for move in moves if not move.piece and not move.to and not move.n]
        ordered = [move for move in moves if move not in bare] + bare
        return tuple([Choice(labels[move], move, "dark" if move in bare else "brass") for move in ordered])

    # -- doing ----------------------------------------------------------------------------------------------

    def play(self, move: Move) -> None:
        """Make the player's move."""
        self._choosing = ()
        self._hint = None
        self.course.answer(move)
        self._sound("wood")

    def _done(self, done: Done) -> None:
        """Act on what a gesture came to."""
        if done.kind == "move":
            if len(done.moves) == 1:
                self.play(done.moves[0])
            else:
                self._choosing = done.moves
                self._decide()
        elif done.kind == "refused":
            self._refuse(done)
        elif done.kind == "lifted":
            self._sound("lift")
        self._stale = True

    def _refuse(self, done: Done) -> None:
        """A piece springs back; one line says why, when the rules can."""
        source = self.lies[done.piece].zone if done.piece in self.lies else ""
        if done.target == source:
            return
        why_not = getattr(self.session.game, "why_not", None)
        reason = None
        mine = self._mine
        if why_not is not None and mine is not None:
            reason = why_not(self.session.play.state, mine.seat, done.piece, done.target)
        words = self.desk.words
        key_ = self.desk.names.key("why", reason) if reason else ""
        text = words(key_) if key_ in words else words("table.not_there")
        self._note = Note(text, *self.hand.at, self._now)
        self._sound("no")

    def do(self, action: str) -> None:
        """One of the table's own actions: undo, redo, hint, book, gear, menu, throw, back, no, result."""
        getattr(self, f"_do_{action}")()
        self._stale = True

    def _do_undo(self) -> None:
        if self.session.can_undo:
            self._finish_all()
            self.session.undo()
            self._went_back()
        elif self.session.can_undo_agreed:
            self._asking = "back"
            self._decide()

    def _do_back(self) -> None:
        self._asking = ""
        self._finish_all()
        self.session.undo(consent=True)
        self._went_back()

    def _do_redo(self) -> None:
        if self.session.can_redo:
            self._finish_all()
            self.session.redo()
            self._went_back()

    def _went_back(self) -> None:
        self._asked = None
        self._choosing = ()
        self._hint = None
        self.course.catch_up()
        self._refresh()

    def _finish_all(self) -> None:
        while self.acts.running:
            self.acts.finish()

    def _do_no(self) -> None:
        self._asking, self._choosing = "", ()
        self._decide()

    def _do_throw(self) -> None:
        self.course.throw()
        self._decide()

    def _do_hint(self) -> None:
        if self._mine is not None:
            self._hint = None
            self.session.hint()
            self._note = Note(self.desk.words("table.hint_soon"), *self._prompt_at(), self._now)

    def _prompt_at(self) -> tuple[float, float]:
        box = self.desk.places.parts["prompt"]
        return box.x + box.w / 2, box.y + box.h

    def _do_book(self, anchor: str = "") -> None:
        from client.ui.screens.rules import RulesScreen

        self.app.over(RulesScreen(self.app, self.session.game.name, anchor))

    def _do_gear(self) -> None:
        from client.ui.screens.settings import SettingsScreen

        self.app.over(SettingsScreen(self.app))

    def _do_menu(self) -> None:
        from client.ui.screens.settings import PauseScreen

        self.app.over(PauseScreen(self.app, self.session))

    def _do_result(self) -> None:
        from client.ui.screens.result import ResultScreen

        self.app.over(ResultScreen(self.app, self.session))

    def _sound(self, cue: str) -> None:
        """Play a sound; nothing happens where there is none."""

    # -- where things are -----------------------------------------------------------------------------------

    def _box(self, name: str) -> Box | None:
        lie = self.lies.get(name)
        if lie is not None:
            return lie.box
        spot = self.desk.spots.spots.get(name)
        return spot.room if spot else None

    def _piece_at(self, x: float, y: float) -> str:
        """The topmost piece under a point; of a fan the one in front."""
        for id_, lie in reversed(self.lies.items()):
            if lie.box.holds(x, y):
                return id_
        return ""

    def _zone_at(self, x: float, y: float) -> str:
        return self.desk.spots.at(x, y)

    def _sight_at(self, x: float, y: float) -> Sight | None:
        """What lies under a point, for the look panel."""
        zone = self._zone_at(x, y)
        id_ = self._piece_at(x, y)
        lie = self.lies.get(id_)
        if lie is not None and self.desk.layout.style(lie.piece.kind).card and lie.piece.face:
            return Sight(lie.zone, lie.piece)
        if zone and self.desk.names.zone(zone):
            return Sight(zone, None, self.scene.table.zones.get(zone, ()))
        if lie is not None:
            return Sight(lie.zone, lie.piece)
        return None

    # -- events ---------------------------------------------------------------------------------------------

    def event(self, event: Event) -> None:
        """The pointer or a key did something."""
        touch = self.pointer.read(event)
        if touch is not None:
            self._touched = self._now
            self._touch(touch)
            return
        pressed = key(event)
        if pressed is not None:
            self._touched = self._now
            self._key(pressed)

    def _touch(self, touch: Touch) -> None:
        self._stale = True
        if touch.kind in ("move", "leave", "drag"):
            self._rested = 0.0
        if touch.kind == "look":
            self._pin(touch)
            return
        if touch.kind == "press":
            self._grabbed = self._part_at(touch.at)
        if touch.kind == "move":
            for part in (self.prompt, self.foot):
                part.touch(touch)
        if touch.kind == "wheel":
            under = self._part_at(touch.at)
            if under:
                under.touch(touch)
            return
        if self._grabbed is not None and touch.kind in ("press", "drag", "drop", "click"):
            self._on_part(self._grabbed, touch)
            return
        if touch.kind in ("click", "press") and self.acts.running:
            if touch.kind == "click":
                self.acts.finish()
                self._after_acts()
            return
        if not self.acts.running:
            self._done(self.hand.touch(touch))

    def _part_at(self, at: tuple[int, int]) -> Part | None:
        parts = (self.prompt, self.foot, self.journal, self.look, self.tray)
        return next((part for part in parts if part.here and part.box.holds(*at)), None)

    def _on_part(self, part: Part, touch: Touch) -> None:
        """A press that began on a part belongs to it until the release."""
        part.touch(touch) if part is not self.look else None
        if part is self.tray:
            if self.course.waits_for_throw and touch.kind in ("click", "drop"):
                self.do("throw")
            elif touch.kind == "click" and self.acts.running:
                self.acts.finish()
                self._after_acts()
        elif touch.kind == "click":
            self._click_part(part, touch)
        if touch.kind in ("click", "drop"):
            self.prompt.down, self.foot.down = -1, ""
            self._grabbed = None

    def _click_part(self, part: Part, touch: Touch) -> None:
        if part is self.prompt:
            n = self.prompt.at(*touch.at)
            if n >= 0:
                self._press(n)
        elif part is self.foot:
            action = self.foot.at(*touch.at)
            if action:
                self.do(action)
        elif part is self.look and self.look.touch(touch):
            self._do_book(self.look.rule())

    def _press(self, n: int) -> None:
        """Press a button of the prompt; a fresh one takes no click yet."""
        if n >= len(self.prompt.matter.choices) or self._now - self._asked_at < GUARD:
            return
        does = self.prompt.matter.choices[n].does
        if isinstance(does, Move):
            self.play(does)
        else:
            self.do(does)

    def _pin(self, touch: Touch) -> None:
        sight = self._sight_at(*touch.at)
        if sight is not None:
            self.look.show(sight, pin=True)
        elif self.look.pinned:
            self.look.show(self.look.sight, pin=True)

    def _key(self, pressed: Key) -> None:
        self._stale = True
        if self.acts.running and pressed.name in ("space", "enter", "escape"):
            self.acts.finish()
            self._after_acts()
            return
        if self._shortcut(pressed):
            return
        if not self.acts.running:
            done = self.hand.key(pressed)
            if done.kind:
                self._done(done)
                self._look_at_focus()
            elif pressed.name == "escape":
                self._escape()

    def _look_at_focus(self) -> None:
        box = self._box(self.hand.focus)
        if box is not None:
            sight = self._sight_at(*box.centre)
            if sight is not None:
                self.look.show(sight)

    def _escape(self) -> None:
        if self._choosing or self._asking:
            self._do_no()
        elif self.look.pinned:
            self.look.show(self.look.sight, pin=True)
        else:
            self._do_menu()

    def _shortcut(self, pressed: Key) -> bool:
        """Letters and numbers; whether the key was one of them."""
        name = pressed.name
        if name == "space" and self.course.waits_for_throw:
            self.do("throw")
        elif name.isdigit() and len(name) == 1:
            n = (int(name) - 1) % 10
            if n < len(self.prompt.matter.choices):
                self._press(n)
        elif name in ("p", "d"):
            self._press_bare()
        else:
            actions = {"u": "undo", "backspace": "undo", "r": "redo", "h": "hint", "f1": "book", "b": "book",
                       "o": "gear", "m": "menu"}  # fmt: skip
            if pressed.ctrl:
                actions = {"z": "redo" if pressed.shift else "undo", "y": "redo"}
            action = actions.get(name)
            if action is None:
                return False
            if action not in self.foot.off:
                self.do(action)
        return True

    def _press_bare(self) -> None:
        """Pass or be done: the one button that is about no piece."""
        bare = [
            n for n, choice in enumerate(self.prompt.matter.choices)
            if isinstance(choice.does, Move) and not choice.does.piece and not choice.does.to and not choice.does.n
        ]  # fmt: skip
        if len(bare) == 1:
            self._press(bare[0])

    # -- time -----------------------------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        """Time went by."""
        self._now += dt
        if self._canvas is None:
            return
        if self._printing is not None:
            self._print(self._canvas.ground, 0.012)
        looked = self.pointer.wait(dt)
        if looked is not None:
            self._touch(looked)
        self._rest_on(dt)
        if self.acts.running:
            self.acts.step(dt)
            if not self.acts.running:
                self._after_acts()
        elif self.session.curtain is not None:
            self._draw_curtain()
        elif self.course.advance() or self._mine is not self._asked:
            self._refresh()
        elif self.course.waits_for_throw != self.tray.invites:
            self._decide()
            self._stale = True
        self._poll_hint()

    def _after_acts(self) -> None:
        """An act is over; the next thing happens."""
        if not self.acts.running:
            self.course.advance()
            self._refresh()
        self._stale = True

    def _draw_curtain(self) -> None:
        """The curtain stands until the right person lifts it."""
        from client.ui.screens.notes import CurtainScreen

        seat = self.session.curtain
        if seat is None or self.app.stack[-1] is not self:
            return
        self.scene.reset(self.session.table(None))
        self._refresh()
        self.app.over(CurtainScreen(self.app, self.desk.name(seat), self.desk.tone(seat), self._lift_curtain))

    def _lift_curtain(self) -> None:
        self.session.lift_curtain()
        self.pointer.forget()
        self.scene.reset(self.session.table(self.course.eyes))
        self._refresh()

    def _rest_on(self, dt: float) -> None:
        """The pointer rests: the look panel shows what lies under it."""
        if self.pointer.at is None or self.hand.lifted:
            return
        before = self._rested
        self._rested += dt
        if before < HOVER <= self._rested:
            sight = self._sight_at(*self.pointer.at)
            if sight is not None:
                self.look.show(sight)
                self._stale = True

    def _poll_hint(self) -> None:
        if self._hint is not None or self._mine is None:
            return
        choice = self.session.hint_ready
        if choice is None:
            return
        self._hint = choice.move
        names, words = self.desk.names, self.desk.words
        why = [names.word(reason) for reason in choice.reason]
        self._hint_why = words("table.hint", move=self._move_text(choice.move)) + " " + " ".join(why)
        self._note = None
        self._decide()
        self._stale = True

    def _move_text(self, move: Move) -> str:
        mine = self._mine
        if mine is None:
            return str(move)
        names = self.desk.names
        key_ = names.words.first(names.key("did", mine.ask, move.verb), names.key("did", move.verb))
        if key_ not in names.words:
            return names.button(mine, move, self.scene.table)
        return names.words(
            key_, piece=names.thing(move.piece, self.scene.table), to=names.thing(move.to, self.scene.table), n=move.n
        )

    @property
    def lively(self) -> bool:  # type: ignore[override]
        """Whether something moves."""
        return bool(self.acts.running or self._floats or self.hand.lifted or self._printing)

    # -- drawing --------------------------------------------------------------------------------------------

    def draw(self, surface: Surface) -> list[Rect]:
        """Paint what changed."""
        if self._canvas is None:
            return []
        if self._stale:
            self._stale = False
            self._canvas.put(self._stills())
        return self._canvas.draw(surface, self._overs())

    def _stills(self) -> dict[str, Still]:
        found = {part.name: part.still() for part in self._parts if not isinstance(part, Count)}
        hidden = self.desk.flying | self._held()
        by_zone: dict[str, list[Lie]] = {}
        for lie in self.lies.values():
            by_zone.setdefault(lie.zone, []).append(lie)
        done: set[str] = set()
        for zone, spot in self.desk.spots.spots.items():
            name = spot.group or zone
            lies = by_zone.get(zone, [])
            if name in done or (not lies and not spot.holes and not spot.group):
                continue
            if spot.part.startswith("strip") and spot.count != "none":
                continue
            done.add(name)
            if spot.group:
                lies = [lie for lie in self.lies.values() if self._group(lie) == spot.group]
            found[f"zone.{name}"] = self._zone_still(spot, lies, hidden)
        found |= {part.name: part.still() for part in self._parts if isinstance(part, Count)}
        return found

    def _group(self, lie: Lie) -> str:
        spot = self.desk.spots.spots.get(lie.zone)
        return spot.group if spot else ""

    def _zone_still(self, spot: Spot, lies: list[Lie], hidden: set[str]) -> Still:
        missing = frozenset(lie.piece.id for lie in lies if lie.piece.id in hidden)
        key_ = (tuple([(lie.piece, lie.pose) for lie in lies]), missing, spot)
        return Still(key_, covers(lies, spot), lambda target: draw_spot(target, self.desk, spot, lies, hidden))

    def _held(self) -> set[str]:
        """Pieces drawn over the table instead of on it."""
        return {id_ for id_ in (self.hand.lifted, self._raised_card()) if id_}

    def _raised_card(self) -> str:
        """The card of the own hand under the pointer."""
        at = self.pointer.at
        if at is None or self.hand.lifted or self.acts.running:
            return ""
        id_ = self._piece_at(*at)
        lie = self.lies.get(id_)
        if lie is None or not self._group(lie):
            return ""
        return id_

    def _overs(self) -> list[Over]:
        found: list[Over] = []
        if not self.acts.running:
            found.extend(self._halos())
        act = self.acts.running
        if isinstance(act, Flights):
            found.extend(overs.flying(self.desk, act, self._before, self.lies))
        if self.tray.moving:
            found.append(Over(("dice", self.tray.time), self.tray.area(), self.tray.draw_dice))
        raised = self.lies.get(self._raised_card())
        if raised is not None:
            pose = raised.pose._replace(y=raised.pose.y - 24 * self.desk.k, h=raised.pose.h * 1.12, angle=0.0)
            found.append(overs.piece_over(self.desk, "raised", raised.piece, pose, raised=True))
        lifted = self.lies.get(self.hand.lifted)
        if lifted is not None:
            pose = lifted.pose._replace(x=self.hand.at[0], y=self.hand.at[1], angle=0.0)
            found.append(overs.piece_over(self.desk, "lifted", lifted.piece, pose, raised=True))
        if self.hand.keys and not self.acts.running:
            box = self._box(self.hand.focus)
            if box is not None:
                found.append(overs.focus(self.desk, box))
        return found + self._words_over()

    def _words_over(self) -> list[Over]:
        found = []
        for what in list(self._floats):
            over = overs.floating(self.desk, what, self._now)
            if over is None:
                self._floats.remove(what)
            else:
                found.append(over)
        if self._note is not None:
            over = overs.note(self.desk, self._note, self._now)
            if over is None:
                self._note = None
            else:
                found.append(over)
        return found

    def _halos(self) -> list[Over]:
        calm = self.app.settings.reduced_motion or self._now - self._touched > CALM
        bright = overs.strength(round(self._now / BEAT) * BEAT, calm)
        chosen = self.hand.over() if self.hand.lifted else ""
        found = []
        names: list[str] = list(self.hand.places)
        if self._hint is not None:
            names = [name for name in (self._hint.to, self._hint.piece) if name]
        for name in names:
            box = self._box(name)
            if box is not None:
                found.append(overs.halo(self.desk, name, box, self._shape(name), bright, name == chosen))
        return found

    def _shape(self, name: str) -> str:
        lie = self.lies.get(name)
        if lie is not None:
            return self.desk.layout.style(lie.piece.kind).shape
        spot = self.desk.spots.spots.get(name)
        return spot.shape if spot else "rect"

    def close(self) -> None:
        """Stop thinking and keep the game."""
        self.session.close()


def _no(label: str) -> Choice:
    return Choice(label, "no", "dark")


