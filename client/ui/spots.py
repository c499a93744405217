"""Where every zone of a game lies in one window, and where each piece of a table lies in its zone. Pure."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from fnmatch import fnmatchcase
from typing import NamedTuple

from client.rules.table import Piece, Table
from client.ui.arrange import Places
from client.ui.layout import Banner, Cell, Layout, Panel, Salver, SeatPlan, Shown, Zone
from client.ui.plates import facts_of, niche_of, plate_of, town_of
from client.ui.spread import SPREADS, Box, Pose, Spread, crowd

SHELF_HEIGHT = 157.0  # the height of a panel, in design pixels, for which the sizes in the layouts are meant
STRIP_HEIGHT = 70.0
STRIP_WIDTH = 330.0  # least width of a strip of that height
SLIM = 2.5  # below so many times its height the shelf is slim
GROWING = 0.33  # least share of a shelf's row for the panels that grow
STANDING = ("board", "lens")  # where single pieces stand
APART = 2.4  # how many times its width a cell may take; the double where nothing is written in it
TAB = 56.0  # the coloured end of a strip
FIGURE = 54.0  # the other end of its first row, where the points stand
SUM = 140.0  # the same where they are a sum of money


class Spot(NamedTuple):
    """A zone on the screen: its room in real pixels and how its pieces share it."""

    zone: str
    room: Box
    spread: str
    piece: float
    gap: float
    angle: float
    align: str
    shape: str
    part: str
    holes: int = 0
    number: str = "none"
    group: str = ""
    when: str = "always"
    look: str = ""
    sum: str = ""
    tag: tuple[str, ...] = ()
    catch: Box | None = None
    whole: Box | None = None
    places: str = ""
    within: str = ""


class Lie(NamedTuple):
    """One piece where it lies."""

    piece: Piece
    zone: str
    pose: Pose
    box: Box


class Spots:
    """All zones of a game in one window, for one home seat; made anew for another size, seat or layout.

    `names` are the zones the game has, from which follows how many there are of what comes in rows.
    """

    def __init__(
        self, layout: Layout, places: Places, seats: int, home: int, names: Container[str] = ()
    ) -> None:
        self.layout = layout
        self.places = places
        self.home = home
        after = [(home + step) % seats for step in range(1, seats)]
        self.others = tuple(range(seats)) if home < 0 else tuple(after)
        self.unit = places.parts["board"].w / layout.size[0]
        self.panels = _panels(layout, places) if home >= 0 else {}
        self.strips = _strips(places, self.others, layout.seat)
        self.counts: Mapping[str, int] = {}
        self.spots: dict[str, Spot] = {}
        runs = [zone for run in layout.runs.values() for zone in run.zones(run.count(names))]
        self.printed = {zone.name: zone for zone in (*layout.zones.values(), *runs)}
        for zone in self.printed.values():
            self._add(on_board(zone, places.parts["board"], self.unit, "board"))
        for name, zone in layout.seat.board.items():
            for seat in range(seats):
                own = zone._replace(name=f"seat.{seat}.{name}")
                self._add(on_board(own, places.parts["board"], self.unit, "board"))
        for shown in layout.seat.shelf if home >= 0 else ():
            self._add(self._shown(shown))
        for seat, box in self.strips.items():
            banner = layout.seat.banner
            cells = _bannered(banner, box, seat, self) if banner else _cells(layout.seat, box, seat, places.k)
            for spot in cells:
                if spot.zone not in self.spots:
                    self._add(spot)
        self._serving: dict[str, bool] = {}
        self.serves: frozenset[str] = frozenset()  # the pieces on the salver
        self.salver = Box(0, 0, 0, 0)
        self.covered: frozenset[str] = frozenset()
        if layout.salver is not None:
            self._set_salver(layout.salver, names)
        self.regions = frozenset([s.zone for s in self.spots.values() if s.look == "region"])
        shared = [s.zone for s in self.spots.values() if s.group and s.part == "board"]
        self._aimed = tuple([zone for zone in self.spots if zone not in self.regions and zone not in shared])
        self._known: dict[str, tuple[tuple[tuple[str, tuple[Piece, ...]], ...], list[Lie]]] = {}
        self._lain: list[tuple[Table, dict[str, Lie]]] = []
        self._groups: dict[str, list[str]] = {}
        for spot in self.spots.values():
            if spot.group:
                self._groups.setdefault(spot.group, []).append(spot.zone)

    def _add(self, spot: Spot) -> None:
        self.spots[spot.zone] = spot

    def __contains__(self, zone: object) -> bool:
        return zone in self.spots

    def _set_salver(self, salver: Salver, names: Container[str]) -> None:
        """The salver over the board, its zones, and which zones it covers."""
        board, unit = self.places.parts["board"], self.unit
        x, y = board.x + salver.at[0] * unit, board.y + salver.at[1] * unit
        w, h = salver.size[0] * unit, salver.size[1] * unit
        self.salver = Box(x - w / 2, y - h / 2, w, h)
        under = [z for z, s in self.spots.items() if s.part == "board" and self.salver.holds(*s.room.centre)]
        self.covered = frozenset(under)
        for zone in salver.zones:
            for name in [zone] if "*" not in zone else [zone.replace("*", str(self.home))]:
                if name in names and name not in self.spots:
                    room = self.dish
                    piece, gap = salver.piece * unit, salver.gap * unit
                    self._add(Spot(name, room, "grid", piece, gap, 0.0, "centre", "rect", "salver"))

    @property
    def dish(self) -> Box:
        """Where pieces lie on the salver: between its heading and its foot."""
        box = self.salver
        return Box(box.x + box.w * 0.04, box.y + box.h * 0.135, box.w * 0.92, box.h * 0.745)

    @property
    def foot(self) -> Box:
        """The salver's foot, where is put down what goes to a zone that it covers."""
        box = self.salver
        return Box(box.x + box.w * 0.30, box.y + box.h * 0.895, box.w * 0.40, box.h * 0.085)

    def served(self, table: Table) -> list[tuple[str, Piece]]:
        """What lies on the salver, zone and piece: all whose faces are seen in its zones, but not the own
        hand, which lies on the shelf."""
        if self.layout.salver is None:
            return []
        found = []
        for zone, pieces in table.zones.items():
            spot = self.spots.get(zone)
            if spot is not None and spot.part != "shelf" and self._is_served(zone):
                found += [(zone, piece) for piece in pieces if piece.face]
        return found

    def _is_served(self, zone: str) -> bool:
        """Whether what lies in a zone comes onto the salver; worked out once for each."""
        if zone not in self._serving and self.layout.salver is not None:
            patterns = self.layout.salver.zones
            self._serving[zone] = any(fnmatchcase(zone, pattern) for pattern in patterns)
        return self._serving[zone]

    def _shown(self, shown: Shown) -> Spot:
        box = self.panels[shown.panel]
        room = box.part(shown.box)
        k = self.places.k
        scale = k * min(1.7, max(0.5, box.h / (SHELF_HEIGHT * k)))
        plan = self.layout.seat.panels[shown.panel]
        if not plan.grow:
            scale = min(scale, k * max(0.5, box.w / (plan.w * k)))
        piece = min(shown.piece * scale, room.h)
        return Spot(
            f"seat.{self.home}.{shown.zone}",
            room,
            shown.spread,
            piece,
            shown.gap * scale,
            shown.angle,
            shown.align,
            "rect",
            "shelf",
            shown.holes,
            shown.number,
            shown.group,
            shown.when,
            sum=shown.sum,
            catch=box if shown.catch else None,
            whole=box.part(shown.whole) if shown.whole else None,
            places=shown.places,
        )

    # -- pieces ---------------------------------------------------------------------------------------------

    def lie(self, table: Table) -> dict[str, Lie]:
        """Where every placed piece of a table lies, in drawing order; the same dict for the same table."""
        for seen, lies in self._lain:
            if seen is table:
                return lies
        found = self._lie(table)
        self._lain = [(table, found), *self._lain[:1]]
        return found

    def _lie(self, table: Table) -> dict[str, Lie]:
        found: dict[str, Lie] = {}
        self.counts = table.counts
        served = self.served(table)
        done = {zone for zone, _ in served} | (self.covered if served else set())
        for spot in self.spots.values():
            if spot.zone in done or not (spot.group or table.zones.get(spot.zone)):
                continue
            zones = self.sharing(spot.zone)
            done.update(zones)
            for lie in self._spot_lies(spot, tuple([(zone, table.zones.get(zone, ())) for zone in zones])):
                found[lie.piece.id] = lie
        for lie in self._serve(served):
            found[lie.piece.id] = lie
        return found

    def _serve(self, served: list[tuple[str, Piece]]) -> list[Lie]:
        """Where what is on the salver lies."""
        if not served or self.layout.salver is None:
            return []
        salver, unit = self.layout.salver, self.unit
        piece, gap = salver.piece * unit, salver.gap * unit
        spot = Spot("salver", self.dish, "grid", piece, gap, 0.0, "centre", "rect", "salver")
        poses = self.poses(spot, [piece for _, piece in served])
        return [
            Lie(piece, zone, pose, self.box(piece, pose))
            for (zone, piece), pose in zip(served, poses, strict=True)
        ]

    def sharing(self, zone: str) -> tuple[str, ...]:
        """The zones that lie in one place with this one, itself included."""
        return tuple(self._groups.get(self.spots[zone].group, ())) or (zone,)

    def _spot_lies(self, spot: Spot, held: tuple[tuple[str, tuple[Piece, ...]], ...]) -> list[Lie]:
        """The pieces of a spot where they lie; what did not change is not worked out again."""
        known = self._known.get(spot.zone)
        if known is not None and known[0] == held:
            return known[1]
        named = [(zone, piece) for zone, pieces in held for piece in pieces]
        poses = self.poses(spot, [piece for _, piece in named])
        lies = [
            Lie(piece, zone, pose, self.box(piece, pose))
            for (zone, piece), pose in zip(named, poses, strict=True)
        ]
        self._known[spot.zone] = (held, lies)
        return lies

    def poses(self, spot: Spot, pieces: list[Piece]) -> list[Pose]:
        """Where pieces lie that share this spot."""
        if not pieces:
            return []
        return spread_out(self.layout, spot, pieces, self.counts.get(spot.places, 0))

    def empty(self, spot: Spot, pieces: list[Piece]) -> list[Box]:
        """The places of a spot where nothing lies yet."""
        most = self.counts.get(spot.places, 0)
        if not spot.places or len(pieces) >= most:
            return []
        stand_in = pieces[-1:] or [Piece("", self.layout.looks.fills, "")]
        filled = [*pieces, *stand_in * (most - len(pieces))]
        return [self.box(stand_in[0], pose) for pose in self.poses(spot, filled)[len(pieces) :]]

    def box(self, piece: Piece, pose: Pose) -> Box:
        """The upright rectangle of a piece."""
        wide = pose.h * self.layout.style(piece.kind).ratio
        return Box(pose.x - wide / 2, pose.y - pose.h / 2, wide, pose.h)

    def at(self, x: float, y: float, among: Iterable[str] | None = None) -> str:
        """The zone under a point, the smallest of several; "" when there is none.

        Regions have other outlines; where zones of the board share a place only their pieces can be aimed at.
        """
        zones = self._aimed if among is None else among
        under = [self.spots[z] for z in zones if z in self.spots and self.spots[z].room.holds(x, y)]
        if not under:
            return next((z for z in zones if z in self.spots and self._around(z).holds(x, y)), "")
        return min(under, key=lambda spot: spot.room.w * spot.room.h).zone

    def _around(self, zone: str) -> Box:
        return self.spots[zone].whole or self.spots[zone].room


