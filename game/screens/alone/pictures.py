"""Small pictures of the tables that puzzles begin from: made one after the other, a bit a frame."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import catalogue
from game.match.puzzling import laid
from game.screens.alone.model import sitters
from game.screens.saves.portraits import easel_of
from game.stage.photos import Photos

if TYPE_CHECKING:
    from game.screens.services import Services
    from game.stage.box import Box
    from game.stage.canvas import Brush
    from game.stage.easel import Easel

__all__ = ["Pictures"]

_WORK = 0.008
"""Seconds of a frame."""


class Pictures:
    def __init__(self, services: Services, game_id: str) -> None:
        self._services, self._game = services, game_id
        self.seconds = _WORK
        """How long a frame may work at one; 0: until it is done."""
        self._made: dict[int, bytes] = {}
        self._at: tuple[int, Easel] | None = None
        self._photos = Photos()

    def begin(self) -> None:
        """Another frame."""
        self._photos.begin()

    def draw(self, number: int, brush: Brush, box: Box) -> bool:
        """Fill the box with this puzzle's table; False while there is no picture of it."""
        made = self._made.get(number)
        return made is not None and self._photos.draw(brush, number, lambda: made, box)

    @property
    def waiting(self) -> bool:
        """Some are not made yet, or not read yet."""
        return self._next is not None or self._photos.waiting

    @property
    def _next(self) -> int | None:
        count = len(catalogue.game(self._game).alone.puzzles)
        return next((number for number in range(count) if number not in self._made), None)

    def work(self, brush: Brush) -> bool:
        """A few milliseconds at the next one. Whether one is done now."""
        number = self._next
        if number is None:
            return False
        if self._at is None or self._at[0] != number:
            game = catalogue.game(self._game)
            puzzle = game.alone.puzzles[number]
            session = laid(game, puzzle, sitters(self._services, puzzle))
            self._at = number, easel_of(self._services, session, brush)
        picture = self._at[1].work(self.seconds)
        if picture is None:
            return False
        self._made[number], self._at = picture, None
        return True
