"""Attraction tiles: a thick hexagon with its ground, its picture and all that is printed on it."""

from __future__ import annotations

import math
import random

from art.dice.faces import MARKS
from art.funfair_colours import GUESTS
from art.funfair_tiles import TILES, Tile
from art.kit.colours import INK, dark, light, mix, outline
from art.kit.light import SHADOW, glow
from art.kit.svg import Doc, box, group, oval, path
from art.props import funfair_marks as marks
from art.props.funfair_pen import Pen
from art.props.funfair_rides_blue import BLUE
from art.props.funfair_rides_green import GREEN
from art.props.funfair_rides_grey import GREY
from art.props.funfair_rides_yellow import YELLOW
from art.props.funfair_tokens import operate, space, upgrade

__all__ = ["HIGH", "SQUASH", "R", "back", "free", "hexagon", "mini", "overlay", "tile", "way"]

R, SQUASH = 120, 0.90
HIGH = R * math.sqrt(3) / 2 * SQUASH
SPACES = ((88, 10), (74, -26))
RIDES = BLUE | GREEN | YELLOW | GREY


def hexagon(r: float, corner: float = 14, squash: float = SQUASH) -> str:
    """A flat-topped hexagon about 0,0 with rounded corners."""
    points = [
        (r * math.cos(math.radians(60 * i)), r * squash * math.sin(math.radians(60 * i)))
        for i in range(6)
    ]
    d = ""
    for i, (x, y) in enumerate(points):
        for j, k in ((i - 1, False), ((i + 1) % 6, True)):
            ox, oy = points[j]
            t = corner / math.hypot(ox - x, oy - y)
            px, py = x + (ox - x) * t, y + (oy - y) * t
            if k:
                d += f"Q{x:.1f} {y:.1f} {px:.1f} {py:.1f} "
            else:
                d += f"{'L' if d else 'M'}{px:.1f} {py:.1f} "
    return d + "Z"


def arch(r: float, low: float = 50, corner: float = 14) -> str:
    """The same without its foot, where a tile's requirement stands: from right to left."""
    high = r * SQUASH * math.sin(math.radians(60))
    ends = r - low / high * r / 2
    turns = [
        (r * math.cos(math.radians(a)), r * SQUASH * math.sin(math.radians(a)))
        for a in (0, -60, -120, -180)
    ]
    points = [(ends, low), *turns, (-ends, low)]
    d = f"M{ends:.1f} {low:.1f} "
    for (ax, ay), (x, y), (bx, by) in zip(points, points[1:], points[2:], strict=False):
        near, far = corner / math.hypot(ax - x, ay - y), corner / math.hypot(bx - x, by - y)
        d += f"L{x + (ax - x) * near:.1f} {y + (ay - y) * near:.1f} "
        d += f"Q{x:.1f} {y:.1f} {x + (bx - x) * far:.1f} {y + (by - y) * far:.1f} "
    return d + f"L{-ends:.1f} {low:.1f}"


def _shore(doc: Doc, rng: random.Random) -> str:
    out = box(-130, -110, 260, 110, 0, doc.lin([(0, "#BFE6F7"), (1, "#EAF8FC")]))
    out += path("M-130 -6 q40 -16 80 -8 t90 -2 t100 4 V20 H-130 Z", "#8FCBA0")
    out += box(-130, 2, 260, 110, 0, doc.lin([(0, "#8FD8EE"), (1, "#5CB6E2")]))
    for _ in range(14):
        x, y = round(rng.uniform(-100, 90)), round(rng.uniform(8, 60))
        out += path(f"M{x} {y} q6 -5 12 0 t12 0", "none", "#E6F9FF", 2.4, 'opacity=".7"')
    return out


def _wood(doc: Doc, rng: random.Random) -> str:
    out = box(-130, -110, 260, 120, 0, doc.lin([(0, "#D9F0DA"), (1, "#F4FBE4")]))
    for i in range(11):
        x, r = -118 + i * 24 + rng.uniform(-5, 5), rng.uniform(16, 26)
        tone = rng.choice(("#9CCB8E", "#86BE7E", "#A9D49A"))
        out += oval(round(x), -8, round(r), round(r * 1.15), tone)
    out += path("M-130 -6 Q0 -22 130 -6 V110 H-130 Z", doc.lin([(0, "#A9DC7E"), (1, "#6FB85C")]))
    for _ in range(16):
        x, y = round(rng.uniform(-96, 92)), round(rng.uniform(2, 60))
        out += path(f"M{x - 4} {y} l2 -7 l2 7 l3 -6 l1 6", "none", "#4E9A4A", 2, 'opacity=".75"')
    return out


