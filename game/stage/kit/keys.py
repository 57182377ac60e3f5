"""Keys of pieces: what a layout lays and motions move is called the same by both."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVarTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["Keys", "under"]

OF = TypeVarTuple("OF")


class Keys(Generic[*OF]):
    """The keys of all things of one kind: `hole: Keys[int] = Keys("hole.{}")` has `hole(3)`."""

    __slots__ = ("_key",)

    def __init__(self, form: str) -> None:
        self._key = form.format

    def __call__(self, *of: *OF) -> str:
        return self._key(*of)


def under(key: str, pieces: Iterable[str]) -> list[str]:
    """A piece, and those that are parts of it."""
    part = f"{key}."
    return [each for each in pieces if each == key or each.startswith(part)]
