"""Tokens of the fair that lie on tiles and beside parks."""

from __future__ import annotations

from art.identity import PLAYERS, on
from art.kit.colours import INK, dark, light, outline
from art.kit.light import SHADOW, soft, solid
from art.kit.svg import Doc, box, group, oval, path
from art.parts.symbols import symbol
from art.props.funfair_marks import figure

__all__ = ["cube", "map_token", "note", "operate", "space", "upgrade", "value_face"]

CREAM = "#FFF6DC"
UPGRADES = {
    "merch_kiosk": ("#E8743B", "#8E3A12"),
    "special_effect": ("#8E5BD8", "#4A2490"),
    "generator": ("#27A38C", "#0E5A50"),
}


def _kiosk(doc: Doc) -> str:
    """A striped booth; what each operation sells there is 2."""
    out = box(-31, -8, 62, 40, 4, doc.lin([(0, "#FFF0D0"), (1, "#E0B878")]), INK, 4)
    out += box(-36, 8, 72, 9, 3, "#8A4A1E", INK, 3.4)
    for i in range(5):
        fill = "#E5484D" if i % 2 == 0 else "#FFFDF4"
        out += path(f"M{-40 + i * 16} -34 H{-24 + i * 16} V-12 q-8 10 -16 0 Z", fill, INK, 3.4)
    return out + group(figure("$2", 34, 30, CREAM, "#5A2408", 9), "translate(0 0)")


def _effect(doc: Doc) -> str:
    """A rocket's burst round a star."""
    beams = "".join(
        path("M0 -22 V-40", "none", c, 6.4, f'transform="rotate({a})"')
        for a, c in zip(range(0, 360, 30), ("#FFE26B", "#FF9AC8", "#9AE6F2") * 4, strict=True)
    )
    gold = doc.lin([(0, "#FFF3A8"), (1, "#F5A52A")])
    from art.parts.symbols import star_path

    core = path(star_path(0, 2, 30), gold, "#5A2408", 5)
    return beams + core + figure("2", 14, 32, CREAM, "#5A2408", 8)


def _generator(doc: Doc) -> str:
    """A humming box with a bolt."""
    out = box(-34, -22, 68, 52, 8, doc.lin([(0, "#D9F2EA"), (1, "#7FBFB0")]), INK, 4)
    out += path("M-20 -22 v-12 h12 v12 M10 -22 v-14 h12 v14", "#4A6A6A", INK, 4)
    out += path("M-34 20 h68", "none", INK, 3)
    return out + path("M6 -22 L-16 8 H-2 L-8 30 L17 -2 H3 L10 -22 Z", "#FFE26B", INK, 4)


def upgrade(doc: Doc, kind: str) -> str:
    """A thick square, 100 wide, about 0,0."""
    a, b = UPGRADES[kind]
    drawn = {"merch_kiosk": _kiosk, "special_effect": _effect, "generator": _generator}[kind](doc)
    out = box(-50, -42, 100, 100, 20, b, outline(b), 6)
    out += box(-50, -50, 100, 100, 20, doc.lin([(0, light(a, 0.25)), (1, a)]), outline(b), 6)
    out += box(-42, -42, 84, 84, 14, "none", CREAM, 3, 'opacity=".5"')
    return out + group(drawn, "translate(0 2) scale(.98)")


def space(cost: str = "") -> str:
    """An empty place for an upgrade; its price is printed there."""
    dashes = 'opacity=".92" stroke-dasharray="16 10"'
    out = box(-48, -48, 96, 96, 20, "#1A1430", CREAM, 6, dashes)
    return out + (figure(cost, 19, 54, "#FFE9A8") if cost else "")


def operate(doc: Doc, kind: str = "free") -> str:
    """The operate icon: a starting sign; the one a generator adds has a turquoise ring."""
    spent = kind == "used"
    face = "#B8AA94" if spent else doc.lin([(0, "#FFF9E6"), (1, "#E6D0A0")])
    out = oval(0, 5, 46, 46, "#1A0C1E") + oval(0, 0, 46, 46, face, INK, 7)
    if kind == "generator":
        out += oval(0, 0, 41, 41, "none", "#27A38C", 9)
    sign = "#8A7A70" if spent else "#3E9A4A"
    return out + path("M-14 -22 L24 0 L-14 22 Z", sign, "#5A4E4A" if spent else "#1F5A2A", 5)


