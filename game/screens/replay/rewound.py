"""A match wound back to the moment that is watched: what a table shows of any."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.kernel.contract import Game, Seen, Viewer
    from game.kernel.event import Event
    from game.match.beats import Beat
    from game.match.replay import Replay
    from game.match.seats import Person
    from game.match.session import Session

__all__ = ["Rewound"]


class Rewound:
    """Nobody is asked anything in it. `moment` says how many decisions were taken by then."""

    def __init__(self, session: Session, replay: Replay, moment: Callable[[], int]) -> None:
        self._session, self._replay, self._moment = session, replay, moment
        self._seen: tuple[int, dict[Viewer, Seen]] = (-1, {})

    @property
    def game(self) -> Game[Any, Any]:
        return self._session.game

    @property
    def people(self) -> Sequence[Person]:
        return self._session.people

    @property
    def over(self) -> bool:
        return self._session.over and self._moment() == self._replay.count

    @property
    def count(self) -> int:
        """How many beats there had been."""
        return self._replay.told(self._moment())

    def seen(self, viewer: Viewer) -> Seen:
        """Kept for as long as one watches this moment: it is asked for in every frame."""
        if self._seen[0] != self._moment():
            self._seen = self._moment(), {}
        found = self._seen[1]
        if viewer not in found:
            found[viewer] = self._replay.seen(viewer, self._moment())
        return found[viewer]

    def beats(self, viewer: Viewer, since: int = 0, until: int | None = None) -> list[Beat]:
        return self._replay.between(viewer, since, self.count if until is None else until)

    def log(self, viewer: Viewer) -> list[Event]:
        return self._replay.log(viewer, self._moment())

    def asked(self) -> tuple[int, ...]:
        return ()

    def concerned(self) -> tuple[int, ...]:
        return ()

    def can_undo(self) -> bool:
        return False
