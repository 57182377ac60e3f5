"""What flies, bursts and smokes in Topoum; nobody is hurt more than in pride. Centred on 0,0."""

from __future__ import annotations

import math
import random

from art.kit.colours import INK, mix, outline
from art.kit.lettering import Style, lettering
from art.kit.light import SHADOW, contact, glow, soft, solid
from art.kit.svg import Doc, box, group, oval, path
from art.props.topoum_marks import STEPS

__all__ = [
    "blast",
    "bomb",
    "boot",
    "clash",
    "crack",
    "cross_out",
    "dirt",
    "muzzle",
    "panic",
    "pea",
    "puff",
    "rubble",
    "shell",
    "shout",
    "slide",
    "spiky",
    "spiky_flash",
    "splash",
    "stone",
    "tread",
]


def spiky(r: float, seed: int, points: int = 12, waist: float = 0.66, flat: float = 0.88) -> str:
    rng, corners = random.Random(seed), []
    for i in range(points * 2):
        reach = (r if i % 2 == 0 else r * waist) * rng.uniform(0.9, 1.1)
        a = math.pi * i / points
        corners.append(f"{reach * math.cos(a):.1f} {reach * flat * math.sin(a):.1f}")
    return "M" + "L".join(corners) + "Z"


def _star(doc: Doc, r: float, seed: int, points: int = 12) -> str:
    d = spiky(r, seed, points)
    fire = doc.rad([(0, "#FFFDE8"), (0.45, "#FFE25A"), (1, "#FF9A2E")])
    return (
        path(d, "#E5383B", outline("#8E1226"), 7)
        + group(path(d, fire, "#FFE9A0", 3), "scale(.76)")
        + group(path(d, "#FFFBE8"), "rotate(14) scale(.36)")
    )


def _cloud(doc: Doc, balls: tuple[tuple[float, float, float], ...], tone: str, low: str) -> str:
    """Round puffs that hang together, one outline about them all."""
    line = mix(low, outline(low), 0.72)
    top, bottom = min(y - r for _, y, r in balls), max(y + r for _, y, r in balls)
    face = doc.lin([(0, tone), (0.45, tone), (1, low)], 0, top, 0, bottom, absolute=True)
    out = "".join(oval(x, y, r + 4, r * 0.92 + 4, line) for x, y, r in balls)
    out += "".join(oval(x, y, r, r * 0.92, face) for x, y, r in balls)
    for x, y, r in balls:
        d = (
            f"M{x - r * 0.66:.1f} {y - r * 0.2:.1f} A{r * 0.72:.1f} {r * 0.66:.1f} 0 0 1 "
            f"{x + r * 0.2:.1f} {y - r * 0.64:.1f}"
        )
        out += path(d, "none", "#FFFFFF", 3.5, 'opacity=".7"')
    return out


def _ring(
    n: int, reach: float, size: float, seed: int, flat: float = 0.8
) -> tuple[tuple[float, float, float], ...]:
    rng = random.Random(seed)
    return tuple(
        (
            reach * math.cos(2 * math.pi * i / n) * rng.uniform(0.92, 1.08),
            reach * flat * math.sin(2 * math.pi * i / n) * rng.uniform(0.92, 1.08),
            size * rng.uniform(0.8, 1.2),
        )
        for i in range(n)
    )


def blast(doc: Doc, stage: int) -> str:
    """Flash; full bang with clods; smoke that drifts apart."""
    if stage == 1:
        return glow(doc, oval(0, 0, 70, 60, "#FFD23F"), 16, 0.9) + _star(doc, 72, 3, 9)
    if stage == 2:
        out = glow(doc, oval(0, 0, 116, 100, "#FF9A2E"), 20, 0.7)
        out += _cloud(doc, _ring(9, 92, 30, 2), "#F6E2BC", "#C79A62")
        out += group(_star(doc, 118, 4, 13), "translate(0 -8)")
        for x, y, a, k in (
            (-104, -60, 20, 0.8),
            (96, -78, -30, 0.9),
            (-78, 66, 60, 0.6),
            (92, 56, 110, 0.75),
            (8, -116, 10, 0.7),
        ):
            out += group(
                rubble(doc, 1 + int(abs(x)) % 3), f"translate({x} {y}) rotate({a}) scale({k})"
            )
        return out
    out = _cloud(doc, _ring(9, 94, 33, 8), "#F0E4CE", "#B89C78")
    out += _cloud(
        doc, ((-20, -30, 40), (26, -16, 36), (2, 18, 30), (-8, -76, 24)), "#D8CCBC", "#8E8074"
    )
    return group(out, extra='opacity=".92"')


