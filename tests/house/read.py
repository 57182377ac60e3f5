"""What came of an editor's reading: pages that name lines of text, each with a verdict."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

HEAD = ("key", "verdict", "reason")
VERDICTS = ("taken", "changed", "refused", "gone")
# What was taken as it was proposed needs no word more.
_PLAIN = "taken"
_CELL = re.compile(r"(?<!\\)\|")
_KEY = re.compile(r"`([^`]+)`")


@dataclass(frozen=True, slots=True)
class Row:
    """Lines of text that a proposal was made for, and what came of it."""

    keys: tuple[str, ...]  # as the glossary names them: "games/molly:rulebook:chapter-play.text"
    verdict: str
    reason: str


def rows(page: str) -> list[Row]:
    """All rows of all tables of a page; one that is not written as the others are is refused."""
    found = []
    for line in page.splitlines():
        if not line.startswith("|"):
            continue
        cells = tuple(cell.strip() for cell in _CELL.split(line)[1:-1])
        if cells == HEAD or all(set(cell) <= set("-: ") for cell in cells):
            continue
        keys = tuple(_KEY.findall(cells[0]))
        if len(cells) != len(HEAD) or not keys:
            raise ValueError(f"not a row of a reading: {line}")
        found.append(Row(keys, cells[1], cells[2]))
    return found


def untrue(read: Iterable[Row], keys: Collection[str]) -> list[str]:
    """What the rows say that is not so, of texts with these keys."""
    found = []
    for row in read:
        if row.verdict not in VERDICTS:
            found.append(f"{row.keys[0]}: {row.verdict!r} is no verdict")
        if row.verdict != _PLAIN and not row.reason:
            found.append(f"{row.keys[0]}: {row.verdict}, and no word why")
        for key in row.keys:
            there = key in keys or any(one.startswith(f"{key}.") for one in keys)
            if there == (row.verdict == "gone"):
                found.append(f"{key}: {row.verdict}, but the key is{'' if there else ' not'} there")
    return found
