"""The way in for phones: a code, an address, three steps, and what to do if the page stays away."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.phones.code import QUIET, code
from game.screens.common.ask import Answer, Ask
from game.screens.common.page import large
from game.stage.box import Box
from game.stage.text import Style
from game.stage.theme import BROWN, INK, RED_INK, SIZE, SOFT_INK
from game.stage.widgets.base import Widget
from game.stage.widgets.button import Button
from game.stage.widgets.plain import Label, Panel, Picture

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.phones.hub import Hub
    from game.screens.services import Services
    from game.stage.canvas import Brush
    from game.stage.focus import Focus
    from game.stage.frame import Frame
    from game.stage.widgets.base import Feels
    from game.system.text import Catalogue

__all__ = ["Address", "Code", "door", "trouble"]

_HEAD = Style(36, "title", BROWN, align="left")
_STEP = Style(32, "bold", INK, align="left", lines=2)
_SMALL = Style(SIZE["log"], "text", SOFT_INK, align="left", lines=3)
_FIGURES = 66.0
_WHITE = "#FFFFFF"
_STEPS = 3


class Code(Widget):
    """The square to scan, as large as its box, with the white it needs around it."""

    def __init__(self, box: Box, text: str) -> None:
        side = min(box.w, box.h)
        super().__init__("", Box(box.cx - side / 2, box.cy - side / 2, side, side))
        self.modules = code(text)

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        brush.nine("ui/panel.paper", self.box.inset(-14))
        brush.fill(self.box, _WHITE)
        step = self.box.w / (len(self.modules) + 2 * QUIET)
        for at, row in enumerate(self.modules):
            y = self.box.y + (at + QUIET) * step
            start = 0
            # A run of dark modules is one bar: no seams, and a tenth of the work.
            while start < len(row):
                end = start
                while end < len(row) and row[end]:
                    end += 1
                if end > start:
                    x = self.box.x + (start + QUIET) * step
                    brush.fill(Box(x, y, (end - start) * step, step), INK)
                start = end + 1


class Address(Widget):
    """What is typed where no camera is: the port stands out."""

    def __init__(self, box: Box, address: str) -> None:
        super().__init__("", box)
        self.host, _, self.port = address.partition(":")

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        brush.nine("ui/well", self.box)
        inside = self.box.inset(20, 4)
        host, port = f"{self.host}", f":{self.port}"
        size = _FIGURES
        wide = 0.0
        for size in (_FIGURES, 54.0, 44.0, 36.0, 28.0):
            style = Style(size, "bold", INK, align="left")
            wide = brush.writer.measure(host + port, style)[0]
            if wide <= inside.w:
                break
        left = inside.cx - wide / 2
        first = brush.writer.measure(host, Style(size, "bold", INK))[0]
        brush.words(host, left, inside.cy, Style(size, "bold", INK, align="left"))
        brush.words(port, left + first, inside.cy, Style(size, "bold", RED_INK, align="left"))


class _Number(Widget):
    def __init__(self, box: Box, number: int) -> None:
        super().__init__("", box)
        self.number = number

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        brush.nine("ui/chip.gold", self.box)
        brush.label(str(self.number), self.box.inset(4), Style(32, "title", INK))


def door(frame: Frame, box: Box, hub: Hub, say: Catalogue) -> list[Widget]:
    """The panel that lets phones in."""
    found: list[Widget] = [Panel(box)]
    inside = box.inset(30, 26)
    if not hub.address:
        words = say(hub.trouble) if hub.trouble else say(_standing(hub))
        art = "icon/hourglass.ink" if not hub.port and not hub.trouble else "icon/warning.ink"
        side = min(120.0, inside.h * 0.35)
        picture = Box(inside.cx - side / 2, inside.y + inside.h * 0.12, side, side)
        below = Box(inside.x, picture.bottom + 20, inside.w, inside.bottom - picture.bottom - 20)
        style = Style(36, "bold", INK, lines=5)
        return [*found, Picture(picture, art), Label(below, words, style)]
    foot = min(92.0, inside.h * 0.2)
    high = inside.h - foot - 22
    side = min(high, inside.w * (0.46 if not large(frame) else 0.42))
    place = Box(inside.x, inside.y, side, side).inset(14)
    found.append(Code(place, f"http://{hub.address}/"))
    right = Box(inside.x + side + 40, inside.y - 6, inside.w - side - 40, side + 10)
    found += _first(right, say) if large(frame) else _steps(right, say)
    y = inside.y + side + (inside.h - side - foot) / 2 + 4
    found.append(Address(Box(inside.x, y, inside.w, foot), hub.address))
    return found


def _standing(hub: Hub) -> str:
    return "phones-no-network" if hub.port else "phones-opening"


def _first(box: Box, say: Catalogue) -> list[Widget]:
    """In large letters what is to be done; the rest is said by the phone that has come."""
    head = box._replace(h=box.h * 0.42)
    below = Box(box.x, head.bottom, box.w, box.h - head.h)
    return [
        Label(head, say("phones-hand"), replace(_HEAD, lines=2)),
        Label(below, say("phones-step-1"), replace(_STEP, lines=4)),
    ]


def _steps(box: Box, say: Catalogue) -> list[Widget]:
    head = min(60.0, box.h * 0.16)
    found: list[Widget] = [Label(Box(box.x, box.y, box.w, head), say("phones-hand"), _HEAD)]
    note = box.h * 0.22
    pitch = (box.h - head - note) / _STEPS
    for number in range(1, _STEPS + 1):
        row = Box(box.x, box.y + head + (number - 1) * pitch, box.w, pitch - 8)
        side = min(58.0, row.h)
        found.append(_Number(Box(row.x, row.cy - side / 2, side, side), number))
        words = Box(row.x + side + 18, row.y, row.w - side - 18, row.h)
        found.append(Label(words, say(f"phones-step-{number}"), _STEP))
    below = Box(box.x, box.bottom - note + 4, box.w, note - 4)
    found.append(Label(below, say("phones-wifi"), _SMALL))
    return found


def trouble(
    frame: Frame, box: Box, hub: Hub, services: Services, again: Callable[[], None]
) -> list[Widget]:
    """What to do when the page does not open: with large text a sheet of its own says it. Where
    nobody can come at all, one more try."""
    say = services.texts.of("phones")
    if large(frame):
        name, icon, act = (
            ("astray", "warning", _telling(services, say))
            if hub.address
            else ("retry", "refresh", again)
        )
        return [Button(name, box, say(f"phones-{name}"), act, icon=icon, size=32)]
    found: list[Widget] = [Panel(box)]
    inside = box.inset(30, 18)
    side = min(70.0, inside.h * 0.4)
    found.append(Picture(Box(inside.x, inside.cy - side / 2, side, side), "icon/warning.ink"))
    words = Box(inside.x + side + 26, inside.y, inside.w - side - 26, inside.h)
    if not hub.address:
        button = Box(words.right - 330, words.cy - 44, 330, 88)
        room = Box(words.x, words.y, words.w - 350, words.h)
        style = Style(SIZE["body"], "text", SOFT_INK, align="left", lines=4)
        return [
            *found,
            Label(room, say("phones-still"), style),
            Button("retry", button, say("phones-retry"), again, icon="refresh", size=SIZE["body"]),
        ]
    head = Box(words.x, words.y, words.w, min(54.0, words.h * 0.24))
    rest = Box(words.x, head.bottom, words.w, words.bottom - head.bottom)
    return [
        *found,
        Label(head, say("phones-astray"), _HEAD),
        Label(rest, _advice(say), Style(SIZE["log"], "text", SOFT_INK, align="left", lines=4)),
    ]


def _advice(say: Catalogue) -> str:
    return f"{say('phones-guest')} {say('phones-firewall')}"


def _telling(services: Services, say: Catalogue) -> Callable[[], None]:
    def tell() -> None:
        answers = [Answer(services.say("ok"), first=True)]
        services.desk.open(Ask(services, say("phones-astray"), _advice(say), answers))

    return tell
