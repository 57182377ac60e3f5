"""A question to a bot and its answer: plain data, for they travel between processes."""

from __future__ import annotations

from dataclasses import dataclass

from game.kernel.contract import Action, Options, Plain

__all__ = ["Answer", "Ticket"]


@dataclass(frozen=True, slots=True)
class Ticket:
    """All a bot gets to know: what its seat sees, and what it may answer."""

    number: int
    """A cloakroom number, never used twice: an answer counts only while its ticket does."""
    game: str
    seat: int
    seen: Plain
    """The game's Seen of this seat, as its codec writes it."""
    options: Options
    level: str
    personality: str
    seed: int
    """Chance for this one decision, from the match's seed and the count of decisions: the same
    question gets the same answer. It says nothing about the match's own seed."""


@dataclass(frozen=True, slots=True)
class Answer:
    ticket_number: int
    seat: int
    action: Action
    reason: str = ""
    """Why, as `kernel.why` writes it."""
