"""From the model of the table screen to its widgets: what lies where, and what pressing it does.

Nothing is asked here but the model, and nothing is done but to say by name what was pressed.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from operator import itemgetter
from typing import TYPE_CHECKING

from game.screens.table.curtain import Drapes, Plaque, curtain_widgets
from game.screens.table.deeds import once_more
from game.screens.table.layout import bar
from game.screens.table.panels import CribPanel, LogPanel
from game.screens.table.prompt import prompt_widgets
from game.screens.table.sheet import PageSheet
from game.screens.table.strip import past_widgets, strip_widgets
from game.screens.table.view import State
from game.stage.box import Box
from game.stage.focus import FocusSpot
from game.stage.text import Style
from game.stage.theme import CREAM, INK, TITLE_GOLD
from game.stage.widgets.base import Widget
from game.stage.widgets.button import IconButton
from game.stage.widgets.plain import Picture

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.screens.table.model import Model
    from game.screens.table.presses import Spot
    from game.screens.table.sheet import Leaf
    from game.screens.table.view import Curtain
    from game.stage.canvas import Brush
    from game.stage.focus import Focus
    from game.stage.widgets.base import Feels

__all__ = ["Lit", "table_widgets"]

_LONGEST_LOG = 12
_SEEN = 90.0
"""What is smaller has a light of this size."""


def table_widgets(
    model: Model, curtain: Curtain, leaf: Leaf, do: Callable[[str], None]
) -> list[Widget]:
    """All of the screen but its pieces, from back to front."""
    at = model.at
    drapes = Drapes(at.frame.box, curtain)
    if at.view.state is State.CURTAIN and at.view.seat is not None:
        # Where a seat only looks at its own, nobody else has anything to be done with.
        signs = curtain_widgets(
            at.frame, model.at.words.frame, at.view.seat, model.faces, at.behind, curtain.peeping,
            do, counted=not at.view.peeking,
        )  # fmt: skip
        return [drapes, *signs]
    if at.telling.on_stage and not at.view.private:
        return [drapes, *page_widgets(model, leaf, do)]
    widgets = [*_choices(model, do), *prompt_widgets(model, do)]
    # A light around what a hint says is to be pressed next, on the table or in the prompt.
    widgets += [Lit(each.id, each.box) for each in widgets if each.id in model.lit]
    page = [*past_widgets(model), *page_widgets(model, leaf, do)]
    if at.view.private and at.view.seat is not None:
        return [*_beside(model, do), *widgets, drapes, *_plaque(model, at.view.seat, do), *page]
    return [*_bar(model, do), *_beside(model, do), *widgets, drapes, *page]


# What is looked into


def page_widgets(model: Model, leaf: Leaf, do: Callable[[str], None]) -> list[Widget]:
    """The page that is open, beside what it is about."""
    opened, words = model.opened, model.at.words
    if opened is None:
        return []
    whole, prompt = model.at.frame.box, model.showing.room.prompt
    top = bar(model.at.frame).menu.bottom
    # What is asked stays in sight below it, if the page is short enough.
    clear = Box(0, top, whole.w, (prompt.y if prompt.y > whole.cy else whole.h) - top)
    more = words.frame("page-of", number=opened.number, all=opened.of)
    return [PageSheet(opened, (clear, whole), words.told, more, partial(do, "page-close"), leaf)]


# The bar


def _bar(model: Model, do: Callable[[str], None]) -> list[Widget]:
    at, say = bar(model.at.frame), model.at.words.frame
    undo = say("undo") if model.may_undo else say("undo-none")
    sound = "mute" if model.at.settings.mute else "sound"
    widgets: list[Widget] = [
        _Title(model.showing.room.title or at.title, model.heading, model.turn),
        _icon("menu", at.menu, "menu", say("menu"), do),
        _icon("undo", at.undo, "undo", undo, do, enabled=model.may_undo),
        _icon("log", at.log, "log", say("log"), do),
        _icon("help", at.help, "help", say("help"), do),
        _icon("sound", at.sound, sound, say("sound"), do),
    ]
    return [*widgets, *_hint(model, at.hint, do)]


def _hint(model: Model, box: Box, do: Callable[[str], None]) -> list[Widget]:
    """Who wants hints finds the way to one where it always is, though nobody is asked just now."""
    if not model.at.settings.hints:
        return []
    words = model.at.words.frame("hint" if model.may_hint else "hint-none")
    return [_icon("hint", box, "bulb", words, do, enabled=model.may_hint)]


def _plaque(model: Model, seat: int, do: Callable[[str], None]) -> list[Widget]:
    frame, face = model.at.frame, model.faces[seat]
    box = Box(frame.w / 2 - 390, 34, 780, 100)
    at, say = bar(frame), model.at.words.frame
    help_ = _icon("help", at.sound, "help", say("help"), do)
    plaque = Plaque(box, face, say("eyes-only", name=face.name))
    return [plaque, help_, *_hint(model, at.help, do)]


def _icon(
    deed: str, box: Box, icon: str, words: str, do: Callable[[str], None], *, enabled: bool = True
) -> IconButton:
    return IconButton(deed, box, icon, partial(do, deed), enabled=enabled, help_text=words)


# The table


def _beside(model: Model, do: Callable[[str], None]) -> list[Widget]:
    """The log, the crib and the way to the whole board, where the table has room for them."""
    regions, words = model.showing.room, model.at.words
    private = model.at.view.private
    widgets: list[Widget] = []
    if regions.recap is not None and model.recap.rows:
        widgets += strip_widgets(model, regions.recap, do)
    elif regions.log is not None and not private:
        lines, title = model.lines[-_LONGEST_LOG:], words.frame("log-last")
        widgets.append(LogPanel(regions.log, title, lines, words.told, model))
    if regions.crib is not None and not private:
        widgets.append(CribPanel(regions.crib, model.showing.crib, words.told))
    if regions.zoom is not None:
        whole = model.at.whole
        told = words.frame("zoom-near" if whole else "zoom-whole")
        icon = "search" if whole else "hexagon"
        widgets.append(_icon("zoom", regions.zoom, icon, told, do))
    return widgets


def _choices(model: Model, do: Callable[[str], None]) -> list[Widget]:
    led = [(spot.answer.begins, spot) for spot in model.spots if spot.answer and spot.led]
    first = max(led, key=itemgetter(0), default=(0, None))[1]
    return [_Choice(spot, partial(do, spot.deed), first=spot is first) for spot in model.spots]


class Lit(Widget):
    """Where a hint points."""

    def __init__(self, deed: str, box: Box) -> None:
        super().__init__(f"lit.{deed}", box)

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        # A small thing wants more light than its own size gives.
        small = max(_SEEN - min(self.box.w, self.box.h), 0) / 2
        brush.nine("ui/glow", self.box.inset(-10 - small), alpha=0.5 if small else 0.2)
        brush.nine("ui/focus", self.box.inset(-2))


class _Choice(Widget):
    """One id of an action, where the table has it."""

    def __init__(self, spot: Spot, action: Callable[[], None], *, first: bool) -> None:
        super().__init__(spot.deed, spot.box)
        self.spot, self.action, self.first = spot, action, first
        self.bare = spot.answer is not None and spot.answer.bare

    def spots(self) -> Sequence[FocusSpot]:
        # The sound is the same whatever is chosen: ears learn nothing.
        shape, answer = "bare" if self.bare else "", self.spot.answer
        spot = FocusSpot(
            self.id, self.box, self.action, first=self.first, sound="ui/type", shape=shape,
            means=self.spot.means, shy=answer is not None and answer.ends, depth=self.spot.depth,
        )  # fmt: skip
        if answer is None or answer.also is None:
            return (spot,)
        also = replace(spot, id=once_more(self.id), box=answer.also, first=False, part_of=self.id)
        return (spot, also)

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        feel = feels.of(self.id, focus)
        if feel.hover > 0 and not feel.focused and not self.bare:
            brush.nine("ui/focus", self.box.inset(4), alpha=0.75 * feel.hover)


class _Title(Widget):
    """The game's name, a star, and the turn, all in the middle."""

    def __init__(self, box: Box, title: str, turn: str) -> None:
        super().__init__("title", box)
        self.title, self.turn = title, turn

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        high = self.box.h
        if not self.turn:
            # The table itself shows the turn.
            alone = Style(44, "title", CREAM, "#1A0C1E", 4, "left", self.box.w, height=high)
            brush.words(self.title, self.box.x, self.box.cy, alone)
            return
        name = Style(52, "title", CREAM, "#1A0C1E", 4, width=self.box.w * 0.55, height=high)
        turn = Style(38, "bold", TITLE_GOLD, INK, 2, width=self.box.w * 0.3, height=high * 0.7)
        wide, second = (
            brush.writer.measure(self.title, name)[0],
            brush.writer.measure(self.turn, turn)[0],
        )
        star, gap = 34, 20
        left = self.box.cx - (wide + star + second + 2 * gap) / 2
        brush.words(self.title, left + wide / 2, self.box.cy, name)
        side = Box(left + wide + gap, self.box.cy - star / 2, star, star)
        Picture(side, "icon/star").draw(brush, feels, focus)
        brush.words(self.turn, side.right + gap + second / 2, self.box.cy + 2, turn)
