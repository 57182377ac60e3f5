"""Prizes of Burrowed Treasures: what one finds when one digs long enough."""

from __future__ import annotations

import math

from art.kit.colours import INK, outline
from art.kit.light import shade
from art.kit.svg import Doc, box, group, oval, path
from art.props.toy import disc, grin, grounded, rod, shine, toy, upright

__all__ = ["BURROWED"]


def _goggles(doc: Doc) -> str:
    tone = "#6E3A1E"
    strap = "M14 96 C20 60 180 60 186 96"
    out = (
        grounded(doc, 86, 168)
        + path(strap, "none", outline(tone), 30)
        + path(strap, "none", "#B5723C", 19)
    )
    out += path("M18 88 C30 64 170 64 182 88", "none", "#E0A868", 3, 'stroke-dasharray="8 6"')
    for x in (58, 142):
        out += toy(doc, disc(x, 112, 48, 46), upright(doc, "#F3CE8A", "#B07830"), tone, 12)
        out += oval(
            x, 112, 34, 32, upright(doc, "#C9F4FF", "#6FC4E0", "#2F86AA"), outline("#2A5A70"), 5
        )
        out += shine(f"M{x - 22} 106 L{x - 2} 88 M{x - 14} 122 L{x + 14} 94", 7, 0.8)
        for a in range(0, 360, 60):
            turn = math.radians(a)
            out += oval(
                round(x + 41 * math.cos(turn)),
                round(112 + 39 * math.sin(turn)),
                3.5,
                3.5,
                "#7A4A20",
            )
    out += box(88, 100, 24, 22, 7, "#D8A060", outline(tone), 5)
    mud = outline("#4A2A22")
    return out + oval(30, 146, 13, 9, "#8F5B3E", mud, 3.5) + oval(166, 150, 9, 7, "#7A4A36", mud, 3)


def _sock(doc: Doc) -> str:
    d = (
        "M78 20 H138 V104 C140 122 152 128 154 146 C156 172 132 184 106 180 L58 172 C36 168 "
        "32 140 50 130 "
        "C66 124 80 122 78 100 Z"
    )
    line = outline("#2A5A8A")
    bands = "".join(box(20, 30 + i * 32, 160, 15, 0, "#4A86C5") for i in range(6))
    inside = (
        path(d, "#F5E9D0")
        + bands
        + oval(52, 158, 30, 30, "#E8554E")
        + box(146, 150, 20, 30, 0, "#E8554E")
    )
    clip = doc.clip(path(d, "#000"))
    out = grounded(doc, 60) + group(path(d, line, line, 6), "translate(2 4)")
    out += group(
        group(inside, extra=f'clip-path="{clip}"'), extra=f'filter="{shade(doc, 16, 0.45, 0.5)}"'
    )
    out += path(d, "none", line, 6) + oval(108, 138, 15, 12, "#F3A49B", line, 5)
    out += path("M97 128 l-6 -8 M118 127 l7 -7 M122 142 l9 3", "none", line, 4)
    out += toy(doc, "M72 14 H144 V40 H72 Z", "#E8554E", "#8E1F33", 8)
    for x, y in ((26, 66), (166, 70), (22, 106)):
        out += path(f"M{x} {y} q8 -10 0 -20 q-8 -10 0 -20", "none", "#6E9A34", 5.5, 'opacity=".85"')
    return out


def _teapot(doc: Doc) -> str:
    """Chipped, and cross about it."""
    tone = "#1F5A78"
    glaze = doc.rad([(0, "#E4F8FF"), (0.55, "#8CCBE4"), (1, "#3A7EA4")], 0.36, 0.25, 0.85)
    out = grounded(doc, 82)
    out += rod("M150 92 C196 84 196 150 146 150", tone, "#6FB4D2", 15)
    spout = "M52 132 C30 128 32 92 8 84 L20 68 C50 72 52 100 66 104 Z"
    out += toy(doc, spout, upright(doc, "#A8DCEF", "#4A92B4"), tone, 8)
    pot = (
        "M44 118 C44 76 70 62 102 62 C136 62 160 78 160 118 C160 160 140 182 102 182 C64 182 "
        "44 160 44 118 Z"
    )
    out += toy(doc, pot, glaze, tone, 18)
    out += path("M128 63 L120 80 L132 86 L126 100 L150 82 Z", "#F5E4C8", outline(tone), 4)
    out += path("M126 100 L136 118 L130 130", "none", outline(tone), 4)
    out += toy(
        doc,
        "M62 66 C64 44 138 44 142 62 C120 72 84 74 62 66 Z",
        upright(doc, "#C4ECFA", "#5AA2C2"),
        tone,
        8,
    )
    out += toy(doc, disc(102, 38, 12), "#FFC93C", "#A86A10", 6, 5) + grin(92, 124, 1.1, "cross")
    for x, y, c in ((66, 156, "#F58AB0"), (136, 158, "#FFC93C")):
        out += "".join(
            group(oval(0, -7, 4.5, 6, c), f"translate({x} {y}) rotate({a})")
            for a in range(0, 360, 72)
        )
        out += oval(x, y, 4, 4, "#FFFBEF")
    return (
        out
        + shine("M58 102 Q62 84 78 76", 8)
        + path("M10 64 q-8 -10 0 -20 q8 -10 0 -20", "none", "#B8C8CE", 6)
    )


