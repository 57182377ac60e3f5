"""Places on the table that can be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.stage.focus import FocusSpot
from game.stage.widgets.base import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.stage.box import Box
    from game.stage.canvas import Brush
    from game.stage.focus import Focus
    from game.stage.widgets.base import Feels

__all__ = ["PEEK", "PREFIX", "Choice", "id_of"]

PREFIX = "id:"
PEEK = "peek"
"""Where whoever chooses looks at what is hers alone."""


def id_of(spot: str) -> str:
    """The id a spot stands for, "" if it is no choice of the game."""
    return spot.removeprefix(PREFIX) if spot.startswith(PREFIX) else ""


class Choice(Widget):
    """One id of an action, where the table has it."""

    def __init__(
        self,
        name: str,
        box: Box,
        action: Callable[[], None],
        *,
        first: bool = False,
        bare: bool = False,
    ) -> None:
        super().__init__(PREFIX + name, box)
        self.action, self.first, self.bare = action, first, bare

    def spots(self) -> Sequence[FocusSpot]:
        # The sound is the same whatever is chosen: ears learn nothing.
        shape = "bare" if self.bare else ""
        return (
            FocusSpot(self.id, self.box, self.action, first=self.first, sound="ui/type",
                      shape=shape),
        )  # fmt: skip

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        feel = feels.of(self.id, focus)
        if feel.hover > 0 and not feel.focused and not self.bare:
            brush.nine("ui/focus", self.box.inset(4), alpha=0.75 * feel.hover)
