"""Every match that is kept, until somebody deletes it: those that wait, and those that are over."""

from __future__ import annotations

import contextlib
import os
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from game.match.autosave import FIRST_PLACE, Autosave
from game.match.ledger import LEDGER, Ledger, Shown
from game.match.refused import Refused
from game.match.restore import contents
from game.match.saves import PICTURE, SUFFIX, Entry, Saves, load
from game.system.atomic import read_bounded, write_atomic
from game.system.files import REAL, Files
from game.system.notice import Notice
from game.system.scribe import SLOW, Scribe, Ticket

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from game.match.session import Session

__all__ = ["Shelf"]

_FOLDER: Final = FIRST_PLACE.partition("/")[0]
_LESSONS: Final = "lesson/running"
"""Where lessons lay when there was one at a time."""
_LARGEST_PICTURE: Final = 1 << 22


class Shelf:
    """Starting a match never touches another: each has a place of its own.

    What the list shows is read from headers, and from those only that changed since last time.
    Decisions are written down beside the frames; whoever opens, names or takes away a match finds
    all of them written.
    """

    def __init__(self, saves: Path, files: Files = REAL, scribe: Scribe | None = None) -> None:
        self.folder = saves
        self._scribe = scribe if scribe is not None else Scribe()
        self.put_by = Saves(saves, files)
        """Copies somebody put by under a name."""
        self._files = files
        self._ledger = Ledger(saves / LEDGER, files)
        self._shown: dict[str, Shown] = {}
        """What was promised since the program began."""
        self._known: dict[tuple[object, ...], Entry] = {}

    # What there is

    def entries(self) -> list[Entry]:
        """All of it, the last played first, broken ones last. Never an exception."""
        self._scribe.drain()
        found: dict[tuple[object, ...], Entry] = {}
        for folder in (_FOLDER, _LESSONS, ""):
            for stem, files in self._files_in(folder).items():
                key = (folder, stem, *files)
                entry = self._known.get(key)
                if entry is None:
                    entry = self._entry(folder, stem)
                if entry is not None:
                    found[key] = entry
        self._known = found
        pictured = [replace(entry, pictured=self.pictured(entry)) for entry in found.values()]
        return sorted(pictured, key=lambda entry: entry.saved, reverse=True)

    def _files_in(self, folder: str) -> dict[str, list[tuple[object, ...]]]:
        """By match: what its files look like from outside. Generations belong to one match."""
        found: dict[str, list[tuple[object, ...]]] = {}
        try:
            with os.scandir(self.folder / folder) as listed:
                for each in sorted(listed, key=lambda each: each.name):
                    if not each.name.endswith(SUFFIX) or each.name.startswith("."):
                        continue
                    stem = each.name.removesuffix(SUFFIX)
                    stem = stem.partition(".")[0] if folder else stem
                    found.setdefault(stem, []).append((each.name, *_looks(each)))
        except OSError:
            return found
        return found

    def _entry(self, folder: str, stem: str) -> Entry | None:
        if not folder:
            return self.put_by.entry(self.folder / f"{stem}{SUFFIX}")
        place = f"{folder}/{stem}"
        entry = self._at(place).entry()
        if entry is None:
            return None
        if folder == _LESSONS and entry.header is not None and not entry.header.lesson:
            entry = replace(entry, header=msgspec.structs.replace(entry.header, lesson=1))
        return replace(entry, place=place)

    def newest(self) -> Entry | None:
        """What "Continue" opens: the last played of those that wait.

        Not a copy that was put by: the match it was made of may be over long since.
        """
        waiting = (each for each in self.entries() if each.place and each.header and not each.over)
        return next(waiting, None)

    def older(self, entry: Entry) -> int:
        """How many earlier copies of it are kept, to fall back on."""
        self._scribe.drain()
        kept = self._at(entry.place).generations()[1:]
        return sum(path.is_file() for path in kept) if entry.place else 0

    # Keeping

    def keep_soon(self, session: Session, saved: str) -> Ticket:
        """Have the match written down as it stands now, in its own place, which it gets with its
        first save. Never waits for the disk."""
        self._place(session, saved)
        place = session.card.place
        # What the session says later is not what it says now.
        header, body = contents(session, "", saved)
        return self._scribe.write(place, partial(self._at(place).put, header, body))

    def keep(self, session: Session, saved: str) -> Notice | None:
        """Write the match down, and wait for it.

        When this returns None, not even a power cut can lose it; else what to tell the people.
        """
        if not self._scribe.drain():
            return Notice(SLOW)
        self._place(session, saved)
        return self._at(session.card.place).save(session, saved)

    def promise(self, session: Session, moment: str) -> None:
        """Have it noted what is promised for a match that begins now. Never waits for the disk:
        what is decided in it is handed over later, and so written behind its promise."""
        self._place(session, moment)
        if session.commitment:
            shown = Shown(session.card.match, session.game.id, session.commitment, moment)
            self._shown[shown.match] = shown
            self._scribe.write(f"{LEDGER} {shown.match}", partial(self._ledger.note, shown))

    def promised(self, session: Session) -> Shown | None:
        """What this computer wrote down, or has in hand, when it showed the promise for this
        match."""
        match = session.card.match
        return self._ledger.of(match) or self._shown.get(match)

    def _place(self, session: Session, moment: str) -> None:
        card = session.card
        if not card.place:
            card.place = self._free(session.game.id, moment)
            card.match = card.match or card.place.rpartition("/")[2]

    @staticmethod
    def _free(game: str, saved: str) -> str:
        """A name that no match has: so long that nobody need look whether it is there."""
        moment = "".join(sign for sign in saved[:19] if sign.isdigit() or sign == "T")
        return f"{_FOLDER}/{game}-{moment}-{os.urandom(8).hex()}"

    def _at(self, place: str) -> Autosave:
        return Autosave(self.folder, self._files, place)

    def _path(self, place: str) -> Path:
        return self._at(place).path

    def _settle(self) -> None:
        """What is changed by hand is not in the scribe's hand at the same time."""
        if not self._scribe.drain():
            raise Refused(SLOW)

    def write(self, session: Session, saved: str, title: str) -> Path:
        """Put a copy by under a name; the match itself stays where it is."""
        self._settle()
        return self.copying(session, saved, title)()

    def copying(self, session: Session, saved: str, title: str) -> Callable[[], Path]:
        """The work of putting a copy by, of the match as it stands now."""
        writing, place = self.put_by.writing(session, saved, title), session.card.place

        def work() -> Path:
            path = writing()
            if place:
                self._copy_picture(self._path(place), path)
            return path

        return work

    def load(self, entry: Entry) -> tuple[Session | None, Notice | None]:
        """The match in this place, and what there is to tell of it."""
        if not self._scribe.drain():
            return None, Notice(SLOW)
        if not entry.place:
            try:
                # Going on with a copy makes a match of its own: the copy stays what it is.
                copy = load(entry.path, self._files)
            except Refused as refused:
                return None, Notice(refused.key, refused.facts)
            return copy, copy.doubt
        session, notice = self._at(entry.place).load()
        if session is not None:
            session.card.place = entry.place
            session.card.match = session.card.match or entry.path.stem
            if entry.header is not None:
                session.card.lesson = entry.header.lesson
            notice = notice or session.doubt
        return session, notice

    # What people do with one

    def delete(self, entry: Entry) -> None:
        """Away with it and all that belongs to it; Refused if that cannot be."""
        self._settle()
        if entry.place:
            notice = self._at(entry.place).clear()
            if notice is not None:
                raise Refused(notice.key, notice.facts)
        else:
            self.put_by.delete(entry.path)
        with contextlib.suppress(OSError):
            self._files.remove(entry.picture)

    def rename(self, entry: Entry, title: str) -> Entry:
        """Call it otherwise; what is there then."""
        self._settle()
        if not entry.place:
            path = self.put_by.rename(entry.path, title)
            if path != entry.path:
                self._copy_picture(entry.path, path)
                with contextlib.suppress(OSError):
                    self._files.remove(entry.picture)
            return self.put_by.entry(path)
        self._at(entry.place).rename(title)
        folder, _, stem = entry.place.rpartition("/")
        return self._entry(folder, stem) or entry

    # Pictures

    def picture(self, entry: Entry) -> bytes:
        """The picture of its table; nothing if there is none that could be read."""
        try:
            return read_bounded(entry.picture, _LARGEST_PICTURE, self._files)
        except (OSError, ValueError):
            return b""

    def pictured(self, entry: Entry) -> int:
        """When its picture was taken, so that another one is told from it; 0 if it has none, or
        one older than the match has become since."""
        try:
            taken = entry.picture.stat().st_mtime_ns
            return taken if taken >= entry.path.stat().st_mtime_ns else 0
        except OSError:
            return 0

    def draw(self, session: Session, picture: bytes) -> None:
        """Have a picture kept beside the match. Without one nothing is lost, so none is told of."""
        place = session.card.place
        if place:
            self._scribe.write(place + PICTURE, partial(self.hang, self._path(place), picture))

    def hang(self, match: Path, picture: bytes) -> None:
        """Keep a picture beside the file of a match, if it is there."""
        if match.exists():
            with contextlib.suppress(OSError):
                write_atomic(match.with_suffix(PICTURE), picture, self._files)

    def _copy_picture(self, source: Path, target: Path) -> None:
        with contextlib.suppress(OSError, ValueError):
            data = read_bounded(source.with_suffix(PICTURE), _LARGEST_PICTURE, self._files)
            write_atomic(target.with_suffix(PICTURE), data, self._files)


def _looks(file: os.DirEntry[str]) -> tuple[int, int]:
    """What a file looks like from outside: another look is another content."""
    try:
        found = file.stat(follow_symlinks=False)
    except OSError:
        return 0, 0
    return found.st_size, found.st_mtime_ns
