"""From the garden: the carrot."""

from __future__ import annotations

from art.kit.colours import outline
from art.kit.light import solid
from art.kit.svg import Doc, group, path

__all__ = ["carrot", "leaf"]


def leaf() -> str:
    return "M0 0 C-14 -14 -16 -40 0 -58 C16 -40 14 -14 0 0 Z"


def carrot(doc: Doc) -> str:
    line = outline("#B4500E")
    s = ""
    for a, size in ((-34, 1), (30, 1), (-12, 1.15), (12, 1.1)):
        s += group(
            solid(
                doc,
                leaf(),
                doc.lin([(0, "#8FD05A"), (1, "#3E8E45")]),
                outline("#246030"),
                5,
                8,
                0.4,
                0.45,
            ),
            f"translate(0 -48) rotate({a}) scale({0.9 * size} {size})",
        )
    b = "M-44 -44 C-34 -64 34 -64 44 -44 C52 -24 20 62 0 96 C-20 62 -52 -24 -44 -44 Z"
    s += group(path(b, line, line, 6), "translate(2 3)") + solid(
        doc, b, doc.lin([(0, "#FFB057"), (0.5, "#F58A2B"), (1, "#D8621A")]), line, 6, 16, 0.45, 0.6
    )
    s += path(
        "M-40 -18 Q-24 -10 -12 -14 M34 4 Q20 12 10 8 M-24 30 Q-12 36 -4 32",
        "none",
        "#B4500E",
        5,
        'opacity=".75"',
    )
    return s
