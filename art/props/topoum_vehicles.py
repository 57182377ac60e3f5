"""Ways to get about: the motorbike, the parachute, the tunnel. 0,0 is the middle of the hex."""

from __future__ import annotations

import math

from art.costumes import HATS
from art.kit.colours import INK, dark, light, outline
from art.kit.light import SHADOW, contact, shade, solid
from art.kit.svg import Doc, group, oval, path
from art.parts import hole
from art.parts.fur import FURS
from art.parts.mole import mole
from art.parts.paws import fist
from art.parts.symbols import symbol
from art.props.topoum_army import figure
from art.topoum_cast import ARMIES, ink_on, roof, soldier

__all__ = ["badge", "bike", "chute", "cycle", "digger"]


def _wheel(x: float, y: float) -> str:
    spokes = "".join(
        f"M{x} {y} L{x + 24 * math.cos(a):.1f} {y + 24 * math.sin(a):.1f} "
        for a in (i * math.pi / 4 for i in range(8))
    )
    return (
        oval(x, y, 33, 33, "#3A3440", INK, 6)
        + oval(x, y, 24, 24, "#D9C8A0", INK, 4)
        + path(spokes, "none", "#6A5A4A", 3)
        + oval(x, y, 8, 8, "#C2CAD0", INK, 4)
    )


def cycle(doc: Doc) -> str:
    """Facing right, wheels on y = 60."""
    olive = doc.lin([(0, "#A8B46C"), (1, "#5E6A38")])
    line = outline("#3F4A26")
    out = contact(doc, 4, 60, 104, 14, 0.5) + _wheel(-62, 28) + _wheel(66, 28)
    frame = "M-62 28 L-30 -6 H26 L66 28 M26 -6 L44 -44 M-62 28 L10 30 L26 -6"
    out += path(frame, "none", INK, 17) + path(frame, "none", "#7C8A96", 8)
    out += solid(
        doc, "M-22 6 H24 L30 34 H-14 Z", doc.lin([(0, "#C2CAD0"), (1, "#6A7480")]), INK, 5, 7
    )
    out += path("M-16 14 H24 M-14 22 H26", "none", "#4A5460", 3.5)
    out += path("M-6 34 C-40 44 -70 46 -104 40", "none", INK, 14) + path(
        "M-6 34 C-40 44 -70 46 -104 40", "none", "#B8A890", 6.5
    )
    out += solid(doc, "M-32 -22 C-10 -38 24 -34 38 -16 C30 0 -20 2 -32 -6 Z", olive, line, 5.5, 8)
    out += solid(
        doc,
        "M-86 -24 C-70 -34 -40 -32 -30 -20 V-8 H-84 Z",
        doc.lin([(0, "#9A6238"), (1, "#5E3620")]),
        outline("#40200E"),
        5,
        6,
    )
    out += path("M-98 20 C-92 -12 -46 -18 -30 8", "none", line, 12) + path(
        "M-98 20 C-92 -12 -46 -18 -30 8", "none", "#8A965A", 6
    )
    out += path("M34 10 C52 -14 92 -14 102 22", "none", line, 12) + path(
        "M34 10 C52 -14 92 -14 102 22", "none", "#8A965A", 6
    )
    lamp = oval(74, -30, 17, 18, "#F3CE6B", INK, 5) + oval(80, -30, 10, 13, "#FFFDF4", INK, 3.5)
    return out + lamp


