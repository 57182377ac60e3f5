"""The fairground of Mole Park: stalls, the path before them, the crown's pedestal, "
"stakes and mud."""

from __future__ import annotations

import random
from typing import NamedTuple

from art.costumes import HATS
from art.kit.colours import dark, light, mix, outline
from art.kit.light import SHADOW, contact, glow, shade, soft, solid
from art.kit.svg import Doc, box, group, oval, path
from art.props.cards import MOLE_PARK_MOLE, medallion
from art.scenes.meadow import rays
from art.ui.buttons import wood_grain
from art.ui.panels import plaque

__all__ = [
    "STALLS",
    "closed",
    "crown",
    "mud",
    "pedestal",
    "slot",
    "small_card",
    "space",
    "splat",
    "stake",
    "stall",
]

W, H = 191, 248


class Stall(NamedTuple):
    colour: str
    wall: str


STALLS = {
    "candy": Stall("#E8699A", "#FFE3EE"),
    "burrowed": Stall("#A86A38", "#FBE6C4"),
    "inflation": Stall("#2C9EC0", "#DDF6FA"),
    "grotto": Stall("#5B6FA8", "#E4E9F8"),
    "vault": Stall("#7A3FA8", "#F3E2FB"),
}
COUNTER = f"M0 {H - 58} H{W} L{W - 6} {H - 2} H6 Z"


def _awning(doc: Doc, colour: str, line: str) -> str:
    n = 8
    wide, cloth = (W + 16) / n, ""
    for k in range(n):
        x = -8 + k * wide
        tone = "#FFF6E2" if k % 2 else colour
        d = (
            f"M{x + (k - n / 2) * -1.5:g} 2 L{x + wide + (k + 1 - n / 2) * -1.5:g} 2 "
            f"L{x + wide:g} 44 A{wide / 2:g} 11 0 0 1 {x:g} 44 Z"
        )
        cloth += path(d, doc.lin([(0, light(tone, 0.15)), (1, tone)]), line, 4)
    under = f"M-8 50 Q{W / 2:g} 60 {W + 8} 50 V74 Q{W / 2:g} 66 -8 74 Z"
    gloom = group(path(under, "#2A1030"), extra=f'filter="{doc.blur(6)}" opacity=".35"')
    return gloom + group(cloth, extra=f'filter="{shade(doc, 6, 0.3, 0.4, grain=0.2)}"')


def stall(doc: Doc, kind: str) -> str:
    colour, wall = STALLS[kind]
    line = outline(dark(colour, 0.3))
    out = group(
        box(6, 14, W - 4, H - 6, 16, "#0E1A10"), extra=f'filter="{doc.blur(9)}" opacity=".5"'
    )
    paint = doc.lin([(0, mix(wall, colour, 0.35)), (0.5, wall), (1, mix(wall, colour, 0.15))])
    out += box(6, 40, W - 12, H - 70, 10, paint, line, 5)
    inside = doc.clip(box(8, 42, W - 16, H - 76, 9))
    lamp = glow(doc, oval(W / 2, 130, 80, 66, "#FFFDF0"), 18, 0.9)
    out += group(lamp + rays(W / 2, 130, 110, 12, colour, 0.10), extra=f'clip-path="{inside}"')
    post = doc.lin([(0, "#FFF3D6"), (1, "#D9BE8C")])
    for x in (8, W - 18):
        out += solid(doc, f"M{x} 44 H{x + 10} V{H - 26} H{x} Z", post, line, 4, 4)
    out += group(path(COUNTER, line, line, 7), "translate(1 3)")
    front = doc.lin([(0, light(colour, 0.2)), (1, dark(colour, 0.15))])
    out += solid(doc, COUNTER, front, line, 5, 9, 0.4, 0.5)
    planks = "".join(f"M{W * k / 5:g} {H - 50} V{H - 5} " for k in range(1, 5))
    out += path(planks, "none", dark(colour, 0.4), 2.5, 'opacity=".25"')
    shelf = doc.lin([(0, "#F6C983"), (1, "#B0713A")])
    out += box(-4, H - 66, W + 8, 14, 6, shelf, outline("#5A2E10"), 4)
    out += _awning(doc, colour, line)
    cream = doc.lin([(0, "#FFFBEF"), (1, "#F1DDB4")])
    under = group(box(2, 20, W - 4, 36, 11, "#3A1C10"), "translate(0 4)", 'opacity=".5"')
    return out + under + box(2, 18, W - 4, 36, 11, cream, line, 4)


