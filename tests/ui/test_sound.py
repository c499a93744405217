"""Sounds: made here, short, loud as set, and silent without harm where there is no device."""

import logging
import subprocess
import sys
from itertools import pairwise
from types import SimpleNamespace

import pygame
import pytest

from client.ui import sound
from client.ui.sound import ALIKE, MAKERS, RATE, Sound, made


def settings(volume: int = 70, mute: bool = False) -> SimpleNamespace:
    return SimpleNamespace(volume=volume, mute=mute)


@pytest.fixture
def dummy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")


@pytest.mark.parametrize("name", MAKERS)
def test_a_sound_is_short_clear_and_ends_quietly(name: str) -> None:
    samples = made(name)
    longest = 1.4 if name in ALIKE else 0.4
    assert 0.01 < len(samples) / RATE < longest
    assert 5000 < max(abs(v) for v in samples) < 32767
    assert abs(samples[-1]) < 200
    assert max(abs(v) for v in samples[-60:]) < 0.2 * max(abs(v) for v in samples)


@pytest.mark.parametrize("name", sorted(set(MAKERS) - ALIKE))
def test_variants_differ_and_are_the_same_each_time(name: str) -> None:
    assert made(name, 0) == made(name, 0)
    assert made(name, 0) != made(name, 1)


def test_names_sound_different() -> None:
    assert len({made(name).tobytes() for name in MAKERS}) == len(MAKERS)


def test_it_plays_and_says_so(dummy: None) -> None:
    player = Sound(settings())
    assert player.play("coin")
    assert player.why == ""
    player.close()
    assert pygame.mixer.get_init() is None


def test_mute_and_volume_nought_open_no_device(dummy: None) -> None:
    for quiet in (settings(mute=True), settings(volume=0)):
        player = Sound(quiet)
        assert not player.play("card")
        assert pygame.mixer.get_init() is None


def test_settings_changed_later_count(dummy: None) -> None:
    player = Sound(settings())
    assert player.play("wood")
    player.settings = settings(mute=True)
    assert not player.play("wood")
    player.close()


def test_volume_and_strength_make_it_louder(dummy: None) -> None:
    heard = []
    for volume, strength in ((20, 1.0), (80, 1.0), (80, 0.3)):
        player = Sound(settings(volume))
        player.play("chime", strength)
        heard.append(player._made["chime", 0].get_volume())
        player.close()
    assert heard[0] < heard[1]
    assert heard[2] < heard[1]


def test_dice_take_turns_with_their_variants(dummy: None) -> None:
    player = Sound(settings())
    for _ in range(6):
        player.play("dice")
    assert {variant for _, variant in player._made} == {0, 1, 2, 3}
    player.close()


def test_without_a_device_it_is_silent_and_says_why_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def none(*_: object, **__: object) -> None:
        raise pygame.error("no such audio device")

    monkeypatch.setattr(pygame.mixer, "init", none)
    player = Sound(settings())
    with caplog.at_level(logging.WARNING):
        assert not player.play("card")
        assert not player.play("coin")
    assert player.why == "no such audio device"
    assert [r.getMessage() for r in caplog.records] == ["no sound: no such audio device"]
    player.close()


def test_an_unknown_name_is_an_error_even_when_muted() -> None:
    with pytest.raises(KeyError, match="trumpet"):
        Sound(settings(mute=True)).play("trumpet")


def test_a_stereo_device_gets_both_channels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.mixer, "get_init", lambda: (RATE, -16, 2))
    one = made("click")
    both = sound._for_device(one)
    assert both[0::2] == both[1::2] == one


def test_importing_makes_no_sound_and_opens_nothing() -> None:
    code = "import pygame, client.ui.sound; print(pygame.mixer.get_init(), pygame.get_init())"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert ran.stdout.splitlines()[-1:] == ["None False"], ran.stderr


def test_a_coin_rings_higher_than_wood_and_a_refusal_is_the_lowest() -> None:
    def pitch(name: str) -> float:
        samples = made(name)[200:2500]
        return sum(a * b < 0 for a, b in pairwise(samples)) / len(samples)

    assert pitch("coin") > 2 * pitch("wood") > 2 * pitch("no")
