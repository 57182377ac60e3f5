"""The contract between a game's table and the screen: a pure layout, and choreography on top.

A game's `table.py` subclasses Table and exports the instance as TABLE.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, TypeVar, cast

from game.stage.motion import Motion

if TYPE_CHECKING:
    from game.stage.box import Box
    from game.stage.hand import Pile
    from game.stage.look import Look
    from game.stage.piece import Piece
    from game.stage.said import Said, Speech

__all__ = [
    "Act",
    "Acts",
    "BlindPad",
    "Happening",
    "Line",
    "Note",
    "Prompt",
    "Regions",
    "Row",
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


class Happening(Told, Protocol):
    """An event of the old form."""

    @property
    def facts(self) -> Mapping[str, Any]: ...
    @property
    def secret(self) -> Mapping[str, Any]: ...


V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Sure:
    """An answer that is shown whole, and given only by one more press."""

    title: Said
    danger: bool = False


@dataclass(frozen=True, slots=True)
class Regions:
    """Where the frame may put its own things."""

    prompt: Box
    log: Box | None = None
    crib: Box | None = None
    zoom: Box | None = None
    """The button that shows all of a board, or what matters of it larger."""
    title: Box | None = None
    """Where the game's name goes, for a table that shows rounds in the bar itself."""


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
    shout: str = ""
    """A big picture beside it."""


