"""What every move is worth by the learned outlook: for the level that searches; hundredths of the win."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations

from client.ai.games.pax.drawing import destination
from client.ai.games.pax.learned import Network
from client.ai.games.pax.outlook import Holding, Middle, Outlook, holding, middle
from client.ai.games.pax.plans import BEST, MOST, Means, Plan, after, best_of, cost_of, fits
from client.ai.games.pax.rating import FIRST
from client.rules.pax.data import CARDS, CATEGORY, INTRIGUE, SYMBOLS
from client.rules.pax.moves import BOTTOM, HAND, LEGION, card_of, legion_of
from client.rules.pax.state import NOBODY, State, purchase_price
from client.rules.play import Decision


def foresee(s: State, asked: Decision, network: Network) -> list[float]:
    """What each move is worth by the network, by what this seat can see."""
    return _FORESEEN[asked.ask](s, asked, network)


def _keep(s: State, asked: Decision, network: Network) -> list[float]:
    me = asked.seat
    drawn, rates = s.seats[me].drawn, []
    for move in asked.moves:
        card = card_of(move.piece)
        between = middle(s)._replace(sunk=[other for other in drawn if other != card])
        mine = holding(s, me)._replace(hand=[card], drawn=())
        rates.append(100.0 * Outlook(s, me, network, between).value(mine, s.conspirator))
    return rates


def _place(s: State, asked: Decision, network: Network) -> list[float]:
    me = asked.seat
    now, rates = holding(s, me), []
    for move in asked.moves:
        card, to = card_of(move.piece), destination(move.to)
        mine = now._replace(drawn=[other for other in now.drawn if other != card])
        piles, sunk = list(s.legions), []
        if to == HAND:
            mine = mine._replace(hand=[*now.hand, card])
        elif to == LEGION:
            piles[legion_of(move.to)] += (card,)
        else:
            sunk.append(card)
        unused = tuple([other for other in s.unused if other != to])
        between = Middle(piles, len(s.deck) + (to == BOTTOM), unused, True, sunk)
        rates.append(100.0 * Outlook(s, me, network, between).value(mine, s.conspirator))
    return rates


def _buy(s: State, asked: Decision, network: Network) -> list[float]:
    me = asked.seat
    seat, rates = s.seats[me], []
    for move in asked.moves:
        piles, mine = list(s.legions), holding(s, me)
        if move.verb == "buy":
            k = legion_of(move.piece)
            cost = purchase_price(s, seat, piles[k])
            mine = mine._replace(hand=[*seat.hand, *piles[k]], aurei=seat.aurei - cost)
            piles[k] = ()
        seen = Outlook(s, me, network, middle(s)._replace(legions=piles))
        rates.append(best_of(_plans(seen, mine, (), best=6, most=3)).value)
    return rates


def _play(s: State, asked: Decision, network: Network) -> list[float]:
    me = asked.seat
    found = _plans(Outlook(s, me, network, middle(s)), holding(s, me), s.played)
    best: dict[tuple[int, int], float] = {}
    for plan in found:
        for card in plan.cards:
            best[_face(card)] = max(best.get(_face(card), -99.0), plan.value)
    rates = []
    for move in asked.moves:
        if move.verb == "play":
            card = card_of(move.piece)
            rates.append(best.get(_face(card), -99.0) + FIRST.get(CARDS[card].category, 0.0))
        else:
            rates.append(found[0].value)
    return rates


def _face(card: int) -> tuple[int, int]:
    return CATEGORY[card], SYMBOLS[card]


def _plans(
    seen: Outlook, mine: Holding, played: tuple[int, ...], best: int = BEST, most: int = MOST
) -> list[Plan]:
    """All plans worth a look, playing nothing more first; cards that are good alone are tried together."""
    means = Means(mine.hand, mine.aurei, played)
    found = [Plan((), _after(seen, mine, means, ()))]
    alone: dict[int, float] = {}
    faces = {_face(card): card for card in mine.hand}
    for face, one in faces.items():
        value = found[0].value
        if cost_of(1, means) <= mine.aurei and fits(mine.symbols, (one,)):
            value = _after(seen, mine, means, (one,))
            found.append(Plan((one,), value))
        alone.update({card: value for card in mine.hand if _face(card) == face})
    order = sorted(mine.hand, key=lambda card: -alone[card])[:best]
    for cards in _sets(order, most, means):
        if fits(mine.symbols, cards):
            found.append(Plan(cards, _after(seen, mine, means, cards)))
    return found


def _sets(order: Sequence[int], most: int, means: Means) -> Iterator[tuple[int, ...]]:
    """Different sets of two cards and more that the purse can pay."""
    tried: set[tuple[tuple[int, int], ...]] = set()
    for size in range(2, most + 1):
        if cost_of(size, means) > means.aurei:
            return
        for cards in combinations(order, size):
            faces = tuple(sorted([_face(card) for card in cards]))
            if faces not in tried:
                tried.add(faces)
                yield cards


def _after(seen: Outlook, mine: Holding, means: Means, cards: Sequence[int]) -> float:
    """The share of the win, in hundredths, after playing just these cards and taking the income."""
    left = after(mine.symbols, mine.rows, means, cards)
    owner, plots = seen.s.conspirator, left.held[INTRIGUE]
    if plots > mine.symbols[INTRIGUE] and owner != seen.me:
        owner = seen.me if owner == NOBODY or plots > seen.intrigue(owner) else owner
    return 100.0 * seen.value(Holding(*left), owner)


_FORESEEN: dict[str, Callable[[State, Decision, Network], list[float]]] = {
    "keep": _keep,
    "place": _place,
    "send_away": _place,
    "buy": _buy,
    "play": _play,
}