def _dunes(doc: Doc, rng: random.Random) -> str:
    out = box(-130, -110, 260, 120, 0, doc.lin([(0, "#FFD98A"), (1, "#FFF3D0")]))
    out += glow(doc, oval(58, -58, 24, 24, "#FFFBE0"), 7, 0.9) + oval(58, -58, 17, 17, "#FFF6C4")
    out += path("M-130 0 Q-70 -34 -10 -6 T130 -14 V110 H-130 Z", "#F2CF82")
    out += path(
        ("M-130 16 Q-40 -8 30 10 T130 4 V110 H-130 Z"), doc.lin([(0, "#FFE0A0"), (1, "#E8B560")])
    )
    for _ in range(12):
        x, y = round(rng.uniform(-96, 84)), round(rng.uniform(14, 60))
        out += path(f"M{x} {y} q10 -5 20 0", "none", "#C9964A", 2, 'opacity=".55"')
    return out


def _square(doc: Doc, rng: random.Random) -> str:
    out = box(-130, -110, 260, 120, 0, doc.lin([(0, "#D5CCE6"), (1, "#F3EAF2")]))
    for i in range(9):
        x, h = -118 + i * 28, rng.uniform(20, 46)
        out += path(f"M{x} 0 V{-h:.0f} L{x + 12} {-h - 12:.0f} L{x + 24} {-h:.0f} V0 Z", "#C2B6D6")
    out += path("M-130 -4 Q0 -16 130 -4 V110 H-130 Z", doc.lin([(0, "#E2D5CC"), (1, "#B7A6B0")]))
    for row in range(6):
        for col in range(10):
            left = -126 + col * 27 + (13 if row % 2 else 0) + rng.uniform(-2, 2)
            y = 4 + row * 12
            out += box(round(left), y, 23, 9, 4, "#FFF6EC", extra='opacity=".38"')
    return out


def _night(doc: Doc, rng: random.Random) -> str:
    out = box(-130, -110, 260, 130, 0, doc.lin([(0, "#E9A8C8"), (1, "#FFE6C8")]))
    out += glow(doc, oval(0, -20, 70, 50, "#FFF3C0"), 16, 0.8)
    out += path("M-130 6 Q0 -10 130 6 V110 H-130 Z", doc.lin([(0, "#D98AA8"), (1, "#A84A74")]))
    out += path("M-22 4 H22 L60 110 H-60 Z", "#FFE2B8", extra='opacity=".85"')
    for _ in range(20):
        x, y = round(rng.uniform(-110, 110)), round(rng.uniform(-92, -40))
        c = rng.choice(("#E5484D", "#FFD23F", "#2AA4DE", "#FFFDF4"))
        out += box(x, y, 5, 3, 1, c, extra=f'opacity=".7" transform="rotate({x} {x} {y})"')
    return out


GROUNDS = {"blue": _shore, "green": _wood, "yellow": _dunes, "grey": _square, "none": _night}


def slab(doc: Doc, colour: str, thick: float = 13) -> str:
    """The board itself: shadow, edge, coloured face."""
    c = GUESTS[colour].ground
    out = glow(doc, group(path(hexagon(R - 3), SHADOW), "translate(6 21)"), 8, 0.55)
    deep = mix(c, "#1A0C2E", 0.6)
    out += group(path(hexagon(R - 4), deep, mix(c, INK, 0.85), 5), f"translate(0 {thick})")
    face = doc.lin([(0, light(c, 0.30)), (0.5, c), (1, dark(c, 0.25))])
    return out + path(hexagon(R - 4), face)


