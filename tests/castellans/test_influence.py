"""Steps, bridges and what lies at the end of a track (rules, sections 2.6, 5.8)."""

from __future__ import annotations

import pytest

from client.rules.castellans.data import BRIDGES, GUILDS, STARS
from tests.castellans.scene import Scene, lay

GAINED = {
    ("worker", 8): {"gold": 2}, ("worker", 12): {"wood": 1, "stone": 1},
    ("soldier", 4): {"gold": 2}, ("soldier", 8): {"stone": 1}, ("soldier", 12): {"gold": 4},
    ("shadow", 4): {"food": 1}, ("shadow", 8): {"gold": 3},
    ("holy", 4): {"magic": 1}, ("holy", 12): {"magic": 2},
}  # fmt: skip
SCORED = {(guild, 16): 4 for guild in GUILDS} | {(guild, 20): 6 for guild in GUILDS} | {("holy", 8): 2}


def stepping(guild: str, space: int, **more: object) -> Scene:
    """Seat 0 drafts an influence die, one step before a space, and owns nothing."""
    influence = more.pop("influence", {0: f"{guild} {space - 1}"})
    scene = lay("draft", pool="influence " * 9, goods={0: ""}, influence=influence, **more)  # type: ignore[arg-type]
    return scene.say("draft pool.influence seat.0.light").advance(guild)


def test_every_track_has_five_bridges_and_five_stars() -> None:
    assert STARS == (4, 8, 12, 16, 20) and all(tuple(bridges) == STARS for bridges in BRIDGES)


@pytest.mark.rule("V25")
@pytest.mark.parametrize(("guild", "space"), GAINED)
def test_a_bridge_pays_goods(guild: str, space: int) -> None:
    assert stepping(guild, space).goods() == GAINED[guild, space]


@pytest.mark.rule("V25")
@pytest.mark.parametrize(("guild", "space"), SCORED)
def test_a_bridge_pays_points(guild: str, space: int) -> None:
    scene = stepping(guild, space)
    assert scene.points[0] == SCORED[guild, space] == scene.part("bridges")[0]


@pytest.mark.rule("V25")
def test_the_first_bridge_of_the_workers_pays_wood_stone_or_food() -> None:
    scene = stepping("worker", 4)
    assert scene.asked == "0 good"
    assert scene.moves == [f"gain good.0.{good}" for good in ("wood", "stone", "food")]
    assert scene.gain("stone").goods() == {"stone": 1}


@pytest.mark.rule("V25")
def test_the_third_bridge_of_the_shadows_pays_a_step_in_another_guild_and_chains() -> None:
    scene = stepping("shadow", 12, influence={0: "shadow 11 holy 7 worker 3"})
    assert scene.asked == "0 influence" and scene.guilds == ["worker", "soldier", "holy"]
    scene.advance("holy")
    assert scene.influence() == {"worker": 3, "shadow": 12, "holy": 8} and scene.points[0] == 2


def test_a_space_before_a_bridge_pays_nothing() -> None:
    scene = stepping("worker", 7)
    assert scene.goods() == {} and scene.influence() == {"worker": 7}


def test_a_full_track_is_not_offered_for_a_step_of_choice() -> None:
    full = {0: "worker 20 soldier 20 holy 20"}
    scene = lay("draft", pool="influence " * 9, influence=full).say("draft pool.influence seat.0.light")
    assert scene.asked == "1 draft", "only one marker can move, so nobody is asked"
    assert scene.influence()["shadow"] == 1


def test_with_all_tracks_full_the_step_is_lost() -> None:
    full = {0: "worker 20 soldier 20 shadow 20 holy 20"}
    scene = lay("draft", pool="influence " * 9, influence=full).say("draft pool.influence seat.0.light")
    assert scene.asked == "1 draft" and scene.said("step_lost") == [(0,)]


def test_steps_of_a_named_guild_beyond_20_are_lost() -> None:
    scene = lay(goods={0: "stone 2"}, influence={0: "worker 19 shadow 20"}).act("temple")
    scene.build("temple", "harbour")
    assert scene.influence() == {"worker": 20, "shadow": 20} and scene.part("bridges") == [6, 0]
    assert scene.said("step_lost") == [(0,), (0,)]


def test_a_chain_with_no_other_marker_left_to_move_loses_the_step() -> None:
    full = {0: "worker 20 soldier 20 holy 20 shadow 11"}
    scene = lay("draft", pool="influence " * 9, influence=full).say("draft pool.influence seat.0.light")
    assert scene.said("bridge") == [(0, "shadow", "influence", 1)] and scene.said("step_lost") == [(0,)]


@pytest.mark.parametrize("first", ["worker", "shadow"])
def test_the_owner_says_which_guild_goes_first_where_that_matters(first: str) -> None:
    scene = (
        lay(goods={0: "stone 2"}, influence={0: "shadow 11 worker 2"})
        .act("temple")
        .build("temple", "harbour")
    )
    assert scene.asked == "0 first" and scene.guilds == ["worker", "shadow"]
    scene.advance(first)
    assert scene.asked == ("0 good" if first == "worker" else "0 influence")


def test_elsewhere_the_order_changes_nothing_and_nobody_is_asked() -> None:
    scene = (
        lay(goods={0: "stone 2"}, influence={0: "soldier 3 holy 3"}).act("temple").build("temple", "garrison")
    )
    assert scene.asked == "1 turn" and scene.goods() == {"gold": 2, "magic": 1}


def test_t32_a_temple_moves_two_steps_and_crosses_one_bridge() -> None:
    scene = lay(goods={0: "stone 2"}, influence={0: "worker 3"}).act("temple").build("temple", "harbour")
    assert scene.asked == "0 good" and scene.influence() == {"worker": 4}, "the bridge comes before the step"
    scene.gain("food")
    assert scene.influence() == {"worker": 5, "shadow": 2} and len(scene.said("bridge")) == 1


def test_one_step_may_cross_bridges_in_several_guilds_each_finished_before_the_next_step() -> None:
    scene = lay(goods={0: "gold 8"}, influence={0: "shadow 11 worker 3"}).build("gate", "lantern_harbour")
    scene.advance("shadow")
    assert scene.asked == "0 influence" and scene.influence()["shadow"] == 12, "the second step waits"
    scene.advance("worker")
    assert scene.asked == "0 good" and scene.influence() == {"worker": 4, "shadow": 12}
    scene.gain("wood")
    assert scene.influence() == {"worker": 4, "shadow": 13} and scene.goods() == {"wood": 1}
    assert [guild for _, guild, *_ in scene.said("bridge")] == ["shadow", "worker"]
