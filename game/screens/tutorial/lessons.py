"""A game's lesson: its steps in the order of its `tutorial.LANGUAGE.ftl`, and what they wait for.

A step's value is its headline, `.text` what is said::

    lesson-moles = Your moles
        .text = Choose two or three holes on your own lawn.

What it waits for the game's table says (see stage.lesson); without that a button leads on.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game import catalogue
from game.stage.lesson import Lesson

if TYPE_CHECKING:
    from game.screens.services import Services
    from game.stage.lesson import Waits

__all__ = ["Step", "has_lessons", "lessons_of"]

_START = "lesson-"


@dataclass(frozen=True, slots=True)
class Step:
    id: str
    title: str
    text: str
    until: Waits | None = None
    about: str = ""
    """What is read is about: see stage.lesson."""


def lessons_of(services: Services, game_id: str) -> tuple[Step, ...]:
    words, lesson = services.game_words(game_id, "tutorial"), catalogue.lesson(game_id) or Lesson()
    return tuple(
        Step(
            key, words(key), words(f"{key}.text"), lesson.waits.get(key), lesson.about.get(key, "")
        )
        for key in words.names()
        if key.startswith(_START)
    )


def has_lessons(services: Services, game_id: str) -> bool:
    words = services.game_words(game_id, "tutorial")
    return any(key.startswith(_START) for key in words.names())
