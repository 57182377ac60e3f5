"""A line of sight as people see it, and what an answer would bring."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.games.topoum.content.ids import NOWHERE, Mole, Space

__all__ = ["Gift", "Outlook", "Sight"]


@dataclass(frozen=True, slots=True)
class Sight:
    """Two moles of an army that see each other."""

    seat: int
    ends: tuple[Mole, Mole]
    """The two moles."""
    spaces: tuple[Space, ...]
    """From one end to the other."""
    medals: int
    """What it is worth as a new line."""
    new: bool
    """Whether it would be scored were the active player's turn to end now."""


@dataclass(frozen=True, slots=True)
class Gift:
    """Something a rival would get out of it."""

    kind: Literal["last-mole", "medals"]
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
    casualties: tuple[Mole, ...] = ()
    """Moles that would be eliminated, captured ones too."""
    own_losses: int = 0
    destroyed: tuple[Space, ...] = ()
    """Squares blown up."""
    falling: tuple[Space, ...] = ()
    """Squares that would fall away with a losing part."""
    tie: tuple[tuple[Space, ...], ...] = ()
    """Parts of equal size to choose between."""
    rests: Space = NOWHERE
    """Where the mole that moves would come to rest: nowhere if it is eliminated or none moves."""
    gifts: tuple[Gift, ...] = ()
