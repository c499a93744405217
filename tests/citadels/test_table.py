"""The picture of a game and the numbers that go with it (rules, sections 2.2, 4.6)."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from client.rules.citadels import GAME
from client.rules.citadels.data import CHARACTERS, COLOURS, DISTRICTS, FACE, KIND, KINDS
from client.rules.play import Beat, Chance, Setup
from tests.citadels.scene import Scene, lay
from tests.citadels.test_hidden import played
from tests.citadels.turns import acting, called
from tests.walk import pieces

RULEBOOK = Path(__file__).resolve().parents[2] / "layouts" / "rulebook"


@pytest.mark.rule("C05")
@pytest.mark.parametrize("language", ["en", "zh-Hant"])
def test_the_rules_reference_has_a_place_for_every_character(language: str) -> None:
    text = (RULEBOOK / language / "citadels.md").read_text(encoding="utf-8")
    missing = [row.face for row in CHARACTERS if f"{{#{row.face.replace('_', '-')}}}" not in text]
    assert not missing


@pytest.mark.rule("C116")
def test_a_card_is_known_by_its_name_and_the_name_by_cost_and_kind() -> None:
    rows = {row.face: row for row in DISTRICTS}
    for card, face in enumerate(FACE):
        assert rows[face].kind == KIND[card] and COLOURS[KIND[card]]
    scene = acting("thief", cities={0: "temple park"})
    lying = scene.table().zones["seat.0.city"]
    assert [(rows[piece.face].cost, KINDS[rows[piece.face].kind]) for piece in lying] == [
        (1, "religious"),
        (6, "unique"),
    ]


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_every_piece_lies_somewhere_once_at_every_request(seats: int) -> None:
    there = None
    rng = Random(seats)
    for play in played(seats, f"pieces {seats}", cast="random"):
        if rng.random() < 0.2 or play.state.phase in ("crown", "cast"):
            now = dict(pieces(GAME.table(play.state, None)))
            there = there or now
            assert now == there, play.asks
    assert there is not None
    assert (there["district"], there["character"], there["token"], there["coin"]) == (84, 27, 27, 30)
    assert (there["warrant"], there["threat"], there["mark"], there["crown"]) == (3, 2, 3, 1)


def test_what_was_done_to_a_character_lies_on_its_token() -> None:
    scene = acting("assassin").do("kill", "king")
    zone = scene.table().zones["rank.4"]
    assert [piece.face for piece in zone] == ["king", "dagger"] and scene.table().zones["marks"][
        0
    ].face == "mask"
    robbed = acting("thief").do("rob", "bishop")
    assert [piece.face for piece in robbed.table().zones["rank.5"]] == ["bishop", "mask"]
    spell = lay("witch", roles={1: "king"}).take().do("bewitch", "king")
    assert "spell" in [piece.face for piece in spell.table().zones["rank.4"]]


def test_a_beautified_district_is_turned_and_worth_more() -> None:
    table = acting("thief", cities={1: "manor castle"}, coins="castle").table()
    assert [piece.turned for piece in table.zones["seat.1.city"]] == [0, 1]
    assert len(table.zones["seat.1.coins"]) == 1 and table.counts["worth.5"] == 5


def test_prices_of_the_own_hand_are_for_the_own_eyes() -> None:
    scene = acting("thief", hands={0: "park manor", 1: "castle"}, cities={0: "factory"})
    prices = {
        eyes: {k: n for k, n in scene.table(eyes).counts.items() if k.startswith("price")}
        for eyes in (None, 0)
    }
    park = FACE.index("park")
    assert prices == {None: {}, 0: {f"price.{park}": 5, "price.0": 3}}


@pytest.mark.parametrize(("alchemist", "price"), [("free_build", 0), ("refund_at_end", 3)])
def test_the_alchemists_price_is_what_building_takes_from_him(alchemist: str, price: int) -> None:
    scene = acting("alchemist", hands={0: "manor", 1: "docks"}, gold={0: 4}, alchemist=alchemist)
    manor, docks = FACE.index("manor"), FACE.index("docks")
    assert scene.table(0).counts[f"price.{manor}"] == price
    assert scene.table(1).counts[f"price.{docks}"] == 3, "all others pay"
    assert scene.do("build", "manor").gold[0] == 4 - price


@pytest.mark.parametrize("gold", [0, 9])
def test_what_rank_8_would_pay_is_told_of_all_that_it_may_affect_be_it_rich_or_poor(gold: int) -> None:
    def fees(role: str) -> dict[str, int]:
        cities = {0: "temple", 1: "great_wall palace keep", 2: "manor temple", 3: "docks"}
        scene = acting(role, cities=cities, gold={0: gold}, coins="docks")
        return {FACE[int(k[4:])]: n for k, n in scene.table().counts.items() if k.startswith("fee.")}

    warlord = fees("warlord")
    assert warlord == {"temple": 0, "great_wall": 5, "palace": 5, "manor": 2, "docks": 3}
    assert fees("marshal") == {"manor": 3}, "no dearer ones, none of a name he has"
    assert fees("diplomat") == {"great_wall": 5, "palace": 5, "docks": 3}, "the Temple has a namesake there"
    assert fees("king") == {}


def told_fees(scene: Scene, eyes: int | None = None) -> dict[str, int]:
    """What rank 8 would pay, by the district."""
    return {FACE[int(k[4:])]: n for k, n in scene.table(eyes).counts.items() if k.startswith("fee.")}


@pytest.mark.parametrize(("formula", "church"), [("max_then_plus", 1), ("plus_then_max", 0)])
def test_what_the_exchange_would_cost_is_told_of_each_own_district(formula: str, church: int) -> None:
    cities = {0: "temple church manor castle keep docks", 1: "great_wall tavern docks"}
    scene = acting("diplomat", cities=cities, gold={0: 9}, coins="castle", diplomat_wall_formula=formula)
    scene.do("exchange", "tavern")
    dearer = {"church": church, "manor": church, "castle": church}
    assert told_fees(scene) == told_fees(scene, 3) == {"temple": 1, **dearer}, "no Keep, no namesake"
    scene.do("give", "temple")
    assert scene.gold[0] == 8 and told_fees(scene) == {}


def test_the_price_of_an_exchange_differs_by_what_is_given() -> None:
    cities = {0: "temple church castle", 1: "palace manor", 2: "manor"}
    scene = acting("diplomat", cities=cities, gold={0: 3}).do("exchange", "palace")
    assert told_fees(scene) == {"temple": 4, "church": 3, "castle": 1}
    assert scene.pieces("give") == ["church", "castle"], "what is too dear is told too"
    before = scene.gold[0]
    paid = told_fees(scene)["castle"]
    assert scene.do("give", "castle").gold[0] == before - paid


def test_income_limit_and_buildings_of_the_turn_are_told() -> None:
    scene = acting("architect", hands={0: "tavern"}, gold={0: 3}).do("build", "tavern")
    counts = scene.table().counts
    assert (counts["limit"], counts["built"]) == (3, 1) and "income" not in counts
    assert acting("king", cities={0: "manor school_of_magic"}).table().counts["income"] == 2
    assert "income" not in acting("king", cities={0: "manor"}).do("income").table().counts


def test_gold_held_apart_for_the_alchemist_is_seen() -> None:
    scene = acting("alchemist", hands={0: "castle"}, gold={0: 5}, alchemist="refund_at_end").do(
        "build", "castle"
    )
    assert len(scene.table().zones["refund"]) == 4 and scene.gold[0] == 1


def test_the_numbers_of_every_seat() -> None:
    counts = acting("thief", cities={1: "monument manor"}, completed={2: 1}).table().counts
    assert counts["city.1"] == 3 and counts["completed.2"] == 1 and counts["score.1"] == 7
    assert counts["round"] == 1 and counts["rank"] == 2 and counts["last"] == 1 and counts["size"] == 7


def test_beats_tell_a_whole_game() -> None:
    words = {
        play.asks.say for play in played(6, "beats", cast="cunning_agents") if isinstance(play.asks, Beat)
    }
    assert {
        "starts",
        "cast",
        "round",
        "selected",
        "silent",
        "called",
        "builds",
        "completed",
        "game_over",
    } <= words


def test_chance_orders_places_and_never_names_a_hidden_piece() -> None:
    asked = [play.asks for play in played(3, "chances")]
    shuffles = [chance for chance in asked if isinstance(chance, Chance) and chance.kind == "shuffle"]
    assert shuffles and all(chance.of == tuple(range(len(chance.of))) for chance in shuffles)


def test_who_looks_on_sees_the_called_characters_only() -> None:
    table = called("thief", "king").table(None)
    assert [piece.face for piece in table.zones["seat.0.shown"]] == ["thief"]
    assert [piece.face for piece in table.zones["seat.1.roles"]] == [""]


def test_a_game_can_be_dealt_for_every_setup_of_the_form() -> None:
    for option in GAME.options:
        for value in option.values:
            seats = option.seats[0] if option.seats else 8
            refused = (option.name, value) in (("rank9", "off"),) and seats not in (4, 5, 6, 7)
            if not refused:
                assert GAME.deal(Setup(seats, {option.name: value})).phase == "crown"
