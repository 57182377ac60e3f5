"""What happened, one event after another, each with the table as it lay right after it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.kernel.contract import Game, Seen, State, Viewer
    from game.kernel.event import Event

__all__ = ["Beat", "Reel"]


@dataclass(frozen=True, slots=True)
class Beat:
    """One event for one viewer: nothing in it that this viewer may not know."""

    number: int
    event: Event
    seen: Seen


class Reel:
    """Every event of the match with a State beside it, observed only when somebody looks."""

    __slots__ = ("_frames", "_game")

    def __init__(self, game: Game[Any, Any]) -> None:
        self._game = game
        self._frames: list[tuple[Event, State]] = []

    @property
    def count(self) -> int:
        return len(self._frames)

    def copy(self) -> Reel:
        other = Reel(self._game)
        other._frames = self._frames.copy()
        return other

    def record(self, event: Event, after: State) -> None:
        self._frames.append((event, after))

    def finish(self, since: int, settled: State) -> None:
        """The last event of a decision shows the table come to rest, as it then stays."""
        if self.count > since:
            self._frames[-1] = (self._frames[-1][0], settled)

    def cut(self, count: int) -> None:
        """Forget what happened after the first `count` events."""
        del self._frames[count:]

    def change(self, since: int, change: Callable[[State], State]) -> None:
        """Change the States beside the events from number `since` on."""
        self._frames[since:] = [(event, change(state)) for event, state in self._frames[since:]]

    def beats(self, viewer: Viewer, since: int, until: int | None = None) -> list[Beat]:
        first = max(since, 0)
        return [
            Beat(number, event.seen_by(viewer), self._game.observe(state, viewer))
            for number, (event, state) in enumerate(self._frames[first:until], first)
        ]

    def events(self, viewer: Viewer, since: int = 0) -> list[Event]:
        return [event.seen_by(viewer) for event, _ in self._frames[max(since, 0) :]]

    def scores(self) -> list[tuple[int, ...]]:
        """Everybody's true score after each event."""
        return [self._game.standings(state).scores for _, state in self._frames]
