"""A puzzle at a table: its position as a match that is not kept, and how far somebody has come."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from game.kernel.alone import SOLVER
from game.match.history import History
from game.match.session import Session
from game.match.thinker import Answer

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from game.kernel.alone import Puzzle
    from game.kernel.contract import Game, State
    from game.kernel.event import Event
    from game.match.seats import Person
    from game.match.thinker import Ticket

__all__ = ["Others", "Reached", "laid", "reached"]


@dataclass(frozen=True, slots=True)
class Reached:
    """Where an attempt stands."""

    got: int
    wanted: int
    left: int
    """Answers she still has."""
    over: bool
    """Solved, or nothing is left to decide."""

    @property
    def solved(self) -> bool:
        return self.got >= self.wanted


def laid(game: Game[Any, Any], puzzle: Puzzle, people: Iterable[Person]) -> Session:
    """The puzzle's table, before its first decision."""
    session = Session(game, people, puzzle.options, 0)
    session.loose, session.replayable = True, False
    past: list[tuple[Event, State]] = []
    state = puzzle.position(game, lambda event, after: past.append((event, after.clone())))
    session.resume(History(game, state, past), [0] * puzzle.seats)
    return session


def reached(session: Session, puzzle: Puzzle) -> Reached:
    """By what the solver sees, and nothing else."""
    past = next(iter(session.track.counts), session.count)
    got = puzzle.measure(session.seen(SOLVER), session.log(SOLVER)[past:])
    taken = sum(decision.seat == SOLVER for decision in session.history)
    left = max(puzzle.answers - taken, 0)
    asked = session.asked()
    goes_on = left > 0 if SOLVER in asked else bool(asked) and puzzle.others is not None
    return Reached(got, puzzle.wanted, left, got >= puzzle.wanted or not goes_on)


class Others:
    """Thinks for the other seats of a puzzle: they answer as its words say they do."""

    alive = True

    def __init__(self, session: Session, puzzle: Puzzle) -> None:
        self._session, self._puzzle = session, puzzle
        self._said: list[Answer] = []

    def ask(self, ticket: Ticket) -> None:
        others = self._puzzle.others
        if others is not None and ticket.seat != SOLVER:
            answer = others(self._session.seen(ticket.seat))
            self._said.append(Answer(ticket.number, ticket.seat, answer))

    def poll(self) -> Sequence[Answer]:
        said, self._said = self._said, []
        return said

    def forget(self) -> None:
        self._said = []
