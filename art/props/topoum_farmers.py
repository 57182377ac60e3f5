"""The eight farmers: portraits in a ring, and their cards with what they leave on the field."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from art.kit.colours import INK, dark, light, outline
from art.kit.light import SHADOW, glow, soft, solid
from art.kit.svg import Doc, box, group, oval, path
from art.parts import folk
from art.parts.plants import flower
from art.parts.symbols import star
from art.props.topoum_cards import frame
from art.props.topoum_ground import slab
from art.props.topoum_obstacles import OVERLAYS, dynamite, turnip
from art.props.topoum_scene import backdrop

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["FARMERS", "card", "face"]

ROSY, TAN, PALE, BROWN = "#F2B48E", "#D9965E", "#F7CDB0", "#A8683E"


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


def nature(doc: Doc) -> str:
    """Leaves for hair, a wreath of flowers, a turnip for a sceptre."""
    hair = (
        "M200 66 C90 60 62 150 66 240 C68 330 40 380 30 450 C90 430 96 380 120 350 H280 C304 "
        "380 310 430 370 450 C360 380 332 330 334 240 C338 150 310 60 200 66 Z"
    )
    out = folk.whisker(doc, hair, "#5E9A3A", 24)
    out += path(
        "M90 180 C80 260 84 330 60 410 M110 130 C96 220 108 300 88 390 M310 180 C320 "
        "260 316 330 340 410 M290 130 C304 220 292 300 312 390",
        "none",
        "#3E7A2E",
        5,
        'opacity=".7"',
    )
    out += folk.shoulders(doc, "#C86AA0", 0.78) + path(
        "M168 330 C170 360 230 360 232 330 L226 390 H174 Z", PALE, outline(dark(PALE, 0.4)), 5
    )
    out += (
        folk.head(doc, folk.OVAL, PALE)
        + folk.blush(doc, 58, 256, "#F06A7A")
        + folk.eyes(doc, 42, 204, 22)
    )
    out += path(
        "M128 194 l-18 -14 M134 182 l-12 -18 M272 194 l18 -14 M266 182 l12 -18", "none", INK, 6
    )
    out += folk.brow(42, 158, -8, "#3E6A26", 0.8) + folk.nose(doc, PALE, 0.62, "button")
    lips = "M168 304 C184 292 194 298 200 302 C206 298 216 292 232 304 C220 324 180 324 168 304 Z"
    out += path(lips, "#D8405E", outline("#8E1F3A"), 5) + path(
        "M170 304 Q200 312 230 304", "none", outline("#8E1F3A"), 4
    )
    leaf = "M0 0 C-22 -14 -24 -46 0 -66 C24 -46 22 -14 0 0 Z"
    for i in range(9):
        a = math.radians(200 + i * 17.5)
        x, y = 200 + 104 * math.cos(a), 166 + 84 * math.sin(a)
        out += group(
            path(leaf, "#8CC64A", outline("#2F6A2A"), 5),
            f"translate({x:.0f} {y:.0f}) rotate({-70 + i * 17.5:.0f}) scale(.8)",
        )
    for i, (petal, heart) in enumerate(
        (
            ("#FFFBEF", "#FFC93C"),
            ("#F7A8C4", "#FFE08A"),
            ("#FFD23F", "#E88A1E"),
            ("#F7A8C4", "#FFE08A"),
            ("#FFFBEF", "#FFC93C"),
        )
    ):
        a = math.radians(212 + i * 29)
        out += flower(200 + 104 * math.cos(a), 160 + 84 * math.sin(a), 1.5, petal, heart)
    staff = path("M352 470 V250", "none", outline("#5A3A1A"), 22) + path(
        "M352 470 V250", "none", "#C98A50", 12
    )
    return out + staff + group(turnip(doc), "translate(352 196) scale(.92)")


def boom(doc: Doc) -> str:
    """Her hair has not come down since the last time."""
    points = []
    for i in range(30):
        r = (176 if i % 2 == 0 else 118) * (1.06 if i % 3 == 0 else 0.95)
        a = math.radians(150 + i * 240 / 29)
        points.append(f"{200 + r * math.cos(a):.0f} {196 + r * math.sin(a) * 0.98:.0f}")
    out = folk.whisker(
        doc, "M" + "L".join(points) + "C300 300 100 300 " + points[0] + " Z", "#4A3A4E", 18
    )
    out += folk.shoulders(doc, "#B8402E", 0.86, "#F3CE6B") + folk.ears(doc, ROSY, 96, 226, 0.8)
    out += folk.head(doc, folk.OVAL, ROSY)
    soot = (
        "M128 236 C120 262 136 284 152 272 C168 262 150 232 128 236 Z M250 296 C262 280 286 "
        "284 280 304 C270 322 244 316 250 296 Z M236 116 C256 112 266 130 252 138 C238 140 "
        "226 124 236 116 Z"
    )
    out += group(path(soot, "#3A2A30"), extra=f'filter="{doc.blur(4)}" opacity=".62"')
    out += folk.eyes(doc, 44, 206, 27, look=(0, 0)) + folk.brow(44, 158, 16, "#3A2A3E")
    out += folk.nose(doc, ROSY, 0.7, "button") + folk.grin(doc, 62, 296)
    band = "M112 148 C150 126 250 126 288 148"
    out += path(band, "none", INK, 28) + path(band, "none", "#7A4A2E", 17)
    for x in (158, 242):
        out += oval(x, 128, 36, 31, "#F3CE6B", INK, 6) + oval(
            x, 128, 25, 21, doc.rad([(0, "#FFE0C0"), (1, "#D8622A")]), INK, 5
        )
        out += path(f"M{x - 13} 126 L{x} 113", "none", "#FFFFFF", 6)
    stick = group(dynamite(doc), "translate(338 356) rotate(12) scale(.92)")
    ash = "".join(
        path(f"M{x} {y} q6 -12 0 -22 q-6 -10 0 -20", "none", "#8A8088", 7)
        for x, y in ((80, 60), (322, 54), (200, 18))
    )
    return ash + out + stick


def trap_master(doc: Doc) -> str:
    """Monocle, thin moustache, somebody's tail on his hat."""
    out = folk.shoulders(doc, "#5A4A6A", 0.86, "#8A7A9A") + folk.ears(doc, PALE, 88)
    out += (
        folk.head(doc, folk.OVAL, PALE)
        + folk.eyes(doc, 42, 204, 20, PALE, (5, 6))
        + folk.brow(42, 152, -12, "#2A2030")
    )
    out += oval(242, 204, 35, 36, "#BFE6F0", extra='opacity=".3"') + oval(
        242, 204, 35, 36, "none", INK, 12
    )
    out += oval(242, 204, 35, 36, "none", "#F3CE6B", 6) + path(
        "M276 216 C296 270 290 320 270 370", "none", "#F3CE6B", 4.5
    )
    out += folk.nose(doc, PALE, 1.0, "long") + folk.smile(30, 324, 9, 6)
    tash = (
        "M200 298 C170 292 130 306 104 276 C112 312 160 322 200 306 C240 322 288 312 296 276 "
        "C270 306 230 292 200 298 Z"
    )
    out += folk.whisker(doc, tash, "#2E2432", 7) + folk.whisker(
        doc, "M186 338 H214 L200 378 Z", "#2E2432", 7
    )
    fur = "M92 150 C84 84 120 44 200 44 C280 44 316 84 308 150 C270 126 130 126 92 150 Z"
    tail = "M292 110 C350 110 384 160 366 236 C360 264 334 262 330 236 C338 190 326 160 292 152 Z"
    out += folk.whisker(doc, tail, "#8A7260", 10)
    out += path("M330 140 l30 -14 M342 172 l34 -4 M338 204 l36 6", "none", "#3A2A24", 15)
    out += folk.whisker(doc, fur, "#9A8270", 18)
    out += path(
        "M112 128 l-6 18 M140 118 l-4 20 M170 114 v20 M200 112 v20 M230 114 v20 M260 "
        "118 l4 20 M288 128 l6 18",
        "none",
        "#5A463A",
        5,
    )
    jaw = "M-70 -10 A72 40 0 0 1 70 -10"
    iron = path(jaw, "none", INK, 26) + path(jaw, "none", "#AAB6C0", 15)
    iron += path(
        "".join(
            f"M{x} {-6 - 30 * (1 - (x / 74) ** 2):.0f} l8 26 l8 -26 Z " for x in range(-66, 60, 20)
        ),
        "#F6FAFC",
        INK,
        5,
    )
    return out + group(iron, "translate(64 402) rotate(-8)")


