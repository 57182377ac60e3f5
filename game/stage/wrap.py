"""Breaking a string into lines that fit, whatever a person may have typed."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

__all__ = ["shorten", "wrap"]

_ELLIPSIS = "…"


def wrap(string: str, room: int, width: Callable[[str], int], most: int) -> list[str]:
    """The lines of this string; stops after `most`, so that endless text costs no time.

    A word wider than the room is broken only if nothing else helps: it is then too long for
    any line.
    """
    lines: list[str] = []
    for paragraph in string.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if not line or width(longer) <= room:
                line = longer
                continue
            lines.append(line)
            line = word
            if len(lines) >= most:
                return lines
        lines.append(line)
        if len(lines) >= most:
            return lines[:most]
    return lines


def shorten(lines: Sequence[str], room: int, width: Callable[[str], int], most: int) -> list[str]:
    """At most `most` lines, each within the room, with an ellipsis where something is missing."""
    kept = list(lines[:most])
    missing = len(lines) > most
    for index, line in enumerate(kept):
        last = index == len(kept) - 1
        if width(line) > room or (last and missing):
            kept[index] = _cut(line, room, width)
    return kept


def _cut(line: str, room: int, width: Callable[[str], int]) -> str:
    """The longest beginning that fits with its ellipsis, found by halving."""
    low, high = 0, len(line)
    while low < high:
        middle = (low + high + 1) // 2
        if width(line[:middle].rstrip() + _ELLIPSIS) <= room:
            low = middle
        else:
            high = middle - 1
    return line[:low].rstrip() + _ELLIPSIS
