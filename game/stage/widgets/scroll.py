"""A window onto something longer: by wheel, finger, keys, pad, and a bar to drag."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from game.stage.box import Box
from game.stage.focus import FocusSpot
from game.stage.intent import Device, Intent, Kind
from game.stage.widgets.base import Feels, Widget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.stage.canvas import Brush
    from game.stage.focus import Focus

__all__ = ["Scroll", "Scrolled"]

_WHEEL = 90
_BAR = 20
_SWIPE = 14
"""A finger that moved this far scrolls, and presses nothing."""


@dataclass(slots=True)
class Scrolled:
    """How far something is scrolled; it outlives the widget, so the screen keeps it."""

    offset: float = 0
    finger: tuple[int, float, float] | None = None
    """Which finger, where it came down, and the offset then."""
    swiping: bool = False
    followed: str = ""
    """The focused spot that was last brought into view."""


class Scroll(Widget):
    """Its children are laid out as if the box were as high as `high`."""

    def __init__(
        self, name: str, box: Box, children: Sequence[Widget], high: float, state: Scrolled
    ) -> None:
        super().__init__(name, box)
        self.children, self.high, self.state = children, high, state
        self._move(state.offset)

    @property
    def _most(self) -> float:
        return max(self.high - self.box.h, 0)

    def _move(self, offset: float) -> bool:
        was = self.state.offset
        self.state.offset = min(max(offset, 0), self._most)
        return self.state.offset != was

    def spots(self) -> Sequence[FocusSpot]:
        found = []
        if self._most:
            bar = Box(self.box.right - _BAR, self.box.y, _BAR, self.box.h)
            found.append(
                FocusSpot(f"{self.id}/bar", bar, part_of=f"{self.id}/bar", drag=self._drag)
            )
        for child in self.children:
            found += [
                replace(spot, box=self._moved(spot.box), seen=self.box) for spot in child.spots()
            ]
        return found

    def _moved(self, box: Box) -> Box:
        return Box(box.x, box.y - self.state.offset, box.w, box.h)

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        brush.within(self.box)
        dy = brush.dy
        brush.dy -= brush.frame.px(self.state.offset)
        for child in self.children:
            if self._moved(child.box).meets(self.box):
                child.draw(brush, feels, focus)
        brush.dy = dy
        brush.within(None)
        if self._most:
            brush.nine("ui/slider.track", Box(self.box.right - 16, self.box.y, 12, self.box.h))
            high = max(self.box.h * self.box.h / self.high, 60)
            top = self.box.y + (self.box.h - high) * self.state.offset / self._most
            brush.nine("ui/slider.fill", Box(self.box.right - 18, top, 16, high))

    def handle(self, intent: Intent, focus: Focus) -> bool:
        if any(child.handle(intent, focus) for child in self.children):
            return True
        if intent.kind is Kind.SCROLL:
            return self.box.holds(intent.x, intent.y) and self._move(
                self.state.offset - intent.amount * _WHEEL
            )
        if intent.kind in (Kind.PAGE_UP, Kind.PAGE_DOWN):
            way = 1 if intent.kind is Kind.PAGE_DOWN else -1
            return self._move(self.state.offset + way * self.box.h * 0.85)
        if intent.kind in (Kind.UP, Kind.DOWN) and not self._has_more(intent.kind, focus):
            return self._move(self.state.offset + (70 if intent.kind is Kind.DOWN else -70))
        return self._swipe(intent, focus) if intent.device is Device.TOUCH else False

    def _has_more(self, way: Kind, focus: Focus) -> bool:
        """Whether the focus is elsewhere, or has a spot of ours to go to."""
        mine = [spot for child in self.children for spot in child.spots() if spot.enabled]
        ids = [spot.id for spot in mine if not spot.part_of]
        if not ids:
            return bool(focus.focused) and not focus.focused.startswith(self.id)
        if focus.focused not in ids:
            return True
        return focus.focused != (ids[-1] if way is Kind.DOWN else ids[0])

    def _swipe(self, intent: Intent, focus: Focus) -> bool:
        state = self.state
        if intent.kind is Kind.PRESS and self.box.holds(intent.x, intent.y):
            state.finger, state.swiping = (intent.source, intent.y, state.offset), False
        if state.finger is None or state.finger[0] != intent.source:
            return False
        if intent.kind in (Kind.RELEASE, Kind.CANCEL):
            swiped, state.finger, state.swiping = state.swiping, None, False
            return swiped
        if intent.kind is Kind.POINT:
            _, start, offset = state.finger
            if not state.swiping and abs(intent.y - start) > _SWIPE and self._most:
                state.swiping = True
                focus.forget()
            return state.swiping and (self._move(offset + start - intent.y) or True)
        return False

    def _drag(self, _: float, y: float) -> None:
        self._move((y - self.box.y) / max(self.box.h, 1) * self.high - self.box.h / 2)

    def update(self, ms: float, focus: Focus) -> bool:
        changed = any(child.update(ms, focus) for child in self.children)
        if focus.focused == self.state.followed:
            return changed
        self.state.followed = focus.focused
        for child in self.children:
            for spot in child.spots():
                if spot.id == focus.focused and focus.ring:
                    return self._show(spot.box) or changed
        return changed

    def _show(self, box: Box) -> bool:
        """Just as far as it takes to see the box and what borders on it."""
        top, bottom = box.y - self.box.y - 40, box.bottom - self.box.y + 40
        if top < self.state.offset:
            return self._move(top)
        if bottom > self.state.offset + self.box.h:
            return self._move(bottom - self.box.h)
        return False

    @property
    def typing(self) -> Box | None:
        return next((child.typing for child in self.children if child.typing), None)
