"""Prizes of the Royal Vault: useless, priceless, and they sparkle."""

from __future__ import annotations

from art.kit.colours import INK, outline
from art.kit.light import solid
from art.kit.svg import Doc, group, oval, path
from art.props.produce import leaf
from art.props.toy import disc, gem, grounded, shine, sparkle, toy, upright

__all__ = ["VAULT"]

GOLD = "#7A4A10"


def _bar(doc: Doc) -> str:
    """Gold, seen from the side of the light."""
    return doc.lin([(0, "#C98A22"), (0.4, "#FFE98F"), (1, "#C98A22")], 0, 0, 1, 0)


def _plunger(doc: Doc) -> str:
    handle = toy(doc, "M92 -6 H110 V112 H92 Z", _bar(doc), GOLD, 6)
    handle += toy(doc, "M86 -16 H116 V4 H86 Z", upright(doc, "#FFF3B0", "#E7AE3E"), GOLD, 5, 5)
    cup = "M40 170 C36 128 66 112 100 112 C136 112 164 128 160 170 C160 184 40 184 40 170 Z"
    out = grounded(doc, 64) + group(handle, "translate(0 22)")
    out += toy(doc, cup, upright(doc, "#FFF3A0", "#FFC531", "#D08A1A"), GOLD, 18)
    out += path("M40 166 C70 178 130 178 160 166", "none", GOLD, 5, 'opacity=".7"') + shine(
        "M58 146 Q64 130 82 124", 9, 0.85
    )
    out += gem(100, 144, 12, "#EF5A6B") + gem(70, 152, 8, "#5FC7E0") + gem(130, 152, 8, "#5FC7E0")
    return out + "".join(
        sparkle(x, y, k) for x, y, k in ((34, 60, 13), (160, 44, 17), (148, 92, 9))
    )


def _toothbrush(doc: Doc) -> str:
    tone = "#5A1A78"
    ivory = "#6A5A70"
    inner = toy(
        doc,
        "M88 70 C88 60 112 60 112 70 L116 176 C116 196 84 196 84 176 Z",
        doc.lin([(0, "#8A4AC0"), (0.4, "#DDA8FF"), (1, "#7A3AB0")], 0, 0, 1, 0),
        tone,
        10,
    )
    inner += toy(
        doc,
        "M84 -4 C84 -14 116 -14 116 -4 V70 H84 Z",
        doc.lin([(0, "#8A4AC0"), (0.4, "#DDA8FF"), (1, "#7A3AB0")], 0, 0, 1, 0),
        tone,
        8,
    )
    for i in range(4):
        y = -2 + i * 17
        inner += toy(
            doc,
            f"M116 {y} H148 C152 {y + 4} 152 {y + 11} 148 {y + 15} H116 Z",
            ("#FFFDF4", "#8FD8F0")[i % 2],
            ivory,
            5,
            5,
        )
    inner += toy(
        doc,
        "M118 -16 C124 -26 140 -22 146 -12 C160 -14 164 2 150 6 H120 C112 0 112 -10 118 -16 Z",
        upright(doc, "#FFFFFF", "#BFEFE0"),
        "#3A8A7A",
        7,
        5,
    )
    inner += toy(doc, "M80 78 H120 V90 H80 Z", upright(doc, "#FFE98F", "#D9982A"), GOLD, 4, 5)
    inner += (
        gem(100, 112, 10, "#EF5A6B") + gem(100, 138, 8, "#5FC7E0") + gem(100, 161, 10, "#9AE66A")
    )
    out = grounded(doc, 70) + group(inner, "rotate(22 100 100) translate(-6 14) scale(.92)")
    return out + sparkle(40, 60, 16) + sparkle(62, 104, 9) + sparkle(166, 142, 13)


def _sceptre(doc: Doc) -> str:
    """A corncob in a golden holder, with a sausage for a pommel."""
    inner = toy(doc, "M92 84 H108 V172 H92 Z", _bar(doc), GOLD, 6)
    inner += toy(doc, disc(100, 184, 15, 12), upright(doc, "#F0907A", "#A83A2A"), "#6A1A10", 6, 5)
    for y in (100, 140):
        inner += toy(
            doc, f"M84 {y} H116 V{y + 12} H84 Z", upright(doc, "#FFF3B0", "#E0A02A"), GOLD, 4, 5
        )
    cob = "M70 70 C62 20 84 -26 100 -26 C116 -26 138 20 130 70 C120 82 80 82 70 70 Z"
    inner += toy(doc, cob, upright(doc, "#FFE98F", "#F0A82A"), "#8A5A10", 12)
    clip = doc.clip(path(cob, "#000"))
    kernels = ""
    for j in range(8):
        for i in range(5):
            kernels += oval(
                68 + i * 16 + (8 if j % 2 else 0), -18 + j * 13, 8, 7, "#FFD75A", "#C98A1A", 2.5
            )
    inner += group(kernels, extra=f'clip-path="{clip}" opacity=".9"') + path(
        cob, "none", outline("#8A5A10"), 6
    )
    for side in (-1, 1):
        husk = (
            f"M100 90 C{100 + side * 20} 92 {100 + side * 52} 76 {100 + side * 46} 24 "
            f"C{100 + side * 28} 34 {100 + side * 22} 62 100 90 Z"
        )
        inner += toy(doc, husk, upright(doc, "#C4EE8A", "#4E9E3E"), "#2A6A2A", 8, 5)
    inner += gem(100, 90, 11, "#EF5A6B") + gem(100, 125, 7, "#5FC7E0")
    out = grounded(doc, 60) + group(inner, "rotate(-16 100 100) translate(0 20) scale(.88)")
    return out + sparkle(34, 120, 13) + sparkle(158, 58, 16) + sparkle(150, 104, 9)


