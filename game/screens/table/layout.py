"""Where the frame's own things lie, around the table of any game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import inf
from typing import TYPE_CHECKING, Literal, TypeAlias

from game.stage.box import Box

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.stage.frame import Frame

Place: TypeAlias = Literal["choice", "ending", "on", "back"]
"""Where a button of the prompt lies: it chooses, ends something, goes on, leads back."""

__all__ = [
    "BACK", "Bar", "Place", "PromptPlaces", "bar", "prompt_places", "row_of", "steps_box",
    "with_envelopes", "with_row", "with_steps", "with_tiles",
]  # fmt: skip

_ICON = 64
_EDGE = 28
_STEP = 86
_ON, BACK, _CHOICE = 330.0, 220.0, 200.0
_GAP = 14
_CALL, _NAMES = 0.28, 0.3
"""Of a prompt, over a row of envelopes: the line that calls, and that of who is waited for."""
_HEAD = 78.0
"""The first line over steps and tiles, in large text."""
_APART = 44
"""So far what ends something stands from the choices, with a line between."""
_CHIP, _FOOT = (236.0, 48.0), 62.0
_SHARED, _BELOW_ON, _AIR = 0.3, 0.38, 16.0
"""Beside a row of the table's own: of a line, what the title has; of a height, what leads back."""
_RIM = 8
"""So much higher words stand over a row of buttons: what is meant among them has a gold rim."""
_LOW = 150
"""A prompt lower than this has no room for two buttons one above the other."""
_WIDER, _HIGHER, _ROW_HIGH, _ROW_LOW = 1.4, 1.5, 100.0, 84.0
"""For large text: so much wider are buttons, so much larger chips; buttons need be no higher."""


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
    under: float = 0
    """From there on it may be said as wide as the panel is."""
    paper: bool = True
    """Without it, the table lays it under its own things."""


@dataclass(frozen=True, slots=True)
class _Measure:
    """How large the parts of a prompt are beside its words."""

    on: float
    low: float
    """What goes on, in a low panel."""
    share: float
    """Of a low panel's width, that may take so much."""
    chip: tuple[float, float]
    foot: float
    high: float
    """No button is higher."""
    lower: float
    """Nor any of the lower row."""
    choice: float
    """No button that chooses is wider."""
    air: float
    """Above and below what stands in it."""


_USUAL = _Measure(_ON, 300, 0.23, _CHIP, _FOOT, inf, inf, 420, 18)
_GROWN = _Measure(
    _ON * _WIDER, 300 * _WIDER, 0.32, (_CHIP[0] * _HIGHER, _CHIP[1] * _HIGHER), _FOOT * _HIGHER,
    _ROW_HIGH, _ROW_LOW, 600, 12,
)  # fmt: skip


