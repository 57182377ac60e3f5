"""What can be seen and pointed at, line by line into a file: how tests find their way."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from game.stage.stack import Stack
    from game.stage.window import Window

__all__ = ["Probe"]


class Probe:
    """Off unless asked for by `--probe FILE`. Says nothing that is not on the screen anyway:
    the scene, who is asked there, its spots in pixels of the window, and which of them has the
    focus."""

    def __init__(self, path: Path, window: Window, stack: Stack) -> None:
        self._stream = path.open("w", encoding="utf-8")
        self._window, self._stack = window, stack
        self._last: tuple[object, ...] = ()

    def note(self) -> None:
        """Write a line if anything is different from the last one."""
        top = self._stack.top
        if top is None:
            return
        focus = top.focus
        state = (
            top.name, tuple(focus.spots), focus.deaf, focus.focused, self._window.size,
            self._stack.moving, len(self._stack.scenes), top.typing_at is not None, top.whose,
        )  # fmt: skip
        if state == self._last:
            return
        self._last, deaf = state, focus.deaf
        across = self._window.size[0] / self._window.frame.w
        down = self._window.size[1] / self._window.frame.h
        spots = {
            spot.id: [
                round(spot.box.cx * across), round(spot.box.cy * down),
                round(spot.box.w * across), round(spot.box.h * down),
                int(spot.enabled and spot.id not in deaf),
            ]
            for spot in focus.spots
        }  # fmt: skip
        line = {
            "scene": top.name,
            "depth": len(self._stack.scenes),
            "moving": self._stack.moving,
            "whose": top.whose,
            "focused": focus.focused,
            "typing": top.typing_at is not None,
            "size": self._window.size,
            "spots": spots,
        }
        self._stream.write(json.dumps(line) + "\n")
        self._stream.flush()

    def close(self) -> None:
        self._stream.close()
