"""Topoum's cards: a frame in the tone of the category, the picture, a strip left free for a name;
the back; the signs of the categories."""

from __future__ import annotations

from typing import TYPE_CHECKING

from art.costumes import HATS
from art.kit.colours import INK, light, mix, outline
from art.kit.light import SHADOW, glow, shade
from art.kit.svg import Doc, box, group, oval, path
from art.parts.mole import Mole, mole
from art.parts.symbols import star
from art.props.tools import spade
from art.props.topoum_combat import COMBAT
from art.props.topoum_expansion import EXPANSION
from art.props.topoum_ground import hexagon
from art.props.topoum_movement import MOVEMENT
from art.props.topoum_scene import CATEGORIES, SCENE, backdrop
from art.props.topoum_special import OTHERS, SPECIAL, medal, whistle_body
from art.scenes.meadow import rays

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["PICTURES", "H", "W", "back", "card", "frame", "picture", "sign"]

W, H = 500, 700
STRIP = (34, 556, 432, 110)

PICTURES: dict[str, tuple[str, Callable[[Doc], str]]] = {
    key: (category, draw)
    for category, drawings in (
        ("combat", COMBAT),
        ("movement", MOVEMENT),
        ("expansion", EXPANSION),
        ("special", SPECIAL),
    )
    for key, draw in drawings.items()
} | {key: (key, draw) for key, draw in OTHERS.items() if key != "press"}
PICTURES["press.held"] = ("press", OTHERS["press"])
# Those that play low in the window are lifted to its middle.
LIFT = {
    "short-range": -44,
    "bayonet": -16,
    "advance": -34,
    "decoy": -18,
    "prisoner": -26,
    "panic": -16,
}
LIFT |= {"motorbike": -20, "abandoned": -10, "conquest": -18, "medal": -2}


def _spades(doc: Doc) -> str:
    tool = group(spade(doc), "scale(.3) translate(-346 -262)")
    return group(tool, "rotate(-42)") + group(tool, "rotate(42)")


def _boot(doc: Doc) -> str:
    leather = doc.lin([(0, "#C98A50"), (1, "#7A4A26")])
    out = path("M-30 -20 H-52 M-30 0 H-58 M-30 20 H-50", "none", INK, 7)
    out += path("M-16 -44 H16 V2 C36 6 48 14 48 28 V34 H-20 V2 Z", leather, INK, 6)
    return out + path("M-22 34 H50 V44 H-22 Z", "#3A2418", INK, 5)


def _mound(doc: Doc) -> str:
    earth = doc.lin([(0, "#C08A5C"), (1, "#6B4130")])
    out = path("M0 -10 V-50", "none", INK, 10) + path("M0 -10 V-50", "none", "#E0A05C", 4.5)
    out += path("M2 -50 H36 L26 -37 L36 -24 H2 Z", "#FFD23F", INK, 5)
    out += path("M-50 38 C-44 0 -20 -14 0 -14 C20 -14 44 0 50 38 Z", earth, INK, 6)
    return out + path("M-16 38 C-16 10 16 10 16 38 Z", "#2A1618", INK, 5)


def _star(_doc: Doc) -> str:
    return star(0, 3, 50, "#FFD23F", INK, 7)


def _straw(doc: Doc) -> str:
    return group(HATS["straw"](doc), "scale(.30) translate(-200 -68)")


def _flag(_doc: Doc) -> str:
    pole = path("M-30 -44 V48", "none", INK, 13) + path("M-30 -44 V48", "none", "#E0A05C", 6)
    return pole + path("M-26 -44 C-4 -56 18 -32 44 -44 V6 C18 18 -4 -6 -26 6 Z", "#FFFFFF", INK, 6)


def _whistle(doc: Doc) -> str:
    return group(whistle_body(doc), "rotate(-14) scale(.36) translate(-6 -30)")


def _medal(doc: Doc) -> str:
    return group(medal(doc), "scale(.92) translate(-50 -52)")


SIGNS: dict[str, Callable[[Doc], str]] = {
    "combat": _spades,
    "movement": _boot,
    "expansion": _mound,
    "special": _star,
    "farmer": _straw,
    "peace": _flag,
    "whistle": _whistle,
    "press": _medal,
}


def sign(doc: Doc, category: str) -> str:
    """A disc of 74 about 0,0."""
    face, deep, pale = CATEGORIES[category]
    shine = doc.lin([(0, "#FFFBEE"), (1, mix(pale, face, 0.18))])
    return (
        oval(3, 7, 72, 72, "#180A1A", extra='opacity=".35"')
        + oval(0, 0, 74, 74, outline(deep))
        + oval(0, 0, 68, 68, face)
        + oval(0, 0, 58, 58, shine, outline(deep), 4)
        + SIGNS[category](doc)
    )


def _blank(doc: Doc) -> str:
    return (
        group(box(6, 12, W - 8, H - 8, 44, SHADOW), extra=f'filter="{doc.blur(9)}" opacity=".45"')
        + box(0, 5, W, H - 5, 44, "#A9824A")
        + box(0, 0, W, H - 5, 44, doc.lin([(0, "#FFF8E8"), (1, "#EFDBB0")]))
        + box(2.5, 2.5, W - 5, H - 10, 42, "none", "#B99660", 4)
    )


def _in_window(doc: Doc, inner: str, w: float, h: float) -> str:
    clip = doc.clip(box(-w / 2, -h / 2, w, h, 26))
    gloom = box(-w / 2 - 22, -h / 2 - 22, w + 44, h + 44, 44, "none", "#2A1030", 44)
    shaded = inner + group(gloom, extra=f'filter="{doc.blur(16)}" opacity=".30"')
    return group(shaded, extra=f'clip-path="{clip}"')


