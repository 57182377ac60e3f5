"""What the staff of the fair hold up; the fist is at 350, 224 in the units of the mole."""

from __future__ import annotations

from art.kit.colours import INK, dark, light, outline
from art.kit.light import solid
from art.kit.svg import Doc, box, group, oval, path

__all__ = ["staff_thing"]


def _lit(doc: Doc, d: str, a: str, b: str, width: float = 5, k: float = 10) -> str:
    return solid(doc, d, doc.lin([(0, a), (1, b)]), outline(b), width, k, 0.4, 0.55)


def _pole(d: str, colour: str, width: float) -> str:
    return path(d, "none", outline(colour), width + 9) + path(d, "none", colour, width)


def _tickets(doc: Doc) -> str:
    out = ""
    for turn, c in ((-26, "#FF9AC8"), (0, "#FFE9A8"), (26, "#9AE6F2")):
        d = "M-24 -100 H24 V-72 a9 9 0 0 0 0 18 V0 H-24 V-54 a9 9 0 0 0 0 -18 Z"
        stub = path("M-20 -63 H20", "none", dark(c, 0.5), 3, 'stroke-dasharray="5 5"')
        stub += path("M-12 -84 h24 M-12 -36 h24 M-12 -24 h16", "none", dark(c, 0.5), 4)
        out += group(_lit(doc, d, light(c, 0.4), c, 5, 7) + stub, f"rotate({turn})")
    return group(out, "translate(352 214) scale(1.06)")


def _bell(doc: Doc) -> str:
    dome = "M-52 0 C-52 -58 52 -58 52 0 Z"
    out = _lit(doc, dome, "#FFF0B0", "#D8942A") + oval(
        0, -50, 9, 9, "#FFE58A", outline("#8A5A10"), 4
    )
    out += _lit(doc, "M-62 -2 H62 V16 Q0 26 -62 16 Z", "#8A5230", "#4A2812", 5, 7)
    ring = path(
        ("M-66 -50 q-12 -12 -8 -28 M66 -50 q12 -12 8 -28 M-40 -74 q-4 -14 4 -24"),
        "none",
        "#FFF6DC",
        6,
    )
    return group(out + ring, "translate(352 178)")


def _flag(doc: Doc) -> str:
    out = _pole("M346 300 L356 30", "#A8743A", 8)
    cloth = "M356 34 C390 20 410 52 444 38 L438 108 C406 122 388 90 352 104 Z"
    out += _lit(doc, cloth, "#FFE26B", "#F2A72A") + oval(356, 26, 9, 9, "#E5484D", INK, 4)
    foot = oval(0, 6, 12, 10, "#8A5A10") + "".join(
        oval(x, y, 5, 6, "#8A5A10") for x, y in ((-13, -6), (0, -12), (13, -6))
    )
    return out + group(foot, "translate(398 72) rotate(8)")


def _hammer(doc: Doc) -> str:
    out = _pole("M344 296 L364 96", "#C98B52", 13)
    head = "M310 62 C330 50 400 56 420 74 L414 112 C392 104 344 102 312 106 C300 98 300 74 310 62 Z"
    return (
        out
        + _lit(doc, head, "#C9D6E6", "#5A6C88")
        + path("M330 68 C350 64 376 66 398 74", "none", "#FFFFFF", 5, 'opacity=".7"')
    )


def _horn(doc: Doc) -> str:
    cone = "M344 184 L352 148 L430 92 C444 90 462 150 452 166 L372 192 Z"
    out = _lit(doc, cone, "#FFF6DC", "#D8B878") + path("M362 150 L372 190", "none", "#E5484D", 9)
    out += oval(
        443, 130, 15, 42, "#E5484D", outline("#8E1226"), 5, 'transform="rotate(-14 443 130)"'
    )
    out += oval(443, 130, 7, 26, "#5A0A18", extra='transform="rotate(-14 443 130)"')
    out += path("M474 104 l20 -10 M480 130 h22 M474 156 l20 10", "none", "#FFF6DC", 7)
    return group(out, "rotate(-46 352 200) translate(-14 10) scale(.96)")


def _bulb(doc: Doc) -> str:
    rays = "".join(
        path("M0 -84 V-108", "none", "#FFE26B", 8, f'transform="rotate({a})"')
        for a in range(-100, 101, 40)
    )
    glass = (
        "M-26 52 C-26 28 -58 14 -58 -20 C-58 -58 -26 -72 "
        "0 -72 C26 -72 58 -58 58 -20 C58 14 26 28 26 52 Z"
    )
    out = (
        rays
        + _lit(doc, glass, "#FFFBD0", "#F5C83A")
        + path(("M-16 46 L-12 4 L0 18 L12 4 L16 46"), "none", "#B8741A", 5)
    )
    out += _lit(doc, ("M-24 50 H24 V84 Q0 96 -24 84 Z"), "#C9D6E6", "#5A6C88", 5, 6) + path(
        "M-24 62 H24 M-24 74 H24", "none", "#3A4A62", 4
    )
    return group(out, "translate(354 112) scale(.94) rotate(6)")


def _chart(doc: Doc) -> str:
    board = box(
        -54, -78, 108, 130, 10, doc.lin([(0, "#B57A48"), (1, "#7A4626")]), outline("#7A4626"), 5
    )
    sheet = box(-44, -62, 88, 104, 5, "#FFFDF4", outline("#B0A090"), 4)
    bars = (
        box(-34, 8, 16, 24, 2, "#2AA4DE", INK, 3)
        + box(-10, -12, 16, 44, 2, "#FFC928", INK, 3)
        + box(14, -36, 16, 68, 2, "#2E9A62", INK, 3)
    )
    rise = path(
        ("M-36 -10 L-8 -30 L8 -26 L34 -54 M34 -54 l-14 2 M34 -54 l-1 14"), "none", "#E5484D", 5
    )
    clip = box(-20, -88, 40, 20, 6, "#C9D6E6", outline("#5A6C88"), 4)
    return group(board + sheet + bars + rise + clip, "translate(356 166) rotate(9)")


def _umbrella(doc: Doc) -> str:
    out = _pole("M346 300 L362 50", "#8A5230", 7)
    dome = (
        "M250 84 C262 -4 330 -40 368 -36 C424 -34 470 22 474 96 q-22 "
        "-26 -46 -4 q-24 -26 -58 -4 q-32 -28 -62 -2 q-28 -20 -58 -2 Z"
    )
    out += _lit(doc, dome, "#FFB0CC", "#D8508A") + path(
        (
            "M366 -34 C330 -4 312 40 308 86 M368 -34 C372 "
            "0 374 46 370 88 M370 -34 C410 0 424 44 428 92"
        ),
        "none",
        "#FFF6DC",
        5,
        'opacity=".85"',
    )
    return out + oval(367, -42, 8, 9, "#FFD75A", outline("#8A5A10"), 4)


THINGS = {
    "tickets": _tickets,
    "bell": _bell,
    "flag": _flag,
    "hammer": _hammer,
    "horn": _horn,
    "bulb": _bulb,
    "chart": _chart,
    "umbrella": _umbrella,
}


def staff_thing(doc: Doc, thing: str) -> str:
    return THINGS[thing](doc) if thing else ""
