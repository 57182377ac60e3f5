"""The program without a window, at a table that phones alone play at."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any

from game.app import App
from game.screens.results.scene import ResultsScene
from game.screens.table.scene import TableScene

if TYPE_CHECKING:
    from game.app import Start
    from game.match.session import Session
    from game.system.paths import Places

__all__ = ["Party"]

_PATIENCE_MS = 8000.0
"""Nobody says "go on": it goes on."""
_FAREWELL_MS = 2000.0
"""So long phones see the results before the table is closed."""


def _tell(**facts: Any) -> None:
    sys.stdout.write(json.dumps(facts) + "\n")
    sys.stdout.flush()


class Party(App):
    def __init__(
        self,
        session: Session,
        start: Start,
        places: Places,
        *,
        port: int,
        pace: int,
        only_here: bool,
    ) -> None:
        super().__init__(start, places)
        self._match, self._pace = session, pace / 100
        self._ready = self._told = False
        self._waited = self._after = 0.0
        self.services.phones.port = port
        self.services.phones.only_here = only_here

    def open_up(self) -> None:
        super().open_up()
        self._take_up()
        self.services.phones.open(self._match.fingerprint)
        self.play(self._match)

    def _take_up(self) -> None:
        """The same party, where it was left."""
        entry = self.services.shelf.newest()
        if entry is None:
            return
        kept, notice = self.services.shelf.load(entry)
        self.services.tell(notice)
        if kept is not None and kept.fingerprint == self._match.fingerprint and not kept.over:
            self._match = kept

    def frame(self, ms: float) -> None:
        super().frame(ms * self._pace)
        hub, top = self.services.phones.hub, self.stack.top
        if hub is None:
            return
        if hub.trouble:
            _tell(trouble=self.services.words_of(hub.trouble, {}))
            self.running = False
        elif hub.port and not self._ready:
            self._ready = True
            for seat, person in enumerate(self._match.people):
                if not person.is_bot and seat not in hub.holdings.by_seat:
                    _tell(seat=seat, name=person.name, link=hub.link(seat))
            _tell(ready=True, port=hub.port, addresses=list(hub.addresses))
        if isinstance(top, TableScene):
            self._go_on(top, ms)
        elif isinstance(top, ResultsScene):
            self._part(top, ms)

    def _go_on(self, scene: TableScene, ms: float) -> None:
        # Once more, all phones said: that match is told of, too.
        self._told, self._after = False, 0.0
        over = scene.picture.settled and scene.session.over
        if not scene.picture.holding and not over:
            self._waited = 0.0
            return
        self._waited += ms
        if self._waited * self._pace > _PATIENCE_MS:
            self._waited = 0.0
            if over:
                scene.results()
            else:
                scene.go_on()

    def _part(self, scene: ResultsScene, ms: float) -> None:
        if not self._told:
            self._told = True
            found = scene.standings
            _tell(
                over=True,
                places=list(found.places),
                scores=list(found.scores),
                reason=found.reason,
                fingerprint=scene.session.fingerprint,
            )
        self._after += ms
        if self._after > _FAREWELL_MS:
            self.running = False
