"""What a turn may begin with: a die for an action, a die swapped or turned first, a monument before it."""

from __future__ import annotations

from client.ai.games.castellans.actions import Ways
from client.ai.games.castellans.assets import own_faces
from client.rules.castellans.data import GOLD, HARVEST, MAGIC, MATCHES
from client.rules.castellans.draft import TURNERS
from client.rules.castellans.moves import ACTION_AT, CARD_AT, DIE_AT, MONUMENT_AT, PLACE_AT
from client.rules.play import Decision, Move

MATCH = 0.45  # of a unit that a fitting face may bring when it is spent
LOST = 0.6  # of that when a die is spent on something else
USED = 0.25  # a citizen used up for the round, or the Forum
WAIT = 0.05  # a monument may as well be built after the action


def match(ways: Ways, face: int) -> float:
    """What a die with this face may bring beyond its value when it is spent."""
    if face == GOLD:
        return 0.0
    if face == MAGIC:
        return MATCH * ways.worth.any_resource
    return MATCH * ways.worth.face(face)


def turns(ways: Ways, asked: Decision) -> list[float]:
    """Each beginning with the best that may follow it in the same turn."""
    turn = Turn(ways)
    acts = {move: turn.spends(move) for move in asked.moves if move.verb == "act"}
    best = max(acts.values())
    rates = []
    for move in asked.moves:
        if move.verb == "act":
            rates.append(acts[move])
        elif move.verb == "build":
            rates.append(best + turn.instead(move))
        else:
            rates.append(turn.changes(move))
    return rates


class Turn:
    """One seat's turn, before its die is spent."""

    def __init__(self, ways: Ways) -> None:
        self.ways = ways
        self.faces = own_faces(ways.worth)
        self._after: dict[int, float] = {}

    def after(self, gold: int) -> float:
        """The best monument for the gold that is left when the action is done."""
        if self.ways.s.raised:
            return 0.0
        if gold not in self._after:
            self._after[gold] = self.ways.best_monument(gold)
        return self._after[gold]

    def act(self, action: int, face: int, faces: list[int]) -> float:
        """An action with a die of this face, less what the die could do otherwise."""
        ways = self.ways
        way = ways.action(action, face, faces)
        fits = face == MATCHES[action] or len(ways.seat.light) < 2
        lost = 0.0 if fits else LOST * match(ways, face)
        return way.value - lost + self.after(ways.seat.goods[GOLD] - way.gold)

    def spends(self, move: Move) -> float:
        """A die as it is."""
        return self.act(ACTION_AT[move.to], self.ways.s.faces[DIE_AT[move.piece]], self.faces)

    def changes(self, move: Move) -> float:
        """A die swapped or turned, then spent on a harvest or on the action it fits."""
        faces = self.ways.s.faces
        old = faces[DIE_AT[move.piece]]
        new = TURNERS[CARD_AT[move.to]] if move.verb == "turn" else faces[DIE_AT[move.to]]
        shown = list(self.faces)
        shown[shown.index(old)] = new
        fitting = [MATCHES.index(new)] if new in MATCHES else []
        return max([self.act(action, new, shown) for action in (HARVEST, *fitting)]) - USED

    def instead(self, move: Move) -> float:
        """A monument now, beside the best action, compared with the best one after it."""
        ways = self.ways
        value = ways.monument(MONUMENT_AT[move.piece], PLACE_AT[move.to])
        return value - self.after(ways.seat.goods[GOLD]) - WAIT