def bike(doc: Doc, player: str, *, left: bool = False) -> str:
    army = ARMIES[player]
    rider = mole(doc, soldier(player, "joy", feet=False, tilt=6))
    rider = group(rider, "translate(-34 12) scale(.34) translate(-200 -432)")
    glass = group(
        HATS["army.goggles"](doc),
        "translate(-34 12) rotate(6 0 -30) scale(.36) translate(-200 -368)",
    )
    pale, face, deep = roof(player)
    sleeve = "M-4 -42 C18 -34 30 -36 44 -46"
    arm = path(sleeve, "none", outline(army.colour), 22) + group(
        path(sleeve, "none", face, 15), extra=f'filter="{shade(doc, 5, 0.5, 0.5, strokes=True)}"'
    )
    bar = path("M40 -42 C34 -60 44 -66 54 -64", "none", INK, 12) + path(
        "M40 -42 C34 -60 44 -66 54 -64", "none", "#C2CAD0", 5
    )
    hand = group(fist(doc, FURS[army.fur].paw), "translate(50 -54) rotate(20) scale(.34)")
    plate = oval(3, -18, 14, 12, "#FFF6DC", INK, 3.5) + group(
        symbol(army.symbol, army.mark), "translate(3 -18) scale(.15) translate(-50 -51)"
    )
    scarf = "M-72 -58 C-96 -72 -108 -52 -134 -66 C-126 -50 -104 -36 -72 -44 Z"
    cloth = solid(doc, scarf, doc.lin([(0, pale), (1, deep)]), outline(army.colour), 4.5, 5)
    speed = "M-150 20 H-118 M-160 0 H-126 M-144 -22 H-124"
    dust = "".join(
        oval(x, y, r, r * 0.8, "#F0E0BE", "#A8885A", 3.5)
        for x, y, r in ((-118, 54, 13), (-136, 46, 10), (-104, 60, 10))
    )
    whole = (
        dust
        + path(speed, "none", INK, 6, 'opacity=".7"')
        + cloth
        + cycle(doc)
        + rider
        + glass
        + plate
        + bar
        + arm
        + hand
    )
    whole = group(whole, "translate(14 6)")
    if left:
        whole = group(whole, "scale(-1 1)")
    return whole


def chute(doc: Doc, player: str) -> str:
    """Dropping in: a canopy in the army's colours over a mole that hangs from it."""
    army = ARMIES[player]
    face = roof(player)[1]
    line = outline(army.colour)
    lines = "M-104 -128 L-26 -34 M-52 -112 L-14 -40 M52 -112 L14 -40 M104 -128 L26 -34"
    out = path(lines, "none", INK, 6) + path(lines, "none", "#F3E2B8", 2.6)
    dome = (
        "M-112 -126 C-112 -216 -56 -246 0 -246 C56 -246 112 -216 112 -126 C96 -146 72 -146 "
        "56 -120 C40 -144 16 -144 0 -118 C-16 -144 -40 -144 -56 -120 C-72 -146 -96 -146 -112 "
        "-126 Z"
    )
    clip = doc.clip(path(dome, "#000"))
    stripes = path(dome, "#FFF6DC") + path(
        "M-56 -120 C-60 -200 -20 -240 0 -246 C20 -240 60 -200 56 -120 C40 -150 -40 -150 -56 -120 Z",
        face,
    )
    stripes += path(
        (
            "M-112 -110 C-120 -200 -60 -246 0 -250 C-70 -236 -92 -180 -84 -110 Z M112 -110 C120 "
            "-200 60 -246 0 -250 C70 -236 92 -180 84 -110 Z"
        ),
        face,
    )
    out += group(
        group(stripes, extra=f'clip-path="{clip}"'), extra=f'filter="{shade(doc, 16, 0.45, 0.55)}"'
    )
    out += path(dome, "none", line, 6)
    out += oval(0, -186, 25, 24, "#FFF6DC", INK, 5) + group(
        symbol(army.symbol, army.mark), "translate(0 -186) scale(.32) translate(-50 -51)"
    )
    hanging = group(
        figure(doc, player, "shock", "joy"), "translate(0 34) scale(.37) translate(-200 -432)"
    )
    return out + hanging


def digger(doc: Doc, player: str) -> str:
    """Up out of the ground, blinking."""
    who = soldier(player, "happy", feet=False)
    paws = group(hole.rim_paws(doc, FURS[who.fur].paw), "")
    rx, ry = hole.MOUTH
    clip = doc.clip(path(f"M-500 -900 H500 V0 H{rx} A{rx} {ry} 0 0 1 {-rx} 0 H-500 Z", "#000"))
    body = group(group(mole(doc, who), "translate(-200 -330)"), extra=f'clip-path="{clip}"')
    return group(hole.back(doc) + body + hole.front(doc, 2) + paws, "translate(0 16) scale(.40)")


def badge(doc: Doc, player: str) -> str:
    """The score marker: a thick wooden disc."""
    army = ARMIES[player]
    _, face, _ = roof(player)
    line = outline(army.colour)
    disc = doc.lin([(0, light(face, 0.35)), (1, face)])
    return (
        oval(50, 60, 44, 42, SHADOW, extra='opacity=".5"')
        + oval(50, 56, 45, 43, dark(face, 0.45), line, 6)
        + oval(50, 48, 45, 42, disc, line, 6)
        + oval(50, 48, 36, 33, "none", light(face, 0.6), 3, 'opacity=".7"')
        + group(
            symbol(army.symbol, ink_on(player)), "translate(50 48) scale(.5) translate(-50 -51)"
        )
    )
