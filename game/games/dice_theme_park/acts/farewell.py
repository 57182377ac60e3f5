"""A guest who has seen it all goes home."""

from __future__ import annotations

from game.games.dice_theme_park.acts.bits import ACTS, Over, big
from game.games.dice_theme_park.content.numbers import Die, colour_of
from game.games.dice_theme_park.events.operating import GuestLeft
from game.games.dice_theme_park.table.arts import art, die_art
from game.games.dice_theme_park.table.keys import column_key, glance_key, mini_key
from game.stage.motion import (
    Hide,
    Motion,
    Put,
    Settle,
    Show,
    Sound,
    Then,
    Together,
    Wait,
    change,
)
from game.stage.piece import Piece

FLY, WAVE = 350, 400


@ACTS.of(GuestLeft)
def departed(event: GuestLeft, over: Over) -> Motion:
    """A guest who has seen it all waves, and a balloon takes it home."""
    die = event.die
    key, colour = big(over, die), colour_of(die)
    if not key or key not in over.was:
        return _departed_far(event.seat, die, over)
    piece = over.was[key]
    arms, balloon = f"arms.{die}", f"balloon.{die}"
    waves = [
        Then(Put(arms, face=art(f"guest.arms.{colour}.{pose}")), Wait(WAVE / 4))
        for pose in (2, 3, 2, 3)
    ]
    up = 170.0
    held = Piece(
        balloon, art(f"guest.balloon.{colour}"), piece.x, piece.y - 30 * piece.scale,
        scale=piece.scale, depth=piece.depth - 0.2,
    )  # fmt: skip
    return Then(
        Together(
            Show(
                Piece(
                    arms,
                    art(f"guest.arms.{colour}.1"),
                    piece.x,
                    piece.y,
                    scale=piece.scale,
                    depth=piece.depth - 0.1,
                )
            ),
            Sound("fair/balloon", 0.6),
        ),
        Then(*waves),
        Together(Show(held), change(balloon, 0, scale=0.2)),
        change(balloon, 120, "back", scale=piece.scale),
        Together(
            *(change(each, FLY, "in", y=-up, by=True) for each in (key, arms, balloon)),
            *(
                Then(Wait(180), change(each, FLY - 180, "in", alpha=0))
                for each in (key, arms, balloon)
            ),
        ),
        Together(Hide(arms), Hide(balloon), Hide(key)),
        Settle(140),
    )


def _departed_far(seat: int, die: Die, over: Over) -> Motion:
    """In little: it rises out of its small park, or from the number of those who leave."""
    far = mini_key(glance_key(seat), die)
    if far in over.was:
        return Then(
            Together(change(far, 240, "out", y=-26, by=True), change(far, 240, "in", alpha=0)),
            Settle(60),
        )
    start = over.now.get(f"{column_key(seat)}.leave")
    if start is None:
        return Settle(60)
    flat = die_art(colour_of(die), 1, flat=True)
    x, key = start.x - 40, f"leaver.{die}"
    piece = Piece(key, flat, x, start.y - 20, scale=0.8, depth=640, shadow=6)
    return Then(
        Together(Show(piece), Sound("fair/balloon", 0.4)),
        Together(change(key, 260, "out", y=-90, by=True), change(key, 260, "in", alpha=0)),
        Together(Hide(key), Settle(40)),
    )
