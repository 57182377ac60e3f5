"""Does everything work on this machine? No screen, no loudspeaker, no file left behind."""

from __future__ import annotations

import logging
import sys
import tempfile
import time
from argparse import Namespace
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TypeAlias

from game import catalogue
from game.bots.host import Host
from game.bots.players import choose
from game.commands.tongue import texts_for
from game.kernel.chance import Random
from game.match import saves
from game.match.seats import Person
from game.match.session import Session
from game.system.text import Texts

__all__ = ["run"]

Check: TypeAlias = tuple[str, dict[str, str], Callable[[], None]]
"""What is tried, in words: a key of the texts and its facts; and the trial."""

_MOMENT, _TITLE = "2000-01-01T00:00:00", "Selftest"
_COLOURS = ("radish", "fern", "royal", "truffle", "carrot", "lemon", "ice", "lavender")
_PATIENCE = 30.0


class Fault(AssertionError):
    """Something does not work here: a key of the texts, and facts."""

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key, facts)
        self.key, self.facts = key, facts


def _session(name: str) -> Session:
    rules = catalogue.game(name)
    seats = rules.seats[len(rules.seats) // 2]
    people = [Person(f"Mole {i + 1}", _COLOURS[i], "bot") for i in range(seats)]
    return Session.new(name, people, {}, 1)


def _play(session: Session, most: int | None = None) -> None:
    """Bots play on, to the end or for so many decisions."""
    rules, judge = session.game, catalogue.judge(session.game.id)
    rng, manner = Random(1), judge.personalities[0].id
    done = 0
    while not session.over and (most is None or done < most):
        seat = session.asked()[0]
        seen, options = session.seen(seat), session.legal(seat)
        answer = choose(rules, judge, seen, seat, options, "easy", manner, rng.word())
        session.act(seat, answer, by="bot")
        done += 1


def _whole_match(name: str) -> None:
    session = _session(name)
    _play(session)
    if session.standings().reason not in session.game.reasons:
        raise Fault("fault-end")


def _saved(name: str) -> None:
    session = _session(name)
    _play(session, 5)
    with tempfile.TemporaryDirectory() as folder:
        store = saves.Saves(Path(folder))
        path = store.write(session, _MOMENT, _TITLE)
        again = store.load(path)
    if again.snapshot() != session.snapshot():
        raise Fault("fault-save")


def _texts(name: str) -> None:
    if not Texts("en").of(f"games/{name}").has("game-title"):
        raise Fault("fault-words")


def _bot_process(name: str) -> None:
    """A bot answers from its own process, in a program that may be frozen."""
    session = _session(name)
    ticket = session.ticket(session.asked()[0])
    host = Host(notice=logging.getLogger("molehill.selftest").warning)
    try:
        host.ask(ticket)
        until = time.monotonic() + _PATIENCE
        while time.monotonic() < until:
            for answer in host.poll():
                if not session.accept(answer):
                    raise Fault("fault-answer")
                return
            time.sleep(0.01)
    finally:
        host.close()
    raise Fault("fault-silence", seconds=round(_PATIENCE))


def _checks() -> Iterator[Check]:
    for name in catalogue.GAMES:
        game = {"game": name}
        yield "check-match", game, partial(_whole_match, name)
        yield "check-save", game, partial(_saved, name)
        yield "check-words", game, partial(_texts, name)
    yield "check-bot", {}, partial(_bot_process, catalogue.GAMES[0])
    # Every table and every screen, drawn where nobody sees it.
    yield from import_module("game.commands.showing").checks()


def run(args: Namespace) -> int:
    """python -m game --selftest. The first word of each line is for programs, too."""
    say = texts_for(args).of("commands")
    failed = 0
    for key, facts, check in _checks():
        name = say(key, **facts)
        try:
            check()
        except Exception as error:  # noqa: BLE001  (whatever it is, the next check is still made)
            failed += 1
            why = say(error.key, **error.facts) if isinstance(error, Fault) else str(error)
            sys.stdout.write(f"FAILED {name}: {type(error).__name__}: {why}\n")
        else:
            sys.stdout.write(f"ok {name}\n")
        sys.stdout.flush()
    return 1 if failed else 0
