"""From the events of mouse, keyboard, touch screen and gamepads to intents."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.stage.bindings import Bindings, key_name
from game.stage.clusters import tap_of
from game.stage.intent import Device, Intent, Kind, Tap
from game.stage.pads import Pads

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["Input"]

_WAYS = frozenset({Kind.UP, Kind.DOWN, Kind.LEFT, Kind.RIGHT})
_REPEATED = _WAYS | {Kind.NEXT, Kind.PREVIOUS, Kind.PAGE_UP, Kind.PAGE_DOWN}
_FIRST_MS, _NEXT_MS = 420, 130
"""A direction held on a pad goes on by itself, first after a pause."""
_EDITS = {
    pygame.K_BACKSPACE: "erase",
    pygame.K_DELETE: "delete",
    pygame.K_HOME: "start",
    pygame.K_END: "end",
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
}
_DONE_WRITING = {
    pygame.K_RETURN: Kind.CONFIRM,
    pygame.K_KP_ENTER: Kind.CONFIRM,
    pygame.K_ESCAPE: Kind.BACK,
    pygame.K_TAB: Kind.NEXT,
}
_PAD_TAPS = {"start": "done", "back": "clear"}


class Input:
    """Turns events into intents; `units` turns a pixel of the window into a point of the frame."""

    def __init__(self, bindings: Bindings | None = None) -> None:
        self.bindings = bindings or Bindings()
        self.pads = Pads()
        self.typing = False
        """Keys write instead of doing what they are bound to."""
        self.asking = False
        """Keys and buttons arrive by their names, whatever they are bound to."""
        self.units: Callable[[float, float], tuple[float, float]] = lambda x, y: (x, y)
        self.window: tuple[int, int] = (1, 1)
        self._held: dict[tuple[int, Kind], float] = {}
        self._down: set[int] = set()

    def read(self, event: pygame.Event) -> list[Intent]:
        """What an event means; often nothing."""
        kind = event.type
        if kind in (pygame.KEYDOWN, pygame.KEYUP):
            return self._key(event, down=kind == pygame.KEYDOWN)
        if kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return self._mouse(event)
        if kind in (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP):
            return self._finger(event)
        if kind == pygame.MOUSEWHEEL:
            x, y = self.units(*pygame.mouse.get_pos())
            return [Intent(Kind.SCROLL, Device.MOUSE, x=x, y=y, amount=event.precise_y)]
        if kind == pygame.TEXTINPUT and self.typing:
            return [Intent(Kind.TEXT, text=event.text)]
        if kind == pygame.TEXTEDITING and self.typing:
            return [Intent(Kind.COMPOSE, text=event.text)]
        if kind == pygame.WINDOWLEAVE:
            return [Intent(Kind.CANCEL, Device.MOUSE)]
        if kind == pygame.WINDOWFOCUSLOST:
            self.forget()
            return [Intent(Kind.CANCEL, Device.MOUSE)]
        return self._pad(event)

    def forget(self) -> None:
        """Nothing is held any more: keys let go while the window was away were never seen."""
        self._held.clear()
        self._down.clear()

    def pause(self, ms: float) -> list[Intent]:
        """Time passes: directions held on a pad go on."""
        again = []
        for (number, kind), left in list(self._held.items()):
            rest = left - ms
            if rest <= 0:
                rest += _NEXT_MS
                again.append(Intent(kind, Device.PAD, number, repeat=True))
            self._held[number, kind] = max(rest, 0)
        return again

    def _key(self, event: pygame.Event, *, down: bool) -> list[Intent]:
        if not down:
            self._down.discard(event.key)
            return []
        # Some systems do not mark repeats.
        repeat = event.key in self._down
        self._down.add(event.key)
        if self.asking:
            name = "" if repeat else key_name(event.key, event.mod)
            return [Intent(Kind.KEY, text=name)] if name else []
        if self.typing:
            return self._write(event, repeat=repeat)
        kind = self.bindings.key(event.key, event.mod)
        tap = None if repeat else tap_of(event.scancode)
        if kind is None:
            # What is printed on a key may be the name of something on the table.
            letter = "" if repeat else getattr(event, "unicode", "")
            if tap is None and not letter.isprintable():
                letter = ""
            return [Intent(Kind.TAP, text=letter, tap=tap)] if tap is not None or letter else []
        if repeat and kind not in _REPEATED:
            return []
        return [Intent(kind, repeat=repeat, tap=tap)]

    def _write(self, event: pygame.Event, *, repeat: bool) -> list[Intent]:
        held = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)
        if held and event.key == pygame.K_v:
            return [Intent(Kind.TEXT, text=_pasted())]
        if event.key in _EDITS:
            return [Intent(Kind.EDIT, text=_EDITS[event.key])]
        if event.key in _DONE_WRITING and not repeat:
            return [Intent(_DONE_WRITING[event.key])]
        return []

    def _mouse(self, event: pygame.Event) -> list[Intent]:
        if getattr(event, "touch", False):
            return []
        x, y = self.units(*event.pos)
        if event.type == pygame.MOUSEMOTION:
            return [Intent(Kind.POINT, Device.MOUSE, x=x, y=y)]
        # 4 and more are wheels, which send events of their own.
        if event.button > 3:
            return []
        down = event.type == pygame.MOUSEBUTTONDOWN
        if event.button == 3:
            return [Intent(Kind.INSPECT, Device.MOUSE, 3, x, y)] if down else []
        kind = Kind.PRESS if down else Kind.RELEASE
        return [Intent(kind, Device.MOUSE, event.button, x, y)]

    def _finger(self, event: pygame.Event) -> list[Intent]:
        x, y = self.units(event.x * self.window[0], event.y * self.window[1])
        kinds = {
            pygame.FINGERDOWN: Kind.PRESS,
            pygame.FINGERMOTION: Kind.POINT,
            pygame.FINGERUP: Kind.RELEASE,
        }
        return [Intent(kinds[event.type], Device.TOUCH, event.finger_id, x, y)]

    def _pad(self, event: pygame.Event) -> list[Intent]:
        intents = []
        for number, name, down in self.pads.read(event):
            kind = self.bindings.button(name)
            if kind in _WAYS:
                if down:
                    self._held[number, kind] = _FIRST_MS
                else:
                    self._held.pop((number, kind), None)
            if not down:
                continue
            if self.asking:
                intents.append(Intent(Kind.KEY, Device.PAD, number, text=name))
                continue
            tap = Tap(Device.PAD, number, _PAD_TAPS.get(name, name))
            intents.append(Intent(kind or Kind.TAP, Device.PAD, number, tap=tap))
        return intents


def _pasted() -> str:
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""