def spiky_flash(doc: Doc) -> str:
    """Magnesium: white, and gone."""
    d = spiky(64, 11, 9, 0.46)
    return glow(doc, oval(0, 0, 58, 50, "#FFF3B8"), 10, 0.9) + path(
        d, "#FFFDF0", outline("#C98A1A"), 5
    )


def muzzle(doc: Doc) -> str:
    """A pop to the right: a cork and its puff."""
    flame = (
        "M-40 -10 C-10 -16 10 -34 50 -38 C34 -22 60 -12 72 0 C60 12 34 22 50 38 C10 34 -10 "
        "16 -40 10 Z"
    )
    out = glow(doc, oval(14, 0, 46, 34, "#FFD23F"), 9, 0.8)
    out += path(flame, doc.lin([(0, "#FFF3A0"), (1, "#FF9A2E")], 0, 0, 1, 0), outline("#A8300E"), 5)
    return out + path(
        "M-26 -4 C0 -8 16 -12 34 -16 C26 -6 40 -2 46 0 C40 2 26 6 34 16 C16 12 0 8 -26 4 Z",
        "#FFFBE8",
    )


def puff(doc: Doc, stage: int) -> str:
    balls = {
        1: ((-16, 4, 18), (14, 2, 16), (0, -12, 17)),
        2: ((-38, 8, 20), (-14, -12, 26), (22, -10, 24), (40, 10, 17), (2, 12, 22)),
        3: (
            (-54, 4, 11),
            (-40, -12, 15),
            (-18, -26, 13),
            (8, -32, 15),
            (34, -24, 13),
            (50, -6, 12),
        ),
    }[stage]
    return _cloud(doc, balls, "#FFFDF4", "#CFC6BC")


def _clod(doc: Doc, d: str) -> str:
    return solid(
        doc, d, doc.lin([(0, "#C08A5C"), (1, "#6B4130")]), outline("#4A2A22"), 4.5, 7, 0.45, 0.5
    )


def rubble(doc: Doc, kind: int) -> str:
    shapes = {
        1: "M-30 -18 L-2 -30 L28 -16 L34 12 L6 28 L-26 20 Z",
        2: "M-24 -12 L6 -24 L30 -2 L16 22 L-20 20 Z",
        3: "M-18 -20 L16 -18 L24 10 L-4 24 L-26 6 Z",
    }
    out = _clod(doc, shapes[kind])
    if kind == 1:
        out += path(
            "M-24 -18 q4 -16 10 -18 M-10 -24 q2 -14 10 -18 M4 -24 q6 -10 12 -10",
            "none",
            "#4E8F3E",
            6,
        )
    return out


def dirt(doc: Doc, stage: int) -> str:
    """The ground heaves where somebody digs below."""
    line = outline("#4A2A22")
    earth = doc.lin([(0, "#C08A5C"), (1, "#6B4130")])
    tall = {1: 22, 2: 46, 3: 34}[stage]
    wide = {1: 34, 2: 56, 3: 66}[stage]
    d = (
        f"M{-wide} 22 C{-wide + 8} {-tall * 0.5} {-wide * 0.4:g} {-tall} 0 {-tall} "
        f"C{wide * 0.4:g} {-tall} {wide - 8} {-tall * 0.5} {wide} 22 C{wide * 0.5:g} 34 "
        f"{-wide * 0.5:g} 34 {-wide} 22 Z"
    )
    out = contact(doc, 4, 26, wide + 8, 12, 0.45) + solid(doc, d, earth, line, 5, 12, 0.5, 0.5)
    out += path(
        f"M{-wide * 0.4:g} 4 q8 -8 14 0 M{wide * 0.1:g} 10 q8 -8 14 0",
        "none",
        "#E0B083",
        3.5,
        'opacity=".7"',
    )
    spray = {
        1: (),
        2: ((-40, -44, 0.34), (34, -52, 0.3), (-6, -66, 0.38)),
        3: ((-62, -22, 0.3), (60, -26, 0.34), (26, -54, 0.26), (-34, -50, 0.3)),
    }[stage]
    return out + "".join(
        group(rubble(doc, 2 + i % 2), f"translate({x} {y}) rotate({i * 70}) scale({k})")
        for i, (x, y, k) in enumerate(spray)
    )


