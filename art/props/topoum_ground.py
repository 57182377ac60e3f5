"""Topoum's thick tiles: neutral ground in four kinds, barracks of every army. Pointy side up; the
middle of the top face is 0,0."""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING

from art.kit.colours import INK, mix, outline
from art.kit.light import SHADOW, contact, glow, rough, shade, solid
from art.kit.svg import Doc, group, oval, path
from art.parts.plants import cluster, flower, grass
from art.parts.symbols import symbol
from art.topoum_cast import ARMIES, ink_on, roof

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["EARTH", "barracks", "corners", "hexagon", "neutral", "plain", "slab", "stud"]

R, SQUASH, THICK = 110, 0.80, 18

# light, middle, dark
EARTH = {
    "dug": ("#D2AC7C", "#AF8356", "#6B4A30"),
    "turf": ("#C2CC74", "#93A858", "#5E6F36"),
    "clay": ("#D8BC88", "#B2905F", "#745838"),
    "stone": ("#CBC6BC", "#9C978F", "#5E5A58"),
    "icy": ("#EAF8FC", "#B4DDEA", "#5E96AC"),
    "wet": ("#B0B892", "#86946C", "#56643F"),
    "sick": ("#CFD07C", "#A0AE50", "#66722E"),
    "scorched": ("#9A8468", "#6E5A46", "#40342A"),
}
MEADOW = ("#C9DA78", "#6F9A40")


def corners(r: float) -> list[tuple[float, float]]:
    return [
        (r * math.cos(math.radians(60 * i - 90)), r * SQUASH * math.sin(math.radians(60 * i - 90)))
        for i in range(6)
    ]


def hexagon(r: float, rounding: float = 12) -> str:
    points, d = corners(r), ""
    for i, corner in enumerate(points):
        ends = []
        for other in (points[i - 1], points[(i + 1) % 6]):
            t = rounding / math.dist(corner, other)
            ends.append(
                (corner[0] + (other[0] - corner[0]) * t, corner[1] + (other[1] - corner[1]) * t)
            )
        (ax, ay), (bx, by) = ends
        d += (
            f"{'L' if d else 'M'}{ax:.1f} {ay:.1f}"
            f"Q{corner[0]:.1f} {corner[1]:.1f} {bx:.1f} {by:.1f}"
        )
    return d + "Z"


def slab(doc: Doc, earth: str, growth: str = "", seed: int = 3) -> str:
    """A thick tile; what grows on it is cut at its edge."""
    pale, face, deep = EARTH[earth]
    line, top = outline(deep), hexagon(R - 4, 14)
    side = doc.lin(
        [
            (0, mix("#D9BE90", deep, 0.3)),
            (0.5, mix("#A07A50", deep, 0.4)),
            (1, mix("#5A3A24", deep, 0.4)),
        ],
        0,
        0,
        1,
        0,
    )
    ground = path(
        top, doc.lin([(0, pale), (1, face)]), extra=f'filter="{rough(doc, seed, 0.16, 0.03)}"'
    )
    sheen = path(
        top,
        doc.lin([(0, "#FFF6D0", 0.28), (0.45, "#FFF6D0", 0), (1, "#2A1030", 0.26)], 0, 0, 0.7, 1),
    )
    clip = doc.clip(path(top, "#000"))
    roots = "".join(
        path(f"M{x} {y} l{dx} 9", "none", mix(deep, INK, 0.35), 3, 'opacity=".6"')
        for x, y, dx in ((-70, 62, 3), (-36, 82, -3), (40, 80, 4), (72, 60, -2))
    )
    return (
        glow(doc, group(path(top, SHADOW), f"translate(7 {THICK + 12})"), 9, 0.5)
        + group(path(top, mix(deep, "#3A2418", 0.35), line, 5), f"translate(0 {THICK})")
        + group(path(top, side), f"translate(0 {THICK - 3})")
        + roots
        + group(ground + growth + sheen, extra=f'clip-path="{clip}"')
        + path(hexagon(R - 11, 11), "none", "#FFF3CF", 3, 'opacity=".42"')
        + path(top, "none", line, 5)
    )


