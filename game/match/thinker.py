"""What passes between a match and whoever thinks for its bots: a ticket there, an answer back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.kernel.contract import Action, Options, Plain

__all__ = ["Answer", "Reply", "Thinker", "Ticket"]


@dataclass(frozen=True, slots=True)
class Ticket:
    """All a bot gets to know: what its seat sees, and what it may answer."""

    number: int
    """A cloakroom number: an answer counts only while its ticket does."""
    game: str
    seat: int
    seen: Plain
    """The game's Seen of this seat as plain data, for another process."""
    options: Options
    level: str
    personality: str
    seed: int
    """Chance for this one decision; says nothing about the match's own seed."""


class Answer(Protocol):
    """What comes back. A protocol, so that whoever thinks need not know the match."""

    @property
    def ticket_number(self) -> int: ...
    @property
    def seat(self) -> int: ...
    @property
    def action(self) -> Action: ...
    @property
    def reason(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Reply:
    """A plain Answer."""

    ticket_number: int
    seat: int
    action: Action
    reason: str = ""


class Thinker(Protocol):
    """Whoever thinks for the bots, in a process of its own or not."""

    @property
    def alive(self) -> bool: ...

    def ask(self, ticket: Ticket) -> None:
        """Start thinking; asking twice with one ticket is one question."""

    def poll(self) -> Sequence[Answer]:
        """The answers that have come since the last call; never waits."""
