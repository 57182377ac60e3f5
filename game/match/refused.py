"""A request the match does not grant: a key of the text files and facts, never a traceback."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

__all__ = ["Facts", "Refused"]

Facts: TypeAlias = Mapping[str, str | int]


class Refused(ValueError):
    """What to tell the person who asked; nothing has changed."""

    def __init__(self, key: str, args: Facts | None = None) -> None:
        super().__init__(key, dict(args or {}))
        self.key = key
        # An exception's own `args` would be shadowed: the facts are kept beside it.
        self.facts: Facts = dict(args or {})

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.key} ({facts})" if facts else self.key
