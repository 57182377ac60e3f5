"""The lawn: six holes with their moles and cards, the piles, the mud for those who miss."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.mole_park.content import HOLES
from game.games.mole_park.table import keys
from game.games.mole_park.table.phase import Phase, at_holes
from game.stage.kit.rows import along, closer
from game.stage.kit.signs import chip
from game.stage.kit.writing import FIGURE
from game.stage.piece import Piece
from game.stage.said import Said

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.mole_park.seen import ParkSeen
    from game.games.mole_park.table.places import Plan

__all__ = ["hole", "lawn", "piles", "tilt"]

_CLIP = 24.0
_NEAR = 3
"""Holes up to this lie in the nearer row."""
_OUT = {1: 20.0, 2: 16.0, 3: 12.0, 4: 30.0, 5: 22.0, 6: 10.0}
"""How deep each of them sits while nothing happens."""
_DEEP = 54.0
"""An empty hole shows no more than a head."""
_GATHERED = 2
"""So many more than are dealt in a round are a heap worth whacking at."""
_MOST_DRAWN = 6
"""More cards than these look like a heap anyway; the number says how many there are."""


def lawn(plan: Plan, seen: ParkSeen, phase: Phase) -> Iterator[Piece]:
    there = at_holes(seen)
    # A hole or two where moles have gathered draw the eye; more of them would be no news.
    jackpot = max(seen.holes)
    gathered = jackpot >= seen.deal + _GATHERED and seen.holes.count(jackpot) <= 2
    for number in range(1, HOLES + 1):
        count = seen.holes[number - 1]
        hit = number in there and phase in (Phase.WHACKED, Phase.DISCARD)
        rich = phase in (Phase.CROWN, Phase.CHOOSE) and gathered and count == jackpot
        near = 0.92 if number <= _NEAR else 0.86
        yield from hole(plan.hole(number), number, count, hit=hit, rich=rich, scale=near)
        yield from _fan(plan, number, count)
    x, y = plan.mud
    yield Piece(keys.MUD, "mole_park/mud", x, y, w=150, depth=-8)


def hole(
    place: tuple[float, float], number: int, count: int, *, hit: bool, rich: bool, scale: float = 1
) -> Iterator[Piece]:
    x, y = place
    near = 10 + y * 0.1
    key = keys.hole(number)
    if rich:
        yield Piece(
            f"{key}.glow", "ui/glow", x, y - 12, 230, 150, depth=-7.8, idle="twinkle", alpha=0.45
        )
    yield Piece(
        f"{key}.back", "mole_park/hole.back", x, y, scale=scale, depth=-7 + y / 10000, page=key
    )
    wide = 160 * scale
    clip = (x - wide, y - 2 * wide, 2 * wide, 2 * wide + _CLIP * scale)
    deep = 0.0 if count or hit else _DEEP * scale
    sunk = deep or (0.0 if hit else _OUT[number] * scale)
    yield Piece(
        keys.mole(key),
        f"mole_park/pop.{number}.dizzy" if hit else f"mole_park/pop.{number}",
        x,
        y + sunk,
        scale=scale,
        depth=near + 0.1,
        clip=clip,
        idle="" if hit or deep else "breathe",
    )
    yield Piece(keys.front(key), "mole_park/hole.front", x, y, scale=scale, depth=near + 0.3)
    if not deep:
        yield Piece(f"{key}.paws", f"mole_park/pop.{number}.paws", x, y, scale=scale,
                    depth=near + 0.5)  # fmt: skip
    sx, sy = x - 128 * scale, y + 52 * scale
    yield Piece(f"{key}.stake", "mole_park/stake", sx, sy, scale=scale, depth=near + 0.6)
    yield FIGURE(
        f"{key}.number", number, sx, sy - 72 * scale, 48 * scale, colour="#FFE9A8", depth=near + 0.7
    )


def tilt(at: int, count: int) -> float:
    return (at - (count - 1) / 2) * closer(13, 40, count)


def _fan(plan: Plan, number: int, count: int) -> Iterator[Piece]:
    """Face-down cards in front of the rim, and how many they are."""
    x, y = plan.cards(number)
    drawn = min(count, _MOST_DRAWN)
    gap = closer(17, 58, drawn)
    for at in range(drawn):
        turn = tilt(at, drawn)
        yield Piece(
            keys.down(number, at),
            "mole_park/card.back",
            along(x, at, drawn, gap),
            y + abs(turn) * 0.4,
            h=74,
            turn=turn,
            depth=100 + y * 0.1 + at * 0.01,
            born="deck",
        )
    if count:
        key = f"{keys.hole(number)}.count"
        yield chip(key, "cream", count, x + 42, y - 50, 48, 42, depth=110 + y * 0.1)


def piles(plan: Plan, seen: ParkSeen) -> Iterator[Piece]:
    for key, count, (x, y) in (
        ("deck", seen.deck, plan.deck),
        ("discards", seen.discards, plan.discards),
    ):
        layers = 0 if not count else 1 + (count > 12) + (count > 45)
        art = "mole_park/card.back" if layers else "mole_park/card.slot"
        yield Piece(key, art, x, y, h=92, depth=-5)
        for layer in range(1, layers):
            yield Piece(
                f"{key}.{layer}", art, x - 2 * layer, y - 3 * layer, h=92, depth=-5 + layer * 0.1
            )
        yield chip(
            f"{key}.count", "dark", Said(f"pile-{key}", {"count": count}), x - 8, y + 56, 170, 40
        )
