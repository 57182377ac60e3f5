"""Prizes of the Candy Cavern: sweets that crawl, grin or were bitten before."""

from __future__ import annotations

from art.kit.colours import INK, outline
from art.kit.svg import Doc, box, group, oval, path
from art.parts.mole import Mole, mole
from art.props.toy import disc, grin, grounded, rod, shine, toy, upright

__all__ = ["CANDY"]

ROSE = "#C4627F"
GAUDY = ("#EF5A6B", "#FFC93C", "#5FC7E0", "#9AD65A")


def _grub(doc: Doc) -> str:
    out = grounded(doc, 80)
    for x, y, r, low in (
        (160, 142, 30, "#FFD9E4"),
        (124, 146, 36, "#FFF3F0"),
        (84, 134, 42, "#FFD9E4"),
    ):
        d = (
            f"M{x - r} {y + r * 0.6:g} C{x - r * 1.2:g} {y - r * 1.1:g} {x + r * 1.2:g} "
            f"{y - r * 1.1:g} "
            f"{x + r} {y + r * 0.6:g} C{x + r * 0.8:g} {y + r * 1.05:g} {x - r * 0.8:g} "
            f"{y + r * 1.05:g} "
            f"{x - r} {y + r * 0.6:g} Z"
        )
        out += toy(doc, d, upright(doc, "#FFFFFF", low), ROSE)
    line = outline(ROSE)
    out += path("M62 66 C58 48 46 40 38 40 M92 62 C96 44 106 38 116 40", "none", line, 6)
    out += oval(36, 40, 9, 9, "#F58AB0", line, 4) + oval(118, 40, 9, 9, "#F58AB0", line, 4)
    head = "M34 96 C32 52 124 52 122 96 C124 136 112 156 78 156 C44 156 32 136 34 96 Z"
    out += toy(doc, head, upright(doc, "#FFFFFF", "#FFE0E6"), ROSE) + grin(78, 102, 1.15)
    blush = 'opacity=".7"'
    return (
        out
        + oval(50, 118, 9, 6, "#F58AB0", extra=blush)
        + oval(108, 118, 9, 6, "#F58AB0", extra=blush)
    )


def _lolly(doc: Doc) -> str:
    red = "#B02A50"
    out = grounded(doc, 40)
    out += toy(doc, "M94 100 H108 L110 186 H92 Z", upright(doc, "#FFFBEF", "#D9C3A0"), "#9A7A50", 6)
    out += toy(doc, disc(100, 76, 64), "#FFF3D6", red, 16)
    petal = "M0 0 C10 -30 40 -40 66 -22 L60 14 C44 -8 18 -14 0 0 Z"
    swirl = "".join(
        group(path(petal, GAUDY[i % 4]), f"translate(100 76) rotate({i * 45})") for i in range(8)
    )
    clip = doc.clip(oval(100, 76, 61, 61))
    out += group(swirl, extra=f'clip-path="{clip}"') + oval(
        100, 76, 61, 61, "none", outline(red), 6
    )
    out += shine("M58 54 Q70 32 94 28", 9)
    out += toy(doc, "M100 120 L72 108 L74 136 Z M100 120 L128 108 L126 136 Z", "#EF5A6B", red, 5, 5)
    return out + oval(100, 121, 8, 8, "#FFC93C", outline(red), 4)


def _humbug(doc: Doc) -> str:
    """Striped, wrapped, and somebody has had a bite."""
    tone = "#5A2A1E"
    wing = "M-2 0 L-44 -30 C-40 -10 -48 6 -52 18 C-40 16 -24 20 -2 10 Z"
    out = grounded(doc, 84, 168)
    for x, turn in ((52, -8), (150, 172)):
        out += group(
            toy(doc, wing, upright(doc, "#FFFDF4", "#DCE9EE"), "#6A8A98", 6, 5),
            f"translate({x} 104) rotate({turn})",
        )
    bitten = (
        "M40 104 C40 66 70 46 102 46 C112 46 120 48 128 51 C120 60 126 72 138 72 C136 84 146 "
        "92 158 88 "
        "C161 94 162 100 162 106 C162 142 134 160 102 160 C66 160 40 142 40 104 Z"
    )
    out += toy(doc, bitten, upright(doc, "#FFF6E2", "#F0D2A8"), tone, 16)
    stripes = "".join(
        path(
            f"M{20 + i * 34} 30 C{52 + i * 34} 80 {30 + i * 34} 120 {60 + i * 34} 180",
            "none",
            "#8A4526",
            15,
        )
        for i in range(-1, 5)
    )
    clip = doc.clip(path(bitten, "#000"))
    out += group(stripes, extra=f'clip-path="{clip}" opacity=".92"') + path(
        bitten, "none", outline(tone), 6
    )
    crumbs = "".join(
        oval(x, y, r, r, "#F3DDB4", outline(tone), 3)
        for x, y, r in ((160, 60, 6), (176, 78, 4.5), (148, 40, 4))
    )
    return out + shine("M60 82 Q74 62 98 58", 9) + crumbs


