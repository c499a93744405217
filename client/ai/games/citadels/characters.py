"""What having a character is worth: to a seat that knows its cards, and to another as far as all can tell."""

from __future__ import annotations

from collections.abc import Callable
from math import exp

from client.ai.games.citadels.prospects import Prospects
from client.ai.games.citadels.worth import Worth
from client.rules.citadels.data import (
    ABBOT,
    ALCHEMIST,
    ARCHITECT,
    ARTIST,
    ASSASSIN,
    BISHOP,
    BLACKMAILER,
    CARDINAL,
    CHARACTERS,
    COST,
    DIPLOMAT,
    EMPEROR,
    KIND,
    KING,
    MAGICIAN,
    MAGISTRATE,
    MARSHAL,
    MERCHANT,
    MILITARY,
    NAVIGATOR,
    NONE,
    PATRICIAN,
    QUEEN,
    RANK,
    SCHOLAR,
    SEER,
    SPY,
    STATUE,
    TAX_COLLECTOR,
    THIEF,
    TRADE,
    TRADER,
    WARLORD,
    WITCH,
    WIZARD,
)
from client.rules.citadels.state import State, others, taxed

CROWN = 0.5  # points of choosing first in the next round
ROBBERY, MURDER = 0.16, 0.14  # how often a likely victim is hit
SAFE_FROM_THIEF = 2  # the highest rank that rank 2 cannot name


