"""Each event as motion."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.molly.acts import cards, flips, happenings, tokens

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.stage.table import Act

__all__ = ["ACTS"]

ACTS: Mapping[str, Act] = {**cards.ACTS, **tokens.ACTS, **flips.ACTS, **happenings.ACTS}
