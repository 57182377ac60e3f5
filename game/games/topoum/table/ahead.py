"""What the answer that is pointed at would bring; in words, for the prompt, too."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache, reduce
from typing import TYPE_CHECKING

from game.games.topoum.content import is_obstacle
from game.games.topoum.content.ids import NO_MOLE, NOWHERE, is_mole, is_place, is_space
from game.games.topoum.content.words import ENTER, RANSOM
from game.games.topoum.table.names import kind_at, name_of, owner
from game.stage.kit.writing import signed
from game.stage.said import Said

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.topoum.content.ids import Mole, Space
    from game.games.topoum.content.words import Farmer
    from game.games.topoum.seen.view import Gift, Outlook, Sight, TopoumSeen
    from game.stage.look import Look

__all__ = [
    "Ahead",
    "ahead",
    "ahead_of_hint",
    "foresee",
    "is_begun",
    "mover",
    "net",
    "own",
    "target",
    "told",
]

_CARRIERS: tuple[Farmer, ...] = ("buckets", "crusher", "sprayer")


@dataclass(frozen=True, slots=True)
class Ahead:
    """The answer, and its consequences."""

    path: tuple[str, ...]
    outlook: Outlook
    fresh: tuple[Sight, ...]
    """Lines that would be new and are not yet."""


@lru_cache(maxsize=512)
def foresee(seen: TopoumSeen, path: tuple[str, ...]) -> Outlook:
    return seen.foresee(path)


def pointed(look: Look) -> tuple[str, ...]:
    """What is chosen so far, and what is pointed at."""
    return (*look.path, look.hover) if look.hover in look.offered and look.hover else look.path


def is_begun(seen: TopoumSeen, path: tuple[str, ...]) -> bool:
    """A path that more must follow: its consequences are nobody's yet."""
    if not path:
        return True
    first = path[0]
    if is_place(first):
        kind = kind_at(seen, first)
        if kind in ("press", "red-cross") or (kind == "farmer" and seen.farmer == "nature"):
            return False
        carries = kind == "farmer" and seen.farmer in _CARRIERS
        return len(path) < (3 if carries else 2)
    if first in (ENTER, RANSOM) or is_mole(first):
        return len(path) < 2 and seen.step != "forced-ransom"
    return is_obstacle(first) and len(path) < 2


def ahead(seen: TopoumSeen, look: Look) -> Ahead | None:
    """None while nothing whole is pointed at."""
    path = pointed(look)
    if is_begun(seen, path) or not look.path + look.offered:
        return None
    outlook = foresee(seen, path)
    known = {(sight.ends, sight.spaces) for sight in seen.sights if sight.new}
    fresh = tuple(line for line in outlook.lines if (line.ends, line.spaces) not in known)
    return Ahead(path, outlook, fresh)


def net(outlook: Outlook) -> int:
    """All medals one more answer makes, were the turn to end there."""
    return outlook.more + outlook.medals


def ahead_of_hint(look: Look) -> tuple[str, ...]:
    """The ids of the hint that was asked for, after the one that the frame lights."""
    at = len(look.path)
    follows = look.hinted[:at] == look.path and any(n in look.offered for n in look.hinted[at:])
    return look.hinted[at + 1 :] if follows else ()


def mover(seen: TopoumSeen, path: tuple[str, ...]) -> Mole:
    """The mole that an answer is about, if it is about one on the board."""
    if path and is_mole(path[0]):
        return path[0]
    return seen.acting if seen.step in ("play-card", "card-or-tile") else NO_MOLE


def target(path: tuple[str, ...]) -> Space:
    """The space an answer ends with, if it ends with one."""
    return path[-1] if path and is_space(path[-1]) else NOWHERE


def own(seen: TopoumSeen, mole: Mole) -> bool:
    return owner(mole) == seen.active


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
