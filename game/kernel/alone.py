"""What a game has for one person alone: puzzles, and goals of its own to be climbed by."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING:
    from typing_extensions import TypeVar as DefaultVar

    from game.kernel.contract import Action, Game, Seen, State, Tell
    from game.kernel.event import Event

__all__ = ["SOLVER", "Alone", "Puzzle"]

SOLVER = 0
"""Whoever sits before a puzzle has the first seat."""
_SEED = 1903
"""What is left to chance in a position is the same for everybody."""

if TYPE_CHECKING:
    S = DefaultVar("S", bound=State, default=Any)
    V = DefaultVar("V", bound=Seen, default=Any)
else:
    S, V = TypeVar("S"), TypeVar("V")


def _unheard(_event: Event, _after: State) -> None:
    """Nobody listens."""


def _nothing(_seen: Seen) -> Mapping[str, int]:
    return {}


@dataclass(frozen=True, slots=True)
class Puzzle(Generic[S, V]):
    """A made position, and what is to be reached from it in so many answers.

    Its words lie in the game's `text/puzzles.LANGUAGE.ftl`, under `puzzle-` and its id.
    """

    id: str
    seats: int
    answers: int
    """So many the solver has; a turn that ends sooner ends it, too."""
    wanted: int
    lay: Callable[[S, Tell], None]
    """Makes the table of a new match the position. What led to it, it may tell."""
    measure: Callable[[V, Sequence[Event]], int]
    """How far the solver has come, by what she sees now and what she was told since."""
    options: Mapping[str, str] = field(default_factory=dict)
    """Those that are not as the game has them."""
    facts: Callable[[V], Mapping[str, int]] = _nothing
    """Numbers that its words speak of, by what the solver sees as it begins."""
    others: Callable[[V], Action] | None = None
    """What the other seats answer, each by what it sees; None where the puzzle ends before. The
    puzzle's words tell it."""

    def position(self, game: Game[Any, Any], tell: Callable[[Event, S], None] = _unheard) -> S:
        """The table as the puzzle begins; what led to it is told, each with the table after it."""
        options = {each.id: self.options.get(each.id, each.default) for each in game.options}
        state: S = game.new_match(self.seats, options, _SEED)
        self.lay(state, lambda event: tell(event, state))
        return state


@dataclass(frozen=True, slots=True)
class Alone:
    puzzles: tuple[Puzzle[Any, Any], ...] = ()
    """From the easiest on."""
    goals: tuple[Mapping[str, str], ...] = ()
    """Of a game that can be played by one: options that make it harder and harder."""
