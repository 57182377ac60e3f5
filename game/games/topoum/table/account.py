"""Where the medals of a match came from, row by row, and the cards that were compared."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from game.games.topoum.content import START_MEDALS
from game.games.topoum.events.course import CategoryCounted, Paid, Sighted
from game.stage.account import Account, Source, Tally, plain
from game.stage.said import Said

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.games.topoum.content.words import PayCause
    from game.kernel.event import Event

__all__ = ["account"]

_ROWS: tuple[tuple[str, str, tuple[PayCause, ...]], ...] = (
    ("lines", "icon/eye", ("line",)),
    ("press", "topoum/token.press", ("press", "medal")),
    ("prices", "topoum/cost.m2", ("slot",)),
    ("losses", "topoum/clash", ("friendly-fire", "cross")),
    ("ransom", "topoum/cage.front", ("ransom",)),
    ("crates", "topoum/over.crate", ("crate-card", "crate")),
    ("categories", "topoum/sign.combat", ("category",)),
    ("sets", "topoum/medal", ("sets",)),
)
_RARE = frozenset(("ransom", "crates"))
"""Left out where nobody had to do with it."""


def account(events: Sequence[Event], seats: int) -> Account:
    paid: Counter[tuple[PayCause, int]] = Counter()
    lines, tallies = [0] * seats, []
    for event in events:
        match event:
            case Paid():
                paid[event.why, event.seat] += event.count
            case Sighted():
                lines[event.seat] += 1
            case CategoryCounted():
                tallies.append(Tally(f"topoum/sign.{event.category}", event.counts))
    sources = [
        Source(Said("account-start"), plain((START_MEDALS,) * seats), "topoum/token.whistle")
    ]
    for name, art, causes in _ROWS:
        points = [sum(paid[why, seat] for why in causes) for seat in range(seats)]
        if name in _RARE and not any(points):
            continue
        counts = {"counts": " · ".join(map(str, lines))} if name == "lines" else {}
        note = Said(f"account-{name}-note", counts)
        sources.append(Source(Said(f"account-{name}"), plain(points), art, note))
    return Account(tuple(sources), tallies=tuple(tallies))
