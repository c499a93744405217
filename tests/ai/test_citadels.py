"""How bots play Citadels: unforeseen, and with sense."""

from __future__ import annotations

from random import Random

import pytest

from client.ai.games.citadels.rating import appraise
from client.ai.levels import choose
from client.rules.citadels import GAME
from client.rules.citadels.data import FACE
from client.rules.play import Decision, Play
from tests.ai.positions import begun, decisions, first
from tests.citadels.scene import Scene, lay

NAMING = frozenset(("kill", "rob", "bewitch"))


# ---- what nobody shall foresee


@pytest.mark.parametrize("level", ("fair", "hard"))
def test_the_choice_of_a_character_cannot_be_foreseen(level: str) -> None:
    play = first(begun("citadels", 4), "mixed", lambda p, d: p.state.round == 2 and d.ask == "pick")
    asked = play.asks
    assert isinstance(asked, Decision)
    chosen = {choose(play, asked.seat, level, Random(n), rounds=8).move for n in range(16)}
    assert 1 < len(chosen) < len(asked.moves)


def test_the_victim_of_the_assassin_cannot_be_foreseen() -> None:
    scene = lay("assassin", gathered=True, roles={1: "king", 2: "bishop", 3: "merchant"}, gold={1: 3, 2: 4})
    named = {choose(scene.play, 0, "fair", Random(n)).move.to for n in range(16)}
    assert 2 < len(named) < 7


@pytest.mark.parametrize(("role", "markers"), [("magistrate", 3), ("blackmailer", 2)])
@pytest.mark.parametrize("level", ("easy", "fair", "hard"))
def test_the_order_of_markers_does_not_tell_the_real_one(role: str, markers: int, level: str) -> None:
    rest = {1: "king", 2: "bishop", 3: "merchant"}
    real = []
    for seed in range(14):
        scene = lay(role, gathered=True, roles=rest, gold={1: 3, 2: 4}, hands={1: "palace castle"})
        rng, order, ranks = Random(seed), [], []
        while len(order) < markers:
            asked = scene.asks
            assert isinstance(asked, Decision)
            first_one = [move for move in asked.moves if move.verb == "place"]
            assert first_one
            move = choose(scene.play, 0, level, rng, rounds=6).move
            if move.verb != "place":
                break
            order.append(move.piece.rpartition(".")[2])
            ranks.append(move.to)
            scene.play.answer(move)
            while not isinstance(scene.play.asks, Decision):
                scene.play.answer(None)
        if order:
            assert len(order) == markers and len({*ranks}) == markers
            real.append(order.index("0"))
    assert len(real) > 6 and len({*real}) == markers


@pytest.mark.parametrize("role", ["magistrate", "blackmailer"])
def test_a_blank_marker_leaves_the_best_rank_to_the_real_one(role: str) -> None:
    rest, hands = {1: "king", 2: "bishop", 3: "merchant"}, {1: "palace castle", 2: "temple"}
    scene = lay(role, gathered=True, roles=rest, gold={1: 3, 2: 4}, hands=hands)
    asked = scene.asks
    assert isinstance(asked, Decision)
    rates = appraise(scene.play.state, asked, careful=True)
    best: dict[str, tuple[float, str]] = {}
    for rate, move in zip(rates, asked.moves, strict=True):
        if move.verb == "place":
            best[move.piece] = max(best.get(move.piece, (-9.0, "")), (rate, move.to))
    real, *blank = [best[piece][1] for piece in sorted(best)]
    assert blank and real not in blank


@pytest.mark.parametrize("seats", (2, 4, 6))
def test_no_character_is_named_that_lies_open_or_is_ones_own(seats: int) -> None:
    looked = 0
    for seed in range(4):
        for play, asked in decisions(begun("citadels", seats, cast="random"), f"named{seed}", "fair"):
            state = play.state
            if not any(move.verb in NAMING for move in asked.moves):
                continue
            move = choose(play, asked.seat, "fair", Random(seed)).move
            if move.verb in NAMING:
                looked += 1
                role = state.cast[int(move.to.split(".")[1]) - 1]
                assert role not in state.up and role not in state.seats[asked.seat].roles
    assert looked > 3


# ---- sense


def best(scene: Scene, level: str = "fair") -> str:
    """What the seat that is asked chooses: its verb and the districts it is about."""
    asked = scene.asks
    assert isinstance(asked, Decision)
    move = choose(scene.play, asked.seat, level, Random(1), rounds=30).move
    faces = sorted([str(tag) for tag in scene.tags(move) if tag in FACE])
    return " ".join([move.verb, *faces])


def test_a_city_is_completed_by_who_is_ahead() -> None:
    scene = lay(
        "merchant",
        gathered=True,
        cities={0: "palace castle cathedral harbor fortress manor", 1: "tavern temple"},
        hands={0: "market church"},
        gold={0: 2},
    )
    scene.do("extra")
    for level in ("fair", "hard"):
        assert best(scene, level).split()[0] == "build"