def plain(doc: Doc, earth: str = "clay") -> str:
    return slab(doc, earth, _pebbles(7))


def _pebbles(seed: int, n: int = 7) -> str:
    rng, out = random.Random(seed), ""
    for _ in range(n):
        x, y, r = rng.uniform(-70, 70), rng.uniform(-48, 60), rng.uniform(3, 6)
        out += oval(
            round(x), round(y), round(r, 1), round(r * 0.7, 1), "#7A5C3C", extra='opacity=".55"'
        )
        out += oval(
            round(x - 1), round(y - 2), round(r * 0.6, 1), 1.6, "#F3DFB4", extra='opacity=".6"'
        )
    return out


HILL = "#6C5D40"


def _lump(doc: Doc, d: str, top: str = "#E2D2A2", low: str = "#94805A") -> str:
    line = outline(HILL)
    return group(path(d, line, line, 5), "translate(1 2)") + solid(
        doc, d, doc.lin([(0, top), (1, low)]), line, 4.5, 13, 0.5, 0.55
    )


def _lawn(doc: Doc) -> str:
    return (
        cluster(doc, -36, -18, 0.66, 1)
        + cluster(doc, 38, 16, 0.72, 5)
        + cluster(doc, -26, 52, 0.56, 8)
        + flower(50, -34, 0.5, "#F06A5A", "#3A1A20")
        + flower(36, -24, 0.42, "#F06A5A", "#3A1A20")
        + flower(60, -20, 0.38, "#F06A5A", "#3A1A20")
    )


def _round_hill(doc: Doc) -> str:
    return (
        contact(doc, 6, 26, 74, 13, 0.4)
        + _lump(doc, "M-8 24 C-4 -22 16 -42 34 -42 C54 -42 68 -14 72 22 C54 34 8 34 -8 24 Z")
        + _lump(doc, "M-72 28 C-68 -24 -40 -54 -14 -54 C14 -54 32 -18 36 26 C18 38 -54 38 -72 28 Z")
        + path("M-40 -12 q6 -14 16 -16 M-10 -20 q8 4 12 16", "none", HILL, 4, 'opacity=".6"')
        + grass(doc, -52, 32, 0.5, 1, MEADOW)
        + grass(doc, 54, 30, 0.42, 6, MEADOW)
    )


def _terraces(doc: Doc) -> str:
    d = (
        "M-72 32 C-72 10 -58 6 -48 4 C-46 -16 -32 -20 -20 -22 C-16 -48 18 -50 24 -26 C40 -24 48 -14"
        " 50 0 C64 2 74 12 72 32 C48 42 -48 42 -72 32 Z"
    )
    return (
        contact(doc, 6, 32, 78, 13, 0.4)
        + _lump(doc, d, "#DDD296", "#8D8150")
        + path(
            "M-48 4 C-22 16 26 16 50 0 M-20 -22 C-8 -14 14 -14 24 -26",
            "none",
            HILL,
            4.5,
            'opacity=".65"',
        )
        + grass(doc, 2, -42, 0.5, 4, MEADOW)
        + grass(doc, 46, 34, 0.44, 6, MEADOW)
        + grass(doc, -40, 36, 0.38, 9, MEADOW)
    )


def _timbered(doc: Doc) -> str:
    d = (
        "M-76 28 C-70 -4 -48 -30 -14 -28 C4 -52 44 -50 56 -16 C70 -8 78 10 76 28 C44 40 -44 "
        "40 -76 28 Z"
    )
    stake = path("M-4.5 12 V-28 L0 -34 L4.5 -28 V12 Z", "#C08850", outline("#5A3A1A"), 3.5)
    posts = "".join(
        group(stake, f"translate({x} {y})")
        for x, y in ((-52, 20), (-30, 16), (-8, 14), (14, 16), (36, 20))
    )
    rail = path("M-62 6 H46", "none", outline("#5A3A1A"), 9) + path(
        "M-62 6 H46", "none", "#D29A5E", 4.5
    )
    return contact(doc, 6, 30, 80, 13, 0.4) + _lump(doc, d, "#E0C496", "#9A7A50") + posts + rail


