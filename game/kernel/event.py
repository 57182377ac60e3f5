"""What is told of a match: a frozen class for each kind of thing that may happen in it."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Annotated, ClassVar, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

__all__ = ["Event", "Fact", "Secret", "Shape", "row", "shape"]

T = TypeVar("T")
R = TypeVar("R", bound=tuple[object, ...])
_HIDDEN = "hidden"

Secret: TypeAlias = Annotated[T | None, _HIDDEN]
"""A fact for the eyes of some: to all others it is None, and its type says so."""

_ASIDE = frozenset(("whose", "shows"))
"""Fields that say something about the telling itself: no facts."""


def row(kind: type[R]) -> type[R]:
    """Above a named tuple: it is written without its names, as `[0, "red"]`."""
    kind.written = "row"  # type: ignore[attr-defined]  # not in its body: only fields may stand there
    return kind


class Event:
    """One thing that happened: for animation, sound, log and narration; never for rules.

    Subclasses are frozen, slotted dataclasses and stand in their game's `events.py`. Their fields
    are the facts. A `Secret` one is for the eyes of the event's `seat`, or of those in its `whose`,
    where it has such a field. `shows` is a word of the whole class, or a field where it depends.
    """

    __slots__ = ()
    kind: ClassVar[str]
    shows: bool = False
    """It brought something hidden to light: undo may not go back behind it."""

    @property
    def eyes(self) -> tuple[int, ...]:
        """Who may know the secret half."""
        found = shape(type(self))
        if not found.secret:
            return ()
        named: tuple[int, ...] | int = getattr(self, "whose" if found.whose else "seat")
        return (named,) if isinstance(named, int) else named

    def seen_by(self, viewer: int | None) -> Event:
        hidden = shape(type(self)).secret
        if not hidden or viewer in self.eyes:
            return self
        return replace(self, **{fact.name: None for fact in hidden})  # type: ignore[type-var]


@dataclass(frozen=True, slots=True)
class Fact:
    """One field of an event, and how it is written."""

    name: str
    written: str
    """Its name in saves and traces: `from_` is written "from"."""
    hint: object
    default: object
    """Left out of what is written while it has this value. `MISSING`: always written."""


@dataclass(frozen=True, slots=True)
class Shape:
    """What an event's class says, read once."""

    facts: tuple[Fact, ...]
    secret: tuple[Fact, ...]
    whose: bool
    """It says by itself whose eyes the secret is for."""
    depends: bool
    """Whether it shows something depends."""


_SHAPES: dict[type[Event], Shape] = {}


def shape(kind: type[Event]) -> Shape:
    found = _SHAPES.get(kind)
    if found is None:
        found = _SHAPES[kind] = _read(kind)
    return found


def _read(kind: type[Event]) -> Shape:
    hints = get_type_hints(kind, include_extras=True)
    facts: list[Fact] = []
    secret: list[Fact] = []
    names = {field.name for field in fields(kind)}  # type: ignore[arg-type]
    for field in fields(kind):  # type: ignore[arg-type]  # every event but the base is a dataclass
        if field.name in _ASIDE:
            continue
        hint = hints[field.name]
        hidden = get_origin(hint) is Annotated and _HIDDEN in get_args(hint)[1:]
        fact = Fact(field.name, field.name.removesuffix("_"), hint, field.default)
        (secret if hidden else facts).append(fact)
    return Shape(tuple(facts), tuple(secret), "whose" in names, "shows" in names)
