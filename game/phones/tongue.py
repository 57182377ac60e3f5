"""One phone's language: the words of the page, of the table's frame and of the game."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from game.match.seats import COLOURS
from game.stage.said import Said

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.stage.said import Speech
    from game.system.text import Texts

__all__ = ["Tongue"]


class Tongue:
    def __init__(self, texts: Texts, game: str) -> None:
        self.language, self._texts = texts.language, texts
        self.page = texts.of("phones")
        self._sheet = texts.of("phones", "page")
        self._common = texts.of("screens")
        self._game = texts.of(f"games/{game}")
        self._houses = (
            self._game,
            texts.of("screens/table"),
            texts.of("match"),
            self.page,
            self._common,
            self._sheet,
        )

    def title_of(self, game: str) -> str:
        """The name of any game."""
        return self._texts.of(f"games/{game}")("game-title")

    @property
    def title(self) -> str:
        return self._game("game-title")

    def told(self, speech: Speech | None) -> str:
        """What a table says, in words; texts may stand within texts."""
        if speech is None:
            return ""
        if isinstance(speech, str):
            # A name knows who is meant by it; alone it is plain text.
            return str(speech)
        values = {
            name: self.told(value) if isinstance(value, Said) else value
            for name, value in speech.args.items()
        }
        return self.word(speech.key, values)

    def word(self, key: str, facts: Mapping[str, str | int]) -> str:
        """A sentence of whichever house has it."""
        for house in self._houses:
            if house.has(key):
                return house(key, **facts)
        return self.page(key, **facts)

    @cached_property
    def all(self) -> dict[str, str]:
        """Every text of the page; places that the page itself fills are written {name}."""
        places = {"n": "{n}", "name": "{name}", "of": "{of}"}
        found = {name: self._sheet(name, **places) for name in self._sheet.names()}
        return found | {f"colour-{one}": self._common(f"colour-{one}") for one in COLOURS}
