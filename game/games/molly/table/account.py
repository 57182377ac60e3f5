"""After the match: where every point came from, and what each seat may be praised for."""

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
from game.stage.account import Account, Part, Source, Term
from game.stage.feats import counted
from game.stage.said import Said

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.games.molly.seen.view import MollySeen
    from game.kernel.event import Event
    from game.stage.feats import Feat

__all__ = ["account", "feats"]


def account(seen: MollySeen) -> Account:
    """Once all burrows are open."""
    burrows = [burrow or () for burrow in seen.burrows]
    tokens = tuple(Term(count, (Part(count, "molly/token"),)) for count in seen.tokens)
    return Account(
        (
            Source(Said("account-cubes"), tuple(map(_product, burrows)), "molly/cube.hidden"),
            Source(Said("account-tokens"), tokens, "molly/token"),
        ),
        tuple(Said("account-cubes-held", {"count": sum(burrow)}) for burrow in burrows),
    )


def _product(burrow: Sequence[int]) -> Term:
    """Colours of which there is none do not count."""
    held = [(count, colour) for count, colour in zip(burrow, COLOURS, strict=False) if count]
    if not held:
        return Term(0)
    parts = tuple(
        Part(count, f"molly/cube.{colour}")
        for count, colour in (
            max(held, key=lambda each: each[0]),
            min(reversed(held), key=lambda each: each[0]),
        )
    )
    return Term(parts[0].count * parts[1].count, parts, times=True)


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
