"""What stands on the shelf: those that wait, those that are over, and what cannot be opened."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game import catalogue
from game.screens.common.game_words import game_title, turn_word
from game.screens.saves.when import when
from game.screens.tutorial.lessons import lessons_of
from game.system.names import clean_name

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from game.match.format import Header
    from game.match.saves import Entry
    from game.screens.services import Services

__all__ = ["Planks", "Told", "planks", "told"]


@dataclass(frozen=True, slots=True)
class Planks:
    """The last played first on each."""

    waiting: tuple[Entry, ...]
    over: tuple[Entry, ...]
    broken: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Told:
    """What a card says of its match."""

    title: str
    line: str
    """Where it stands, or who won."""
    when: str
    colours: tuple[str, ...]
    """Of those who play, or of whoever won."""
    wrong: str = ""


def planks(entries: Iterable[Entry], wanted: str, services: Services) -> Planks:
    """All there is, or what of it has something to do with a word."""
    waiting: list[Entry] = []
    over: list[Entry] = []
    broken: list[Entry] = []
    for entry in entries:
        if entry.header is None:
            broken.append(entry)
        elif not wanted or wanted.casefold() in _words(entry, entry.header, services):
            (over if entry.header.over else waiting).append(entry)
    return Planks(tuple(waiting), tuple(over), tuple(broken) if not wanted else ())


def _words(entry: Entry, head: Header, services: Services) -> str:
    names = [holder.name for holder in head.people]
    return "\n".join((entry.title, _game(head.game, services), *names)).casefold()


def _game(game: str, services: Services) -> str:
    if game in catalogue.GAMES:
        return game_title(services.game_words(game))
    return clean_name(game)


def told(entry: Entry, services: Services) -> Told:
    head, say = entry.header, services.say
    if head is None:
        problem = entry.problem
        wrong = services.words_of(problem.key, problem.facts) if problem is not None else ""
        return Told(entry.title, "", "", (), wrong)
    game = _game(head.game, services)
    title = entry.title or game
    moment = when(say, head.saved, services.moment())
    if head.over:
        winners = [seat for seat in range(len(head.people)) if head.places[seat : seat + 1] == (1,)]
        return Told(title, _won(head, winners, services), moment,
                    tuple(head.people[seat].colour for seat in winners))  # fmt: skip
    line = _stands(head, services)
    line = line[:1].upper() + line[1:]
    if entry.title:
        line = say("separator-dot", one=game, two=line)
    return Told(title, line, moment, tuple(holder.colour for holder in head.people))


def _stands(head: Header, services: Services) -> str:
    if head.game in catalogue.GAMES:
        # A lesson whose steps are all done is played on like any match.
        if 0 < head.lesson <= len(lessons_of(services, head.game)):
            return services.say("saves-lesson", step=head.lesson)
        return turn_word(services.game_words(head.game), head.turn)
    return services.say("saves-turn", turn=head.turn)


def _won(head: Header, winners: Sequence[int], services: Services) -> str:
    """Saves of earlier builds do not say who won."""
    say = services.say
    names = [clean_name(head.people[seat].name) for seat in winners]
    if not names:
        return say("saves-over")
    if len(names) == 1:
        return say("saves-won", name=names[0])
    return say("saves-shared", names=say.join(names))
