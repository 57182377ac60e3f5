"""The hexagon of spaces by name: who lies beside whom, and what lies behind what."""

from __future__ import annotations

from game.kernel import hexes

__all__ = ["BOARDS", "CENTRE", "Board"]

CENTRE = hexes.name((0, 0))


class Board:
    """Of one radius. Everything by name, for names are what states and answers hold."""

    __slots__ = ("axis", "near", "rays", "spaces", "two_away")

    def __init__(self, radius: int) -> None:
        disc = hexes.disc((0, 0), radius)
        inside = frozenset(disc)
        self.spaces: tuple[str, ...] = tuple(hexes.name(space) for space in disc)
        """Row by row from the top."""
        self.near: dict[str, tuple[str, ...]] = {}
        """The spaces beside one, clockwise from the east."""
        self.rays: dict[str, tuple[tuple[str, ...], ...]] = {}
        """By direction, the spaces in a straight line to the board's edge."""
        self.two_away: dict[str, tuple[str, ...]] = {}
        """The spaces exactly two away along an axis."""
        self.axis: dict[tuple[str, str], int] = {}
        """The direction from one space to another, where they share an axis."""
        for space in disc:
            name = hexes.name(space)
            self.near[name] = tuple(hexes.name(n) for n in hexes.neighbours(space) if n in inside)
            rays = tuple(
                tuple(
                    hexes.name(far)
                    for far in hexes.ray(space, direction, 2 * radius)
                    if far in inside
                )
                for direction in range(6)
            )
            self.rays[name] = rays
            self.two_away[name] = tuple(ray[1] for ray in rays if len(ray) > 1)
            for direction, ray in enumerate(rays):
                for far in ray:
                    self.axis[name, far] = direction


BOARDS: dict[int, Board] = {radius: Board(radius) for radius in (4, 5)}