def crack(_doc: Doc) -> str:
    """Lightning through a tile: it is about to go."""
    d = (
        "M-84 -30 L-46 -14 L-58 8 L-14 2 L-22 30 L20 18 L12 46 L58 30 M-46 -14 L-30 -48 L-6 "
        "-40 L4 -74 M20 18 L48 -8 L40 -30 L82 -44 M-22 30 L-46 58"
    )
    return path(d, "none", "#F3DDB0", 12, 'opacity=".5" transform="translate(2 4)"') + path(
        d, "none", "#1E1012", 9
    )


def stone(doc: Doc) -> str:
    d = "M-24 6 L-16 -18 L8 -24 L26 -6 L20 18 L-8 24 Z"
    return soft(doc, path(d, SHADOW), 5, 0.4) + solid(
        doc, d, doc.lin([(0, "#E2DED8"), (1, "#7E7A80")]), outline("#4A4650"), 5, 9, 0.5, 0.6
    )


def shell(doc: Doc) -> str:
    """A mortar shell: fat, finned, nose to the right."""
    line = outline("#2E3A2A")
    fins = "M-50 0 L-78 -30 L-56 -26 L-34 -10 Z M-50 0 L-78 30 L-56 26 L-34 10 Z"
    out = path(fins, "#8A3A2E", line, 5)
    d = (
        "M-56 -10 C-30 -30 10 -34 34 -24 C54 -16 62 -6 66 0 C62 6 54 16 34 24 C10 34 -30 30 "
        "-56 10 Z"
    )
    out += solid(doc, d, doc.lin([(0, "#A9B878"), (1, "#4E5C34")]), line, 5.5, 12, 0.45, 0.6)
    return out + path(
        "M20 -28 C28 -10 28 10 20 28 M30 -25 C38 -10 38 10 30 25", "none", "#F3CE6B", 6
    )


def bomb(doc: Doc) -> str:
    """Round, black, with a fuse that hisses: the grenade of comic papers."""
    line = "#0E080E"
    out = soft(doc, oval(0, 6, 34, 34, SHADOW), 6, 0.45)
    out += path("M20 -26 C30 -44 40 -36 48 -50", "none", INK, 9) + path(
        "M20 -26 C30 -44 40 -36 48 -50", "none", "#E6D2A8", 4.5
    )
    out += group(box(-12, -12, 24, 16, 4, "#5A5460", line, 5), "translate(18 -28) rotate(36)")
    ball = doc.rad([(0, "#8A8494"), (0.5, "#453E50"), (1, "#1A141E")], 0.36, 0.3, 0.8)
    out += oval(0, 4, 36, 36, ball, line, 5.5) + oval(
        -12, -10, 10, 7, "#FFFFFF", extra='opacity=".6"'
    )
    return (
        out
        + glow(doc, oval(50, -52, 18, 18, "#FFB52E"), 6, 0.8)
        + group(path(spiky(20, 5, 7), "#FFE25A", outline("#A8300E"), 4), "translate(50 -52)")
    )


def pea(doc: Doc) -> str:
    """What soldiers shoot: a pea with a tail of speed, flying right."""
    trail = "M-64 -8 H-30 M-78 4 H-34 M-58 14 H-30"
    green = doc.rad([(0, "#E4F7A0"), (0.55, "#8CC63A"), (1, "#3E7A24")], 0.36, 0.3, 0.8)
    return (
        path(trail, "none", INK, 9)
        + path(trail, "none", "#FFF6DC", 4.5)
        + oval(0, 2, 22, 22, green, outline("#245A1A"), 5)
    )


def panic(_doc: Doc) -> str:
    """Over a head that wants to be elsewhere."""
    rays = "M-58 8 L-40 18 M-40 -26 L-28 -8 M0 -40 V-18 M40 -26 L28 -8 M58 8 L40 18"
    out = path(rays, "none", INK, 14) + path(rays, "none", "#FF6A5A", 7.5)
    bang = "M-7 -8 H7 L4 22 H-4 Z"
    return out + path(bang, "#FFD23F", INK, 5) + oval(0, 34, 6.5, 6, "#FFD23F", INK, 4.5)


