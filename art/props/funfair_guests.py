"""What makes guests of dice: arms and shoes behind the cube, a balloon, the cushion of a VIP."""

from __future__ import annotations

from art.funfair_colours import GUESTS
from art.kit.colours import light, mix
from art.kit.light import SHADOW, solid
from art.kit.svg import Doc, group, oval, path
from art.parts.symbols import star

__all__ = ["arms", "balloon", "shadow", "vip"]


def _limb(d: str, tone: str) -> str:
    line = mix(tone, "#2B1A2F", 0.8)
    return path(d, "none", line, 12) + path(d, "none", tone, 6.4)


def arms(doc: Doc, colour: str, pose: int) -> str:
    """Little arms and feet, to be laid behind the die; about 0,0 in a 132 unit frame."""
    guest = GUESTS[colour]
    tone = light(guest.body, 0.2)
    line = mix(guest.body, "#2B1A2F", 0.8)
    left, right = (
        (("M-34 4 Q-52 8 -50 26", (-50, 27)), ("M34 4 Q52 8 50 26", (50, 27))),
        (("M-34 4 Q-54 8 -52 24", (-52, 25)), ("M34 0 Q52 -8 53 -36", (53, -38))),
        (("M-34 0 Q-52 -8 -54 -32", (-54, -34)), ("M34 0 Q56 -4 60 -26", (60, -28))),
    )[pose - 1]
    out = ""
    for d, (x, y) in (left, right):
        out += _limb(d, tone)
        glove = f"M{x - 10} {y} A10 10 0 1 1 {x + 10} {y} A10 10 0 1 1 {x - 10} {y} Z"
        out += solid(doc, glove, "#FFFDF4", line, 3, 4, 0.35, 0.5, grain=0)
    for x in (-18, 18):
        shoe = f"M{x - 13} 55 C{x - 13} 42 {x + 13} 42 {x + 13} 55 Q{x} 61 {x - 13} 55 Z"
        out += solid(doc, shoe, tone, line, 3, 4, 0.4, 0.5, grain=0)
    return out


def balloon(doc: Doc, colour: str) -> str:
    """Taken home; the end of its string at 0,0."""
    tone = GUESTS[colour].body
    line = mix(tone, "#2B1A2F", 0.8)
    skin = "M0 -52 C-30 -58 -34 -104 0 -106 C34 -104 30 -58 0 -52 Z"
    knot = path("M-5 -46 L0 -54 L5 -46 Z", tone, line, 3)
    shine = oval(-11, -88, 6, 10, "#FFFFFF", extra='opacity=".7" transform="rotate(20 -11 -88)"')
    string = path("M0 0 C8 -16 -8 -30 0 -46", "none", line, 2.6)
    return string + knot + solid(doc, skin, light(tone, 0.1), line, 3.6, 10, 0.4, 0.6) + shine


def vip(doc: Doc) -> str:
    """A red cushion with gold tassels and a star, to be laid behind a die."""
    cushion = "M-58 26 C-66 8 -40 2 0 2 C40 2 66 8 58 26 C70 48 42 60 0 60 C-42 60 -70 48 -58 26 Z"
    out = solid(doc, cushion, doc.lin([(0, "#E5484D"), (1, "#8E1226")]), "#4A0818", 4, 10, 0.4, 0.5)
    out += path("M-54 34 C-50 52 50 52 54 34", "none", "#FFD75A", 4)
    for x, y in ((-58, 22), (58, 22), (-54, 50), (54, 50)):
        out += oval(x, y, 7, 7, "#FFD75A", "#7A4410", 3)
    return out + star(0, 52, 13, "#FFE58A", "#7A4410", 3)


def shadow(doc: Doc) -> str:
    """What a guest throws on the ground; spread and fade it as the die rises."""
    d = "M-34 6 C-20 -14 34 -16 48 6 C62 26 56 46 34 50 C6 56 -32 52 -40 36 C-46 24 -42 14 -34 6 Z"
    wide = group(path(d, SHADOW), extra=f'filter="{doc.blur(7)}" opacity=".5"')
    return wide + group(
        path(d, SHADOW), "translate(2 4) scale(.84)", f'filter="{doc.blur(3)}" opacity=".4"'
    )
