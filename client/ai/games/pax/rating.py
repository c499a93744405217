"""What every move is worth: carefully for a seat's own choice, quickly in playouts; hundredths of the win."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from client.ai.games.pax.drawing import Drawing, destination, purchase
from client.ai.games.pax.field import Field
from client.ai.games.pax.plans import Means, best_of, income, plans
from client.ai.games.pax.side import PRESENT, kept
from client.ai.games.pax.worth import Worth
from client.rules.pax.data import CARDS, CATEGORY, INTRIGUE, LAND
from client.rules.pax.moves import SPY, card_of, legion_of
from client.rules.pax.state import State, purchase_price
from client.rules.play import Decision, Move

FIRST = {LAND: 2e-6, INTRIGUE: 1e-6}  # of equal plans these first: they make room for the rest
UNSURE = (0.3, 0.7)  # chance of Rome's victory between which a look at its hidden cards may pay
LOOKS = 2.0
Memo = dict[Any, Any]


def worth_of(s: State, me: int, memo: Memo) -> Worth:
    """The worths for one seat as they were at the start of the turn."""
    others = [row for p, seat in enumerate(s.seats) if p != me for row in seat.area]
    key = (me, s.round, s.turn, *s.rome, *others)
    found: Worth | None = memo.get(key)
    if found is None:
        if len(memo) > 3000:
            memo.clear()
        found = memo[key] = Worth(Field(s, me), me)
    return found


# ---- careful


def rate(s: State, asked: Decision) -> list[float]:
    """What each move is worth, by what this seat can see."""
    return _CAREFUL[asked.ask](s, asked)


def _keep(s: State, asked: Decision) -> list[float]:
    worth = Worth(Field(s, asked.seat), asked.seat)
    return [worth.held(worth.card(card_of(move.piece))) for move in asked.moves]


def _turn(s: State, asked: Decision) -> list[float]:
    looks = spying_pays(s, asked.seat)
    return [(LOOKS if looks else -8.0) if move == SPY else 1.0 for move in asked.moves]


def spying_pays(s: State, me: int) -> bool:
    """Whether a look beats a turn: for a conspirator with an empty hand who must know which side will win.

    [seed P12, designed]
    """
    seat = s.seats[me]
    if seat.peeked or seat.hand or s.conspirator != me or s.ran_out:
        return False
    field = Field(s, me)
    return 0 < field.rounds <= 3 and UNSURE[0] < field.holds < UNSURE[1]


def _place(s: State, asked: Decision) -> list[float]:
    return _placed(s, asked, Drawing(s, Worth(Field(s, asked.seat), asked.seat), careful=True))


def _placed(s: State, asked: Decision, drawing: Drawing) -> list[float]:
    """Each way to place a card with what the rest of the draw should bring; the worst quarter below 0."""
    drawn = s.seats[asked.seat].drawn
    unknown = max(0, len(s.unused) - len(drawn))
    later: dict[tuple[int, str], float] = {}
    rates = []
    for move in asked.moves:
        card, to = card_of(move.piece), destination(move.to)
        if (card, to) not in later:
            unused = [other for other in s.unused if other != to]
            later[card, to] = drawing.after(unused, [other for other in drawn if other != card], unknown)
        rates.append(later[card, to] + _laid(drawing, card, to, move))
    bar = sorted(rates)[len(rates) // 4]
    return [r - bar for r in rates]


def _laid(drawing: Drawing, card: int, to: str, move: Move) -> float:
    if to == "hand":
        return drawing.hand(card)
    return drawing.legion(card, legion_of(move.to)) if to == "legion" else 0.0


def _buy(s: State, asked: Decision) -> list[float]:
    me = asked.seat
    seat = s.seats[me]
    rates = []
    for move in asked.moves:
        piles, hand, aurei = list(s.legions), list(seat.hand), seat.aurei
        if move.verb == "buy":
            k = legion_of(move.piece)
            hand += piles[k]
            aurei -= purchase_price(s, seat, piles[k])
            piles[k] = ()
        found = plans(Field(s, me, piles), me, Means(hand, aurei), best=6, most=3)
        rates.append(best_of(found).value)
    return rates


def _play(s: State, asked: Decision) -> list[float]:
    me = asked.seat
    seat = s.seats[me]
    found = plans(Field(s, me), me, Means(seat.hand, seat.aurei, s.played))
    best: dict[tuple[int, int], float] = {}
    for plan in found:
        for card in plan.cards:
            face = (CATEGORY[card], CARDS[card].symbols)
            best[face] = max(best.get(face, -1e9), plan.value)
    rates = []
    for move in asked.moves:
        if move.verb == "play":
            one = CARDS[card_of(move.piece)]
            rates.append(best.get((one.category, one.symbols), -99.0) + FIRST.get(one.category, 0.0))
        else:
            rates.append(found[0].value)
    return rates


_CAREFUL: dict[str, Callable[[State, Decision], list[float]]] = {
    "keep": _keep,
    "turn": _turn,
    "place": _place,
    "send_away": _place,
    "buy": _buy,
    "play": _play,
}


# ---- quick


def quick(s: State, asked: Decision, memo: Memo) -> list[float]:
    """What each move is worth, for playouts."""
    if asked.ask == "turn":
        return [-50.0 if move == SPY else 0.0 for move in asked.moves]
    worth = worth_of(s, asked.seat, memo)
    return _QUICK[asked.ask](s, asked, worth)


def _quick_keep(s: State, asked: Decision, worth: Worth) -> list[float]:
    return [worth.held(worth.card(card_of(move.piece))) for move in asked.moves]


def _quick_place(s: State, asked: Decision, worth: Worth) -> list[float]:
    return _placed(s, asked, Drawing(s, worth, careful=False))


def _quick_buy(s: State, asked: Decision, worth: Worth) -> list[float]:
    return [purchase(s, worth, legion_of(m.piece)) if m.verb == "buy" else 0.0 for m in asked.moves]


def _quick_play(s: State, asked: Decision, worth: Worth) -> list[float]:
    """Each card's worth on the table instead of in the hand, its cost, and what it does to the income."""
    seat, played = s.seats[asked.seat], s.played
    waits = 1.0 - kept(worth.side.turns, len(seat.hand) - 1)
    cost = len(played) * worth.aureus
    rows = [len(row) for row in seat.area]
    now = income(rows, played)
    scores = []
    for move in asked.moves:
        if move.verb != "play":
            scores.append(0.0)
            continue
        card = card_of(move.piece)
        c = CATEGORY[card]
        rows[c] += 1
        then = income(rows, (*played, c))
        rows[c] -= 1
        value = worth.card(card)
        if c in played and not worth.side.symbols[c]:
            value -= 0.6 * PRESENT * worth.point
        scores.append(value * (waits if value > 0 else 1.0) - cost + (then - now) * worth.aureus)
    return scores


_QUICK: dict[str, Callable[[State, Decision, Worth], list[float]]] = {
    "keep": _quick_keep,
    "place": _quick_place,
    "send_away": _quick_place,
    "buy": _quick_buy,
    "play": _quick_play,
}
