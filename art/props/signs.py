"""Signs: who whacks whom, the finish, the crown and cup of winners, the podium."""

from __future__ import annotations

from art.costumes import HATS
from art.kit.colours import INK, dark, light, mix, outline
from art.kit.light import SHADOW, contact, shade, soft, solid
from art.kit.svg import Doc, box, group, oval, path
from art.parts.symbols import star, star_path
from art.props.tools import mallet

__all__ = ["arrow", "crown", "cup", "double_arrow", "finish_flag", "podium", "rank_star", "rope"]

RED = ("#FF9A88", "#DB3340", "#8E1226")


def _fat(doc: Doc, d: str) -> str:
    line = outline(RED[2])
    face = doc.lin([(0, RED[0]), (1, RED[1])], 0, 0, 1, 0)
    return (
        soft(doc, path(d, SHADOW), 7, 0.5)
        + path(d, line, line, 10)
        + solid(doc, d, face, line, 5, 8, 0.35, 0.55)
    )


def arrow(doc: Doc) -> str:
    """Pointing right, a mallet on it; in a 100 unit box."""
    return _fat(doc, "M4 32 H52 V10 L98 50 L52 90 V68 H4 Z") + group(
        mallet(doc), "translate(18 20) scale(.30)"
    )


def double_arrow(doc: Doc) -> str:
    """Two who whack each other; 140 by 100."""
    d = "M2 50 L46 10 V32 H94 V10 L138 50 L94 90 V68 H46 V90 Z"
    return _fat(doc, d) + group(mallet(doc), "translate(39 20) scale(.30)")


def finish_flag(doc: Doc) -> str:
    """Chequered, in a 100 unit box; the pole's foot at 22, 94."""
    cloth = "M22 10 C40 2 62 20 88 10 L78 34 L88 56 C62 66 40 46 22 56 Z"
    clip = doc.clip(path(cloth, "#000"))
    squares = "".join(
        f"M{20 + i * 17} {4 + j * 14} h17 v14 h-17 Z"
        for i in range(5)
        for j in range(5)
        if (i + j) % 2
    )
    return (
        soft(doc, path(cloth, SHADOW), 5, 0.4)
        + path("M22 94 V8", "none", INK, 11)
        + path("M22 93 V9", "none", "#C98A50", 5)
        + group(
            group(path(cloth, "#FFFBEF") + path(squares, INK), extra=f'clip-path="{clip}"'),
            extra=f'filter="{shade(doc, 8, 0.35, 0.4, grain=0)}"',
        )
        + path(cloth, "none", INK, 5)
        + oval(22, 7, 6, 6, "#FFD23F", INK, 4)
    )


def crown(doc: Doc) -> str:
    """In the hat's own units: 84 to 316 across, -8 to 116 down."""
    return contact(doc, 200, 112, 96, 12, 0.35) + HATS["crown"](doc)


def cup(doc: Doc) -> str:
    """A golden cup, 200 by 240."""
    line = outline("#8A5A10")
    gold = doc.lin([(0, "#FFF3A8"), (0.4, "#FFCF3C"), (1, "#D98A1A")], 0, 0, 1, 0)
    bowl = "M46 24 H154 C156 92 138 130 100 134 C62 130 44 92 46 24 Z"
    ears = "M48 40 C6 34 6 102 62 104 M152 40 C194 34 194 102 138 104"
    foot = "M88 130 H112 L122 190 H78 Z"
    base = "M56 200 C56 176 144 176 144 200 V222 H56 Z"
    return (
        contact(doc, 104, 224, 76, 12, 0.5)
        + path(ears, "none", line, 22)
        + path(ears, "none", "#F2B53E", 12)
        + solid(doc, foot, gold, line, 6, 8, 0.45, 0.5)
        + solid(
            doc,
            base,
            doc.lin([(0, "#8A5230"), (1, "#54301A")]),
            outline("#3A1C10"),
            6,
            10,
            0.4,
            0.5,
        )
        + solid(doc, bowl, gold, line, 6.5, 16, 0.45, 0.65)
        + oval(100, 24, 55, 12, "#FFF0A8", line, 6)
        + oval(100, 25, 44, 7, "#C9861A")
        + star(100, 78, 28, "#FFFBE0", "#B8740E", 5)
        + path("M62 46 C62 80 68 100 78 112", "none", "#FFFFFF", 7, 'opacity=".6"')
    )


def rank_star(doc: Doc, *, full: bool) -> str:
    """In a 100 unit box: a star won, or the place of one."""
    d = star_path(50, 53, 45, waist=0.52)
    if not full:
        return path(d, "#DCC596", "#A98750", 6)
    line = outline("#A86210")
    gold = doc.lin([(0, "#FFF0A0"), (0.55, "#FFC531"), (1, "#E8921C")])
    lit = shade(doc, 9, 0.3, 0.6, grain=0.2)
    return (
        soft(doc, path(d, SHADOW, SHADOW, 8), 4, 0.4)
        + path(d, line, line, 12)
        + group(path(d, gold, "#FFC531", 3), extra=f'filter="{lit}"')
    )


def rope(doc: Doc, h: float) -> str:
    """Twisted, 24 wide: what boards hang from. It may be cut at any length."""
    strand = doc.lin([(0, "#8A6230"), (0.4, "#E8C488"), (1, "#9A7038")], 0, 0, 1, 0)
    clip = doc.clip(box(6, 0, 12, h, 3))
    twist = "".join(
        path(f"M4 {y} q8 9 16 3", "none", "#6E4A20", 2.6) for y in range(-8, int(h) + 8, 11)
    )
    body = box(6, 0, 12, h, 3, strand) + twist
    return group(body, extra=f'clip-path="{clip}"') + box(6, 0, 12, h, 3, "none", "#4A2E14", 3)


STEPS = {
    "gold": ("#FFE08A", "#EDAE36", "#B87E22"),
    "silver": ("#D6E0EC", "#9AA6C0", "#6F7A98"),
    "bronze": ("#F0B98A", "#C27846", "#8E5230"),
    "wood": ("#D6A670", "#A06C40", "#6E4426"),
}


def podium(doc: Doc, kind: str, w: float, h: float) -> str:
    """A block with round ends to stand on. Between its ends all is straight: it may be as narrow
    or as wide as there are moles."""
    top, face, deep = STEPS[kind]
    line, lid = outline(deep), 44
    side = f"M0 {lid / 2:g} V{h - 18} Q0 {h} 18 {h} H{w - 18} Q{w} {h} {w} {h - 18} V{lid / 2:g} Z"
    body = doc.lin([(0, light(face, 0.25)), (0.35, face), (1, deep)], 0, 0, 1, 0)
    rim = doc.lin([(0, light(top, 0.35)), (1, mix(top, face, 0.5))])
    return (
        soft(doc, path(side, SHADOW), 12, 0.5)
        + group(path(side, body), extra=f'filter="{shade(doc, 14, 0.35, 0.4)}"')
        + path(side, "none", line, 6)
        + box(14, 58, 9, h - 92, 4.5, "#FFFFFF", extra='opacity=".28"')
        + box(0, 0, w, lid, lid / 2, rim, line, 6)
        + box(13, 7, w - 26, lid - 14, 15, "none", dark(face, 0.2), 2.5, 'opacity=".5"')
    )
