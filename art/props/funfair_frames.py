"""Plates, panels, tracks and signs of the fair."""

from __future__ import annotations

from art.funfair_colours import GUESTS
from art.identity import PLAYERS, on
from art.kit.colours import INK, dark, light, mix, outline
from art.kit.light import SHADOW, glow, soft, solid
from art.kit.svg import Doc, box, group, oval, path
from art.parts.symbols import badge, symbol

__all__ = [
    "bubble",
    "gate",
    "meadow",
    "name_plate",
    "night",
    "phase",
    "pill",
    "round_dot",
    "seat",
    "strip",
    "track_cell",
]

CREAM = "#FFF6DC"
NIGHT = "#10173A"
ROUNDS = {
    "todo": "#3A3560",
    "done": "#4FA63E",
    "now": "#FFD23F",
    "red": "#D8434A",
    "gold": "#E0A020",
    "purple": "#8E5BD8",
    "teal": "#1F9C92",
    "orange": "#E8743B",
    "white": "#C8CBE0",
}


def name_plate(colour: str, w: float = 120, h: float = 31) -> str:
    c = GUESTS[colour].ground
    deep = dark(c, 0.62)
    out = box(0, 0, w, h, 13, deep, outline(c), 3.5)
    return out + box(3, 3, w - 6, h - 6, 10, "none", light(c, 0.4), 1.6, 'opacity=".6"')


def night(doc: Doc, w: float, h: float, edge: str = "#7F8FCB", width: float = 2.2) -> str:
    """A dark blue panel with a thin light rim, or a seat's thick one."""
    out = soft(doc, box(4, 6, w - 8, h - 4, 26, SHADOW), 12, 0.5)
    out += box(0, 5, w, h - 5, 26, "#0E1430")
    out += box(0, 0, w, h - 5, 26, doc.lin([(0, "#3A4A80"), (1, "#243058")]), NIGHT, 4)
    inset = 4 if width < 4 else 2
    faint = 'opacity=".6"' if width < 4 else ""
    return out + box(inset, inset, w - 2 * inset, h - 5 - 2 * inset, 24, "none", edge, width, faint)


def meadow(doc: Doc, w: float, h: float) -> str:
    """What lies round the lawn on which a park is built, as far as its frame."""
    out = box(0, 0, w, h, 24, doc.lin([(0, "#2F5F50"), (1, "#24494A")]), "#14283A", 4)
    return out + box(4, 4, w - 8, h - 8, 20, "none", "#5E9E72", 2, 'opacity=".5"')


def strip(w: float, h: float) -> str:
    """A bar to write sums on."""
    out = box(0, 0, w, h, 28, "#121A3C", extra='opacity=".85"')
    return out + box(1.5, 1.5, w - 3, h - 3, 27, "none", "#7F8FCB", 3, 'opacity=".9"')


def seat(doc: Doc, player: str, w: float, h: float) -> str:
    """A strip for a seat: a slanting slab of its colour at the left, with its symbols."""
    colour, shape = PLAYERS[player]
    slab = (
        f"M26 0 H{h * 0.95:g} L{h * 0.75:g} {h - 5:g} H26 Q0 {h - 5:g} 0 {h - 31:g} V26 Q0 0 26 0 Z"
    )
    clip = doc.clip(path(slab, "#000"))
    marks = "".join(
        group(symbol(shape, on(player)), f"translate({x * 34 - 6} {y * 34 - 4}) scale(.22)")
        for x in range(4)
        for y in range(4)
    )
    tone = doc.lin([(0, light(colour, 0.2)), (1, dark(colour, 0.1))])
    inner = group(
        path(slab, tone) + group(marks, extra='opacity=".18"'), extra=f'clip-path="{clip}"'
    )
    rim = light(colour, 0.2) if player == "truffle" else colour
    return night(doc, w, h) + inner + box(2, 2, w - 4, h - 9, 25, "none", rim, 6)


