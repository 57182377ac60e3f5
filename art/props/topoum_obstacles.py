"""What lies on the field: obstacles and the farmers' things. 0,0 is the middle of the hex."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from art.kit.colours import INK, outline
from art.kit.light import contact, glow, shade, solid
from art.kit.svg import Doc, box, group, oval, path, words
from art.parts.symbols import star
from art.props.produce import carrot
from art.props.topoum_ground import hexagon, slab

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["LONE", "OVERLAYS", "crate", "lone", "open_crate"]


def _stone(doc: Doc, d: str, top: str = "#DCD8D4", low: str = "#7E7A80") -> str:
    line = outline("#4A4650")
    return group(path(d, line, line, 5), "translate(2 3)") + solid(
        doc, d, doc.lin([(0, top), (1, low)]), line, 5.5, 16, 0.5, 0.6
    )


def rock(doc: Doc) -> str:
    """One boulder with a mind of its own, two lesser ones."""
    cracks = "M-34 -62 L-22 -24 L-44 8 M-22 -24 L6 -16 M46 -44 L50 -14"
    return (
        contact(doc, 8, 38, 88, 22, 0.5)
        + _stone(doc, "M4 34 L14 -36 L46 -54 L76 -18 L80 28 L42 44 Z")
        + _stone(doc, "M-80 36 L-70 -26 L-32 -70 L14 -58 L32 -8 L24 42 L-40 50 Z")
        + path(cracks, "none", "#5E5A64", 4.5, 'opacity=".7"')
        + path("M-62 -8 l20 4 M-22 -2 l18 -8", "none", "#4A4650", 6)
        + path("M-52 20 q16 -10 34 -2", "none", "#4A4650", 5)
        + _stone(doc, "M-20 60 L-8 32 L24 30 L42 52 L22 66 Z")
        + path("M-66 -22 C-58 -36 -44 -50 -30 -58", "none", "#FFFFFF", 5, 'opacity=".5"')
    )


def _duck() -> str:
    gold, line = "#FFD23F", outline("#A06A00")
    return (
        path(
            "M-24 2 C-18 -6 -10 -4 -4 -4 H16 C22 8 8 18 -6 18 C-18 18 -26 12 -24 2 Z", gold, line, 4
        )
        + oval(14, -14, 14, 13, gold, line, 4)
        + path("M24 -13 l15 2 l-13 7 Z", "#F07A22", outline("#8A3A10"), 3.5)
        + oval(17, -17, 3, 3.6, INK)
        + path("M-12 4 q8 6 14 0", "none", "#C98A12", 3.5)
    )


def puddle(doc: Doc) -> str:
    d = (
        "M-86 8 C-90 -28 -48 -48 -12 -44 C22 -60 80 -44 84 -4 C90 30 54 50 14 48 C-22 62 -80 "
        "46 -86 8 Z"
    )
    water = doc.lin([(0, "#B9E6F0"), (0.5, "#5FB2D0"), (1, "#2F7FA6")])
    rings = "M-52 -10 q14 -12 30 -6 M-66 14 q18 -10 36 0 M-40 32 q12 -8 24 0 M-14 -30 q14 -8 28 0"
    return (
        path(d, "#6B5236", outline("#4A3018"), 13)
        + path(d, water, "#1F5A78", 4)
        + path(rings, "none", "#EAFBFF", 5, 'opacity=".85"')
        + oval(-38, -20, 16, 6, "#FFFFFF", extra='opacity=".55" transform="rotate(-16 -38 -20)"')
        + oval(30, 18, 34, 10, "none", "#EAFBFF", 4, 'opacity=".8"')
        + group(_duck(), "translate(30 6) scale(1.16)")
    )


def gas(doc: Doc) -> str:
    """A cloud that feels as bad as it smells."""
    line = outline("#5A6A1A")
    d = (
        "M-74 38 C-104 32 -100 -12 -68 -12 C-68 -52 -16 -64 0 -38 C20 -66 70 -48 66 -12 "
        "C100 -10 100"
        " 34 68 38 C50 56 16 52 2 42 C-16 56 -56 54 -74 38 Z"
    )
    fumes = (
        "M-54 -56 q8 -8 0 -18 q-8 -8 0 -18 M4 -62 q8 -10 0 -20 M56 -46 q8 -10 0 -20 q-8 -8 0 -14"
    )
    face = "M-38 4 l18 -13 M-38 -9 l18 13 M18 4 l18 -13 M18 -9 l18 13"
    return (
        contact(doc, 6, 42, 80, 18, 0.4)
        + path(fumes, "none", line, 11)
        + path(fumes, "none", "#B4CC50", 5)
        + group(path(d, line, line, 5), "translate(2 3)")
        + solid(doc, d, doc.lin([(0, "#F4F9A8"), (1, "#A8BE3C")]), line, 5.5, 18, 0.4, 0.6)
        + path(face, "none", INK, 7)
        + path("M-22 24 q10 -12 21 0 t21 0", "none", INK, 6)
        + path("M8 28 q4 20 16 12 q8 -8 0 -16", "#E2607A", INK, 4)
    )


def ice(doc: Doc, *, held: bool = False) -> str:
    sheet = doc.lin([(0, "#FFFFFF"), (0.5, "#C4EAF6"), (1, "#84C4E0")], 0, 0, 1, 1)
    gleam = "M-58 -22 L-20 -60 M-66 14 L22 -66 M8 62 L68 2 M36 56 L72 18"
    out = path(hexagon(96, 10), sheet, "#4F93B4", 5)
    out += path(gleam, "none", "#FFFFFF", 8, 'opacity=".9"')
    out += path("M-24 12 L2 26 L-2 50 M2 26 L30 20 L44 36", "none", "#5FA8C8", 4)
    if held:
        return out
    flake = "M0 0 V-36 M0 -18 L-11 -29 M0 -18 L11 -29"
    star_ = "".join(
        group(path(flake, "none", "#2F7FA6", 6), f"rotate({a})") for a in range(0, 360, 60)
    )
    icicles = "M-84 52 l5 22 l7 -20 M-58 66 l6 26 l8 -22 M50 70 l6 24 l8 -26 M76 56 l4 18 l6 -22"
    return out + path(icicles, "#E6F8FE", "#4F93B4", 3.5) + group(star_, "translate(-4 -6)")


def turnip(doc: Doc) -> str:
    line, out = outline("#7A2A6A"), contact(doc, 6, 52, 58, 16, 0.5)
    leaf = "M0 0 C-22 -16 -26 -52 0 -76 C26 -52 22 -16 0 0 Z"
    green = doc.lin([(0, "#A6DC62"), (1, "#3E8E45")])
    for a, k in ((-44, 0.8), (42, 0.8), (-15, 1.0), (18, 0.95)):
        blade = solid(doc, leaf, green, outline("#246030"), 5, 8, 0.4, 0.45)
        out += group(
            blade + path("M0 -8 V-54", "none", "#2F7A3A", 3.5),
            f"translate(0 -34) rotate({a}) scale({k})",
        )
    d = (
        "M0 -42 C54 -48 76 -14 68 16 C60 44 24 52 10 64 C5 70 2 80 0 88 C-2 80 -5 70 -10 64 C-24 52"
        " -60 44 -68 16 C-76 -14 -54 -48 0 -42 Z"
    )
    clip = doc.clip(path(d, "#000"))
    skin = path(d, "#FFF6EC") + path(
        "M-84 -52 H84 V-4 C42 14 -42 14 -84 -4 Z", doc.lin([(0, "#E07ACA"), (1, "#A03A94")])
    )
    out += group(path(d, line, line, 6), "translate(2 3)")
    out += group(
        group(skin, extra=f'clip-path="{clip}"'), extra=f'filter="{shade(doc, 16, 0.45, 0.6)}"'
    )
    out += path(d, "none", line, 6)
    out += oval(-28, -18, 15, 8, "#FFFFFF", extra='opacity=".65" transform="rotate(-30 -28 -18)"')
    smile = path("M-20 20 q4 -8 10 0 M10 20 q5 -8 10 0 M-10 32 q10 10 20 0", "none", line, 4.5)
    return group(out + smile, "translate(0 -8) scale(.86)")


def _teeth(line: str, start: float, count: int, tall: float, tone: str) -> str:
    out = ""
    for i in range(count):
        a = math.radians(start + i * 148 / (count - 1))
        x, y = 76 * math.cos(a), 14 + 40 * math.sin(a)
        out += path(
            f"M{x - 12:.0f} {y + 4:.0f} L{x * 0.94:.0f} {y - tall:.0f} L{x + 12:.0f} {y + 4:.0f} Z",
            tone,
            line,
            4.5,
        )
    return out


def trap(doc: Doc) -> str:
    """Iron jaws with a carrot between them."""
    line = outline("#3A4048")
    iron = doc.lin([(0, "#AAB6C0"), (1, "#56626E")])
    return (
        contact(doc, 6, 30, 88, 28, 0.45)
        + path("M-84 14 H-102 M84 14 H102", "none", line, 17)
        + path("M-84 14 H-102 M84 14 H102", "none", "#8A98A4", 8)
        + oval(0, 14, 82, 45, iron, line, 6)
        + oval(0, 14, 62, 31, "#5A3C28", line, 5)
        + _teeth(line, 196, 7, 30, "#D6DEE4")
        + oval(0, 18, 26, 13, "#C9A27A", line, 4)
        + group(carrot(doc), "translate(2 -2) rotate(20) scale(.50)")
        + _teeth(line, 16, 7, 28, "#F6FAFC")
    )


def footprint(doc: Doc) -> str:
    """Pressed deep into the ground; whoever was there has jumped."""
    line = outline("#4A2A18")
    deep = doc.lin([(0, "#2E1A10"), (1, "#7A5436")])
    sole = (
        "M-34 -6 C-46 -44 -26 -72 4 -72 C34 -72 50 -48 42 -8 C38 10 30 16 28 26 H-22 C-24 14 "
        "-30 8 -34 -6 Z"
    )
    heel = "M-22 38 H28 C34 66 22 78 4 78 C-14 78 -28 66 -22 38 Z"
    edge = (
        "M-44 -6 C-58 -50 -32 -84 4 -84 C42 -84 62 -52 52 -6 C46 14 38 22 38 32 C46 70 26 88 "
        "4 88 C-20 88 -40 70 -32 32 C-34 20 -40 8 -44 -6 Z"
    )
    bars = "M-26 -44 H34 M-30 -28 H38 M-30 -12 H36 M-22 6 H28 M-16 52 H22 M-14 64 H20"
    marks = "M-66 -34 l-18 -9 M-70 4 h-20 M70 -34 l18 -9 M72 4 h20 M-58 46 l-16 11 M62 46 l16 11"
    return group(
        path(edge, "#C9A071", "#8A643E", 5)
        + path(sole, deep, line, 6)
        + path(heel, deep, line, 6)
        + path(bars, "none", "#B08258", 6.5)
        + path(marks, "none", INK, 7),
        "scale(.92)",
    )


def _fuse(doc: Doc) -> str:
    cord = "M0 -52 C-4 -78 28 -72 30 -90"
    spark = star(30, -98, 26, "#FF8A3A", outline("#A8300E"), 4, 12) + star(
        30, -98, 14, "#FFF3A0", "#FFD23F", 2
    )
    return (
        path(cord, "none", INK, 9)
        + path(cord, "none", "#E6D2A8", 4.5)
        + glow(doc, oval(30, -98, 24, 24, "#FFB52E"), 8, 0.8)
        + spark
    )


def dynamite(doc: Doc) -> str:
    line, out = outline("#7A1A1A"), contact(doc, 6, 48, 70, 18, 0.5)
    red = doc.lin([(0, "#FF8A72"), (0.5, "#DB3A3A"), (1, "#9A1A28")], 0, 0, 1, 0)
    stick = solid(doc, "M-21 -46 H21 V46 C21 56 -21 56 -21 46 Z", red, line, 5.5, 10, 0.4, 0.5)
    stick += oval(0, -46, 21, 8.5, "#FFD9B8", line, 4.5)
    for x, y in ((-38, 4), (38, 4), (0, -4)):
        out += group(stick, f"translate({x} {y})")
    out += box(-66, -12, 132, 25, 6, "#5A4632", INK, 5)
    dial = oval(0, 1, 27, 27, "#F3CE6B", INK, 5) + oval(0, 1, 19, 19, "#FFFDF4", INK, 4)
    dial += path("M0 1 V-11 M0 1 L10 6", "none", INK, 5)
    return group(out + dial + _fuse(doc), "translate(0 6) scale(.9)")


def _planks(doc: Doc) -> str:
    line = outline("#5A341A")
    face = doc.lin([(0, "#E2B070"), (1, "#A8713C")])
    out = contact(doc, 10, 46, 74, 18, 0.5)
    out += path("M46 -30 L64 -54 V26 L46 50 Z", "#8A5A30", line, 5.5)
    out += solid(doc, "M-60 -30 H46 V50 H-60 Z", face, line, 6, 12, 0.45, 0.5)
    out += path("M-60 -10 H46 M-60 10 H46 M-60 30 H46", "none", "#7A4A22", 3.5)
    out += path("M-52 -22 L38 42 M38 -22 L-52 42", "none", "#7A4A22", 12, 'opacity=".4"')
    for x, y in ((-52, -22), (38, -22), (-52, 42), (38, 42)):
        out += oval(x, y, 3.6, 3.6, "#4A2812")
    return out


def _label(text: str, x: float = -7, y: float = 11) -> str:
    return oval(x, y, 29, 29, "#FFF3D6", outline("#5A341A"), 5) + words(
        text, x, y + 17, 48, INK, "Alfa Slab One"
    )


def crate(doc: Doc) -> str:
    """Shut: nobody knows."""
    lid = path("M-60 -30 L-38 -54 H64 L46 -30 Z", "#F0C68A", outline("#5A341A"), 5.5)
    lid += path("M-50 -40 H56", "none", "#B07F48", 3.5)
    return _planks(doc) + lid + _label("?")


def open_crate(doc: Doc, value: int) -> str:
    line = outline("#5A341A")
    inside = path("M-60 -30 L-38 -54 H64 L46 -30 Z", "#3A2014", line, 5.5)
    shine = glow(doc, path("M-54 -36 L-70 -108 H84 L56 -40 Z", "#FFE58A"), 9, 0.6)
    coins = "".join(
        oval(
            x,
            y,
            14,
            10,
            doc.rad([(0, "#FFF3B0"), (0.7, "#FFCB3C"), (1, "#D9861C")]),
            outline("#8A5A10"),
            3.5,
        )
        for x, y in ((-20, -40), (14, -42), (38, -40), (-2, -50), (26, -54))[: value + 1]
    )
    lid = solid(
        doc,
        "M-64 -60 L60 -92 L66 -76 L-58 -44 Z",
        doc.lin([(0, "#F0C68A"), (1, "#B98148")]),
        line,
        5.5,
        6,
    )
    return (
        inside + shine + coins + _planks(doc) + group(lid, "translate(2 -14)") + _label(str(value))
    )


def _beside(draw: Callable[[Doc], str]) -> Callable[[Doc], str]:
    """Small, at the right edge of the hex, so that both mole and thing are seen."""

    def small(doc: Doc) -> str:
        return group(draw(doc), "translate(64 18) scale(.52)")

    return small


def _slippery(doc: Doc) -> str:
    return ice(doc, held=True)


OVERLAYS: dict[str, Callable[[Doc], str]] = {
    "rock": rock,
    "puddle": puddle,
    "gas": gas,
    "ice": ice,
    "turnip": turnip,
    "trap": trap,
    "footprint": footprint,
    "dynamite": dynamite,
    "crate": crate,
    "turnip.held": _beside(turnip),
    "crate.held": _beside(crate),
    "ice.held": _slippery,
}
LONE = {"rock": "stone", "puddle": "wet", "gas": "sick", "ice": "icy"}


def lone(doc: Doc, kind: str) -> str:
    """An obstacle that lies on no base brings its own ground."""
    return slab(doc, LONE[kind], seed=4) + OVERLAYS[kind](doc)