def _gumdrops(doc: Doc) -> str:
    """A heap of pebbles; one of them is looking back."""
    out = grounded(doc, 86)
    for x, y, r, a, b, tone in (
        (54, 146, 38, "#B9E27A", "#5E9E3A", "#2F5A22"),
        (148, 146, 38, "#8FD8F0", "#3A86B8", "#1F4F86"),
        (102, 92, 40, "#FFC08A", "#E0702A", "#8A3A10"),
    ):
        d = (
            f"M{x - r} {y + r * 0.75:g} C{x - r * 1.15:g} {y - r * 0.5:g} {x - r * 0.5:g} "
            f"{y - r} {x} {y - r} "
            f"C{x + r * 0.5:g} {y - r} {x + r * 1.15:g} {y - r * 0.5:g} {x + r} {y + r * 0.75:g} "
            f"C{x + r * 0.6:g} {y + r:g} {x - r * 0.6:g} {y + r:g} {x - r} {y + r * 0.75:g} Z"
        )
        out += toy(doc, d, upright(doc, a, b), tone, 14)
        out += "".join(
            oval(x + dx * r, y + dy * r, 2.6, 2.6, "#FFFFFF", extra='opacity=".85"')
            for dx, dy in (
                (-0.5, 0.1),
                (-0.2, -0.6),
                (0.3, -0.4),
                (0.55, 0.2),
                (0.1, 0.55),
                (-0.4, 0.6),
                (0.5, 0.62),
            )
        )
    out += toy(
        doc,
        "M64 178 C58 148 80 132 102 132 C124 132 144 148 140 178 C126 188 78 188 64 178 Z",
        upright(doc, "#FF9AB8", "#C22F5C"),
        "#7A1436",
        14,
    )
    return out + grin(102, 164, 0.95)


def _teeth(doc: Doc) -> str:
    """Two rows of toffee, ready to chatter."""
    tone = "#6E3A12"
    gum = upright(doc, "#F0A050", "#A85A1E")
    out = grounded(doc, 76)
    low = (
        "M28 112 C28 160 60 184 100 184 C142 184 174 160 174 112 C160 128 150 134 100 134 "
        "C52 134 40 128 28 112 Z"
    )
    out += toy(doc, low, gum, tone, 14)
    mouth = "M34 92 C60 118 144 118 168 92 L170 116 C148 138 54 138 32 116 Z"
    out += path(mouth, "#5A1626", outline(tone), 5) + oval(100, 128, 36, 12, "#E2607A")
    for i, h in enumerate((24, 28, 30, 30, 28, 24)):
        x = 44 + i * 19.4
        y = 134 + (4, 9, 12, 12, 9, 4)[i]
        out += box(x, y - h, 18, h, 5, "#FFFBEF", outline(tone), 4)
    top = (
        "M24 96 C18 52 56 26 100 26 C146 26 184 52 176 96 C160 76 142 66 100 66 C60 66 42 76 "
        "24 96 Z"
    )
    for i, h in enumerate((30, 36, 44, 44, 36, 30)):
        x = 41 + i * 20.2
        y = 60 + (10, 4, 0, 0, 4, 10)[i]
        out += box(x, y, 19, h, 6, "#FFFBEF", outline(tone), 4.5)
    out += toy(doc, top, gum, tone, 14) + shine("M44 70 Q54 46 84 38", 8, 0.6)
    motion = path(
        "M8 88 Q2 104 8 120 M192 88 Q198 104 192 120", "none", "#8A5A2E", 5, 'opacity=".7"'
    )
    return out + motion


