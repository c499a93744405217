"""Banners: another seat with its plate and its town, where a strip is too little; empty places."""

from __future__ import annotations

from collections.abc import Hashable

from pygame import Surface

from client.rules.table import Piece
from client.ui.canvas import Still
from client.ui.desk import Desk, rect
from client.ui.part import INK, IVORY, SHADE, Part, blit, fit, fitting
from client.ui.pieces import bare, put
from client.ui.plates import facts_of, head_of, niche_of, plate_of, town_of
from client.ui.spot import Spot
from client.ui.spread import Box, Pose

FIGURES = "#7c1420"  # of points, the number that stands out
SMALLEST = 15.0  # design pixels of a name
LINE = 0.4  # most that the words over a row of pieces take of its height


class Nameplate(Part):
    """The plate of a seat: mark and name, numbers with the piece that stands for each; it glows while that
    seat acts."""

    grow = 28  # as far as the light round it reaches

    def __init__(self, desk: Desk, seat: int, name: str) -> None:
        super().__init__(desk, name)
        self.seat = seat

    @property
    def here(self) -> bool:
        plan, spots = self.desk.layout.seat, self.desk.spots
        own = any(panel.show == "plate" and name in spots.panels for name, panel in plan.panels.items())
        return plan.banner is not None and (own if self.seat == spots.home else self.seat in spots.strips)

    @property
    def box(self) -> Box:
        desk, plan = self.desk, self.desk.layout.seat
        assert plan.banner is not None
        if self.seat in desk.spots.strips:
            return plate_of(plan.banner, desk.spots.strips[self.seat], desk.k)
        return next(desk.spots.panels[name] for name, panel in plan.panels.items() if panel.show == "plate")

    def numbers(self) -> tuple[int, ...]:
        """The numbers on it, in the order of the layout."""
        table, banner = self.desk.settled, self.desk.layout.seat.banner
        assert banner is not None
        return tuple(
            [
                len(table.zones.get(f"seat.{self.seat}.{fact.zone}", ()))
                if fact.zone
                else table.counts.get(f"{fact.sum}.{self.seat}", 0)
                for fact in banner.facts
            ]
        )

    def key(self) -> Hashable:
        facts, desk = self.desk.facts, self.desk
        acts = facts.acting == self.seat
        told = (desk.name(self.seat), desk.tone(self.seat), acts, self.numbers(), self._taken)
        return told, desk.words.language, self.box

    def still(self) -> Still:
        return Still(self.key(), rect(self.box, self.grow * self.desk.k), self.paint)

    def paint(self, target: Surface) -> None:
        desk, place = self.desk, rect(self.box)
        if desk.facts.acting == self.seat:
            blit(target, desk.paint.halo("rect", place.size, 0.8), place.x, place.y)
        target.blit(desk.paint.own("banner", place.size), place)
        niche = rect(niche_of(self.box))
        target.blit(desk.paint.own("niche", niche.size), niche)
        if not self._taken:
            px = round(min(niche.w * 0.8, niche.h * 0.6, 90 * desk.k))
            badge = desk.paint.badge(desk.tone(self.seat), px)
            target.blit(badge, badge.get_rect(center=niche.center))
        self._name(target)
        self._numbers(target)

    @property
    def _taken(self) -> bool:
        """Whether pieces lie at the left end of the plate."""
        banner, zones = self.desk.layout.seat.banner, self.desk.table.zones
        assert banner is not None
        if self.seat == self.desk.spots.home:
            return False
        names = [shown.zone for shown in banner.zones if shown.panel == "niche"]
        return any(zones.get(f"seat.{self.seat}.{name}") for name in names)

    def _name(self, target: Surface) -> None:
        desk, box = self.desk, head_of(self.box)
        left, y = box.x, box.y + box.h * 0.20
        if self._taken:
            px = round(min(box.h * 0.25, 34 * desk.k))
            target.blit(desk.paint.badge(desk.tone(self.seat), px), (round(left), round(y - px / 2)))
            left += px + 6 * desk.k
        room, name = box.x + box.w - 2 * desk.k - left, desk.name(self.seat)
        size = min(28.0, box.h * 0.24 / desk.k) / max(1.0, desk.text)
        size = max(SMALLEST / max(1.0, desk.text), fitting(desk, name, room, size, face="serif", heavy=True))
        name = fit(desk, name, room, size, face="serif", heavy=True)
        desk.paint.label(target, name, left, y, size, INK, face="serif", heavy=True)

    def _numbers(self, target: Surface) -> None:
        desk, banner = self.desk, self.desk.layout.seat.banner
        assert banner is not None
        head = head_of(self.box)
        px = min(28.0, head.h * 0.22 / desk.k, head.w * 0.19 / desk.k) / max(1.0, desk.text)
        for fact, number, room in zip(banner.facts, self.numbers(), facts_of(banner, self.box), strict=True):
            high = min(room.h * 0.86, room.w * 0.46)
            wide = high * desk.layout.style(fact.kind).ratio
            y = room.y + room.h / 2
            put(target, desk, Piece("", fact.kind, fact.face), Pose(room.x + high * 0.5, y, high))
            ink = INK if fact.sum != desk.layout.seat.points else FIGURES
            left = room.x + max(wide, high) + 4 * desk.k
            desk.paint.label(target, str(number), left, y, px, ink, face="serif", heavy=True)


