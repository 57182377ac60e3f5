"""Where the frame's own things lie, around the table of any game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal, TypeAlias

from game.stage.box import Box

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.stage.frame import Frame

Place: TypeAlias = Literal["choice", "ending", "on", "back"]
"""Where a button of the prompt lies: it chooses, ends something, goes on, leads back."""

__all__ = [
    "BACK", "Bar", "Place", "PromptPlaces", "bar", "prompt_places", "steps_box", "with_steps",
    "with_tiles",
]  # fmt: skip

_ICON = 64
_EDGE = 28
_STEP = 86
_ON, BACK, _CHOICE = 330.0, 220.0, 200.0
_GAP = 14
_APART = 44
"""So far what ends something stands from the choices, with a line between."""
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
    rule: Box | None = None
    """The line beside what ends something."""


def prompt_places(
    panel: Box, kinds: Sequence[Place], *, picture: float, foot: bool
) -> PromptPlaces:
    """A picture at the left if there is one, the words, and the buttons.

    Each kind of button has a place that is its own whatever else there is: what goes on at the
    right above, what leads back below it, choices in a row under the words, and leftmost in that
    row, behind a line, what ends something. In a low panel that row is at the right, too.
    """
    inside = panel.inset(32, 18)
    left = inside.x + (picture + 24 if picture else 0)
    image = Box(inside.x, inside.y, picture, inside.h)
    if inside.h < _LOW:
        return _low(inside, image, left, kinds, foot=foot)
    high = (inside.h - _GAP) / 2
    wide = min(_ON, inside.w * 0.4)
    on = Box(inside.right - wide, inside.y, wide, high)
    less = min(BACK, wide)
    back = Box(inside.right - less, inside.bottom - high, less, high)
    row = _row(kinds)
    if not row:
        right = on.x - 28 if kinds else inside.right
        text = Box(left, inside.y, right - left, inside.h)
        chip = Box(right - 236, inside.y, 236, 48)
        return _places(image, text, chip, _placed(kinds, on, back, ()), foot=foot)
    end = back.x - 22 if "back" in kinds else inside.right
    boxes, rule = _in_a_row(Box(left, back.y, end - left, high), kinds, most=420, gap=22)
    right = on.x - 28 if "on" in kinds else inside.right
    text = Box(left, inside.y, right - left, inside.h - high - 8)
    title = Box(left, text.y, text.w - 266, text.h * 0.56)
    body = Box(left, title.bottom, text.w, text.h - title.h)
    # One line below the title: for what is asked, or for the hint and the warning.
    return PromptPlaces(
        image, title, body, body, Box(left, text.bottom, text.w, 0),
        Box(right - 236, inside.y, 236, 48), _placed(kinds, on, back, boxes), rule=rule,
    )  # fmt: skip


def _row(kinds: Sequence[Place]) -> Sequence[Place]:
    return [kind for kind in kinds if kind in ("choice", "ending")]


def _in_a_row(
    room: Box, kinds: Sequence[Place], *, most: float, gap: float
) -> tuple[Sequence[Box], Box | None]:
    """The boxes of choices and of what ends something, and the line between them."""
    row = _row(kinds)
    endings = row.count("ending")
    apart = _APART if endings else 0
    wide = min((room.w - gap * (len(row) - 1) - apart) / len(row), most)
    boxes: list[Box] = []
    for kind in row:
        at = len(boxes) + endings if kind == "choice" else len(boxes) - (len(row) - endings)
        x = room.x + at * (wide + gap) + (apart if kind == "choice" else 0)
        boxes.append(Box(x, room.y, wide, room.h))
    if endings in (0, len(row)):
        return boxes, None
    x = room.x + endings * (wide + gap) - gap / 2 + apart / 2
    return boxes, Box(x - 3, room.y + 6, 6, room.h - 12)


def _placed(kinds: Sequence[Place], on: Box, back: Box, row: Sequence[Box]) -> tuple[Box, ...]:
    left = iter(row)
    own = {"on": on, "back": back}
    return tuple(own[kind] if kind in own else next(left) for kind in kinds)


def _low(
    inside: Box, image: Box, left: float, kinds: Sequence[Place], *, foot: bool
) -> PromptPlaces:
    """A low panel has two lines for what is said, and all its buttons at the right of that."""
    high, gap = (inside.h - 10) / 2, 18
    wide = min(300.0, inside.w * 0.23)
    on = Box(inside.right - wide, inside.y, wide, high)
    less = min(BACK, wide)
    back = Box(inside.right - less, inside.bottom - high, less, high)
    row, right = _row(kinds), on.x if kinds else inside.right
    boxes: Sequence[Box] = ()
    rule = None
    if row:
        end = back.x - gap if "back" in kinds else inside.right
        most = wide if len(row) == 1 else _CHOICE
        wide = len(row) * (most + gap) - gap + (_APART if "ending" in row else 0)
        wide = min(wide, (end - left) * 0.62)
        room = Box(end - wide, back.y, wide, high)
        boxes, rule = _in_a_row(room, kinds, most=most, gap=gap)
        right = min(room.x, on.x) if "on" in kinds else room.x
    right -= 28 if kinds else 0
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
    return PromptPlaces(
        image, title, body, note, below, chip, _placed(kinds, on, back, boxes), rule
    )


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
        buttons = (Box(right - 264, inside.y, 264, 64),)
        right -= 280
    chip = Box(right - 204, inside.y + 6, 204, 50)
    title = Box(inside.x, inside.y - 2, min(inside.w * 0.3, 360), 66)
    body = Box(title.right + 16, title.y, chip.x - title.right - 32, 66)
    return replace(
        places, title=title, body=body, chip=chip, buttons=buttons,
        note=Box(title.x, title.y, 0, 0), foot=Box(inside.x, places.foot.y, inside.w, 0),
    )  # fmt: skip


def steps_box(places: PromptPlaces, panel: Box, *, tiles: bool) -> Box:
    if tiles:
        return Box(panel.x + 20, panel.y + 88, panel.w - 40, panel.h - 102)
    return Box(places.title.x, panel.y + 90, places.foot.w, panel.h - 102)
