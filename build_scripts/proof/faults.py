"""Every system call a save is made of fails once, in every way, or the program ends there.

Whatever is done with what is kept (a decision, the first save of a match on a new machine, a copy
put by, another title, a match deleted, opened, a promise, a setting): what was acknowledged is
there, what was there before is there, and nothing but one sentence comes of it.
"""

from __future__ import annotations

import errno
import logging
import math
import shutil
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

from build_scripts.proof.figures import Figure, Note, nowhere
from game.kernel.chance import Random
from game.match.plain import digest
from game.match.refused import Refused
from game.match.shelf import Shelf
from game.system.files import REAL
from game.system.paths import find_places
from game.system.scribe import Scribe
from game.system.settings import SettingsFile
from tests.match.tables import advance, step
from tests.saves.forging import WHEN, begun
from tests.system.faults import FailingFiles, Killed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from game.match.saves import Entry
    from game.match.session import Session
    from game.system.files import Files
    from game.system.notice import Notice
    from game.system.scribe import Job

__all__ = ["ERRORS", "WORKS", "Came", "chosen", "main", "of_game"]

ERRORS: Final = (errno.EIO, errno.ENOSPC, errno.EROFS, errno.EACCES, errno.EDQUOT, None)
"""What a call says that fails; None: the program ends there."""
_INTO = 6
"""Decisions of the matches that are kept: enough for all their generations."""
_EVERY = 10.0
_PATIENCE: Final = 600.0
"""Seconds: a disk that is only slow."""


@dataclass(slots=True)
class _Room:
    """A person's folder, and what has to be in it."""

    folder: Path
    game: str
    kept: dict[str, set[str]]
    """By match: the tables that may be found, one of which must."""

    def shelf(self, files: Files = REAL) -> Shelf:
        return Shelf(find_places(self.folder).saves, files)

    def mine(self) -> Entry:
        """The match of this game that waits."""
        return next(each for each in self.shelf().entries()
                    if each.place and each.header and each.header.game == self.game)  # fmt: skip

    def session(self) -> Session:
        found, _ = self.shelf().load(self.mine())
        assert found is not None
        return found


def _table(session: Session) -> str:
    return f"{session.decided} {digest(session.game, session.track.state)}"


_Done = bool
"""Whether somebody was told that it is done."""


class _Hand(Scribe):
    """Where the program ends, it ends in this thread."""

    ended: BaseException | None = None

    def _written(self, job: Job) -> Notice | None:
        try:
            return super()._written(job)
        except BaseException as error:  # noqa: BLE001  (raised again where it was handed over)
            self.ended = error
            return None


def _beside(room: _Room, files: Files, session: Session) -> _Done:
    """As the program writes what is decided, and tells of it."""
    hand = _Hand(_PATIENCE)
    ticket = Shelf(find_places(room.folder).saves, files, hand).keep_soon(session, WHEN)
    done = _written(hand)
    assert hand.is_done(ticket)
    return done


def _written(hand: _Hand) -> _Done:
    """Whether all that was handed over is written."""
    assert hand.drain()
    if hand.ended is not None:
        raise hand.ended
    hand.raise_fault()
    return not hand.news()


def _decision(room: _Room, files: Files) -> _Done:
    session = room.session()
    step(session, Random(9))
    may = room.kept[session.card.match]
    may.add(_table(session))
    done = _beside(room, files, session)
    if done:
        room.kept[session.card.match] = {_table(session)}
    return done


def _first(room: _Room, files: Files) -> _Done:
    """The first save of another match."""
    session = advance(begun(room.game), 1)
    done = _beside(room, files, session)
    if done:
        room.kept[session.card.match] = {_table(session)}
    return done


def _first_of_all(room: _Room, files: Files) -> _Done:
    """On a machine where the game never ran: not even its folders are there."""
    room.folder, room.kept = room.folder / "new" / "home", {}
    return _first(room, files)


def _promise(room: _Room, files: Files) -> _Done:
    session = begun(room.game)
    hand = _Hand(_PATIENCE)
    Shelf(find_places(room.folder).saves, files, hand).promise(session, WHEN)
    done = _written(hand)
    if done:
        assert room.shelf().promised(session) is not None, "the promise is gone"
    return done


def _put_by(room: _Room, files: Files) -> _Done:
    path = room.shelf(files).write(room.session(), WHEN, "a copy")
    assert room.shelf().put_by.load(path).decided == _INTO, "the copy is gone"
    return True


def _rename(room: _Room, files: Files) -> _Done:
    room.shelf(files).rename(room.mine(), "another title")
    assert room.mine().title == "another title", "the title is gone"
    return True


def _rename_copy(room: _Room, files: Files) -> _Done:
    copy = next(each for each in room.shelf().entries() if not each.place)
    room.shelf(files).rename(copy, "another title")
    return True


def _delete(room: _Room, files: Files) -> _Done:
    """Half away is still whole: it may be there afterwards, and must not if it is said so."""
    mine = room.mine()
    match = room.session().card.match
    # An older generation may be the newest that is left.
    room.kept.pop(match)
    room.shelf(files).delete(mine)
    assert all(each.place != mine.place for each in room.shelf().entries()), "it is still there"
    return True


def _open(room: _Room, files: Files) -> _Done:
    """A read that fails gives an older generation, with a word; never nothing."""
    shelf, mine = room.shelf(files), room.mine()
    listed = shelf.entries()
    session, notice = shelf.load(mine)
    assert session is not None, "it cannot be opened"
    assert session.decided == _INTO or notice is not None, "an older one, and not a word"
    return bool(listed)


