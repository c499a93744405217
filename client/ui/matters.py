"""What the prompt says in each situation: whose turn it is, what is asked, which buttons there are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from client.rules.play import Chance, Decision, Move
from client.rules.table import Table
from client.ui.column import Choice, Matter
from client.ui.desk import Desk
from client.ui.reach import Reach
from client.ui.words import in_a_row

if TYPE_CHECKING:
    from client.room.session import Tick

FEW = 6  # moves of a decision that get buttons beside their gestures


def bare(move: Move) -> bool:
    """Whether a move is about no piece, place or number, such as passing or being done."""
    return not move.piece and not move.to and not move.n


def going_back(desk: Desk) -> Matter:
    """The question whether all agree to go back past what was revealed."""
    words = desk.words
    choices = (Choice(words("table.back_yes"), "back"), Choice(words("table.no"), "no", "dark"))
    return Matter(-1, words("table.back_title"), words("table.back_text"), choices)


def over(desk: Desk) -> Matter:
    """The end of the game."""
    words = desk.words
    return Matter(
        -1, words("table.over"), words("table.over_text"), (Choice(words("table.result"), "result"),)
    )


def throwing(desk: Desk) -> Matter:
    """The player's own dice wait for the hand."""
    words, seat = desk.words, desk.facts.acting
    choices = (Choice(words("table.throw"), "throw", icon="dice"),)
    return Matter(seat, words("table.your_throw", name=desk.name(seat)), words("table.throw_text"), choices)


def happening(desk: Desk, tick: Tick) -> Matter:
    """What is being shown just now: who, and the line that goes into the journal."""
    if not tick.entries:
        return others(desk)
    entry = tick.entries[-1]
    seat = desk.names.seat_of(entry)
    heading = desk.name(seat) if seat >= 0 else desk.words("table.goes_on")
    return Matter(seat, heading, desk.names.entry(entry))


def others(desk: Desk) -> Matter:
    """Somebody else, or nobody, acts."""
    words, facts = desk.words, desk.facts
    if facts.acting < 0 or facts.asks is None:
        return Matter(-1, words("table.goes_on"), "")
    key = "table.thinks" if facts.waiting == "bot" else "table.acts"
    key = "table.throws" if isinstance(facts.asks, Chance) else key
    return Matter(facts.acting, words(key, name=desk.name(facts.acting)), desk.names.asked(facts.asks))


def choosing(desk: Desk, asks: Decision, moves: tuple[Move, ...], table: Table) -> Matter:
    """A gesture that can mean several moves, such as how many; or the one that wants a second gesture."""
    words, names = desk.words, desk.names
    choices = [Choice(names.button(asks, move, table), move) for move in moves]
    choices.append(Choice(words("table.cancel"), "no", "dark"))
    if len(moves) == 1:
        return Matter(asks.seat, words("table.sure"), names.advice(asks, moves[0], table), tuple(choices))
    return Matter(asks.seat, words("table.choose"), names.prompt(asks, table), tuple(choices))


def deciding(
    desk: Desk, asks: Decision, reach: Reach, table: Table, advice: str, preview: str = ""
) -> Matter:
    """The player's own decision; `advice` is the hint that takes the place of the text, `preview` what would
    come of what is looked at."""
    heading = desk.words("table.your_turn", name=desk.name(asks.seat))
    text = advice or preview or in_a_row([desk.names.prompt(asks, table), desk.names.may(asks)])
    return Matter(asks.seat, heading, text, _choices(desk, asks, reach, table), bool(advice))


def _choices(desk: Desk, asks: Decision, reach: Reach, table: Table) -> tuple[Choice, ...]:
    """Buttons for moves no gesture expresses, and for all when they are few and their labels differ."""
    labels = {move: desk.names.button(asks, move, table) for move in asks.moves}
    few = len(asks.moves) <= FEW and asks.ask not in desk.layout.looks.gestures
    few = few and len(set(labels.values())) == len(labels)
    always = desk.layout.looks.buttons
    moves = asks.moves if few else [m for m in asks.moves if m in reach.buttons or m.verb in always]
    ordered = sorted(moves, key=bare)
    counting = {move.verb for move in moves if move.n}  # none of something is no way out
    out = [move for move in ordered if bare(move) and move.verb not in counting]
    ways = out if len(out) == 1 or len(out) < len(ordered) else []  # of several bare ones none is the way out
    return tuple([Choice(labels[move], move, "dark" if move in ways else "brass") for move in ordered])
