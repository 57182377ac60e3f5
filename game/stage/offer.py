"""How a game's options are offered before a match: what each choice brings, in pictures.

A game's `table` exports its OFFERS; an option that is not among them is offered in words alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.stage.said import Speech
    from game.stage.showing import Page

__all__ = ["OVER", "Brought", "Offer", "Rows"]

Rows = tuple[tuple[str, ...], ...]
"""Pictures side by side, in rows; such as lie one over the other are joined by OVER."""
OVER = "+"


@dataclass(frozen=True, slots=True)
class Brought:
    """One of the things that a choice puts on the table."""

    art: str
    title: Speech = ""
    text: Speech = ""
    page: Page | None = None
    """All there is to know of it, for whoever looks into it."""


@dataclass(frozen=True, slots=True)
class Offer:
    option: str
    pictures: Mapping[str, Rows] = field(default_factory=dict)
    """By choice, what it looks like; of a switch, what comes when it is on."""
    brings: Mapping[str, tuple[Brought, ...]] = field(default_factory=dict)
    """By choice, what lies below the choices while it is the one."""
    pages: Mapping[str, tuple[Page, ...]] = field(default_factory=dict)
    """By choice, what else can be looked into: what the choice means comes first, in its words."""
    first: str = ""
    """What is chosen for those who play it for the first time; "" is the usual."""
