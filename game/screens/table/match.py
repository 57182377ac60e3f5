"""What a table shows of a match, whether it is played here or watched again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.kernel.contract import Game, Seen, Viewer
    from game.kernel.event import Event
    from game.match.beats import Beat
    from game.match.seats import Person

__all__ = ["Match"]


class Match(Protocol):
    """A viewer is told only what it may know, as by a `Session`."""

    @property
    def game(self) -> Game[Any, Any]: ...

    @property
    def people(self) -> Sequence[Person]: ...

    @property
    def over(self) -> bool: ...

    @property
    def count(self) -> int:
        """How many beats there are."""

    def seen(self, viewer: Viewer) -> Seen: ...

    def beats(self, viewer: Viewer, since: int = 0, until: int | None = None) -> list[Beat]: ...

    def log(self, viewer: Viewer) -> list[Event]: ...

    def asked(self) -> tuple[int, ...]: ...

    def concerned(self) -> tuple[int, ...]: ...

    def can_undo(self) -> bool: ...
