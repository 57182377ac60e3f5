"""The best moment once more: on its own table, small, at a third of the speed, twice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import catalogue
from game.screens.common.said import speaker
from game.screens.common.seats import draw_portrait
from game.screens.table.picture import Picture
from game.screens.table.seats import faces
from game.screens.table.strip import spots
from game.stage.box import Box, hull
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
_SHAPE, _MOST = 2.3, 0.72
"""How wide the picture is beside its height, and of the frame."""
_AIR, _LEAST, _NEAR = 60.0, 0.4, 0.8
"""Around what is meant; no less of the table is shown, and no more as if from near."""


class _Silence:
    def play(self, sound: str, gain: float = 1) -> None:
        """Nobody hears it a second time."""


class Film:
    """What is shown, and how far it is: it outlasts the layout of the screen."""

    def __init__(self, services: Services, session: Session, best: Highlight) -> None:
        self._services, self._session, self.best = services, session, best
        say = speaker(services.game_words(session.game.id))
        self._table = catalogue.table(session.game.id)
        self._picture = Picture(self._table, _Silence(), say)
        self._picture.run_on()
        self._frame: Frame | None = None
        self._small = Miniature()
        self._since = 0.0
        self._shape = 1.0
        """How wide it is, beside its height."""
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
        self._shape = box.w / box.h
        self._small.draw(brush, box, self._room, self._paint)

    def _paint(self, canvas: Canvas) -> None:
        self._picture.draw(canvas, calm=True)

    def _room(self) -> Box:
        """What it is told of, from near; where that is most of it, all of the table that neither
        bar nor prompt covers."""
        assert self._frame is not None
        frame, best, meant = self._frame, self.best, list[Box]()
        last = self._picture.showing(best.beats[-1].seen, self._look(frame, best.beats[-1].seen))
        whole = clear(frame.box, last.room.prompt)
        for beat in best.beats:
            look = self._look(frame, beat.seen)
            for line in self._table.tale.lines(beat.event, look):
                meant += spots(self._picture.showing(beat.seen, look), line)
        near = hull(meant)
        if near is None:
            return whole
        near = near.inset(-_AIR)
        wide = max(near.w, near.h * self._shape, _LEAST * whole.w)
        if wide > _NEAR * whole.w:
            return whole
        high = wide / self._shape
        x = min(max(near.cx - wide / 2, whole.x), whole.right - wide)
        y = min(max(near.cy - high / 2, whole.y), whole.bottom - high)
        return Box(x, y, wide, high)


class FilmStrip(Widget):
    """The film in its frame; beside it whose moment it was. A press enlarges it."""

    def __init__(
        self,
        box: Box,
        film: Film,
        colour: str,
        plate: str,
        turn: str,
        slow: str,
        course: Course,
        enlarge: Callable[[], None],
    ) -> None:
        super().__init__("film", box)
        self.film, self.colour, self.plate = film, colour, plate
        self.turn, self.slow = turn, slow
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
        wide = min(inside.h * _SHAPE, inside.w * _MOST)
        aside = Box(inside.x, inside.y, inside.w - wide, inside.h).inset(8, 2)
        inside = Box(inside.right - wide, inside.y, wide, inside.h)
        self.film.draw(brush, inside)
        grow = brush.frame.text_scale
        foot = 50.0 * grow
        side = min((aside.h - foot) * 0.58, aside.w)
        face = Box(aside.cx - side / 2, aside.y + 4, side, side)
        draw_portrait(brush, self.colour, face, "happy")
        half = (aside.h - foot - side - 8) / 2
        whose = Box(aside.x, face.bottom + 4, aside.w, half)
        brush.label(self.plate, whose, Style(30, "bold", GOLD))
        when = Box(aside.x, whose.bottom, aside.w, half)
        brush.label(self.turn, when, Style(28, "bold", CREAM))
        if not self.film.over and self.course.over:
            slow = Style(28, "title", INK)
            w = brush.writer.measure(self.slow, slow)[0] + 40
            chip = Box(aside.cx - w / 2, aside.bottom - foot + 4, w, foot - 6)
            brush.nine("ui/chip.gold", chip)
            brush.label(self.slow, chip.inset(12, 4), slow)
