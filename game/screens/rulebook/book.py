"""A rulebook read from a game's `rulebook.LANGUAGE.ftl`.

Each message is a chapter, in the order of the file; its value is the title, and `.text` holds its
blocks, parted by empty lines. The first sign of a block says what it is::

    chapter-whacking = Whacking
        .text =
            A paragraph is just words.

            = A heading
            1. Title | what to do in this step
            - a line of a list, with a picture of what it is about @ prop/mallet
            > something to remember
            @ whakka/sheet.lawn | a picture of the game's own, and what it shows
            + Example | worked through with names and numbers
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["Block", "Chapter", "Hit", "Run", "mark", "parse", "search"]

_ART = " @ "
_KINDS = {"=": "heading", "-": "item", ">": "tip", "@": "figure", "+": "example"}


@dataclass(frozen=True, slots=True)
class Block:
    kind: str
    """text, heading, step, item, tip, figure or example."""
    text: str
    title: str = ""
    """A step's or an example's headline; a figure's sprite."""
    number: int = 0
    """Of a step."""
    art: str = ""
    """What a step or a line of a list is about, written after it: sprites as in a figure."""


@dataclass(frozen=True, slots=True)
class Chapter:
    id: str
    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Hit:
    chapter: int
    block: int


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of text, found by the search or not."""

    text: str
    found: bool = False


def _block(lines: list[str]) -> Block:
    text = " ".join(line.strip() for line in lines)
    sign, _, rest = text.partition(" ")
    kind = _KINDS.get(sign)
    if _numbers(sign) or kind == "item":
        rest, _, art = rest.partition(_ART)
        if kind == "item":
            return Block(kind, rest.strip(), art=art.strip())
        title, _, body = rest.partition("|")
        if not body:
            title, body = "", title
        return Block("step", body.strip(), title.strip(), int(sign[:-1]), art.strip())
    if kind is None:
        return Block("text", text)
    if kind in ("figure", "example"):
        title, _, body = rest.partition("|")
        return Block(kind, body.strip(), title.strip())
    return Block(kind, rest.strip())


def _starts(line: str) -> bool:
    sign = line.split(" ", 1)[0]
    return sign in _KINDS or _numbers(sign)


def _numbers(sign: str) -> bool:
    """Whether a step begins here; a sentence may begin with a year."""
    return sign.endswith(".") and sign[:-1].isdigit() and len(sign) < 4


def parse(text: str) -> tuple[Block, ...]:
    """The blocks of a chapter's text."""
    found: list[Block] = []
    waiting: list[str] = []
    for line in [*text.split("\n"), ""]:
        bare = line.strip()
        # A heading is one line: what follows needs no empty one between.
        if waiting and (not bare or _starts(bare) or waiting[0].startswith("= ")):
            found.append(_block(waiting))
            waiting = []
        if bare:
            waiting.append(bare)
    return tuple(found)


def _fold(text: str) -> tuple[str, list[int]]:
    """Text without case and accents, and for each of its letters the place it came from."""
    letters: list[str] = []
    places: list[int] = []
    for place, sign in enumerate(text):
        for part in unicodedata.normalize("NFKD", sign).casefold():
            if not unicodedata.combining(part):
                letters.append(part)
                places.append(place)
    return "".join(letters), places


def _spans(text: str, wanted: str) -> list[tuple[int, int]]:
    """Where any of the words stands; what overlaps is one stretch."""
    folded, places = _fold(text)
    spans: list[tuple[int, int]] = []
    for word in _fold(wanted)[0].split():
        start = folded.find(word)
        while start >= 0:
            end = start + len(word)
            spans.append((places[start], places[end - 1] + 1))
            start = folded.find(word, end)
    joined: list[tuple[int, int]] = []
    for start, end in sorted(spans):
        if joined and start <= joined[-1][1]:
            joined[-1] = joined[-1][0], max(end, joined[-1][1])
        else:
            joined.append((start, end))
    return joined


def _holds(text: str, wanted: str) -> bool:
    """All the words, in whatever order."""
    folded = _fold(text)[0]
    return all(word in folded for word in _fold(wanted)[0].split())


def mark(text: str, wanted: str) -> tuple[Run, ...]:
    """The text cut where the wanted words stand in it, whatever their case and accents."""
    runs: list[Run] = []
    done = 0
    for start, end in _spans(text, wanted):
        if start > done:
            runs.append(Run(text[done:start]))
        runs.append(Run(text[start:end], found=True))
        done = end
    if done < len(text) or not runs:
        runs.append(Run(text[done:]))
    return tuple(runs)


def search(chapters: Iterable[Chapter], wanted: str) -> tuple[Hit, ...]:
    """Where the wanted words stand: a chapter's own title counts as its first block."""
    if not wanted.strip():
        return ()
    hits = []
    for number, chapter in enumerate(chapters):
        if _holds(chapter.title, wanted):
            hits.append(Hit(number, 0))
        for place, block in enumerate(chapter.blocks):
            words = block.text if block.kind == "figure" else f"{block.title} {block.text}"
            if _holds(words, wanted) and Hit(number, place) not in hits:
                hits.append(Hit(number, place))
    return tuple(hits)
