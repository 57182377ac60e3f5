"""Plain data out of typed objects and back, strictly: what does not fit is refused with a reason.

Follows the annotations of dataclasses, named tuples and slotted classes such as State. Steps are
written with their kind, so that a stack of them can be read back.
"""

from __future__ import annotations

import hashlib
import json
import types
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NewType,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from game.kernel.contract import AnyStep, Plain, State, Step
from game.kernel.event import Event, Fact, shape
from game.kernel.fields import Part

__all__ = ["WHY", "Codec", "Unreadable", "canonical", "digest"]

_ATOMS: frozenset[type] = frozenset((str, int, bool, type(None)))
_DEEPEST = 60
_WIDEST = 1 << 63


WHY = {
    "deep": "nested too deep",
    "entries": "{} entries belong here",
    "extra": "{} does not belong here",
    "hex": "a hexadecimal word belongs here",
    "large": "the number is too large",
    "list": "a list belongs here",
    "missing": "{} is missing",
    "names": "named entries belong here",
    "no-choice": "{} is none of what may stand here",
    "no-event": "no such event",
    "no-number": "{} is not a number",
    "no-reader": "no reader for {}",
    "no-step": "no such step",
    "none-fits": "fits none of what may stand here",
    "nothing": "nothing belongs here",
    "object": "a {} belongs here",
    "whole": "a whole number belongs here",
    "word": "a word belongs here",
    "yes-no": "yes or no belongs here",
}


class Unreadable(ValueError):
    """The data is not what it should be: where, and why, in a few words to makers; whoever tells
    others goes by the name of the reason."""

    def __init__(self, where: str, why: str, what: str = "") -> None:
        super().__init__(f"{where}: {WHY[why].format(what)}")
        self.where, self.why, self.what = where, why, what


_PEN: Final = json.JSONEncoder(
    ensure_ascii=False, allow_nan=False, sort_keys=True, separators=(",", ":")
)


def canonical(plain: Plain) -> str:
    """The one way to write plain data: equal data, equal text."""
    return _PEN.encode(plain)


def digest(plain: Plain) -> str:
    """A short word that is the same for the same data on every machine."""
    return hashlib.sha256(canonical(plain).encode()).hexdigest()[:16]


