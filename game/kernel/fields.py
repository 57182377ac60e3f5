"""What a State says of its fields, once: what they hold, and who may see it.

From that follow its slots, its clones, and most of what is seen of it: written out as plain
functions when they are first needed, so that they cost no more than those written by hand.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, dataclass, is_dataclass
from dataclasses import fields as dataclass_fields
from enum import Enum
from typing import (
    Annotated,
    Any,
    ClassVar,
    Final,
    Literal,
    NewType,
    Self,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

__all__ = [
    "Declared",
    "Field",
    "Part",
    "Written",
    "each",
    "hidden",
    "hints",
    "own",
    "owned",
    "public",
    "sight",
    "thaw",
]

View = Callable[[Any], object]
Written = Callable[..., Any]
"""A function that was written out: what it takes follows from declarations."""
_ATOMS: Final = (int, str, bool, type(None))


class Field:
    """One field's declaration, for as long as its class is being made."""

    __slots__ = ("later", "open", "views")

    def __init__(self, *, open: bool, views: Mapping[str, View], later: object) -> None:  # noqa: A002
        self.open, self.views, self.later = open, views, later


def public(*, later: object = MISSING) -> Any:
    """Everybody sees it, under its own name; lists are seen as tuples.

    `later`: what it holds, in plain data, in a save that is older than the field.
    """
    return Field(open=True, views={}, later=later)


def hidden(*, later: object = MISSING, **views: View) -> Any:
    """Nobody sees it; only what these make of it, each under its name: `hidden(deck=len)`."""
    return Field(open=False, views=views, later=later)


def owned(*, later: object = MISSING, **views: View) -> Any:
    """By seat, for that seat alone: `owned(hand=own, hands=each(len))`.

    Of a Part that lies there by seat, for the seat it is: `owned(hand=own, cards=len)`.
    """
    return Field(open=False, views=views, later=later)


def own(_by_seat: object) -> object:
    """As a view: what belongs to the viewer; of nothing, for everybody's eyes, the empty tuple."""
    raise TypeError("a word of declarations: it is written out, never called")


class each:  # noqa: N801 - a word of declarations, beside `own` and `len`
    """As a view: what this makes of every seat's, in the order of seats."""

    __slots__ = ("view",)

    def __init__(self, view: View) -> None:
        self.view = view

    def __call__(self, by_seat: Iterable[object]) -> tuple[object, ...]:
        return tuple([self.view(item) for item in by_seat])


class Declared(type):
    """The type of classes whose fields are declared; it gives them their slots and their clone."""

    fields_: dict[str, Field]

    def __new__(
        cls, name: str, bases: tuple[type, ...], space: dict[str, object], **more: object
    ) -> Declared:
        found = {each: field for each, field in space.items() if isinstance(field, Field)}
        space = {each: thing for each, thing in space.items() if each not in found}
        if found:
            space["__slots__"] = tuple(found)
            late = {
                each: field.later for each, field in found.items() if field.later is not MISSING
            }
            if late:
                space["later"] = late
        made = super().__new__(cls, name, bases, space, **more)
        made.fields_ = found
        if found and "clone" not in space:
            _clone_when_needed(made)
        return made


def declared(cls: Declared) -> dict[str, Field]:
    """All its declared fields, inherited ones first.

    No method: a field may be called so, and would stand before it.
    """
    found: dict[str, Field] = {}
    for kind in reversed(cls.__mro__):
        found |= kind.__dict__.get("fields_", {})
    return found


class Part(metaclass=Declared):
    """A thing on the table that changes, inside a State: a park with its tiles and guests."""

    __slots__ = ()
    later: ClassVar[Mapping[str, object]] = {}

    def clone(self) -> Self:
        raise NotImplementedError


def hints(cls: type) -> dict[str, object]:
    """What its fields hold, by their names; the markings of types stay."""
    found = get_type_hints(cls, include_extras=True)
    return {name: hint for name, hint in found.items() if get_origin(hint) is not ClassVar}


# Clones


def _clone_when_needed(made: type) -> None:
    """Annotations can be read only when all that they name is there: at the first clone."""

    def clone(self: object) -> object:
        written = made.__dict__["clone"]
        # Who took hold of this one before goes on calling it.
        if written is clone:
            written = made.clone = _written_clone(made)  # type: ignore[attr-defined]
        return written(self)

    made.clone = clone  # type: ignore[attr-defined]


def _written_clone(made: type) -> Written:
    assert isinstance(made, Declared)
    lines = ["other = new(self.__class__)"]
    lines += [f"other.{name} = self.{name}" for name in _shared(made)]
    if hasattr(made, "todo"):
        lines += [
            "other.todo = self.todo.copy()",
            "other.lanes = {seat: lane.copy() for seat, lane in self.lanes.items()}",
            "other.sealed = self.sealed.copy()",
        ]
    known = hints(made)
    for name in declared(made):
        copied = _copied(known[name], f"self.{name}", f"{made.__name__}.{name}")
        lines.append(f"other.{name} = {copied}")
    lines.append("return other")
    return _function("clone", "self", lines, {"new": object.__new__})


