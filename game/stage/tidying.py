"""What nobody needs any more goes: what a table held when it was left, and masters at rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.stage.text import ruler

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.stage.audio import Audio
    from game.stage.stack import Stack
    from game.stage.window import Window

__all__ = ["Tidying"]

_QUIET = 2000.0
"""Milliseconds without a new picture, in which a screen has all it shows."""


class Tidying:
    """Watches which tables come and go, and whether pictures are still made."""

    def __init__(
        self, stack: Stack, window: Window, audio: Audio, besides: Callable[[], None]
    ) -> None:
        self._stack, self._window, self._audio = stack, window, audio
        self._besides = besides
        """What else goes with a table that was left."""
        self._tables: set[int] = set()
        """Which of the scenes show a table."""
        self._left = False
        """A table was left: what it held can go once its last picture has gone."""
        self._laid = False
        """A table has come: what it loaded stays once it can be played at."""
        self._asked, self._quiet = 0, 0.0
        """How many pictures had been made, and for how long there have been no more."""
        self._rested = 0
        """How many there were when masters last went."""

    @property
    def done(self) -> bool:
        """All has gone that nobody needs any more; at a table all is needed."""
        top = self._stack.top
        gone = not self._left and self._rested == self._asked
        return top is None or top.in_play or (gone and not self._stack.moving)

    def arrived(self) -> None:
        """Another scene is on top."""
        tables = {id(each) for each in self._stack.scenes if each.with_table}
        if self._tables - tables:
            self._left = True
            self._window.sprites.mark()
            self._window.writer.mark()
        self._laid = self._laid or bool(tables - self._tables)
        self._tables = tables

    def update(self, ms: float) -> None:
        """What a table held goes when it was left, and not some time later."""
        top, sprites = self._stack.top, self._window.sprites
        self._quiet = self._quiet + ms if self._asked == sprites.asked else 0.0
        self._asked = sprites.asked
        if self._stack.moving or top is None:
            return
        if self._laid and top.in_play:
            from game.system.memory import stays

            self._laid = False
            stays()
        elif self._left and not top.in_play:
            from game.system.memory import give_back

            self._left = False
            sprites.forget()
            self._window.writer.forget()
            ruler.cache_clear()
            self._audio.forget()
            self._besides()
            give_back()
        elif self._quiet > _QUIET and self._rested != self._asked and not top.in_play:
            # Not at a table, which lifts and turns its pieces: they are made anew each time.
            from game.system.memory import give_back

            self._rested = self._asked
            sprites.rest()
            # Part of what a table held goes only now, with the last who knew of it.
            give_back()
