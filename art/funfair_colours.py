"""The colours of the fair: its guests and the grounds made for them."""

from __future__ import annotations

from typing import NamedTuple

from art.kit.colours import INK

__all__ = ["GUESTS", "Guest"]


class Guest(NamedTuple):
    body: str
    edge: str
    ink: str
    ground: str
    mark: str  # so that colour is never alone


GUESTS = {
    "yellow": Guest("#FFC928", "#FFF3B0", "#5A2A10", "#F2AE2E", "sun"),
    "blue": Guest("#2AA4DE", "#B5E9FF", "#FFFFFF", "#2C93CF", "drop"),
    "green": Guest("#0E6B45", "#6FD09A", "#E9FFDC", "#2E8A58", "leaf"),
    "any": Guest("#FFF6E2", "#FFFFFF", INK, "#9C8FA6", ""),
    "grey": Guest("#9C8FA6", "#D8CFE0", "#FFFFFF", "#9C8FA6", ""),
    "none": Guest("#C24C7E", "#FFB0CC", "#FFFFFF", "#B5477A", ""),
}
