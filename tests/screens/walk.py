"""Somebody walks through the whole program by herself: every press is written down, so that the
same way can be gone again, and made shorter.

What she does next is said without a look at what there is just now ("the third of the spots"), so a
press that is left out changes none of the others.
"""

from __future__ import annotations

import errno
import os
import random
import shutil
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.match.shelf import Shelf
from game.screens.common.ask import Ask
from game.screens.gallery import played, playing
from game.screens.table.scene import TableScene
from game.screens.tutorial.scene import LessonScene
from game.stage.clusters import PLACES
from game.stage.intent import Device, Intent, Kind, Tap
from game.system.files import Files
from game.system.scribe import Scribe
from tests.screens.puppets import Puppets
from tests.screens.shelves import DAY, keep

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.match.saves import Entry
    from game.match.session import Session
    from game.stage.focus import FocusSpot
    from game.system.notice import Notice
    from game.system.scribe import Job, Ticket

__all__ = ["FAULTS", "WAYS", "Step", "Stumbled", "Walk", "furnished", "shortest", "steps"]

WAYS: Final = (
    *("press",) * 6, *("lead",) * 12, *("answer",) * 12, *("back",) * 4, *("menu",) * 2, "undo",
    "confirm", "write", *("wait",) * 8,
)  # fmt: skip
FAULTS: Final = ("disk", "window", "pads", "language", "wild", "hand", "hand")
_LEADS: Final = (
    *("start", "continue", "leave", "leave", "leave", "lesson", "home", "lobby", "again", "replay"),
    *("saves", "saves", "saves", "wait.0", "wait.1", "wait.2", "wait.5", "over.0", "wait.1/more"),
    *("results", "results", "lesson.next", "seats", "save", "delete", "answer.0", "game.molly"),
    *("game.whakka_mole", "game.topoum", "game.mole_park", "game.dice_theme_park"),
)
"""Spots behind which other screens lie; those that are named more often she likes better."""
_PATIENCE: Final = 8
_LONG: Final = 60.0
"""Seconds: a disk that is only slow."""
_SIZES: Final = ((640, 360), (800, 500), (1280, 540))
_ERRORS: Final = (errno.ENOSPC, errno.EIO, errno.EACCES)
_WRITTEN: Final = ("mole", "Ida", "\u202egnorw", "e\u0301" * 40, "\x00\x07", "x" * 5000, "م", "😀")


@dataclass(frozen=True, slots=True)
class Step:
    """One thing she does: how (or the spot she is sure to press), and a number that says which."""

    way: str
    number: int = 0


def steps(seed: int, count: int, ways: Sequence[str] = WAYS) -> list[Step]:
    rng = random.Random(seed)
    return [Step(rng.choice(ways), rng.randrange(1 << 30)) for _ in range(count)]


class _Files(Files):
    """A disk on which the next few calls may fail."""

    def __init__(self) -> None:
        super().__init__()
        self.left, self.error = 0, errno.EIO

    def _spoil(self) -> None:
        if self.left > 0:
            self.left -= 1
            raise OSError(self.error, os.strerror(self.error))

    def open_new(self, path: Path) -> int:
        self._spoil()
        return super().open_new(path)

    def write(self, number: int, data: memoryview) -> int:
        self._spoil()
        return super().write(number, data)

    def sync(self, number: int) -> None:
        self._spoil()
        super().sync(number)

    def replace(self, old: Path, new: Path) -> None:
        self._spoil()
        super().replace(old, new)


class _Hand(Scribe):
    """Keeps in mind how the last thing it wrote came out."""

    outcome: Notice | None = None

    def _written(self, job: Job) -> Notice | None:
        self.outcome = super()._written(job)
        return self.outcome


class _Watched(Shelf):
    """The shelf, and what it has promised: how far each match was when it said "kept"."""

    def __init__(self, saves: Path) -> None:
        self.disk, self._hand = _Files(), _Hand(_LONG)
        super().__init__(saves, self.disk, self._hand)
        self.promises: dict[str, int] = {}
        self.missed: set[str] = set()
        """Their last save failed, and somebody was told: they may have come further."""
        self.may_delete: Callable[[Entry], bool] = lambda _entry: False

    def keep_soon(self, session: Session, saved: str) -> Ticket:
        """What is written is promised: at once, so that a way comes out the same each time."""
        ticket = super().keep_soon(session, saved)
        assert self._hand.drain()
        self._hold(session.card.place, session.decided, failed=self._hand.outcome is not None)
        return ticket

    def keep(self, session: Session, saved: str) -> Notice | None:
        notice = super().keep(session, saved)
        self._hold(session.card.place, session.decided, failed=notice is not None)
        return notice

    def _hold(self, place: str, decided: int, *, failed: bool) -> None:
        if failed:
            self.missed.add(place)
        else:
            self.promises[place] = decided
            self.missed.discard(place)

    def delete(self, entry: Entry) -> None:
        if self.may_delete(entry):
            self.promises.pop(entry.place, None)
        super().delete(entry)


