"""The table: whoever is asked answers here, everybody watches what comes of it.

One subject: what people do at a table, each deed once. Which face is shown, what is looked into
and what keys mean are kept beside it (`sides`, `pages`, `ears`); what is shown is the machine's.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game import catalogue
from game.screens.table.build import table_widgets
from game.screens.table.deeds import asked_why_by, chosen_by, looked_at_by, meant, shown_by
from game.screens.table.ears import Ears
from game.screens.table.machine import Machine
from game.screens.table.model import Model, Moment
from game.screens.table.narrator import Narrator
from game.screens.table.overlays import LogScene, PauseScene
from game.screens.table.phones import TableSide
from game.screens.table.picture import Telling
from game.screens.table.play import Play
from game.screens.table.sides import Sides
from game.screens.table.view import State, View
from game.stage.intent import Intent, Kind, Tap

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from game.kernel.contract import Action, Seen
    from game.match.session import Session
    from game.screens.services import Services
    from game.screens.table.inspected import Inspected
    from game.screens.table.taught import Taught
    from game.stage.canvas import Canvas
    from game.stage.focus import FocusSpot
    from game.stage.frame import Frame
    from game.stage.said import Speech
    from game.stage.widgets.base import Widget

__all__ = ["TableScene"]

_PAUSE_MS = 1600
"""How long bots among themselves look at what came of a turn."""


class TableScene(Machine):
    """What people do changes the match, the view of it, or what is half chosen; then, in `follow`
    and nowhere else, the picture and the widgets become what that means."""

    name = "table"
    taps = True

    def __init__(self, services: Services, session: Session, view: View | None = None) -> None:
        self.play = Play(services, catalogue.table(session.game.id), session)
        super().__init__(services, session, session, self.play)
        self.sides = Sides(view or View(), self.play, self._teller, self.pages, services.sounds)
        self._ears = Ears(session, services.desk.pads)
        self._narrator = Narrator(services)
        self._whole = False
        self._waited = 0.0
        self._deeds: Mapping[str, Callable[[], object]] = {
            "menu": self.pause, "undo": self.undo, "log": self.open_log, "help": self.open_help,
            "sound": self.toggle_sound, "hint": self.ask_hint, "zoom": self.zoom,
            "confirm": self.confirm, "back": self.go_back, "next": self.go_on,
            "results": self.results, "unpeek": self.sides.leave_private, "call": self.sides.call,
            "open": self.sides.open_curtain, "table": self.sides.to_table,
            "page-close": self.close_page, "page-next": partial(self.turn_page, 1),
            "page-previous": partial(self.turn_page, -1), "recap": self.sides.recap,
        }  # fmt: skip

    # What is so now

    @property
    def view(self) -> View:
        return self.sides.view

    @property
    def taught(self) -> Taught | None:
        """What a teacher beside the table says; a lesson's own."""
        return None

    @property
    def moving(self) -> bool:
        """The curtain moves."""
        return self.sides.moving

    @property
    def covered(self) -> int | None:
        """The seat whose own is shown, or about to be."""
        return self.sides.covered

    @property
    def crowned(self) -> int | None:
        """The seat that wears the crown of the last winner."""
        return self._sight.crowned

    @property
    def _telling(self) -> Telling:
        """How far what happened has been shown: what is played again has been."""
        return Telling(settled=True) if self.sides.past else self.picture.telling

    @property
    def moment(self) -> Moment:
        now, half = self.services.settings.now, self.play.half(self.chooser())
        pointed = self.focus.hovered or (self.focus.focused if self.focus.ring else "")
        return Moment(
            self.frame, self._sight.words, now, self.session.revision, self.view,
            self.moving, self._telling, self._teller.told, half, self.play.hint,
            chosen_by(pointed) if half is not None else "", self._whole, self.play.behind(),
            self.taught, self._asleep(), self.pages.open, self.sides.recall,
        )  # fmt: skip

    def _asleep(self) -> tuple[int, ...] | None:
        phones = self.services.phones
        if phones.hub is None:
            return None
        return tuple(seat for seat in range(self.session.seats) if not phones.holds(seat))

    def chooser(self) -> int | None:
        """The seat that may choose on this view now."""
        if self.moving or not (self.sides.past or self.picture.settled):
            return None
        return self.play.chooser(self.view)

    @property
    def told_to_all(self) -> int:
        """So many events words tell of."""
        return self._teller.told - self._telling.untold

    # The screen follows

    def follow(self) -> Model:
        self.sides.keep_up()
        return super().follow()

    def _tell(self) -> None:
        if not self.view.private:
            super()._tell()

    def _settle(self, at: Moment, *, same: bool) -> None:
        if self.view.state is not State.LEAVING and not self.sides.past:
            super()._settle(at, same=same)

    def _outgrow(self) -> None:
        self.sides.look_back()

    def tell_again(self, before: Seen, since: int) -> None:
        """Show once more what happened from beat `since` on."""
        self._teller.again(before, since)
        self.follow()

    # What people do

    def do(self, deed: str) -> None:
        """Something on the screen was pressed."""
        name, seat = chosen_by(deed), looked_at_by(deed)
        past, why = shown_by(deed), asked_why_by(deed)
        if past or why:
            self.sides.show_past(past, why)
            return
        self.sides.look_back()
        if name:
            self.choose(name)
        elif seat is not None:
            self.peek(seat)
        else:
            self._deeds[deed]()

    def choose(self, name: str) -> None:
        at = self.follow().at
        may = (*self._sight.offered(at), *self._sight.besides(at))
        if at.half is None or name not in may:
            return
        answer = self.play.choose(name)
        if answer is None:
            return
        model = self.follow()
        sure = self._sight.sure(model.at, model.showing)
        if sure is None:
            self._answer(at.half.seat, answer)
        else:
            # The answer is whole and shown; the focus waits on the button that gives it, but never
            # on one that gives up what could still be had.
            self.focus.show(self.spots(self.frame))
            self.focus.lead("back" if sure.parting else "confirm")

    def confirm(self) -> None:
        half = self.play.half(self.chooser())
        if half is not None and half.ready is not None:
            self._answer(half.seat, half.ready)

    def _answer(self, seat: int, answer: Action) -> None:
        happened, asked, turn = self.session.count, self.session.seen(seat), self.session.turn
        if self.play.give(seat, answer):
            self.sides.look_back(forget=True)
            self.given(asked, answer, turn)
            self._answered(seat, happened)

    def given(self, asked: Seen, answer: Action, turn: int) -> None:
        """In that turn somebody answered what she was asked: a lesson may have waited for it."""

    def _answered(self, seat: int, happened: int) -> None:
        self.services.sounds.play("ui/ready", 0.6)
        # The last of all answers opens everything, and she may be asked again at once.
        done = seat not in self.session.asked() or self.session.count != happened
        if done and self.view.state is State.PRIVATE and self.view.seat == seat:
            self.sides.leave_private()

    def answer(self, seat: int, action: Action) -> str:
        """An answer from elsewhere; why it was refused, or ""."""
        happened = self.session.count
        why = self.play.answer(seat, action)
        if not why:
            self.sides.look_back(forget=True)
            self._answered(seat, happened)
        return why

    def go_back(self) -> bool:
        """One id back, or the seat's own last answer while it is still sealed."""
        return self.play.half(self.chooser()) is not None and self.play.back()

    def go_on(self) -> None:
        self.picture.go_on()

    def may_undo(self) -> bool:
        return self.follow().may_undo

    def undo(self) -> None:
        if self.may_undo() and self.play.undo():
            self._teller.skip()
            self.services.sounds.play("ui/back")

    def begin_anew(self) -> None:
        """All is as it was laid, as far as that may be."""
        self.play.rewind()
        self._teller.skip()
        self.services.sounds.play("ui/back")

    def ask_hint(self) -> None:
        seat = self.chooser()
        if seat is not None and self.services.settings.now.hints:
            self.play.ask_hint(seat)

    def peek(self, seat: int | None = None) -> None:
        """Whoever is asked looks at what is hers alone, or this seat does."""
        self.sides.peek(self.chooser() if seat is None else seat)

    # What is looked into

    def look_into(self, what: Inspected | None) -> None:
        if self.moving or not (self.view.shared or self.view.state is State.PRIVATE):
            # A curtain is before it.
            return
        self.sides.look_back()
        super().look_into(what)

    def zoom(self) -> None:
        """All of the board, or what matters of it larger."""
        self._whole = not self._whole
        self.services.sounds.play("ui/toggle", 0.6)

    # What leads elsewhere

    def pause(self) -> None:
        if not self.view.private:
            self.services.desk.open(PauseScene(self))

    def open_log(self) -> None:
        self.services.desk.open(LogScene(self))

    def open_help(self) -> None:
        self.services.desk.rules(self.session.game.id)

    def toggle_sound(self) -> None:
        self.services.change(mute=not self.services.settings.now.mute)

    def results(self) -> None:
        self.play.close()
        self.services.desk.results(self.session)

    def depart(self) -> None:
        """Every decision was saved when it was taken: there is nothing to ask."""
        self.play.close()
        self.services.desk.home()

    # Time

    def update(self, ms: float) -> None:
        super().update(ms)
        self.services.phones.serve(self, partial(TableSide, self))
        self.play.think()
        on_stage = self.picture.telling.on_stage
        self._run(ms, self.services.settings.now.motion_speed / 100)
        if on_stage and self.picture.settled:
            self._off_stage()
        self._pass_on(ms)
        if self.picture.settled and not self.sides.past:
            if not self.play.spare():
                self.play.hear_bots(ms)
        else:
            self.play.stir()
        if self.sides.move(ms, calm=self.frame.calm):
            self.stale = True
        self.sides.call_next()
        self._held(ms)
        model = self.follow()
        self._ears.follow(model.at.half, ms)
        self._narrator.update(model, self._asked)
        if self.tips.update(ms, self.focus):
            self.stale = True
        if model.at.half is not None:
            self.session.thought(model.at.half.seat, round(ms))

    def _off_stage(self) -> None:
        """A scene that told the end leads to the results, with no panel in between."""
        lesson = self.view.home is State.LESSON
        if self.session.over and not lesson and not self._teller.fresh:
            self.results()

    def _pass_on(self, ms: float) -> None:
        """Where only bots play nobody says "go on": it goes on by itself."""
        if not self.picture.holding:
            self._waited = 0.0
        elif all(person.is_bot for person in self.session.people):
            self._waited += ms * self.services.settings.now.bot_pace / 100
            if self._waited > _PAUSE_MS:
                self._waited = 0.0
                self.go_on()

    def _asked(self) -> Sequence[Speech | None]:
        """What is told or asked, in words; not of what is half chosen."""
        at = self.moment
        prompt = (at.telling.words or self._sight.showing(at, now=False)).prompt
        return prompt.title, prompt.body

    # Input

    def handle(self, intent: Intent) -> bool:
        if intent.tap is not None and self._tapped(intent.tap):
            return True
        if self._asks_to_look(intent):
            return True
        opened = self.follow().opened is not None
        hurries = intent.kind in (Kind.CONFIRM, Kind.HURRY) or (
            intent.kind is Kind.PRESS and self.focus.hit(intent.x, intent.y) is None
        )
        if hurries and not opened and self.picture.hurry():
            return True
        if hurries and intent.kind is not Kind.CONFIRM and self.sides.looks_back:
            self.sides.look_back()
            return True
        if super().handle(intent):
            return True
        deed = meant(intent, self.follow(), self._ears.holder(intent))
        if deed:
            if intent.kind is Kind.TAP:
                self.services.sounds.play("ui/type")
                if not self._ears.hears_key(intent.text, self.model.at.half, chosen_by(deed)):
                    return True
            self.do(deed)
        return bool(deed)

    def _tapped(self, tap: Tap) -> bool:
        """A tap on a blind pad. Shown and sounded alike whatever it does."""
        manner = self.play.manner
        if self.play.lone is not None or not manner.secret or not manner.blind:
            return False
        seat = self._ears.tapper(tap)
        if seat is None or (self.view.peeking and seat == self.view.seat):
            # She stands behind the curtain: there her pad moves the focus.
            return False
        if not self.picture.settled:
            # Nobody can answer what she has not yet been shown: her tap hurries what is told.
            return self.picture.hurry()
        self.services.sounds.play("ui/type", 0.5)
        pad = self._sight.everybodys(self.moment).pad
        if pad is None:
            return False
        if self._ears.hears_tap(seat, tap.place):
            self.play.tap(seat, tap, pad)
        return True

    def back(self) -> bool:
        if self.pages.open is not None:
            self.close_page()
        elif self.sides.looks_back:
            self.sides.look_back()
            self.services.sounds.play("ui/back")
        elif self.view.peeking and self.view.state is State.PRIVATE:
            self.sides.leave_private()
        elif self.go_back():
            self.services.sounds.play("ui/back")
        elif self.view.state is State.CURTAIN:
            self.sides.to_table()
        else:
            self.pause()
        return True

    # Drawing

    @property
    def whose(self) -> int | None:
        half = self.model.at.half
        return None if half is None else half.seat

    def build(self, frame: Frame) -> Sequence[Widget]:
        assert self._model is not None
        return table_widgets(self._model, self.sides.curtain, self.pages.leaf, self.do)

    def spots(self, frame: Frame) -> Sequence[FocusSpot]:
        # While the curtain moves nothing can be pressed: not what was, not what comes.
        found = super().spots(frame)
        return () if self.moving else found

    def foreground(self, canvas: Canvas) -> None:
        if self.pages.open is None:
            super().foreground(canvas)
