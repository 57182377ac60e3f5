"""Molly's five: corn, radish, mushroom, peas and blue cabbage. About 160 units, round 0,0."""

from __future__ import annotations

from typing import TYPE_CHECKING

from art.kit.colours import outline
from art.kit.light import shade, solid
from art.kit.svg import Doc, group, oval, path

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["VEGETABLES"]

GREEN = "#246030"


def _corn(doc: Doc) -> str:
    line = outline("#A06A00")
    d = (
        "M0 -92 C34 -92 44 -40 42 10 C40 56 22 84 0 84 C-22 84 -40 56 -42 10 C-44 -40 -34 "
        "-92 0 -92 Z"
    )
    clip, kernels = doc.clip(path(d, "#000")), ""
    gold = doc.rad([(0, "#FFF0A0"), (0.6, "#FFCF3C"), (1, "#E89A16")], 0.4, 0.3, 0.7)
    for row in range(11):
        for k in range(-3, 4):
            kernels += oval(
                k * 17 + (8.5 if row % 2 else 0), -86 + row * 16, 8.2, 7.6, gold, "#B8740E", 2
            )
    out = group(path(d, line, line, 6), "translate(2 3)")
    cob = group(path(d, "#F2B02A") + kernels, extra=f'clip-path="{clip}"')
    out += group(cob, extra=f'filter="{shade(doc, 18, 0.45, 0.5)}"') + path(d, "none", line, 6)
    husk = doc.lin([(0, "#B5DC62"), (1, "#4E9A3E")])
    for s in (-1, 1):
        leaf = f"M0 100 C{s * 44} 96 {s * 66} 40 {s * 60} -30 C{s * 40} -6 {s * 18} 20 0 56 Z"
        out += solid(doc, leaf, husk, outline("#2C6A2A"), 5.5, 12, 0.45, 0.5)
        out += path(
            f"M{s * 6} 88 C{s * 28} 70 {s * 44} 40 {s * 52} 0",
            "none",
            "#2F7A3A",
            3.5,
            'opacity=".55"',
        )
    return out


def _radish(doc: Doc) -> str:
    line, out = outline("#A01843"), ""
    leaf = "M0 0 C-18 -16 -24 -50 0 -74 C24 -50 18 -16 0 0 Z"
    fresh = doc.lin([(0, "#9AD65A"), (1, "#3E8E45")])
    for turn, long in ((-32, 1.05), (30, 1.05), (0, 1.2)):
        one = solid(doc, leaf, fresh, outline(GREEN), 5, 8, 0.4, 0.45)
        one += path("M0 -6 V-52", "none", "#2F7A3A", 3, 'opacity=".7"')
        out += group(one, f"translate(0 -30) rotate({turn}) scale({0.8 * long:g})")
    d = (
        "M0 -44 C44 -48 66 -18 60 14 C54 46 22 56 10 74 C6 82 4 92 0 102 C-4 92 -6 82 -10 74 "
        "C-22 56 -54 46 -60 14 C-66 -18 -44 -48 0 -44 Z"
    )
    clip = doc.clip(path(d, "#000"))
    red = doc.lin([(0, "#F56A92"), (0.55, "#DE2F63"), (1, "#B51C4C")])
    inner = path(d, red) + path("M-70 66 Q0 40 70 66 V120 H-70 Z", "#FFF3EC")
    out += group(path(d, line, line, 6), "translate(2 3)")
    lit = f'filter="{shade(doc, 16, 0.45, 0.6)}"'
    out += group(group(inner, extra=f'clip-path="{clip}"'), extra=lit) + path(d, "none", line, 6)
    return out + oval(
        -24, -14, 15, 9, "#FFFFFF", extra='opacity=".65" transform="rotate(-30 -24 -14)"'
    )


