"""The moles on the title's lawn: each breathes, blinks and looks up when it is meant."""

from __future__ import annotations

from dataclasses import replace
from math import pi, sin
from typing import TYPE_CHECKING

from game.screens.common.game_mole import game_mole
from game.screens.common.page import large
from game.stage.box import Box
from game.stage.focus import FocusSpot
from game.stage.text import Style
from game.stage.theme import CREAM, HUE
from game.stage.widgets.base import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.screens.title.layout import Stand
    from game.stage.canvas import Brush
    from game.stage.focus import Focus
    from game.stage.widgets.base import Feels

__all__ = ["BEAT_MS", "Board", "Guest"]

BEAT_MS = 120
"""How often idle moles move: seldom enough to cost nothing."""
_BREATH_MS = 2400
_HOLE = 100
"""From the middle of a title mole's hole to its front edge."""
_NAME = Style(44, "title", CREAM, HUE["wood"], 4)
_FACTS = Style(28, "bold", "#FFEFC9", HUE["wood"], 3)


def _breath(clock: float, phase: float) -> float:
    return 1 - 0.013 * sin(2 * pi * (clock / _BREATH_MS + phase))


class Board(Widget):
    """A game: its mole, its name, for how many it is and how long it takes."""

    def __init__(
        self,
        stand: Stand,
        title: str,
        facts: str,
        action: Callable[[], None],
        *,
        now: Callable[[], float],
        first: bool = False,
    ) -> None:
        super().__init__(f"game.{stand.game}", stand.box)
        self.stand, self.title, self.facts, self.action = stand, title, facts, action
        self.now, self.first = now, first

    def spots(self) -> Sequence[FocusSpot]:
        return (
            FocusSpot(
                self.id, self.box, self.action, ring=self.stand.plaque, first=self.first,
                sound="mole/pop",
            ),
        )  # fmt: skip

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        feel = feels.of(self.id, focus)
        stand = self.stand
        # The mole that is meant stands up a little: seen without colour and without sound.
        up = 10 * feel.hover - 6 * feel.press
        squash = _breath(self.now(), stand.x / 700)
        # The sprite's anchor is the middle of its hole.
        y = stand.foot - _HOLE * stand.scale - up
        brush.sprite(game_mole(stand.game), stand.x, y, scale=stand.scale, squash=squash)
        plaque = stand.plaque
        board = Box(plaque.x, plaque.y + 5 * feel.press, plaque.w, plaque.h)
        brush.nine("ui/plaque.wood", board)
        share = 0.56
        inside = board.inset(20, 8)
        # In large letters the longest names take two lines, and so does what is said below.
        lines = 2 if large(brush.frame) else 1
        name, below = replace(_NAME, lines=lines, leading=1.0), replace(_FACTS, lines=lines)
        brush.label(self.title, Box(inside.x, inside.y, inside.w, inside.h * share), name)
        facts = Box(inside.x, inside.y + inside.h * share, inside.w, inside.h * (1 - share) - 4)
        brush.label(self.facts, facts, below)


class Guest(Widget):
    """A mole that has only come to watch."""

    def __init__(self, stand: Stand, now: Callable[[], float]) -> None:
        super().__init__(f"guest.{stand.colour}", stand.box)
        self.stand, self.now = stand, now

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        stand = self.stand
        phase = stand.x / 500
        # Now and then it ducks: each in its own time.
        cycle = (self.now() / 9000 + phase) % 1
        down = 120 * max(0.0, 1 - abs(cycle - 0.9) / 0.06)
        mood = "sleepy" if cycle > 0.94 else "grin" if cycle < 0.2 else "up"
        scale = stand.scale * 2.6
        x, foot = stand.x, stand.foot
        brush.sprite("hole/back", x, foot, scale=scale)
        brush.within(Box(x - 200, foot - 400, 400, 400 + 8))
        brush.sprite(
            f"hole/mole.{stand.colour}.{mood}", x, foot + down * stand.scale, scale=scale,
            squash=_breath(self.now(), phase),
        )  # fmt: skip
        brush.within(None)
        brush.sprite("hole/front", x, foot, scale=scale)
