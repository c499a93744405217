"""What a seat remembers of cards in other hands, and when it is not sure any more (rules, section 4.6)."""

from __future__ import annotations

from random import Random

import pytest

from client.rules.citadels import GAME
from client.rules.citadels.data import FACE
from tests.citadels.scene import Scene
from tests.citadels.test_hidden import played, worlds
from tests.citadels.turns import acting


def known(scene: Scene, eyes: int) -> dict[int, set[str]]:
    """The cards that a seat knows, by the hand they are in."""
    found: dict[int, set[str]] = {}
    for card, holder in scene.state.seats[eyes].sights:
        found.setdefault(holder, set()).add(FACE[card])
    return found


def sure(scene: Scene, eyes: int, holder: int) -> set[str]:
    """The cards that lie in a hand in every world of a seat."""
    hands = [{FACE[card] for card in world.seats[holder].hand} for world in worlds(scene.state, eyes, 30)]
    return set.intersection(*hands)


def test_after_a_swap_both_know_what_they_gave() -> None:
    scene = acting("magician", hands={0: "temple church", 1: "palace"}).do("swap", 1)
    assert known(scene, 0) == {1: {"temple", "church"}} and known(scene, 1) == {0: {"palace"}}
    assert known(scene, 2) == {}
    assert sure(scene, 0, 1) == {"temple", "church"} and sure(scene, 1, 0) == {"palace"}
    assert sure(scene, 2, 1) == set()


def test_who_knew_a_hand_knows_where_a_swap_took_it() -> None:
    scene = acting("spy", hands={0: "manor", 1: "temple church", 2: "palace"}, roles={2: "magician"})
    scene.do("spy", 1).do("name", "noble").do("done").end()
    assert known(scene, 0) == {1: {"temple", "church"}}
    scene.do("swap", 1)
    assert known(scene, 0) == {2: {"temple", "church"}} and known(scene, 2) == {1: {"palace"}}
    scene.pass_turn()


def test_the_spy_remembers_the_hand_after_the_look() -> None:
    scene = acting("spy", hands={1: "manor castle palace"}).do("spy", 1).do("name", "noble").do("done")
    assert known(scene, 0) == {1: {"manor", "castle", "palace"}}
    assert sure(scene, 0, 1) == {"manor", "castle", "palace"} and sure(scene, 2, 1) == set()


def test_what_is_built_is_known_in_the_hand_no_longer_all_else_is() -> None:
    scene = acting("spy", hands={1: "manor tavern"}, roles={1: "merchant"}, gold={1: 4})
    scene.do("spy", 1).do("name", "religious").do("done").end().take().do("build", "tavern")
    assert known(scene, 0) == {1: {"manor"}}


def test_a_card_drawn_is_not_known() -> None:
    scene = acting("spy", hands={1: "manor"}, roles={1: "merchant"}).do("spy", 1).do("name", "trade")
    scene.do("done").end().do("draw")
    scene.do("keep")
    assert known(scene, 0) == {1: {"manor"}} and len(scene.hand(1)) == 2
    assert sure(scene, 0, 1) == {"manor"}


@pytest.mark.parametrize("card", ["manor", "church"])
@pytest.mark.parametrize(("district", "verb"), [("laboratory", "discard"), ("museum", "tuck")])
def test_who_does_not_see_which_card_leaves_a_hand_is_sure_of_none(
    district: str, verb: str, card: str
) -> None:
    hands = {0: "palace", 1: "manor church"}
    scene = acting("merchant", me=1, hands=hands, cities={1: district})
    scene.state.seats[0].sights = ((FACE.index("manor"), 1), (FACE.index("castle"), 2))
    scene.state.seats[1].sights = ((FACE.index("palace"), 0),)
    scene.do(verb, card)
    assert known(scene, 0) == {2: {"castle"}} and known(scene, 1) == {0: {"palace"}}


def test_cards_put_back_are_unsure_from_the_first_on() -> None:
    scene = acting("magician", hands={0: "manor church"})
    scene.state.seats[1].sights = ((FACE.index("manor"), 0),)
    assert known(scene.do("redraw"), 1) == {}


