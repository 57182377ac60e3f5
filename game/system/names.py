"""Any text a person types, made safe to show in one line that stays in its box."""

from __future__ import annotations

import unicodedata

__all__ = ["beginning", "clean_name", "fits", "fitting", "is_clean"]

# Reading more than this of a pasted novel would only cost time.
_READ = 4096
_MARKS = 2
# Other: controls, invisible formats and writing directions, halves of pairs, private and
# unassigned signs. Separators of lines and paragraphs become spaces with all other white space.
_NEVER = {"Cc", "Cf", "Cs", "Co", "Cn"}
_MARK = {"Mn", "Me", "Mc"}
# Letters that are drawn as nothing at all though they count as letters.
_BLANK = {"\u115f", "\u1160", "\u3164", "\uffa0", "\u2800"}


def _clusters(text: str) -> list[str]:
    """What a reader would call letters: each sign with at most a few marks on it."""
    found: list[str] = []
    for sign in text:
        kind = unicodedata.category(sign)
        if sign.isspace():
            if found and found[-1] != " ":
                found.append(" ")
        elif kind in _NEVER or sign in _BLANK:
            continue
        elif kind in _MARK:
            # A mark with nothing to stand on would climb onto what is written before the name.
            if found and found[-1] != " " and len(found[-1]) <= _MARKS:
                found[-1] += sign
        else:
            found.append(sign)
    return found


def clean_name(text: str, most: int = 24) -> str:
    """The text as one safe line of at most `most` letters; may be empty."""
    # First composed, so that an accent typed apart counts with its letter.
    composed = unicodedata.normalize("NFC", text[:_READ])
    letters = _clusters(composed)
    if letters and letters[-1] == " ":
        letters.pop()
    if len(letters) > most:
        kept = letters[: most - 1]
        letters = [*("".join(kept).rstrip(" ")), "…"]
    return unicodedata.normalize("NFC", "".join(letters))


def beginning(name: str, most: int) -> str:
    """A name as it is, or no more than so many letters of it, of which the last says that there
    are more."""
    letters = _clusters(name)
    return name if len(letters) <= most else "".join(letters[: most - 1]).rstrip() + "…"


def is_clean(text: str, most: int = 24) -> bool:
    """Whether a name can be shown as it is."""
    return clean_name(text, most) == text


def fits(text: str, room: int) -> bool:
    """Whether so many signs are room enough, and a file can hold every one of them."""
    return len(text) <= room and not any("\ud800" <= sign <= "\udfff" for sign in text)


def fitting(text: str, room: int) -> str:
    """As much of a name as has room: its letters may bear marks, which a file counts too."""
    most = room
    while not fits(found := clean_name(text, most), room):
        most = most * 3 // 4
    return found
