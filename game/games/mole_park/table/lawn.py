"""The lawn: six holes with their moles and cards, the piles, the mud for those who miss."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.mole_park.content import HOLES
from game.games.mole_park.table import keys
from game.games.mole_park.table.phase import Phase, at_holes
from game.stage.kit.cards import Fan, Heap
from game.stage.kit.rows import Sized
from game.stage.kit.signs import chip
from game.stage.kit.slots import Laid, Room, Spot, point
from game.stage.kit.writing import FIGURE
from game.stage.piece import Piece
from game.stage.said import Said

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.mole_park.seen import ParkSeen
    from game.games.mole_park.table.places import Plan

__all__ = ["hole", "lawn", "piles"]

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
_COUNT = Sized((48, 42), (70, 68))
"""How many cards lie at a hole: so wide and high is what says it."""
_BACK = "mole_park/card.back"
_FAN = Fan(17, 58, 13, 40, 0.4)
_HEAP = Heap(_BACK, 92, (1, 13, 46), (-2, -3), "mole_park/card.slot", -5)
_LAWN = Laid(Spot(0), w=150, depth=-8)
_HOLE_GLOW = Laid(Spot(0, -12), w=230, h=150, depth=-7.8, idle="twinkle", alpha=0.45)
_PILE = Room(Spot(-8, 56), 170, 40)
_LARGE_PILE = Room(Spot(4, 36), 92, 68)


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
        yield from hole(
            plan.hole(number), number, count, hit=hit, rich=rich, scale=near, large=plan.large
        )
        yield from _fan(plan, number, count)
    x, y = plan.mud
    yield _LAWN(keys.MUD, "mole_park/mud", point(x, y))


def hole(
    place: tuple[float, float], number: int, count: int, *, hit: bool, rich: bool,
    scale: float = 1, large: bool = False,
) -> Iterator[Piece]:  # fmt: skip
    x, y = place
    near = 10 + y * 0.1
    key = keys.hole(number)
    if rich:
        yield _HOLE_GLOW(f"{key}.glow", "ui/glow", point(x, y))
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
    letters = 52 if large else 48 * scale
    yield FIGURE(
        f"{key}.number", number, sx, sy - 72 * scale, letters, colour="#FFE9A8", depth=near + 0.7
    )


def _fan(plan: Plan, number: int, count: int) -> Iterator[Piece]:
    """Face-down cards in front of the rim, and how many they are."""
    x, y = plan.cards(number)
    drawn = min(count, _MOST_DRAWN)
    for at in range(drawn):
        held = _FAN.at(x, y, at, drawn)
        yield Piece(
            keys.down(number, at), _BACK, held.x, held.y, h=74, turn=held.turn,
            depth=100 + y * 0.1 + at * 0.01, born="deck",
        )  # fmt: skip
    if count:
        key = f"{keys.hole(number)}.count"
        size = _COUNT.on(plan)
        yield chip(key, "cream", count, x + 42, y - 50, *size, depth=110 + y * 0.1)


def piles(plan: Plan, seen: ParkSeen) -> Iterator[Piece]:
    for key, count, (x, y) in (
        ("deck", seen.deck, plan.deck),
        ("discards", seen.discards, plan.discards),
    ):
        yield from _HEAP(key, count, x, y)
        if plan.large:
            yield chip(f"{key}.count", "dark", count, *_LARGE_PILE.about(point(x, y)))
            continue
        said = Said(f"pile-{key}", {"count": count})
        yield chip(f"{key}.count", "dark", said, *_PILE.about(point(x, y)))