def prompt_places(
    panel: Box, kinds: Sequence[Place], *, picture: float, foot: bool, large: bool = False
) -> PromptPlaces:
    """A picture at the left if there is one, the words, and the buttons.

    Each kind of button has a place that is its own whatever else there is: what goes on at the
    right above, what leads back below it, choices in a row under the words, and leftmost in that
    row, behind a line, what ends something. In a low panel that row is at the right, too.
    """
    measure = _GROWN if large else _USUAL
    inside = panel.inset(32, measure.air)
    left = inside.x + (picture + 24 if picture else 0)
    image = Box(inside.x, inside.y, picture, inside.h)
    if inside.h < _LOW:
        return _low(inside, image, left, kinds, measure, foot=foot)
    high = min((inside.h - _GAP) / 2, measure.high)
    wide = min(measure.on, inside.w * 0.4)
    on = Box(inside.right - wide, inside.y, wide, high)
    less = min(BACK, wide)
    low = min(high, measure.lower)
    back = Box(inside.right - less, inside.bottom - low, less, low)
    row = row_of(kinds)
    if not row:
        right = on.x - 28 if kinds else inside.right
        text = Box(left, inside.y, right - left, inside.h)
        below = min(measure.foot, inside.h - high - _GAP / 2) if foot else 0.0
        buttons = _placed(kinds, on, back, ())
        places = _places(image, text, _chip(right, inside.y, measure), buttons, below)
        if kinds and "on" not in kinds:
            # Beside the title nothing is pressed: that line is as wide as the panel, and those
            # below it end where what leads back begins.
            chip, wide = _chip(inside.right, inside.y, measure), back.x - 28 - left
            places = replace(
                places, chip=chip, title=places.title._replace(w=chip.x - 30 - left),
                body=places.body._replace(w=wide), note=places.note._replace(w=wide),
            )  # fmt: skip
        if large and "back" not in kinds:
            # Below what goes on there is room for what is said, too.
            wide = inside.right - left
            return replace(
                places, body=places.body._replace(w=wide), note=places.note._replace(w=wide),
                foot=places.foot._replace(w=wide), under=on.bottom if "on" in kinds else 0,
            )  # fmt: skip
        return places
    end = back.x - 22 if "back" in kinds else inside.right
    room = Box(left, back.y, end - left, low)
    boxes, rule = _in_a_row(room, kinds, most=measure.choice, gap=22)
    right = on.x - 28 if "on" in kinds else inside.right
    text = Box(left, inside.y - _RIM, right - left, inside.h - low - 8)
    chip = _chip(right, inside.y, measure)
    title = Box(left, text.y, text.w - chip.w - 30, text.h * 0.56)
    body = Box(left, title.bottom, text.w, text.h - title.h)
    # One line below the title: for what is asked, or for the hint and the warning.
    return PromptPlaces(
        image, title, body, body, Box(left, text.bottom, text.w, 0),
        chip, _placed(kinds, on, back, boxes), rule=rule,
    )  # fmt: skip


def _chip(right: float, y: float, measure: _Measure) -> Box:
    wide, high = measure.chip
    return Box(right - wide, y, wide, high)


def row_of(kinds: Sequence[Place]) -> Sequence[Place]:
    """Those that lie beside one another below the words."""
    return [kind for kind in kinds if kind in ("choice", "ending")]


def _in_a_row(
    room: Box, kinds: Sequence[Place], *, most: float, gap: float
) -> tuple[Sequence[Box], Box | None]:
    """The boxes of choices and of what ends something, and the line between them."""
    row = row_of(kinds)
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
    inside: Box, image: Box, left: float, kinds: Sequence[Place], measure: _Measure, *, foot: bool
) -> PromptPlaces:
    """A low panel has two lines for what is said, and all its buttons at the right of that."""
    high, gap = (inside.h - 10) / 2, 18
    wide = min(measure.low, inside.w * measure.share)
    on = Box(inside.right - wide, inside.y, wide, high)
    less = min(BACK, wide)
    back = Box(inside.right - less, inside.bottom - high, less, high)
    row, right = row_of(kinds), on.x if kinds else inside.right
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
    chip = _chip(right, inside.y, measure)
    text = Box(left, inside.y, right - left, inside.h)
    title = Box(left, text.y, text.w - chip.w - 14, text.h * 0.34)
    note = Box(left, text.bottom - text.h * 0.22, text.w, text.h * 0.22)
    body = Box(left, title.bottom, text.w, note.y - title.bottom)
    below = Box(left, text.bottom - _FOOT, text.w, _FOOT)
    if foot:
        title = Box(left, text.y, text.w - chip.w - 14, (text.h - _FOOT) / 2)
        body = Box(left, title.bottom, text.w, title.h)
        note = Box(left, body.bottom, text.w, 0)
    return PromptPlaces(
        image, title, body, note, below, chip, _placed(kinds, on, back, boxes), rule
    )


def _places(
    image: Box, text: Box, chip: Box, buttons: tuple[Box, ...], below: float
) -> PromptPlaces:
    lines = text.h - below
    title = Box(text.x, text.y, text.w - chip.w - 30, max(min(58, lines * 0.42), lines * 0.36))
    rest = lines - title.h
    body = Box(text.x, title.bottom, text.w, rest * 0.55)
    note = Box(text.x, body.bottom, text.w, rest * 0.45)
    return PromptPlaces(
        image, title, body, note, Box(text.x, text.bottom - below, text.w, below), chip, buttons
    )


