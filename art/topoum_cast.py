"""Topoum's armies, one for every player colour: each with its own coat, helmet and build, so that
they are told apart by their outline too."""

from __future__ import annotations

from typing import NamedTuple

from art.identity import INKED, PLAYERS
from art.kit.colours import INK, dark, light
from art.parts.mole import Mole

__all__ = ["ARMIES", "CROSS", "MOODS", "Army", "ink_on", "soldier"]


class Army(NamedTuple):
    colour: str
    symbol: str
    fur: str
    helmet: str
    build: str

    @property
    def mark(self) -> str:
        """The symbol's colour on cream."""
        return dark(self.colour, 0.55) if self.symbol in {"star", "drop"} else self.colour


def _army(player: str, fur: str, build: str = "tiny") -> Army:
    facts = PLAYERS[player]
    return Army(facts.colour, facts.symbol, fur, f"army.{player}", build)


ARMIES = {
    "radish": _army("radish", "russet"),
    "fern": _army("fern", "mint", "squat"),
    "royal": _army("royal", "sky", "squat"),
    "truffle": _army("truffle", "coal"),
    "carrot": _army("carrot", "ginger", "squat"),
    "lemon": _army("lemon", "gold"),
    "ice": _army("ice", "frost"),
    "lavender": _army("lavender", "lilac", "squat"),
}

CROSS = Mole(fur="ivory", hat="army.cross", outfit="army.nurse", build="tiny", expression="joy")

# What a pose shows in the face.
MOODS = {
    "stand": "happy",
    "hips": "smug",
    "march": "calm",
    "aim": "angry",
    "joy": "joy",
    "shock": "shock",
    "dizzy": "dizzy",
    "sad": "sad",
}


def ink_on(player: str) -> str:
    return INK if player in INKED else "#FFF6DC"


def soldier(player: str, mood: str = "happy", *, feet: bool = True, tilt: float = 0) -> Mole:
    army = ARMIES[player]
    return Mole(
        fur=army.fur,
        expression=mood,
        hat=army.helmet,
        outfit=f"army.{player}",
        build=army.build,
        feet=feet,
        tilt=tilt,
    )


def roof(player: str) -> tuple[str, str, str]:
    """Light, middle and dark of what is painted in an army's colour; the darkest is lifted so
    that its shape still shows."""
    colour = ARMIES[player].colour
    lift = 0.16 if player == "truffle" else 0.0
    return light(colour, 0.34 + lift), light(colour, lift * 0.8), dark(colour, 0.3)
