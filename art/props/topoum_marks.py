"""What is drawn on the field to read it by: spaces, targets, ghosts, lines of sight, pills."""

from __future__ import annotations

import math

from art.kit.colours import INK, dark, light, mix, outline
from art.kit.light import SHADOW, glow, soft
from art.kit.svg import Doc, box, group, oval, path
from art.parts.symbols import symbol
from art.props.topoum_ground import corners, hexagon
from art.topoum_cast import ARMIES, ink_on, roof

__all__ = ["STEPS", "bracket", "eye", "ghost_tile", "pill", "pit", "sight", "space", "target"]

# From one middle to the next, in drawing units: along a row, down right, down left.
STEPS = {
    "e": (110 * math.sqrt(3) * 0.985, 0.0),
    "se": (55 * math.sqrt(3) * 0.985, 132 * 0.985),
    "sw": (-55 * math.sqrt(3) * 0.985, 132 * 0.985),
}


def space(_doc: Doc, *, crossed: bool = False) -> str:
    """Engraved in the map."""
    d = hexagon(101, 8)
    out = path(d, "#6E4E2A", extra='opacity=".13"')
    out += path(d, "none", "#FFF3CC", 3, 'opacity=".6" transform="translate(1.5 2.5)"')
    out += path(d, "none", "#6A4A26", 3.4, 'opacity=".62"')
    if crossed:
        cross = "M-24 -20 L24 20 M24 -20 L-24 20"
        out += path(cross, "none", "#FFF3CC", 12, 'opacity=".5" transform="translate(1.5 2.5)"')
        out += path(cross, "none", "#A03A2A", 11, 'opacity=".85"')
    return out


def pit(doc: Doc) -> str:
    """The hole a tile leaves: dark, with a torn edge of earth."""
    deep = doc.lin([(0, "#0E0608"), (1, "#3A241A")])
    out = path(hexagon(106, 14), "#7A5636", outline("#4A3018"), 5)
    out += path(hexagon(97, 12), deep)
    out += group(
        path(hexagon(97, 12), "none", "#0A0406", 18), extra=f'filter="{doc.blur(8)}" opacity=".8"'
    )
    crumbs = (
        "M-60 52 l14 -8 l10 10 l-12 8 Z M34 62 l16 -6 l6 10 l-14 6 Z M-18 70 l10 -6 l8 8 l-10 5 Z"
    )
    return out + path(crumbs, "#8F6846", outline("#4A3018"), 3.5)


GOLD, RED, CREAM = "#FFC31F", "#E5383B", "#FFF6DC"


def _ring(colour: str, width: float = 11, extra: str = "") -> str:
    d = hexagon(105, 13)
    return path(d, "none", INK, width + 8, extra) + path(d, "none", colour, width, extra)


def _ticks(colour: str) -> str:
    """Teeth pointing in: danger told by form, not by colour alone."""
    out = ""
    points = corners(97)
    for i, (x, y) in enumerate(points):
        nx, ny = points[(i + 1) % 6]
        mx, my = (x + nx) / 2, (y + ny) / 2
        far = math.hypot(mx, my)
        tx, ty = (nx - x) / math.dist((x, y), (nx, ny)), (ny - y) / math.dist((x, y), (nx, ny))
        for shift in (-26, 0, 26):
            ax, ay = mx + tx * shift, my + ty * shift
            out += (
                f"M{ax - tx * 11:.1f} {ay - ty * 11:.1f} L{ax - mx / far * 20:.1f} "
                f"{ay - my / far * 20:.1f} L{ax + tx * 11:.1f} {ay + ty * 11:.1f} Z"
            )
    return path(out, colour, INK, 3.5)


def target(doc: Doc, kind: str) -> str:
    face = hexagon(97, 11)
    if kind == "gold":
        return path(face, GOLD, extra='opacity=".20"') + _ring("#FFD23F")
    if kind == "hot":
        halo = glow(doc, path(hexagon(105), "none", "#FFD23F", 26), 9, 0.95)
        return (
            halo
            + path(face, "#FFE27A", extra='opacity=".42"')
            + _ring("#FFD23F", 14)
            + path(hexagon(92, 10), "none", "#FFF8D8", 5)
        )
    if kind == "red":
        return path(face, RED, extra='opacity=".24"') + _ticks("#FF6A5A") + _ring("#FF5A4A")
    if kind == "cut":
        hatch = "".join(f"M{x} -100 L{x - 120} 100 " for x in range(-60, 200, 34))
        clip = doc.clip(path(face, "#000"))
        lines = group(
            path(hatch, "none", "#FFD9D0", 6, 'opacity=".38"'), extra=f'clip-path="{clip}"'
        )
        dashes = 'stroke-dasharray="27 15"'
        return (
            path(face, "#7A1020", extra='opacity=".36"')
            + lines
            + path(hexagon(105, 13), "none", INK, 18)
            + path(hexagon(105, 13), "none", "#FF5A4A", 10, dashes)
        )
    dashes = 'stroke-dasharray="24 15"'
    return path(hexagon(103, 13), "none", INK, 15, dashes) + path(
        hexagon(103, 13), "none", CREAM, 8, dashes
    )


