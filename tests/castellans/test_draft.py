"""The draft (rules, sections 2.2, 2.8, 4.2)."""

from __future__ import annotations

import pytest

from tests.castellans.scene import Scene, lay

POOL = "wood stone food magic gold influence wood wood gold"
TURNERS = {
    "woodwright": "wood", "stonecutter": "stone", "miller": "food", "enchanter": "magic",
    "moneychanger": "gold", "herald": "influence",
}  # fmt: skip


def drafting(pool: str = POOL, **more: object) -> Scene:
    """Seat 0 is about to draft."""
    return lay("draft", pool=pool, **more)  # type: ignore[arg-type]


def take(scene: Scene, face: str) -> Scene:
    """The seat that is asked drafts a die with this face."""
    scene.say(f"draft pool.{face} seat.{scene.seat}.light")
    return scene


@pytest.mark.rule("V17")
def test_the_start_player_throws_all_dice_and_has_the_first_turn() -> None:
    scene = lay("roll", seats=3, start=2)
    assert scene.asked == "roll" and scene.seat == 2
    scene.throw("influence magic wood")
    assert scene.asked == "2 draft"
    zones = scene.table().zones
    assert len(zones["pool.influence"]) == 1 and len(zones["pool.wood"]) == 10


@pytest.mark.rule("V18")
def test_a_draft_turn_takes_one_die_and_cannot_be_passed() -> None:
    scene = drafting("wood wood stone gold gold gold gold gold gold")
    assert scene.moves == [f"draft pool.{face} seat.0.light" for face in ("wood", "stone", "gold")]
    take(scene, "stone")
    assert scene.faces(0) == ["stone"] and len(scene.state.pool) == 8


@pytest.mark.rule("V19")
@pytest.mark.parametrize("citizen", TURNERS)
def test_p01_to_p06_turn_a_die_that_is_drafted(citizen: str) -> None:
    face = TURNERS[citizen]
    other = "stone" if face != "stone" else "wood"
    scene = drafting(citizens={0: citizen}, goods={0: ""})
    card = next(f"pink.{card}" for card in scene.state.seats[0].cards)
    turnings = [move for move in scene.moves if move.startswith("turn")]
    assert len(turnings) == 5 and f"turn pool.{face} {card}" not in turnings, "the new face differs"
    scene.say(f"turn pool.{other} {card}")
    assert scene.faces(0) == [face] and scene.said("turned") == [(0, other, face)]
    if face == "influence":
        assert scene.guilds == ["worker", "soldier", "shadow", "holy"]
    else:
        assert scene.goods() == {face: 2 if face == "gold" else 1}, "the new face brings its value"


@pytest.mark.rule("V19")
@pytest.mark.parametrize("citizen", TURNERS)
def test_each_of_them_works_once_a_round_but_the_moneychanger(citizen: str) -> None:
    scene = drafting("stone wood stone wood food gold magic stone wood", citizens={0: citizen, 1: "marshal"})
    face = TURNERS[citizen]
    other = "stone" if face != "stone" else "wood"
    scene.say(f"turn pool.{other} pink.{scene.state.seats[0].cards[0]}")
    if face == "influence":
        scene.advance("holy")
    assert not any(move.startswith("turn") for move in scene.moves), "the marshal turns nothing"
    take(scene, "food")
    again = any(move.startswith("turn") for move in scene.moves)
    assert again is (citizen == "moneychanger")


def test_only_one_citizen_turns_a_die() -> None:
    scene = drafting(citizens={0: "woodwright miller"})
    scene.say("turn pool.stone pink.0")
    assert scene.asked == "1 draft" and scene.faces(0) == ["wood"]


@pytest.mark.rule("V20")
def test_the_die_lies_in_a_light_slot() -> None:
    scene = take(drafting(), "magic")
    zones = scene.table().zones
    assert [piece.face for piece in zones["seat.0.light"]] == ["magic"] and not zones["seat.0.dark"]


@pytest.mark.rule("V21")
def test_a_die_once_placed_is_not_adjusted() -> None:
    scene = drafting(citizens={0: "woodwright"})
    take(scene, "stone")
    take(scene, "gold")
    die = f"die.{scene.state.seats[0].light[0]}"
    assert scene.asked == "0 draft" and not any(die in move for move in scene.moves)


@pytest.mark.rule("V22")
@pytest.mark.parametrize("face", ["wood", "stone", "food", "magic"])
def test_a_resource_face_is_one_step_on_its_track(face: str) -> None:
    assert take(drafting(goods={0: ""}), face).goods() == {face: 1}


@pytest.mark.rule("V23")
def test_a_gold_face_is_two_gold() -> None:
    assert take(drafting(goods={0: "gold 1"}), "gold").goods() == {"gold": 3}


@pytest.mark.rule("V24")
def test_an_influence_face_is_one_step_in_a_guild_of_choice() -> None:
    scene = take(drafting(), "influence")
    assert scene.asked == "0 influence" and scene.guilds == ["worker", "soldier", "shadow", "holy"]
    assert scene.advance("shadow").influence() == {"shadow": 1}


@pytest.mark.rule("V16", "V26")
def test_then_the_next_player_clockwise() -> None:
    scene = lay("draft", seats=3, player=1, start=1, pool="wood " * 12)
    seen = []
    for _ in range(9):
        seen.append(scene.seat)
        take(scene, "wood")
    assert seen == [1, 2, 0] * 3


@pytest.mark.rule("V27")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_ends_with_three_dice_each_and_three_left_over(seats: int) -> None:
    scene = lay("draft", seats=seats, start=1, player=1, pool="wood " * 3 * seats + "gold magic food")
    for _ in range(3 * seats):
        take(scene, "wood")
    assert scene.asked == "1 turn" and all(len(seat.light) == 3 for seat in scene.state.seats)
    assert [piece.face for piece in scene.table().zones["leftover"]] == ["gold", "magic", "food"]
    assert scene.said("leftover") == [("gold", "magic", "food")]


def test_p13_the_cutpurse_gains_the_value_of_a_leftover_die_when_the_draft_ends() -> None:
    scene = drafting(
        "wood gold gold magic",
        dice={0: "wood wood", 1: "wood wood wood"},
        citizens={0: "cutpurse"},
        goods={0: ""},
    )
    take(scene, "wood")
    assert scene.asked == "0 leftover" and scene.asks.about == ("cutpurse",)  # type: ignore[union-attr]
    scene.say(f"copy {scene.left('gold')}")
    assert scene.goods() == {"wood": 1, "gold": 2} and len(scene.state.leftover) == 3
    assert scene.asked == "0 turn" and scene.said("effect") == [(0, "pink.12")]


def test_with_three_like_dice_left_over_the_cutpurse_has_no_choice() -> None:
    dice = {0: "wood wood", 1: "wood wood wood"}
    scene = drafting("wood magic magic magic", dice=dice, citizens={1: "cutpurse"}, goods={1: ""})
    assert take(scene, "wood").goods(1) == {"magic": 1} and scene.asked == "0 turn"
