"""What lies on the table: a sheet for each seat, and the turn.

Named tuples, because three sheets a seat are made every turn and frozen dataclasses take thrice
as long.
"""

from __future__ import annotations

from typing import NamedTuple

from game.games.whakka_mole.content import NO_HOLE, Hole
from game.kernel.contract import State
from game.kernel.fields import public

__all__ = ["Line", "Sheet", "WhakkaState", "left_of"]


class Line(NamedTuple):
    """One turn on a player's paper: the Popup and the Whack! column."""

    popup: tuple[Hole, ...]
    whack: Hole


class Sheet(NamedTuple):
    """A play sheet as everybody sees it after the last turn."""

    popup: tuple[Hole, ...] = ()
    """The holes its owner listed."""
    up: tuple[Hole, ...] = ()
    """The holes where a mole is still up."""
    whack: Hole = NO_HOLE
    """The hole its owner whacked on the sheet to the left; none before the first turn."""
    hit: bool = False
    """Its own moles were whacked away."""
    landed: bool = False
    """Its owner's whack found a mole."""
    gained: int = 0
    score: int = 0


class WhakkaState(State):
    holes: int = public()
    stubborn: bool = public()
    play_on: bool = public()
    turn: int = public()
    sheets: list[Sheet] = public()
    papers: list[tuple[Line, ...]] = public()
    """By seat, the turns that have been revealed."""


def left_of(seat: int, seats: int) -> int:
    """The neighbour to the left, whom a seat whacks: seats are numbered clockwise."""
    return (seat + 1) % seats
