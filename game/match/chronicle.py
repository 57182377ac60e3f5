"""What the matches that are kept say of each who played: games, wins, evenings."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final

from game.system.names import clean_name

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.match.format import Header, Holder
    from game.match.saves import Entry

__all__ = ["Chapter", "Tally", "chronicle"]

_NIGHT: Final = timedelta(hours=5)
"""What ends before five in the morning belongs to the evening before."""


@dataclass(slots=True)
class Tally:
    games: int = 0
    wins: int = 0

    def add(self, *, won: bool) -> None:
        self.games += 1
        self.wins += won


@dataclass(slots=True)
class Chapter:
    """Somebody's history."""

    name: str
    """As it was written last; of a bot, "": it is known by what it is, whatever it is called."""
    colour: str
    level: str = ""
    personality: str = ""
    all: Tally = field(default_factory=Tally)
    games: dict[str, Tally] = field(default_factory=dict)
    """By game, the one played last first."""
    evenings: dict[str, Tally] = field(default_factory=dict)
    """By day in ISO form, the last one first."""

    @property
    def bot(self) -> bool:
        return bool(self.level)


def chronicle(entries: Iterable[Entry]) -> tuple[Chapter, ...]:
    """Of every match that was played to its end, the last played first, each counted once.

    People first, who played most before the others; then bots. Copies of one match are one match,
    and lessons are none.
    """
    found: dict[tuple[str, ...], Chapter] = {}
    counted: set[str] = set()
    for entry in entries:
        head = entry.header
        if head is None or not head.over or head.lesson or len(head.places) != len(head.people):
            continue
        match = head.match or str(entry.path)
        if match not in counted:
            counted.add(match)
            _count(found, head)
    return tuple(sorted(found.values(), key=lambda who: (who.bot, -who.all.games, -who.all.wins)))


def _count(found: dict[tuple[str, ...], Chapter], head: Header) -> None:
    evening = _evening(head.saved)
    # Two seats of one name, or two bots of one kind, play one match: it counts once for both.
    won: dict[tuple[str, ...], bool] = {}
    for holder, place in zip(head.people, head.places, strict=True):
        key = _key(holder)
        won[key] = won.get(key, False) or place == 1
        found.setdefault(key, _chapter(holder))
    for key, wins in won.items():
        chapter = found[key]
        chapter.all.add(won=wins)
        chapter.games.setdefault(head.game, Tally()).add(won=wins)
        if evening:
            chapter.evenings.setdefault(evening, Tally()).add(won=wins)


def _key(holder: Holder) -> tuple[str, ...]:
    if holder.control == "bot":
        return ("bot", holder.level, holder.personality)
    return ("person", clean_name(holder.name).casefold())


def _chapter(holder: Holder) -> Chapter:
    if holder.control == "bot":
        return Chapter("", holder.colour, holder.level or "bot", holder.personality)
    return Chapter(clean_name(holder.name), holder.colour)


def _evening(saved: str) -> str:
    try:
        moment = datetime.fromisoformat(saved).replace(tzinfo=None)
        return (moment - _NIGHT).date().isoformat()
    except (ValueError, OverflowError):
        return ""
