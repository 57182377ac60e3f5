"""What an answer would bring, in words: for the prompt, before the last click."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING

from game.games.topoum.table.ahead import own, signed
from game.games.topoum.table.names import name_of, owner
from game.stage.said import Said

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.topoum.seen.view import Gift, Outlook, TopoumSeen
    from game.games.topoum.table.ahead import Ahead
    from game.stage.look import Look

__all__ = ["consequences", "gains", "so_far", "told"]


def gains(seen: TopoumSeen) -> int:
    """What the new lines would bring now."""
    return sum(s.medals for s in seen.sights if s.seat == seen.active and s.new)


def so_far(seen: TopoumSeen) -> Said | None:
    """Under the question: what is gained already."""
    if not seen.begun:
        return None
    count = gains(seen)
    return Said("so-far", {"count": count}) if count else Said("so-far-none")


def consequences(seen: TopoumSeen, look: Look, found: Ahead) -> Said | None:
    return told(seen, look, found.outlook) if seen.begun else None


def told(seen: TopoumSeen, look: Look, outlook: Outlook) -> Said:
    parts = list(_parts(seen, look, outlook))
    if not parts:
        return Said("brings-nothing")
    return reduce(lambda one, other: Said("then", {"one": one, "other": other}), parts)


def _parts(seen: TopoumSeen, look: Look, outlook: Outlook) -> Iterator[Said]:
    if outlook.tie:
        yield Said("brings-tie")
    elif outlook.falling:
        yield Said("brings-fall", {"count": len(outlook.falling)})
    yield from _losses(seen, look, outlook)
    for gift in outlook.gifts:
        yield _gift(look, gift)
    if outlook.more:
        yield Said("brings-lines", {"count": signed(outlook.more)})
    rest = outlook.medals + outlook.penalty
    if rest:
        yield Said("brings-medals", {"count": signed(rest)})


def _losses(seen: TopoumSeen, look: Look, outlook: Outlook) -> Iterator[Said]:
    for seat in range(look.seats):
        count = sum(owner(mole) == seat and not own(seen, mole) for mole in outlook.casualties)
        if count:
            yield Said("brings-home", {"name": name_of(look, seat), "count": count})
    if outlook.own_losses:
        key = "brings-friendly" if outlook.penalty else "brings-own"
        yield Said(key, {"count": outlook.own_losses, "medals": outlook.penalty})
    elif outlook.penalty:
        yield Said("brings-penalty", {"medals": outlook.penalty})


def _gift(look: Look, gift: Gift) -> Said:
    return Said(f"gift-{gift.kind}", {"name": name_of(look, gift.seat), "count": gift.count})
