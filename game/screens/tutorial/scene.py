"""A real match at the real table, and a mole that says what to do."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game import catalogue
from game.match.seats import Person
from game.match.session import Session
from game.screens.common.seats import shown_name
from game.screens.table.model import Taught
from game.screens.table.scene import TableScene
from game.screens.tutorial.bubble import Bubble
from game.screens.tutorial.lessons import lessons_of
from game.stage.box import Box

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.screens.services import Services
    from game.screens.tutorial.lessons import Lesson
    from game.stage.frame import Frame
    from game.stage.widgets.base import Widget

__all__ = ["LessonScene", "open_lessons"]

_SEED = 1903
"""Every lesson starts from the same table, so that the text fits what is seen."""


def open_lessons(services: Services, game_id: str) -> None:
    """Sit down for a lesson; a match that was left is not touched by it."""
    if not lessons_of(services, game_id):
        services.desk.tell(services.say("tutorial-none"))
        return
    services.desk.open(LessonScene.begin(services, game_id))


class LessonScene(TableScene):
    """The table with a bubble over it: steps go on by a button, or by what is done."""

    name = "tutorial"

    def __init__(self, services: Services, session: Session) -> None:
        super().__init__(services, session)
        self.lessons = lessons_of(services, session.game.id)
        self.at = max(session.card.lesson - 1, 0)
        self._since = (0, 1)
        self._remember()

    @classmethod
    def begin(cls, services: Services, game_id: str) -> LessonScene:
        game = catalogue.game(game_id)
        say, words = services.say, services.game_words(game_id)
        colours = ("radish", "royal", "lemon", "fern")
        people = []
        for seat in range(max(min(game.seats), 2)):
            control = "mouse" if seat == 0 else "bot"
            person = Person("", colours[seat], control, level="easy")
            name = say("tutorial-you") if seat == 0 else shown_name(person, say, words)
            people.append(replace(person, name=name))
        session = Session.new(game_id, people, {}, _SEED)
        session.card.lesson = 1
        return cls(services, session)

    @property
    def step(self) -> Lesson | None:
        return self.lessons[self.at] if self.at < len(self.lessons) else None

    @property
    def taught(self) -> Taught | None:
        step = self.step
        if step is None:
            return None
        return Taught(step.title, step.text, self.at + 1, len(self.lessons), step.until != "")

    def _remember(self) -> None:
        """Where the match stood when this step began."""
        self._since = (self._own(), self.session.turn)

    def _own(self) -> int:
        """Whoever learns is waited for: bots decide in between."""
        return sum(decision.by == "person" for decision in self.session.history)

    def build(self, frame: Frame) -> Sequence[Widget]:
        widgets, taught = super().build(frame), self.model.at.taught
        if taught is None:
            return widgets
        grow = frame.text_scale
        # Under the bar: what has to be pressed lies lower, on the table and in the prompt.
        box = Box(frame.w / 2 - 640, 92, 1280, 182 + 130 * (grow - 1))
        return [*widgets, Bubble(box, taught, self.services.say, self.do)]

    def do(self, deed: str) -> None:
        if deed == "lesson.next":
            self.go_on_lesson()
        elif deed == "lesson.skip":
            self.skip()
        else:
            super().do(deed)

    def go_on_lesson(self) -> None:
        self._come_to(self.at + 1)
        self._remember()

    def skip(self) -> None:
        self._come_to(len(self.lessons))

    def _come_to(self, step: int) -> None:
        """How far the lesson has come is kept with the match, once there is something to keep."""
        self.at = step
        self.session.card.lesson = step + 1
        if self.session.card.place:
            self.play.keep()

    def update(self, ms: float) -> None:
        super().update(ms)
        lesson = self.step
        if lesson is None or not self.picture.settled:
            return
        decided, turn = self._since
        done = {
            "answer": self._own() > decided,
            "turn": self.session.turn > turn or self.session.over,
        }.get(lesson.until, False)
        if done:
            self.go_on_lesson()
