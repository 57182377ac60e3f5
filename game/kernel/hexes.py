"""Hexagons in axial coordinates (q, r), pointy side up. Directions run clockwise from the east."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

__all__ = [
    "DIRECTIONS",
    "Space",
    "disc",
    "distance",
    "line",
    "name",
    "neighbours",
    "parts",
    "ray",
    "read",
    "ring",
    "rotate",
    "step",
    "straight",
]

Space: TypeAlias = tuple[int, int]

DIRECTIONS: tuple[Space, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def step(space: Space, direction: int, count: int = 1) -> Space:
    dq, dr = DIRECTIONS[direction]
    return space[0] + dq * count, space[1] + dr * count


def neighbours(space: Space) -> tuple[Space, ...]:
    q, r = space
    return tuple((q + dq, r + dr) for dq, dr in DIRECTIONS)


def distance(a: Space, b: Space) -> int:
    dq, dr = b[0] - a[0], b[1] - a[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def straight(a: Space, b: Space) -> int | None:
    """The direction from a to b if b lies on one of the six axes through a."""
    far = distance(a, b)
    if far == 0:
        return None
    for direction in range(6):
        if step(a, direction, far) == b:
            return direction
    return None


def line(a: Space, b: Space) -> tuple[Space, ...]:
    """The spaces from a to b along their axis, both ends included; empty if they share none."""
    direction = straight(a, b)
    if direction is None:
        return (a,) if a == b else ()
    return tuple(step(a, direction, i) for i in range(distance(a, b) + 1))


def ray(start: Space, direction: int, count: int) -> Iterator[Space]:
    """The next `count` spaces from the start, the start not included."""
    for i in range(1, count + 1):
        yield step(start, direction, i)


def ring(centre: Space, radius: int) -> tuple[Space, ...]:
    """The spaces at exactly that distance, clockwise from the east; the centre for radius 0."""
    if radius == 0:
        return (centre,)
    found: list[Space] = []
    at = step(centre, 0, radius)
    for side in range(6):
        for _ in range(radius):
            found.append(at)
            at = step(at, (side + 2) % 6)
    return tuple(found)


def disc(centre: Space, radius: int) -> tuple[Space, ...]:
    """Every space within that distance, row by row from the top."""
    cq, cr = centre
    return tuple(
        (cq + dq, cr + dr)
        for dr in range(-radius, radius + 1)
        for dq in range(max(-radius, -dr - radius), min(radius, -dr + radius) + 1)
    )


def rotate(space: Space, turns: int) -> Space:
    """Sixths of a turn clockwise about the origin."""
    q, r = space
    for _ in range(turns % 6):
        q, r = -r, q + r
    return q, r


def parts(spaces: set[Space]) -> list[set[Space]]:
    """The connected parts, the largest first; equal ones by their smallest space."""
    left, found = set(spaces), []
    while left:
        part = _flood(min(left), left.__contains__)
        left -= part
        found.append(part)
    return sorted(found, key=lambda part: (-len(part), min(part)))


def _flood(start: Space, inside: Callable[[Space], bool]) -> set[Space]:
    part, edge = {start}, [start]
    while edge:
        for near in neighbours(edge.pop()):
            if near not in part and inside(near):
                part.add(near)
                edge.append(near)
    return part


def name(space: Space) -> str:
    """The id of a space in actions: "1,-2"."""
    return f"{space[0]},{space[1]}"


def read(word: str) -> Space:
    q, r = word.split(",")
    return int(q), int(r)
