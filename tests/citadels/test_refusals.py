"""Why a drop is refused: each reason by a position in which it is the one."""

from __future__ import annotations

import pytest

from client.rules.citadels.data import CHARACTER, FACE
from client.rules.citadels.refusals import REASONS, why_not
from client.rules.play import Decision, Move
from tests.citadels.scene import Scene, lay
from tests.citadels.test_hidden import played
from tests.citadels.turns import acting

SEVEN = "manor castle temple tavern prison docks church"
FIVE = "manor castle temple tavern prison"


def card(scene: Scene, face: str) -> str:
    """A district card of this face that lies in a hand or a city."""
    zones = [zone for seat in scene.state.seats for zone in (seat.hand, seat.city)]
    return f"district.{next(c for zone in zones for c in zone if FACE[c] == face)}"


def refused(scene: Scene, piece: str, target: str) -> str | None:
    """Why not; districts and characters by their faces, with the seat that acts."""
    words = []
    for word in (piece, target):
        if word in CHARACTER:
            word = f"character.{CHARACTER[word]}"
        elif word in FACE:
            word = card(scene, word)
        words.append(word)
    assert isinstance(scene.asks, Decision)
    return why_not(scene.state, scene.asks.seat, *words)


MINE, THEIRS = "seat.0.city", "seat.1.city"
HAND = {0: "manor"}

CASES = {
    "gather_first": (lambda: lay("thief", hands=HAND, gold={0: 9}), "manor", MINE),
    "gathered": (lambda: acting("thief"), "bank", "seat.0.gold"),
    "deck_empty": (lambda: lay("thief", deck=""), "deck", "seat.0.hand"),
    "limit": (
        lambda: acting("thief", hands={0: "manor tavern"}, gold={0: 9}).do("build", "tavern"),
        "manor",
        MINE,
    ),
    "no_building": (lambda: acting("navigator", hands=HAND, gold={0: 9}), "manor", MINE),
    "never_built": (lambda: acting("thief", hands={0: "secret_vault"}), "secret_vault", MINE),
    "crowded": (
        lambda: acting("thief", hands={0: "monument"}, cities={0: FIVE}, gold={0: 9}),
        "monument",
        MINE,
    ),
    "same_name": (lambda: acting("thief", hands=HAND, cities={0: "manor"}, gold={0: 9}), "manor", MINE),
    "too_dear": (lambda: acting("thief", hands=HAND, gold={0: 2}), "manor", MINE),
    "other_city": (lambda: acting("thief", hands=HAND, gold={0: 9}), "manor", THEIRS),
    "once_a_turn": (
        lambda: acting("thief", hands={0: "manor castle"}, cities={0: "laboratory"}).do("discard", "castle"),
        "manor",
        "laboratory",
    ),
    "bank_empty": (
        lambda: acting("thief", hands=HAND, cities={0: "laboratory"}, in_bank=0),
        "manor",
        "laboratory",
    ),
    "not_yours": (lambda: acting("thief", shown={1: "assassin"}), "assassin", "rank.4"),
    "ability_used": (lambda: acting("thief").do("rob", "king"), "thief", "rank.5"),
    "own_rank": (lambda: acting("assassin"), "assassin", "rank.1"),
    "called_already": (lambda: acting("thief"), "thief", "rank.1"),
    "spared": (lambda: acting("thief", killed="king"), "thief", "rank.4"),
    "own_hand": (lambda: acting("spy", hands=HAND), "spy", "seat.0.hand"),
    "empty_hand": (lambda: acting("wizard"), "wizard", "seat.1.hand"),
    "richest": (lambda: acting("abbot", gold={0: 3, 1: 3}), "abbot", "seat.1.gold"),
    "not_richest": (lambda: acting("abbot", gold={0: 1, 1: 2, 2: 5}), "abbot", "seat.1.gold"),
    "keep": (lambda: acting("warlord", cities={1: "keep"}, gold={0: 9}), "warlord", "keep"),
    "bishop": (lambda: acting("warlord", cities={1: "manor"}, gold={0: 9}, shielded=1), "warlord", "manor"),
    "complete": (lambda: acting("warlord", cities={1: SEVEN}, gold={0: 9}), "warlord", "manor"),
    "own_city": (lambda: acting("marshal", cities={0: "manor"}, gold={0: 9}), "marshal", "manor"),
    "over_three": (lambda: acting("marshal", cities={1: "castle"}, gold={0: 9}), "marshal", "castle"),
    "nothing_to_give": (lambda: acting("diplomat", cities={1: "castle"}, gold={0: 9}), "diplomat", "castle"),
    "beautified": (
        lambda: acting("artist", cities={0: "manor"}, coins="manor", gold={0: 9}),
        "artist",
        "manor",
    ),
    "not_yourself": (lambda: acting("emperor", crown=2), "crown", "seat.0.crown"),
    "holds_it": (lambda: acting("emperor", crown=2), "crown", "seat.2.crown"),
}


@pytest.mark.parametrize("reason", REASONS)
def test_each_reason_has_its_position(reason: str) -> None:
    laid, piece, target = CASES[reason]
    assert refused(laid(), piece, target) == reason


