"""What the Innovations put up beside attractions: cable cars, photo booths, statues of three
sizes. Each stands on 0,0, about 70 wide."""

from __future__ import annotations

from art.kit.colours import INK, outline
from art.kit.light import SHADOW, glow, solid
from art.kit.svg import Doc, box, group, oval, path
from art.parts.symbols import star
from art.props.funfair_marks import figure

__all__ = ["cable_car", "photo_booth", "statue"]


def _cast(doc: Doc, rx: float) -> str:
    return glow(doc, oval(4, 0, rx, 7, SHADOW), 4, 0.5)


def cable_car(doc: Doc) -> str:
    """A gondola under its rope, with a mole in the window."""
    out = (
        _cast(doc, 28)
        + path("M-40 -84 L40 -70", "none", INK, 7)
        + path("M-40 -84 L40 -70", "none", "#C9D2F8", 2.6)
    )
    out += (
        path("M0 -77 V-58", "none", INK, 7)
        + oval(-6, -79, 5, 5, "#FFD75A", INK, 2.6)
        + oval(6, -77, 5, 5, "#FFD75A", INK, 2.6)
    )
    cab = "M-30 -48 Q-30 -60 -18 -60 H18 Q30 -60 30 -48 V-16 Q30 -6 18 -6 H-18 Q-30 -6 -30 -16 Z"
    out += solid(
        doc, cab, doc.lin([(0, "#FF8A6A"), (1, "#C8332E")]), outline("#8E1226"), 4, 8, 0.4, 0.55
    )
    out += box(-22, -51, 44, 22, 6, "#DFF6FF", INK, 3.4) + path("M0 -51 V-29", "none", INK, 3)
    out += oval(-10, -36, 8, 8, "#A07F99", INK, 2.6) + oval(-10, -33, 2.6, 2, "#F07A80")
    return out + path("M-30 -22 H30", "none", "#FFE9A0", 5)


def photo_booth(doc: Doc) -> str:
    """A booth with a curtain, a flash and a strip of pictures."""
    out = _cast(doc, 36) + solid(
        doc,
        ("M-34 0 V-74 Q-34 -82 -26 -82 H26 Q34 -82 34 -74 V0 Z"),
        doc.lin([(0, "#8FE0F2"), (1, "#2C86B0")]),
        outline("#1A4A68"),
        4,
        9,
        0.4,
        0.55,
    )
    out += box(-26, -58, 34, 58, 3, "#1A2450", INK, 3.4)
    for x in (-24, -13, -2):
        out += path(f"M{x} -57 V-18 q5 6 10 0 V-57 Z", "#E5484D", outline("#8E1226"), 2.6)
    out += (
        oval(0, -70, 10, 9, "#FFFDF0", INK, 3)
        + glow(doc, oval(0, -70, 13, 12, "#FFF6C0"), 4, 0.7)
        + oval(0, -70, 6, 6, "#4AA6CC", INK, 2.4)
    )
    out += box(13, -56, 15, 44, 2, "#FFFDF4", INK, 2.6)
    for y in (-52, -38, -24):
        out += box(15.5, y, 10, 11, 1.5, "#C9D6E6", INK, 1.8) + oval(
            20.5, y + 6, 3.4, 3.4, "#A07F99"
        )
    return out


def statue(doc: Doc, size: int) -> str:
    """A mole of stone, bronze or gold on its pedestal, worth its number in stars."""
    a, b = (("#D5DAE4", "#7A849A"), ("#E8A868", "#8A4A1E"), ("#FFE68A", "#C9821E"))[size - 1]
    high = (0, 10, 22)[size - 1]
    line = outline(b)
    out = _cast(doc, 32)
    plinth = f"M-30 0 L-26 {-22 - high * 0.5:g} H26 L30 0 Z"
    top = -22 - high * 0.5
    out += solid(
        doc, plinth, doc.lin([(0, "#F1E6D6"), (1, "#A8937C")]), outline("#6A5442"), 4, 7, 0.4, 0.5
    )
    out += group(star(0, 0, 10, "#FFD03A", "#7A4410", 2.6), f"translate(-9 {top / 2:g})")
    out += group(figure(str(size), 6, 18, "#5A3018"), f"translate(10 {top / 2:g})")
    k = (0.86, 0.98, 1.1)[size - 1]
    body = "M-18 0 C-22 -26 -18 -48 0 -48 C18 -48 22 -26 18 0 Z"
    mole = solid(doc, body, doc.lin([(0, a), (1, b)]), line, 4, 9, 0.5, 0.6)
    mole += (
        oval(-6, -32, 2.4, 3, line) + oval(6, -32, 2.4, 3, line) + oval(0, -25, 5, 4, a, line, 2.4)
    )
    arm = "M12 -24 C26 -26 26 -46 24 -58"
    mole += path(arm, "none", line, 11) + path(arm, "none", a, 5.4)
    if size == 1:
        mole += (
            path(("M-14 -18 C-26 -14 -24 -2 -16 -2"), "none", line, 9)
            + path("M-14 -18 C-26 -14 -24 -2 -16 -2", "none", a, 4)
            + oval(24, -60, 6, 6, a, line, 3)
        )
    if size == 2:
        mole += path(("M-16 -44 Q0 -58 16 -44 L12 -38 H-12 Z"), a, line, 3.4) + path(
            "M24 -58 l-10 -10 h20 Z", a, line, 3.4
        )
    if size == 3:
        mole += path(
            ("M-14 -42 L-18 -62 L-6 -52 L0 -66 L6 -52 L18 -62 L14 -42 Z"), a, line, 3.4
        ) + star(24, -66, 11, "#FFF6C8", line, 3)
    return out + group(mole, f"translate(0 {top:g}) scale({k})")