def _files(folder: Path) -> list[tuple[object, ...]]:
    """All files below, as they look from outside: one that was written anew has another number.
    One that goes while it is looked at, as what is written beside the frames does, is not there."""
    found: list[tuple[object, ...]] = []
    with os.scandir(folder) as listed:
        for each in listed:
            if each.is_dir(follow_symlinks=False):
                found += _files(Path(each.path))
                continue
            with suppress(FileNotFoundError):
                looks = each.stat(follow_symlinks=False)
                found.append((each.path, each.inode(), looks.st_size, looks.st_mtime_ns))
    return found


class Walk:
    """The whole program under her hands, and a look at the shelf's files after each of them."""

    def __init__(self, puppets: Puppets, *, inputs_a_frame: int = 1) -> None:
        self.puppets = puppets
        self._hurry = inputs_a_frame
        self.inputs = 0
        """What was pressed, pointed at, written or answered so far."""
        services = puppets.services
        self.shelf = _Watched(services.places.saves)
        self.shelf.may_delete = self._meant
        services._shelf, services.scribe = self.shelf, self.shelf._hand
        # With eyes of its own: what the program believes does not count.
        self._eyes = Shelf(services.places.saves)
        self._looked_at: object = None
        """The files and the promises, as they were when all was well."""
        for entry in self._eyes.entries():
            if entry.header is not None and entry.place:
                self.shelf.promises[entry.place] = entry.header.decisions
        self.seen: set[str] = set()
        self._asked = ""
        """What she was asked when she pressed."""

    def go(self, way: Sequence[Step]) -> None:
        for number, step in enumerate(way):
            try:
                self._do(step)
                if number % self._hurry == self._hurry - 1:
                    self.puppets.studio.step(16)
                self.look()
            except Exception as error:
                raise Stumbled(number, error) from error
            self.seen.add(self.puppets.top.name)

    def _meant(self, entry: Entry) -> bool:
        """Only an answer to a question about just this match takes it away."""
        from game.screens.saves.model import told

        services = self.puppets.services
        name = told(entry, services).title
        return self._asked == services.say("saves-delete-ask", name=name)

    def look(self) -> None:
        """Every match of which somebody was told that it is kept is there, as far as it was."""
        promised = (self.shelf.promises, self.shelf.missed)
        now = (_files(self._eyes.folder), *(repr(each) for each in promised))
        if now == self._looked_at:
            return
        found = {entry.place: entry for entry in self._eyes.entries() if entry.place}
        for place, decisions in self.shelf.promises.items():
            entry = found.get(place)
            assert entry is not None, f"{place} is gone"
            assert entry.header is not None, f"{place} cannot be opened"
            there = entry.header.decisions
            assert there == decisions or place in self.shelf.missed, (
                f"{place} has {there} decisions of {decisions}"
            )
        self._looked_at = now

    # What she does

    def _give(self, intent: Intent) -> None:
        self.inputs += 1
        self.puppets.studio.give(intent)

    def _do(self, step: Step) -> None:
        top, rng = self.puppets.top, random.Random(step.number)
        self._asked = top.title if isinstance(top, Ask) else ""
        give = self._give
        match step.way:
            case "press":
                self._press(list(top.focus.spots), step.number)
            case "lead":
                spots = {spot.id: spot for spot in top.focus.spots}
                led = [spots[name] for name in _LEADS if name in spots]
                self._press(led or list(top.focus.spots), step.number)
            case "answer":
                self._answer(step.number)
            case "wait":
                for _ in range(4):
                    self.puppets.studio.step(rng.choice((16, 90, 700)))
            case "write":
                give(Intent(Kind.TEXT, text=rng.choice(_WRITTEN)))
            case way if way in FAULTS:
                self._disturb(way, rng)
            case name if name in set(Kind):
                give(Intent(Kind(name)))
            case name:
                if top.focus.spot(name) is not None:
                    top.focus.focus(name)
                    give(Intent(Kind.CONFIRM))

    def _disturb(self, fault: str, rng: random.Random) -> None:
        """What happens around a game, and what nobody means to press."""
        give = self._give
        match fault:
            case "disk":
                self.shelf.disk.left = rng.randrange(1, 6)
                self.shelf.disk.error = rng.choice(_ERRORS)
            case "window":
                self.puppets.studio.resize(rng.choice(_SIZES), text=rng.choice((100, 150, 200)))
            case "pads":
                self.puppets.plugged = rng.choice(((), (1,), (1, 2), (2, 3)))
            # What is asked stays in its language: under a question nobody comes to the settings.
            case "language" if not isinstance(self.puppets.top, Ask):
                self.puppets.services.change(language=rng.choice(("en", "de", "es", "fr", "it")))
            case "wild":
                x, y = rng.uniform(-50, 2000), rng.uniform(-50, 1200)
                kinds = [kind for kind in Kind if kind not in (Kind.TAP, Kind.KEY, Kind.EDIT)]
                device = rng.choice(list(Device))
                give(Intent(rng.choice(kinds), device, rng.randrange(4), x, y, rng.uniform(-3, 3),
                            rng.choice(_WRITTEN), repeat=rng.random() < 0.2))  # fmt: skip
            case "hand":
                give(_hand(rng))

    def _press(self, spots: Sequence[FocusSpot], number: int) -> None:
        if not spots:
            return
        spot = spots[number % len(spots)]
        focus, give = self.puppets.top.focus, self._give
        if number & 1 << 20:
            focus.focus(spot.id)
            give(Intent(Kind.CONFIRM))
            return
        box = spot.seen or spot.box
        for kind in (Kind.POINT, Kind.PRESS, Kind.RELEASE):
            give(Intent(kind, Device.MOUSE, 1, box.cx, box.cy))

    def _answer(self, number: int) -> None:
        """At a table: what is offered, again and again until something is decided."""
        top = self.puppets.top
        if not isinstance(top, TableScene):
            self._press(list(top.focus.spots), number)
            return
        decided, rng = top.session.decided, random.Random(number)
        for _ in range(_PATIENCE):
            top.sides.open_curtain()
            top.go_on()
            half = top.model.at.half
            if half is not None and half.offered:
                top.choose(rng.choice(sorted(half.offered)))
                top.confirm()
                self.inputs += 2
            self.puppets.studio.step(700)
            if self.puppets.top is not top or top.session.decided > decided:
                return


