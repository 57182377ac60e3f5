"""Before the last click: where the mole would stand, what it would see, leave and lose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.topoum.content import FARMER_TILES, is_obstacle
from game.games.topoum.content.ids import NOWHERE, axial, space_at
from game.games.topoum.content.words import ENTER, STAY
from game.games.topoum.table.ahead import ahead, mover, net, own, target
from game.games.topoum.table.field import row
from game.games.topoum.table.marks import MARK_DEPTH
from game.games.topoum.table.moles import mole_art, mole_depth
from game.games.topoum.table.names import army, kind_at, mole_square, sort_of
from game.games.topoum.table.sightlines import chip, chip_size, line_pieces, middle
from game.kernel import hexes
from game.stage.kit import signs
from game.stage.kit.writing import signed
from game.stage.piece import Piece
from game.stage.said import Said

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from game.games.topoum.content.ids import Space
    from game.games.topoum.content.words import CardType, Farmer, Phase
    from game.games.topoum.seen.view import Outlook, TopoumSeen
    from game.games.topoum.table.ahead import Ahead
    from game.games.topoum.table.field import Camera
    from game.games.topoum.table.labels import Labels
    from game.stage.kit.writing import Tone
    from game.stage.look import Look

__all__ = ["faded", "preview"]

_GHOST = 0.6
_TO_THE_MOLE: tuple[Farmer, ...] = ("nature", "crates")
"""Their tiles come to the active mole."""


def omens(cam: Camera, seen: TopoumSeen, path: tuple[str, ...]) -> Iterator[Piece]:
    kind = kind_at(seen, path[0])
    here = mole_square(seen, mover(seen, path))
    if kind == "red-cross" and here:
        x, y = cam.at(here)
        yield Piece("omen.cross", "topoum/cross.guard", x, y, scale=cam.k,
                    depth=mole_depth(here) - 0.05, alpha=_GHOST)  # fmt: skip
    elif kind == "farmer":
        yield from _tile(cam, seen, path, here)
    elif kind == "panic" and here and target(path):
        yield from _fright(cam, seen, here, target(path))


def _tile(cam: Camera, seen: TopoumSeen, path: tuple[str, ...], here: Space) -> Iterator[Piece]:
    if path[-1] == STAY or not seen.farmer:
        return
    space = here if seen.farmer in _TO_THE_MOLE else target(path)
    if not space:
        return
    x, y = cam.at(space)
    art = f"topoum/over.{sort_of(FARMER_TILES[seen.farmer][0])}"
    if seen.farmer in _TO_THE_MOLE:
        art += ".held"
    yield Piece("omen.tile", art, x, y, scale=cam.k, depth=23, alpha=_GHOST)


def _fright(cam: Camera, seen: TopoumSeen, here: Space, beside: Space) -> Iterator[Piece]:
    """Marks over the heads of all who would flee."""
    start = axial(here)
    way = hexes.straight(start, axial(beside))
    for square in seen.squares:
        if square.mole and hexes.straight(start, axial(square.space)) == way:
            x, y = cam.at(square.space)
            yield Piece(f"omen.{square.mole}", "topoum/panic", x, y, scale=cam.k,
                        depth=mole_depth(square.space) + 0.2)  # fmt: skip


_SETTING: tuple[Phase, ...] = ("first-barracks", "first-mole", "law-two")
_BUILDING: tuple[CardType, ...] = ("build", "abandoned", "conquest")


def faded(look: Look) -> tuple[Space, ...]:
    """The spaces in front of the one that is pointed at: their moles let it be seen."""
    space = target((look.hover,)) if look.hover in look.offered else target(look.path)
    if not space:
        return ()
    q, r = axial(space)
    return space_at((q, r + 1)), space_at((q - 1, r + 1))


def preview(cam: Camera, seen: TopoumSeen, look: Look, labels: Labels) -> Iterator[Piece]:
    found = ahead(seen, look)
    if found is None:
        return
    yield from _arrival(cam, seen, look, found)
    # First of all labels, so that it has the best place.
    yield from _sum(seen, found, labels)
    for line in found.fresh:
        yield from line_pieces(cam, line, "plan", "plan.")
        if len(found.fresh) > 1 or net(found.outlook) != line.medals:
            at = labels.on_line(line, middle(cam, line), chip_size("new", large=labels.large))
            yield chip(
                f"plan.{'.'.join(line.ends)}", at, f"+{line.medals}", "new", 41, large=labels.large
            )
    yield from omens(cam, seen, found.path)
    yield from _losses(cam, seen, look, found.outlook, labels)
    yield from _fall(cam, seen, found.outlook)


def _arrival(cam: Camera, seen: TopoumSeen, look: Look, found: Ahead) -> Iterator[Piece]:
    """A mole where it would come to rest, a tile where it would lie."""
    path, outlook = found.path, found.outlook
    space = target(path)
    seat = look.faces[seen.active]
    if is_obstacle(path[0]) and space:
        x, y = cam.at(space)
        art = f"topoum/over.{path[0]}"
        yield Piece("ghost.over", art, x, y, scale=cam.k, depth=26, alpha=0.6)
        return
    if _builds(seen, path) and space:
        x, y = cam.at(space)
        art = f"topoum/ghost.tile.{seat.colour}"
        yield Piece("ghost.tile", art, x, y, scale=cam.k, depth=16.5 + row(space) / 8)
    comes = seen.step in ("first-mole", "law-two") or path[0] == ENTER
    moving = mover(seen, path)
    rests = outlook.rests or (space if comes else NOWHERE)
    if rests and (comes or (moving and mole_square(seen, moving) != rests)):
        x, y = cam.at(rests)
        art = f"topoum/mole.{army(look, seen.active)}.ghost"
        yield Piece("ghost.mole", art, x, y, scale=cam.k, depth=mole_depth(rests) + 0.1)


def _builds(seen: TopoumSeen, path: Sequence[str]) -> bool:
    if seen.step in _SETTING or path[0] == ENTER:
        return True
    return kind_at(seen, path[0]) in _BUILDING


def _losses(
    cam: Camera, seen: TopoumSeen, look: Look, outlook: Outlook, labels: Labels
) -> Iterator[Piece]:
    """Moles that would go home; one's own at a price."""
    told = False
    for mole in outlook.casualties:
        space = mole_square(seen, mole)
        if not space:
            continue
        x, y = cam.at(space)
        if space not in outlook.falling:
            # Between the numbers of the two spaces behind.
            at = (x, y - 68 * cam.k)
            yield Piece(f"out.{mole}", "topoum/cross.out", *at, scale=cam.k, depth=41)
        if own(seen, mole) and outlook.penalty and not told:
            told = True
            at = labels.beside(space, chip_size("bad", large=labels.large))
            yield chip("penalty", at, f"−{outlook.penalty}", "bad", 43, large=labels.large)
        if space in outlook.falling:
            art = mole_art(look, mole, "shock")
            yield Piece(f"shock.{mole}", art, x, y, scale=cam.k, depth=mole_depth(space) + 0.1)
    if outlook.penalty and not told and outlook.destroyed:
        at = labels.beside(outlook.destroyed[0], chip_size("bad", large=labels.large))
        yield chip("penalty", at, f"−{outlook.penalty}", "bad", 43, large=labels.large)


