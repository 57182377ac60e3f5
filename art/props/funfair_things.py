"""Odds and ends of the fair: scores, arrows, badges, the bag of guests, a sign for each phase."""

from __future__ import annotations

from art.kit.colours import INK, dark, light, outline
from art.kit.light import SHADOW, glow, soft, solid
from art.kit.svg import Doc, box, group, oval, path
from art.parts.symbols import star, star_path
from art.props.funfair_marks import figure, flat_die, star_value

__all__ = [
    "arrow_dot",
    "arrow_head",
    "bag",
    "mini_star",
    "phase_icon",
    "red_star",
    "score",
    "tick",
    "tray",
    "vip_tag",
    "wait",
]

CREAM = "#FFF6DC"


def mini_star() -> str:
    return star(0, 1, 19, "#FFD03A", "#7A4410", 3.4)


def red_star(doc: Doc) -> str:
    """What a goal missed adds to the score to beat."""
    face = doc.lin([(0, "#FF8A8A"), (0.5, "#E5484D"), (1, "#9A1830")])
    return path(star_path(0, 3, 44), INK, INK, 11) + path(star_path(0, 0, 40), face, "#5A0A18", 6)


def score(doc: Doc, text: str) -> str:
    """The tile for a whole round of the score track."""
    out = box(-48, -40, 96, 100, 20, "#6A3A10", INK, 5)
    out += box(
        -48, -48, 96, 98, 20, doc.lin([(0, "#FFE9A0"), (1, "#E8A02A")]), outline("#8A5A10"), 5
    )
    return out + figure(text, 14, 44, "#5A2A10") + star(0, 30, 11, CREAM, "#8A5A10", 3)


def arrow_head(*, gold: bool) -> str:
    tone = "#FFD23F" if gold else "#7CF0D8"
    return path(("M-18 -18 L22 0 L-18 18 L-10 0 Z"), INK, INK, 11) + path(
        "M-18 -18 L22 0 L-18 18 L-10 0 Z", tone
    )


def arrow_dot(*, gold: bool) -> str:
    return oval(0, 0, 12, 12, INK) + oval(0, 0, 7.6, 7.6, "#FFD23F" if gold else "#7CF0D8")


def tick() -> str:
    return oval(0, 0, 25, 25, "#4FA63E", INK, 4.4) + path("M-12 0 l9 10 l16 -18", "none", CREAM, 7)


def wait() -> str:
    dots = "".join(oval(x, 0, 4, 4, "#C9D2F8") for x in (-11, 0, 11))
    return oval(0, 0, 25, 25, "#4A5486", INK, 4.4) + dots


def vip_tag(doc: Doc) -> str:
    """A rosette with a star: this guest is somebody."""
    tails = path("M-12 8 L-18 28 L-6 22 L0 28 L6 22 L18 28 L12 8 Z", "#B8262C", INK, 3.4)
    petals = "".join(
        oval(0, -17, 7, 8, "#E5484D", INK, 2.4, f'transform="rotate({a})"')
        for a in range(0, 360, 36)
    )
    heart = oval(0, 0, 17, 17, doc.lin([(0, "#FFF0B0"), (1, "#F0A42A")]), outline("#8A5A10"), 3)
    return group(
        tails
        + group(petals, "translate(0 -3)")
        + group(heart + star(0, 1, 11, "#E5484D", "#5A0A18", 2.4), "translate(0 -3)")
    )


def bag(doc: Doc) -> str:
    """The bag guests are drawn from, with three peeping out. 160 wide, about 0,0."""
    cloth = "M-58 -34 C-84 10 -86 84 -40 88 H40 C86 84 84 10 58 -34 Z"
    out = glow(doc, oval(4, 84, 70, 12, SHADOW), 6, 0.55)
    for colour, x, y, turn, value in (
        ("yellow", -30, -58, -14, 3),
        ("green", 30, -56, 12, 5),
        ("blue", 0, -66, 2, 0),
    ):
        out += group(flat_die(doc, colour, value, 46), f"translate({x} {y}) rotate({turn})")
    out += solid(
        doc, cloth, doc.lin([(0, "#A06AC8"), (1, "#4A2478")]), outline("#4A2478"), 5, 18, 0.5, 0.5
    )
    frill = (
        "M-64 -40 q10 -16 22 -4 q10 -14 22 -2 q10 -12 20 -1 q10 -12 "
        "22 2 q10 -14 22 -2 q12 -8 20 8 C50 -24 -50 -24 -64 -40 Z"
    )
    out += solid(
        doc, frill, doc.lin([(0, "#C89AE8"), (1, "#7A4AB0")]), outline("#4A2478"), 5, 8, 0.4, 0.5
    )
    out += path(("M-58 -24 C-30 -12 30 -12 58 -24"), "none", outline("#8A5A10"), 11) + path(
        "M-58 -24 C-30 -12 30 -12 58 -24", "none", "#FFD75A", 5
    )
    return out + star(0, 38, 25, "#FFE58A", "#8A5A10", 4)


def tray(doc: Doc) -> str:
    """A wooden tray lined with felt, for guests that have left."""
    w, h = 200, 110
    rim = doc.lin([(0, "#C98B52"), (1, "#8F5630")])
    out = soft(doc, box(4, 8, w - 8, h - 6, 26, SHADOW), 10, 0.5)
    out += box(0, 6, w, h - 6, 26, dark("#8F5630", 0.45), outline("#4A2812"), 4)
    out += box(0, 0, w, h - 8, 26, rim, outline("#4A2812"), 4)
    out += box(13, 13, w - 26, h - 34, 16, "#4A1A2E", outline("#4A2812"), 4)
    return out + box(16, 18, w - 32, h - 42, 13, doc.lin([(0, "#6A2440"), (1, "#8A3450")]))


def phase_icon(doc: Doc, kind: str) -> str:
    """A sign for each phase, 56 wide about 0,0, in cream and gold."""
    line = INK
    if kind == "plan":
        one = box(-13, -20, 26, 38, 5, CREAM, line, 3.4) + path(
            ("M-6 -10 h12 M-6 -2 h12 M-6 6 h8"), "none", "#B99762", 3
        )
        return group(one, "translate(-8 2) rotate(-12)") + group(one, "translate(9 0) rotate(10)")
    if kind == "welcome":
        car = "M-26 14 V-4 Q-24 -18 -8 -18 H8 Q24 -18 26 -4 V14 Z"
        out = (
            path(car, "#F2596B", line, 3.6)
            + box(-17, -11, 14, 14, 4, "#BFE9FF", line, 2.6)
            + box(3, -11, 14, 14, 4, "#BFE9FF", line, 2.6)
        )
        return (
            out + path("M-28 19 H28", "none", line, 6) + path("M-28 18 H28", "none", "#C9D2F8", 2.6)
        )
    if kind == "expand":
        hexa = "M-24 2 L-12 -19 H12 L24 2 L12 23 H-12 Z"
        return path(hexa, "#2E9A62", line, 3.6) + path("M0 -10 V14 M-12 2 H12", "none", CREAM, 7)
    if kind == "improve":
        out = path("M-18 22 L6 -4", "none", line, 13) + path(
            "M-18 22 L6 -4", "none", "#C98B52", 6.4
        )
        return out + path("M-8 -16 L6 -24 L24 -4 L14 6 L8 0 L2 4 Z", "#C9D6E6", line, 3.6)
    if kind == "operate":
        return oval(0, 0, 24, 24, light("#3E9A4A", 0.1), line, 3.6) + path(
            "M-8 -13 L15 0 L-8 13 Z", CREAM, line, 3
        )
    return group(star_value(doc, "", 24), "translate(0 0)")
