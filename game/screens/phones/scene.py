"""Phones in mid-match: the code again, who holds what, putting one out, closing them all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screens.common.over import Over
from game.screens.common.page import large
from game.screens.common.seats import DEVICE_ICON
from game.screens.phones.panel import door, trouble
from game.stage.box import Box
from game.stage.text import Style
from game.stage.theme import BROWN, INK, SIZE, SOFT_INK
from game.stage.widgets.base import Widget
from game.stage.widgets.button import Button
from game.stage.widgets.plain import Label, Panel
from game.stage.widgets.scroll import Scroll, Scrolled

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.phones.hub import Hub
    from game.phones.sides import Place
    from game.screens.services import Services
    from game.stage.canvas import Brush
    from game.stage.focus import Focus
    from game.stage.frame import Frame
    from game.stage.widgets.base import Feels

__all__ = ["PhonesScene"]

_HEAD = Style(SIZE["screen"], "title", BROWN)
_COUNT = Style(SIZE["body"], "bold", SOFT_INK, align="right")
_TITLE = 420.0
"""Room for the heading in the middle."""
_ROW = 92.0


class PhonesScene(Over):
    """Over whatever screen the phones belong to."""

    name = "phones"

    def __init__(self, services: Services, match: str = "") -> None:
        super().__init__(services)
        self._match = match
        self.words = services.texts.of("phones")
        self.scrolled = Scrolled()
        self._open()

    @property
    def hub(self) -> Hub:
        return self.services.phones.open()

    def _open(self) -> None:
        self.services.phones.open(self._match)
        self.services.phones.changed = self.rebuild

    def build(self, frame: Frame) -> Sequence[Widget]:
        words, hub = self.words, self.hub
        box = Box(40, 26, frame.w - 80, frame.h - 52)
        inside = box.inset(36, 24)
        head = 70.0
        top = Box(inside.x, inside.y, inside.w, head)
        here, asleep = hub.here()
        count = words("phones-count", here=here, asleep=asleep)
        side = (top.w - _TITLE * frame.text_scale) / 2
        title = [Label(top, words("phones-button"), _HEAD)]
        if here or asleep:
            title.append(Label(top._replace(x=top.right - side, w=side), count, _COUNT))
        foot = 96.0
        body = Box(inside.x, inside.y + head + 10, inside.w, inside.h - head - foot - 34)
        wide = body.w * 0.56
        left = Box(body.x, body.y, wide, body.h)
        right = Box(body.x + wide + 26, body.y, body.w - wide - 26, body.h)
        upper = Box(left.x, left.y, left.w, left.h * (0.8 if large(frame) else 0.72))
        lower = Box(left.x, upper.bottom + 16, left.w, left.h - upper.h - 16)
        row = foot - 6
        on = Box(inside.right - 380, inside.bottom - row, 380, row)
        close = Box(inside.x, on.y, 420, row)
        say = self.services.say
        return [
            Panel(box),
            *title,
            *door(frame, upper, hub, words),
            *trouble(frame, lower, hub, self.services, self._again),
            *self._holders(frame, right, hub),
            Button("close", close, words("phones-close"), self._switch_off, size=SIZE["body"]),
            Button("on", on, say("back"), self.close, tone="green", first=True),
        ]

    def _holders(self, frame: Frame, box: Box, hub: Hub) -> list[Widget]:
        side = hub.side
        places = list(side.places()) if side is not None else []
        row = min(_ROW * min(frame.text_scale, 1.5), max(box.h / max(len(places), 1), 62.0))
        rows: list[Widget] = []
        y = box.y
        for seat, place in enumerate(places):
            if place is None or not place.control:
                continue
            rows += self._holder(Box(box.x, y, box.w - 24, row - 10), seat, place, hub)
            y += row
        return [Scroll("holders", box, rows, y - box.y, self.scrolled)]

    def _holder(self, box: Box, seat: int, place: Place, hub: Hub) -> list[Widget]:
        held = place.control
        if held == "phone":
            held = "phone" if hub.awake(seat) else "invited" if seat in hub.invited else "asleep"
        told = self.words(f"holds-{held}")
        wide = min(box.w * 0.36, 300.0)
        act: Callable[[], None]
        if place.control == "phone":
            word, act = self.words("phones-put-out"), self._putting_out(seat)
        elif place.control == "bot":
            return [_Holder(box, place, told)]
        else:
            word, act = self.words("phones-give"), self._giving(seat)
        room = Box(box.x, box.y, box.w - wide - 16, box.h)
        button = Box(room.right + 16, box.y, wide, box.h)
        return [
            _Holder(room, place, told),
            Button(f"seat.{seat}", button, word, act, size=30, lines=2),
        ]

    def _putting_out(self, seat: int) -> Callable[[], None]:
        def act() -> None:
            hub = self.hub
            hub.put_out(seat)
            if hub.side is not None:
                hub.side.rise(seat)
            self.rebuild()

        return act

    def _giving(self, seat: int) -> Callable[[], None]:
        def act() -> None:
            self.hub.invite(seat)
            self.rebuild()

        return act

    def _again(self) -> None:
        self.services.phones.close()
        self._open()
        self.rebuild()

    def _switch_off(self) -> None:
        self.services.phones.close()
        self.close()


class _Holder(Widget):
    """A seat, and what it is played with."""

    def __init__(self, box: Box, place: Place, told: str) -> None:
        super().__init__("", box)
        self.place, self.told = place, told

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        box = self.box
        brush.nine("ui/well", box)
        side = min(box.h - 12, 60.0)
        brush.picture(f"badge/{self.place.colour}", Box(box.x + 12, box.cy - side / 2, side, side))
        icon = DEVICE_ICON[self.place.control]
        device = Box(box.x + 20 + side, box.cy - side / 2, side, side)
        brush.picture(f"icon/{icon}.ink", device)
        room = Box(device.right + 14, box.y + 4, box.right - device.right - 26, box.h - 8)
        upper = Box(room.x, room.y, room.w, room.h * 0.54)
        lower = Box(room.x, upper.bottom, room.w, room.h - upper.h)
        brush.label(self.place.name, upper, Style(SIZE["body"], "bold", INK, align="left"))
        brush.label(self.told, lower, Style(SIZE["small"], "text", SOFT_INK, align="left"))