def bracket(doc: Doc) -> str:
    """Six corners that close round whatever hears the keys."""
    points, out = corners(114), ""
    for i, (x, y) in enumerate(points):
        ends = []
        for other in (points[i - 1], points[(i + 1) % 6]):
            t = 34 / math.dist((x, y), other)
            ends.append((x + (other[0] - x) * t, y + (other[1] - y) * t))
        out += (
            f"M{ends[0][0]:.1f} {ends[0][1]:.1f} L{x:.1f} {y:.1f} L{ends[1][0]:.1f} "
            f"{ends[1][1]:.1f} "
        )
    return (
        glow(doc, path(out, "none", "#FFE9A8", 18), 5, 0.7)
        + path(out, "none", INK, 21)
        + path(out, "none", "#FFF3C4", 13)
        + path(out, "none", GOLD, 7)
    )


def ghost_tile(_doc: Doc, player: str = "") -> str:
    """A tile that may come to lie here: dashed, with a plus in the army's colour."""
    colour = roof(player)[1] if player else "#FFD23F"
    top, dashes = hexagon(102, 14), 'stroke-dasharray="20 13"'
    out = path(top, CREAM, extra='opacity=".42"') + path(top, colour, extra='opacity=".22"')
    out += path(top, "none", INK, 13, dashes) + path(top, "none", CREAM, 7, dashes)
    if not player:
        return out
    army = ARMIES[player]
    out += path(hexagon(84, 11), "none", colour, 9, 'opacity=".85"')
    disc = oval(0, 0, 34, 30, colour, outline(army.colour), 5)
    mark = group(
        symbol(army.symbol, ink_on(player)), "translate(0 0) scale(.38 .34) translate(-50 -51)"
    )
    plus = oval(30, 24, 19, 18, "#4FA63E", INK, 4.5) + path(
        "M21 24 H39 M30 15 V33", "none", "#FFFFFF", 6.5
    )
    return out + disc + mark + plus


def sight(doc: Doc, kind: str, way: str) -> str:
    """One step of a line of sight, centred between two middles."""
    dx, dy = STEPS[way]
    long = math.hypot(dx, dy)
    x, y = dx / 2 * (1 + 1 / long), dy / 2 * (1 + 1 / long)  # a hair over, so that no seam shows
    d = f"M{-x:.2f} {-y:.2f} L{x:.2f} {y:.2f}"
    # Whole periods a step: dashes run on from step to step.
    period = long / (6 if kind == "old" else 5)
    butt = 'style="stroke-linecap:butt"'
    dash = f'stroke-dasharray="{period * 0.58:.2f} {period * 0.42:.2f}"'
    dash += f' stroke-dashoffset="{period * 0.29:.2f}" {butt}'
    if kind == "old":
        return path(d, "none", "#3A3238", 13, f'opacity=".6" {butt}') + path(
            d, "none", "#E2DCD4", 6, dash
        )
    if kind == "new":
        return (
            glow(doc, path(d, "none", "#FFC31F", 24, butt), 6, 0.8)
            + path(d, "none", INK, 18, butt)
            + path(d, "none", "#FFD23F", 12, butt)
            + path(d, "none", "#FFF8D8", 4.5, butt)
        )
    return (
        path(d, "none", INK, 17, butt)
        + path(d, "none", "#5A8A3E", 10, butt)
        + path(d, "none", "#F6FFD0", 9, dash)
    )


def eye(doc: Doc) -> str:
    """Two comrades see each other."""
    gold = doc.lin([(0, "#FFF0A0"), (1, "#F2A72A")])
    out = soft(doc, oval(0, 0, 34, 30, SHADOW), 4, 0.5)
    out += oval(0, 0, 34, 30, gold, outline("#8A5A10"), 5)
    out += path("M-24 0 C-14 -18 14 -18 24 0 C14 18 -14 18 -24 0 Z", "#FFFDF4", INK, 4.5)
    return out + oval(0, 0, 10, 11, "#6B3B33", INK, 4) + oval(-3, -4, 3, 3.4, "#FFFFFF")


PILLS = {"gain": "#4FA63E", "new": "#F0982A", "old": "#857C84", "bad": "#DB3A4B"}


def pill(doc: Doc, w: float, h: float, kind: str) -> str:
    colour = PILLS[kind]
    out = soft(doc, box(0, 2, w, h, h / 2, SHADOW), 5, 0.5)
    out += box(
        0, 0, w, h, h / 2, doc.lin([(0, light(colour, 0.32)), (1, dark(colour, 0.08))]), INK, 5
    )
    out += box(9, 5, w - 18, h * 0.34, h * 0.17, "#FFFFFF", extra='opacity=".34"')
    return out + box(
        4, 4, w - 8, h - 8, h / 2 - 4, "none", mix(colour, "#FFFFFF", 0.4), 2, 'opacity=".6"'
    )
