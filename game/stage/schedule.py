"""A tree of motions laid out on a line of time."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.stage.motion import Settle, Stagger, Then, Together, lasts

if TYPE_CHECKING:
    from game.stage.motion import Leaf, Motion

__all__ = ["Cue", "schedule"]


class Cue(NamedTuple):
    start: float
    leaf: Leaf


def schedule(motion: Motion) -> list[Cue]:
    """Every leaf with its start, earliest first; at equal times in the order they are written.

    Ends with a Settle: the picture may never differ from the layout for good.
    """
    if not _settles(motion):
        motion = Then(motion, Settle())
    cues: list[Cue] = []
    _lay(motion, 0, cues)
    return sorted(cues, key=lambda cue: cue.start)


def _lay(motion: Motion, start: float, cues: list[Cue]) -> None:
    if isinstance(motion, Together):
        for each in motion.motions:
            _lay(each, start, cues)
    elif isinstance(motion, Then):
        for each in motion.motions:
            _lay(each, start, cues)
            start += lasts(each)
    elif isinstance(motion, Stagger):
        for i, each in enumerate(motion.motions):
            _lay(each, start + i * motion.gap, cues)
    else:
        cues.append(Cue(start, motion))


def _settles(motion: Motion) -> bool:
    if isinstance(motion, (Together, Then, Stagger)):
        return any(map(_settles, motion.motions))
    return isinstance(motion, Settle)
