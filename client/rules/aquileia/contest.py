"""Areas II and III, the arena and the race: dice, cards, blue dice, ranks and prizes (rules, 5.6 and 5.7)."""

from __future__ import annotations

from functools import partial

from client.rules.aquileia.data import (
    ARENA,
    ARMS,
    BRONZE,
    GOLD,
    GOLD_SIDE,
    IN_ARENA,
    ONE_DIE,
    POTENTIA,
    PRIZE_COINS,
    SILVER,
    SLAVES,
    SPACES,
    STADIUM,
    THREE_DICE,
)
from client.rules.aquileia.mercatus import Asking, draw_slaves, metals
from client.rules.aquileia.moves import (
    DONE,
    KEEP,
    KEPT,
    PLAY_ARMS,
    PLAY_SLAVE,
    PLAYED_ARMS,
    PLAYED_SLAVE,
    POINTS,
    ROLL,
    SLAVE,
    STOP,
)
from client.rules.aquileia.state import FREE, Race, State
from client.rules.play import Ask, Beat, Chance, Move, Step


def ranking(s: State) -> list[int]:
    """The contestants by strength, ties by the tie-break track [seed A52, A60, A34]."""
    return sorted(s.entrants, key=lambda me: (-s.strength[me], s.order.index(me)))


def metal_of(s: State, me: int) -> int:
    """The metal whose faces count for a contestant: bronze in the arena, in the race that of the own side."""
    if s.phase.startswith("arena"):
        return BRONZE
    return GOLD if me in s.on[GOLD_SIDE.start : GOLD_SIDE.stop] else SILVER


def arena(s: State) -> Step:
    """Strength starts at the sum of the own spaces; then the red dice [seed A48, A49]."""
    yield from _enter(s, ARENA, "arena")
    s.phase = "arena_cards" if s.entrants else "stadium"


def stadium(s: State) -> Step:
    """Both sides race in one field; strength starts at the sum of the own spaces [seed A56, A57]."""
    yield from _enter(s, STADIUM, "stadium")
    s.phase = "stadium_cards" if s.entrants else "theatre"


def _enter(s: State, spaces: range, contest: str) -> Asking:
    """In turn order each contestant throws three red dice, +1 for each face of its metal."""
    for space in spaces:
        me = s.on[space]
        if me >= 0:
            s.strength[me] = max(s.strength[me], 0) + SPACES[space].strength
    s.entrants = [me for me in s.turn_order() if s.strength[me] != FREE]
    for me in s.entrants:
        faces = yield Chance("roll", THREE_DICE, me, ("red", contest))
        yield _strengthened(s, me, faces, metal_of(s, me))


def _strengthened(s: State, me: int, faces: tuple[int, ...], metal: int) -> Beat:
    """Add 1 for each die that shows the metal."""
    before = s.strength[me]
    s.strength[me] += metals(faces)[metal]
    return Beat("strength", (me, before, s.strength[me] - before, s.strength[me]))


def arena_cards(s: State) -> Step:
    """In turn order each fighter may play slave and weapon cards, + what they show [seed A50]."""
    me = s.entrants[s.cursor]
    yield from _play(s, me, "arena_cards", "arena_blue")


def stadium_cards(s: State) -> Step:
    """In turn order each racer may play horse cards, + what they show [seed A58]."""
    me = s.entrants[s.cursor]
    yield from _play(s, me, "stadium_cards", "stadium_blue")


def _play(s: State, me: int, ask: str, after: str) -> Asking:
    """One chance, card by card, face up; played cards are spent at once.

    Whoever holds a card that might count is asked, though none does: silence would tell of the hand.
    """
    seat = s.seats[me]
    offers = partial(fighting_cards if ask == "arena_cards" else racing_cards, s, me)
    before = s.strength[me]
    while seat.arms or (ask == "arena_cards" and seat.slaves):
        move = yield Ask(me, ask, offers, (s.strength[me],), run=True)
        if move == DONE:
            break
        _lay(s, me, move)
    if s.strength[me] > before:
        cards = (*[f"arms.{card}" for card in s.played_arms], *[f"slave.{card}" for card in s.played_slaves])
        yield Beat("played", (me, s.strength[me] - before, s.strength[me], *cards))
    spend(s)
    s.cursor += 1
    if s.cursor == len(s.entrants):
        s.cursor = 0
        s.phase = after


def fighting_cards(s: State, me: int) -> list[Move]:
    """The slave and weapon cards in a hand, and that it is enough [seed A40, A44]."""
    seat = s.seats[me]
    weapons = [PLAY_ARMS[card] for card in seat.arms if ARMS[card].horse is None]
    return [*[PLAY_SLAVE[card] for card in seat.slaves], *weapons, DONE]


def racing_cards(s: State, me: int) -> list[Move]:
    """The horse cards in a hand that may run on the own side, and that it is enough [seed A40]."""
    seat, side = s.seats[me], metal_of(s, me)
    if s.options.any_horse_any_side:
        return [*[PLAY_ARMS[card] for card in seat.arms if ARMS[card].horse is not None], DONE]
    return [*[PLAY_ARMS[card] for card in seat.arms if ARMS[card].horse == side], DONE]


def _lay(s: State, me: int, move: Move) -> None:
    seat = s.seats[me]
    if move in PLAYED_SLAVE:
        card = PLAYED_SLAVE[move]
        seat.slaves.remove(card)
        s.played_slaves.append(card)
        s.strength[me] += SLAVES[card]
    else:
        card = PLAYED_ARMS[move]
        seat.arms.remove(card)
        s.played_arms.append(card)
        s.strength[me] += ARMS[card].strength


