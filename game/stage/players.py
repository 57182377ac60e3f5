"""The motions that take time, played: each knows what it moves and how far along it is."""

from __future__ import annotations

from dataclasses import replace
from math import cos, pi, sin
from typing import TYPE_CHECKING, Protocol

from game.stage.ease import bounce, curve
from game.stage.piece import TWEENED

if TYPE_CHECKING:
    from typing import Unpack

    from game.stage.cast import Cast
    from game.stage.motion import Arc, Change, Count, Flip, Tumble
    from game.stage.piece import Changes, Piece

__all__ = ["Counting", "Fade", "Fly", "Player", "Rolling", "Shown", "Turning", "Tween", "Waiting"]

CALM_MS = 150
"""A fade in place of a motion."""


class Player(Protocol):
    ms: float

    def apply(self, cast: Cast, done: float) -> None:
        """Be `done` of the way along, from 0 to 1. Always called once with 1."""


class Waiting:
    def __init__(self, ms: float) -> None:
        self.ms = ms

    def apply(self, cast: Cast, done: float) -> None:
        pass


class Tween:
    """Numbers of one piece from where they are to where they shall be."""

    def __init__(self, cast: Cast, motion: Change) -> None:
        self.ms = motion.ms
        self.key = motion.key
        self._curve = curve(motion.curve)
        self._ends: list[tuple[str, float, float]] = []
        piece = cast.get(motion.key)
        if piece is not None:
            for name, value in motion.to:
                here = getattr(piece, name)
                self._ends.append((name, here, here + value if motion.by else value))

    def apply(self, cast: Cast, done: float) -> None:
        at = self._curve(done)
        cast.move(self.key, {name: a + (b - a) * at for name, a, b in self._ends})


class Fly:
    """From where it is to a piece it shall be like, on an arc."""

    def __init__(self, cast: Cast, key: str, goal: Piece, ms: float, lift: float, way: str) -> None:
        self.ms = ms
        self.key = key
        self._goal = goal
        self._lift = lift
        self._curve = curve(way)
        start = cast.get(key) or goal
        self._start = start
        self._moving = [
            (name, getattr(start, name), getattr(goal, name))
            for name in TWEENED
            if getattr(start, name) != getattr(goal, name)
        ]

    def apply(self, cast: Cast, done: float) -> None:
        if not self._moving and not self._lift:
            # It has faded already, or was there: it stays the piece that it is.
            return
        if done >= 1:
            ends = {name: end for name, _, end in self._moving}
            if self._lift:
                # What it had only in flight it does not keep.
                goal = self._goal
                ends |= {"y": goal.y, "shadow": goal.shadow, "depth": goal.depth}
            cast.move(self.key, ends)
            return
        at = self._curve(done)
        numbers = {name: a + (b - a) * at for name, a, b in self._moving}
        up = self._lift * sin(pi * at)
        if up:
            numbers["y"] = numbers.get("y", self._start.y) - up
            numbers["shadow"] = numbers.get("shadow", self._start.shadow) + up / 2
            numbers["depth"] = max(self._start.depth, self._goal.depth) + 50
        cast.move(self.key, numbers)


class Turning:
    """A flip: cosine width or height, six per cent of lift, the other face from half time on."""

    def __init__(self, cast: Cast, motion: Flip) -> None:
        self.ms = motion.ms
        self._motion = motion
        self._piece = cast.get(motion.key)

    def apply(self, cast: Cast, done: float) -> None:
        piece, motion = self._piece, self._motion
        if piece is None:
            return
        width = max(0.02, abs(cos(pi * done))) ** 0.5
        changes: Changes = {
            # One side alone shrinks: what a squash adds to the other is taken off by the scale.
            "squash": piece.squash / width if motion.across else piece.squash * width,
            "scale": piece.scale * width * (1 + 0.06 * sin(pi * done)),
            "shadow": piece.shadow + 12 * sin(pi * done),
        }
        if done >= 0.5:
            changes["face"] = motion.face
            if motion.text is not None:
                changes["text"] = motion.text
        if done >= 1:
            changes |= {"squash": piece.squash, "scale": piece.scale, "shadow": piece.shadow}
        cast.put(motion.key, **changes)


class Rolling:
    """A die thrown to a point."""

    def __init__(self, cast: Cast, motion: Tumble) -> None:
        self.ms = motion.ms
        self._motion = motion
        self._start = cast.get(motion.key)
        self._goal = cast.place(motion.to, self._start)

    def apply(self, cast: Cast, done: float) -> None:
        start, motion = self._start, self._motion
        if start is None:
            return
        gx, gy = self._goal
        along = 1 - (1 - done) ** 1.9
        up = motion.height * bounce(done)
        changes: Changes = {
            "x": start.x + (gx - start.x) * along,
            "y": start.y + (gy - start.y) * along - up,
            "shadow": start.shadow + up,
            "frame": int(along * motion.turns * motion.frames) % motion.frames,
            "face": "",
            "turn": 0.0,
        }
        if done > 0.8:
            last = (done - 0.8) / 0.2
            changes |= {"face": motion.face, "turn": 4 * (1 - last) * sin(6 * pi * last)}
        if done >= 1:
            changes |= {"x": gx, "y": gy, "shadow": start.shadow, "frame": 0}
        cast.put(motion.key, **changes)


class Counting:
    """A number that climbs, one by one."""

    def __init__(self, cast: Cast, motion: Count) -> None:
        self.ms = motion.ms
        self._motion = motion
        piece = cast.get(motion.key)
        self._words = piece.text if piece else None
        self._told = motion.start

    def apply(self, cast: Cast, done: float) -> None:
        motion = self._motion
        number = motion.start + round((motion.end - motion.start) * done)
        if self._words is None or (number == self._told and done < 1):
            return
        if number != self._told and motion.sound:
            cast.effects.sound(motion.sound, 1)
        self._told = number
        cast.put(motion.key, text=replace(self._words, string=motion.form.format(number)))


class Shown:
    """A piece of no layout, taken away again."""

    def __init__(self, key: str, ms: float) -> None:
        self.ms = ms
        self._key = key

    def apply(self, cast: Cast, done: float) -> None:
        if done >= 1:
            cast.live.pop(self._key, None)


class Fade:
    """In place of any motion when motion is reduced: out here, in there."""

    def __init__(self, cast: Cast, key: str, ms: float, /, **goal: Unpack[Changes]) -> None:
        self.ms = min(ms, CALM_MS)
        self.key = key
        self._goal = goal
        piece = cast.get(key)
        self._before = piece.alpha if piece else 1
        self._after: float = goal.pop("alpha", self._before)
        self._there = False

    def apply(self, cast: Cast, done: float) -> None:
        if done < 0.5:
            cast.put(self.key, alpha=self._before * (1 - 2 * done))
            return
        if not self._there:
            self._there = True
            cast.put(self.key, **self._goal)
        cast.put(self.key, alpha=self._after * (2 * done - 1))


def flown(cast: Cast, motion: Arc) -> Piece | None:
    """Where an Arc leads: the piece as it will be there."""
    piece = cast.get(motion.key)
    if piece is None:
        return None
    x, y = cast.place(motion.to, piece)
    return replace(
        piece,
        x=x,
        y=y,
        scale=piece.scale if motion.scale is None else motion.scale,
        turn=piece.turn if motion.turn is None else motion.turn,
    )
