"""A line of sight as people see it, and what an answer would bring."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Gift", "Outlook", "Sight"]


@dataclass(frozen=True, slots=True)
class Sight:
    """Two moles of an army that see each other."""

    seat: int
    ends: tuple[str, str]
    """The two moles."""
    spaces: tuple[str, ...]
    """From one end to the other."""
    medals: int
    """What it is worth as a new line."""
    new: bool
    """Whether it would be scored were the active player's turn to end now."""


@dataclass(frozen=True, slots=True)
class Gift:
    """Something a rival would get out of it."""

    kind: str
    """"last-mole": without a mole, the seat begins its turn with a free one where it likes.
    "medals": medals paid to it."""
    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class Outlook:
    """What everybody could tell beforehand. Cards to be drawn are not part of it."""

    lines: tuple[Sight, ...] = ()
    """All lines that would be scored were the turn to end right after this answer."""
    gain: int = 0
    """What those lines come to."""
    more: int = 0
    """The same less what would be scored without this answer: the "+N" of the answer itself."""
    medals: int = 0
    """What changes hands at once: slot, medal of honour, crate card, ransom, penalties."""
    penalty: int = 0
    """The part of it lost to friendly fire and the Red Cross, as a positive number."""
    casualties: tuple[str, ...] = ()
    """Moles that would be eliminated, captured ones too."""
    own_losses: int = 0
    destroyed: tuple[str, ...] = ()
    """Squares blown up."""
    falling: tuple[str, ...] = ()
    """Squares that would fall away with a losing part."""
    tie: tuple[tuple[str, ...], ...] = ()
    """Parts of equal size to choose between."""
    rests: str = ""
    """Where the mole that moves would come to rest, "" if it is eliminated or none moves."""
    gifts: tuple[Gift, ...] = ()
