"""Every answer a seat of Castellans can give, made once: steps offer these and never build a move.

Tables of moves are indexed by the numbers of `data` in the order their names tell.
"""

from __future__ import annotations

from client.rules.castellans.data import (
    ACTIONS,
    BORDERS,
    CITIZENS,
    DICE,
    FACES,
    GOODS,
    GUILDS,
    LINES,
    MANORS,
    MOST_SEATS,
    PINK,
    SHIPS,
    WARDS,
)
from client.rules.play import Move

_SEATS = range(MOST_SEATS)
_DICE = [f"die.{die}" for die in range(DICE[MOST_SEATS])]
WARD = [f"ward.{name}" for name in WARDS]
DOCK = [f"dock.{name}" for name in WARDS]
ROAD = [f"road.{name}" for name in BORDERS]
SITE = [f"site.{name}" for name in BORDERS]
POOL = [f"pool.{face}" for face in FACES]
QUAY = [f"quay.{line}" for line in range(LINES)]
CARD_ID = [f"{'pink' if card < len(PINK) else 'blue'}.{card}" for card in range(len(CITIZENS))]


def own(me: int, name: str) -> str:
    """A zone of a seat."""
    return f"seat.{me}.{name}"


DONE, END = Move("done"), Move("end")
FOUND = [[[Move("build", f"manor.{me}.{manor}", ward) for ward in WARD] for manor in MANORS] for me in _SEATS]
LIGHT = [[Move("build", f"lighthouse.{me}", ward) for ward in WARD] for me in _SEATS]
TEMPLES = [[Move("build", own(me, "temples"), ward) for ward in WARD] for me in _SEATS]
SETTLE = [[Move("build", own(me, "pawns"), ward) for ward in WARD] for me in _SEATS]
LAUNCH = [[Move("build", own(me, "ships"), dock) for dock in DOCK] for me in _SEATS]
SAIL = [
    [[Move("sail", f"ship.{me}.{ship}", dock) for dock in DOCK] for ship in range(SHIPS)] for me in _SEATS
]
MILL = [[Move("build", own(me, "windmills"), road) for road in ROAD] for me in _SEATS]
# Gates on sites, towers and statues in wards, by kind.
RAISE = [
    [
        [Move("build", f"{kind}.{me}", place) for place in places]
        for kind, places in (("gate", SITE), ("tower", WARD), ("statue", WARD))
    ]
    for me in _SEATS
]

DRAFT = [[Move("draft", pool, own(me, "light")) for pool in POOL] for me in _SEATS]
TURN_POOL = [[Move("turn", pool, CARD_ID[card]) for card in range(len(PINK))] for pool in POOL]
TURN = [[Move("turn", die, CARD_ID[card]) for card in range(len(PINK))] for die in _DICE]
SWAP = [[Move("swap", die, other) for other in _DICE] for die in _DICE]
ACT = [[[Move("act", die, own(me, f"act.{action}")) for action in ACTIONS] for die in _DICE] for me in _SEATS]
# The same for each set of actions, taken as bits.
_SETS = [[n for n in range(len(ACTIONS)) if some >> n & 1] for some in range(1 << len(ACTIONS))]
ACTS = [[[[moves[n] for n in some] for some in _SETS] for moves in dice] for dice in ACT]

RECRUIT = [[Move("recruit", card, own(me, "citizens")) for card in CARD_ID] for me in _SEATS]
PAY = [Move("pay", n=magic) for magic in range(3)]  # at least one of three is real
TRADE = [[Move("trade", own(me, "crates"), line) for line in QUAY] for me in _SEATS]
ADVANCE = [[Move("advance", f"influence.{me}.{guild}") for guild in GUILDS] for me in _SEATS]
GAIN = [[Move("gain", f"good.{me}.{good}") for good in GOODS] for me in _SEATS]
COPY = [Move("copy", die) for die in _DICE]
FORGE = [Move("forge", die) for die in _DICE]
SHOW = [Move("face", to=face) for face in FACES]

WARD_AT = {zone: ward for zones in (WARD, DOCK) for ward, zone in enumerate(zones)}
BORDER_AT = {zone: border for zones in (ROAD, SITE) for border, zone in enumerate(zones)}
PLACE_AT = WARD_AT | BORDER_AT
FACE_AT = {zone: face for face, zone in enumerate(POOL)}
FACE_NAMED = {face: number for number, face in enumerate(FACES)}
LINE_AT = {zone: line for line, zone in enumerate(QUAY)}
DIE_AT = {piece: die for die, piece in enumerate(_DICE)}
CARD_AT = {piece: card for card, piece in enumerate(CARD_ID)}
GUILD_AT = {move.piece: guild for moves in ADVANCE for guild, move in enumerate(moves)}
GOOD_AT = {move.piece: good for moves in GAIN for good, move in enumerate(moves)}
MANOR_AT = {moves[0].piece: manor for seat in FOUND for manor, moves in enumerate(seat)}
MONUMENT_AT = {moves[0].piece: kind for seat in RAISE for kind, moves in enumerate(seat)}
SHIP_AT = {moves[0].piece: ship for seat in SAIL for ship, moves in enumerate(seat)}
ACTION_AT = {move.to: action for seat in ACT for action, move in enumerate(seat[0])}
