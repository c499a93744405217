"""Citadels (2016): characters chosen in secret and called by rank build the dearest city.

Phases: crown cast uniques deal (set-up), round, pick (one place in the order of the selection each), theater,
call, gather (a turn that begins with the gathering), turn (one action each), redraw, close.

Beats and what they are about (seats are numbers; pieces by their ids; kinds and ways as words):

    starts                (seat)                        who has the crown first
    cast                  (token.N ...)                 the characters of this game by rank
    round                 (round, seat)                 a round begins, the seat with the crown picks first
    selected              (seat)                        all have characters, the seat with the crown calls
    theater               (seat, seat)                  two seats swapped a character unseen
    silent                (rank)                        nobody answers to this rank
    called                (rank, seat, character.N)     the character appears
    stolen                (thief, victim, gold)         the Thief takes the stash
    gathered_gold         (seat, gold)
    gathered_cards        (seat, drawn, kept)
    possessed             (witch, seat, rank)           from here the Witch plays this turn
    killed, bewitched, robbed (seat, rank, token.N)     a character is named
    warrants_placed, threats_placed (seat, rank ...)
    bribed                (payer, blackmailer, gold)
    threat_real           (blackmailer, victim, gold)
    threat_blank          (blackmailer, victim)
    spied                 (seat, victim, kind, gold, cards)
    hands_swapped         (seat, other, cards of the seat, cards of the other, after the swap)
    redrawn               (seat, cards)
    card_taken            (wizard, victim)
    foreseen              (seer, victim ...)
    crowned               (seat)
    tribute_gold, tribute_card (emperor, giver)
    income                (seat, gold, cards)
    audience              (queen, gold)
    builds                (seat, district.N, way)       way: build den cardinal framework necropolis
    exchanged             (cardinal, partner, gold)
    confiscated           (magistrate, builder, district.N)
    taxed                 (seat, gold on the token)
    completed             (seat, 1 first | 2 later)
    refunded, poor_house  (seat, gold)                  at the end of a turn
    park                  (seat, cards)
    mourned               (rank, seat, character.N)     the killed character is shown
    vault                 (seat, district.N)            the Secret Vault is shown
    game_over             (round)

Asks, their moves, their `about`:

    cast               choose character.N rank.R; about (rank)
    unique             choose district.N deck
    pick (private)     keep character.N seat.M.roles
    bury (private)     bury character.N middle.down
    theater            swap character.N seat.K.roles | pass
    gather             take bank seat.M.gold | draw deck seat.M.hand
    keep, scholar (private)  keep district.N seat.M.hand
    turn               about (character.N that acts); the moves of gather; build | den | cardinal |
                       framework | necropolis district.N seat.M.city; income character.N; the ability:
                       kill | rob character.N rank.R; place warrant.N rank.R.warrant;
                       place threat.N rank.R.threat; spy | swap | look character.N seat.K.hand;
                       redraw character.N deck; foresee character.N; crown crown seat.K.crown;
                       alms character.N seat.K.gold; extra | plan | trade | explore | study | collect
                       character.N; destroy | seize | exchange | beautify character.N district.D;
                       of districts raze district.N district.D; discard | tuck district.N district.D;
                       forge district.N deck; end
    bewitch            bewitch character.N rank.R
    warrant, threat (runs)  place as above
    spy                name - KIND; about (seat)
    seen (private)     done; about (seat): the hand of that seat lies open to the Spy
    wizard             keep district.N seat.M.hand, or build it as above; about (seat)
    redraw (a run)     put district.N deck | done; about (cards put)
    seer               give district.N seat.K.hand; about (seat)
    tribute            take seat.K.gold seat.M.gold | take seat.K.hand seat.M.hand | pass; about (seat)
    heir               crown crown seat.K.crown
    split              split - - gold; about (districts): so many of them give gold, the others cards
    bribe              pay seat.M.gold seat.K.gold gold | refuse; about (blackmailer, gold)
    reveal             open rank.R.threat | pass; about (victim)
    den (a run)        pay district.N deck | done; about (price)
    partner            partner seat.K.gold seat.M.gold; about (gold lacking)
    exchange (a run)   give district.N seat.K.hand; about (cards left, seat)
    sacrifice          sacrifice district.N deck
    confiscate         confiscate district.N seat.K.city | pass; about (district.N, builder, refund)
    diplomat           give district.N seat.K.city; about (district.D wanted)
    artist             beautify character.N district.D | done

Chances: draw (crown), (character); shuffle (uniques), (deck), (characters), (theater), (hand), (under):
of places, not of pieces.

Zones: deck bank removed box candidates aside offer site vault tax refund marks; middle.up middle.down; rank.R
(the token and what was done to the character), rank.R.warrant, rank.R.threat, warrants, threats; seat.N.hand
.drawn .aside .museum .city .coins .gold .roles .shown .crown. Pieces (face): district (manor ...; turned 1: a
coin of seat.N.coins lies on it), character and token (assassin ...), coin, crown, mark (dagger spell mask),
warrant (signed blank), threat (rose blank). `box` holds what belongs to characters not in the game, `aside`
the crown before somebody has it. Counts: see `numbers`.
"""

from __future__ import annotations

from collections.abc import Callable

from client.rules.citadels import draft, hidden, refusals, scoring, setup, turn
from client.rules.citadels.data import OPTIONS, SEATS
from client.rules.citadels.roles import rank3
from client.rules.citadels.state import State
from client.rules.citadels.table import table
from client.rules.play import Assembly, Step

STEPS: dict[str, Callable[[State], Step]] = {
    "crown": setup.first_crown,
    "cast": setup.choose_cast,
    "uniques": setup.choose_uniques,
    "deal": setup.deal_hands,
    "round": draft.new_round,
    "pick": draft.pick,
    "theater": draft.theater,
    "call": turn.call,
    "gather": turn.gather_first,
    "turn": turn.turn,
    "redraw": rank3.put_back,
    "close": turn.close,
}


GAME = Assembly(
    name="citadels",
    rules=1,
    seats=SEATS,
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
