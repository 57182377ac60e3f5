"""Prizes of the Gadget Grotto: machines no mole should do without."""

from __future__ import annotations

from art.kit.colours import INK, outline
from art.kit.svg import Doc, box, group, oval, path
from art.props.toy import disc, gem, grin, grounded, rod, shine, toy, upright

__all__ = ["GROTTO"]

STEEL = "#2A3440"
BRASS = "#7A4A10"


def _steel(doc: Doc) -> str:
    return doc.lin([(0, "#5E6E7E"), (0.4, "#B9CCDC"), (1, "#4C6078")], 0, 0, 1, 0)


def _periscope(doc: Doc) -> str:
    gold = upright(doc, "#FFDF80", "#C98A22")
    out = grounded(doc, 46) + toy(doc, "M76 70 H124 V182 H76 Z", _steel(doc), STEEL, 10)
    for y in (104, 146):
        out += toy(doc, f"M68 {y} H132 V{y + 13} H68 Z", gold, BRASS, 5, 5)
    out += toy(
        doc,
        "M60 30 C60 12 76 8 92 8 H124 V78 H78 C64 78 60 66 60 52 Z",
        upright(doc, "#A5BACD", "#5A6E84"),
        STEEL,
        12,
    )
    out += toy(doc, "M76 12 H38 C28 12 28 76 38 76 H76 Z", gold, BRASS, 10)
    out += oval(38, 44, 17, 31, "#FFFDF4", outline(BRASS), 6) + oval(34, 46, 9, 16, "#3A2130")
    out += oval(31, 40, 4, 6, "#FFFFFF") + path("M22 16 Q36 4 56 8", "none", INK, 7)
    handle = "M124 150 H170 C178 150 178 170 170 170 H124 Z"
    return out + toy(doc, handle, upright(doc, "#7A4A2E", "#4A2A1E"), "#2A1510", 6, 5)


def _clockwork(doc: Doc) -> str:
    """A mole of tin, wound up and off."""
    out = grounded(doc, 74)
    out += rod("M150 112 H176", BRASS, "#E7AE3E", 9)
    for y in (96, 128):
        out += oval(180, y, 13, 16, "none", outline(BRASS), 15) + oval(
            180, y, 13, 16, "none", "#F5C04A", 8
        )
    for x in (62, 128):
        out += oval(x, 176, 22, 14, "#4A5663", outline(STEEL), 5) + oval(x, 176, 8, 5, "#B9CCDC")
    body = "M24 164 C14 84 48 34 96 34 C146 34 172 92 160 164 C146 176 40 176 24 164 Z"
    tin = doc.rad([(0, "#F2F8FC"), (0.5, "#A8BACB"), (1, "#54677C")], 0.36, 0.25, 0.85)
    out += toy(doc, body, tin, STEEL, 18)
    out += path("M30 140 Q92 156 158 140 M94 36 V66", "none", outline(STEEL), 4, 'opacity=".6"')
    rivets = ((38, 152), (62, 158), (92, 160), (122, 158), (148, 152), (84, 44), (104, 44))
    out += "".join(oval(x, y, 4, 4, "#E4EEF6", outline(STEEL), 2.5) for x, y in rivets)
    for x in (66, 118):
        out += oval(x, 84, 18, 19, "#FFE9A0", outline(BRASS), 6) + oval(x + 2, 86, 8, 9, INK)
        out += oval(x - 2, 81, 3.5, 3.5, "#FFFFFF")
    out += toy(doc, disc(92, 108, 16, 13), "#F07A80", "#A03048", 7, 5)
    out += box(66, 124, 52, 18, 6, "#FFFBEF", outline(STEEL), 5)
    out += path("M79 124 V142 M92 124 V142 M105 124 V142", "none", outline(STEEL), 3.5)
    out += rod("M92 36 V18", STEEL, "#A8BACB", 5) + gem(92, 14, 9, "#EF5A6B", "#8E1226")
    return out + shine("M44 100 C46 76 58 60 72 52", 8)


