"""Each event as motion."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.mole_park.acts import rolling, showdown, winning

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.stage.table import Act

__all__ = ["ACTS"]

ACTS: Mapping[str, Act] = {**rolling.ACTS, **winning.ACTS, **showdown.ACTS}
