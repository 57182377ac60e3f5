"""Small things that appear on every screen of the fair: stars, money, dice faces, names."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.stage.kit import plates
from game.stage.kit.boxes import fills
from game.stage.kit.panels import Panel
from game.stage.kit.signs import Sign
from game.stage.kit.writing import Pen
from game.stage.piece import Piece, Words
from game.stage.said import Said
from game.stage.theme import BROWN, CREAM, INK

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.stage.box import Box
    from game.stage.look import Look
    from game.stage.said import Speech

__all__ = [
    "LABEL",
    "LINE",
    "MONEY_INK",
    "NEON",
    "NIGHT",
    "NIGHT_INK",
    "NUMBER",
    "PRINT",
    "STAR",
    "STAR_INK",
    "TITLE",
    "art",
    "cash",
    "counters",
    "die_art",
    "flat_die",
    "heading",
    "panel",
    "strip",
    "value_die",
]


def art(name: str) -> str:
    return f"dice_theme_park/{name}"


def die_art(colour: str, value: int, *, flat: bool = False) -> str:
    return art(f"{'pip' if flat else 'die'}.{colour}.{value}")


STAR_INK = "#FFD75A"
MONEY_INK = "#8FE08A"
NIGHT_INK = "#E4E9FF"
STAR = Sign(art("star"), Pen("#FFFDF0", outline="#6A2A08", rim=4))
"""A gold star with a number on it."""


LINE = Pen(NIGHT_INK, "bold", align="left", leading=1.35)
TITLE = replace(LINE, colour=CREAM, font="title")
NUMBER = replace(TITLE, steady=True)
PRINT = replace(LINE, colour=BROWN, font="text")
"""On paper."""
LABEL = replace(TITLE, outline=INK, align="center")
"""On a picture."""
NEON = replace(TITLE, colour="#FFE9BE", outline="#10143A")
"""Over the night."""


NIGHT = Panel(art("panel.night"), replace(TITLE, colour="#FFE9BE"), replace(LINE, align="center"))


def heading(key: str, said: Speech, x: float, y: float, width: float, *, paper: bool) -> Piece:
    if paper:
        return TITLE(key, said, x, y, 31, width, height=54, colour="#7A4A2E")
    return NEON(key, said, x, y, 36, width)


def panel(key: str, box: Box, colour: str = "", depth: float = -8) -> Piece:
    """A night-blue box, with a seat's coloured edge if it is a seat's."""
    name = art(f"panel.{colour}" if colour else "panel.night")
    return fills(key, name, box, depth)


def cash(
    key: str, value: Speech | int, x: float, y: float, high: float = 44, depth: float = 0
) -> Piece:
    """A green note with an amount."""
    text = f"${value}" if isinstance(value, int) else value
    words = Words(text, high * 0.66, "title", "#12351A", steady=True, width=high * 1.5)
    return Piece(key, art("cash"), x, y, high * 1.5, high, depth=depth, text=words)


def value_die(
    key: str, value: int, x: float, y: float, side: float = 48, depth: float = 0
) -> Piece:
    return Piece(key, art(f"value.{value}"), x, y, scale=side / 60, depth=depth)


def flat_die(
    key: str, colour: str, value: int, x: float, y: float, side: float = 40, depth: float = 0
) -> Piece:
    return Piece(key, die_art(colour, value, flat=True), x, y, scale=side / 48, depth=depth)


def strip(  # noqa: PLR0913 - most are told by name
    key: str, look: Look, seat: int, box: Box, *, stars: int, money: int, said: Said, tick: str,
    now: bool,
) -> Iterator[Piece]:  # fmt: skip
    """A seat in a row: who, what she has, what she is doing."""
    face = look.faces[seat]
    if now:
        yield fills(f"{key}.glow", "ui/glow", box, -9, 44)
    yield fills(key, art(f"seat.{face.colour}"), box, -8)
    if now:
        yield fills(f"{key}.ring", "ui/focus", box, 0, 6)
    yield from plates.head(key, face, box.x + 54, box.cy + 6, min(box.h, 114), depth=0)
    left = box.x + 122
    right = box.right - 16
    upper, lower = box.y + box.h * 0.3, box.y + box.h * 0.7
    ink = STAR_INK if now else "#C3CCF2"
    large, narrow = look.frame.large, box.w < 420
    # In large text what she is doing shows the sign; narrow, it stands beside her name.
    free = right - left - (0 if large else 124 if narrow else 170)
    high = box.h * 0.56 if large else 0
    yield TITLE(f"{key}.name", face.name, left, upper, 32, free, height=high)
    if large:
        yield from counters(key, left, lower + 4, stars, money, NIGHT_INK, 50)
    elif narrow:
        yield LINE(f"{key}.said", said, right, upper, 27, 120, colour=ink, align="right")
        yield from counters(key, left, lower, stars, money, NIGHT_INK, 28)
    else:
        yield from counters(key, right - 168, upper, stars, money, NIGHT_INK, 30)
        yield LINE(f"{key}.said", said, left, lower, 28, right - left - 50, colour=ink)
    if tick:
        yield Piece(f"{key}.tick", art(tick), box.right - 34, lower, scale=0.9)


def counters(
    key: str, x: float, y: float, stars: int, money: int, ink: str, size: float
) -> Iterator[Piece]:
    """Stars and money, side by side, from the left."""
    half = size * 0.5
    note = x + size * (2.5 if stars < 100 else 3.1)
    yield Piece(f"{key}.star", art("star.mini"), x + half, y, scale=size / 32)
    yield NUMBER(f"{key}.stars", stars, x + half * 2.2, y, size + 2, size * 2, colour=ink)
    yield Piece(f"{key}.note", art("money"), note + half, y, scale=size / 60)
    yield NUMBER(f"{key}.money", money, note + size * 1.2, y, size + 2, size * 1.6, colour=ink)
