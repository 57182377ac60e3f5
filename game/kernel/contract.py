"""What a game is, to everything that is not a game.

The rules of a match are a stack of Steps, each one line of the rulebook still to do.
A Step says whom it asks, what they may answer, and what then happens.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Generic, Never, Self, TypeAlias, TypeVar

from game.kernel import chance
from game.kernel.alone import Alone
from game.kernel.event import Event
from game.kernel.fields import Declared

if TYPE_CHECKING:
    from typing_extensions import TypeVar as DefaultVar

__all__ = [
    "Action",
    "AnyGame",
    "AnyStep",
    "Game",
    "Given",
    "Hex",
    "Moment",
    "Option",
    "Options",
    "PickSome",
    "Plain",
    "Seen",
    "Standings",
    "State",
    "Step",
    "Tell",
    "Viewer",
    "quiet",
]

Plain: TypeAlias = Any
"""What JSON can hold: None, bool, int, str, lists and string-keyed dicts of these."""

Action: TypeAlias = tuple[str, ...]
"""A path of ids, from the widest choice to the narrowest: ("play", "display.1", "cell.4")."""

Viewer: TypeAlias = "int | None"
"""A seat, or None for the public screen."""

Hex: TypeAlias = Annotated[int, "hex"]
"""A wide integer, in saves a hexadecimal word: JSON readers lose digits past 53 bits."""


@dataclass(frozen=True, slots=True)
class PickSome:
    """Any `least` to `most` of `items`: stands for all those actions where a list would explode.

    The action is the chosen items in the order of `items`.
    """

    items: tuple[str, ...]
    least: int
    most: int

    def allows(self, action: Action) -> bool:
        if not self.least <= len(action) <= self.most:
            return False
        places = [self.items.index(item) if item in self.items else -1 for item in action]
        return all(a >= 0 for a in places) and all(a < b for a, b in pairwise(places))


Options: TypeAlias = "tuple[Action, ...] | PickSome"


Tell: TypeAlias = Callable[[Event], None]
"""Hears what happens, as it happens."""
Given: TypeAlias = Mapping[int, tuple[Action, ...]]
"""Answers by seat, in the order each seat gave them."""


def quiet(event: Event) -> None:
    """A Tell for playouts: nobody listens."""


# A Step that says of what State it speaks is held to it; one that does not is not, while games
# are changed one after another.
if TYPE_CHECKING:
    S_contra = DefaultVar("S_contra", bound="State", contravariant=True, default=Any)
else:
    S_contra = TypeVar("S_contra", contravariant=True)


class Step(Generic[S_contra]):
    """One line of the rulebook still to do. Subclasses are frozen, slotted dataclasses.

    * asks nobody: `resolve` runs by itself;
    * asks one seat: `resolve` runs at its answer;
    * asks several: *sealed*, nobody sees an answer until all have answered;
    * `lanes` is not empty: *open*, each seat goes through Steps of its own, side by side.
    """

    __slots__ = ()
    kind: ClassVar[str]
    asks: ClassVar[bool] = False
    """Whether it ever asks anybody."""
    opens: ClassVar[bool] = False
    """Whether it ever has lanes."""
    halts: ClassVar[bool] = False
    """Whether it ever waits for another lane."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        # Most Steps do none of it: playouts need not ask each of them every time.
        cls.asks = cls.seats is not Step.seats
        cls.opens = cls.lanes is not Step.lanes
        cls.halts = cls.waits is not Step.waits

    def seats(self, state: S_contra) -> tuple[int, ...]:
        """Whom the Step concerns. Those who have answered enough still belong."""
        return ()

    def wants(self, state: S_contra, seat: int, given: tuple[Action, ...]) -> bool:
        """Whether the seat still has to answer, having given these answers to this Step."""
        return not given

    def options(self, state: S_contra, seat: int, given: tuple[Action, ...]) -> Options:
        """What the seat may answer now. Never empty for a seat that is asked."""
        raise NotImplementedError(self.kind)

    def lanes(self, state: S_contra) -> Mapping[int, Sequence[Step[S_contra]]]:
        """For an open Step: what each seat goes through, first Step first."""
        return {}

    def waits(self, state: S_contra) -> bool:
        """In a lane: not yet, somebody else's lane comes first."""
        return False

    def resolve(self, state: S_contra, given: Given, tell: Tell) -> Sequence[Step[S_contra]]:
        """Do it. Returns what is to be done next, in reading order, before what waits already."""
        raise NotImplementedError(self.kind)


AnyStep: TypeAlias = "Step[Never]"
"""A Step of some game: it can be told by its kind and written; only its own game resolves it."""


T = TypeVar("T")