class Candidate:
    """The characters as one seat values them before a round is played."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.s = worth.s
        self.me = worth.me
        self.hurts = worth.open.hurts(worth.me)
        self.rivals = others(worth.s, worth.me)

    def value(self, role: int) -> float:
        """What the character brings more than a turn without any ability, in points."""
        return self.income(role) + _VALUES[role](self) - self.risk(role)

    def income(self, role: int) -> float:
        """Gold or cards for districts."""
        row = CHARACTERS[role]
        if row.income == NONE:
            return 0.0
        worth, due = self.worth, taxed(self.worth.seat, row.income)
        coming = 0.45 * any([KIND[card] == row.income and profit > 0 for profit, card in worth.ranked[:2]])
        gold = worth.coins(due) + worth.gold * coming
        if row.gives == "gold":
            return gold
        cards = worth.cards(due)
        return cards if row.gives == "card" else max(gold, cards)

    def risk(self, role: int) -> float:
        """What Thief, Blackmailer and Assassin may do to it."""
        rank, s, worth = RANK[role], self.s, self.worth
        lost = 0.0
        if rank > SAFE_FROM_THIEF and THIEF in s.cast and THIEF not in s.up:
            lost += ROBBERY * worth.gold * worth.seat.gold * (1.3 if rank in (4, 6, 7) else 1.0)
        if rank > 1 and ASSASSIN in s.cast and ASSASSIN not in s.up:
            lost += MURDER * (2.0 + worth.tempo()) * (1.0 if rank in (4, 6, 7, 8) else 0.6)
        return lost

    # ---- what others have

    def stash(self) -> float:
        """Gold of a rival whose character is guessed, and the harm done, weighed by the chance to hit."""
        seats = self.s.seats
        best = max([seats[p].gold * (self.worth.gold + 0.6 * self.hurts[p]) for p in self.rivals])
        whole = sum([seats[p].gold * (self.worth.gold + 0.6 * self.hurts[p]) for p in self.rivals])
        return 0.2 * best + 0.35 * whole / len(self.rivals)

    def blow(self) -> float:
        """A turn taken from the rival who is ahead."""
        best = max([self.hurts[p] * (3.0 + self.close(p)) for p in self.rivals])
        return 0.4 * best + 0.2

    def close(self, p: int) -> float:
        """How urgent it is to stop a seat."""
        return 3.0 if self.worth.open.need[p] <= 1 else 1.0 if self.worth.open.need[p] <= 2 else 0.0

    def second(self, more: int = 1) -> float:
        """Further districts built in one turn, from what the gold and the cards allow."""
        worth = self.worth
        gold = worth.seat.gold + 2
        total, built = 0.0, 0
        for profit, card in worth.ranked:
            if profit > 0.0 and worth.price(card) <= gold and built <= more:
                gold -= worth.price(card)
                total += 0.7 * profit * (built > 0)
                built += 1
        return total

    def crown(self) -> float:
        """The first choice of the next round, and the Statue."""
        value = CROWN * min(1.0, 0.4 + self.worth.open.left) if self.s.crown != self.me else CROWN * 0.7
        if STATUE in self.worth.seat.city:
            value += 4.0 * (0.9 if self.worth.open.left < 1.0 else 0.25)
        return value if self.worth.open.left or STATUE in self.worth.seat.city else 0.3 * value

    def weak(self) -> float:
        """What can be broken of the rival who is ahead, for gold."""
        worth, best = self.worth, 0.0
        for p in self.rivals:
            if worth.open.need[p]:
                for card in self.s.seats[p].city:
                    fee = COST[card] - 1
                    if fee <= worth.seat.gold + 2:
                        gain = self.hurts[p] * (COST[card] + 1.0 + self.close(p)) - worth.gold * fee
                        best = max(best, gain)
        return best


def _alchemist(c: Candidate) -> float:
    prices = [
        c.worth.price(card) for p, card in c.worth.ranked if c.worth.price(card) <= c.worth.seat.gold + 2
    ]
    return c.worth.coins(max(prices, default=0))


def _magician(c: Candidate) -> float:
    worth = c.worth
    most = max([len(c.s.seats[p].hand) for p in c.rivals])
    mine = worth.hand
    theirs = worth.cards(most) * 0.9
    poor = sum([max(0.0, worth.unseen - worth.card(card)) for card in worth.seat.hand])
    return max(0.0, theirs - mine + 0.3, 0.6 * poor)


def _wizard(c: Candidate) -> float:
    worth = c.worth
    most = max([len(c.s.seats[p].hand) for p in c.rivals])
    if not most:
        return 0.0
    extra = 0.9 * worth.tempo() * (worth.seat.gold + 2 >= 5)
    return worth.unseen * (1.0 + 0.12 * min(4, most)) + extra


def _seer(c: Candidate) -> float:
    full = sum([len(c.s.seats[p].hand) > 0 for p in c.rivals])
    return 0.25 * full * c.worth.unseen + c.second(1)


def _spy(c: Candidate) -> float:
    best = max([len(c.s.seats[p].hand) for p in c.rivals])
    return 0.33 * best * (0.8 * c.worth.gold + c.worth.unseen)


def _emperor(c: Candidate) -> float:
    return 0.8 * c.worth.gold + (0.5 if c.s.crown != c.me else 0.0) - 0.25 * c.crown()


def _bishop(c: Candidate) -> float:
    eight = c.s.cast[7]
    if eight in c.s.up:
        return 0.0
    city = [COST[card] for card in c.worth.seat.city]
    near = 1.0 if c.worth.need <= 2 else 0.3
    return 0.25 * near * (max(city) + 1.0) if city else 0.0


def _cardinal(c: Candidate) -> float:
    worth = c.worth
    short = [worth.price(card) - worth.seat.gold - 2 for _, card in worth.ranked[:2]]
    rich = max([c.s.seats[p].gold for p in c.rivals])
    return max([0.0, *[0.5 * gold for gold in short if 0 < gold <= min(rich, len(worth.seat.hand) - 1)]])


def _trader(c: Candidate) -> float:
    cheap = [profit for profit, card in c.worth.ranked if KIND[card] == TRADE]
    return c.second(2) if cheap else 0.0


def _navigator(c: Candidate) -> float:
    worth = c.worth
    gain = max(worth.coins(4), worth.cards(4))
    gold = worth.seat.gold + 2
    lost = max([0.0, *[profit for profit, card in worth.ranked if worth.price(card) <= gold]])
    return gain - 0.85 * lost


def _diplomat(c: Candidate) -> float:
    mine = min([COST[card] for card in c.worth.seat.city], default=9)
    best = 0.0
    for p in c.rivals:
        if c.worth.open.need[p]:
            for card in c.s.seats[p].city:
                gap = COST[card] - mine
                if 0 < gap <= c.worth.seat.gold + 2:
                    best = max(best, gap * (1.0 - c.worth.gold + c.hurts[p] * 0.6))
    return 0.9 * best


def _marshal(c: Candidate) -> float:
    best = 0.0
    for p in c.rivals:
        if c.worth.open.need[p]:
            for card in c.s.seats[p].city:
                if COST[card] <= min(3, c.worth.seat.gold + 2) and c.worth.fits(card):
                    best = max(best, c.worth.profit(card) + c.hurts[p] * (1.0 + 0.4 * c.close(p)))
    return 0.8 * best


def _queen(c: Candidate) -> float:
    return c.worth.coins(3) * min(1.0, 2.0 / max(1, len(c.s.seats) - 2))


def _artist(c: Candidate) -> float:
    plain = [card for card in c.worth.seat.city if card not in c.s.coins]
    coins = min(2, len(plain), c.worth.seat.gold + 1)
    return coins * max(0.1, 1.0 - c.worth.gold)


_VALUES: dict[int, Callable[[Candidate], float]] = {
    ASSASSIN: lambda c: c.blow(),
    WITCH: lambda c: 0.8 * c.blow() + 0.5 - 0.25 * max(0.0, c.second(1)),
    MAGISTRATE: lambda c: 0.7 * c.blow() + 0.7,
    THIEF: lambda c: c.stash(),
    SPY: _spy,
    BLACKMAILER: lambda c: 0.75 * c.stash(),
    MAGICIAN: _magician,
    WIZARD: _wizard,
    SEER: _seer,
    KING: lambda c: c.crown(),
    EMPEROR: _emperor,
    PATRICIAN: lambda c: c.crown(),
    BISHOP: _bishop,
    ABBOT: lambda c: c.worth.gold,
    CARDINAL: _cardinal,
    MERCHANT: lambda c: c.worth.coins(1),
    ALCHEMIST: _alchemist,
    TRADER: _trader,
    ARCHITECT: lambda c: c.worth.cards(2) + c.second(2),
    NAVIGATOR: _navigator,
    SCHOLAR: lambda c: 1.1 * c.worth.unseen + c.second(1),
    WARLORD: lambda c: c.weak(),
    DIPLOMAT: _diplomat,
    MARSHAL: _marshal,
    QUEEN: _queen,
    ARTIST: _artist,
    TAX_COLLECTOR: lambda c: c.worth.coins(c.s.pot + 1),
}


# ---- from outside

_TEMPTING = {ARCHITECT: 0.9, MERCHANT: 0.7, KING: 0.7, PATRICIAN: 0.6, EMPEROR: 0.3, THIEF: 0.3, SCHOLAR: 0.5}
_EAGER = 0.7  # points by which a character must be better to be taken e times as often


def lure(s: State, opened: Prospects, role: int, p: int) -> float:
    """How much a seat should want a character, judged by what lies open."""
    row, seat = CHARACTERS[role], s.seats[p]
    value = _TEMPTING.get(role, 0.2)
    if row.income != NONE:
        value += 0.55 * taxed(seat, row.income)
    if row.limit > 1 and seat.gold >= 4:
        value += 0.35 * min(4, len(seat.hand)) * min(1.0, seat.gold / 6.0)
    if role in (MAGICIAN, WIZARD):
        value += 0.35 * max(0, 3 - len(seat.hand))
    if role == ALCHEMIST:
        value += 0.4 * min(6, seat.gold)
    if role == NAVIGATOR:
        value += 0.8 * (seat.gold + len(seat.hand) < 4)
    if RANK[role] <= SAFE_FROM_THIEF:
        value += 0.12 * seat.gold
    if row.income == MILITARY and opened.need[p] > 1:
        value += 0.4
    return value


def favour(s: State, opened: Prospects, role: int, p: int) -> float:
    """The weight of a seat's taking a character."""
    return exp(min(6.0, lure(s, opened, role, p) / _EAGER))
