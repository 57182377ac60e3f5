"""What happened since a seat last decided anything, for somebody who looked away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.kernel.play import waiting

if TYPE_CHECKING:
    from game.kernel.event import Event
    from game.match.session import Session

__all__ = ["gap", "recap"]


def recap(session: Session, seat: int) -> list[Event]:
    """The events since the seat's last decision, as this seat may see them."""
    return session.log(seat)[gap(session, seat)[0] :]


def gap(session: Session, seat: int, back: int = 0) -> tuple[int, int]:
    """From which event on, and up to which, the seat decided nothing: since its last decision, or
    so many of its decisions before that.

    An answer that is still sealed has not counted yet. What came of a decision made alone its
    owner saw at once; what came of one made along with others came later, and belongs here.
    """
    track = session.track
    own = [
        place
        for place, decision in enumerate(track.decisions[track.base :])
        if decision.seat == seat
    ]
    pending = len(track.state.sealed.get(seat, ()))
    resolved = own[: max(len(own) - pending, 0)]
    until = track.counts[resolved[-back]] if 0 < back <= len(resolved) else track.reel.count
    if back >= len(resolved):
        return 0, until if back == len(resolved) else 0
    last = resolved[-1 - back]
    step = waiting(track.before[last], seat)
    alone = step is not None and step.seats(track.before[last]) == (seat,)
    counts = [*track.counts, track.reel.count]
    return counts[last + 1] if alone else counts[last], until
