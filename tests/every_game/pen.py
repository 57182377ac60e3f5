"""Writes down how a thing of a game stands, so that it can be compared with another, many times a
decision: as exact as the codec, and much quicker.

What it writes is never read. The codec's own promise, that all is plain and can be read back, is
held to the codec's own hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from game.kernel.contract import State
from game.kernel.fields import Part
from game.kernel.reading import hints_of, is_hex
from tests.every_game.violation import Violation

__all__ = ["Stand", "stands"]


class Stand:
    """How a thing stood: equal for equal things, and for no others."""

    __slots__ = ("_data",)

    def __init__(self, data: bytes) -> None:
        self._data = data

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Stand):
            return NotImplemented
        # The same entries may have come in another order.
        return self._data == other._data or self._sorted() == other._sorted()

    def __hash__(self) -> int:
        return hash(self._sorted())

    def __repr__(self) -> str:
        return self._data.decode()

    def _sorted(self) -> bytes:
        return _SORTING.encode(msgspec.json.decode(self._data))


def stands(value: Any) -> Stand:
    """How it stands now, whatever becomes of it."""
    try:
        return Stand(_PEN.encode(value))
    except (TypeError, ValueError, OverflowError) as error:
        raise Violation("plain", f"{error}: {value!r}") from None


@cache
def _fields(cls: type) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """All of them, and those that hold wider numbers than the encoder knows."""
    hints = hints_of(cls)
    return tuple(hints), tuple(name for name, hint in hints.items() if is_hex(hint))


def _parts(value: Any) -> Any:
    """What the encoder does not know: the kit's own classes."""
    if isinstance(value, State | Part):
        names, wide = _fields(type(value))
        found: dict[str, Any] = {name: getattr(value, name) for name in names}
        for name in wide:
            found[name] = hex(found[name])
        if isinstance(value, State):
            # A step's fields do not say which step it is.
            stacks = (value.todo, *(value.lanes[seat] for seat in sorted(value.lanes)))
            found[""] = [[step.kind for step in stack] for stack in stacks]
        return found
    if isinstance(value, Mapping):
        return dict(value)
    raise TypeError(f"a {type(value).__name__} has no place in a state")


_PEN = msgspec.json.Encoder(enc_hook=_parts)
_SORTING = msgspec.json.Encoder(order="deterministic")
