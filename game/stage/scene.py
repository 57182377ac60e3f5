"""A scene: one screen of the program, and what it shares with all others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.stage.focus import Focus, FocusSpot

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.stage.box import Box
    from game.stage.canvas import Canvas
    from game.stage.frame import Frame
    from game.stage.intent import Intent
    from game.stage.layers import Heat

__all__ = ["Scene"]


class Scene:
    """Subclasses override what they need. A scene is drawn when it says it changed, not before.

    The order is: `enter`; then for every frame the intents by `handle`, one `update`, and, if the
    scene is `stale`, `spots` and `draw` (if it only `moved`, `draw` alone); at the end `leave`.
    """

    name = "scene"
    """How tests and the log call it."""
    over = False
    """True: the scene below is still seen behind this one."""
    in_play = False
    """True for a table: who chose to see as other eyes do sees all of it so."""
    with_table = False
    """True where a table is shown, large or small: what that took goes when the scene has gone."""
    taps = False
    """True while blind pads are read: taps arrive, and keys of a cluster mean nothing else."""
    asking = False
    """True while a new key or button is asked for: each arrives by its name alone."""
    music = ""
    """The music of this scene; "" leaves what is playing."""
    heat: Heat = "calm"
    """How much goes on in it, which the music follows."""

    @property
    def whose(self) -> int | None:
        """The seat that is asked here now, as the screen says; None: nobody is."""
        return None

    @property
    def whole(self) -> bool:
        """Whether all has come that belongs on its picture: a podium fills one by one."""
        return True

    @property
    def typing_at(self) -> Box | None:
        """Where letters are being typed, if they are: keys that write then arrive as text."""
        return None

    def __init__(self) -> None:
        self.focus = Focus()
        self.stale = True
        """The picture no longer shows what is so: draw it again."""
        self.moved = False
        """Only what moves by itself did so, and nothing that can be pointed at: draw that again."""

    def enter(self, frame: Frame) -> None:
        """The scene comes to the top of the stack, for the first time or again."""

    def leave(self) -> None:
        """The scene is no longer on top."""

    def resize(self, frame: Frame) -> None:
        """The window or the text size changed. The scene is drawn anew after this."""

    def update(self, ms: float) -> None:
        """Time passes; set `stale` if that is to be seen."""

    def spots(self, frame: Frame) -> Sequence[FocusSpot]:
        """All that can be pointed at now, later ones over earlier ones."""
        return ()

    def draw(self, canvas: Canvas) -> None:
        """The whole picture of this scene, in order from back to front."""

    def handle(self, intent: Intent) -> bool:
        """An intent, before the focus sees it; True: it is dealt with."""
        return False

    def unhandled(self, intent: Intent) -> bool:
        """An intent that no spot wanted: back, menu, scrolling over nothing."""
        return False
