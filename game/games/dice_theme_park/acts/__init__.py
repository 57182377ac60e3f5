"""Each event as motion."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.dice_theme_park.acts import arriving, counting, fairground, gates, operating
from game.games.dice_theme_park.acts.bits import ACTS, steady

if TYPE_CHECKING:
    from game.games.dice_theme_park.acts.bits import Over
    from game.stage.motion import Motion
    from game.stage.table import Told

__all__ = ["ACTS", "arriving", "counting", "fairground", "gates", "motion", "operating"]


def motion(event: Told, over: Over) -> Motion | None:
    """How an event is shown."""
    found = ACTS.motion(event, over)
    return None if found is None else steady(found, over)
