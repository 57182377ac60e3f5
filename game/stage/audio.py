"""Sounds and music; silent, and nothing else, on a machine without any."""

from __future__ import annotations

import json
import logging
import random
from pathlib import Path
from typing import Any

import pygame

from game.stage.music import Music
from game.stage.pitch import pitched

__all__ = ["Audio"]

MASTERS = Path(__file__).resolve().parents[2] / "sounds" / "masters"
_RATE, _BUFFER = 44100, 512
_CHANNELS = 24
_PITCHES = 3
"""How many tunings of one sound are kept beside its own."""
_DUCKING = ("fanfare/", "applause", "drum/")
_DUCK_DB = -4.0


class Audio:
    """Effects by their ids, music by mood. Volumes are per cent; an unknown id is logged once."""

    def __init__(self, folder: Path = MASTERS) -> None:
        self._folder = folder
        self._facts = _read_manifest(folder)
        self._sounds: dict[str, list[pygame.mixer.Sound]] = {}
        self._untuned: list[tuple[str, pygame.mixer.Sound, float]] = []
        self._missing: set[str] = set()
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
            pygame.mixer.init(_RATE, -16, 2, _BUFFER)
            pygame.mixer.set_num_channels(_CHANNELS)
        except pygame.error as error:
            self._log.warning("no sound: %s", error)
            self.alive = False
            return
        self.alive = True
        self.music.start()

    def stop(self) -> None:
        if self.alive:
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
            pygame.mixer.stop()

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
        channel = pygame.mixer.find_channel()
        if channel is None:
            return
        channel.set_volume(min(loud, 1.0))
        channel.play(self._random.choice(tunings))
        if sound.startswith(_DUCKING):
            self.music.duck(_DUCK_DB, float(facts.get("seconds", 1.0)) * 1000)

    def forget(self) -> None:
        """Sounds of the table that was left go; one that is playing plays to its end."""
        self._sounds.clear()
        self._untuned.clear()

    def update(self, ms: float) -> None:
        """Once a frame: music goes on, and one sound at most gets another tuning."""
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


def _gain(decibels: float) -> float:
    return float(10 ** (decibels / 20))


def _read_manifest(folder: Path) -> dict[str, dict[str, Any]]:
    try:
        text = (folder / "manifest.json").read_text(encoding="utf-8")
        found: dict[str, dict[str, Any]] = json.loads(text)["sounds"]
    except (OSError, ValueError, KeyError):
        logging.getLogger("molehill.stage").exception("no sounds")
        return {}
    return found
