"""Prizes of the Inflation Station: everything here is mostly air."""

from __future__ import annotations

import math

from art.kit.colours import INK, dark, light, outline
from art.kit.svg import Doc, group, oval, path
from art.props.toy import disc, gem, grin, grounded, shine, toy, upright

__all__ = ["INFLATION"]


def _skin(doc: Doc, colour: str) -> str:
    """Taut rubber: light pools at the upper left."""
    return doc.rad(
        [(0, light(colour, 0.6)), (0.55, colour), (1, dark(colour, 0.3))], 0.38, 0.25, 0.85
    )


def _worm(doc: Doc) -> str:
    tone = "#1F7A4A"
    out = grounded(doc, 80)
    joints = ((40, 160, 26), (66, 166, 27), (94, 162, 28), (116, 144, 30), (124, 114, 32))
    for i, (x, y, r) in enumerate(joints):
        green = ("#8FD65F", "#6CC25A")[i % 2]
        air = doc.rad([(0, "#D8F58A"), (0.6, green), (1, "#3E8E45")], 0.35, 0.3, 0.8)
        out += toy(doc, disc(x, y, r), air, tone, 12)
    head = "M66 66 C64 22 142 14 150 58 C156 98 136 116 108 114 C80 114 66 98 66 66 Z"
    air = doc.rad([(0, "#E4FAA0"), (0.6, "#8FD65F"), (1, "#3E8E45")], 0.35, 0.3, 0.8)
    out += toy(doc, head, air, tone) + grin(110, 66, 1.3) + shine("M84 40 Q92 30 104 30", 8, 0.8)
    out += toy(doc, "M6 150 L22 144 L24 176 L8 172 Z", "#FFC93C", "#A86A10", 5, 5)
    for x, y in ((168, 84), (178, 112)):
        out += path(f"M{x - 8} {y} q8 -6 16 0", "none", "#4FB4CC", 5)
    gloss = 'opacity=".6"'
    return (
        out
        + oval(66, 164, 5, 9, "#FFFFFF", extra=gloss)
        + oval(114, 136, 6, 9, "#FFFFFF", extra=gloss)
    )


def _duck(doc: Doc) -> str:
    tone = "#A86A10"
    out = grounded(doc, 84)
    ring = (
        "M14 142 C14 108 56 98 100 98 C144 98 186 108 186 142 C186 172 144 186 100 186 C56 "
        "186 14 172 14 142 Z"
    )
    air = doc.rad([(0, "#FFF3A0"), (0.6, "#FFD23F"), (1, "#E8961E")], 0.4, 0.2, 0.9)
    out += toy(doc, ring, air, tone, 18) + oval(108, 130, 48, 15, "#3B2026", outline(tone), 5)
    out += path("M60 134 A48 15 0 0 1 156 134 L152 140 Q108 122 64 140 Z", "#E8961E")
    head = (
        "M30 72 C26 30 92 22 98 64 C100 84 92 104 84 116 C66 126 46 122 40 112 C44 98 32 92 30 72 Z"
    )
    air = doc.rad([(0, "#FFF6B8"), (0.6, "#FFD23F"), (1, "#EBA02A")], 0.4, 0.25, 0.8)
    out += toy(doc, head, air, tone, 12)
    beak = "M38 74 C18 68 4 76 4 84 C6 94 28 96 42 88 Z"
    out += toy(doc, beak, upright(doc, "#FF9A4A", "#E5601E"), "#A83A10", 6, 5)
    out += (
        oval(62, 62, 9, 11, "#FFFDF4", INK, 4)
        + oval(59, 64, 4.5, 6, INK)
        + path("M52 46 L72 44", "none", INK, 6)
    )
    out += path("M128 160 Q150 166 166 152", "none", tone, 5, 'opacity=".6"')
    return out + shine("M36 130 Q44 116 66 112", 8, 0.7)


def _poodle(doc: Doc) -> str:
    """Twisted from one long balloon, and proud."""
    tone, colour = "#8E1A6A", "#F06ABE"
    out = grounded(doc, 74)

    def sausage(x: float, y: float, rx: float, ry: float, turn: float) -> str:
        body = toy(doc, disc(0, 0, rx, ry), _skin(doc, colour), tone, 10)
        gloss = oval(-rx * 0.35, -ry * 0.4, rx * 0.25, ry * 0.16, "#FFFFFF", extra='opacity=".8"')
        return group(body + gloss, f"translate({x} {y}) rotate({turn})")

    out += sausage(168, 76, 10, 26, 24) + sausage(180, 40, 16, 17, 0)
    out += sausage(136, 156, 15, 31, -6) + sausage(74, 156, 15, 31, 6)
    out += sausage(160, 156, 15, 31, -10) + sausage(96, 158, 15, 31, 2)
    out += sausage(118, 112, 46, 20, 4)
    out += sausage(66, 88, 16, 28, 20)
    out += sausage(82, 40, 13, 26, 24) + sausage(58, 36, 13, 26, -14)
    out += sausage(38, 62, 32, 17, 8) + oval(10, 58, 8, 7, INK)
    out += oval(46, 52, 6, 7, "#FFFDF4", INK, 3.5) + oval(44, 54, 3, 4, INK)
    return out + path("M28 72 Q40 78 50 70", "none", INK, 4)


