"""What happened since a seat last decided anything, for somebody who looked away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.kernel.play import waiting

if TYPE_CHECKING:
    from game.kernel.event import Event
    from game.match.session import Session

__all__ = ["recap"]


def recap(session: Session, seat: int) -> list[Event]:
    """The events since the seat's last decision, as this seat may see them.

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
    if not resolved:
        return session.log(seat)
    last = resolved[-1]
    step = waiting(track.before[last], seat)
    alone = step is not None and step.seats(track.before[last]) == (seat,)
    counts = [*track.counts, track.reel.count]
    return session.log(seat)[counts[last + 1] if alone else counts[last] :]
