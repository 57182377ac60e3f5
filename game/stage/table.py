"""The contract between a game's table and the screen: one value a moment, and choreography on top.

A game's `table.py` subclasses Table and exports the instance as TABLE.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, TypeVar, cast

from game.stage.motion import Motion
from game.stage.showing import Manner
from game.stage.sure import Sure
from game.stage.tale import Tale

if TYPE_CHECKING:
    from game.stage.box import Box
    from game.stage.look import Look
    from game.stage.piece import Piece
    from game.stage.said import Said
    from game.stage.showing import Showing

__all__ = [
    "Acts",
    "BlindPad",
    "Duel",
    "Note",
    "Prompt",
    "Regions",
    "Step",
    "Sure",
    "Table",
    "Told",
    "Turnover",
]


class Told(Protocol):
    """An event of the match, as the viewer may know it. What is shown and said of it is looked up
    by its class, which knows its facts."""

    @property
    def kind(self) -> str: ...


V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Regions:
    """Where the frame may put its own things."""

    prompt: Box
    log: Box | None = None
    crib: Box | None = None
    zoom: Box | None = None
    """The button that shows all of a board, or what matters of it larger."""
    recap: Box | None = None
    """What happened meanwhile, where it has no room in the prompt: in place of the log."""
    title: Box | None = None
    """Where the game's name goes, for a table that shows rounds in the bar itself."""
    row: Box | None = None
    """What the table itself lays into the prompt, with the paper under it: below the frame's words,
    left of its buttons."""


@dataclass(frozen=True, slots=True)
class Step:
    """One of the things to do, in a row in the prompt: "1 Your moles: one to ten holes"."""

    title: Said
    body: Said
    keys: tuple[str, ...] = ()
    """Example keys, drawn as key caps; a word of the frame's texts where it starts with "key-"."""
    done: bool = False
    now: bool = False
    art: str = ""
    """A picture of it: such steps are things to choose from, on tiles in the order of the pad."""


@dataclass(frozen=True, slots=True)
class Duel:
    """One seat and what it does to another."""

    one: int
    other: int
    art: str
    """With what, on an arrow between their faces."""
    moods: tuple[str, str] = ("happy", "dizzy")
    retort: bool = False
    """What the prompt says below its title is said by the other."""


@dataclass(frozen=True, slots=True)
class Prompt:
    title: Said
    body: Said | None = None
    note: Said | None = None
    """A smaller line below."""
    steps: tuple[Step, ...] = ()
    seat: int | None = None
    """Whose portrait stands beside it."""
    portrait: str = ""
    """The portrait, where the game has its own of that seat."""
    counter: Said | None = None
    """For a PickSome: how many are ticked, and how many may be."""
    tally: tuple[tuple[int, str, bool], ...] = ()
    """Chips at the bottom: seat, what it got, whether it stands out."""
    counted: str = ""
    """A picture that stands there as often as the number of a chip says."""
    shout: str = ""
    """A big picture beside it."""
    duel: Duel | None = None
    """Two seats beside it, in place of that."""


@dataclass(frozen=True, slots=True)
class Note:
    """A line of the crib, and the picture beside it."""

    text: Said
    art: str = ""


@dataclass(frozen=True, slots=True)
class Turnover(Generic[V]):
    """Between two pictures: what was seen and laid out, and what is now."""

    before: V
    after: V
    look: Look
    was: Mapping[str, Piece]
    now: Mapping[str, Piece]
    laid: Look | None = None
    """How the first of them was looked at, if that was otherwise: somebody was choosing."""


E = TypeVar("E", bound=Told)


class Acts(Generic[V]):
    """Choreography by class of event: each act is written for one, and knows its facts."""

    def __init__(self) -> None:
        self._acts: dict[type[Told], object] = {}
        self._last: Callable[[Motion, Turnover[V]], Motion] | None = None

    def of(
        self, kind: type[E]
    ) -> Callable[[Callable[[E, Turnover[V]], Motion]], Callable[[E, Turnover[V]], Motion]]:
        """Above a function: this is how such an event is shown."""

        def known(act: Callable[[E, Turnover[V]], Motion]) -> Callable[[E, Turnover[V]], Motion]:
            self._acts[kind] = act
            return act

        return known

    def through(self, last: Callable[[Motion, Turnover[V]], Motion]) -> None:
        """Every motion goes through this before it is shown."""
        self._last = last

    def motion(self, event: Told, over: Turnover[V]) -> Motion | None:
        """How an event is shown. None: the pieces go by themselves to where they belong."""
        act = self._acts.get(type(event))
        if act is None:
            return None
        # `of` saw to it that this act is for events of this class.
        motion = cast("Callable[[Told, Turnover[V]], Motion]", act)(event, over)
        return motion if self._last is None else self._last(motion, over)

    @property
    def kinds(self) -> frozenset[type[Told]]:
        """The classes that have an act."""
        return frozenset(self._acts)


@dataclass(frozen=True, slots=True)
class BlindPad:
    """How several people answer at once, out of sight: counted taps, never a cursor.

    `rows` lays the ids out as they lie on the table, far row first. A tap on a row's button, then
    one on a place's, ticks an id (or unticks it).
    """

    rows: tuple[tuple[str, ...], ...] = ()
    caps: tuple[str, ...] = ()
    """What stands on the keys of such a place, in the order of the rows."""
    at_once: bool = False
    """A tap that makes an answer whole gives it; another exchanges it while it is still sealed."""


class Table(Generic[V]):
    """One game's table. Everything here is pure: the same sight gives the same picture."""

    id: ClassVar[str]
    music: ClassVar[str] = ""
    """What is played here unless a showing has a mood of its own: its pieces take turns."""
    acts: ClassVar[Acts[Any]] = Acts()
    """How events are shown, each by its class."""
    tale: ClassVar[Tale] = Tale()
    """How events are told and counted: log, statistics, praise, account."""

    def showing(self, seen: V, look: Look) -> Showing:
        """This moment for these eyes. Private and public are two calls with two looks."""
        raise NotImplementedError

    def manner(self, seen: V) -> Manner:
        """How is answered now: by what everybody sees, and nothing else."""
        return Manner()

    def soon(self, seen: V, look: Look) -> Sequence[Piece]:
        """Pieces that may be needed any moment: their pictures are made while nothing happens."""
        return ()