def _slug(doc: Doc) -> str:
    tone = "#5A1A78"
    jelly = doc.rad([(0, "#F0B8FF"), (0.55, "#B860E0"), (1, "#6E2A9E")], 0.38, 0.25, 0.85)
    body = (
        "M10 176 C18 150 40 158 52 132 C60 96 96 92 112 116 C130 140 160 146 178 158 C194 "
        "168 196 182 178 184 "
        "H24 C12 184 6 182 10 176 Z"
    )
    head = "M28 124 C22 84 38 60 68 60 C100 60 112 88 104 124 C98 152 36 152 28 124 Z"
    out = grounded(doc, 92)
    for d, x, y in (("M50 74 C46 52 40 42 32 34", 30, 32), ("M84 72 C88 50 94 40 104 34", 106, 32)):
        out += rod(d, tone, "#C878EC", 8) + oval(x, y, 14, 15, "#FFFDF4", outline(tone), 4.5)
        out += oval(x + 4, y + 2, 6, 8, INK) + oval(x + 1, y - 2, 2.4, 2.4, "#FFFFFF")
    out += toy(doc, body, jelly, tone, 16) + toy(doc, head, jelly, tone, 14)
    out += path("M50 112 Q66 128 84 110", "none", INK, 5) + path(
        "M62 118 C60 136 72 138 74 118", "#F58FA4", INK, 3.5
    )
    bubbles = "".join(
        oval(x, y, r, r, "#FFFFFF", extra='opacity=".45"')
        for x, y, r in ((124, 150, 6), (146, 164, 8), (104, 164, 5), (86, 168, 4))
    )
    return (
        out + bubbles + shine("M42 98 Q44 78 60 72", 8) + shine("M130 134 Q146 146 160 152", 6, 0.6)
    )


def _spider(doc: Doc) -> str:
    """Rolled liquorice on eight laces."""
    tone = "#120A18"
    out = grounded(doc, 80)
    for side in (-1, 1):
        for k, (rise, reach, foot) in enumerate(
            ((-58, 70, 150), (-30, 86, 172), (-2, 84, 182), (20, 62, 188))
        ):
            x, y = 100 + side * 36, 108 + k * 12
            knee, end = x + side * reach * 0.55, 100 + side * (reach + 14)
            d = f"M{x} {y} Q{knee:g} {y + rise} {end} {foot}"
            out += rod(d, tone, "#4A3A58", 7)
    dark = doc.rad([(0, "#7A6A8C"), (0.5, "#40304E"), (1, "#1E1228")], 0.36, 0.28, 0.85)
    out += toy(doc, disc(100, 110, 56, 54), dark, tone, 18)
    coil = (
        "M100 108 C112 96 128 110 118 124 C104 142 76 130 78 104 C82 78 120 70 138 92 C152 "
        "112 146 138 128 152"
    )
    out += path(coil, "none", "#8A76A0", 5, 'opacity=".5"')
    for x, y, r in ((78, 92, 17), (116, 90, 20), (60, 114, 8), (140, 112, 9)):
        out += oval(x, y, r, r * 1.1, "#FFFDF4", outline(tone), 4.5)
        out += oval(x + 3, y + 3, r * 0.45, r * 0.55, INK) + oval(
            x, y - r * 0.2, r * 0.18, r * 0.18, "#FFFFFF"
        )
    out += path("M80 132 Q100 150 122 130", "none", "#FFD9E4", 5)
    return out + path(
        "M90 139 L94 150 L99 142 M108 141 L113 149 L116 137", "#FFFBEF", outline(tone), 3
    )


def _sundae(doc: Doc) -> str:
    """Mud, whipped, with a worm for a straw and a stone on top."""
    tone = "#4A2A1E"
    out = grounded(doc, 56)
    glass = (
        "M52 92 H150 L128 150 C124 160 112 160 112 166 L124 182 H78 L90 166 C90 160 78 160 74 150 Z"
    )
    out += toy(doc, glass, upright(doc, "#E4F6FA", "#9CCBDA"), "#3A6A80", 10, 5.5)
    mud = "M60 98 H142 L124 146 C120 154 82 154 78 146 Z"
    out += path(mud, upright(doc, "#8A5A3E", "#5E3729")) + path(
        "M66 116 Q84 104 102 116 T138 114", "none", "#B07A52", 6
    )
    out += rod("M138 62 C150 40 146 22 164 18 C180 14 184 30 174 36", "#A83A5A", "#F08AA0", 12)
    out += oval(170, 26, 3.5, 4, INK) + oval(178, 28, 3, 3.6, INK)
    whip = (
        "M42 92 C34 74 52 62 64 66 C60 46 82 36 94 44 C102 30 126 34 128 52 C144 52 152 64 "
        "148 74 C162 78 162 92 152 98 "
        "C120 108 70 106 42 92 Z"
    )
    out += toy(doc, whip, upright(doc, "#B98A62", "#6E4330"), tone, 16)
    out += toy(doc, disc(100, 34, 19, 16), upright(doc, "#D6D0C4", "#8A8478"), "#4A4640", 8, 5)
    out += path("M110 20 Q118 10 128 12", "none", "#3E8E45", 5)
    for x, y, turn, c in (
        (64, 82, 20, "#FFC93C"),
        (90, 66, -30, "#9AD65A"),
        (128, 82, 40, "#EF5A6B"),
        (104, 92, 0, "#5FC7E0"),
    ):
        out += group(box(-7, -2.5, 14, 5, 2.5, c, INK, 2), f"translate({x} {y}) rotate({turn})")
    return out + shine("M64 108 L76 142", 6, 0.7)