def _radio(doc: Doc) -> str:
    """The voice of the underground; its aerial wriggles."""
    tone = "#6A2A12"
    wood = upright(doc, "#E8A05A", "#9A5428")
    out = grounded(doc, 82)
    out += rod("M146 70 C160 56 138 44 152 32 C166 22 170 34 178 14", "#A83A5A", "#F08AA0", 11)
    out += (
        oval(178, 14, 9, 9, "#F8B0C0", outline("#A83A5A"), 4)
        + oval(176, 12, 2.6, 3, INK)
        + oval(182, 13, 2.6, 3, INK)
    )
    case = (
        "M18 92 C18 74 28 66 46 66 H156 C174 66 184 74 184 92 V168 C184 178 178 182 168 182 "
        "H34 C24 182 18 178 18 168 Z"
    )
    out += toy(doc, case, wood, tone, 18)
    out += oval(68, 122, 39, 39, "#F7E4B8", outline(tone), 5)
    clip = doc.clip(oval(68, 122, 36, 36))
    weave = "".join(f"M{22 + i * 10} 80 V166 " for i in range(10))
    out += group(path(weave, "none", "#C9A060", 4), extra=f'clip-path="{clip}"')
    out += grin(68, 124, 1.2, "joy")
    out += box(118, 82, 54, 34, 8, upright(doc, "#FFF6D0", "#F5C84A"), outline(tone), 5)
    out += path("M126 104 H164 M132 104 V96 M144 104 V92 M156 104 V96", "none", outline(tone), 3)
    out += path("M150 112 L142 88", "none", "#E5373F", 4)
    for x in (130, 162):
        out += toy(doc, disc(x, 146, 14), upright(doc, "#FFE58A", "#C98A22"), BRASS, 6, 5)
        out += path(f"M{x} 146 L{x + 5} 136", "none", outline(BRASS), 4)
    for x, y, turn in ((30, 40, -14), (70, 22, 6), (106, 44, 14)):
        note = oval(0, 12, 9, 7, INK) + path("M7 12 V-16 L20 -10", "none", INK, 5)
        out += group(note, f"translate({x} {y}) rotate({turn}) scale(.85)")
    return out + shine("M30 98 Q32 80 48 76", 7, 0.6)


def _shoes(doc: Doc) -> str:
    """Two shoes on springs, one already on its way."""
    tone = "#8E1226"
    out = grounded(doc, 84, 188)
    for x, y, turn in ((6, 40, -10), (92, 52, 6)):
        spring = path("M22 80 L74 88 L22 98 L74 108 L22 118 L74 126", "none", outline(STEEL), 13)
        spring += path("M22 80 L74 88 L22 98 L74 108 L22 118 L74 126", "none", "#B9CCDC", 6.5)
        foot = box(14, 122, 68, 12, 6, "#8A98A8", outline(STEEL), 5)
        upper = (
            "M14 22 C14 14 44 10 50 20 C56 34 66 42 82 46 C96 50 98 60 94 70 H10 C8 52 14 40 14 "
            "22 Z"
        )
        shoe = toy(doc, upper, upright(doc, "#F0616E", "#B4283A"), tone, 12)
        shoe += toy(
            doc,
            "M6 66 H96 C100 76 98 84 90 84 H12 C4 84 2 76 6 66 Z",
            upright(doc, "#FFFDF4", "#D9CBD0"),
            "#5A4A5E",
            5,
            5,
        )
        shoe += path("M46 28 L60 22 M52 38 L66 32 M60 46 L74 40", "none", "#FFFBEF", 5.5)
        shoe += path("M18 44 L30 38 L26 50 L38 46", "none", "#FFD23F", 5.5)
        out += group(spring + foot + shoe, f"translate({x} {y}) rotate({turn} 50 100)")
    return out + path(
        "M10 186 q-6 -6 -4 -14 M66 188 q8 -4 8 -12 M30 26 V8 M54 22 V4",
        "none",
        "#8A5A2E",
        5,
        'opacity=".65"',
    )


def _drill(doc: Doc) -> str:
    red = "#8E1226"
    out = grounded(doc, 80, 172)
    flame = "M40 78 L8 62 L16 88 L0 104 L18 116 L10 140 L42 128 Z"
    out += toy(doc, flame, doc.lin([(0, "#FFE26B"), (1, "#F07A1E")], 1, 0, 0, 0), "#B4500E", 8)
    hull = "M34 70 C60 50 96 52 122 64 V144 C96 156 60 158 34 138 Z"
    out += toy(doc, hull, upright(doc, "#FF8270", "#E5373F", "#9E1C36"), red, 16)
    out += toy(
        doc,
        "M58 66 L44 26 L92 58 Z M58 142 L44 180 L92 150 Z",
        upright(doc, "#7ED9E6", "#2C9EC0"),
        "#135F80",
        8,
        5,
    )
    out += oval(76, 104, 21, 21, upright(doc, "#C9F4FF", "#4FA6C9"), outline(BRASS), 8) + shine(
        "M64 98 L74 90", 6, 1
    )
    bit = "M120 66 C150 72 184 92 196 104 C184 116 150 138 120 144 Z"
    out += toy(doc, bit, upright(doc, "#EAF2F8", "#A5BACD", "#5A6E84"), STEEL, 10)
    clip = doc.clip(path(bit, "#000"))
    return out + group(
        path("M126 60 L140 150 M146 66 L158 144 M164 74 L174 136", "none", "#3E4E5E", 6),
        extra=f'clip-path="{clip}"',
    )


