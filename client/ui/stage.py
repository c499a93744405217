"""The picture of the table: the ground, everything that lies still on it, everything that moves over it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from client.rules.play import Move
from client.ui import bills, overs, preview, regions
from client.ui.ahead import Ahead
from client.ui.arrange import Shape, arrange
from client.ui.banners import Empty, Left, Nameplate, Town
from client.ui.canvas import Canvas, Over, Still
from client.ui.column import Foot, Prompt, Standings, Title
from client.ui.desk import Desk, rect
from client.ui.figures import Slot, Steps, Sum, Tag, Tally
from client.ui.floats import Floats
from client.ui.hand import Eyes, Hand
from client.ui.input import Pointer
from client.ui.journal import Journal
from client.ui.lens import Lens
from client.ui.look import LookPanel, Sight
from client.ui.motion import Acts, Flight, Flights, Pause
from client.ui.onboard import Accents
from client.ui.overs import Note
from client.ui.part import Part, blit
from client.ui.pieces import covers, draw_spot
from client.ui.salver import Salver
from client.ui.scene import Scene
from client.ui.scoresheet import Scoresheet
from client.ui.scroll import Scroll
from client.ui.shelf import Count, EmptyHand, OwnPanel, Plate, Shelf
from client.ui.spot import Lie, Spot
from client.ui.spots import Spots
from client.ui.spread import Box
from client.ui.strips import Strip
from client.ui.tray import Tray

if TYPE_CHECKING:
    from client.ui.painters import Painter

BEAT = 1 / 20  # seconds between two pictures of a pulsing halo
SLICE = 0.012  # seconds a frame spends on printing the board
FIRST_PRINT = 0.05  # seconds a new layout spends on it
FIRST = 0.1  # seconds a new layout spends on what is wanted at once
RESTS = 0.15  # seconds after which a pointer counts as resting


def in_hand(spot: Spot | None) -> bool:
    """Whether what lies there is a hand of cards, from which single ones are raised."""
    return spot is not None and bool(spot.group) and spot.part == "shelf"


class Stage:
    """All parts in one window; it reads the desk and the hand, and decides nothing."""

    def __init__(self, desk: Desk, scene: Scene, pointer: Pointer) -> None:
        self.desk, self.scene, self.pointer = desk, scene, pointer
        self.acts = Acts()
        self.hand = Hand(Eyes(self.box, self.piece_at, self.zone_at, self.catch, self.inside, self.around))
        self.tray, self.prompt, self.foot = Tray(desk), Prompt(desk), Foot(desk)
        self.look, self.journal = LookPanel(desk), Journal(desk)
        self.lens, self.scroll, self.salver = Lens(desk, self), Scroll(desk), Salver(desk)
        self.scoresheet = Scoresheet(desk)
        self.lies: dict[str, Lie] = {}
        self.before: dict[str, Lie] = {}
        self.parts: list[Part] = []
        self.canvas: Canvas | None = None
        self.printing: Iterator[None] | None = None
        self.floats = Floats(desk)
        self.note: Note | None = None
        self.hint: Move | None = None
        self.now = 0.0
        self.touched = 0.0
        self.stale = True
        self.ahead = Ahead(self)
        self._moment: object = None

    # -- the window -----------------------------------------------------------------------------------------

    def lay(self, shapes: tuple[Shape, ...], size: tuple[int, int], home: int) -> Iterator[None]:
        """Lay everything out and paint the ground, step by step."""
        desk = self.desk
        seats = desk.session.setup.seats
        desk.size = size
        desk.places = arrange(
            shapes,
            size,
            ratio=desk.layout.ratio,
            strips=seats - 1,
            text=desk.text,
            least=desk.layout.least,
        )
        desk.spots = Spots(desk.layout, desk.places, seats, home, desk.table.zones)
        desk.paint = self._painter()
        self.pointer.k = desk.k
        self.tray.fit()
        self.parts = self._make_parts()
        yield from self.cover(size)
        self.ahead.begin()
        self.ahead.work(FIRST)
        self.stale = True

    def _painter(self) -> Painter:
        """The game's painter at the scale of this arrangement."""
        from client.ui.painters import Painter

        desk = self.desk
        paint = desk.app.painter(desk.layout.paint)
        if abs(paint.k - desk.k) < 1e-6:
            return paint
        return Painter(desk.layout.paint, desk.k, text=desk.text, lang=desk.words.language)

    def _make_parts(self) -> list[Part]:
        desk = self.desk
        others = desk.spots.others
        strips: list[Part] = [kind(desk, seat) for seat in others for kind in (Strip, Town)]
        strips += [Nameplate(desk, seat, f"nameplate.{seat}") for seat in (*others, desk.spots.home)]
        spots = list(desk.spots.spots.values())
        counts: list[Part] = [Count(desk, zone) for zone in desk.spots.spots]
        counts += [kind(desk, spot) for kind in (Tally, Tag, Sum) for spot in spots]
        slots: list[Part] = [kind(desk, spot) for kind in (Slot, Empty) for spot in spots]
        fixed: list[Part] = [
            Shelf(desk, "shelf"),
            EmptyHand(desk),
            Steps(desk),
            Title(desk, "title"),
            Plate(desk, "plate"),
            self.prompt,
            self.look,
            self.journal,
            self.foot,
            Standings(desk),
            Left(desk),
            self.tray,
            self.lens,
        ]
        map_ = [regions.Region(desk, spot) for spot in spots]
        own = [OwnPanel(desk, name) for name in desk.spots.panels]
        late = (Accents(desk), self.salver, self.scroll, self.scoresheet)
        return [part for part in (*own, *fixed, *map_, *strips, *slots, *counts, *late) if part.here]

    def paint(self) -> Iterator[None]:
        """Paint everything that lies still, step by step; the next picture finds it done."""
        if self.canvas is not None:
            self.stale = False
            self.canvas.put(self._stills())
            yield from self.canvas.repaint()

    def cover(self, size: tuple[int, int]) -> Iterator[None]:
        """Paint the table, the board and the panels; the board is printed in slices the first time."""
        desk = self.desk
        self.canvas = self.printing = None
        ground = desk.paint.table(size).copy()
        yield
        place = rect(desk.places.parts["board"])
        blit(ground, desk.paint.board_edge(place.size), place.x, place.y)
        for part in self.parts:
            part.ground(ground)
            yield
        self.printing = self._boards(ground)
        self.print(ground, FIRST_PRINT)
        self.canvas = Canvas(ground)

    def _boards(self, ground: Surface) -> Iterator[None]:
        """Print the board, and after it the enlarged one of the lens, step by step."""
        place = rect(self.desk.places.parts["board"])
        for board in self.desk.paint.board_steps(place.size):
            ground.blit(board, place)
            if self.canvas is not None:
                self.canvas.harm(place)
            yield
        if self.lens.here:
            for board in self.desk.paint.board_steps(self.lens.print_size):
                self.lens.board = board
                yield
            self.stale = True

    def print(self, ground: Surface, seconds: float) -> None:
        """Go on printing for a while."""
        end = time.perf_counter() + seconds
        while self.printing is not None and time.perf_counter() < end:
            try:
                next(self.printing)
            except StopIteration:
                self.printing = None

    # -- what lies where ------------------------------------------------------------------------------------

    def lie(self) -> None:
        """Take the places of all pieces from the scene."""
        spots, scene = self.desk.spots, self.scene
        self.before = spots.lie(scene.before)
        self.lies = spots.lie(scene.table)
        self.salver.lies = tuple([self.lies[piece.id] for _, piece in spots.served(scene.table)])
        self.stale = True

    def seen(self, flights: list[Flight]) -> list[Flight]:
        """The flights that can be seen: those between places, with a way or a turn to make."""
        return [flight for flight in flights if self._moves(flight)]

    def _moves(self, flight: Flight) -> bool:
        start = self.before.get(flight.before.id) if flight.before else None
        end = self.lies.get(flight.after.id) if flight.after else None
        if start is None and end is None:
            return False
        if start and end:
            same = abs(start.pose.x - end.pose.x) + abs(start.pose.y - end.pose.y) < 2
            return not same or flight.flips
        return True

    def box(self, name: str) -> Box | None:
        """The box of a piece or zone."""
        lie = self.lies.get(name)
        if lie is not None:
            return lie.box
        spots = self.desk.spots
        if self.salver.covers(name):
            return self.salver.serving.foot
        spot = spots.spots.get(name)
        return spot.whole or spot.room if spot else None

    def catch(self, name: str) -> Box | None:
        """The larger place in which a zone catches what is dropped; None when it has none."""
        spot = self.desk.spots.spots.get(name)
        return spot.catch if spot else None

    def piece_at(self, x: float, y: float) -> str:
        """The topmost piece under a point; of a fan the one in front."""
        for id_, lie in reversed(self.lies.items()):
            if lie.box.holds(x, y):
                return id_
        return ""

    def zone_at(self, x: float, y: float) -> str:
        """The zone under a point."""
        if self.salver.laid and self.salver.box.holds(x, y):
            lie = self.lies.get(self.piece_at(x, y))
            return lie.zone if lie else ""
        if self.scoresheet.laid and self.scoresheet.box.holds(x, y):
            return ""
        return self.desk.spots.at(x, y) or regions.at(self.desk, x, y)

    def inside(self, name: str, x: float, y: float) -> bool | None:
        """Whether a point lies in a region; None for what is a box."""
        return regions.inside(self.desk, name, x, y)

    def around(self, name: str, x: float, y: float) -> bool:
        """Whether a point lies in the region in which a zone takes what is dropped."""
        spot = self.desk.spots.spots.get(name)
        return spot is not None and spot.within != "" and regions.at(self.desk, x, y) == spot.within

    def shape(self, name: str) -> str:
        """Whether a piece or zone is round or rect."""
        lie = self.lies.get(name)
        if lie is not None:
            return self.desk.layout.style(lie.piece.kind).shape
        if self.salver.covers(name):
            return "rect"
        spot = self.desk.spots.spots.get(name)
        return spot.shape if spot else "rect"

    def sight_at(self, x: float, y: float) -> Sight | None:
        """What lies under a point, for the look panel."""
        zone = self.zone_at(x, y)
        lie = self.lies.get(self.piece_at(x, y))
        spot = self.desk.spots.spots.get(zone)
        if spot is not None and spot.look == "tally":  # its pieces are not seen there
            return Sight(zone, None, self.scene.table.zones.get(zone, ()))
        if lie is not None and lie.zone not in self.desk.spots.regions and zone in self.desk.spots.regions:
            zone = lie.zone  # what stands in a region is looked at before it
        if lie is not None and self.desk.layout.style(lie.piece.kind).card and lie.piece.face:
            return Sight(lie.zone, lie.piece)
        if zone and self.desk.names.zone(zone):
            return Sight(zone, None, self.scene.table.zones.get(zone, ()))
        return Sight(lie.zone, lie.piece) if lie is not None else None

    def part_at(self, at: tuple[int, int]) -> Part | None:
        """The part that takes the pointer's doings there; None over the table itself."""
        parts = (self.prompt, self.foot, self.journal, self.look, self.tray)
        return next((part for part in parts if part.here and part.box.holds(*at)), None)

    # -- drawing --------------------------------------------------------------------------------------------

    @property
    def lively(self) -> bool:
        """Whether something moves."""
        return bool(self.acts.running or self.floats or self.hand.lifted or self.printing or self.note)

    @property
    def quiet(self) -> bool:
        """Whether a frame has time to spare: nothing is seen to move, and the pointer rests."""
        still = self.acts.running is None or isinstance(self.acts.running, Pause)
        busy = self.floats or self.hand.lifted or self.printing or self.canvas is None
        return still and not busy and self.now - self.touched > RESTS

    def draw(self, surface: Surface) -> list[Rect]:
        """Paint what changed."""
        if self.canvas is None:
            return []
        moment = (self._bright(), self._thinks() and int(self.now * 3), self.note)
        if not (self.stale or self.lively or self.canvas.waits) and moment == self._moment:
            return []
        self._moment = moment
        if self.stale:
            self.stale = False
            self.canvas.put(self._stills())
        return self.canvas.draw(surface, self._overs())

    def _bright(self) -> float:
        """How bright halos are now."""
        calm = self.desk.app.settings.reduced_motion
        return overs.strength(round(self.now / BEAT) * BEAT, self.touched, calm)

    def _thinks(self) -> bool:
        """Whether a bot is thinking with nothing else going on."""
        facts = self.desk.facts
        return self.acts.running is None and facts.waiting == "bot" and self.prompt.matter.seat >= 0

    def _stills(self) -> dict[str, Still]:
        late = (Count, Tally, Tag, Sum, Accents, Salver, Scroll, Scoresheet)
        self.salver.hidden = frozenset(self._away())
        found = {part.name: part.still() for part in self.parts if not isinstance(part, late)}
        found |= self._zones()
        found |= {part.name: part.still() for part in self.parts if isinstance(part, late)}
        if self.lens.here:  # over the zones, since it shows them again
            found["lens"] = self.lens.still()
        return found

    def _zones(self) -> dict[str, Still]:
        hidden = self._away()
        by_name: dict[str, list[Lie]] = {}
        served = {lie.piece.id for lie in self.salver.lies}
        for lie in self.lies.values():
            if lie.piece.id not in served:
                by_name.setdefault(self._name(lie.zone), []).append(lie)
        found: dict[str, Still] = {}
        for zone, spot in self.desk.spots.spots.items():
            name = spot.group or zone
            lies = by_name.get(name, [])
            if f"zone.{name}" in found or not (lies or spot.holes) or spot.look == "tally":
                continue
            if not (
                spot.part.startswith("strip") and spot.number != "none"
            ):  # a strip draws its icons itself
                found[f"zone.{name}"] = self._zone(spot, lies, hidden)
        return found

    def _away(self) -> set[str]:
        """The pieces that are not where they lie: under way, or in the hand."""
        return self.desk.flying | {id_ for id_ in (self.hand.lifted, self.raised()) if id_}

    def _name(self, zone: str) -> str:
        spot = self.desk.spots.spots.get(zone)
        return (spot.group or zone) if spot else zone

    def _grouped(self, lie: Lie) -> bool:
        spot = self.desk.spots.spots.get(lie.zone)
        return in_hand(spot)

    def _zone(self, spot: Spot, lies: list[Lie], hidden: set[str]) -> Still:
        ids = [lie.piece.id for lie in lies]
        missing = frozenset(id_ for id_ in ids if id_ in hidden)
        lit = self._lit(ids) if in_hand(spot) else frozenset()
        key = (tuple(lies), missing, lit, spot)
        return Still(
            key, covers(lies, spot), lambda target: draw_spot(target, self.desk, spot, lies, hidden, lit)
        )

    def _lit(self, ids: list[str]) -> frozenset[str]:
        """The cards of a hand that can be played now."""
        if self.hand.lifted or self.acts.running:
            return frozenset()
        reach = self.hand.reach
        return frozenset(id_ for id_ in ids if id_ in reach.taps or reach.drops(id_))

    def raised(self) -> str:
        """The card of the own hand under the pointer."""
        at = self.pointer.at
        if at is None or self.hand.lifted or self.acts.running:
            return ""
        lie = self.lies.get(self.piece_at(*at))
        spot = self.desk.spots.spots.get(lie.zone) if lie else None
        return lie.piece.id if lie and in_hand(spot) else ""

    def _overs(self) -> list[Over]:
        act = self.acts.running
        found = self._halos() if act is None else []
        if isinstance(act, Flights):
            found.extend(overs.flying(self.desk, act, self.before, self.lies))
        if self.tray.moving:
            found.append(Over(("dice", self.tray.time), self.tray.area(), self.tray.draw_dice))
        if self._thinks():
            found.append(overs.thinking(self.desk, self.prompt.box, self.now))
        found.extend([*preview.trail(self), *bills.tags(self), *self._carried()])
        if self.hand.keys and act is None:
            box = self.box(self.hand.focus)
            if box is not None:
                found.append(overs.focus(self.desk, box))
        return found + self._words()

    def _carried(self) -> list[Over]:
        """The card the pointer raises, the piece the hand carries."""
        found = []
        raised = self.lies.get(self.raised())
        if raised is not None:
            pose = raised.pose._replace(y=raised.pose.y - 24 * self.desk.k, h=raised.pose.h * 1.12, angle=0.0)
            found.append(overs.piece_over(self.desk, "raised", raised.piece, pose, raised=True))
        lifted = self.lies.get(self.hand.lifted)
        if lifted is not None:
            x, y = self.hand.at if self.hand.way == "key" or self.pointer.at is None else self.pointer.at
            pose = lifted.pose._replace(x=x, y=y, angle=0.0)
            found.append(overs.piece_over(self.desk, "lifted", lifted.piece, pose, raised=True))
        return found

    def _words(self) -> list[Over]:
        found = self.floats.overs(self.now)
        if self.note is not None:
            over = overs.note(self.desk, self.note, self.now)
            if over is None:
                self.note = None
            else:
                found.append(over)
        return found

    def _halos(self) -> list[Over]:
        bright = self._bright()
        names, best = preview.places(self)
        chosen = self.hand.over() if self.hand.lifted else best
        if self.hint is not None:
            names = self._hinted(self.hint)
        found = self._ready(bright) if not self.hand.lifted and self.hint is None else []
        found.extend(preview.lights(self, preview.looked_at(self)))
        found.extend(self._asked_about())
        for name in names:
            box = self.box(name)
            if box is not None and (self.hand.lifted or self.hint or not self._on_shelf(name)):
                found.append(self._halo(name, box, bright, name == chosen))
                found.extend(self._halo_in_lens(name, box, bright, name == chosen))
        return found

    def _halo(self, name: str, box: Box, bright: float, strong: bool) -> Over:
        if name in self.desk.spots.regions:
            return regions.halo(self.desk, name, bright, strong, None)
        return overs.halo(self.desk, name, box, self.shape(name), bright, strong)

    def _asked_about(self) -> list[Over]:
        """A ring round the one piece that buttons are about and no gesture reaches."""
        lie = self.lies.get(self.hand.reach.topic)
        return [preview.ringed(self.desk, lie)] if lie is not None else []

    def _hinted(self, move: Move) -> tuple[str, ...]:
        """The piece and the place of a hint, of like pieces the topmost."""
        paths = [path for path in self.hand.reach.paths(move) if path.kind != "button"]
        return (paths[-1].piece, *filter(None, [paths[-1].target])) if paths else ()

    def _on_shelf(self, name: str) -> bool:
        """Whether a target is one's own shelf, which needs no light before something is in the hand."""
        spot = self.desk.spots.spots.get(name)
        return bool(spot and spot.part == "shelf")

    def _ready(self, bright: float) -> list[Over]:
        """A thin light round what can be picked up or chosen, the topmost of like pieces only."""
        found = []
        for name in self.hand.reach.sources:
            lie = self.lies.get(name)
            if lie is not None and name != self.raised() and not self._grouped(lie):
                found.append(overs.ready(self.desk, lie, bright, self._number_at(lie.zone)))
        return found

    def _number_at(self, zone: str) -> Part | None:
        """The number that stands on what lies in a zone."""
        parts = (part for part in self.parts if isinstance(part, Count) and part.zone == zone)
        return next((part for part in parts if part.spot.number in ("over", "corner")), None)

    def _halo_in_lens(self, name: str, box: Box, bright: float, strong: bool) -> list[Over]:
        spot = self.desk.spots.spots.get(name)
        if self.lens.here and name in self.desk.spots.regions:
            board = self.lens.whole
            return [regions.halo(self.desk, name, bright, strong, (board, self.lens.unit, self.lens.view))]
        large = self.lens.enlarged(box) if spot is not None and spot.part == "board" else None
        if large is None:
            return []
        return [overs.halo(self.desk, name, large, self.shape(name), bright, strong, within=self.lens.view)]