def _clock(doc: Doc) -> str:
    """An alarm clock in mid ring; its hands never moved again."""
    tone = "#8E2A1E"
    out = grounded(doc, 66)
    for side in (-1, 1):
        x = 100 + side * 38
        out += rod(f"M{100 + side * 44} 160 L{100 + side * 58} 184", tone, "#8A5A3A", 10)
        bell = "M-26 10 C-26 -22 26 -22 26 10 Z"
        out += group(
            toy(doc, bell, upright(doc, "#FFE58A", "#D08A1A"), "#7A4A10", 8, 5.5),
            f"translate({x} 48) rotate({side * 30})",
        )
        out += path(
            f"M{100 + side * 82} 34 q{side * 8} 12 {side * 2} 26",
            "none",
            "#8A5A2E",
            5,
            'opacity=".75"',
        )
    out += rod("M100 46 V22", tone, "#8A5A3A", 8) + box(
        86, 10, 28, 15, 6, "#E8554E", outline(tone), 5
    )
    out += toy(doc, disc(100, 118, 62), upright(doc, "#F0816A", "#B4382A"), tone, 16)
    out += oval(100, 118, 46, 46, upright(doc, "#FFFDF4", "#EBDCB8"), outline(tone), 5)
    out += "".join(
        path("M0 -40 V-33", "none", INK, 4, f'transform="translate(100 118) rotate({a})"')
        for a in range(0, 360, 30)
    )
    out += grin(100, 106, 0.9, "oh")
    out += path("M100 118 L100 150 M100 118 L110 98", "none", "#B8262C", 6) + oval(
        100, 118, 5, 5, "#B8262C"
    )
    spring = "M148 166 q14 -8 12 6 q-2 12 14 4 q12 -4 10 8"
    out += path(spring, "none", outline("#4A5663"), 9) + path(spring, "none", "#A9B6C4", 4)
    return out + shine("M56 92 Q64 74 82 66", 7, 0.6)


def _boot(doc: Doc) -> str:
    """A left one. Something lives in it."""
    tone = "#1F5A2E"
    d = (
        "M66 34 H134 C132 66 130 92 136 112 C150 122 178 124 182 150 C184 166 182 172 174 "
        "174 H66 C58 170 58 160 60 146 "
        "C64 110 66 70 66 34 Z"
    )
    out = grounded(doc, 82)
    out += toy(doc, d, upright(doc, "#8ED26A", "#3E8E45"), tone, 18)
    out += toy(
        doc,
        "M56 164 H184 C188 176 186 186 176 186 H66 C56 186 52 176 56 164 Z",
        upright(doc, "#FFF3D6", "#C9A878"),
        "#7A5A30",
        6,
    )
    out += "".join(path(f"M{70 + i * 18} 172 v10", "none", outline("#7A5A30"), 4) for i in range(6))
    frog = "M72 36 C68 14 78 2 90 8 C96 12 104 12 110 8 C122 2 132 14 128 36 Z"
    out += toy(doc, frog, upright(doc, "#FFD86A", "#E0942A"), "#8A4A10", 8, 5)
    for x in (86, 114):
        out += oval(x, 12, 10, 11, "#FFFDF4", outline("#8A4A10"), 4) + oval(x + 1, 13, 4.5, 6, INK)
    out += path("M88 28 Q100 36 112 28", "none", INK, 4.5)
    out += toy(
        doc,
        "M58 32 C80 40 120 40 142 32 L140 54 C118 60 82 60 60 54 Z",
        upright(doc, "#B0E68A", "#5AA650"),
        tone,
        7,
    )
    out += toy(doc, "M82 100 L106 94 L110 116 L86 122 Z", "#F5C84A", "#8A5A10", 5, 5)
    out += path("M88 106 L104 102 M90 114 L106 110", "none", outline("#8A5A10"), 3)
    return out + shine("M76 66 C74 86 74 98 72 120", 8, 0.6)


