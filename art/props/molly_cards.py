"""Molly's cards: moles of five families, the project back, the Tardy's back, "
"events, the Bobtail."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING

from art.kit.colours import INK, dark, light, mix, outline
from art.kit.light import glow
from art.kit.svg import Doc, box, group, oval, path
from art.molly_cast import FAMILIES
from art.parts import hole
from art.parts.dog import dog
from art.parts.mole import Mole, mole
from art.parts.plants import grass
from art.props.molly_things import clock, cube, token, vegetable_badge
from art.props.vegetables import VEGETABLES
from art.scenes.meadow import rays

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["EVENTS", "H", "W", "back", "bobtail", "event", "front"]

W, H = 500, 600
INNER = (20, 20, 460, 560, 30)


def _blank(doc: Doc) -> str:
    return (
        group(
            box(6, 12, W - 8, H - 8, 44, "#160A18"), extra=f'filter="{doc.blur(9)}" opacity=".45"'
        )
        + box(0, 5, W, H - 5, 44, "#A9824A")
        + box(0, 0, W, H - 5, 44, doc.lin([(0, "#FFF8E8"), (1, "#F1DDB4")]))
        + box(2.5, 2.5, W - 5, H - 10, 42, "none", "#B99660", 4)
    )


def _framed(doc: Doc, scene: str, deep: str, inner: str) -> str:
    x, y, w, h, r = INNER
    clip = doc.clip(box(x, y, w, h - 5, r))
    gloom = box(0, 0, W, H - 5, r + 16, "none", "#2A1030", 44)
    shaded = scene + group(gloom, extra=f'filter="{doc.blur(16)}" opacity=".34"')
    return (
        _blank(doc)
        + group(shaded, extra=f'clip-path="{clip}"')
        + box(x, y, w, h - 5, r, "none", outline(deep), 7)
        + box(x + 8, y + 8, w - 16, h - 21, r - 6, "none", inner, 5, 'opacity=".9"')
    )


def front(doc: Doc, family: str, which: int, *, tardy: bool = False) -> str:
    """A Tardy Mole is an ordinary one who comes home at dusk."""
    facts = FAMILIES[family]
    top, sky = ("#4A3A6A", "#F0A868") if tardy else facts.sky
    scene = box(20, 20, 460, 560, 0, doc.lin([(0, top), (0.6, sky), (1, sky)]))
    scene += glow(doc, oval(250, 310, 190, 170, "#FFFDF0"), 46, 0.45 if tardy else 0.75)
    scene += rays(250, 320, 600, 13, "#FFFFFF", 0.30)
    turf = mix("#6FB24C", facts.colour, 0.28)
    turf = dark(turf, 0.3) if tardy else turf
    far = doc.lin([(0, mix(turf, "#FFFFFF", 0.28)), (1, turf)])
    near = doc.lin([(0, mix(turf, "#FFFFFF", 0.1)), (1, dark(turf, 0.3))])
    scene += path("M0 360 C90 300 190 310 270 350 C350 310 440 300 520 352 V640 H0 Z", far)
    scene += path("M0 420 C120 380 380 380 520 420 V640 H0 Z", near)
    for x in (62, 438):
        scene += group(VEGETABLES[family](doc), f"translate({x} 404) scale(.56)")
    soil = doc.lin([(0, "#8F5B3E"), (1, "#4A2C24")])
    scene += path("M0 510 C120 484 380 484 520 510 V640 H0 Z", soil)
    scene += "".join(grass(doc, x, 512, 0.9, x) for x in (46, 92, 408, 456))
    who = replace(facts.moles[which], expression="joy") if tardy else facts.moles[which]
    scene += group(hole.whole(doc, who, seed=which + 2), "translate(256 496) scale(1.10)")
    inner = mix(facts.colour, "#FFFFFF", 0.35)
    return _framed(doc, scene, facts.deep, inner) + group(
        vegetable_badge(doc, family, 80), "translate(96 98)"
    )


PIPES = (
    "M40 90 C120 60 150 150 110 200 C80 240 110 300 190 300 M460 120 C380 90 340 150 380 210 "
    "C410 260 380 300 310 300 M70 520 C60 430 130 420 190 380 M440 520 C440 430 370 430 310 380 "
    "M250 420 V560"
)
ENDS = ((110, 196, 30), (384, 206, 30), (70, 520, 32), (440, 520, 32), (40, 90, 26), (462, 120, 26))
STORED = ((110, 196, "yellow"), (384, 206, "red"), (70, 520, "white"), (440, 520, "green"))


def back(doc: Doc, *, tardy: bool = False) -> str:
    """A plan of tunnels; the last cards of the deck have the orange one, with a clock."""
    tones = (
        ("#F0A040", "#C8622A", "#7A2E1E", "#FFE9B8")
        if tardy
        else ("#6A5BA8", "#473A80", "#2B2256", "#D9D2FF")
    )
    face, middle, deep, chalk = tones
    scene = box(20, 20, 460, 560, 0, doc.rad([(0, face), (0.7, middle), (1, deep)], 0.5, 0.45, 0.8))
    lines = "".join(f"M{x} 0V600" for x in range(20, 500, 46))
    lines += "".join(f"M0 {y}H500" for y in range(20, 600, 46))
    scene += path(lines, "none", "#FFFFFF", 2.2, 'opacity=".16"')
    scene += path(PIPES, "none", deep, 34, 'opacity=".55"')
    scene += path(PIPES, "none", chalk, 24, 'opacity=".85"') + path(PIPES, "none", middle, 13)
    scene += "".join(oval(x, y, r, r * 0.86, middle, chalk, 7) for x, y, r in ENDS)
    scene += "".join(
        group(VEGETABLES[f](doc), f"translate({x} {y}) scale(.22)") for x, y, f in STORED
    )
    gold, line = doc.lin([(0, "#FFE59A"), (0.5, "#E7AE3E"), (1, "#A86A1A")]), outline("#7A4A10")
    disc = glow(doc, oval(250, 322, 118, 112, "#0A0618"), 12, 0.55)
    disc += oval(250, 308, 116, 116, gold, line, 6)
    disc += oval(
        250, 308, 96, 96, doc.rad([(0, "#FFF3D2"), (1, "#F2C888")], 0.5, 0.4, 0.6), line, 5
    )
    if tardy:
        disc += group(clock(doc), "translate(250 316) scale(.74)")
    else:
        clip = doc.clip(path("M60 60 H440 V310 H346 A96 96 0 0 1 154 310 H60 Z", "#000"))
        who = mole(doc, Mole(expression="joy", hat="miner", feet=False))
        head = group(who, "translate(250 324) scale(.56) translate(-200 -236)")
        arc = "M134 308 A116 116 0 0 0 366 308 L346 308 A96 96 0 0 1 154 308 Z"
        low = doc.lin([(0, "#E7AE3E"), (1, "#A86A1A")])
        disc += group(head, extra=f'clip-path="{clip}"') + path(arc, low, line, 5)
    return _framed(doc, scene, deep, chalk) + disc


def bobtail(doc: Doc) -> str:
    sky = doc.lin([(0, "#F2B27A"), (0.55, "#FFF0D0"), (1, "#FFF0D0")])
    scene = box(20, 20, 460, 560, 0, sky) + rays(250, 300, 600, 14, "#FFFFFF", 0.35)
    lawn = doc.lin([(0, "#A9D466"), (1, "#4E8F3E")])
    soil = doc.lin([(0, "#9A6444"), (1, "#4A2C24")])
    scene += path("M0 380 C120 340 380 340 520 380 V640 H0 Z", lawn)
    scene += path("M0 470 C120 440 380 440 520 470 V640 H0 Z", soil)
    scene += group(dog(doc, "dig"), "translate(262 352) scale(1.16)")
    return _framed(doc, scene, "#7A4A1A", "#FFD98A")


# top, low, pale
PARTS = {
    "green": ("#7CC24C", "#2F7A3A", "#DDF2B4"),
    "orange": ("#F5A23A", "#B85A14", "#FFE3B0"),
    "red": ("#E8584E", "#9A1E30", "#FFD0C2"),
}


def _mole(doc: Doc, x: float, y: float, k: float, fur: str, mood: str = "joy") -> str:
    who = mole(doc, Mole(fur=fur, expression=mood, feet=False))
    return group(who, f"translate({x} {y}) scale({k}) translate(-200 -236)")


def _token(doc: Doc, x: float, y: float, k: float) -> str:
    return group(token(doc), f"translate({x} {y}) scale({k}) translate(-50 -50)")


def _cube(doc: Doc, x: float, y: float, k: float, family: str, turn: float = 0) -> str:
    return group(
        cube(doc, family), f"translate({x} {y}) rotate({turn}) scale({k}) translate(-50 -54)"
    )


def _arrow(
    start: tuple[float, float],
    end: tuple[float, float],
    bend: float,
    colour: str,
    width: float = 16,
) -> str:
    """A fat bowed arrow with an ink edge."""
    (x1, y1), (x2, y2) = start, end
    far = math.dist(start, end)
    cx = (x1 + x2) / 2 - (y2 - y1) / far * bend
    cy = (y1 + y2) / 2 + (x2 - x1) / far * bend
    a, head = math.atan2(y2 - cy, x2 - cx), 28
    ex, ey = x2 - math.cos(a) * head * 0.9, y2 - math.sin(a) * head * 0.9
    wings = [
        (ex + math.cos(a + t) * head * 0.8, ey + math.sin(a + t) * head * 0.8)
        for t in (math.pi * 0.55, -math.pi * 0.55)
    ]
    tip = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in ((x2, y2), *wings)) + "Z"
    line = f"M{x1:.1f} {y1:.1f}Q{cx:.1f} {cy:.1f} {ex:.1f} {ey:.1f}"
    under = path(line, "none", INK, width + 9) + path(tip, INK, INK, 9)
    return under + path(line, "none", colour, width) + path(tip, colour, colour, 3)


def _gain(doc: Doc) -> str:
    """A token for everyone."""
    out = ""
    for x, y, fur in (
        (124, 240, "plum"),
        (376, 240, "sky"),
        (124, 440, "ivory"),
        (376, 440, "russet"),
    ):
        out += _mole(doc, x, y, 0.40, fur)
    out += _token(doc, 250, 346, 1.9)
    return out + "".join(
        _token(doc, x, y, 0.75) for x, y in ((124, 346), (376, 346), (124, 536), (376, 536))
    )


def _draw(doc: Doc) -> str:
    """A card for everyone, and its cube."""
    card = box(-90, -116, 180, 232, 18, "#5A4A98", outline("#2B2256"), 7)
    card += box(-76, -102, 152, 204, 10, "none", "#D9D2FF", 4)
    card += oval(0, 0, 42, 42, "#F2C888", outline("#7A4A10"), 5)
    out = group(card, "translate(160 290) rotate(-8)")
    out += _arrow((180, 430), (326, 466), -50, "#FFF3C4")
    return out + _cube(doc, 372, 430, 1.9, "green") + _mole(doc, 372, 236, 0.38, "leaf")


def _grid(doc: Doc, *, gaps: bool) -> str:
    """Nine places; three of them get a new mole, where there was nothing or a back."""
    fresh = {(0, 2): "gold", (1, 0): "russet", (2, 1): "ivory"}
    out = box(-132, -158, 264, 316, 22, "#7E5138", outline("#4A2812"), 6)
    for row in range(3):
        for column in range(3):
            x, y = -120 + column * 82, -146 + row * 99
            new = fresh.get((row, column))
            out += box(x, y, 76, 92, 12, "#FFD23F" if new else "#FFF3D2", outline("#3A2414"), 4.5)
            out += _mole(doc, x + 38, y + 52, 0.155, new or "plum", "joy" if new else "happy")
            if not new:
                continue
            if gaps:
                out += oval(x + 60, y + 16, 17, 17, "#3F241C", "#FFF8E6", 4.5)
            else:
                out += box(x + 46, y - 6, 32, 42, 6, "#5A4A98", "#FFF8E6", 4.5)
                out += oval(x + 62, y + 15, 8, 8, "#F2C888", outline("#7A4A10"), 2.5)
    return group(out, "translate(250 340) scale(1.3)")


def _gaps(doc: Doc) -> str:
    return _grid(doc, gaps=True)


def _backs(doc: Doc) -> str:
    return _grid(doc, gaps=False)


def _pass(doc: Doc) -> str:
    """A cube to the right."""
    out = _mole(doc, 126, 410, 0.52, "plum", "smug") + _mole(doc, 374, 410, 0.52, "sky", "shock")
    out += _arrow((136, 286), (372, 272), 70, "#FFD23F") + _cube(doc, 252, 214, 1.6, "red")
    return out


def _discard(doc: Doc) -> str:
    out = _mole(doc, 250, 440, 0.58, "ivory", "sad") + _cube(doc, 256, 220, 1.9, "yellow", -14)
    cross = "M166 140 L334 296 M334 140 L166 296"
    return out + path(cross, "none", "#FFF8E6", 34) + path(cross, "none", "#C81E34", 22)


EVENTS: dict[str, tuple[str, Callable[[Doc], str]]] = {
    "token": ("green", _gain),
    "draw": ("green", _draw),
    "fill-gaps": ("orange", _gaps),
    "fill-backs": ("orange", _backs),
    "pass": ("red", _pass),
    "discard": ("red", _discard),
}


def event(doc: Doc, name: str) -> str:
    part, draw = EVENTS[name]
    top, low, pale = PARTS[part]
    scene = box(20, 20, 460, 560, 0, doc.lin([(0, top), (1, low)]))
    scene += rays(250, 330, 620, 15, pale, 0.30) + glow(
        doc, oval(250, 330, 180, 180, "#FFFDF0"), 40, 0.65
    )
    zap = path("M12 -54 L-34 10 H-4 L-14 54 L36 -14 H6 Z", "#FFF6CF", outline("#8A5A10"), 6)
    disc = oval(3, 7, 80, 80, "#180A1A", extra='opacity=".35"') + oval(0, 0, 80, 80, outline(low))
    disc += oval(0, 0, 73, 73, doc.lin([(0, light(top, 0.3)), (1, low)])) + zap
    return _framed(doc, scene + draw(doc), low, pale) + group(disc, "translate(98 98)")
