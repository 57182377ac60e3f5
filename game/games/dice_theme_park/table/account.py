"""Where the stars of a match came from, as they were counted."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from game.games.dice_theme_park.events.counting import (
    AdministratorScored,
    MoneyCounted,
    ObjectiveJudged,
    StatuesScored,
    TakingsCounted,
)
from game.games.dice_theme_park.events.operating import PerkEarned
from game.games.dice_theme_park.table.arts import art
from game.stage.account import Account, Source, plain
from game.stage.said import Said

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.kernel.event import Event

__all__ = ["account"]

_ROWS = {
    "takings": art("op"),
    "perks": art("vip"),
    "objectives": art("objective.back"),
    "administrator": art("admin.back"),
    "statues": art("innovation.statue.3"),
    "money": art("money"),
}
_ALWAYS = frozenset(("takings", "objectives", "money"))
"""The others are left out where they brought nobody anything."""


def account(events: Sequence[Event], seats: int) -> Account:
    stars: Counter[tuple[str, int]] = Counter()
    for event in events:
        match event:
            case TakingsCounted():
                stars["takings", event.seat] += event.stars
            case PerkEarned():
                stars["perks", event.seat] += event.stars
            case ObjectiveJudged():
                for seat, won in enumerate(event.stars):
                    stars["objectives", seat] += won
            case AdministratorScored():
                stars["administrator", event.seat] += event.stars
            case StatuesScored():
                stars["statues", event.seat] += event.stars
            case MoneyCounted():
                stars["money", event.seat] += event.stars
    sources = []
    for name, picture in _ROWS.items():
        row = [stars[name, seat] for seat in range(seats)]
        if any(row) or name in _ALWAYS:
            title, note = Said(f"account-{name}"), Said(f"account-{name}-note")
            sources.append(Source(title, plain(row), picture, note))
    return Account(tuple(sources))
