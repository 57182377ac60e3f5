"""Cards: a back with a medallion, and faces with a mole in its hole under a star of value."""

from __future__ import annotations

from art.kit.colours import INK, light, mix, outline
from art.kit.light import SHADOW, glow, shade, soft, solid
from art.kit.svg import Doc, box, group, oval, path, words
from art.parts import hole
from art.parts.mole import Mole, mole
from art.parts.plants import cluster
from art.parts.symbols import star, star_path
from art.scenes.meadow import rays

__all__ = [
    "BACKS",
    "MOLE_PARK_MOLE",
    "SAMPLES",
    "back",
    "blank",
    "front",
    "gold_star",
    "medallion",
    "value_star",
]

W, H = 250, 350
BACKS = {"green": ("#3F8F6B", "#22604F", "#143F3C"), "purple": ("#9A6AC8", "#5E3590", "#351A5A")}


def blank(doc: Doc) -> str:
    """Thick card, paler where the light meets its edge."""
    return (
        soft(doc, box(3, 6, W - 6, H - 6, 23, SHADOW), 6, 0.45)
        + box(0, 3, W, H - 3, 23, "#B08A52")
        + box(0, 0, W, H - 3, 23, doc.lin([(0, "#FFF8E8"), (1, "#F1DDB4")]))
        + box(1.2, 1.2, W - 2.4, H - 5.4, 22, "none", "#C9A56C", 2.4)
    )


def _paw_print(x: float, y: float, turn: float) -> str:
    toes = "".join(
        group(oval(0, 0, 2, 3.4, "#FFE9B8"), f"translate({tx} {ty}) rotate({a})")
        for a, tx, ty in ((-30, -7, -3), (-10, -2.6, -7), (10, 2.6, -7), (30, 7, -3))
    )
    print_ = oval(0, 3, 6, 5, "#FFE9B8") + toes
    return group(print_, f"translate({x:g} {y:g}) rotate({turn})")


MINER = Mole(hat="miner", expression="joy", feet=False)
MOLE_PARK_MOLE = Mole(hat="straw", expression="joy", feet=False)


def back(doc: Doc, kind: str, who: Mole = MINER) -> str:
    face, deep, line = BACKS[kind]
    clip = doc.clip(box(13, 13, W - 26, H - 29, 16))
    prints = "".join(
        _paw_print(c * 42 + (21 if r % 2 else 0) + 12, r * 37 + 15, (r * 37 + c * 53) % 40 - 20)
        for r in range(-1, 10)
        for c in range(-1, 7)
    )
    ground = box(
        13, 13, W - 26, H - 29, 0, doc.rad([(0, face), (0.7, deep), (1, line)], 0.5, 0.45, 0.75)
    )
    vignette = group(
        box(2, 2, W - 4, H - 7, 24, "none", "#0A0A14", 30),
        extra=f'filter="{doc.blur(10)}" opacity=".5"',
    )
    inner = (
        ground
        + group(prints, extra='opacity=".17"')
        + rays(125, 172, 260, 20, "#FFE9B8", 0.07)
        + vignette
    )
    frame = (
        box(13, 13, W - 26, H - 29, 16, "none", outline(line), 3.5)
        + box(21, 21, W - 42, H - 45, 10, "none", "#F3CE6B", 2.2)
        + box(25.5, 25.5, W - 51, H - 54, 7, "none", "#F3CE6B", 1, 'opacity=".7"')
    )
    stars = "".join(
        star(x, y, 10, "#F3CE6B", "#8A5A10", 1.6) for x in (38, W - 38) for y in (38, H - 41)
    )
    return (
        blank(doc) + group(inner, extra=f'clip-path="{clip}"') + frame + stars + medallion(doc, who)
    )


