"""Why a move of Citadels is chosen, in a word and what the word is about."""

from __future__ import annotations

from collections.abc import Callable

from client.ai.games.citadels.targets import close, held, real_threat
from client.ai.games.citadels.worth import Worth
from client.rules.citadels.data import CHARACTERS, KIND, NONE, RANK, SECRET_VAULT, UNIQUE
from client.rules.citadels.moves import WAYS, number
from client.rules.citadels.state import count, owner, size, taxed
from client.rules.play import Decision, Move

REASONS = (
    "much_income",  # the districts pay {0}, a character
    "builds_more",  # {0} builds several in a turn
    "crown_counts",  # the first choice, or the Statue
    "safe_from_theft",  # nobody robs such a low rank
    "protects_city",  # rank 8 is about
    "stops_leader",  # who is close to the end
    "takes_gold",  # others have much of it
    "suits_plan",  # it helps most now
    "keeps_from_others",  # the other one would like it
    "best_guess",  # somebody dangerous likely has it
    "rich_victim",  # somebody with much gold likely has it
    "spreads_fear",  # nobody knows which marker is the real one
    "needs_gold",  # to build
    "needs_cards",  # few useful ones in hand
    "income_first",  # before building
    "best_card",  # worth most
    "new_kind",  # still missing in the city
    "many_points",  # {0} brings most
    "next_to_end",  # the city is nearly complete
    "completes_city",  # with {0} it is complete
    "without_gold",  # {0} costs less gold in this way
    "effect_pays",  # what {0} does
    "saves_gold",  # for something dearer
    "nothing_to_build",  # that could be paid
    "turn_done",  # all is done
    "breaks_leader",  # who would complete the city
    "worth_fee",  # it does harm for little gold
    "good_exchange",  # more than is given
    "cheap_district",  # for its price
    "point_for_gold",  # gold that nothing else needs
    "fresh_cards",  # better than those in hand
    "larger_hand",  # of cards to choose from
    "spares_card",  # it is missed least
    "sells_card",  # that is of little use
    "commonest_kind",  # most cards are {0}
    "least_dangerous",  # who can do least with the crown
    "pays_half",  # or all may be lost
    "calls_bluff",  # the threat may be a blank
    "real_threat",  # it is the real one
    "free_district",  # {0} for nothing
    "lets_pass",  # it is not worth it
    "better_character",  # than the own one
    "comes_free",  # it costs nothing
)
SAFE = 2  # the highest rank that rank 2 cannot name


def why(worth: Worth, asked: Decision, move: Move) -> tuple[str, ...]:
    """The reason's name and its arguments: pieces and seats by their ids, kinds by name."""
    found = _WHY.get(asked.ask)
    return found(worth, asked, move) if found else ("best_outlook",)


def _pick(worth: Worth, asked: Decision, move: Move) -> tuple[str, ...]:
    """What a character is taken for."""
    role, s = number(move.piece), worth.s
    row, rank = CHARACTERS[role], RANK[role]
    if rank == 1 or rank == 8:
        leader = max(range(len(s.seats)), key=lambda p: worth.open.hurts(worth.me)[p])
        if close(worth, leader):
            return ("stops_leader",)
    if row.income != NONE and taxed(worth.seat, row.income) > 1:
        return ("much_income", move.piece)
    if rank == 4:
        return ("crown_counts",)
    if rank == 5 and worth.need <= 2 and row.face == "bishop":
        return ("protects_city",)
    if row.limit > 1 and worth.seat.gold > 3:
        return ("builds_more", move.piece)
    if rank == SAFE and row.face != "spy":
        return ("takes_gold",)
    if rank <= SAFE and worth.seat.gold > 3:
        return ("safe_from_theft",)
    return ("suits_plan",)


def _bury(worth: Worth, asked: Decision, move: Move) -> tuple[str, ...]:
    return ("keeps_from_others",)


def _theater(worth: Worth, asked: Decision, move: Move) -> tuple[str, ...]:
    return ("better_character",) if move.to else ("lets_pass",)


def _aim(worth: Worth, asked: Decision, move: Move) -> tuple[str, ...]:
    """Who is meant by a rank, and why he."""
    if move.verb == "place":
        return ("spreads_fear",)
    rank = int(move.to.split(".")[1])
    chances = held(worth, careful=True).get(rank, {})
    if not chances:
        return ("best_guess",)
    hurts = worth.open.hurts(worth.me)
    likely = max(chances, key=lambda p: chances[p] * (0.2 + hurts[p]))
    if move.verb == "rob" and worth.s.seats[likely].gold > 2:
        return ("rich_victim",)
    if close(worth, likely):
        return ("stops_leader",)
    return ("best_guess",)


def _gather(worth: Worth, asked: Decision, move: Move) -> tuple[str, ...]:
    return ("needs_gold",) if move.verb == "take" else ("needs_cards",)


