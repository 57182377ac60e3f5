"""The folder of saved matches: whatever lies in it, the list opens and names what it found."""

from __future__ import annotations

import errno
import re
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from game.match import sealing
from game.match.format import (
    LARGEST_FILE,
    LARGEST_HEAD,
    LONGEST_WORD,
    Header,
    opened,
    pack,
    peek,
    sealed,
    unpack,
)
from game.match.refused import Facts, Refused
from game.match.restore import contents, restored
from game.system.atomic import TooLargeError, read_bounded, write_atomic
from game.system.files import REAL, Files
from game.system.names import clean_name, fitting
from game.system.reasons import reason

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.match.session import Session

__all__ = [
    "PICTURE",
    "SUFFIX",
    "Entry",
    "Saves",
    "load",
    "load_bytes",
    "renamed",
    "save_bytes",
    "under_seal",
]

SUFFIX: Final = ".mole"
PICTURE: Final = ".png"
_TITLE: Final = 60
# Letters that some system does not allow in a file's name.
_UNFIT: Final = re.compile(r'[<>:"/\\|?*\x00-\x1f.]')
_DEVICES: Final = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)$", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Entry:
    """One kept match: its header, or what is wrong with the file."""

    path: Path
    header: Header | None = None
    problem: Refused | None = None
    place: str = ""
    """Its place on the shelf; "" for a copy that was put by under a name."""
    pictured: int = 0
    """When its picture was taken, as of the last look; 0 if it has none, or one that is too old."""

    @property
    def title(self) -> str:
        """The name it was given; of a broken one, the file's."""
        shown = self.header.title if self.header else self.path.stem
        return clean_name(shown, _TITLE)

    @property
    def over(self) -> bool:
        return self.header is not None and self.header.over

    @property
    def saved(self) -> str:
        return self.header.saved if self.header is not None else ""

    @property
    def picture(self) -> Path:
        """Where a picture of its table lies, if there is one."""
        return self.path.with_suffix(PICTURE)


def save_bytes(session: Session, saved: str, title: str = "") -> bytes:
    """The match as a save. `saved` is the moment in ISO form, from whoever has a clock."""
    return pack(*contents(session, clean_name(title, _TITLE), saved))


def load_bytes(data: bytes) -> Session:
    """The match in a save; Refused if there is none."""
    return restored(*unpack(data))


def _bytes(path: Path, files: Files, limit: int, *, head: bool = False) -> bytes:
    """What a plain file holds, or its first part; Refused in words for everything else."""
    try:
        if path.is_symlink():
            raise Refused("save-not-a-file")
        return _head(path, files, limit) if head else read_bounded(path, limit, files)
    except Refused:
        raise
    except TooLargeError:
        raise Refused("save-too-large") from None
    except FileNotFoundError:
        raise Refused("save-not-found") from None
    except OSError as error:
        if error.errno != errno.ENAMETOOLONG and path.exists() and not path.is_file():
            raise Refused("save-not-a-file") from None
        raise Refused("save-unreadable", _reason(error)) from None
    except ValueError:
        # A name that no file can have.
        raise Refused("save-not-found") from None


def _head(path: Path, files: Files, limit: int) -> bytes:
    number = files.open_read(path)
    try:
        return files.read(number, limit)
    finally:
        files.close(number)


def _reason(error: OSError) -> Facts:
    return {"reason": reason(error)}


def _whole(path: Path, files: Files) -> bytes:
    """A save as anybody can read it, the seal taken off with the key that lies above it."""
    data = _bytes(path, files, LARGEST_FILE)
    return opened(data, sealing.found(path.parent, files))


def under_seal(data: bytes, folder: Path, files: Files = REAL) -> bytes:
    """A save as it is kept in this folder of saves: sealed, if a key can be kept there."""
    key = sealing.kept(folder, files)
    return data if key is None else sealed(data, key)


def load(path: Path, files: Files = REAL) -> Session:
    """Open the match in a file; Refused, in one sentence, if it cannot be."""
    return load_bytes(_whole(path, files))


