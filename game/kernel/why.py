"""Why a bot answers as it does: a sentence of its game, and the things it is about.

It goes from process to process, into saves and out of them, so it is one line of plain letters:
"bot-why-set line=word-line-1 colour=colour-red".
"""

from __future__ import annotations

__all__ = ["because", "spoken_of"]


def because(sentence: str, /, **things: int | str) -> str:
    """A sentence and what fills it: numbers, keys of further texts, ids that stand as they are.

    A text may be filled with what is named before it. All of it is for everybody's ears once the
    answer is known: never what only one seat may know.
    """
    return " ".join([sentence, *(f"{name}={thing}" for name, thing in things.items())])


def spoken_of(reason: str) -> tuple[str, dict[str, int | str]]:
    """The sentence and the things again; of what is no reason at all, whatever comes of it."""
    key, *things = reason.split(" ")
    found: dict[str, int | str] = {}
    for each in things:
        name, _, thing = each.partition("=")
        number = thing.removeprefix("-")
        found[name] = int(thing) if number.isascii() and number.isdecimal() else thing
    return key, found
