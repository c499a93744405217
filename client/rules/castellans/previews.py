"""The numbers a player wants to see: how the game stands, what things cost, what scoring would pay."""

from __future__ import annotations

from client.rules.castellans.costs import (
    manor_wood,
    monument_gold,
    recruit_food,
    sail_gold,
    ship_wood,
    surcharge,
    temple_stone,
)
from client.rules.castellans.data import (
    BORDERS,
    DECKS,
    GATES,
    GOODS,
    GUILDS,
    LIGHTHOUSES,
    LOOPS,
    MILL_FOOD,
    MONUMENTS,
    NONE,
    SOURCES,
    WARDS,
)
from client.rules.castellans.scoring import (
    guild_shares,
    halves,
    lighthouse_points,
    monument_points,
    shares,
    stars,
    wharf_shares,
)
from client.rules.castellans.state import (
    FORUM_USED,
    Seat,
    State,
    cap,
    crates_free,
    crates_out,
    manors_in,
    mills_on,
    scored_wards,
    ships_in,
    temples_in,
)

Counts = dict[str, int]


def numbers(state: State) -> Counts:
    """How the game stands.

    ``round``, ``turn`` (1 to 3: the loop of turns, 0 before), ``raised`` (1: a monument was built this turn),
    ``doing`` (1 to 5: the action in progress, 0 for none), ``slots`` (for dice, light or dark);
    for each seat N ``score.N``, ``stars.N``, ``crates.N`` (still to use), ``wharf.N`` (on the card),
    ``cap.N.gold``, ``goods.N.<good>``, ``influence.N.<guild>``, ``used.N.<citizen's number>`` (1: used up
    this round), ``forum.N`` (1: likewise).
    """
    counts = {
        "round": state.round,
        "turn": min(LOOPS, 1 + min([len(seat.dark) for seat in state.seats])) if state.leftover else 0,
        "raised": int(state.raised),
        "doing": 1 + state.doing,
        "slots": LOOPS,
    }
    for me, seat in enumerate(state.seats):
        counts[f"score.{me}"] = seat.points
        counts[f"stars.{me}"] = stars(seat)
        counts[f"crates.{me}"] = crates_free(seat)
        counts[f"wharf.{me}"] = crates_out(seat)
        counts[f"cap.{me}.gold"] = cap(seat, GOODS.index("gold"))
        for name, n in zip(GOODS, seat.goods, strict=True):
            counts[f"goods.{me}.{name}"] = n
        for name, n in zip(GUILDS, seat.influence, strict=True):
            counts[f"influence.{me}.{name}"] = n
        for card in seat.cards:
            counts[f"used.{me}.{card}"] = seat.used >> card & 1
        counts[f"forum.{me}"] = int(bool(seat.used & FORUM_USED))
    return counts


def previews(state: State) -> Counts:
    """What would come of it.

    Wards: ``scores.<ward>`` (1: in this round's scoring), ``halves.<ward>.N`` (control points of seat N, in
    halves), ``keeps.<ward>`` (likewise of the keeps), ``pays.<ward>.N`` (points it would bring seat N now),
    ``pays.<ward>.keeps`` (points that would be lost to the keeps). For each seat N ``<kind>.N`` (what gate,
    tower, statue, lighthouse would pay now), ``crates_pay.N``, ``guild_pays.<guild>.N`` (in the end),
    ``scoring.N`` (all that this round's scoring would pay now; missing when the game is over), and the costs
    of `costs`.
    """
    counts: Counts = {}
    coming = _wards(state, counts)
    for me, points in enumerate(wharf_shares(state)):
        counts[f"crates_pay.{me}"] = points
        coming[me] += points
    for guild, name in enumerate(GUILDS):
        for me, points in enumerate(guild_shares(state, guild)):
            counts[f"guild_pays.{name}.{me}"] = points
    for me, seat in enumerate(state.seats):
        paid = [monument_points(state, seat, kind) for kind in range(len(MONUMENTS))]
        paid.append(lighthouse_points(state, seat))
        for name, points in zip(SOURCES[GATES : LIGHTHOUSES + 1], paid, strict=True):
            counts[f"{name}.{me}"] = points
        if state.phase:
            counts[f"scoring.{me}"] = coming[me] + sum(paid)
        counts |= costs(state, me, seat)
    return counts


def _wards(state: State, counts: Counts) -> list[int]:
    """Control of each ward; what those in this round's scoring would bring each seat."""
    found, scored = halves(state), scored_wards(state)
    coming = [0] * len(state.seats)
    for ward, name in enumerate(WARDS):
        counts[f"scores.{name}"] = int(ward in scored)
        counts[f"keeps.{name}"] = 2 * state.keeps.count(ward)
        *paid, lost = shares(state, ward, [seat[ward] for seat in found])
        counts[f"pays.{name}.keeps"] = lost
        for me, points in enumerate(paid):
            counts[f"halves.{name}.{me}"] = found[me][ward]
            counts[f"pays.{name}.{me}"] = points
            coming[me] += points if ward in scored else 0
    return coming


def costs(state: State, me: int, seat: Seat) -> Counts:
    """What things cost a seat, discounts included.

    ``cost.N.temple`` stone, ``cost.N.manor`` and ``cost.N.ship`` wood, ``cost.N.windmill`` food,
    ``cost.N.<pink|blue>.<slot>`` food (missing: no card there); gold: ``gold.N.temple.<ward>``,
    ``gold.N.manor.<ward>``, ``gold.N.ship.<ward>``, ``gold.N.windmill.<border>``, ``gold.N.sail``,
    ``gold.N.gate``, ``gold.N.tower``, ``gold.N.statue``.
    """
    counts = {
        f"cost.{me}.temple": temple_stone(seat),
        f"cost.{me}.manor": manor_wood(seat),
        f"cost.{me}.ship": ship_wood(seat),
        f"cost.{me}.windmill": MILL_FOOD,
        f"gold.{me}.sail": sail_gold(seat),
    }
    for kind, name in enumerate(MONUMENTS):
        counts[f"gold.{me}.{name}"] = monument_gold(seat, kind, state.hired)
    for name, there, places in (
        ("temple", temples_in(state), WARDS),
        ("manor", manors_in(state), WARDS),
        ("ship", ships_in(state), WARDS),
        ("windmill", mills_on(state), BORDERS),
    ):
        for place, count in zip(places, there, strict=True):
            counts[f"gold.{me}.{name}.{place}"] = surcharge(seat, count)
    for colour, row in zip(DECKS, state.rows, strict=True):
        for slot, card in enumerate(row):
            if card != NONE:
                counts[f"cost.{me}.{colour}.{slot + 1}"] = recruit_food(state, seat, card, slot)
    return counts
