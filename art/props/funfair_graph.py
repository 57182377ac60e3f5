"""The graph of stars at the end of the day: lines to be stretched and turned, points, a grid."""

from __future__ import annotations

from art.identity import PLAYERS
from art.kit.colours import INK, mix
from art.kit.svg import box, oval

__all__ = ["GRID", "POINT", "STROKE", "grid", "point", "stroke"]

STROKE = (480.0, 13.0)
POINT = 26.0
GRID = (1100.0, 3.0)
_DARK = {"truffle": 0.42, "royal": 0.34, "fern": 0.12, "radish": 0.1}
"""How much lighter than itself a colour is on the night."""


def _tone(player: str) -> str:
    if player == "target":
        return "#FF9AA6"
    return mix(PLAYERS[player].colour, "#FFFFFF", _DARK.get(player, 0.0))


def stroke(player: str) -> str:
    """Its ends are cut straight: dashes are stretched to their lengths."""
    w, h = STROKE
    return box(0, 0, w, h, 0, INK, "none", 0) + box(0, 3, w, h - 6, 0, _tone(player), "none", 0)


def point(player: str) -> str:
    r = POINT / 2 - 2
    return oval(0, 0, r, r, INK, "none", 0) + oval(0, 0, r - 4, r - 4, _tone(player), "#FFF6DC", 4)


def grid() -> str:
    return box(0, 0, *GRID, 0, "#6476B4", "none", 0, 'opacity=".7"')
