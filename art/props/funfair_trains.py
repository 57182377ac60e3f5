"""The monorail: cars of five makes, each for three guests; the rail they come on."""

from __future__ import annotations

from art.kit.colours import INK, dark, light, outline
from art.kit.light import SHADOW, glow, shade
from art.kit.svg import Doc, box, group, oval, path
from art.parts.symbols import star

__all__ = ["TRAINS", "lit", "rail", "train"]

W, H = 236, 150
TRAINS = {
    1: ("#F2596B", "#A8283F", "round"),
    2: ("#27A38C", "#0E5A50", "dome"),
    3: ("#8E5BD8", "#4A2490", "sharp"),
    4: ("#F09A2E", "#A8541A", "box"),
    5: ("#3A8FD8", "#1C4F86", "wing"),
}
# The shell in each make: silhouettes differ as well as paint.
SHELLS = {
    "round": (
        "M14 128 C-4 128 -6 76 8 48 C20 22 44 14 72 14 H164 "
        "C192 14 216 22 228 48 C242 76 240 128 222 128 Z"
    ),
    "dome": (
        "M10 128 C-2 128 -2 84 8 62 C16 46 26 42 36 40 C48 4 188 "
        "4 200 40 C210 42 220 46 228 62 C238 84 238 128 226 128 Z"
    ),
    "sharp": "M2 128 L-12 112 L26 34 Q34 18 52 18 H184 Q202 18 210 34 L248 112 L234 128 Z",
    "box": (
        "M10 128 Q-2 128 -2 116 V34 Q-2 16 16 16 H40 L48 6 H188 "
        "L196 16 H220 Q238 16 238 34 V116 Q238 128 226 128 Z"
    ),
    "wing": (
        "M8 128 C-10 120 -6 66 6 46 L-8 20 C20 22 40 16 62 16 H174 "
        "C196 16 216 22 244 20 L230 46 C242 66 246 120 228 128 Z"
    ),
}


def _emblem(kind: str) -> str:
    if kind == "round":
        return star(0, 0, 11, "#FFE58A", "#7A4410", 3)
    if kind == "dome":
        return path("M0 -10 C8 0 10 8 0 11 C-10 8 -8 0 0 -10 Z", "#BFF0FF", INK, 3)
    if kind == "sharp":
        return path("M4 -13 L-8 2 H-1 L-4 13 L9 -3 H1 Z", "#FFE26B", INK, 3)
    if kind == "box":
        return path("M0 9 C-14 -2 -8 -13 0 -6 C8 -13 14 -2 0 9 Z", "#FFF6DC", INK, 3)
    return path("M-14 -2 Q-6 -8 0 0 Q6 -8 14 -2 Q6 0 0 8 Q-6 0 -14 -2 Z", "#FFF6DC", INK, 3)


def train(doc: Doc, make: int) -> str:
    """236 by 150; the windows are at x 59, 118 and 177, y 68."""
    tone, deep, kind = TRAINS[make]
    shell, line = SHELLS[kind], outline(deep)
    clip = doc.clip(path(shell, "#000"))
    out = glow(doc, oval(118, 142, 116, 9, SHADOW), 6, 0.55)
    out += path("M30 128 V142 M206 128 V142", "none", INK, 16)
    out += path("M30 128 V142 M206 128 V142", "none", "#7F8DB5", 9)
    paint = box(-14, 0, 264, 72, 0, doc.lin([(0, "#FFFFFF"), (1, "#DDE3F2")]))
    paint += box(-14, 70, 264, 62, 0, doc.lin([(0, tone), (1, deep)]))
    paint += box(-14, 96, 264, 8, 0, "#FFD75A") + box(-14, 107, 264, 4, 0, "#FFF6DC")
    if kind == "dome":
        paint += path("M30 40 H206", "none", tone, 9)
    if kind == "box":
        paint += box(-14, 0, 264, 20, 0, tone)
    if kind == "sharp":
        paint += path("M-14 132 L30 70 M250 132 L206 70", "none", "#FFD75A", 8)
    out += path(shell, line, line, 8, 'transform="translate(0 3)"')
    body = group(paint, extra=f'clip-path="{clip}"')
    out += group(body, extra=f'filter="{shade(doc, 12, 0.42, 0.6, grain=0)}"')
    out += path(shell, "none", line, 5)
    for x in (59, 118, 177):
        glass = doc.lin([(0, "#16233F"), (1, "#3F6AA0")])
        out += box(x - 27, 28, 54, 66, 17, glass, outline("#1B2746"), 4.5)
        out += path(f"M{x - 19} 60 L{x - 2} 33", "none", "#9CD8FF", 4, 'opacity=".5"')
    out += box(22, 91, 192, 9, 4, light(tone, 0.35), outline(deep), 3)
    for x in (14, 222):
        out += oval(x, 88, 7, 8, "#FFF3B0", outline("#8A5A10"), 3)
    return out + group(_emblem(kind), "translate(118 112)")


def lit(doc: Doc) -> str:
    """A golden light behind the car that may be chosen."""
    return glow(doc, box(-6, 6, 248, 128, 52, "#FFD23F"), 13, 0.95)


def rail(w: float) -> str:
    """A beam on posts; the posts stand at the ends, so that the middle may be stretched."""
    posts = "".join(
        path(f"M{x:g} 16 V40", "none", "#0E1330", 15) + path(f"M{x:g} 16 V40", "none", "#5A6A96", 8)
        for x in (26, w - 26)
    )
    beam = box(0, 4, w, 18, 6, "#0E1330") + box(0, 6, w, 11, 4, "#7F8DB5")
    return posts + beam + box(0, 7, w, 3, 1, "#C9D6F2") + box(0, 14, w, 3, 0, dark("#7F8DB5", 0.3))
