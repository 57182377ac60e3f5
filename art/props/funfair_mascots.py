"""Mascots as they stand beside a park, and on an attraction."""

from __future__ import annotations

from art.identity import PLAYERS
from art.kit.colours import dark, light, outline
from art.kit.light import SHADOW, glow
from art.kit.svg import Doc, group, oval, path
from art.parts.mole import Mole, mole

__all__ = ["mascot", "stand"]

# Inside each suit a mole of its own coat and build.
INSIDE = {
    "radish": ("ivory", "round"),
    "fern": ("gold", "broad"),
    "royal": ("plum", "round"),
    "truffle": ("ginger", "broad"),
    "carrot": ("gold", "round"),
    "lemon": ("mocha", "tiny"),
    "ice": ("coal", "thin"),
    "lavender": ("slate", "thin"),
}


def _base(doc: Doc, player: str) -> str:
    colour = PLAYERS[player].colour
    line = outline(colour)
    rim = "M-150 -10 C-150 -60 150 -60 150 -10 V26 C150 80 -150 80 -150 26 Z"
    cast = glow(doc, oval(10, 44, 160, 44, SHADOW), 14, 0.5)
    top = oval(0, -12, 150, 48, doc.lin([(0, light(colour, 0.3)), (1, colour)]), line, 12)
    return cast + path(rim, dark(colour, 0.35), line, 12) + top


def mascot(doc: Doc, player: str, *, cheer: bool) -> str:
    """About its foot."""
    fur, build = INSIDE[player]
    who = Mole(
        fur=fur,
        expression="joy" if cheer else "happy",
        hat=f"hood.{player}",
        outfit=f"animal.{player}",
        build=build,
        pose="cheer" if cheer else "wave",
    )
    return _base(doc, player) + group(mole(doc, who), "translate(-200 -436)")


def stand() -> str:
    """Where a mascot stood that is out in the park."""
    dashes = 'stroke-dasharray="22 16" opacity=".7"'
    hollow = oval(0, -6, 150, 50, "#1A1430", extra='opacity=".3"')
    return hollow + oval(0, -6, 150, 50, "none", "#5A4A4E", 10, dashes)
