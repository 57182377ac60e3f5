"""How a match is looked at: by whom, as which picture, in what words."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from game.match.recap import recap
from game.screens.common.said import Words
from game.screens.table.recap import NOTHING, News, Recap
from game.screens.table.seats import faces
from game.screens.table.view import State
from game.screens.table.written import Written
from game.stage.look import Look
from game.stage.showing import Manner

if TYPE_CHECKING:
    from game.kernel.contract import Action, Seen
    from game.kernel.event import Event
    from game.screens.services import Services
    from game.screens.table.match import Match
    from game.screens.table.model import Moment
    from game.screens.table.picture import Picture
    from game.screens.table.play import Hint, Play
    from game.screens.table.view import View
    from game.stage.look import Face
    from game.stage.showing import Showing
    from game.stage.sure import Sure
    from game.stage.table import Table
    from game.stage.tale import Line

__all__ = ["Sight"]


class Sight:
    """Without a `play` it is only looked at: nobody is asked anything, and nothing is new to
    anybody."""

    def __init__(
        self, services: Services, table: Table[Any], match: Match, play: Play | None,
        picture: Picture,
    ) -> None:  # fmt: skip
        self._services, self._table = services, table
        self._match, self._play, self._picture = match, play, picture
        self._news = None if play is None else News(play.session, table, picture)
        self.crowned = None if play is None else services.crowned(play.session)
        """Who won before: a match looked at again is of another evening."""
        self._words: Words | None = None
        self._looked_back: tuple[object, ...] = ()
        self._story: tuple[Event, ...] = ()
        self._lately: tuple[tuple[object, ...], tuple[Event, ...]] = (), ()
        self._written = Written(table.tale)

    @property
    def words(self) -> Words:
        frame = self._services.texts.of("screens/table")
        if self._words is None or self._words.frame is not frame:
            # Another language: all catalogues are others.
            self._words = Words(frame, self._services.game_words(self._match.game.id))
        return self._words

    def viewer(self, view: View) -> int | None:
        """Whose eyes the picture is for; None: everybody's."""
        return view.seat if view.private or view.state is State.REPLAY else self.lone

    @property
    def lone(self) -> int | None:
        return None if self._play is None else self._play.lone

    @property
    def manner(self) -> Manner:
        return Manner() if self._play is None else self._play.manner

    def look(self, at: Moment, seen: Seen, *, now: bool = True) -> Look:
        """How the picture is looked at; with what is half chosen only if it is of this moment."""
        half, settings = at.half if now else None, at.settings
        return Look(
            at.frame,
            self.seated(at, seen),
            path=half.path if half else (),
            picked=half.picked if half else (),
            ready=half is not None and half.ready is not None,
            offered=self.offered(at) if half else (),
            besides=self.besides(at) if half else (),
            chooser=half.seat if half else None,
            # What leads elsewhere is not where this way would go on.
            hover=at.pointed if half and at.pointed not in half.besides else "",
            inspected=at.inspected.page if at.inspected is not None and now else "",
            private=at.view.private,
            lone=self.lone,
            calm=at.frame.calm,
            strong=settings.colours == "strong",
            numbers=settings.dice == "numbers",
            hinted=self.hinted(at) if half else (),
            folded=half.folded if half else frozenset(),
            whole=at.whole,
            taught=at.view.state is State.LESSON,
            past=self._past(at),
            lately=self._doings(at) if now else (),
        )

    def showing(self, at: Moment, *, now: bool = True) -> Showing:
        """Of this moment, to whoever looks; with what is half chosen or without."""
        seen = self._match.seen(self.viewer(at.view))
        return self._picture.showing(seen, self.look(at, seen, now=now))

    def before(self, at: Moment) -> Showing:
        """Of what words say now, told or settled, with what of it is looked into."""
        if at.telling.words is None:
            return self.showing(at)
        seen, page = self._picture.said, at.inspected.page if at.inspected else ""
        look = replace(self.look(at, seen, now=False), inspected=page)
        return self._picture.showing(seen, look)

    def everybodys(self, at: Moment) -> Showing:
        """Of this moment, to all, with nothing chosen."""
        seen = self._match.seen(None)
        return self._picture.showing(seen, self.look(at, seen, now=False))

    def seated(self, at: Moment, seen: Seen) -> tuple[Face, ...]:
        people = self._match.people
        return faces(people, seen, self.lone, self.crowned, at.asleep or ())

    def _past(self, at: Moment) -> tuple[Event, ...]:
        """Kept, since it is asked for with every picture."""
        if not self._match.over:
            return ()
        key = (self._match.count, self.viewer(at.view))
        if self._looked_back != key:
            self._looked_back, self._story = key, tuple(self._match.log(key[1]))
        return self._story

    def _doings(self, at: Moment) -> tuple[Event, ...]:
        """What the strip tells first, for the table to show; it goes with the first choice."""
        half, view = at.half, at.view
        if half is None or half.path or half.picked or not at.telling.settled:
            return ()
        if view.home is State.LESSON or view.past or at.inspected is not None:
            return ()
        key = (self._match.count, half.seat, at.recall, self.viewer(view), at.frame, at.words)
        if self._lately[0] != key:
            recap = self.recap(at, at.words)
            row = recap.said or next(iter(recap.rows), None)
            told = () if row is None or self._news is None else self._news.doings(row)
            self._lately = key, told
        return self._lately[1]

    def recap(self, at: Moment, words: Words) -> Recap:
        if self._news is None or at.half is None or at.view.home is State.LESSON:
            return NOTHING
        look = self.look(at, self._match.seen(self.viewer(at.view)), now=False)
        found = self._news.recap(at.half.seat, look, words, at.recall, at.view.past)
        return replace(found, plays=not at.view.private)

    def _seen_by_all(self, at: Moment) -> bool:
        """Others look on who may not learn what is one seat's own."""
        return not at.view.private and self.lone is None

    def offered(self, at: Moment) -> tuple[str, ...]:
        """The ids that may be chosen next on this view: where others look on, none that tells."""
        return self._unveiled(at, at.half.offered if at.half is not None else ())

    def besides(self, at: Moment) -> tuple[str, ...]:
        """The ids that may be chosen on this view in place of one that is."""
        return self._unveiled(at, at.half.besides if at.half is not None else ())

    def _unveiled(self, at: Moment, names: tuple[str, ...]) -> tuple[str, ...]:
        if not self._seen_by_all(at):
            return names
        return tuple(name for name in names if name not in self.manner.veiled)

    def sure(self, at: Moment, showing: Showing) -> Sure | None:
        """What is asked once more before the answer chosen so far is given."""
        half = at.half
        if showing.sure is not None or half is None or half.ready is None or not half.turnings:
            return showing.sure
        # It is shown whole already; what it gives up, it said where it was chosen.
        path, names = half.turnings[0]
        return self.chosen(at, path, self._unveiled(at, names)).parting(half.path[-1])

    def chosen(
        self, at: Moment, path: Action, offered: tuple[str, ...], *, ready: bool = False
    ) -> Showing:
        """What would be shown if so much were chosen."""
        seen = self._match.seen(self.viewer(at.view))
        look = replace(
            self.look(at, seen), path=path, offered=offered, besides=(), ready=ready, hover=""
        )
        return self._picture.showing(seen, look)

    def hides(self, at: Moment, action: Action) -> bool:
        veiled = self.manner.veiled
        return self._seen_by_all(at) and any(name in veiled for name in action)

    def hint(self, at: Moment) -> Hint | None:
        """The hint to whoever chooses now."""
        hint = at.hint
        return hint if hint is not None and at.half and hint.seat == at.half.seat else None

    def hinted(self, at: Moment) -> Action:
        hint = self.hint(at)
        return () if hint is None or self.hides(at, hint.action) else hint.action

    def lines(self, at: Moment) -> tuple[Line, ...]:
        shown = at.told if at.view.private else at.told - at.telling.untold
        look = self.look(at, self._match.seen(self.lone), now=False)
        return self._written.lines(self._match.log(self.lone)[:shown], look)

    def news(self, at: Moment) -> int:
        """So many of the last lines tell what happened since the one person here last decided."""
        play, seat = self._play, self.lone
        if play is None or seat is None:
            return 0
        look = self.look(at, self._match.seen(seat), now=False)
        fresh = recap(play.session, seat)
        fresh = fresh[: max(len(fresh) - at.telling.untold, 0)]
        return sum(len(self._table.tale.lines(event, look)) for event in fresh)