def _turn(worth: Worth, asked: Decision, move: Move) -> tuple[str, ...]:
    verb = move.verb
    if verb in WAYS:
        return _builds(worth, move)
    if verb == "end":
        return _ends(worth, asked)
    if verb in ("take", "draw"):
        return _gather(worth, asked, move)
    if verb in ("kill", "rob", "place"):
        return _aim(worth, asked, move)
    if verb in ("destroy", "raze", "seize", "exchange"):
        return _strikes(worth, move)
    if verb == "income":
        return ("income_first",)
    if verb in ("swap", "spy", "look"):
        return ("larger_hand",)
    if verb == "crown":
        return ("least_dangerous",)
    return _uses(worth, move)


def _uses(worth: Worth, move: Move) -> tuple[str, ...]:
    """An ability or a district without a victim."""
    if move.verb == "discard":
        return ("sells_card",)
    if move.verb == "tuck":
        return ("spares_card",)
    if move.verb in ("redraw", "forge", "explore"):
        return ("fresh_cards",)
    if move.verb == "trade":
        return ("needs_gold",)
    return ("point_for_gold",) if move.verb == "beautify" else ("comes_free",)


def _builds(worth: Worth, move: Move) -> tuple[str, ...]:
    """What a district is built for."""
    card = number(move.piece)
    if move.verb != "build":
        return ("without_gold", move.piece)
    left = size(worth.s) - count(worth.seat.city)
    if left <= 1:
        return ("completes_city", move.piece)
    if KIND[card] in worth.missing and len(worth.missing) <= 2:
        return ("new_kind",)
    if KIND[card] == UNIQUE and worth.district(card) > worth.price(card) + 1.5:
        return ("effect_pays", move.piece)
    return ("next_to_end",) if left <= 2 else ("many_points", move.piece)


def _ends(worth: Worth, asked: Decision) -> tuple[str, ...]:
    """Why nothing more is done."""
    if any([move.verb in WAYS for move in asked.moves]):
        return ("saves_gold",)
    if worth.ranked and not worth.s.turn.built:
        return ("nothing_to_build",)
    return ("turn_done",)


def _strikes(worth: Worth, move: Move) -> tuple[str, ...]:
    """What is done to a city."""
    victim = owner(worth.s, number(move.to))
    if victim != worth.me and close(worth, victim):
        return ("breaks_leader",)
    if move.verb == "seize":
        return ("cheap_district",)
    return ("good_exchange",) if move.verb == "exchange" else ("worth_fee",)


def _card(worth: Worth, asked: Decision, move: Move) -> tuple[str, ...]:
    if move.verb in WAYS:
        return _builds(worth, move)
    card = number(move.piece)
    if KIND[card] in worth.missing and worth.fits(card) and card != SECRET_VAULT:
        return ("new_kind",)
    return ("best_card",)


def _spares(worth: Worth, asked: Decision, move: Move) -> tuple[str, ...]:
    return ("spares_card",) if move.piece else ("turn_done",)


def _split(worth: Worth, asked: Decision, move: Move) -> tuple[str, ...]:
    return ("needs_gold",) if 2 * move.n >= asked.about[0] else ("needs_cards",)


def _spy(worth: Worth, asked: Decision, move: Move) -> tuple[str, ...]:
    return ("commonest_kind", move.to)


def _heir(worth: Worth, asked: Decision, move: Move) -> tuple[str, ...]:
    return ("least_dangerous",)


def _tribute(worth: Worth, asked: Decision, move: Move) -> tuple[str, ...]:
    if not move.to:
        return ("lets_pass",)
    return ("needs_gold",) if move.to.endswith("gold") else ("needs_cards",)


def _bribe(worth: Worth, asked: Decision, move: Move) -> tuple[str, ...]:
    if move.verb == "pay":
        return ("pays_half",) if move.n else ("comes_free",)
    return ("calls_bluff",) if real_threat(worth.s) < 1.0 else ("lets_pass",)


def _reveal(worth: Worth, asked: Decision, move: Move) -> tuple[str, ...]:
    return ("real_threat",) if move.to or move.piece else ("lets_pass",)


def _confiscate(worth: Worth, asked: Decision, move: Move) -> tuple[str, ...]:
    return ("free_district", move.piece) if move.piece else ("lets_pass",)


def _artist(worth: Worth, asked: Decision, move: Move) -> tuple[str, ...]:
    return ("point_for_gold",) if move.to else ("saves_gold",)


def _partner(worth: Worth, asked: Decision, move: Move) -> tuple[str, ...]:
    return ("rich_victim",)


_WHY: dict[str, Callable[[Worth, Decision, Move], tuple[str, ...]]] = {
    "pick": _pick,
    "bury": _bury,
    "theater": _theater,
    "gather": _gather,
    "keep": _card,
    "scholar": _card,
    "turn": _turn,
    "bewitch": _aim,
    "warrant": _aim,
    "threat": _aim,
    "spy": _spy,
    "wizard": _card,
    "redraw": _spares,
    "seer": _spares,
    "tribute": _tribute,
    "heir": _heir,
    "split": _split,
    "bribe": _bribe,
    "reveal": _reveal,
    "den": _spares,
    "partner": _partner,
    "exchange": _spares,
    "sacrifice": _spares,
    "confiscate": _confiscate,
    "diplomat": _spares,
    "artist": _artist,
}
