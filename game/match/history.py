"""The match as it was played: every decision, and the State before it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from game.kernel.play import act, settle, unseal
from game.match.beats import Reel
from game.match.plain import digest

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.kernel.contract import Action, Game, State
    from game.kernel.event import Event

__all__ = ["BY", "Decision", "History"]

BY: Final = ("person", "bot", "replay")


@dataclass(frozen=True, slots=True)
class Decision:
    """One answer by one seat."""

    seat: int
    action: Action
    barrier: bool
    """It used chance or brought something hidden to light: undo stops here."""
    hash: str
    """The digest of the State after it."""
    by: str = "person"
    reason: str = ""
    """The text key of a bot's why, told after the match."""
    rng: int = 0
    """The State's counters of chance after it: a cheap check that a replay keeps to the path."""


class History:
    """Decisions can be added, taken away from the end, and played again."""

    def __init__(
        self, game: Game[Any, Any], state: State, past: Iterable[tuple[Event, State]] = ()
    ) -> None:
        self._game = game
        self.state = state
        self.decisions: list[Decision] = []
        self.reel = Reel(game)
        # From decision `base` on, before each: the State, and how many events there had been.
        self.base = 0
        self.before: list[State] = []
        self.counts: list[int] = []
        for event, after in past:
            self.reel.record(event, after)
        settle(state, lambda event: self.reel.record(event, state.clone()))
        self.reel.finish(0, state)

    @classmethod
    def resumed(cls, game: Game[Any, Any], state: State, past: list[Decision]) -> History:
        """A match taken up at this State: what led to it is known by name only."""
        history = cls(game, state)
        history.decisions = list(past)
        history.base = len(past)
        return history

    def push(
        self, seat: int, action: Action, by: str, reason: str = "", known_hash: str = ""
    ) -> Decision:
        """Take an answer. On any exception nothing has changed."""
        before, count = self.state, self.reel.count
        after = before.clone()
        told: list[Event] = []

        def tell(event: Event) -> None:
            told.append(event)
            self.reel.record(event, after.clone())

        try:
            act(after, seat, action, tell)
        except BaseException:
            self.reel.cut(count)
            raise
        self.reel.finish(count, after)
        decision = Decision(
            seat,
            action,
            after.rng != before.rng or any(event.shows for event in told),
            known_hash or digest(self._game, after),
            by,
            reason,
            after.rng >> 64,
        )
        self.before.append(before)
        self.counts.append(count)
        self.decisions.append(decision)
        self.state = after
        return decision

    def pop(self) -> Decision:
        """Forget the last decision and what came of it."""
        self.state = self.before.pop()
        self.reel.cut(self.counts.pop())
        return self.decisions.pop()

    def drop(self, seat: int) -> bool:
        """Take back the seat's last answer if it is still sealed, whatever others did since.

        A sealed answer has had no effect on anybody, so all that followed stays as it was, and
        only the answer itself is struck from every State that holds it.
        """
        if not self.state.sealed.get(seat):
            return False
        place = max(i for i, decision in enumerate(self.decisions) if decision.seat == seat)
        since = self.counts[place - self.base] if place >= self.base else 0
        del self.decisions[place]
        if place >= self.base:
            del self.before[place - self.base], self.counts[place - self.base]
        else:
            self.base -= 1
        first = max(place - self.base, 0)
        self.before[first:] = [_without(each, seat) for each in self.before[first:]]
        self.state = _without(self.state, seat)
        self.reel.change(since, lambda state: _without(state, seat))
        after = [*self.before[first + 1 :], self.state]
        for number, state in enumerate(after, self.base + first):
            if number < len(self.decisions):
                self.decisions[number] = replace(
                    self.decisions[number], hash=digest(self._game, state)
                )
        return True

    def undo_depth(self, *, free: bool = False) -> int:
        """How many decisions an undo takes away: one person's and the bots' since; 0 if it may not.

        The way back ends at the first decision that used chance or showed something, unless it is
        free.
        """
        for depth, decision in enumerate(reversed(self.decisions[self.base :]), 1):
            if decision.barrier and not free:
                return 0
            if decision.by == "person":
                return depth
        return 0


def _without(state: State, seat: int) -> State:
    other: State = state.clone()
    unseal(other, seat)
    return other