def _submarine(doc: Doc) -> str:
    tone = "#8A5A10"
    out = grounded(doc, 84, 180)
    out += rod("M112 66 V30 H128", STEEL, "#B9CCDC", 9) + oval(
        132, 30, 6, 11, "#8FD8F0", outline(STEEL), 4
    )
    out += toy(
        doc,
        "M70 84 C70 58 76 54 86 54 H118 C128 54 134 60 134 84 Z",
        upright(doc, "#FFE98F", "#E8A52E"),
        tone,
        10,
    )
    out += rod("M186 122 H198", STEEL, "#8A98A8", 7)
    blades = "M196 120 C188 92 206 90 204 118 M196 126 C188 154 206 156 204 128"
    out += path(blades, "#B9CCDC", outline(STEEL), 5)
    out += toy(
        doc,
        "M150 96 L178 66 L184 108 Z M150 150 L178 176 L184 140 Z",
        upright(doc, "#F0816A", "#C2402E"),
        "#7A1A10",
        7,
        5,
    )
    hull = (
        "M8 122 C8 96 44 78 98 78 C152 78 184 100 190 122 C184 146 152 168 98 168 C44 168 8 "
        "148 8 122 Z"
    )
    out += toy(doc, hull, upright(doc, "#FFF0A0", "#FFC531", "#D08A1A"), tone, 18)
    out += path("M12 138 C50 150 140 150 186 134", "none", outline(tone), 4, 'opacity=".55"')
    for x in (50, 96, 142):
        out += oval(x, 118, 20, 20, upright(doc, "#C9F4FF", "#4FA6C9"), outline("#5A6E84"), 8)
    out += grin(50, 118, 0.55) + shine("M84 114 L94 104 M130 114 L140 104", 5, 0.9)
    for x, y, r in ((20, 70, 7), (36, 50, 5), (22, 34, 4)):
        out += oval(x, y, r, r, "#DDF6FA", outline("#3A86B8"), 3)
    out += shine("M36 100 Q62 88 92 86", 7, 0.7)
    return group(out, "translate(0 10) scale(.94)")


def _beetle(doc: Doc) -> str:
    tone = "#123F5A"
    out = grounded(doc, 78)
    for side in (-1, 1):
        for k, (knee, foot) in enumerate(((88, 74), (124, 136), (150, 182))):
            x = 100 + side * 48
            d = f"M{x} {108 + k * 16} L{100 + side * 80} {knee} L{100 + side * (92 - k * 6)} {foot}"
            out += rod(d, STEEL, "#A8BACB", 7) + oval(
                100 + side * 80, knee, 5.5, 5.5, "#FFD25A", outline(BRASS), 3
            )
        horn = (
            f"M{100 + side * 16} 46 C{100 + side * 20} 26 {100 + side * 36} 20 {100 + side * 50} 24"
        )
        out += rod(horn, STEEL, "#A8BACB", 6) + gem(100 + side * 52, 24, 8, "#9AE66A", "#2A6A2A")
    shell = doc.rad([(0, "#B8F0F8"), (0.5, "#3FA8CC"), (1, "#16587E")], 0.36, 0.25, 0.85)
    out += toy(
        doc,
        (
            "M40 122 C40 80 70 62 100 62 C130 62 160 80 160 122 C160 164 134 186 100 186 C66 186 "
            "40 164 40 122 Z"
        ),
        shell,
        tone,
        18,
    )
    out += path("M100 94 V184", "none", outline(tone), 5)
    for x, y in ((68, 128), (132, 128), (72, 158), (128, 158)):
        out += gem(x, y, 10, "#FFC531", BRASS)
    out += toy(
        doc,
        "M58 92 C58 50 80 38 100 38 C120 38 142 50 142 92 C122 104 78 104 58 92 Z",
        upright(doc, "#EAF2F8", "#8496A8"),
        STEEL,
        12,
    )
    out += box(66, 58, 68, 28, 13, "#1A2A38", outline(STEEL), 5)
    out += (
        oval(84, 72, 8, 9, "#9AE66A") + oval(116, 72, 8, 9, "#9AE66A") + shine("M74 66 H86", 4, 0.6)
    )
    return out + shine("M54 120 C56 106 62 100 70 98", 7)


GROTTO = (_periscope, _clockwork, _radio, _shoes, _drill, _submarine, _beetle)
