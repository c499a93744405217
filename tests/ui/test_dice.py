"""Dice: what was decided lies up, always; a throw is the same every time and comes to rest in time."""

import builtins
import math
from itertools import pairwise
from random import Random

import pygame
import pytest

from client.ui import dice
from client.ui.die import SIDES, traced
from client.ui.turning import about, between, matrix, part, times, turned

TRAY = (300, 160)
RED = ("#a81e24", "#e2564e", "#570c10")
WORDS = ("bronze", "bronze", "silver", "silver", "gold", "gold")


def some(seed: int) -> tuple[int, ...]:
    rng = Random(seed)
    return tuple(rng.randrange(6) for _ in range(1 + seed % 7))


@pytest.mark.parametrize("block", range(5))
def test_the_decided_side_lies_up_in_every_throw(block: int) -> None:
    for seed in range(60 * block, 60 * block + 60):
        assert dice.throw(some(seed), TRAY, seed).up() == some(seed)


def test_it_lies_up_without_physics_too(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without(name: str, *rest: object, **more: object) -> object:
        if name == "pymunk":
            raise ImportError(name)
        return real(name, *rest, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(builtins, "__import__", without)
    for seed in range(60):
        made = dice.throw(some(seed), TRAY, seed)
        assert made.up() == some(seed)
        assert made.rest <= 1.2
        assert apart(made) > 0.9


def test_the_same_arguments_give_the_same_throw() -> None:
    assert dice.throw((1, 2, 3), TRAY, "a") == dice.throw((1, 2, 3), TRAY, "a")
    assert dice.throw((1, 2, 3), TRAY, "a").poses != dice.throw((1, 2, 3), TRAY, "b").poses


def test_the_result_changes_no_way_and_no_time() -> None:
    """The pictures on the cubes differ, the throw does not: nobody can read the result from the start."""
    one, other = dice.throw((0, 0), TRAY, 9), dice.throw((5, 3), TRAY, 9)
    for a, b in zip(one.poses, other.poses, strict=True):
        assert [(p.x, p.y) for p in a] == [(p.x, p.y) for p in b]


def apart(made: dice.Throw) -> float:
    """The least distance of two dice at rest, in edges."""
    last = made.poses[-1]
    return min(
        (math.dist(a[:2], b[:2]) / made.edge for i, a in enumerate(last) for b in last[:i]), default=9.0
    )


def test_dice_rest_in_time_apart_inside_the_tray_and_flat() -> None:
    for seed in range(40):
        made = dice.throw(some(seed), TRAY, seed)
        assert made.rest <= 1.2
        assert apart(made) > 0.95
        for pose in made.poses[-1]:
            assert made.edge * 0.5 < pose.x < TRAY[0] - made.edge * 0.5
            assert made.edge * 0.5 < pose.y < TRAY[1] - made.edge * 0.5
            assert pose.lift < 0.01 * made.edge


def test_dice_slow_down_to_rest_without_a_jump() -> None:
    for seed in range(20):
        made = dice.throw((0, 3), TRAY, seed)
        ways = list(zip(*made.poses, strict=True))
        for way in ways:
            steps = [math.dist(a[:2], b[:2]) for a, b in pairwise(way)]
            assert max(steps[-6:]) < 0.02 * made.edge
            assert max(steps[:40]) > 0.05 * made.edge
            swing = [abs(sum(x * y for x, y in zip(a.turn, b.turn, strict=True))) for a, b in pairwise(way)]
            assert min(swing[-8:]) > 0.999


def test_the_top_picture_is_nearly_upright_at_rest() -> None:
    for seed in range(40):
        made = dice.throw(some(seed), TRAY, seed)
        for pose, side in zip(made.poses[-1], made.outcome, strict=True):
            x, y, _ = turned(pose.turn, SIDES[side].right)
            assert abs(math.degrees(math.atan2(y, x))) < 46


def test_frames_after_rest_are_the_last_frame() -> None:
    made = dice.throw((2, 4), TRAY, 1)
    assert made.frame(made.rest) == made.frame(99.0) == made.frame(math.inf) == made.poses[-1]
    assert made.frame(0.0) == made.frame(-1.0) == made.poses[0]


def test_reduced_motion_shows_the_result_at_once() -> None:
    made = dice.throw((2, 4), TRAY, 1, still=True)
    assert made.rest == 0.0
    assert made.up() == (2, 4)
    assert made.poses[-1] == dice.throw((2, 4), TRAY, 1).poses[-1]


def test_the_hand_gives_the_direction() -> None:
    for flick in ((900.0, 0.0), (-900.0, 0.0), (0.0, 700.0), (0.0, -700.0)):
        made = dice.throw((0, 1, 2), TRAY, 3, flick=flick)
        early = made.frame(0.06)
        for a, b in zip(made.poses[0], early, strict=True):
            assert (b.x - a.x) * flick[0] + (b.y - a.y) * flick[1] > 0


def test_dice_knock_while_they_roll_and_not_at_rest() -> None:
    made = dice.throw((0, 1, 2, 3), TRAY, 3)
    assert made.knocks
    assert all(0 < t < made.rest and 0 < loud <= 1 for t, loud in made.knocks)
    assert list(made.knocks) == sorted(made.knocks)


def test_no_dice_make_an_empty_throw_and_a_seventh_side_is_refused() -> None:
    assert dice.throw((), TRAY, 1).frame(0.5) == ()
    with pytest.raises(ValueError, match=r"sides 0\.\.5"):
        dice.throw((6,), TRAY, 1)


def test_turns_turn() -> None:
    quarter = about((0.0, 0.0, 1.0), math.pi / 2)
    assert turned(quarter, (1.0, 0.0, 0.0)) == pytest.approx((0.0, 1.0, 0.0), abs=1e-9)
    assert turned(part(times(quarter, quarter), 0.5), (1.0, 0.0, 0.0)) == pytest.approx(
        (0.0, 1.0, 0.0), abs=1e-6
    )
    for a in SIDES:
        for b in SIDES:
            assert turned(between(a.normal, b.normal), a.normal) == pytest.approx(b.normal, abs=1e-6)
    assert matrix(quarter)[2] == pytest.approx((0.0, 0.0, 1.0))


def test_the_sides_are_a_cube_seen_from_outside() -> None:
    for n, u, v in SIDES:
        cross = (u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0])
        assert cross == n
    for i in (0, 2, 4):
        assert tuple(-x for x in SIDES[i].normal) == SIDES[i + 1].normal


# ------------------------------------------------------------------ drawing


@pytest.fixture
def red(screen: None) -> dice.Look:
    return dice.look_of("aquileia", RED, WORDS)


@pytest.fixture
def screen() -> None:
    pygame.display.init()
    pygame.display.set_mode((8, 8))


def near(a: tuple[int, ...], b: tuple[int, int, int]) -> bool:
    return max(abs(x - y) for x, y in zip(a[:3], b, strict=True)) < 40


def test_the_top_of_a_die_at_rest_shows_the_metal_of_the_result(red: dice.Look) -> None:
    metal = {0: (184, 113, 58), 2: (180, 190, 198), 4: (223, 174, 47)}
    for side, colour in metal.items():
        surface = pygame.Surface((200, 200), pygame.SRCALPHA)
        pose = dice.throw((side,), (200, 200), 1, edge=80, still=True).poses[-1][0]
        dice.draw_die(surface, pose._replace(x=100.0, y=100.0), 80, red)
        count = sum(
            near(tuple(surface.get_at((x, y))), colour) for x in range(60, 140, 2) for y in range(50, 110, 2)
        )
        others = {
            s: sum(
                near(tuple(surface.get_at((x, y))), c) for x in range(60, 140, 2) for y in range(50, 110, 2)
            )
            for s, c in metal.items()
            if s != side
        }
        assert count > 60
        assert all(count > 2 * other for other in others.values())


def test_drawing_stays_inside_the_rectangle_it_reports(red: dice.Look) -> None:
    made = dice.throw((0, 1, 2), TRAY, 5)
    for t in (0.1, 0.5, 2.0):
        surface = pygame.Surface((500, 400), pygame.SRCALPHA)
        rect = dice.draw_dice(surface, made.frame(t), made.edge, [red] * 3, (100, 120))
        assert rect.contains(surface.get_bounding_rect(min_alpha=1))


def test_a_high_die_has_a_wider_softer_shadow(screen: None) -> None:
    low = dice.Pose(200.0, 200.0, 0.0, about((0.0, 0.0, 1.0), 0.2))
    dark, wide = [], []
    for pose in (low, low._replace(lift=60.0)):
        surface = pygame.Surface((400, 400), pygame.SRCALPHA)
        dice.draw_shadow(surface, pose, 60)
        dark.append(max(surface.get_at((x, y)).a for x in range(0, 400, 4) for y in range(0, 400, 4)))
        box = surface.get_bounding_rect(min_alpha=4)
        wide.append(box.w)
    assert dark[0] > 1.4 * dark[1]
    assert wide[1] > wide[0]


def test_a_flat_drawing_is_traced_in_its_order_and_place(screen: None) -> None:
    text = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">\n'
        '<rect x="0" y="0" width="100" height="100" fill="#102030"/>\n<g transform="translate(50 0)">\n'
        '<rect x="0" y="50" width="50" height="50" fill="#ff0000"/>\n</g>\n</svg>\n'
    )
    first, second = traced(text)
    assert (first.colour, second.colour) == ((16, 32, 48), (255, 0, 0))
    xs, ys = [x for x, _ in second.points], [y for _, y in second.points]
    assert min(xs) == pytest.approx(0, abs=0.02) and max(xs) == pytest.approx(1, abs=0.02)
    assert min(ys) == pytest.approx(0, abs=0.02) and max(ys) == pytest.approx(1, abs=0.02)


def test_a_die_needs_six_words() -> None:
    with pytest.raises(ValueError, match="six sides"):
        dice.look(RED, ("a", "b"), {})
