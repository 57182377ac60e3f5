"""Where everything in the lobby lies, for any shape of window and any size of text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.screens.common.page import bar_height, large
from game.stage.box import Box

if TYPE_CHECKING:
    from game.stage.frame import Frame

__all__ = ["LobbyLayout", "SeatPanel", "layout", "seat_panel"]

_EDGE, _GAP = 42, 20


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
    start: Box
    door: Box
    """Where phones are let in, while that is shown."""
    astray: Box


@dataclass(frozen=True, slots=True)
class SeatPanel:
    """The places within the panel of the chosen seat."""

    heading: Box
    name: Box
    remove: Box
    devices: tuple[Box, ...]
    captions: tuple[Box, ...]
    colours: tuple[Box, ...]
    details: Box


def layout(frame: Frame, places: int) -> LobbyLayout:
    top = bar_height(frame) + 18
    wide = (frame.w - 2 * _EDGE - 36) / 2
    left, right = _EDGE, _EDGE + wide + 36
    foot = 124 + (30 if large(frame) else 0)
    floor = frame.h - 20 - foot
    shelf = Box(left, top, wide, floor - top - (16 if large(frame) else 0))
    cards = _cards(frame, Box(left, top, wide, floor - top), places)
    counts = Box(left, floor, wide, foot)
    fill = Box(right, floor + 8, wide * 0.26, foot - 18)
    phones = Box(fill.right + 16, floor + 8, wide * 0.27, foot - 18)
    start = Box(phones.right + 18, floor, right + wide - phones.right - 18, foot - 8)
    tall = floor - 26 - top
    part = tall * (0.68 if large(frame) else 0.71)
    door = Box(right, top, wide, part)
    astray = Box(right, top + part + 26, wide, tall - part - 26)
    if large(frame):
        tab_w, tab_h = (wide - _GAP) / 2, 96
        tabs = (Box(right, top, tab_w, tab_h), Box(right + tab_w + _GAP, top, tab_w, tab_h))
        body = Box(right, top + tab_h + 24, wide, tall - tab_h - 24)
        return LobbyLayout(
            cards, shelf, counts, tabs, body, body, fill, phones, start, door, astray
        )
    seat_h = 438
    seat = Box(right, top, wide, seat_h)
    game = Box(right, top + seat_h + 26, wide, tall - seat_h - 26)
    return LobbyLayout(cards, shelf, counts, None, seat, game, fill, phones, start, door, astray)


def _cards(frame: Frame, room: Box, places: int) -> tuple[Box, ...]:
    """Two columns; with large text one, which is scrolled."""
    if large(frame):
        pitch = 196.0
        return tuple(
            Box(room.x + 4, room.y + 4 + pitch * i, room.w - 40, pitch - _GAP)
            for i in range(places)
        )
    rows = max((places + 1) // 2, 2)
    pitch = min(room.h / rows, 224)
    card_w = (room.w - _GAP) / 2
    return tuple(
        Box(room.x + (card_w + _GAP) * (i % 2), room.y + pitch * (i // 2), card_w, pitch - _GAP)
        for i in range(places)
    )


def seat_panel(frame: Frame, panel: Box) -> SeatPanel:
    inner = panel.inset(30, 22)
    if large(frame):
        return _tall_panel(inner)
    head = 64
    remove = Box(inner.right - 64, inner.y, 64, 64)
    name_w = 330
    name = Box(inner.right - 64 - 20 - name_w, inner.y, name_w, head)
    heading = Box(inner.x, inner.y, name.x - inner.x - 20, head)
    devices = tuple(Box(inner.x + 140 * i, inner.y + 82, 128, 106) for i in range(4))
    captions = tuple(Box(box.x - 4, box.bottom + 4, box.w + 8, 44) for box in devices)
    dot, pitch = 56, 64
    left = inner.right - 4 * pitch + (pitch - dot)
    colours = tuple(
        Box(left + pitch * (i % 4), inner.y + 92 + 68 * (i // 4), dot, dot) for i in range(8)
    )
    details = Box(inner.x, inner.y + 244, inner.w, inner.bottom - inner.y - 244)
    return SeatPanel(heading, name, remove, devices, captions, colours, details)


def _tall_panel(inner: Box) -> SeatPanel:
    line = 92
    remove = Box(inner.right - 84, inner.y + 4, 84, 84)
    name = Box(inner.x, inner.y, inner.w - 110, line)
    half = (inner.w - _GAP) / 2
    devices = tuple(
        Box(inner.x + (half + _GAP) * (i % 2), inner.y + line + 16 + 102 * (i // 2), half, 90)
        for i in range(4)
    )
    below = devices[-1].bottom + 14
    dot, pitch = 76, inner.w / 8
    colours = tuple(Box(inner.x + pitch * i, below, dot, dot) for i in range(8))
    nothing = Box(0, 0, 0, 0)
    details = Box(inner.x, below + dot + 12, inner.w, inner.bottom - below - dot - 12)
    return SeatPanel(nothing, name, remove, devices, (), colours, details)
