"""The best moment of a finished match: the event that moved most points."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from game.match.refused import Refused

if TYPE_CHECKING:
    from game.kernel.contract import Seen
    from game.match.beats import Beat
    from game.match.session import Session

__all__ = ["Highlight", "highlight"]

_LEAD = 2
"""Events of the same decision before it that are shown, too: a line is seen, then paid."""


@dataclass(frozen=True, slots=True)
class Highlight:
    seat: int
    """Who gained most by it."""
    gain: int
    turn: int
    moment: int
    """After so many decisions it had happened."""
    before: Seen
    """What everybody saw just before."""
    beats: tuple[Beat, ...]


def highlight(session: Session) -> Highlight | None:
    """None if nothing ever moved. Refused before the end: true scores may be a secret."""
    if not session.over:
        raise Refused("statistics-early")
    track, game = session.track, session.game
    scores = track.reel.scores()
    moved = [[now - was for was, now in zip(*pair, strict=True)] for pair in pairwise(scores)]
    if not moved:
        return None
    # Of equals the later one, for there was more at stake.
    at, gains = max(enumerate(moved, 1), key=lambda each: (max(each[1]), each[0]))
    gain = max(gains)
    decision = max((n for n, count in enumerate(track.counts) if count <= at), default=None)
    if gain <= 0 or decision is None:
        return None
    begun = track.counts[decision]
    first = max(at - _LEAD, begun)
    before = (
        track.reel.beats(None, first - 1, first)[0].seen
        if first > begun
        else game.observe(track.before[decision], None)
    )
    return Highlight(
        gains.index(gain),
        gain,
        game.turn(track.before[decision]),
        track.base + decision + 1,
        before,
        tuple(track.reel.beats(None, first, at + 1)),
    )
