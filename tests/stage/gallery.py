"""Every widget on one page: what the tests press, and what one looks at beside the mock-ups."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.stage.box import Box
from game.stage.text import Style
from game.stage.theme import CREAM
from game.stage.widgets.button import Button, IconButton, Tone
from game.stage.widgets.entry import Entry, TextEntry
from game.stage.widgets.pane import PaneScene
from game.stage.widgets.plain import Chip, Label, Panel, Picture, Progress
from game.stage.widgets.scroll import Scroll, Scrolled
from game.stage.widgets.segment import Segment
from game.stage.widgets.slider import Slider
from game.stage.widgets.tabs import Tabs
from game.stage.widgets.toggle import Toggle
from game.stage.widgets.tooltip import Tooltip

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.stage.canvas import Canvas
    from game.stage.frame import Frame
    from game.stage.widgets.base import Widget

__all__ = ["Gallery"]

_TONES: tuple[Tone, ...] = ("orange", "green", "blue", "red", "cream", "wood")


class Gallery(PaneScene):
    """Its model is what has been done with it."""

    name = "gallery"

    def __init__(self) -> None:
        super().__init__()
        self.done: list[str] = []
        self.on = True
        self.size = "125"
        self.speed = 60
        self.tab = "reading"
        self.entry = Entry("Ida")
        self.scrolled = Scrolled()
        self.tooltip = Tooltip()

    def _do(self, what: str) -> Callable[[], None]:
        return lambda: self.done.append(what)

    def _set(self, name: str) -> Callable[[object], None]:
        def change(value: object) -> None:
            self.done.append(f"{name}={value}")
            setattr(self, name, value)
            self.rebuild()

        return change

    def build(self, frame: Frame) -> Sequence[Widget]:
        dx = (frame.w - 1920) / 2
        return [
            Label(Box(60 + dx, 10, 600, 70), "Widgets", Style(50, "title", CREAM, "#2B1A2F",
                                                             align="left")),
            *self._buttons(dx),
            *self._settings(dx),
            *self._faces(dx),
            *self._rest(dx),
        ]  # fmt: skip

    def _buttons(self, dx: float) -> list[Widget]:
        made: list[Widget] = [
            Button(tone, Box(60 + dx, 96 + 104 * place, 360, 84), tone.title(), self._do(tone),
                   tone=tone, first=place == 0)
            for place, tone in enumerate(_TONES)
        ]  # fmt: skip
        made += [
            Button("off", Box(60 + dx, 720, 360, 84), "Disabled", self._do("off"), enabled=False),
            Button("bots", Box(60 + dx, 824, 360, 84), "Fill with bots", self._do("bots"),
                   tone="green", icon="robot"),
            IconButton("menu", Box(60 + dx, 940, 64, 64), "menu", self._do("menu")),
            IconButton("help", Box(150 + dx, 940, 64, 64), "help", self._do("help")),
            IconButton("mute", Box(240 + dx, 930, 84, 84), "mute", self._do("mute"), tone="orange"),
        ]  # fmt: skip
        return made

    def _settings(self, dx: float) -> list[Widget]:
        set_on, set_size, set_speed = self._set("on"), self._set("size"), self._set("speed")
        sizes = tuple((size, size) for size in ("100", "125", "150", "200"))
        rows = [Box(510 + dx, 190 + 84 * place, 0, 60) for place in range(5)]
        names = ("Text size", "Calm motion", "Speed", "Name", "Loading")
        made: list[Widget] = [Panel(Box(470 + dx, 96, 800, 560), "Reading and colours")]
        for row, name in zip(rows, names, strict=True):
            made.append(Label(Box(row.x, row.y, 220, row.h), name, Style(32, "bold", align="left")))
        at = [Box(750 + dx, row.y, 480, row.h) for row in rows]
        made += [
            Segment("size", at[0], sizes, self.size, set_size, blocked=frozenset({"200"})),
            Toggle("on", at[1], set_on, on=self.on),
            Slider("speed", at[2], self.speed, set_speed, text=f"{self.speed} %"),
            TextEntry("name", at[3], self.entry, self._set("text"), hint="Name",
                      icon="icon/pencil.ink"),
            Progress(at[4], 0.4),
            Chip(Box(510 + dx, 590, 200, 46), "2 of 4 ready", tone="green", icon="icon/check"),
            Chip(Box(730 + dx, 590, 160, 46), "turn 7", tone="cream"),
            Chip(Box(910 + dx, 590, 160, 46), "hidden", tone="dark", icon="icon/eye.closed"),
            Chip(Box(1090 + dx, 590, 150, 46), "+6", tone="gold"),
        ]  # fmt: skip
        return made

    def _faces(self, dx: float) -> list[Widget]:
        faces = ("radish.idle", "ice.happy", "lemon.think", "fern.sad", "royal.dizzy")
        return [
            Picture(Box(470 + 150 * place + dx, 690, 130, 130), f"portrait/{face}")
            for place, face in enumerate(faces)
        ]

    def _rest(self, dx: float) -> list[Widget]:
        tabs = (("picture", "Picture"), ("reading", "Reading"), ("sound", "Sound"))
        lines: list[Widget] = [
            Button(f"line.{n}", Box(1345 + dx, 490 + 90 * n, 480, 76), f"Save {n + 1}",
                   self._do(f"line.{n}"), size=32)
            for n in range(9)
        ]  # fmt: skip
        return [
            Tabs("tab", Box(1330 + dx, 96, 330, 340), tabs, self.tab, self._set("tab")),
            Panel(Box(1320 + dx, 460, 560, 540)),
            Scroll("list", Box(1340 + dx, 480, 520, 500), lines, 830, self.scrolled),
        ]

    def update(self, ms: float) -> None:
        super().update(ms)
        self.stale = self.tooltip.update(ms, self.focus) or self.stale

    def backdrop(self, canvas: Canvas) -> None:
        canvas.ground("room", lambda painting: painting.backdrop("bg/room"))

    def foreground(self, canvas: Canvas) -> None:
        words = {"menu": "The menu", "help": "What the rules say about this moment"}
        self.tooltip.draw(canvas, self.focus, words.get(self.tooltip.wanted, ""))

    def back(self) -> bool:
        self.done.append("back")
        return True
