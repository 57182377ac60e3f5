"""The stage of a card's picture, 432 wide and 500 high about 0,0: hexes, moles and arrows of the
same make as on the field, only nearer."""

from __future__ import annotations

import math

from art.kit.colours import INK, dark, light, mix, outline
from art.kit.light import contact, glow
from art.kit.svg import Doc, box, group, oval, path
from art.props.topoum_army import figure
from art.props.topoum_ground import barracks, hexagon, slab
from art.scenes.meadow import rays

__all__ = [
    "CATEGORIES",
    "OWN",
    "RIVAL",
    "SCENE",
    "acting",
    "backdrop",
    "base",
    "dashed",
    "empty",
    "hut",
    "man",
    "speed",
    "swoosh",
    "tile",
]

SCENE = (432, 500)
OWN, RIVAL = "radish", "royal"

# face, deep, pale
CATEGORIES = {
    "combat": ("#D2482F", "#8E1F1E", "#FFDCC4"),
    "movement": ("#2F86C4", "#164A80", "#D4ECFB"),
    "expansion": ("#5A9E3C", "#2A6028", "#E6F4C8"),
    "special": ("#8A57B4", "#4C2A78", "#EDE0F8"),
    "farmer": ("#C08A44", "#6B4420", "#FFEFC8"),
    "peace": ("#7FB4D6", "#2F6490", "#F4FBFF"),
    "press": ("#A89A80", "#5E5240", "#FFF8E6"),
    "whistle": ("#D9A23A", "#8A5A14", "#FFF1C2"),
}


def backdrop(doc: Doc, category: str) -> str:
    """Paper that glows in the middle, with rays in the tone of the category."""
    face, _, pale = CATEGORIES[category]
    w, h = SCENE
    paper = doc.rad([(0, "#FFFBEC"), (0.55, pale), (1, mix(pale, face, 0.55))], 0.5, 0.46, 0.78)
    out = box(-w / 2, -h / 2, w, h, 0, paper)
    out += rays(0, 30, 420, 14, mix(pale, face, 0.5), 0.28)
    earth = doc.lin([(0, mix("#D8C08C", face, 0.12)), (1, mix("#9A7A4E", face, 0.2))])
    return out + path(
        f"M{-w / 2} 150 C-120 96 120 96 {w / 2} 150 V{h / 2} H{-w / 2} Z",
        earth,
        extra='opacity=".75"',
    )


def tile(doc: Doc, x: float, y: float, earth: str = "clay", k: float = 1, inner: str = "") -> str:
    return group(slab(doc, earth, seed=4) + inner, f"translate({x} {y}) scale({k})")


def base(doc: Doc, x: float, y: float, player: str, k: float = 1) -> str:
    """A barracks tile with its middle free."""
    return group(barracks(doc, player, held=True), f"translate({x} {y}) scale({k})")


def hut(doc: Doc, x: float, y: float, player: str, k: float = 1) -> str:
    return group(barracks(doc, player), f"translate({x} {y}) scale({k})")


def empty(x: float, y: float, k: float = 1, tone: str = "#8A6434") -> str:
    """A space without a tile, dashed."""
    d = hexagon(100, 12)
    dashes = 'stroke-dasharray="20 14"'
    return group(
        path(d, "#FFF8E6", extra='opacity=".6"') + path(d, "none", tone, 7, dashes),
        f"translate({x} {y}) scale({k})",
    )


def man(
    doc: Doc,
    player: str,
    pose: str,
    x: float,
    y: float,
    k: float = 0.5,
    mood: str = "",
    turn: float = 0,
) -> str:
    """Feet at x, y."""
    lean = f"rotate({turn}) " if turn else ""
    return group(
        contact(doc, 200, 436, 150, 26, 0.45) * (not turn) + figure(doc, player, pose, mood),
        f"translate({x} {y}) {lean}scale({k}) translate(-200 -432)",
    )


def acting(doc: Doc, x: float, y: float, k: float = 1) -> str:
    """The white ring of the mole whose card this is."""
    ring = oval(0, 0, 92, 38, "none", INK, 15) + oval(0, 0, 92, 38, "none", "#FFFFFF", 9)
    return group(
        glow(doc, oval(0, 0, 92, 38, "#FFFFFF"), 8, 0.9) + ring, f"translate({x} {y}) scale({k})"
    )


Point = tuple[float, float]


def swoosh(
    start: Point,
    end: Point,
    bend: float = 0,
    colour: str = "#FFD23F",
    width: float = 18,
    dash: str = "",
) -> str:
    """A fat bowed arrow with an ink edge and a light back."""
    (x1, y1), (x2, y2) = start, end
    far = math.dist(start, end)
    cx = (x1 + x2) / 2 + (y2 - y1) / far * bend
    cy = (y1 + y2) / 2 - (x2 - x1) / far * bend
    a, head = math.atan2(y2 - cy, x2 - cx), width * 2.3
    ex, ey = x2 - math.cos(a) * head * 0.8, y2 - math.sin(a) * head * 0.8
    wings = [
        (ex + math.cos(a + t) * head * 0.72, ey + math.sin(a + t) * head * 0.72)
        for t in (math.pi * 0.55, -math.pi * 0.55)
    ]
    tip = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in ((x2, y2), *wings)) + "Z"
    line = f"M{x1:.1f} {y1:.1f}Q{cx:.1f} {cy:.1f} {ex:.1f} {ey:.1f}"
    extra = f'stroke-dasharray="{dash}"' if dash else ""
    under = path(line, "none", INK, width + 10, extra) + path(tip, INK, INK, 10)
    body = path(line, "none", colour, width, extra) + path(tip, colour, colour, 3)
    return under + body + path(line, "none", light(colour, 0.6), width * 0.28, extra)


def dashed(start: Point, end: Point, bend: float, colour: str, width: float = 9) -> str:
    """The way a thing flew."""
    (x1, y1), (x2, y2) = start, end
    far = math.dist(start, end)
    cx = (x1 + x2) / 2 + (y2 - y1) / far * bend
    cy = (y1 + y2) / 2 - (x2 - x1) / far * bend
    line = f"M{x1:.1f} {y1:.1f}Q{cx:.1f} {cy:.1f} {x2:.1f} {y2:.1f}"
    dots = f'stroke-dasharray="1 {width * 2.4:g}"'
    return path(line, "none", outline(dark(colour, 0.2)), width + 8, dots) + path(
        line, "none", colour, width, dots
    )


def speed(x: float, y: float, n: int = 3, long: float = 60, turn: float = 0) -> str:
    """Lines behind what moves fast."""
    d = "".join(
        f"M{-long - (i % 2) * 22} {(i - (n - 1) / 2) * 26} H{-(i % 2) * 14} " for i in range(n)
    )
    return group(path(d, "none", INK, 9, 'opacity=".75"'), f"translate({x} {y}) rotate({turn})")
