"""A real match at the real table, and a mole that says what to do."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game import catalogue
from game.match.seats import Person
from game.match.session import Session
from game.screens.common.page import large
from game.screens.common.seats import shown_name
from game.screens.table.deeds import looked_at_by
from game.screens.table.taught import Offered, Taught
from game.screens.tutorial.beside import Beside
from game.screens.tutorial.guide import open_to, pointed_at
from game.screens.tutorial.lessons import lessons_of
from game.stage.lesson import Deed, Look, NextTurn
from game.system.called import Called

if TYPE_CHECKING:
    from game.kernel.contract import Action, Seen
    from game.screens.services import Services
    from game.screens.table.play import Half
    from game.screens.tutorial.lessons import Step

__all__ = ["LessonScene", "open_lessons"]

_SEED = 1903
"""Every lesson starts from the same table, so that the text fits what is seen."""
_LEARNER = 0


def open_lessons(services: Services, game_id: str) -> None:
    """Sit down for a lesson; a match that was left is not touched by it."""
    if not lessons_of(services, game_id):
        services.desk.tell(services.say("tutorial-none"))
        return
    services.desk.open(LessonScene.begin(services, game_id))


class LessonScene(Beside):
    """The table with a bubble over it: a step ends by its button, or when what it asks is done."""

    name = "tutorial"

    def __init__(self, services: Services, session: Session) -> None:
        super().__init__(services, session)
        self.lessons = lessons_of(services, session.game.id)
        self.at = max(session.card.lesson - 1, 0)
        self._turn = session.turn
        """Of the match, when this step began."""
        self._looked = False
        """At what is her own, in this step."""
        self._words = services.game_words(session.game.id, "tutorial")
        self._said: tuple[object, Taught | None] = ((), None)
        self._end()

    @classmethod
    def begin(cls, services: Services, game_id: str) -> LessonScene:
        game = catalogue.game(game_id)
        say, words = services.say, services.game_words(game_id)
        colours = ("radish", "royal", "lemon", "fern")
        people = []
        for seat in range(max(min(game.seats), 2)):
            control = "mouse" if seat == _LEARNER else "bot"
            person = Person("", colours[seat], control, level="easy")
            name = say("tutorial-you") if seat == _LEARNER else shown_name(person, say, words)
            people.append(replace(person, name=name))
        gentle = {each.option: each.first for each in catalogue.offers(game_id) if each.first}
        session = Session.new(game_id, people, gentle, _SEED)
        session.card.lesson = 1
        return cls(services, session)

    @property
    def step(self) -> Step | None:
        return self.lessons[self.at] if self.at < len(self.lessons) else None

    @property
    def taught(self) -> Taught | None:
        """Asked for with every frame, and kept as long as all it depends on is the same."""
        words = self.services.game_words(self.session.game.id, "tutorial")
        half, picture = self.play.half(self.chooser()), self.picture
        key = (
            words, self.at, self.session.revision, half, self.chooser(),
            picture.settled, picture.holding, self.folded, large(self.frame), self._looked,
        )  # fmt: skip
        if self._said[0] != key:
            if words is not self._words:
                # Another language.
                self._words = words
                self.lessons = lessons_of(self.services, self.session.game.id)
            self._said = key, self._teach(half)
        return self._said[1]

    def _teach(self, half: Half | None) -> Taught | None:
        step = self.step
        if step is None:
            return None
        idle = self._idle(step, half)
        say, number, last = self.services.say, self.at + 1, len(self.lessons)
        waits = step.until is not None
        go_on = "tutorial-know" if waits else "tutorial-done" if number == last else "tutorial-next"
        count = say("tutorial-step", now=number, all=last)
        points = self._points(step, half, idle)
        # In large letters it takes so much of the table that it can be put away, once it is read.
        foldable = waits and not idle and large(self.frame)
        if foldable and self.folded:
            few = (self.offer_fold(),)
            return Taught("", "", count, few, number, waits=waits, points=points)
        offers = [self.offer_fold()] if foldable else []
        offers.append(Offered("lesson.next", say(go_on), "cream" if waits else "green"))
        if number < last:
            offers.append(Offered("lesson.skip", say("tutorial-skip"), "wood"))
        return Taught(
            step.title,
            step.text,
            count,
            tuple(offers),
            number,
            of=last,
            waits=waits,
            points=points,
            idle=idle,
            rests=bool(idle) and half is None,
        )

    def _points(self, step: Step, half: Half | None, idle: str) -> str:
        """What has to be pressed next for it."""
        if idle:
            return "next" if self.picture.holding else ""
        if step.about:
            return step.about
        if self._looked:
            return "unpeek"
        seat = half.seat if half is not None else _LEARNER
        legal = self.session.legal(seat) if half is not None else ()
        folded = self.table.manner(self.session.seen(seat)).folded
        return pointed_at(step.until, half, legal, folded, holding=self.picture.holding)

    def _idle(self, step: Step, half: Half | None) -> str:
        """Why what it asks cannot be done yet, "" when it can."""
        say = self.services.say
        last = step is self.lessons[-1]
        if (isinstance(step.until, Deed) or last) and self.picture.holding:
            return say("tutorial-seen")
        if last and half is None and not self.picture.settled:
            # What she did just now is looked at before all is said.
            return say("tutorial-watch")
        if not isinstance(step.until, Deed):
            return ""
        if half is not None:
            seen, legal = self.session.seen(half.seat), self.session.legal(half.seat)
            return "" if open_to(step.until, seen, legal) else say("tutorial-first")
        others = [seat for seat in self.session.asked() if seat != _LEARNER]
        if not others or not self.picture.settled or self.session.over:
            return say("tutorial-watch")
        return say("tutorial-waits", name=Called(self.session.people[others[0]].name))

    # What is done

    def do(self, deed: str) -> None:
        if deed == "lesson.next":
            taught = self.taught
            if taught is not None and not taught.rests:
                # What is still waited with was not read.
                self.go_on_lesson()
        elif deed == "lesson.skip":
            self.skip()
        else:
            super().do(deed)
            step = self.step
            if step is not None and isinstance(step.until, Look):
                self._looked = self._looked or looked_at_by(deed) == _LEARNER

    def given(self, asked: Seen, answer: Action, turn: int) -> None:
        step = self.step
        if step is None or not isinstance(step.until, Deed):
            return
        if step.until.is_done_by(asked.step, len(asked.mine), answer):
            # The last of all answers has begun the next turn already: this step is of the old one.
            self._come_to(self.at + 1, turn)

    def go_on_lesson(self) -> None:
        self._come_to(self.at + 1, self.session.turn)

    def skip(self) -> None:
        self._come_to(len(self.lessons), self.session.turn)

    def _come_to(self, step: int, turn: int) -> None:
        """How far the lesson has come is kept with the match, once there is something to keep."""
        self.at, self._turn, self._looked = step, turn, False
        self.fold(put_away=False)
        self._end()
        self.session.card.lesson = step + 1
        if self.session.card.place:
            self.play.keep()

    def _end(self) -> None:
        """With its last step said, the rest is a match like any other."""
        if self.step is None:
            self.sides.taught()

    def update(self, ms: float) -> None:
        super().update(ms)
        step = self.step
        if step is None or not self.picture.settled:
            return
        turned = isinstance(step.until, NextTurn) and self.session.turn > self._turn
        back = self._looked and self.view.shared and not self.moving
        if turned or back or (self.session.over and step.until is not None):
            self.go_on_lesson()
