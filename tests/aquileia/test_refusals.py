"""Why a drop is refused, in a word for the words files."""

from __future__ import annotations

from random import Random

import pytest

from client.rules.aquileia import GAME
from client.rules.aquileia.refusals import REASONS
from client.rules.play import Decision, Play, Setup
from tests.aquileia.scene import Scene, lay


def why(scene: Scene, piece: str, target: str) -> str | None:
    return GAME.why_not(scene.state, 0, piece, target)


PLACING = {"dolus": 1, "stadium-gold-1a": 0}


@pytest.mark.parametrize(
    ("piece", "target", "reason"),
    [
        ("henchman.0.3", "space.dolus", "space_taken"),
        ("seat.0.henchmen", "space.stadium-silver-2", "other_side"),
        ("seat.0.henchmen", "space.portus-silver", "no_tariff"),
        ("helmet.0", "space.latro", "henchman_only"),
        ("henchman.0.3", "order.1", "helmet_only"),
        ("seat.0.helmet", "order.2", "first_free_field"),
        ("coin", "seat.1.gold", None),
    ],
)
def test_reasons_while_placing(piece: str, target: str, reason: str | None) -> None:
    assert why(lay("place", on=PLACING, order=[], purses={0: (1, 0, 1)}), piece, target) == reason


def test_one_harbour() -> None:
    assert (
        why(lay("place", on={"portus-gold": 0}, order=[]), "seat.0.henchmen", "space.portus-bronze")
        == "one_harbour"
    )


@pytest.mark.parametrize(
    ("contest", "space", "face", "reason"),
    [
        ("arena", "arena-1a", "equus-aureus-1", "horses_race"),
        ("stadium", "stadium-gold-1a", "arma-1", "weapons_fight"),
        ("stadium", "stadium-gold-1a", "equus-argenteus-1", "other_horse"),
    ],
)
def test_reasons_in_a_contest(contest: str, space: str, face: str, reason: str) -> None:
    scene = lay(contest, on={space: 0}, arms={0: face}).roll("bbb")
    assert why(scene, f"arms.{scene.state.seats[0].arms[0]}", "contest") == reason


def test_slaves_do_not_race() -> None:
    scene = lay("stadium", on={"stadium-gold-1a": 0}, arms={0: "arma-1"}, slaves={0: "1"}).roll("bbb")
    assert why(scene, "slave.0", "contest") == "slaves_fight"


@pytest.mark.parametrize(
    ("site", "reason"), [("U1", "site_taken"), ("W5", "not_affordable"), ("O2", "not_enough_slaves")]
)
def test_reasons_when_building(site: str, reason: str) -> None:
    scene = lay("forum", on={"forum-1": 0}, houses={1: "U1"})
    assert why(scene, "seat.0.houses", f"site.{site}") == reason


def test_reasons_elsewhere() -> None:
    harbour = lay("latro", on={"portus-silver": 0, "latro": 1}, purses={0: (1, 1, 1)}).roll("ss")
    assert why(harbour, "seat.0.gold", "tariff.silver") == "other_metal"
    assert why(lay("equi", on={"equi-mid": 0}), "arms.0", "seat.0.arms") == "not_for_sale"


def test_a_coin_of_the_standing_bid_cannot_be_added() -> None:
    theatre = lay("theatre", on={"theatrum": 1}, purses={0: (2, 0, 1)})
    theatre.say("bid seat.1.gold seat.1.dish", "pass")
    assert theatre.asked == "0 theatre_raise"
    assert why(theatre, "seat.0.gold", "seat.0.dish") == "coin_needed"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_any_drop_gets_a_known_word_or_none(seats: int) -> None:
    play, rng = Play(GAME, GAME.deal(Setup(seats))), Random(seats)
    while (asks := play.asks) is not None:
        if not isinstance(asks, Decision):
            play.answer(None if not hasattr(asks, "sample") else asks.sample(rng))
            continue
        table = GAME.table(play.state, asks.seat)
        zones = list(table.zones)
        held = [
            piece.id for zone in zones if zone.startswith(f"seat.{asks.seat}.") for piece in table.zones[zone]
        ]
        legal = {(move.piece, move.to) for move in asks.moves}
        for _ in range(4):
            piece, target = rng.choice([*held, f"seat.{asks.seat}.henchmen"]), rng.choice(zones)
            reason = GAME.why_not(play.state, asks.seat, piece, target)
            assert reason is None or (reason in REASONS and (piece, target) not in legal)
        play.answer(rng.choice(asks.moves))