class Codec:
    """Reads and writes the types of one game."""

    def __init__(
        self, steps: Iterable[type[AnyStep]] = (), events: Iterable[type[Event]] = ()
    ) -> None:
        self._steps = {step.kind: step for step in steps}
        self._events = {event.kind: event for event in events}
        self._fields: dict[type, dict[str, Any]] = {}
        self._optional: dict[type, frozenset[str]] = {}
        self._shapes: dict[type, tuple[tuple[str, bool], ...]] = {}
        self._rows: set[type] = set()

    def fields(self, cls: type) -> dict[str, Any]:
        found = self._fields.get(cls)
        if found is None:
            hints = get_type_hints(cls, include_extras=True)
            found = {name: hint for name, hint in hints.items() if "ClassVar" not in str(hint)[:20]}
            self._fields[cls] = found
        return found

    def dump(self, value: Any) -> Plain:
        """Plain data."""
        cls = type(value)
        if cls in _ATOMS:
            return value
        if cls is list or cls is tuple:
            return [item if type(item) in _ATOMS else self.dump(item) for item in value]
        shape = self._shapes.get(cls)
        if shape is None:
            if isinstance(value, Mapping):
                return {
                    key if type(key) is str else str(self.dump(key)): self.dump(item)
                    for key, item in value.items()
                }
            if isinstance(value, Enum):
                return value.value
            shape = self._shapes[cls] = self._shape(cls)
        if cls in self._rows:
            return [self.dump(item) for item in value]
        plain: dict[str, Plain] = {"step": value.kind} if isinstance(value, Step) else {}
        for name, wide in shape:
            item = getattr(value, name)
            if type(item) in _ATOMS:
                plain[name] = hex(item) if wide else item
            else:
                plain[name] = self.dump(item)
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
                found[fact.written] = self.dump(value)
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

    def _values(self, facts: Iterable[Fact], plain: Plain, where: str) -> dict[str, Any]:
        if not isinstance(plain, dict):
            raise Unreadable(where, "names")
        values: dict[str, Any] = {}
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

    def _shape(self, cls: type) -> tuple[tuple[str, bool], ...]:
        """The names to write, and whether each holds a wide integer."""
        if not (is_dataclass(cls) or issubclass(cls, State | Part | tuple)):
            raise TypeError(f"a {cls.__name__} has no place in a state")
        if _is_row(cls):
            self._rows.add(cls)
        return tuple((name, _is_hex(hint)) for name, hint in self.fields(cls).items())

    def load(self, hint: Any, plain: Plain, where: str = "", depth: int = 0) -> Any:
        if depth > _DEEPEST:
            raise Unreadable(where, "deep")
        if hint is int or hint is str or hint is bool:
            return _scalar(hint, plain, where)
        if _is_hex(hint):
            return _wide(plain, where)
        origin = get_origin(hint)
        if origin is Annotated:
            return self.load(get_args(hint)[0], plain, where, depth)
        if origin is Union or origin is types.UnionType:
            return self._union(get_args(hint), plain, where, depth)
        if origin in (list, tuple):
            return self._sequence(hint, origin, plain, where, depth)
        if isinstance(origin, type) and issubclass(origin, Mapping):
            return self._mapping(get_args(hint), plain, where, depth)
        if isinstance(origin, type) and issubclass(origin, Step):
            return self._step(plain, where, depth)
        return self._plain(hint, plain, where, depth)

    def _plain(self, hint: Any, plain: Plain, where: str, depth: int) -> Any:
        """What is no container: a word, a number, one of a closed set, an object."""
        if get_origin(hint) is Literal:
            return _word(get_args(hint), plain, where)
        if isinstance(hint, NewType):
            return self.load(hint.__supertype__, plain, where, depth)
        if hint is Any:
            return plain
        if hint in (int, str, bool, type(None)):
            return _scalar(hint, plain, where)
        if isinstance(hint, type) and issubclass(hint, Step):
            return self._step(plain, where, depth)
        if isinstance(hint, type) and issubclass(hint, Enum):
            return hint(_word([each.value for each in hint], plain, where))
        if isinstance(hint, type):
            return self._object(hint, plain, where, depth)
        raise Unreadable(where, "no-reader", str(hint))

    def _union(self, hints: tuple[Any, ...], plain: Plain, where: str, depth: int) -> Any:
        if plain is None and type(None) in hints:
            return None
        rest = [hint for hint in hints if hint is not type(None)]
        if len(rest) == 1:
            return self.load(rest[0], plain, where, depth)
        for hint in rest:
            try:
                return self.load(hint, plain, where, depth)
            except Unreadable:
                continue
        raise Unreadable(where, "none-fits")

    def _sequence(self, hint: Any, origin: type, plain: Plain, where: str, depth: int) -> Any:
        if not isinstance(plain, list):
            raise Unreadable(where, "list")
        args = get_args(hint)
        if origin is tuple and not (len(args) == 2 and args[1] is Ellipsis):
            if len(plain) != len(args):
                raise Unreadable(where, "entries", str(len(args)))
            kinds = args
        else:
            kinds = (args[0],) * len(plain)
        return origin(
            self.load(kind, item, f"{where}[{i}]", depth + 1)
            for i, (kind, item) in enumerate(zip(kinds, plain, strict=True))
        )

    def _mapping(self, args: tuple[Any, ...], plain: Plain, where: str, depth: int) -> Any:
        if not isinstance(plain, dict):
            raise Unreadable(where, "names")
        key_hint, item_hint = args
        found = {}
        for key, item in plain.items():
            found[_key(key_hint, key, where)] = self.load(
                item_hint, item, f"{where}.{key}", depth + 1
            )
        return found

    def _step(self, plain: Plain, where: str, depth: int) -> Any:
        kind = plain.get("step") if isinstance(plain, dict) else None
        if not isinstance(kind, str) or kind not in self._steps:
            raise Unreadable(where, "no-step")
        rest = {name: item for name, item in plain.items() if name != "step"}
        return self._object(self._steps[kind], rest, where, depth)

    def _defaults(self, cls: type) -> frozenset[str]:
        """Fields that may be missing: they came into the house after what is read was written."""
        found = self._optional.get(cls)
        if found is None:
            names: list[str] = list(getattr(cls, "_field_defaults", ()))
            if is_dataclass(cls):
                names += [f.name for f in fields(cls) if f.default is not MISSING]
            found = self._optional[cls] = frozenset(names)
        return found

    def _object(self, cls: type, plain: Plain, where: str, depth: int) -> Any:
        if _is_row(cls) and isinstance(plain, list):
            hints = self.fields(cls)
            if len(plain) != len(hints):
                raise Unreadable(where, "entries", str(len(hints)))
            plain = dict(zip(hints, plain, strict=True))
        if not isinstance(plain, dict):
            raise Unreadable(where, "object", cls.__name__)
        if issubclass(cls, State | Part):
            plain = {**cls.later, **plain}
        known = self.fields(cls)
        defaults = self._defaults(cls)
        missing = [name for name in known if name not in plain and name not in defaults]
        if missing:
            raise Unreadable(where, "missing", repr(missing[0]))
        extra = [name for name in plain if name not in known]
        if extra:
            raise Unreadable(where, "extra", repr(str(extra[0])[:40]))
        values = {
            name: self.load(hint, plain[name], f"{where}.{name}", depth + 1)
            for name, hint in known.items()
            if name in plain
        }
        if is_dataclass(cls) or issubclass(cls, tuple):
            return cls(**values)
        made: Any = object.__new__(cls)
        for name, value in values.items():
            setattr(made, name, value)
        return made


def _is_row(cls: type) -> bool:
    """Whether `row` stands above a named tuple: its names are left out then."""
    return getattr(cls, "written", "") == "row"


def _word(words: Sequence[Any], plain: Plain, where: str) -> Any:
    """One of a closed set: true is not 1 here."""
    for word in words:
        if type(word) is type(plain) and word == plain:
            return word
    raise Unreadable(where, "no-choice", repr(str(plain)[:40]))


def _is_hex(hint: Any) -> bool:
    return get_origin(hint) is Annotated and "hex" in get_args(hint)[1:]


def _wide(plain: Plain, where: str) -> int:
    if isinstance(plain, str) and plain.startswith("0x") and len(plain) <= 66:
        try:
            return int(plain, 16)
        except ValueError:
            pass
    raise Unreadable(where, "hex")


def _key(hint: Any, key: str, where: str) -> Any:
    if isinstance(hint, NewType):
        return _key(hint.__supertype__, key, where)
    if get_origin(hint) is Literal:
        return _word(get_args(hint), key, where)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return hint(_word([each.value for each in hint], key, where))
    if hint is str:
        return key
    if len(key) <= 20 and key.removeprefix("-").isdecimal():
        return int(key)
    raise Unreadable(where, "no-number", repr(key[:40]))


def _scalar(hint: Any, plain: Plain, where: str) -> Any:
    if type(plain) is not hint:
        raise Unreadable(where, _KINDS[hint])
    if hint is int and not -_WIDEST <= plain < _WIDEST:
        raise Unreadable(where, "large")
    return plain


_KINDS = {int: "whole", str: "word", bool: "yes-no", type(None): "nothing"}
