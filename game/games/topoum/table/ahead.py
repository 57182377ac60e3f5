"""What the answer that is pointed at would bring."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from game.games.topoum.content import is_obstacle
from game.games.topoum.content.ids import NO_MOLE, NOWHERE, is_mole, is_place, is_space
from game.games.topoum.content.words import ENTER, RANSOM
from game.games.topoum.table.names import kind_at, owner

if TYPE_CHECKING:
    from game.games.topoum.content.ids import Mole, Space
    from game.games.topoum.content.words import Farmer
    from game.games.topoum.seen.view import Outlook, Sight, TopoumSeen
    from game.stage.look import Look

__all__ = [
    "Ahead",
    "ahead",
    "foresee",
    "hinted",
    "is_begun",
    "mover",
    "net",
    "own",
    "pointed",
    "signed",
    "target",
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


def signed(count: int) -> str:
    return f"+{count}" if count > 0 else f"−{-count}" if count else "±0"


def hinted(look: Look) -> str:
    """The id that leads on to the hint that was asked for."""
    at = len(look.path)
    follows = look.hinted[:at] == look.path and len(look.hinted) > at
    return look.hinted[at] if follows and look.hinted[at] in look.offered else ""


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