def renamed(path: Path, title: str, files: Files = REAL) -> bytes:
    """What a save holds, under another title, with no seal."""
    header, body = unpack(_whole(path, files))
    called = fitting(clean_name(title, _TITLE), LONGEST_WORD)
    return pack(msgspec.structs.replace(header, title=called), body)


class Saves:
    """One person's saved matches."""

    def __init__(self, folder: Path, files: Files = REAL) -> None:
        self.folder = folder
        self._files = files

    def list(self) -> list[Entry]:
        """Every save, the newest first, broken ones last. Never an exception."""
        try:
            found = sorted(path for path in self.folder.iterdir() if path.suffix == SUFFIX)
        except OSError:
            return []
        return sorted(map(self.entry, found), key=lambda entry: entry.saved, reverse=True)

    def entry(self, path: Path) -> Entry:
        """One line of the list, from the beginning of the file alone."""
        try:
            return Entry(path, peek(_bytes(path, self._files, LARGEST_HEAD, head=True)))
        except Refused as refused:
            return Entry(path, problem=refused)

    def write(self, session: Session, saved: str, title: str) -> Path:
        """Put a match by under a name of its own."""
        return self.writing(session, saved, title)()

    def writing(self, session: Session, saved: str, title: str) -> Callable[[], Path]:
        """The work of putting a match by: what the session says later is not in it."""
        header, body = contents(session, clean_name(title, _TITLE), saved)
        return lambda: self._put(self._free(title), pack(header, body))

    def overwrite(self, path: Path, session: Session, saved: str) -> Path:
        """Put a match by in the place of an older save of it."""
        return self._put(path, save_bytes(session, saved, self.entry(path).title))

    def load(self, path: Path) -> Session:
        return load(path, self._files)

    def delete(self, path: Path) -> None:
        try:
            self._files.remove(path)
        except OSError as error:
            raise _failed(error) from None

    def rename(self, path: Path, title: str) -> Path:
        """Give a save another name, in the list and on the disk."""
        made = self._put(self._free(title), renamed(path, title, self._files))
        self.delete(path)
        return made

    def export(self, path: Path, target: Path) -> Path:
        """A copy for elsewhere: into a folder, or to a file that is not there yet."""
        # Elsewhere there is no key to it: what goes out can be read by anybody.
        data = _whole(path, self._files)
        unpack(data)
        if target.is_dir():
            target /= path.name
        elif target.suffix != SUFFIX:
            target = target.with_name(target.name + SUFFIX)
        if target.exists() or target.is_symlink():
            raise Refused("save-exists", {"file": clean_name(target.name, _TITLE)})
        try:
            write_atomic(target, data, self._files)
        except OSError as error:
            raise _failed(error) from None
        return target

    def bring_in(self, source: Path) -> Entry:
        """A save from elsewhere, into the list if it loads; Refused if not."""
        data = _whole(source, self._files)
        header, body = unpack(data)
        restored(header, body)
        return self.entry(self._put(self._free(header.title or source.stem), data))

    def _put(self, path: Path, data: bytes) -> Path:
        try:
            write_atomic(path, under_seal(data, self.folder, self._files), self._files)
        except OSError as error:
            raise _failed(error) from None
        return path

    def _free(self, title: str) -> Path:
        """A file name made of the title that no save has yet."""
        stem = _UNFIT.sub(" ", clean_name(title, _TITLE)).strip()
        if not stem or _DEVICES.match(stem):
            stem = f"match {stem}".strip()
        # Names are counted in bytes on the disk: a word of few letters may be long there.
        stem = stem.encode()[:120].decode(errors="ignore")
        number = 1
        while True:
            name = f"{stem}{f' {number}' if number > 1 else ''}{SUFFIX}"
            path = self.folder / name
            if not (path.exists() or path.is_symlink()):
                return path
            number += 1


def _failed(error: OSError) -> Refused:
    return Refused("save-failed", _reason(error))