def _hand(rng: random.Random) -> Intent:
    """What hands do on keys and pads: a direction, a place of the blind pad, a key that is asked
    for, a letter taken back."""
    device, source = rng.choice((Device.KEYS, Device.PAD)), rng.randrange(4)
    match rng.choice(("move", "move", "tap", "tap", "key", "edit")):
        case "tap":
            tap = Tap(device, source, rng.choice((*PLACES, "done", "clear", "a", "up", "lb")))
            return Intent(Kind.TAP, device, source, tap=tap, text=rng.choice("1234567890ax"))
        case "key":
            keys = ("f", "escape", "ctrl+z", "a", "start", "")
            return Intent(Kind.KEY, device, text=rng.choice(keys))
        case "edit":
            edits = ("erase", "delete", "start", "end", "left", "right", "copy", "paste", "?")
            return Intent(Kind.EDIT, Device.KEYS, text=rng.choice(edits))
        case _:
            moves = (Kind.UP, Kind.DOWN, Kind.LEFT, Kind.RIGHT, Kind.NEXT, Kind.PREVIOUS)
            return Intent(rng.choice(moves), device, source)


class Stumbled(AssertionError):
    """At which of her steps it went wrong, and how."""

    def __init__(self, number: int, error: BaseException) -> None:
        super().__init__(f"step {number}: {type(error).__name__}: {error}")
        self.number = number


def furnished(
    folder: Path, size: tuple[int, int] = (640, 360), like: Path | None = None
) -> Puppets:
    """A program in which every game waits, two matches are nearly over, one is over, and somebody
    has left a lesson; or one that finds what another one was furnished with."""
    if like is not None:
        shutil.copytree(like, folder, dirs_exist_ok=True)
        puppets = Puppets(folder, size)
        puppets.studio.step(16)
        return puppets
    puppets = Puppets(folder, size)
    for day, game in enumerate(("mole_park", "topoum", "dice_theme_park"), 2):
        keep(puppets, game, day, decisions=5)
    keep(puppets, "whakka_mole", 6, decisions=None)
    shelf, services = puppets.services.shelf, puppets.services
    shelf.keep(_nearly_over("molly"), DAY.format(19))
    shelf.keep(_nearly_over("whakka_mole"), DAY.format(20))
    lesson = LessonScene.begin(services, "molly")
    for session in playing(lesson.session):
        if session.decided >= 3:
            break
    shelf.keep(lesson.session, DAY.format(1))
    puppets.home()
    puppets.studio.step(16)
    return puppets


def _nearly_over(game: str) -> Session:
    """All but the last few answers."""
    return played(game, decisions=played(game).decided - 3)


def shortest(way: Sequence[Step], fails: Callable[[Sequence[Step]], bool]) -> list[Step]:
    """The way without all that it needs not to fail: of what is left no step can be spared, nor a
    step and the next, which may be its way back."""
    # Often the last steps are enough.
    lasts = (list(way[-(1 << power) :]) for power in range(len(way).bit_length()))
    found = next(filter(fails, lasts), list(way))
    size = len(found) // 2
    while size > 2:
        found = _spared(found, size, fails)
        size //= 2
    before = 0
    while len(found) != before:
        before = len(found)
        for size in (2, 1):
            found = _spared(found, size, fails)
    return found


def _spared(way: Sequence[Step], size: int, fails: Callable[[Sequence[Step]], bool]) -> list[Step]:
    """Without so many in a row wherever that is possible."""
    found, at = list(way), 0
    while at < len(found):
        shorter = found[:at] + found[at + size :]
        if shorter and fails(shorter):
            found = shorter
        else:
            at += size if size > 2 else 1
    return found
