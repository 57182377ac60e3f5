"""A log for the makers: rotating, small, and without anything that is nobody else's business.

It never holds the secret half of an event; what it does hold is scrubbed of the person's home
folder, for a crash report quotes its last lines.
"""

from __future__ import annotations

import collections
import contextlib
import logging
import logging.handlers
import re
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.system.paths import Places

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
    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802  (logging's own name)
        """A full disk must not stop the match nor fill the terminal: the log falls silent."""
        del record
        logging.getLogger("molehill").removeHandler(self)
        try:
            self.close()
        except OSError:
            return


def start_log(places: Places, level: int = logging.INFO) -> logging.Logger:
    """Begin (or begin anew) to log into this person's folder; never fails."""
    logger = logging.getLogger("molehill")
    logger.setLevel(level)
    logger.propagate = False
    stop_log()
    shape = _Plain("%(asctime)s %(levelname)s %(name)s %(message)s")
    handlers: list[logging.Handler] = [_Recent()]
    with contextlib.suppress(OSError):  # no folder, no file: the recent lines are kept anyway
        places.logs.mkdir(parents=True, exist_ok=True)
        path = places.logs / "molehill.log"
        handlers.append(_File(path, maxBytes=_SIZE, backupCount=_KEPT, encoding="utf-8"))
    for handler in handlers:
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
