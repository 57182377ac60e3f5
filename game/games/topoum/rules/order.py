"""Who uses a card from where, and what was said with it."""

from __future__ import annotations

from typing import NamedTuple

from game.games.topoum.content.ids import Space, space_of
from game.kernel.contract import Action

__all__ = ["Order", "Stand"]


class Stand(NamedTuple):
    """The seat whose card it is, and the space of its active mole."""

    seat: int
    at: Space


class Order(NamedTuple):
    """The same, and what follows the card in the answer."""

    seat: int
    at: Space
    said: Action

    @property
    def space(self) -> Space:
        """The one space that is named, for cards that need no more."""
        return space_of(self.said[0])
