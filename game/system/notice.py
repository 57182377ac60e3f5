"""Something to tell the person in front of the screen: a key of the text files, and its facts."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["Notice"]


@dataclass(frozen=True, slots=True)
class Notice:
    """A plain message, still without words: `texts.of("system")(notice.key, **notice.facts)`."""

    key: str
    facts: Mapping[str, str | int] = field(default_factory=dict)
