"""The farmers who have four of a thing: brothers with buckets, the Crusher, the Sprayer, the Lord
of the Crates. Busts of 400 units."""

from __future__ import annotations

from art.kit.colours import INK, dark, light, outline
from art.kit.light import solid
from art.kit.svg import Doc, group, oval, path
from art.parts import folk
from art.parts.folk import BROWN, PALE, ROSY, TAN
from art.props.topoum_obstacles import OVERLAYS

__all__ = ["buckets", "crates", "crusher", "sprayer"]


def _bucket(doc: Doc) -> str:
    """Upside down: a crown. The rim is at y = 0, 200 wide."""
    tin = doc.lin([(0, "#E4EBEF"), (0.45, "#AEBBC4"), (1, "#5E6C78")], 0, 0, 1, 0)
    line = outline("#3A4650")
    body = solid(
        doc,
        "M-104 0 L-76 -132 C-70 -146 70 -146 76 -132 L104 0 C64 18 -64 18 -104 0 Z",
        tin,
        line,
        7,
        18,
        0.4,
        0.6,
    )
    hoops = path(
        "M-98 -30 C-60 -16 60 -16 98 -30 M-84 -96 C-50 -84 50 -84 84 -96", "none", line, 12
    )
    hoops += path(
        "M-98 -30 C-60 -16 60 -16 98 -30 M-84 -96 C-50 -84 50 -84 84 -96", "none", "#F3CE6B", 5.5
    )
    return body + hoops + oval(0, -137, 74, 13, "#D5DEE4", line, 5.5)


def buckets(doc: Doc) -> str:
    """Two brothers, two crowns, one idea."""
    thin = folk.shoulders(doc, "#4A86A8") + folk.ears(doc, PALE, 88)
    thin += (
        folk.head(doc, folk.OVAL, PALE)
        + folk.eyes(doc, 38, 200, 19, look=(6, 6))
        + folk.brow(38, 156, 10, "#B8702A")
    )
    thin += folk.nose(doc, PALE, 1, "long") + folk.smile(34, 312, 12)
    thin += group(_bucket(doc), "translate(200 128) scale(.86)")
    out = group(thin, "translate(-52 2) scale(.80) rotate(-7 200 300)")
    fat = folk.shoulders(doc, "#2F6A8E", 1.06, "#E8DFC8") + folk.ears(doc, ROSY)
    fat += (
        folk.head(doc, folk.ROUND, ROSY)
        + folk.blush(doc)
        + folk.eyes(doc, 46, 196)
        + folk.brow(46, 152, 6, "#8A4A1E")
    )
    fat += folk.grin(doc, 58, 300, gap=True) + folk.nose(doc, ROSY)
    tash = (
        "M200 280 C172 266 140 274 116 296 C144 308 180 306 200 290 C220 306 256 308 284 296 "
        "C260 274 228 266 200 280 Z"
    )
    fat += folk.whisker(doc, tash, "#A85E24") + group(
        _bucket(doc), "translate(200 128) rotate(6) scale(1.06)"
    )
    drops = "".join(
        group(
            path(
                "M0 -20 C12 -4 17 7 11 16 C5 23 -6 22 -11 12 C-13 4 -6 -8 0 -20 Z",
                "#9ADCF0",
                outline("#3A90B0"),
                5,
            ),
            f"translate({x} {y})",
        )
        for x, y in ((96, 178), (308, 168), (322, 214))
    )
    return out + group(fat + drops, "translate(84 42) scale(.88)")


def crusher(doc: Doc) -> str:
    """No neck, no hair, one brow, and a boulder in either hand."""
    out = folk.shoulders(doc, "#8A5A3A", 1.2) + path(
        "M110 340 L120 470 M290 340 L280 470", "none", "#4A86A8", 42
    )
    out += folk.ears(doc, TAN, 118, 232, 0.8) + folk.head(doc, folk.SQUARE, TAN)
    out += path(
        "M118 276 C140 330 260 330 282 276 C300 320 280 350 200 350 C120 350 100 320 118 276 Z",
        dark(TAN, 0.3),
        extra='opacity=".4"',
    )
    out += folk.eyes(doc, 46, 204, 18, TAN) + folk.nose(doc, TAN, 0.9, "button")
    out += path(
        "M128 178 C160 158 240 158 272 178 L266 192 C240 178 160 178 134 192 Z",
        "#3A2418",
        "#3A2418",
        6,
    )
    out += path("M146 306 H254", "none", INK, 9) + path(
        "M162 306 V318 M182 306 V320 M202 306 V320 M222 306 V320 M240 306 V318", "none", INK, 6
    )
    out += path("M250 112 l22 14 M252 130 l14 -20", "none", dark(TAN, 0.4), 5)
    stone = "M-70 40 L-62 -26 L-22 -62 L34 -52 L66 -6 L58 44 L-10 60 Z"
    rock = solid(
        doc, stone, doc.lin([(0, "#E2DED8"), (1, "#7E7A80")]), outline("#4A4650"), 7, 20, 0.5, 0.6
    )
    rock += path("M-20 -58 L-8 -16 L-30 16 M-8 -16 L24 -6", "none", "#5E5A64", 6)
    hand = solid(
        doc,
        "M-40 0 C-44 -30 40 -32 44 0 C46 30 -42 30 -40 0 Z",
        doc.lin([(0, light(TAN, 0.2)), (1, dark(TAN, 0.2))]),
        outline(dark(TAN, 0.4)),
        6,
        10,
    )
    hand += path("M-16 -20 V6 M4 -22 V6 M24 -18 V6", "none", dark(TAN, 0.45), 5)
    for x, s in ((48, 1), (352, -1)):
        out += group(rock, f"translate({x} 330) scale({s} 1)") + group(hand, f"translate({x} 398)")
    return out


