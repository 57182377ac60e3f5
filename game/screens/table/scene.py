"""The table: whoever is asked answers here, everybody watches what comes of it.

One subject: a machine; what people do at a table, and what follows of it.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from game import catalogue
from game.screens.common.page import help_of
from game.screens.table.again import Again
from game.screens.table.build import table_widgets
from game.screens.table.deeds import asked_why_by, chosen_by, looked_at_by, meant, shown_by
from game.screens.table.inspected import borne, first, turned, under
from game.screens.table.longpress import LongPress
from game.screens.table.model import Model, Moment, Sight
from game.screens.table.narrator import Narrator
from game.screens.table.overlays import LogScene, PauseScene
from game.screens.table.phones import TableSide
from game.screens.table.picture import Picture, Telling
from game.screens.table.play import Play
from game.screens.table.presses import Pressed, meaning
from game.screens.table.seats import blind, tapper
from game.screens.table.sheet import Leaf
from game.screens.table.teller import Teller
from game.screens.table.view import Curtain, State, View
from game.stage.intent import Device, Intent, Kind, Tap
from game.stage.widgets.pane import PaneScene
from game.stage.widgets.tooltip import Tooltip

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
    from game.stage.look import Look
    from game.stage.piece import Answer
    from game.stage.said import Speech
    from game.stage.showing import Own
    from game.stage.table import Line, Table
    from game.stage.widgets.base import Widget
    from game.system.text import Catalogue

__all__ = ["TableScene"]

_CURTAIN_MS = 350
_PAUSE_MS = 1600
"""How long bots among themselves look at what came of a turn."""


class TableScene(PaneScene):
    """What people do changes the match, the view of it, or what is half chosen; then, in `_follow`
    and nowhere else, the picture and the widgets become what that means."""

    name = "table"
    taps = in_play = with_table = True

    def __init__(self, services: Services, session: Session) -> None:
        super().__init__()
        self.services, self.session = services, session
        self.table: Table[Any] = catalogue.table(session.game.id)
        self.music = self.table.music
        self.play = Play(services, self.table, session)
        self.picture = Picture(self.table, services.sounds, self.told)
        self.view = View()
        self.tips = Tooltip()
        self._sight = Sight(services, self.table, self.play, self.picture)
        self._curtain = Curtain()
        self._narrator = Narrator(services)
        self._model: Model | None = None
        self._frame: Frame | None = None
        self._whole = False
        self._teller = Teller(session, self.picture)
        self._again = Again(session, self.picture, self._teller)
        self._waited = 0.0
        self._inspected: Inspected | None = None
        self._leaf = Leaf()
        self._pointer: tuple[float, float] | None = None
        """Where the mouse is, since it was moved; None: keys or a pad came after it."""
        self._long = LongPress()
        self._typed = Pressed()
        self._tapping = {seat: Pressed() for seat in range(session.seats)}
        self._heard = -1
        """The revision of the match up to which those on pads were followed."""
        self._deeds: Mapping[str, Callable[[], object]] = {
            "menu": self.pause, "undo": self.undo, "log": self.open_log, "help": self.open_help,
            "sound": self.toggle_sound, "hint": self.ask_hint, "zoom": self.zoom,
            "confirm": self.confirm, "back": self.go_back, "next": self.go_on,
            "results": self.results, "unpeek": self.leave_private, "call": self.call,
            "open": self.open_curtain, "table": self.to_table,
            "page-close": self.close_page, "page-next": partial(self.leaf, 1),
            "page-previous": partial(self.leaf, -1), "recap": self._again.again,
        }  # fmt: skip

    # What is so now

    @property
    def frame(self) -> Frame:
        assert self._frame is not None
        return self._frame

    @property
    def viewer(self) -> int | None:
        """Whose eyes the picture is for; None: everybody's."""
        return self._sight.viewer(self.view)

    @property
    def taught(self) -> Taught | None:
        """What a teacher beside the table says; a lesson's own."""
        return None

    @property
    def moving(self) -> bool:
        """The curtain moves."""
        return self._curtain.moving

    @property
    def words(self) -> Catalogue:
        return self._sight.words.frame

    @property
    def game_words(self) -> Catalogue:
        return self._sight.words.game

    def told(self, speech: Speech) -> str:
        return self._sight.words.told(speech)

    @property
    def _back(self) -> bool:
        """The picture shows the past, or the way to it."""
        return self.view.state is State.AGAIN

    @property
    def _telling(self) -> Telling:
        """How far what happened has been shown: what is played again has been."""
        return Telling(settled=True) if self._back else self.picture.telling

    @property
    def _looks_back(self) -> bool:
        """At what is played again, or at the reason for something."""
        return self._back or bool(self._again.recall.said)

    @property
    def moment(self) -> Moment:
        """All that the screen depends on, as it is at this instant."""
        now, half = self.services.settings.now, self.play.half(self.chooser())
        pointed = self.focus.hovered or (self.focus.focused if self.focus.ring else "")
        return Moment(
            self.frame, self._sight.words, now, self.session.revision, self.view,
            self.moving, self._telling, self._teller.told, half, self.play.hint,
            chosen_by(pointed) if half is not None else "", self._whole, self.play.behind(),
            self.taught, self._asleep(), self._inspected, self._again.recall,
        )  # fmt: skip

    def _asleep(self) -> tuple[int, ...] | None:
        phones = self.services.phones
        if phones.hub is None:
            return None
        return tuple(seat for seat in range(self.session.seats) if not phones.holds(seat))

    @property
    def model(self) -> Model:
        """What the screen shows."""
        return self._model if self._model is not None else self._follow()

    def fresh(self) -> Model:
        """The model made anew, whatever is shown: the same, or something was forgotten."""
        return self._sight.model(self.moment)

    @property
    def look(self) -> Look:
        """How the picture is looked at."""
        return self._aim(self.moment)[1]

    def chooser(self) -> int | None:
        """The seat that may choose on this view now."""
        if self.moving or not (self._back or self.picture.settled):
            return None
        return self.play.chooser(self.view)

    def lines(self) -> tuple[Line, ...]:
        """The log, as far as it has been shown."""
        return self._sight.lines(self.moment)

    @property
    def told_to_all(self) -> int:
        """So many events words tell of."""
        return self._teller.told - self._telling.untold

    def news(self) -> int:
        """So many of its last lines tell what happened since the one person here last decided."""
        return self._sight.news(self.moment)

    def help_of(self, deed: str) -> str:
        """What is said of a thing that is pointed at."""
        showing, seat = self.model.showing, looked_at_by(deed)
        about: Answer | Own | None = showing.by_id.get(chosen_by(deed))
        if seat is not None:
            about = showing.own.get(seat)
        if about is None:
            return help_of(self.widgets, deed)
        return self.told(about.help) if about.help is not None else ""

    # The one place where the screen becomes what is so

    def _follow(self) -> Model:
        """What has happened is put before the picture; what may be chosen, before the person."""
        if self._again.outdated:
            self._look_back(forget=True)
        self._tell()
        at, shown = self.moment, self._model
        same = shown is not None and at == shown.at
        elsewhere = self.view.state is State.LEAVING or self._back
        if not elsewhere and not (same and self._teller.aimed):
            self._teller.settle(*self._aim(at))
        if shown is not None and same:
            return shown
        if shown is not None and at.words != shown.at.words:
            self.picture.forget()
        self._model = self._sight.model(at)
        self.rebuild()
        if at.inspected is not None and self._model.opened is None:
            # What it was about is no longer there.
            self.inspect(None)
            return self._follow()
        return self._model

    def _aim(self, at: Moment) -> tuple[Seen, Look]:
        """What this view may see now, and how it is looked at."""
        seen = self.session.seen(self.viewer)
        return seen, self._sight.look(at, seen)

    def _past(self, seen: Seen) -> Look:
        """How everybody looks at what is told: nothing is half chosen in it."""
        return self._sight.look(self.moment, seen, now=False)

    def _tell(self) -> None:
        if not self.view.private:
            self._teller.tell(self.viewer, self._past)

    def _reset(self) -> None:
        """The picture shows at once what this view may see now."""
        self._teller.skip()
        self._teller.show(*self._aim(self.moment))

    def tell_again(self, before: Seen, since: int) -> None:
        """Show once more what happened from beat `since` on."""
        self._teller.again(before, self._past(before), since)
        self._follow()

    # What people do

    def do(self, deed: str) -> None:
        """Something on the screen was pressed."""
        name, seat = chosen_by(deed), looked_at_by(deed)
        past, why = shown_by(deed), asked_why_by(deed)
        if past or why:
            self._show_past(past, why)
            return
        if self._looks_back:
            self._look_back()
        if name:
            self.choose(name)
        elif seat is not None:
            self.peek(seat)
        else:
            self._deeds[deed]()

    def _show_past(self, past: str, why: str) -> None:
        """Play it once more, or have it explained; what is shown already is over."""
        shown = self.view.past
        if self._back:
            self._look_back()
        if past and past != shown:
            self.inspect(None)
            self.view = self.view.again(past)
            self._again.play(past, self.viewer, self._past)
        elif why:
            self._again.why(why)

    def _look_back(self, *, forget: bool = False) -> None:
        """The present is there again, where the past was shown."""
        if self._back:
            self.view = self.view.present()
        self._again.stop(self._past)
        if forget:
            self._again.forget()

    def choose(self, name: str) -> None:
        at = self._follow().at
        may = (*self._sight.offered(at), *self._sight.besides(at))
        if at.half is None or name not in may:
            return
        answer = self.play.choose(name)
        if answer is None:
            return
        model = self._follow()
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
        happened, asked = self.session.count, self.session.seen(seat)
        if self.play.give(seat, answer):
            self._look_back(forget=True)
            self.given(asked, answer)
            self._answered(seat, happened)

    def given(self, asked: Seen, answer: Action) -> None:
        """Somebody answered what she was asked: a lesson may have waited for just that."""

    def _answered(self, seat: int, happened: int) -> None:
        self.services.sounds.play("ui/ready", 0.6)
        # The last of all answers opens everything, and she may be asked again at once.
        done = seat not in self.session.asked() or self.session.count != happened
        if done and self.view.state is State.PRIVATE and self.view.seat == seat:
            self.leave_private()

    def go_back(self) -> bool:
        """One id back, or the seat's own last answer while it is still sealed."""
        return self.play.half(self.chooser()) is not None and self.play.back()

    def go_on(self) -> None:
        self.picture.go_on()

    def may_undo(self) -> bool:
        return self._follow().may_undo

    def undo(self) -> None:
        if self.may_undo() and self.play.undo():
            self._teller.skip()
            self.services.sounds.play("ui/back")

    def ask_hint(self) -> None:
        seat = self.chooser()
        if seat is not None and self.services.settings.now.hints:
            self.play.ask_hint(seat)

    # What is looked into

    def inspect(self, what: Inspected | None) -> None:
        """Look into this and nothing else; what is open already, or nothing, closes the page."""
        if what is not None and self._inspected is not None and what.page == self._inspected.page:
            what = None
        if what != self._inspected:
            self._inspected, self._leaf = what, Leaf()
            self.focus.forget()

    def close_page(self) -> None:
        self.inspect(None)
        self.services.sounds.play("ui/close")

    def leaf(self, step: int) -> None:
        """On to the next page of this view, or back."""
        now = self._inspected
        if now is not None:
            then = turned(self._sight.before(self._follow().at), now, step)
            if then.page != now.page:
                self.inspect(then)
                self.services.sounds.play("ui/toggle", 0.6)

    def _look_into(self, what: Inspected | None) -> None:
        if self.moving or not (self.view.shared or self.view.state is State.PRIVATE):
            # A curtain is before it.
            return
        if self._looks_back:
            self._look_back()
        shown = self._inspected
        self.inspect(what)
        if self._inspected != shown:
            opens = self._follow().opened is not None
            self.services.sounds.play("ui/open" if opens else "ui/close")

    def _at(self, x: float, y: float) -> Inspected | None:
        """What lies on top there; what an answer reaches that can be pressed there counts too."""
        found = under(self.picture.live.values(), x, y)
        spot = self.focus.hit(x, y) if found is None else None
        return found if spot is None else self._borne(spot.id)

    def _borne(self, deed: str) -> Inspected | None:
        name = chosen_by(deed)
        return borne(self._sight.before(self._follow().at), name) if name else None

    def _meant(self, intent: Intent) -> Inspected | None:
        """What somebody wants to look into: what she points at, else what has the focus."""
        if intent.device is Device.MOUSE:
            return self._at(intent.x, intent.y)
        if self._inspected is not None:
            return None
        if self._pointer is not None:
            found = self._at(*self._pointer)
        else:
            spot = self.focus.spot(self.focus.focused)
            found = None if spot is None else self._borne(spot.id)
            if found is None and spot is not None:
                found = self._at(spot.box.cx, spot.box.cy)
        return found or first(self._sight.before(self._follow().at))

    def zoom(self) -> None:
        """All of the board, or what matters of it larger."""
        self._whole = not self._whole
        self.services.sounds.play("ui/toggle", 0.6)

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

    # From one face of the table to another

    def _to(self, view: View) -> None:
        """Another face of it; the curtain follows. What was looked into is not taken along."""
        self._look_back(forget=True)
        self.inspect(None)
        self.view = view
        self._curtain.draw_to(view.closed)

    def call(self) -> None:
        """Close the curtain, and name who comes next."""
        behind = self.play.behind()
        if behind and self.view.shared:
            self.services.sounds.play("curtain/close")
            self._to(self.view.calling(behind[0]))

    def peek(self, seat: int | None = None) -> None:
        """Whoever is asked looks at what is hers alone; if others are there, behind the curtain.

        So does anybody who answers on a blind pad: a pad shows no hand.
        """
        seat = self.chooser() if seat is None else seat
        if seat is None or not self.view.shared:
            return
        self.services.sounds.play("curtain/close")
        alone = self.play.lone is not None
        self._to(self.view.looking(seat, alone=alone))
        if alone:
            self._curtain.jump(self.view.closed)
            self._reset()

    def show_private(self, seat: int) -> None:
        """What a seat sees behind the curtain, open already."""
        self.inspect(None)
        self.view = View(State.PRIVATE, seat, home=self.view.home)
        self._curtain.jump(self.view.closed)

    def open_curtain(self) -> None:
        """Behind the closed curtain the picture becomes hers; then it opens."""
        if self.view.state is State.CURTAIN and not self.moving:
            self._to(self.view.opened())
            self._reset()

    def to_table(self) -> None:
        self._to(self.view.to_table())
        self._reset()

    def leave_private(self) -> None:
        """The curtain closes on what she chose; then it is somebody else's, or everybody's."""
        if self.view.peeking and self.play.lone is not None:
            self.to_table()
        elif self.view.state is State.PRIVATE:
            self.services.sounds.play("curtain/close")
            self._to(self.view.leaving())

    def _drawn(self) -> None:
        """The curtain has come to rest."""
        left = self.view.state is State.LEAVING
        # What has happened is for everybody to see before anybody is called again.
        behind = () if self._teller.fresh else self.play.behind()
        self._to(self.view.drawn(next(iter(behind), None)))
        if left:
            self._teller.show_public(self._past)

    # What phones and menus do

    @property
    def covered(self) -> int | None:
        """The seat whose own is shown, or about to be."""
        return None if self.view.shared else self.view.seat

    def answer(self, seat: int, action: Action) -> str:
        """An answer from elsewhere; why it was refused, or ""."""
        happened = self.session.count
        why = self.play.answer(seat, action)
        if not why:
            self._look_back(forget=True)
            self._answered(seat, happened)
        return why

    def depart(self) -> None:
        """Every decision was saved when it was taken: there is nothing to ask."""
        self.play.close()
        self.services.desk.home()

    # Time

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
        if self._frame is not None and self._looks_back:
            self._look_back()
        self._frame = frame
        self.picture.forget()
        if self.picture.settled:
            self._reset()
        else:
            # What is being told, and a pause for somebody to say "go on", outlast any layout.
            self.picture.relay(self._past)
        self.picture.foresee(*self._aim(self.moment))

    def update(self, ms: float) -> None:
        super().update(ms)
        self.services.phones.serve(self, partial(TableSide, self))
        settings, calm = self.services.settings.now, self.frame.calm
        self.picture.pace(settings.motion_speed / 100)
        self.play.think()
        on_stage = self.picture.telling.on_stage
        if self.picture.update(ms, calm=calm):
            self.moved = True
        if on_stage and self.picture.settled:
            self._off_stage()
        self.music, self.heat = self.picture.mood, self.picture.heat
        self._pass_on(ms)
        if self.picture.settled and not self._back:
            if not self.play.spare():
                self.play.hear_bots(ms)
        else:
            self.play.stir()
        if self._curtain.update(ms / _CURTAIN_MS, calm=calm):
            self.stale = True
            if not self.moving:
                self._drawn()
        self._call_next()
        self._follow_keys(ms)
        held = self._long.update(ms)
        if held is not None:
            self._look_into(self._at(*held))
        self._narrator.update(self._follow(), self._asked)
        if self.tips.update(ms, self.focus):
            self.stale = True
        if self.model.at.half is not None:
            self.session.thought(self.model.at.half.seat, round(ms))

    def _off_stage(self) -> None:
        """A scene that told the end leads to the results, with no panel in between."""
        lesson = self.view.home is State.LESSON
        if self.session.over and not lesson and not self._teller.fresh:
            self.results()

    def _follow_keys(self, ms: float) -> None:
        """Since when keys and pads answer what they answer now."""
        half = self._follow().at.half
        self._typed.wait(ms)
        self._typed.asked(None if half is None else (half.question, half.path))
        for seat, pressed in self._tapping.items():
            pressed.wait(ms)
            if self._heard != self.session.revision and blind(self.session.people[seat]):
                pressed.asked(self.session.legal(seat))
        self._heard = self.session.revision

    def _pass_on(self, ms: float) -> None:
        """Where only bots play nobody says "go on": it goes on by itself."""
        if not self.picture.holding:
            self._waited = 0.0
        elif all(person.is_bot for person in self.session.people):
            self._waited += ms * self.services.settings.now.bot_pace / 100
            if self._waited > _PAUSE_MS:
                self._waited = 0.0
                self.go_on()

    def _call_next(self) -> None:
        """Who has to come behind the curtain is called, once all that happened is shown."""
        view = self.view
        if view.state is not view.home or view.stay or self.moving or not self.picture.settled:
            return
        behind = () if self._teller.fresh else self.play.behind()
        if behind and self.play.comes_by_itself(behind[0]):
            self.call()

    def _asked(self) -> Sequence[Speech | None]:
        """What is told or asked, in words; not of what is half chosen."""
        at = self.moment
        prompt = (at.telling.words or self._sight.showing(at, now=False)).prompt
        return prompt.title, prompt.body

    # Input

    def handle(self, intent: Intent) -> bool:
        if intent.tap is not None and self._tapped(intent.tap):
            return True
        self._note(intent)
        opened = self._follow().opened is not None
        if intent.kind is Kind.INSPECT:
            if not intent.repeat:
                self._look_into(self._meant(intent))
            return True
        hurries = intent.kind in (Kind.CONFIRM, Kind.HURRY) or (
            intent.kind is Kind.PRESS and self.focus.hit(intent.x, intent.y) is None
        )
        if hurries and not opened and self.picture.hurry():
            return True
        if hurries and intent.kind is not Kind.CONFIRM and self._looks_back:
            self._look_back()
            return True
        if super().handle(intent):
            return True
        deed = meant(intent, self._follow(), self._holder(intent))
        if deed:
            if intent.kind is Kind.TAP:
                self.services.sounds.play("ui/type")
                half = self.model.at.half
                if not self._typed.hears(intent.text, meaning(half, chosen_by(deed))):
                    return True
            self.do(deed)
        return bool(deed)

    def _note(self, intent: Intent) -> None:
        """Where the mouse or a finger is."""
        if intent.device is Device.MOUSE and intent.kind in (Kind.POINT, Kind.PRESS):
            self._pointer = intent.x, intent.y
        elif intent.kind in (Kind.UP, Kind.DOWN, Kind.LEFT, Kind.RIGHT, Kind.NEXT, Kind.PREVIOUS):
            self._pointer = None
        if self._inspected is None:
            self._long.note(intent)

    def _holder(self, intent: Intent) -> int | None:
        """The seat whose pad this comes from, if she answers out of sight."""
        if intent.device is not Device.PAD:
            return None
        tap = Tap(Device.PAD, intent.source, "")
        return tapper(self.session, self.services.desk.pads(), tap)

    def _tapped(self, tap: Tap) -> bool:
        """A tap on a blind pad. Shown and sounded alike whatever it does."""
        manner = self.play.manner
        if self.play.lone is not None or not manner.secret or not manner.blind:
            return False
        seat = tapper(self.session, self.services.desk.pads(), tap)
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
        if tap.place == "clear" or self._tapping[seat].hears(tap.place, self.session.legal(seat)):
            self.play.tap(seat, tap, pad)
        return True

    def back(self) -> bool:
        if self._inspected is not None:
            self.close_page()
        elif self._looks_back:
            self._look_back()
            self.services.sounds.play("ui/back")
        elif self.view.peeking and self.view.state is State.PRIVATE:
            self.leave_private()
        elif self.go_back():
            self.services.sounds.play("ui/back")
        elif self.view.state is State.CURTAIN:
            self.to_table()
        else:
            self.pause()
        return True

    # Drawing

    def build(self, frame: Frame) -> Sequence[Widget]:
        assert self._model is not None
        return table_widgets(self._model, self._curtain, self._leaf, self.do)

    def spots(self, frame: Frame) -> Sequence[FocusSpot]:
        self._follow()
        # While the curtain moves nothing can be pressed: not what was, not what comes.
        found = super().spots(frame)
        return () if self.moving else found

    def backdrop(self, canvas: Canvas) -> None:
        self.picture.draw(canvas, calm=canvas.frame.calm)

    def foreground(self, canvas: Canvas) -> None:
        if self._inspected is None:
            self.tips.draw(canvas, self.focus, self.help_of(self.tips.wanted))
