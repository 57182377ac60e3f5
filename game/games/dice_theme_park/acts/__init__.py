"""Each event as motion."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.dice_theme_park.acts import fairground, finale, operating

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.stage.table import Act

__all__ = ["ACTS"]

ACTS: Mapping[str, Act] = {**fairground.ACTS, **operating.ACTS, **finale.ACTS}
