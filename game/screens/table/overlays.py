"""Over the table: the pause, who plays, the log."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.match.refused import Refused
from game.match.seats import Person
from game.screens.common.game_words import game_title, turn_word
from game.screens.common.over import Over
from game.stage.box import Box
from game.stage.text import Style
from game.stage.theme import BROWN, INK, SIZE, SOFT_INK
from game.stage.widgets.base import Widget
from game.stage.widgets.button import Button
from game.stage.widgets.plain import Label, Panel
from game.stage.widgets.scroll import Scroll, Scrolled

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.screens.table.scene import TableScene
    from game.stage.canvas import Brush
    from game.stage.focus import Focus
    from game.stage.frame import Frame
    from game.stage.look import Face
    from game.stage.tale import Line
    from game.stage.widgets.base import Feels
    from game.stage.widgets.button import Tone

__all__ = ["LogScene", "PauseScene", "SeatsScene"]

_HEAD = Style(SIZE["screen"], "title", BROWN)
_NOTE = Style(SIZE["log"], "text", SOFT_INK, lines=2)
_ROW = 60
_KEPT = ("seats", "phones", "fair", "save")
"""What there is to do only at a match that is kept."""
_SPEEDS = ((50, "speed-slow"), (100, "speed-normal"), (200, "speed-fast"))


class _Overlay(Over):
    """Over the table: its match, in its words."""

    def __init__(self, table: TableScene) -> None:
        super().__init__(table.services)
        self.table = table
        self.session = table.session
        self.say = table.words


class PauseScene(_Overlay):
    name = "pause"

    def build(self, frame: Frame) -> Sequence[Widget]:
        say = self.say
        every: list[tuple[str, str, Callable[[], None], Tone]] = [
            ("on", say("pause-on"), self.close, "green"),
            ("seats", say("pause-seats"), self._seats, "cream"),
            ("phones", self._phones_words(), self._phones, "cream"),
            ("rules", say("pause-rules"), self.table.open_help, "cream"),
            ("settings", say("pause-settings"), self._settings, "cream"),
            ("speed", self._speed_words(), self._speed, "cream"),
            ("fair", self.table.services.say("fair"), self._fair, "cream"),
            ("save", say("pause-save"), self._save, "cream"),
            ("leave", say("pause-leave"), self.table.depart, "orange"),
        ]
        rows = [row for row in every if not (self.session.loose and row[0] in _KEPT)]
        high = 84
        box = self.panel(frame, 760, 210 + len(rows) * (high + 14))
        inside = box.inset(60, 30)
        pitch = min(high + 14, (inside.h - 150) / len(rows))
        widgets: list[Widget] = [
            Panel(box),
            Label(Box(inside.x, inside.y, inside.w, 66), say("pause-title"), _HEAD),
        ]
        for at, (name, text, action, tone) in enumerate(rows):
            place = Box(inside.x, inside.y + 78 + at * pitch, inside.w, pitch - 12)
            widgets.append(
                Button(name, place, text, action, tone=tone, first=at == 0, size=SIZE["body"])
            )
        foot = Box(inside.x, inside.bottom - 66, inside.w, 66)
        widgets.append(
            Label(foot, say("pause-note-loose" if self.session.loose else "pause-note"), _NOTE)
        )
        return widgets

    def _speed_words(self) -> str:
        now = self.services.settings.now.motion_speed
        word = min(_SPEEDS, key=lambda speed: abs(speed[0] - now))[1]
        return self.say("pause-speed", speed=self.say(word))

    def _speed(self) -> None:
        now = self.services.settings.now.motion_speed
        faster = [speed for speed, _ in _SPEEDS if speed > now]
        self.services.change(motion_speed=faster[0] if faster else _SPEEDS[0][0])
        self.rebuild()

    def _seats(self) -> None:
        self.services.desk.open(SeatsScene(self.table))

    def _phones_words(self) -> str:
        return self.services.texts.of("phones")("phones-button")

    def _phones(self) -> None:
        from game.screens.phones.scene import PhonesScene

        self.services.desk.open(PhonesScene(self.services, self.session.fingerprint))

    def _fair(self) -> None:
        from game.screens.fair.scene import FairScene

        session = self.session
        words = session.pledge.words if session.pledge is not None else ()
        scene = FairScene(self.services, session.commitment, words)
        self.services.desk.open(scene)

    def _settings(self) -> None:
        from game.screens.settings.scene import SettingsScene

        self.services.desk.open(SettingsScene(self.services))

    def _save(self) -> None:
        services, session = self.services, self.session
        words = self.table.game_words
        turn = turn_word(words, session.turn)
        title = self.say("save-name", game=game_title(words), turn=turn)
        said = self.say("pause-saved", name=title)
        try:
            # As it stands now, whoever plays on meanwhile.
            work = services.shelf.copying(session, services.moment(), title)
        except Refused as refused:
            services.refuse(refused)
            return
        services.do(work, lambda _: services.desk.tell(said))


class SeatsScene(_Overlay):
    """A seat changes hands: to a bot, or from one to a person."""

    name = "seats"

    def build(self, frame: Frame) -> Sequence[Widget]:
        say, people = self.say, self.session.people
        row = 76
        box = self.panel(frame, 1000, 240 + len(people) * row)
        inside = box.inset(50, 30)
        pitch = min(row, (inside.h - 180) / len(people))
        widgets: list[Widget] = [
            Panel(box),
            Label(Box(inside.x, inside.y, inside.w, 66), say("seats-title"), _HEAD),
        ]
        for seat, person in enumerate(people):
            y = inside.y + 76 + seat * pitch
            widgets.append(_Seat(Box(inside.x, y, inside.w - 350, pitch - 8), person, say))
            text = say("seat-to-person" if person.is_bot else "seat-to-bot")
            place = Box(inside.right - 330, y, 330, pitch - 8)
            widgets.append(Button(f"seat.{seat}", place, text, self._swap(seat), size=30))
        note = Box(inside.x, inside.bottom - 92, inside.w - 280, 84)
        widgets.append(Label(note, say("seats-note"), replace(_NOTE, align="left")))
        place = Box(inside.right - 250, inside.bottom - 88, 250, 82)
        widgets.append(Button("on", place, say("pause-on"), self.close, tone="green", first=True))
        return widgets

    def _swap(self, seat: int) -> Callable[[], None]:
        def act() -> None:
            self.table.play.swap(seat)
            self.rebuild()

        return act


class _Seat(Widget):
    def __init__(self, box: Box, person: Person, say: Callable[[str], str]) -> None:
        super().__init__("", box)
        self.person, self.say = person, say

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        box = self.box
        side = min(box.h, 64)
        brush.picture(f"badge/{self.person.colour}", Box(box.x, box.cy - side / 2, side, side))
        icon = "icon/robot.ink" if self.person.is_bot else "icon/person.ink"
        brush.picture(icon, Box(box.right - side, box.cy - side / 2, side, side))
        room = Box(box.x + side + 16, box.y, box.w - 2 * side - 32, box.h)
        brush.label(self.person.name, room, Style(SIZE["body"], "bold", INK, align="left"))


class LogScene(_Overlay):
    """Everything that has happened, in words, and what happened since somebody last decided."""

    name = "log"

    def __init__(self, table: TableScene) -> None:
        super().__init__(table)
        # The newest at the bottom, in sight.
        self._scrolled = Scrolled(offset=1e9)

    def build(self, frame: Frame) -> Sequence[Widget]:
        say = self.say
        box = self.panel(frame, 1100, 940)
        inside = box.inset(50, 30)
        lines = self.table.lines()
        faces = self.table.model.faces
        row = _ROW * min(frame.text_scale, 1.5)
        room = Box(inside.x, inside.y + 80, inside.w, inside.h - 190)
        since = len(lines) - self.table.news()
        rows: list[Widget] = []
        for at, line in enumerate(lines):
            if at == since > 0:
                rows.append(self._heading(Box(room.x, room.y + len(rows) * row, room.w - 30, row)))
            place = Box(room.x, room.y + len(rows) * row, room.w - 30, row)
            rows.append(_Row(place, line, self.table, faces))
        widgets: list[Widget] = [
            Panel(box),
            Label(Box(inside.x, inside.y, inside.w, 66), say("log-title"), _HEAD),
            Scroll("lines", room, rows, max(len(rows) * row, 1), self._scrolled),
        ]
        if not rows:
            widgets.append(Label(room, say("log-empty"), _NOTE))
        place = Box(inside.right - 300, inside.bottom - 88, 300, 84)
        widgets.append(Button("on", place, say("pause-on"), self.close, tone="green", first=True))
        return widgets

    def _heading(self, box: Box) -> Widget:
        # Only where one person plays alone there is such a heading.
        name = next(face.name for face in self.table.model.faces if not face.bot)
        style = Style(SIZE["log"], "title", "#B8262C", align="left")
        return Label(box, self.say("log-since", name=name), style)


class _Row(Widget):
    def __init__(self, box: Box, line: Line, table: TableScene, faces: Sequence[Face]) -> None:
        super().__init__("", box)
        self.line, self.table, self.faces = line, table, faces

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        box, line = self.box, self.line
        left = box.x
        words = self.table.told(line.text)
        if line.seat is None:
            brush.label(words, box, Style(SIZE["body"], "title", BROWN, align="left"))
            return
        badge = Box(left, box.cy - 20, 40, 40)
        brush.picture(f"badge/{self.faces[line.seat].colour}", badge)
        room = Box(left + 54, box.y, box.w - 54, box.h)
        brush.label(words, room, Style(SIZE["log"], "text", INK, align="left"))
