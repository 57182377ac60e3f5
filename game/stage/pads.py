"""Gamepads: plugged in and out at any time, each known by its instance id."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["BUTTON_NAMES", "PadPress", "Pads"]

PadPress = tuple[int, str, bool]
"""Instance id, button, and whether it went down."""

BUTTON_NAMES = {
    pygame.CONTROLLER_BUTTON_A: "a",
    pygame.CONTROLLER_BUTTON_B: "b",
    pygame.CONTROLLER_BUTTON_X: "x",
    pygame.CONTROLLER_BUTTON_Y: "y",
    pygame.CONTROLLER_BUTTON_BACK: "back",
    pygame.CONTROLLER_BUTTON_START: "start",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "lb",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "rb",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "ls",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "rs",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "down",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "right",
}
_RAW_BUTTONS = {0: "a", 1: "b", 2: "x", 3: "y", 4: "lb", 5: "rb", 6: "back", 7: "start"}
"""Of a pad that SDL knows no names for: the order nearly all of them have."""
_TRIGGERS = {
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: "lt",
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: "rt",
}
_STICK = {
    pygame.CONTROLLER_AXIS_LEFTX: ("left", "right"),
    pygame.CONTROLLER_AXIS_LEFTY: ("up", "down"),
}
_IN, _OUT = 0.6, 0.35
"""A stick counts as pushed above the first and as let go below the second."""
_FULL = 32767


class Pads:
    """All gamepads. Sticks and triggers are turned into presses."""

    def __init__(self) -> None:
        self._open: dict[int, object] = {}
        self._named: set[int] = set()
        self._pushed: dict[tuple[int, str], str] = {}
        self._log = logging.getLogger("molehill.stage")

    @property
    def ids(self) -> Sequence[int]:
        """In the order in which they were plugged in."""
        return tuple(self._open)

    def start(self) -> None:
        """Look for pads. Never fails: a machine without any support has none."""
        try:
            # Not needed for the first picture, and slow to load.
            from pygame._sdl2 import controller

            controller.init()
            pygame.joystick.init()
        except pygame.error as error:
            self._log.warning("no gamepads: %s", error)
            return
        for index in range(pygame.joystick.get_count()):
            self._add(index)

    def _add(self, index: int) -> None:
        from pygame._sdl2 import controller

        try:
            stick = pygame.joystick.Joystick(index)
            number = stick.get_instance_id()
            if number in self._open:
                return
            self._open[number] = stick
            if controller.is_controller(index):
                # Kept open, else it sends nothing.
                self._open[number] = (stick, controller.Controller(index))
                self._named.add(number)
        except pygame.error as error:
            self._log.warning("a gamepad cannot be used: %s", error)

    def _remove(self, number: int) -> list[PadPress]:
        self._open.pop(number, None)
        self._named.discard(number)
        held = [key for key in self._pushed if key[0] == number]
        return [(number, self._pushed.pop(key), False) for key in held]

    def read(self, event: pygame.Event) -> list[PadPress]:
        """What an event means for a pad; nothing if it is not about one."""
        kind = event.type
        if kind == pygame.JOYDEVICEADDED:
            self._add(event.device_index)
            return []
        if kind == pygame.JOYDEVICEREMOVED:
            return self._remove(event.instance_id)
        number = getattr(event, "instance_id", -1)
        if number in self._named:
            return self._read_named(event, number)
        if number in self._open:
            return self._read_raw(event, number)
        return []

    def _read_named(self, event: pygame.Event, number: int) -> list[PadPress]:
        if event.type in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            name = BUTTON_NAMES.get(event.button, "")
            return [(number, name, event.type == pygame.CONTROLLERBUTTONDOWN)] if name else []
        if event.type == pygame.CONTROLLERAXISMOTION:
            value = event.value / _FULL
            if event.axis in _TRIGGERS:
                return self._push(number, _TRIGGERS[event.axis], ("", _TRIGGERS[event.axis]), value)
            if event.axis in _STICK:
                return self._push(number, f"axis{event.axis}", _STICK[event.axis], value)
        return []

    def _read_raw(self, event: pygame.Event, number: int) -> list[PadPress]:
        if event.type in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP):
            name = _RAW_BUTTONS.get(event.button, "")
            return [(number, name, event.type == pygame.JOYBUTTONDOWN)] if name else []
        if event.type == pygame.JOYHATMOTION:
            x, y = event.value
            return [
                *self._push(number, "hat.x", ("left", "right"), x),
                *self._push(number, "hat.y", ("up", "down"), -y),
            ]
        # Only the first stick: other axes may be triggers, which rest at -1.
        if event.type == pygame.JOYAXISMOTION and event.axis in (0, 1):
            ways = ("left", "right") if event.axis == 0 else ("up", "down")
            return self._push(number, f"axis{event.axis}", ways, event.value)
        return []

    def _push(self, number: int, axis: str, ways: tuple[str, str], value: float) -> list[PadPress]:
        """A stick as a button: pushed far enough it goes down, let go far enough it comes up."""
        held = self._pushed.get((number, axis), "")
        way = ways[1] if value > 0 else ways[0]
        if abs(value) >= _IN and way and way != held:
            self._pushed[number, axis] = way
            return [*([(number, held, False)] if held else []), (number, way, True)]
        if held and (abs(value) <= _OUT or way != held):
            del self._pushed[number, axis]
            return [(number, held, False)]
        return []
