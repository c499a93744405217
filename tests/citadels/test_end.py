"""The end of a round and of the game (rules, section 6.1)."""

from __future__ import annotations

import pytest

from client.rules.citadels.data import IDLE_ROUNDS
from client.rules.citadels.state import State
from client.rules.play import Beat, Chance, Decision, Play
from tests.citadels.scene import GAME, Scene, lay
from tests.citadels.turns import called

SIX = "manor castle temple tavern prison docks"
SEVEN = f"{SIX} church"


@pytest.mark.rule("C32")
def test_rank_9_still_plays_when_rank_8_completes_its_city() -> None:  # F42
    scene = lay(seats=7, roles={0: "warlord", 1: "artist"}, cities={0: SIX}, hands={0: "palace"}, gold={0: 5})
    scene.take().do("build", "palace").end()
    assert scene.last("completed") == (0, 1) and scene.asked == "1 turn"
    scene.take().end()
    assert scene.asked == "" and scene.scores()[0].won


@pytest.mark.rule("C41")
@pytest.mark.parametrize("seats", [2, 3])
def test_with_two_or_three_seats_the_eighth_building_ends_the_game(seats: int) -> None:
    roles = {0: "thief warlord", 1: "magician merchant"} | ({2: "king bishop"} if seats == 3 else {})
    scene = lay(seats=seats, roles=roles, cities={0: SEVEN}, hands={0: "palace"}, gold={0: 5})
    scene.take().do("build", "palace").end()
    while scene.asked:
        scene.take().end()
    assert scene.last("game_over") == (1,) and scene.scores()[0].won


def test_the_end_stays_when_the_city_shrinks_again() -> None:
    scene = lay(roles={1: "merchant"}, cities={0: f"{SEVEN}", 1: "armory"}, completed={0: 1}, gold={1: 3})
    assert "raze" not in scene.verbs, "a completed city is spared"
    own = lay(roles={0: "merchant"}, cities={0: f"{SIX} armory", 1: "market"}, completed={0: 1})
    own.take().do("raze", "market").end()
    assert own.asked == "" and len(own.city(0)) == 6
    assert dict(own.scores()[0].parts)["completed"] == 4


def test_points_for_a_complete_city_may_need_it_complete_at_the_end() -> None:
    scene = lay(
        roles={0: "merchant"},
        cities={0: f"{SIX} armory", 1: "market"},
        completed={0: 1},
        completion_bonus="must_be_complete_at_end",
    )
    assert dict(scene.scores()[0].parts)["completed"] == 4
    scene.take().do("raze", "market").end()
    assert dict(scene.scores()[0].parts)["completed"] == 0


def test_the_killed_king_comes_before_the_queen_and_the_game_after_both() -> None:
    scene = lay(
        seats=5,
        roles={0: "king", 1: "queen", 2: "thief"},
        killed="king",
        crown=3,
        completed={4: 1},
        cities={4: SEVEN},
    )
    scene.take().end().take().end()
    words = [beat.say for beat in scene.told if beat.say in ("mourned", "crowned", "audience", "game_over")]
    assert words == ["mourned", "crowned", "audience", "game_over"]
    assert scene.gold[1] == 5 and scene.state.crown == 0


def test_markers_go_back_unseen_after_the_round() -> None:
    scene = lay(roles={0: "magistrate"}, seats=6).take()
    scene.do("place", "real", "king").do("place", "blank", "thief").do("place", "blank", "bishop").end()
    assert scene.asked == "shuffle"
    state = scene.mix().state
    assert state.warranted == () and state.chief == -1
    table = scene.table(0)
    assert [piece.face for piece in table.zones["warrants"]] == ["", "", ""]


def test_everything_of_the_round_is_forgotten_in_the_next() -> None:
    scene = lay(roles={0: "assassin", 1: "thief"}, gold={0: 1}).take().do("kill", "king").end()
    scene.take().do("rob", "merchant").end()
    state = scene.mix().state
    assert (state.killed, state.robbed, state.rank, state.silent) == (0, 0, 0, ())
    assert all(seat.shown == () and seat.roles == [] for seat in state.seats)
    assert scene.gold[:2] == [3, 2], "gold stays"


def idle(scene: Scene) -> Scene:
    """Play on with everybody gathering gold and nothing else."""
    play = scene.play
    while (asks := play.asks) is not None:
        if isinstance(asks, Beat):
            scene.told.append(asks)
            play.answer(None)
        elif isinstance(asks, Chance):
            play.answer(asks.of)
        else:
            assert isinstance(asks, Decision)
            play.answer(next((m for m in asks.moves if m.verb in ("take", "end", "pass")), asks.moves[0]))
    return scene


def test_ten_rounds_without_a_city_changing_end_the_game() -> None:
    scene = idle(called("thief", seats=6, cities={0: "manor"}))
    state: State = scene.state
    assert state.idle == IDLE_ROUNDS and state.round == IDLE_ROUNDS and not state.last
    assert all(seat.completed == 0 for seat in state.seats)
    assert scene.scores()[0].points == 3 and scene.scores()[0].won


def test_an_exchange_alone_keeps_no_game_alive() -> None:
    # with all gold on districts a Diplomat could exchange at no price for ever
    scene = called("diplomat", cities={0: "temple", 1: "tavern"}).take().do("exchange", "tavern").do("give")
    scene.end()
    assert scene.city(0) == ["tavern"] and scene.state.idle == 1
    seized = called("marshal", cities={1: "tavern"}, gold={0: 3}).take().do("seize", "tavern").end()
    assert seized.state.idle == 0


def test_a_city_that_changes_starts_the_count_anew() -> None:
    scene = called("merchant", hands={0: "tavern"}, gold={0: 3})
    scene.state.idle = 8
    again = Scene(Play(GAME, scene.state))
    again.take().do("build", "tavern").end()
    assert again.state.idle == 0
