"""Matches for one person: the rungs of a ladder, and the deal of the day."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from game.kernel.alone import SOLVER
from game.match.session import Session

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.kernel.contract import Game
    from game.match.fair import Pledge
    from game.match.laurels import Laurels
    from game.match.seats import Person

__all__ = ["Rung", "climbing", "counted", "daily", "dealt", "fair_win", "rungs", "task_of"]

_LEVELS: Final = (
    ("easy",),
    ("normal",),
    ("hard",),
    ("hard", "hard"),
    ("hard", "hard", "hard"),
)
_RIVALS: Final = ("normal", "normal")
"""Of the day's deal."""
_LADDER, _DAILY = "ladder", "daily"


@dataclass(frozen=True, slots=True)
class Rung:
    """Whom to beat, or what."""

    levels: tuple[str, ...] = ()
    """Of the bots; none where the game can be played by one."""
    options: Mapping[str, str] = field(default_factory=dict)


def rungs(game: Game[Any, Any]) -> tuple[Rung, ...]:
    """From the lowest on."""
    if game.alone.goals:
        return tuple(Rung(options=goal) for goal in game.alone.goals)
    return tuple(Rung(levels) for levels in _LEVELS if len(levels) + 1 in game.seats)


def daily(game: Game[Any, Any]) -> Rung:
    """Against whom the day's deal is played: the same for everybody."""
    if game.alone.goals:
        return Rung()
    return Rung(_RIVALS[: max(game.seats) - 1])


def climbing(
    game: Game[Any, Any], rung: int, people: Iterable[Person], pledge: Pledge | None = None
) -> Session:
    """A match for this rung, counted from 0."""
    session = Session(game, people, rungs(game)[rung].options, 0, pledge)
    session.card.task = f"{_LADDER}.{rung}"
    return session


def dealt(game: Game[Any, Any], day: str, people: Iterable[Person]) -> Session:
    """The deal of a day: the same cards and dice for everybody who plays it."""
    word = hashlib.sha256(f"molehill-daily:{game.id}:{day}".encode()).digest()
    session = Session(game, people, daily(game).options, int.from_bytes(word[:8], "big"))
    session.card.task = f"{_DAILY}.{day}"
    return session


def task_of(session: Session) -> tuple[int | None, str]:
    """The rung it is played for, or the day; neither for any other match."""
    kind, _, rest = session.card.task.partition(".")
    if kind == _LADDER and rest.isdigit() and int(rest) < len(rungs(session.game)):
        return int(rest), ""
    return None, rest if kind == _DAILY else ""


def fair_win(session: Session) -> bool:
    """She came first, and nobody else with her."""
    return session.standings().winners == (SOLVER,)


def _as_begun(session: Session, rung: Rung) -> bool:
    """She herself against bots that try as hard as they should: seats may change hands."""
    levels = tuple(person.level for person in session.people if person.is_bot)
    return levels == rung.levels and not session.people[SOLVER].is_bot


def counted(laurels: Laurels, session: Session) -> bool:
    """Note what a match that is over was played for. Whether that is news."""
    game, (rung, day) = session.game, task_of(session)
    if rung is not None:
        won = _as_begun(session, rungs(game)[rung]) and fair_win(session)
        return won and laurels.climb(game.id, rung)
    if day and _as_begun(session, daily(game)):
        score = session.standings().scores[SOLVER]
        return laurels.play(game.id, day, score, won=fair_win(session))
    return False
