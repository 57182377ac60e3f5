"""What Molly's garden is played with: cubes, tokens and their plate, burrows, piles, markers."""

from __future__ import annotations

import random

from art.kit.colours import INK, dark, light, mix, outline
from art.kit.light import SHADOW, contact, glow, shade, soft, solid
from art.kit.svg import Doc, box, group, oval, path, words
from art.molly_cast import FAMILIES
from art.parts.plants import grass
from art.props.vegetables import VEGETABLES

__all__ = [
    "bolt",
    "burrow",
    "clock",
    "compost",
    "corner",
    "cube",
    "drum",
    "empty",
    "flag",
    "hidden",
    "needle",
    "no_entry",
    "pile",
    "plate",
    "shaft",
    "token",
    "vegetable_badge",
]

CARD = (168, 202)


def vegetable_badge(doc: Doc, family: str, r: float = 78) -> str:
    """Round 0,0: the colour's ring about its vegetable."""
    facts = FAMILIES[family]
    ring = doc.lin([(0, light(facts.colour, 0.25)), (1, dark(facts.colour, 0.1))])
    return (
        oval(3, 7, r + 6, r + 6, "#180A1A", extra='opacity=".35"')
        + oval(0, 0, r + 6, r + 6, outline(facts.deep))
        + oval(0, 0, r, r, ring)
        + oval(0, 0, r * 0.8, r * 0.8, "#FFF8E6", outline(facts.deep), r * 0.05)
        + group(VEGETABLES[family](doc), f"scale({r * 0.0072:g})")
    )


def _block(doc: Doc, tones: tuple[str, str, str], line: str) -> str:
    top, front, side = tones
    shadow = path("M10 88 L80 96 L98 78 L90 96 L16 100 Z", "#12081A")
    return (
        group(shadow, extra=f'filter="{doc.blur(4)}" opacity=".5"')
        + path("M8 28 L26 10 H94 L78 28 Z", top, line, 4.5)
        + path("M78 28 L94 10 V76 L78 94 Z", side, line, 4.5)
        + path("M8 28 H78 V94 H8 Z", doc.lin([(0, mix(top, front, 0.5)), (1, front)]), line, 4.5)
        + path("M12 32 H74", "none", "#FFFFFF", 3, 'opacity=".6"')
    )


def cube(doc: Doc, family: str) -> str:
    """A wooden cube in a 100 unit box, its vegetable in front."""
    facts = FAMILIES[family]
    face = oval(43, 61, 26, 26, "#FFF8E6", extra='opacity=".92"')
    mark = group(VEGETABLES[family](doc), "translate(43 61) scale(.235)")
    return _block(doc, facts.cube, outline(facts.deep)) + face + mark


def hidden(doc: Doc, family: str = "") -> str:
    """Nobody is to know: a cube with a question on it."""
    facts = FAMILIES.get(family)
    tones, deep = (
        (facts.cube, facts.deep) if facts else (("#D9B27C", "#A87A48", "#6E4A2C"), "#4A2812")
    )
    ink = INK if family in {"white", "yellow"} else "#FFF8E6"
    return _block(doc, tones, outline(deep)) + words("?", 43, 83, 62, ink)


def token(doc: Doc) -> str:
    """A disc with a spade, in a 100 unit box."""
    line = outline("#3A2A70")
    disc = "M5 48 A45 44 0 1 1 95 48 A45 44 0 1 1 5 48 Z"
    out = group(oval(50, 57, 45, 42, "#12081A"), extra=f'filter="{doc.blur(4)}" opacity=".45"')
    out += oval(50, 55, 45, 43, "#2B2256", line, 5)
    out += solid(doc, disc, doc.lin([(0, "#8E80D0"), (1, "#4E4092")]), line, 5, 9, 0.4, 0.6)
    out += oval(50, 48, 34, 33, "#F6E3B4", line, 4)
    handle = "M0 -34 V8 M-10 -34 H10"
    spade = path(handle, "none", outline("#5A3A1A"), 12) + path(handle, "none", "#E0A05C", 6)
    spade += path("M-15 4 H15 V18 Q13 32 0 40 Q-13 32 -15 18 Z", "#DCE4EA", outline("#3C4650"), 4.5)
    spade += path("M0 10 V28", "none", "#8C9AAA", 4)
    return out + group(spade, "translate(50 47) rotate(30) scale(.80)")


