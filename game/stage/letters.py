"""Which font has a letter, and in what order the letters of a line stand.

People may be called anything. What the house's own fonts lack is written in fonts cut from Noto,
read when the first such name is met; a letter that none of them has is a paw print.
"""

from __future__ import annotations

import unicodedata
from bisect import bisect_right
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

__all__ = ["BEYOND", "PAW", "STAND_IN", "Run", "Script", "runs", "writable"]

STAND_IN = "bold"
"""Nunito has the accents that Lilita and Alfa Slab lack."""
PAW = "\U0001f43e"
"""For a letter that no font has: a box would say that the program is broken."""


class Script(NamedTuple):
    """A font for other letters than the house's."""

    file: str
    """In the folder of fonts."""
    tag: str = "zyyy"
    """Its script's name in ISO 15924, by which letters are joined."""


BEYOND = {
    "europe": Script("scripts/Europe.ttf", "latn"),
    "armenian": Script("scripts/Armenian.ttf", "armn"),
    "hebrew": Script("scripts/Hebrew.ttf", "hebr"),
    "arabic": Script("scripts/Arabic.ttf", "arab"),
    "devanagari": Script("scripts/Devanagari.ttf", "deva"),
    "bengali": Script("scripts/Bengali.ttf", "beng"),
    "tamil": Script("scripts/Tamil.ttf", "taml"),
    "thai": Script("scripts/Thai.ttf", "thai"),
    "georgian": Script("scripts/Georgian.ttf", "geor"),
    "ethiopic": Script("scripts/Ethiopic.ttf", "ethi"),
    "symbols": Script("scripts/Symbols.ttf"),
    "east": Script("scripts/East.otf", "hani"),
    "emoji": Script("scripts/Emoji.ttf"),
}
_PICTURES = ("emoji", "symbols", "east")
_BLOCKS: tuple[tuple[int, tuple[str, ...]], ...] = (
    (0x0000, ("europe", "emoji", "symbols")),
    (0x0530, ("armenian",)),
    (0x0590, ("hebrew",)),
    (0x0600, ("arabic",)),
    (0x0700, ()),
    (0x0750, ("arabic",)),
    (0x0780, ()),
    (0x08A0, ("arabic",)),
    (0x0900, ("devanagari",)),
    (0x0980, ("bengali",)),
    (0x0A00, ()),
    (0x0B80, ("tamil",)),
    (0x0C00, ()),
    (0x0E00, ("thai",)),
    (0x0E80, ()),
    (0x10A0, ("georgian",)),
    (0x1100, ("east",)),
    (0x1200, ("ethiopic",)),
    (0x13A0, ()),
    (0x1C90, ("georgian",)),
    (0x1CC0, ("devanagari",)),
    (0x1D00, ("europe",)),
    (0x2000, ("europe", *_PICTURES)),
    (0x2D00, ("georgian",)),
    (0x2D30, ()),
    (0x2D80, ("ethiopic",)),
    (0x2DE0, ("europe",)),
    (0x2E80, ("east", "emoji")),
    (0xA640, ("europe",)),
    (0xA830, ("devanagari", "europe")),
    (0xAB00, ("ethiopic",)),
    (0xAB30, ()),
    (0xAC00, ("east",)),
    (0xD800, ()),
    (0xF900, ("east",)),
    (0xFB00, ("armenian", "hebrew", "arabic")),
    (0xFE00, ("east", "arabic")),
    (0xFF00, ("east",)),
    (0x10000, ()),
    (0x1F000, _PICTURES),
    (0x20000, ("east",)),
    (0x30000, ()),
)
"""From which letter on these fonts are asked, in this order."""
_STARTS = [start for start, _ in _BLOCKS]
_IN_COLOUR = "\ufe0f"
"""Says that the sign before it is meant as a picture."""
_JOINER = "\u200d"
_JOINERS = frozenset({_JOINER, "\u200c"})
_MARKS = frozenset({"Mn", "Me", "Mc"})
_SKIN = range(0x1F3FB, 0x1F400)
_LEFTWARD = frozenset({"R", "AL"})
_COUNTED = frozenset({"EN", "AN"})
_INSIDE = frozenset(" -\u2010'\u2019.\u00a0")
"""May stand between two words of one name."""
_RIGHTWARD, _BACK, _COUNT = 0, 1, 2
"""How deep a letter lies: in a line of ours, in a name written leftward, a number in that."""


