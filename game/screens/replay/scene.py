"""A match is watched again on its own table."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game import catalogue
from game.match.refused import Refused
from game.match.replay import Replay
from game.screens.common.ask import Answer, Ask
from game.screens.common.game_words import game_title, turn_word
from game.screens.common.page import Page, bar_height, large
from game.screens.common.said import speaker
from game.screens.replay.model import SPEEDS, Watch
from game.screens.replay.phones import ReplaySide
from game.screens.table.picture import Picture
from game.screens.table.seats import faces
from game.screens.table.view import View
from game.stage.box import Box
from game.stage.intent import Kind
from game.stage.look import Look
from game.stage.text import Style
from game.stage.theme import INK
from game.stage.widgets.button import IconButton
from game.stage.widgets.plain import Label, Panel
from game.stage.widgets.segment import Segment
from game.stage.widgets.slider import Slider

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.kernel.contract import Seen
    from game.match.session import Session
    from game.screens.services import Services
    from game.stage.canvas import Canvas
    from game.stage.frame import Frame
    from game.stage.intent import Intent
    from game.stage.said import Said
    from game.stage.showing import Showing
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


class ReplayScene(Page):
    name = "replay"
    in_play = with_table = True

    def __init__(
        self, services: Services, session: Session, replay: Replay, watch: Watch | None = None
    ) -> None:
        super().__init__(services)
        self.session, self.replay = session, replay
        self.view = View.of_replay()
        """Through whose eyes."""
        self.watch = watch or Watch(replay.count)
        self.words = services.game_words(session.game.id)
        self._told = speaker(self.words)
        self.picture = Picture(catalogue.table(session.game.id), services.sounds, self._told)
        self._title: Said | None = None
        """Where in the match that is, as it stands above the table."""
        self._frame: Frame | None = None
        self._waited = 0.0

    def title(self) -> str:
        return self.say("replay")

    def subtitle(self) -> str:
        game = game_title(self.words)
        if self._title is not None:
            turn = self._told(self._title)
        else:
            turn = turn_word(self.words, self.replay.turn(self.watch.moment))
        return self.say("separator-dot", one=game, two=turn)

    def enter(self, frame: Frame) -> None:
        super().enter(frame)
        self._take(frame)

    def resize(self, frame: Frame) -> None:
        super().resize(frame)
        self._take(frame)

    def _take(self, frame: Frame) -> None:
        self._frame = frame
        self.picture.forget()
        self._jump(self.watch)

    def _set(self, watch: Watch) -> None:
        """One watches so now; the screen says so."""
        if watch != self.watch:
            self.watch = watch
            self.rebuild()

    def _jump(self, watch: Watch) -> None:
        """The picture is at once what it was at this moment, to these eyes."""
        self._set(watch)
        if self._frame is not None:
            seen = self.replay.seen(self.view.seat, watch.moment)
            self.picture.reset(seen, self._look(self._frame, seen))
            self.stale = True

    def _follow(self) -> None:
        """What stands above the table waits for the picture, as in a match."""
        words = self.picture.words
        title = None if words is None else words.title
        if title != self._title:
            self._title = title
            self.rebuild()

    def _look(self, frame: Frame, seen: Seen) -> Look:
        people = faces(self.session.people, seen)
        now = self.services.settings.now
        strong, numbers = now.colours == "strong", now.dice == "numbers"
        over = self.session.over and self.watch.moment == self.watch.count
        past = tuple(self.session.log(self.view.seat)) if over else ()
        calm = frame.calm
        return Look(frame, people, calm=calm, strong=strong, numbers=numbers, past=past)

    def _showing(self, frame: Frame) -> Showing:
        seen = self.replay.seen(self.view.seat, self.watch.moment)
        return self.picture.showing(seen, self._look(frame, seen))

    def build(self, frame: Frame) -> Sequence[Widget]:
        panel = self._showing(frame).room.prompt
        widgets = [*self.header(frame), *self._on(frame), Panel(panel)]
        inside = panel.inset(30, 18)
        line = inside.h / 2 - 8
        widgets.extend(self._line(frame, Box(inside.x, inside.y, inside.w, line)))
        below = Box(inside.x, inside.bottom - line, inside.w, line)
        widgets.extend(self._buttons(frame, below))
        return widgets

    def _line(self, frame: Frame, box: Box) -> list[Widget]:
        watch = self.watch
        wide = min(380 * frame.text_scale, box.w * 0.4)
        words = self.say("replay-at", now=watch.moment, all=watch.count)
        bar = Box(box.x + wide, box.y, box.w - wide, box.h)
        return [
            Label(Box(box.x, box.y, wide - 16, box.h), words,
                  Style(32, "bold", INK, align="left", lines=2)),
            Slider("bar", bar, watch.moment, self.scrub, low=0, high=watch.count, step=1),
        ]  # fmt: skip

    def _buttons(self, frame: Frame, box: Box) -> list[Widget]:
        watch = self.watch
        side = min(box.h, 84.0)
        entries: tuple[tuple[str, str, Callable[[], None], bool], ...] = (
            ("start", "undo", lambda: self.scrub(0), watch.moment > 0),
            ("step-back", "step.back", lambda: self.step(-1), watch.moment > 0),
            ("play", "pause" if watch.playing else "play", self.play, True),
            ("step-forward", "step.forward", lambda: self.step(1), watch.moment < watch.count),
        )
        found: list[Widget] = [
            IconButton(
                name, Box(box.x + (side + 14) * number, box.cy - side / 2, side, side), icon,
                action, enabled=on, first=name == "play",
                tone="green" if name == "play" else "cream",
                help_text=self.say(f"replay-{name}"),
            )
            for number, (name, icon, action, on) in enumerate(entries)
        ]  # fmt: skip
        left = box.x + (side + 14) * len(entries) + 20
        room = Box(left, box.cy - side * 0.42, box.right - left, side * 0.84)
        share = 0.34 if not large(frame) else 0.4
        speeds = [
            (str(speed), self.say("replay-speed-value", speed=speed / 100)) for speed in SPEEDS
        ]
        place = Box(room.x, room.y, room.w * share, room.h)
        found.append(Segment("speed", place, speeds, str(watch.speed), self._pace, size=28))
        found.append(self._eyes(Box(place.right + 24, room.y, room.right - place.right - 24,
                                    room.h)))  # fmt: skip
        return found

    def header_room(self, frame: Frame) -> float:
        return 130

    def _on(self, frame: Frame) -> list[Widget]:
        """To play on from here: of a match that is over alone."""
        if not self.session.over:
            return []
        bar = self.header(frame)[0].box
        place = Box(frame.w - 94, bar.y, bar.w, bar.h)
        return [
            IconButton("on", place, "flag", self._ask_on, tone="orange",
                       enabled=self.watch.moment < self.watch.count,
                       help_text=self.say("replay-on"))
        ]  # fmt: skip

    def _ask_on(self) -> None:
        """A match that is over may have gone otherwise."""
        say = self.say
        self._set(self.watch.paused())
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
        session.card.title = self.say("replay-on-title", game=game_title(self.words))
        self.services.desk.home()
        self.services.sit_down(session)

    def _eyes(self, box: Box) -> Widget:
        """Whose eyes one looks through; while the match goes on only everybody's."""
        options = [("", self.say("replay-public"))]
        options += [(str(seat), person.name) for seat, person in enumerate(self.session.people)]
        blocked = () if self.session.over else tuple(option for option, _ in options[1:])
        viewer = self.view.seat
        chosen = "" if viewer is None else str(viewer)
        return Segment("eyes", box, options, chosen, self.look_as, size=28,
                       blocked=frozenset(blocked))  # fmt: skip

    def _pace(self, speed: str) -> None:
        self._set(self.watch.at_speed(int(speed)))

    def look_as(self, viewer: str) -> None:
        if not viewer:
            self.view = self.view.to_table()
        elif self.session.over:
            # What seats saw in secret is kept till then.
            self.view = self.view.through(int(viewer))
        self.rebuild()
        self._jump(self.watch)

    def scrub(self, moment: int) -> None:
        self._jump(self.watch.at(moment))

    def step(self, way: int) -> None:
        """One decision; forwards it is told as it was, backwards it is simply as before."""
        self._set(self.watch.paused())
        if way < 0:
            self.scrub(self.watch.moment - 1)
        else:
            self._forward()

    def play(self) -> None:
        watch = self.watch.toggled()
        if watch.moment != self.watch.moment:
            self._jump(watch)
        self._set(watch)

    def _forward(self) -> None:
        assert self._frame is not None
        moment, picture = self.watch.moment, self.picture
        self._set(self.watch.at(moment + 1))
        watch = self.watch
        if watch.moment == moment:
            return
        picture.rush()
        for beat in self.replay.beats(self.view.seat, watch.moment):
            picture.tell(beat.event, beat.seen, self._look(self._frame, beat.seen))
        seen = self.replay.seen(self.view.seat, watch.moment)
        picture.settle(seen, self._look(self._frame, seen))

    def update(self, ms: float) -> None:
        self.services.phones.serve(self, partial(ReplaySide, self))
        super().update(ms)
        picture, watch = self.picture, self.watch
        picture.pace(self.services.settings.now.motion_speed * watch.speed / 10_000)
        calm = self._frame is not None and self._frame.calm
        if picture.update(ms, calm=calm):
            self.moved = True
        self._follow()
        self.music, self.heat = picture.mood, picture.heat
        if picture.holding:
            self._wait(ms, picture.go_on)
        elif watch.playing and not picture.busy:
            quiet = not self.replay.beats(self.view.seat, watch.moment)
            self._wait(ms * 4 if quiet else ms, self._forward)

    def _wait(self, ms: float, then: Callable[[], None]) -> None:
        self._waited += ms * self.watch.speed / 100
        if self._waited >= _PAUSE_MS:
            self._waited = 0
            then()

    def backdrop(self, canvas: Canvas) -> None:
        self.picture.draw(canvas, calm=canvas.frame.calm)
        # The bar of the table's frame: here the page's own heading stands in it.
        bar = Box(0, 0, canvas.frame.w, bar_height(canvas.frame))
        taken = self._showing(canvas.frame).room.title is not None
        canvas.fill(bar, "#1B0F1C", alpha=0.94 if taken else 0.35)

    def unhandled(self, intent: Intent) -> bool:
        jumps = {Kind.PAGE_UP: -10, Kind.PAGE_DOWN: 10}
        if intent.kind in jumps:
            self.scrub(self.watch.moment + jumps[intent.kind])
            return True
        if intent.kind is Kind.HURRY:
            self.picture.rush()
            return True
        return super().unhandled(intent)
