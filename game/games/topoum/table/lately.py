"""What somebody did since one was last asked: numbered, with ghosts of what is gone."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import atan2, degrees, hypot
from typing import TYPE_CHECKING, NamedTuple

from game.games.topoum.content.ids import NOWHERE
from game.games.topoum.events.course import Sighted
from game.games.topoum.events.moles import (
    Captured,
    Deployed,
    Eliminated,
    Fled,
    Marched,
    Slid,
    Swapped,
)
from game.games.topoum.events.tiles import Blast, Divided, Placed, Taken, Turned
from game.games.topoum.table.field import row
from game.games.topoum.table.moles import mole_art, mole_depth
from game.games.topoum.table.names import army, owner, square_at
from game.games.topoum.table.sightlines import chip, chip_size, line_pieces, middle
from game.stage.kit import signs
from game.stage.kit.writing import SIGN
from game.stage.piece import Piece
from game.stage.said import Said

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.topoum.content.ids import Mole, Space
    from game.games.topoum.seen.view import Sight, TopoumSeen
    from game.games.topoum.table.field import Camera
    from game.games.topoum.table.labels import Labels
    from game.kernel.event import Event
    from game.stage.look import Look
    from game.stage.piece import Piece

__all__ = ["lately"]

_GONE, _LEFT = 0.5, 0.6
"""How clearly a mole is seen that is lost, and one that has gone on."""
_DEPTH = 38.0
_DOT, _APART, _ENDS = 14.0, 27.0, 46.0
"""Dots of a way: how large, how far from each other, and what it leaves free at its ends."""


_NUMBERS = ((-56, -46), (56, -46), (0, -88), (-66, 20), (66, 20))
_WORDS = ((0, 68), (0, -112), (118, 0), (-118, 0))
"""Where a number stands from the middle of its space, and a word: the first that is free."""
_WORD = (160.0, 40.0)


class _Loss(NamedTuple):
    mole: Mole | None
    why: str
    colour: int = -1
    """Whose tile it was, if it was one."""


@dataclass(slots=True)
class _Deed:
    """One thing that happened, with a number of its own."""

    at: Space
    """Where its number stands."""
    ways: list[tuple[Mole, Space, Space]] = field(default_factory=list)
    """Who went from where to where."""
    lost: dict[Space, _Loss] = field(default_factory=dict)
    """What is gone, and by what."""
    cut: tuple[Space, ...] = ()
    """What fell with a part of the field."""


def lately(cam: Camera, seen: TopoumSeen, look: Look, labels: Labels) -> Iterator[Piece]:
    """It goes with the first thing that is chosen."""
    shown = [deed for deed in _deeds(look.lately) if cam.clip.holds(*cam.at(deed.at))]
    for at, deed in enumerate(shown, 1):
        yield from _deed(cam, seen, look, deed, at)
        yield from _told(look, labels, deed, at)
    yield from _lines(cam, seen, look, labels)


def _deeds(told: tuple[Event, ...]) -> list[_Deed]:
    """In their order; what comes of one of them on the same space is part of it."""
    found: list[_Deed] = []
    for event in told:
        deed = _of(event)
        if deed is None or not _on_the_field(deed):
            continue
        same = next((other for other in found if _covers(other, deed)), None)
        if same is None:
            found.append(deed)
        else:
            same.ways += deed.ways
            same.lost |= {
                space: loss for space, loss in deed.lost.items() if space not in same.cut
            }  # fmt: skip
    return found


def _on_the_field(deed: _Deed) -> bool:
    """Who is pushed over its edge is lost nowhere on it."""
    spaces = [deed.at, *deed.lost, *deed.cut, *(space for _, *way in deed.ways for space in way)]
    return NOWHERE not in spaces


def _covers(deed: _Deed, later: _Deed) -> bool:
    """Who comes and goes on is still on her way; who falls with a part, and what goes up with a
    blast, has been told."""
    if later.ways:
        comes = later.at == deed.at and not (deed.lost or deed.cut or deed.ways)
        return comes or any(way[0] == later.ways[0][0] and way[2] == later.at for way in deed.ways)
    if deed.ways:
        return False
    return later.at == deed.at or later.at in deed.cut or later.at in deed.lost


def _of(event: Event) -> _Deed | None:
    match event:
        case Marched() | Slid() if event.to != NOWHERE:
            return _Deed(event.from_, [(event.mole, event.from_, event.to)])
        case Fled() if event.moves:
            ways = [(mole, here, to) for mole, here, to in event.moves if to != NOWHERE]
            return _Deed(event.moves[0][1], ways)
        case Swapped():
            (one, other), (to, back) = event.moles, event.spaces
            return _Deed(back, [(one, back, to), (other, to, back)])
        case Deployed() | Placed() if event.why != "setup":
            return _Deed(event.space)
        case Turned() | Blast():
            return _Deed(event.space)
        case Eliminated():
            return _Deed(event.space, lost={event.space: _Loss(event.mole, event.why)})
        case Captured():
            return _Deed(event.space, lost={event.space: _Loss(event.mole, "captured")})
        case Taken() if event.base == "barracks" and event.why != "fell":
            return _Deed(event.space, lost={event.space: _Loss(None, event.why, event.colour)})
        case Divided():
            return _Deed(event.lost[0], cut=event.lost)
    return None


def _deed(cam: Camera, seen: TopoumSeen, look: Look, deed: _Deed, number: int) -> Iterator[Piece]:
    key = f"lately.{number}"
    for at, (mole, here, to) in enumerate(deed.ways):
        yield from _way(f"{key}.way.{at}", cam, here, to)
        if not _taken(seen, here):
            yield _ghost(f"{key}.from.{at}", cam, here, _ghost_art(look, mole), _LEFT)
    for at, space in enumerate(deed.cut):
        x, y = cam.at(space)
        yield Piece(
            f"{key}.cut.{at}", "topoum/target.cut", x, y, scale=cam.k, depth=16.6, clip=cam.clip
        )
    for at, (space, loss) in enumerate(deed.lost.items()):
        x, y = cam.at(space)
        if square_at(seen, space) is None:
            yield Piece(f"{key}.bare.{at}", "topoum/target.cut", x, y, scale=cam.k, depth=16.6)
            if 0 <= loss.colour < look.seats:
                art = f"topoum/ghost.tile.{look.faces[loss.colour].colour}"
                yield Piece(f"{key}.tile.{at}", art, x, y, scale=cam.k, depth=16.5, alpha=_GONE)
        if loss.mole is not None and not _taken(seen, space):
            yield _ghost(f"{key}.gone.{at}", cam, space, mole_art(look, loss.mole, "shock"), _GONE)
        elif loss.mole is None:
            yield Piece(f"{key}.bang.{at}", "topoum/clash", x, y - 10 * cam.k, scale=cam.k,
                        depth=18.9, alpha=0.7)  # fmt: skip


def _told(look: Look, labels: Labels, deed: _Deed, number: int) -> Iterator[Piece]:
    """Its number, and in a word what was lost by it."""
    key, large = f"lately.{number}", look.frame.large
    size = (78.0, 64.0) if large else (54.0, 46.0)
    place = labels.at_one_of(deed.at, size, _NUMBERS)
    yield signs.chip(f"{key}.number", "dark", number, *place, *size, depth=_DEPTH)
    why = next((loss.why for loss in deed.lost.values()), "fell" if deed.cut else "")
    if why:
        grow = 1.6 if large else 1.0
        wide, high = _WORD[0] * grow, _WORD[1] * grow
        place = labels.at_one_of(deed.at, (wide, high), _WORDS)
        yield SIGN(f"{key}.why", Said(f"why-{why}"), *place, 30, 1.6 * wide, height=high,
                   depth=_DEPTH)  # fmt: skip


def _taken(seen: TopoumSeen, space: Space) -> bool:
    """Whether somebody stands there now."""
    square = square_at(seen, space)
    return square is not None and (bool(square.mole) or square.red_cross)


def _ghost_art(look: Look, mole: Mole) -> str:
    return f"topoum/mole.{army(look, owner(mole))}.ghost"


def _ghost(key: str, cam: Camera, space: Space, art: str, alpha: float) -> Piece:
    x, y = cam.at(space)
    depth = mole_depth(space) - 0.02
    return Piece(key, art, x, y, scale=cam.k, depth=depth, alpha=alpha, clip=cam.clip)


def _way(key: str, cam: Camera, here: Space, to: Space) -> Iterator[Piece]:
    """Dots from where it stood, and a head where it came."""
    (x, y), (to_x, to_y) = cam.at(here), cam.at(to)
    far = hypot(to_x - x, to_y - y)
    if not far:
        return
    dx, dy = (to_x - x) / far, (to_y - y) / far
    end = far - _ENDS * cam.k
    depth = mole_depth(to) - 0.04 + row(to) / 100
    count = int((end - _ENDS * cam.k) / (_APART * cam.k))
    for at in range(max(count, 1)):
        share = _ENDS * cam.k + _APART * cam.k * at
        yield Piece(f"{key}.{at}", "ui/chip.dark", x + dx * share, y + dy * share, _DOT * cam.k,
                    _DOT * cam.k, depth=depth, clip=cam.clip)  # fmt: skip
    # The picture of an arrow points down.
    turn = degrees(atan2(dy, dx)) - 90
    yield Piece(f"{key}.head", "topoum/arrow.down", x + dx * end, y + dy * end, scale=cam.k,
                turn=turn, depth=_DEPTH - 1, clip=cam.clip)  # fmt: skip


def _lines(cam: Camera, seen: TopoumSeen, look: Look, labels: Labels) -> Iterator[Piece]:
    """The new ones that are still there, with what they brought."""
    now = {frozenset(sight.ends): sight for sight in seen.sights}
    for event in look.lately:
        if not isinstance(event, Sighted):
            continue
        sight = now.get(frozenset(event.ends))
        if sight is None or set(sight.spaces) != set(event.spaces):
            continue
        yield from line_pieces(cam, sight, "new", "lately.")
        yield _worth(cam, sight, event.medals, labels)


def _worth(cam: Camera, sight: Sight, medals: int, labels: Labels) -> Piece:
    at = labels.on_line(sight, middle(cam, sight), chip_size("new", large=labels.large))
    key = f"lately.worth.{'.'.join(sight.ends)}"
    return chip(key, at, f"+{medals}", "new", 41, large=labels.large)
