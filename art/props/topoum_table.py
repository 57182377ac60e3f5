"""What stands round the field: the ruler of medals, the places of the Line, what a place costs."""

from __future__ import annotations

from art.kit.colours import INK, dark, light, outline
from art.kit.light import SHADOW, glow, shade, soft
from art.kit.svg import Doc, box, group, oval, path, words
from art.props.topoum_scene import swoosh
from art.props.topoum_special import medal, whistle_body
from art.ui.panels import paper

__all__ = ["TRACK", "arrow", "cost", "panel", "press_token", "slot", "track", "whistle_token"]

TRACK = (1210, 34)
MOST = 150


def track(doc: Doc) -> str:
    """Nought to a hundred and fifty; red where the second marker comes in."""
    w, h = TRACK

    def at(value: int) -> float:
        return 30 + (w - 60) * value / MOST

    wood = doc.lin([(0, "#8A5E38"), (1, "#4E3220")])
    out = soft(doc, box(0, 2, w, h, 17, SHADOW), 6, 0.5)
    out += box(0, 0, w, h + 4, 19, "#2E1A12", INK, 5) + group(
        box(0, 0, w, h, 17, wood), extra=f'filter="{shade(doc, 6, 0.4, 0.5)}"'
    )
    out += box(0, 0, w, h, 17, "none", INK, 4.5)
    out += box(8, 5, w - 16, h - 10, 12, doc.lin([(0, "#F8EBC8"), (1, "#E2CA94")]), "#5A3A1A", 3)
    fine, coarse = "", ""
    for value in range(0, MOST + 1, 5):
        if value % 10:
            fine += f"M{at(value):.1f} 13 V21 "
        else:
            coarse += f"M{at(value):.1f} 8 V26 "
    out += path(fine, "none", "#A8834E", 2.4) + path(coarse, "none", "#7A5428", 3.4)
    for value in (50, 100):
        x = at(value)
        out += path(f"M{x:.1f} 3 V31", "none", "#C2301E", 7)
        out += path(f"M{x - 9:.1f} -4 H{x + 9:.1f} L{x:.1f} 9 Z", "#E8503E", INK, 3.5)
    return out


def cost(doc: Doc, value: int) -> str:
    """A coin in a 100 unit box: red takes, green gives, grey is free."""
    colour = "#C2301E" if value < 0 else "#4E8F3E" if value else "#8A7F78"
    text = f"–{-value}" if value < 0 else f"+{value}" if value else "0"
    face = doc.rad(
        [(0, light(colour, 0.45)), (0.6, colour), (1, dark(colour, 0.3))], 0.38, 0.3, 0.8
    )
    notches = oval(50, 50, 39, 39, "none", light(colour, 0.55), 3, 'stroke-dasharray="7 6"')
    halo = f'stroke="{INK}" stroke-width="9" stroke-linejoin="round" paint-order="stroke"'
    return (
        oval(52, 58, 46, 45, SHADOW, extra='opacity=".4"')
        + oval(50, 50, 46, 46, face, INK, 6)
        + notches
        + words(text, 50, 69, 56, "#FFF8E6", extra=halo)
    )


def slot(doc: Doc, w: float, h: float, *, lit: bool) -> str:
    out = glow(doc, box(-4, -4, w + 8, h + 8, 24, "#FFD23F"), 7, 0.9) if lit else ""
    face = ("#FFF8D6", "#FFE79A") if lit else ("#E9D5A6", "#DCC28A")
    out += box(0, 0, w, h, 20, doc.lin([(0, face[0]), (1, face[1])]), "#B99762", 3)
    if not lit:
        return out + path(f"M22 4 H{w - 22}", "none", "#8A6434", 4, 'opacity=".28"')
    return (
        out
        + box(1, 1, w - 2, h - 2, 20, "none", INK, 11)
        + box(1, 1, w - 2, h - 2, 20, "none", "#FFC31F", 7)
    )


def panel(doc: Doc, w: float, h: float) -> str:
    """Field paper: a little browner than the house's."""
    return paper(doc, w, h, 26, "#EEDCB0")


def _disc(doc: Doc, tone: str) -> str:
    return (
        oval(52, 58, 47, 46, SHADOW, extra='opacity=".4"')
        + oval(50, 50, 48, 48, outline(tone))
        + oval(50, 50, 44, 44, doc.lin([(0, "#FFFBEE"), (1, light(tone, 0.5))]), tone, 5)
    )


def whistle_token(doc: Doc) -> str:
    return _disc(doc, "#B8801E") + group(
        whistle_body(doc), "translate(50 46) rotate(-14) scale(.29) translate(-6 -30)"
    )


def press_token(doc: Doc) -> str:
    sheet = box(-30, -34, 60, 68, 4, "#FFFFFA", INK, 4.5) + path("M-22 -22 H22", "none", INK, 8)
    sheet += box(-22, -10, 24, 22, 2, "#D8CDB8", INK, 3)
    sheet += path("M8 -8 H22 M8 2 H22 M8 12 H22 M-22 22 H22", "none", "#8A8078", 4)
    return (
        _disc(doc, "#6A5E4E")
        + group(sheet, "translate(44 50) rotate(-8) scale(.9)")
        + group(medal(doc), "translate(56 40) scale(.44)")
    )


def arrow(_doc: Doc) -> str:
    return swoosh((30, 6), (30, 84), 0, "#D9B57C", 22)
