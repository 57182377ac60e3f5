"""Sounds and music; silent, and nothing else, on a machine without any."""

from __future__ import annotations

import logging
import random
from pathlib import Path
from typing import Any

import pygame

from game.stage.layers import LAYERS
from game.stage.music import CHANNELS, Music
from game.stage.pitch import pitched
from game.system.listing import read_listing

__all__ = ["Audio"]

MASTERS = Path(__file__).resolve().parents[2] / "sounds" / "masters"
_RATE, _BUFFER = 48000, 512
"""The rate of the masters: converted by the mixer they would come out a little too short."""
_PITCHES = 3
"""How many tunings of one sound are kept beside its own."""
_CLIMB_MS = 700.0
"""A sound whose takes are the rungs of a ladder climbs it while it is asked for again so soon."""
_DUCK_DB = -4.0


class Audio:
    """Effects by their ids, music by mood. Volumes are per cent; an unknown id is logged once."""

    def __init__(self, folder: Path = MASTERS) -> None:
        self._folder = folder
        self._facts = _read_manifest(folder)
        self._sounds: dict[str, list[pygame.mixer.Sound]] = {}
        self._untuned: list[tuple[str, pygame.mixer.Sound, float]] = []
        self._missing: set[str] = set()
        self._rungs: dict[str, tuple[int, float]] = {}
        self._clock = 0.0
        self._effects = 0.8
        self._mute = False
        # Cosmetics: no match depends on how a click sounds.
        self._random = random.Random()
        self.alive = False
        """Whether there is a device to play on."""
        self.music = Music(folder, self._facts)
        self._log = logging.getLogger("molehill.stage")

    def start(self) -> None:
        """Open the device; without one everything goes on silently."""
        try:
            pygame.mixer.init(_RATE, -16, 2, _BUFFER, allowedchanges=0)
            pygame.mixer.set_num_channels(CHANNELS + len(LAYERS))
        except pygame.error as error:
            self._log.warning("no sound: %s", error)
            self.alive = False
            return
        self.alive = True
        self.music.start()

    def stop(self) -> None:
        if self.alive:
            self.music.stop()
            pygame.mixer.quit()
            self.alive = False
            self.forget()

    def handle(self, event: pygame.Event) -> None:
        """Devices come and go: take the first that comes when there was none."""
        if event.type == pygame.AUDIODEVICEADDED and not self.alive and not event.iscapture:
            self.start()

    def volumes(self, music: int, effects: int, *, mute: bool) -> None:
        self._effects, self._mute = effects / 100, mute
        self.music.volume(0 if mute else music / 100)
        if mute and self.alive:
            _hush()

    def has(self, sound: str) -> bool:
        return sound in self._facts

    def play(self, sound: str, gain: float = 1) -> None:
        """Play an effect once, each time a little differently."""
        if not self.alive or self._mute or self._effects <= 0:
            return
        tunings = self._sounds.get(sound) or self._load(sound)
        if not tunings:
            return
        facts = self._facts[sound]
        jitter = facts.get("jitter_db", 0) * self._random.uniform(-1, 1)
        loud = _gain(facts.get("gain_db", 0) + jitter) * gain * self._effects
        channel = _free()
        if channel is None:
            return
        channel.set_volume(min(loud, 1.0))
        channel.play(self._take(sound, tunings))
        if facts.get("ducks"):
            self.music.duck(_DUCK_DB, float(facts.get("seconds", 1.0)) * 1000)

    def _take(self, sound: str, takes: list[pygame.mixer.Sound]) -> pygame.mixer.Sound:
        """Any take; of a ladder the next rung, and the last one stays the last."""
        if self._facts[sound].get("order") != "rising":
            return self._random.choice(takes)
        # Behind the rungs lie the same ones in other tunings.
        takes = takes[: len(self._facts[sound]["variants"])]
        rung, when = self._rungs.get(sound, (-1, -_CLIMB_MS))
        rung = min(rung + 1, len(takes) - 1) if self._clock - when < _CLIMB_MS else 0
        self._rungs[sound] = (rung, self._clock)
        return takes[rung]

    def forget(self) -> None:
        """Sounds of the table that was left go; one that is playing plays to its end."""
        self._sounds.clear()
        self._untuned.clear()

    def update(self, ms: float) -> None:
        """Once a frame: music goes on, and one sound at most gets another tuning."""
        self._clock += ms
        if not self.alive:
            return
        self.music.update(ms)
        if self._untuned:
            sound, original, factor = self._untuned.pop()
            self._sounds[sound].append(pitched(original, factor))

    def _load(self, sound: str) -> list[pygame.mixer.Sound]:
        facts = self._facts.get(sound)
        if facts is None or facts.get("kind") != "effect":
            self._miss(sound, "unknown")
            return []
        files = facts.get("variants") or [facts["file"]]
        loaded: list[pygame.mixer.Sound] = []
        for file in files:
            try:
                with (self._folder / file).open("rb") as stream:
                    loaded.append(pygame.mixer.Sound(file=stream))
            except (OSError, pygame.error) as error:
                self._miss(sound, str(error))
        self._sounds[sound] = loaded
        spread = facts.get("pitch_pct", 0) / 100
        # Long sounds are heard seldom and would take long to tune.
        for original in loaded:
            if spread and original.get_length() < 1:
                for step in range(_PITCHES):
                    factor = 1 + spread * (step - (_PITCHES - 1) / 2 + 0.35)
                    self._untuned.append((sound, original, factor))
        return loaded

    def _miss(self, sound: str, reason: str) -> None:
        if sound not in self._missing:
            self._missing.add(sound)
            self._log.warning("no sound %s: %s", sound, reason)

    @property
    def missing(self) -> frozenset[str]:
        """Sounds that were asked for and cannot be played."""
        return frozenset(self._missing)


def _free() -> pygame.mixer.Channel | None:
    """A channel that nothing sounds on; those of the music are not for effects."""
    for number in range(CHANNELS):
        channel = pygame.mixer.Channel(number)
        if not channel.get_busy():
            return channel
    return None


def _hush() -> None:
    """Whatever effect still sounds ends here; the music is muted by its volume."""
    for number in range(CHANNELS):
        pygame.mixer.Channel(number).stop()


def _gain(decibels: float) -> float:
    return float(10 ** (decibels / 20))


def _read_manifest(folder: Path) -> dict[str, dict[str, Any]]:
    try:
        found: dict[str, dict[str, Any]] = read_listing(folder / "manifest.json")["sounds"]
    except (OSError, ValueError, KeyError):
        logging.getLogger("molehill.stage").exception("no sounds")
        return {}
    return found
