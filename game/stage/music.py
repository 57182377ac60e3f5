"""Music by mood: loops that alternate, fade into each other and step back for a fanfare."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import pygame

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

__all__ = ["Music"]

_OUT_MS, _IN_MS = 500, 700
_ROUNDS = 2
"""How often a loop is heard before the next of its mood."""
_GLIDE = 250.0
"""Milliseconds in which the volume follows a change."""


class Music:
    """A mood is a name ("title") or the beginning of several ("whack" for whack.1, whack.2)."""

    def __init__(self, folder: Path, facts: Mapping[str, Mapping[str, Any]]) -> None:
        self._folder = folder
        self._files = {
            name.removeprefix("music/"): str(entry["file"])
            for name, entry in facts.items()
            if entry.get("kind") == "music"
        }
        self._mood = ""
        self._playing = ""
        self._turn = 0
        self._wanted = 0.7
        self._now = 0.7
        self._ducked = 0.0
        self._duck_gain = 1.0
        self._alive = False
        self._fading = 0.0
        self._log = logging.getLogger("molehill.stage")

    def start(self) -> None:
        self._alive = True
        self._playing = ""
        self._next()

    def loops(self, mood: str) -> list[str]:
        """The pieces of a mood, in their order."""
        if mood in self._files:
            return [mood]
        return sorted(name for name in self._files if name.startswith(f"{mood}."))

    def play(self, mood: str) -> None:
        """Change to this mood; "" ends the music. The same mood plays on."""
        mood = mood.removeprefix("music/")
        if mood == self._mood:
            return
        self._mood, self._turn = mood, 0
        if not self._alive:
            return
        if pygame.mixer.music.get_busy():
            pygame.mixer.music.fadeout(_OUT_MS)
            self._fading = _OUT_MS + 30.0
        else:
            self._next()

    @property
    def mood(self) -> str:
        return self._mood

    def volume(self, share: float) -> None:
        self._wanted = share

    def duck(self, decibels: float, ms: float) -> None:
        """Quieter for so long."""
        self._duck_gain = 10 ** (decibels / 20)
        self._ducked = max(self._ducked, ms)

    def update(self, ms: float) -> None:
        self._ducked = max(self._ducked - ms, 0)
        goal = self._wanted * (self._duck_gain if self._ducked else 1)
        step = ms / _GLIDE
        now = min(max(goal, self._now - step), self._now + step)
        if now != self._now:
            self._now = now
            pygame.mixer.music.set_volume(now)
        if self._fading:
            # Asked while it fades, the mixer would wait for the end of the fade.
            self._fading = max(self._fading - ms, 0)
            if not self._fading:
                self._next()
        elif self._playing and not pygame.mixer.music.get_busy():
            self._turn += 1
            self._next()

    def _next(self) -> None:
        loops = self.loops(self._mood)
        self._playing = ""
        if not loops or not self._alive:
            return
        name = loops[self._turn % len(loops)]
        try:
            pygame.mixer.music.load(self._folder / self._files[name])
            pygame.mixer.music.set_volume(self._now)
            # One loop alone goes on for ever; of several each has its turn.
            rounds = -1 if len(loops) == 1 else _ROUNDS - 1
            pygame.mixer.music.play(rounds, fade_ms=_IN_MS)
        except (OSError, pygame.error) as error:
            self._log.warning("no music %s: %s", name, error)
            return
        self._playing = name
