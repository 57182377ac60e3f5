"""What is seen of the match: by whom, as which picture, and who may choose on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game import catalogue
from game.screens.table.picture import Picture
from game.screens.table.play import Play
from game.screens.table.seats import blind, faces
from game.screens.table.spots import PEEK, id_of
from game.screens.table.view import Mode, View
from game.stage.look import Look
from game.stage.showing import Manner
from game.stage.widgets.pane import PaneScene

if TYPE_CHECKING:
    from game.kernel.contract import Action, Seen
    from game.kernel.event import Event
    from game.match.choosing import Choosing
    from game.match.session import Session
    from game.screens.services import Services
    from game.stage.frame import Frame
    from game.stage.look import Face
    from game.stage.piece import Answer
    from game.stage.said import Speech
    from game.stage.showing import Own, Showing
    from game.stage.table import Line, Table

__all__ = ["Sight"]


class Sight(PaneScene):
    """The table without hands: the scene adds what people do."""

    def __init__(self, services: Services, session: Session, *, lesson: bool = False) -> None:
        super().__init__()
        self.services, self.session, self.lesson = services, session, lesson
        self.table: Table[Any] = catalogue.table(session.game.id)
        self.music = self.table.music
        self.play = Play(services, session)
        self.play.turns = lambda: self.manner.turns
        self.play.by_phone = self._by_phone
        self.play.folded = lambda seat: self.table.manner(self.session.seen(seat)).folded
        self.words = services.texts.of("screens/table")
        self.game_words = services.game_words(session.game.id)
        self.picture = Picture(self.table, services.sounds, self.told)
        self.view = View()
        self.whole = False
        """All of the board is shown (see Look)."""
        self._told = session.count
        self._public = session.seen(None)
        self._manner: tuple[int, Manner] = (-1, Manner())
        self._key: tuple[object, ...] = ()
        self._looked_back: tuple[object, ...] = ()
        self._story: tuple[Event, ...] = ()
        self._frame: Frame | None = None
        # Who sits down sees the table first, not the curtain.
        self.view.stay = True

    # What the screens before and after this one need

    def enter(self, frame: Frame) -> None:
        super().enter(frame)
        self._take(frame)

    def resize(self, frame: Frame) -> None:
        super().resize(frame)
        self._take(frame)

    def _take(self, frame: Frame) -> None:
        """Show what is so, at this size."""
        self.words = self.services.texts.of("screens/table")
        self.game_words = self.services.game_words(self.session.game.id)
        if frame == self._frame and self.picture.animator.seen is not None:
            return
        self._frame = frame
        self.picture.forget()
        if self.picture.settled:
            self._reset()
        else:
            # What is being told, and a pause for somebody to say "go on", outlast any layout.
            self.picture.animator.relay(lambda seen: self.look(seen, now=False))
            self._key = ()
            self.rebuild()
        seen = self.session.seen(self.viewer)
        self.picture.foresee(seen, self.look(seen))

    def _reset(self) -> None:
        """The picture shows at once what this view may see now."""
        seen = self.session.seen(self.viewer)
        self.picture.animator.reset(seen, self.look(seen))
        self._told = self.session.count
        self._key = ()
        self.rebuild()

    def tell_again(self, before: Seen, since: int) -> None:
        """Show once more what happened from beat `since` on."""
        animator = self.picture.animator
        animator.reset(before, self.look(before, now=False))
        self._told = since
        self._tell()
        self.rebuild()

    # Who looks, who chooses

    @property
    def viewer(self) -> int | None:
        """Whose eyes the picture is for; None: everybody's."""
        if self.view.mode is Mode.PRIVATE:
            return self.view.seat
        return self.play.lone

    @property
    def frame(self) -> Frame:
        assert self._frame is not None
        return self._frame

    def _by_phone(self, seat: int) -> bool:
        phone = self.session.people[seat].control == "phone"
        return phone and self.services.phones.holds(seat)

    def told(self, speech: Speech) -> str:
        """A text of the game, or of the frame; a bare name as it is."""
        if isinstance(speech, str):
            return speech
        values = {
            name: value if isinstance(value, int) else self.told(value)
            for name, value in speech.args.items()
        }
        words = self.game_words if self.game_words.has(speech.key) else self.words
        return words(speech.key, **values)

    @property
    def manner(self) -> Manner:
        """How is answered now."""
        if self._manner[0] != self.session.revision:
            manner = self.table.manner(self.session.seen(None))
            self._manner = self.session.revision, manner
        return self._manner[1]

    @property
    def showing(self) -> Showing:
        """Of this moment, to whoever looks, with what is half chosen."""
        seen = self.session.seen(self.viewer)
        return self.picture.showing(seen, self.look(seen))

    @property
    def everybodys(self) -> Showing:
        """Of this moment, to all, with nothing chosen."""
        seen = self.session.seen(None)
        return self.picture.showing(seen, self.look(seen, now=False))

    def look(self, seen: Seen, *, now: bool = True) -> Look:
        """How the picture is looked at; with what is half chosen only if it is of this moment."""
        choosing = self.play.choosing if now else None
        return Look(
            self.frame,
            faces(self.session.people, seen, self.play.lone),
            path=choosing.path if choosing else (),
            picked=choosing.picked if choosing else (),
            ready=choosing is not None and choosing.ready is not None,
            offered=self.open_ids(choosing) if choosing else (),
            chooser=choosing.seat if choosing else None,
            hover=self.pointed if choosing else "",
            private=self.view.mode is Mode.PRIVATE,
            lone=self.play.lone,
            calm=self.frame.calm,
            strong=self.services.settings.now.colours == "strong",
            numbers=self.services.settings.now.dice == "numbers",
            hinted=self._hinted(choosing),
            whole=self.whole,
            past=self._past(),
        )

    def _past(self) -> tuple[Event, ...]:
        """Kept, since it is asked for with every picture."""
        if not self.session.over:
            return ()
        key = (self.session.count, self.viewer)
        if self._looked_back != key:
            self._looked_back, self._story = key, tuple(self.session.log(self.viewer))
        return self._story

    def _hinted(self, choosing: Choosing | None) -> Action:
        hint = self.play.hint
        if choosing is None or hint is None or hint.seat != choosing.seat:
            return ()
        return () if self.hides(hint.action) else hint.action

    def hides(self, action: Action) -> bool:
        """Whether others look on who may not learn of such an answer."""
        if self.view.mode is Mode.PRIVATE or self.play.lone is not None:
            return False
        return any(name in self.manner.veiled for name in action)

    def open_ids(self, choosing: Choosing) -> tuple[str, ...]:
        """The ids that may be chosen next on this view: where others look on, none that tells."""
        if self.view.mode is Mode.PRIVATE or self.play.lone is not None:
            return choosing.offered
        return tuple(name for name in choosing.offered if name not in self.manner.veiled)

    def help_of(self, name: str) -> str:
        """What is said of an id, or of a seat's own, while it is pointed at."""
        showing, seat = self.showing, self.chooser()
        about: Answer | Own | None = showing.by_id.get(name)
        if name == PEEK and seat is not None:
            about = showing.own.get(seat)
        return self.told(about.help) if about is not None and about.help is not None else ""

    @property
    def faces(self) -> tuple[Face, ...]:
        return faces(self.session.people, self.session.seen(self.viewer), self.play.lone)

    @property
    def pointed(self) -> str:
        """The id that is hovered or focused."""
        return id_of(self.focus.hovered or (self.focus.focused if self.focus.ring else ""))

    def chooser(self) -> int | None:
        """The seat that may choose on this view now."""
        session, view = self.session, self.view
        if not self.picture.settled or session.over or view.moving:
            return None
        asked = self.play.open_to()
        if view.peeking and not (self.manner.from_own and view.mode is Mode.PRIVATE):
            return None
        if view.mode is Mode.PRIVATE:
            return view.seat if view.seat in asked else None
        if view.mode is Mode.CURTAIN:
            return None
        if self.play.lone is not None:
            return self.play.lone if self.play.lone in asked else None
        people = self.play.people_asked()
        if not people or self.manner.secret:
            return None
        return people[0]

    def next_behind(self) -> int | None:
        """The seat that has to come behind the curtain next."""
        if self.play.lone is not None or not self.manner.secret:
            return None
        waiting = self.behind()
        return waiting[0] if waiting else None

    def behind(self) -> tuple[int, ...]:
        """The seats that still have to come behind the curtain, one after another."""
        return self.play.curtained() if self.manner.blind else self.play.handed()

    def comes_by_itself(self, seat: int | None) -> bool:
        """A phone that sleeps may wake: nobody is called to the curtain in its place."""
        open_now = self.services.phones.hub is not None
        return seat is not None and not (open_now and self.session.people[seat].control == "phone")

    def peekers(self) -> tuple[int, ...]:
        """The seats that answer out of sight now, and may want to look at what is theirs."""
        if self.view.mode is not Mode.PUBLIC or self.view.moving or not self.picture.settled:
            return ()
        if self.play.lone is not None or not self.manner.secret:
            return ()
        own = self.everybodys.own
        return tuple(s for s, who in enumerate(self.session.people) if blind(who) and s in own)

    # What is told

    def lines(self) -> list[Line]:
        """The log as far as it has been shown: the picture is not to be outrun by words."""
        viewer = self.play.lone
        shown = self._told - self.picture.animator.waiting
        if self.view.mode is Mode.PRIVATE:
            shown = self._told
        look = self.look(self.session.seen(viewer), now=False)
        found: list[Line] = []
        for event in self.session.log(viewer)[:shown]:
            found += self.table.log_line(event, look)
        return found

    def _tell(self) -> None:
        animator, viewer = self.picture.animator, self.viewer
        if self.view.mode is not Mode.PRIVATE:
            for beat in self.session.beats(viewer, self._told):
                animator.play(beat.event, beat.seen, self.look(beat.seen, now=False))
            self._told = self.session.count
            self._public = self.session.seen(None)
        seen = self.session.seen(viewer)
        animator.settle(seen, self.look(seen))
        self.stale = True

    def _show_public(self) -> None:
        """Everybody's picture again, from where everybody last saw it."""
        self.picture.animator.reset(self._public, self.look(self._public, now=False))
        self._key = ()
