"""Mole cards: face up in a hand or laid down, with their stars and their names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.mole_park.content import number_of, stars_of
from game.games.mole_park.table import keys
from game.games.mole_park.table.stands import star
from game.stage.piece import Piece, Words
from game.stage.said import Said
from game.stage.theme import INK

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.mole_park.content import Mole
    from game.stage.piece import Answer

__all__ = ["card", "card_art", "card_word", "small"]

_LOOKS = "abcdef"
_HIGH = 210.0


def card_art(mole: Mole) -> str:
    return f"mole_park/mole.{stars_of(mole)}.{_character(mole)}"


def card_word(mole: Mole) -> Said:
    return Said(f"mole-{stars_of(mole)}-{_character(mole)}")


def _character(mole: Mole) -> str:
    """Six characters for each number of stars; the card's own number chooses."""
    return _LOOKS[number_of(mole) % len(_LOOKS)]


def card(
    mole: Mole,
    place: tuple[float, float],
    high: float,
    depth: float,
    answer: Answer | None = None,
) -> Iterator[Piece]:
    """Large enough to read: character and stars are painted on it, its name is a word."""
    x, y = place
    scale = high / _HIGH
    yield Piece(mole, card_art(mole), x, y, scale=scale, depth=depth, answer=answer)
    name = Words(card_word(mole), 26, "title", INK, width=130 * scale, steady=True)
    yield Piece(f"{mole}.name", x=x, y=y + 81 * scale, depth=depth + 0.3, text=name)


def small(mole: Mole, place: tuple[float, float], high: float, depth: float) -> Iterator[Piece]:
    """One of several laid down: its picture, and its stars as a number."""
    x, y = place
    yield Piece(mole, card_art(mole), x, y, scale=high / _HIGH, depth=depth)
    yield star(keys.star(mole), stars_of(mole), (x - high * 0.26, y - high * 0.42), 42, depth + 0.2)
