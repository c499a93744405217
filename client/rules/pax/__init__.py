"""Pax: raise seven kinds of influence above Rome's, together or as its traitor.

Beats and what they are about (seats are numbers; pieces and zones by their ids):

    starts               (seat)                      who starts the game and takes Primus
    legions_filled       (legions)                   the first open card under each legion
    takes_primus         (seat)                      the conspirator starts the rounds from now on
    round                (round, start seat, cards)  a round begins, so many legions got a card
    deck_too_small       (empty legions, cards left) the game ends at once
    spied                (seat, aurei)               a look at Rome's hidden cards instead of a turn
    last_round           (cards left)                the deck cannot give three cards: the last round
    deck_out             (seat, aurei)               aurei instead of cards
    left_over            (seat, hand | bottom)       the last card drawn goes where no card went yet
    bought               (seat, standard, cards, aurei)
    conspirator          (seat, intrigue)            takes Primus Conspiratus, with so many symbols (or cards)
    no_income            (seat)                      intrigue was played
    idle_income          (seat, aurei)               nothing was played
    income               (seat, aurei, category, cards in its row, 1 with a senator)
    rome_takes           (standard, cards, sum)      the richest pile joins Rome
    rome_takes_category  (category, cards, sum)      the same with rome_takes=category
    revealed             (card, category)            one of Rome's hidden cards turns up
    balance              (seat, number, category, ...)  the categories in which a player is above Rome
    solo_won, solo_lost  (categories above Rome, categories needed)
    players_win          ()
    rome_wins            ()                          and nobody with it
    rome_wins_with       (seat)

Asks, their moves, their `about`:

    keep (private)    keep card.N seat.M.hand
    turn              draw deck | spy hidden
    place, send_away  put card.N seat.M.hand | legion.K | deck; about the free ones: hand legion bottom
    buy               buy legion.K seat.M.hand | pass
    play (a run)      play card.N seat.M.<category> | stop; about the cost of the next card

Chances: shuffle, about (deck); draw of a seat, about (start).

Zones: deck removed hidden bank aside; camp.K (the legion's card standard.K), legion.K (the pile under it);
rome.<category>; seat.N.hand .drawn .aurei .primus .conspiratus .<category>. Pieces (face): card (such as
fleet-2-4: category, symbols, price), standard (I..IX), aureus, primus, conspiratus. Counts: see `table`.
"""

from __future__ import annotations

from collections.abc import Callable

from client.rules.pax import hidden, refusals, rome, scoring, setup, turn
from client.rules.pax.data import OPTIONS
from client.rules.pax.draw import draw
from client.rules.pax.state import State
from client.rules.pax.table import table
from client.rules.play import Assembly, Step

STEPS: dict[str, Callable[[State], Step]] = {
    "shuffle": setup.shuffle,
    "keep": setup.keep,
    "round": rome.new_round,
    "turn": turn.turn,
    "draw": draw,
    "buy": turn.buy,
    "play": turn.play,
    "strengthen": rome.strengthen,
    "end": rome.end,
}


GAME = Assembly(
    name="pax",
    rules=1,
    seats=setup.SEATS,
    options=OPTIONS,
    unseen=hidden.UNSEEN,
    steps=STEPS,
    deal=setup.deal,
    pools=hidden.pools,
    redeal=hidden.redeal,
    table=table,
    standing=scoring.standing,
    why_not=refusals.why_not,
)
