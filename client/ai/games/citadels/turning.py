"""The actions of a turn: gathering, building, abilities, and what unique districts offer."""

from __future__ import annotations

from collections.abc import Callable

from client.ai.games.citadels.targets import Aim, aim, bestowing, close, spying
from client.ai.games.citadels.worth import Worth
from client.rules.citadels.data import (
    ALCHEMIST,
    ARMORY,
    BASILICA,
    CHARACTERS,
    FRAMEWORK,
    GOLD_MINE,
    KIND,
    LIBRARY,
    OBSERVATORY,
    RANK,
    STABLES,
    TRADE,
    TRADER,
)
from client.rules.citadels.moves import WAYS, number, seat_of
from client.rules.citadels.roles.rank8 import givable, price, wall
from client.rules.citadels.sights import known
from client.rules.citadels.state import effective, limit, owner, taxed
from client.rules.play import Decision, Move

AT_ONCE, GATHERING = 20.0, 6.0  # what comes first though it is not worth more
SILLY = 12.0  # what nobody should do, searching or not
FREE = frozenset(("income", "extra", "plan", "study", "collect", "trade", "explore", "alms"))
WARRANT = 0.33  # the chance that a warrant is the signed one
SAVING = 0.55  # of what could be built next turn
SOON = 0.7  # of that, of what gathering makes possible
AFFORDABLE = (0.0, 0.3, 0.55, 0.75, 0.85, 0.95)  # how often one of two cards costs no more


def turn(worth: Worth, asked: Decision, careful: bool) -> list[float]:
    """Each action against ending the turn, which is worth nothing."""
    found = Turning(worth, careful)
    early = any([move.verb in FREE for move in asked.moves])
    return [-SILLY if early and move.verb == "end" else found.value(move) for move in asked.moves]