def test_the_warlord_strikes_the_city_that_is_nearly_complete() -> None:
    scene = lay(
        "warlord",
        gathered=True,
        cities={0: "manor", 1: "tavern market docks temple church watchtower", 2: "prison barracks"},
        gold={0: 1},
    )
    for level in ("fair", "hard"):
        assert best(scene, level).split()[1] in ("tavern", "market", "temple", "church", "watchtower")


def test_nobody_harms_the_own_city() -> None:
    scene = lay("warlord", gathered=True, cities={0: "manor temple armory"}, gold={0: 6})
    for level in ("fair", "hard"):
        assert best(scene, level) == "end"


def test_no_turn_ends_before_everything_free_was_taken() -> None:
    free, ended = {"income", "extra", "plan", "study", "collect", "trade", "explore", "alms"}, 0
    for seed in range(6):
        for play, asked in decisions(begun("citadels", 4, cast="random", rank9="on"), f"free{seed}", "fair"):
            if any(move.verb == "end" for move in asked.moves) and free & {m.verb for m in asked.moves}:
                ended += 1
                assert choose(play, asked.seat, "hard", Random(1), rounds=4).move.verb != "end"
    assert ended > 20


def test_the_alchemist_builds_the_dearest() -> None:
    scene = lay("alchemist", gathered=True, hands={0: "palace tavern market"}, gold={0: 5})
    assert best(scene) == "build palace"


def test_an_own_real_threat_is_opened_and_a_blank_one_is_not() -> None:
    for threats, verb in (("king bishop", "open"), ("bishop king", "pass")):
        scene = lay(roles={1: "king"}, shown={0: "blackmailer"}, rogue=0, threats=threats, gold={1: 6})
        scene.take().do("refuse")
        assert scene.asked == "0 reveal" and best(scene) == verb


def test_a_bribe_of_nothing_is_paid() -> None:
    scene = lay(roles={1: "king"}, shown={0: "blackmailer"}, rogue=0, threats="king bishop")
    scene.do("draw").do("keep")
    assert scene.asked == "1 bribe" and best(scene) == "pay"


def test_a_card_that_cannot_be_built_goes_to_the_museum_or_the_laboratory() -> None:
    for district, verb in (("museum", "tuck"), ("laboratory", "discard")):
        scene = lay("bishop", gathered=True, cities={0: f"{district} manor"}, hands={0: "manor palace"})
        assert best(scene) == " ".join([verb, *sorted(["manor", district])])


def test_the_emperor_crowns_nobody_who_is_ahead() -> None:
    scene = lay(
        "emperor",
        gathered=True,
        cities={1: "palace castle cathedral harbor fortress", 2: "tavern", 3: "temple"},
        crown=3,
    )
    asked = scene.asks
    assert isinstance(asked, Decision)
    assert choose(scene.play, 0, "fair", Random(1)).move.to == "seat.2.crown"


def test_gold_that_nothing_needs_becomes_beauty() -> None:
    scene = lay("artist", gathered=True, cities={0: "palace castle"}, gold={0: 2}, completed={1: 1})
    assert best(scene).startswith("beautify")
    scene.do("beautify", "palace")
    assert best(scene).startswith("beautify")


def test_the_magistrate_takes_a_district_for_nothing() -> None:
    scene = lay(
        roles={1: "king"},
        shown={0: "magistrate"},
        chief=0,
        warrants="king bishop merchant",
        hands={1: "palace"},
        gold={1: 5},
    )
    scene.take().do("build", "palace")
    assert scene.asked == "0 confiscate" and best(scene).startswith("confiscate")


def test_who_has_no_card_draws_and_who_is_poor_takes_gold() -> None:
    assert best(lay("king", gold={0: 4})) == "draw"
    assert best(lay("king", hands={0: "palace castle docks church"}, gold={0: 0})) == "take"


# ---- what is remembered


def remembering(scene: Scene, holder: int) -> Scene:
    """The same position, seat 0 having seen a hand before."""
    state = scene.state
    state.seats[0].sights = tuple([(card, holder) for card in state.seats[holder].hand])
    return Scene(Play(GAME, state))


@pytest.mark.parametrize("level", ("easy", "fair", "hard"))
def test_the_spy_names_the_kind_that_it_knows_in_the_hand(level: str) -> None:
    hands = {1: "watchtower prison barracks fortress"}
    scene = remembering(lay("spy", gathered=True, hands=hands, gold={1: 4}), 1).do("spy", 1)
    named = {choose(scene.play, 0, level, Random(n), rounds=20).move.to for n in range(6)}
    assert named == {"military"}


def test_the_magician_does_not_swap_for_a_hand_that_he_knows_to_be_poor() -> None:
    def swaps(known: bool) -> bool:
        hands = {0: "market", 1: "manor manor temple temple"}
        cities = {0: "manor temple"}
        scene = lay("magician", gathered=True, seats=2, hands=hands, cities=cities)
        scene = remembering(scene, 1) if known else scene
        moves = {choose(scene.play, 0, "fair", Random(n)).move.verb for n in range(6)}
        return "swap" in moves

    assert swaps(False) and not swaps(True)
