"""What passes between a match and whoever thinks for its bots: a ticket there, an answer back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.kernel.ticket import Answer, Ticket

__all__ = ["Answer", "Thinker", "Ticket"]


class Thinker(Protocol):
    """Whoever thinks for the bots, in a process of its own or not."""

    @property
    def alive(self) -> bool: ...

    def ask(self, ticket: Ticket) -> None:
        """Start thinking; asking twice with one ticket is one question."""

    def poll(self) -> Sequence[Answer]:
        """The answers that have come since the last call; never waits."""