def spread_out(layout: Layout, spot: Spot, pieces: list[Piece], places: int = 0) -> list[Pose]:
    """Where pieces lie in a spot that has at least so many places."""
    ratio = layout.style(pieces[0].kind).ratio
    high = spot.piece
    if spot.spread in ("row", "single", "pile"):
        high = min(high, spot.room.w / ratio * 1.15)
    elif spot.spread == "cascade":
        high = min(high, spot.room.w / ratio)
    gap = spot.gap * high / spot.piece if spot.spread == "cascade" else spot.gap
    spread = Spread(spot.room, high, high * ratio, gap, spot.angle, spot.align)
    if spot.spread == "crowd":
        return crowd(spread, [(piece.kind, piece.owner) for piece in pieces])
    poses = SPREADS[spot.spread](spread, max(len(pieces), places))[: len(pieces)]
    foot = layout.style(pieces[0].kind).foot if spot.spread == "single" and spot.part in STANDING else 0.0
    return [pose._replace(y=pose.y - foot * pose.h) for pose in poses] if foot else poses


def on_board(zone: Zone, board: Box, unit: float, part: str) -> Spot:
    """A zone of the board where the board lies and how large it is shown."""
    w, h = zone.size[0] * unit, zone.size[1] * unit
    room = Box(board.x + zone.at[0] * unit - w / 2, board.y + zone.at[1] * unit - h / 2, w, h)
    return Spot(
        zone.name,
        room,
        zone.spread,
        zone.piece * unit,
        zone.gap * unit,
        zone.angle,
        zone.align,
        zone.shape,
        part,
        look=zone.look,
        tag=zone.tag,
        number="on" if zone.counted else zone.number,
        group=zone.group,
        within=zone.within,
    )


