"""The films of the field: no act jumps, none brings back what it took away, none goes past its end.

Golden matches are played through the animator, picture by picture, as on a screen.
"""

from __future__ import annotations

from itertools import pairwise
from math import hypot
from typing import TYPE_CHECKING

import pytest

from build_scripts.golden import FOLDER, read
from game import catalogue
from game.games.topoum.rules.game import GAME
from game.kernel import play
from game.stage.animator import Animator
from game.stage.cast import Silent
from game.stage.frame import Frame
from game.stage.look import Face, Look

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.games.topoum.seen.view import TopoumSeen
    from game.kernel.event import Event
    from game.stage.piece import Piece

_STEP = 1000 / 60
_FAR = 55
"""So many units in one picture, out of rest and into rest again, are a jump."""
_SEEN = 0.25
_COLOURS = ("radish", "royal", "lemon", "truffle")
_FRAME = Frame.of(1920, 1080)
_LYING = ("card.", "tile.", "stud.", "over.", "space.", "press", "cross", "seat.")
_OF_THE_ACT = ("tile.old", "cross.walks", "card.played", "press.card")


def beats(name: str) -> Iterator[tuple[Event, TopoumSeen]]:
    setup, *decisions = read(FOLDER / "topoum" / f"{name}.jsonl")
    state = GAME.new_match(setup["seats"], setup["options"], setup["seed"])
    told: list[tuple[Event, TopoumSeen]] = []

    def tell(event: Event) -> None:
        told.append((event.seen_by(None), GAME.observe(state, None)))

    play.settle(state, tell)
    for line in decisions:
        yield from told
        told.clear()
        if "seat" in line:
            play.act(state, line["seat"], tuple(line["action"]), tell)
    yield from told


def look(seen: TopoumSeen) -> Look:
    seats = range(len(seen.hand_sizes))
    faces = tuple(Face(f"Mole {s}", _COLOURS[s], turn=s in seen.asked) for s in seats)
    return Look(_FRAME, faces)


def shows(pictures: dict[str, Piece], key: str) -> bool:
    return key in pictures and pictures[key].alpha > _SEEN


def jumps(strip: list[dict[str, Piece]]) -> Iterator[str]:
    """Pieces that are suddenly elsewhere, with no motion before or after it."""
    for key in {key for pictures in strip for key in pictures}:
        way = [0.0]
        for one, other in pairwise(strip):
            seen = shows(one, key) and shows(other, key)
            a, b = one.get(key), other.get(key)
            way.append(hypot(a.x - b.x, a.y - b.y) if seen and a and b and a is not b else 0)
        way.append(0)
        for before, now, after in zip(way, way[1:], way[2:], strict=False):
            if now > _FAR and now > 2.2 * max(before, after):
                yield f"{key} jumps {now:.0f}"


def blinks(strip: list[dict[str, Piece]]) -> Iterator[str]:
    """What lay on the table before and lies there after was there all the time, if it is moved by
    nobody."""
    for key, piece in strip[0].items():
        end = strip[-1].get(key)
        if not key.startswith(_LYING) or key in _OF_THE_ACT or end != piece:
            continue
        if any(not shows(pictures, key) for pictures in strip) and shows(strip[0], key):
            yield f"{key} blinks"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "calm"),
    [
        ("deck-panic", False),
        ("deck-intrigue", False),
        ("farmer-stomper", False),
        ("farmer-boom", False),
        ("obstacles-on", False),
        ("farmer-stomper", True),
        ("has-division-tied", True),
    ],
)
def test_nothing_jumps_or_blinks(name: str, *, calm: bool) -> None:
    animator: Animator[TopoumSeen] | None = None
    for event, seen in beats(name):
        if animator is None:
            animator = Animator(catalogue.table("topoum"), Silent(), calm=calm)
            animator.reset(seen, look(seen))
            continue
        strip = [dict(animator.live)]
        animator.play(event, seen, look(seen))
        while animator.busy:
            animator.update(_STEP)
            strip.append(dict(animator.live))
        assert not list(jumps(strip)), event
        # With reduced motion what moves fades out and in.
        assert calm or not list(blinks(strip)), event
