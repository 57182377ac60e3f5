"""The farmers who have one thing, and love it: turnip, dynamite, trap, boots.
Busts of 400 units."""

from __future__ import annotations

import math

from art.kit.colours import INK, dark, outline
from art.kit.light import solid
from art.kit.svg import Doc, group, oval, path
from art.parts import folk
from art.parts.folk import PALE, ROSY
from art.parts.plants import flower
from art.props.topoum_obstacles import dynamite, turnip

__all__ = ["boom", "nature", "stomper", "trap_master"]


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
