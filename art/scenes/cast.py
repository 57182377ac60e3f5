"""Who stands for the games on the title, each with the thing of its game; and the newcomer, who
stands for a game that has nobody of its own yet."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from art.parts import hole
from art.parts.mole import Mole
from art.parts.plants import clods, cluster
from art.props.held import held

if TYPE_CHECKING:
    from art.kit.svg import Doc

__all__ = ["CAST", "on_stage"]

CAST = {
    "whakka_mole": Mole(fur="plum", expression="happy", pose="hold", outfit="scarf", feet=False),
    "mole_park": Mole(
        fur="russet",
        expression="smug",
        pose="hold",
        hat="crown",
        outfit="cape",
        feet=False,
        tilt=-4,
    ),
    "molly": Mole(
        fur="gold", expression="calm", pose="hold", hat="straw", outfit="dungarees", feet=False
    ),
    "topoum": Mole(
        fur="coal", expression="angry", pose="hold", hat="brodie", outfit="khaki", feet=False
    ),
    "dice_theme_park": Mole(
        fur="slate",
        expression="happy",
        pose="hold",
        hat="tophat",
        outfit="ring",
        feet=False,
        tilt=4,
    ),
    "newcomer": Mole(
        fur="plum", expression="calm", pose="hold", hat="party", outfit="dungarees", feet=False
    ),
}


THINGS = {
    "whakka_mole": "mallet",
    "mole_park": "pan",
    "molly": "carrot",
    "topoum": "spade",
    "dice_theme_park": "balloon",
    "newcomer": "gift",
}


def on_stage(doc: Doc, game: str, *, glad: bool = False) -> str:
    """In its hole, one paw on the rim; the origin is the middle of the hole. Glad is how it looks
    when its game is the one pointed at."""
    seed = list(CAST).index(game)
    who = replace(CAST[game], expression="joy") if glad else CAST[game]
    body = hole.whole(doc, who, held(doc, THINGS[game]), paws=(-1,), seed=seed + 1)
    return (
        body
        + clods(doc, 420, seed + 2)
        + cluster(doc, -236, 98, 1.0, seed * 3 + 1)
        + cluster(doc, 240, 96, 0.9, seed * 3 + 2)
    )
