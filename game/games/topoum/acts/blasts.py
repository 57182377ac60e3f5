"""What tears holes in the field: blasts, and the part that falls when it comes apart."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING

from game.games.topoum.acts.stagecraft import (
    ACTS,
    HIGH,
    Over,
    actor,
    beside,
    drops,
    field_before,
    flies_home,
    follow,
    shout,
    staged,
    unseen,
)
from game.games.topoum.events.tiles import Blast, Divided, Fell
from game.games.topoum.table import keys
from game.games.topoum.table.names import square_at
from game.stage import motion as do
from game.stage.kit.bursts import CLOUD, STORM
from game.stage.kit.flights import fades
from game.stage.kit.tempo import PIANO, PRESTO
from game.stage.motion import Motion
from game.stage.piece import Piece
from game.stage.said import Said

if TYPE_CHECKING:
    from game.games.topoum.content.ids import Space
    from game.games.topoum.seen.view import Square


LOB, BANG, FALL, APART = 400, 350, 260, 60
_UP = 54.0
_FLIGHTS = {"grenade": "war/lob", "mortar": "war/mortar"}
"""How what flies sounds on its way; anything else is a farmer's dynamite."""
_CLODS = ((-150, -70), (150, -90), (-90, 70), (110, 60), (0, -150))


@ACTS.of(Blast)
def blast(event: Blast, over: Over) -> Motion:
    """Something flies in a high arc and goes off: TOPOUM!

    The fireball covers the square; when the smoke clears there is a hole, and whoever stood
    there is on the way home.
    """
    cam = field_before(over)
    k = cam.k
    (x1, y1), (x2, y2) = cam.at(event.from_), cam.at(event.space)
    high = {"grenade": 110.0, "mortar": 230.0}.get(event.how, 60.0) * k
    art = {"grenade": "topoum/bomb", "mortar": "topoum/shell"}.get(
        event.how, "topoum/over.dynamite"
    )
    bomb = Piece("bomb", art, x1, y1 - _UP * k, scale=k, depth=HIGH, shadow=10)
    word = Piece("topoum.shout", "topoum/shout", x2, y2 - 170 * k, scale=0.4, depth=HIGH + 50)
    pit = Piece("pit", "topoum/pit", x2, y2, scale=k, depth=9.5)
    return do.Then(
        do.Together(do.Show(bomb), do.Hide("halo"), do.Sound(_FLIGHTS.get(event.how, "war/fuse"))),
        do.Together(
            do.Arc("bomb", (x2, y2 - 10), LOB, lift=high, curve="both"),
            do.change("bomb", LOB, "linear", turn=260, by=True),
        ),
        do.Together(
            unseen(over), do.Hide("bomb"), do.Hold(70), do.Shake(8, 180),
            do.Sound("war/boom"),
            do.Burst("sparks", (x2, y2), STORM), do.Burst("dust", (x2, y2 + 20), STORM),
            do.Stagger(BANG / 3, *(_ball(at, x2, y2, k) for at in (1, 2, 3))),
            *(_clod(at, x2, y2, k) for at in range(len(_CLODS))),
            do.Then(do.Show(word, 620), do.change(word.key, 200, "back", scale=0.9)),
            do.Then(do.Wait(BANG / 3), do.Show(pit), *_bared(over, event.space)),
        ),
        do.Burst("dust", (x2, y2 + 10), CLOUD),
        fades(240, "pit"),
        follow(over),
        PRESTO,
    )  # fmt: skip


def _ball(at: int, x: float, y: float, k: float) -> Motion:
    """Flash, fire, smoke."""
    key = f"blast.{at}"
    ball = Piece(key, f"topoum/blast.{at}", x, y - 14 * k, scale=k * 0.7, depth=HIGH)
    grows = do.change(key, BANG / 3, "out", scale=k * (1.0 + 0.16 * at))
    if at < 3:
        return do.Then(do.Show(ball, BANG / 3 + 50), grows)
    return do.Then(do.Show(ball), grows, do.Wait(120), fades(200, key))


def _clod(at: int, x: float, y: float, k: float) -> Motion:
    key = f"clod.{at}"
    dx, dy = _CLODS[at]
    clod = Piece(key, f"topoum/rubble.{at % 3 + 1}", x, y, scale=k, depth=HIGH - 1)
    flight = do.Arc(key, (x + dx * k, y + dy * k), 420, lift=60 * k, curve="out")
    return do.Then(
        do.Show(clod),
        do.Together(flight, do.change(key, 420, "linear", turn=200, by=True)),
        do.Hide(key),
    )


