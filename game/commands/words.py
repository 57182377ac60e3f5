"""The words commands have in common: games, seats, options, bots, sizes."""

from __future__ import annotations

from typing import Any

from game import catalogue
from game.commands.wrong import Wrong, one_of, shown, whole
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
    allowed = [str(count) for count in game.seats]
    if word.strip() not in allowed:
        raise Wrong(f"{game.id} is for {' or '.join(_spans(allowed))} seats, not {shown(word)}.")
    return int(word)


def _spans(allowed: list[str]) -> list[str]:
    counts = [int(word) for word in allowed]
    if len(counts) > 2 and counts == list(range(counts[0], counts[-1] + 1)):
        return [f"{counts[0]} to {counts[-1]}"]
    return allowed


def options(game: Game[Any, Any], word: str | None, seat_count: int) -> dict[str, str]:
    """Every option of the game: as said ("holes=12,stubborn=on"), else as it is by itself."""
    chosen = {option.id: option.default for option in game.options}
    choices = {option.id: option.choices for option in game.options}
    said: set[str] = set()
    for part in filter(None, (word or "").split(",")):
        name, equals, value = part.strip().partition("=")
        if not equals:
            raise Wrong(f"An option is written name=value, not {shown(part)}.")
        if not choices:
            raise Wrong(f"{game.id} has no options.")
        one_of(name, choices, f"option of {game.id} called")
        one_of(value, choices[name], f"choice for {name} called")
        if name in said:
            raise Wrong(f"Option {name} is given twice.")
        said.add(name)
        chosen[name] = value
    problem = game.why_not_start(seat_count, chosen)
    if problem:
        raise Wrong(_in_words(game, problem))
    return chosen


def _in_words(game: Game[Any, Any], key: str) -> str:
    from game.system.text import Texts

    return Texts("en").of(f"games/{game.id}")(key)


def level(word: str) -> str:
    """The name of one bot."""
    return one_of(word, BOTS, "bot")


def bots(word: str, seat_count: int) -> tuple[str, ...]:
    """Who plays: one name for all seats, or one for each."""
    names = [level(name.strip()) for name in word.split(",")]
    if len(names) == 1:
        return tuple(names * seat_count)
    if len(names) != seat_count:
        raise Wrong(f"Name one bot for all or {seat_count}, one for each seat, not {len(names)}.")
    return tuple(names)


def seed(word: str) -> int:
    """Any whole number that fits 64 bits."""
    return whole(word, "A seed", 0, (1 << 64) - 1)


def size(word: str) -> tuple[int, int]:
    """Pixels across and down: 1920x1080."""
    wide, times, high = word.lower().partition("x")
    if not (times and wide.isdecimal() and high.isdecimal()):
        raise Wrong(f"A size is written like 1920x1080, not {shown(word)}.")
    found = whole(wide, "The width", 1, _WIDEST), whole(high, "The height", 1, _WIDEST)
    if found[0] * found[1] > _MOST_PIXELS:
        raise Wrong(f"A picture is at most as large as 7680x4320, not {shown(word)}.")
    return found


def viewer(word: str, seat_count: int) -> int | None:
    """Whose eyes: the public screen's or a seat's, counted from 0."""
    if word == "public":
        return None
    named = ["public", *(str(seat) for seat in range(seat_count))]
    return int(one_of(word, named, "viewer"))