def plate(doc: Doc) -> str:
    """A wooden plate, 210 by 140, for the tokens nobody has yet."""
    line = outline("#3A2014")
    under = group(
        oval(105, 66, 104, 66, "#12060F"),
        "translate(4 14)",
        f'filter="{doc.blur(8)}" opacity=".55"',
    )
    rim = oval(105, 64, 104, 64, doc.lin([(0, "#C98B52"), (1, "#8A5230")]))
    return (
        under
        + oval(105, 70, 104, 66, "#4A2716", INK, 5)
        + group(rim, extra=f'filter="{shade(doc, 8, 0.4, 0.6)}"')
        + oval(105, 66, 84, 48, doc.lin([(0, "#3B2014"), (1, "#6A432C")]), line, 5)
        + path("M40 50 C60 30 150 30 172 52", "none", "#2A1610", 3, 'opacity=".5"')
    )


MOUND = (
    "M4 118 C2 84 22 66 40 58 C54 22 82 10 100 10 C124 8 150 26 160 58 C182 66 198 88 196 118 "
    "C150 128 50 128 4 118 Z"
)
DOORWAY = "M64 120 V78 C64 48 136 48 136 78 V120 C112 124 88 124 64 120 Z"


def burrow(doc: Doc, *, is_open: bool) -> str:
    """A mound with a door, 200 by 130. Shut, it hides what it holds."""
    line, wood_line = outline("#4A2A22"), outline("#4A2A12")
    out = group(oval(100, 118, 98, 16, "#12081A"), extra=f'filter="{doc.blur(6)}" opacity=".45"')
    earth = doc.lin([(0, "#B57B50"), (1, "#6B4130")])
    out += solid(doc, MOUND, earth, line, 6, 16, 0.5, 0.55)
    for x, y, r in (
        (40, 92, 6),
        (164, 96, 7),
        (152, 66, 5),
        (56, 70, 5),
        (30, 110, 5),
        (176, 112, 4),
    ):
        out += oval(x, y, r * 1.3, r, "#5E3729", extra='opacity=".7"')
    wood = doc.lin([(0, "#C98A50"), (1, "#7A4A26")])
    if is_open:
        warm = doc.rad([(0, "#FFE9A0"), (0.6, "#F0A83A"), (1, "#8A4A1A")], 0.5, 0.7, 0.7)
        out += glow(doc, oval(100, 96, 46, 40, "#FFD86A"), 9, 0.55)
        out += path(DOORWAY, warm, wood_line, 5.5)
        out += path("M70 120 C80 104 120 104 130 120 Z", "#C98A3A", extra='opacity=".6"')
        leaf = "M64 120 L36 128 V84 C36 58 50 50 64 56 Z"
        out += solid(doc, leaf, wood, wood_line, 5.5, 7, 0.4, 0.5)
        out += path("M50 58 V122", "none", "#5E3218", 3, 'opacity=".6"') + oval(
            44, 92, 5, 5, "#F3CE6B", wood_line, 3
        )
    else:
        out += solid(doc, DOORWAY, wood, wood_line, 5.5, 8, 0.4, 0.5)
        out += path("M82 60 V120 M100 56 V121 M118 60 V120", "none", "#5E3218", 3, 'opacity=".6"')
        out += oval(100, 90, 15, 15, "#F3CE6B", outline("#8A5A10"), 4)
        out += path("M100 84 a5 5 0 1 1 .1 0 M100 90 V99", "none", INK, 5)
    return out + "".join(grass(doc, x, 120, 0.8, x) for x in (12, 186))


LEVELS = {"thin": (2, 7), "mid": (5, 15), "thick": (9, 25)}


def pile(doc: Doc, level: str, seed: int = 1) -> str:
    """What shows under the top card: edges out of line, and soil kicked against them, so that
    one sees low, middling, high, and cannot count."""
    (w, h), (count, tall) = CARD, LEVELS[level]
    rng, high = random.Random(seed * 9 + count), count > 2
    under = box(4, 14 + tall / 3, w + 2, h, 16, "#12060F")
    out = group(under, extra=f'filter="{doc.blur(7)}" opacity=".6"')
    for i in range(count):
        x, y = round(rng.uniform(-4, 4), 1), round(tall * (1 - i / count) + rng.uniform(-1, 1), 1)
        out += box(x, y, w, h, 15, rng.choice(("#E9D6AE", "#DCC494", "#F4E5C4")), "#7A5A38", 1.6)
    for _ in range(0 if not high else 10 if level == "mid" else 15):
        x = rng.choice((rng.uniform(-8, w * 0.32), rng.uniform(w * 0.64, w + 8)))
        r = rng.uniform(4, 9) * (1.15 if level == "thick" else 1)
        y = h + tall - rng.uniform(-4, 6)
        tone = rng.choice(("#8F5B3E", "#A06A46", "#7B4C36"))
        out += oval(
            round(x), round(y), round(r * 1.35, 1), round(r, 1), tone, outline("#4A2A22"), 2.5
        )
        out += oval(
            round(x - r * 0.3, 1),
            round(y - 3 - r * 0.2, 1),
            r * 0.4,
            r * 0.3,
            "#D9A878",
            extra='opacity=".6"',
        )
    return out


