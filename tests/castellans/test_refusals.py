"""Why a drop is refused."""

from __future__ import annotations

from random import Random

import pytest

from client.rules.castellans import GAME
from client.rules.castellans.refusals import REASONS
from client.rules.play import Decision, Play, Setup
from tests.castellans.scene import Scene, begun, lay
from tests.walk import walk


def why(scene: Scene, piece: str, target: str) -> str | None:
    """The word for a drop of the seat that is asked."""
    return GAME.why_not(scene.state, scene.seat, piece, target)


def test_others_pieces_and_the_first_manor() -> None:
    scene = begun(3).build("manor.bank", "veil")
    assert why(scene, "manor.0.bank", "ward.garden") == "not_yours"
    assert why(scene, "manor.1.bank", "ward.veil") == "ward_taken"
    assert why(scene, "lighthouse.1", "ward.garden") == "no_lighthouse"
    assert why(scene, "seat.1.temples", "ward.garden") == "not_yet"


def test_drafting() -> None:
    dice = {0: "food", 1: "food"}
    scene = lay(
        "draft",
        pool="wood gold gold gold gold gold gold",
        dice=dice,
        citizens={0: "woodwright roofer miller"},
        used={0: "miller"},
    )
    assert (
        why(scene, "pool.wood", "pink.0") == "same_face"
        and why(scene, "pool.wood", "pink.8") == "turns_nothing"
    )
    assert why(scene, "pool.gold", "pink.2") == "citizen_used"
    assert why(scene, scene.die("food"), "pink.0") == "die_placed"
    assert (
        why(scene, "tower.0", "ward.veil") == "not_yet"
        and why(scene, "seat.0.temples", "ward.veil") == "not_yet"
    )


def test_dice_of_a_turn() -> None:
    scene = lay(
        dice={0: "gold wood -food"}, leftover="wood gold stone", citizens={0: "miller"}, goods={0: ""}
    )
    gold = scene.die("gold")
    assert why(scene, scene.die("food", "dark"), "seat.0.act.harvest") == "die_spent"
    assert why(scene, scene.left("wood"), "seat.0.act.harvest") == "leftover_stays"
    assert why(scene, gold, scene.left("wood")) == "forum_locked"
    assert why(scene, gold, "seat.1.act.harvest") == "not_yours"
    scene.say(f"turn {gold} pink.2")
    assert why(scene, scene.die("wood"), "seat.0.act.harvest") == "one_die"
    assert why(scene, gold, "pink.2") == "turned_once"


def test_the_forum() -> None:
    built = {0: "manor.forum veil"}
    scene = lay(dice={0: "gold gold wood"}, leftover="gold wood stone", built=built, citizens={0: "miller"})
    assert why(scene, scene.die("gold"), scene.left("gold")) == "same_face"
    scene.say(f"turn {scene.die('wood')} pink.2")
    assert why(scene, scene.die("food"), scene.left("stone")) == "swapped_first"
    used = lay(leftover="wood wood wood", built=built, used={0: "forum"})
    assert why(used, used.die("gold"), used.left("wood")) == "forum_used"


ACTIONS = [
    ("temple", "stone 1", "", "", "no_stone"),
    ("temple", "magic 6", "", "", "real_needed"),
    ("temple", "stone 6", "temple veil, temple veil, temple veil, temple veil", "", "none_left"),
    ("manor", "wood 2", "", "", "no_wood"),
    ("recruit", "", "", "", "no_card"),
    ("wharf", "", "", "", "no_trade"),
]


@pytest.mark.parametrize(("action", "goods", "built", "citizens", "word"), ACTIONS)
def test_actions_that_cannot_be_paid(action: str, goods: str, built: str, citizens: str, word: str) -> None:
    scene = lay(goods={0: goods}, built={0: built})
    assert why(scene, scene.die("gold"), f"seat.0.act.{action}") == word


def test_more_actions_that_cannot_be_paid() -> None:
    full = ", ".join(f"temple {ward}" for ward in ("harbour", "garrison", "foundry"))
    scene = lay(goods={0: "stone 2"}, built={0: full, 1: "temple veil, temple garden, temple lantern"})
    assert why(scene, scene.die("gold"), "seat.0.act.temple") == "no_gold"
    limit = lay(goods={0: "food 6"}, citizens={0: "miller abbess herald roofer"}, citizen_card_limit=4)
    assert why(limit, limit.die("gold"), "seat.0.act.recruit") == "card_limit"


def test_monuments() -> None:
    scene = lay(goods={0: "gold 7"}, built={0: "statue garden", 1: "tower veil, temple veil"})
    assert why(scene, "gate.0", "site.veil_garden") == "no_gold"
    assert why(scene, "tower.0", "ward.veil") == "monument_there"
    assert (
        why(scene, "statue.0", "ward.veil") == "stays" and why(scene, "tower.0", "site.veil_garden") is None
    )
    scene.build("tower", "garden").advance("holy")
    assert why(scene, "gate.0", "site.veil_garden") == "one_a_turn"
    late = lay(goods={0: "gold 8"}, monument_timing="end_of_turn")
    assert why(late, "gate.0", "site.veil_garden") == "monument_later"
    assert why(lay(goods={0: "gold 8 stone 2"}).act("temple"), "gate.0", "site.veil_garden") == "finish_first"


