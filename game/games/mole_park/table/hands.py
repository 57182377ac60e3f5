"""Mole cards: face up in a hand or laid down, with their stars and their names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.mole_park.content import stars_of
from game.games.mole_park.table.stands import star
from game.stage.piece import Piece, Words
from game.stage.said import Said
from game.stage.theme import INK

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["card", "card_art", "card_word", "small"]

_LOOKS = "abcdef"
_HIGH = 210.0


def card_art(mole: str) -> str:
    """Six characters for each number of stars; the card's own number chooses."""
    _, stars, number = mole.split(".")
    return f"mole_park/mole.{stars}.{_LOOKS[int(number) % len(_LOOKS)]}"


def card_word(mole: str) -> Said:
    _, stars, number = mole.split(".")
    return Said(f"mole-{stars}-{_LOOKS[int(number) % len(_LOOKS)]}")


def card(mole: str, place: tuple[float, float], high: float, depth: float) -> Iterator[Piece]:
    """Large enough to read: character and stars are painted on it, its name is a word."""
    x, y = place
    scale = high / _HIGH
    yield Piece(mole, card_art(mole), x, y, scale=scale, depth=depth)
    name = Words(card_word(mole), 26, "title", INK, width=130 * scale, steady=True)
    yield Piece(f"{mole}.name", x=x, y=y + 81 * scale, depth=depth + 0.3, text=name)


def small(mole: str, place: tuple[float, float], high: float, depth: float) -> Iterator[Piece]:
    """One of several laid down: its picture, and its stars as a number."""
    x, y = place
    yield Piece(mole, card_art(mole), x, y, scale=high / _HIGH, depth=depth)
    yield star(f"{mole}.star", stars_of(mole), (x - high * 0.26, y - high * 0.42), 42, depth + 0.2)
