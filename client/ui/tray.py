"""The dice tray: dice thrown into it come to rest on what was decided before the first frame."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from client.paths import data_folder
from client.room.dice import Thrown
from client.ui.desk import Desk, rect
from client.ui.input import Touch
from client.ui.part import CHALK_HEADING, Part, fitting
from client.ui.spread import Box

if TYPE_CHECKING:
    from client.ui.dice import Throw
    from client.ui.die import Look


@lru_cache(16)
def _kind(game: str, words: tuple[str, ...], colours: tuple[str, str, str]) -> Look:
    """How dice of one colour look, from the drawings of their sides."""
    from client.ui import die

    texts = {
        word: (data_folder("art") / game / f"die-{word}.svg").read_text(encoding="utf-8") for word in words
    }
    return die.look(colours, words, texts)


GUARD = 2.0  # seconds after which a throw is over whatever the clock says


class Tray(Part):
    """The leather tray at the end of the shelf."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, "tray")
        self.made: Throw | None = None
        self.colours: tuple[str, ...] = ()
        self.time = 0.0
        self.invites = False
        self.seed = ""
        self.outcome: tuple[int, ...] = ()
        self._start: tuple[float, float] | None = None
        self.flick = (0.0, 0.0)
        self._size = (0, 0)

    @property
    def _panel(self) -> str:
        return next((n for n, p in self.desk.layout.seat.panels.items() if p.show == "tray"), "")

    @property
    def here(self) -> bool:
        return self._panel in self.desk.spots.panels

    @property
    def box(self) -> Box:
        return self.desk.spots.panels[self._panel]

    @property
    def moving(self) -> bool:
        """Whether dice tumble."""
        return self.made is not None and self.time < min(GUARD, self.made.rest)

    def key(self) -> Hashable:
        return (
            self.outcome,
            self.colours,
            self.seed,
            self.moving,
            self.invites,
            self.box,
            self.desk.words.language,
        )

    # -- throwing -------------------------------------------------------------------------------------------

    def throw(self, thrown: Thrown, *, still: bool) -> None:
        """Let dice fall as they were thrown; `still`: they lie at once."""
        chance, outcome, _ = thrown
        self.outcome, self.seed = outcome, self._way(thrown)
        colour = next((str(word) for word in chance.about if word in self.desk.layout.looks.dice), "")
        self.colours = (colour,) * len(outcome)
        self.time = 0.0
        self.invites = False
        self._make(still)

    def recall(self) -> None:
        """Let the dice thrown last lie there, as after loading a game or going elsewhere in it."""
        last = self.desk.session.thrown if self.here and self.desk.layout.looks.dice else None
        if last is None:
            self.made, self.outcome, self.seed = None, (), ""
        elif self._way(last) != self.seed:
            self.throw(last, still=True)

    def _way(self, thrown: Thrown) -> str:
        """What decides how the dice of this throw fall; no two throws of a game have it in common."""
        return f"{self.desk.session.seed}:{thrown.at}"

    def _make(self, still: bool) -> None:
        from client.ui import dice

        place = rect(self.box, -8 * self.desk.k)
        self._size = place.size
        self.made = dice.throw(self.outcome, place.size, self.seed, flick=self.flick, still=still)
        self.flick = (0.0, 0.0)
        if still:
            self.time = GUARD

    def prepare(self) -> Iterator[None]:
        """Make ready what the first throw needs: the physics, and the sides of the dice."""
        from client.ui import dice

        size = rect(self.box, -8 * self.desk.k).size
        made = dice.throw((0,), size, "")
        yield
        for colour in self.desk.layout.looks.dice:
            look = self._look(colour)
            for pose in made.poses[0]:
                dice.draw_die(Surface(size), pose, made.edge, look)
            yield

    def knocks(self, start: float, end: float) -> float:
        """How hard the hardest knock between two moments of the throw is, 0..1; 0 when all is quiet."""
        found = self.made.knocks if self.made else ()
        return max((force for at, force in found if start < at <= end), default=0.0)

    def fit(self) -> None:
        """After a change of size: the same throw in the new tray, at rest; in a fresh one the last throw."""
        if not self.outcome:
            self.recall()
        elif self.here and rect(self.box, -8 * self.desk.k).size != self._size:
            self._make(True)
            self.time = GUARD

    def finish(self) -> None:
        """The dice lie."""
        self.time = GUARD

    # -- painting -------------------------------------------------------------------------------------------

    def paint(self, target: Surface) -> None:
        if self.invites:
            self._invite(target)
        elif self.made is not None and not self.moving:
            self.draw_dice(target)

    def draw_dice(self, target: Surface) -> None:
        """The dice as they are now."""
        from client.ui import dice

        if self.made is None:
            return
        at = rect(self.box, -8 * self.desk.k).topleft
        poses = self.made.frame(self.time)
        looks = [self._look(colour) for colour in self.colours]
        for pose in poses:
            dice.draw_shadow(target, pose, self.made.edge, at)
        for pose, look in sorted(zip(poses, looks, strict=True), key=lambda pair: pair[0].lift):
            dice.draw_die(target, pose, self.made.edge, look, at)

    def _look(self, colour: str) -> Look:
        looks = self.desk.layout.looks
        tones = looks.dice.get(colour) or next(iter(looks.dice.values()))
        return _kind(self.desk.layout.game, looks.faces_of(colour), tones)

    def area(self) -> Rect:
        """The pixels dice may cover: those high in the air reach beyond the rim."""
        return rect(self.box, self.made.edge if self.made is not None and self.moving else 0.0)

    def _invite(self, target: Surface) -> None:
        desk, box = self.desk, self.box
        text = desk.words("table.throw_here")
        px = fitting(desk, text, box.w * 0.86, 22, heavy=True)
        x, y = box.centre
        desk.paint.label(target, text, x, y + 30 * desk.k, px, CHALK_HEADING, heavy=True, ax=0.5)
        sign = desk.paint.icon("dice", 56 * desk.k, CHALK_HEADING)
        target.blit(sign, (round(x - sign.get_width() / 2), round(y - sign.get_height() * 0.8)))

    # -- the hand -------------------------------------------------------------------------------------------

    def touch(self, touch: Touch) -> bool:
        """Whether this click or flick throws the dice."""
        if not self.invites:
            return False
        if touch.kind == "press":
            self._start = touch.at
        elif touch.kind in ("click", "drop") and self._start is not None:
            self.flick = (float(touch.at[0] - self._start[0]), float(touch.at[1] - self._start[1]))
            self._start = None
            return True
        return False
