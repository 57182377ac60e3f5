"""A game's lessons read from its `tutorial.LANGUAGE.ftl`: each message is one step, in their order.

A step's value is its headline, `.text` what is said; the other attributes are plain words::

    lesson-moles = Your moles
        .text = List one hole, or as many as you dare.
        .until = answer

Without `.until` a button leads on; "answer" waits until somebody has decided something, "turn"
until the next turn begins.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.screens.services import Services

__all__ = ["Lesson", "has_lessons", "lessons_of"]

_START = "lesson-"


@dataclass(frozen=True, slots=True)
class Lesson:
    id: str
    title: str
    text: str
    until: str = ""


def lessons_of(services: Services, game_id: str) -> tuple[Lesson, ...]:
    words = services.game_words(game_id, "tutorial")
    return tuple(
        Lesson(
            key,
            words(key),
            words(f"{key}.text") if words.has(f"{key}.text") else "",
            words(f"{key}.until") if words.has(f"{key}.until") else "",
        )
        for key in words.names()
        if key.startswith(_START)
    )


def has_lessons(services: Services, game_id: str) -> bool:
    return bool(lessons_of(services, game_id))
