"""Files that are either the old one or the new one, never something between, whatever fails."""

from __future__ import annotations

import contextlib
import errno
import itertools
import os
from typing import TYPE_CHECKING

from game.system.files import REAL, Files

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["TooLargeError", "keep_generations", "read_bounded", "set_aside", "write_atomic"]

_turn = itertools.count()
_CHUNK = 1 << 16


class TooLargeError(OSError):
    """A file is larger than anything the game writes."""


def _temporary(path: Path) -> Path:
    # In the same folder, for only there is a rename one step; never a name another copy uses.
    return path.with_name(f".{path.name[:80]}.{os.getpid()}-{next(_turn)}.tmp")


def _fill(path: Path, data: bytes, files: Files) -> None:
    number = files.open_new(path)
    try:
        rest = memoryview(data)
        while rest:
            written = files.write(number, rest)
            if written <= 0:
                raise OSError(errno.EIO, os.strerror(errno.EIO), str(path))
            rest = rest[written:]
        files.sync(number)
    except BaseException:
        with contextlib.suppress(OSError):
            files.close(number)
        raise
    files.close(number)


def write_atomic(path: Path, data: bytes, files: Files = REAL) -> None:
    """Put `data` where `path` says, durably; on an OSError what was there is still there, whole.

    If only the very last call (the folder's sync) fails, the new file already stands in its place
    but the disk has not promised to keep it: that is an error too.
    """
    files.make_folder(path.parent)
    temporary = _temporary(path)
    try:
        _fill(temporary, data, files)
        files.replace(temporary, path)
    except BaseException:
        with contextlib.suppress(OSError):
            files.remove(temporary, patient=False)
        raise
    files.sync_folder(path.parent)


def read_bounded(path: Path, limit: int, files: Files = REAL) -> bytes:
    """The whole of a plain file of at most `limit` bytes; an OSError for everything else."""
    number = files.open_read(path)
    try:
        parts: list[bytes] = []
        total = 0
        while part := files.read(number, min(_CHUNK, limit + 1 - total)):
            parts.append(part)
            total += len(part)
            if total > limit:
                raise TooLargeError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
    finally:
        files.close(number)
    return b"".join(parts)


def generation(path: Path, age: int) -> Path:
    """The name of an older generation: match.mole, match.1.mole, match.2.mole ..."""
    return path.with_name(f"{path.stem}.{age}{path.suffix}") if age else path


def keep_generations(path: Path, count: int, files: Files = REAL) -> None:
    """Before `path` is written anew, keep what it holds as generation 1, that one as 2, ...

    `path` itself stays in its place at every moment. Works by second names where the file system
    has them, by copies where not (memory sticks).
    """
    if count < 1 or not path.is_file():
        return
    second = _temporary(path)
    try:
        try:
            files.link(path, second)
        except OSError:
            size = path.stat().st_size
            _fill(second, read_bounded(path, size, files), files)
        for age in range(count - 1, 0, -1):
            with contextlib.suppress(FileNotFoundError):
                files.replace(generation(path, age), generation(path, age + 1))
        files.replace(second, generation(path, 1))
    except BaseException:
        with contextlib.suppress(OSError):
            files.remove(second, patient=False)
        raise


def set_aside(path: Path, files: Files = REAL) -> Path | None:
    """Keep a file that cannot be read under another name; where it went, or None if it could not.

    At most five are kept, so that a disk at fault does not fill up with them.
    """
    for turn in range(5):
        name = path.name + (f".broken{turn}" if turn else ".broken")
        aside = path.with_name(name)
        if turn < 4 and (aside.exists() or aside.is_symlink()):
            continue
        try:
            files.replace(path, aside)
        except OSError:
            return None
        return aside
    return None