def stomper(doc: Doc) -> str:
    """All beard above, all boots below; a very small hat."""
    out = folk.shoulders(doc, "#3E6A8A", 1.22) + folk.ears(doc, ROSY, 122, 208)
    out += folk.head(doc, folk.ROUND, ROSY) + folk.blush(doc, 78, 240)
    beard = (
        "M82 216 C70 300 86 420 140 452 C160 470 240 470 260 452 C314 420 330 300 318 216 "
        "C306 262 276 272 252 268 C226 262 214 270 200 276 C186 270 174 262 148 268 C124 272 "
        "94 262 82 216 Z"
    )
    out += folk.whisker(doc, beard, "#C8642A", 22)
    out += path(
        "M130 300 q10 40 2 80 M170 300 q4 50 -4 110 M232 300 q-4 50 6 110 M272 300 q-10 40 0 80",
        "none",
        "#8A3E16",
        6,
        'opacity=".7"',
    )
    out += path("M164 300 C180 318 220 318 236 300 C226 334 174 334 164 300 Z", "#6A1F36", INK, 6)
    out += (
        folk.eyes(doc, 48, 186, 20)
        + folk.brow(48, 140, -14, "#A84E1E", 1.3)
        + folk.nose(doc, ROSY, 1.06)
    )
    hat = "M140 92 C140 40 160 22 200 22 C240 22 260 40 260 92 C230 104 170 104 140 92 Z"
    brim = (
        "M104 96 C110 78 140 86 150 88 C180 96 220 96 250 88 C260 86 290 78 296 96 C300 112 "
        "240 114 200 114 C160 114 100 112 104 96 Z"
    )
    for d in (hat, brim):
        out += solid(
            doc, d, doc.lin([(0, "#8A7A5A"), (1, "#4E4230")]), outline("#3A3020"), 6, 12, 0.45, 0.5
        )
    out += path("M144 80 C176 90 224 90 256 80", "none", "#B8402E", 11)
    boot = "M-24 -56 H24 V6 C52 12 66 26 66 46 V54 H-28 Z"
    pair = solid(doc, boot, doc.lin([(0, "#B07A48"), (1, "#6A3E20")]), outline("#3A2010"), 6, 12)
    pair += path("M-30 54 H68 V68 H-30 Z", "#2E1E18", INK, 5)
    lace = path(
        "M70 330 C60 350 56 370 60 390 M330 330 C340 350 344 370 340 390", "none", "#E6D2A8", 8
    )
    return (
        out
        + lace
        + group(pair, "translate(340 402) scale(1.1)")
        + group(pair, "translate(60 402) scale(-1.1 1.1)")
    )


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


