"""Where everything in the lobby lies, for any shape of window and any size of text."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from game.screens.common.page import bar_height, large
from game.stage.box import Box

if TYPE_CHECKING:
    from game.stage.frame import Frame

__all__ = ["LobbyLayout", "SeatPanel", "layout", "seat_panel"]

_EDGE, _GAP = 42, 20
_FLOOR, _FOOT = 36, 152
_SEATS, _PANEL = 456, 296


@dataclass(frozen=True, slots=True)
class LobbyLayout:
    cards: tuple[Box, ...]
    shelf: Box
    """Where the cards lie; more of them than fit are scrolled."""
    counts: Box
    tabs: tuple[Box, Box] | None
    """With large text seat and game take turns in one place, and this is how to change."""
    seat: Box
    game: Box
    fill: Box
    phones: Box
    learn: Box | None
    """Not while phones are let in."""
    start: Box
    door: Box
    """Where phones are let in, while that is shown."""
    astray: Box


@dataclass(frozen=True, slots=True)
class SeatPanel:
    """The places within the panel of the chosen seat."""

    name: Box
    squeak: Box
    remove: Box
    devices: tuple[Box, ...]
    colours: tuple[Box, ...]
    details: Box


def layout(frame: Frame, places: int, *, door: bool = False) -> LobbyLayout:
    """`door`: phones are let in, and nobody's seat is looked into meanwhile."""
    if large(frame):
        return _halves(frame, places)
    return _at_the_door(frame, places) if door else _column(frame, places)


