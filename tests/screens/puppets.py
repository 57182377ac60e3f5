"""The whole program without a window: a stage, a desk, and somebody who thinks at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.kernel.chance import Random
from game.kernel.judge import any_of
from game.match.thinker import Answer
from game.screens.gallery import rehearsal
from game.screens.title.scene import TitleScene
from game.stage.studio import Studio
from game.stage.transitions import Way

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from game.match.session import Session
    from game.match.thinker import Ticket
    from game.screens.services import Services
    from game.stage.scene import Scene

__all__ = ["Parrot", "Puppets"]


class Parrot:
    """Answers at once, at random."""

    alive = True

    def __init__(self) -> None:
        self._said: list[Answer] = []

    def ask(self, ticket: Ticket) -> None:
        answer = any_of(ticket.options, Random(ticket.seed))
        self._said.append(Answer(ticket.number, ticket.seat, answer))

    def poll(self) -> Sequence[Answer]:
        said, self._said = self._said, []
        return said

    def forget(self) -> None:
        self._said = []


class Puppets:
    """A desk upon a studio: what app.py is in the program."""

    def __init__(
        self, folder: Path, size: tuple[int, int] = (640, 360), *, text: int = 100
    ) -> None:
        self.studio = Studio(size, text=text)
        self.told: list[str] = []
        self.left = False
        self.plugged: tuple[int, ...] = (1, 2)
        self.services: Services = rehearsal(folder, text=text)
        self.services.desk = self
        parrot = Parrot()
        self.services.thinker = lambda: parrot
        self.studio.stack.reset([TitleScene(self.services)], Way.NONE)
        self.studio.step(0)

    @property
    def top(self) -> Scene:
        top = self.studio.stack.top
        assert top is not None
        return top

    def open(self, scene: Scene) -> None:
        self.studio.stack.push(scene, Way.NONE)

    def back(self) -> None:
        self.studio.stack.pop(Way.NONE)

    def home(self, *scenes: Scene) -> None:
        self.studio.stack.reset([TitleScene(self.services), *scenes], Way.NONE)

    def leave(self) -> None:
        self.left = True

    def tell(self, words: str) -> None:
        self.told.append(words)

    def apply(self) -> None:
        now = self.services.settings.now
        if self.services.texts.language != (now.language or "en"):
            self.services.texts.speak(now.language or "en")
        self.studio.window.eyes = now.see_as
        if self.studio.window.adopt(
            text=now.text_size, calm=now.calm_motion, contrast=now.contrast
        ):
            self.studio.stack.resize()

    def pads(self) -> tuple[int, ...]:
        return self.plugged

    def clip(self, words: str) -> bool:
        return bool(words)

    def play(self, session: Session) -> None:
        from game.screens.table.scene import TableScene

        self.open(TableScene(self.services, session))

    def rules(self, game_id: str) -> None:
        from game.screens.rulebook.scene import RulebookScene

        self.open(RulebookScene(self.services, game_id))

    def results(self, session: Session) -> None:
        from game.screens.results.scene import ResultsScene

        self.studio.stack.replace(ResultsScene(self.services, session), Way.NONE)
