"""People, as moles see them: huge, from below, and up to something. A bust of 400 units: the face
about (200, 210), shoulders down to 440."""

from __future__ import annotations

from art.kit.colours import INK, dark, light, mix, outline
from art.kit.light import shade, solid
from art.kit.svg import Doc, group, oval, path

__all__ = [
    "BROWN",
    "OVAL",
    "PALE",
    "ROSY",
    "ROUND",
    "SQUARE",
    "TAN",
    "blush",
    "brow",
    "ears",
    "eyes",
    "grin",
    "head",
    "nose",
    "shoulders",
    "smile",
    "whisker",
]

ROSY, TAN, PALE, BROWN = "#F2B48E", "#D9965E", "#F7CDB0", "#A8683E"
ROUND = (
    "M200 88 C284 88 322 148 318 220 C314 298 262 338 200 338 C138 338 86 298 82 220 C78 148 "
    "116 88 200 88 Z"
)
OVAL = (
    "M200 78 C262 78 294 134 290 204 C286 286 244 346 200 350 C156 346 114 286 110 204 C106 "
    "134 138 78 200 78 Z"
)
SQUARE = (
    "M200 82 C272 80 304 116 304 176 C306 220 318 262 310 304 C296 346 244 352 200 352 C156 "
    "352 104 346 90 304 C82 262 94 220 96 176 C96 116 128 80 200 82 Z"
)


def shoulders(doc: Doc, colour: str, wide: float = 1, collar: str = "") -> str:
    d = (
        "M200 318 C270 322 332 332 368 372 C392 400 398 430 400 470 H0 C2 430 8 400 32 372 "
        "C68 332 130 322 200 318 Z"
    )
    cloth = solid(
        doc,
        d,
        doc.lin([(0, light(colour, 0.22)), (1, dark(colour, 0.22))]),
        outline(colour),
        7,
        24,
        0.5,
        0.5,
    )
    out = group(cloth, f"translate(200 0) scale({wide} 1) translate(-200 0)")
    if collar:
        flap = "M200 352 L140 322 L112 356 L168 400 Z"
        one = solid(doc, flap, collar, outline(collar), 6, 9, 0.4, 0.4)
        out += one + group(one, "translate(400 0) scale(-1 1)")
    return out


def ears(doc: Doc, tone: str, x: float = 120, y: float = 214, k: float = 1) -> str:
    line = outline(dark(tone, 0.4))
    d = "M0 -34 C-34 -46 -52 -8 -40 20 C-32 42 -10 44 4 26 Z"
    one = solid(
        doc, d, doc.lin([(0, light(tone, 0.2)), (1, dark(tone, 0.2))]), line, 6, 9, 0.45, 0.4
    )
    one += path("M-8 -20 C-28 -22 -34 0 -22 16", "none", dark(tone, 0.42), 5)
    left = group(one, f"translate({200 - x} {y}) scale({k})")
    return left + group(left, "translate(400 0) scale(-1 1)")


def head(doc: Doc, d: str, tone: str) -> str:
    line = outline(dark(tone, 0.4))
    skin = doc.rad(
        [(0, light(tone, 0.32)), (0.55, tone), (1, dark(tone, 0.26))],
        170,
        170,
        220,
        140,
        130,
        absolute=True,
    )
    return group(path(d, line, line, 7), "translate(2.5 3.5)") + solid(
        doc, d, skin, line, 6.5, 26, 0.42, 0.5, bounce=0.25
    )


def blush(doc: Doc, x: float = 74, y: float = 250, tone: str = "#E8605A") -> str:
    spot = "".join(oval(200 + s * x, y, 30, 21, tone) for s in (-1, 1))
    return group(spot, extra=f'filter="{doc.blur(8)}" opacity=".5"')