def test_what_the_actions_build() -> None:
    scene = lay(goods={0: "stone 2 wood 3"}, built={0: "pawn veil", 1: "temple veil, lighthouse garden"})
    assert why(scene, "seat.0.temples", "ward.garden") == "die_first"
    assert why(scene, "pawn.0.0", "ward.garden") == "stays"
    scene.act("temple")
    assert why(scene, "seat.0.temples", "ward.veil") == "no_gold"
    assert why(scene, "seat.0.windmills", "road.veil_garden") == "finish_first"
    manor = lay(goods={0: "wood 3"}, built={1: "lighthouse garden"}).act("manor")
    assert why(manor, "lighthouse.0", "ward.garden") == "lighthouse_there"
    hire = lay(goods={0: "food 1 magic 1"}, pink="miller abbess herald roofer").act("recruit")
    assert why(hire, "pink.2", "seat.0.citizens") == "no_food"


def test_crates_and_ships() -> None:
    scene = lay(goods={0: "food 1"}, built={0: "ship veil, ship garden"}).act("wharf")
    assert why(scene, "seat.0.crates", "quay.0") == "no_gold"
    assert why(scene, "seat.0.crates", "quay.3") == "nothing_to_sell"
    assert why(scene, "seat.0.locked", "quay.2") == "crate_locked"
    assert why(scene, "crate.0.2", "quay.2") == "crate_locked"
    assert why(scene, "ship.0.0", "dock.veil") == "same_place"
    assert why(scene, "ship.0.0", "dock.garden") == "no_gold"
    assert why(scene, "seat.0.ships", "dock.garden") == "no_wood"
    both = lay(goods={0: "food 6"}, built={0: "manor.bank veil"}).act("wharf").trade("2")
    assert why(both, "crate.0.0", "quay.2") == "crate_used"


def test_the_pilot_needs_no_wood_and_works_for_his_own_recruiting_only() -> None:
    blue = "oracle bishop baker pilot"
    scene = lay(goods={0: "food 1"}, blue=blue, built={1: "ship veil"}).recruit("pilot")
    assert scene.asked == "0 pilot" and why(scene, "seat.0.ships", "dock.veil") == "no_gold"
    later = lay(goods={0: "food 1"}, citizens={0: "pilot"}, built={1: "ship veil"}).act("recruit")
    assert why(later, "seat.0.ships", "dock.veil") == "finish_first"


def test_no_price_is_named_for_a_place_where_a_piece_never_goes() -> None:
    temple = lay(goods={0: "stone 2"}, built={1: "temple veil"}).act("temple")
    assert why(temple, "seat.0.temples", "ward.veil") == "no_gold"
    assert why(temple, "seat.0.temples", "road.veil_garden") is None
    assert why(temple, "seat.0.temples", "site.veil_garden") is None
    manor = lay(goods={0: "wood 3"}, built={1: "manor veil"}).act("manor")
    assert why(manor, "manor.0.bank", "ward.veil") == "no_gold"
    assert why(manor, "manor.0.bank", "site.veil_garden") is None
    mill = lay(goods={0: "food 2"}, dice={0: "wood wood wood"}, built={1: "windmill veil_garden"})
    mill.act("harvest", "wood").advance("holy")
    assert mill.asked == "0 windmill" and why(mill, "seat.0.windmills", "road.veil_garden") == "no_gold"
    assert why(mill, "seat.0.windmills", "ward.veil") is None
    ship = lay(goods={0: "wood 2"}, crates={0: 2}, built={1: "ship veil"}).act("wharf")
    assert why(ship, "seat.0.ships", "dock.veil") == "no_gold"
    assert why(ship, "seat.0.ships", "site.veil_garden") is None


def test_of_a_citizen_who_is_not_hired_it_is_not_said_that_he_turns_no_dice() -> None:
    scene = lay(pink="woodwright roofer herald abbess")
    assert why(scene, scene.die("gold"), "pink.0") is None
    assert why(scene, scene.die("gold"), "pink.8") == "turns_nothing"


def test_pieces_wait_while_the_cutpurse_looks_at_the_leftover_dice() -> None:
    dice = {0: "wood wood", 1: "wood wood wood"}
    scene = lay(
        "draft", pool="wood gold gold magic", dice=dice, citizens={0: "cutpurse"}, goods={0: "gold 8"}
    )
    scene.say("draft pool.wood seat.0.light")
    assert scene.asked == "0 leftover"
    assert why(scene, "gate.0", "site.veil_garden") == why(scene, "seat.0.temples", "ward.veil") == "not_yet"


@pytest.mark.parametrize("seats", [2, 4])
def test_every_drop_in_random_games_has_a_word_or_none(seats: int) -> None:
    rng, found = Random(f"why {seats}"), set()
    for at in walk(Play(GAME, GAME.deal(Setup(seats))), rng):
        asks = at.asks
        if isinstance(asks, Decision):
            table = GAME.table(at.state, asks.seat)
            legal = {(move.piece, move.to) for move in asks.moves}
            places = [*table.zones, *table.where()]
            for _ in range(30):
                piece, target = rng.choice(places), rng.choice(places)
                if (piece, target) not in legal:
                    found.add(GAME.why_not(at.state, asks.seat, piece, target))
    assert found - {None} <= set(REASONS) and len(found) > 8
