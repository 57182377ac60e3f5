"""The settings: a page at a time, and beside it what the page changes, as you will see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import catalogue
from game.screens.common.page import Page, bar_height, large
from game.screens.common.rows import rows
from game.screens.settings.controls import entries
from game.screens.settings.pages import PAGES, names_of, page
from game.screens.settings.preview import Preview
from game.screens.settings.printed import printed
from game.screens.settings.rebind import AskKey, changed
from game.stage.box import Box
from game.stage.text import Style
from game.stage.theme import BROWN
from game.stage.widgets.button import Button
from game.stage.widgets.plain import Label, Panel
from game.stage.widgets.scroll import Scroll, Scrolled
from game.stage.widgets.tabs import Tabs

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.screens.services import Services
    from game.stage.frame import Frame
    from game.stage.widgets.base import Widget
    from game.system.settings import Settings

__all__ = ["SettingsScene", "dice_with_pips"]

_KEPT = "saves"
"""The page that counts what is kept."""
_HEAD = Style(44, "title", BROWN, align="left")


def dice_with_pips() -> bool:
    """Whether any game has them: where none has, nobody is offered numbers instead."""
    return any(map(catalogue.pips, catalogue.GAMES))


class SettingsScene(Page):
    name = "settings"

    def __init__(self, services: Services, page_id: str = "picture") -> None:
        super().__init__(services)
        self.page = page_id
        self.older_copies = 0
        """So many earlier ones are kept beside the match that would be continued."""
        self.grow = 1.0
        self.window = (0, 0)
        """Its size as it is, however it came about."""
        self.scrolled: dict[str, Scrolled] = {}
        self.clock = 0.0
        self.struck = -9999.0

    @property
    def settings(self) -> Settings:
        return self.services.settings.now

    def title(self) -> str:
        return self.say("settings")

    def build(self, frame: Frame) -> Sequence[Widget]:
        self.grow, self.window = frame.text_scale, frame.pixels
        top = bar_height(frame) + 14
        tabs_w = 330 + 40 * (self.grow - 1)
        foot = 84 + 24 * (self.grow - 1)
        floor = frame.h - foot - 36
        side = 500 if large(frame) else 520
        tabs = Box(42, top + 4, tabs_w, floor - top)
        preview = Box(frame.w - 52 - side, top + 6, side, floor - top - 14)
        sheet = Box(tabs.right + 40, top, preview.x - 54 - tabs.right - 40, floor - top)
        widgets = self.header(frame)
        words = [(found.id, self.say(f"settings-{found.id}")) for found in PAGES]
        widgets.append(Tabs("page", tabs, words, self.page, self.open_page))
        widgets.extend(self._sheet(frame, sheet))
        widgets.append(Preview(preview, self))
        y = floor + 18
        widgets.append(
            Button("reset", Box(sheet.x, y, min(340 * self.grow, sheet.w), foot),
                   self.say("settings-reset"), self.reset, size=34)
        )  # fmt: skip
        widgets.append(
            Button("done", Box(preview.x, y, preview.w, foot), self.say("done"), self._go_back,
                   tone="green")
        )  # fmt: skip
        return widgets

    def _sheet(self, frame: Frame, sheet: Box) -> list[Widget]:
        head = 74 + 30 * (self.grow - 1)
        inside = Box(sheet.x + 20, sheet.y + head, sheet.w - 40, sheet.h - head - 20)
        shown = [row for row in page(self.page).rows if not row.pips or dice_with_pips()]
        found = [entry for row in shown for entry in entries(self, row)]
        made, high = rows(frame, Box(inside.x, inside.y, inside.w - 24, inside.h), found)
        title = Box(sheet.x + 38, sheet.y + 14, sheet.w - 76, head - 18)
        state = self.scrolled.setdefault(self.page, Scrolled())
        return [
            Panel(sheet),
            Label(title, self.say(f"settings-{self.page}.title"), _HEAD),
            Scroll("rows", inside, made, high, state),
        ]

    def open_page(self, page_id: str) -> None:
        self.page = page_id
        self._count_copies()
        self.rebuild()

    def change(self, **values: object) -> None:
        self.services.change(**values)
        self.rebuild()

    def reset(self) -> None:
        names = names_of(page(self.page))
        if not names:
            return
        self.services.tell(self.services.settings.reset(*names))
        self.services.desk.apply()
        self.services.desk.tell(self.say("settings-reset-done"))
        self.rebuild()

    def enter(self, frame: Frame) -> None:
        super().enter(frame)
        self._count_copies()

    def _count_copies(self) -> None:
        if self.page != _KEPT:
            return
        shelf = self.services.shelf

        def count() -> int:
            entry = shelf.newest()
            return shelf.older(entry) if entry is not None else 0

        def counted(copies: int) -> None:
            if copies != self.older_copies:
                self.older_copies = copies
                self.rebuild()

        self.services.do(count, counted)

    def key_words(self, names: tuple[str, ...], *, pad: bool) -> str:
        """Keys as they are printed on the keyboard, buttons as they are called."""
        if not names:
            return self.say("controls-none")
        return self.say.join([printed(self.say, name, pad=pad) for name in names])

    def rebind(self, action: str, *, pad: bool) -> None:
        def done(name: str) -> None:
            now = self.settings.pad if pad else self.settings.keys
            own = changed(now, action, name, pad=pad)
            self.change(**{"pad" if pad else "keys": own})
            words = self.say("controls-set", action=self.say(f"action-{action}"),
                             key=self.key_words((name,), pad=pad))  # fmt: skip
            self.services.desk.tell(words)

        self.services.desk.open(AskKey(self.services, action, done, pad=pad))

    def update(self, ms: float) -> None:
        self.clock += ms
        super().update(ms)