@pytest.mark.parametrize(
    ("scene", "piece", "target", "reason"),
    [
        (lambda: acting("warlord", cities={1: "palace"}, gold={0: 3}), "warlord", "palace", "too_dear"),
        (lambda: acting("artist", cities={1: "manor"}, gold={0: 3}), "artist", "manor", "not_yours"),
        (lambda: acting("thief", cities={0: "armory", 1: SEVEN}), "armory", "manor", "complete"),
        (lambda: acting("marshal", cities={0: "manor", 1: "manor"}, gold={0: 9}), "marshal", "", "same_name"),
        (lambda: acting("diplomat", cities={0: "temple", 1: "palace"}), "diplomat", "palace", "too_dear"),
        (lambda: acting("blackmailer", killed="king"), "threat.0", "rank.4.threat", "spared"),
        (lambda: acting("blackmailer"), "threat.1", "rank.1.threat", "called_already"),
        (lambda: acting("magistrate"), "warrant.0", "rank.1.warrant", "own_rank"),
        (lambda: acting("magistrate", deck=""), "deck", "seat.0.hand", "gathered"),
    ],
)
def test_more_of_them(scene: object, piece: str, target: str, reason: str) -> None:
    laid: Scene = scene()  # type: ignore[operator]
    target = target or f"district.{laid.state.seats[1].city[0]}"
    assert refused(laid, piece, target) == reason


def test_a_turn_that_begins_with_the_gathering_says_so() -> None:
    scene = lay(roles={1: "merchant"}, shown={0: "blackmailer"}, rogue=0, threats="merchant king")
    assert why_not(scene.state, 1, "character.15", "bank") == "gather_first"


def test_after_the_gathering_it_is_no_longer_the_gathering_that_is_missing() -> None:
    scene = lay(
        roles={1: "merchant"}, shown={0: "blackmailer"}, rogue=0, threats="merchant king", hands={1: "manor"}
    )
    assert refused(scene, "manor", "seat.1.city") == "gather_first"
    scene.take()
    assert scene.asked == "1 bribe" and refused(scene, "manor", "seat.1.city") is None
    witch = lay("witch", hands={0: "manor"}).take()
    assert witch.asked == "0 bewitch" and refused(witch, "manor", MINE) is None


@pytest.mark.parametrize("role", ["seer", "king", "warlord", "thief"])
def test_only_who_looks_at_hands_is_told_about_hands(role: str) -> None:
    scene = acting(role, hands={1: "manor"}, shown={1: "abbot"})
    assert refused(scene, role, "seat.1.hand") is None and refused(scene, role, "seat.0.hand") is None


def test_only_who_names_ranks_is_told_about_ranks() -> None:
    assert refused(acting("spy"), "spy", "rank.1") is None
    assert refused(acting("king"), "king", "rank.4") is None
    assert refused(acting("king", cast="magistrate"), "warrant.0", "rank.1.warrant") is None


def test_the_own_completed_city_is_no_reason_where_the_option_opens_it() -> None:
    laid = {"cities": {0: "palace castle temple tavern prison docks church"}, "gold": {0: 3}}
    assert refused(acting("warlord", **laid), "warlord", "palace") == "complete"
    scene = acting("warlord", **laid, warlord_own_complete_city=True)
    assert refused(scene, "warlord", "palace") == "too_dear"


def test_the_wizard_is_told_why_he_can_only_keep_a_card() -> None:
    hands = {1: "secret_vault monument docks"}
    scene = acting("wizard", hands=hands, cities={0: FIVE}, gold={0: 2}).do("look", 1)
    reasons = [refused(scene, face, MINE) for face in hands[1].split()]
    assert reasons == ["never_built", "crowded", "too_dear"]


def test_an_unlimited_bank_is_never_the_reason() -> None:
    scene = acting("thief", hands=HAND, cities={0: "laboratory", 1: "smithy"}, bank="unlimited")
    scene.state.bank = 0
    assert refused(scene, "manor", "laboratory") is None


def test_what_stands_in_anothers_city_is_not_yours_to_use() -> None:
    scene = acting("thief", hands=HAND, cities={1: "laboratory"}, in_bank=0)
    assert refused(scene, "manor", "laboratory") == "not_yours"


def test_there_is_no_word_for_anything_out_of_turn_or_without_sense() -> None:
    scene = acting("thief", hands={1: "manor"}, cities={1: "castle"})
    assert why_not(scene.state, 1, card(scene, "manor"), "seat.1.city") is None
    assert why_not(scene.state, 0, "token.9", "deck") is None
    assert why_not(scene.state, 0, card(scene, "castle"), "deck") == "not_yours"


def test_any_piece_on_any_target_gets_a_known_word_or_none() -> None:
    given = set()
    for play in played(4, "words", cast="ambitious_aristocrats"):
        asks = play.asks
        if isinstance(asks, Decision) and play.state.round < 4:
            table = play.game.table(play.state, asks.seat)
            pieces = [
                piece.id for zone in ("seat.0.hand", "seat.1.city", "bank") for piece in table.zones[zone][:2]
            ]
            for piece in (*pieces, "crown", "deck", "character.21"):
                for target in (*table.zones, *pieces):
                    if not any(move[1:3] == (piece, target) for move in asks.moves if isinstance(move, Move)):
                        given.add(why_not(play.state, asks.seat, piece, target))
    assert given <= {None, *REASONS} and len(given) > 5
