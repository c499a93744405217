"""Scoring, the final ranking and who wins (rules, sections 6.1 to 6.3, 6.5, 6.6)."""

from __future__ import annotations

import pytest

from client.rules.castellans import GAME
from client.rules.castellans.data import GUILDS, MAGISTRATES, WARDS
from client.rules.castellans.scoring import share
from tests.castellans.scene import Scene, lay

PRIZES = (6, 4, 2)


def ruled(*pieces: int, keeps: int = 0, **more: object) -> Scene:
    """So many citizen pieces of each seat in the harbour ward, and keeps; the round's wards are scored."""
    built = {seat: ", ".join(["pawn harbour"] * n) for seat, n in enumerate(pieces)}
    return lay("control", seats=len(pieces), built=built, keeps=" ".join(["harbour"] * keeps), **more)  # type: ignore[arg-type]


@pytest.mark.rule("V35")
@pytest.mark.parametrize("round_", [1, 2, 3, 4, 5])
def test_the_wards_of_the_round_are_scored(round_: int) -> None:
    scene = lay("control", round=round_, built={0: ", ".join(f"pawn {ward}" for ward in WARDS)})
    scored = [WARDS[ward] for ward in MAGISTRATES[round_ - 1]]
    assert scene.said("control") == [(0, f"ward.{ward}", 6) for ward in scored]
    assert scene.part("control") == [6 * len(scored), 0]


@pytest.mark.rule("V36")
@pytest.mark.parametrize("piece", ["manor", "lighthouse", "temple", "ship", "pawn"])
def test_a_piece_is_one_control_point(piece: str) -> None:
    counts = lay(built={0: f"{piece} veil"}).counts
    assert [counts[f"halves.{ward}.0"] for ward in WARDS] == [0, 0, 0, 2, 0, 0]


@pytest.mark.rule("V36")
def test_a_keep_is_one_control_point() -> None:
    assert lay(keeps="veil veil").counts["keeps.veil"] == 4


@pytest.mark.rule("V37")
def test_t11_a_windmill_is_half_a_point_in_each_adjoining_ward() -> None:
    built = {0: "temple garrison, windmill harbour_garrison, windmill garrison_foundry"}
    counts = lay(built=built).counts
    assert [counts[f"halves.{ward}.0"] for ward in ("harbour", "garrison", "foundry", "veil")] == [1, 4, 1, 0]


@pytest.mark.rule("V38")
def test_the_first_three_places_bring_six_four_two() -> None:
    assert ruled(4, 3, 2, 1).part("control") == [6, 4, 2, 0]


@pytest.mark.rule("V39")
@pytest.mark.parametrize(
    ("points", "paid"),
    [
        pytest.param((4, 3, 3, 1), (6, 3, 3, 0), id="T1"),
        pytest.param((3, 3, 3), (4, 4, 4), id="T2"),
        pytest.param((5, 4, 2, 2), (6, 4, 1, 1), id="T4"),
        pytest.param((2, 2, 2, 2, 2), (2, 2, 2, 2, 2), id="T5"),
        pytest.param((2, 2, 2, 2), (3, 3, 3, 3), id="T6"),
        pytest.param((1, 1), (5, 5), id="T9"),
        pytest.param((0, 0, 1), (0, 0, 6), id="T10"),
    ],
)
def test_t1_to_t10_the_tied_share_the_sum_of_their_places_rounded_down(
    points: tuple[int, ...], paid: tuple[int, ...]
) -> None:
    assert share(tuple(points), PRIZES) == tuple(paid)
    if max(points) <= 4:
        assert ruled(*points).part("control") == list(paid)


@pytest.mark.rule("V40")
def test_t8_keeps_take_a_place_and_no_points() -> None:
    scene = ruled(1, 0, keeps=2)
    assert scene.part("control") == [4, 0] and scene.said("keeps_take") == [("ward.harbour", 6)]


@pytest.mark.rule("V40")
def test_keeps_share_a_tie_and_their_part_is_lost() -> None:
    scene = ruled(1, 1, keeps=1)
    assert scene.part("control") == [4, 4] and scene.said("keeps_take") == [("ward.harbour", 4)]


def test_nobody_scores_where_nobody_is() -> None:
    scene = ruled(0, 0)
    assert scene.points == [0, 0] and scene.said("empty_ward") == [
        (f"ward.{WARDS[ward]}",) for ward in MAGISTRATES[0]
    ]


