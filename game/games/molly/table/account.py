"""Where the points of a match came from: most times fewest, and tokens (p. 12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.molly.content.components import COLOURS
from game.stage.account import Account, Part, Source, Term
from game.stage.said import Said

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.games.molly.seen.view import MollySeen

__all__ = ["account"]


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