def _muffin(doc: Doc) -> str:
    cup = "M46 112 H154 L140 180 C130 190 70 190 60 180 Z"
    out = grounded(doc, 60) + toy(doc, cup, upright(doc, "#F58AB0", "#C23E7A"), "#8E2A5A", 12)
    pleats = "M68 116 L76 182 M90 116 L93 186 M112 116 L108 186 M134 116 L125 182"
    out += path(pleats, "none", "#8E2A5A", 4, 'opacity=".55"')
    top = (
        "M30 112 C20 88 42 74 54 76 C56 50 78 44 88 50 C98 30 124 34 124 54 C146 50 156 70 "
        "150 80 C172 84 178 104 168 114 "
        "C150 128 50 128 30 112 Z"
    )
    out += toy(doc, top, upright(doc, "#B57B50", "#6E4330"), "#4A2A22", 16) + oval(
        100, 62, 30, 11, "#2A1520"
    )
    out += group(mole(doc, Mole(feet=False)), "translate(100 60) scale(.19) translate(-200 -210)")
    lip = "M66 62 C70 78 130 78 134 62 C146 84 142 96 130 98 H70 C58 96 54 84 66 62 Z"
    out += path(lip, "#8F5B3E", outline("#4A2A22"), 5)
    for x, y, c in (
        (50, 98, "#FFC93C"),
        (76, 106, "#5FC7E0"),
        (122, 108, "#EF5A6B"),
        (150, 98, "#9AD65A"),
    ):
        out += group(box(-7, -2.5, 14, 5, 2.5, c, INK, 2), f"translate({x} {y}) rotate({x})")
    return out


def _doughnut(doc: Doc) -> str:
    """There is somebody in the hole, of course."""
    tone = "#7A4A1E"
    out = grounded(doc, 86)
    out += toy(doc, disc(100, 116, 84, 68), upright(doc, "#F0BE78", "#B0713A"), tone, 18)
    icing = (
        "M20 104 C22 66 56 48 100 48 C146 48 180 66 180 104 C182 122 170 132 162 122 C154 "
        "112 148 128 140 138 "
        "C132 148 124 134 116 138 C106 144 104 156 94 152 C84 148 86 136 74 138 C64 140 58 "
        "146 50 136 C44 126 38 118 30 124 "
        "C22 128 18 118 20 104 Z"
    )
    out += toy(doc, icing, upright(doc, "#FFB0CC", "#E85A94"), "#9E2A5E", 14, 5)
    out += oval(100, 98, 38, 24, "#2A1520", outline("#9E2A5E"), 5)
    head = group(
        mole(doc, Mole(fur="gold", expression="joy", feet=False)),
        "translate(100 94) scale(.22) translate(-200 -210)",
    )
    clip = doc.clip(path("M30 0 H170 V98 H138 A38 24 0 0 1 62 98 H30 Z", "#000"))
    out += group(head, extra=f'clip-path="{clip}"') + path(
        "M62 98 A38 24 0 0 0 138 98", "none", outline("#9E2A5E"), 5
    )
    for i, (x, y) in enumerate(
        ((44, 92), (60, 70), (146, 76), (162, 100), (52, 118), (120, 130), (150, 118), (84, 134))
    ):
        out += group(
            box(-8, -3, 16, 6, 3, (*GAUDY, "#FFFBEF")[i % 5], INK, 2),
            f"translate({x} {y}) rotate({i * 53})",
        )
    return out + shine("M34 88 Q44 66 68 58", 7, 0.7)


CANDY = (_grub, _lolly, _humbug, _gumdrops, _teeth, _slug, _spider, _sundae, _muffin, _doughnut)
