"""What stays true in every game, whatever is played; how often everything comes up (rules, section 6.6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from client.rules.castellans import GAME
from client.rules.castellans.data import (
    BLUE,
    BRIDGES,
    CITIZENS,
    DICE,
    FACES,
    GUILDS,
    GUILDS_OF,
    MAGISTRATES,
    MANORS,
    MONUMENTS,
    NONE,
    OPTIONS,
    PINK,
    ROUNDS,
    TRACK,
    WARDS,
)
from client.rules.castellans.moves import CARD_AT
from client.rules.castellans.state import Seat, State, cap, crates_free, has, unlocked
from client.rules.play import Chance, Decision, Move, Play, Setup

setups = some.builds(
    Setup,
    some.integers(2, 5),
    some.fixed_dictionaries({}, optional={o.name: some.sampled_from(o.values) for o in OPTIONS}),
)
games = given(setups, some.integers(0, 10**6))
few = settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))


def random_game(
    setup: Setup, seed: object, used: Counter[str] | None = None, guild: str = ""
) -> Iterator[Play]:
    """A quiet game, stopped at every request and once more when it is over; what was used is counted.

    With a guild everybody plays for it, since its last bridges are too far for those who wander about.
    """
    rng, play = Random(f"{seed}"), Play(GAME, GAME.deal(setup), quiet=True)
    while (asks := play.asks) is not None:
        yield play
        if isinstance(asks, Chance):
            play.answer(asks.sample(rng))
        else:
            assert isinstance(asks, Decision)
            moves = asks.moves
            if guild:
                moves = tuple([move for move in moves if serves(move, guild)]) or moves
            move = moves[int(rng.random() * len(moves))]
            if used is not None:
                used.update(uses(play.state, asks, move))
            play.answer(move)
    yield play


def serves(move: Move, guild: str) -> bool:
    """Whether a move is for a guild: a step of its own, a ward where it lives, dice that bring steps."""
    if move.verb == "build" and move.to.startswith("ward."):
        return GUILDS.index(guild) in GUILDS_OF[WARDS.index(move.to[5:])]
    return move.piece.endswith(f".{guild}") or "influence" in (move.piece[5:], move.to)


# ---- what stays true


def check_cards(state: State) -> None:
    """Every citizen and every wharf card lies somewhere, once."""
    for colour, cards in enumerate((range(len(PINK)), range(len(PINK), len(CITIZENS)))):
        row = [card for card in state.rows[colour] if card != NONE]
        found = state.decks[colour] + row + state.discards[colour]
        found += [card for seat in state.seats for card in seat.cards if card in cards]
        assert sorted(found) == list(cards)
        gaps = [card == NONE for card in state.rows[colour]]
        assert state.phase in ("start", "decks", "act", "reset") or gaps == sorted(gaps, reverse=True)
    wharf = state.wharf_deck + state.wharf_used + ([state.wharf] if state.wharf != NONE else [])
    assert sorted(wharf) == list(range(10))


def check_dice(state: State) -> None:
    """Every die lies somewhere, once, and nobody has more than three."""
    dice = state.pool + state.leftover
    for seat in state.seats:
        assert len(seat.light) + len(seat.dark) <= 3
        dice = dice + seat.light + seat.dark
    assert sorted(dice) == list(range(DICE[len(state.seats)]))
    assert all(0 <= face < len(FACES) for face in state.faces)


def check_seats(state: State) -> None:
    """Goods, tracks, stocks and points stay within their bounds."""
    assert len(state.keeps) <= 8
    for seat in state.seats:
        assert all(0 <= n <= cap(seat, good) for good, n in enumerate(seat.goods)), seat.goods
        assert all(0 <= space <= TRACK for space in seat.influence)
        assert len(seat.temples) <= 4 and len(seat.pawns) <= 4
        assert len(seat.ships) <= 3 and len(seat.mills) <= 3
        assert 0 <= crates_free(seat) <= 2 + unlocked(seat, MANORS.index("bank"))
        assert min(seat.parts) >= 0


@few
@games
def test_cards_dice_goods_and_points_are_sound_at_every_request(setup: Setup, seed: int) -> None:
    for play in random_game(setup, seed):
        check_cards(play.state)
        check_dice(play.state)
        check_seats(play.state)


@pytest.mark.rule("V100")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_t42_every_seat_drafts_fifteen_dice_and_takes_fifteen_actions(seats: int) -> None:
    taken: Counter[tuple[int, str]] = Counter()
    rng, play = Random(f"count {seats}"), Play(GAME, GAME.deal(Setup(seats)), quiet=True)
    while (asks := play.asks) is not None:
        if isinstance(asks, Decision):
            move = rng.choice(asks.moves)
            if move.verb == "act" or asks.ask == "draft":
                taken[asks.seat, asks.ask] += 1
            play.answer(move)
        else:
            assert isinstance(asks, Chance)
            play.answer(asks.sample(rng))
    assert taken == {(seat, ask): 15 for seat in range(seats) for ask in ("draft", "turn")}
    assert play.state.round == ROUNDS and len(play.state.wharf_used) == 4


@pytest.mark.parametrize(("seats", "keeps"), [(2, 8), (3, 7), (4, 2), (5, 1)])
def test_keeps_at_the_end(seats: int, keeps: int) -> None:
    *_, last = random_game(Setup(seats), "keeps")
    assert len(last.state.keeps) == keeps


def test_t41_eighteen_wards_are_scored_in_a_game() -> None:
    play, scored, rng = Play(GAME, GAME.deal(Setup(2))), set(), Random("wards")
    while (asks := play.asks) is not None:
        if isinstance(asks, Decision | Chance):
            play.answer(rng.choice(asks.moves) if isinstance(asks, Decision) else asks.sample(rng))
            continue
        if asks.say in ("control", "keeps_take", "empty_ward"):
            scored.add((play.state.round, next(about for about in asks.about if isinstance(about, str))))
        play.answer(None)
    assert len(scored) == 18 == sum(len(wards) for wards in MAGISTRATES)


# ---- how often everything comes up


def uses(state: State, asks: Decision, move: Move) -> Iterator[str]:
    """The citizens, abilities and monuments that this move makes work."""
    seat = state.seats[asks.seat]
    if move.verb == "turn":
        yield CITIZENS[CARD_AT[move.to]].name
    elif move.verb == "swap":
        yield "forum"
    elif move.verb == "recruit":
        yield from recruits(seat, CARD_AT[move.piece])
    elif move.verb == "trade":
        yield from ["smuggler"] * has(seat, "smuggler") + ["bank"] * third(seat)
    elif move.verb == "act" and move.to.endswith("harvest"):
        yield from ["granary"] * open_(seat, "granary") + ["gleaner"] * has(seat, "gleaner")
    elif move.verb == "sail" and has(seat, "sea_captain"):
        yield "sea_captain"
    elif asks.ask == "leftover" and asks.about == ("cutpurse",):
        yield "cutpurse"
    elif move.verb == "build":
        yield from builds(seat, move)


def open_(seat: Seat, manor: str) -> bool:
    """Whether an ability works."""
    return unlocked(seat, MANORS.index(manor))


def third(seat: Seat) -> bool:
    """Whether the crate that is used next is the third one."""
    return NONE not in seat.crates[:2]


def recruits(seat: Seat, card: int) -> Iterator[str]:
    """A blue citizen works at once; the Hostel saves a food."""
    if card >= len(PINK):
        yield CITIZENS[card].name
    if open_(seat, "hostel"):
        yield "hostel"


def builds(seat: Seat, move: Move) -> Iterator[str]:
    """Monuments, and what makes buildings cheaper or pays for them."""
    kind = move.piece.split(".")[2 if move.piece.startswith("seat") else 0]
    if kind in MONUMENTS:
        yield kind
    cheaper = {
        "temples": ("abbess", "masonry", "quartermaster"),
        "manor": ("roofer", "lumber", "quartermaster"),
        "ships": ("drydock", "sea_captain", "quartermaster"),
        "windmills": ("quartermaster",),
    }
    for name in ("marshal",) if kind in MONUMENTS else cheaper.get(kind, ()):
        if open_(seat, name) if name in MANORS else has(seat, name):
            yield name
    if kind == "lighthouse":
        yield kind


def bridges(state: State) -> Iterator[str]:
    """The bridges that were crossed."""
    for seat in state.seats:
        for guild, at in enumerate(seat.influence):
            yield from (f"{GUILDS[guild]} {space}" for space in BRIDGES[guild] if space <= at)


THINGS = {
    *[citizen.name for citizen in CITIZENS], *MANORS, *MONUMENTS, "lighthouse",
    *[f"{name} {space}" for name, track in zip(GUILDS, BRIDGES, strict=True) for space in track],
}  # fmt: skip


def played(count: int) -> Counter[str]:
    """Play so many random games of all seat counts, every fifth for a guild; what was used how often."""
    used: Counter[str] = Counter()
    for number in range(count):
        guild = GUILDS[number // 20 % 4] if number % 5 == 4 else ""
        *_, last = random_game(Setup(2 + number % 4), number, used, guild)
        used.update(bridges(last.state))
    return used


def test_everything_comes_up_in_random_games() -> None:
    used = played(40)
    assert len(BLUE) == 14 and len(THINGS) == 28 + 7 + 3 + 1 + 20
    assert set(used) <= THINGS and len(used) > 50


@pytest.mark.long
def test_twenty_thousand_games_end_and_everything_comes_up_a_hundred_times() -> None:
    used = played(20_000)
    print(dict(used.most_common()))
    assert {name: used[name] for name in THINGS if used[name] < 100} == {}
