"""Pictures and sounds made before they are wanted, in moments in which nothing moves."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

from client.rules.play import Decision
from client.rules.table import Table
from client.ui import column, journal
from client.ui.overs import LIGHTS, halo_picture
from client.ui.pieces import glow, sprite
from client.ui.spot import Lie

if TYPE_CHECKING:
    from client.ui.stage import Stage

CUES = ("lift", "no", "click", "chime", "flip", "dice")  # sounds of every table


class Ahead:
    """Small jobs, done in turn; a job makes one picture, which the painter then keeps."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._jobs: list[Iterator[None]] = []
        self._asked: object = None

    def begin(self) -> None:
        """The window was laid out anew: think of what every game wants."""
        self._asked = None
        self._jobs = [self._common()]

    def expect(self, asks: object, table: Table) -> None:
        """Somebody decides: the pieces of all moves will be wanted where they may go."""
        if isinstance(asks, Decision) and asks is not self._asked:
            self._asked = asks
            self._jobs.insert(0, self._decision(asks, table))

    def work(self, seconds: float) -> None:
        """Do jobs for a while, at least one when there is any."""
        end = time.perf_counter() + seconds
        while self._jobs:
            try:
                next(self._jobs[0])
            except StopIteration:
                self._jobs.pop(0)
            if time.perf_counter() >= end:
                return

    @property
    def done(self) -> bool:
        """Whether nothing is left to do."""
        return not self._jobs

    # -- the jobs -------------------------------------------------------------------------------------------

    def _common(self) -> Iterator[None]:
        desk, tray = self._stage.desk, self._stage.tray
        for seat in range(desk.session.setup.seats):
            for px in (journal.BADGE, column.BADGE):
                desk.paint.badge(desk.tone(seat), round(px * desk.k))
                yield
        styles = desk.layout.looks.kinds.values()
        for cue in dict.fromkeys((*[style.sound for style in styles], *CUES)):
            yield from desk.app.sound.prepare(cue)
        if tray.here:
            yield from tray.prepare()

    def _decision(self, asks: Decision, table: Table) -> Iterator[None]:
        stage, desk = self._stage, self._stage.desk
        reach = desk.reach(asks, table)
        mine = asks.seat in desk.session.humans
        for name in reach.sources:
            lie = stage.lies.get(name)
            if lie is None:
                continue
            if mine:
                yield from self._lifted(lie)
            for target in reach.drops(name):
                if self._landing(lie, target, table):
                    yield
        for target in reach.targets if mine else ():
            yield from self._halo(target)
        if mine and stage.look.whole:
            yield from self._looked_at(table)

    def _looked_at(self, table: Table) -> Iterator[None]:
        """The cards that the own hand holds or may take, as large as the look panel shows them."""
        stage, seen = self._stage, set()
        for lie in list(stage.lies.values()):
            piece = lie.piece
            wanted = piece.owner == stage.desk.facts.home or lie.zone in stage.hand.reach.zones
            if wanted and piece.face not in seen and stage.desk.names.printed(piece)[1]:
                seen.add(piece.face)
                stage.look.large(piece)
                yield

    def _lifted(self, lie: Lie) -> Iterator[None]:
        desk = self._stage.desk
        sprite(desk, lie.piece, max(4, round(lie.pose.h)), raised=True)
        yield
        for light in LIGHTS:
            glow(desk, lie, light)
            yield

    def _landing(self, lie: Lie, target: str, table: Table) -> bool:
        """The piece as it will lie in a zone; whether that zone is on the screen."""
        desk = self._stage.desk
        spot = desk.spots.spots.get(target)
        if spot is None:
            return False
        pieces = [*table.zones.get(target, ()), lie.piece]
        poses = desk.spots.poses(spot, pieces, table.counts.get(spot.places, 0))
        sprite(desk, lie.piece, max(4, round(poses[-1].h)))
        return True

    def _halo(self, target: str) -> Iterator[None]:
        stage = self._stage
        spots, box = stage.desk.spots, stage.box(target)
        if target in spots.regions:
            stage.desk.paint.light(target, spots.unit)
            yield
        elif box is not None:
            for light in LIGHTS:
                halo_picture(stage.desk, target, box, stage.shape(target), light)
                yield
