"""A table on the screen as a machine: one moment, one model of it, widgets made of that.

Whoever watches a match and whoever plays it look at it so; what people do is the subclasses' own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game import catalogue
from game.screens.common.page import help_of
from game.screens.table.deeds import chosen_by, looked_at_by, named
from game.screens.table.modeller import Modeller
from game.screens.table.pages import Pages
from game.screens.table.picture import Picture
from game.screens.table.sight import Sight
from game.screens.table.teller import Teller
from game.stage.intent import Kind
from game.stage.solid import lying
from game.stage.widgets.pane import PaneScene
from game.stage.widgets.tooltip import Tooltip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.kernel.contract import Seen
    from game.match.session import Session
    from game.screens.services import Services
    from game.screens.table.inspected import Inspected
    from game.screens.table.match import Match
    from game.screens.table.model import Model, Moment
    from game.screens.table.play import Play
    from game.screens.table.view import View
    from game.stage.box import Box
    from game.stage.canvas import Canvas
    from game.stage.focus import FocusSpot
    from game.stage.frame import Frame
    from game.stage.intent import Intent
    from game.stage.look import Look
    from game.stage.piece import Answer
    from game.stage.said import Speech
    from game.stage.showing import Own, Showing
    from game.stage.table import Table
    from game.stage.tale import Line
    from game.system.text import Catalogue

__all__ = ["Machine"]

_GROUND = 0.02
"""What takes more of the picture than this has other things on it."""


class Machine(PaneScene):
    """Subclasses say what the `moment` is, and `build` the widgets of its `model`."""

    in_play = with_table = True

    def __init__(
        self, services: Services, session: Session, match: Match, play: Play | None
    ) -> None:
        super().__init__()
        self.services, self.session = services, session
        self.table: Table[Any] = catalogue.table(session.game.id)
        self.music = self.table.music
        self.picture = Picture(self.table, services.sounds, self.told)
        self.tips = Tooltip()
        self._match = match
        self._sight = Sight(services, self.table, match, play, self.picture)
        self._modeller = Modeller(self._sight, match, play)
        self._teller = Teller(match, self.picture, self)
        self._model: Model | None = None
        self._frame: Frame | None = None
        self.pages = Pages(self.picture, self.focus, self._before)

    # What is so now

    @property
    def frame(self) -> Frame:
        assert self._frame is not None
        return self._frame

    @property
    def view(self) -> View:
        """Which face of the table is shown."""
        raise NotImplementedError

    @property
    def viewer(self) -> int | None:
        """Whose eyes the picture is for; None: everybody's."""
        return self._sight.viewer(self.view)

    @property
    def words(self) -> Catalogue:
        return self._sight.words.frame

    @property
    def game_words(self) -> Catalogue:
        return self._sight.words.game

    def told(self, speech: Speech) -> str:
        return self._sight.words.told(speech)

    @property
    def moment(self) -> Moment:
        """All that the screen depends on, as it is at this instant."""
        raise NotImplementedError

    @property
    def model(self) -> Model:
        """What the screen shows."""
        return self._model if self._model is not None else self.follow()

    def fresh(self) -> Model:
        """The model made anew, whatever is shown: the same, or something was forgotten."""
        return self._modeller.model(self.moment)

    @property
    def look(self) -> Look:
        """How the picture is looked at."""
        return self.aim()[1]

    def aim(self) -> tuple[Seen, Look]:
        """What these eyes may see now, and how it is looked at."""
        return self._aimed(self.moment)

    def past(self, seen: Seen) -> Look:
        """How they look at what is told: nothing is half chosen in it."""
        return self._sight.look(self.moment, seen, now=False)

    def _aimed(self, at: Moment) -> tuple[Seen, Look]:
        seen = self._match.seen(self.viewer)
        return seen, self._sight.look(at, seen)

    def lines(self) -> tuple[Line, ...]:
        """The log, as far as it has been shown."""
        return self._sight.lines(self.moment)

    def news(self) -> int:
        """So many of its last lines tell what happened since the one person here last decided."""
        return self._sight.news(self.moment)

    def help_of(self, deed: str) -> str:
        """What is said of a thing that is pointed at."""
        showing, seat = self.model.showing, looked_at_by(deed)
        name = chosen_by(deed)
        if name and deed != named(name):
            # Its button in the prompt says all of it, and help would lie over the question.
            return ""
        about: Answer | Own | None = showing.by_id.get(name)
        if seat is not None:
            about = showing.own.get(seat)
        if about is None:
            return help_of(self.widgets, deed)
        return self.told(about.help) if about.help is not None else ""

    # The one place where the screen becomes what is so

    def follow(self) -> Model:
        """What has happened is put before the picture; what may be chosen, before the person."""
        model = self._follow()
        if model.at.inspected is not None and model.opened is None:
            # What it was about is no longer there.
            self.pages.inspect(None)
            return self._follow()
        return model

    def _follow(self) -> Model:
        self._tell()
        at, shown = self.moment, self._model
        same = shown is not None and at == shown.at
        self._settle(at, same=same)
        if shown is not None and same:
            return shown
        if shown is not None and at.words != shown.at.words:
            self.picture.forget()
        self._model = self._modeller.model(at)
        self.rebuild()
        return self._model

    def _tell(self) -> None:
        """Put before the picture what has happened since."""
        self._teller.tell()

    def _settle(self, at: Moment, *, same: bool) -> None:
        """Say what it is to become; it may be the same moment that is shown already."""
        if not (same and self._teller.aimed):
            self._teller.settle(*self._aimed(at))

    # What is looked into

    def _before(self) -> Showing:
        return self._sight.before(self.follow().at)

    def look_into(self, what: Inspected | None) -> None:
        """Its page opens; of what is open already, or of nothing, it closes."""
        if self.pages.inspect(what):
            opens = self.follow().opened is not None
            self.services.sounds.play("ui/open" if opens else "ui/close")

    def close_page(self) -> None:
        self.pages.inspect(None)
        self.services.sounds.play("ui/close")

    def turn_page(self, step: int) -> None:
        if self.pages.turn(step):
            self.services.sounds.play("ui/toggle", 0.6)

    def _held(self, ms: float) -> None:
        """A finger that stays where it is looks into what lies there."""
        held, below = self.pages.held(ms)
        if held:
            self.look_into(below)

    def _asks_to_look(self, intent: Intent) -> bool:
        """Whether this asks to look into something; then that is done."""
        self.pages.note(intent)
        if intent.kind is Kind.INSPECT and not intent.repeat:
            self.look_into(self.pages.meant(intent))
        return intent.kind is Kind.INSPECT

    # Time and size

    def enter(self, frame: Frame) -> None:
        super().enter(frame)
        self._take(frame)

    def resize(self, frame: Frame) -> None:
        super().resize(frame)
        self._take(frame)

    def _take(self, frame: Frame) -> None:
        """Show what is so, at this size."""
        if frame == self._frame and self.picture.seen is not None:
            return
        if self._frame is not None:
            self._outgrow()
        self._frame = frame
        self.picture.forget()
        if self.picture.settled:
            self._teller.reset()
        else:
            # What is being told, and a pause for somebody to say "go on", outlast any layout.
            self.picture.relay(self.past)
        self.picture.foresee(*self.aim())

    def _outgrow(self) -> None:
        """What does not outlast a layout ends."""

    def _run(self, ms: float, speed: float) -> None:
        """The picture goes on; 1 is the usual speed."""
        self.picture.pace(speed)
        if self.picture.update(ms, calm=self.frame.calm):
            self.moved = True
        self.music, self.heat = self.picture.mood, self.picture.heat

    # Drawing

    def spots(self, frame: Frame) -> Sequence[FocusSpot]:
        self.follow()
        return super().spots(frame)

    def backdrop(self, canvas: Canvas) -> None:
        self.picture.draw(canvas, calm=canvas.frame.calm)

    def foreground(self, canvas: Canvas) -> None:
        self.tips.draw(canvas, self.focus, self.help_of(self.tips.wanted), self._told_of)

    def _told_of(self) -> list[Box]:
        """What people look at on the table, but for what may be pressed just now: words of help lie
        beside it, if there is room."""
        frame, spots = self.frame, [spot.box for spot in self.focus.spots]
        told = lying(self.picture.live.values(), frame.w * frame.h * _GROUND)
        return [self.model.showing.room.prompt] + [
            each.box
            for each in told
            if not any(box.holds(each.piece.x, each.piece.y) for box in spots)
        ]
