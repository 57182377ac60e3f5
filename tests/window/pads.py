"""Gamepads made of nothing: SDL's virtual joysticks, inside the program that is being played.

Run as `python -m tests.window.pads COMMANDS COUNT [words of the game...]`: plugs in COUNT pads and
starts the game; then obeys the lines appended to the file COMMANDS: "0 down a", "0 up a",
"0 axis 1 -32768", "plug" and "unplug 0".
"""

from __future__ import annotations

import ctypes
import runpy
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any
from unittest import mock

if TYPE_CHECKING:
    import pygame

__all__ = ["AXES", "BUTTONS", "Pads"]

# As SDL numbers the buttons and axes of a virtual game controller.
BUTTONS = {
    "a": 0, "b": 1, "x": 2, "y": 3, "back": 4, "start": 6, "lb": 9, "rb": 10,
    "up": 11, "down": 12, "left": 13, "right": 14,
}  # fmt: skip
AXES = {"leftx": 0, "lefty": 1, "rightx": 2, "righty": 3, "lt": 4, "rt": 5}
_GAME_CONTROLLER = 1
_REST = -32768
"""Triggers rest at their lowest value, not at zero."""


def _library() -> ctypes.CDLL:
    """The SDL that pygame has loaded: its extension modules are linked with it."""
    import pygame

    pygame.display.get_init()
    with Path("/proc/self/maps").open(encoding="utf-8") as maps:
        found = {line.split()[-1] for line in maps if "libSDL2-2" in line}
    assert len(found) == 1, found
    return ctypes.CDLL(found.pop())


class Pads:
    """Virtual pads of this process, by the order in which they were plugged in."""

    def __init__(self) -> None:
        self._sdl = _library()
        self._sdl.SDL_JoystickOpen.restype = ctypes.c_void_p
        for name in ("SDL_JoystickSetVirtualButton", "SDL_JoystickSetVirtualAxis"):
            getattr(self._sdl, name).argtypes = (ctypes.c_void_p, ctypes.c_int, ctypes.c_int16)
        self._sdl.SDL_JoystickSetVirtualButton.argtypes = (
            ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8,
        )  # fmt: skip
        self._sdl.SDL_JoystickClose.argtypes = (ctypes.c_void_p,)
        self._open: list[tuple[int, int]] = []

    def plug(self) -> int:
        """A new pad; its number here."""
        index = self._sdl.SDL_JoystickAttachVirtual(_GAME_CONTROLLER, len(AXES), 15, 0)
        assert index >= 0, "SDL has no virtual joysticks"
        handle = self._sdl.SDL_JoystickOpen(index)
        instance = self._sdl.SDL_JoystickGetDeviceInstanceID(index)
        for trigger in (AXES["lt"], AXES["rt"]):
            self._sdl.SDL_JoystickSetVirtualAxis(handle, trigger, _REST)
        self._open.append((handle, instance))
        return len(self._open) - 1

    def unplug(self, number: int) -> None:
        handle, instance = self._open[number]
        self._sdl.SDL_JoystickClose(handle)
        for index in range(self._sdl.SDL_NumJoysticks()):
            if self._sdl.SDL_JoystickGetDeviceInstanceID(index) == instance:
                self._sdl.SDL_JoystickDetachVirtual(index)
                return

    def button(self, number: int, name: str, *, down: bool) -> None:
        self._sdl.SDL_JoystickSetVirtualButton(self._open[number][0], BUTTONS[name], int(down))

    def axis(self, number: int, axis: int, value: int) -> None:
        self._sdl.SDL_JoystickSetVirtualAxis(self._open[number][0], axis, value)

    def obey(self, line: str) -> None:
        match line.split():
            case ["plug"]:
                self.plug()
            case ["unplug", number]:
                self.unplug(int(number))
            case [number, ("down" | "up") as way, name]:
                self.button(int(number), name, down=way == "down")
            case [number, "axis", axis, value]:
                self.axis(int(number), int(axis), int(value))
            case _:
                raise ValueError(line)


def main() -> None:
    path, count = Path(sys.argv[1]), int(sys.argv[2])
    import pygame

    pygame.joystick.init()
    pads = Pads()
    for _ in range(count):
        pads.plug()
    get, stream, waiting = pygame.event.get, path.open(encoding="utf-8"), ""

    def obeyed(*words: Any, **named: Any) -> list[pygame.Event]:
        nonlocal waiting
        # A pad made of nothing has no more than a state: asked too seldom, it would swallow a
        # short press. So it is asked after each change, as real ones report each.
        while line := stream.readline():
            waiting += line
            if waiting.endswith("\n"):
                pads.obey(waiting)
                pygame.event.pump()
                waiting = ""
        return get(*words, **named)

    sys.argv = ["game", *sys.argv[3:]]
    with stream, mock.patch.object(pygame.event, "get", obeyed):
        runpy.run_module("game", run_name="__main__")


if __name__ == "__main__":
    main()