def slide(_doc: Doc, way: str) -> str:
    """Two skid marks and a gleam along one step over ice."""
    dx, dy = STEPS[way]
    long = math.hypot(dx, dy)
    ux, uy = dx / long, dy / long
    out = ""
    for off, tone, wide in (
        (-26, "#FFFFFF", 9),
        (26, "#FFFFFF", 9),
        (-10, "#8CCBE6", 5),
        (12, "#8CCBE6", 5),
    ):
        shrink = 0.42 if abs(off) > 20 else 0.3
        x1, y1 = -ux * long * shrink - uy * off, -uy * long * shrink + ux * off * 0.7
        x2, y2 = ux * long * shrink - uy * off, uy * long * shrink + ux * off * 0.7
        d = f"M{x1:.1f} {y1:.1f} L{x2:.1f} {y2:.1f}"
        out += path(d, "none", "#3A7FA6", wide + 5, 'opacity=".7"') + path(d, "none", tone, wide)
    return out


def tread(_doc: Doc) -> str:
    """A tyre's mark over one step."""
    out = path("M-94 0 H94", "none", "#4A3220", 20, 'opacity=".5"')
    bars = "".join(f"M{x} -8 L{x + 6} 8 " for x in range(-90, 92, 14))
    return out + path(bars, "none", "#2A1A10", 5, 'opacity=".6"')


def splash(doc: Doc) -> str:
    line, face = outline("#1F5A78"), doc.lin([(0, "#E2F6FC"), (1, "#4FA6CC")])
    d = (
        "M-70 26 C-62 0 -58 -22 -66 -44 C-48 -36 -40 -16 -36 0 C-30 -30 -18 -52 -4 -72 C6 "
        "-48 8 -24 12 0 C20 -24 34 -42 54 -52 C48 -30 54 -6 68 26 C40 44 -40 44 -70 26 Z"
    )
    drops = "".join(
        group(
            path("M0 -12 C8 -2 11 4 7 10 C3 14 -4 13 -7 7 C-8 2 -4 -4 0 -12 Z", face, line, 3.5),
            f"translate({x} {y}) rotate({a})",
        )
        for x, y, a in ((-54, -70, -24), (36, -82, 18), (76, -54, 40), (-84, -20, -50))
    )
    return (
        path(d, face, line, 5.5)
        + path("M-40 20 C-36 8 -30 2 -26 -8 M22 18 C26 2 34 -8 40 -18", "none", "#FFFFFF", 5)
        + drops
    )


def clash(doc: Doc) -> str:
    """Two heads meet."""
    return _star(doc, 54, 9, 9) + path("M-14 -6 l10 8 l-10 8 M14 -6 l-10 8 l10 8", "none", INK, 6)


def cross_out(_doc: Doc) -> str:
    """Sent home."""
    d = "M-26 -24 L26 24 M26 -24 L-26 24"
    return (
        path(d, "none", INK, 27) + path(d, "none", "#FFF8E6", 20) + path(d, "none", "#D8262E", 12)
    )


def shout(doc: Doc) -> str:
    style = Style(("#FFF3A8", "#FFC93C", "#F08A22"), "#8A2F1A", "#FFF6DC", 10, 3)
    bounce = ((0, -3), (-5, 3), (3, -2), (-4, 4), (4, -3), (-3, 2), (0, 5))
    return lettering(doc, "TOPOUM!", 84, style, arc=8, bounce=bounce)


def boot(doc: Doc) -> str:
    """The farmer's boot comes down: seen from the front, sole in the dust."""
    line = outline("#3A2010")
    leather = doc.lin([(0, "#A06A3C"), (0.6, "#7A4A26"), (1, "#4E2C16")], 0, 0, 1, 0)
    shaft = "M-56 -190 H52 L58 -40 C110 -30 136 -4 138 34 V52 H-66 Z"
    out = contact(doc, 30, 74, 124, 22, 0.5)
    out += solid(doc, shaft, leather, line, 7, 22, 0.5, 0.5)
    out += path("M-70 52 H140 V72 C140 80 -70 80 -70 72 Z", "#2E1E18", line, 6)
    out += path("".join(f"M{x} 56 V74 " for x in range(-56, 136, 22)), "none", "#5A4438", 6)
    out += solid(
        doc, "M-66 -214 H62 V-168 H-66 Z", doc.lin([(0, "#E8C08A"), (1, "#A87444")]), line, 6, 9
    )
    out += path("M20 -96 H58 M22 -66 H60 M28 -38 H66", "none", "#F3E0B8", 8)
    out += path("M84 -14 C104 -6 116 10 118 26", "none", "#FFE9C0", 6, 'opacity=".6"')
    return out + path("M-40 -150 V30", "none", "#C8935C", 5, 'opacity=".5"')