def _fall(cam: Camera, seen: TopoumSeen, outlook: Outlook) -> Iterator[Piece]:
    for space in outlook.destroyed:
        x, y = cam.at(space)
        yield Piece(f"bang.{space}", "topoum/clash", x, y - 10, scale=cam.k * 1.2, depth=38)
    for space in outlook.falling:
        x, y = cam.at(space)
        yield Piece(f"cut.{space}", "topoum/target.cut", x, y, scale=cam.k, depth=MARK_DEPTH + 1)
    if outlook.falling:
        gone = {*outlook.falling, *outlook.destroyed}
        stay = [s.space for s in seen.squares if s.space not in gone and not s.island]
        yield _plaque(cam, "stay", stay, "green")
        yield _plaque(cam, "fall", outlook.falling, "red")


def _plaque(cam: Camera, key: str, spaces: Sequence[Space], tone: Tone) -> Piece:
    points = [cam.at(space) for space in spaces] or [cam.mat.middle]
    x = sum(px for px, _ in points) / len(points)
    y = min(max(py for _, py in points) + 92 * cam.k, cam.mat.bottom - 60)
    return signs.chip(
        f"plaque.{key}", tone, Said(key, {"count": len(spaces)}), x, y, 230, 64, depth=44
    )


def _sum(seen: TopoumSeen, found: Ahead, labels: Labels) -> Iterator[Piece]:
    """What it comes to, beside the space that is pointed at."""
    space = target(found.path) or mole_square(seen, mover(seen, found.path))
    if not space or not seen.begun:
        return
    count = net(found.outlook)
    kind = "bad" if count < 0 else "plan"
    at = labels.beside(space, chip_size(kind, large=labels.large))
    yield chip("sum", at, signed(count), kind, 45, large=labels.large)