def _panels(layout: Layout, places: Places) -> dict[str, Box]:
    """The panels of the shelf in rows: few when it is low, more when it is high, most when it is slim too."""
    box, k = places.parts["shelf"], places.k
    form = "high" if box.h > 300 * k and "high" in layout.seat.rows else "low"
    if box.w < SLIM * box.h and "slim" in layout.seat.rows:
        form = "slim"
    rows = layout.seat.rows.get(form, ())
    if not rows:
        return {}
    m = 10 * k
    inner = box.inset(m)
    found: dict[str, Box] = {}
    y = inner.y
    for row, h in zip(
        rows, _heights(layout.seat.shares.get(form, ()), len(rows), inner.h, m, k), strict=True
    ):
        found.update(_panel_row([layout.seat.panels[name] for name in row], Box(inner.x, y, inner.w, h), k))
        y += h + m
    return found


def _heights(shares: tuple[float, ...], rows: int, h: float, gap: float, k: float) -> list[float]:
    """The heights of the shelf's rows: as the layout shares them out, else the first one low."""
    if shares:
        room = h - gap * (rows - 1)
        return [room * share / sum(shares) for share in shares]
    first = h if rows == 1 else min(h * 0.46, 170 * k)
    return [first, *[(h - first - gap * (rows - 1)) / (rows - 1) for _ in range(rows - 1)]]


