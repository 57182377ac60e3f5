"""A reference to a text: which sentence, with what put in. Languages are the screen's affair."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["Said", "Speech"]


@dataclass(frozen=True, slots=True)
class Said:
    """A text key and what its places are filled with: names, numbers, or further texts."""

    key: str
    args: Mapping[str, str | int | Said] = field(default_factory=dict)


Speech: TypeAlias = "Said | str"
"""What may be written on the table: a text, or a bare name or number that needs no language."""