def empty(doc: Doc) -> str:
    """A plot with nothing on it: a hollow in the bed, a little larger than a card."""
    w, h = CARD
    return (
        box(-9, -9, w + 18, h + 18, 22, doc.lin([(0, "#38201A"), (1, "#5E3A2A")]))
        + box(-9, -9, w + 18, h + 18, 22, "none", "#2E1812", 4)
        + group(
            path(f"M-6 12 Q-6 -6 12 -6 H{w - 12} Q{w + 6} -6 {w + 6} 12", "none", "#12060A", 9),
            extra=f'filter="{doc.blur(4)}" opacity=".6"',
        )
        + path(f"M4 {h + 9} H{w - 6}", "none", "#A8714A", 3, 'opacity=".7"')
        + "".join(
            oval(x, y, r, r * 0.7, "#8F5B3E", "#2E1812", 2, 'opacity=".8"')
            for x, y, r in ((18, 178, 6), (32, 188, 4), (150, 30, 4), (142, 186, 5))
        )
    )


def flag(doc: Doc) -> str:
    """The first player's pennant, 92 by 68."""
    line = outline("#8A5A10")
    cloth = "M6 10 H84 L72 34 L84 58 H6 Z"
    gold = doc.lin([(0, "#FFE08A"), (1, "#E8A93A")])
    return (
        soft(doc, path(cloth, SHADOW), 4, 0.4)
        + solid(doc, cloth, gold, line, 5, 7, 0.35, 0.5)
        + words(
            "1",
            38,
            50,
            44,
            INK,
            extra='stroke="#FFF3C4" stroke-width="5" stroke-linejoin="round" paint-order="stroke"',
        )
    )


def compost(doc: Doc) -> str:
    """A crate of peel and leaves, 190 by 130."""
    wood, line = doc.lin([(0, "#C98A50"), (1, "#7A4A26")]), outline("#4A2812")
    heap = "M18 66 C24 36 56 30 70 22 C92 8 130 16 138 32 C160 34 174 50 174 70 Z"
    out = contact(doc, 95, 120, 96, 14, 0.5)
    out += solid(
        doc, heap, doc.lin([(0, "#8A6A48"), (1, "#4E3626")]), outline("#2A1A10"), 5.5, 12, 0.45, 0.5
    )
    leaf = "M0 0 C-10 -10 -12 -28 0 -40 C12 -28 10 -10 0 0 Z"
    for x, y, turn, c in (
        (50, 52, -40, "#8FD05A"),
        (84, 36, 12, "#B5DC62"),
        (118, 44, 50, "#E0A03A"),
        (140, 58, 80, "#8FD05A"),
        (70, 62, -80, "#C9742A"),
    ):
        out += group(
            path(leaf, c, outline(GREEN), 4)
            + path("M0 -4 V-30", "none", outline(GREEN), 2.5, 'opacity=".5"'),
            f"translate({x} {y}) rotate({turn})",
        )
    out += group(VEGETABLES["yellow"](doc), "translate(106 52) rotate(64) scale(.26)")
    for i, y in enumerate((64, 92)):
        d = f"M{12 + i * 4} {y} H{178 - i * 4} V{y + 24} H{12 + i * 4} Z"
        out += solid(doc, d, wood, line, 5, 7, 0.4, 0.5)
        out += path(f"M24 {y + 9} H150 M60 {y + 16} H166", "none", "#5E3218", 2.5, 'opacity=".45"')
    for x in (26, 158):
        out += solid(doc, f"M{x - 8} 58 H{x + 12} V120 H{x - 8} Z", wood, line, 5, 6, 0.4, 0.5)
        out += oval(x + 2, 76, 3, 3, "#F6DDA8", line, 2) + oval(
            x + 2, 104, 3, 3, "#F6DDA8", line, 2
        )
    return out


GREEN = "#246030"


def needle(_doc: Doc) -> str:
    """Where the deck stands now: 40 by 60, its foot on the track."""
    return (
        path("M7 4 H33 L20 22 Z", "#FFD23F", INK, 4)
        + path("M20 18 V56", "none", INK, 8)
        + path("M20 18 V56", "none", "#FFD23F", 4)
    )


