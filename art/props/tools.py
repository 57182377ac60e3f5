"""Tools: the mallet, the frying pan, the spade."""

from __future__ import annotations

from art.kit.colours import outline
from art.kit.light import solid
from art.kit.svg import Doc, group, oval, path

__all__ = ["mallet", "pan", "spade"]


def mallet(doc: Doc) -> str:
    """In a 200 unit box, head up-left, grip at the lower right."""
    line = outline("#5A2E10")
    s = ""
    handle = "M88 88 H110 L112 188 C112 196 86 196 86 188 Z"
    head = (
        "M40 34 C60 26 138 26 158 34 C170 52 170 84 158 102 C138 110 60 110 40 102 C28 84 28 52 40"
        " 34 Z"
    )
    g = group(path(handle, line, line, 7) + path(head, line, line, 7), "translate(2 4)")
    g += solid(
        doc, handle, doc.lin([(0, "#B87440"), (1, "#E0A05C")], 1, 0, 0, 0), line, 6.5, 8, 0.45, 0.5
    )
    for y in (160, 172):
        g += path(f"M87 {y} H111", "none", "#B7303F", 6)
    g += solid(
        doc,
        head,
        doc.lin([(0, "#F6C983"), (0.5, "#DDA057"), (1, "#B0713A")]),
        line,
        7,
        16,
        0.5,
        0.6,
    )
    for x in (52, 132):
        b = (
            f"M{x} 30 C{x + 5} 29 {x + 11} 29 {x + 16} 28 C{x + 20} 50 {x + 20} 86 {x + 16} 108"
            f" C{x + 11} 107 {x + 5} 107 {x} 106 C{x - 4} 84 {x - 4} 52 {x} 30 Z"
        )
        g += solid(
            doc, b, doc.lin([(0, "#F06458"), (1, "#B4283A")]), outline("#8E1226"), 5, 7, 0.4, 0.5
        )
    g += path(
        "M84 52 Q100 48 118 52 M82 66 Q102 62 120 66 M84 82 Q100 86 116 82",
        "none",
        "#8A4A1E",
        3.5,
        'opacity=".5"',
    )
    return s + group(g, "rotate(-38 100 110) translate(2 -4)")


def pan(doc: Doc) -> str:
    line = outline("#2A3440")
    s = ""
    h = "M120 116 L178 170 C188 180 178 192 167 184 L106 130 Z"
    s += group(path(h, line, line, 7) + oval(86, 84, 72, 72, line, line, 7), "translate(2 4)")
    s += solid(
        doc,
        h,
        doc.lin([(0, "#C98650"), (1, "#8A4A26")], 0, 0, 1, 1),
        outline("#5A2A12"),
        6.5,
        8,
        0.45,
        0.5,
    )
    s += oval(169, 174, 5, 5, outline("#5A2A12"))
    s += path("M118 122 L134 136", "none", "#4A5663", 20) + path(
        "M118 122 L134 136", "none", "#6F7D8C", 10
    )
    s += solid(
        doc,
        "M14 84 A72 72 0 1 1 158 84 A72 72 0 1 1 14 84 Z",
        doc.lin([(0, "#8C9AAA"), (1, "#46525F")]),
        line,
        7,
        18,
        0.5,
        0.65,
    )
    s += oval(
        86,
        86,
        54,
        54,
        doc.rad([(0, "#3A434E"), (0.7, "#4A5562"), (1, "#2A323B")], 0.5, 0.6, 0.6),
        line,
        5,
    )
    s += path("M46 76 C52 54 70 42 92 42", "none", "#C6D2DE", 7, 'opacity=".75"') + path(
        "M112 126 C122 118 128 108 130 98", "none", "#A9B6C4", 4, 'opacity=".4"'
    )
    return s


def spade(doc: Doc) -> str:
    s = path("M346 196 V420", "none", outline("#5a3a1a"), 22) + path(
        "M346 196 V420", "none", "#C98A50", 12
    )
    s += solid(
        doc,
        "M310 210 C306 150 318 118 346 104 C374 118 386 150 382 210 C360 222 332 222 310 210 Z",
        doc.lin([(0, "#D5DEE4"), (1, "#7C8A96")]),
        outline("#3c4650"),
        6,
        12,
        0.45,
        0.6,
    )
    return s + path("M346 124 V196", "none", "#5c6a76", 4, 'opacity=".7"')
