"""What every move is worth to the asked seat, in points at the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log
from random import Random
from typing import Any

from client.ai.games.citadels import targets, turning
from client.ai.games.citadels.characters import Candidate, lure
from client.ai.games.citadels.worth import Worth
from client.rules.citadels.data import RANK
from client.rules.citadels.moves import PASS, number, seat_of
from client.rules.citadels.state import State
from client.rules.play import Decision, Move

PICKING, AIMING = 0.25, 0.25  # points by which choices that must not be foreseen stray
LATER = 50.0  # of a marker whose turn it is not
UNFORESEEN = {"kill": AIMING, "rob": AIMING, "bewitch": AIMING, "place": AIMING, "refuse": AIMING}


def rate(s: State, asked: Decision, rng: Random) -> list[float]:
    """Each move's worth, and for what the others must not foresee a whim of the random source."""
    rates = appraise(s, asked, careful=True)
    if asked.ask == "pick":
        return [one + whim(rng, PICKING) for one in rates]
    if asked.ask in ("cast", "unique"):
        return [whim(rng, 1.0) for _ in rates]
    unlike = other_markers(asked, rng)
    return [
        one
        + (whim(rng, UNFORESEEN[move.verb]) if move.verb in UNFORESEEN else 0.0)
        - LATER * (move in unlike)
        for one, move in zip(rates, asked.moves, strict=True)
    ]


def other_markers(asked: Decision, rng: Random) -> set[Move]:
    """What places another marker than the one that a lot puts first: the order would tell which is real."""
    places = [move for move in asked.moves if move.verb == "place"]
    lot = rng.choice(sorted({move.piece for move in places})) if places else ""
    return {move for move in places if move.piece != lot}


def quick(s: State, asked: Decision, memo: dict[Any, Any]) -> Sequence[float]:
    """The same in a hurry, without a look at the selection."""
    return appraise(s, asked, careful=False)


def whim(rng: Random, reach: float) -> float:
    """A number that makes equal choices equally often, and worse ones the less often the worse they are."""
    return -reach * log(-log(rng.random() * 0.999998 + 0.000001))


def appraise(s: State, asked: Decision, *, careful: bool) -> list[float]:
    """Each move's worth."""
    rating = _ASKS.get(asked.ask)
    if rating is None:
        return [0.0] * len(asked.moves)
    return rating(Worth(s, asked.seat), asked, careful)


# ---- the selection


def pick(worth: Worth, asked: Decision, careful: bool) -> list[float]:
    """Each character for oneself, and a little for keeping it from the others."""
    candidate = Candidate(worth)
    return [candidate.value(number(move.piece)) for move in asked.moves]


def bury(worth: Worth, asked: Decision, careful: bool) -> list[float]:
    """The character that the other one would like best."""
    s, other = worth.s, 1 - asked.seat
    return [lure(s, worth.open, number(move.piece), other) for move in asked.moves]


def theater(worth: Worth, asked: Decision, careful: bool) -> list[float]:
    """What the other's character may be, less the own one."""
    candidate, held = Candidate(worth), targets.held(worth, careful)
    values = {RANK[role]: candidate.value(role) for role in worth.s.cast}
    rates = []
    for move in asked.moves:
        if move == PASS:
            rates.append(0.0)
            continue
        other = seat_of(move.to)
        chances = {rank: row.get(other, 0.0) for rank, row in held.items()}
        whole = sum(chances.values()) or 1.0
        theirs = sum([values[rank] * chance for rank, chance in chances.items()]) / whole
        rates.append(theirs - values[RANK[number(move.piece)]] - 0.5)
    return rates


# ---- choices of cards


def keep(worth: Worth, asked: Decision, careful: bool) -> list[float]:
    """A card for the hand."""
    hand = worth.seat.hand
    return [worth.card(number(move.piece), [*hand, number(move.piece)]) for move in asked.moves]


def gather(worth: Worth, asked: Decision, careful: bool) -> list[float]:
    return [turning.gathering(worth, move) for move in asked.moves]


def give(worth: Worth, asked: Decision, careful: bool) -> list[float]:
    """The card that is missed least, and helps the other least."""
    return [-worth.card(number(move.piece)) - 0.02 * number(move.piece) / 84 for move in asked.moves]


def redraw(worth: Worth, asked: Decision, careful: bool) -> list[float]:
    """Cards worse than one from the deck."""
    return [0.85 * worth.unseen - worth.card(number(m.piece)) if m.piece else 0.0 for m in asked.moves]


def den(worth: Worth, asked: Decision, careful: bool) -> list[float]:
    """Cards that are worth less than a coin."""
    return [worth.gold - worth.card(number(m.piece)) if m.piece else 0.0 for m in asked.moves]


def wizard(worth: Worth, asked: Decision, careful: bool) -> list[float]:
    """A card to keep, or built at once."""
    rates = []
    for move in asked.moves:
        card = number(move.piece)
        if move.verb == "keep":
            rates.append(worth.card(card, [*worth.seat.hand, card]))
        else:
            rates.append(turning.building(worth, card, move.verb) + 0.3)
    return rates


# ---- small choices


def split(worth: Worth, asked: Decision, careful: bool) -> list[float]:
    """So much of the income in gold, the rest in cards."""
    (due,) = asked.about
    return [worth.coins(move.n) + worth.cards(due - move.n) for move in asked.moves]


def sacrifice(worth: Worth, asked: Decision, careful: bool) -> list[float]:
    """The least of the own districts."""
    return [-turning.standing(worth, number(move.piece)) for move in asked.moves]


def artist(worth: Worth, asked: Decision, careful: bool) -> list[float]:
    return [turning.painting(worth, number(m.to)) if m.to else 0.0 for m in asked.moves]


def diplomat(worth: Worth, asked: Decision, careful: bool) -> list[float]:
    """What is given for the district named."""
    theirs = number(asked.about[0])
    return [turning.bartering(worth, theirs, number(move.piece)) for move in asked.moves]


def partner(worth: Worth, asked: Decision, careful: bool) -> list[float]:
    """Whose gold hurts him most, and who can do least with the cards."""
    hurts = worth.open.hurts(worth.me)
    return [hurts[seat_of(m.piece)] - 0.05 * len(worth.s.seats[seat_of(m.piece)].hand) for m in asked.moves]


Rating = Callable[[Worth, Decision, bool], list[float]]
_ASKS: dict[str, Rating] = {
    "pick": pick,
    "bury": bury,
    "theater": theater,
    "gather": gather,
    "keep": keep,
    "scholar": keep,
    "turn": turning.turn,
    "bewitch": targets.aims,
    "warrant": targets.aims,
    "threat": targets.aims,
    "spy": targets.spy,
    "wizard": wizard,
    "redraw": redraw,
    "seer": give,
    "tribute": targets.tribute,
    "heir": targets.crowning,
    "split": split,
    "bribe": targets.bribe,
    "reveal": targets.reveal,
    "den": den,
    "partner": partner,
    "exchange": give,
    "sacrifice": sacrifice,
    "confiscate": targets.confiscate,
    "diplomat": diplomat,
    "artist": artist,
}
