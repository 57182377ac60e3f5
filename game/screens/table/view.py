"""The table screen as a machine: which face of it is shown, and what may follow which.

public ──► closing ──► curtain ──► private ──► leaving ──► curtain, for whoever comes next
  │  ▲                    │           │           │
  │  └────────────────────┴───────────┴───────────┘
  ├──► private, at once, where one person plays alone
  └──► again: the past over everybody's table, and back

A match that is watched again is everybody's table, too, or one seat's once it is over; nobody is
asked there, and no way leads from it into a match.

A lesson is everybody's table with a teacher beside it: all ways to everybody's lead there, till the
teacher has said everything.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from types import MappingProxyType
from typing import TYPE_CHECKING

from game.screens.table.peeping import Peeping

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["SIDES", "Curtain", "State", "View"]

SIDES = 0.09
"""So much of the curtain stays in sight around a private view."""


class State(Enum):
    PUBLIC = "public"
    """Everybody's."""
    CLOSING = "closing"
    """Still everybody's, behind a curtain that closes for one seat."""
    CURTAIN = "curtain"
    """Closed: it names who comes next."""
    PRIVATE = "private"
    """One seat's alone."""
    LEAVING = "leaving"
    """The curtain closes on a private view; until it is closed that is drawn as it was."""
    LESSON = "lesson"
    """Everybody's, and a teacher says what to do."""
    AGAIN = "again"
    """Everybody's, with something of the past played over it once more; the question waits."""
    REPLAY = "replay"
    """A match is watched again, through everybody's eyes or those of one seat."""


_SHARED = (State.PUBLIC, State.LESSON, State.AGAIN)
_CLOSED: Mapping[State, float] = MappingProxyType(
    {
        State.PUBLIC: 0.0,
        State.CLOSING: 1.0,
        State.CURTAIN: 1.0,
        State.PRIVATE: SIDES,
        State.LEAVING: 1.0,
        State.LESSON: 0.0,
        State.AGAIN: 0.0,
        State.REPLAY: 0.0,
    }
)


@dataclass(frozen=True, slots=True)
class View:
    state: State = State.PUBLIC
    seat: int | None = None
    """Whose turn behind the curtain it is."""
    peeking: bool = False
    """A seat looks at what is its own; what is asked is not answered there, or need not be."""
    stay: bool = True
    """The table is being looked at: the curtain waits until somebody calls it."""
    home: State = State.PUBLIC
    """The face that everybody's table has: with a teacher beside it, or without."""
    past: str = ""
    """What is played again, a row of what just happened."""

    @classmethod
    def of_lesson(cls) -> View:
        return cls(State.LESSON, home=State.LESSON)

    @classmethod
    def of_replay(cls) -> View:
        return cls(State.REPLAY, home=State.REPLAY)

    @property
    def shared(self) -> bool:
        """Everybody looks on."""
        return self.state in _SHARED

    @property
    def private(self) -> bool:
        """One seat's eyes alone are on the picture."""
        return self.state in (State.PRIVATE, State.LEAVING)

    @property
    def closed(self) -> float:
        """How far the curtain is drawn, once it has come to rest: 0 open, 1 closed."""
        return _CLOSED[self.state]

    def _after(self, *states: State) -> None:
        """What comes now follows these alone."""
        if self.state not in states:
            raise ValueError(f"this does not follow {self.state.value}")

    def calling(self, seat: int) -> View:
        """The curtain closes for whoever answers next."""
        self._after(*_SHARED)
        return View(State.CLOSING, seat, stay=False, home=self.home)

    def looking(self, seat: int, *, alone: bool) -> View:
        """A seat looks at what is its own: at once if nobody else is there to see it."""
        self._after(*_SHARED)
        state = State.PRIVATE if alone else State.CLOSING
        return replace(self, state=state, seat=seat, peeking=True, past="")

    def drawn(self, following: int | None) -> View:
        """The curtain has come to rest: closed for somebody, or on what she chose."""
        if self.state is State.CLOSING:
            return replace(self, state=State.CURTAIN)
        if self.state is State.LEAVING:
            state = self.home if following is None else State.CURTAIN
            return replace(self, state=state, seat=following, peeking=False)
        return self

    def opened(self) -> View:
        """Whoever was called is there."""
        self._after(State.CURTAIN)
        return replace(self, state=State.PRIVATE)

    def leaving(self) -> View:
        self._after(State.PRIVATE)
        return replace(self, state=State.LEAVING)

    def to_table(self) -> View:
        """Everybody's again, and nobody is called."""
        return View(self.home, stay=True, home=self.home)

    def again(self, past: str) -> View:
        """This is played once more, and nothing else."""
        self._after(*_SHARED)
        return replace(self, state=State.AGAIN, past=past)

    def present(self) -> View:
        """The past is over."""
        self._after(State.AGAIN)
        return replace(self, state=self.home, past="")

    def through(self, seat: int) -> View:
        """These eyes watch a match again; `to_table` leads back to everybody's."""
        self._after(State.REPLAY)
        return replace(self, seat=seat)

    def taught(self) -> View:
        """The teacher has said everything: whatever comes, it is a match like any other."""
        if self.home is not State.LESSON:
            raise ValueError("there is no teacher here")
        state = State.PUBLIC if self.state is State.LESSON else self.state
        return replace(self, state=state, home=State.PUBLIC)


class Curtain:
    """How far it is drawn at this instant."""

    def __init__(self) -> None:
        self.closed = 0.0
        self.peeping = Peeping()
        """What those do who wait before it."""
        self._goal = 0.0

    @property
    def moving(self) -> bool:
        return self.closed != self._goal

    def draw_to(self, goal: float) -> None:
        self._goal = goal

    def jump(self, goal: float) -> None:
        self.closed = self._goal = goal

    def update(self, step: float, *, calm: bool) -> bool:
        """Whether it moved."""
        if not self.moving:
            return False
        if calm or abs(self._goal - self.closed) <= step:
            self.closed = self._goal
        else:
            self.closed += step if self._goal > self.closed else -step
        return True