def _ball(doc: Doc) -> str:
    """Not quite round any more."""
    tone = "#2A3A6E"
    d = (
        "M22 116 C14 66 56 30 102 32 C152 34 190 70 180 120 C172 164 138 186 98 184 C56 182 "
        "28 156 22 116 Z"
    )
    out = grounded(doc, 78) + toy(doc, d, "#FFFBEF", tone, 18)
    clip = doc.clip(path(d, "#000"))
    wedge = ""
    colours = (
        "#E5484E",
        "#FFFBEF",
        "#2AA4DE",
        "#FFFBEF",
        "#FFC928",
        "#FFFBEF",
        "#4FB05A",
        "#FFFBEF",
    )
    for i, c in enumerate(colours):
        a, b = math.radians(i * 45 + 12), math.radians(i * 45 + 57)
        x1, y1, x2, y2 = 132 * math.cos(a), 132 * math.sin(a), 132 * math.cos(b), 132 * math.sin(b)
        m = math.radians(i * 45 - 14)
        n = math.radians(i * 45 + 31)
        wedge += path(
            f"M0 0 Q{70 * math.cos(m):.0f} {70 * math.sin(m):.0f} {x1:.0f} {y1:.0f} L{x2:.0f} "
            f"{y2:.0f} "
            f"Q{70 * math.cos(n):.0f} {70 * math.sin(n):.0f} 0 0 Z",
            c,
            outline(tone),
            3,
        )
    shaded = doc.rad(
        [(0, "#FFFFFF", 0.35), (0.5, "#3A1446", 0), (1, "#3A1446", 0.6)], 0.38, 0.3, 0.75
    )
    out += group(
        group(wedge, "translate(84 84)") + path(d, shaded), extra=f'clip-path="{clip}"'
    ) + path(d, "none", outline(tone), 6)
    out += oval(84, 84, 13, 12, "#FFFBEF", outline(tone), 5) + shine("M42 92 Q48 66 70 52", 9)
    return out + path(
        "M8 84 q-6 14 0 30 M192 84 q6 14 0 30 M40 20 q14 -8 30 -6",
        "none",
        "#8A5A2E",
        5,
        'opacity=".6"',
    )


def _cactus(doc: Doc) -> str:
    tone, green = "#16603A", "#5CC46A"
    out = grounded(doc, 56)
    left = "M70 128 C34 130 22 108 26 84 C28 66 52 66 52 84 C52 98 58 102 72 100 Z"
    right = "M128 116 C164 118 178 96 174 66 C172 48 148 48 148 66 C148 84 142 90 128 90 Z"
    out += toy(doc, left, _skin(doc, green), tone, 12) + toy(
        doc, right, _skin(doc, green), tone, 12
    )
    out += toy(doc, "M62 152 V66 C62 14 138 14 138 66 V152 Z", _skin(doc, green), tone, 18)
    pricks = ""
    for x, y in (
        (80, 50),
        (120, 46),
        (76, 124),
        (124, 130),
        (40, 96),
        (160, 78),
        (100, 32),
        (102, 134),
    ):
        pricks += f"M{x} {y} l6 -6 M{x} {y} l-6 -6 M{x} {y} v8 "
    out += path(pricks, "none", "#FFFBEF", 4) + grin(100, 84, 1.15, "oh")
    for a in range(0, 360, 60):
        out += group(
            oval(0, -11, 8, 10, "#F58AB0", outline("#A82A5E"), 3.5),
            f"translate(134 24) rotate({a})",
        )
    out += oval(134, 24, 8, 8, "#FFD23F", outline("#A86A10"), 3.5)
    pot = "M50 142 H150 L140 186 H60 Z"
    out += toy(doc, pot, upright(doc, "#FFB05A", "#D0642A"), "#8A3A10", 10)
    out += toy(
        doc, "M42 134 H158 V152 H42 Z", upright(doc, "#FFC888", "#E07E3A"), "#8A3A10", 6, 5.5
    )
    valve = oval(140, 172, 8, 8, "#FFFBEF", outline("#8A3A10"), 4) + oval(140, 172, 3, 3, INK)
    return out + valve + shine("M78 70 C76 44 86 36 96 34", 8, 0.6)


