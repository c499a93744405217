"""Short dry sounds, made here from noise and sine waves; silent where the machine has no sound.

Nothing happens when this module is imported. A sound is made when it is first played, in a few milliseconds.
Without a device everything stays silent and `why` says the reason, once also in the log.
"""

from __future__ import annotations

import logging
import math
from array import array
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Protocol

import pygame

RATE = 44100
VARIANTS = 4
_log = logging.getLogger(__name__)
Wave = list[float]


class Loudness(Protocol):
    """What the settings say about sound: percent, and whether it is off."""

    @property
    def volume(self) -> int: ...

    @property
    def mute(self) -> bool: ...


# ------------------------------------------------------------------ waves, -1..1


def _length(seconds: float) -> int:
    return int(RATE * seconds)


def _noise(rng: Random, seconds: float, low: float, fade: float) -> Wave:
    """Noise through one low pass (0 closed .. 1 open), fading with that time constant in seconds."""
    out, last, loud, keep = [], 0.0, 1.0, math.exp(-1 / RATE / fade)
    for _ in range(_length(seconds)):
        last += low * (2 * rng.random() - 1 - last)
        out.append(last * loud)
        loud *= keep
    return out


def _bell(seconds: float, partials: tuple[tuple[float, float, float], ...]) -> Wave:
    """Sine waves (hertz, strength, fade in seconds) struck together.

    Each is a resonator: two products a sample, no sine and no power, because this runs when first heard.
    """
    out = [0.0] * _length(seconds)
    for hertz, strength, fade in partials:
        w, keep = math.tau * hertz / RATE, math.exp(-1 / RATE / fade)
        turn, loss = 2 * math.cos(w) * keep, keep * keep
        before, now = -strength * math.sin(w) / keep, 0.0
        for i in range(min(len(out), _length(fade * 8))):  # after that nothing is heard of it
            out[i] += now
            before, now = now, turn * now - loss * before
    return out


def _sum(*waves: tuple[Wave, float, float]) -> Wave:
    """Waves laid over each other: (wave, strength, start in seconds)."""
    out = [0.0] * max(len(wave) + _length(start) for wave, _, start in waves)
    for wave, strength, start in waves:
        first = _length(start)
        for i, value in enumerate(wave):
            out[first + i] += value * strength
    return out


def _card(rng: Random) -> Wave:
    """Paper sliding off paper, then down on the cloth."""
    slide = _noise(rng, 0.10, 0.42, 0.05)
    swell = [v * min(1.0, i / _length(0.03)) for i, v in enumerate(slide)]
    return _sum((swell, 0.6, 0.0), (_noise(rng, 0.05, 0.10, 0.012), 1.1, 0.085))


def _flip(rng: Random) -> Wave:
    """A card turned over: a snap of its edge."""
    return _sum((_noise(rng, 0.05, 0.5, 0.008), 0.6, 0.0), (_noise(rng, 0.06, 0.22, 0.016), 0.7, 0.035))


def _coin(rng: Random) -> Wave:
    """A coin on a coin: bright partials that are no chord."""
    base = 2650 * rng.uniform(0.94, 1.07)
    ring = _bell(0.26, ((base, 0.5, 0.055), (base * 1.51, 0.34, 0.045), (base * 2.34, 0.22, 0.03),
                        (base * 3.07, 0.12, 0.02)))  # fmt: skip
    return _sum((ring, 0.8, 0.0), (_noise(rng, 0.01, 0.8, 0.002), 0.5, 0.0), (ring, 0.25, 0.045))


def _wood(rng: Random) -> Wave:
    """A wooden piece set down on the board."""
    base = 310 * rng.uniform(0.92, 1.1)
    body = _bell(0.13, ((base, 0.7, 0.022), (base * 2.42, 0.35, 0.012), (base * 4.1, 0.15, 0.006)))
    return _sum((body, 0.9, 0.0), (_noise(rng, 0.03, 0.25, 0.004), 0.8, 0.0))


def _lift(rng: Random) -> Wave:
    """A piece taken up: the same wood, shorter and softer."""
    base = 460 * rng.uniform(0.95, 1.06)
    return _sum((_bell(0.07, ((base, 0.5, 0.012), (base * 2.3, 0.2, 0.006))), 0.7, 0.0))


def _knock(rng: Random) -> Wave:
    """A die against a die or the rim of the tray."""
    base = 880 * rng.uniform(0.8, 1.3)
    body = _bell(0.08, ((base, 0.55, 0.010), (base * 2.13, 0.4, 0.007), (base * 3.9, 0.2, 0.004)))
    return _sum((body, 0.8, 0.0), (_noise(rng, 0.02, 0.55, 0.0025), 0.9, 0.0))


