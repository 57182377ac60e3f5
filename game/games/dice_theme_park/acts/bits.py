"""What many motions share: guests that tip, stars that fly, and all else standing at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from game.games.dice_theme_park.content.attractions import ENTRANCE
from game.games.dice_theme_park.content.numbers import colour_of
from game.games.dice_theme_park.table.bits import art, die_art
from game.games.dice_theme_park.table.keys import die_key, glance_key, park_key, tile_key
from game.games.dice_theme_park.table.places import Plan, plan
from game.stage import motion as do
from game.stage.kit.flights import Shout, passes
from game.stage.kit.tempo import MF
from game.stage.motion import Motion
from game.stage.piece import Piece, Words
from game.stage.table import Acts, Turnover

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.games.dice_theme_park.content.numbers import Die
    from game.games.dice_theme_park.seen.view import ThemeParkSeen
    from game.stage.piece import Piece

__all__ = [
    "ACTS",
    "Over",
    "big",
    "cut",
    "fair",
    "flies",
    "shout",
    "small_star",
    "stand",
    "steady",
    "tips",
]

ACTS: Acts[ThemeParkSeen] = Acts()
Over: TypeAlias = "Turnover[ThemeParkSeen]"

FRAMES = 12
TIP = 200
shout = Shout(84, 900, 1000)


def fair(over: Over) -> Plan:
    return plan(over.look.frame, over.look.seats)


def cut(over: Over) -> Motion:
    """Another face of the screen stands there at once: a hundred pieces are not faded."""
    come = [do.Enter(key) for key in over.now if key not in over.was or _ground(over, key)]
    gone = [do.Hide(key) for key in over.was if key not in over.now]
    return do.Together(*gone, *come)


def _ground(over: Over, key: str) -> bool:
    """A mat or a panel that is of another size now: it does not glide over what lies on it."""
    return over.now[key].depth < 0 and over.now[key] != over.was[key]


def stand(over: Over, but: str = "") -> Motion:
    """The picture that comes stands there at once, the small parks at the edge too."""
    glances = tuple(glance_key(seat) for seat in range(over.look.seats))
    come = [
        do.Enter(key)
        for key in over.now
        if key != but and (key not in over.was or key.startswith(glances) or _ground(over, key))
    ]
    return do.Together(*(do.Hide(key) for key in over.was if key not in over.now), *come)


def big(over: Over, die: Die) -> str:
    """The key of a guest in the park in the middle, "" if it stands elsewhere."""
    key = die_key(die)
    return key if key in over.was or key in over.now else ""


def tips(key: str, die: Die, start: int, end: int, ms: float = TIP) -> Motion:
    """The cube turns over its edge, pip by pip, for all to see."""
    colour, steps = colour_of(die), list[Motion]()
    step = 1 if end > start else -1
    for value in range(start, end, step):
        higher = max(value, value + step)
        frames = range(FRAMES) if step < 0 else range(FRAMES - 1, -1, -1)
        strip = art(f"turn.{colour}.{higher}")
        steps += [
            do.Together(do.Put(key, face=strip, frame=number), do.Wait(ms / FRAMES))
            for number in frames
        ]
        steps.append(do.Put(key, art=die_art(colour, value + step), face="", frame=0))
    whole = ms * abs(end - start)
    return do.Together(
        do.Then(*steps),
        do.change(key, whole, "swing", y=-12, by=True),
        do.Sound("fair/pip", MF),
    )


def flies(  # noqa: PLR0913 - all but the first are told by name
    key: str, name: str, start: tuple[float, float], end: tuple[float, float], ms: float, *,
    scale: float = 1, goal: float | None = None, text: Words | None = None, lift: float = 60,
) -> Motion:  # fmt: skip
    """A picture that is in no layout, from here to there."""
    piece = Piece(key, name, *start, scale=scale, depth=700, shadow=10, text=text)
    return passes(piece, end, ms, lift, scale=goal or scale)


def small_star(value: int | str, rim: str = "#6A2A08") -> Words:
    return Words(str(value), 34, "title", "#FFFDF0", rim, rim=4, steady=True)


_SCREENS = ("track", "graph", "train.1", "staff.0", "draft.seat.0")
"""Each stands on one screen only; a park in the middle is told by its entrance."""


def steady(motion: Motion, over: Over) -> Motion:
    """The motion, with nothing moving that it does not speak of.

    Another screen, another park in the middle, small parks that lie elsewhere: they stand there
    when the motion is over, all of them and their words at once.
    """
    if _face(over, over.was) != _face(over, over.now):
        return do.recut(motion, stand(over))
    moved = _moved(over)
    there = [key for key in over.now if key in over.was and key.startswith(moved)]
    return do.recut(motion, do.Together(*map(do.Enter, there))) if moved else motion


def _face(over: Over, pieces: Mapping[str, Piece]) -> tuple[str, int | None]:
    """Which screen it is, and whose park is in the middle."""
    seats = range(over.look.seats)
    gates = {seat: tile_key(park_key(seat), ENTRANCE) for seat in seats}
    return (
        next((key for key in _SCREENS if key in pieces), ""),
        next((seat for seat in seats if gates[seat] in pieces), None),
    )


def _moved(over: Over) -> tuple[str, ...]:
    """Of each park whose panel is elsewhere now, how its keys begin."""
    return tuple(
        key
        for key in (glance_key(seat) for seat in range(over.look.seats))
        if key in over.was and key in over.now and _box(over.was[key]) != _box(over.now[key])
    )


def _box(piece: Piece) -> tuple[float, float, float, float]:
    return piece.x, piece.y, piece.w, piece.h
