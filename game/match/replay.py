"""Watching a match again: the table after any number of decisions, and how it came about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.kernel.play import asked
from game.match.plain import digest
from game.match.refused import Refused

if TYPE_CHECKING:
    from game.kernel.contract import Seen, State, Viewer
    from game.kernel.event import Event
    from game.match.beats import Beat
    from game.match.history import Decision
    from game.match.session import Session

__all__ = ["Replay"]


class Replay:
    """A match from its beginning to where it stood when the replay was made.

    Everybody may watch what the public screen showed. What the seats saw and decided in secret
    is kept until the match is over.
    """

    def __init__(self, session: Session) -> None:
        if not session.replayable:
            raise Refused("replay-unavailable")
        track = session.track
        self._game = session.game
        self._over = session.over
        self._decisions = tuple(track.decisions)
        self._states: tuple[State, ...] = (*track.before, track.state)
        # How many events there had been after 0, 1, 2 ... decisions; the set-up has its own.
        self._counts = (*track.counts, track.reel.count)
        self._reel = track.reel.copy()

    @property
    def count(self) -> int:
        """How many decisions there are: moments are numbered from 0 to this."""
        return len(self._decisions)

    def _may(self, viewer: Viewer) -> None:
        if viewer is not None and not self._over:
            raise Refused("replay-secret")

    def seen(self, viewer: Viewer, moment: int) -> Seen:
        """The table after so many decisions."""
        self._may(viewer)
        return self._game.observe(self._states[moment], viewer)  # type: ignore[no-any-return]

    def beats(self, viewer: Viewer, moment: int) -> list[Beat]:
        """What led from the moment before to this one; for 0, what came before any decision."""
        return self.between(viewer, self.told(moment - 1) if moment else 0, self.told(moment))

    def told(self, moment: int) -> int:
        """How many events there had been after so many decisions."""
        return self._counts[moment]

    def between(self, viewer: Viewer, since: int, until: int) -> list[Beat]:
        """The events from one number on, up to another."""
        self._may(viewer)
        return self._reel.beats(viewer, since, until)

    def log(self, viewer: Viewer, moment: int) -> list[Event]:
        """All that had happened after so many decisions."""
        self._may(viewer)
        return self._reel.events(viewer)[: self.told(moment)]

    def asked(self, moment: int) -> tuple[int, ...]:
        return asked(self._states[moment])

    def turn(self, moment: int) -> int:
        return self._game.turn(self._states[moment])

    def turns(self) -> list[int]:
        """The moments at which a new turn starts: marks for the bar one scrubs with."""
        found = [self.turn(moment) for moment in range(self.count + 1)]
        return [i for i in range(1, len(found)) if found[i] != found[i - 1]]

    def decision(self, moment: int) -> Decision:
        """The decision that led to this moment (from 1 on)."""
        self._may(0)
        return self._decisions[moment - 1]

    def astray(self) -> int | None:
        """The first moment at which the table is not the one that was recorded; None if all are."""
        for moment, decision in enumerate(self._decisions, 1):
            if digest(self._game, self._states[moment]) != decision.hash:
                return moment
        return None
