"""The table: whoever is asked answers here, everybody watches what comes of it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.screens.table.build import Builder
from game.screens.table.narrator import Narrator
from game.screens.table.overlays import LogScene, PauseScene
from game.screens.table.phones import TableSide
from game.screens.table.sight import Sight
from game.screens.table.spots import id_of
from game.screens.table.taps import holder, tapped
from game.screens.table.view import SIDES, Mode
from game.stage.intent import Intent, Kind
from game.stage.widgets.tooltip import Tooltip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.kernel.contract import Action
    from game.match.choosing import Choosing
    from game.match.session import Session
    from game.screens.services import Services
    from game.stage.canvas import Canvas
    from game.stage.focus import FocusSpot
    from game.stage.frame import Frame
    from game.stage.table import Told
    from game.stage.widgets.base import Widget

__all__ = ["TableScene"]

_CURTAIN_MS = 350
_PAUSE_MS = 1600
"""How long bots among themselves look at what came of a turn."""


class TableScene(Sight):
    name = "table"
    taps = in_play = True

    def __init__(self, services: Services, session: Session, *, lesson: bool = False) -> None:
        super().__init__(services, session, lesson=lesson)
        self.tips = Tooltip()
        self._event: Told | None = None
        self._stage = (True, False)
        """Whether all was told, and whether it paused, when the widgets were built."""
        self._waited = 0.0
        self._builder = Builder(self)
        self._narrator = Narrator(self)

    # What people do

    def choose(self, name: str) -> None:
        choosing = self.play.choosing
        if choosing is None or not self.picture.settled:
            return
        if name not in self.open_ids(choosing):
            return
        answer = choosing.choose(name)
        if answer is not None:
            if self.showing.sure is None:
                self._answer(choosing, answer)
            else:
                self._ask_again()
        self.rebuild()

    def _ask_again(self) -> None:
        """The answer is whole and shown; the focus waits on the button that gives it."""
        self.rebuild()
        self.focus.show(self.spots(self.frame))
        self.focus.focus("confirm")

    def confirm(self) -> None:
        choosing = self.play.choosing
        if choosing is not None and choosing.ready is not None:
            self._answer(choosing, choosing.ready)
        self.rebuild()

    def _answer(self, choosing: Choosing, answer: Action) -> None:
        seat, happened = choosing.seat, self.session.count
        if not self.play.give(seat, answer):
            return
        self.services.sounds.play("ui/ready", 0.6)
        # The last of all answers opens everything, and she may be asked again at once.
        done = seat not in self.session.asked() or self.session.count != happened
        if self.view.mode is Mode.PRIVATE and done:
            self.leave_private()

    def go_back(self) -> bool:
        """One id back, or the seat's own last answer while it is still sealed."""
        choosing = self.play.choosing
        if choosing is None:
            return False
        moved = choosing.back() or self.play.take_back(choosing.seat)
        self.rebuild()
        return moved

    def go_on(self) -> None:
        self.picture.animator.resume()
        self.rebuild()

    def may_undo(self) -> bool:
        """Not while several write in secret: each has her own way back, and nobody else's."""
        if self.view.mode is not Mode.PUBLIC or not self.picture.settled:
            return False
        if self.play.lone is None and self.manner.secret:
            return False
        return self.session.can_undo()

    def undo(self) -> None:
        if self.may_undo() and self.play.undo():
            self._told = self.session.count
            self.services.sounds.play("ui/back")
            self._key = ()
            self.rebuild()

    def ask_hint(self) -> None:
        seat = self.chooser()
        if seat is not None and self.services.settings.now.hints:
            self.play.ask_hint(seat)
            self.rebuild()

    def open_curtain(self) -> None:
        """Behind the closed curtain the picture becomes hers; then it opens."""
        if self.view.mode is Mode.CURTAIN and not self.view.moving:
            self.view.mode = Mode.PRIVATE
            self._reset()
            self.view.draw_to(SIDES)

    def call(self) -> None:
        """Close the curtain, and name who comes next."""
        seat = self.next_behind()
        if seat is None:
            return
        self.view.stay = False
        self.services.sounds.play("curtain/close")
        self.view.close(seat)
        self.rebuild()

    def peek(self, seat: int | None = None) -> None:
        """Whoever is asked looks at what is hers alone; if others are there, behind the curtain.

        So does anybody who answers on a blind pad: a pad shows no hand.
        """
        seat = self.chooser() if seat is None else seat
        if seat is None or self.view.mode is not Mode.PUBLIC:
            return
        self.view.peeking = True
        self.services.sounds.play("curtain/close")
        if self.play.lone is None:
            self.view.close(seat)
        else:
            self.view.show_private(seat)
            self._reset()
        self.rebuild()

    def zoom(self) -> None:
        """All of the board, or what matters of it larger."""
        self.whole = not self.whole
        self.services.sounds.play("ui/toggle", 0.6)
        self.rebuild()

    def peek_or_zoom(self) -> None:
        if self.showing.room.zoom is not None:
            self.zoom()
        elif self.view.peeking and self.view.mode is Mode.PRIVATE:
            self.leave_private()
        elif self.chooser() in self.showing.own:
            self.peek()

    def to_table(self) -> None:
        self.view.peeking = False
        self.view.stay = True
        self.view.mode, self.view.seat = Mode.PUBLIC, None
        self._reset()
        self.view.draw_to(0)

    def leave_private(self) -> None:
        """The curtain closes on what she chose; then it is somebody else's, or everybody's."""
        if self.view.peeking and self.play.lone is not None:
            self.to_table()
            return
        self.services.sounds.play("curtain/close")
        self.view.leaving = True
        self.view.draw_to(1)
        self.rebuild()

    def pause(self) -> None:
        if self.view.mode is not Mode.PRIVATE:
            self.services.desk.open(PauseScene(self))

    def open_log(self) -> None:
        self.services.desk.open(LogScene(self))

    def open_help(self) -> None:
        from game.screens.rulebook.scene import RulebookScene

        self.services.desk.open(RulebookScene(self.services, self.session.game.id))

    def toggle_sound(self) -> None:
        self.services.change(mute=not self.services.settings.now.mute)
        self.rebuild()

    def results(self) -> None:
        self.play.close()
        self.services.desk.results(self.session)

    # Time

    def update(self, ms: float) -> None:
        super().update(ms)
        self.services.phones.serve(self, partial(TableSide, self))
        calm = self.frame.calm
        self.picture.animator.speed = self.services.settings.now.motion_speed / 100
        self.play.think()
        if self.picture.update(ms, calm=calm):
            self.moved = True
        if self.picture.animator.event is not self._event:
            self._event = self.picture.animator.event
            self.rebuild()
        self.music = self.picture.mood
        self._after_told(ms)
        if self.picture.settled and (
            self._spare() or self.play.hear_bots(ms, secret=self.manner.secret)
        ):
            self.rebuild()
        if self.view.update(ms / _CURTAIN_MS, calm=calm):
            self.stale = True
            if not self.view.moving:
                self._drawn()
        self._follow()
        self._narrator.update()
        if self.tips.update(ms, self.focus):
            self.stale = True
        seat = self.chooser()
        if seat is not None:
            self.session.thought(seat, round(ms))

    def _spare(self) -> bool:
        """Those for whom there is nothing to decide are not asked."""
        spared = False
        for seat in self.play.people_asked():
            action = self.manner.spared.get(seat)
            if action is not None and seat in self.session.asked():
                self.play.spare(seat, action)
                spared = True
        return spared

    def _after_told(self, ms: float) -> None:
        """What can be pressed follows the picture, however it came to rest or to a pause."""
        holding = self.picture.animator.holding
        stage = (self.picture.settled, holding)
        if stage != self._stage:
            self._waited = 0
            self.rebuild()
        if not stage[0]:
            self.play.lull.over()
        if holding and all(person.is_bot for person in self.session.people):
            # Where only bots play nobody says "go on": it goes on by itself.
            self._waited += ms * self.services.settings.now.bot_pace / 100
            if self._waited > _PAUSE_MS:
                self._waited = 0
                self.go_on()

    def _drawn(self) -> None:
        """The curtain has come to rest."""
        view = self.view
        if view.leaving:
            view.leaving = view.peeking = False
            view.mode, view.seat = Mode.PUBLIC, None
            # What has happened is for everybody to see before anybody is called again.
            seat = None if self.session.count > self._told else self.next_behind()
            self._show_public()
            if seat is not None:
                view.mode, view.seat = Mode.CURTAIN, seat
            else:
                view.draw_to(0)
        elif view.target == 1 and view.mode is Mode.PUBLIC:
            view.mode = Mode.CURTAIN
        self.rebuild()

    def _follow(self) -> None:
        """What has happened is put before the picture; what may be chosen, before the person."""
        self._told = min(self._told, self.session.count)
        choosing = self.play.choose_for(self.chooser())
        key = (
            self.session.revision, self.view.mode, self.viewer, self._frame, self.pointed,
            self.picture.settled, choosing.seat if choosing else None,
            (choosing.path, choosing.picked) if choosing else (),
            self.play.hint.reason if self.play.hint else None, self.whole,
        )  # fmt: skip
        if key == self._key or self.view.leaving:
            return
        self._key = key
        self._tell()
        # What is pointed at, too, changes what the prompt says.
        self.rebuild()
        self._call_next()

    def _call_next(self) -> None:
        view = self.view
        if (
            view.mode is Mode.PUBLIC
            and not view.stay
            and not view.moving
            and self.picture.settled
            and self.comes_by_itself(self.next_behind())
        ):
            self.call()

    # Input

    def handle(self, intent: Intent) -> bool:
        if intent.tap is not None and tapped(self, intent.tap):
            return True
        animator = self.picture.animator
        # While it waits for "go on", what comes next is told already, but nothing to be hurried.
        if animator.telling and not animator.holding:
            if intent.kind in (Kind.CONFIRM, Kind.HURRY):
                animator.hurry()
                return True
            if intent.kind is Kind.PRESS and self.focus.hit(intent.x, intent.y) is None:
                animator.hurry()
                return True
        if intent.kind is Kind.TAP and self._typed(intent.text):
            return True
        if intent.kind is Kind.PEEK and holder(self, intent) in self.peekers():
            self.peek(holder(self, intent))
            return True
        return super().handle(intent) or self._command(intent)

    def _command(self, intent: Intent) -> bool:
        commands = {
            Kind.MENU: self.pause,
            Kind.UNDO: self.undo,
            Kind.LOG: self.open_log,
            Kind.HELP: self.open_help,
            Kind.HINT: self.ask_hint,
            Kind.PEEK: self.peek_or_zoom,
        }
        command = commands.get(intent.kind)
        if command is None or intent.repeat or self.view.moving:
            return False
        command()
        return True

    def _typed(self, letter: str) -> bool:
        """A key that names an id directly."""
        choosing = self.play.choosing
        if choosing is None or not letter:
            return False
        for name, answer in self.showing.by_id.items():
            if answer.key == letter and name in choosing.offered:
                self.services.sounds.play("ui/type")
                self.choose(name)
                return True
        return False

    def back(self) -> bool:
        if self.view.peeking and self.view.mode is Mode.PRIVATE:
            self.leave_private()
        elif self.go_back():
            self.services.sounds.play("ui/back")
        elif self.view.mode is Mode.CURTAIN:
            self.to_table()
        else:
            self.pause()
        return True

    # Drawing

    def build(self, frame: Frame) -> Sequence[Widget]:
        # What is told in no time is over before anybody looks: only what was built counts.
        self._stage = (self.picture.settled, self.picture.animator.holding)
        return self._builder.build(frame)

    def spots(self, frame: Frame) -> Sequence[FocusSpot]:
        # While the curtain moves nothing can be pressed: not what was, not what comes.
        found = super().spots(frame)
        return () if self.view.moving else found

    def backdrop(self, canvas: Canvas) -> None:
        self.picture.draw(canvas, calm=canvas.frame.calm)

    def foreground(self, canvas: Canvas) -> None:
        name = id_of(self.tips.wanted)
        words = self._builder.help_of(self.tips.wanted)
        if name:
            words = self.help_of(name)
        self.tips.draw(canvas, self.focus, words)