def _bared(over: Over, space: Space) -> list[Motion]:
    """Everything on a square goes: the tile in pieces, the moles home."""
    square = square_at(over.before, space)
    if square is None:
        return []
    gone: list[Motion] = [do.Hide(key) for key in _lying(square)]
    flights: list[Motion] = []
    if square.mole:
        _, shown = actor(over, square.mole, space, "dizzy", field_before(over))
        gone.append(shown)
        flights.append(do.Then(do.Wait(60), flies_home(over, square.mole)))
    if square.red_cross:
        gone.append(_cross(over, space))
        flights.append(do.Then(do.Wait(120), _leaves(over)))
    return [do.Together(*gone), do.Together(*flights)]


def _lying(square: Square) -> list[str]:
    """The keys of what lies on a square."""
    space, overlay = square.space, square.overlay
    found = [keys.tile(space), keys.stud(space)]
    if overlay:
        found += [keys.overlay(overlay, space), keys.value(overlay, space)]
    return found


def _cross(over: Over, space: Space) -> Motion:
    cam = field_before(over)
    piece = Piece("cross.walks", "topoum/cross.stand", *cam.at(space), scale=cam.k, depth=HIGH)
    return do.Together(do.Show(piece), do.Hide("cross"), do.Hide("shelter"))


def _leaves(over: Over) -> Motion:
    """The Red Cross goes back beside the board."""
    return do.Then(
        do.Together(
            do.Arc("cross.walks", beside(over), 480, lift=90, curve="both"), do.Sound("war/cross")
        ),
        do.Hide("cross.walks"),
    )


@ACTS.of(Divided)
def divided(event: Divided, over: Over) -> Motion:
    """The field tears: cracks run over what will fall."""
    cam = field_before(over)
    lost = event.lost
    cracks: list[Motion] = []
    for space in lost:
        x, y = cam.at(space)
        piece = Piece(keys.crack(space), "topoum/crack", x, y, scale=cam.k, depth=20, alpha=0)
        cracks.append(do.Then(do.Show(piece), do.change(piece.key, 160, "out", alpha=1)))
    at = (cam.mat.cx, cam.mat.y + 110)
    return staged(
        over,
        do.Together(
            do.Stagger(APART, *cracks), do.Sound("war/crack"), do.Shake(5, 180),
            shout("divided", Said("divided-shout", {"count": len(lost)}), at, 420, 62),
        ),
        do.Settle(0),
    )  # fmt: skip


@ACTS.of(Fell)
def fell(event: Fell, over: Over) -> Motion:
    """A last shiver, then they drop one after the other, those at the tear first."""
    cam = field_before(over)
    spaces = sorted(event.spaces, key=lambda space: _from_the_rest(over, space))
    squares = [square for square in (square_at(over.before, space) for space in spaces) if square]
    lost = [key for square in squares for key in _lying(square) if key in over.was]
    cracks = [
        do.Show(Piece(keys.crack(space), "topoum/crack", *cam.at(space), scale=cam.k, depth=20))
        for space in spaces
    ]
    return do.Then(
        do.Together(unseen(over), do.Sound("war/fall"), do.Shake(6, 180), *cracks,
                 *(do.change(key, 160, "swing", y=7, by=True) for key in lost)),
        do.Stagger(APART, *(_falls(over, square) for square in squares)),
        follow(over),
        PRESTO,
    )  # fmt: skip


def _from_the_rest(over: Over, space: Space) -> float:
    """How far a square lies from those that stay."""
    cam = field_before(over)
    x, y = cam.at(space)
    rest = [cam.at(square.space) for square in over.after.squares if not square.island]
    return min((hypot(x - u, y - v) for u, v in rest), default=0)


def _falls(over: Over, square: Square) -> Motion:
    """Outward and down; moles stay in the air for a moment."""
    cam = field_before(over)
    space = square.space
    away = 40 if cam.at(space)[0] >= cam.mat.cx else -40
    crack = keys.crack(space)
    falling: list[Motion] = [do.Sound("war/fall", PIANO)]
    for key in (*_lying(square), crack):
        begun = over.was.get(key)
        size = cam.k if begun is None else begun.scale
        falling.append(
            do.Together(
                do.change(key, FALL, "in", x=away, y=130 * cam.k, turn=away / 3, by=True),
                do.change(key, FALL, "in", scale=size * 0.5, alpha=0),
            )
        )
    gone = do.Then(do.Together(*falling), *(do.Hide(key) for key in (*_lying(square), crack)))
    flights: list[Motion] = []
    if square.mole:
        _, shown = actor(over, square.mole, space, "shock", cam)
        flights.append(do.Then(shown, drops(over, square.mole, 70 * cam.k)))
    if square.red_cross:
        flights.append(do.Then(_cross(over, space), do.Wait(150), _leaves(over)))
    return do.Together(gone, *flights)