def medallion(doc: Doc, who: Mole) -> str:
    line = outline("#7A4A10")
    gold = doc.lin([(0, "#FFE59A"), (0.5, "#E7AE3E"), (1, "#A86A1A")])
    disc = (
        glow(doc, oval(126, 182, 80, 80, SHADOW), 7, 0.5)
        + oval(125, 174, 78, 78, gold, line, 3.5)
        + oval(125, 174, 66, 66, doc.rad([(0, "#FFE9B8"), (1, "#F2B968")], 0.5, 0.4, 0.6), line, 3)
    )
    clip = doc.clip(path("M20 20 H230 V176 H191 A66 66 0 0 1 59 176 H20 Z", "#000"))
    head = group(mole(doc, who), "translate(125 184) scale(.38) translate(-200 -232)")
    arc = path("M47 174 A78 78 0 0 0 203 174 L191 174 A66 66 0 0 1 59 174 Z", gold, line, 3)
    return disc + group(head, extra=f'clip-path="{clip}"') + arc


def gold_star(doc: Doc) -> str:
    """In a 100 unit box."""
    line = outline("#A86210")
    d = star_path(50, 53, 48, waist=0.54)
    gold = doc.lin([(0, "#FFF0A0"), (0.55, "#FFC531"), (1, "#E8921C")])
    return (
        soft(doc, path(d, SHADOW, SHADOW, 10), 4, 0.4)
        + path(d, line, line, 13)
        + group(path(d, gold, "#FFC531", 3), extra=f'filter="{shade(doc, 9, 0.3, 0.6, grain=0.2)}"')
    )


def value_star(doc: Doc, value: int) -> str:
    halo = 'stroke="#FFF3C4" stroke-width="7" stroke-linejoin="round" paint-order="stroke"'
    return gold_star(doc) + words(str(value), 50, 70, 48, INK, extra=halo)


SAMPLES = {
    1: (("#8CC462", "#EAF6D0", "#3F7A33"), Mole(expression="sleepy", build="tiny", feet=False)),
    2: (("#5FA8DC", "#E2F2FC", "#1F4F86"), Mole(fur="ginger", hat="beanie", feet=False)),
    3: (
        ("#F2A63E", "#FFF0CC", "#A0560E"),
        Mole(fur="coal", hat="brodie", outfit="khaki", expression="smug", feet=False),
    ),
    4: (
        ("#F0566A", "#FFE8C0", "#8E1226"),
        Mole(fur="slate", hat="tophat", outfit="ring", expression="joy", feet=False),
    ),
}


def front(doc: Doc, value: int) -> str:
    (top, sky, deep), who = SAMPLES[value]
    line = outline(deep)
    clip = doc.clip(box(13, 13, W - 26, H - 29, 16))
    hills = doc.lin([(0, "#8CC462"), (1, "#3F7A33")])
    scene = (
        box(13, 13, W - 26, H - 26, 0, doc.lin([(0, top), (0.6, sky), (1, sky)]))
        + rays(125, 190, 300, 13, "#FFFFFF", 0.35)
        + glow(doc, oval(125, 190, 84, 84, "#FFFDF0"), 22, 0.6)
        + path("M0 236 C60 214 190 214 250 236 V350 H0 Z", hills)
        + cluster(doc, 40, 262, 0.5, 4)
        + cluster(doc, 214, 258, 0.5, 7)
        + group(hole.whole(doc, who), "translate(125 250) scale(.5)")
        + group(
            box(3, 3, W - 6, H - 9, 26, "none", "#2A1030", 22),
            extra=f'filter="{doc.blur(8)}" opacity=".32"',
        )
    )
    plate = "M10 292 C70 284 180 284 240 292 V330 C180 324 70 324 10 330 Z"
    cream = doc.lin([(0, "#FFF8E6"), (1, "#EAD3A6")])
    return (
        blank(doc)
        + group(scene, extra=f'clip-path="{clip}"')
        + box(13, 13, W - 26, H - 29, 16, "none", line, 4.5)
        + box(17, 17, W - 34, H - 37, 12, "none", light(top, 0.7), 1.6, 'opacity=".6"')
        + group(path(plate, line, line, 7), "translate(0 3)")
        + solid(doc, plate, cream, line, 4, 6, 0.3, 0.6)
        + path(
            "M26 300 C80 294 170 294 224 300",
            "none",
            mix(deep, "#FFFFFF", 0.5),
            1.6,
            'opacity=".6"',
        )
        + group(value_star(doc, value), "translate(-12 -12) scale(1.02)")
    )
