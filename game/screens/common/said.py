"""A game's sentences in the language of the room."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.kernel.why import spoken_of
from game.match.seats import voices
from game.stage.look import Face, Look
from game.stage.said import Said
from game.system.called import Called

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.match.seats import Person
    from game.stage.frame import Frame
    from game.stage.said import Speech
    from game.system.text import Catalogue

__all__ = ["Words", "looking", "speaker"]


@dataclass(frozen=True, slots=True)
class Words:
    """What a table says in words: texts of its game, and of the frame around it."""

    frame: Catalogue
    game: Catalogue

    def told(self, speech: Speech) -> str:
        """A bare name as it is; texts may stand within texts."""
        if isinstance(speech, str):
            return speech
        values = {
            name: self.told(value) if isinstance(value, Said) else value
            for name, value in speech.args.items()
        }
        words = self.game if self.game.has(speech.key) else self.frame
        return words(speech.key, **values)

    def why(self, reason: str) -> str:
        """A bot's reason; nothing where the game has no such words, as of an older save's."""
        key, things = spoken_of(reason)
        if not self.game.has(key):
            return ""
        values: dict[str, int | str] = {}
        for name, thing in things.items():
            known = isinstance(thing, str) and self.game.has(thing)
            values[name] = self.game(str(thing), **values) if known else thing
        text = self.game(key, **values)
        # What a sentence lacks shows its key: better no reason than that.
        return "" if key in text else text


def speaker(words: Catalogue) -> Callable[[Speech], str]:
    """Turns what a table says into words, where no frame is around it."""
    return Words(words, words).told


def looking(frame: Frame, people: Sequence[Person], *, strong: bool = False) -> Look:
    """A look at a table where nobody has to decide anything."""
    faces = tuple(
        Face(Called(person.name), person.colour, bot=person.control == "bot", squeak=squeak)
        for person, squeak in zip(people, voices(people), strict=True)
    )
    return Look(frame, faces, calm=frame.calm, strong=strong)