def sprayer(doc: Doc) -> str:
    """Goggles, hose, rubber collar: only the nose is free, alas."""
    rubber = "#5E7A2E"
    out = folk.shoulders(doc, rubber, 1.0) + folk.ears(doc, PALE, 96)
    out += folk.head(doc, folk.OVAL, PALE)
    hood = (
        "M104 216 C84 110 130 52 200 52 C270 52 316 110 296 216 C286 150 262 122 200 122 "
        "C138 122 114 150 104 216 Z"
    )
    out += folk.whisker(doc, hood, "#7C9A3A", 16)
    strap = "M104 190 C150 206 250 206 296 190"
    out += path(strap, "none", INK, 30) + path(strap, "none", "#7A4A2E", 19)
    for x in (152, 248):
        glass = doc.rad([(0, "#F4FFC8"), (0.6, "#B6D24A"), (1, "#5E7A1E")], 0.36, 0.3, 0.8)
        out += oval(x, 196, 46, 44, "#C98A50", INK, 7) + oval(x, 196, 33, 32, glass, INK, 5)
        out += path(f"M{x - 18} 190 L{x - 2} 174", "none", "#FFFFFF", 8)
    out += folk.nose(doc, PALE, 1.0, "long")
    out += folk.smile(44, 314, 14, -6) + path("M168 300 l-12 6 M240 306 l12 -4", "none", INK, 5)
    out += path(
        "M120 348 C160 380 240 380 280 348 L292 376 C250 412 150 412 108 376 Z",
        dark(rubber, 0.2),
        outline(rubber),
        6,
    )
    wand = path("M338 470 V240", "none", INK, 32) + path("M338 470 V240", "none", "#C2CAD0", 19)
    wand += solid(
        doc,
        "M306 250 L316 180 H360 L370 250 Z",
        doc.lin([(0, "#F3CE6B"), (1, "#A8741A")]),
        outline("#8A5A10"),
        6,
        9,
    )
    mist = "".join(
        oval(x, y, r, r * 0.88, "#E4F07A", outline("#7C9A1E"), 5)
        for x, y, r in ((310, 148, 26), (352, 132, 32), (386, 158, 22), (338, 96, 20))
    )
    return out + wand + mist


def crates(doc: Doc) -> str:
    """A pencil behind the ear and more in the cart."""
    out = folk.shoulders(doc, "#E8DCC0", 0.98) + path(
        "M128 352 L136 470 H264 L272 352 C250 372 150 372 128 352 Z",
        "#4E7A4A",
        outline("#2A4A2A"),
        6,
    )
    out += (
        folk.ears(doc, BROWN, 118)
        + folk.head(doc, folk.ROUND, BROWN)
        + folk.blush(doc, 72, 250, "#D8503E")
    )
    out += folk.eyes(doc, 46, 200, 20, BROWN, (6, 6)) + folk.brow(46, 158, 8, "#2A1A14", 1.2)
    out += folk.smile(40, 312, 14, 4) + folk.nose(doc, BROWN, 1)
    tash = (
        "M200 284 C166 262 122 270 104 306 C132 300 150 318 178 312 C190 310 196 300 200 296 "
        "C204 300 210 310 222 312 C250 318 268 300 296 306 C278 270 234 262 200 284 Z"
    )
    out += folk.whisker(doc, tash, "#3A2620", 12)
    cap = "M76 148 C62 84 120 46 204 46 C290 46 336 84 324 140 C280 122 140 118 76 148 Z"
    peak = (
        "M64 160 C100 118 270 112 330 140 C346 152 336 166 316 160 C250 140 140 148 92 176 "
        "C70 184 56 176 64 160 Z"
    )
    for d in (cap, peak):
        out += solid(
            doc,
            d,
            doc.lin([(0, "#B09A7A"), (1, "#6A5844")]),
            outline("#4A3C2C"),
            6.5,
            16,
            0.45,
            0.5,
        )
    out += path(
        "M120 70 Q110 100 112 128 M200 48 V118 M282 70 Q292 96 290 124",
        "none",
        "#5A4A38",
        5,
        'opacity=".7"',
    ) + oval(202, 46, 12, 8, "#8A765C", outline("#4A3C2C"), 5)
    pencil = (
        path("M300 240 L366 152", "none", INK, 22)
        + path("M300 240 L366 152", "none", "#F3B52E", 13)
        + path("M296 246 L304 234", "none", "#F3DDB0", 13)
    )
    box_ = OVERLAYS["crate"](doc)
    stack = group(box_, "translate(58 378) scale(1.12)") + group(
        box_, "translate(344 386) scale(1.12)"
    )
    return out + pencil + stack
