"""Sparks, dust, stars and confetti: short-lived, thrown, falling; never more than a bound."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin
from typing import TYPE_CHECKING, NamedTuple

from game.stage.mark import Mark

if TYPE_CHECKING:
    from game.stage.sprites import Sprites

__all__ = ["DEPTH", "KINDS", "Kind", "Particles"]

MOST = 240
DEPTH = 900.0
"""They lie over every piece that is not deeper still."""


class Kind(NamedTuple):
    arts: tuple[str, ...]
    ms: float
    speed: float
    """Units a second at the start."""
    fall: float
    """Units a second, gained every second."""
    size: float
    spin: float
    spread: float
    """Share of the circle, centred straight up."""


KINDS: dict[str, Kind] = {
    "stars": Kind(("prop/spark",), 600, 420, 500, 0.9, 240, 1.0),
    "sparks": Kind(("prop/spark",), 420, 260, 120, 0.6, 120, 1.0),
    "dust": Kind(("prop/dust.1", "prop/dust.2", "prop/dust.3"), 520, 130, -40, 0.6, 40, 0.7),
    "confetti": Kind(
        tuple(f"prop/confetti.{n}" for n in range(1, 7)), 2400, 760, 620, 1.0, 420, 0.45
    ),
}


@dataclass(slots=True)
class _Grain:
    art: str
    x: float
    y: float
    dx: float
    dy: float
    fall: float
    turn: float
    spin: float
    size: float
    age: float
    ms: float


class _Dice:
    """A cheap run of numbers for looks alone: the same every time, and nobody's rules."""

    def __init__(self) -> None:
        self._word = 0x9E3779B9

    def share(self) -> float:
        self._word = (self._word * 1664525 + 1013904223) & 0xFFFFFFFF
        return self._word / 0x100000000


class Particles:
    def __init__(self) -> None:
        self._grains: list[_Grain] = []
        self._dice = _Dice()

    def __len__(self) -> int:
        return len(self._grains)

    def burst(self, kind: str, x: float, y: float, count: int, size: float = 1) -> None:
        what, share = KINDS[kind], self._dice.share
        for n in range(count):
            if len(self._grains) >= MOST:
                return
            angle = -pi / 2 + (share() - 0.5) * 2 * pi * what.spread
            speed = what.speed * (0.45 + 0.55 * share()) * size
            self._grains.append(
                _Grain(
                    art=what.arts[n % len(what.arts)],
                    x=x,
                    y=y,
                    dx=speed * cos(angle),
                    dy=speed * sin(angle),
                    fall=what.fall,
                    turn=360 * share(),
                    spin=what.spin * (2 * share() - 1),
                    size=what.size * size * (0.7 + 0.5 * share()),
                    age=0,
                    ms=what.ms * (0.7 + 0.3 * share()),
                )
            )

    def update(self, ms: float) -> None:
        seconds = ms / 1000
        for grain in self._grains:
            grain.age += ms
            grain.x += grain.dx * seconds
            grain.y += grain.dy * seconds
            grain.dy += grain.fall * seconds
            grain.dx *= max(0.0, 1 - 1.2 * seconds)
            grain.turn += grain.spin * seconds
        if self._grains:
            self._grains = [grain for grain in self._grains if grain.age < grain.ms]

    def clear(self) -> None:
        self._grains.clear()

    def marks(self, sprites: Sprites) -> list[Mark]:
        """What they look like now. They are too many, and too short-lived, to be pieces."""
        found, zoom = [], sprites.frame.scale
        for grain in self._grains:
            drawn = sprites.get(
                grain.art,
                # Sizes in few steps: every one is a picture to be kept.
                scale=max(0.1, round(grain.size * 5) / 5),
                turn=round(grain.turn / 15) * 15,
                alpha=min(1.0, 3 * (1 - grain.age / grain.ms)),
                trim=True,
            )
            if drawn is not None:
                x, y = round(grain.x * zoom) + drawn.dx, round(grain.y * zoom) + drawn.dy
                found.append(Mark(drawn.picture, x, y))
        return found
