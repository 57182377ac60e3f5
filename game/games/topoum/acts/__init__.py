"""Each event as motion."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.topoum.acts import cards, combat, happenings, marching, tiles

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.stage.table import Act

__all__ = ["ACTS"]

ACTS: Mapping[str, Act] = {
    **marching.ACTS,
    **combat.ACTS,
    **tiles.ACTS,
    **cards.ACTS,
    **happenings.ACTS,
}
