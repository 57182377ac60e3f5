"""Loops laid over a piece of music, that come and go with what is seen."""

from __future__ import annotations

import logging
import threading
from functools import partial
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import pygame

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

__all__ = ["LAYERS", "Heat", "Layers", "circle"]

Heat: TypeAlias = Literal["calm", "busy", "close", "last"]
"""How much is going on: thought, action, a near thing, the last round."""

LAYERS = ("busy", "close", "last")
_SHARES: dict[Heat, dict[str, float]] = {
    "calm": {},
    "busy": {"busy": 1.0},
    "close": {"busy": 0.7, "close": 1.0},
    "last": {"busy": 1.0, "close": 0.8, "last": 1.0},
}
_JOIN = 0.01
"""Seconds at the end of a loop that lead into its beginning."""
_UP, _DOWN = 2500.0, 4000.0
"""Milliseconds in which a layer comes, and goes."""


class Layers:
    """Each layer has a channel of its own, from `first` on, and runs unheard until it is wanted.

    All begin on the first beat of a piece and are whole parts of it in length: they stay together.
    """

    def __init__(self, folder: Path, first: int) -> None:
        self._folder = folder
        self._first = first
        self._loops: dict[str, pygame.mixer.Sound] = {}
        self._loaded = ""
        self._loading: threading.Thread | None = None
        self._shares = dict.fromkeys(LAYERS, 0.0)
        self._log = logging.getLogger("molehill.stage")

    def prepare(self, name: str, facts: Mapping[str, Any]) -> bool:
        """Begin to make ready, if that has not begun. Whether all is."""
        if name != self._loaded:
            self.forget()
            self._loaded = name
            # Decoding takes as long as several frames do: the picture is not to wait for it.
            load = partial(self._load, name, facts)
            self._loading = threading.Thread(target=load, name="layers", daemon=True)
            self._loading.start()
        return self._loading is None or not self._loading.is_alive()

    def _load(self, name: str, facts: Mapping[str, Any]) -> None:
        for heat, file in facts.get("layers", {}).items():
            try:
                whole = pygame.mixer.Sound(self._folder / file)
                self._loops[heat] = circle(whole, float(facts["margin"]), float(facts["period"]))
            except (OSError, pygame.error) as error:
                self._log.warning("no layer %s of %s: %s", heat, name, error)

    def join(self) -> None:
        """Wait for what is being made ready."""
        if self._loading is not None:
            self._loading.join()
            self._loading = None

    def begin(self, turns: int) -> None:
        """From here on, so many times round."""
        for place, heat in enumerate(LAYERS):
            channel = pygame.mixer.Channel(self._first + place)
            channel.stop()
            if heat in self._loops and turns > 0:
                channel.set_volume(0)
                channel.play(self._loops[heat], loops=turns - 1)

    def update(self, ms: float, heat: Heat, loud: float) -> None:
        """Towards what this heat wants; `loud` is the volume of the music as a whole."""
        wanted = _SHARES[heat]
        for place, name in enumerate(LAYERS):
            now, goal = self._shares[name], wanted.get(name, 0.0)
            now = min(goal, now + ms / _UP) if goal > now else max(goal, now - ms / _DOWN)
            self._shares[name] = now
            if name in self._loops:
                pygame.mixer.Channel(self._first + place).set_volume(now * loud)

    def share(self, name: str) -> float:
        """How loud a layer is beside its piece, 0 to 1."""
        return self._shares[name]

    def fade(self, ms: int) -> None:
        for place in range(len(LAYERS)):
            pygame.mixer.Channel(self._first + place).fadeout(ms)

    def forget(self) -> None:
        """Let the loops go: a few megabytes."""
        self.join()
        self._loops.clear()
        self._loaded = ""


def circle(whole: pygame.mixer.Sound, margin: float, period: float) -> pygame.mixer.Sound:
    """Exactly one round of a loop, cut out of what its file has on either side of it."""
    # What is loaded is in the mixer's own format, whatever that is.
    rate, depth, sides = pygame.mixer.get_init() or (48000, -16, 2)
    frame = abs(depth) // 8 * sides
    start, count = round(margin * rate) * frame, round(period * rate) * frame
    raw = bytearray(whole.get_raw())
    loop = raw[start : start + count]
    if frame == 2 * sides:
        _joined(loop, raw[:start], round(_JOIN * rate) * sides)
    return pygame.mixer.Sound(buffer=bytes(loop))


def _joined(loop: bytearray, before: bytearray, count: int) -> None:
    """Let the end of a loop run into what stood before its beginning: the codec heard it so."""
    last, into = memoryview(loop).cast("h"), memoryview(before).cast("h")
    for place in range(-min(count, len(into)), 0):
        share = 1 + place / count
        last[place] = round(last[place] * (1 - share) + into[place] * share)