def _egg(doc: Doc) -> str:
    """Lift the lid and somebody says good morning."""
    tone = "#123F7A"
    enamel = doc.rad([(0, "#B8DCFF"), (0.5, "#3F78D8"), (1, "#1A3A8E")], 0.36, 0.2, 0.9)
    out = grounded(doc, 56)
    out += toy(doc, "M70 166 H130 L142 188 H58 Z", upright(doc, "#FFE98F", "#D08A1A"), GOLD, 7, 5)
    lid = "M44 84 C46 40 74 16 100 16 C126 16 154 40 156 84 C130 72 70 72 44 84 Z"
    lidded = toy(doc, lid, enamel, tone, 12) + path("M52 62 Q100 46 148 62", "none", "#FFD25A", 6)
    lidded += (
        gem(100, 12, 10, "#EF5A6B")
        + gem(78, 42, 7, "#FFFBEF", tone)
        + gem(122, 42, 7, "#FFFBEF", tone)
    )
    out += group(lidded, "rotate(-24 156 84) translate(0 -14)")
    body = "M78 130 C74 84 78 54 100 54 C124 54 126 84 122 130 Z"
    out += toy(doc, body, upright(doc, "#FFC4D0", "#E06A88"), "#A83A5A", 10)
    for x in (90, 110):
        out += oval(x, 72, 8, 9, "#FFFDF4", INK, 3.5) + oval(x + 1, 74, 4, 5, INK)
    out += path("M92 88 Q100 96 110 88", "none", INK, 4.5)
    tiny = "M86 54 L82 34 L94 44 L101 30 L108 44 L120 34 L116 54 Z"
    out += toy(doc, tiny, upright(doc, "#FFE98F", "#E0942A"), GOLD, 4, 4.5)
    shell = "M40 106 C70 120 130 120 160 106 C160 148 132 176 100 176 C68 176 40 148 40 106 Z"
    out += toy(doc, shell, enamel, tone, 16)
    out += path("M40 106 C70 120 130 120 160 106", "none", outline(GOLD), 13) + path(
        "M40 106 C70 120 130 120 160 106", "none", "#FFD25A", 7
    )
    out += path("M46 134 Q100 156 154 134", "none", "#FFD25A", 6)
    for x, y in ((66, 128), (100, 133), (134, 128)):
        out += gem(x, y, 8, "#EF5A6B" if x == 100 else "#FFFBEF", tone)
    return out + sparkle(24, 60, 14) + sparkle(180, 122, 12) + sparkle(34, 156, 8)


def _carrot(doc: Doc) -> str:
    line = outline("#A83A10")
    body = "M-44 -44 L-20 -60 H20 L44 -44 L34 0 L0 96 L-34 0 Z"
    inner = ""
    for turn, long in ((-34, 1.0), (30, 1.0), (0, 1.15)):
        green = solid(
            doc, leaf(), upright(doc, "#8FD05A", "#3E8E45"), outline("#246030"), 5, 8, 0.4, 0.45
        )
        inner += group(
            green, f"translate(0 -50) rotate({turn}) scale({0.7 * long:g} {0.75 * long:g})"
        )
    inner += group(path(body, line, line, 6), "translate(2 4)") + path(body, "#FFA24A", line, 6)
    facets = (
        ("M-44 -44 L-20 -60 L-14 -36 Z", "#FFD9A0"),
        ("M-20 -60 H20 L14 -36 H-14 Z", "#FFE9C0"),
        ("M20 -60 L44 -44 L14 -36 Z", "#FFB45E"),
        ("M-44 -44 L-14 -36 L-34 0 Z", "#FFB45E"),
        ("M-14 -36 H14 L0 96 Z", "#F58A2B"),
        ("M44 -44 L34 0 L14 -36 Z", "#D8621A"),
        ("M-34 0 L-14 -36 L0 96 Z", "#FFC27A"),
        ("M34 0 L14 -36 L0 96 Z", "#C8521A"),
    )
    inner += "".join(path(d, c, c, 1) for d, c in facets)
    edges = (
        "M-44 -44 L-14 -36 H14 L44 -44 M-14 -36 L-20 -60 M14 -36 L20 -60 M-14 -36 L0 96 L14 "
        "-36 M-34 0 L-14 -36 M34 0 L14 -36"
    )
    inner += path(body + edges, "none", line, 4)
    out = grounded(doc, 46) + group(inner, "translate(100 92) scale(.98)")
    return out + "".join(
        sparkle(x, y, k, "#E8A04A") for x, y, k in ((40, 70, 14), (164, 100, 18), (136, 36, 10))
    )


VAULT = (_plunger, _toothbrush, _sceptre, _egg, _carrot)
