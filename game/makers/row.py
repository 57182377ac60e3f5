"""One line of the speed table."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Row"]


@dataclass(frozen=True, slots=True)
class Row:
    what: str
    value: float
    unit: str
    ratio: float
    to: str
    """What the ratio is to, measured in the same run."""
    bar: str
    """What it must keep to, "" for what is only told."""
    good: bool = True
