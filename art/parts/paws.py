"""Shovel paws with short thick claws; fists; feet; the print that one leaves."""

from __future__ import annotations

from art.kit.colours import mix, outline
from art.kit.light import solid
from art.kit.svg import Doc, group, oval, path

PINK = ("#F9BDB0", "#E8847F")

__all__ = ["PINK", "fist", "foot", "footprint", "paw"]


def paw(doc: Doc, pink: tuple[str, str] = PINK) -> str:
    """Fingers up, centred on the palm, about 96 by 110."""
    """front shovel paw, fingers up, centred on palm 0,0 (approx 96 x 110)"""
    line = outline("#B0505C")
    f = [(-31, -26, -26), (-11, -41, -9), (12, -42, 8), (33, -27, 26)]
    s = ""
    for x, y, a in f:  # claws
        s += group(
            path("M-11 2 C-12 -12 -7 -22 1 -28 C9 -22 12 -10 11 2 Z", "#FFF1D2", line, 4),
            f"translate({x} {y - 8}) rotate({a})",
        )
    palm = (
        "M-44 6 C-52 -18 -46 -40 -32 -40 C-24 -40 -22 -34 -21 -32 C-21 -48 -14 -56 -6 -55 C0 -54 1"
        " -48 1 -44 C2 -54 10 -58 18 -55 C24 -52 24 -42 24 -36 C28 -42 40 -42 45 -33 C52 -18 50 8"
        " 40 26 C28 46 -26 46 -38 26 C-41 20 -43 12 -44 6 Z"
    )
    s += solid(doc, palm, doc.lin([(0, pink[0]), (1, pink[1])]), line, 5, 9, 0.35, 0.55)
    s += path(
        "M-21 -30 C-20 -22 -18 -16 -15 -12 M1 -42 C1 -32 2 -24 2 -18 M24 -34 C23 -26 21 -20 18 -14",
        "none",
        "#B4535F",
        3.5,
        'opacity=".7"',
    )
    s += oval(0, 14, 22, 15, "#FFD3C4", extra='opacity=".55"')
    return s


def fist(doc: Doc, pink: tuple[str, str] = PINK) -> str:
    line = outline("#B0505C")
    s = ""
    b = (
        "M-42 -4 C-46 -34 -24 -42 0 -42 C24 -42 46 -34 43 -2 C42 28 26 38 0 38 C-26 38 -40 24 -42"
        " -4 Z"
    )
    s += solid(doc, b, doc.lin([(0, pink[0]), (1, pink[1])]), line, 5, 10, 0.4, 0.55)
    for x, y, a in ((-28, 4, 8), (-8, 8, 3), (13, 8, -3), (31, 2, -8)):
        s += group(
            path("M-8 -4 C-9 6 -4 14 0 17 C4 14 9 6 8 -4 Z", "#FFF1D2", line, 3.5),
            f"translate({x} {y}) rotate({a})",
        )
    s += path(
        "M-18 -36 C-20 -22 -20 -12 -18 0 M3 -40 C3 -26 3 -14 3 2 M24 -36 C25 -24 24 -14 22 0",
        "none",
        "#B4535F",
        4,
    )
    for x in (-29, -8, 13, 32):
        s += oval(x, -22, 6, 8, "#FFD9CC", extra='opacity=".6"')
    return s


def foot(doc: Doc, pink: tuple[str, str] = PINK) -> str:
    line = outline("#B0505C")
    s = ""
    for x, a in ((-34, -18), (-12, -6), (12, 6), (34, 18)):
        s += group(
            path("M-8 -2 C-9 9 -4 15 0 18 C4 15 9 9 8 -2 Z", "#FFF1D2", line, 3.5),
            f"translate({x} 10) rotate({-a})",
        )
    s += solid(
        doc,
        "M-54 2 C-54 -26 -26 -34 0 -34 C26 -34 54 -26 54 2 C54 18 40 22 34 14 C28 22 18 22 12 15 C6"
        " 22 -6 22 -12 15 C-18 22 -28 22 -34 14 C-40 22 -54 18 -54 2 Z",
        doc.lin([(0, mix(pink[0], pink[1], 0.4)), (1, pink[1])]),
        line,
        5,
        8,
        0.4,
        0.5,
    )
    return s


def footprint(doc: Doc) -> str:
    """A pad and four toes, pressed into earth: dark, with a rim that shows on grass and soil.

    Toes up, about 60 by 60 from 0,0.
    """
    earth, rim = doc.lin([(0, "#4A2F1B"), (1, "#2B1A10")]), "#FFE9BE"
    toes = ((12, 25, 5, 7.5, -24), (23, 16, 5, 8, -8), (37, 16, 5, 8, 8), (48, 25, 5, 7.5, 24))
    shapes = [(30, 40, 14, 12, 0), *toes]
    edge = "".join(_pressed(*shape, rim, grown=2.2) for shape in shapes)
    return edge + "".join(_pressed(*shape, earth) for shape in shapes)


def _pressed(
    x: float, y: float, rx: float, ry: float, turn: float, fill: str, *, grown: float = 0
) -> str:
    return group(oval(0, 0, rx + grown, ry + grown, fill), f"translate({x} {y}) rotate({turn})")