class Turning:
    """The main window of one seat's turn."""

    def __init__(self, worth: Worth, careful: bool) -> None:
        self.worth = worth
        self.s = worth.s
        self.careful = careful
        self._aim: Aim | None = None
        self._hurts: list[float] | None = None
        self._next = saved(worth, worth.seat.gold)

    @property
    def hurts(self) -> list[float]:
        """How much harm to each rival is a gain."""
        if self._hurts is None:
            self._hurts = self.worth.open.hurts(self.worth.me)
        return self._hurts

    def value(self, move: Move) -> float:
        """One action."""
        verb = move.verb
        if verb == "end":
            return 0.0
        if verb in WAYS:
            return self.build(number(move.piece), verb)
        return _VERBS[verb](self, move)

    # ---- gathering, income, building

    def gather(self, move: Move) -> float:
        return GATHERING + gathering(self.worth, move)

    def income(self, move: Move) -> float:
        """At once, unless a district that counts can be built before."""
        row, s = CHARACTERS[self.s.turn.role], self.s
        due = taxed(self.worth.seat, row.income)
        gold, cards = self.worth.coins(due), self.worth.cards(due)
        value = gold if row.gives == "gold" else cards if row.gives == "card" else max(gold, cards)
        waits = s.turn.built < limit(s.turn.role) and any(
            [
                KIND[card] == row.income and profit > 0 and self.worth.price(card) <= self.worth.seat.gold + 2
                for profit, card in self.worth.ranked[:1]
            ]
        )
        return value + (0.05 if waits else AT_ONCE)

    def build(self, card: int, way: str) -> float:
        """A district, what is left for the next turn, and the warrant that may lie there."""
        worth, turn = self.worth, self.s.turn
        value = building(worth, card, way)
        if way == "build" and turn.role != ALCHEMIST:
            value += SAVING * (saved(worth, worth.seat.gold - worth.price(card), card) - self._next)
        chief, rank = self.s.chief, RANK[turn.role]
        if rank in self.s.warranted and not self.s.signed and not turn.paid and chief != worth.me:
            value -= WARRANT * (max(0.0, value) + self.hurts[chief] * 2.0)
        if not self.counts(card):
            value += 1.0  # first, and with the other builds still open
        return value

    def counts(self, card: int) -> bool:
        """Whether it uses up the limit."""
        return card != STABLES and not (self.s.turn.role == TRADER and KIND[card] == TRADE)

    # ---- abilities

    def named(self, move: Move) -> float:
        """A character named."""
        if self._aim is None:
            self._aim = Aim(self.worth, self.careful)
        return aim(self._aim, move) + AT_ONCE

    def spy(self, move: Move) -> float:
        return spying(self.worth, seat_of(move.to)) + AT_ONCE

    def swap(self, move: Move) -> float:
        """Hands change owners; rather after building."""
        other = seat_of(move.to)
        seen = known(self.s, self.worth.me, other)
        theirs = self.worth.cards(len(self.s.seats[other].hand) - len(seen)) * 0.95
        theirs += sum([self.worth.card(card, seen) for card in seen])
        harm = 0.25 * self.hurts[other] * (len(self.s.seats[other].hand) - len(self.worth.seat.hand))
        return self.late(theirs - self.worth.hand + harm)

    def redraw(self, move: Move) -> float:
        """Poor cards for others; rather after building."""
        worth = self.worth
        gain = sum([max(0.0, 0.85 * worth.unseen - worth.card(card)) for card in worth.seat.hand])
        return self.late(gain - 0.1)

    def late(self, gain: float) -> float:
        """Something that should wait for a build from the hand."""
        worth = self.worth
        now = self.s.turn.built < limit(self.s.turn.role) and any(
            [profit > 1.0 and worth.price(card) <= worth.seat.gold + 2 for profit, card in worth.ranked]
        )
        return gain * 0.3 if now else gain + (AT_ONCE if gain > 0 else 0.0)

    def look(self, move: Move) -> float:
        hand = self.s.seats[seat_of(move.to)].hand
        other = seat_of(move.to)
        best = self.worth.unseen * (1.0 + 0.12 * min(4, len(hand)))
        best = max([best, *[self.worth.card(card) for card in known(self.s, self.worth.me, other)]])
        return best + 0.3 * self.hurts[other] + AT_ONCE

    def foresee(self, move: Move) -> float:
        return 0.3 + AT_ONCE

    def crown(self, move: Move) -> float:
        return bestowing(self.worth, seat_of(move.to), self.hurts)

    def alms(self, move: Move) -> float:
        """A coin of the richest: when everything is spent."""
        return 0.8 * self.worth.gold + 0.3 * self.hurts[seat_of(move.to)]

    def free(self, move: Move) -> float:
        """Coins or cards for nothing."""
        return 0.5 + AT_ONCE

    def trade(self, move: Move) -> float:
        return self.worth.coins(4) + AT_ONCE

    def explore(self, move: Move) -> float:
        return self.worth.cards(4) + AT_ONCE

    # ---- rank 8 and rank 9

    def destroy(self, move: Move) -> float:
        """A district of a rival for gold."""
        card = number(move.to)
        p = owner(self.s, card)
        if p == self.worth.me:
            return -SILLY - standing(self.worth, card)
        fee = effective(self.s, card) - 1 + wall(self.s, self.worth.me, p, card)
        return self.harm(p, card) - self.worth.gold * fee - 0.15 * fee

    def harm(self, p: int, card: int) -> float:
        """What losing a district does to a rival, as a gain."""
        return 0.9 * self.hurts[p] * (effective(self.s, card) + 0.8 + close(self.worth, p))

    def exchange(self, move: Move) -> float:
        """The best district that can be given for one of a rival."""
        theirs = number(move.to)
        other = owner(self.s, theirs)
        mine = givable(self.s, self.worth.me, other, theirs)
        return max([bartering(self.worth, theirs, card) for card in mine]) - 0.2

    def seize(self, move: Move) -> float:
        """A cheap district of a rival for its price."""
        card = number(move.to)
        p, worth = owner(self.s, card), self.worth
        fee = effective(self.s, card) + wall(self.s, worth.me, p, card)
        gain = worth.district(card) + worth.tempo() - worth.gold * fee
        return gain + 0.9 * self.hurts[p] * (0.8 + 0.4 * effective(self.s, card) + close(worth, p))

    def beautify(self, move: Move) -> float:
        return painting(self.worth, number(move.to))

    # ---- unique districts

    def raze(self, move: Move) -> float:
        """The Armory for another district."""
        card = number(move.to)
        p = owner(self.s, card)
        lost = standing(self.worth, ARMORY)
        if p == self.worth.me:
            return -SILLY - lost - standing(self.worth, card)
        return self.harm(p, card) - lost

    def discard(self, move: Move) -> float:
        """A card for 2 coins."""
        return self.worth.coins(2) - self.worth.card(number(move.piece)) - 0.1

    def tuck(self, move: Move) -> float:
        """A card for a point."""
        return 1.0 - self.worth.card(number(move.piece))

    def forge(self, move: Move) -> float:
        """2 coins for 3 cards."""
        return self.worth.cards(3) - 2.0 * self.worth.gold - 0.2


