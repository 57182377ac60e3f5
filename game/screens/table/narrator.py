"""Narration: what the log and the prompt say, said once more as messages in big words."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.screens.services import Services
    from game.screens.table.model import Model
    from game.stage.said import Speech

__all__ = ["Narrator"]


class Narrator:
    """Off it does nothing at all. Each line and each prompt is told once, in the order of play."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._model: Model | None = None
        self._lines: int | None = None
        """So many lines of the log are told; None: nobody listened yet."""
        self._prompt = ""

    def update(self, model: Model, asked: Callable[[], Sequence[Speech | None]]) -> None:
        """The screen shows this; `asked` is what the prompt says, whatever is half chosen."""
        if not model.at.settings.read_aloud:
            self._model, self._lines, self._prompt = None, None, ""
            return
        # A message outlasts the curtain: what is for one seat's eyes is never made one.
        if not model.at.view.shared or model.at.moving or model is self._model:
            return
        was, self._model = self._model, model
        self._tell_lines(model)
        self._tell_page(model, was)
        if model.at.telling.settled or model.at.telling.holding:
            said = " ".join(model.at.words.told(part) for part in asked() if part is not None)
            if said != self._prompt:
                self._prompt = said
                self._services.desk.tell(said)

    def _tell_page(self, model: Model, was: Model | None) -> None:
        """All that stands on the page somebody has just opened."""
        if model.opened is None:
            return
        page = model.opened.page
        if was is None or was.opened is None or was.opened.page != page:
            notes = [note.text for note in page.notes]
            said = [page.title, page.kind, page.text, *notes, page.best, page.why_not]
            words = [model.at.words.told(part) for part in said]
            self._services.desk.tell(" ".join(filter(None, words)))

    def _tell_lines(self, model: Model) -> None:
        lines, words = model.lines, model.at.words
        # Undo takes lines back; what was told before anybody listened is in the log.
        known = len(lines) if self._lines is None else min(self._lines, len(lines))
        new = [words.told(line.text) for line in lines[known:]]
        if len(lines) > known:
            # Of what will be told anew the prompt is asked anew.
            self._prompt = ""
        self._lines = len(lines)
        if new:
            together = words.frame
            self._services.desk.tell(
                reduce(lambda first, then: together("told-together", first=first, then=then), new)
            )