def eyes(
    doc: Doc,
    apart: float = 46,
    y: float = 196,
    r: float = 21,
    lid: str = "",
    look: tuple[float, float] = (0, 5),
) -> str:
    """Looking down, at something small. A lid's colour makes them narrow."""
    out = ""
    for s in (-1, 1):
        x = 200 + s * apart
        clip = doc.clip(oval(x, y, r, r * 1.1))
        inner = oval(x, y, r, r * 1.1, "#FFFDF4")
        inner += oval(x - s * 3 + look[0], y + look[1], r * 0.52, r * 0.56, "#2A1820")
        inner += oval(x - s * 3 + look[0] - 4, y + look[1] - 5, r * 0.19, r * 0.21, "#FFFFFF")
        if lid:
            hang = (
                f"M{x - r - 6} {y - r - 12} H{x + r + 6} V{y - r * 0.28 + s * 0:g} H{x - r - 6} Z"
            )
            inner += path(hang, lid, outline(dark(lid, 0.4)), 6)
        out += group(inner, extra=f'clip-path="{clip}"') + oval(x, y, r, r * 1.1, "none", INK, 5.5)
    return out


def brow(
    apart: float = 46, y: float = 152, angle: float = 0, colour: str = "#3A2418", heavy: float = 1
) -> str:
    d = "M-34 6 C-20 -14 20 -16 36 2 C18 -2 -16 2 -34 6 Z"
    return "".join(
        group(
            path(d, colour, colour, 5 * heavy),
            f"translate({200 + s * apart} {y}) rotate({angle * s}) scale({s} {heavy})",
        )
        for s in (-1, 1)
    )


def nose(doc: Doc, tone: str, k: float = 1, kind: str = "potato") -> str:
    red = mix(tone, "#E0524E", 0.42)
    shapes = {
        "potato": (
            "M200 196 C214 214 244 226 244 252 C244 278 222 286 200 286 C178 286 156 278 "
            "156 252 C156 226 186 214 200 196 Z"
        ),
        "long": (
            "M196 186 C210 210 238 262 222 288 C212 300 184 298 178 284 C172 262 186 214 196 186 Z"
        ),
        "button": (
            "M200 222 C222 222 234 236 234 252 C234 270 218 278 200 278 C182 278 166 270 "
            "166 252 C166 236 178 222 200 222 Z"
        ),
    }
    body = solid(
        doc,
        shapes[kind],
        doc.lin([(0, mix(tone, "#FFFFFF", 0.25)), (1, red)]),
        outline(dark(tone, 0.4)),
        5.5,
        11,
        0.4,
        0.5,
    )
    gloss = oval(186, 248, 11, 8, "#FFFFFF", extra='opacity=".6"')
    return group(body + gloss, f"translate(200 240) scale({k}) translate(-200 -240)")


def grin(doc: Doc, wide: float = 60, y: float = 296, gap: bool = False) -> str:
    m = (
        f"M{200 - wide} {y} C{200 - wide * 0.5} {y + 8} {200 + wide * 0.5} {y + 8} "
        f"{200 + wide} {y} C{200 + wide * 0.8} {y + 42} {200 - wide * 0.8} {y + 42} "
        f"{200 - wide} {y} Z"
    )
    clip = doc.clip(path(m, "#000"))
    teeth = f"M{200 - wide} {y - 4} H{200 + wide} V{y + 19} H{200 - wide} Z"
    inner = (
        path(m, "#6A1F36")
        + path(teeth, "#FFFBEF")
        + path(
            "".join(f"M{200 + x} {y - 4} V{y + 19} " for x in range(-48, 60, 19)),
            "none",
            "#B8A690",
            3.5,
        )
    )
    if gap:
        inner += path(f"M183 {y - 4} H200 V{y + 22} H183 Z", "#6A1F36")
    return group(inner, extra=f'clip-path="{clip}"') + path(m, "none", INK, 6)


def smile(wide: float = 46, y: float = 304, lift: float = 16, skew: float = 0) -> str:
    return path(
        f"M{200 - wide} {y + skew} Q200 {y + lift * 2} {200 + wide} {y - skew}", "none", INK, 7.5
    )


def whisker(doc: Doc, d: str, colour: str, k: float = 12) -> str:
    """A beard, moustache or head of hair."""
    strands = shade(doc, k, 0.45, 0.5)
    line = outline(colour)
    fill = doc.lin([(0, light(colour, 0.3)), (1, dark(colour, 0.25))])
    return (
        group(path(d, line, line, 5), "translate(2 3)")
        + group(path(d, fill), extra=f'filter="{strands}"')
        + path(d, "none", line, 6)
    )
