"""Typed objects out of plain data, strictly: what does not fit is refused with where and why.

Each hint is looked at once: what comes of it is a function that reads just that.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from functools import cache
from typing import (
    Annotated,
    Any,
    Literal,
    NewType,
    TypeAlias,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from game.kernel.contract import AnyStep, Plain, State, Step
from game.kernel.fields import Part

__all__ = ["WHY", "Readers", "Unreadable", "hints_of", "is_hex", "is_row"]

Reader: TypeAlias = Callable[[Plain, int], object]
"""Reads plain data that lies so deep in other data."""

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

    def within(self, where: str) -> Unreadable:
        """The same, as seen from what it lies in."""
        return Unreadable(where + self.where, self.why, self.what)


@cache
def hints_of(cls: type) -> Mapping[str, object]:
    """The fields of a class, and what each may hold."""
    hints = get_type_hints(cls, include_extras=True)
    return {name: hint for name, hint in hints.items() if "ClassVar" not in str(hint)[:20]}


def is_row(cls: type) -> bool:
    """Whether `row` stands above a named tuple: its names are left out then."""
    return getattr(cls, "written", "") == "row"


def is_hex(hint: object) -> bool:
    return get_origin(hint) is Annotated and "hex" in get_args(hint)[1:]


class Readers:
    """Of one game: for each hint the function that reads it, made when it is first wanted."""

    def __init__(self, steps: Mapping[str, type[AnyStep]]) -> None:
        self._steps = steps
        self._made: dict[object, Reader] = {}
        self._things: dict[type, Reader] = {}

    def of(self, hint: object) -> Reader:
        found = self._made.get(hint)
        if found is None:
            found = self._made[hint] = self._reader(hint)
        return found

    def _reader(self, hint: object) -> Reader:
        if hint in _SCALARS:
            return _SCALARS[hint]
        if is_hex(hint):
            return _wide
        origin = get_origin(hint)
        if origin is Annotated:
            return self.of(get_args(hint)[0])
        if origin is Union or origin is types.UnionType:
            return self._union(get_args(hint))
        if origin is tuple:
            return self._tuple(get_args(hint))
        if origin is list:
            return self._many(list, get_args(hint)[0])
        if isinstance(origin, type) and issubclass(origin, Mapping):
            return self._mapping(*get_args(hint))
        if isinstance(origin, type) and issubclass(origin, Step):
            return self._step
        return self._plain(hint)

    def _plain(self, hint: object) -> Reader:
        """What is no container: a word, a number, one of a closed set, an object."""
        if get_origin(hint) is Literal:
            return _choice(get_args(hint))
        if isinstance(hint, NewType):
            return self.of(hint.__supertype__)
        if hint is Any:
            return lambda plain, _: plain
        if isinstance(hint, type) and issubclass(hint, Step):
            return self._step
        if isinstance(hint, type) and issubclass(hint, Enum):
            word = _choice([each.value for each in hint])
            return lambda plain, depth: hint(word(plain, depth))
        if isinstance(hint, type):
            return self._thing(hint)
        raise Unreadable("", "no-reader", str(hint))

    def _union(self, hints: tuple[object, ...]) -> Reader:
        rest = [self.of(hint) for hint in hints if hint is not type(None)]
        optional = len(rest) < len(hints)
        if len(rest) == 1:
            (only,) = rest
            return lambda plain, depth: None if plain is None else only(plain, depth)

        def read(plain: Plain, depth: int) -> object:
            if plain is None and optional:
                return None
            for each in rest:
                try:
                    return each(plain, depth)
                except Unreadable:
                    continue
            raise Unreadable("", "none-fits")

        return read

    def _tuple(self, args: tuple[object, ...]) -> Reader:
        if len(args) == 2 and args[1] is Ellipsis:
            return self._many(tuple, args[0])
        kinds = [self.of(each) for each in args]

        def read(plain: Plain, depth: int) -> object:
            found: list[object] = []
            _listed(plain, depth)
            if len(plain) != len(kinds):
                raise Unreadable("", "entries", str(len(kinds)))
            try:
                for kind, item in zip(kinds, plain, strict=True):
                    found.append(kind(item, depth + 1))
            except Unreadable as why:
                raise why.within(f"[{len(found)}]") from None
            return tuple(found)

        return read

    def _many(self, made: Callable[[list[object]], object], hint: object) -> Reader:
        one = self.of(hint)

        def read(plain: Plain, depth: int) -> object:
            found: list[object] = []
            _listed(plain, depth)
            try:
                for item in plain:
                    found.append(one(item, depth + 1))  # noqa: PERF401  (it says how far it came)
            except Unreadable as why:
                raise why.within(f"[{len(found)}]") from None
            return made(found)

        return read

    def _mapping(self, key_hint: object, item_hint: object) -> Reader:
        name, one = _key(key_hint), self.of(item_hint)

        def read(plain: Plain, depth: int) -> object:
            if depth > _DEEPEST:
                raise Unreadable("", "deep")
            if not isinstance(plain, dict):
                raise Unreadable("", "names")
            found = {}
            for key, item in plain.items():
                named = name(key)
                try:
                    found[named] = one(item, depth + 1)
                except Unreadable as why:
                    raise why.within(f".{key}") from None
            return found

        return read

    def _step(self, plain: Plain, depth: int) -> object:
        kind = plain.get("step") if isinstance(plain, dict) else None
        if not isinstance(kind, str) or kind not in self._steps:
            raise Unreadable("", "no-step")
        rest = {name: item for name, item in plain.items() if name != "step"}
        return self._thing(self._steps[kind])(rest, depth)

    def _thing(self, cls: type) -> Reader:
        """What reads the fields of a class; of a step, those beside its kind."""
        found = self._things.get(cls)
        if found is None:
            found = self._things[cls] = self._object(cls)
        return found

    def _object(self, cls: type) -> Reader:
        hints, named = hints_of(cls), _named(cls)
        needed = [name for name in hints if name not in _defaults(cls)]
        called = is_dataclass(cls) or issubclass(cls, tuple)
        kinds: dict[str, Reader] = {}

        def read(plain: Plain, depth: int) -> object:
            if depth > _DEEPEST:
                raise Unreadable("", "deep")
            plain = named(plain)
            if not kinds:
                # Not before: an object may hold others of its own kind.
                kinds.update({name: self.of(hint) for name, hint in hints.items()})
            for name in needed:
                if name not in plain:
                    raise Unreadable("", "missing", repr(name))
            if not plain.keys() <= kinds.keys():
                extra = next(name for name in plain if name not in kinds)
                raise Unreadable("", "extra", repr(str(extra)[:40]))
            values: dict[str, object] = {}
            name = ""
            try:
                for name, item in plain.items():
                    values[name] = kinds[name](item, depth + 1)
            except Unreadable as why:
                raise why.within(f".{name}") from None
            return cls(**values) if called else _set(cls, values)

        return read


def _named(cls: type) -> Callable[[Plain], dict[str, Plain]]:
    """An object's fields by their names, as they are written, or by their places in a row."""
    hints, row = hints_of(cls), is_row(cls)
    later = dict(cls.later) if issubclass(cls, State | Part) else {}

    def read(plain: Plain) -> dict[str, Plain]:
        if row and isinstance(plain, list):
            if len(plain) != len(hints):
                raise Unreadable("", "entries", str(len(hints)))
            return dict(zip(hints, plain, strict=True))
        if not isinstance(plain, dict):
            raise Unreadable("", "object", cls.__name__)
        return {**later, **plain} if later else plain

    return read