FARMERS: dict[str, tuple[str, Callable[[Doc], str], tuple[str, str]]] = {
    "buckets": ("puddle", buckets, ("#9FD4EC", "#3A7FA6")),
    "crusher": ("rock", crusher, ("#D9D2C8", "#8A7E78")),
    "sprayer": ("gas", sprayer, ("#E6F09A", "#9AB03A")),
    "nature": ("turnip", nature, ("#F7D0E6", "#C47AA8")),
    "boom": ("dynamite", boom, ("#FFD89A", "#E07A3A")),
    "trap-master": ("trap", trap_master, ("#D9D0EA", "#8A7AAE")),
    "stomper": ("footprint", stomper, ("#F3DDB0", "#B08A4E")),
    "crates": ("crate", crates, ("#E9E0B8", "#A8A05A")),
}


def face(doc: Doc, name: str) -> str:
    """A round portrait in a 200 unit disc; hats break its edge."""
    _, draw, (sky, deep) = FARMERS[name]
    line = outline("#5A3A1A")
    wood = doc.lin([(0, "#E6B878"), (1, "#8A5A2E")])
    disc = (
        soft(doc, oval(100, 102, 95, 95, SHADOW), 9, 0.5)
        + oval(100, 100, 96, 96, INK)
        + oval(100, 100, 92, 92, wood)
    )
    disc += oval(
        100, 100, 79, 79, doc.rad([(0, "#FFFDF0"), (0.5, sky), (1, deep)], 0.5, 0.4, 0.7), line, 4
    )
    clip = doc.clip(path("M-60 -110 H260 V100 H179 A79 79 0 0 1 21 100 H-60 Z", "#000"))
    bust = group(draw(doc), "translate(100 108) scale(.46) translate(-200 -226)")
    arc = path("M8 100 A92 92 0 0 0 192 100 H179 A79 79 0 0 1 21 100 Z", wood) + path(
        "M21 100 A79 79 0 0 0 179 100", "none", line, 4
    )
    return (
        disc
        + group(bust, extra=f'clip-path="{clip}"')
        + arc
        + path("M6 100 A94 94 0 0 0 194 100", "none", INK, 4)
    )


def card(doc: Doc, name: str) -> str:
    """The farmer towers over the tile; bursts say what is gained or lost by it."""
    overlay, draw, (sky, deep) = FARMERS[name]
    scene = backdrop(doc, "farmer")
    scene += box(
        -216,
        -250,
        432,
        330,
        0,
        doc.lin([(0, deep), (0.7, sky), (1, "#FFFBEA")]),
        extra='opacity=".85"',
    )
    scene += glow(doc, oval(0, -90, 150, 140, "#FFFDF0"), 40, 0.6)
    hill = doc.lin([(0, "#B8C870"), (1, "#6F8A40")])
    scene += group(draw(doc), "translate(0 -58) scale(.94) translate(-200 -226)")
    scene += path("M-230 128 C-120 84 120 84 230 128 V260 H-230 Z", hill, outline("#4A6A2A"), 6)
    tile = slab(doc, "clay", seed=4) + OVERLAYS[overlay](doc)
    scene += group(tile, "translate(0 176) scale(.86)")
    many = {"puddle": 4, "rock": 4, "gas": 4, "crate": 4}.get(overlay, 1)
    for i in range(many - 1):
        x = (-150, 150, 178)[i]
        scene += group(OVERLAYS[overlay](doc), f"translate({x} {(196, 190, 226)[i]}) scale(.34)")
    if many == 1:
        for x, y, r in ((-150, 190, 18), (152, 184, 18)):
            scene += star(x, y, r, "#FFD23F", outline("#A86A10"), 4)
    return frame(doc, "farmer", scene)
