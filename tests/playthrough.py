"""A whole game as readable text, one per game and seat count, kept in tests/goldens.

After a change of the rules write them anew with ``python -m tests.playthrough`` and read the difference.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from client.rules import GAMES
from client.rules import game as game_of
from client.rules.play import Beat, Chance, Play, Setup
from client.rules.record import answer_text

GOLDENS = Path(__file__).resolve().parent / "goldens"


def told(name: str, seats: int) -> str:
    """A game played by chance from a fixed seed: who is asked what, every answer, every Beat."""
    game = game_of(name)
    play, rng = Play(game, game.deal(Setup(seats))), Random(f"{name} {seats}")
    lines = [f"{name}, {seats} seats"]
    while (asks := play.asks) is not None:
        if isinstance(asks, Beat):
            lines.append(" ".join(["   ", asks.say, *map(str, asks.about)]))
            play.answer(None)
            continue
        answer = (
            asks.sample(rng) if isinstance(asks, Chance) else asks.moves[int(rng.random() * len(asks.moves))]
        )
        who = "nature" if asks.seat < 0 else f"seat {asks.seat}"
        what = " ".join([asks.kind, *map(str, asks.about)]) if isinstance(asks, Chance) else asks.ask
        lines.append(f"{who}, {what}: {answer_text(answer)}")
        play.answer(answer)
    lines += [
        f"rank {score.rank}: seat {score.seat} with {score.points}" for score in game.standing(play.state)
    ]
    return "\n".join(lines) + "\n"


def files() -> list[tuple[str, int, Path]]:
    """Every game and seat count with its file."""
    return [(name, seats, GOLDENS / name / f"{seats}.txt") for name in GAMES for seats in game_of(name).seats]


def main() -> None:
    """Write all of them."""
    for name, seats, path in files():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(told(name, seats), encoding="utf-8")


if __name__ == "__main__":
    main()
