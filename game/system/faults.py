"""Falls that no exception tells of: a library that writes where it must not, a broken driver.

The system ends the program then, at once. What it was doing is written into a file that is held
open for this alone, and made a report at the next start.
"""

from __future__ import annotations

import contextlib
import faulthandler
from typing import IO, TYPE_CHECKING

from game.system.atomic import read_bounded

if TYPE_CHECKING:
    from game.system.paths import Places

__all__ = ["Faults", "watch"]

_FILE = "fault.txt"
_LARGEST = 1 << 16


class Faults:
    """Watches until it is closed."""

    def __init__(self, file: IO[bytes] | None) -> None:
        self._file = file
        if file is not None:
            faulthandler.enable(file, all_threads=True)

    def close(self) -> None:
        """The program ends as it should, and whatever was written down did not end it: Windows
        tells of faults that a library sees to itself, too."""
        if self._file is not None:
            faulthandler.disable()
            with contextlib.suppress(OSError):
                self._file.truncate(0)
            self._file.close()
            self._file = None


def watch(places: Places) -> Faults:
    """Watch from now on; what was written down when the program ended last becomes a report."""
    path = places.crashes / _FILE
    with contextlib.suppress(OSError):
        told = read_bounded(path, _LARGEST).decode("utf-8", "replace").splitlines()
        if told:
            # Rarely: what it takes to write one would delay every start.
            from game.system.crash import fault_report

            fault_report(places, told)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return Faults(path.open("wb"))
    except OSError:
        return Faults(None)
