"""Area VI, the thief and the harbour (rules, sections 5.10 and 5.11)."""

from __future__ import annotations

from functools import partial

from client.rules.aquileia.data import DIE, IN_HARBOUR, LATRO, METALS, PORTUS, SITES, TWO_DICE
from client.rules.aquileia.mercatus import Asking
from client.rules.aquileia.moves import BANKS, DECLINE, PAY, WORKSHOPS
from client.rules.aquileia.state import State
from client.rules.play import Ask, Beat, Chance, Move, Step


def latro(s: State) -> Step:
    """Two red dice; the thief takes the harbour coins of the metals shown, its own stays [seed A83]."""
    thief = s.on[LATRO]
    if thief >= 0:
        faces = yield Chance("roll", TWO_DICE, thief, ("red", "latro"))
        robbed = [metal for metal in sorted({DIE[face] for face in faces}) if _can_rob(s, thief, metal)]
        for metal in robbed:
            s.tariff[metal] = 0
            s.seats[thief].coins[metal] += 1
            yield Beat("stolen", (thief, s.on[PORTUS[metal]], METALS[metal]))
        if not robbed:
            yield Beat("nothing_stolen", (thief,))
    s.phase = "portus"


def _can_rob(s: State, thief: int, metal: int) -> bool:
    return s.tariff[metal] > 0 and s.on[PORTUS[metal]] != thief


def portus(s: State) -> Step:
    """Bronze, silver, gold: the coin pays; who was robbed pays again or loses the action [seed A84, A85]."""
    for metal, space in enumerate(PORTUS):
        me = s.on[space]
        if me >= 0 and (yield from _toll(s, me, metal)):
            yield from _activate(s, me)
    s.phase = "cleanup"


def _toll(s: State, me: int, metal: int) -> Asking:
    """Whether the harbour space is paid for; payment comes before any income [seed A84, A85]."""
    if not s.tariff[metal]:
        if not s.seats[me].coins[metal]:
            yield Beat("lost", (me, f"portus-{METALS[metal]}", "no_coin"))
            return False
        move = yield Ask(me, "portus_repay", partial(repayments, me, metal), (METALS[metal],))
        if move == DECLINE:
            return False
        s.seats[me].coins[metal] -= 1
    s.tariff[metal] = 0
    s.bank[metal] += 1
    yield Beat("tariff_paid", (me, METALS[metal]))
    return True


def repayments(me: int, metal: int) -> list[Move]:
    """One more coin of the same metal, or nothing [inferred]."""
    return [PAY[me][metal], DECLINE]


def _activate(s: State, me: int) -> Asking:
    """All own workshops give their points and all own banks their coins [seed A86]."""
    mine = [SITES[number] for number, owner in enumerate(s.sites) if owner == me]
    points = sum([site.points for site in mine if site.kind == "workshop"])
    banks = [site.income for site in mine if site.kind == "bank"]
    income = [sum(column) for column in zip(*banks, strict=True)] if banks else [0, 0, 0]
    if s.options.port_choose_one_kind and points and banks:
        move = yield Ask(me, "portus_choose", kinds, (points, *income))
        if move == BANKS:
            points = 0
        else:
            banks = []
    if points:
        s.score(me, points, IN_HARBOUR)
        yield Beat("points", (me, points, "harbour"))
    if banks:
        yield Beat("coins", (me, *s.earn(me, income), "portus"))
    if not points and not banks:
        yield Beat("nothing_built", (me,))


def kinds() -> list[Move]:
    """The income of the banks, or the points of the workshops."""
    return [BANKS, WORKSHOPS]
