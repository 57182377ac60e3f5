"""Each event as motion."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.dice_theme_park.acts import (
    arriving,
    counting,
    fairground,
    farewell,
    finale,
    gates,
    operating,
)
from game.games.dice_theme_park.acts.steady import steady

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.stage.table import Act

__all__ = ["ACTS"]

_ALL = {
    **fairground.ACTS,
    **arriving.ACTS,
    **counting.ACTS,
    **operating.ACTS,
    **farewell.ACTS,
    **gates.ACTS,
    **finale.ACTS,
}
ACTS: Mapping[str, Act] = {kind: steady(act) for kind, act in _ALL.items()}