def closed(doc: Doc) -> str:
    """A shutter of boards let down between awning and counter."""
    top, low = 58, H - 64
    line, out = outline("#4A2812"), ""
    tall = (low - top) / 6
    for k in range(6):
        y = top + k * tall
        board = doc.lin([(0, "#C98B52"), (0.2, "#AC713F"), (1, "#7E4A28")])
        out += box(10, y, W - 20, tall + 1, 3, board, line, 3)
        out += path(f"M16 {y + 5:g} H{W - 16}", "none", "#FFE2B0", 2, 'opacity=".3"')
    grain = group(wood_grain(W - 24, low - top, 4), f"translate(12 {top})", 'opacity=".6"')
    clip = doc.clip(box(11, top, W - 22, low - top))
    lit = group(out + grain, extra=f'clip-path="{clip}"')
    under = doc.lin([(0, "#1A0A12", 0.6), (1, "#1A0A12", 0)])
    rope = path("M58 58 L74 96 M133 58 L117 96", "none", line, 7)
    rope += path("M58 58 L74 96 M133 58 L117 96", "none", "#E0B77A", 3.5)
    return (
        group(lit, extra=f'filter="{shade(doc, 8, 0.35, 0.3)}"')
        + box(11, top, W - 22, 34, 0, under)
        + box(10, top, W - 20, low - top, 4, "none", line, 4.5)
        + rope
    )


def space(doc: Doc, kind: str, w: float, h: float) -> str:
    colour = STALLS[kind].colour
    face = doc.lin(
        [
            (0, mix(light(colour, 0.45), "#FFF6DF", 0.25)),
            (1, mix(light(colour, 0.2), "#FFF6DF", 0.15)),
        ]
    )
    return (
        box(1.5, 3.5, w - 3, h - 4, 9, dark(colour, 0.5), extra='opacity=".8"')
        + box(1.5, 1.5, w - 3, h - 5, 9, face, outline(colour), 3)
        + box(4.5, 4.5, w - 9, h - 11, 6, "none", "#FFFFFF", 1.8, 'opacity=".55"')
    )


def pedestal(doc: Doc) -> str:
    """128 by 340: rays, a velvet stool on gold. What it costs is written on it at run time."""
    out = contact(doc, 64, 330, 78, 16, 0.5)
    out += glow(doc, oval(64, 96, 74, 86, "#FFE98F"), 18, 0.85)
    out += group(rays(64, 98, 88, 14, "#FFF6C0", 0.6), extra=f'filter="{doc.blur(1)}"')
    drape = doc.lin([(0, "#B98AE8"), (1, "#6A34A0")])
    out += solid(doc, "M22 168 H106 L112 262 H16 Z", drape, outline("#54248A"), 5, 12, 0.45, 0.55)
    out += path(
        "M36 178 L33 252 M56 178 L55 252 M76 178 L77 252 M94 178 L99 252",
        "none",
        "#54248A",
        4,
        'opacity=".5"',
    )
    cushion = "M6 150 C6 138 122 138 122 150 L116 172 H12 Z"
    red = doc.lin([(0, "#F06478"), (1, "#B4283A")])
    out += solid(doc, cushion, red, outline("#8E1226"), 5, 8, 0.4, 0.5)
    for x in (8, 120):
        out += oval(x, 150, 7, 7, "#FFC93C", outline("#A86A10"), 3)
    gold = doc.lin([(0, "#FFE58A"), (1, "#E3941C")])
    line = outline("#8A5A10")
    out += solid(doc, "M0 258 H128 V336 H0 Z", gold, line, 5, 10, 0.35, 0.6)
    return out + box(8, 266, 112, 62, 8, "none", "#A86A10", 2.5, 'opacity=".55"')


def crown(doc: Doc) -> str:
    """In the hat's own units, 84 to 316 across."""
    return soft(doc, group(HATS["crown"](doc)), 8, 0.25) + HATS["crown"](doc)