_VERBS: dict[str, Callable[[Turning, Move], float]] = {
    "take": Turning.gather,
    "draw": Turning.gather,
    "income": Turning.income,
    "kill": Turning.named,
    "rob": Turning.named,
    "place": Turning.named,
    "spy": Turning.spy,
    "swap": Turning.swap,
    "redraw": Turning.redraw,
    "look": Turning.look,
    "foresee": Turning.foresee,
    "crown": Turning.crown,
    "alms": Turning.alms,
    "extra": Turning.free,
    "plan": Turning.free,
    "study": Turning.free,
    "collect": Turning.free,
    "trade": Turning.trade,
    "explore": Turning.explore,
    "destroy": Turning.destroy,
    "exchange": Turning.exchange,
    "seize": Turning.seize,
    "beautify": Turning.beautify,
    "raze": Turning.raze,
    "discard": Turning.discard,
    "tuck": Turning.tuck,
    "forge": Turning.forge,
}


# ---- what the actions are made of


def gathering(worth: Worth, move: Move) -> float:
    """Gold, or the best of the cards drawn."""
    city = worth.seat.city
    if move.verb == "take":
        gold = 2 + (GOLD_MINE in city)
        return worth.coins(gold) + SAVING * SOON * reach(worth, gold)
    drawn = 2 + (OBSERVATORY in city)
    soon = SAVING * SOON * chance_to_build(worth)
    if LIBRARY in city:
        return worth.cards(drawn) + soon
    return worth.unseen * (1.0 + 0.18 * (drawn - 1)) + soon


def chance_to_build(worth: Worth) -> float:
    """What a card drawn makes possible at once that was not so before."""
    have = worth.seat.gold
    now = max([0.0, *[profit for profit, card in worth.ranked if worth.price(card) <= have]])
    return max(0.0, AFFORDABLE[min(have, len(AFFORDABLE) - 1)] * worth.fresh - now)


def reach(worth: Worth, gold: int) -> float:
    """What so much gold makes possible that was not so before."""
    have = worth.seat.gold
    now = max([0.0, *[profit for profit, card in worth.ranked if worth.price(card) <= have]])
    then = max([0.0, *[profit for profit, card in worth.ranked if worth.price(card) <= have + gold]])
    return then - now


def saved(worth: Worth, gold: int, but: int = -1) -> float:
    """The best that could be built next turn from so much gold, without this card."""
    if worth.turns < 1.0:
        return 0.0
    gold += 2
    sure = min(1.0, worth.turns - 0.9)
    return sure * max(
        [0.0, *[profit for profit, card in worth.ranked if card != but and worth.price(card) <= gold]]
    )


def building(worth: Worth, card: int, way: str) -> float:
    """A district built in this way, less what its card was worth in hand."""
    gain = worth.profit(card)
    paid = worth.gold * worth.price(card)
    if way == "framework":
        gain += paid - standing(worth, FRAMEWORK)
    elif way == "necropolis":
        gain += paid - min([standing(worth, own) for own in worth.seat.city])
    elif way in ("den", "cardinal"):
        spare = sorted([worth.card(other) for other in worth.seat.hand if other != card])
        short = max(1, worth.price(card) - worth.seat.gold)
        gain += worth.gold * short - sum(spare[:short])
    elif worth.s.turn.role == ALCHEMIST:
        gain += paid
    return gain


def standing(worth: Worth, card: int) -> float:
    """What one of the own districts is worth where it stands."""
    alone = [KIND[own] for own in worth.seat.city].count(KIND[card]) == 1
    return effective(worth.s, card) + 0.6 * alone + worth.tempo()


def painting(worth: Worth, card: int) -> float:
    """A coin onto a district: a point, and with the Basilica an odd cost or no longer."""
    odd = effective(worth.s, card) % 2
    basilica = (-1.0 if odd else 1.0) if BASILICA in worth.seat.city else 0.0
    return 0.95 + basilica - worth.gold * 1.05


def bartering(worth: Worth, theirs: int, mine: int) -> float:
    """The Diplomat's exchange of two districts."""
    s, me = worth.s, worth.me
    other = owner(s, theirs)
    paid, extra = price(s, me, other, theirs, mine)
    gap = effective(s, theirs) - effective(s, mine)
    gain = worth.district(theirs) - standing(worth, mine) + worth.tempo()
    return gain - worth.gold * (paid + extra) + 0.9 * worth.open.hurts(me)[other] * (gap - 0.4 * paid)
