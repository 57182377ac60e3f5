"""What is said to those who answer on a blind pad."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screens.table.seats import blind
from game.stage.clusters import CLEAR, CLUSTERS, DONE, caps

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.match.seats import Person
    from game.screens.common.said import Words

__all__ = ["done_words"]


def done_words(people: Sequence[Person], words: Words) -> str:
    """On which keys and buttons a blind answer is given, and begun anew."""
    done, clear = [], []
    for person in filter(blind, people):
        if person.control == "keys":
            printed = caps(person.device % len(CLUSTERS))
            done.append(printed[DONE])
            clear.append(printed[CLEAR])
        else:
            done.append(words.frame("pad-start"))
            clear.append(words.frame("pad-back"))
    given, anew = (" / ".join(dict.fromkeys(each)) for each in (done, clear))
    return words.frame("blind-done", done=given, clear=anew)
