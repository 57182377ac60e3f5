"""What is printed on a key or a pad's button, in the words of the room."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.system.text import Catalogue

__all__ = ["printed"]


def printed(say: Catalogue, name: str, *, pad: bool) -> str:
    """A key, held ones before it: "Ctrl+Z". A letter is the same in every language."""
    if pad:
        key = f"pad-button-{name}"
        return say(key) if say.has(key) else name.upper()
    return "+".join([_key(say, part) for part in name.split("+")])


def _key(say: Catalogue, name: str) -> str:
    key = f"printed-{name.replace(' ', '-')}"
    return say(key) if say.has(key) else name.title()
