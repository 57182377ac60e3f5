"""The hexagon of spaces by name: who lies beside whom, and what lies behind what."""

from __future__ import annotations

from game.games.topoum.content.ids import RADII, Space, axial, space_at
from game.kernel import hexes

__all__ = ["BOARDS", "Board"]


class Board:
    """Of one radius. Everything by name, for names are what states and answers hold."""

    __slots__ = ("around", "axis", "near", "rays", "spaces", "two_away", "until")

    def __init__(self, radius: int) -> None:
        disc = hexes.disc((0, 0), radius)
        self.spaces: tuple[Space, ...] = tuple(space_at(at) for at in disc)
        """Row by row from the top."""
        self.near: dict[Space, tuple[Space, ...]] = {}
        """The spaces beside one, clockwise from the east."""
        self.around: dict[Space, frozenset[Space]] = {}
        """The same, in no order."""
        self.rays: dict[Space, tuple[tuple[Space, ...], ...]] = {}
        """By direction, the spaces in a straight line to the board's edge."""
        self.two_away: dict[Space, tuple[Space, ...]] = {}
        """The spaces exactly two away along an axis."""
        self.axis: dict[tuple[Space, Space], int] = {}
        """The direction from one space to another, where they share an axis."""
        self.until: dict[Space, dict[Space, tuple[Space, ...]]] = {}
        """By two spaces that share an axis: from the one to the other, the other included, in the
        first three directions. From the other end it is the same line."""
        inside = frozenset(disc)
        for space in self.spaces:
            at = axial(space)
            self.near[space] = tuple(space_at(n) for n in hexes.neighbours(at) if n in inside)
            self.around[space] = frozenset(self.near[space])
            rays = tuple(
                tuple(
                    space_at(far) for far in hexes.ray(at, direction, 2 * radius) if far in inside
                )
                for direction in range(6)
            )
            self.rays[space] = rays
            self.until[space] = {
                far: ray[: at + 1] for ray in rays[:3] for at, far in enumerate(ray)
            }
            self.two_away[space] = tuple(ray[1] for ray in rays if len(ray) > 1)
            for direction, ray in enumerate(rays):
                for far in ray:
                    self.axis[space, far] = direction


BOARDS: dict[int, Board] = {radius: Board(radius) for radius in RADII}
