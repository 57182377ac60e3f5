"""A log for the makers: rotating, small, and without anything that is nobody else's business.

It never holds the secret half of an event; what it does hold is scrubbed of the person's home
folder, for a crash report quotes its last lines.
"""

from __future__ import annotations

import collections
import logging
import logging.handlers
import re
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.system.paths import Places
    from game.system.scribe import Scribe

__all__ = ["last_lines", "scrub", "start_log"]

_SIZE = 256 * 1024
_KEPT = 2
_LONGEST = 2000
_recent: collections.deque[str] = collections.deque(maxlen=200)
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")


def _home() -> str | None:
    try:
        home = str(Path.home())
    except RuntimeError:
        return None
    return home if len(home) > 3 else None


def scrub(text: str) -> str:
    """The text without the person's home folder, and with nothing a terminal would obey."""
    if home := _home():
        text = text.replace(home, "~").replace(home.replace("\\", "/"), "~")
    return _CONTROL.sub(lambda found: f"\\x{ord(found[0]):02x}", text)


class _Plain(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        text = scrub(super().format(record))
        return text if len(text) <= _LONGEST else text[:_LONGEST] + " ..."


class _Recent(logging.Handler):
    def emit(self, record: logging.LogRecord) -> None:
        _recent.append(self.format(record))


class _File(logging.handlers.RotatingFileHandler):
    """With a scribe it is he who opens and writes it: no frame waits for the log's disk."""

    def __init__(self, folder: Path, scribe: Scribe | None) -> None:
        self._folder, self._scribe = folder, scribe
        self._silent = False
        path = folder / "molehill.log"
        super().__init__(path, maxBytes=_SIZE, backupCount=_KEPT, encoding="utf-8", delay=True)
        self._do(self._begin)

    def _do(self, work: Callable[[], None]) -> None:
        if self._scribe is None:
            work()
        else:
            self._scribe.write("", work)

    def _begin(self) -> None:
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            self.stream = self._open()
        except OSError:
            # No folder, no file: the recent lines are kept anyway.
            self._fall_silent()

    def emit(self, record: logging.LogRecord) -> None:
        # What it says is said now: later it may be another thing.
        now = logging.makeLogRecord({**vars(record), "msg": record.getMessage(), "args": None})
        self._do(partial(self._put, now))

    def _put(self, record: logging.LogRecord) -> None:
        if not self._silent:
            super().emit(record)

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802  (logging's own name)
        """A full disk must not stop the match nor fill the terminal: the log falls silent."""
        del record
        self._fall_silent()

    def _fall_silent(self) -> None:
        self._silent = True
        logging.getLogger("molehill").removeHandler(self)
        try:
            self.close()
        except OSError:
            return

    def close(self) -> None:
        if self._scribe is not None and not self._silent:
            self._scribe.drain()
            self._silent = True
        super().close()


def start_log(
    places: Places, level: int = logging.INFO, scribe: Scribe | None = None
) -> logging.Logger:
    """Begin (or begin anew) to log into this person's folder; never fails."""
    logger = logging.getLogger("molehill")
    logger.setLevel(level)
    logger.propagate = False
    stop_log()
    shape = _Plain("%(asctime)s %(levelname)s %(name)s %(message)s")
    for handler in (_Recent(), _File(places.logs, scribe)):
        handler.setFormatter(shape)
        logger.addHandler(handler)
    return logger


def stop_log() -> None:
    """Close the log's file."""
    logger = logging.getLogger("molehill")
    for handler in list(logger.handlers):
        logger.removeHandler(handler)
        handler.close()


def last_lines(count: int = 60) -> list[str]:
    """The newest lines, the oldest first."""
    return list(_recent)[-count:]