def phase(doc: Doc, state: str, w: float = 112, h: float = 58) -> str:
    """A phase of the round: to come, now, over."""
    if state == "now":
        face = doc.lin([(0, "#FFE27A"), (1, "#F5A52A")])
        return box(2, 2, w - 4, h - 4, 18, face, INK, 4) + box(
            8, 6, w - 16, 14, 7, "#FFFFFF", extra='opacity=".4"'
        )
    face = "#2C4A3E" if state == "done" else "#3B3560"
    return box(2, 2, w - 4, h - 4, 18, face, "#1A1230", 4, 'opacity=".95"')


def round_dot(doc: Doc, kind: str) -> str:
    """A round on the track, 60 wide about 0,0; coloured rounds have an objective."""
    tone = ROUNDS[kind]
    if kind == "now":
        return glow(doc, oval(0, 0, 27, 27, tone), 4, 0.8) + oval(0, 0, 28, 28, tone, CREAM, 3)
    out = oval(0, 0, 24, 24, doc.lin([(0, light(tone, 0.25)), (1, tone)]), INK, 3)
    if kind == "done":
        out += path("M-10 0 l7 8 l13 -15", "none", CREAM, 6)
    return out


def track_cell(kind: str, w: float = 34, h: float = 46) -> str:
    tone = {"": "#35427A", "five": "#54639C", "ten": "#F3CE6B"}[kind]
    return box(1, 1, w - 2, h - 2, 6, tone, NIGHT, 2) + box(
        4, 4, w - 8, 5, 2, "#FFFFFF", extra='opacity=".18"'
    )


def bubble(doc: Doc, *, gold: bool) -> str:
    """What changes, told above a guest; 108 by 70, the tip at 54, 68."""
    d = "M14 4 H94 Q104 4 104 14 V40 Q104 50 94 50 H64 L54 66 L44 50 H14 Q4 50 4 40 V14 Q4 4 14 4 Z"
    face = "#FFE27A" if gold else "#FFF6DC"
    cast = group(path(d, SHADOW), "translate(2 5)", f'filter="{doc.blur(4)}" opacity=".45"')
    return cast + path(d, INK, INK, 7) + path(d, doc.lin([(0, light(face, 0.4)), (1, face)]))


def pill(doc: Doc, w: float, h: float) -> str:
    """What an operation brings: cream in gold."""
    face = doc.lin([(0, "#FFF6DC"), (1, "#F3DDA6")])
    cast = soft(doc, box(3, 6, w - 6, h - 6, h / 2, SHADOW), 8, 0.5)
    return (
        cast
        + box(3, 3, w - 6, h - 6, h / 2 - 3, face, INK, 10)
        + box(3, 3, w - 6, h - 6, h / 2 - 3, "none", "#FFC31F", 6)
    )