def bolt(doc: Doc) -> str:
    """Something will happen: 100 units."""
    d = "M62 -4 L16 60 H46 L36 104 L86 36 H56 Z"
    return path(d, INK, INK, 16) + path(d, doc.lin([(0, "#FFF6CF"), (1, "#FFD23F")]), "#FFF6CF", 3)


def corner(w: float, h: float) -> str:
    """Brackets about a place that may be chosen; between the corners there is nothing."""
    reach, r = 34, 14
    d = (
        f"M0 {reach}V{r}Q0 0 {r} 0H{reach}M{w - reach} 0H{w - r}Q{w} 0 {w} {r}V{reach}"
        f"M{w} {h - reach}V{h - r}Q{w} {h} {w - r} {h}H{w - reach}M{reach} {h}H{r}Q0 {h} 0 "
        f"{h - r}V{h - reach}"
    )
    return path(d, "none", "#1A0E14", 12) + path(d, "none", "#FFE27A", 6.5)


def no_entry(_doc: Doc) -> str:
    return (
        oval(50, 54, 42, 42, "#12081A", extra='opacity=".4"')
        + oval(50, 50, 42, 42, "#F6E9D2", INK, 5)
        + oval(50, 50, 34, 34, "none", "#C0392F", 11)
        + path("M27 27 L73 73", "none", "#C0392F", 11)
    )


def shaft(doc: Doc, family: str) -> str:
    """A column of the burrow: seven places for cubes, 196 by 706."""
    w, h, pitch = 196, 706, 98
    dusk = doc.lin([(0, "#1E1018"), (1, "#3A2420")])
    out = box(0, 0, w, h, 30, dusk, outline("#2A1410"), 6)
    out += box(0, 0, w, h, 30, "none", FAMILIES[family].colour, 7, 'opacity=".85"')
    for k in range(7):
        y = pitch * k + 16
        out += box(22, y, w - 44, pitch - 12, 12, "#FFF3D6", extra='opacity=".06"')
        out += box(
            22,
            y,
            w - 44,
            pitch - 12,
            12,
            "none",
            "#FFF3D6",
            2.5,
            'stroke-dasharray="10 9" opacity=".28"',
        )
    return out


def clock(doc: Doc) -> str:
    """The Tardy's alarm clock, round 0,0, 190 units."""
    line, out = outline("#7A2A12"), ""
    bell = doc.lin([(0, "#FFE08A"), (1, "#E0962A")])
    for side in (-1, 1):
        hat = solid(doc, "M-30 6 A30 30 0 0 1 30 6 Z", bell, line, 6, 8, 0.4, 0.5)
        out += group(hat, f"translate({side * 52} -74) rotate({side * 32})")
        out += path(f"M{side * 50} 74 L{side * 66} 100", "none", line, 16)
    out += path("M-12 -98 H12 V-80 H-12 Z", "#E0962A", line, 5)
    body = "M-90 0 A90 90 0 1 1 90 0 A90 90 0 1 1 -90 0 Z"
    out += solid(doc, body, doc.lin([(0, "#F58A4A"), (1, "#B43A22")]), line, 7, 16, 0.45, 0.6)
    out += oval(0, 0, 68, 68, "#FFF8E6", line, 5)
    out += "".join(
        path("M0 -60 V-50", "none", "#7A4A2E", 6, f'transform="rotate({a})"')
        for a in range(0, 360, 30)
    )
    return out + path("M0 0 V-44 M0 0 L30 18", "none", INK, 10) + oval(0, 0, 9, 9, INK)


def drum(doc: Doc, *, beat: bool) -> str:
    """What the flip sounds like; sticks up, or on the skin. 120 by 140."""
    line, wood = outline("#6A1A1A"), outline("#5A3A1A")
    red = doc.lin([(0, "#E8584E"), (1, "#9A1E30")])
    out = contact(doc, 60, 104, 52, 12, 0.45)
    out += solid(doc, "M10 44 V88 C24 106 96 106 110 88 V44 Z", red, line, 5, 10, 0.45, 0.5)
    out += path("M12 52 L34 96 L60 60 L86 96 L108 52", "none", "#FFE9B8", 5)
    out += oval(60, 42, 50, 20, doc.lin([(0, "#FFF8E6"), (1, "#E6D2A8")]), line, 5)
    for side in (-1, 1):
        stick = path("M0 0 L0 -58", "none", wood, 11) + path("M0 0 L0 -58", "none", "#E0A05C", 6)
        stick += oval(0, 0, 8, 8, "#C98A50", wood, 3)
        out += group(stick, f"translate({60 + side * 18} {37 if beat else 20}) rotate({side * 34})")
    if beat:
        out += path("M60 10 V-6 M22 16 L10 4 M98 16 L110 4", "none", "#FFD23F", 7)
    return out
