"""A molehill in layers: rim and hole, then whoever is in it, then the mound in front, then paws.
The origin is the middle of the hole's mouth."""

from __future__ import annotations

import random

from art.kit.colours import outline
from art.kit.light import contact, shade, solid
from art.kit.svg import Doc, group, oval, path
from art.parts.body import BUILDS
from art.parts.mole import Mole, mole
from art.parts.paws import PINK, paw

__all__ = ["MOUTH", "back", "front", "in_hole", "rim_paws", "whole"]

WIDE = 420
MOUTH = (WIDE * 0.40, WIDE * 0.105)  # half axes of the opening
SUNK = 318  # how much of a mole's 400 units stands above the rim, if it is of common build

RIM = (
    "M-218 25 C-210 -42 -168 -55 -143 -57 C-118 -76 -84 -67 -63 -69 C-34 -84 25 -82 50 -69 "
    "C84 -80 126 -67 147 -55 C185 -50 218 -25 218 25 Z"
)
MOUND = (
    "M-176 -6 C-126 36 126 36 176 -6 C197 -13 210 0 214 21 C244 34 244 67 218 76 C193 92 168 84 "
    "151 88 C118 105 84 94 59 99 C25 109 -25 107 -50 99 C-84 105 -126 103 -151 88 "
    "C-176 90 -210 88 -223 71 C-244 63 -239 34 -214 21 C-210 0 -197 -13 -176 -6 Z"
)


def back(doc: Doc) -> str:
    line = outline("#4A2A22")
    dark = doc.lin([(0, "#1C0F1A"), (1, "#3B2026")])
    earth = doc.lin([(0, "#A06A46"), (1, "#6E4330")])
    return (
        contact(doc, 0, 66, 270, 50, 0.5)
        + group(path(RIM, line, line, 7), "translate(2 3)")
        + solid(doc, RIM, earth, line, 6, 16, 0.5, 0.5)
        + oval(0, 0, *MOUTH, dark, outline("#3A2020"), 6)
    )


def _crumbs(seed: int) -> str:
    rng, out = random.Random(seed), ""
    for _ in range(26):
        x, y = rng.uniform(-210, 210), rng.uniform(25, 92)
        r = rng.uniform(3.4, 11.8)
        tone = rng.choice(("#6B4130", "#7B4C36", "#C08A5C", "#A9714B"))
        glint = (
            f"M{x - r:.1f} {y - r * 0.4:.1f} Q{x:.1f} {y - r * 1.25:.1f} {x + r * 0.8:.1f}"
            f" {y - r * 0.6:.1f}"
        )
        out += oval(
            round(x, 1), round(y, 1), round(r * 1.25, 1), round(r, 1), tone, extra='opacity=".8"'
        )
        out += path(glint, "none", "#E0B083", 2, 'opacity=".5"')
    return out


def front(doc: Doc, seed: int = 1) -> str:
    line = outline("#4A2A22")
    earth = doc.lin([(0, "#B57B50"), (0.45, "#8F5B3E"), (1, "#5E3729")])
    inner = group(
        path(MOUND, earth) + _crumbs(seed), extra=f'clip-path="{doc.clip(path(MOUND, "#000"))}"'
    )
    mouth = doc.clip(oval(0, 0, *MOUTH, "#000"))
    gloom = group(oval(0, 6, *MOUTH, "#1C0F1A"), extra=f'filter="{doc.blur(9)}" opacity=".55"')
    return (
        group(gloom, extra=f'clip-path="{mouth}"')
        + group(path(MOUND, line, line, 7), "translate(2 3)")
        + group(inner, extra=f'filter="{shade(doc, 20, 0.5, 0.55, bounce=0.1)}"')
        + path(MOUND, "none", line, 6)
    )


def rim_paws(doc: Doc, pink: tuple[str, str] = PINK, sides: tuple[int, ...] = (-1, 1)) -> str:
    return "".join(
        group(
            paw(doc, pink), f"translate({side * 132} 19) rotate({180 - side * 8}) scale({side} 1)"
        )
        for side in sides
    )


def _standing(doc: Doc, who: Mole, held: str) -> str:
    """Small builds stand on their toes: every mouth shows above the rim."""
    rise = SUNK + max(0.0, BUILDS[who.build].face[1])
    return group(mole(doc, who, held), f"translate(-200 {-rise:g})")


def in_hole(doc: Doc, who: Mole, held: str = "", *, deep: float = 60) -> str:
    """Cut flat below the rim, where the mound hides the cut."""
    clip = doc.clip(path(f"M-500 -900 H500 V{deep} H-500 Z", "#000"))
    return group(_standing(doc, who, held), extra=f'clip-path="{clip}"')


def whole(
    doc: Doc, who: Mole, held: str = "", *, paws: tuple[int, ...] = (-1, 1), seed: int = 1
) -> str:
    rx, ry = MOUTH
    clip = doc.clip(path(f"M-500 -900 H500 V0 H{rx} A{rx} {ry} 0 0 1 {-rx} 0 H-500 Z", "#000"))
    body = _standing(doc, who, held)
    return (
        back(doc)
        + group(body, extra=f'clip-path="{clip}"')
        + front(doc, seed)
        + rim_paws(doc, sides=paws)
    )