def _rim_marks(colour: str) -> str:
    """The guest's mark let into the rim, so that colour is never alone."""
    guest = GUESTS[colour]
    if not guest.mark:
        return ""
    drawn = MARKS[guest.mark](light(guest.ground, 0.75))
    return "".join(
        group(
            group(drawn, f"translate({x} {y}) scale(.135) translate(-50 -50)"), extra='opacity=".9"'
        )
        for x, y in ((-53.5, 83), (53.5, 83), (-53.5, -83), (53.5, -83))
    )


def body(doc: Doc, name: str) -> str:
    told = TILES[name]
    c = GUESTS[told.colour].ground
    line = outline(c)
    clip = doc.clip(path(hexagon(R - 16, 12), "#000"))
    rng = random.Random(name)
    ground = GROUNDS[told.colour](doc, rng)
    deep = dark(c, 0.6)
    shade_ = doc.rad([(0, deep, 0), (0.7, deep, 0), (1, deep, 0.45)], 0.5, 0.45, 0.7)
    scene = ground + path(hexagon(R - 16, 12), shade_)
    foot = glow(doc, oval(2, 22, 56, 10, "#1A0C1E"), 5, 0.32)
    ride = group(RIDES[name](Pen(doc)), "translate(0 -12) scale(.98)")
    scene += foot + ride
    return (
        slab(doc, told.colour)
        + group(scene, extra=f'clip-path="{clip}"')
        + path(hexagon(R - 16, 12), "none", dark(c, 0.35), 3.4)
        + path(hexagon(R - 8.5), "none", "#FFF6DC", 2.4, 'opacity=".45"')
        + _rim_marks(told.colour)
        + path(hexagon(R - 4), "none", line, 5)
    )


def plate(doc: Doc, w: float, h: float) -> str:
    """The dark plate a requirement stands on, its top left at 0,0."""
    return (
        box(0, 3, w, h - 2, 17, "#140A22", INK, 4)
        + box(0, 0, w, h - 2, 17, doc.lin([(0, "#4A3A6A"), (1, "#2A1E44")]), INK, 4)
        + box(4, 4, w - 8, h - 10, 13, "none", "#B9A6E0", 1.8, 'opacity=".6"')
    )


def _bottom(doc: Doc, told: Tile) -> str:
    size = 0.84 if len(told.slots) < 3 else 0.72
    wide = marks.requirement_width(told.family, len(told.slots)) * size
    whole = max(134, wide + 74)
    out = group(plate(doc, whole, 50), f"translate({-whole / 2:g} {HIGH - 53:g})")
    row = marks.requirement(doc, told.family, told.slots, told.surprise)
    out += group(row, f"translate({(whole - 62) / 2 - whole / 2:g} {HIGH - 29.5:g}) scale({size})")
    value = marks.star_value(doc, str(told.stars))
    return out + group(value, f"translate({whole / 2 - 24:g} {HIGH - 31:g}) scale(.9)")


def printed(doc: Doc, name: str) -> str:
    """All that stands on the tile besides its picture."""
    told, out = TILES[name], ""
    if told.amenity:
        out += group(marks.amenity(doc, told.amenity), "translate(-66 -46) scale(.35)")
    if told.income:
        out += group(marks.cash(doc, f"${told.income}", 44, 27), "translate(58 -57)")
    for cost, (x, y) in zip(told.spaces, SPACES, strict=False):
        out += group(space(f"${cost}"), f"translate({x} {y}) scale(.35)")
    out += group(operate(doc), "translate(-86 0) scale(.4)")
    if name == "entrance":
        for kind, (x, y) in zip(("merch_kiosk", "generator"), SPACES, strict=True):
            out += group(upgrade(doc, kind), f"translate({x} {y}) scale(.36)")
    return out + _bottom(doc, told)


def tile(doc: Doc, name: str) -> str:
    return body(doc, name) + printed(doc, name)


def free(doc: Doc, *, build: bool) -> str:
    """An empty cell; golden when one may build there."""
    tone = "#FFD23F" if build else "#B9C8F0"
    dashes = f'opacity="{1 if build else 0.42}" stroke-dasharray="14 11"'
    ring = path(hexagon(R - 9), "none", tone, 6 if build else 3.6, dashes)
    if not build:
        return path(hexagon(R - 7), "#FFFFFF", extra='opacity=".05"') + ring
    warm = doc.rad([(0, "#FFC31F", 0.1), (0.6, "#FFB31F", 0.25), (1, "#FFC31F", 0.65)])
    cross = "M0 -22 V22 M-22 0 H22"
    plus = path(cross, "none", "#5A2A10", 15) + path(cross, "none", "#FFE27A", 8)
    return path(hexagon(R - 7), warm) + ring + plus


