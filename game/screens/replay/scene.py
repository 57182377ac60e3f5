"""A match is watched again on its own table."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from game.match.refused import Refused
from game.match.replay import Replay
from game.screens.common.ask import Answer, Ask
from game.screens.common.game_words import game_title
from game.screens.common.page import bar_height
from game.screens.replay.build import replay_widgets, subtitle
from game.screens.replay.phones import ReplaySide
from game.screens.replay.rewound import Rewound
from game.screens.table.deeds import leafing
from game.screens.table.machine import Machine
from game.screens.table.model import Moment
from game.screens.table.view import View
from game.screens.table.watched import Watch
from game.stage.box import Box
from game.stage.intent import Kind

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from game.match.session import Session
    from game.screens.services import Services
    from game.screens.table.inspected import Inspected
    from game.stage.canvas import Canvas
    from game.stage.frame import Frame
    from game.stage.intent import Intent
    from game.stage.widgets.base import Widget

__all__ = ["ReplayScene", "open_replay"]

_PAUSE_MS = 350
"""Between one decision and the next."""


def open_replay(services: Services, session: Session, moment: int = 0) -> None:
    """Watch this match, slowly from just before a moment if there is one; a message if that
    cannot be."""
    try:
        replay = Replay(session)
    except Refused as refused:
        services.refuse(refused)
        return
    if replay.count == 0:
        services.desk.tell(services.say("replay-none"))
        return
    watch = Watch(replay.count)
    scene = ReplayScene(services, session, replay, watch.only(moment) if moment else watch)
    services.desk.open(scene)


class ReplayScene(Machine):
    """The table as a machine in which only time is turned: forwards what happened is told as it
    was, any other way the picture is at once what it was."""

    name = "replay"

    def __init__(
        self, services: Services, session: Session, replay: Replay, watch: Watch | None = None
    ) -> None:
        self.watch = replace(watch or Watch(replay.count), ended=session.over)
        match = Rewound(session, replay, lambda: self.watch.moment)
        super().__init__(services, session, match, None)
        self.replay = replay
        self._view = View.of_replay()
        self._waited = 0.0
        self._deeds: Mapping[str, Callable[[], object]] = {
            "back": self.back, "on": self._ask_on, "start": partial(self.scrub, 0),
            "step-back": partial(self.step, -1), "play": self.play,
            "step-forward": partial(self.step, 1), "page-close": self.close_page,
            "page-next": partial(self.turn_page, 1), "page-previous": partial(self.turn_page, -1),
        }  # fmt: skip

    @property
    def view(self) -> View:
        """Through whose eyes."""
        return self._view

    @property
    def moment(self) -> Moment:
        now, watch = self.services.settings.now, self.watch
        return Moment(
            self.frame, self._sight.words, now, watch.moment, self.view,
            moving=False, telling=self.picture.telling, told=self._match.count, half=None,
            hint=None, pointed="", whole=False, behind=(), taught=None, inspected=self.pages.open,
            watch=watch,
        )  # fmt: skip

    def subtitle(self) -> str:
        """The game, and where in it one is, as the heading says it."""
        return subtitle(self.model, self.services.say)

    # What people do

    def do(self, deed: str) -> None:
        """Something on the screen was pressed."""
        name, _, value = deed.partition(".")
        if name == "at":
            self.scrub(int(value))
        elif name == "speed":
            self.watch = self.watch.at_speed(int(value))
        elif name == "eyes":
            self.look_as(value)
        else:
            self._deeds[deed]()

    def look_as(self, viewer: str) -> None:
        if not viewer:
            self._view = self._view.to_table()
        elif self.watch.ended:
            # What seats saw in secret is kept till then.
            self._view = self._view.through(int(viewer))
        self._jump(self.watch)

    def scrub(self, moment: int) -> None:
        self._jump(self.watch.at(moment))

    def step(self, way: int) -> None:
        """One decision; forwards it is told as it was, backwards it is simply as before."""
        self.watch = self.watch.paused()
        if way < 0:
            self.scrub(self.watch.moment - 1)
        else:
            self._forward()

    def play(self) -> None:
        watch = self.watch.toggled()
        if watch.moment != self.watch.moment:
            self._jump(watch)
        self.watch = watch

    def _jump(self, watch: Watch) -> None:
        """The picture is at once what it was at this moment, to these eyes."""
        self.watch = watch
        if self._frame is not None:
            self._teller.reset()
            self.stale = True

    def _forward(self) -> None:
        if self.watch.moment < self.watch.count:
            self.picture.rush()
        self.watch = self.watch.at(self.watch.moment + 1)
        self.follow()

    def _ask_on(self) -> None:
        """A match that is over may have gone otherwise."""
        say = self.services.say
        self.watch = self.watch.paused()
        answers = (Answer(say("replay-on"), self._play_on, "green"), Answer(say("cancel")))
        self.services.desk.open(
            Ask(self.services, say("replay-on"), say("replay-on-why"), answers, icon="icon/flag")
        )

    def _play_on(self) -> None:
        try:
            session = self.session.branched(self.watch.moment)
        except Refused as refused:
            self.services.refuse(refused)
            return
        title = game_title(self.game_words)
        session.card.title = self.services.say("replay-on-title", game=title)
        self.services.desk.home()
        self.services.sit_down(session)

    # Time

    def update(self, ms: float) -> None:
        self.services.phones.serve(self, partial(ReplaySide, self))
        super().update(ms)
        picture, watch = self.picture, self.watch
        self._held(ms)
        self._run(ms, self.services.settings.now.motion_speed * watch.speed / 10_000)
        self.follow()
        if picture.holding:
            self._wait(ms, picture.go_on)
        elif watch.playing and not picture.busy:
            quiet = not self.replay.beats(self.view.seat, watch.moment)
            self._wait(ms * 4 if quiet else ms, self._forward)
        if self.tips.update(ms, self.focus):
            self.stale = True

    def _wait(self, ms: float, then: Callable[[], None]) -> None:
        self._waited += ms * self.watch.speed / 100
        if self._waited >= _PAUSE_MS:
            self._waited = 0
            then()

    # Input and drawing

    def look_into(self, what: Inspected | None) -> None:
        """Whoever reads wants the picture to stay."""
        self.watch = self.watch.paused()
        super().look_into(what)

    def handle(self, intent: Intent) -> bool:
        if self._asks_to_look(intent):
            return True
        # Its own keys a page has before the bar below it.
        leafs = leafing(intent) if self.follow().opened is not None else ""
        if leafs:
            self.do(leafs)
            return True
        return super().handle(intent)

    def unhandled(self, intent: Intent) -> bool:
        jumps = {Kind.PAGE_UP: -10, Kind.PAGE_DOWN: 10}
        if intent.kind in jumps:
            self.scrub(self.watch.moment + jumps[intent.kind])
            return True
        if intent.kind is Kind.HURRY:
            self.picture.rush()
            return True
        return super().unhandled(intent)

    def back(self) -> bool:
        if self.pages.open is not None:
            self.close_page()
        else:
            self.services.desk.back()
        return True

    def build(self, frame: Frame) -> Sequence[Widget]:
        return replay_widgets(self.model, self.pages.leaf, self.services.say, self.do)

    def backdrop(self, canvas: Canvas) -> None:
        super().backdrop(canvas)
        # The bar of the table's frame: here the page's own heading stands in it.
        bar = Box(0, 0, canvas.frame.w, bar_height(canvas.frame))
        taken = self.model.showing.room.title is not None
        canvas.fill(bar, "#1B0F1C", alpha=0.94 if taken else 0.35)
