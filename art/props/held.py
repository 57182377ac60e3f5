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


def gift(doc: Doc) -> str:
    """A parcel whose ribbon hides what is in it; the origin is the middle of its foot."""
    paper, ribbon = "#3FA7D6", "#FFD23F"
    skin = doc.lin([(0, light(paper, 0.25)), (1, dark(paper, 0.15))])
    box = solid(doc, "M-52 -92 L52 -92 L48 0 L-48 0 Z", skin, outline(paper), 5.5, 10, 0.4, 0.6)
    box += path("M-11 -92 L11 -92 L11 0 L-11 0 Z", ribbon, outline(ribbon), 4)
    lid = solid(
        doc, "M-60 -112 L60 -112 L60 -86 L-60 -86 Z", skin, outline(paper), 5.5, 6, 0.4, 0.5
    )
    lid += path("M-13 -112 L13 -112 L13 -86 L-13 -86 Z", ribbon, outline(ribbon), 4)
    bow = "M0 -112 C-20 -150 -56 -150 -50 -126 C-46 -112 -20 -110 0 -112 Z"
    other = "M0 -112 C20 -150 56 -150 50 -126 C46 -112 20 -110 0 -112 Z"
    loops = (path(side, ribbon, outline(ribbon), 4.5) for side in (bow, other))
    return box + lid + "".join(loops)


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
        "gift": lambda: group(gift(doc), "translate(352 216) rotate(6) scale(1.1)"),
    }
    return things[thing]()
