"""What a seat may be praised for after a match of Molly."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from game.games.molly.content.components import COLOURS
from game.games.molly.events import (
    CubeDrawn,
    Flipped,
    Hunted,
    Passed,
    Played,
    ProjectSet,
    SetMade,
    Swapped,
    Taken,
    TokenGained,
)
from game.stage.feats import counted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.games.molly.seen.view import MollySeen
    from game.kernel.event import Event
    from game.stage.feats import Feat

__all__ = ["feats"]

_ART = {
    "three-in-a-row": "molly/card.green.a",
    "chain-reaction": "molly/bolt",
    "deep-digger": "molly/card.yellow.a",
    "rainy-day": "molly/token",
    "one-colour": "molly/cube.blue",
    "rainbow": "molly/badge.red",
    "full-burrow": "molly/burrow.open",
    "overflowing": "molly/compost",
    "brave-nose": "molly/cube.hidden",
    "furniture-mover": "icon/swap.ink",
    "bobtail-friend": "molly/dog.sit",
    "gap-filler": "molly/empty",
    "light-paws": "icon/hand.ink",
    "open-pockets": "molly/token.plate",
    "quick-choice": "molly/clock",
    "project-leader": "molly/card.back",
    "loud-flip": "molly/drum.beat",
    "kind-neighbour": "icon/gift.ink",
}


def feats(seen: MollySeen, events: Sequence[Event], seats: int) -> tuple[Feat, ...]:
    count: Counter[tuple[str, int]] = Counter()
    for event in events:
        _hear(event, count)
    for seat, burrow in enumerate(seen.burrows):
        held = burrow or ()
        count["one-colour", seat] = max(held, default=0)
        count["rainbow", seat] = min(held, default=0) if len(held) == len(COLOURS) else 0
        count["full-burrow", seat] = sum(held)
        count["rainy-day", seat] = seen.tokens[seat]
    return counted(_ART, count, seats)


def _hear(event: Event, count: Counter[tuple[str, int]]) -> None:
    match event:
        case SetMade():
            count["three-in-a-row", event.seat] += 1
            count["chain-reaction", event.seat] += event.chain
            deepest = max(count["deep-digger", event.seat], len(event.cards))
            count["deep-digger", event.seat] = deepest
            count["overflowing", event.seat] += sum(not room for _, room in event.cubes)
        case Flipped():
            count["loud-flip", event.seat] += len(event.cells)
        case ProjectSet():
            count["project-leader", event.seat] += 1
        case Taken():
            count["quick-choice", event.seat] += 1
            count["overflowing", event.seat] += not event.kept
        case CubeDrawn():
            count["overflowing", event.seat] += not event.kept
        case Swapped():
            count["furniture-mover", event.seat] += 1
        case Hunted():
            count["bobtail-friend", event.seat] += 1
        case Played():
            count["gap-filler", event.seat] += event.gap
            count["brave-nose", event.seat] += event.blind
        case TokenGained(victim=int(victim)):
            count["light-paws", event.seat] += 1
            count["open-pockets", victim] += 1
        case Passed():
            count["kind-neighbour", event.seat] += 1
