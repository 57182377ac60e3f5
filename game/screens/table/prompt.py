"""The prompt panel: who, what, how many are ready, what to do on which key."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.screens.table.blindpad import FACES
from game.stage.box import Box
from game.stage.text import Style
from game.stage.theme import DANGER, INK, SIZE, SOFT_INK
from game.stage.widgets.base import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.screens.table.layout import PromptPlaces
    from game.stage.canvas import Brush
    from game.stage.focus import Focus
    from game.stage.look import Face
    from game.stage.said import Speech
    from game.stage.table import Prompt
    from game.stage.widgets.base import Feels

__all__ = ["PromptPanel", "picture_room"]

_TITLE = Style(46, "title", "#B8262C", align="left")
_BODY = Style(SIZE["body"], "bold", INK, align="left")
_NOTE = Style(SIZE["log"], "text", SOFT_INK, align="left")
_CAP = Style(26, "title", "#FFF6E0", steady=True)
_WARN = Style(SIZE["log"], "bold", DANGER, align="left")


def picture_room(prompt: Prompt, panel: Box, *, maps: float) -> float:
    """How much of the panel's left end a picture takes."""
    if prompt.shout:
        return min(panel.w * 0.25, 460)
    if prompt.seat is not None:
        return 170
    return maps if prompt.steps else 0


class PromptPanel(Widget):
    def __init__(
        self,
        box: Box,
        prompt: Prompt,
        places: PromptPlaces,
        say: Callable[[Speech], str],
        faces: Sequence[Face],
        *,
        chip: str = "",
        note: str = "",
        warning: str = "",
    ) -> None:
        super().__init__("prompt", box)
        self.prompt, self.places, self.say, self.faces = prompt, places, say, faces
        self.chip, self.note, self.warning = chip, note, warning

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        prompt, places = self.prompt, self.places
        brush.nine("ui/panel.paper", self.box)
        if prompt.shout:
            brush.picture(prompt.shout, places.picture)
        elif prompt.seat is not None:
            colour = self.faces[prompt.seat].colour
            brush.picture(prompt.portrait or f"portrait/{colour}.idle", places.picture)
            badge = Box(places.picture.right - 58, places.picture.bottom - 56, 54, 54)
            brush.picture(f"badge/{colour}", badge)
        title = places.title if self.chip else _wide(places.title, places.body)
        brush.label(self.say(prompt.title), title, _TITLE)
        if self.chip:
            brush.nine("ui/chip.green", places.chip)
            brush.label(self.chip, places.chip.inset(14, 2), Style(28, "title", "#1F6A2E"))
        if prompt.body is not None:
            brush.label(self.say(prompt.body), places.body, replace(_BODY, lines=places.lines))
        self._draw_note(brush)
        if prompt.tally:
            self._draw_tally(brush)

    def _draw_note(self, brush: Brush) -> None:
        place = self.places.note
        note = self.note or (self.say(self.prompt.note) if self.prompt.note else "")
        if self.warning:
            side = min(place.h, 40)
            brush.picture("icon/warning", Box(place.x, place.cy - side / 2, side, side))
            rest = Box(place.x + side + 12, place.y, place.w - side - 12, place.h)
            brush.label(self.warning, rest, _WARN)
        elif note:
            brush.label(note, place, _NOTE)

    def _draw_tally(self, brush: Brush) -> None:
        """What each seat got, its symbol beside it."""
        foot, tally = self.places.foot, self.prompt.tally
        gap = 10
        wide = min((foot.w - gap * (len(tally) - 1)) / len(tally), 150)
        for at, (seat, text, best) in enumerate(tally):
            box = Box(foot.x + at * (wide + gap), foot.y + 4, wide, foot.h - 6)
            brush.nine("ui/well.gold" if best else "ui/well", box)
            badge = Box(box.x + 8, box.cy - 20, 40, 40)
            brush.picture(f"badge/{self.faces[seat].colour}", badge)
            room = Box(badge.right + 4, box.y, box.right - badge.right - 14, box.h)
            brush.label(text, room, Style(33, "title", INK))


def _wide(title: Box, body: Box) -> Box:
    return Box(title.x, title.y, body.w, title.h)


class Tiles(Widget):
    """Things to choose from in secret: what each is, and the button and key that stand for it."""

    def __init__(
        self, box: Box, steps: Sequence[tuple[str, str]], art: Sequence[str], *, pads: bool
    ) -> None:
        super().__init__("tiles", box)
        self.steps, self.art, self.pads = steps, art, pads

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        gap = 10
        wide = (self.box.w - gap * (len(self.steps) - 1)) / len(self.steps)
        for at, (title, body) in enumerate(self.steps):
            tile = Box(self.box.x + at * (wide + gap), self.box.y, wide, self.box.h)
            brush.nine("ui/well", tile)
            left = tile.x + 10
            if self.pads:
                side = min(46.0, tile.h / 2 - 8)
                if at < len(FACES):
                    pad = Box(left, tile.y + 8, side, side)
                    brush.picture(f"glyph/pad.{FACES[at]}", pad)
                key = Box(left, tile.bottom - side - 6, side, side)
                brush.nine("ui/key", key)
                brush.label(str(at + 1), Box(key.x, key.y, key.w, key.h - 6), _CAP)
                left += side + 4
            side = min(84.0, tile.h - 14)
            brush.picture(self.art[at], Box(left, tile.cy - side / 2, side, side))
            left += side + 4
            room = Box(left, tile.y + 6, tile.right - left - 10, tile.h - 12)
            upper = Box(room.x, room.y, room.w, room.h / 2)
            lower = Box(room.x, room.cy, room.w, room.h / 2)
            brush.label(title, upper, Style(30, "title", INK, align="left"))
            brush.label(body, lower, Style(28, "title", SOFT_INK, align="left"))


class Steps(Widget):
    """The things to do, numbered, in a row; the same for everybody who writes at once."""

    def __init__(
        self, box: Box, steps: Sequence[tuple[str, str]], keys: Callable[[Brush, Box], None] | None
    ) -> None:
        super().__init__("steps", box)
        self.steps, self.keys = steps, keys

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        wide = self.box.w / max(len(self.steps), 1)
        for number, (title, body) in enumerate(self.steps, 1):
            x = self.box.x + (number - 1) * wide
            side = min(58.0, self.box.h * 0.6)
            circle = Box(x, self.box.y + 4, side, side)
            brush.nine("ui/chip.cream", circle)
            brush.label(str(number), circle.inset(4), Style(34, "title", INK))
            room = Box(circle.right + 16, self.box.y, wide - side - 34, self.box.h)
            half = room.h / 2
            brush.label(
                title, Box(room.x, room.y, room.w, half), Style(36, "title", INK, align="left")
            )
            brush.label(
                body,
                Box(room.x, room.y + half, room.w, half),
                Style(28, "text", SOFT_INK, align="left", lines=2),
            )
