"""Whoever thinks for the bots of a match: a ticket there, an answer back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from game.kernel.ticket import Answer, Ticket

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["Answer", "Thinker", "Ticket"]


class Thinker(Protocol):
    """In a process of its own or not: the match cannot tell. Nothing here ever waits."""

    @property
    def alive(self) -> bool: ...

    def ask(self, ticket: Ticket) -> None:
        """Start thinking about it."""

    def poll(self) -> Sequence[Answer]:
        """The answers that have come since the last call."""

    def forget(self) -> None:
        """Drop every question not yet begun."""