def way(doc: Doc) -> str:
    """A stretch of path from one tile to the next, 150 by 40: planks between two kerbs."""
    out = box(0, 2, 150, 38, 6, "#2A1E1A", extra='opacity=".55"')
    out += box(0, 0, 150, 37, 6, "#8A6844", outline("#8A6844"), 4)
    out += box(3, 4, 144, 29, 4, doc.lin([(0, "#F0D9A6"), (1, "#D9BA80")]))
    planks = "".join(f"M{x} 5 V32 " for x in range(18, 146, 16))
    return out + path(planks, "none", "#B08A56", 2.4, 'opacity=".6"')


def overlay(doc: Doc, kind: str) -> str:
    """What is laid over a tile: it may be used, is chosen, is a goal, is out of reach."""
    if kind == "dim":
        return path(hexagon(R - 2), "#10183A", extra='opacity=".5"')
    if kind == "legal":
        soft_ = glow(doc, path(arch(R - 3), "none", "#FFD23F", 9), 4.5, 0.9)
        dark_ring = path(arch(R - 6), "none", INK, 11)
        return soft_ + dark_ring + path(arch(R - 6), "none", "#FFD23F", 6.5)
    if kind == "chosen":
        soft_ = glow(doc, path(arch(R), "none", "#FFD23F", 18), 5)
        return (
            soft_
            + path(arch(R - 3), "none", INK, 16)
            + path(arch(R - 4), "none", "#FFF3C4", 11)
            + path(arch(R - 4), "none", "#FFC31F", 6)
        )
    soft_ = glow(doc, path(arch(R - 2), "none", "#7CF0D8", 12), 5, 0.8)
    dashes = 'stroke-dasharray="22 12.4"'
    ring = path(arch(R - 7), "none", "#0A2A34", 14)
    return soft_ + ring + path(arch(R - 7), "none", "#7CF0D8", 8, dashes)


def back(doc: Doc, letter: str) -> str:
    """A stack's back: a big wheel, and the letter of the stack."""
    out = slab(doc, "none" if letter == "A" else "grey")
    c = "#B5477A" if letter == "A" else "#6A5AA8"
    clip = doc.clip(path(hexagon(R - 16, 12), "#000"))
    dusk = doc.rad([(0, light(c, 0.25)), (1, dark(c, 0.55))], 0.5, 0.45, 0.7)
    night = path(hexagon(R - 16, 12), dusk)
    lamps = ("#E5484D", "#FFD23F", "#2AA4DE", "#2E9A62") * 2
    spokes = "".join(
        path("M0 0 L0 -84", "none", "#FFF6DC", 4, f'transform="rotate({a})"')
        + oval(0, -84, 10, 10, tone, INK, 3, f'transform="rotate({a})"')
        for a, tone in zip(range(0, 360, 45), lamps, strict=True)
    )
    wheel = oval(0, 0, 84, 84, "none", "#FFF6DC", 5) + spokes
    out += group(night + group(wheel, extra='opacity=".55"'), extra=f'clip-path="{clip}"')
    plaque = oval(0, 0, 44, 40, doc.lin([(0, "#FFF6DC"), (1, "#E9CF9A")]), INK, 5)
    out += plaque + marks.figure(letter, 21, 62, dark(c, 0.3))
    return out + path(hexagon(R - 4), "none", outline(c), 5)


def mini(colour: str) -> str:
    """A cell of a park seen from afar: radius 32."""
    c = GUESTS[colour].ground
    out = group(path(hexagon(31, 5), dark(c, 0.55)), "translate(0 5)")
    out += path(hexagon(31, 5), c, outline(c), 3)
    out += path(hexagon(27, 4), "none", "#FFFFFF", 1.6, 'opacity=".35"')
    return out + group(marks.guest_mark(colour, 0, 0, 24, light(c, 0.6)), extra='opacity=".75"')
