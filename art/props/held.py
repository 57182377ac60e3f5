"""Things as they sit in a raised fist: behind it, in the units of the mole."""

from __future__ import annotations

from art.kit.colours import dark, light, outline
from art.kit.light import solid
from art.kit.svg import Doc, group, path
from art.props.produce import carrot
from art.props.tools import mallet, pan, spade

__all__ = ["held"]


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


def held(doc: Doc, thing: str) -> str:
    """The fist is at 350, 224."""
    things = {
        "mallet": lambda: group(
            mallet(doc), "translate(352 238) rotate(48) scale(1.12) translate(-140 -162)"
        ),
        "pan": lambda: group(
            pan(doc), "translate(350 232) rotate(50) scale(1.12) translate(-150 -154)"
        ),
        "carrot": lambda: group(carrot(doc), "translate(352 196) rotate(8) scale(1.05)"),
        "spade": lambda: group(spade(doc), "translate(6 -64) rotate(6 346 300)"),
        "balloon": lambda: balloon(doc, 352, 20, "#FFD23F"),
    }
    return things[thing]()
