"""The call of the ranks and a character's turn: gathering, the main window, the end (rules, 4.4, 6.1)."""

from __future__ import annotations

from functools import partial

from client.rules.citadels.building import build, builds
from client.rules.citadels.data import (
    EMPEROR,
    GATHERED_CARDS,
    GATHERED_GOLD,
    GOLD_MINE,
    IDLE_ROUNDS,
    KING,
    LIBRARY,
    NONE,
    OBSERVATORY,
    PATRICIAN,
    QUEEN,
    QUEENS_GOLD,
    SECRET_VAULT,
)
from client.rules.citadels.districts import UNIQUES
from client.rules.citadels.moves import DRAW, END, INCOME, KEEP, SPLIT, TAKE, WAYS, number
from client.rules.citadels.roles import ROLES
from client.rules.citadels.roles.rank2 import pressed, robbery
from client.rules.citadels.roles.rank4 import RANK4, crown, succession
from client.rules.citadels.roles.rank9 import beside
from client.rules.citadels.sights import leave
from client.rules.citadels.state import (
    NOBODY,
    State,
    Turn,
    character,
    draw,
    put_under,
    receive,
    taxed,
)
from client.rules.play import Ask, Beat, Move, Step

OFFERING = {card: row.offers for card, row in UNIQUES.items() if row.offers is not None}
_OFFERS = frozenset(OFFERING)
CLOSING = [(card, row.closes) for card, row in UNIQUES.items() if row.closes is not None]
PLAYS = [(f"character.{role}",) for role in range(len(ROLES))]
VERBS = {verb: act for row in UNIQUES.values() for verb, act in row.acts.items()}

# ---- the call


def call(s: State) -> Step:
    """Ranks are called upward until somebody answers; absent and killed ones alike do not [seed C23 C46]."""
    while s.rank < len(s.cast):
        s.rank += 1
        me = bearer(s, s.cast[s.rank - 1])
        if me != NOBODY and s.rank != s.killed:
            yield from reveal(s, me)
            return
        s.silent += (s.rank,)
        yield Beat("silent", (s.rank,))
    s.phase = "close"


def bearer(s: State, role: int) -> int:
    """Who has this character and has not shown it; NOBODY for none."""
    for me, seat in enumerate(s.seats):
        if role in seat.roles:
            return me
    return NOBODY


def reveal(s: State, me: int) -> Step:
    """The character appears, is robbed, and has a turn of its own kind [seed C23 C56]."""
    role = show(s, me, s.cast[s.rank - 1])
    s.turn = Turn(me, me, role)
    yield Beat("called", (s.rank, me, f"character.{role}"))
    yield from robbery(s, me)
    if s.rank == 1:
        s.chief = me
    elif s.rank == 2:
        s.rogue = me
    if ROLES[role].gathered is not None or s.rank == s.bewitched or threatened(s, me):
        s.phase = "gather"
    else:
        yield from open_turn(s)


def show(s: State, me: int, role: int) -> int:
    """A character chosen lies open from now on."""
    seat = s.seats[me]
    place = seat.roles.index(role)
    seat.roles.remove(role)
    seat.slots = seat.slots[:place] + seat.slots[place + 1 :]
    seat.shown += (role,)
    return role


def threatened(s: State, me: int) -> bool:
    """Whether the called rank must settle with the Blackmailer, if it is not he himself [inferred]."""
    return s.rank in s.threatened and s.rogue != me


def open_turn(s: State) -> Step:
    """Abilities are open from here on: what comes by itself comes now."""
    opens = ROLES[s.turn.role].opens
    if opens is not None:
        yield from opens(s, s.turn.seat) or ()
    s.phase = "turn"


def gather_first(s: State) -> Step:
    """Turns that begin with the gathering: the Witch's first half, a bewitched one, a threatened one.

    [seed C47 C48 C62]
    """
    me, gathered = s.turn.seat, ROLES[s.turn.role].gathered
    move: Move = yield Ask(me, "gather", partial(gathers, s, me))
    yield from gather(s, me, move)
    if s.rank == s.bewitched:
        yield from possess(s)
    elif gathered is not None:
        yield from gathered(s, me) or ()
        over(s)
    else:
        yield from pressed(s, me)
        yield from open_turn(s)


def possess(s: State) -> Step:
    """The bewitched character has gathered: now the Witch plays its turn, in her own city [seed C48]."""
    held = s.turn
    if s.options.bewitched_crown == "on_turn" and held.role in (KING, PATRICIAN):
        yield from crown(s, held.holder)
    s.turn = Turn(s.chief, held.holder, held.role, gathered=True)
    if s.rank == 2:
        s.rogue = s.chief
    yield Beat("possessed", (s.chief, held.holder, s.rank))
    yield from open_turn(s)


def over(s: State) -> None:
    """The turn is over, the next rank is called."""
    s.turn = Turn()
    s.phase = "call"


# ---- gathering


def gathers(s: State, me: int) -> list[Move]:
    """Gold, even from an empty bank, or cards from a deck that has any [seed C25, designed]."""
    return [TAKE[me], DRAW[me]] if s.deck else [TAKE[me]]


def gather(s: State, me: int, move: Move) -> Step:
    """Take 2 gold; or draw 2 cards, keep 1 and put the other under the deck [seed C25]."""
    s.turn.gathered = True
    if move.verb == "take":
        extra = GOLD_MINE in s.seats[me].city
        yield Beat("gathered_gold", (me, receive(s, me, GATHERED_GOLD + extra)))
    else:
        yield from gather_cards(s, me)


