"""The result names winners and losers as the game's score and its last word have them."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from client.room.journal import Entry
from client.room.session import Session
from client.rules.play import Score
from client.ui.app import App
from client.ui.page import Page
from client.ui.screens.result import Legend, ResultScreen, ScoreRow
from client.ui.widgets import Label
from tests.ui.desk import opened, plain_floor, random_session

PARTS = (("categories", 12), ("stronger", 8))


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Page, "_floor", plain_floor)


def ended(
    app: App,
    scores: list[Score],
    last: Entry | None = None,
    game: str = "aquileia",
    before: Sequence[Entry] = (),
) -> list[str]:
    """The labels of the result of a game that ended like that."""
    session: Session = random_session(len(scores), upto=3) if len(scores) > 1 else random_session(2, upto=3)
    session.setup = session.setup._replace(seats=len(scores))
    session.standing = lambda: scores  # type: ignore[method-assign]
    if last is not None:
        session.journal = lambda eyes: [*before, last]  # type: ignore[method-assign]
    page = ResultScreen(app, session)
    page.ended, page.game_name = True, game
    app.go(page)
    return [widget.text for widget in page.root.walk() if isinstance(widget, Label)]


def told(beat: str, *args: str | int) -> Entry:
    return Entry(-1, f"pax.say.{beat}", args, 0, "beat")


@pytest.mark.parametrize("language", ["en", "zh-Hant"])
def test_a_game_lost_by_all_names_no_winner(language: str) -> None:
    app = opened(language=language)
    scores = [Score(seat, 0, 1, ()) for seat in range(3)]
    labels = ended(app, scores, told("rome_wins"), "pax")
    assert app.words("common.result.lost") in labels
    assert app.words("pax.result.rome_wins") in labels
    assert app.words("pax.result.void") in labels
    assert not any("Livia" in text for text in labels)


def test_one_who_wins_alone_with_the_enemy_is_named_in_the_verdict() -> None:
    app = opened()
    scores = [Score(seat, 0, 1 if seat == 2 else 2, (), seat == 2) for seat in range(3)]
    labels = ended(app, scores, told("rome_wins_with", 2), "pax")
    assert app.words("common.result.wins", "Julia") in labels
    assert app.words("pax.result.rome_wins_with", "Julia") in labels


def test_where_points_are_void_the_end_tells_of_each_seat() -> None:
    app = opened()
    scores = [Score(seat, 0, 1 if seat == 2 else 2, (), seat == 2) for seat in range(3)]
    weighed = [told("balance", seat, seat, *("fleet", "army")[:seat]) for seat in range(3)]
    labels = ended(app, scores, told("rome_wins_with", 2), "pax", weighed)
    assert "Stronger than Rome in 0 categories" in labels
    assert any(text.startswith("Stronger than Rome in 1 category") for text in labels)
    assert sum("Julia" in text for text in labels) == 4  # headline, verdict, her name and what is told of her


@pytest.mark.parametrize(("won", "headline"), [(True, "wins"), (False, "defeat")])
def test_a_lone_player_wins_or_loses(won: bool, headline: str) -> None:
    app = opened()
    verdict = told("solo_won" if won else "solo_lost", 4, 3)
    labels = ended(app, [Score(0, 20, 1, PARTS, won)], verdict, "pax")
    assert app.words(f"common.result.{headline}", "Livia") in labels
    assert any("4 categories" in text for text in labels)


def test_every_source_of_every_seat_has_its_bar_and_its_tone() -> None:
    app = opened()
    parts = ((("districts", 23), ("completed", 4)), (("districts", 17), ("all_kinds", 3), ("ivory_tower", 5)))
    scores = [Score(n, sum(p for _, p in mine), n + 1, mine, n == 0) for n, mine in enumerate(parts)]
    ended(app, scores, game="citadels")
    page = app.stack[-1]
    assert isinstance(page, ResultScreen)
    for kind in (Legend, ScoreRow):
        assert any(isinstance(widget, kind) for widget in page.root.walk())
    rows = [widget for widget in page.root.walk() if isinstance(widget, ScoreRow)]
    for row in rows:
        shown = dict(row.score.parts)
        assert sum(shown.get(source, 0) for source in row.sources) == row.score.points
    assert sum(isinstance(widget, Legend) for widget in page.root.walk()) == 4


def test_a_game_without_a_verdict_of_its_own_gets_none() -> None:
    app = opened()
    scores = [Score(seat, 20 - seat, seat + 1, (("arena", 20 - seat),), seat == 0) for seat in range(3)]
    labels = ended(app, scores)
    assert app.words("common.result.wins", "Livia") in labels
