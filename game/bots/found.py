"""What a search may spend, and what it found."""

from __future__ import annotations

from dataclasses import dataclass

from game.kernel.contract import Action

__all__ = ["Budget", "Found"]


@dataclass(frozen=True, slots=True)
class Budget:
    nodes: int
    breadth: int
    horizon: int
    """Decisions a continuation goes on for before it is judged."""
    trust: int = 0
    """For how many tried worlds a first look counts where answers are tried by playouts."""
    rivals: bool = True
    """Whether it matters what the others come to."""


@dataclass(frozen=True, slots=True)
class Found:
    action: Action
    value: float
    """From 0 (lost) to 1 (won)."""
    looks: int