def with_steps(places: PromptPlaces, *, large: bool = False) -> PromptPlaces:
    """Title and body share the first line; the steps get the rest. In large text the chip beside it
    says how far all are, and nothing else does."""
    title, body = places.title, places.body
    if large:
        head = title._replace(h=_HEAD)
        return replace(
            places, title=head, body=Box(head.right, title.y, 0, _HEAD),
            note=Box(title.x, title.y, 0, 0),
        )  # fmt: skip
    head = Box(title.x, title.y, body.w * 0.34, 58)
    return replace(
        places,
        title=head,
        body=Box(head.right + 20, title.y, max(body.w * 0.66 - 290, 200), 58),
        note=Box(title.x, title.y, 0, 0),
    )


def with_envelopes(places: PromptPlaces, panel: Box, *, large: bool = False) -> PromptPlaces:
    """Who is waited for has a line as wide as there is room beside the buttons, and a row of
    envelopes lies below it."""
    if large:
        below = steps_box(with_steps(places, large=True), panel, tiles=False, large=True)
        return replace(with_steps(places, large=True), foot=below)
    inside, left, right = panel.inset(32, 14), places.title.x, places.chip.right
    title = Box(left, inside.y, places.chip.x - left - 20, inside.h * _CALL)
    body = Box(left, title.bottom, right - left, inside.h * _NAMES)
    foot = Box(left, body.bottom + 4, right - left, inside.bottom - body.bottom - 4)
    return replace(places, title=title, body=body, note=body._replace(h=0), foot=foot)


def with_tiles(places: PromptPlaces, panel: Box, *, large: bool = False) -> PromptPlaces:
    """Tiles need the whole width: a button stands in the first line, small."""
    inside = panel.inset(32, 14)
    right = inside.right
    buttons = places.buttons
    wide, high, beside = (_ON * _WIDER, _HEAD, places.chip.w) if large else (264.0, 64.0, 204.0)
    if buttons:
        buttons = (Box(right - wide, inside.y, wide, high),)
        right -= wide + 16
    chip = Box(right - beside, inside.y + 6, beside, high - 14)
    title = Box(inside.x, inside.y - 2, min(inside.w * 0.3, 360), 66)
    body = Box(title.right + 16, title.y, chip.x - title.right - 32, 66)
    if large:
        title = Box(inside.x, inside.y, chip.x - inside.x - 16, high)
        body = Box(title.right, title.y, 0, high)
    return replace(
        places, title=title, body=body, chip=chip, buttons=buttons,
        note=Box(title.x, title.y, 0, 0), foot=Box(inside.x, places.foot.y, inside.w, 0),
    )  # fmt: skip


def with_row(places: PromptPlaces, panel: Box, row: Box, kinds: Sequence[Place]) -> PromptPlaces:
    """The table's own things lie in it: title and body share the line above them, buttons stand
    beside them."""
    inside = panel.inset(32, 14)
    chip = Box(inside.right - places.chip.w, inside.y, places.chip.w, places.chip.h)
    # Two lines of a hint have room there.
    top = inside.y - _RIM
    high = row.y - _RIM / 2 - top
    title = Box(inside.x, top, inside.w * _SHARED, high)
    left = title.right + _AIR
    body = Box(left, top, chip.x - _AIR - left, high)
    left = row.right + _AIR
    wide, back = inside.right - left, row.h * _BELOW_ON
    on = Box(left, row.y, wide, row.h - back - _GAP / 2)
    less = min(BACK, wide)
    buttons = _placed(kinds, on, Box(inside.right - less, row.bottom - back, less, back), ())
    return replace(
        places, title=title, body=body, note=body, chip=chip, buttons=buttons, paper=False
    )


def steps_box(places: PromptPlaces, panel: Box, *, tiles: bool, large: bool = False) -> Box:
    head = _HEAD + 22 if large else 88
    if tiles:
        return Box(panel.x + 20, panel.y + head, panel.w - 40, panel.h - head - 14)
    head = _ROW_HIGH + 24 if large else 90
    return Box(places.title.x, panel.y + head, places.foot.w, panel.h - head - 12)