KINDS: dict[int, tuple[str, Callable[[Doc], str]]] = {
    1: ("turf", _lawn),
    2: ("clay", _round_hill),
    3: ("turf", _terraces),
    4: ("clay", _timbered),
}


def neutral(doc: Doc, kind: int, *, low: bool = False) -> str:
    """`low`: trodden flat by whoever stands there."""
    earth, growth = KINDS[kind]
    if not low:
        if kind == 1:
            return slab(doc, earth, growth(doc), kind)
        return slab(doc, earth, _pebbles(kind, 4), kind) + growth(doc)
    edge = cluster(doc, -62, 16, 0.5, 2) + cluster(doc, 66, 4, 0.46, 7) if earth == "turf" else ""
    sides = {
        2: _lump(
            doc, "M-96 10 C-92 -22 -78 -34 -64 -34 C-50 -34 -44 -12 -42 8 C-54 16 -84 16 -96 10 Z"
        ),
        4: group(
            path("M-5 10 V-24 L0 -32 L5 -24 V10 Z", "#C08850", outline("#5A3A1A"), 3.5),
            "translate(-76 6)",
        )
        + group(
            path("M-5 10 V-24 L0 -32 L5 -24 V10 Z", "#C08850", outline("#5A3A1A"), 3.5),
            "translate(-58 -8)",
        ),
    }.get(kind, "")
    return slab(doc, earth, _pebbles(kind + 10, 5) + edge, kind) + sides


def stud(_doc: Doc, player: str) -> str:
    """Whose neutral ground it is: a button near the lower right corner."""
    army = ARMIES[player]
    x, y = 66, 42
    return (
        oval(x + 1, y + 4, 19, 17, SHADOW, extra='opacity=".45"')
        + oval(x, y, 19, 17, "#FFF6DC", INK, 4)
        + oval(x, y, 14, 12.5, army.colour)
        + group(
            symbol(army.symbol, ink_on(player)), f"translate({x} {y}) scale(.17) translate(-50 -51)"
        )
    )


def _rim(_doc: Doc, player: str) -> str:
    """The army's colour let into the tile all round, with its symbol at three corners."""
    army = ARMIES[player]
    pale, face, deep = roof(player)
    out = path(hexagon(92, 11), "none", outline(army.colour), 22)
    out += path(hexagon(92, 11), "none", face, 15)
    out += path(hexagon(97, 11), "none", pale, 3.4, 'opacity=".85"')
    points = corners(92)
    for i in (0, 2, 4):
        x, y = points[i][0] * 0.985, points[i][1] * 0.985
        out += oval(x, y, 18, 16, face, outline(army.colour), 4)
        out += group(
            symbol(army.symbol, ink_on(player)),
            f"translate({x:.1f} {y:.1f}) scale(.19) translate(-50 -51)",
        )
    return out + path(hexagon(84, 10), "none", deep, 2.5, 'opacity=".5"')


def flag(doc: Doc, player: str, x: float, y: float, k: float = 1) -> str:
    army = ARMIES[player]
    pale, face, _ = roof(player)
    cloth = "M0 -78 C20 -90 38 -66 62 -78 V-38 C38 -26 20 -50 0 -38 Z"
    pole = path("M0 2 V-84", "none", outline("#5A3A1A"), 11) + path(
        "M0 2 V-84", "none", "#E0A05C", 5
    )
    knob = oval(0, -86, 6.5, 6.5, "#F3CE6B", outline("#8A5A10"), 3.5)
    shape = solid(doc, cloth, doc.lin([(0, pale), (1, face)]), outline(army.colour), 5, 6, 0.4, 0.5)
    mark = group(
        symbol(army.symbol, ink_on(player)), "translate(31 -58) scale(.29) translate(-50 -51)"
    )
    return group(pole + knob + shape + mark, f"translate({x} {y}) scale({k})")


