"""The net under everything: what fails is reported, and the program goes on."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from pathlib import Path

__all__ = ["Guard", "Hopeless"]

_CRASHES, _CRASH_SPAN = 3, 5.0
"""So many crashes within so many seconds, and no panel will help any more."""
_log = logging.getLogger("molehill.app")


class Hopeless(RuntimeError):
    """It stumbles again and again."""

    def __init__(self, report: Path | None) -> None:
        super().__init__("it stumbles again and again")
        self.report = report


class Guard:
    """`report` writes down what happened; `fallen` tells the person, in place of what fell."""

    def __init__(
        self,
        report: Callable[[Exception], Path | None],
        fallen: Callable[[Path | None], None],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._report, self._fallen, self._clock = report, fallen, clock
        self._crashes: list[float] = []
        self._reported: set[str] = set()

    def under(self, work: Callable[[], None]) -> None:
        """What the match is played by: if it fails, play goes on from the last decision."""
        try:
            work()
        except Exception as error:
            _log.error("crash", exc_info=error)
            moment = self._clock()
            self._crashes = [at for at in self._crashes if moment - at < _CRASH_SPAN] + [moment]
            report = self._report(error)
            if len(self._crashes) >= _CRASHES:
                raise Hopeless(report) from error
            self._fallen(report)

    def beside(
        self, part: str, work: Callable[[], None], mend: Callable[[], None] | None = None
    ) -> None:
        """What a match can be played without: music, messages. Told of once, tried on and on."""
        try:
            work()
        except Exception as error:  # noqa: BLE001  (nobody loses her match over a sound)
            if part not in self._reported:
                self._reported.add(part)
                _log.error("crash of %s", part, exc_info=error)
                self._report(error)
            if mend is not None:
                mend()
