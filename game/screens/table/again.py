"""What happened, played once more over a table that waits: the past never stays in its way."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.screens.table.recap import PRESENT, numbered

if TYPE_CHECKING:
    from game.kernel.contract import Seen
    from game.match.session import Session
    from game.screens.table.recap import Recall
    from game.screens.table.teller import Teller

__all__ = ["Again"]


class Again:
    """At most one thing at a time; once something else happens it is over."""

    def __init__(self, session: Session, teller: Teller) -> None:
        self._session, self._teller = session, teller
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

    def play(self, row: str) -> None:
        """From the table as it lay right before the event that this row tells of."""
        self._take(replace(self.recall, said=row))
        self._present = self._teller.once_more(numbered(row))

    def _take(self, recall: Recall) -> None:
        self.recall, self._since = recall, self._session.count

    def stop(self) -> None:
        """Back to the present; whatever has happened since is still to be told."""
        present, self._present = self._present, None
        self.recall = replace(self.recall, said="")
        if present is not None:
            self._teller.show(present)

    def forget(self) -> None:
        """She has decided: what happened before is old."""
        self.recall = PRESENT
