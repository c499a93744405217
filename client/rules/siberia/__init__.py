"""Siberia: mine a continent dry and sell it at the best exchange.

Beats and what they are about (seats are numbers; pieces and zones by their ids, resources by name):

    starts               (seat)                        who has the start player marker
    cubes_laid           (gas, coal, oil, gold, diamonds)  two cubes lie in each area, so many in the supplies
    markets_open         (city, ...)                   the sides in use, by market space
    tiles_open           (tiles)                       so many investment tiles are turned up
    round                (round, start seat)           a round begins, everybody draws
    revealed             ()                            all have placed, the counters are turned up
    fruitless            (seat, resource | manager)    a counter under research that can bring no cube
    research_free        (seat)                        research placed nothing and was no action
    nothing_left         (seat)                        no action is possible: out for this round
    hired                (seat, zone)                  a new worker from the only source there was
    posted               (seat, city)                  a new salesman there, whose move names only a space
    tile_opened          (tile)                        the display is filled up
    sold                 (seat, resource, cubes, city, rubles)
    exhausted            (area zone, workers)          an area is closed, so many workers go home
    last_round           (supplies | markers)          the round running is the last
    ends                 (markers | supplies | idle)   why the game is over

Asks, their moves, their `about`:

    sides      side exchange.T <city> | at the first tile also: all to=a, all to=b, random; about (tile)
    place      place counter.C seat.N.<column> | seat.N.research; about (counters left). Private, and so is
    commit     commit; the only move: the seat is done. Always asked, since not asking would tell
    research   lay counter.C area.X | a manager: name counter.C supply.<resource>, and then
    cube       lay counter.C area.X for the resource named; about (resource)
    turn       act seat.N.<person> bag | mine seat.N.<resource> market.K (the dearest first) |
               joker seat.N.manager seat.N.<column> (or free ..., manager_mode=free_action) | pass
    logistics  move workers.<node>.N area.X | done; about (steps left)
    salesman   send seat.N.pawns | salesmen.K.N | workers.<node>.N market.K
    worker     hire (a source as above) area.vladivostok; not asked when there is one source
    invest     take tile.T seat.N.<column>.tile
    sell       sell to=market.K; about (resource); after `free` only, when several exchanges buy
    harvest    (a run, harvest=choose) take cube.<resource>.<area> bag | done; about (resource)
    discard    discard counter.C bag; about (counters too many)

Chances: draw, about (start); shuffles, about (cubes), (exchanges), (tiles), (bag); roll, about (sides).

Zones: bag (cubes during set-up, then counters) aside; supply.<resource> sold.<resource>; area.<node>;
clock.0-7; market.0-5; stack display.0-3 (or 5); bank.<note>; workers.<node>.N and salesmen.K.N where seat N
has any; seat.N.hand .research .<column> .<column>.tile .pawns .start .money.<note>. Columns: manager
logistician salesman worker investor gas coal oil gold diamonds; nodes: `data.NODES`, areas and vladivostok.
While a seat places, the counters placed lie in their columns for its own eyes, turned=1; the others see six
backs in its hand until all are revealed.

Pieces (face): counter (manager, worker-gas ...), cube (resource), pawn (pawn), tile (column), exchange (city;
turned=1 as long as its side is not chosen), marker (clock; closed
on an area), note (10000 5000 1000), start. Ids: counter.C tile.T
pawn.N.I exchange.T marker.I start cube.<resource>.<area>; cubes in supplies and sold, and notes, by place.
Phases: `STEPS`. Counts: see `table.numbers` and `table.previews`. Score sources: the resources.
"""

from __future__ import annotations

from collections.abc import Callable

from client.rules.play import Assembly, Step
from client.rules.siberia import hidden, placement, refusals, rounds, scoring, setup
from client.rules.siberia.data import OPTIONS
from client.rules.siberia.state import State
from client.rules.siberia.table import table
from client.rules.siberia.turn import turn

STEPS: dict[str, Callable[[State], Step | None]] = {
    "start": setup.choose_start,
    "cubes": setup.lay_cubes,
    "exchanges": setup.lay_exchanges,
    "sides": setup.choose_sides,
    "tiles": setup.open_tiles,
    "draw": placement.draw,
    placement.SECRET: placement.place,
    placement.OPEN: placement.place,
    "reveal": placement.reveal,
    "turn": turn,
    "cleanup": rounds.cleanup,
    "next": rounds.next_round,
    "end": rounds.end,
}


GAME = Assembly(
    name="siberia",
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
