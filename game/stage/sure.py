"""What is shown whole before it is given."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.stage.said import Said

__all__ = ["Sure"]


@dataclass(frozen=True, slots=True)
class Sure:
    """An answer that is shown whole, and given only by one more press."""

    title: Said
    danger: bool = False
    parting: bool = False
    """Something that could still be had is given up by it."""