def _chime(rng: Random) -> Wave:
    """Your turn: two soft notes, a fifth apart."""
    del rng  # always the same, so that it is known at once
    note = _bell(0.55, ((659.3, 0.5, 0.16), (1318.5, 0.16, 0.09), (1977.8, 0.06, 0.05)))
    fifth = _bell(0.7, ((987.8, 0.5, 0.2), (1975.5, 0.14, 0.1), (2963.3, 0.05, 0.05)))
    return _sum((note, 0.55, 0.0), (fifth, 0.6, 0.11))


def _win(rng: Random) -> Wave:
    """The end of a game: a rising chord."""
    del rng
    notes = (523.3, 659.3, 784.0, 1046.5)
    waves = [(_bell(0.9, ((n, 0.5, 0.25), (2 * n, 0.14, 0.12))), 0.42, 0.10 * i) for i, n in enumerate(notes)]
    return _sum(*waves)


def _click(rng: Random) -> Wave:
    """A button."""
    base = 1500 * rng.uniform(0.97, 1.03)
    return _sum((_bell(0.03, ((base, 0.4, 0.004),)), 0.7, 0.0), (_noise(rng, 0.012, 0.4, 0.002), 0.5, 0.0))


def _no(rng: Random) -> Wave:
    """Refused: one low dull knock."""
    body = _bell(0.14, ((150, 0.8, 0.035), (233, 0.3, 0.02)))
    return _sum((body, 0.9, 0.0), (_noise(rng, 0.03, 0.08, 0.01), 0.8, 0.0))


MAKERS: dict[str, tuple[Callable[[Random], Wave], float]] = {
    "card": (_card, 0.50), "flip": (_flip, 0.45), "coin": (_coin, 0.40), "wood": (_wood, 0.60),
    "lift": (_lift, 0.30), "dice": (_knock, 0.50), "chime": (_chime, 0.42), "win": (_win, 0.50),
    "click": (_click, 0.30), "no": (_no, 0.45),
}  # fmt: skip
ALIKE = frozenset({"chime", "win"})  # always the same; all others come in variants


def made(name: str, variant: int = 0) -> array[int]:
    """The samples of a sound (16 bit, one channel, 44.1 kHz); KeyError for a name that is none."""
    maker, loud = MAKERS[name]
    wave = maker(Random(f"{name}:{variant}"))
    top = max(1e-9, max(abs(v) for v in wave))
    ramp = min(len(wave), _length(0.004))
    for i in range(ramp):  # no click where the sound is cut off
        wave[-1 - i] *= i / ramp
    return array("h", (round(32767 * loud * v / top) for v in wave))


class Sound:
    """Plays sounds as loud as the settings say; `why` tells why nothing is heard, "" when something is."""

    def __init__(self, settings: Loudness) -> None:
        self.settings = settings
        self.why = ""
        self._ready = False
        self._made: dict[tuple[str, int], Any] = {}
        self._next: dict[str, int] = {}

    def play(self, name: str, strength: float = 1.0) -> bool:
        """Play a sound by name, strength 0..1; whether it is heard. KeyError for a name that is none."""
        if name not in MAKERS:
            raise KeyError(f"no sound is called {name!r}; there are {', '.join(MAKERS)}")
        loud = 0.0 if self.settings.mute else self.settings.volume / 100 * min(1.0, max(0.0, strength))
        if loud <= 0 or not self._open():
            return False
        variant = 0 if name in ALIKE else self._next.get(name, -1) + 1
        self._next[name] = variant % VARIANTS
        sound = self._sound(name, variant % VARIANTS)
        sound.set_volume(loud * loud)  # ears hear powers
        return sound.play() is not None

    def prepare(self, name: str) -> Iterator[None]:
        """Make the variants of a sound one after another, so that the first one heard is not late."""
        if name not in MAKERS or self.settings.mute or not self.settings.volume or not self._open():
            return
        for variant in range(1 if name in ALIKE else VARIANTS):
            self._sound(name, variant)
            yield

    def close(self) -> None:
        """Let go of the device."""
        if self._ready:
            self._made.clear()
            pygame.mixer.quit()
            self._ready = False

    def _sound(self, name: str, variant: int) -> Any:
        if (name, variant) not in self._made:
            self._made[name, variant] = pygame.mixer.Sound(buffer=_for_device(made(name, variant)))
        return self._made[name, variant]

    def _open(self) -> bool:
        if self._ready or self.why:
            return self._ready
        try:
            pygame.mixer.init(RATE, -16, 1, 512, allowedchanges=0)
            pygame.mixer.set_num_channels(16)
            self._ready = True
        except (pygame.error, NotImplementedError) as wrong:
            self.why = str(wrong) or "this pygame has no mixer"
            _log.warning("no sound: %s", self.why)
        return self._ready


def _for_device(samples: array[int]) -> array[int]:
    """The samples once for each channel the device was opened with."""
    opened = pygame.mixer.get_init()
    channels = opened[2] if opened else 1
    return samples if channels == 1 else array("h", (v for v in samples for _ in range(channels)))
