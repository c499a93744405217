"""The picture: every piece once, names that cannot be mistaken, numbers that are right."""

from __future__ import annotations

from random import Random

import pytest

from client.rules import castellans
from client.rules.castellans import GAME
from client.rules.castellans.data import FACES, LOOPS, ROUNDS, WARDS
from client.rules.play import Beat, Decision, Play, Setup
from tests.castellans.scene import lay
from tests.walk import pieces, walk


@pytest.mark.parametrize("seats", [2, 5])
def test_every_piece_lies_somewhere_and_is_named_like_no_zone(seats: int) -> None:
    play = Play(GAME, GAME.deal(Setup(seats)))
    kinds = pieces(GAME.table(play.state, None))
    for number, at in enumerate(walk(play, Random(seats))):
        if number % 4 == 0:
            table = GAME.table(at.state, None)
            assert pieces(table) == kinds, at.asks
            assert not table.zones.keys() & table.where().keys()


def test_every_move_names_pieces_and_zones_that_are_there() -> None:
    for at in walk(Play(GAME, GAME.deal(Setup(4, {"subactions_per_action": 2}))), Random(8)):
        asks = at.asks
        if isinstance(asks, Decision):
            table = GAME.table(at.state, asks.seat)
            names = {"", *FACES, *table.zones, *table.where()}
            assert all(move.piece in names and move.to in names for move in asks.moves), asks


def test_asks_and_beats_are_those_that_are_written_down() -> None:
    asked = set()
    for seats in (2, 3, 4, 5):
        for seed in range(3):
            for at in walk(Play(GAME, GAME.deal(Setup(seats))), Random(f"{seats} {seed}")):
                asked.add(at.asks.say if isinstance(at.asks, Beat) else getattr(at.asks, "ask", ""))
    assert len(asked) > 35 and all(f"    {word} " in (castellans.__doc__ or "") for word in asked - {""})


def test_the_die_in_use_is_turned() -> None:
    scene = lay(goods={0: "stone 2"}).act("temple")
    assert [piece.turned for piece in scene.table().zones["seat.0.dark"]] == [1]
    assert [piece.turned for piece in scene.table().zones["seat.0.light"]] == [0, 0]
    assert scene.counts["doing"] == 1
    scene.build("temple", "veil")
    assert [piece.turned for piece in scene.table().zones["seat.0.dark"]] == [0]


def test_what_the_next_scoring_would_pay() -> None:
    built = {0: "temple harbour, statue harbour", 1: "ship harbour, ship harbour, temple garden"}
    scene = lay(built=built, keeps="harbour harbour harbour", crates={1: 1}, influence={1: "holy 9"})
    expected = {
        "scores.harbour": 1, "scores.garden": 0, "halves.harbour.0": 2, "halves.harbour.1": 4,
        "keeps.harbour": 6, "pays.harbour.keeps": 6, "pays.harbour.1": 4, "pays.harbour.0": 2,
        "pays.garden.1": 6, "statue.0": 1, "crates_pay.1": 3, "crates_pay.0": 0, "guild_pays.holy.1": 6,
        "guild_pays.holy.0": 0, "scoring.0": 3, "scoring.1": 7, "stars.1": 2, "crates.1": 1, "wharf.1": 1,
    }  # fmt: skip
    assert {key: scene.counts[key] for key in expected} == expected


@pytest.mark.parametrize("seats", [2, 3])
def test_the_preview_is_what_scoring_pays(seats: int) -> None:
    for seed in range(2):
        before: dict[str, int] = {}
        met = []
        for at in walk(Play(GAME, GAME.deal(Setup(seats))), Random(f"preview {seats} {seed}")):
            _, mark, tail = at.position()
            if mark.phase == "control" and not tail:
                before = GAME.table(mark, None).counts
            elif mark.phase in ("reset", "guilds") and not tail:
                now = GAME.table(mark, None).counts
                met.append((before["round"], now["round"], mark.phase))
                for me in range(seats):
                    assert now[f"score.{me}"] - before[f"score.{me}"] == before[f"scoring.{me}"]
        rounds = [(n, n, "reset" if n < ROUNDS else "guilds") for n in range(1, ROUNDS + 1)]
        assert list(dict.fromkeys(met)) == rounds, "each scoring is met, and what came before it"


def test_nothing_is_coming_once_the_game_is_over() -> None:
    scene = lay(built={0: "manor.drydock veil"})
    assert "scoring.0" in scene.counts and scene.counts["slots"] == LOOPS
    scene.state.phase = ""
    assert not [name for name in GAME.table(scene.state, None).counts if name.startswith("scoring.")]


def test_costs_for_every_seat_and_place() -> None:
    scene = lay(built={0: "manor.drydock veil, temple veil, ship veil, windmill veil_garden"})
    expected = {
        "cost.0.temple": 2, "cost.0.manor": 3, "cost.0.ship": 1, "cost.1.ship": 2, "cost.0.windmill": 2,
        "gold.1.temple.veil": 1, "gold.1.manor.veil": 1, "gold.1.ship.veil": 1, "gold.1.ship.garden": 0,
        "gold.1.windmill.veil_garden": 1, "gold.0.sail": 2, "gold.0.gate": 8, "gold.0.tower": 7,
    }  # fmt: skip
    assert {key: scene.counts[key] for key in expected} == expected
    assert {f"gold.1.manor.{ward}" for ward in WARDS} <= scene.counts.keys()
