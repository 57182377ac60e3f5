"""Of a moment, all that the table's screen shows, says and offers to be pressed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screens.common.game_words import game_title
from game.screens.common.said import Words
from game.screens.table.blindwords import done_words
from game.screens.table.deeds import looking, named
from game.screens.table.envelopes import waiting
from game.screens.table.inspected import opened
from game.screens.table.model import Model
from game.screens.table.presses import (
    Press,
    Spot,
    confirming,
    leading_back,
    meaning,
    placeless,
    uncovered,
)
from game.screens.table.seats import blind
from game.screens.table.view import State
from game.system.called import Called

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.screens.table.match import Match
    from game.screens.table.model import Moment
    from game.screens.table.play import Play
    from game.screens.table.sight import Sight
    from game.stage.showing import Showing
    from game.stage.table import Prompt

__all__ = ["Modeller"]


class Modeller:
    """Every part of a model is read off the same moment, by the same eyes."""

    def __init__(self, sight: Sight, match: Match, play: Play | None) -> None:
        self._sight, self._match, self._play = sight, match, play

    def model(self, at: Moment) -> Model:
        words, showing = at.words, at.telling.words or self._sight.showing(at)
        people = self._match.people
        ways = {person.control for person in people if blind(person)}
        return Model(
            at,
            showing,
            self._sight.seated(at, self._match.seen(self._sight.viewer(at.view))),
            self._spots(at, showing),
            self._buttons(at, words, showing),
            game_title(words.game),
            "" if showing.room.title else words.told(showing.title),
            self._chip(at, words, showing),
            self._note(at, words, showing),
            self._warning(at, words),
            () if at.view.state is State.REPLAY else self._sight.lines(at),
            () if self._sight.lone is not None else tuple(sorted(ways)),
            done_words(people, words),
            self._may_undo(at),
            at.settings.hints and at.half is not None,
            self._lit(at),
            self._waiting(at, showing),
            None if at.inspected is None else opened(self._sight.before(at), at.inspected),
            self._sight.recap(at, words),
        )

    def _waiting(self, at: Moment, showing: Showing) -> Prompt | None:
        if at.half is not None or not self._sight.manner.secret:
            return None
        return waiting(at, self._match.people, self._match.asked(), showing.prompt)

    def _may_undo(self, at: Moment) -> bool:
        """Not while several write in secret: each has her own way back, and nobody else's."""
        everybodys = at.view.shared or at.view.state is State.CLOSING
        if not everybodys or not at.telling.settled:
            return False
        if self._sight.lone is None and self._sight.manner.secret:
            return False
        return self._match.can_undo()

    def _peekers(self, at: Moment) -> tuple[int, ...]:
        """The seats that answer out of sight now, and may want to look at what is theirs."""
        if not at.view.shared or at.moving or not at.telling.settled:
            return ()
        people, sight = self._match.people, self._sight
        if sight.lone is not None or not sight.manner.secret or not any(map(blind, people)):
            return ()
        own = sight.everybodys(at).own
        return tuple(s for s, who in enumerate(people) if blind(who) and s in own)

    def _lit(self, at: Moment) -> tuple[str, ...]:
        action, half = self._sight.hinted(at), at.half
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

    def _spots(self, at: Moment, showing: Showing) -> tuple[Spot, ...]:
        """The ids that have a place, and where seats look at their own, in the order of Tab:
        what comes next before what leads elsewhere."""
        found: list[Spot] = []
        if at.view.state is State.AGAIN:
            # What lies there is the past.
            return ()
        for name in self._sight.offered(at):
            box = showing.place_of(name)
            if box is not None:
                found.append(Spot(named(name), box, meaning(at.half, name), showing.by_id[name]))
        for name in self._sight.besides(at):
            box = showing.place_of(name)
            if box is not None:
                found.append(Spot(named(name), box, meaning(at.half, name)))
        seats = list(self._peekers(at))
        if at.half is not None and not at.view.private and at.half.seat in showing.own:
            seats.insert(0, at.half.seat)
        found += [Spot(looking(seat), showing.own[seat].box) for seat in seats]
        return uncovered(found)

    def _buttons(self, at: Moment, words: Words, showing: Showing) -> tuple[Press, ...]:
        """Ids without a place on the table; then what ends the moment, or leads back."""
        if at.view.state is State.REPLAY:
            return ()
        chosen = placeless(at.half, self._sight.offered(at), words, showing)
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
            made.append(confirming(words, half, self._sight.sure(at, showing)))
        if half.begun or self._match.seen(half.seat).mine:
            made.append(leading_back(words, half))
        return made

    def _chip(self, at: Moment, words: Words, showing: Showing) -> str:
        if showing.prompt.counter is not None and at.half is not None:
            return words.told(showing.prompt.counter)
        if not at.telling.settled or not self._sight.manner.secret:
            return ""
        seats = len(self._match.concerned())
        if seats <= 1:
            # Where one after another is asked, the others are not ready: it is not their turn.
            return ""
        return words.frame("ready-count", ready=seats - len(self._match.asked()), seats=seats)

    def _note(self, at: Moment, words: Words, showing: Showing) -> str:
        hint, say = self._sight.hint(at), words.frame
        if hint is None:
            return ""
        if not hint.action:
            return say("hint-wait")
        if self._sight.hides(at, hint.action):
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
        if not half.ready and self._sight.chosen(at, answer, (), ready=True).sure is not None:
            # One press more is asked for: then it is said.
            return ""
        return words.frame("no-way-back")
