"""The battlefield: what belongs to it, what lies beside it, and how it falls apart (Law 4)."""

from __future__ import annotations

from game.games.topoum.content.ids import CENTRE, NOWHERE, Space
from game.games.topoum.rules.state import TopoumState

__all__ = ["add_square", "drop_square", "field", "free_beside", "keepable", "splits"]


def field(state: TopoumState) -> list[Space]:
    """The squares of the battlefield, in the order of their names."""
    squares = {*state.bases, *state.overlays}
    if state.islands:
        squares.difference_update(state.islands)
    return sorted(squares)


def free_beside(state: TopoumState) -> list[Space]:
    """Empty spaces next to the battlefield; the centre if there is no battlefield left."""
    squares = {*state.bases, *state.overlays}
    battlefield = squares.difference(state.islands) if state.islands else squares
    if not battlefield:
        return [CENTRE] if CENTRE not in squares else []
    around = state.board.around
    found = set[Space]().union(*[around[square] for square in battlefield])
    return sorted(found - squares)


def add_square(state: TopoumState, space: Space, *, founds: bool = False) -> None:
    """A tile came to lie on an empty space: is it field or island, and what does it join?

    A square that founds is the field's first, wherever it lies.
    """
    near = state.board.near[space]
    islands = state.islands
    touching = [n for n in near if state.is_square(n)]
    if not founds and not any(n not in islands for n in touching) and _elsewhere(state, space):
        islands.append(space)
        islands.sort()
        return
    edge = [n for n in touching if n in islands]
    while edge:
        joined = edge.pop()
        if joined not in islands:
            continue
        islands.remove(joined)
        edge.extend(n for n in state.board.near[joined] if n in islands)


def _elsewhere(state: TopoumState, space: Space) -> bool:
    """Whether a battlefield lies anywhere but on this space."""
    squares = (*state.bases, *state.overlays)
    return any(square != space and square not in state.islands for square in squares)


def drop_square(state: TopoumState, space: Space) -> None:
    """A space is bare again."""
    if space in state.islands:
        state.islands.remove(space)


def splits(state: TopoumState, space: Space) -> bool:
    """Whether the field may lie in parts now that this space is bare. Looks only around it."""
    ray_one = [ray[0] if ray else NOWHERE for ray in state.board.rays[space]]
    islands = state.islands
    here = [bool(n) and state.is_square(n) and n not in islands for n in ray_one]
    return sum(here[i] and not here[i - 1] for i in range(6)) > 1


def keepable(state: TopoumState) -> list[list[Space]]:
    """The parts of a divided field that may be kept: one, or several to choose from.

    Most squares; and a base, if any part holds one.
    """
    left = field(state)
    near = state.board.near
    unseen = set(left)
    parts: list[list[Space]] = []
    for start in left:
        if start not in unseen:
            continue
        unseen.discard(start)
        part, edge = [start], [start]
        while edge:
            for space in near[edge.pop()]:
                if space in unseen:
                    unseen.discard(space)
                    part.append(space)
                    edge.append(space)
        parts.append(sorted(part))
    if len(parts) < 2:
        return parts
    based = [part for part in parts if any(space in state.bases for space in part)] or parts
    most = max(len(part) for part in based)
    return [part for part in based if len(part) == most]
