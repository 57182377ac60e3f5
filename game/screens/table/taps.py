"""Answers tapped out of sight, on a blind pad."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screens.table.seats import tapper
from game.stage.intent import Device, Tap

if TYPE_CHECKING:
    from game.kernel.contract import Action
    from game.screens.table.sight import Sight
    from game.stage.intent import Intent

__all__ = ["holder", "tapped"]


def holder(scene: Sight, intent: Intent) -> int | None:
    """The seat whose pad this comes from, if she answers out of sight."""
    if intent.device is not Device.PAD:
        return None
    pads = scene.services.desk.pads()
    return tapper(scene.session, pads, Tap(Device.PAD, intent.source, ""))


def tapped(scene: Sight, tap: Tap) -> bool:
    """A tap on a blind pad. Shown and sounded alike whatever it does."""
    session, play = scene.session, scene.play
    if play.lone is not None:
        return False
    seat = tapper(session, scene.services.desk.pads(), tap)
    if seat is None or not scene.manner.secret or not scene.manner.blind:
        return False
    if scene.view.peeking and seat == scene.view.seat:
        # She stands behind the curtain: there her pad moves the focus.
        return False
    if not scene.picture.settled:
        # Nobody can answer what she has not yet been shown: her tap hurries what is told.
        animator = scene.picture.animator
        if animator.telling and not animator.holding:
            animator.hurry()
            return True
        return False
    scene.services.sounds.play("ui/type", 0.5)
    pad = scene.everybodys.pad
    if pad is None:
        return False
    held: Action = ()
    if pad.at_once and seat not in session.asked():
        # Another tap changes her mind; one that means nothing leaves it as it was.
        held = next(iter(session.seen(seat).mine[-1:]), ())
        play.take_back(seat)
    if seat in session.asked():
        options = session.legal(seat)
        keys = tap.device is Device.KEYS
        answer = play.pads[seat].tap(
            seat, options, pad.rows, tap.place, keys=keys, at_once=pad.at_once
        )
        if answer is not None or held:
            play.give(seat, held if answer is None else answer)
    if tap.place == "clear":
        while play.take_back(seat):
            pass
    return True