def stake(doc: Doc) -> str:
    """A board on a stick, 72 by 112; its number is painted at run time."""
    line = outline("#4A2812")
    pole = path("M36 56 V102", "none", line, 17) + path("M36 56 V100", "none", "#B0713A", 9)
    ground = contact(doc, 38, 104, 24, 7, 0.5)
    nails = oval(14, 32, 3, 3, "#F6DDA8", line, 2) + oval(58, 32, 3, 3, "#F6DDA8", line, 2)
    return ground + pole + group(plaque(doc, 66, 64, 14) + nails, "translate(3 2) rotate(-4 33 31)")


MUD = (
    "M12 64 C2 44 22 34 36 36 C40 14 70 12 82 22 C98 6 132 10 136 28 C160 22 178 40 170 56 "
    "C186 70 172 92 152 90 C140 108 108 106 96 98 C76 110 46 104 42 94 C22 96 6 82 12 64 Z"
)


def mud(doc: Doc) -> str:
    """A wallow, 180 by 112."""
    line = outline("#3A2018")
    wet = doc.rad([(0, "#5A3828"), (0.6, "#7A4D36"), (1, "#96654A")], 0.5, 0.55, 0.6)
    out = contact(doc, 90, 66, 92, 46, 0.3) + group(path(MUD, line, line, 6), "translate(1 3)")
    out += solid(doc, MUD, wet, line, 5, 9, 0.4, 0.45)
    pool = (
        "M36 62 C34 46 62 40 92 42 C124 38 150 48 150 62 C150 78 122 84 92 82 C60 84 38 78 36 62 Z"
    )
    out += path(pool, doc.lin([(0, "#38221A"), (1, "#5E3C2C")]), "#2A1610", 3)
    out += path(
        "M56 58 Q76 48 98 52 M110 72 Q126 72 136 64", "none", "#C9A084", 4.5, 'opacity=".65"'
    )
    for x, y, r in ((120, 54, 6), (74, 70, 5), (132, 66, 3.5)):
        out += oval(x, y, r, r * 0.7, "#6E4A36", "#2A1610", 2.5) + oval(
            x - 1, y - 2, r * 0.4, r * 0.25, "#E0BFA4"
        )
    return out


def splat(doc: Doc) -> str:
    """Mud in the air, centred on 0,0."""
    rng, out = random.Random(5), ""
    line = outline("#3A2018")
    arms = (
        "M-50 14 C-58 -6 -40 -18 -30 -14 C-34 -40 -16 -56 -10 -34 C-6 -60 10 -62 12 -36 C22 "
        "-52 36 -44 30 -20 "
        "C46 -26 58 -8 48 6 C60 18 48 32 30 26 C20 38 -22 38 -30 28 C-42 34 -56 28 -50 14 Z"
    )
    brown = doc.lin([(0, "#9A6A4C"), (1, "#5A3828")])
    out += group(path(arms, line, line, 6), "translate(1 3)") + solid(
        doc, arms, brown, line, 5, 8, 0.4, 0.5
    )
    for x, y in (
        (-66, -22),
        (-52, -52),
        (-24, -70),
        (14, -78),
        (44, -60),
        (66, -30),
        (74, -2),
        (-74, 4),
    ):
        r = rng.uniform(4, 9)
        out += oval(x, y, round(r, 1), round(r * 1.15, 1), "#7A4D36", line, 4)
    return out + path("M-30 6 Q-20 -8 -6 -8", "none", "#E0BFA4", 5, 'opacity=".7"')


def small_card(doc: Doc) -> str:
    """A card in a hand as others see it, 26 by 37."""
    return (
        soft(doc, box(1, 1, 24, 35, 5, SHADOW), 2, 0.35)
        + box(1, 1, 24, 35, 5, "#FFF6DF", outline("#143F3C"), 2.4)
        + box(4.5, 4.5, 17, 28, 3, doc.lin([(0, "#3F8F6B"), (1, "#22604F")]))
        + group(
            medallion(doc, MOLE_PARK_MOLE), "translate(13 18.5) scale(.092) translate(-125 -174)"
        )
    )


def slot(_doc: Doc) -> str:
    """Where a card of the hand could be."""
    return box(2, 2, 22, 33, 5, "#E3CB98", "#B99762", 2.2, 'stroke-dasharray="5 4"')