def _umbrella(doc: Doc) -> str:
    tone = "#5A1A6E"
    out = grounded(doc, 50)
    out += rod("M98 92 L104 160 C106 182 132 182 130 160", "#5A2E10", "#C98A50", 9)
    colours = (
        ("#C88AF0", "#8A4AC0"),
        ("#FFDC6A", "#E8A02A"),
        ("#C88AF0", "#8A4AC0"),
        ("#FFDC6A", "#E8A02A"),
    )
    tips = ((10, 50), (56, 12), (104, 2), (152, 18), (192, 62))
    for (ax, ay), (bx, by), (a, b) in zip(tips, tips[1:], colours, strict=False):
        mx, my = (
            (ax + bx) / 2 + (98 - (ax + bx) / 2) * 0.32,
            (ay + by) / 2 + (100 - (ay + by) / 2) * 0.34,
        )
        d = (
            f"M98 112 Q{ax + (98 - ax) * 0.3:g} {ay + 60} {ax} {ay} Q{mx:g} {my:g} {bx} {by} "
            f"Q{bx + (98 - bx) * 0.3:g} {by + 52} 98 112 Z"
        )
        out += toy(doc, d, upright(doc, a, b), tone, 10, 5)
    for x, y in tips:
        out += oval(x, y, 6, 6, "#FFF3D6", outline(tone), 4)
    drops = ""
    for x, y, k in ((30, 120, 1.0), (50, 148, 0.8), (160, 112, 1.0), (170, 146, 0.8)):
        drop = path(
            "M0 -12 C8 -2 10 4 6 9 C2 13 -5 12 -7 6 C-8 1 -4 -5 0 -12 Z",
            "#8FD8F0",
            outline("#2A6A8A"),
            3.5,
        )
        drops += group(drop, f"translate({x} {y}) scale({k})")
    return out + drops + shine("M58 34 Q62 56 78 80", 6, 0.5)


def _trumpet(doc: Doc) -> str:
    tone = "#7A4A10"
    brass = upright(doc, "#FFE98F", "#F0B53A", "#B87414")
    out = grounded(doc, 84)
    tube = "M20 66 C70 62 96 84 96 122 C96 168 46 168 46 128 C46 92 96 92 128 104"
    out += path(tube, "none", outline(tone), 25) + path(tube, "none", "#E8A52E", 16)
    out += path("M22 61 C70 57 101 82 101 116", "none", "#FFF0A8", 4)
    out += path("M80 97 C92 95 108 98 124 103", "none", outline(tone), 25)
    out += path("M74 98 C92 95 108 98 130 105", "none", "#F5BE48", 16)
    out += toy(doc, "M8 56 H22 V78 H8 C4 70 4 64 8 56 Z", brass, tone, 5, 5)
    out += toy(
        doc, "M118 90 C150 92 158 68 172 46 L194 140 C172 132 150 124 118 120 Z", brass, tone, 12
    )
    out += toy(
        doc,
        "M170 42 C180 36 200 132 192 146 C180 150 162 54 170 42 Z",
        upright(doc, "#A86A1A", "#6A3A10"),
        tone,
        5,
        5,
    )
    for x in (60, 78, 96):
        out += rod(f"M{x} 64 V42", tone, "#FFE9A0", 8) + oval(
            x, 38, 9, 6, "#FFF6D0", outline(tone), 4
        )
    out += shine("M134 98 Q152 92 162 78", 6, 0.8)
    for x, y, turn in ((22, 34, -10), (150, 26, 12)):
        note = oval(0, 12, 9, 7, INK) + path("M7 12 V-16 L20 -10", "none", INK, 5)
        out += group(note, f"translate({x} {y}) rotate({turn}) scale(.9)")
    return out


def _bone(doc: Doc) -> str:
    d = (
        "M58 84 C30 60 6 88 26 108 C2 124 24 158 52 140 L146 104 C166 128 198 104 180 80 "
        "C204 62 176 30 152 52 Z"
    )
    out = grounded(doc, 86, 170) + toy(doc, d, upright(doc, "#FFFBEF", "#E3CDA8"), "#9A7A50", 18)
    out += path("M78 112 L86 104 M104 98 L114 96 L110 106 M128 82 L136 86", "none", "#B8946A", 4.5)
    foot = oval(0, 5, 9, 8, INK) + "".join(
        oval(x, y, 3.4, 5, INK) for x, y in ((-9, -5), (0, -9), (9, -5))
    )
    tag = box(-26, -18, 52, 36, 6, "#F7D98A", outline("#8A5A10"), 4) + group(foot, "scale(.9)")
    return (
        out
        + path("M102 118 L112 132", "none", outline("#8A5A10"), 4)
        + group(tag, "translate(118 146) rotate(-12)")
    )