def spend(s: State) -> None:
    """Played cards go to the discard pile of their kind."""
    if s.played_arms:
        s.arms_discard.extend(s.played_arms)
        s.played_arms.clear()
    if s.played_slaves:
        s.slave_discard.extend(s.played_slaves)
        s.played_slaves.clear()


def arena_blue(s: State) -> Step:
    """Who holds the blue dice and fights may throw them, +1 for each bronze [seed A46, A51]."""
    yield from _blue_dice(s, "arena", BRONZE)
    s.phase = "arena_prizes"


def stadium_blue(s: State) -> Step:
    """Who holds the blue dice and races may throw those left, +1 for each face of the own side [seed A46]."""
    me = s.on[POTENTIA]
    literal = me < 0 or s.options.stadium_blue_bronze
    yield from _blue_dice(s, "stadium", BRONZE if literal else metal_of(s, me))
    s.phase = "stadium_prizes"


def _blue_dice(s: State, contest: str, metal: int) -> Asking:
    """Announce a number and throw them together, or one by one; each die only once a round [seed A47]."""
    me = s.on[POTENTIA]
    if me < 0 or s.strength[me] == FREE:
        return
    ask, singly = f"{contest}_blue", s.options.blue_dice_one_by_one
    while s.blue:
        move = yield Ask(me, ask, one_more if singly else partial(blue_dice, s), (s.blue, s.strength[me]))
        if move == STOP or not move.n:
            break
        s.blue -= move.n
        faces = yield Chance("roll", ONE_DIE * move.n, me, ("blue", contest))
        yield _strengthened(s, me, faces, metal)
        if not singly:
            break


def blue_dice(s: State) -> list[Move]:
    """None, or up to all the blue dice not thrown yet."""
    return ROLL[: s.blue + 1]


def one_more() -> list[Move]:
    """One blue die more, or no more."""
    return [ROLL[1], STOP]


def arena_prizes(s: State) -> Step:
    """First 3 bronze and points or a slave, second 2 bronze and the other, third 1 bronze [seed A53-A55]."""
    ranked = ranking(s)
    left = POINTS
    for place, me in enumerate(ranked[: len(PRIZE_COINS)]):
        yield _placed(s, ranked, place, "arena")
        yield Beat("coins", (me, *s.earn_of(me, BRONZE, PRIZE_COINS[place]), "arena"))
        if place == 0:
            about = (2 * s.strength[me], len(s.slave_deck) + len(s.slave_discard))
            chosen = yield Ask(me, "arena_prize", arena_options, about)
            left = SLAVE if chosen == POINTS else POINTS
            yield from _prize(s, me, chosen)
        elif place == 1:
            yield from _prize(s, me, left)
    _leave(s, "stadium")


def arena_options() -> list[Move]:
    """Twice the own strength in points, or a slave card."""
    return [POINTS, SLAVE]


def _prize(s: State, me: int, prize: Move) -> Asking:
    if prize == SLAVE:
        yield from draw_slaves(s, me, 1)
    else:
        s.score(me, 2 * s.strength[me], IN_ARENA)
        yield Beat("points", (me, 2 * s.strength[me], "arena"))


def _placed(s: State, ranked: list[int], place: int, contest: str) -> Beat:
    """Who came in where, with which strength, and whether the helmet had to decide it."""
    me = ranked[place]
    tied = any(s.strength[other] == s.strength[me] for other in ranked if other != me)
    return Beat("place", (me, place + 1, s.strength[me], contest, "tie" if tied else "clear"))


def stadium_prizes(s: State) -> Step:
    """3, 2 and 1 coins of the own side; first and second share two laurels [seed A61-A63]."""
    ranked = ranking(s)
    for place, me in enumerate(ranked):
        yield _placed(s, ranked, place, "stadium")
        if place < len(PRIZE_COINS):
            yield Beat("coins", (me, *s.earn_of(me, metal_of(s, me), PRIZE_COINS[place]), "stadium"))
        if place == 0:
            yield from _share_laurels(s, me, ranked[1] if len(ranked) > 1 else FREE)
    _leave(s, "theatre")


def _share_laurels(s: State, winner: int, second: int) -> Asking:
    """The winner keeps the face-up laurel or the unseen deck card, the next gets the other [seed A61]."""
    shown = s.laurel_open[0]
    s.laurel_look.append(s.laurel_deck.pop())
    s.looker = winner
    move = yield Ask(winner, "stadium_laurel", lambda: laurels(s), private=True)
    pair = [s.laurel_open.pop(), s.laurel_look.pop()]
    s.looker = FREE
    kept = KEPT[move]
    pair.remove(kept)
    hand = s.seats[winner].laurels
    other = s.laurel_gone if second == FREE else s.seats[second].laurels
    s.races.append(Race(shown, winner, len(hand), second, len(other)))
    hand.append(kept)
    other.append(pair[0])
    yield Beat("laurels", (winner, second)) if second != FREE else Beat("laurel_alone", (winner,))


def laurels(s: State) -> list[Move]:
    """The face-up laurel and the one from the deck."""
    return [KEEP[s.laurel_open[0]], KEEP[s.laurel_look[0]]]


def _leave(s: State, phase: str) -> None:
    """The shields go home."""
    s.entrants.clear()
    s.strength = [FREE] * len(s.seats)
    s.phase = phase
