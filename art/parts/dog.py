"""Bobtail, the big friendly sheepdog with a fringe over its eyes. About 400 units, round 0,0."""

from __future__ import annotations

import math
import random

from art.kit.colours import outline
from art.kit.light import contact, solid
from art.kit.svg import Doc, group, oval, path

__all__ = ["DOGS", "dog", "spray"]

DOGS = ("sit", "crouch", "hop", "dig")
LINE = outline("#3A4252")
GREY = ("#AEB7C4", "#7E8A9C", "#4C5668")
WHITE = ("#FFFDF6", "#DCD4CC")


def _shag(doc: Doc, d: str, tones: tuple[str, str], k: float = 18) -> str:
    fleece = doc.lin([(0, tones[0]), (1, tones[1])])
    behind = group(path(d, LINE, LINE, 9), "translate(2 4)")
    return behind + solid(doc, d, fleece, LINE, 7, k, 0.45, 0.5)


def _tuft(cx: float, cy: float, r: float, points: int = 7, waist: float = 0.78) -> str:
    corners = []
    for i in range(2 * points):
        reach = r * (1 if i % 2 else waist)
        a = 0.2 + i * math.pi / points
        corners.append(f"{cx + reach * math.cos(a):.1f} {cy + reach * 0.92 * math.sin(a):.1f}")
    return "M" + "L".join(corners) + "Z"


def _strands(places: tuple[tuple[float, float], ...]) -> str:
    return "".join(
        path(
            f"M{x - 12} {y} q6 14 4 26 M{x} {y - 4} q4 16 2 28 M{x + 12} {y} q0 14 -3 24",
            "none",
            GREY[2],
            4,
            'opacity=".55"',
        )
        for x, y in places
    )


EAR = "M0 -30 C34 -34 54 10 46 60 C44 84 34 96 24 104 L18 92 L8 102 L2 84 C-12 50 -16 0 0 -30 Z"
HEAD = (
    "M-152 -46 C-156 -120 -108 -160 -52 -160 C4 -160 52 -120 48 -46 C58 -30 60 -10 50 6 L40 -2 "
    "C36 30 10 58 -4 62 L-14 50 L-26 70 L-40 54 L-52 74 L-64 54 L-78 70 L-90 50 L-100 62 "
    "C-114 58 -140 30 -144 -2 L-154 6 C-164 -10 -162 -30 -152 -46 Z"
)
FRINGE = (
    "M-150 -70 C-150 -130 -104 -166 -52 -166 C0 -166 46 -130 46 -74 L30 -86 L22 -62 L6 -84 L-8 -72 "
    "L-20 -92 L-30 -52 L-46 -80 L-60 -44 L-76 -76 L-92 -42 L-106 -74 L-124 -46 L-132 -76 Z"
)
SNOUT = (
    "M-52 -42 C-26 -44 -12 -32 -14 -18 C-16 -4 -36 6 -52 6 C-68 6 -88 -4 -90 -18 "
    "C-92 -32 -78 -44 -52 -42 Z"
)


def _head(doc: Doc, *, tongue: bool = True) -> str:
    """Its middle at -52, -46."""
    out = ""
    for side in (-1, 1):
        ear = _shag(doc, EAR, (GREY[0], GREY[2]), 12)
        out += group(ear, f"translate({-52 + side * 84} -78) scale({side} 1) rotate(-14)")
    out += _shag(doc, HEAD, WHITE, 24)
    if tongue:
        mouth = "M-84 16 C-70 34 -34 34 -20 16 C-22 44 -34 54 -52 54 C-70 54 -82 44 -84 16 Z"
        lick = "M-68 30 C-60 24 -44 24 -36 30 C-32 56 -36 78 -52 80 C-68 78 -72 56 -68 30 Z"
        pink = doc.lin([(0, "#FF9AA4"), (1, "#E2607A")])
        out += path(mouth, "#5A1A2E", LINE, 5)
        out += solid(doc, lick, pink, outline("#A03048"), 5, 6, 0.35, 0.4)
        out += path("M-52 34 V62", "none", "#B83A58", 4)
    out += path("M-52 -4 V16 M-88 12 C-76 22 -62 22 -52 14 C-42 22 -28 22 -16 12", "none", LINE, 6)
    black = doc.rad([(0, "#6A6070"), (0.6, "#2E2634"), (1, "#17111C")], 0.4, 0.3, 0.75)
    out += solid(doc, SNOUT, black, "#120C16", 6, 9, 0.3, 0.5)
    out += oval(-66, -28, 12, 7, "#FFFFFF", extra='opacity=".75" transform="rotate(-16 -66 -28)"')
    out += oval(-6, -62, 19, 22, "#FFFDF4", LINE, 5) + oval(-8, -58, 12, 14, "#2A1820")
    out += oval(-12, -64, 5, 5.5, "#FFFFFF") + group(path(FRINGE, LINE, LINE, 4), "translate(1 4)")
    out += solid(doc, FRINGE, doc.lin([(0, "#FFFFFF"), (1, "#E6DED6")]), LINE, 6, 14, 0.35, 0.5)
    hairs = (
        "M-120 -128 q-8 30 -4 44 M-90 -146 q-8 40 -4 72 M-54 -152 q-4 44 -4 76 "
        "M-18 -146 q8 36 4 56 M16 -126 q6 24 4 40"
    )
    return out + path(hairs, "none", "#B9AFA8", 4.5, 'opacity=".75"')


