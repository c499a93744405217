"""Choices against others: who is named, robbed, spied upon, crowned; and answers to threats."""

from __future__ import annotations

from collections import Counter

from client.ai.games.citadels.beliefs import Odds, guess, odds
from client.ai.games.citadels.characters import favour, lure
from client.ai.games.citadels.worth import Worth
from client.rules.citadels.data import CARDS, KIND, KINDS, NAVIGATOR, STATUE
from client.rules.citadels.moves import PASS, REFUSE, number, seat_of
from client.rules.citadels.sights import known
from client.rules.citadels.state import State
from client.rules.play import Decision, Move

TURN = 2.6  # points of a turn of a character without ability
BLANK = 0.3  # of a marker that does nothing
KEPT = 5.0  # of a rank that the real marker should get


def held(worth: Worth, careful: bool) -> Odds:
    """The chance of every rival for every rank."""
    s, me = worth.s, worth.me
    if not careful:
        return guess(s, me)
    return odds(s, me, lambda role, p: favour(s, worth.open, role, p))


def close(worth: Worth, p: int) -> float:
    """How urgent it is to stop a seat."""
    need = worth.open.need[p]
    return 3.5 if need <= 1 else 1.2 if need == 2 else 0.0


class Aim:
    """What hitting each rank would do."""

    def __init__(self, worth: Worth, careful: bool) -> None:
        self.worth = worth
        self.s = worth.s
        self.hurts = worth.open.hurts(worth.me)
        self.held = held(worth, careful)

    def turn(self, rank: int) -> float:
        """A turn taken away."""
        role = self.s.cast[rank - 1]
        total = 0.0
        for p, chance in self.held.get(rank, {}).items():
            loss = TURN + lure(self.s, self.worth.open, role, p) + close(self.worth, p)
            total += chance * self.hurts[p] * loss
        return total - 4.0 * self.own(rank)

    def stash(self, rank: int) -> float:
        """Gold taken."""
        total = 0.0
        for p, chance in self.held.get(rank, {}).items():
            gold = self.s.seats[p].gold
            total += chance * (self.worth.coins(gold) + 0.5 * self.hurts[p] * gold)
        return total - 2.0 * self.own(rank)

    def site(self, rank: int) -> float:
        """A district taken that its builder pays for."""
        total = 0.0
        for p, chance in self.held.get(rank, {}).items():
            seat = self.s.seats[p]
            dear = min(5.0, seat.gold + 2.0) * min(1.0, 0.5 * len(seat.hand))
            total += chance * (0.8 * dear + self.hurts[p] * (dear + close(self.worth, p)))
        return total - 2.0 * self.own(rank)

    def spell(self, rank: int) -> float:
        """A turn taken away and played for oneself."""
        role = self.s.cast[rank - 1]
        own = lure(self.s, self.worth.open, role, self.worth.me) + TURN
        chance = sum(self.held.get(rank, {}).values())
        return 0.6 * self.turn(rank) + chance * own * (0.3 if role == NAVIGATOR else 1.0)

    def own(self, rank: int) -> bool:
        """Whether it is a character of one's own."""
        return self.s.cast[rank - 1] in self.worth.seat.roles


def aim(found: Aim, move: Move) -> float:
    """A character named, a marker placed."""
    rank = int(move.to.split(".")[1])
    if move.verb == "kill":
        return found.turn(rank)
    if move.verb == "bewitch":
        return found.spell(rank)
    if move.verb == "rob":
        return found.stash(rank)
    return marker(found, move, rank)


def marker(found: Aim, move: Move, rank: int) -> float:
    """A warrant or threat on a rank; a blank one leaves the best rank to the real one still to come."""
    s, warrant = found.s, move.piece.startswith("warrant")
    value = found.site if warrant else found.stash
    if number(move.piece) == 0:
        return value(rank)
    laid, at = (s.warrants, s.warranted) if warrant else (s.threats, s.threatened)
    left = [] if 0 in laid[: len(at)] else [other for other in found.held if other not in at]
    return BLANK * value(rank) - (KEPT if rank == max(left, key=value, default=0) else 0.0)


def aims(worth: Worth, asked: Decision, careful: bool) -> list[float]:
    found = Aim(worth, careful)
    return [aim(found, move) for move in asked.moves]


# ---- Spy