def _scene(doc: Doc, key: str) -> str:
    category, draw = PICTURES[key]
    move = f"translate(0 {LIFT.get(key, 0) - 8}) scale(.95)"
    return backdrop(doc, category) + group(draw(doc), move)


def picture(doc: Doc, key: str) -> str:
    """The picture alone, in a thin frame, about 0,0."""
    category, (w, h) = PICTURES[key][0], SCENE
    inner = _scene(doc, key)
    return (
        _in_window(doc, inner, w, h)
        + box(-w / 2, -h / 2, w, h, 26, "none", outline(CATEGORIES[category][1]), 9)
        + box(-w / 2 + 8, -h / 2 + 8, w - 16, h - 16, 19, "none", "#FFFFFF", 4, 'opacity=".55"')
    )


def frame(doc: Doc, category: str, inner: str) -> str:
    """Cream board, a field of the category's tone, the window, the strip, the sign."""
    face, deep, pale = CATEGORIES[category]
    clip = doc.clip(box(18, 18, W - 36, H - 41, 30))
    field = box(18, 18, W - 36, H - 41, 0, doc.lin([(0, light(face, 0.1)), (1, deep)]))
    field += rays(250, 300, 640, 18, pale, 0.16)
    x, y, w, h = STRIP
    strip = box(x, y + 4, w, h, 24, "#180A1A", extra='opacity=".35"')
    strip += box(
        x, y, w, h, 24, doc.lin([(0, "#FFFBEE"), (1, mix(pale, "#E9D3A2", 0.6))]), outline(deep), 6
    )
    strip += box(x + 9, y + 8, w - 18, h - 16, 17, "none", face, 3, 'opacity=".5"')
    sw, sh = SCENE
    return (
        _blank(doc)
        + group(field, extra=f'clip-path="{clip}"')
        + box(18, 18, W - 36, H - 41, 30, "none", outline(deep), 6)
        + group(
            box(-sw / 2, -sh / 2 + 6, sw, sh, 28, "#180A1A"),
            "translate(250 286)",
            f'filter="{doc.blur(6)}" opacity=".4"',
        )
        + group(_in_window(doc, inner, sw, sh), "translate(250 286)")
        + group(
            box(-sw / 2, -sh / 2, sw, sh, 26, "none", outline(deep), 8)
            + box(
                -sw / 2 + 7, -sh / 2 + 7, sw - 14, sh - 14, 20, "none", "#FFFFFF", 4, 'opacity=".5"'
            ),
            "translate(250 286)",
        )
        + strip
        + group(sign(doc, category), "translate(78 80) scale(.98)")
    )


def card(doc: Doc, key: str) -> str:
    return frame(doc, PICTURES[key][0], _scene(doc, key))


def back(doc: Doc, *, farmer: bool = False) -> str:
    """Hexes under a medallion; the farmer's back is brown and shows his hat."""
    tones = ("#C8944C", "#8A5A2A", "#4E3016") if farmer else ("#8A9656", "#5A6838", "#343D1E")
    clip = doc.clip(box(20, 20, W - 40, H - 45, 28))
    scene = box(
        20,
        20,
        W - 40,
        H - 45,
        0,
        doc.rad([(0, tones[0]), (0.7, tones[1]), (1, tones[2])], 0.5, 0.45, 0.8),
    )
    cells = "".join(
        group(
            path(hexagon(46, 8), "none", "#F3ECC0", 4.5),
            f"translate({c * 81 + (40 if r % 2 else 0)} {r * 58})",
        )
        for r in range(14)
        for c in range(8)
    )
    scene += group(cells, extra='opacity=".17"') + rays(250, 346, 420, 18, "#FFF3C4", 0.10)
    gold, line = doc.lin([(0, "#FFE59A"), (0.5, "#E7AE3E"), (1, "#A86A1A")]), outline("#7A4A10")
    disc = glow(doc, oval(250, 366, 150, 148, SHADOW), 14, 0.55) + oval(
        250, 348, 148, 148, gold, line, 8
    )
    disc += oval(
        250, 348, 122, 122, doc.rad([(0, "#FFF3D2"), (1, "#F2C888")], 0.5, 0.4, 0.6), line, 6
    )
    who = (
        Mole(fur="mocha", expression="shock", hat="straw", feet=False)
        if farmer
        else Mole(hat="brodie", feet=False)
    )
    cut = doc.clip(path("M40 40 H460 V350 H372 A122 122 0 0 1 128 350 H40 Z", "#000"))
    if farmer:
        head = group(HATS["straw"](doc), "translate(250 352) scale(.66) translate(-200 -70)")
    else:
        head = group(mole(doc, who), "translate(250 370) scale(.70) translate(-200 -236)")
    disc += group(head, extra=f'clip-path="{cut}"')
    arc = "M102 348 A148 148 0 0 0 398 348 L372 348 A122 122 0 0 1 128 348 Z"
    low = doc.lin([(0, "#E7AE3E"), (1, "#A86A1A")])
    disc += path(arc, low, line, 6)
    stars = "".join(
        star(x, y, 22, "#F3CE6B", "#6A4A10", 4) for x in (76, W - 76) for y in (80, H - 86)
    )
    rim = box(20, 20, W - 40, H - 45, 28, "none", outline(tones[2]), 7)
    rim += box(36, 36, W - 72, H - 77, 20, "none", "#F3CE6B", 4.5)
    body = group(scene, extra=f'clip-path="{clip}"')
    lit = group(disc, extra=f'filter="{shade(doc, 8, 0.25, 0.3, grain=0)}"') if farmer else disc
    return _blank(doc) + body + rim + stars + lit