class Run(NamedTuple):
    """Letters beside one another that one font writes in one direction."""

    font: str
    text: str
    leftward: bool = False


def writable(string: str) -> str:
    """Without what is no letter: zeros, halves of pairs, orders to write the other way."""
    if string.isprintable():
        return string
    kept = (
        sign
        for sign in string
        if sign == "\n" or sign in _JOINERS or unicodedata.category(sign) not in {"Cc", "Cf"}
    )
    return "".join(kept).encode("utf-8", "replace").decode("utf-8")


def runs(line: str, font: str, knows: Callable[[str, str], bool]) -> list[Run]:
    """The line in pieces as they stand from left to right, each with the font that has it.

    `knows` says whether a font has a letter.
    """
    letters = list(_letters(line))
    deep = _depths([letter[0] for letter in letters])
    found: list[Run] = []
    depths: list[int] = []
    for letter, depth in zip(letters, deep, strict=True):
        name, text = _written(letter, font, knows)
        last = found[-1] if found else None
        if last is not None and depths[-1] == depth and _together(last, name, text):
            found[-1] = last._replace(text=last.text + text)
        else:
            found.append(Run(name, text, depth == _BACK))
            depths.append(depth)
    return _ordered(found, depths)


def _together(last: Run, name: str, text: str) -> bool:
    return last.font == name and not (last.text == PAW == text)


def _written(letter: str, font: str, knows: Callable[[str, str], bool]) -> tuple[str, str]:
    """The font that has all of a letter, or else its bare form, or else a paw."""
    beyond = _BLOCKS[bisect_right(_STARTS, ord(letter[0])) - 1][1]
    house = (font, STAND_IN)
    asked = ("emoji", *house, *beyond) if _IN_COLOUR in letter else (*house, *beyond)
    signs = [sign for sign in letter if not _silent(sign)]
    for name in (*asked, "emoji"):
        if all(knows(name, sign) for sign in signs):
            return name, letter
    for name in asked:
        if knows(name, letter[0]):
            return name, letter[0]
    return "emoji", PAW


def _silent(sign: str) -> bool:
    """Whether it only says how its neighbours are meant."""
    return sign in _JOINERS or "\ufe00" <= sign <= _IN_COLOUR


def _letters(line: str) -> Iterator[str]:
    """Letters together with the marks that stand on them, and pictures that are joined."""
    letter = ""
    for sign in unicodedata.normalize("NFC", line):
        belongs = (
            sign in _JOINERS
            or letter.endswith(_JOINER)
            or ord(sign) in _SKIN
            or (sign > "\u02ff" and unicodedata.category(sign) in _MARKS)
        )
        if letter and not belongs:
            yield letter
            letter = ""
        letter += sign
    if letter:
        yield letter


def _depths(letters: list[str]) -> list[int]:
    """How deep each lies. A name stands for itself, as if it were isolated.

    Only what holds one name together goes leftward with it: the space between its words, and
    figures at its very end. A score after it and a comma before the next are of our line.
    """
    kinds = [unicodedata.bidirectional(letter) for letter in letters]
    if _LEFTWARD.isdisjoint(kinds):
        return [_RIGHTWARD] * len(letters)
    depths = [_BACK if kind in _LEFTWARD else _RIGHTWARD for kind in kinds]
    for place in range(1, len(letters)):
        if kinds[place] in _COUNTED and depths[place - 1] != _RIGHTWARD:
            depths[place] = _COUNT
        elif (
            letters[place] in _INSIDE
            and depths[place - 1]
            and depths[place + 1 : place + 2] == [_BACK]
        ):
            depths[place] = _BACK
    return depths


def _ordered(found: list[Run], depths: list[int]) -> list[Run]:
    """As they are read to as they stand: what lies deeper is turned round, deepest first."""
    order = list(range(len(found)))
    for level in (_COUNT, _BACK):
        start = 0
        while start < len(order):
            end = start
            while end < len(order) and depths[order[end]] >= level:
                end += 1
            order[start:end] = reversed(order[start:end])
            start = max(end, start + 1)
    return [found[place] for place in order]
