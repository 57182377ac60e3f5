"""Even frames: sleep to a deadline, then wait out the last moment awake."""

from __future__ import annotations

import time

__all__ = ["Clock"]

_AWAKE = 0.0015
"""Systems wake a sleeper up to this late; tick_busy_loop would burn a whole core instead."""
_LONGEST_MS = 100.0
"""After a stall (a debugger, a laptop's lid) motion goes on instead of leaping."""


class Clock:
    def __init__(self, rate: float = 60) -> None:
        self._step = 1 / rate
        self._last = time.perf_counter()
        self._due = self._last + self._step
        self.busy = 0.0
        """Milliseconds the last frame worked, without its waiting."""

    def wait(self, rate: float | None = None, *, exact: bool = True) -> float:
        """Until the next frame is due; the milliseconds since the last one.

        At rest it need not be exact: waiting awake takes a tenth of a core.
        """
        step = 1 / rate if rate else self._step
        now = time.perf_counter()
        self.busy = (now - self._last) * 1000
        if self._due < now - step or self._due > now + step:
            self._due = now + (0 if self._due < now else step)
        rest = self._due - now - (_AWAKE if exact else 0)
        if rest > 0:
            time.sleep(rest)
        while time.perf_counter() < self._due:
            pass
        self._due += step
        now = time.perf_counter()
        passed = (now - self._last) * 1000
        self._last = now
        return min(passed, _LONGEST_MS)
