"""Kills a playing program again and again, at any moment, and looks at what it left behind.

    python -m tests.saves.killer FOLDER KILLS SEED

Each time a new process opens the match played last, goes on playing, begins another when it is
over, and has each decision written beside its play, as the program does. It says what it decided,
and, once that is written down, that it was: so many kills fall between the two. It is killed, and
then everything it had said was written must be there, and every match before it, to its end.
One line of JSON at the end.
"""

from __future__ import annotations

import contextlib
import json
import os
import select
import signal
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from game.kernel.chance import Random
from game.kernel.judge import any_of
from game.match.session import Session
from game.match.shelf import Shelf
from game.system.scribe import Scribe
from tests.match.tables import people

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.system.scribe import Ticket


def when(session: Session) -> str:
    """Matches follow each other: the year tells which was played last."""
    return f"{2000 + session.seed}-11-18T20:15:00Z"


def newest(shelf: Shelf) -> tuple[Session | None, bool]:
    """The match played last, and whether anything was wrong with it."""
    entries = shelf.entries()
    if not entries:
        return None, False
    session, notice = shelf.load(entries[0])
    return session, notice is not None


def match(seed: int) -> Session:
    return Session.new("whakka_mole", people(4), {}, seed)


def decide(session: Session) -> None:
    """The same answer whenever the match stands where it stands."""
    rng = Random(session.seed * 1000 + session.decided)
    seat = rng.choice(session.asked())
    session.act(seat, any_of(session.legal(seat), rng))


def last_hash(session: Session) -> str:
    return session.history[-1].hash if session.decided else "begun"


def play(folder: Path, said: int) -> None:
    """What is to be killed. Never ends by itself."""
    # A disk that is only slow is waited for, however long it takes.
    scribe = Scribe(patience=600)
    shelf = Shelf(folder, scribe=scribe)
    owed: list[tuple[Ticket, str]] = []
    session, broken = newest(shelf)
    if session is None:
        session = match(1)
    if broken:
        os.write(said, b"broken\n")
    while True:
        if session.over:
            session = match(session.seed + 1)
        else:
            decide(session)
        ticket = shelf.keep_soon(session, when(session))
        owed.append((ticket, f"{session.seed} {session.decided} {last_hash(session)}\n"))
        os.write(said, f"decided {session.seed} {session.decided} .\n".encode())
        # Sometimes the next is decided at once, sometimes somebody thinks meanwhile.
        while owed and (session.decided % 4 == 0 or scribe.is_done(owed[0][0])):
            if scribe.is_done(owed[0][0]):
                os.write(said, owed.pop(0)[1].encode())
            else:
                time.sleep(0.0002)
        assert not scribe.news()


def reference() -> Iterator[tuple[int, int, str]]:
    """What an undisturbed program would say."""
    session = match(1)
    while True:
        if session.over:
            session = match(session.seed + 1)
        else:
            decide(session)
        yield (
            session.seed,
            session.decided,
            session.history[-1].hash if session.decided else "begun",
        )


def killed_once(folder: Path, moment: float) -> list[str]:
    """Let it play and kill it so many seconds after its first word; all it said."""
    listening, said = os.pipe()
    child = os.fork()
    if child == 0:
        with contextlib.suppress(BaseException):
            os.close(listening)
            play(folder, said)
        os._exit(1)
    os.close(said)
    # The first word may also be the last: some are killed while they open the save.
    if moment > 0:
        select.select([listening], [], [], 10)
    time.sleep(abs(moment))
    os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    if not os.WIFSIGNALED(status):
        return ["crashed"]
    with open(listening, "rb") as words:  # noqa: PTH123 (a pipe has no path)
        return words.read().decode().splitlines()


def main(folder: Path, kills: int, seed: int) -> None:
    rng = Random(seed)
    expected = reference()
    count = dict.fromkeys(
        ("kills", "decisions", "between", "corrupt", "lost", "strayed", "crashed"), 0
    )
    last: tuple[int, int, str] = (0, -1, "")
    reached = last
    for turn in range(kills):
        moment = rng.below(60_000) / 1_000_000 * (-1 if turn % 5 == 4 else 1)
        words = killed_once(folder, moment)
        count["kills"] += 1
        count["crashed"] += "crashed" in words
        count["corrupt"] += "broken" in words
        decided = [word.split()[1:3] for word in words if word.startswith("decided ")]
        written = [word.split()[:2] for word in words if word.count(" ") == 2]
        count["between"] += decided[-1:] != written[-1:]
        for word in words:
            if word.count(" ") == 2:
                number, turns, hash_now = word.split()
                last = max(last, (int(number), int(turns), hash_now))
                count["decisions"] += 1
        shelf = Shelf(folder)
        session, broken = newest(shelf)
        count["corrupt"] += broken
        if session is None:
            count["lost"] += last[1] >= 0
            continue
        over = [entry for entry in shelf.entries()[1:] if entry.over]
        count["lost"] += session.seed - 1 - len(over)
        found = (session.seed, session.decided)
        count["lost"] += found < last[:2]
        while reached[:2] < found:
            reached = next(expected)
        count["strayed"] += reached != (*found, last_hash(session))
    leftovers = [path.name for path in folder.rglob("*") if path.name.endswith(".tmp")]
    print(json.dumps({**count, "reached": list(last[:2]), "leftovers": len(leftovers)}))


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
