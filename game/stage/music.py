"""Music by mood: pieces with silence between, layers that follow what is seen, a way back."""

from __future__ import annotations

import logging
import random
from typing import TYPE_CHECKING, Any

import pygame

from game.stage.layers import Heat, Layers
from game.stage.programme import AWAY, Programme

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

__all__ = ["CHANNELS", "Music"]

CHANNELS = 24
"""Channels below this are for effects; the layers of the music have those above."""
_OUT_MS, _IN_MS = 500, 700
_GLIDE = 250.0
"""Milliseconds in which the volume follows a change."""
_URGENT = 2000.0
"""When it gets close, no silence is longer than this."""


class Music:
    def __init__(self, folder: Path, facts: Mapping[str, Mapping[str, Any]]) -> None:
        self._folder = folder
        self._facts = {
            name.removeprefix("music/"): entry
            for name, entry in facts.items()
            if entry.get("kind") == "music"
        }
        # Cosmetics: no match depends on what is played first.
        self._programme = Programme(
            {name: float(entry["seconds"]) * 1000 for name, entry in self._facts.items()},
            random.Random().shuffle,
        )
        self._layers = Layers(folder, CHANNELS)
        self._mood = ""
        self._heat: Heat = "calm"
        self._playing = ""
        self._start = 0.0
        self._left: dict[str, tuple[str, float, float]] = {}
        self._clock = 0.0
        self._rest = 0.0
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
        self._rest = self._fading = 0.0

    def stop(self) -> None:
        """The device goes: what was playing is left where it was."""
        self._leave()
        self._layers.forget()
        self._alive = False

    def pieces(self, mood: str) -> list[str]:
        """The pieces of a mood, by name."""
        return self._programme.pieces(mood.removeprefix("music/"))

    def play(self, mood: str, heat: Heat = "calm") -> None:
        """Change to this mood; "" ends the music. The same mood plays on, as hot as that."""
        self._heat = heat
        mood = mood.removeprefix("music/")
        if mood == self._mood:
            return
        self._leave()
        self._mood, self._rest = mood, 0.0
        if self._alive and pygame.mixer.music.get_busy():
            pygame.mixer.music.fadeout(_OUT_MS)
            self._layers.fade(_OUT_MS)
            self._fading = _OUT_MS + 30.0

    @property
    def mood(self) -> str:
        return self._mood

    @property
    def playing(self) -> str:
        """The piece that is heard now, "" in silence."""
        return self._playing

    def layer(self, name: str) -> float:
        """How loud a layer is beside the piece, 0 to 1."""
        return self._layers.share(name)

    def volume(self, share: float) -> None:
        self._wanted = share

    def duck(self, decibels: float, ms: float) -> None:
        """Quieter for so long."""
        self._duck_gain = 10 ** (decibels / 20)
        self._ducked = max(self._ducked, ms)

    def update(self, ms: float) -> None:
        self._clock += ms
        self._follow(ms)
        if self._fading:
            # Asked while it fades, the mixer would wait for the end of the fade.
            self._fading = max(self._fading - ms, 0)
        elif self._playing:
            self._programme.heard(self._playing, self._clock)
            if not pygame.mixer.music.get_busy():
                self._playing = ""
                self._rest = self._programme.rest(self._mood)
        else:
            self._rest = max(self._rest - ms, 0)
            if self._heat in ("close", "last"):
                self._rest = min(self._rest, _URGENT)
            if not self._rest:
                self._begin()

    def _follow(self, ms: float) -> None:
        self._ducked = max(self._ducked - ms, 0)
        goal = self._wanted * (self._duck_gain if self._ducked else 1)
        step = ms / _GLIDE
        now = min(max(goal, self._now - step), self._now + step)
        if now != self._now:
            self._now = now
            pygame.mixer.music.set_volume(now)
        self._layers.update(ms, self._heat, self._now)

    def _leave(self) -> None:
        """The piece that plays stays open at this place, for whoever comes back to its mood."""
        if self._playing:
            at = self._start + max(pygame.mixer.music.get_pos(), 0)
            self._left[self._mood] = (self._playing, at, self._clock)
        self._playing = ""

    def _begin(self) -> None:
        name, at, left = self._left.get(self._mood, ("", 0.0, 0.0))
        if not name or self._clock - left > AWAY:
            name, at = self._programme.choice(self._mood, self._clock), 0.0
        if not name or not self._alive:
            return
        facts = self._facts[name]
        if not self._layers.prepare(name, facts):
            return
        self._left.pop(self._mood, None)
        # Back on a first beat, where the layers can fall in.
        period = float(facts.get("period", 0)) * 1000
        turn = int(at // period) if period else 0
        self._start = turn * period
        turns = int(facts.get("turns", 0)) - turn
        if at and turns <= 0:
            self._rest = self._programme.rest(self._mood)
            return
        try:
            pygame.mixer.music.load(self._folder / facts["file"])
            pygame.mixer.music.set_volume(self._now)
            fade = _IN_MS if turn else 0
            pygame.mixer.music.play(start=self._start / 1000, fade_ms=fade)
        except (OSError, pygame.error) as error:
            self._log.warning("no music %s: %s", name, error)
            self._rest = self._programme.rest(self._mood)
            return
        self._layers.begin(turns)
        self._playing = name
