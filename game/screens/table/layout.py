"""Where the frame's own things lie, around the table of any game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from game.stage.box import Box

if TYPE_CHECKING:
    from game.stage.frame import Frame

__all__ = ["Bar", "PromptPlaces", "bar", "prompt_places", "steps_box", "with_steps", "with_tiles"]

_ICON = 64
_EDGE = 28
_STEP = 86
_LOW = 150
"""A prompt lower than this has no room for two buttons one above the other."""


@dataclass(frozen=True, slots=True)
class Bar:
    menu: Box
    undo: Box
    title: Box
    hint: Box
    log: Box
    help: Box
    sound: Box


def bar(frame: Frame) -> Bar:
    right = frame.w - _EDGE - _ICON
    title = Box(_EDGE + 3 * _STEP, 8, frame.w - 2 * (_EDGE + 4 * _STEP), 78)
    return Bar(
        menu=Box(_EDGE, 16, _ICON, _ICON),
        undo=Box(_EDGE + _STEP - 2, 16, _ICON, _ICON),
        title=title,
        hint=Box(right - 3 * (_STEP + 2), 16, _ICON, _ICON),
        log=Box(right - 2 * (_STEP + 2), 16, _ICON, _ICON),
        help=Box(right - (_STEP + 2), 16, _ICON, _ICON),
        sound=Box(right, 16, _ICON, _ICON),
    )


@dataclass(frozen=True, slots=True)
class PromptPlaces:
    """The parts of the prompt panel."""

    picture: Box
    title: Box
    body: Box
    note: Box
    foot: Box
    chip: Box
    buttons: tuple[Box, ...]
    lines: int = 1
    """How many lines the body may have."""


def prompt_places(panel: Box, *, picture: float, buttons: int, foot: bool) -> PromptPlaces:
    """A picture at the left if there is one, the words, and the buttons at the right.

    Three and more buttons lie in a row below the words.
    """
    inside = panel.inset(32, 18)
    left = inside.x + (picture + 24 if picture else 0)
    image = Box(inside.x, inside.y, picture, inside.h)
    if buttons > 2:
        row_h = 86
        gap = 22
        wide = min((inside.right - left - gap * (buttons - 1)) / buttons, 420)
        row = tuple(
            Box(left + i * (wide + gap), inside.bottom - row_h, wide, row_h) for i in range(buttons)
        )
        text = Box(left, inside.y, inside.right - left - 250, inside.h - row_h - 10)
        chip = Box(inside.right - 236, inside.y, 236, 48)
        return _places(image, text, chip, row, foot=False)
    if inside.h < _LOW:
        return _low(inside, image, left, buttons, foot=foot)
    wide = 330 if buttons else 0
    side = Box(inside.right - wide, inside.y, wide, inside.h)
    if buttons == 2:
        high = (inside.h - 14) / 2
        rects: tuple[Box, ...] = (
            Box(side.x, side.y, wide, high),
            Box(side.x, side.y + high + 14, wide, high),
        )
    elif buttons:
        rects = (Box(side.x, side.cy - 48, wide, 96),)
    else:
        rects = ()
    right = side.x - (28 if buttons else 0)
    chip = Box(right - 236, inside.y, 236, 48)
    text = Box(left, inside.y, right - left, inside.h)
    return _places(image, text, chip, rects, foot=foot)


def _low(inside: Box, image: Box, left: float, buttons: int, *, foot: bool) -> PromptPlaces:
    """A low panel has its buttons side by side, and two lines for what is said."""
    high, gap = min(inside.h, 96), 18
    first, last = min(320.0, inside.w * 0.23), min(190.0, inside.w * 0.16)
    widths = [first, last][:buttons] if buttons < 3 else [2 * first / buttons] * buttons
    found: list[Box] = []
    right = inside.right
    for wide in reversed(widths):
        found.insert(0, Box(right - wide, inside.cy - high / 2, wide, high))
        right -= wide + gap
    right -= 10 if buttons else 0
    chip = Box(right - 236, inside.y, 236, 44)
    text = Box(left, inside.y, right - left, inside.h)
    title = Box(left, text.y, text.w - 250, text.h * 0.34)
    note = Box(left, text.bottom - text.h * 0.22, text.w, text.h * 0.22)
    body = Box(left, title.bottom, text.w, note.y - title.bottom)
    below = Box(left, text.bottom - 62, text.w, 62)
    if foot:
        title = Box(left, text.y, text.w - 250, (text.h - 62) / 2)
        body = Box(left, title.bottom, text.w, title.h)
        note = Box(left, body.bottom, text.w, 0)
    return PromptPlaces(image, title, body, note, below, chip, tuple(found), 1 if foot else 2)


def _places(
    image: Box, text: Box, chip: Box, buttons: tuple[Box, ...], *, foot: bool
) -> PromptPlaces:
    below = 62 if foot else 0
    lines = text.h - below
    title = Box(text.x, text.y, text.w - 266, max(min(58, lines * 0.42), lines * 0.36))
    rest = lines - title.h
    body = Box(text.x, title.bottom, text.w, rest * 0.55)
    note = Box(text.x, body.bottom, text.w, rest * 0.45)
    return PromptPlaces(
        image, title, body, note, Box(text.x, text.bottom - below, text.w, below), chip, buttons
    )


def with_steps(places: PromptPlaces) -> PromptPlaces:
    """Title and body share the first line; the steps get the rest."""
    title, body = places.title, places.body
    head = Box(title.x, title.y, body.w * 0.34, 58)
    return replace(
        places,
        title=head,
        body=Box(head.right + 20, title.y, max(body.w * 0.66 - 290, 200), 58),
        note=Box(title.x, title.y, 0, 0),
    )


def with_tiles(places: PromptPlaces, panel: Box) -> PromptPlaces:
    """Tiles need the whole width: a button stands in the first line, small."""
    inside = panel.inset(32, 14)
    right = inside.right
    buttons = places.buttons
    if buttons:
        buttons = (Box(right - 300, inside.y, 300, 64),)
        right -= 316
    chip = Box(right - 220, inside.y + 6, 220, 50)
    title = Box(inside.x, inside.y, min(inside.w * 0.3, 360), 62)
    body = Box(title.right + 16, title.y, chip.x - title.right - 32, 62)
    return replace(
        places, title=title, body=body, chip=chip, buttons=buttons,
        note=Box(title.x, title.y, 0, 0), foot=Box(inside.x, places.foot.y, inside.w, 0),
    )  # fmt: skip


def steps_box(places: PromptPlaces, panel: Box, *, tiles: bool) -> Box:
    if tiles:
        return Box(panel.x + 20, panel.y + 88, panel.w - 40, panel.h - 104)
    return Box(places.title.x, panel.y + 96, places.foot.w, panel.h - 112)