PAW = (
    "M-44 20 C-50 -14 -24 -34 0 -34 C24 -34 50 -14 44 20 L32 30 L20 22 L6 32 L-8 22 L-22 32 "
    "L-34 22 Z"
)
RUMP = (
    "M-120 150 C-140 60 -118 -20 -40 -50 C30 -76 128 -60 150 20 C164 70 160 120 150 152 L128 140 "
    "L112 162 L90 144 L66 164 L40 146 L10 166 L-20 148 L-50 166 L-80 148 L-100 164 Z"
)
CHEST = (
    "M-110 152 C-120 90 -96 40 -40 36 C16 40 34 90 26 152 L8 142 L-10 164 L-32 146 L-54 166 "
    "L-74 146 L-92 164 Z"
)
FLANK = ((80, -20), (110, 20), (60, 40), (124, 80), (88, 96), (40, -30))


def _paw(doc: Doc, x: float, y: float, turn: float, k: float = 1) -> str:
    foot = _shag(doc, PAW, WHITE, 10) + path("M-14 8 V24 M10 8 V24", "none", LINE, 5)
    return group(foot, f"translate({x} {y}) rotate({turn}) scale({k})")


def _lying(doc: Doc, head: str) -> str:
    grey = (GREY[0], GREY[2])
    return (
        _shag(doc, _tuft(118, -28, 34), (GREY[0], GREY[1]), 10)
        + _shag(doc, RUMP, grey, 30)
        + _strands(FLANK)
        + _shag(doc, CHEST, WHITE, 18)
        + head
        + _paw(doc, -126, 150, -8)
        + _paw(doc, -10, 154, 6)
    )


def _dig(doc: Doc) -> str:
    """Earth flies to both sides, more of it behind."""
    flung = spray(doc, -176, 140, 5, 13) + spray(doc, -120, 176, 7, 6)
    flung += group(spray(doc, -150, 130, 9, 15), "scale(-1 1) translate(-20 0)")
    return contact(doc, 0, 166, 180, 30, 0.5) + _lying(doc, _head(doc)) + flung


def _crouch(doc: Doc) -> str:
    """Chin on the ground, tail up: any moment now."""
    low = group(_head(doc, tongue=False), "translate(-16 66)")
    wag = path("M166 -66 q16 -14 12 -34 M182 -40 q22 -10 26 -32", "none", "#FFF6DC", 7)
    return contact(doc, 0, 166, 186, 30, 0.5) + _lying(doc, low) + wag


def _sit(doc: Doc) -> str:
    grey = (GREY[0], GREY[2])
    body = (
        "M-104 160 C-124 70 -96 -40 0 -50 C96 -40 140 60 132 160 L112 146 L92 168 L66 150 L40 170 "
        "L10 152 L-20 170 L-46 150 L-74 168 L-90 148 Z"
    )
    bib = (
        "M-66 -10 C-30 -34 40 -34 66 -6 C76 40 70 92 56 146 L40 130 L26 152 L8 134 L-12 154 "
        "L-28 132 L-46 148 C-66 96 -76 40 -66 -10 Z"
    )
    return (
        contact(doc, 6, 172, 170, 26, 0.5)
        + _shag(doc, _tuft(136, 118, 36), (GREY[0], GREY[1]), 10)
        + _shag(doc, body, grey, 30)
        + _strands(((92, 20), (108, 66), (96, 108), (-88, 70), (-80, 110)))
        + _shag(doc, bib, WHITE, 18)
        + group(_head(doc), "translate(52 -62)")
        + _paw(doc, -58, 156, -4)
        + _paw(doc, 52, 158, 4)
    )


def _hop(doc: Doc) -> str:
    """Off the ground with all four; only the shadow stays."""
    grey = (GREY[0], GREY[2])
    up = (
        _paw(doc, 152, 132, -46)
        + _paw(doc, 92, 158, -40)
        + _shag(doc, _tuft(132, -20, 34), (GREY[0], GREY[1]), 10)
        + _shag(doc, RUMP, grey, 30)
        + _strands(FLANK)
        + _shag(doc, CHEST, WHITE, 18)
        + _paw(doc, -150, 112, 42)
        + _paw(doc, -64, 146, 30)
        + _head(doc)
    )
    wind = path("M196 60 q28 10 40 34 M188 112 q22 12 28 36", "none", "#FFF6DC", 8, 'opacity=".85"')
    return contact(doc, 0, 196, 120, 18, 0.35) + group(up + wind, "rotate(-9) translate(0 -22)")


def dog(doc: Doc, pose: str) -> str:
    return {"sit": _sit, "crouch": _crouch, "hop": _hop, "dig": _dig}[pose](doc)


def spray(doc: Doc, x: float, y: float, seed: int, count: int = 9) -> str:
    """Earth flung up from a point."""
    rng, line, out = random.Random(seed), outline("#4A2A22"), ""
    for _ in range(count):
        a, far = rng.uniform(-2.7, -1.1), rng.uniform(10, 110)
        px, py = x + math.cos(a) * far * 0.9, y + math.sin(a) * far
        r = rng.uniform(6, 17) * (1 - 0.3 * far / 110)
        d = (
            f"M{px - r:.0f} {py:.0f} q{r * 0.3:.0f} {-r:.0f} {r:.0f} {-r * 0.9:.0f} "
            f"q{r:.0f} {r * 0.2:.0f} {r * 0.9:.0f} {r:.0f} q{-r * 0.4:.0f} {r * 0.9:.0f} "
            f"{-r:.0f} {r * 0.8:.0f} "
            f"q{-r * 0.8:.0f} 0 {-r * 0.9:.0f} {-r * 0.9:.0f} Z"
        )
        out += solid(doc, d, "#8F5B3E", line, 4, 5, 0.4, 0.5)
    return out