def test_halves_break_ties() -> None:
    built = {0: "temple harbour", 1: "temple harbour, windmill lantern_harbour"}
    assert lay("control", built=built).part("control") == [4, 6]


# ---- wharf


@pytest.mark.rule("V45")
def test_crates_on_the_wharf_card_bring_three_two_one() -> None:
    scene = lay("wharf", seats=4, crates={0: 3, 1: 2, 2: 1}, round=5)
    assert scene.part("wharf") == [3, 2, 1, 0]
    assert scene.said("wharf_points") == [(0, 3, 3), (1, 2, 2), (2, 1, 1)]


@pytest.mark.rule("V46")
@pytest.mark.parametrize(
    ("crates", "paid"),
    [
        pytest.param((2, 2, 1, 0), (2, 2, 1, 0), id="T16"),
        pytest.param((3, 1, 1), (3, 1, 1), id="T17"),
        pytest.param((1, 1, 1), (2, 2, 2), id="T18"),
    ],
)
def test_t16_to_t18_ties_there_are_divided_alike(crates: tuple[int, ...], paid: tuple[int, ...]) -> None:
    scene = lay("wharf", seats=len(crates), crates=dict(enumerate(crates)), round=5)
    assert scene.part("wharf") == list(paid)


# ---- the end


@pytest.mark.rule("V56")
def test_the_final_scoring_comes_after_that_of_round_five() -> None:
    scene = lay("control", round=5, influence={0: "worker 1"})
    assert scene.asked == "" and scene.part("guilds") == [6, 0]
    assert [beat.say for beat in scene.told][-2:] == ["final", "final"]


@pytest.mark.rule("V57", "V58")
def test_the_four_guilds_are_ranked_one_after_another() -> None:
    influence = {
        0: "worker 3 soldier 2 shadow 1", 1: "worker 2 soldier 1 shadow 3", 2: "worker 1 soldier 3 holy 1"
    }  # fmt: skip
    scene = lay("guilds", seats=3, round=5, influence=influence)
    assert scene.part("guilds") == [6 + 4 + 4, 4 + 2 + 6, 2 + 6 + 6]
    assert [guild for _, guild, _ in scene.said("guild_points")] == [
        *["worker"] * 3, *["soldier"] * 3, "shadow", "shadow", "holy"
    ]  # fmt: skip


@pytest.mark.rule("V59", "V60")
@pytest.mark.parametrize(
    ("places", "paid"),
    [
        pytest.param((7, 7, 4, 0), (5, 5, 2, 0), id="T12"),
        pytest.param((0, 0), (0, 0), id="T14"),
        pytest.param((3, 0), (6, 0), id="T15"),
    ],
)
@pytest.mark.parametrize("guild", GUILDS)
def test_t12_to_t15_ties_are_shared_and_a_start_space_scores_nothing(
    guild: str, places: tuple[int, ...], paid: tuple[int, ...]
) -> None:
    influence = {seat: f"{guild} {space}" for seat, space in enumerate(places)}
    assert lay("guilds", seats=len(places), influence=influence).part("guilds") == list(paid)


def ended(
    points: dict[int, int], influence: dict[int, str] | None = None, **more: object
) -> list[tuple[int, bool]]:
    """Rank and victory of each seat of a finished game."""
    scene = lay("end", seats=len(points), points=points, influence=influence, **more)  # type: ignore[arg-type]
    return [(score.rank, score.won) for score in GAME.standing(scene.state)]


@pytest.mark.rule("V61")
def test_most_points_win() -> None:
    assert ended({0: 70, 1: 72, 2: 60}) == [(2, False), (1, True), (3, False)]


@pytest.mark.rule("V62")
def test_t40_a_tie_goes_to_more_star_spaces() -> None:
    stars = {0: "worker 20 holy 8", 1: "worker 19 soldier 11"}  # 7 and 6, though more steps
    assert ended({0: 80, 1: 80}, stars) == [(1, True), (2, False)]


@pytest.mark.rule("V63")
def test_t40_still_tied_is_a_shared_victory() -> None:
    stars = {0: "worker 20 holy 8", 1: "worker 8 soldier 20"}
    assert ended({0: 80, 1: 80, 2: 79}, stars) == [(1, True), (1, True), (3, False)]


def test_nobody_has_won_before_the_end() -> None:
    assert not any(score.won for score in GAME.standing(lay(points={0: 9}).state))
