"""The logo, and the icon of the program."""

from __future__ import annotations

from art.kit.colours import outline
from art.kit.lettering import Style, lettering
from art.kit.light import SHADOW, glow, soft
from art.kit.svg import Doc, box, group, oval, path
from art.parts import hole
from art.parts.mole import Mole, mole
from art.parts.paws import paw
from art.scenes.meadow import rays

__all__ = ["icon", "logo"]

HOPS = ((0, -3), (6, 2), (-2, -1), (5, 3), (0, -2), (5, 2), (-2, -2), (5, 3))


def logo(doc: Doc) -> str:
    """Centred on 0,0 at the baseline of the middle letters. The miner looks over the H."""
    peeking = Mole(hat="miner", feet=False, expression="happy", tilt=0)
    out = group(mole(doc, peeking), "translate(110 -196) rotate(6) scale(.46) translate(-200 -140)")
    out += lettering(doc, "MOLEHILL", 204, Style(depth=24), arc=46, bounce=HOPS)
    for x, turn in ((62, 172), (152, 188)):
        out += group(paw(doc), f"translate({x} -134) rotate({turn}) scale(.40)")
    return out


def icon(doc: Doc) -> str:
    """512 by 512: the miner in his hole, on a tile of lawn under the sun."""
    clip = doc.clip(box(16, 16, 480, 480, 108))
    sky = doc.lin([(0, "#4FA3C9"), (0.5, "#9ED8DC"), (0.75, "#FFE7B8")])
    scene = (
        box(16, 16, 480, 480, 0, sky)
        + glow(doc, oval(256, 300, 190, 150, "#FFF3C4"), 30, 0.9)
        + rays(256, 320, 420, 16, "#FFFFFF", 0.2)
        + path(
            "M0 360 C120 320 390 320 512 360 V512 H0 Z", doc.lin([(0, "#A6D65C"), (1, "#3F8A40")])
        )
    )
    miner = Mole(hat="miner", scarf=("#B8262C", "#FFF3D6"), expression="happy", feet=False)
    body = group(hole.whole(doc, miner), "translate(256 392) scale(.94)")
    line = outline("#3A1C10")
    frame = (
        box(16, 16, 480, 480, 108, "none", line, 14)
        + box(27, 27, 458, 458, 98, "none", "#FFE98F", 9)
        + box(33, 33, 446, 446, 92, "none", "#B4500E", 3, 'opacity=".6"')
    )
    ground = soft(doc, box(20, 24, 472, 472, 108, SHADOW), 8, 0.5)
    return ground + group(scene, extra=f'clip-path="{clip}"') + frame + body
