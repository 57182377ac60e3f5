"""What there is for one person at a game, and how far she has come with it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from game import catalogue
from game.kernel.alone import SOLVER
from game.match.laurels import Laurels
from game.match.seats import Person
from game.match.solo import Rung, counted, rungs, task_of
from game.screens.common.seats import shown_name

if TYPE_CHECKING:
    from game.kernel.alone import Puzzle
    from game.match.session import Session
    from game.screens.services import Services
    from game.system.text import Catalogue

__all__ = [
    "Told",
    "is_noted",
    "keep",
    "kept",
    "note",
    "people",
    "puzzle_words",
    "rung_word",
    "sitters",
    "today",
]

_COLOURS = ("radish", "royal", "lemon", "fern", "ice")


def kept(services: Services) -> Laurels:
    """What is written down of it; known to whoever has come here by `recall`."""
    return services.laurels.now or Laurels()


def keep(services: Services, laurels: Laurels) -> None:
    """Have it written down, beside the frames."""
    services.laurels.keep(laurels)


def today(services: Services) -> str:
    return services.moment()[:10]


def puzzle_words(services: Services, game_id: str) -> Catalogue:
    return services.game_words(game_id, "puzzles")


def people(services: Services, game_id: str, rung: Rung) -> list[Person]:
    """She herself, and the bots she plays against."""
    say, words = services.say, services.game_words(game_id)
    found = [Person(say("tutorial-you"), _COLOURS[SOLVER])]
    for colour, level in zip(_COLOURS[1:], rung.levels, strict=False):
        person = Person("", colour, "bot", level=level)
        found.append(replace(person, name=shown_name(person, say, words)))
    return found


def sitters(services: Services, puzzle: Puzzle) -> list[Person]:
    """She herself; the others are called by their colours, as the puzzle's words call them."""
    say = services.say
    return [
        Person(
            say("tutorial-you") if seat == SOLVER else say(f"colour-{colour}"),
            colour,
            "mouse" if seat == SOLVER else "bot",
        )
        for seat, colour in enumerate(_COLOURS[: puzzle.seats])
    ]


def rung_word(services: Services, game_id: str, rung: int) -> str:
    """Whom to beat, or what."""
    each = rungs(catalogue.game(game_id))[rung]
    if not each.levels:
        return puzzle_words(services, game_id)(f"goal-{rung + 1}")
    return services.say(f"alone-beat-{each.levels[0]}", count=len(each.levels))


@dataclass(frozen=True, slots=True)
class Told:
    """What a match that is over was played for, and what came of it."""

    game: str
    line: str


def is_noted(session: Session) -> bool:
    """Whether it was played for a rung or a day."""
    rung, day = task_of(session)
    return rung is not None or bool(day)


def note(services: Services, session: Session, laurels: Laurels) -> Told:
    """Write down what a match for a rung or a day has brought."""
    rung, day = task_of(session)
    say, game = services.say, session.game
    news = counted(laurels, session)
    if news:
        keep(services, laurels)
    if rung is None:
        if day not in laurels.days.get(game.id, {}):
            return Told(game.id, say("alone-not-counted"))
        streak = laurels.streak(game.id, today(services))
        best = laurels.days[game.id][day].best
        line = say("alone-day-best" if news else "alone-day-again", score=best)
        return Told(game.id, say("separator-dot", one=line, two=say("alone-streak", count=streak)))
    facts = {"rung": rung + 1, "all": len(rungs(game))}
    climbed = laurels.rungs.get(game.id, 0) > rung
    key = "alone-climbed" if news else "alone-known" if climbed else "alone-fallen"
    return Told(game.id, say(key, **facts))
