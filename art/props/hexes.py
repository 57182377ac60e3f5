"""Thick tiles, one corner up: ground with something growing or standing on it."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from art.kit.colours import INK, light, mix, outline
from art.kit.light import SHADOW, contact, glow, rough, shade, solid
from art.kit.svg import Doc, box, group, path
from art.parts.plants import cluster, flower

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["GROUNDS", "RADIUS", "SQUASH", "ghost", "tile"]

RADIUS, SQUASH, THICK = 110, 0.84, 15

# light, middle, dark
GROUNDS = {
    "grass": ("#B4D668", "#7FB24C", "#4A7A36"),
    "soil": ("#B88A5E", "#8F6644", "#5A4029"),
    "stone": ("#CFC9BE", "#9E978E", "#655E5C"),
    "water": ("#9FDCE2", "#4FA6BC", "#2C6A86"),
    "barracks": ("#A9BC62", "#82974A", "#5E6F36"),
}


def _corners(r: float) -> list[tuple[float, float]]:
    return [
        (r * math.cos(math.radians(60 * i - 90)), r * SQUASH * math.sin(math.radians(60 * i - 90)))
        for i in range(6)
    ]


def outline_of(r: float, rounding: float) -> str:
    points, d = _corners(r), ""
    for i, corner in enumerate(points):
        ends = []
        for other in (points[i - 1], points[(i + 1) % 6]):
            t = rounding / math.dist(corner, other)
            ends.append(
                (corner[0] + (other[0] - corner[0]) * t, corner[1] + (other[1] - corner[1]) * t)
            )
        (ax, ay), (bx, by) = ends
        d += (
            f"{'L' if d else 'M'}{ax:.1f} {ay:.1f}Q{corner[0]:.1f} {corner[1]:.1f} {bx:.1f}"
            f" {by:.1f}"
        )
    return d + "Z"


def _grass(doc: Doc) -> str:
    return (
        cluster(doc, -40, -16, 0.62, 1)
        + cluster(doc, 34, 14, 0.7, 5)
        + cluster(doc, -22, 52, 0.55, 8)
        + flower(52, -30, 0.55)
        + flower(38, -20, 0.45)
        + flower(60, -14, 0.45)
    )


def _soil(doc: Doc) -> str:
    line = mix(GROUNDS["soil"][2], INK, 0.4)
    rows = "".join(
        path(
            f"M{-70 + abs(y) * 0.4:g} {y} Q0 {y + 12} {70 - abs(y) * 0.4:g} {y}",
            "none",
            "#6B4A30",
            7,
            'opacity=".55"',
        )
        + path(
            f"M{-70 + abs(y) * 0.4:g} {y - 6} Q0 {y + 6} {70 - abs(y) * 0.4:g} {y - 6}",
            "none",
            "#D2A878",
            3,
            'opacity=".45"',
        )
        for y in (-48, -20, 8, 36)
    )
    lumps = ""
    for x, y, r in ((-38, -4, 9), (-24, 4, 6), (-44, 8, 5), (34, 30, 8), (46, 24, 5)):
        d = (
            f"M{x - r} {y} Q{x - r} {y - r} {x} {y - r} Q{x + r} {y - r} {x + r} {y} Q{x}"
            f" {y + r * 0.7:g} {x - r} {y} Z"
        )
        lumps += solid(doc, d, doc.lin([(0, "#C08A5C"), (1, "#7B4C36")]), line, 3, 4, 0.4, 0.5)
    return rows + lumps


def _stone(doc: Doc) -> str:
    line, out = outline(GROUNDS["stone"][2]), ""
    for x, y, k in ((-30, 6, 1.0), (34, 22, 0.8), (14, -28, 0.62)):
        d = "M-44 22 C-46 -6 -30 -34 -6 -38 C18 -42 40 -20 44 20 C30 32 -32 32 -44 22 Z"
        rock = solid(doc, d, doc.lin([(0, "#E2DED4"), (1, "#8E8880")]), line, 5, 13, 0.5, 0.55)
        cracks = path(
            "M-14 -20 l8 12 l-6 10 M14 -12 l-4 12 l8 8", "none", "#655E5C", 3.5, 'opacity=".6"'
        )
        out += group(
            contact(doc, 4, 24, 46, 10, 0.45) + rock + cracks, f"translate({x} {y}) scale({k})"
        )
    return out


def _water(_doc: Doc) -> str:
    out = ""
    for x, y, k in (
        (-44, -28, 1),
        (18, -44, 0.8),
        (36, -4, 1),
        (-14, 10, 1.1),
        (-48, 36, 0.8),
        (24, 44, 0.9),
    ):
        wave = path("M-20 0 q10 -9 20 0 t20 0", "none", "#E6F9F8", 4.5, 'opacity=".85"')
        out += group(wave, f"translate({x} {y}) scale({k})")
    leaf = path("M-16 0 A16 10 0 1 1 10 8 L0 0 Z", "#6FB24A", outline("#3F7A33"), 3.5)
    return out + group(leaf, "translate(52 30)") + flower(54, 24, 0.5, "#F7A8C4", "#FFE08A")


def _barracks(doc: Doc) -> str:
    """A round-roofed hut with a flag: corrugated iron, boards in front, sandbags."""
    steel, line = (
        doc.lin([(0, "#BCC6C2"), (0.5, "#84918E"), (1, "#5A6668")], 0, 0, 1, 1),
        outline("#4A5560"),
    )
    roof = "M-64 6 V-40 C-64 -78 -36 -92 -14 -92 L52 -106 C84 -104 98 -74 98 -42 V-12 L34 6 Z"
    clip = doc.clip(path(roof, "#000"))
    ribs = "".join(
        path(
            f"M{-6 + i * 15} {-93 - i * 3} C{18 + i * 14} {-88 - i * 3} {34 + i * 13} {-66 - i * 2}"
            f" {34 + i * 13} {6 - i * 4}",
            "none",
            "#4A5560",
            3,
            'opacity=".55"',
        )
        for i in range(5)
    )
    front = "M-64 6 V-40 C-64 -76 -36 -92 -14 -92 C10 -92 34 -76 34 -40 V6 Z"
    wood = doc.lin([(0, "#D9B57C"), (1, "#A87E4A")])
    out = contact(doc, 14, 8, 104, 22, 0.5) + group(path(roof, line, line, 6), "translate(2 3)")
    out += group(path(roof, steel), extra=f'filter="{shade(doc, 14, 0.5, 0.5)}"')
    out += group(ribs, extra=f'clip-path="{clip}"') + path(roof, "none", line, 5)
    out += solid(doc, front, wood, outline("#5A3A1A"), 5, 12, 0.45, 0.55)
    out += path(
        "M-46 -68 V6 M-30 -84 V6 M2 -84 V6 M18 -70 V6", "none", "#7A5428", 2.5, 'opacity=".5"'
    )
    door = "M-30 6 V-36 C-30 -50 2 -50 2 -36 V6 Z"
    out += solid(
        doc, door, doc.lin([(0, "#7A4A2E"), (1, "#4A2A1C")]), outline("#3A1A10"), 4.5, 6, 0.4, 0.4
    )
    out += box(12, -44, 14, 16, 3, "#FFE39A", outline("#5A3A1A"), 4) + box(
        -54, -44, 14, 16, 3, "#FFE39A", outline("#5A3A1A"), 4
    )
    out += path("M-50 -70 V-122", "none", outline("#5A3A1A"), 9) + path(
        "M-50 -70 V-122", "none", "#C98A50", 4
    )
    flag = "M-48 -124 C-30 -132 -16 -116 4 -124 V-96 C-16 -88 -30 -104 -48 -96 Z"
    out += solid(
        doc,
        flag,
        doc.lin([(0, light("#C4262E", 0.2)), (1, "#C4262E")]),
        outline("#C4262E"),
        4.5,
        6,
        0.4,
        0.5,
    )
    for bx, by in ((-84, 8), (-62, 12), (-40, 15), (42, 13), (62, 9), (-74, -6), (52, -3)):
        bag = (
            f"M{bx - 14} {by} C{bx - 16} {by - 14} {bx + 14} {by - 16} {bx + 15} {by - 2}"
            f" C{bx + 16} {by + 8} {bx - 14} {by + 8} {bx - 14} {by} Z"
        )
        out += solid(
            doc, bag, doc.lin([(0, "#E3CB98"), (1, "#AE9160")]), outline("#6A5228"), 4, 5, 0.45, 0.5
        )
    return group(out, "translate(-8 26) scale(.78)")


GROWTH: dict[str, Callable[[Doc], str]] = {
    "grass": _grass,
    "soil": _soil,
    "stone": _stone,
    "water": _water,
    "barracks": _barracks,
}


def tile(doc: Doc, kind: str) -> str:
    """The middle of the top face is 0,0."""
    pale, face, deep = GROUNDS[kind]
    line, top = outline(deep), outline_of(RADIUS - 4, 14)
    side = doc.lin([(0, mix("#D9BE90", deep, 0.35)), (1, mix("#7A5A3A", deep, 0.5))])
    ground = path(
        top, doc.lin([(0, pale), (1, face)]), extra=f'filter="{rough(doc, 3, 0.15, 0.03)}"'
    )
    sheen = path(
        top,
        doc.lin([(0, "#FFF6D0", 0.28), (0.45, "#FFF6D0", 0), (1, "#2A1030", 0.26)], 0, 0, 0.7, 1),
    )
    clip = doc.clip(path(top, "#000"))
    flat = "" if kind == "barracks" else GROWTH[kind](doc)
    standing = GROWTH[kind](doc) if kind == "barracks" else ""
    return (
        glow(doc, group(path(top, SHADOW), f"translate(8 {THICK + 12})"), 9, 0.55)
        + group(path(top, mix(deep, "#3A2418", 0.35), line, 5), f"translate(0 {THICK})")
        + group(path(top, side), f"translate(0 {THICK - 3})")
        + group(ground + sheen, extra=f'clip-path="{clip}"')
        + path(outline_of(RADIUS - 11, 11), "none", "#FFF3CF", 3, 'opacity=".38"')
        + path(top, "none", line, 5)
        + flat
        + standing
    )


def ghost(doc: Doc) -> str:
    """Where a tile may be laid."""
    top = outline_of(RADIUS - 6, 14)
    dashes = 'stroke-dasharray="17 12"'
    return (
        path(top, "#FFD23F", extra='opacity=".16"')
        + glow(doc, path(top, "none", "#FFD23F", 8), 6, 0.7)
        + path(top, "none", "#FFE9A8", 5, dashes)
    )
