"""What happened, played once more over a table that waits: the past never stays in its way."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.screens.table.recap import PRESENT, numbered

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.kernel.contract import Seen, Viewer
    from game.match.session import Session
    from game.screens.table.picture import Picture
    from game.screens.table.recap import Recall
    from game.screens.table.teller import Teller
    from game.stage.look import Look

__all__ = ["Again"]


class Again:
    """At most one thing at a time; once something else happens it is over."""

    def __init__(self, session: Session, picture: Picture, teller: Teller) -> None:
        self._session, self._picture, self._teller = session, picture, teller
        self.recall = PRESENT
        self._since = 0
        """So many events there were when somebody looked back."""
        self._present: Seen | None = None
        """What lay there before the past was shown in its place."""

    @property
    def outdated(self) -> bool:
        """Something has happened since."""
        return self.recall != PRESENT and self._since != self._session.count

    def again(self) -> None:
        """The strip itself comes back, or goes once more."""
        self._take(replace(PRESENT, again=not self.recall.again))

    def why(self, row: str) -> None:
        """A reason is said, or has been read."""
        said = "" if self.recall.said == row else row
        self._take(replace(self.recall, said=said))

    def play(self, row: str, viewer: Viewer, look: Callable[[Seen], Look]) -> None:
        """From the table as it lay right before the event that this row tells of."""
        number = numbered(row)
        *before, beat = self._session.beats(viewer, max(number - 1, 0), number + 1)
        self._present = self._session.seen(viewer)
        seen = before[0].seen if before else beat.seen
        self._take(replace(self.recall, said=row))
        self._teller.show(seen, look(seen))
        self._picture.tell(beat.event, beat.seen, look(beat.seen))

    def _take(self, recall: Recall) -> None:
        self.recall, self._since = recall, self._session.count

    def stop(self, look: Callable[[Seen], Look]) -> None:
        """Back to the present; whatever has happened since is still to be told."""
        present, self._present = self._present, None
        self.recall = replace(self.recall, said="")
        if present is not None:
            self._teller.show(present, look(present))

    def forget(self) -> None:
        """She has decided: what happened before is old."""
        self.recall = PRESENT
