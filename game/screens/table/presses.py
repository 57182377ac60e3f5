"""What can be pressed at a table: places on it, and the buttons of the prompt.

Each says what it means now: the same place, and the same name, may mean something else a moment
later, and is then deaf to whoever was there (`stage.focus`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from game.screens.table.deeds import named
from game.stage.focus import DEAF_MS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.screens.common.said import Words
    from game.screens.table.layout import Place
    from game.screens.table.play import Half
    from game.stage.box import Box
    from game.stage.piece import Answer
    from game.stage.showing import Showing
    from game.stage.sure import Sure
    from game.stage.widgets.button import Tone

__all__ = [
    "Press",
    "Pressed",
    "Spot",
    "confirming",
    "leading_back",
    "meaning",
    "placeless",
    "uncovered",
]


@dataclass(frozen=True, slots=True)
class Spot:
    """A place on the table that can be pressed."""

    deed: str
    box: Box
    means: str = ""
    """What pressing it does, where the same deed does something else another time."""
    answer: Answer | None = None
    """What may come next, if that is what it is: how it is pointed at, and how the focus is led."""
    depth: float = 0
    """As a focus spot's."""

    @property
    def led(self) -> bool:
        """The focus may go there by itself: never to what ends something."""
        return self.answer is not None and not self.answer.ends


@dataclass(frozen=True, slots=True)
class Press:
    """A button of the prompt."""

    deed: str
    text: str
    place: Place
    tone: Tone = "orange"
    enabled: bool = True
    means: str = ""
    """As a spot's."""
    price: tuple[str, str] | None = None
    """What it costs: how much, and the picture of that."""


class Pressed:
    """The last key that somebody pressed, by which one, and what it meant then.

    The same key once more is not heard if it has just come to mean something else.
    """

    def __init__(self) -> None:
        self._last: tuple[str, object] = ("", None)
        self._asked: object = None
        self._age = 0.0

    def wait(self, ms: float) -> None:
        """Time passes."""
        self._age += ms

    def asked(self, question: object) -> None:
        """What is answered by keys now."""
        if question != self._asked:
            self._asked, self._age = question, 0.0

    def hears(self, key: str, means: object) -> bool:
        """Whether it counts."""
        last, meant = self._last
        if last == key and meant != means and self._age < DEAF_MS:
            return False
        self._last = key, means
        return True


def meaning(half: Half | None, name: str) -> str:
    """What choosing this id answers, and after what."""
    assert half is not None
    return "/".join((str(half.question), *half.leading_to(name), name))


def placeless(
    half: Half | None, offered: Sequence[str], words: Words, showing: Showing
) -> Sequence[Press]:
    """The ids without a place on the table; what ends something comes last, apart from others."""
    found: list[Press] = []
    for name in offered:
        if showing.place_of(name) is None:
            answer = showing.by_id[name]
            note, word, means = answer.price, words.told(answer.tells), meaning(half, name)
            price = None if note is None else (words.told(note.text), note.art)
            tone: Tone = "orange" if note is None else "blue"
            place: Place = "choice"
            if answer.ends:
                tone, place = "wood", "ending"
            found.append(Press(named(name), word, place, tone, means=means, price=price))
    return sorted(found, key=lambda press: press.place == "ending")


def uncovered(spots: Sequence[Spot]) -> tuple[Spot, ...]:
    """So deep that each can be pointed at: what something smaller stands on, as a guest on a tile,
    lies below it."""
    return tuple(
        replace(spot, depth=-spot.box.w * spot.box.h)
        if any(_stands_on(other.box, spot.box) for other in spots)
        else spot
        for spot in spots
    )


def _stands_on(small: Box, large: Box) -> bool:
    return large.holds(small.cx, small.cy) and small.w * small.h < large.w * large.h


def confirming(words: Words, half: Half, sure: Sure | None) -> Press:
    """The button that gives the answer."""
    word = words.frame("done") if sure is None else words.told(sure.title)
    tone: Tone = "red" if sure is not None and sure.danger else "green"
    # Whatever is ticked, it is the same "done"; another path is another answer.
    means = "/".join((str(half.question), *half.path))
    return Press("confirm", word, "on", tone, half.ready is not None, means)


def leading_back(words: Words, half: Half) -> Press:
    """One id back, all ticks gone, or the last answer taken out of its envelope."""
    word = "clear" if half.begun and half.some else "go-back"
    means = f"{word}.{half.begun}"
    return Press("back", words.frame(word), "back", "cream", means=means)