def _map(doc: Doc) -> str:
    """The treasure is where the hole is. Somebody was hungry."""
    tone = "#8A5A20"
    d = (
        "M20 52 L66 34 L116 52 L178 30 L184 134 C174 138 168 150 172 158 L158 164 C150 154 "
        "138 158 136 168 L116 164 L66 146 L20 164 Z"
    )
    out = grounded(doc, 88, 180) + toy(doc, d, upright(doc, "#FBE9BC", "#D8AE62"), tone, 14)
    out += path("M66 34 V146 M116 52 V164", "none", outline(tone), 4, 'opacity=".55"')
    clip = doc.clip(path(d, "#000"))
    sea = path(
        "M120 40 H190 V92 C170 84 160 104 140 96 C126 90 124 60 120 40 Z", "#8CCBE0", "#3A7EA4", 3.5
    )
    hills = path(
        "M26 140 L44 108 L58 138 Z M44 146 L60 120 L72 146 Z", "#9ACB6A", outline("#3A6A2A"), 3.5
    )
    out += group(sea + hills, extra=f'clip-path="{clip}"')
    out += path(
        "M40 78 C60 62 74 96 92 88 C110 80 112 116 128 124",
        "none",
        "#B8262C",
        6,
        'stroke-dasharray="11 9"',
    )
    out += path("M134 116 L152 138 M152 116 L134 138", "none", outline("#8E1226"), 13)
    out += path("M134 116 L152 138 M152 116 L134 138", "none", "#E5373F", 7)
    rose = path("M0 -20 L5 0 L0 20 L-5 0 Z M-14 0 L0 -4 L14 0 L0 4 Z", "#FFFBEF", outline(tone), 3)
    out += group(rose, "translate(92 62)") + path("M148 74 q7 -7 14 0 t14 0", "none", "#FFFFFF", 4)
    mouse = "M150 182 C150 162 180 158 190 176 C192 184 186 188 180 188 H156 Z"
    out += toy(doc, mouse, upright(doc, "#C9BFC8", "#8A7A8E"), "#4A3A50", 7, 5)
    return (
        out
        + oval(172, 162, 8, 8, "#E8B8BC", outline("#4A3A50"), 4)
        + oval(160, 174, 3.2, 3.8, INK)
        + oval(151, 180, 4, 3.4, "#F07A80")
    )


def _gnome(doc: Doc) -> str:
    tone = "#8E1226"
    out = grounded(doc, 54)
    out += toy(
        doc,
        "M56 136 C60 116 140 116 144 136 L150 178 C140 186 60 186 50 178 Z",
        upright(doc, "#6FA8E0", "#2E5FA8"),
        "#16305A",
        12,
    )
    out += box(48, 156, 104, 14, 4, "#7A4A2E", outline("#3A1C10"), 4) + box(
        90, 153, 20, 20, 4, "#FFD25A", outline("#8A5A10"), 4
    )
    face = "M60 92 C60 70 140 70 140 92 C142 118 122 128 100 128 C78 128 58 118 60 92 Z"
    out += toy(doc, face, upright(doc, "#FFDCC0", "#F0A88A"), "#A8503A", 10)
    beard = (
        "M58 98 C70 110 84 104 100 110 C116 104 130 110 142 98 C150 126 138 146 126 144 C122 "
        "160 106 168 100 168 "
        "C94 168 78 160 74 144 C62 146 50 126 58 98 Z"
    )
    out += toy(doc, beard, upright(doc, "#FFFFFF", "#D2C8D4"), "#6A5A70", 14)
    out += path("M80 126 Q84 142 92 150 M120 126 Q116 142 108 150", "none", "#A89AB0", 4)
    for x in (82, 118):
        out += oval(x, 90, 7, 8, "#FFFDF4", INK, 3.5) + oval(x, 92, 3.6, 4.6, INK)
    out += path("M70 78 L92 86 M130 78 L108 86", "none", "#F5EEF2", 9) + path(
        "M88 122 Q100 114 112 122", "none", INK, 4.5
    )
    out += toy(doc, disc(100, 102, 14, 12), "#F07A70", "#A03040", 6, 5)
    hat = (
        "M50 84 C60 40 88 14 118 4 C126 2 130 10 124 16 C132 40 144 60 150 84 C120 72 80 72 50 84 Z"
    )
    out += toy(doc, hat, upright(doc, "#F0605E", "#B01E36"), tone, 16)
    out += "".join(
        oval(x, y, 6, 5, "#FFFBEF", outline(tone), 3) for x, y in ((78, 62), (106, 38), (124, 62))
    )
    snail = oval(122, 14, 12, 11, "#D8A868", outline("#6A3A14"), 4) + path(
        "M122 14 q6 -4 4 4 q-6 8 -10 -2", "none", outline("#6A3A14"), 3
    )
    return out + snail + shine("M74 60 Q84 36 100 24", 6, 0.5)


BURROWED = (_goggles, _sock, _teapot, _clock, _boot, _umbrella, _trumpet, _bone, _map, _gnome)
