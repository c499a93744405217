"""Thief, Spy, Blackmailer (rules, section 5.2, rank 2)."""

from __future__ import annotations

from functools import partial

from client.rules.citadels.data import BLACKMAILER, KIND, KINDS, SPY, THIEF
from client.rules.citadels.moves import DONE, NAME_KIND, PASS, REFUSE, at_rank, between, onto, seat_of
from client.rules.citadels.roles.rank1 import markers, placed
from client.rules.citadels.rows import role
from client.rules.citadels.sights import see
from client.rules.citadels.state import NOBODY, State, character, draw, hand_over, others
from client.rules.play import Ask, Beat, Move, Step


def victims(s: State) -> list[int]:
    """The ranks that rank 2 may name: from 3 on, not the killed nor the bewitched [seed C57 C67]."""
    return [rank for rank in range(3, len(s.cast) + 1) if rank not in (s.killed, s.bewitched)]


# ---- Thief


def thefts(s: State, me: int) -> list[Move]:
    """Any character that may be robbed."""
    return [at_rank("rob", THIEF, rank) for rank in victims(s)]


def rob(s: State, me: int, move: Move) -> Step:
    """The named character loses all its gold when it is called [seed C56]."""
    s.robbed = int(move.to.split(".")[1])
    yield Beat("robbed", (me, s.robbed, f"token.{character(s, s.robbed)}"))


def robbery(s: State, holder: int) -> Step:
    """Before anything else the Thief takes the whole stash of a revealed victim, never his own [seed C56]."""
    if s.robbed == s.rank and s.rogue != holder:
        yield Beat("stolen", (s.rogue, holder, hand_over(s, holder, s.rogue, s.seats[holder].gold)))


# ---- Spy


def spyings(s: State, me: int) -> list[Move]:
    """Any other player [seed C58]."""
    return [onto("spy", SPY, f"seat.{seat}.hand") for seat in others(s, me)]


def spy(s: State, me: int, move: Move) -> Step:
    """Names a kind, then sees the hand: a gold from that player and a card from the deck for each match.

    [seed C58 C59 C60]
    """
    victim = seat_of(move.to)
    named: Move = yield Ask(me, "spy", lambda: NAME_KIND, (victim,))
    kind = KINDS.index(named.to)
    s.turn.look = victim
    matches = [KIND[card] for card in s.seats[victim].hand].count(kind)
    gold = hand_over(s, victim, me, matches)
    cards = draw(s, s.seats[me].hand, matches)
    yield Beat("spied", (me, victim, named.to, gold, cards), reveals=True)
    yield Ask(me, "seen", lambda: (DONE,), (victim,), private=True)
    s.turn.look = NOBODY
    see(s, me, victim)


# ---- Blackmailer


def threats(s: State, me: int) -> list[Move]:
    """A marker left, the real or the blank one, onto a character without one [seed C61 C67]."""
    return markers("threat", s.threats, s.threatened, victims(s))


def threaten(s: State, me: int, move: Move) -> Step:
    """Two threats, one of them real, go face down onto two characters [seed C61]."""
    s.threatened = placed(s.threats, s.threatened, move)
    move = yield Ask(me, "threat", partial(threats, s, me), run=True)
    s.threatened = placed(s.threats, s.threatened, move)
    yield Beat("threats_placed", (me, *s.threatened))


def pressed(s: State, holder: int) -> Step:
    """A threatened player who has gathered pays half his gold, or the threat may be opened [seed C62 C63]."""
    rogue = s.rogue
    bribe = s.seats[holder].gold // 2
    move: Move = yield Ask(holder, "bribe", partial(bribes, holder, rogue, bribe), (rogue, bribe))
    if move != REFUSE:
        hand_over(s, holder, rogue, bribe)
        withdraw(s)
        yield Beat("bribed", (holder, rogue, bribe))
        return
    answer: Move = yield Ask(rogue, "reveal", partial(revelations, s), (holder,))
    if answer != PASS:
        yield from carry_out(s, holder)


def bribes(holder: int, rogue: int, bribe: int) -> list[Move]:
    """Half the gold, rounded down, be it nothing; or to refuse [seed C63 C66]."""
    return [between("pay", f"seat.{holder}.gold", f"seat.{rogue}.gold", bribe), REFUSE]


def withdraw(s: State) -> None:
    """The marker on the called rank goes back unseen [rulebook]."""
    place = s.threatened.index(s.rank)
    s.threatened = tuple([rank for rank in s.threatened if rank != s.rank])
    s.threats.append(s.threats.pop(place))


def revelations(s: State) -> list[Move]:
    """To open the marker, or to let it be: now or never [seed C64 C65]."""
    return [Move("open", f"rank.{s.rank}.threat"), PASS]


def carry_out(s: State, holder: int) -> Step:
    """An opened threat takes all the gold if it is the real one, else nothing [seed C64]."""
    real = s.threats[s.threatened.index(s.rank)] == 0
    s.opened += (s.rank,)
    if real:
        yield Beat("threat_real", (s.rogue, holder, hand_over(s, holder, s.rogue, s.seats[holder].gold)))
    else:
        yield Beat("threat_blank", (s.rogue, holder))


ROLES = (
    role(THIEF, offers=thefts, acts={"rob": rob}),
    role(SPY, offers=spyings, acts={"spy": spy}),
    role(BLACKMAILER, offers=threats, acts={"place": threaten}),
)