def _bag(doc: Doc, x: float, y: float, k: float = 1) -> str:
    d = "M-16 0 C-19 -16 15 -18 17 -3 C18 9 -16 9 -16 0 Z"
    sack = solid(
        doc, d, doc.lin([(0, "#F0DAA8"), (1, "#AE9160")]), outline("#6A5228"), 4, 5, 0.45, 0.5
    )
    return group(
        sack + path("M-4 -9 q2 8 0 13", "none", "#8A6E3C", 2.6, 'opacity=".6"'),
        f"translate({x} {y}) scale({k})",
    )


ROOF = "M-66 8 V-36 C-66 -78 -38 -96 -14 -96 L50 -108 C84 -106 100 -76 100 -42 V-10 L36 8 Z"
FRONT = "M-66 8 V-38 C-66 -78 -38 -96 -14 -96 C12 -96 36 -78 36 -40 V8 Z"


def _hut(doc: Doc, player: str) -> str:
    """A round-roofed hut, corrugated and painted; two eyes in the dark of its door."""
    army = ARMIES[player]
    pale, face, deep = roof(player)
    line = outline(army.colour)
    tin = doc.lin([(0, pale), (0.45, face), (1, deep)], 0, 0, 1, 1)
    clip = doc.clip(path(ROOF, "#000"))
    ribs = "".join(
        path(
            f"M{-2 + i * 15} {-97 - i * 3} C{24 + i * 14} {-90 - i * 3} {38 + i * 13} {-66 - i * 2}"
            f" {38 + i * 13} {8 - i * 4}",
            "none",
            tone,
            wide,
            f'opacity="{show}" transform="translate({dx} 0)"',
        )
        for i in range(5)
        for tone, wide, show, dx in ((deep, 4, 0.8, 0), (pale, 3, 0.7, 5))
    )
    wood = doc.lin([(0, "#E6C58C"), (1, "#B08750")])
    out = contact(doc, 16, 8, 104, 22, 0.5) + group(path(ROOF, line, line, 6), "translate(2 3)")
    out += group(path(ROOF, tin), extra=f'filter="{shade(doc, 14, 0.45, 0.5)}"')
    out += group(ribs, extra=f'clip-path="{clip}"') + path(ROOF, "none", line, 5.5)
    out += solid(doc, FRONT, wood, outline("#5A3A1A"), 5.5, 12, 0.4, 0.55)
    out += path(
        "M-48 -70 V6 M-32 -84 V-50 M2 -84 V-50 M20 -70 V6", "none", "#7A5428", 3, 'opacity=".45"'
    )
    arch = "M-66 -36 C-66 -78 -38 -96 -14 -96 C12 -96 36 -78 36 -40"
    out += path(arch, "none", line, 15) + path(arch, "none", face, 8.5)
    door = "M-42 8 V-24 C-42 -56 12 -56 12 -24 V8 Z"
    out += path(door, doc.lin([(0, "#120A10"), (1, "#4A2A1E")]), outline("#3A1A10"), 6)
    for x in (-26, -4):
        out += oval(x, -20, 8, 9, "#FFFDF4") + oval(x + 1.5, -18, 4, 5, "#1A0E18")
    return out + oval(-15, -6, 6, 4.5, "#F07A80", outline("#A03048"), 2.5)


def barracks(doc: Doc, player: str, *, held: bool = False) -> str:
    """`held`: the middle is free for a mole, the hut gives way to a ring of sandbags."""
    ground = slab(doc, "dug", _pebbles(3, 5), 5) + _rim(doc, player)
    if held:
        bags = "".join(
            _bag(doc, x, y, 0.9)
            for x, y in ((-68, -20), (-40, -40), (-8, -50), (26, -46), (-66, -2))
        )
        return ground + bags + flag(doc, player, 58, -16, 0.72)
    bags = "".join(
        _bag(doc, x, y) for x, y in ((-92, 10), (-68, 16), (30, 15), (54, 10), (-82, -5))
    )
    hut = flag(doc, player, 58, -72, 0.86) + _hut(doc, player) + bags
    return ground + group(hut, "translate(-6 34) scale(.76)")
