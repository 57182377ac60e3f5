"""What the table screen shows at one moment: a value, made when something it depends on changes.

A `Moment` is all it depends on. Of it a `Sight` makes the `Model`: what is seen, said and to be
pressed. Widgets are built from that (see `build`), and nothing else is asked while they are.

One subject: every part of it is read off the same moment, and none is anything by itself.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, NamedTuple

from game.match.recap import recap
from game.screens.common.game_words import game_title
from game.screens.common.said import Words
from game.screens.table.blindwords import done_words
from game.screens.table.deeds import looking, named
from game.screens.table.envelopes import waiting
from game.screens.table.inspected import opened
from game.screens.table.presses import (
    Press,
    Spot,
    confirming,
    leading_back,
    meaning,
    placeless,
    uncovered,
)
from game.screens.table.recap import NOTHING, PRESENT, News, Recall, Recap
from game.screens.table.seats import blind, faces
from game.screens.table.view import State
from game.screens.table.written import Written
from game.stage.look import Look
from game.stage.showing import Manner
from game.system.called import Called

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.kernel.contract import Action, Seen
    from game.kernel.event import Event
    from game.screens.services import Services
    from game.screens.table.inspected import Inspected, Opened
    from game.screens.table.match import Match
    from game.screens.table.picture import Picture, Telling
    from game.screens.table.play import Half, Hint, Play
    from game.screens.table.taught import Taught
    from game.screens.table.view import View
    from game.screens.table.watched import Watch
    from game.stage.frame import Frame
    from game.stage.look import Face
    from game.stage.showing import Showing
    from game.stage.sure import Sure
    from game.stage.table import Prompt, Table
    from game.stage.tale import Line
    from game.system.settings import Settings

__all__ = ["Model", "Moment", "Sight"]


class Moment(NamedTuple):
    """All that a picture of the table depends on. As long as it is the same, so is the screen."""

    frame: Frame
    words: Words
    settings: Settings
    revision: int
    """Of the match."""
    view: View
    moving: bool
    """The curtain moves."""
    telling: Telling
    told: int
    """So many events were given to the picture to tell."""
    half: Half | None
    hint: Hint | None
    pointed: str
    """The id that is hovered or focused, while somebody chooses."""
    whole: bool
    """All of the board is shown (see Look)."""
    behind: tuple[int, ...]
    """The seats that still have to come behind the curtain."""
    taught: Taught | None
    asleep: tuple[int, ...] | None = None
    """Seats whose phones are not here; None: no phones are open."""
    inspected: Inspected | None = None
    recall: Recall = PRESENT
    """What of the past somebody looks back on."""
    watch: Watch | None = None
    """Where one is in a match that is watched again."""


@dataclass(frozen=True, slots=True)
class Model:
    at: Moment
    showing: Showing
    """What the frame tells of: while things are told, of what has been seen of them; then of what
    is to be done."""
    faces: tuple[Face, ...]
    spots: tuple[Spot, ...]
    buttons: tuple[Press, ...]
    heading: str
    """The game's name."""
    turn: str
    """The round or turn beside it; "" where the table itself shows it."""
    chip: str
    """How many are ready, or ticked."""
    note: str
    """The hint that was asked for."""
    warning: str
    """Said before the click that crosses an information barrier, not after it."""
    lines: tuple[Line, ...]
    """The log, as far as it has been shown: the picture is not to be outrun by words."""
    blind: tuple[str, ...]
    """By what those answer who do so out of sight: "keys", "pad"."""
    done_words: str
    """On which keys and buttons a blind answer is given, and begun anew."""
    may_undo: bool
    may_hint: bool
    lit: tuple[str, ...] = ()
    """The deeds that a hint has come next."""
    waiting: Prompt | None = None
    """What the panel says while all who are asked choose on their phones."""
    opened: Opened | None = None
    recap: Recap = NOTHING
    """What happened before somebody was asked."""


