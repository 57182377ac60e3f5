"""Which of the table's three faces is shown, and how far the curtain is drawn."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

__all__ = ["SIDES", "Mode", "View"]


SIDES = 0.09
"""So much of the curtain stays in sight around a private view."""


class Mode(Enum):
    PUBLIC = "public"
    """Everybody's."""
    CURTAIN = "curtain"
    """Closed: it names who comes next."""
    PRIVATE = "private"
    """One seat's alone."""


@dataclass(slots=True)
class View:
    mode: Mode = Mode.PUBLIC
    seat: int | None = None
    """Whose turn behind the curtain it is."""
    closed: float = 0
    """0 open, 1 closed."""
    target: float = 0
    leaving: bool = False
    """A private view is being closed; until then it is still drawn as it is."""
    peeking: bool = False
    """A seat looks at what is its own; nothing is answered there."""
    stay: bool = False
    """The table is being looked at: the curtain waits until somebody calls it."""

    @property
    def moving(self) -> bool:
        return self.closed != self.target

    def show_private(self, seat: int) -> None:
        """The seat's own view, open already."""
        self.mode, self.seat = Mode.PRIVATE, seat
        self.closed = self.target = SIDES

    def close(self, seat: int) -> None:
        self.seat = seat
        self.target = 1

    def draw_to(self, target: float) -> None:
        self.target = target

    def update(self, step: float, *, calm: bool) -> bool:
        """Whether the curtain moved."""
        if not self.moving:
            return False
        if calm or abs(self.target - self.closed) <= step:
            self.closed = self.target
        else:
            self.closed += step if self.target > self.closed else -step
        return True
