"""A promise of the contract that a game has broken."""

from __future__ import annotations

__all__ = ["Violation"]


class Violation(AssertionError):
    """Which promise, by one word, and how it was broken."""

    def __init__(self, promise: str, how: str = "") -> None:
        super().__init__(f"{promise}: {how}"[:2000])
        self.promise = promise
