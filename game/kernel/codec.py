"""Plain data out of typed objects and back, strictly: what does not fit is refused with a reason.

Follows the annotations of dataclasses, named tuples and slotted classes such as State. Steps are
written with their kind, so that a stack of them can be read back.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, is_dataclass
from enum import Enum
from operator import attrgetter
from typing import Any, Final, NamedTuple

from game.kernel.contract import AnyStep, Plain, State, Step
from game.kernel.event import Event, Fact, shape
from game.kernel.fields import Part
from game.kernel.reading import Readers, Unreadable, hints_of, is_hex, is_row

__all__ = ["Codec", "canonical", "digest"]

_ATOMS: frozenset[type] = frozenset((str, int, bool, type(None)))
_PEN: Final = json.JSONEncoder(
    ensure_ascii=False, allow_nan=False, sort_keys=True, separators=(",", ":")
)


def canonical(plain: Plain) -> str:
    """The one way to write plain data: equal data, equal text."""
    return _PEN.encode(plain)


def digest(plain: Plain) -> str:
    """A short word that is the same for the same data on every machine."""
    return hashlib.sha256(canonical(plain).encode()).hexdigest()[:16]


class _Shape(NamedTuple):
    """How things of a class are written."""

    names: tuple[str, ...]
    held: Callable[[object], tuple[object, ...]]
    """What all of them hold, in one go."""
    wide: tuple[str, ...]
    """Which of them hold wide integers."""
    step: bool
    row: bool


def _shape(cls: type) -> _Shape:
    if not (is_dataclass(cls) or issubclass(cls, State | Part | tuple)):
        raise TypeError(f"a {cls.__name__} has no place in a state")
    hints = hints_of(cls)
    names, wide = tuple(hints), tuple(name for name, hint in hints.items() if is_hex(hint))
    return _Shape(names, _all_of(names), wide, issubclass(cls, Step), is_row(cls))


def _all_of(names: tuple[str, ...]) -> Callable[[object], tuple[object, ...]]:
    if len(names) > 1:
        return attrgetter(*names)
    # Of one name it gives what it holds alone.
    return lambda value: tuple(getattr(value, name) for name in names)


class Codec:
    """Reads and writes the types of one game."""

    def __init__(
        self, steps: Iterable[type[AnyStep]] = (), events: Iterable[type[Event]] = ()
    ) -> None:
        self._readers = Readers({step.kind: step for step in steps})
        self._events = {event.kind: event for event in events}
        self._shapes: dict[type, _Shape] = {}

    def dump(self, value: Any) -> Plain:
        """Plain data."""
        cls = type(value)
        if cls in _ATOMS:
            return value
        if cls is list or cls is tuple:
            return [item if type(item) in _ATOMS else self.dump(item) for item in value]
        shape = self._shapes.get(cls)
        if shape is None:
            if cls is dict or isinstance(value, Mapping):
                return {
                    key if type(key) is str else str(self.dump(key)): item
                    if type(item) in _ATOMS
                    else self.dump(item)
                    for key, item in value.items()
                }
            if isinstance(value, Enum):
                return value.value
            shape = self._shapes[cls] = _shape(cls)
        if shape.row:
            return [item if type(item) in _ATOMS else self.dump(item) for item in value]
        held = shape.held(value)
        plain: dict[str, Plain] = {"step": value.kind} if shape.step else {}
        for name, item in zip(shape.names, held, strict=True):
            plain[name] = item if type(item) in _ATOMS else self.dump(item)
        for name in shape.wide:
            if type(plain[name]) is int:
                plain[name] = hex(plain[name])
        return plain

    def told(self, event: Event) -> dict[str, Plain]:
        """An event as it is written: its kind, both halves, and whose eyes the secret is for."""
        found = shape(type(event))
        secret = self._facts(event, found.secret)
        return {
            "kind": event.kind,
            "facts": self._facts(event, found.facts),
            "secret": {name: item for name, item in secret.items() if item is not None},
            "eyes": list(event.eyes),
            "shows": event.shows,
        }

    def _facts(self, event: Event, facts: Iterable[Fact]) -> dict[str, Plain]:
        found: dict[str, Plain] = {}
        for fact in facts:
            value = getattr(event, fact.name)
            if fact.default is MISSING or value != fact.default:
                found[fact.written] = value if type(value) in _ATOMS else self.dump(value)
        return found

    def heard(self, plain: Plain) -> Event:
        """An event as it was written, for those eyes it was written for."""
        kind = plain.get("kind") if isinstance(plain, dict) else None
        if not isinstance(kind, str) or kind not in self._events:
            raise Unreadable("event", "no-event")
        cls = self._events[kind]
        found = shape(cls)
        values = self._values(found.facts, plain.get("facts"), kind)
        if found.secret and plain.get("secret"):
            values |= self._values(found.secret, plain.get("secret"), kind)
        else:
            values |= {fact.name: None for fact in found.secret}
        if found.whose:
            values["whose"] = self.load(tuple[int, ...], plain.get("eyes"), f"{kind}.eyes")
        if found.depends:
            values["shows"] = self.load(bool, plain.get("shows"), f"{kind}.shows")
        return cls(**values)

    def _values(self, facts: Iterable[Fact], plain: Plain, where: str) -> dict[str, object]:
        if not isinstance(plain, dict):
            raise Unreadable(where, "names")
        values: dict[str, object] = {}
        left = set(plain)
        for fact in facts:
            left.discard(fact.written)
            if fact.written in plain:
                there = f"{where}.{fact.written}"
                values[fact.name] = self.load(fact.hint, plain[fact.written], there)
            elif fact.default is not MISSING:
                values[fact.name] = fact.default
            else:
                raise Unreadable(where, "missing", repr(fact.written))
        if left:
            raise Unreadable(where, "extra", repr(min(left)[:40]))
        return values

    def load(self, hint: object, plain: Plain, where: str = "") -> Any:
        """What the plain data says, if that is such a thing; else Unreadable."""
        try:
            return self._readers.of(hint)(plain, 0)
        except Unreadable as why:
            if where:
                raise why.within(where) from None
            raise