def test_cards_that_pay_for_the_den_are_unsure_from_the_first_on() -> None:
    scene = acting("merchant", hands={0: "thieves_den manor church"}, gold={0: 5})
    scene.state.seats[1].sights = ((FACE.index("manor"), 0),)
    assert known(scene.do("den"), 1) == {}


def test_the_wizard_remembers_the_rest_and_his_victim_what_was_taken() -> None:
    scene = acting("wizard", hands={1: "manor castle palace"}).do("look", 1).do("keep", "castle")
    assert known(scene, 0) == {1: {"manor", "palace"}} and known(scene, 1) == {0: {"castle"}}
    built = acting("wizard", hands={1: "manor castle"}, gold={0: 4}).do("look", 1).do("build", "castle")
    assert known(built, 0) == {1: {"manor"}} and known(built, 1) == {}


def test_the_seer_knows_whom_he_gave_what_and_others_are_unsure_of_every_hand_he_took_from() -> None:
    scene = acting("seer", 3, hands={0: "temple", 1: "manor castle", 2: "palace"})
    scene.do("foresee").drawn(1).drawn(0)
    assert known(scene, 1) == {0: {"castle"}} and known(scene, 2) == {0: {"palace"}}
    scene.do("give", "temple").do("give", "castle")
    assert known(scene, 0) == {1: {"temple"}, 2: {"castle"}}
    assert known(scene, 1) == {}, "the last card given may have been his"


def test_the_emperors_card_is_known_to_who_gave_it() -> None:
    scene = acting("emperor", hands={1: "manor castle"}, crown=3, gold={1: 1}).do("crown", 1)
    scene.do("take", "hand").drawn(0)
    assert known(scene, 1) == {0: {"manor"}} and known(scene, 0) == {}


def test_the_cardinal_knows_what_he_gave_in_exchange() -> None:
    scene = acting("cardinal", hands={0: "temple church palace"}, gold={0: 3, 1: 6})
    scene.do("cardinal", "palace").do("partner", 1).do("give", "temple").do("give", "church")
    assert known(scene, 0) == {1: {"temple", "church"}} and known(scene, 1) == {}


def test_a_unique_district_known_of_is_in_the_game() -> None:
    scene = acting("magician", hands={0: "park", 1: "manor"}).do("swap", 1)
    park = FACE.index("park")
    assert all(park in world.seats[1].hand for world in worlds(scene.state, 0, 30))
    assert any(park in world.removed for world in worlds(scene.state, 2, 60))


def test_what_a_seat_knows_is_told_to_its_own_eyes_only_and_is_empty_in_the_worlds_of_others() -> None:
    scene = acting("magician", hands={0: "temple", 1: "manor"}).do("swap", 1)
    holders = [
        {k: n for k, n in scene.table(eyes).counts.items() if k.startswith("holder.")}
        for eyes in (0, 1, 2, None)
    ]
    assert holders == [{f"holder.{FACE.index('temple')}": 1}, {"holder.0": 0}, {}, {}]
    assert all(world.seats[1].sights == () for world in worlds(scene.state, 0, 3))


@pytest.mark.parametrize(
    ("seats", "cast"),
    [
        (2, "first_game"),
        (4, "tenacious_delegates"),
        (5, "devious_dignitaries"),
        (8, "illustrious_emissaries"),
    ],
)
def test_what_is_remembered_is_always_true_and_holds_in_every_world(seats: int, cast: str) -> None:
    rng, seen = Random(cast), 0
    for seed in range(3):
        for play in played(seats, f"sights {seed}", cast=cast, uniques="random14"):
            for me, seat in enumerate(play.state.seats):
                for card, holder in seat.sights:
                    assert holder != me and card in play.state.seats[holder].hand, play.asks
                    seen += 1
                if seat.sights and rng.random() < 0.02:
                    world = play.state.clone()
                    GAME.redeal(world, me, rng)
                    assert all(card in world.seats[holder].hand for card, holder in seat.sights)
    assert seen > 500
