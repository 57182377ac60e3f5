"""The title: choose a game, go on with one, or see to everything else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import __version__, catalogue
from game.screens.common.game_words import game_minutes, game_title, turn_word
from game.screens.common.page import help_of, large
from game.screens.title.hint import Hint
from game.screens.title.lawn import BEAT_MS, Board, Guest
from game.screens.title.layout import TitleLayout, layout
from game.stage.box import Box
from game.stage.text import Style
from game.stage.theme import BROWN, CREAM
from game.stage.widgets.button import Button, IconButton
from game.stage.widgets.pane import PaneScene
from game.stage.widgets.tooltip import Tooltip

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.screens.services import Services, Unfinished
    from game.stage.canvas import Canvas, Painting
    from game.stage.frame import Frame
    from game.stage.widgets.base import Widget

__all__ = ["TitleScene"]

_TWINKLE_MS = 1400
_VERSION = Style(28, "bold", BROWN)


class TitleScene(PaneScene):
    name = "title"
    music = "music/title"

    def __init__(self, services: Services, *, hurried: bool = False) -> None:
        super().__init__()
        self.services = services
        self._hurried = hurried
        """The program opens: what needs the rules of all games, or the last match, comes with
        the second picture."""
        self._waiting: Unfinished | None = None
        self._seen = False
        self.clock = 0.0
        self._beat = 0
        self._calm = False
        self.tips = Tooltip()

    def enter(self, frame: Frame) -> None:
        super().enter(frame)
        self._calm = frame.calm
        self._look_up()

    def build(self, frame: Frame) -> Sequence[Widget]:
        games = catalogue.GAMES
        places = layout(frame, games)
        self._places = places
        last = self.services.settings.now.last_game
        first = last if last in games else games[len(games) // 2]
        widgets: list[Widget] = [Guest(stand, self.now) for stand in places.company]
        for stand in places.stands:
            words = self.services.game_words(stand.game)
            widgets.append(
                Board(
                    stand, game_title(words), self._facts(stand.game, frame),
                    self._choosing(stand.game), now=self.now, first=stand.game == first,
                )
            )  # fmt: skip
        widgets.extend(self._corners(places))
        widgets.append(self._middle(places))
        return widgets

    def now(self) -> float:
        """The time of everything that is idle; it stands still where motion is reduced."""
        return 0.0 if self._calm else self.clock

    def _facts(self, game_id: str, frame: Frame) -> str:
        """For how many it is and how long it takes: with large text in two lines."""
        if self._hurried:
            return ""
        say = self.services.say
        seats = catalogue.game(game_id).seats
        count = say("title-seats", fewest=min(seats), most=max(seats))
        time = say("minutes", count=game_minutes(self.services.game_words(game_id)))
        return f"{count}\n{time}" if large(frame) else say("separator-dot", one=count, two=time)

    def _corners(self, places: TitleLayout) -> list[Widget]:
        say = self.services.say
        mute = self.services.settings.now.mute
        entries: tuple[tuple[str, str, str, Callable[[], None]], ...] = (
            ("settings", "settings", say("title-settings"), self._open_settings),
            (
                "sound",
                "mute" if mute else "sound",
                say("sound-off") if mute else say("sound-on"),
                self._toggle_sound,
            ),
            ("saves", "save", say("title-saves"), self._open_saves),
            ("club", "crown", say("club"), self._open_club),
            ("rules", "book", say("title-rules"), self._open_rules),
            ("credits", "heart", say("title-credits"), self._open_credits),
            ("quit", "close", say("title-quit"), self._ask_quit),
        )
        boxes = (*places.left, *places.right)
        return [
            IconButton(name, box, icon, action, help_text=words)
            for (name, icon, words, action), box in zip(entries, boxes, strict=True)
        ]

    def _look_up(self) -> None:
        """What waits to be gone on with; the disk may take its time."""

        def found(waiting: Unfinished | None) -> None:
            if waiting != self._waiting:
                self._waiting = waiting
                self.rebuild()

        if not self._hurried:
            self.services.do(self.services.unfinished, found)
            self.services.do(self.services.read_ahead, lambda _: None)

    def _middle(self, places: TitleLayout) -> Widget:
        found = self._waiting
        if found is None:
            return Hint(places.middle, self.services.say)
        say = self.services.say
        words = self.services.game_words(found.game)
        turn = turn_word(words, found.turn)
        what = say("title-continue-what", game=game_title(words), turn=turn)
        return Button(
            "continue", places.middle, say("title-continue", what=what), self.services.resume,
            tone="green", icon="play",
        )  # fmt: skip

    def backdrop(self, canvas: Canvas) -> None:
        self._seen = True
        canvas.ground(("title",), self._paint)
        # The lights glow in turn; they are an overlay, so only they are drawn again.
        phase = abs((self.now() / _TWINKLE_MS) % 2 - 1)
        frame = canvas.frame
        canvas.sprite("bg/title.lights", frame.w / 2, 0, w=frame.w, alpha=0.6 + 0.4 * phase)

    def _paint(self, painting: Painting) -> None:
        painting.backdrop("bg/title")
        x, y = self._places.logo
        painting.sprite("logo/molehill", x, y)
        motto = self._places.motto
        painting.nine("ui/ribbon.red", motto)
        style = Style(56, "title", CREAM, "#6E1420", 4, steady=True)
        painting.label(self.services.say("title-motto"), motto.inset(50, 8), style)
        if not large(painting.frame):
            # With large text the moles have its room; the credits say it, too.
            below = Box(motto.x, motto.bottom + 2, motto.w, 40)
            painting.label(__version__, below, _VERSION)

    def update(self, ms: float) -> None:
        self.clock += ms
        if self._hurried and self._seen:
            self._hurried = False
            self._look_up()
            self.rebuild()
        if not self._calm and self.clock // BEAT_MS != self._beat:
            self._beat = int(self.clock // BEAT_MS)
            self.stale = True
        super().update(ms)
        if self.tips.update(ms, self.focus):
            self.stale = True

    def foreground(self, canvas: Canvas) -> None:
        self.tips.draw(canvas, self.focus, help_of(self.widgets, self.tips.wanted))

    def back(self) -> bool:
        self._ask_quit()
        return True

    def _choosing(self, game_id: str) -> Callable[[], None]:
        def choose() -> None:
            from game.screens.lobby.scene import LobbyScene

            self.services.gathering = False
            self.services.desk.open(LobbyScene(self.services, game_id))

        return choose

    def _open_settings(self) -> None:
        from game.screens.settings.scene import SettingsScene

        self.services.desk.open(SettingsScene(self.services))

    def _toggle_sound(self) -> None:
        self.services.change(mute=not self.services.settings.now.mute)
        self.rebuild()

    def _open_saves(self) -> None:
        from game.screens.saves.scene import SavesScene

        self.services.desk.open(SavesScene(self.services))

    def _open_club(self) -> None:
        from game.screens.club.scene import open_club

        open_club(self.services)

    def _open_rules(self) -> None:
        from game.screens.rulebook.scene import open_rules

        open_rules(self.services)

    def _open_credits(self) -> None:
        from game.screens.credits.scene import CreditsScene

        self.services.desk.open(CreditsScene(self.services))

    def _ask_quit(self) -> None:
        from game.screens.common.ask import Answer, Ask

        say, desk = self.services.say, self.services.desk
        answers = (
            Answer(say("quit-leave"), desk.leave, "red"),
            Answer(say("quit-stay"), None, "green", first=True),
        )
        desk.open(Ask(self.services, say("quit-ask"), say("quit-why"), answers))