def _hammer(doc: Doc) -> str:
    """It squeaks. It hurts nobody. It is the best thing here."""
    tone = "#A81A2A"
    head = (
        "M16 62 C8 40 22 16 42 20 L60 28 C74 20 126 20 140 28 L158 20 C178 16 192 40 184 62 "
        "C192 86 178 110 158 104 "
        "L140 96 C126 104 74 104 60 96 L42 104 C22 110 8 86 16 62 Z"
    )
    grip = "M88 92 H116 L120 178 C120 192 84 192 84 178 Z"
    inner = toy(
        doc,
        grip,
        doc.lin([(0, "#FFE98F"), (0.5, "#FFC531"), (1, "#D08A1A")], 0, 0, 1, 0),
        "#8A5A10",
        8,
    )
    inner += path(
        "M88 130 H116 M87 146 H117 M86 162 H118", "none", outline("#8A5A10"), 4, 'opacity=".6"'
    )
    inner += toy(doc, head, _skin(doc, "#F0424E"), tone, 18)
    inner += path(
        "M60 28 C54 50 54 76 60 96 M140 28 C146 50 146 76 140 96", "none", outline(tone), 5
    )
    inner += path(
        "M74 26 C70 48 70 78 74 98 M126 26 C130 48 130 78 126 98",
        "none",
        outline(tone),
        4,
        'opacity=".5"',
    )
    inner += shine("M32 44 Q34 32 44 32 M84 40 Q100 34 114 38", 8) + grin(100, 62, 0.95, "joy")
    out = grounded(doc, 60) + group(inner, "rotate(14 100 110) translate(0 -4)")
    for x, y in ((8, 122), (30, 142)):
        out += path(f"M{x} {y} q10 -8 20 0 t20 0", "none", "#4FB4CC", 5)
    return out


def _guitar(doc: Doc) -> str:
    tone = "#1A4A8A"
    body = (
        "M52 118 C40 96 58 78 82 84 C92 86 100 86 110 82 C134 72 154 88 148 112 C144 124 152 "
        "130 156 144 "
        "C162 172 132 190 104 184 C80 180 44 184 38 158 C36 142 54 132 52 118 Z"
    )
    out = grounded(doc, 70)
    inner = toy(doc, "M90 98 L86 26 H116 L112 98 Z", _skin(doc, "#FFC94A"), "#8A5A10", 8)
    inner += path("M88 48 H114 M89 64 H113 M90 80 H112", "none", outline("#8A5A10"), 4)
    inner += toy(
        doc,
        "M80 30 C74 10 86 -4 102 2 C120 -4 130 12 122 30 Z",
        _skin(doc, "#F0616E"),
        "#8E1226",
        8,
    )
    inner += "".join(
        oval(x, y, 6, 5, "#FFFBEF", outline("#8E1226"), 3.5)
        for x, y in ((72, 8), (70, 24), (132, 8), (132, 24))
    )
    inner += toy(doc, body, _skin(doc, "#4FA8F0"), tone, 18)
    inner += oval(101, 128, 20, 19, "#12264A", outline(tone), 5) + oval(
        101, 128, 27, 26, "none", "#FFFBEF", 3, 'opacity=".7"'
    )
    inner += path("M78 166 H126", "none", outline(tone), 11) + path(
        "M80 166 H124", "none", "#FFC94A", 6
    )
    inner += path("M94 20 V166 M101 20 V166 M108 20 V166", "none", "#FFFBEF", 2.4)
    inner += shine("M56 108 Q56 94 70 92 M50 150 Q52 142 60 138", 8)
    out += group(inner, "rotate(24 100 110) translate(0 2) scale(.95)")
    puff = path(
        "M168 150 q14 -6 18 4 q10 4 2 12 q-6 8 -16 2 q-12 -4 -4 -18 Z", "#FFFFFF", "#7AA8C0", 4
    )
    return out + puff + path("M22 62 q-8 8 -4 18 M10 54 q-12 14 -6 32", "none", "#4FB4CC", 5)


def _whoopee(doc: Doc) -> str:
    """Royal: it wears its crown."""
    tone = "#8E1226"
    out = grounded(doc, 80)
    bag = (
        "M18 116 C18 70 60 52 104 52 C150 52 186 74 186 116 C186 160 150 182 102 182 C56 182 "
        "18 160 18 116 Z"
    )
    rubber = doc.rad([(0, "#FFA6A0"), (0.55, "#E8484E"), (1, "#9E1C36")], 0.38, 0.25, 0.85)
    out += toy(
        doc, "M140 66 L168 22 L194 40 L170 82 Z", upright(doc, "#FF8B78", "#B4283A"), tone, 8
    )
    out += path("M164 30 L188 46", "none", tone, 5) + toy(doc, bag, rubber, tone, 20)
    crown = "M62 144 L54 96 L80 116 L101 84 L122 116 L148 96 L140 144 C120 152 82 152 62 144 Z"
    out += toy(doc, crown, upright(doc, "#FFE58A", "#FFC531", "#E3941C"), "#7A4A10", 10, 5)
    for x, c in ((78, "#5FC7E0"), (101, "#EF5A6B"), (124, "#5FC7E0")):
        out += gem(x, 133, 7, c)
    out += shine("M40 96 Q54 74 84 68", 9, 0.65)
    for x, y, r in ((188, 12, 9), (172, 4, 6), (196, 28, 5)):
        out += oval(x, y, r, r * 0.9, "#DFF0B0", outline("#7A9A3A"), 3)
    return out + path(
        "M24 60 q-10 -6 -10 -18 M40 46 q-6 -8 -2 -20", "none", "#8A5A2E", 5, 'opacity=".6"'
    )


INFLATION = (_worm, _duck, _poodle, _ball, _cactus, _hammer, _guitar, _whoopee)
