"""Castellans of Valeria: draft dice for goods, spend them on a city, rule its six wards and four guilds.

Beats and what they are about (seats are numbers; pieces and zones by their ids, all else by name; a good is
wood, stone, food, magic or gold):

    starts         (seat)                        who takes the scepter first
    keeps_set      (ward zone, ...)              keeps on the wards where nobody settled
    round          (round, start seat)           a round begins with a throw of all dice
    leftover       (face, face, face)            all have three dice, these are left over
    swapped        (seat, face)                  the Forum: the leftover die that is spent instead
    turned         (seat, face, face)            a citizen turned a die from one face to another
    matched        (seat, action)                the die spent belongs to the action
    paid           (seat, gold, good, n, magic)  what was paid: gold, and goods with magic among them
    bought         (seat, good)                  with a crate, for 1 gold
    sold           (seat, good, reward, n)       with a crate; reward: points, gold, influence
    lost           (seat, good, n)               more than the track holds
    bridge         (seat, guild, reward, n)      a bridge crossed; reward: a good, points, influence, choice
    step_lost      (seat)                        no marker could advance
    unlocked       (seat, manor)                 masonry lumber hostel drydock granary bank forum
    ability        (seat, manor)                 an ability at work: masonry granary
    effect         (seat, citizen)               a citizen's instant reward, or a lasting one at work
    refilled       (citizen)                     the card that fills up a row
    harvested      (seat, wood, stone, food, magic, gold)   from the own three dice
    raised         (seat, kind, points)          points at once for a new monument (monument_vp_on_build)
    control        (seat, ward zone, points)     one of the first three places
    keeps_take     (ward zone, points)           points that went to nobody
    empty_ward     (ward zone)                   nobody is there
    monument       (seat, kind, points)          gate tower statue lighthouse
    wharf_points   (seat, crates, points)
    wharf_open     (wharf card)                  the wharf card of the next round
    rows_moved     ()                            two citizens discarded on each side, new ones opened
    keep_added     (ward zone)                   where the decision die puts a keep
    magistrates    (ward zone, ...)              the wards that score next; six in round 5
    scepter        (seat)                        starts the next round
    guild_points   (seat, guild, points)         final ranking of a guild
    final          (seat, points, stars)

Asks, their moves, their `about` (N the own seat; a zone as piece means any piece of it):

    found      build manor.N.<manor> ward.<ward>                         the first manor
    draft      draft pool.<face> seat.N.light | turn pool.<face> pink.C  (C a citizen who turns it)
    turn       act die.D seat.N.act.<action> | swap die.D die.L | turn die.D pink.C | monuments:
               build gate.N site.<border> | build tower.N ward.<ward> | build statue.N ward.<ward>
    temple     build seat.N.temples ward.<ward>
    manor      build manor.N.<manor> ward.<ward> | build lighthouse.N ward.<ward>
    recruit    recruit pink.C seat.N.citizens | recruit blue.C seat.N.citizens
    pay        pay n=magic; about (good, cost). Asked only if magic may stand in and need not
    settle     build seat.N.pawns ward.<ward> | done
    trade      trade seat.N.crates quay.<line> | done
    ship       build seat.N.ships dock.<ward> | sail ship.N.I dock.<ward> | done
    windmill   build seat.N.windmills road.<border> | done
    pilot      build seat.N.ships dock.<ward>
    influence  advance influence.N.<guild>; about (steps). Asked only if there is a choice
    first      advance influence.N.<guild>; about (steps). Which of a ward's guilds goes first; asked only if
               a bridge on the way moves another marker, since else the order changes nothing
    good       gain good.N.<good>                                        a resource of choice
    leftover   copy die.D; about (granary | cutpurse | spy)
    forge      forge die.D
    face       face to=<face>; about (die)
    monument   the monuments of `turn` | end

Chances: draw, about (start); shuffle, about (pink | blue | wharf); roll of all dice, about (dice), outcomes
are places in `data.FACES`; roll, about (decision), a place in `data.WARDS`.

Zones: pool.<face> (dice to draft) leftover; ward.<ward> (manors, lighthouses, temples, pawns, towers,
statues, keeps) dock.<ward> (ships) magistrate.<ward>; road.<border> (windmills) site.<border> (gates);
guild.<guild>.0-20, only spaces with a marker on them; round.1-5; row.pink.1-4 row.blue.1-4 (1 next to the
deck) deck.<pink|blue|wharf> discard.<pink|blue|wharf>; quay (the wharf card) quay.0-3 (its lines: two to
buy, two to sell); keeps magistrates aside (scepter) decision. seat.N. + light dark (dice, not spent and
spent) act.<action> (five places to drop a die, always empty) slot.<manor> lighthouse temples ships pawns
windmills gate tower statue crates locked (the third crate) citizens scepter wood stone food magic gold.

Pieces (face): die (wood stone food magic gold influence; turned=1: the one in use), decision (a ward), manor
lighthouse temple ship pawn (the citizen piece) windmill gate tower statue crate keep magistrate scepter
marker (of rounds), each with its kind as face; influence (guild), good (the good; turned: how many the seat
has), pink and blue (citizens), wharf (w01-w10). Ids: die.D decision.0 manor.N.<manor> lighthouse.N
temple.N.I ship.N.I pawn.N.I windmill.N.I gate.N tower.N statue.N crate.N.I keep.I magistrate.I scepter
marker.0 influence.N.<guild> good.N.<good> pink.C blue.C wharf.W; hidden cards by place.

Wards: harbour garrison foundry veil garden lantern, a ring in this order; borders: harbour_garrison and so
on to lantern_harbour. Guilds: worker soldier shadow holy. Actions: temple manor recruit wharf harvest.
Citizens: pink woodwright stonecutter miller enchanter moneychanger herald quartermaster abbess roofer
smuggler sea_captain gleaner cutpurse marshal; blue lumberjack quarryman baker paymaster lieutenant
standard_bearer spy fence forger pilot acolyte bishop pilgrim_guide oracle.

Counts: see `table.numbers` and `table.previews`. Score sources: `data.SOURCES`. Phases: `STEPS`.
"""

from __future__ import annotations

from collections.abc import Callable

from client.rules.castellans import draft, hidden, refusals, reset, scoring, setup, turn
from client.rules.castellans.data import OPTIONS
from client.rules.castellans.state import State
from client.rules.castellans.table import table
from client.rules.play import Assembly, Step

STEPS: dict[str, Callable[[State], Step | None]] = {
    "start": setup.choose_start,
    "decks": setup.open_decks,
    "found": setup.found,
    "keeps": setup.lay_keeps,
    "roll": draft.roll,
    "draft": draft.draft,
    "leftover": draft.leftover,
    "turn": turn.turn,
    "act": turn.act,
    "close": turn.close,
    "control": scoring.control,
    "monuments": scoring.score_monuments,
    "wharf": scoring.score_wharf,
    "reset": reset.reset,
    "guilds": scoring.score_guilds,
    "end": scoring.end,
}


GAME = Assembly(
    name="castellans",
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
