"""Setup, the start of a round and its end (rules, sections 3 and 6.1)."""

from __future__ import annotations

from collections import Counter

from client.rules.aquileia.data import (
    BLUE_DICE,
    DIE,
    GOLD,
    HENCHMEN,
    NEUTRAL_HENCHMEN,
    SPACE,
    SPACES,
    THREE_DICE,
)
from client.rules.aquileia.mercatus import Asking
from client.rules.aquileia.state import ALL_SPACES, EMPTY, FREE, NEUTRAL, State
from client.rules.kit import drawn_into, shuffled
from client.rules.play import Beat, Chance, Step

_TOO_MANY = {SPACE["forum-2"], SPACE["forum-5"]}  # never both closed by the neutral colour


def setup(s: State) -> Step:
    """Shuffle the four decks, turn up three horse and weapon cards and one laurel, find the start player
    [seed A02-A06, A13]."""
    yield from shuffled(s.arms_deck, ("arms",))
    s.arms_slots = [s.arms_deck.pop() for _ in s.arms_slots]
    yield from shuffled(s.slave_deck, ("slaves",))
    yield from shuffled(s.laurel_deck, ("laurels",))
    s.laurel_open.append(s.laurel_deck.pop())
    yield from shuffled(s.theatre_deck, ("theatre",))
    everybody = tuple(range(len(s.seats)))
    if s.options.start_by_dice:
        s.start = yield from _thrown_start(everybody)
    else:
        (s.start,) = yield Chance("draw", everybody, about=("start",))
    yield Beat("start", (s.start,))
    s.phase = "round"


def _thrown_start(ahead: tuple[int, ...]) -> Asking:
    """All throw three red dice, those with the most gold again, until one is ahead [seed A14, inferred]."""
    while len(ahead) > 1:
        golds = Counter[int]()
        for me in ahead:
            faces = yield Chance("roll", THREE_DICE, me, ("red", "start"))
            golds[me] = sum(DIE[face] == GOLD for face in faces)
        most = max(golds.values())
        ahead = tuple([me for me in ahead if golds[me] == most])
    return ahead[0]


def start_round(s: State) -> Step:
    """With two seats the neutral colour first closes four spaces, never both forum 2 and 5 [designed]."""
    yield Beat("round", (s.round, s.start))
    if s.options.two_player_neutral:
        closed: list[int] = []
        while len(closed) < NEUTRAL_HENCHMEN or set(closed) >= _TOO_MANY:
            if len(closed) == NEUTRAL_HENCHMEN:
                closed = []  # all four anew, so that every set that may stand is as likely
            free = tuple([space for space in range(len(SPACES)) if space not in closed])
            closed += yield Chance("draw", free, about=("neutral",))
        for marker, space in enumerate(closed):
            s.occupy(space, NEUTRAL, marker)
        yield Beat("neutral", tuple([f"space.{SPACES[space].id}" for space in closed]))
    s.phase = "place"


def cleanup(s: State) -> Step:
    """Laurels that nobody won leave; without a new one the game ends, else market, laurel, start tile, pieces
    [seed A87-A89]."""
    yield from _clear_laurels(s)
    if not s.laurel_deck:
        s.phase = "laurels"
        return
    yield from _refill_market(s)
    s.laurel_open.append(s.laurel_deck.pop())
    yield Beat("laurel_up", (f"laurel.{s.laurel_open[0]}",))
    s.start = s.order[0]
    yield Beat("start_tile", (s.start,))
    _send_home(s)
    s.round += 1
    s.phase = "round"


def _clear_laurels(s: State) -> Asking:
    """The face-up laurel and the top of the deck leave when nobody raced for them [inferred]."""
    if s.laurel_open:
        card = s.laurel_open.pop()
        s.laurel_out.append(card)
        if s.laurel_deck:
            s.laurel_gone.append(s.laurel_deck.pop())
        yield Beat("laurels_removed", (f"laurel.{card}",))


def _refill_market(s: State) -> Asking:
    """Three new horse and weapon cards, left to right; a slot that finds no card stays empty [seed A87]."""
    if not s.options.market_refill_gaps_only:
        s.arms_discard.extend([card for card in s.arms_slots if card != EMPTY])
        s.arms_slots = [EMPTY] * len(s.arms_slots)
    for slot, card in enumerate(s.arms_slots):
        if card == EMPTY:
            found: list[int] = []
            yield from drawn_into(found, s.arms_deck, s.arms_discard, 1, ("arms",))
            s.arms_slots[slot] = found[0] if found else EMPTY
    yield Beat("market", tuple([f"arms.{card}" for card in s.arms_slots if card != EMPTY]))


def _send_home(s: State) -> None:
    """Henchmen, helmets and blue dice go back [inferred]."""
    s.on = [FREE] * len(SPACES)
    s.marker = [FREE] * len(SPACES)
    s.free = ALL_SPACES
    s.order.clear()
    s.blue = BLUE_DICE
    for seat in s.seats:
        seat.henchmen = HENCHMEN
        seat.helmet = True
        seat.passed = False
        seat.barred = 0
