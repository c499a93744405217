"""The selection of characters and the Theater (rules, sections 3.3, 3.4, 4.2, 4.3)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from client.rules.citadels.data import RANK
from client.rules.citadels.draft import order
from client.rules.play import Chance
from tests.citadels.scene import Scene, lay
from tests.citadels.test_setup import begun

# seats, ranks -> face up, characters passed to the first player [rules, section 3.3]
TABLE = {
    (2, 8): (0, 7),
    (3, 9): (0, 8),
    (4, 8): (2, 5),
    (4, 9): (3, 5),
    (5, 8): (1, 6),
    (5, 9): (2, 6),
    (6, 8): (0, 7),
    (6, 9): (1, 7),
    (7, 8): (0, 7),
    (7, 9): (0, 8),
    (8, 9): (0, 8),
}


def selecting(
    seats: int, ranks: int = 0, *, crown: int = 0, up: tuple[int, ...] = (), down: int = 0
) -> Scene:
    """A game at the first choice of a selection: these ranks are drawn for the open ones, this one hidden."""
    fixed = not ranks or seats in (2, 3, 8)
    scene = begun(seats, rank9="auto" if fixed else "on" if ranks == 9 else "off", first_crown=crown + 1)
    if scene.state.phase == "round":
        scene.mix(*[rank - 1 for rank in up])
    left = [RANK[role] for role in scene.state.offer]
    return scene.mix(*([left.index(down)] if down else []))


def offered(scene: Scene) -> list[int]:
    """The ranks of the characters that may be kept."""
    return sorted([RANK[int(move.split()[1].split(".")[1])] for move in scene.moves])


def pick(scene: Scene, rank: int) -> Scene:
    """Keep or bury the character of this rank."""
    role = scene.state.cast[rank - 1]
    return scene.say(next(move for move in scene.moves if move.split()[1] == f"character.{role}"))


@pytest.mark.rule("C11", "C12", "C13")
@pytest.mark.parametrize(("seats", "ranks"), TABLE)
def test_so_many_are_laid_aside_open_and_hidden(seats: int, ranks: int) -> None:
    up, passed = TABLE[seats, ranks]
    scene = selecting(seats, ranks)
    assert len(scene.state.up) == up and len(scene.state.down) == 1
    assert len(scene.moves) == passed and scene.asked == "0 pick"
    table = scene.table()
    assert all(piece.face for piece in table.zones["middle.up"])
    assert [piece.face for piece in table.zones["middle.down"]] == [""]


@pytest.mark.rule("C24")
def test_five_players_and_ranks_1_to_8() -> None:
    scene = selecting(5, 8, up=(6,), down=3)
    assert [RANK[role] for role in scene.state.up] == [6] and [RANK[role] for role in scene.state.down] == [3]


@pytest.mark.rule("C15")
def test_rank_4_is_never_open() -> None:
    scene = selecting(4, 8, up=(4, 1, 2), down=4)
    assert [RANK[role] for role in scene.state.up] == [1, 2]
    assert [RANK[role] for role in scene.state.down] == [4], "it is put back and may be hidden then"


@pytest.mark.rule("C15")
def test_rank_4_is_hidden_as_often_as_any_other() -> None:
    hidden: Counter[int] = Counter()
    for seed in range(300):
        scene, rng = begun(4, seed, first_crown=1), Random(f"hidden {seed}")
        while isinstance(scene.asks, Chance):
            scene.chance(scene.asks.sample(rng))
        hidden[RANK[scene.state.down[0]]] += 1
        assert 4 not in [RANK[role] for role in scene.state.up]
    assert 30 < hidden[4] < 75, "one of six, not one of eight"


@pytest.mark.rule("C11", "C21", "C22")
def test_everybody_keeps_one_and_passes_the_rest_to_the_left() -> None:
    scene = selecting(4, 8, crown=2, up=(1, 2), down=3)
    assert scene.asked == "2 pick" and offered(scene) == [4, 5, 6, 7, 8]
    pick(scene, 7)
    assert scene.asked == "3 pick" and offered(scene) == [4, 5, 6, 8]
    pick(pick(pick(scene, 4), 8), 5)
    roles = [[RANK[role] for role in (*seat.roles, *seat.shown)] for seat in scene.state.seats]
    assert roles == [[8], [5], [7], [4]]
    assert [RANK[role] for role in scene.state.down] == [3, 6], "the unused one lies face down"


@pytest.mark.rule("C21")
def test_the_choice_is_secret() -> None:
    scene = selecting(4, 8)
    assert scene.asks.private  # type: ignore[union-attr]
    assert {piece.face for piece in scene.table(1).zones["offer"]} == {""}
    assert all(piece.face for piece in scene.table(0).zones["offer"])
    pick(scene, offered(scene)[0])
    assert scene.table(1).zones["seat.0.roles"][0].face == "" != scene.table(0).zones["seat.0.roles"][0].face


@pytest.mark.rule("C17", "C18")
@pytest.mark.parametrize(("seats", "ranks"), [(7, 8), (8, 9)])
def test_the_last_player_may_take_the_first_card_aside(seats: int, ranks: int) -> None:
    for take in (1, 0):
        scene = selecting(seats, ranks, down=3)
        for _ in range(seats - 1):
            pick(scene, offered(scene)[-1])
        assert scene.asked == f"{seats - 1} pick" and offered(scene) == [1, 3]
        assert scene.state.down == []
        other = offered(scene)[1 - take]
        pick(scene, offered(scene)[take])
        assert [RANK[role] for role in scene.state.down] == [other]
        assert scene.table(0).zones["middle.down"][0].face == ""


def test_with_seven_players_and_nine_ranks_he_may_not() -> None:
    scene = selecting(7, 9)
    for _ in range(6):
        pick(scene, offered(scene)[0])
    assert len(scene.moves) == 2 and len(scene.state.down) == 1


@pytest.mark.rule("C38", "C39")
def test_two_players_keep_and_bury_in_turn() -> None:
    scene = selecting(2, down=8)
    assert scene.asked == "0 pick" and offered(scene) == [1, 2, 3, 4, 5, 6, 7]
    pick(scene, 1)
    assert scene.asked == "1 pick" and offered(scene) == [2, 3, 4, 5, 6, 7]
    pick(scene, 2)
    assert scene.asked == "1 bury" and offered(scene) == [3, 4, 5, 6, 7]
    pick(scene, 3)
    pick(scene, 4)
    assert scene.asked == "0 bury" and offered(scene) == [5, 6, 7]
    pick(scene, 5)
    assert scene.asked == "1 pick" and offered(scene) == [6, 7]
    pick(scene, 6)
    assert [RANK[role] for role in scene.state.down] == [8, 3, 5, 7]
    held = [[RANK[role] for role in (*seat.shown, *seat.roles)] for seat in scene.state.seats]
    assert held == [[1, 4], [2, 6]]


@pytest.mark.rule("C42", "C43")
def test_three_players_keep_twice_with_a_second_card_aside_between() -> None:
    scene = selecting(3, down=9)
    for rank in (1, 2, 3):
        pick(scene, rank)
    assert isinstance(scene.asks, Chance) and len(scene.asks.of) == 5
    scene.mix(0)
    assert [len(scene.state.down), len(scene.moves)] == [2, 4] and scene.asked == "0 pick"
    for _ in range(3):
        pick(scene, offered(scene)[0])
    assert len(scene.state.down) == 3
    assert [len(seat.roles) + len(seat.shown) for seat in scene.state.seats] == [2, 2, 2]


@pytest.mark.parametrize(("seats", "ranks"), TABLE)
def test_all_characters_are_accounted_for(seats: int, ranks: int) -> None:
    scene, rng = selecting(seats, ranks), Random(seats)
    while scene.state.phase == "pick":
        asks = scene.asks
        if isinstance(asks, Chance):
            scene.chance(asks.sample(rng))
        else:
            scene.say(rng.choice(scene.moves))
    state = scene.state
    kept = [len(seat.roles) + len(seat.shown) for seat in state.seats]
    assert kept == [2 if seats < 4 else 1] * seats
    assert sum(kept) + len(state.down) + len(state.up) == ranks
    assert len(state.down_slots) == len(state.down)
    assert len(order(seats, ranks)) == sum(kept) + len(state.down)


# ---- Theater


def test_both_know_what_they_gave_away() -> None:
    scene = lay(phase="theater", roles={0: "king", 1: "warlord", 2: "thief"}, cities={0: "theater"})
    scene.do("swap", 1)
    state = scene.state
    assert (state.seats[0].gave, state.seats[1].gave) == (9, 21) and state.swapped == (0, 1)
    assert scene.last("theater") == (0, 1)


def test_after_the_theater_the_holder_counts() -> None:
    scene = lay(phase="theater", roles={0: "king", 1: "thief"}, cities={0: "theater"}, gold={0: 4, 1: 1})
    scene.do("swap", 1)
    assert scene.asked == "0 turn", "seat 0 is the Thief now"
    scene.take().do("rob", "king").end()
    assert scene.gold[:2] == [7, 0] and scene.state.crown == 1


def test_the_swap_may_be_declined() -> None:
    scene = lay(phase="theater", roles={0: "king", 1: "thief"}, cities={0: "theater"}).do("pass")
    assert scene.asked == "1 turn" and scene.said("theater") == []
