"""The moles of Mole Park on their cards: a sky for each worth, a star, a strip for the name."""

from __future__ import annotations

from art.kit.colours import light, mix, outline
from art.kit.light import glow, solid
from art.kit.svg import Doc, box, group, oval, path
from art.park_cast import PARK_CAST
from art.parts import hole
from art.parts.plants import cluster
from art.parts.symbols import star
from art.props.cards import H, W, blank, value_star
from art.scenes.meadow import rays

__all__ = ["mole_card"]

# sky above, sky below, frame
WORTH = {
    1: ("#8CC462", "#EAF6D0", "#3F7A33"),
    2: ("#5FA8DC", "#E2F2FC", "#1F4F86"),
    3: ("#F2A63E", "#FFF0CC", "#A0560E"),
    4: ("#B07AE0", "#F3E6FF", "#54248A"),
    5: ("#F0566A", "#FFE8C0", "#8E1226"),
}
PLATE = "M10 292 C70 284 180 284 240 292 V330 C180 324 70 324 10 330 Z"


def mole_card(doc: Doc, worth: int, which: int) -> str:
    top, sky, deep = WORTH[worth]
    who, line = PARK_CAST[worth][which], outline(deep)
    clip = doc.clip(box(13, 13, W - 26, H - 29, 16))
    scene = box(13, 13, W - 26, H - 26, 0, doc.lin([(0, top), (0.6, sky), (1, sky)]))
    scene += rays(125, 190, 300, 13, "#FFFFFF", 0.35)
    shine = ("#FFFDF0", 84, 0.6) if worth < 5 else ("#FFF6B0", 110, 0.9)
    scene += glow(doc, oval(125, 185, shine[1], shine[1], shine[0]), 24, shine[2])
    if worth == 5:
        scene += "".join(
            star(x, y, r, "#FFE58A", "#C98A22", 2.5, turn)
            for x, y, r, turn in (
                (46, 118, 10, 8),
                (206, 96, 12, -10),
                (214, 168, 8, 14),
                (36, 190, 7, 0),
            )
        )
    hills = doc.lin([(0, "#8CC462"), (1, "#3F7A33")])
    scene += path("M0 236 C60 214 190 214 250 236 V350 H0 Z", hills)
    scene += cluster(doc, 38, 264, 0.5, 4 + which) + cluster(doc, 214, 258, 0.5, 7 + worth)
    low = 254 if who.hat in {"wizard", "party"} else 250
    scene += group(hole.whole(doc, who, seed=which + 1), f"translate(125 {low}) scale(.5)")
    gloom = box(3, 3, W - 6, H - 9, 26, "none", "#2A1030", 22)
    scene += group(gloom, extra=f'filter="{doc.blur(8)}" opacity=".32"')
    cream = doc.lin([(0, "#FFF8E6"), (1, "#EAD3A6")])
    edge = mix(deep, "#FFFFFF", 0.5)
    return (
        blank(doc)
        + group(scene, extra=f'clip-path="{clip}"')
        + box(13, 13, W - 26, H - 29, 16, "none", line, 4.5)
        + box(17, 17, W - 34, H - 37, 12, "none", light(top, 0.7), 1.6, 'opacity=".6"')
        + group(path(PLATE, line, line, 7), "translate(0 3)")
        + solid(doc, PLATE, cream, line, 4, 6, 0.3, 0.6)
        + path("M26 300 C80 294 170 294 224 300", "none", edge, 1.6, 'opacity=".6"')
        + group(value_star(doc, worth), "translate(-12 -12) scale(1.02)")
    )
