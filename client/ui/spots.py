"""Where every zone of a game lies in one window, and where each piece of a table lies in its zone. Pure."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from itertools import chain

from client.rules.table import Piece, Table
from client.ui.arrange import Places
from client.ui.layout import Layout
from client.ui.seating import bannered, cells, panels, shown_spot, strips
from client.ui.serving import Serving, servings
from client.ui.spot import Lie, Spot, on_board, spread_out
from client.ui.spread import Box, Pose

Held = tuple[tuple[str, tuple[Piece, ...]], ...]  # the zones that share a place, with what lies in each


class Spots:
    """All zones of a game in one window, for one home seat; made anew for another size, seat or layout.

    `names` are the zones the game has, from which follows how many there are of what comes in rows.
    """

    def __init__(
        self, layout: Layout, places: Places, seats: int, home: int, names: Container[str] = ()
    ) -> None:
        self.layout, self.places, self.home = layout, places, home
        after = [(home + step) % seats for step in range(1, seats)]
        self.others = tuple(range(seats)) if home < 0 else tuple(after)
        board = places.parts["board"]
        self.unit = board.w / layout.size[0]
        self.panels = panels(layout, places) if home >= 0 else {}
        self.strips = strips(places, self.others, layout.seat)
        beside = places.parts["strips"]
        self.serving, self._broad = servings(layout.salver, board, self.unit, beside)
        runs = [zone for run in layout.runs.values() for zone in run.zones(run.count(names))]
        self.printed = {zone.name: zone for zone in (*layout.zones.values(), *runs)}
        self.spots: dict[str, Spot] = {}
        for spot in chain(self._on_board(seats), self._at_seats(), self._on_salver(names)):
            self.spots.setdefault(spot.zone, spot)
        for serving in filter(None, (self.serving, self._broad)):
            serving.cover(self.spots.values())
        self.regions = frozenset([s.zone for s in self.spots.values() if s.look == "region"])
        self._groups: dict[str, list[str]] = {}
        for spot in self.spots.values():
            if spot.group:
                self._groups.setdefault(spot.group, []).append(spot.zone)
        self._aimed = tuple([s.zone for s in self.spots.values() if s.look != "region" and not s.shared])
        self._known: dict[str, tuple[Held, int, list[Lie]]] = {}
        self._lain: list[tuple[Table, dict[str, Lie]]] = []

    def _on_board(self, seats: int) -> Iterator[Spot]:
        """The places of the board, those of the seats on it after the others."""
        zones = list(self.printed.values())
        for name, zone in self.layout.seat.board.items():
            zones += [zone._replace(name=f"seat.{seat}.{name}") for seat in range(seats)]
        for zone in zones:
            yield on_board(zone, self.places.parts["board"], self.unit, "board")

    def _at_seats(self) -> Iterator[Spot]:
        """The places of the own shelf and of the other seats' strips."""
        plan, k = self.layout.seat, self.places.k
        for shown in plan.shelf if self.home >= 0 else ():
            yield shown_spot(plan.panels[shown.panel], shown, self.panels[shown.panel], self.home, k)
        for seat, box in self.strips.items():
            yield from bannered(plan.banner, box, seat, k) if plan.banner else cells(plan, box, seat, k)

    def _on_salver(self, names: Container[str]) -> Iterator[Spot]:
        return self.serving.own(self.home, names) if self.serving else iter(())

    def __contains__(self, zone: object) -> bool:
        return zone in self.spots

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
        served = self.served(table)
        serving = self.serving_of(len(served)) if served else None
        done = {zone for zone, _ in served} | (serving.covers if serving else set())
        for spot in self.spots.values():
            if spot.zone in done or not (spot.group or table.zones.get(spot.zone)):
                continue
            zones = self.sharing(spot.zone)
            done.update(zones)
            held = tuple([(zone, table.zones.get(zone, ())) for zone in zones])
            for lie in self._spot_lies(spot, held, table.counts.get(spot.places, 0)):
                found[lie.piece.id] = lie
        if serving is not None:
            found.update({lie.piece.id: lie for lie in self._lies(serving.spot(), served)})
        return found

    def served(self, table: Table) -> list[tuple[str, Piece]]:
        """What lies on the salver, zone and piece."""
        return self.serving.served(table, self.spots) if self.serving else []

    def serving_of(self, pieces: int) -> Serving | None:
        """The salver for so many pieces; None when the game has none."""
        plan = self.layout.salver
        return self._broad if self._broad and plan and pieces >= plan.broad else self.serving

    def sharing(self, zone: str) -> tuple[str, ...]:
        """The zones that lie in one place with this one, itself included."""
        return tuple(self._groups.get(self.spots[zone].group, ())) or (zone,)

    def _spot_lies(self, spot: Spot, held: Held, places: int) -> list[Lie]:
        """The pieces of a spot where they lie; what did not change is not worked out again."""
        known = self._known.get(spot.zone)
        if known is not None and known[:2] == (held, places):
            return known[2]
        lies = self._lies(spot, [(zone, piece) for zone, pieces in held for piece in pieces], places)
        self._known[spot.zone] = (held, places, lies)
        return lies

    def _lies(self, spot: Spot, named: list[tuple[str, Piece]], places: int = 0) -> list[Lie]:
        poses = self.poses(spot, [piece for _, piece in named], places)
        return [
            Lie(piece, zone, pose, self.box(piece, pose))
            for (zone, piece), pose in zip(named, poses, strict=True)
        ]

    def poses(self, spot: Spot, pieces: list[Piece], places: int = 0) -> list[Pose]:
        """Where pieces lie that share this spot, which has at least so many places."""
        return spread_out(self.layout, spot, pieces, places) if pieces else []

    def empty(self, spot: Spot, table: Table) -> list[Box]:
        """The places of a spot where nothing lies yet."""
        pieces, most = list(table.zones.get(spot.zone, ())), table.counts.get(spot.places, 0)
        if len(pieces) >= most:
            return []
        stand_in = pieces[-1:] or [Piece("", self.layout.looks.fills, "")]
        poses = self.poses(spot, [*pieces, *stand_in * (most - len(pieces))])
        return [self.box(stand_in[0], pose) for pose in poses[len(pieces) :]]

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
