"""The five who stand for the games on the title, each with the thing of its game."""

from __future__ import annotations

from art.kit.colours import dark, light, outline
from art.kit.light import solid
from art.kit.svg import Doc, group, path
from art.parts import hole
from art.parts.mole import Mole
from art.parts.plants import clods, cluster
from art.props.produce import carrot
from art.props.tools import mallet, pan, spade

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
        fur="gold", expression="joy", pose="hold", hat="straw", outfit="dungarees", feet=False
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
}


def balloon(doc: Doc, x: float, y: float, colour: str) -> str:
    string = f"M{x} {y + 60} C{x - 8} {y + 110} {x + 10} {y + 140} {x} {y + 190}"
    skin = doc.rad(
        [(0, light(colour, 0.5)), (0.6, colour), (1, dark(colour, 0.25))], 0.35, 0.3, 0.8
    )
    shape = (
        "M0 -60 C44 -60 56 -16 44 14 C34 40 12 56 0 60 C-12 56 -34 40 -44 14 C-56 -16 -44 -60 0"
        " -60 Z"
    )
    body = solid(doc, shape, skin, outline(colour), 5.5, 14, 0.4, 0.6)
    body += path("M-8 58 L8 58 L0 68 Z", colour, outline(colour), 4)
    return path(string, "none", "#5A3A4A", 4) + group(body, f"translate({x} {y})")


def _held(doc: Doc, game: str) -> str:
    """What the raised fist at 350, 224 holds."""
    things = {
        "whakka_mole": group(
            mallet(doc), "translate(352 238) rotate(48) scale(1.12) translate(-140 -162)"
        ),
        "mole_park": group(
            pan(doc), "translate(350 232) rotate(50) scale(1.12) translate(-150 -154)"
        ),
        "molly": group(carrot(doc), "translate(352 196) rotate(8) scale(1.05)"),
        "topoum": group(spade(doc), "translate(6 -64) rotate(6 346 300)"),
        "dice_theme_park": balloon(doc, 352, 20, "#FFD23F"),
    }
    return things[game]


def on_stage(doc: Doc, game: str) -> str:
    """In its hole, one paw on the rim; the origin is the middle of the hole."""
    seed = list(CAST).index(game)
    body = hole.whole(doc, CAST[game], _held(doc, game), paws=(-1,), seed=seed + 1)
    return (
        body
        + clods(doc, 420, seed + 2)
        + cluster(doc, -236, 98, 1.0, seed * 3 + 1)
        + cluster(doc, 240, 96, 0.9, seed * 3 + 2)
    )
