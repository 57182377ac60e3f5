"""The words commands have in common: games, seats, options, bots, sizes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game import catalogue
from game.commands.wrong import Wrong, one_of, shown, whole

if TYPE_CHECKING:
    from game.kernel.contract import Game

__all__ = ["BOTS", "bots", "level", "options", "seats", "seed", "size", "the_game", "viewer"]

BOTS = ("random", "greedy", "easy", "normal", "hard")
_USUAL_SEATS = 4
_WIDEST, _MOST_PIXELS = 7680, 7680 * 4320


def the_game(word: str) -> Game[Any, Any]:
    """The game of that name."""
    return catalogue.game(one_of(word, catalogue.GAMES, "game"))


def seats(game: Game[Any, Any], word: str | None) -> int:
    """How many sit at the table; unless said, four or as many as the game allows."""
    if word is None:
        return _USUAL_SEATS if _USUAL_SEATS in game.seats else game.seats[-1]
    if word.strip() not in [str(count) for count in game.seats]:
        least, most = game.seats[0], game.seats[-1]
        if game.seats == tuple(range(least, most + 1)):
            raise Wrong("wrong-seats", game=game.id, least=least, most=most, word=shown(word))
        choices = ", ".join(map(str, game.seats))
        raise Wrong("wrong-seats-some", game=game.id, choices=choices, word=shown(word))
    return int(word)


def options(game: Game[Any, Any], word: str | None, seat_count: int) -> dict[str, str]:
    """Every option of the game: as said ("holes=12,stubborn=on"), else as it is by itself."""
    chosen = {option.id: option.default for option in game.options}
    choices = {option.id: option.choices for option in game.options}
    said: set[str] = set()
    for part in filter(None, (word or "").split(",")):
        name, equals, value = part.strip().partition("=")
        if not equals:
            raise Wrong("wrong-option-form", form="name=value", word=shown(part))
        if not choices:
            raise Wrong("wrong-no-options", game=game.id)
        one_of(name, choices, "option", game.id)
        one_of(value, choices[name], "choice", name)
        if name in said:
            raise Wrong("wrong-option-twice", name=name)
        said.add(name)
        chosen[name] = value
    problem = game.why_not_start(seat_count, chosen)
    if problem:
        raise Wrong(problem, f"games/{game.id}")
    return chosen


def level(word: str) -> str:
    """The name of one bot."""
    return one_of(word, BOTS, "bot")


def bots(word: str, seat_count: int) -> tuple[str, ...]:
    """Who plays: one name for all seats, or one for each."""
    names = [level(name.strip()) for name in word.split(",")]
    if len(names) == 1:
        return tuple(names * seat_count)
    if len(names) != seat_count:
        raise Wrong("wrong-bots", seats=seat_count, count=len(names))
    return tuple(names)


def seed(word: str) -> int:
    """Any whole number that fits 64 bits."""
    return whole(word, "seed", 0, (1 << 64) - 1)


def size(word: str) -> tuple[int, int]:
    """Pixels across and down: 1920x1080."""
    wide, times, high = word.lower().partition("x")
    if not (times and wide.isdecimal() and high.isdecimal()):
        raise Wrong("wrong-size", form="1920x1080", word=shown(word))
    found = whole(wide, "width", 1, _WIDEST), whole(high, "height", 1, _WIDEST)
    if found[0] * found[1] > _MOST_PIXELS:
        raise Wrong("wrong-large", largest="7680x4320", word=shown(word))
    return found


def viewer(word: str, seat_count: int) -> int | None:
    """Whose eyes: the public screen's or a seat's, counted from 0."""
    if word == "public":
        return None
    named = ["public", *(str(seat) for seat in range(seat_count))]
    return int(one_of(word, named, "viewer"))
