"""The credits: the games and who made them, fonts, libraries, licences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import __version__, catalogue
from game.screens.common.game_mole import game_mole
from game.screens.common.game_words import game_title
from game.screens.common.page import Page, bar_height
from game.screens.credits.licence import LicenceScene, NewsScene
from game.screens.credits.parts import OWN, PARTS, Part, bundled, version_of
from game.stage.box import Box
from game.stage.text import Style
from game.stage.theme import BROWN, INK
from game.stage.widgets.button import Button
from game.stage.widgets.plain import Label, Panel, Picture
from game.stage.widgets.scroll import Scroll, Scrolled

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.screens.services import Services
    from game.stage.frame import Frame
    from game.stage.widgets.base import Widget

__all__ = ["CreditsScene"]

_HEAD = Style(40, "title", BROWN, align="left")
_NAME = Style(34, "bold", INK, align="left")
_NOTE = Style(28, "text", BROWN, align="left")
_HOUSE = Style(28, "text", BROWN, align="left", lines=2, leading=1)
_LEAST = 38
"""So high is a line at least."""
_BODY = Style(30, "text", INK, align="left")


class CreditsScene(Page):
    name = "credits"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.scrolled, self.games = Scrolled(), Scrolled()

    def title(self) -> str:
        return self.say("credits")

    def build(self, frame: Frame) -> Sequence[Widget]:
        grow = frame.text_scale
        top = bar_height(frame) + 14
        half = (frame.w - 84 - 36) / 2
        left = Box(42, top, half, frame.h - top - 36)
        right = Box(42 + half + 36, top, half, left.h)
        widgets = [*self.header(frame), self._news(frame), Panel(left), Panel(right)]
        widgets.append(self._games(left.inset(36, 28), grow))
        widgets.append(self._parts(right.inset(30, 26), grow))
        return widgets

    def _news(self, frame: Frame) -> Widget:
        wide = 320 * frame.text_scale
        box = Box(frame.w - 42 - wide, bar_height(frame) / 2 - 36, wide, 72)
        return Button("news", box, self.say("credits-news"), self._open_news, size=30)

    def _open_news(self) -> None:
        self.services.desk.open(NewsScene(self.services))

    def _games(self, box: Box, grow: float) -> Widget:
        say = self.say
        line = 52 * grow
        found: list[Widget] = [Label(Box(box.x, box.y, box.w, line), say("credits-games"), _HEAD)]
        about = 150 * grow
        room = box.h - line - about - 20
        # Larger text has more games than fit: then they are scrolled.
        pitch = max(min(room / len(catalogue.GAMES), 190 * grow), 3 * _LEAST * grow + 12)
        for number, game in enumerate(catalogue.GAMES):
            words = self.services.game_words(game)
            y = box.y + line + 12 + pitch * number
            side = min(pitch - 16, 140.0)
            found.append(Picture(Box(box.x, y, side, side), game_mole(game)))
            x, w = box.x + side + 24, box.w - side - 50
            third = min((pitch - 12) / 3, line)
            by = say("credits-by", who=words("game-title.by"))
            found.append(Label(Box(x, y, w, third), game_title(words), _NAME))
            found.append(Label(Box(x, y + third, w, third), by, _BODY))
            if words.has("game-title.publisher"):
                house = say("credits-published", publisher=words("game-title.publisher"))
                found.append(Label(Box(x, y + third * 2, w, third), house, _HOUSE))
        end = box.y + line + 20 + pitch * len(catalogue.GAMES) + about
        foot = Box(box.x, max(box.bottom, end) - about, box.w - 26, about)
        found.append(Label(foot, say("credits-unofficial"), _BODY))
        return Scroll("games", box, found, max(box.bottom, end) - box.y, self.games)

    def _parts(self, box: Box, grow: float) -> Widget:
        say = self.say
        inside: list[Widget] = []
        y = box.y
        parts = (OWN, *PARTS, *bundled())
        for kind in ("own", "font", "library", "bundled"):
            if not any(part.kind == kind for part in parts):
                continue
            title = say(f"credits-{kind}")
            inside.append(Label(Box(box.x + 6, y, box.w - 40, 52 * grow), title, _HEAD))
            y += 58 * grow
            for part in parts:
                if part.kind == kind:
                    inside.extend(self._part(part, Box(box.x + 6, y, box.w - 40, 84 * grow)))
                    y += 90 * grow
            y += 12
        return Scroll("parts", box, inside, y - box.y, self.scrolled)

    def _part(self, part: Part, box: Box) -> list[Widget]:
        version = __version__ if part is OWN else version_of(part)
        name = f"{self.say(f'part-{part.id}', name=part.name)} {version}".strip()
        wide = min(box.w * 0.34, 250.0)
        room = box.w - wide - 20
        button = Box(box.right - wide, box.y + 6, wide, box.h - 18)
        return [
            Label(Box(box.x, box.y, room, box.h * 0.52), name, _NAME),
            Label(Box(box.x, box.y + box.h * 0.5, room, box.h * 0.4),
                  self.say(f"part-{part.id}.licence"), _NOTE),
            Button(f"part.{part.name or part.id}", button, self.say("credits-show"),
                   self._showing(part), size=28, lines=2, first=part is OWN),
        ]  # fmt: skip

    def _showing(self, part: Part) -> Callable[[], None]:
        return lambda: self.services.desk.open(LicenceScene(self.services, part))