def _shared(made: type) -> tuple[str, ...]:
    return ("seats", "rng") if hasattr(made, "todo") else ()


def _copied(hint: object, value: str, where: str, depth: int = 0) -> str:
    """The copy of a value, written out."""
    if fixed(hint):
        return value
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _copied(args[0], value, where, depth)
    item = f"i{depth}"
    if origin is list:
        if fixed(args[0]):
            return f"{value}.copy()"
        return f"[{_copied(args[0], item, where, depth + 1)} for {item} in {value}]"
    if origin is dict:
        if fixed(args[1]):
            return f"{value}.copy()"
        inside = _copied(args[1], item, where, depth + 1)
        return f"{{k{depth}: {inside} for k{depth}, {item} in {value}.items()}}"
    if isinstance(hint, Declared):
        return f"{value}.clone()"
    raise TypeError(f"{where}: a {hint} has no place in a State")


def fixed(hint: object) -> bool:
    """Whether what a field so marked holds never changes, so that clones may share it."""
    origin, args = get_origin(hint), get_args(hint)
    if hint in _ATOMS or origin is Literal:
        return True
    if isinstance(hint, NewType):
        return fixed(hint.__supertype__)
    if origin is Annotated:
        return fixed(args[0])
    if origin in (tuple, Union, types.UnionType):
        return all(arg is Ellipsis or fixed(arg) for arg in args)
    kind = origin if isinstance(origin, type) else hint
    if not isinstance(kind, type) or issubclass(kind, list | dict | set):
        return False
    frozen = is_dataclass(kind) and kind.__dataclass_params__.frozen  # type: ignore[attr-defined]
    return frozen or issubclass(kind, tuple | Enum)


# Sights


@dataclass(frozen=True, slots=True)
class _Shape:
    """What a field is seen as: of Parts it says the class."""

    hint: object
    names: dict[str, object]
    """Where the functions go that what is written out calls."""

    def inside(self) -> _Shape:
        args = [arg for arg in get_args(self.hint) if arg is not Ellipsis]
        return _Shape(args[-1] if args else None, self.names)

    def part(self, kind: Declared, value: str, seat: str, where: str) -> str:
        """A Part as it is seen, written out; `seat` tells whose it is, if it is anybody's."""
        if not isinstance(self.hint, type):
            raise TypeError(f"{where}: how is a {kind.__name__} seen? Give it a view of its own")
        if not seat and any(own in field.views.values() for field in declared(kind).values()):
            raise TypeError(
                f"{where}: a {kind.__name__} has what is its seat's own: lay it by seat"
            )
        name = f"part{len(self.names)}"
        self.names[name] = _part(kind, self.hint)
        return f"{name}({value}, {f'{seat} == viewer' if seat else 'False'})"


def _frozen(
    hint: object, value: str, where: str, seen: _Shape, depth: int = 0, seat: str = ""
) -> str:
    """A value as it is seen, written out: what could change is copied into what cannot."""
    if fixed(hint):
        return value
    origin, args = get_origin(hint), get_args(hint)
    item = f"i{depth}"
    if origin is Annotated:
        return _frozen(args[0], value, where, seen, depth, seat)
    if isinstance(hint, Declared):
        return seen.part(hint, value, seat, where)
    if origin is list:
        if fixed(args[0]):
            return f"tuple({value})"
        if not depth and isinstance(args[0], Declared):
            laid = _frozen(args[0], item, where, seen.inside(), 1, "seat")
            return f"tuple([{laid} for seat, {item} in enumerate({value})])"
        inside = _frozen(args[0], item, where, seen.inside(), depth + 1)
        return f"tuple([{inside} for {item} in {value}])"
    if origin is dict:
        if fixed(args[1]):
            return f"{value}.copy()"
        inside = _frozen(args[1], item, where, seen.inside(), depth + 1)
        return f"{{k{depth}: {inside} for k{depth}, {item} in {value}.items()}}"
    raise TypeError(f"{where}: how is a {hint} seen? Give it a view of its own")


