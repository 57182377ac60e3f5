"""All options of a game at once: those with much to show in bands, small ones in cells below."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from game.screens.common.game_words import choice_word, option_help, option_word
from game.screens.common.said import speaker
from game.screens.lobby.choices import Card, Plaques, Tiles, draw_rows, row_width
from game.stage.box import Box
from game.stage.text import Style
from game.stage.theme import BROWN, DANGER, INK
from game.stage.widgets.base import Widget
from game.stage.widgets.plain import Label, Panel, Picture
from game.stage.widgets.toggle import Toggle

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from game.stage.canvas import Brush
    from game.stage.focus import Focus
    from game.stage.offer import Brought, Offer, Rows
    from game.stage.widgets.base import Feels
    from game.system.text import Catalogue

__all__ = ["Area", "Asked", "board"]

_SWITCH = ("off", "on")
_HEAD, _PLAQUE, _WORD = 62.0, 58.0, 42.0
_NARROW = 190.0
"""Below a tile narrower than this there is room for a second line."""
_GAP = 18.0
_ONE_ROW = 7
"""More cards than this lie in two rows, by their pictures alone."""
_TITLE = Style(38, "title", BROWN, align="left")
_NAME = Style(34, "title", BROWN, align="left", lines=2)
_HELP = Style(28, "bold", BROWN, align="left", lines=2)
_REASON = Style(26, "bold", DANGER, align="left", lines=2)
_CELL = Style(26, "bold", BROWN, align="left", lines=2)
_TOGGLE = (108.0, 56.0)
_TALL = 240.0
_MOST = (420.0, 620.0)
"""A tall window makes neither tiles nor cards higher than this."""


@dataclass(frozen=True, slots=True)
class Asked:
    """An option as it stands: what may be chosen, what is, and what cannot be had."""

    id: str
    choices: tuple[str, ...]
    chosen: str
    blocked: Mapping[str, str]
    """By choice, the text key of the reason."""
    offer: Offer | None

    @property
    def name(self) -> str:
        """Of its place on the screen."""
        return f"option.{self.id}"

    def brought(self, number: int) -> str:
        """Of the place of one of the things that the chosen one brings."""
        return f"{self.name}.{number}"

    @property
    def switch(self) -> bool:
        return self.choices == _SWITCH

    @property
    def pictures(self) -> Mapping[str, Rows]:
        return {} if self.offer is None else self.offer.pictures

    @property
    def brings(self) -> Sequence[Brought]:
        return () if self.offer is None else self.offer.brings.get(self.chosen, ())

    @property
    def weight(self) -> float:
        """How much room it wants: cards most, then pictures; a cell has none of its own."""
        if self.offer is not None and self.offer.brings:
            return 1.7
        pictured = sum(choice in self.pictures for choice in self.choices)
        return 1.0 if not self.switch and pictured > 1 else 0.0


def board(
    room: Box,
    options: Sequence[Asked],
    words: Catalogue,
    change: Callable[[str, str], None],
    look: Callable[[str], None],
) -> list[Widget]:
    """Bands from the top, cells side by side below them; together they fill the room."""
    inside = room.inset(30, 20)
    bands = [asked for asked in options if asked.weight]
    cells = [asked for asked in options if not asked.weight]
    lines = -(-len(cells) // 2)
    low = 106.0 if bands else inside.h / max(lines, 1)
    if len(bands) == 1 and lines:
        # One band alone need not have all the room.
        low = max(low, min(150.0, inside.h * 0.55 / lines))
        if bands[0].weight <= 1 and lines == 1:
            low = inside.h * 0.45
    high = inside.h - lines * low
    total = sum(band.weight for band in bands)
    found: list[Widget] = [Panel(room)]
    y = inside.y
    for band in bands:
        share = high * band.weight / total
        place = Box(inside.x, y, inside.w, share - _GAP)
        found.append(Area(band.name, place))
        found += _band(place, band, words, change, look)
        y += share
        if y < inside.bottom - 1:
            found.append(_Dots(Box(inside.x, y - _GAP / 2 - 2, inside.w, 4)))
    columns = 1 if len(cells) == 1 else 2
    wide = (inside.w - _GAP * 2 * (columns - 1)) / columns
    for number, cell in enumerate(cells):
        x = inside.x + (wide + _GAP * 2) * (number % columns)
        place = Box(x, y + low * (number // columns), wide, low)
        found.append(Area(cell.name, place))
        found += _cell(place.inset(0, 2), cell, words, change)
    return found


def _band(
    box: Box,
    asked: Asked,
    words: Catalogue,
    change: Callable[[str, str], None],
    look: Callable[[str], None],
) -> list[Widget]:
    """A heading, the choices below it, and what the chosen one brings."""
    found = _heading(Box(box.x, box.y, box.w, _HEAD), asked, words)
    cards = asked.offer is not None and bool(asked.offer.brings)
    rest = Box(box.x, box.y + _HEAD, box.w, min(box.h - _HEAD, _MOST[cards]))
    named = [(choice, choice_word(words, asked.id, choice)) for choice in asked.choices]
    name, pick = asked.name, _picking(asked, change)
    blocked = frozenset(asked.blocked)
    if cards:
        plaques = Box(rest.x, rest.y, rest.w, _PLAQUE)
        found.append(Plaques(name, plaques, named, asked.chosen, pick, size=28, blocked=blocked))
        below = Box(rest.x, plaques.bottom + 14, rest.w, rest.bottom - plaques.bottom - 14)
        return [*found, *_cards(below, asked, words, look)]
    word = _WORD if rest.w / len(named) > _NARROW else 1.55 * _WORD
    tiles = Tiles(
        name, rest, named, asked.chosen, pick,
        pictures=asked.pictures, word_high=word, blocked=blocked,
    )  # fmt: skip
    return [*found, tiles]


def _heading(box: Box, asked: Asked, words: Catalogue) -> list[Widget]:
    title, help_ = option_word(words, asked.id), option_help(words, asked.id, asked.chosen)
    left = 300.0
    reason = next(iter(asked.blocked.values()), "")
    wide = (box.w - left) * (0.5 if reason else 1.0)
    found: list[Widget] = [
        Label(Box(box.x, box.y, left - 16, box.h), title, _TITLE),
        Label(Box(box.x + left, box.y, wide - 20, box.h), help_, _HELP),
    ]
    if reason:
        found += _reason(Box(box.x + left + wide, box.y, box.w - left - wide, box.h), reason, words)
    return found


def _reason(box: Box, reason: str, words: Catalogue) -> list[Widget]:
    side = min(34.0, box.h)
    lock = Box(box.x, box.cy - side / 2, side, side)
    told = Box(lock.right + 10, box.y, box.right - lock.right - 10, box.h)
    return [Picture(lock, "icon/lock.ink"), Label(told, words(reason), _REASON)]


def _cards(box: Box, asked: Asked, words: Catalogue, look: Callable[[str], None]) -> list[Widget]:
    brought = asked.brings
    told, rows = speaker(words), 1 if len(brought) <= _ONE_ROW else 2
    across = -(-len(brought) // rows)
    wide, high = box.w / across, box.h / rows
    return [
        Card(
            asked.brought(at),
            Box(box.x + wide * (at % across), box.y + high * (at // across), wide, high)
            .inset(6, 3),
            each.art, told(each.title), told(each.text),
            partial(look, asked.brought(at)) if each.page is not None else None,
        )
        for at, each in enumerate(brought)
    ]  # fmt: skip


def _cell(
    box: Box, asked: Asked, words: Catalogue, change: Callable[[str, str], None]
) -> list[Widget]:
    """Picture, words, and how to change it; the picture above them where there is the height."""
    art = asked.pictures.get("on", ())
    found: list[Widget] = []
    tall = box.h > _TALL
    if tall:
        shown = Box(box.x, box.y, box.w, box.h - 130)
        found.append(_Pictured(shown, art, on=asked.chosen == "on"))
        box = Box(box.x + 10, shown.bottom + 6, box.w - 20, 124)
    elif art:
        high = min(box.h - 4, 104.0)
        wide = min(row_width(art, high), 124.0)
        found.append(_Pictured(Box(box.x, box.cy - high / 2, wide, high), art))
        box = Box(box.x + wide + 14, box.y, box.w - wide - 14, box.h)
    title = option_word(words, asked.id)
    if len(asked.choices) > 2:
        # Too wide to stand beside its words.
        control = Box(box.x, box.bottom - _PLAQUE - 4, box.w, _PLAQUE)
        room = Box(box.x, box.y, box.w, control.y - box.y - 4)
    else:
        wide = _TOGGLE[0] if asked.switch else min(box.w * 0.4, 260.0)
        control = Box(box.right - wide, box.cy - _PLAQUE / 2, wide, _PLAQUE)
        room = Box(box.x, box.y, control.x - box.x - 20, box.h)
    head = min(room.h * 0.5, 42.0)
    below = min(room.h - head, 64.0)
    top = room.cy - (head + below) / 2
    found.append(Label(Box(room.x, top, room.w, head), title, _NAME))
    found += _note(Box(room.x, top + head, room.w, below), asked, words)
    return [*found, _control(control, asked, words, change)]


def _note(box: Box, asked: Asked, words: Catalogue) -> list[Widget]:
    """What the choice means, or why there are others that cannot be had."""
    reason = next(iter(asked.blocked.values()), "")
    if reason:
        return _reason(box, reason, words)
    return [Label(box, option_help(words, asked.id, asked.chosen), _CELL)]


def _control(
    place: Box, asked: Asked, words: Catalogue, change: Callable[[str, str], None]
) -> Widget:
    name, pick = asked.name, _picking(asked, change)
    if asked.switch:
        other = _SWITCH[asked.chosen == "off"]
        return Toggle(
            name, place, lambda on: pick(_SWITCH[on]),
            on=asked.chosen == "on", enabled=other not in asked.blocked,
        )  # fmt: skip
    named = [(choice, choice_word(words, asked.id, choice)) for choice in asked.choices]
    return Plaques(
        name, place, named, asked.chosen, pick, size=26, blocked=frozenset(asked.blocked)
    )


def _picking(asked: Asked, change: Callable[[str, str], None]) -> Callable[[str], None]:
    return lambda value: change(asked.id, value)


class Area(Widget):
    """Where an option lies: all of it can be looked into."""

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        """Nothing of its own."""


class _Pictured(Widget):
    """What comes when a switch is on; where it is large, with a ground that says whether it is."""

    def __init__(self, box: Box, rows: Rows, *, on: bool | None = None) -> None:
        super().__init__("", box)
        self.rows, self.on = rows, on

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        if self.on is None:
            draw_rows(brush, self.rows, self.box)
            return
        brush.nine("ui/well.gold" if self.on else "ui/well", self.box)
        draw_rows(brush, self.rows, self.box.inset(40, 20), alpha=1 if self.on else 0.7)


class _Dots(Widget):
    """A dotted line between two bands."""

    def __init__(self, box: Box) -> None:
        super().__init__("", box)

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        x = self.box.x
        while x < self.box.right - 4:
            brush.fill(Box(x, self.box.y, 5, 4), INK, alpha=0.28)
            x += 13