def _mushroom(doc: Doc) -> str:
    line = outline("#9A7A5A")
    stem = "M-24 -4 C-20 30 -30 62 -34 78 C-20 90 20 90 34 78 C30 62 20 30 24 -4 Z"
    cap = "M-78 6 C-82 -50 -40 -80 0 -80 C40 -80 82 -50 78 6 C70 24 -70 24 -78 6 Z"
    pale = doc.lin([(0, "#E3CFB4"), (0.4, "#FFF8EA"), (1, "#E9D8C0")])
    out = group(path(stem, line, line, 6), "translate(2 3)")
    out += solid(doc, stem, pale, line, 6, 12, 0.4, 0.5) + group(
        path(cap, line, line, 6), "translate(2 3)"
    )
    out += solid(doc, cap, doc.lin([(0, "#FFF6E4"), (1, "#D9BFA0")]), line, 6, 18, 0.45, 0.6)
    out += path("M-66 10 Q0 28 66 10", "none", "#B89A78", 5, 'opacity=".6"')
    for x, y, r in ((-36, -34, 11), (10, -50, 13), (44, -20, 10), (-6, -14, 8)):
        out += oval(x, y, r, r * 0.85, "#C9A27A", extra='opacity=".55"')
    return out


def _peas(doc: Doc) -> str:
    """An open pod: no other of the five has its shape."""
    line = outline(GREEN)
    pod = (
        "M-84 -34 C-70 -8 -52 8 0 10 C52 8 70 -8 84 -34 C92 20 58 68 0 70 C-58 68 -92 20 -84 -34 Z"
    )
    out = group(path(pod, line, line, 6), "translate(2 3)")
    out += solid(doc, pod, doc.lin([(0, "#7CC24C"), (1, "#347F3C")]), line, 6, 14, 0.45, 0.55)
    round_ = doc.rad([(0, "#E4F9A0"), (0.6, "#9BD84E"), (1, "#5AA238")], 0.38, 0.3, 0.75)
    for x, y, r in ((-50, 2, 19), (-20, 12, 23), (16, 12, 23), (49, 1, 18)):
        pea = f"M{x - r} {y} A{r} {r} 0 1 1 {x + r} {y} A{r} {r} 0 1 1 {x - r} {y} Z"
        out += solid(doc, pea, round_, line, 5, 6, 0.35, 0.5)
        out += oval(x - r * 0.3, y - r * 0.35, r * 0.28, r * 0.2, "#FFFFFF", extra='opacity=".7"')
    lip = (
        "M-84 -34 C-66 30 -40 40 0 40 C40 40 66 30 84 -34 C92 24 56 72 0 72 C-56 72 -92 24 "
        "-84 -34 Z"
    )
    out += solid(doc, lip, doc.lin([(0, "#8FD05A"), (1, "#3E8E45")]), line, 6, 10, 0.4, 0.6)
    stalk = "M80 -32 C92 -46 92 -58 84 -70 M84 -34 C94 -34 102 -38 108 -46"
    out += path(stalk, "none", line, 10) + path(stalk, "none", "#6DB64A", 5)
    return group(out, "translate(-2 6) rotate(-8)")


def _cabbage(doc: Doc) -> str:
    line = outline("#16346E")
    outer = (
        "M0 -70 C20 -84 48 -70 52 -56 C76 -50 86 -20 76 0 C88 26 70 58 48 62 C34 80 -34 80 -48 62 "
        "C-70 58 -88 26 -76 0 C-86 -20 -76 -50 -52 -56 C-48 -70 -20 -84 0 -70 Z"
    )
    heart = (
        "M-8 -50 C30 -62 62 -30 56 6 C52 44 20 62 -8 62 C-44 58 -62 26 -56 -4 C-50 -36 -30 "
        "-48 -8 -50 Z"
    )
    out = group(path(outer, line, line, 6), "translate(2 3)")
    out += solid(doc, outer, doc.lin([(0, "#6FA6EE"), (1, "#2B58B4")]), line, 6, 16, 0.45, 0.55)
    out += solid(doc, heart, doc.lin([(0, "#A9CDFB"), (1, "#4F86DA")]), line, 5, 12, 0.4, 0.5)
    veins = (
        "M-4 58 C-2 20 4 -10 20 -40 M0 30 C16 22 30 12 42 -6 M2 6 C-14 0 -28 -8 -38 -20 M-2 "
        "40 C-18 34 -30 28 -40 16"
    )
    return out + path(veins, "none", "#EAF3FF", 6, 'opacity=".9"')


VEGETABLES: dict[str, Callable[[Doc], str]] = {
    "yellow": _corn,
    "red": _radish,
    "white": _mushroom,
    "green": _peas,
    "blue": _cabbage,
}