class State(metaclass=Declared):
    """Everything true about a match, as plain data.

    A subclass declares its fields (`game.kernel.fields`): what each holds, and who may see it.
    Slots, clones, saves and most of what is seen follow from that. Nothing in a State is shared
    with its clones unless it never changes.
    """

    __slots__ = ("lanes", "rng", "sealed", "seats", "todo")
    later: ClassVar[Mapping[str, Plain]] = {}
    """Fields that came into the house after saves were written, as those would have had them."""

    seats: int
    rng: Hex
    todo: list[Step[Self]]
    lanes: dict[int, list[Step[Self]]]
    sealed: dict[int, tuple[Action, ...]]

    def copy_into(self, other: Self) -> None:
        """The base's half of `clone`."""
        other.seats = self.seats
        other.rng = self.rng
        other.todo = self.todo.copy()
        other.lanes = {seat: lane.copy() for seat, lane in self.lanes.items()}
        other.sealed = self.sealed.copy()

    def clone(self) -> Self:
        raise NotImplementedError

    @property
    def over(self) -> bool:
        return not self.todo

    def below(self, stream: int, n: int) -> int:
        """A number from 0 to n - 1 out of one of the State's streams."""
        self.rng, value = chance.draw(self.rng, stream, n)
        return value

    def shuffle(self, stream: int, items: list[T]) -> None:
        self.rng = chance.shuffle(self.rng, stream, items)


S = TypeVar("S", bound=State)


def begin(state: S, seats: int, seed: int, first: Sequence[Step[S]]) -> None:
    """Fill the base's fields of a new State."""
    state.seats = seats
    state.rng = chance.seeded(seed)
    state.todo = list(reversed(first))
    state.lanes = {}
    state.sealed = {}


@dataclass(frozen=True, slots=True)
class Seen:
    """What one viewer can see. A game's own Seen adds its table, as frozen plain data."""

    viewer: Viewer
    asked: tuple[int, ...]
    """Seats that still owe an answer."""
    step: str
    """The kind of the Step that waits, "" when the match is over."""
    mine: tuple[Action, ...]
    """The viewer's own answers that are still sealed."""


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made in the lobby. Values are words: "on" and "off" for a switch."""

    id: str
    choices: tuple[str, ...]
    default: str

    @property
    def switch(self) -> bool:
        return self.choices == ("off", "on")


@dataclass(frozen=True, slots=True)
class Standings:
    """Who stands where, now or at the end."""

    places: tuple[int, ...]
    """By seat, 1 for the first; equal numbers share a place."""
    scores: tuple[int, ...]
    reason: str
    """How the match ended, as a word of the rulebook; "" while it goes on."""

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


V = TypeVar("V", bound=Seen)
E = TypeVar("E", bound=Event)


def _always(_event: Event) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Moment(Generic[E]):
    """Something that may happen and deserves a golden match: an event, and what must be so in it.

    What the condition reads it knows by the event's class.
    """

    event: type[E]
    when: Callable[[E], bool] = _always

    def came(self, event: Event) -> bool:
        return isinstance(event, self.event) and self.when(event)


class Game(ABC, Generic[S, V]):
    """The rules of one game, whole."""

    id: ClassVar[str]
    seats: ClassVar[tuple[int, ...]]
    options: ClassVar[tuple[Option, ...]]
    rules_version: ClassVar[int]
    reasons: ClassVar[tuple[str, ...]]
    """The ways a match can end, as `Standings.reason` names them; each has a golden match."""
    moments: ClassVar[Mapping[str, Moment[Any]]] = {}
    """What may happen and deserves a golden match."""
    longest: ClassVar[int]
    """No match of random actions takes more decisions than this."""
    alone: ClassVar[Alone] = Alone()
    """What there is for one person alone. A game may have nothing."""
    steps: ClassVar[tuple[type[AnyStep], ...]]
    events: ClassVar[tuple[type[Event], ...]] = ()
    """All that is told of a match of it."""
    state_type: ClassVar[type[Any]]
    seen_type: ClassVar[type[Any]]

    def why_not_start(self, seats: int, options: Mapping[str, str]) -> str:
        """The text key that says why these options do not go together, "" when they do."""
        return ""

    @abstractmethod
    def new_match(self, seats: int, options: Mapping[str, str], seed: int) -> S:
        """The table laid, the first Steps on the stack. Unknown options never reach this.

        What happens before the first choice (a roll-off for the crown, a deal) is a Step like any
        other: `play.settle` runs it, so that it can be told. `play.start` does both.
        """

    @abstractmethod
    def observe(self, state: S, viewer: Viewer) -> V: ...

    @abstractmethod
    def imagine(self, seen: V, seat: int, rng: chance.Random) -> S:
        """A State that `seat` would see just so, everything hidden drawn anew."""

    @abstractmethod
    def standings(self, state: S) -> Standings: ...

    @abstractmethod
    def check(self, state: S) -> list[str]:
        """Which conservation laws are broken, in words. Empty when all is well."""

    @abstractmethod
    def scramble(self, state: S, viewer: Viewer, rng: chance.Random) -> S:
        """A State with everything hidden from `viewer` permuted: the viewer must not notice."""

    def why_not(self, state: S, seat: int, action: Action) -> str:
        """The text key that says why this is not possible now."""
        return "why-not"

    def turn(self, state: S) -> int:
        """The turn or round being played, from 1, as the players would count it."""
        return 1


AnyGame: TypeAlias = Game[State, Seen]
"""A game of which nobody here knows more than that it is one."""