def cube(doc: Doc, player: str) -> str:
    """An operate cube with the seat's symbol on its upper face, 88 wide, about 0,0."""
    colour, shape = PLAYERS[player]
    line = outline(colour)
    whole = "M-44 -22 L0 -46 L44 -22 V26 L0 52 L-44 26 Z"
    left, right = doc.lin([(0, light(colour, 0.1)), (1, dark(colour, 0.15))]), dark(colour, 0.42)
    out = soft(doc, path(whole, SHADOW), 5, 0.5) + path(whole, line, line, 9)
    out += path("M-44 -22 L0 4 V52 L-44 26 Z", left) + path("M44 -22 L0 4 V52 L44 26 Z", right)
    out += path("M-44 -22 L0 -46 L44 -22 L0 4 Z", light(colour, 0.42))
    out += path("M-44 -22 L0 4 L44 -22 M0 4 V52", "none", "#FFFFFF", 3, 'opacity=".4"')
    flat = group(
        symbol(shape, on(player) if on(player) == INK else dark(colour, 0.25)),
        "matrix(.44 .26 -.44 .26 0 -47) translate(4 4) scale(.92)",
    )
    front = group(
        symbol(shape, on(player)), ("matrix(.44 .26 0 .48 -44 -22) translate(14 14) scale(.72)")
    )
    return out + flat + group(front, extra='opacity=".95"')


def map_token(*, ready: bool = True) -> str:
    """Unfolded and marked when ready; folded and dark when used. 92 wide, about 0,0."""
    whole = "M-46 -30 L-16 -40 L16 -30 L46 -40 V30 L16 40 L-16 30 L-46 40 Z"
    if not ready:
        out = path(whole, "#4B5478", INK, 6) + path(
            "M-16 -40 V30 M16 -30 V40", "none", "#2B3350", 4
        )
        return out + path(
            ("M-12 -10 a14 14 0 1 1 10 22 M-12 -10 l-2 14 M-12 -10 l13 3"), "none", "#9AA3C8", 6
        )
    out = path(whole, "#1A0C1E", INK, 7, 'transform="translate(0 5)"')
    out += path("M-46 -30 L-16 -40 V30 L-46 40 Z", "#FFE9B8", INK, 4)
    out += path("M-16 -40 L16 -30 V40 L-16 30 Z", "#F2CF8A", INK, 4)
    out += path("M16 -30 L46 -40 V30 L16 40 Z", "#FFE9B8", INK, 4)
    out += path("M-40 -8 Q-30 -20 -22 -12 M22 12 q8 6 18 -2", "none", "#8CC462", 6)
    out += path("M-36 20 Q-22 -4 -2 8 T30 -12", "none", "#E5484D", 6, 'stroke-dasharray="9 8"')
    return out + path("M24 -24 l14 14 m0 -14 l-14 14", "none", "#E5484D", 6)


def note(doc: Doc) -> str:
    """A banknote, 100 wide, about 0,0."""
    line = outline("#245A2A")
    out = box(-50, -24, 100, 62, 10, "#1F4A2A", INK, 5)
    out += box(-50, -30, 100, 62, 10, doc.lin([(0, "#A5E08A"), (1, "#4FA656")]), line, 5)
    out += box(-41, -21, 82, 44, 6, "none", "#E9FFD8", 3, 'opacity=".8"')
    return out + oval(0, 1, 20, 20, "#E9FFD8", line, 3.5) + figure("$", 13, 34, "#1F5A2A")


def value_face(doc: Doc, text: str = "") -> str:
    """The die on a staff card: red on cream, 68 wide, about 0,0."""
    out = box(-34, -28, 68, 68, 17, "#5A1420", INK, 5)
    out += box(-34, -34, 68, 68, 17, doc.lin([(0, "#FFFFFF"), (1, "#F0DDBC")]), INK, 5)
    return out + (figure(text, 20, 56, "#B8262C") if text else "")


def coin(doc: Doc, text: str, tone: str) -> str:
    """A thick round coin, 100 wide, about 0,0."""
    line = outline(tone)
    rim = "M-46 0 A46 46 0 1 1 46 0 A46 46 0 1 1 -46 0 Z"
    out = path(rim, dark(tone, 0.45), line, 5, 'transform="translate(0 7)"')
    out += solid(doc, rim, doc.lin([(0, light(tone, 0.5)), (1, tone)]), line, 5, 8, 0.35, 0.6)
    out += oval(0, 0, 35, 35, "none", light(tone, 0.6), 3, 'stroke-dasharray="5 6"')
    return out + figure(text, 19, 52, "#FFFDF0", line, 9)