class Sight:
    """How a match is looked at: by whom, as which picture, in what words.

    Without a `play` it is only looked at: nobody is asked anything, and nothing is new to anybody.
    """

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
        self._listed: tuple[object, ...] = ()
        self._lines: tuple[Line, ...] = ()

    @property
    def words(self) -> Words:
        frame = self._services.texts.of("screens/table")
        if self._words is None or self._words.frame is not frame:
            # Another language: all catalogues are others.
            self._words = Words(frame, self._services.game_words(self._match.game.id))
        return self._words

    def viewer(self, view: View) -> int | None:
        """Whose eyes the picture is for; None: everybody's."""
        return view.seat if view.private or view.state is State.REPLAY else self._lone

    @property
    def _lone(self) -> int | None:
        return None if self._play is None else self._play.lone

    @property
    def _manner(self) -> Manner:
        return Manner() if self._play is None else self._play.manner

    # Looks and showings

    def look(self, at: Moment, seen: Seen, *, now: bool = True) -> Look:
        """How the picture is looked at; with what is half chosen only if it is of this moment."""
        half, settings = at.half if now else None, at.settings
        return Look(
            at.frame,
            self._faces(at, seen),
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
            lone=self._lone,
            calm=at.frame.calm,
            strong=settings.colours == "strong",
            numbers=settings.dice == "numbers",
            hinted=self._hinted(at) if half else (),
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
            recap = self._recap(at, at.words)
            row = recap.said or next(iter(recap.rows), None)
            told = () if row is None or self._news is None else self._news.doings(row)
            self._lately = key, told
        return self._lately[1]

    def _seen_by_all(self, at: Moment) -> bool:
        """Others look on who may not learn what is one seat's own."""
        return not at.view.private and self._lone is None

    def offered(self, at: Moment) -> tuple[str, ...]:
        """The ids that may be chosen next on this view: where others look on, none that tells."""
        return self._unveiled(at, at.half.offered if at.half is not None else ())

    def besides(self, at: Moment) -> tuple[str, ...]:
        """The ids that may be chosen on this view in place of one that is."""
        return self._unveiled(at, at.half.besides if at.half is not None else ())

    def _unveiled(self, at: Moment, names: tuple[str, ...]) -> tuple[str, ...]:
        if not self._seen_by_all(at):
            return names
        return tuple(name for name in names if name not in self._manner.veiled)

    def sure(self, at: Moment, showing: Showing) -> Sure | None:
        """What is asked once more before the answer chosen so far is given."""
        half = at.half
        if showing.sure is not None or half is None or half.ready is None or not half.turnings:
            return showing.sure
        # It is shown whole already; what it gives up, it said where it was chosen.
        path, names = half.turnings[0]
        return self._chosen(at, path, self._unveiled(at, names)).parting(half.path[-1])

    def _chosen(
        self, at: Moment, path: Action, offered: tuple[str, ...], *, ready: bool = False
    ) -> Showing:
        """What would be shown if so much were chosen."""
        seen = self._match.seen(self.viewer(at.view))
        look = replace(
            self.look(at, seen), path=path, offered=offered, besides=(), ready=ready, hover=""
        )
        return self._picture.showing(seen, look)

    def _hides(self, at: Moment, action: Action) -> bool:
        veiled = self._manner.veiled
        return self._seen_by_all(at) and any(name in veiled for name in action)

    def _hint(self, at: Moment) -> Hint | None:
        """The hint to whoever chooses now."""
        hint = at.hint
        return hint if hint is not None and at.half and hint.seat == at.half.seat else None

    def _hinted(self, at: Moment) -> Action:
        hint = self._hint(at)
        return () if hint is None or self._hides(at, hint.action) else hint.action

    def _lit(self, at: Moment) -> tuple[str, ...]:
        action, half = self._hinted(at), at.half
        if half is None or not action:
            return ()
        if half.ready == action:
            return ("confirm",)
        if half.some:
            return tuple([named(name) for name in action if name not in half.picked])
        gone = len(half.path)
        if action[:gone] == half.path:
            # What a press takes along is passed over: of building, it is the attraction.
            return tuple([named(name) for name in action[gone:] if name in half.offered][:1])
        # Something else was chosen first: back to it at one press, where that can be.
        return tuple([named(name) for name in action if name in half.besides][:1])

    # The model

    def _faces(self, at: Moment, seen: Seen) -> tuple[Face, ...]:
        people = self._match.people
        return faces(people, seen, self._lone, self.crowned, at.asleep or ())

    def model(self, at: Moment) -> Model:
        words, showing = at.words, at.telling.words or self.showing(at)
        people = self._match.people
        ways = {person.control for person in people if blind(person)}
        return Model(
            at,
            showing,
            self._faces(at, self._match.seen(self.viewer(at.view))),
            self._spots(at, showing),
            self._buttons(at, words, showing),
            game_title(words.game),
            "" if showing.room.title else words.told(showing.title),
            self._chip(at, words, showing),
            self._note(at, words, showing),
            self._warning(at, words),
            () if at.view.state is State.REPLAY else self.lines(at),
            () if self._lone is not None else tuple(sorted(ways)),
            done_words(people, words),
            self.may_undo(at),
            at.settings.hints and at.half is not None,
            self._lit(at),
            self._waiting(at, showing),
            None if at.inspected is None else opened(self.before(at), at.inspected),
            self._recap(at, words),
        )

    def _recap(self, at: Moment, words: Words) -> Recap:
        if self._news is None or at.half is None or at.view.home is State.LESSON:
            return NOTHING
        look = self.look(at, self._match.seen(self.viewer(at.view)), now=False)
        found = self._news.recap(at.half.seat, look, words, at.recall, at.view.past)
        return replace(found, plays=not at.view.private)

    def _waiting(self, at: Moment, showing: Showing) -> Prompt | None:
        if at.half is not None or not self._manner.secret:
            return None
        return waiting(at, self._match.people, self._match.asked(), showing.prompt)

    def may_undo(self, at: Moment) -> bool:
        """Not while several write in secret: each has her own way back, and nobody else's."""
        everybodys = at.view.shared or at.view.state is State.CLOSING
        if not everybodys or not at.telling.settled:
            return False
        if self._lone is None and self._manner.secret:
            return False
        return self._match.can_undo()

    def lines(self, at: Moment) -> tuple[Line, ...]:
        shown = at.told if at.view.private else at.told - at.telling.untold
        key = (at.revision, at.view.private, shown, at.frame, at.words)
        if key != self._listed:
            viewer = self._lone
            look = self.look(at, self._match.seen(viewer), now=False)
            found = self._written.lines(self._match.log(viewer)[:shown], look)
            self._listed, self._lines = key, found
        return self._lines

    def news(self, at: Moment) -> int:
        """So many of the last lines tell what happened since the one person here last decided."""
        play, seat = self._play, self._lone
        if play is None or seat is None:
            return 0
        look = self.look(at, self._match.seen(seat), now=False)
        fresh = recap(play.session, seat)
        fresh = fresh[: max(len(fresh) - at.telling.untold, 0)]
        return sum(len(self._table.tale.lines(event, look)) for event in fresh)

    def peekers(self, at: Moment) -> tuple[int, ...]:
        """The seats that answer out of sight now, and may want to look at what is theirs."""
        if not at.view.shared or at.moving or not at.telling.settled:
            return ()
        people = self._match.people
        if self._lone is not None or not self._manner.secret or not any(map(blind, people)):
            return ()
        own = self.everybodys(at).own
        return tuple(s for s, who in enumerate(people) if blind(who) and s in own)

    def _spots(self, at: Moment, showing: Showing) -> tuple[Spot, ...]:
        """The ids that have a place, and where seats look at their own, in the order of Tab:
        what comes next before what leads elsewhere."""
        found: list[Spot] = []
        if at.view.state is State.AGAIN:
            # What lies there is the past.
            return ()
        for name in self.offered(at):
            box = showing.place_of(name)
            if box is not None:
                answer, means = showing.by_id[name], meaning(at.half, name)
                ends = answer.ends
                found.append(Spot(named(name), box, answer.bare, means, led=not ends, shy=ends))
        for name in self.besides(at):
            box = showing.place_of(name)
            if box is not None:
                found.append(Spot(named(name), box, means=meaning(at.half, name)))
        seats = list(self.peekers(at))
        if at.half is not None and not at.view.private and at.half.seat in showing.own:
            seats.insert(0, at.half.seat)
        found += [Spot(looking(seat), showing.own[seat].box) for seat in seats]
        return uncovered(found)

    def _buttons(self, at: Moment, words: Words, showing: Showing) -> tuple[Press, ...]:
        """Ids without a place on the table; then what ends the moment, or leads back."""
        if at.view.state is State.REPLAY:
            return ()
        chosen = placeless(at.half, self.offered(at), words, showing)
        return (*chosen, *self._ending(at, words, showing))

    def _ending(self, at: Moment, words: Words, showing: Showing) -> Sequence[Press]:
        say, half = words.frame, at.half
        if at.telling.holding:
            return [Press("next", say("next"), "on")]
        if not at.telling.settled:
            return []
        if self._match.over:
            return [Press("results", say("results"), "on")]
        if at.view.peeking and (half is None or not half.path):
            return [Press("unpeek", say("peek-done"), "on")] if at.view.private else []
        if half is None:
            if not at.behind or at.moving:
                return []
            name = Called(self._match.people[at.behind[0]].name)
            return [Press("call", say("open-curtain", name=name), "on")]
        made: list[Press] = []
        if half.some or half.ready is not None:
            made.append(confirming(words, half, self.sure(at, showing)))
        if half.begun or self._match.seen(half.seat).mine:
            made.append(leading_back(words, half))
        return made

    def _chip(self, at: Moment, words: Words, showing: Showing) -> str:
        if showing.prompt.counter is not None and at.half is not None:
            return words.told(showing.prompt.counter)
        if not at.telling.settled or not self._manner.secret:
            return ""
        seats = len(self._match.concerned())
        if seats <= 1:
            # Where one after another is asked, the others are not ready: it is not their turn.
            return ""
        return words.frame("ready-count", ready=seats - len(self._match.asked()), seats=seats)

    def _note(self, at: Moment, words: Words, showing: Showing) -> str:
        hint, say = self._hint(at), words.frame
        if hint is None:
            return ""
        if not hint.action:
            return say("hint-wait")
        if self._hides(at, hint.action):
            return say("hint-own")
        what = say.join([words.told(word) for word in showing.hint])
        said = say("hint-do", what=what)
        why = words.why(hint.reason)
        return f"{said}. {why}" if why else said

    def _warning(self, at: Moment, words: Words) -> str:
        half, play = at.half, self._play
        if half is None or play is None:
            return ""
        answer = half.ready or (play.leads_to(at.pointed) if at.pointed else None)
        if answer is None or not play.crosses(half.seat, answer):
            return ""
        if not half.ready and self._chosen(at, answer, (), ready=True).sure is not None:
            # One press more is asked for: then it is said.
            return ""
        return words.frame("no-way-back")