def _panel_row(panels: list[Panel], box: Box, k: float) -> dict[str, Box]:
    gap = 10 * k
    fixed = sum(panel.w for panel in panels if not panel.grow) * k
    share = 1 - GROWING if any(panel.grow for panel in panels) else 1.0
    fits = (box.w * share - gap * (len(panels) - 1)) / max(1e-9, fixed)  # the hand keeps its share of the row
    swell = max(0.72, min(1.35, max(1.0, box.h / (SHELF_HEIGHT * k)), fits))
    least = [panel.w * k * (1.0 if panel.grow else swell) for panel in panels]
    spare = box.w - sum(least) - gap * (len(panels) - 1)
    grow = sum(panel.grow for panel in panels)
    if spare < 0 or not grow:
        factor = (box.w - gap * (len(panels) - 1)) / max(1e-9, sum(least))
        least, spare = [w * factor for w in least], 0.0
    found, x = {}, box.x
    for panel, w in zip(panels, least, strict=True):
        w += spare * panel.grow / grow if grow else 0.0
        found[panel.name] = Box(x, box.y, w, box.h)
        x += w + gap
    return found


def _strips(places: Places, others: tuple[int, ...], plan: SeatPlan) -> dict[int, Box]:
    box, k = places.parts["strips"], places.k
    if not others:
        return {}
    across = min(places.across, len(others))
    down = -(-len(others) // across)
    gap, lead = 10 * k, 8 * k
    w = (box.w - gap * (across - 1)) / across
    cell = (box.h - lead * (down - 1)) / down
    h = min(cell, STRIP_HEIGHT * w / STRIP_WIDTH)  # what stands in a strip grows with its height
    h = cell if plan.banner else h
    spare = (cell - h) / 2
    return {
        seat: Box(box.x + (n % across) * (w + gap), box.y + (n // across) * (cell + lead) + spare, w, h)
        for n, seat in enumerate(others)
    }


def _bannered(banner: Banner, box: Box, seat: int, spots: Spots) -> list[Spot]:
    """The places of a banner's zones."""
    k = spots.places.k
    plate, town = plate_of(banner, box, k), town_of(banner, box, k)
    found = []
    for fact, room in zip(banner.facts, facts_of(banner, plate), strict=True):
        if fact.zone:
            icon = Box(room.x, room.y, min(room.w * 0.45, room.h), room.h)
            found.append(
                Spot(f"seat.{seat}.{fact.zone}", icon, "single", room.h * 0.8, 0.0, 0.0, "left", "rect",
                     f"strip.{seat}", number="right", whole=plate)
            )  # fmt: skip
    for shown in banner.zones:
        panel = {"plate": plate, "niche": niche_of(plate), "town": town}[shown.panel]
        room = panel.part(shown.box)
        found.append(
            Spot(f"seat.{seat}.{shown.zone}", room, shown.spread, min(shown.piece * k, room.h), shown.gap * k,
                 shown.angle, shown.align, "rect", f"strip.{seat}", shown.holes, shown.number,
                 f"{shown.group}.{seat}" if shown.group else "", shown.when, sum=shown.sum,
                 whole=panel if shown.catch else None, places=shown.places)
        )  # fmt: skip
    return found


def figure_room(plan: SeatPlan) -> float:
    """How much of a strip's first row the points take, in design pixels."""
    return SUM if plan.worth else FIGURE


def name_room(plan: SeatPlan, box: Box, k: float) -> Box:
    """Where the name stands in a strip: what the first row leaves, within bounds."""
    s = box.h / (STRIP_HEIGHT * k)
    taken = sum(cell.wide for cell in first_row(plan, box))
    w = min(190.0, max(70.0, box.w / (k * s) - 100 - figure_room(plan) - taken)) * k * s
    return Box(box.x + (TAB + 12) * k * s, box.y + 5 * k * s, w, 31 * k * s)


def first_row(plan: SeatPlan, box: Box) -> list[Cell]:
    """The cells of a strip's first row for which it is wide enough."""
    wide = box.w * STRIP_HEIGHT / box.h
    return [cell for cell in plan.strip if cell.row == 1 and cell.least <= wide]


def _cells(plan: SeatPlan, box: Box, seat: int, k: float) -> list[Spot]:
    """The places of a strip's zones: first row after the name, second row spread over the width."""
    s = k * box.h / (STRIP_HEIGHT * k)
    found, cells = [], plan.strip
    first = first_row(plan, box)
    name = name_room(plan, box, k)
    x = name.x + name.w + 4 * s
    room_w = box.x + box.w - figure_room(plan) * s - x
    factor = min(1.0, room_w / max(1e-9, sum(cell.wide for cell in first) * s))
    for cell in first:
        w = cell.wide * s * factor
        room = Box(x, box.y + 4 * s, min(w, 28 * s) if cell.kind else w, 32 * s)
        found.append(_cell_spot(cell, room, seat, s))
        x += w
    second = [cell for cell in cells if cell.row == 2]
    wish = sum(cell.wide for cell in second) * s
    left = box.x + (TAB + 8) * s
    room_w = box.x + box.w - 8 * s - left
    apart = APART * 2 if any(cell.spaces for cell in second) else APART
    factor = min(apart, room_w / max(1e-9, wish))
    x = left
    for cell in second:
        w = cell.wide * s * factor
        icon = Box(x, box.y + 37 * s, min(w, 28 * s), 29 * s)
        found.append(_cell_spot(cell, icon, seat, s * min(1.0, factor)))
        x += w
    return found


def _cell_spot(cell: Cell, room: Box, seat: int, s: float) -> Spot:
    number = "right" if cell.kind else "none"
    return Spot(
        f"seat.{seat}.{cell.zone}",
        room,
        cell.spread,
        cell.piece * s,
        2 * s,
        0.0,
        "left",
        "rect",
        f"strip.{seat}",
        cell.holes,
        number,
        "",
        cell.when,
        sum=cell.sum,
    )