def _set(cls: type, values: Mapping[str, object]) -> object:
    made: object = object.__new__(cls)
    for name, value in values.items():
        setattr(made, name, value)
    return made


def _defaults(cls: type) -> frozenset[str]:
    """Fields that may be missing: they came into the house after what is read was written."""
    names: list[str] = list(getattr(cls, "_field_defaults", ()))
    if is_dataclass(cls):
        names += [each.name for each in fields(cls) if each.default is not MISSING]
    return frozenset(names)


def _listed(plain: Plain, depth: int) -> None:
    if depth > _DEEPEST:
        raise Unreadable("", "deep")
    if not isinstance(plain, list):
        raise Unreadable("", "list")


def _choice(words: Sequence[object]) -> Reader:
    """One of a closed set: true is not 1 here."""

    def read(plain: Plain, _: int) -> object:
        for word in words:
            if type(word) is type(plain) and word == plain:
                return word
        raise Unreadable("", "no-choice", repr(str(plain)[:40]))

    return read


def _wide(plain: Plain, _: int) -> int:
    if isinstance(plain, str) and plain.startswith("0x") and len(plain) <= 66:
        try:
            return int(plain, 16)
        except ValueError:
            pass
    raise Unreadable("", "hex")


def _key(hint: object) -> Callable[[str], object]:
    """How the key of a mapping is read, which is written as a word whatever it is."""
    if isinstance(hint, NewType):
        return _key(hint.__supertype__)
    if get_origin(hint) is Literal:
        word = _choice(get_args(hint))
        return lambda key: word(key, 0)
    if isinstance(hint, type) and issubclass(hint, Enum):
        value = _choice([each.value for each in hint])
        return lambda key: hint(value(key, 0))
    if hint is str:
        return lambda key: key
    return _number


def _number(key: str) -> int:
    if len(key) <= 20 and key.removeprefix("-").isdecimal():
        return int(key)
    raise Unreadable("", "no-number", repr(key[:40]))


def _whole(plain: Plain, _: int) -> object:
    if type(plain) is not int:
        raise Unreadable("", "whole")
    if not -_WIDEST <= plain < _WIDEST:
        raise Unreadable("", "large")
    return plain


def _said(plain: Plain, _: int) -> object:
    if type(plain) is not str:
        raise Unreadable("", "word")
    return plain


def _yes_or_no(plain: Plain, _: int) -> object:
    if type(plain) is not bool:
        raise Unreadable("", "yes-no")
    return plain


def _nothing(plain: Plain, _: int) -> object:
    if plain is not None:
        raise Unreadable("", "nothing")
    return plain


_SCALARS: Mapping[object, Reader] = {
    int: _whole, str: _said, bool: _yes_or_no, type(None): _nothing,
}  # fmt: skip