def _at_the_door(frame: Frame, places: int) -> LobbyLayout:
    """Whoever plays in two columns, large enough to be seen from the sofa; the way in beside."""
    here = _column(frame, places)
    wide, low = (frame.w - 2 * _EDGE) * 0.488, here.start.y - 22
    shelf = Box(_EDGE, here.shelf.y, wide, low - here.shelf.y)
    card_w, pitch = (wide - _GAP) / 2, min(shelf.h / ((places + 1) // 2), 260)
    cards = tuple(
        Box(_EDGE + (card_w + _GAP) * (i % 2), shelf.y + pitch * (i // 2), card_w, pitch - _GAP)
        for i in range(places)
    )
    x = shelf.right + 34
    room = frame.w - _EDGE - x
    fill_w, close_w = 262, room * 0.36
    counts = Box(_EDGE, here.start.y, wide - fill_w - 16, _FOOT)
    fill = Box(counts.right + 16, counts.y, fill_w, _FOOT)
    phones = Box(x, counts.y, close_w, _FOOT)
    start = Box(phones.right + 24, counts.y, room - close_w - 24, _FOOT)
    part = shelf.h * 0.71
    return replace(
        here, cards=cards, shelf=shelf, counts=counts, fill=fill, phones=phones, start=start,
        learn=None, door=Box(x, shelf.y, room, part),
        astray=Box(x, shelf.y + part + 26, room, shelf.h - part - 26),
    )  # fmt: skip


def _column(frame: Frame, places: int) -> LobbyLayout:
    """Whoever plays in one column, and all the rest of the room for the game."""
    top, low = bar_height(frame) + 12, frame.h - _FLOOR
    wide = min(max(_SEATS, frame.w * 0.2375), 560)
    seat = Box(_EDGE, low - _PANEL, wide, _PANEL)
    shelf = Box(_EDGE, top, wide, seat.y - top - 8)
    pitch = min(shelf.h / places, 260)
    gap = min(_GAP, pitch * 0.1)
    cards = tuple(Box(_EDGE, top + pitch * i, wide, pitch - gap) for i in range(places))
    x = _EDGE + wide + 24
    room = frame.w - _EDGE - x
    foot = low - _FOOT
    game = Box(x, top, room, foot - 22 - top)
    shares = (366, 262, 366, 348)
    k = (room - 3 * 16) / sum(shares)
    boxes, left = [], x
    for share in shares:
        boxes.append(Box(left, foot, share * k, _FOOT))
        left += share * k + 16
    counts, side, learn, start = boxes
    half = (side.h - 10) / 2
    fill = Box(side.x, side.y, side.w, half)
    phones = Box(side.x, side.bottom - half, side.w, half)
    part = game.h * 0.71
    door = Box(x, top, room, part)
    astray = Box(x, top + part + 26, room, game.h - part - 26)
    return LobbyLayout(
        cards, shelf, counts, None, seat, game, fill, phones, learn, start, door, astray
    )


def _halves(frame: Frame, places: int) -> LobbyLayout:
    """In large letters the seats have one half, seat and game in turn the other; phones stand
    beside these two, so that what else is pressed has room for its words."""
    top = bar_height(frame) + 18
    wide = (frame.w - 2 * _EDGE - 36) / 2
    left, right = _EDGE, _EDGE + wide + 36
    foot = 168
    floor = frame.h - 20 - foot
    shelf = Box(left, top, wide, floor - top - 16)
    cards = _cards(Box(left, top, wide, floor - top), places)
    boxes: list[Box] = []
    x = float(left)
    for share in (0.3, 0.25, 0.18, 0.27):
        boxes.append(Box(x, floor, (frame.w - 2 * _EDGE - 3 * 16) * share, foot - 8))
        x = boxes[-1].right + 16
    counts, learn, fill, start = boxes
    tab_h = 96
    phones = Box(right + wide - tab_h - 16, top, tab_h + 16, tab_h)
    tab_w = (phones.x - right) / 2 - _GAP
    tabs = (Box(right, top, tab_w, tab_h), Box(right + tab_w + _GAP, top, tab_w, tab_h))
    body = Box(right, top + tab_h + 24, wide, floor - 26 - top - tab_h - 24)
    part = body.h * 0.8
    door = body._replace(h=part)
    astray = Box(right, door.bottom + 26, wide, body.h - part - 26)
    return LobbyLayout(
        cards, shelf, counts, tabs, body, body, fill, phones, learn, start, door, astray
    )


def _cards(room: Box, places: int) -> tuple[Box, ...]:
    """One below the other; they are scrolled."""
    pitch = 184.0
    return tuple(
        Box(room.x + 4, room.y + 8 + pitch * i, room.w - 40, pitch - _GAP) for i in range(places)
    )


def seat_panel(frame: Frame, panel: Box) -> SeatPanel:
    if large(frame):
        return _tall_panel(panel.inset(30, 22))
    inner = panel.inset(22, 14)
    remove = Box(inner.right - 58, inner.y, 58, 58)
    squeak = Box(remove.x - 68, inner.y, 58, 58)
    name = Box(inner.x, inner.y, inner.w - 138, 58)
    row = inner.y + 68
    devices = tuple(Box(inner.x + 68 * i, row, 64, 74) for i in range(4))
    dots = inner.right - devices[-1].right - 6
    pitch = min(dots / 4, 52)
    dot = min(pitch - 1, 36)
    left = inner.right - 4 * pitch
    colours = tuple(
        Box(left + pitch * (i % 4), row + 1 + 36 * (i // 4), dot, dot) for i in range(8)
    )
    details = Box(inner.x, row + 84, inner.w, inner.bottom - row - 84)
    return SeatPanel(name, squeak, remove, devices, colours, details)


def _tall_panel(inner: Box) -> SeatPanel:
    line = 92
    remove = Box(inner.right - 84, inner.y + 4, 84, 84)
    squeak = Box(remove.x - 96, inner.y + 4, 84, 84)
    name = Box(inner.x, inner.y, inner.w - 206, line)
    half = (inner.w - _GAP) / 2
    devices = tuple(
        Box(inner.x + (half + _GAP) * (i % 2), inner.y + line + 16 + 102 * (i // 2), half, 90)
        for i in range(4)
    )
    below = devices[-1].bottom + 14
    dot, pitch = 76, inner.w / 8
    colours = tuple(Box(inner.x + pitch * i, below, dot, dot) for i in range(8))
    details = Box(inner.x, below + dot + 12, inner.w, inner.bottom - below - dot - 12)
    return SeatPanel(name, squeak, remove, devices, colours, details)