def gather_cards(s: State, me: int) -> Step:
    """The Observatory draws one more, the Library keeps all [card]; a single card is kept [inferred]."""
    seat = s.seats[me]
    drawn = draw(s, seat.drawn, GATHERED_CARDS + (OBSERVATORY in seat.city))
    if LIBRARY in seat.city or drawn == 1:
        seat.hand += seat.drawn
        seat.drawn.clear()
        yield Beat("gathered_cards", (me, drawn, drawn))
        return
    yield from keep_one(s, me)
    yield from put_under(s, seat.drawn)
    yield Beat("gathered_cards", (me, drawn, 1))


def keep_one(s: State, me: int) -> Step:
    """One of the cards drawn goes to the hand, the others stay drawn."""
    seat = s.seats[me]
    move: Move = yield Ask(me, "keep", lambda: keeps(s, me), private=True)
    seat.drawn.remove(number(move.piece))
    seat.hand.append(number(move.piece))


def keeps(s: State, me: int) -> list[Move]:
    """Any one of the cards drawn."""
    return [KEEP[me][card] for card in s.seats[me].drawn]


# ---- the main window


def turn(s: State) -> Step:
    """One action of a turn, in whatever order its player likes [seed C25 C26 C27]."""
    me = s.turn.seat
    move: Move = yield Ask(me, "turn", lambda: actions(s, me), PLAYS[s.turn.role])
    verb, role = move.verb, ROLES[s.turn.role]
    if verb == "end":
        yield from finish(s, me)
    elif verb in WAYS:
        yield from build(s, me, number(move.piece), verb, s.seats[me].hand)
    elif verb in role.acts:
        s.turn.ability = True
        yield from role.acts[verb](s, me, move) or ()
    elif verb == "income":
        yield from collect(s, me)
    elif verb in VERBS:
        yield from VERBS[verb](s, me, move) or ()
    else:
        yield from gather(s, me, move)


def actions(s: State, me: int) -> list[Move]:
    """Gather until it was done; build after that; income, ability and districts once; then to end.

    The Emperor cannot end before the crown is handed on [seed C79].
    """
    now, role = s.turn, ROLES[s.turn.role]
    moves = builds(s, me) if now.gathered else gathers(s, me)
    if role.income != NONE and not now.income and taxed(s.seats[me], role.income):
        moves.append(INCOME[now.role])
    if role.offers is not None and not now.ability:
        moves += role.offers(s, me)
    city = s.seats[me].city
    if not _OFFERS.isdisjoint(city):
        for card in city:
            if card in OFFERING:
                moves += OFFERING[card](s, me)
    if now.gathered and (now.role != EMPEROR or now.crowned):
        moves.append(END)
    return moves


def collect(s: State, me: int) -> Step:
    """Gold or a card for each district of the character's kind, all at once [seed C76 C83 C86].

    The Abbot says first how much of it is gold [rulebook].
    """
    role = ROLES[s.turn.role]
    due = taxed(s.seats[me], role.income)
    s.turn.income = True
    gold = due if role.gives == "gold" else 0
    if role.gives == "either":
        move: Move = yield Ask(me, "split", lambda: SPLIT[: due + 1], (due,))
        gold = move.n
    got = receive(s, me, gold)
    cards = draw(s, s.seats[me].hand, due - gold)
    yield Beat("income", (me, got, cards))


# ---- the ends


def finish(s: State, me: int) -> Step:
    """The end is declared: what comes by itself comes now, and nothing else any more [seed C28, rulebook]."""
    city = s.seats[me].city
    for card, closes in CLOSING:
        if card in city:
            yield from closes(s, me) or ()
    last = ROLES[s.turn.role].closes
    if last is not None:
        yield from last(s, me) or ()
    over(s)


def close(s: State) -> Step:
    """All ranks were called: the crown of a killed or bewitched one, the Queen, the killed one shown.

    [seed C46 C78 C81 C106, inferred]
    """
    if s.killed == RANK4:
        yield from mourn(s)
    yield from succession(s)
    yield from console(s)
    if s.killed != RANK4 and s.options.reveal_killed == "round_end":
        yield from mourn(s)
    s.idle = 0 if s.moved else s.idle + 1
    if s.last or s.idle >= IDLE_ROUNDS:
        yield from end(s)
    else:
        s.phase = "round"


def end(s: State) -> Step:
    """The game is over; whoever has the Secret Vault shows it now [card, designed]."""
    for me, seat in enumerate(s.seats):
        if SECRET_VAULT in seat.hand:
            seat.hand.remove(SECRET_VAULT)
            leave(s, me, SECRET_VAULT)
            s.vault = me
            yield Beat("vault", (me, f"district.{SECRET_VAULT}"))
    s.phase = ""
    yield Beat("game_over", (s.round,))


def mourn(s: State) -> Step:
    """The killed character is shown, if anybody has it [designed, seed C46]."""
    role = character(s, s.killed)
    me = bearer(s, role)
    if me != NOBODY:
        show(s, me, role)
        yield Beat("mourned", (s.killed, me, f"character.{role}"))


def console(s: State) -> Step:
    """Beside the holder of a killed rank 4 the Queen gains her gold now [seed C106]."""
    if s.killed == RANK4:
        queen, ruler = court(s, QUEEN), court(s, s.cast[RANK4 - 1])
        if NOBODY not in (queen, ruler) and beside(s, queen, ruler):
            yield Beat("audience", (queen, receive(s, queen, QUEENS_GOLD)))


def court(s: State, role: int) -> int:
    """Who has shown this character; NOBODY for none."""
    return next((me for me, seat in enumerate(s.seats) if role in seat.shown), NOBODY)
