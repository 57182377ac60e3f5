"""The best moment once more: on its own table, small, at a third of the speed, twice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import catalogue
from game.screens.common.said import speaker
from game.screens.table.picture import Picture
from game.screens.table.seats import faces
from game.stage.box import Box
from game.stage.easel import clear
from game.stage.focus import FocusSpot
from game.stage.look import Look
from game.stage.miniature import Miniature
from game.stage.text import Style
from game.stage.theme import CREAM, GOLD, INK
from game.stage.widgets.base import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.kernel.contract import Seen
    from game.match.highlight import Highlight
    from game.match.session import Session
    from game.screens.results.course import Course
    from game.screens.services import Services
    from game.stage.canvas import Brush, Canvas
    from game.stage.focus import Focus
    from game.stage.frame import Frame
    from game.stage.widgets.base import Feels

__all__ = ["Film", "FilmStrip"]

_SLOW = 1 / 3
_LAPS = 2
_HOLE = 22.0
_FRAME_MS = 33


class _Silence:
    def play(self, sound: str, gain: float = 1) -> None:
        """Nobody hears it a second time."""


class Film:
    """What is shown, and how far it is: it outlasts the layout of the screen."""

    def __init__(self, services: Services, session: Session, best: Highlight) -> None:
        self._services, self._session, self.best = services, session, best
        say = speaker(services.game_words(session.game.id))
        self._picture = Picture(catalogue.table(session.game.id), _Silence(), say)
        self._picture.run_on()
        self._frame: Frame | None = None
        self._small = Miniature()
        self._since = 0.0
        self.laps = 0

    @property
    def over(self) -> bool:
        return self.laps >= _LAPS

    def hurry(self) -> None:
        """To its last picture."""
        if not self.over:
            self.laps = _LAPS
            if self._frame is not None:
                self._wind(self._frame)
            self._small.spoil()

    def _look(self, frame: Frame, seen: Seen) -> Look:
        people = faces(self._session.people, seen)
        now = self._services.settings.now
        strong, numbers = now.colours == "strong", now.dice == "numbers"
        return Look(frame, people, calm=frame.calm, strong=strong, numbers=numbers)

    def _wind(self, frame: Frame) -> None:
        """To its beginning; to its end, if it has been seen often enough."""
        picture, best = self._picture, self.best
        if self.over or frame.calm:
            self.laps = _LAPS
            seen = best.beats[-1].seen
            picture.reset(seen, self._look(frame, seen))
            return
        picture.reset(best.before, self._look(frame, best.before))
        for beat in best.beats:
            picture.tell(beat.event, beat.seen, self._look(frame, beat.seen))

    def adopt(self, frame: Frame) -> None:
        """The frame it is laid out in."""
        if frame != self._frame:
            self._frame = frame
            self._small.spoil()
            self._picture.forget()
            self._wind(frame)

    def update(self, ms: float) -> bool:
        """Whether there is another picture of it."""
        if self.over or self._frame is None:
            return False
        self._picture.pace(_SLOW)
        self._picture.update(ms, calm=self._frame.calm)
        if not self._picture.busy:
            self.laps += 1
            self._wind(self._frame)
        self._since += ms
        if self._since < _FRAME_MS and not self.over:
            return False
        self._since = 0.0
        self._small.spoil()
        return True

    def draw(self, brush: Brush, box: Box) -> None:
        self.adopt(brush.frame)
        self._small.draw(brush, box, self._room, self._paint)

    def _paint(self, canvas: Canvas) -> None:
        self._picture.draw(canvas, calm=True)

    def _room(self) -> Box:
        """The part of the table that neither bar nor prompt covers."""
        assert self._frame is not None
        last = self.best.beats[-1].seen
        showing = self._picture.showing(last, self._look(self._frame, last))
        return clear(self._frame.box, showing.room.prompt)


class FilmStrip(Widget):
    """The film in its frame, with a plate that says whose moment it was. A press enlarges it."""

    def __init__(
        self,
        box: Box,
        film: Film,
        plate: str,
        slow: str,
        course: Course,
        enlarge: Callable[[], None],
    ) -> None:
        super().__init__("film", box)
        self.film, self.plate, self.slow = film, plate, slow
        self.course, self.enlarge = course, enlarge

    def spots(self) -> Sequence[FocusSpot]:
        return (FocusSpot(self.id, self.box, self.enlarge),)

    def update(self, ms: float, focus: Focus) -> bool:
        return self.course.over and self.film.update(ms)

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        brush.fill(self.box, "#1B1020")
        inside = Box(self.box.x + 8, self.box.y + _HOLE + 8, self.box.w - 16,
                     self.box.h - 2 * _HOLE - 16)  # fmt: skip
        count = max(int(self.box.w // 50), 1)
        for number in range(count):
            x = self.box.x + self.box.w * (number + 0.5) / count - 11
            for y in (self.box.y + 6, self.box.bottom - 6 - 16):
                brush.fill(Box(x, y, 22, 16), CREAM)
        self.film.draw(brush, inside)
        grow = brush.frame.text_scale
        style = Style(30, "bold", GOLD)
        wide = min(brush.writer.measure(self.plate, style)[0] + 44, inside.w - 20)
        plate = Box(inside.x + 10, inside.y + 10, wide, 48 * grow)
        brush.nine("ui/chip.dark", plate)
        brush.label(self.plate, plate.inset(18, 4), style)
        if not self.film.over and self.course.over:
            slow = Style(28, "title", INK)
            w = brush.writer.measure(self.slow, slow)[0] + 40
            chip = Box(inside.right - w - 10, inside.bottom - 46 * grow - 8, w, 46 * grow)
            brush.nine("ui/chip.gold", chip)
            brush.label(self.slow, chip.inset(12, 4), slow)
