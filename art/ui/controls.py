"""Chips, keys, toggles, sliders, choices in a row, ribbons."""

from __future__ import annotations

from art.kit.colours import INK, dark, light, outline
from art.kit.light import SHADOW, soft, solid
from art.kit.svg import Doc, box, group, oval, path

__all__ = [
    "CHIPS", "STEPS", "chip", "key", "knob", "ribbon", "segment", "slider", "step", "toggle",
]  # fmt: skip

# face, line
CHIPS = {
    "green": ("#DDF3C4", "#4FA63E"),
    "cream": ("#FFF6E2", "#8A6A48"),
    "dark": ("#2B1A2F", "#120A16"),
    "red": ("#FFD9D0", "#DB3340"),
    "blue": ("#E0F0F8", "#5FA8DC"),
    "gold": ("#FFE9A0", "#E8A81E"),
}
STEPS = {"done": "#4FA63E", "now": "#FFC531", "next": "#FFF6E2"}
"""Of a lesson: what is behind one, where one is, and what comes."""


def chip(doc: Doc, w: float, h: float, kind: str) -> str:
    face, line = CHIPS[kind]
    lit = doc.lin([(0, light(face, 0.5) if kind != "dark" else "#44304A"), (1, face)])
    body = box(2, 2, w - 4, h - 4, (h - 4) * 0.42, lit, line, 3.5)
    return soft(doc, box(2, 2, w - 4, h - 4, h * 0.4, SHADOW), 3, 0.28) + body


def key(doc: Doc, w: float, h: float) -> str:
    """A key of the keyboard; its letter is written when it is shown."""
    face = doc.lin([(0, "#8A7A90"), (1, "#6A5870")])
    return (
        soft(doc, box(0, 6, w, h - 6, 12, SHADOW), 4, 0.4)
        + box(1.5, 6, w - 3, h - 7.5, 12, "#4A3A4E", INK, 3)
        + box(1.5, 1.5, w - 3, h - 9, 12, face, INK, 3)
        + box(5, 5, w - 10, h - 17, 8, "none", "#FFFFFF", 1.6, 'opacity=".32"')
    )


def step(state: str) -> str:
    """28 by 28; what is done has a tick, where one is a dot."""
    mark = {
        "done": path("M8 14.5 L12.5 19 L20.5 9.5", "none", "#FFFBE8", 3.6),
        "now": oval(14, 14, 4, 4, INK),
    }.get(state, "")
    return oval(14, 14, 12, 12, STEPS[state], INK, 3) + mark


def toggle(doc: Doc, *, on: bool) -> str:
    """108 by 56; a tick tells it without the colour."""
    face = doc.lin([(0, "#3E8E34"), (1, "#5DB84A")] if on else [(0, "#A3937C"), (1, "#BFAF97")])
    line = outline("#2A6A2E") if on else outline("#6A5C50")
    x = 80 if on else 28
    tick = path("M24 29 L34 39 L52 19", "none", "#FFFBE8", 7) if on else ""
    ball = doc.rad([(0, "#FFFFFF"), (0.6, "#FFF6E2"), (1, "#DCC6A0")], 0.38, 0.3, 0.8)
    return (
        box(2, 2, 104, 52, 26, face, line, 4)
        + box(10, 5, 88, 9, 4.5, "#1A0C1E", extra='opacity=".18"')
        + tick
        + soft(doc, oval(x, 28, 21, 21, SHADOW), 4, 0.45)
        + oval(x, 28, 22, 22, ball, INK, 4)
    )


def slider(doc: Doc, w: float, h: float, *, full: bool = False) -> str:
    if full:
        face = doc.lin([(0, "#FFA94A"), (1, "#F07F22")])
        return box(1.5, 1.5, w - 3, h - 3, h / 2 - 1.5, face, outline("#B4500E"), 3) + box(
            8, 4.5, w - 16, 4, 2, "#FFFFFF", extra='opacity=".45"'
        )
    return box(1.5, 1.5, w - 3, h - 3, h / 2 - 1.5, "#E3CB98", outline("#8A6A48"), 3) + box(
        8, 4, w - 16, 4, 2, "#6E4A20", extra='opacity=".25"'
    )


def knob(doc: Doc, side: float) -> str:
    r = side / 2
    ball = doc.rad([(0, "#FFFFFF"), (0.6, "#FFF6E2"), (1, "#DCC6A0")], 0.38, 0.3, 0.8)
    return soft(doc, oval(r, r, r - 2, r - 2, SHADOW), 5, 0.5) + oval(
        r, r, r - 2, r - 2, ball, INK, 4
    )


def segment(doc: Doc, w: float, h: float, *, on: bool = False) -> str:
    """Several choices in a row: the trough, and the chosen piece."""
    if not on:
        return box(1.5, 1.5, w - 3, h - 3, 18, "#DDC592", "#A98750", 3) + box(
            12, 4, w - 24, 5, 2.5, "#6E4A20", extra='opacity=".2"'
        )
    face = doc.lin([(0, "#FFB34D"), (1, "#EE7B1F")])
    return (
        soft(doc, box(2, 2, w - 4, h - 4, 17, SHADOW), 3, 0.35)
        + box(2, 2, w - 4, h - 4, 17, face, outline("#B4500E"), 4)
        + box(6, 6, w - 12, h - 12, 13, "none", "#FFFFFF", 2, 'opacity=".5"')
        + box(8, 7, w - 16, (h - 14) * 0.42, 10, "#FFFFFF", extra='opacity=".18"')
    )


def ribbon(doc: Doc, w: float, h: float, colours: tuple[str, str, str]) -> str:
    """A banner with swallow tails; the tails lie in the margins that do not stretch."""
    top, low, deep = colours
    line = outline(deep)
    tails = (
        f"M34 8 L4 3 L19 {h / 2 + 2} L4 {h + 2} L40 {h - 2} Z "
        f"M{w - 34} 8 L{w - 4} 3 L{w - 19} {h / 2 + 2} L{w - 4} {h + 2} L{w - 40} {h - 2} Z"
    )
    body = f"M26 4 H{w - 26} V{h - 6} H26 Z"
    seam = 'opacity=".6"'
    return (
        soft(doc, path(tails + body, SHADOW), 8, 0.45)
        + path(tails, dark(low, 0.32), line, 5)
        + group(path(body, line, line, 6), "translate(1 4)")
        + solid(doc, body, doc.lin([(0, top), (1, low)]), line, 5, 8, 0.3, 0.6)
        + path(f"M34 11 H{w - 34} M34 {h - 13} H{w - 34}", "none", "#FFF3C4", 2, seam)
    )