class Left(Part):
    """How much is left of what one may do in the own turn: a row of pieces, those used up faded."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, "gauge")

    @property
    def here(self) -> bool:
        gauge = self.desk.layout.seat.gauge
        return gauge is not None and gauge.panel in self.desk.spots.panels

    @property
    def box(self) -> Box:
        gauge = self.desk.layout.seat.gauge
        assert gauge is not None
        return self.desk.spots.panels[gauge.panel].part(gauge.box)

    def _state(self) -> tuple[int, int]:
        """How many there are and how many are used; none in the turn of another."""
        gauge, desk = self.desk.layout.seat.gauge, self.desk
        if gauge is None or desk.facts.acting != desk.facts.home:
            return 0, 0
        counts = desk.settled.counts
        return counts.get(gauge.of, 0), counts.get(gauge.used, 0)

    def key(self) -> Hashable:
        return self._state(), self.box, self.desk.words.language

    def paint(self, target: Surface) -> None:
        desk, box, gauge = self.desk, self.box, self.desk.layout.seat.gauge
        most, used = self._state()
        if not most or gauge is None:
            return
        text = desk.words(desk.names.key("panel", "left"))
        px = min(19, LINE * box.h / (desk.k * desk.text))
        px = fitting(desk, text, box.w, px, heavy=True)
        desk.paint.label(
            target, text, box.x + box.w / 2, box.y + box.h * 0.18, px, IVORY, heavy=True, ax=0.5, shade=SHADE
        )
        high = min(box.h * 0.56, box.w / most * 0.9)
        for n in range(most):
            picture = bare(desk, Piece("", gauge.kind, gauge.face), round(high))
            if n < used:
                picture = picture.copy()
                picture.set_alpha(70)
            x = box.x + box.w / 2 + (n - (most - 1) / 2) * high * 1.12
            target.blit(picture, (round(x - high / 2), round(box.y + box.h * 0.40)))


class Town(Part):
    """The panel beside a banner's plate, empty."""

    def __init__(self, desk: Desk, seat: int) -> None:
        super().__init__(desk, f"town.{seat}")
        self.seat = seat

    @property
    def here(self) -> bool:
        return self.desk.layout.seat.banner is not None and self.seat in self.desk.spots.strips

    @property
    def box(self) -> Box:
        banner = self.desk.layout.seat.banner
        assert banner is not None
        return town_of(banner, self.desk.spots.strips[self.seat], self.desk.k)

    def key(self) -> Hashable:
        return self.box

    def paint(self, target: Surface) -> None:
        place = rect(self.box)
        target.blit(self.desk.paint.own("town", place.size), place)


class Empty(Part):
    """The places of a zone where nothing lies yet, as many as the game's count tells."""

    def __init__(self, desk: Desk, spot: Spot) -> None:
        super().__init__(desk, f"empty.{spot.zone}")
        self.spot = spot

    @property
    def here(self) -> bool:
        return bool(self.spot.places)

    @property
    def box(self) -> Box:
        return self.spot.room

    def _boxes(self) -> list[Box]:
        return self.desk.spots.empty(self.spot, self.desk.table)

    def key(self) -> Hashable:
        return tuple(self._boxes())

    def paint(self, target: Surface) -> None:
        for box in self._boxes():
            place = rect(box)
            target.blit(self.desk.paint.own("place", place.size), place)