def _thawed(hint: object, value: str, where: str, names: dict[str, object], depth: int = 0) -> str:
    """The way back: a value of a State out of what was seen of it."""
    if fixed(hint):
        return value
    origin, args = get_origin(hint), get_args(hint)
    item = f"i{depth}"
    if origin is Annotated:
        return _thawed(args[0], value, where, names, depth)
    if isinstance(hint, Declared):
        name = f"part{len(names)}"
        names[name] = _thawed_part(hint)
        return f"{name}({value})"
    if origin is list:
        if fixed(args[0]):
            return f"list({value})"
        return f"[{_thawed(args[0], item, where, names, depth + 1)} for {item} in {value}]"
    if origin is dict:
        if fixed(args[1]):
            return f"dict({value})"
        inside = _thawed(args[1], item, where, names, depth + 1)
        return f"{{k{depth}: {inside} for k{depth}, {item} in {value}.items()}}"
    raise TypeError(f"{where}: a {hint} cannot be made of what is seen")


_ALWAYS: Final = ("viewer", "asked", "step", "mine")


def _shown(owner: Declared, seen: type, whole: str, names: dict[str, object]) -> dict[str, str]:
    """What is seen of a State or a Part, field by field, written out."""
    known, shapes, found = hints(owner), hints(seen), dict[str, str]()
    for name, field in declared(owner).items():
        value, where = f"{whole}.{name}", f"{owner.__name__}.{name}"
        if field.open and name not in shapes:
            found[name] = value  # and is found to go nowhere
        elif field.open:
            found[name] = _frozen(known[name], value, where, _Shape(shapes[name], names))
        for shown, view in field.views.items():
            shape = _Shape(shapes.get(shown), names)
            if view is own and issubclass(owner, Part):
                found[shown] = f"{_frozen(known[name], value, where, shape)} if mine else ()"
            elif view is own:
                mine = _frozen(get_args(known[name])[0], f"{value}[viewer]", where, shape)
                found[shown] = f"{mine} if viewer is not None else ()"
            elif view is len:
                found[shown] = f"len({value})"
            elif isinstance(view, each):
                names[f"view_{shown}"] = view.view
                found[shown] = f"tuple([view_{shown}(item) for item in {value}])"
            else:
                names[f"view_{shown}"] = view
                found[shown] = f"view_{shown}({value})"
    return found


def _all_there(seen: type, found: set[str], wanted: set[str]) -> None:
    missing, idle = sorted(wanted - found), sorted(found - wanted)
    if missing or idle:
        raise TypeError(f"{seen.__name__}: {missing} comes from nowhere, {idle} goes nowhere")


def sight(state: Declared, seen: type, by_hand: frozenset[str]) -> Written:
    """What makes `seen` of a State: each of its fields from a declaration, or given by hand."""
    names: dict[str, object] = {"seen": seen}
    found = _shown(state, seen, "state", names)
    _all_there(seen, {*found, *by_hand}, set(hints(seen)) - set(_ALWAYS))
    given = {name: name for name in _ALWAYS} | found | {each: f"hand[{each!r}]" for each in by_hand}
    takes = "state, viewer, asked, step, mine, hand"
    return _function("sight", takes, [f"return {_called(seen, given)}"], names)


def _called(seen: type, given: Mapping[str, str]) -> str:
    """The call that makes what is seen, in the order of its fields: names would take longer."""
    return f"seen({', '.join(given[field.name] for field in dataclass_fields(seen))})"


def _part(kind: Declared, seen: type) -> Written:
    """What makes `seen` of a Part, for the seat it belongs to or for others."""
    names: dict[str, object] = {"seen": seen}
    found = _shown(kind, seen, "part", names)
    _all_there(seen, set(found), set(hints(seen)))
    return _function("sight", "part, mine", [f"return {_called(seen, found)}"], names)


def thaw(state: Declared) -> Written:
    """From a State and what was seen of it: sets every field that everybody sees."""
    names: dict[str, object] = {}
    return _function("thaw", "state, seen", [*_set(state, "state", names), "return None"], names)


def _thawed_part(kind: Declared) -> Written:
    """A Part in which what was seen is as it was; whose it is has its own things there, too."""
    names: dict[str, object] = {"new": object.__new__, "kind": kind}
    lines = ["part = new(kind)", *_set(kind, "part", names), "return part"]
    return _function("thaw", "seen", lines, names)


def _set(owner: Declared, whole: str, names: dict[str, object]) -> list[str]:
    known, lines = hints(owner), list[str]()
    for name, field in declared(owner).items():
        shown = name if field.open else ""
        if issubclass(owner, Part):
            shown = next((word for word, view in field.views.items() if view is own), shown)
        if shown:
            value = _thawed(known[name], f"seen.{shown}", f"{owner.__name__}.{name}", names)
            lines.append(f"{whole}.{name} = {value}")
    return lines


def _function(name: str, takes: str, lines: list[str], names: Mapping[str, object]) -> Written:
    """The function these lines make: they hold nothing but names of fields."""
    space: dict[str, object] = dict(names)
    text = "".join(f"    {line}\n" for line in lines)
    exec(f"def {name}({takes}):\n{text}", space)  # noqa: S102
    made = space[name]
    assert callable(made)
    return made