def gate(doc: Doc, *, is_open: bool) -> str:
    """The gate of a park, 180 by 150: wings wide and lamps lit, or shut under the moon."""
    stone = (
        doc.lin([(0, "#FFE9C8"), (1, "#C99A68")])
        if is_open
        else doc.lin([(0, "#A8A2C0"), (1, "#5E5880")])
    )
    line = outline("#8A5A30" if is_open else "#3A3460")
    inside = (
        doc.lin([(0, "#FFE9A0"), (1, "#8FD08A")])
        if is_open
        else doc.lin([(0, "#1A2450"), (1, "#2E3A6E")])
    )
    out = glow(doc, oval(90, 144, 84, 8, SHADOW), 5, 0.5)
    out += path("M42 142 V70 Q90 20 138 70 V142 Z", inside, line, 4)
    if is_open:
        out += path(("M90 142 L66 142 L82 96 H98 L114 142 Z"), "#F3DDB0") + "".join(
            oval(x, y, 4, 4, c)
            for x, y, c in (
                (62, 90, "#E5484D"),
                (118, 88, "#2AA4DE"),
                (74, 70, "#FFD23F"),
                (108, 66, "#FF9AC8"),
            )
        )
        for x, s in ((42, 1), (138, -1)):
            wing = f"M{x} 66 L{x + 22 * s} 84 V150 L{x} 142 Z"
            out += path(wing, "none", "#4A2490", 7) + path(wing, "none", "#8E5BD8", 3.4)
            out += path(f"M{x + 8 * s} 74 V144 M{x + 15 * s} 80 V147", "none", "#8E5BD8", 3.4)
    else:
        out += path(
            ("M108 62 C98 62 92 70 94 80 C96 90 106 94 114 88 C104 88 98 76 108 62 Z"), "#FFE9BE"
        ) + "".join(oval(x, y, 1.8, 1.8, CREAM) for x, y in ((66, 74), (78, 62), (124, 92)))
        out += path(("M42 142 V70 Q90 44 138 70 V142"), "none", "#2A1E56", 7) + path(
            "M58 142 V64 M74 142 V58 M106 142 V58 M122 142 V64 M90 142 V56 M42 104 H138",
            "none",
            "#4A4480",
            5,
        )
        lock = "M78 100 H102 V124 Q90 132 78 124 Z"
        out += path(("M82 102 V94 a8 8 0 0 1 16 0 V102"), "none", INK, 9) + path(
            "M82 102 V94 a8 8 0 0 1 16 0 V102", "none", "#FFD75A", 4
        )
        out += solid(
            doc, lock, doc.lin([(0, "#FFE58A"), (1, "#D8942A")]), outline("#8A5A10"), 4, 6, 0.4, 0.5
        )
    for x in (14, 138):
        out += box(x, 54, 28, 90, 4, stone, line, 4)
        roof = f"M{x - 6} 56 L{x + 14} 18 L{x + 34} 56 Z"
        tone = ("#F2596B", "#B02A4B") if is_open else ("#6A5A98", "#3A2E66")
        out += solid(
            doc, roof, doc.lin([(0, tone[0]), (1, tone[1])]), outline(tone[1]), 4, 8, 0.4, 0.5
        )
        lamp = oval(x + 14, 78, 8, 9, "#FFF3B0" if is_open else "#4A4470", line, 3)
        out += (glow(doc, oval(x + 14, 78, 14, 14, "#FFE27A"), 6, 0.9) if is_open else "") + lamp
        if is_open:
            out += path(f"M{x + 14} 20 v-16", "none", INK, 3) + path(
                f"M{x + 14} 4 l16 5 l-16 6 Z", "#FFD23F", INK, 2.4
            )
    return out


def order_flag(doc: Doc, player: str) -> str:
    """A marker for the order of turns: a pennant with the seat's badge, 64 by 72."""
    colour = PLAYERS[player].colour
    cloth = "M12 6 H62 L54 24 L62 42 H12 Z"
    tone = doc.lin([(0, light(colour, 0.2)), (1, dark(colour, 0.12))])
    out = glow(doc, oval(16, 68, 14, 4, SHADOW), 3, 0.5)
    out += path("M12 68 V4", "none", INK, 9) + path("M12 68 V4", "none", "#D79A5C", 4.4)
    out += solid(doc, cloth, tone, outline(colour), 4, 7, 0.4, 0.5)
    return out + group(symbol(PLAYERS[player].symbol, on(player)), "translate(18 10) scale(.28)")


def pin(doc: Doc, player: str) -> str:
    """A marker for the score, 48 by 62; its tip at 24, 60."""
    colour = PLAYERS[player].colour
    d = "M24 60 L8 32 A20 20 0 1 1 40 32 Z"
    return (
        path(d, INK, INK, 6)
        + path(d, mix(colour, "#FFFFFF", 0.1))
        + group(badge(doc, player), "translate(4 2) scale(.40)")
    )
