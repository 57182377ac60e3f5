"""A table as it looks at one moment, for pictures and strips of motion."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screens.table.scene import TableScene

if TYPE_CHECKING:
    from game.kernel.contract import Seen
    from game.match.session import Session
    from game.screens.services import Services
    from game.stage.frame import Frame

__all__ = ["STEP_MS", "moving", "still"]

STEP_MS = 1000 / 60


def still(services: Services, session: Session, view: int | None, frame: Frame) -> TableScene:
    """The table as people see it after the last decision: where the picture holds, it holds."""
    scene = _seated(services, session, view, frame)
    if view is None and session.track.counts:
        since = session.track.counts[-1]
        if session.count > since:
            before = session.game.observe(session.track.before[-1], None)
            scene.tell_again(before, since)
            scene.picture.skip()
    return scene


def moving(
    services: Services, session: Session, view: int | None, frame: Frame, before: Seen, since: int
) -> tuple[TableScene, float]:
    """The table about to show what happened from beat `since` on, and how many ms that takes.

    Nobody is there to say "go on": it does so by itself.
    """
    timed = _seated(services, session, view, frame)
    timed.picture.run_on()
    timed.tell_again(before, since)
    took = timed.picture.run_through(STEP_MS)
    scene = _seated(services, session, view, frame)
    scene.picture.run_on()
    scene.tell_again(before, since)
    return scene, took


def _seated(services: Services, session: Session, view: int | None, frame: Frame) -> TableScene:
    scene = TableScene(services, session)
    if view is not None:
        scene.sides.show_private(view)
    scene.enter(frame)
    return scene
