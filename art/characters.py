"""The eight who sit at the table: one a colour, each with a coat that stands out from it, a
costume, a build and a way of holding the head."""

from __future__ import annotations

from dataclasses import replace

from art.identity import PLAYERS
from art.parts.mole import Mole

__all__ = ["CHARACTERS", "MOODS", "as_digger", "in_mood"]

CHARACTERS = {
    "radish": Mole(fur="plum", hat="straw", outfit="dungarees", tilt=-5),
    "fern": Mole(fur="russet", hat="miner", outfit="dungarees", build="tiny"),
    "royal": Mole(fur="slate", hat="aviator", outfit="scarf", build="thin", tilt=6),
    "truffle": Mole(fur="ginger", hat="brodie", outfit="khaki", build="broad"),
    "carrot": Mole(fur="coal", hat="beanie", scarf=("#2C9EC0", "#FFE9C0"), tilt=7),
    "lemon": Mole(fur="mocha", hat="toque", outfit="apron", build="pear"),
    "ice": Mole(fur="gold", hat="tophat", outfit="ring", build="thin", tilt=-6),
    "lavender": Mole(fur="ivory", hat="crown", outfit="cape", build="round", tilt=5),
}

MOODS = {
    "idle": "happy",
    "happy": "joy",
    "sad": "sad",
    "think": "think",
    "dizzy": "dizzy",
    "hidden": "calm",
}


def in_mood(player: str, mood: str) -> Mole:
    who = replace(CHARACTERS[player], expression=MOODS[mood], feet=False)
    return replace(who, pose="hide") if mood == "hidden" else who


# Small moles in holes lean neither way, and would look alike without these.
HOLE_BUILDS = {"fern": "tiny", "truffle": "broad", "lemon": "pear", "ice": "thin", "royal": "thin"}


def as_digger(player: str, expression: str) -> Mole:
    """Bare-headed and in the player's scarf: how a mole pops out of its hole."""
    colour = PLAYERS[player].colour
    return Mole(
        fur=CHARACTERS[player].fur,
        expression=expression,
        scarf=(colour, "#FFF3D6"),
        build=HOLE_BUILDS.get(player, "round"),
        feet=False,
    )
