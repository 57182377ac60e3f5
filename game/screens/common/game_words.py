"""What a game says of itself outside its table: name, length, options."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.system.text import Catalogue

__all__ = [
    "choice_word",
    "game_minutes",
    "game_title",
    "most_minutes",
    "option_help",
    "option_word",
    "short_title",
    "turn_word",
    "turns_word",
]


def game_title(words: Catalogue) -> str:
    return words("game-title")


def short_title(words: Catalogue) -> str:
    """Where a card has no room for three words."""
    return words("game-title.short") if words.has("game-title.short") else game_title(words)


def game_minutes(words: Catalogue) -> str:
    """How long a match takes, as a number or a span: "10" or "20–30"."""
    return words("game-title.minutes")


def most_minutes(words: Catalogue) -> int:
    """The longer end of that span."""
    digits = "".join(sign if sign.isdigit() else " " for sign in game_minutes(words))
    return max((int(number) for number in digits.split()), default=0)


def turn_word(words: Catalogue, turn: int) -> str:
    """Where a match stands: what one game calls a round is a turn in another."""
    return words("game-title.turn", turn=turn)


def turns_word(words: Catalogue, turns: int) -> str:
    """How long a match took, counted as its game counts."""
    return words("game-title.turns", turns=turns)


def option_word(words: Catalogue, option: str) -> str:
    return words(f"option-{option}")


def option_help(words: Catalogue, option: str, value: str) -> str:
    """What the value that is chosen means; where it has no words of its own, what it is about."""
    chosen, key = f"option-{option}.help-{value}", f"option-{option}.help"
    if words.has(chosen):
        return words(chosen)
    return words(key) if words.has(key) else ""


def choice_word(words: Catalogue, option: str, value: str) -> str:
    """A value as the game calls it; numbers need no words."""
    key = f"option-{option}.{value}"
    return words(key) if not value.isdigit() or words.has(key) else value
