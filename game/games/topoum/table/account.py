"""After the match: where every point came from, and what each seat may be praised for."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from game.games.topoum.content import START_MEDALS
from game.games.topoum.content.ids import place_of
from game.games.topoum.events.cards import Played
from game.games.topoum.events.course import (
    CategoryCounted,
    Entered,
    Paid,
    SetsCounted,
    Sighted,
    TurnBegun,
)
from game.games.topoum.events.moles import Captured, Eliminated, Freed, Marched
from game.games.topoum.events.tiles import Blast, Placed, TileChanged
from game.stage.account import Account, Source, Tally, plain
from game.stage.feats import counted
from game.stage.said import Said

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.games.topoum.content.words import PayCause
    from game.kernel.event import Event
    from game.stage.feats import Feat

__all__ = ["account", "feats"]

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


_ART = {
    "eagle-eye": "icon/eye.ink",
    "far-sight": "topoum/sight.new.e",
    "golden-line": "topoum/medal",
    "paper-war": "topoum/card.back",
    "big-tipper": "topoum/cost.m3",
    "heavy-boots": "topoum/boot",
    "brave-hearts": "icon/heart.ink",
    "boom": "topoum/blast.2",
    "friendly-fire": "topoum/clash",
    "front-page": "topoum/token.press",
    "fresh-troops": "topoum/token.whistle",
    "gardener": "topoum/neutral.1",
    "well-rounded": "topoum/sign.special",
    "up-the-sleeve": "topoum/pict.decoy",
    "good-host": "topoum/cage.front",
    "generous": "icon/gift.ink",
    "long-march": "topoum/pict.advance",
    "builder": "topoum/pict.build",
}


def feats(events: Sequence[Event], seats: int) -> tuple[Feat, ...]:
    count: Counter[tuple[str, int]] = Counter()
    active = 0
    for event in events:
        if isinstance(event, TurnBegun):
            active = event.seat
        _hear(event, active, count)
    return counted(_ART, count, seats)


def _hear(event: Event, active: int, count: Counter[tuple[str, int]]) -> None:
    match event:
        case Sighted():
            count["eagle-eye", event.seat] += 1
            far = max(count["far-sight", event.seat], event.squares)
            golden = max(count["golden-line", event.seat], event.medals)
            count["far-sight", event.seat], count["golden-line", event.seat] = far, golden
        case Played():
            count["paper-war", event.seat] += 1
            count["up-the-sleeve", event.seat] += place_of(event.place).source == "hand"
        case Paid(why="slot"):
            count["big-tipper", event.seat] += max(-event.count, 0)
        case Paid(why="press"):
            count["front-page", event.seat] += event.count
        case Eliminated():
            own = event.seat == active
            count["friendly-fire" if own else "heavy-boots", active] += 1
            count["brave-hearts", event.seat] += not own
        case Entered():
            count["fresh-troops", event.seat] += 1
        case SetsCounted():
            count["well-rounded", event.seat] += event.count
        case Freed():
            count["generous", event.captor] += 1
        case _:
            _on_the_field(event, active, count)


def _on_the_field(event: Event, active: int, count: Counter[tuple[str, int]]) -> None:
    match event:
        case Blast():
            count["boom", active] += 1
        case TileChanged():
            count["gardener", event.seat] += 1
        case Captured():
            count["good-host", event.by] += 1
        case Marched():
            count["long-march", active] += 1
        case Placed():
            count["builder", event.seat] += 1