@dataclass(frozen=True, slots=True)
class Line:
    """Something in words, and whose doing it was."""

    text: Said
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Note:
    """A line of the crib, and the picture beside it."""

    text: Said
    art: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the statistics after the match: what, and a number for each seat."""

    title: Said
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Turnover(Generic[V]):
    """Between two pictures: what was seen and laid out, and what is now."""

    before: V
    after: V
    look: Look
    was: Mapping[str, Piece]
    now: Mapping[str, Piece]


Act = Callable[[Any, Turnover[Any]], Motion]
"""The choreography of an event of the old form."""
E = TypeVar("E", bound=Told)


class Acts(Generic[V]):
    """Choreography by class of event: each act is written for one, and knows its facts."""

    def __init__(self) -> None:
        self._acts: dict[type[Told], object] = {}

    def of(
        self, kind: type[E]
    ) -> Callable[[Callable[[E, Turnover[V]], Motion]], Callable[[E, Turnover[V]], Motion]]:
        """Above a function: this is how such an event is shown."""

        def known(act: Callable[[E, Turnover[V]], Motion]) -> Callable[[E, Turnover[V]], Motion]:
            self._acts[kind] = act
            return act

        return known

    def motion(self, event: Told, over: Turnover[V]) -> Motion | None:
        act = self._acts.get(type(event))
        if act is None:
            return None
        # `of` saw to it that this act is for events of this class.
        return cast("Callable[[Told, Turnover[V]], Motion]", act)(event, over)

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
    at_once: bool = False
    """A tap that makes an answer whole gives it; another exchanges it while it is still sealed."""


class Table(Generic[V]):
    """One game's table. Everything here is pure: the same sight gives the same picture."""

    id: ClassVar[str]
    acts: ClassVar[Mapping[str, Act]] = {}
    """Choreography by kind of event, where events are of the old form."""
    pauses: ClassVar[frozenset[str | type[Told]]] = frozenset()
    """Events after which people want to look, by their class: it goes on when somebody says so."""
    backdrop: ClassVar[str] = "bg/room"
    music: ClassVar[str] = ""
    """What is played here unless `mood` says otherwise: all loops of that name take turns."""
    zooms: ClassVar[bool] = False
    """Whether its board is shown in two ways, one key apart: see `Look.whole`."""
    answers_peeking: ClassVar[bool] = False
    """Whether who looks at what is her own may answer there as well."""
    pips: ClassVar[bool] = False
    """Whether it has dice with pips, which then show numbers where `Look.numbers` says so."""

    def regions(self, seen: V, look: Look) -> Regions:
        raise NotImplementedError

    def layout(self, seen: V, look: Look) -> Sequence[Piece]:
        """Every piece, with stable keys."""
        raise NotImplementedError

    def act(self, event: Told, over: Turnover[V]) -> Motion | None:
        """How an event is shown. None: the pieces go by themselves to where they belong."""
        act = self.acts.get(event.kind)
        return None if act is None else act(event, over)

    def held(self, event: Told) -> bool:
        """Whether people want to look once this has been told."""
        return event.kind in self.pauses or type(event) in self.pauses

    def spot(self, seen: V, look: Look, id: str) -> Box | None:  # noqa: A002
        """Where an id of an action is pointed at; None: it becomes a button in the prompt."""
        return None

    def mood(self, seen: V) -> str:
        """The music to what is seen; it fades over when the picture comes to another mood.

        By what everybody sees alone: music is heard by all.
        """
        return self.music

    def shows(self, seen: V, id: str) -> bool:  # noqa: A002
        """Whether the layout itself shows that this id is pointed at: no frame is drawn then."""
        return False

    def sure(self, seen: V, look: Look, action: tuple[str, ...]) -> Sure | None:
        """Whether this answer is looked at once more before it is given, and on what button."""
        return None

    def veiled(self, seen: V, id: str) -> bool:  # noqa: A002
        """Whether an id tells of what is one seat's own.

        Where others look on it is chosen behind the curtain alone, by way of `peek`.
        """
        return False

    def secret(self, seen: V) -> bool:
        """Whether what is asked now is answered behind the curtain or on a blind pad."""
        return False

    def blindfold(self, seen: V) -> bool:
        """Whether what is secret now can be answered on a blind pad, without looking at anything.

        Where it cannot, those with a pad come behind the curtain like everybody else.
        """
        return True

    def peek(self, seen: V, look: Look) -> Box | None:
        """Where whoever is asked may point to look at what is hers alone (`help` explains "peek").

        Behind the curtain, if others are there; the picture is then the private one.
        """
        return None

    def own(self, seen: V, look: Look, seat: int) -> Box | None:
        """Where a seat that answers on a blind pad points to look at what is hers alone."""
        return None

    def spared(self, seen: V, seat: int) -> tuple[str, ...] | None:
        """The answer that goes without saying, by what everybody sees: the seat is not bothered."""
        return None

    def folded(self, seen: V) -> frozenset[str]:
        """Ids that are no thing of their own, like "operate" before what is operated.

        They are not chosen: what follows them is offered in their place.
        """
        return frozenset()

    def turns(self, seen: V) -> Sequence[int] | None:
        """Who may answer now, of those who are asked, the first to begin with; None: all of them.

        Where several play openly side by side, a shared screen has room for one after another.
        """
        return None

    def soon(self, seen: V, look: Look) -> Sequence[Piece]:
        """Pieces that may be needed any moment: their pictures are made while nothing happens."""
        return ()

    def prompt(self, seen: V, look: Look) -> Prompt:
        raise NotImplementedError

    def title(self, seen: V, look: Look) -> Said:
        """The round or turn, beside the game's name in the top bar."""
        raise NotImplementedError

    def word(self, seen: V, look: Look, id: str) -> Speech:  # noqa: A002
        """The name of an id, for buttons and narration."""
        raise NotImplementedError

    def hand(self, seen: V, look: Look) -> Sequence[Pile]:
        """What matters now, for a screen too narrow for the layout, and in words for ears.

        Where it says nothing the answers alone are shown, as they lie on the table.
        """
        return ()

    def price(self, seen: V, look: Look, id: str) -> Note | None:  # noqa: A002
        """What choosing an id costs: it is shown on its button, in words and a picture."""
        return None

    def help(self, seen: V, look: Look, id: str) -> Said | None:  # noqa: A002
        """What an id means, when it is pointed at."""
        return None

    def log_line(self, event: Any, look: Look) -> tuple[Line, ...]:
        """An event in words, for the log: none, one or several lines."""
        raise NotImplementedError

    def crib(self, seen: V, look: Look) -> tuple[Note, ...]:
        """What is worth knowing at a glance; the first is the heading."""
        return ()

    def pad(self, seen: V, look: Look) -> BlindPad:
        """How ids lie for people who answer on pads and key clusters out of sight."""
        return BlindPad()

    def key(self, seen: V, id: str) -> str:  # noqa: A002
        """The key that names an id directly ("1" to "0"), or ""."""
        return ""

    def statistics(self, events: Sequence[Any], look: Look) -> tuple[Row, ...]:
        """Rows for the results screen."""
        return ()
