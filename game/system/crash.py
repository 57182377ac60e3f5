"""Reports of crashes: written when one happens, offered on the screen at the next start."""

from __future__ import annotations

import contextlib
import getpass
import platform
import sys
import time
import traceback
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from game import __version__
from game.system.atomic import read_bounded, write_atomic
from game.system.files import REAL, Files
from game.system.log import last_lines, scrub

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from game.system.paths import Places

__all__ = [
    "CrashReport",
    "Where",
    "dismiss",
    "fault_report",
    "open_reports",
    "report_of",
    "write_report",
]

_LARGEST = 1 << 20
_KEPT = 10
_NEW = ".json"
_SEEN = ".seen"
_LONGEST_LINE = 500
_SECRET_ROOMS = {"games", "kernel", "match"}


class CrashReport(msgspec.Struct, frozen=True):
    """What a maker needs to find the fault, and nothing about who was playing."""

    version: str
    python: str
    system: str
    libraries: dict[str, str]
    when: str
    game: str
    decisions: int
    scene: str
    error: str
    trace: list[str]
    log: list[str]


def _libraries() -> dict[str, str]:
    found = {}
    for name in ("pygame", "msgspec"):
        module = sys.modules.get(name)
        if module is not None:
            version = getattr(module, "__version__", None) or getattr(module, "ver", "?")
            found[name] = str(version)
    return found


def _hide(text: str, names: Iterable[str]) -> str:
    """The text without home folder, user name and the names at the table."""
    text = scrub(text)[:_LONGEST_LINE]
    with contextlib.suppress(OSError, KeyError, ImportError):
        names = [*names, getpass.getuser()]
    for name in sorted({name for name in names if len(name) > 1}, key=len, reverse=True):
        text = text.replace(name, "(name)")
    return text


def _trace(error: BaseException) -> list[str]:
    # Files and lines of the program only: never the values of variables.
    told = "".join(traceback.format_exception(error, limit=-40))
    for name, words in _secrets(error):
        told = told.replace(f"{name}: {words}", name)
    return told.rstrip("\n").split("\n")


def _secrets(error: BaseException) -> Iterator[tuple[str, str]]:
    """The words of what the rules stumbled over: they may name a hidden card."""
    part: BaseException | None = error
    while part is not None:
        frames = traceback.extract_tb(part.__traceback__)
        if frames and not _SECRET_ROOMS.isdisjoint(Path(frames[-1].filename).parts):
            with contextlib.suppress(Exception):
                yield type(part).__name__, str(part)
        part = part.__cause__ or part.__context__


@dataclass(frozen=True, slots=True)
class Where:
    """Where the program was, as far as that is known."""

    game: str = ""
    decisions: int = 0
    scene: str = ""
    names: tuple[str, ...] = ()
    """Of those at the table: they are left out of the report."""


def write_report(
    places: Places, error: BaseException, where: Where = Where(), files: Files = REAL
) -> Path | None:
    """Write a report of what happened; where it lies, or None if not even that worked."""
    path, write = report_of(places, error, where, files)
    return path if write() else None


def report_of(
    places: Places, error: BaseException, where: Where = Where(), files: Files = REAL
) -> tuple[Path, Callable[[], bool]]:
    """A report of what happened, as it is now: where it is to lie, and the work of writing it,
    which says whether that could be done."""
    trace = [_hide(line, where.names) for line in _trace(error)]
    log = [_hide(line, where.names) for line in last_lines()]
    return _told(places, files, type(error).__name__, trace, where, log)


def fault_report(places: Places, told: list[str], files: Files = REAL) -> Path | None:
    """A report of how the program ended last time, in the system's own words."""
    said = told[0].removeprefix("Fatal Python error: ")
    path, write = _told(places, files, _hide(said, ()), [_hide(line, ()) for line in told])
    return path if write() else None


def _told(
    places: Places, files: Files, error: str, trace: list[str], where: Where = Where(),
    log: Sequence[str] = (),
) -> tuple[Path, Callable[[], bool]]:  # fmt: skip
    moment = time.time()
    report = CrashReport(
        version=__version__,
        python=platform.python_version(),
        system=f"{platform.system()} {platform.release()} {platform.machine()}",
        libraries=_libraries(),
        when=time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(moment)),
        game=where.game,
        decisions=where.decisions,
        scene=where.scene,
        error=error,
        trace=trace,
        log=list(log),
    )
    path = places.crashes / f"crash-{int(moment * 1000)}{_NEW}"

    def write() -> bool:
        try:
            data = msgspec.json.format(msgspec.json.encode(report), indent=1)
            write_atomic(path, data, files)
        except (OSError, ValueError):
            return False
        _forget_old(places)
        return True

    return path, write


def _named(places: Places, ending: str) -> list[Path]:
    try:
        return sorted(places.crashes.glob(f"crash-*{ending}"), reverse=True)
    except OSError:
        return []


def _forget_old(places: Places) -> None:
    for path in (_named(places, _NEW) + _named(places, _SEEN))[_KEPT:]:
        with contextlib.suppress(OSError):
            path.unlink()


def open_reports(places: Places) -> list[tuple[Path, CrashReport]]:
    """Reports nobody has dismissed yet, the newest first; what cannot be read is left out."""
    found = []
    for path in _named(places, _NEW):
        try:
            data = read_bounded(path, _LARGEST)
            found.append((path, msgspec.json.decode(data, type=CrashReport)))
        except (OSError, msgspec.MsgspecError, RecursionError):
            continue
    return found


def dismiss(path: Path) -> None:
    """Do not offer this report again; it stays beside the others for whoever wants to send it."""
    with contextlib.suppress(OSError):
        path.replace(path.with_suffix(_SEEN))