def spying(worth: Worth, p: int) -> float:
    """What a look at this hand should bring: a third of the cards match that are not known."""
    seat = worth.s.seats[p]
    found = Counter([KIND[card] for card in known(worth.s, worth.me, p)])
    matches = 0.35 * (len(seat.hand) - found.total()) + max(found.values(), default=0)
    gold = min(matches, float(seat.gold))
    return gold * worth.gold + 0.5 * worth.open.hurts(worth.me)[p] * gold + worth.cards(matches)


def unseen_kinds(worth: Worth) -> list[int]:
    """How many cards of each kind this seat does not see."""
    seen = set(worth.seat.hand)
    for seat in worth.s.seats:
        seen.update(seat.city)
    counts = [0] * len(KINDS)
    for card in range(len(CARDS)):
        if card not in seen:
            counts[KIND[card]] += 1
    counts[-1] //= 2  # half of the unique ones are not in the game
    return counts


def spy(worth: Worth, asked: Decision, careful: bool) -> list[float]:
    """The kind that is known or may be found most often in that hand."""
    (victim,) = asked.about
    hand = len(worth.s.seats[victim].hand)
    found = Counter([KIND[card] for card in known(worth.s, worth.me, victim)])
    counts = unseen_kinds(worth)
    for kind, n in found.items():
        counts[kind] -= n
    each = (hand - found.total()) / max(1, sum(counts))  # how many of that hand each unknown card stands for
    kinds = [KINDS.index(move.to) for move in asked.moves]
    return [2.0 * (found[kind] + max(0, counts[kind]) * each) / max(1, hand) for kind in kinds]


# ---- the crown


def crowning(worth: Worth, asked: Decision, careful: bool) -> list[float]:
    hurts = worth.open.hurts(worth.me)
    return [bestowing(worth, seat_of(move.to), hurts) for move in asked.moves]


def bestowing(worth: Worth, p: int, hurts: list[float]) -> float:
    """The crown to who is least dangerous, with a Statue least of all, and can give something."""
    seat = worth.s.seats[p]
    statue = 4.0 if STATUE in seat.city else 0.0
    gift = 0.3 * bool(seat.gold) + 0.2 * bool(seat.hand)
    behind = (p - worth.me) % len(worth.s.seats)
    return 1.0 + gift - hurts[p] * (1.2 + statue) - 0.05 * behind


def tribute(worth: Worth, asked: Decision, careful: bool) -> list[float]:
    """A coin or a card of who gets the crown."""
    hurt = worth.open.hurts(worth.me)[asked.about[0]]
    rates = []
    for move in asked.moves:
        if move == PASS:
            rates.append(0.0)
        elif move.to.endswith("gold"):
            rates.append(worth.coins(1) + 0.5 * hurt)
        else:
            rates.append(worth.unseen + 0.5 * hurt)
    return rates


# ---- threats and warrants


def bribe(worth: Worth, asked: Decision, careful: bool) -> list[float]:
    """Half the gold for sure, or all of it if the threat is the real one."""
    gold = worth.seat.gold
    loss = gold * (worth.gold + 0.3)
    refusal = -real_threat(worth.s) * loss
    return [refusal if move == REFUSE else -move.n / gold * loss if move.n else 3.0 for move in asked.moves]


def real_threat(s: State) -> float:
    """The chance that the threat on the called rank is the real one."""
    for place, rank in enumerate(s.threatened):
        if rank in s.opened and rank != s.rank:
            return 0.0 if s.threats[place] == 0 else 1.0
    return 0.5


def reveal(worth: Worth, asked: Decision, careful: bool) -> list[float]:
    """The own real threat is opened, a blank one not."""
    s, (victim,) = worth.s, asked.about
    real = s.threats[s.threatened.index(s.rank)] == 0
    gain = worth.coins(s.seats[victim].gold) + 0.3 if real else -0.2
    return [0.0 if move == PASS else gain for move in asked.moves]


def confiscate(worth: Worth, asked: Decision, careful: bool) -> list[float]:
    """The district for nothing; whoever built it gets the gold back."""
    district, builder, _ = asked.about
    card = number(district)
    gain = worth.district(card) + worth.tempo()
    gain += worth.open.hurts(worth.me)[builder] * (1.0 + close(worth, builder))
    return [0.0 if move == PASS else gain for move in asked.moves]
