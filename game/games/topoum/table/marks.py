"""Rims around what may be chosen, and what each choice would bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.topoum.content.ids import (
    NOWHERE,
    is_mole,
    is_part,
    is_place,
    is_space,
    part_of,
    space_of,
)
from game.games.topoum.table.ahead import ahead_of_hint, foresee, is_begun, net
from game.games.topoum.table.labels import gain_at
from game.games.topoum.table.names import mole_square
from game.stage.kit.writing import signed
from game.stage.piece import Piece, Words
from game.stage.theme import INK

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.topoum.content.ids import Mole, Space
    from game.games.topoum.content.words import Phase
    from game.games.topoum.seen.view import TopoumSeen
    from game.games.topoum.table.field import Camera
    from game.kernel.contract import Action
    from game.stage.look import Look

__all__ = ["MARK_DEPTH", "TURNING", "central", "marks"]

MARK_DEPTH = 17.0
TURNING: tuple[Phase, ...] = ("act", "move-on", "play-card", "card-or-tile")


def marks(cam: Camera, seen: TopoumSeen, look: Look) -> Iterator[Piece]:
    for word in look.offered:
        if is_space(word) and not _is_looked_into(seen, look):
            yield from _space(cam, seen, look, (*look.path, word), hot=look.hover == word)
        elif is_mole(word):
            space = mole_square(seen, word)
            if space:
                yield from _mole(cam, look, word, space)
        elif is_part(word):
            yield from _part(cam, seen, look, word)
    yield from _inspected(cam, seen, look)
    yield from _hint(cam, seen, look)
    marching = look.path[0] if look.path else ""
    if is_mole(marching):
        space = mole_square(seen, marching)
        if space:
            x, y = cam.at(space)
            yield Piece("halo.chosen", "topoum/halo", x, y, scale=cam.k, depth=18.8)


def _hint(cam: Camera, seen: TopoumSeen, look: Look) -> Iterator[Piece]:
    """A bulb over every space and mole that follows what is to be pressed for the hint."""
    for word in ahead_of_hint(look):
        space = word if is_space(word) else NOWHERE
        if is_mole(word):
            space = mole_square(seen, word)
        if space:
            x, y = cam.at(space)
            rim, bulb = f"hint.{word}.rim", f"hint.{word}"
            yield Piece(rim, "topoum/bracket", x, y, scale=cam.k, depth=MARK_DEPTH + 0.6)
            yield Piece(bulb, "icon/bulb", x, y - 84 * cam.k, h=58, depth=42, idle="bob")


def _is_looked_into(seen: TopoumSeen, look: Look) -> bool:
    """While a card is looked into that could be played, the field shows what it would do."""
    return is_place(look.inspected) and bool(seen.ways(look.inspected))


def _inspected(cam: Camera, seen: TopoumSeen, look: Look) -> Iterator[Piece]:
    if not _is_looked_into(seen, look):
        return
    ends: dict[Space, Action] = {}
    for way in seen.ways(look.inspected):
        if is_space(way[-1]):
            ends.setdefault(way[-1], way)
    for way in ends.values():
        yield from _space(cam, seen, look, way, hot=False)


def _space(
    cam: Camera, seen: TopoumSeen, look: Look, path: tuple[str, ...], *, hot: bool
) -> Iterator[Piece]:
    """A space at the end of a path, whether it would be an answer or the beginning of one."""
    space = space_of(path[-1])
    x, y = cam.at(space)
    whole = not is_begun(seen, path)
    outlook = foresee(seen, path) if whole else None
    risky = outlook is not None and bool(
        outlook.casualties or outlook.own_losses or outlook.destroyed
    )
    kind = "hot" if hot and not risky else "red" if risky else "gold"
    depth = MARK_DEPTH + (0.4 if hot else 0.2 if risky else 0)
    yield Piece(f"mark.{space}", f"topoum/target.{kind}", x, y, scale=cam.k, depth=depth)
    if hot and risky:
        yield Piece(f"mark.{space}.hot", "topoum/target.hot", x, y, scale=cam.k, depth=depth - 0.1)
    if outlook is not None and not hot and seen.step in TURNING:
        count = net(outlook)
        ink = "#FFF3B8" if count > 0 else "#FFC0B0" if count < 0 else "#F4EAD8"
        size = 52 if look.frame.large else 32
        words = Words(signed(count), size, "title", ink, INK, rim=5, steady=True)
        gx, gy = gain_at(cam, space)
        yield Piece(f"gain.{space}", x=gx, y=gy, depth=39, text=words)


def _mole(cam: Camera, look: Look, mole: Mole, space: Space) -> Iterator[Piece]:
    x, y = cam.at(space)
    art = "topoum/target.hot" if look.hover == mole else "topoum/target.gold"
    yield Piece(f"mark.{mole}", art, x, y, scale=cam.k, depth=MARK_DEPTH)


def _part(cam: Camera, seen: TopoumSeen, look: Look, word: str) -> Iterator[Piece]:
    """Whichever part is pointed at stays; the others would fall."""
    kept = look.hover == word
    choosing = is_part(look.hover)
    kind = "hot" if kept else "cut" if choosing else "gold"
    for space in seen.parts[part_of(word)]:
        x, y = cam.at(space)
        yield Piece(f"part.{space}", f"topoum/target.{kind}", x, y, scale=cam.k, depth=MARK_DEPTH)


def central(cam: Camera, spaces: tuple[Space, ...]) -> Space:
    """The space nearest to the middle of several."""
    points = [cam.at(space) for space in spaces]
    x = sum(px for px, _ in points) / len(points)
    y = sum(py for _, py in points) / len(points)
    nearest = min(
        range(len(points)), key=lambda at: (points[at][0] - x) ** 2 + (points[at][1] - y) ** 2
    )
    return spaces[nearest]