def _setting(room: _Room, files: Files) -> _Done:
    places = find_places(room.folder)
    file = SettingsFile(places, files)
    done = file.change(music=33) is None
    now = SettingsFile(places)
    assert now.notice is None, "the settings are broken"
    assert now.now.music in ({33} if done else {11, 33}), "the settings are others"
    return done


WORKS: Final[dict[str, Callable[[_Room, Files], _Done]]] = {
    "decision": _decision,
    "first": _first,
    "first of all": _first_of_all,
    "promise": _promise,
    "put by": _put_by,
    "rename": _rename,
    "rename a copy": _rename_copy,
    "delete": _delete,
    "open": _open,
    "setting": _setting,
}


@dataclass(slots=True)
class Came:
    """What came of so many faults."""

    faults: int = 0
    refused: int = 0
    """Of so many somebody was told; the others did not matter, or ended the program."""
    broken: list[str] = field(default_factory=list)
    works: Counter[str] = field(default_factory=Counter)


def _furnish(folder: Path, game: str) -> _Room:
    """Two matches with all their generations, a copy, and a setting."""
    room = _Room(folder, game, {})
    other = "molly" if game != "molly" else "whakka_mole"
    shelf = room.shelf()
    for name in (game, other):
        session, rng = begun(name), Random(2)
        while session.decided < _INTO:
            step(session, rng)
            assert shelf.keep(session, WHEN) is None
        room.kept[session.card.match] = {_table(session)}
    shelf.write(room.session(), WHEN, "mine")
    assert SettingsFile(find_places(folder)).change(music=11) is None
    return room


def _whole(room: _Room) -> Iterator[str]:
    """What is not as it must be."""
    shelf, found = room.shelf(), dict[str, str]()
    for entry in shelf.entries():
        session, _ = shelf.load(entry)
        if session is not None and entry.place:
            found[session.card.match] = _table(session)
    for match, may in room.kept.items():
        if found.get(match) not in may:
            yield f"{match} is {found.get(match, 'gone')}"


def of_game(name: str, every: int = 1, works: Sequence[str] = tuple(WORKS)) -> Iterator[Came]:
    """All faults of this game's saves, or each so-manieth, one by one; the same `Came`, filled."""
    came = Came()
    with tempfile.TemporaryDirectory() as made:
        template = _furnish(Path(made) / "template", name)
        for work in works:
            for at, error in chosen(_calls(template, Path(made) / "counted", work), every):
                _one(template, Path(made) / "room", work, at, error, came)
                yield came


def chosen(calls: int, every: int) -> Iterator[tuple[int, int | None]]:
    """Calls, and how each fails: one of so many of all there are. They are spread over all calls,
    and no call fails a second time, in another way, before each has failed once."""
    rng = Random(every)
    ways: list[list[int | None]] = []
    for _ in range(calls):
        each = list(ERRORS)
        rng.shuffle(each)
        ways.append(each)
    left = math.ceil(calls * len(ERRORS) / every)
    for turn in range(len(ERRORS)):
        now = min(calls, left)
        left -= now
        for number in range(now):
            at = number * calls // now
            yield at, ways[at][turn]


def _copied(template: _Room, folder: Path) -> _Room:
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(template.folder, folder)
    return _Room(folder, template.game, {match: set(may) for match, may in template.kept.items()})


def _calls(template: _Room, folder: Path, work: str) -> int:
    files = FailingFiles()
    assert WORKS[work](_copied(template, folder), files)
    return len(files.calls)


def _one(template: _Room, folder: Path, work: str, at: int, error: int | None, came: Came) -> None:
    room = _copied(template, folder)
    files = FailingFiles(at, error or 0, kill=error is None)
    where = f"{template.game}, {work}, call {at}, {errno.errorcode.get(error or 0, 'killed')}"
    came.faults += 1
    came.works[work] += 1
    try:
        came.refused += not WORKS[work](room, files)
    except Refused:
        came.refused += 1
    except Killed:
        pass
    except Exception as other:  # noqa: BLE001  (whatever it is, it is told with its place)
        came.broken.append(f"{where}: {type(other).__name__}: {other}")
    came.broken += [f"{where}: {what}" for what in _whole(room)]
    # The disk is well again: play goes on, and all is written.
    if work == "decision":
        session = room.session()
        step(session, Random(10))
        if room.shelf().keep(session, WHEN) is not None or _table(room.session()) != _table(
            session
        ):
            came.broken.append(f"{where}: what came after is lost")


def main(games: Sequence[str], every: int, note: Note = nowhere) -> int:
    """All of them, or each so-manieth; 1 if anything was lost."""
    logging.disable(logging.CRITICAL)
    try:
        return _tried(games, every, note)
    finally:
        logging.disable(logging.NOTSET)


def _tried(games: Sequence[str], every: int, note: Note) -> int:
    began = said = time.monotonic()
    total = Came()
    for name in games:
        came = Came()
        for came in of_game(name, every):
            if time.monotonic() - said > _EVERY:
                said = time.monotonic()
                print(f"{name}: {came.faults} faults", flush=True)
        total.faults += came.faults
        total.refused += came.refused
        total.broken += came.broken
        total.works += came.works
    for told in total.broken:
        print(told)
    works = ", ".join(f"{work} {count}" for work, count in total.works.items())
    summary = (
        f"faults: {total.faults} at single system calls ({works}), told of {total.refused}; "
        f"{len(total.broken)} lost or uncaught"
    )
    print(f"{summary} ({time.monotonic() - began:.0f} s)")
    note(Figure("faults", 100 / every, summary, held=not total.broken))
    return int(bool(total.broken))
