"""Each event as motion."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.topoum.acts import (
    blasts,
    cards,
    combat,
    fleeing,
    happenings,
    marching,
    tiles,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.stage.table import Act

__all__ = ["ACTS"]

ACTS: Mapping[str, Act] = {
    **marching.ACTS,
    **fleeing.ACTS,
    **combat.ACTS,
    **blasts.ACTS,
    **tiles.ACTS,
    **cards.ACTS,
    **happenings.ACTS,
}
