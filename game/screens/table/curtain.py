"""The curtain: it names whoever comes next, the others hide their eyes."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.screens.table.peeping import Peep
from game.stage.box import Box
from game.stage.text import Style
from game.stage.theme import CREAM, INK, TITLE_GOLD
from game.stage.widgets.base import Widget
from game.stage.widgets.button import Button

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.screens.table.peeping import Peeping
    from game.screens.table.view import Curtain
    from game.stage.canvas import Brush
    from game.stage.focus import Focus
    from game.stage.frame import Frame
    from game.stage.look import Face
    from game.stage.widgets.base import Feels
    from game.system.text import Catalogue

__all__ = ["Drapes", "Onlookers", "PassOn", "Plaque", "curtain_widgets"]

_SHADE = "#3A1C10"
_LOW = 0.34
"""How much of a mole is gone when it ducks."""
_ROOMY = 300.0
"""With so much room for each there is some for a bubble beside a head."""


class Drapes(Widget):
    """Both halves of the curtain, drawn as far as it is at this instant."""

    def __init__(self, box: Box, curtain: Curtain) -> None:
        super().__init__("drapes", box)
        self._curtain = curtain

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        closed = self._curtain.closed
        if closed <= 0:
            return
        half, high = self.box.w / 2 + 20, self.box.h + 20
        away = (half - 20) * (1 - closed)
        for name, x in (
            ("bg/curtain.left", self.box.x - away),
            ("bg/curtain.right", self.box.right - half + away),
        ):
            facts = brush.sprites.facts(name)
            if facts is None:
                # Without its picture the curtain must hide no less.
                brush.fill(Box(x, self.box.y, half, self.box.h), "#7A1424")
                continue
            drawn = brush.sprites.get(name, half, high)
            if drawn is not None:
                brush.blit(drawn.picture, brush.frame.px(x), brush.frame.px(self.box.y))
        self._draw_valance(brush)

    def _draw_valance(self, brush: Brush) -> None:
        facts = brush.sprites.facts("bg/curtain.valance")
        if facts is not None:
            drawn = brush.sprites.get("bg/curtain.valance", self.box.w, facts.h)
            if drawn is not None:
                brush.blit(drawn.picture, brush.frame.px(self.box.x), brush.frame.px(self.box.y))


class PassOn(Widget):
    """The sign that hangs on the curtain."""

    def __init__(self, box: Box, face: Face, title: str, note: str, keys: str) -> None:
        super().__init__("pass", box)
        self.face, self.title, self.note, self.keys = face, title, note, keys

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        box = self.box
        brush.nine("ui/plaque.wood", box)
        round_ = Box(box.x + 70, box.y + 50, box.h - 100, box.h - 100)
        brush.picture(f"portrait/{self.face.colour}.happy", round_)
        badge = Box(round_.right - 84, round_.bottom - 84, 96, 96)
        brush.picture(f"badge/{self.face.colour}", badge)
        left = round_.right + 60
        room = Box(left, box.y + 40, box.right - left - 56, 120)
        brush.label(self.title, room, Style(92, "title", TITLE_GOLD, _SHADE, 6))
        below = Box(left, room.bottom + 4, room.w, 56)
        brush.label(self.note, below, Style(40, "title", CREAM, _SHADE, 4))
        foot = Box(left, box.bottom - 66, room.w, 44)
        brush.label(self.keys, foot, Style(28, "bold", CREAM, _SHADE, 3))


class Onlookers(Widget):
    """Everybody else, with paws over their eyes. Now and then one looks, and is scolded."""

    def __init__(
        self, box: Box, faces: Sequence[Face], peeping: Peeping, words: tuple[str, str], sign: Box
    ) -> None:
        super().__init__("onlookers", box)
        self.faces, self.peeping, self.sign = faces, peeping, sign
        self.excuse, self.scolding = words
        self._calm = False
        self._shown = Peep()

    def update(self, ms: float, focus: Focus) -> bool:
        return self.peeping.now(len(self.faces), calm=self._calm) != self._shown

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        count, self._calm = len(self.faces), brush.frame.calm
        if not count:
            return
        peep = self._shown = self.peeping.now(count, calm=self._calm)
        pitch = self.box.w / count
        high = min(self.box.h, 330)
        for at, face in enumerate(self.faces):
            peeps = at == peep.at
            x = self.box.x + (at + 0.5) * pitch
            body = f"body/{face.colour}.{'peek' if peeps and peep.looks else 'hide'}"
            wide = min(pitch * 0.9, 330)
            tall = min(high * 1.2, wide * 1.1)
            down = tall * _LOW * peep.low if peeps else 0
            brush.sprite(body, x + 30, self.box.bottom + down, h=tall)
            badge = Box(x - wide / 2 - 26, self.box.bottom - 112, 56, 56)
            brush.picture(f"badge/{face.colour}", badge)
            name = Box(badge.cx - 60, badge.bottom + 4, 120, 44)
            brush.label(face.name, name, Style(30, "title", CREAM, INK, 4))
        if peep.looks and pitch >= _ROOMY:
            x = self.box.x + (peep.at + 0.5) * pitch - min(pitch * 0.5, 330)
            left = max(self.box.x, x - 130)
            self._say(brush, Box(left, self.box.bottom - 290, 250, 78), self.excuse)
        if peep.scolded:
            # Whoever is called has seen it, from the sign.
            corner = Box(self.sign.x + 250, self.sign.y - 64, 340, 92)
            self._say(brush, corner, self.scolding)

    @staticmethod
    def _say(brush: Brush, box: Box, words: str) -> None:
        brush.nine("ui/bubble", box)
        brush.label(words, box.inset(18, 6), Style(32, "title", INK))


class Plaque(Widget):
    """Above the private view: whose eyes it is for."""

    def __init__(self, box: Box, face: Face, words: str) -> None:
        super().__init__("plaque", box)
        self.face, self.words = face, words

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        brush.nine("ui/plaque.wood", self.box)
        head = Box(self.box.x + 30, self.box.y - 8, 96, self.box.h)
        brush.picture(f"portrait/{self.face.colour}.idle", head)
        room = Box(head.right + 10, self.box.y, self.box.right - head.right - 40, self.box.h - 8)
        brush.label(self.words, room, Style(48, "title", CREAM, _SHADE, 4))


def curtain_widgets(
    frame: Frame,
    say: Catalogue,
    seat: int,
    faces: Sequence[Face],
    waiting: Sequence[int],
    peeping: Peeping,
    do: Callable[[str], None],
    *,
    counted: bool,
) -> list[Widget]:
    """All that hangs on the closed curtain; who is done and who comes next, if that counts now."""
    face = faces[seat]
    sign = Box(frame.w / 2 - 560, 244, 1120, 452)
    grow = min(frame.text_scale, 1.4)
    people = [each for at, each in enumerate(faces) if at != seat and not each.bot]
    widgets: list[Widget] = [
        PassOn(sign, face, say("pass-to", name=face.name), say("look-away"), say("curtain-keys"))
    ]
    left = sign.x + sign.h + 30
    widgets.append(
        Button(
            "open",
            Box(left, sign.bottom - 186, sign.right - left - 56, 108),
            say("i-am", name=face.name),
            partial(do, "open"),
            tone="orange",
            icon="curtain",
            size=50,
            first=True,
            sound="curtain/open",
        )
    )
    words = _progress(say, faces, waiting, seat) if counted else ""
    if words:
        widgets.append(_Line(Box(frame.w / 2 - 700, sign.bottom + 16, 1400, 50 * grow), words))
    wide = frame.w - 160
    floor = Box((frame.w - wide) / 2, frame.h - 340, wide, 340)
    widgets.append(Onlookers(floor, people, peeping, (say("not-looking"), say("no-peeking")), sign))
    corner = Box(frame.w - 28 - 300, 150, 300, 72)
    widgets.append(Button("table", corner, say("to-table"), partial(do, "table"), tone="wood",
                          size=30))  # fmt: skip
    return widgets


def _progress(say: Catalogue, faces: Sequence[Face], waiting: Sequence[int], seat: int) -> str:
    """Who is done, who comes next: never what, never when."""
    done = [face.name for face in faces if face.ready and not face.bot]
    parts = []
    if done:
        parts.append(say("are-done", names=say.people(done), count=len(done)))
    later = [other for other in waiting if other != seat]
    if later:
        parts.append(say("is-next", name=faces[later[0]].name))
    return " ".join(parts)


class _Line(Widget):
    def __init__(self, box: Box, words: str) -> None:
        super().__init__("progress", box)
        self.words = words

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        brush.label(self.words, self.box, Style(36, "bold", "#FFE3B0", INK, 4))
