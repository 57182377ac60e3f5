"""From the fancy dress box of the fair: hats for those who are somebody, or would like to be."""

from __future__ import annotations

from art.kit.colours import Stop, outline
from art.kit.light import shade, solid
from art.kit.svg import Doc, box, group, oval, path
from art.parts.symbols import star

__all__ = [
    "bucket",
    "cowboy",
    "daisy",
    "jester",
    "nightcap",
    "party",
    "pirate",
    "plume",
    "propeller",
    "space",
    "viking",
    "wizard",
]


def _cap(doc: Doc, d: str, stops: list[Stop], tone: str, k: float = 16) -> str:
    line = outline(tone)
    return group(path(d, line, line, 6), "translate(2 4)") + solid(
        doc, d, doc.lin(stops), line, 6, k, 0.45, 0.55
    )


def daisy(_doc: Doc) -> str:
    """One flower behind an ear; the cowlick is hidden by its leaves."""
    line = outline("#B8A070")
    petals = "".join(
        group(oval(0, -26, 13, 20, "#FFFBEF", line, 4), f"rotate({a})") for a in range(0, 360, 45)
    )
    leaf = "M0 0 C-30 -8 -44 -34 -40 -52 C-14 -48 2 -26 0 0 Z"
    leaves = group(path(leaf, "#6CC25A", outline("#246030"), 5), "translate(256 92) rotate(-30)")
    leaves += group(path(leaf, "#8FD65F", outline("#246030"), 5), "translate(256 92) rotate(100)")
    heart = oval(0, 0, 16, 16, "#FFC93C", outline("#A86A10"), 5)
    return leaves + group(petals + heart, "translate(262 78)")


def nightcap(doc: Doc) -> str:
    d = (
        "M84 106 C84 40 150 2 214 6 C280 10 330 60 356 136 C330 128 308 110 296 84 C306 100 "
        "310 112 314 112 C260 96 140 96 84 106 Z"
    )
    clip = doc.clip(path(d, "#000"))
    bands = "".join(
        path(f"M{60 + i * 52} 130 Q{120 + i * 46} 60 {110 + i * 52} -20", "none", "#FFF3D6", 17)
        for i in range(6)
    )
    lit = f'filter="{shade(doc, 16, 0.45, 0.5)}"'
    inner = path(d, doc.lin([(0, "#8FC0EA"), (1, "#4A7AB8")])) + bands
    line = outline("#27518C")
    out = group(path(d, line, line, 6), "translate(2 4)")
    out += group(group(inner, extra=f'clip-path="{clip}"'), extra=lit) + path(d, "none", line, 6)
    brim = (
        "M76 96 C126 82 274 82 324 96 C332 108 330 122 322 132 C270 118 130 118 78 132 C70 "
        "122 68 108 76 96 Z"
    )
    out += solid(
        doc, brim, doc.lin([(0, "#FFFBEF"), (1, "#E3D3B8")]), outline("#9A8A70"), 6, 9, 0.4, 0.5
    )
    ball = "M332 148 A25 25 0 1 1 382 148 A25 25 0 1 1 332 148 Z"
    return out + solid(
        doc, ball, doc.lin([(0, "#FFFBEF"), (1, "#E3D3B8")]), outline("#9A8A70"), 6, 9, 0.4, 0.5
    )


def bucket(doc: Doc) -> str:
    """Worn bottom up, with dignity."""
    line = "#4A5663"
    d = "M104 -8 H296 L326 108 C280 122 120 122 74 108 Z"
    steel: list[Stop] = [(0, "#E4EEF6"), (0.5, "#A9BBCB"), (1, "#6E8298")]
    out = _cap(doc, d, steel, line, 18)
    out += oval(200, -8, 96, 15, "#C9D6E2", outline(line), 5) + oval(
        200, -8, 74, 9, "none", outline(line), 3, 'opacity=".5"'
    )
    out += path(
        "M92 40 C140 50 260 50 308 40 M84 72 C140 84 260 84 316 72",
        "none",
        outline(line),
        4,
        'opacity=".55"',
    )
    dent = "M240 14 C262 20 268 36 258 52 C244 46 238 30 240 14 Z"
    return (
        out
        + path(dent, "#7C8EA2", outline(line), 4)
        + path("M116 12 L98 88", "none", "#FFFFFF", 9, 'opacity=".5"')
    )


def cowboy(doc: Doc) -> str:
    crown = (
        "M112 98 C108 50 122 -6 154 -12 C176 -14 188 4 200 4 C212 4 224 -14 246 -12 "
        "C278 -6 292 50 288 98 C240 110 160 110 112 98 Z"
    )
    out = _cap(doc, crown, [(0, "#D9A066"), (1, "#8E5A30")], "#4A2812", 18)
    out += path("M172 6 C182 40 190 56 200 58 C210 56 218 40 228 6", "none", "#6E4422", 5)
    brim = (
        "M22 66 C40 60 62 84 112 92 C160 98 240 98 288 92 C338 84 360 60 378 66 "
        "C386 96 330 124 200 124 C70 124 14 96 22 66 Z"
    )
    tan = doc.lin([(0, "#E4B078"), (1, "#8E5A30")])
    out += solid(doc, brim, tan, outline("#4A2812"), 6, 10, 0.45, 0.55)
    band = "M111 86 C160 98 240 98 289 86"
    out += path(band, "none", outline("#8E1226"), 18) + path(band, "none", "#D8404A", 10)
    return out + star(200, 76, 21, "#FFD75A", outline("#8A5A10"), 4.5)


def party(doc: Doc) -> str:
    d = "M122 108 L196 -66 C198 -72 204 -72 206 -66 L280 108 C240 122 162 122 122 108 Z"
    clip = doc.clip(path(d, "#000"))
    line = outline("#A81A6A")
    spots = "".join(
        oval(x, y, 12, 12, c)
        for x, y, c in (
            (180, 10, "#FFD23F"),
            (222, 30, "#5FC7E0"),
            (170, 66, "#9AE66A"),
            (216, 84, "#FFD23F"),
            (252, 70, "#FFFBEF"),
            (148, 100, "#5FC7E0"),
        )
    )
    inner = path(d, doc.lin([(0, "#FF9AC8"), (1, "#D83A8A")])) + spots
    out = group(path(d, line, line, 6), "translate(2 4)")
    out += group(
        group(inner, extra=f'clip-path="{clip}"'), extra=f'filter="{shade(doc, 14, 0.4, 0.55)}"'
    )
    out += path(d, "none", line, 6)
    frill = (
        "M114 108 q10 -16 20 -4 q10 -14 22 -2 q10 -14 22 -1 q12 -14 24 0 q10 -13 22 1 q12 "
        "-12 22 2 q12 -12 22 4 q0 18 -18 18 H132 q-18 0 -18 -18 Z"
    )
    out += path(frill, "#FFFBEF", outline("#9A8A90"), 5)
    tuft = "".join(
        path(
            "M0 0 L-8 -34 L8 -34 Z",
            ("#FFD23F", "#5FC7E0", "#FFFBEF")[i % 3],
            outline("#A86A10"),
            3.5,
            f'transform="translate(201 -62) rotate({-80 + i * 32})"',
        )
        for i in range(6)
    )
    return out + tuft


def propeller(doc: Doc) -> str:
    colours = (
        ("#FFD86A", "#E8A02A"),
        ("#F0707A", "#C22F48"),
        ("#7ED9E6", "#2C9EC0"),
        ("#9AE66A", "#4E9E3E"),
    )
    dome = "M88 108 C86 44 132 10 200 10 C268 10 314 44 312 108 C270 96 130 96 88 108 Z"
    parts = (
        "M88 108 C86 44 132 10 200 10 C150 30 136 70 134 102 Z",
        "M134 102 C136 70 150 30 200 10 V98 Z",
        "M200 98 V10 C250 30 264 70 266 102 Z",
        "M266 102 C264 70 250 30 200 10 C268 10 314 44 312 108 Z",
    )
    line = outline("#5A2A4A")
    inner = "".join(
        path(d, doc.lin([(0, a), (1, b)]), line, 4)
        for d, (a, b) in zip(parts, colours, strict=True)
    )
    out = group(path(dome, line, line, 6), "translate(2 4)")
    out += group(inner, extra=f'filter="{shade(doc, 18, 0.45, 0.5)}"') + path(dome, "none", line, 6)
    peak = "M100 102 C150 92 250 92 300 102 C320 122 292 136 200 132 C108 136 80 122 100 102 Z"
    out += solid(
        doc, peak, doc.lin([(0, "#F0707A"), (1, "#B4283A")]), outline("#8E1226"), 6, 8, 0.4, 0.5
    )
    out += path("M200 12 V-20", "none", line, 13) + path("M200 12 V-20", "none", "#FFE9A0", 6)
    blade = "M0 0 C-26 -22 -74 -22 -88 -4 C-74 10 -26 12 0 0 Z"
    for turn in (-8, 172):
        out += group(
            solid(
                doc,
                blade,
                doc.lin([(0, "#E4F6FA"), (1, "#8FC0D4")]),
                outline("#3A6A80"),
                5,
                7,
                0.4,
                0.5,
            ),
            f"translate(200 -24) rotate({turn})",
        )
    return out + oval(200, -24, 10, 10, "#FFD23F", outline("#A86A10"), 5)


def pirate(doc: Doc) -> str:
    d = (
        "M36 92 C60 88 78 60 96 30 C118 -20 160 -40 200 -40 C240 -40 282 -20 304 30 C322 60 "
        "340 88 364 92 "
        "C366 112 330 118 310 112 C260 96 140 96 90 112 C70 118 34 112 36 92 Z"
    )
    out = _cap(doc, d, [(0, "#4A3F5A"), (1, "#241A30")], "#120A18", 20)
    out += path(
        "M48 98 C76 98 84 84 104 72 C150 52 250 52 296 72 C316 84 324 98 352 98",
        "none",
        "#F3CE6B",
        7,
    )
    skull = oval(200, 8, 30, 27, "#FFFBEF", outline("#6A5A70"), 5) + box(
        186, 26, 28, 18, 6, "#FFFBEF", outline("#6A5A70"), 5
    )
    skull += (
        oval(189, 8, 8, 9, "#241A30")
        + oval(211, 8, 8, 9, "#241A30")
        + path("M200 18 V24", "none", "#241A30", 4)
    )
    bones = path("M150 26 L250 52 M250 26 L150 52", "none", outline("#6A5A70"), 15)
    bones += path("M150 26 L250 52 M250 26 L150 52", "none", "#FFFBEF", 8)
    return out + group(bones, "translate(0 -4)") + skull


def wizard(doc: Doc) -> str:
    d = (
        "M104 100 C132 40 150 -40 216 -92 C232 -100 240 -88 232 -76 C224 -62 238 -46 252 -34 "
        "C240 -20 268 60 296 100 C250 114 150 114 104 100 Z"
    )
    out = _cap(doc, d, [(0, "#7A6AE0"), (1, "#3A2A8E")], "#1A1050", 20)
    brim = (
        "M52 104 C50 86 120 88 200 92 C280 88 350 86 348 104 C344 126 270 122 200 122 C130 "
        "122 56 126 52 104 Z"
    )
    out += solid(
        doc, brim, doc.lin([(0, "#8A7AEE"), (1, "#3A2A8E")]), outline("#1A1050"), 6, 9, 0.45, 0.5
    )
    out += path("M112 86 C160 98 240 98 288 86", "none", outline("#8A5A10"), 17) + path(
        "M112 86 C160 98 240 98 288 86", "none", "#FFD25A", 9
    )
    out += star(196, 34, 22, "#FFE58A", "#A86A10", 4, 10) + star(
        232, -10, 14, "#FFE58A", "#A86A10", 3.5
    )
    return (
        out
        + star(160, 62, 12, "#FFE58A", "#A86A10", 3.5, -12)
        + star(246, 62, 13, "#FFE58A", "#A86A10", 3.5)
    )


def viking(doc: Doc) -> str:
    out = ""
    for side in (-1, 1):
        horn = (
            f"M{200 + side * 98} 60 C{200 + side * 150} 60 {200 + side * 172} 20 "
            f"{200 + side * 158} -50 C{200 + side * 140} -20 {200 + side * 118} 0 "
            f"{200 + side * 84} 6 Z"
        )
        out += _cap(doc, horn, [(0, "#FFFBEF"), (1, "#D9BE8C")], "#7A5A30", 10)
        out += path(
            f"M{200 + side * 124} 56 L{200 + side * 112} 0 M{200 + side * 144} 38 "
            f"L{200 + side * 134} -16",
            "none",
            outline("#7A5A30"),
            4,
            'opacity=".45"',
        )
    dome = "M84 108 C80 42 132 2 200 2 C268 2 320 42 316 108 C276 118 124 118 84 108 Z"
    out += _cap(doc, dome, [(0, "#D9E4EE"), (0.6, "#9AAABC"), (1, "#66788E")], "#2A3440", 20)
    out += path("M200 4 V100", "none", outline("#6A3A14"), 24) + path(
        "M200 4 V100", "none", "#D08A3A", 14
    )
    band = (
        "M72 100 C130 86 270 86 328 100 C334 112 332 122 324 130 C270 116 130 116 76 130 C68 "
        "122 66 112 72 100 Z"
    )
    out += solid(
        doc, band, doc.lin([(0, "#F0B060"), (1, "#A86424")]), outline("#6A3A14"), 6, 8, 0.4, 0.5
    )
    return out + "".join(
        oval(x, y, 6.5, 6.5, "#FFE9A0", outline("#6A3A14"), 3.5)
        for x, y in ((104, 114), (152, 107), (248, 107), (296, 114))
    )


def jester(doc: Doc) -> str:
    """Three horns, three bells."""
    horns = (
        (
            "M110 104 C70 80 40 20 8 64 C-2 10 60 -30 100 -10 C140 10 160 60 170 104 Z",
            ("#B860E0", "#6E2A9E"),
            (8, 66),
        ),
        (
            "M290 104 C330 80 360 20 392 64 C402 10 340 -30 300 -10 C260 10 240 60 230 104 Z",
            ("#4FC08A", "#1F7A4A"),
            (392, 66),
        ),
        (
            "M130 104 C140 40 160 -30 214 -62 C214 -30 262 30 270 104 Z",
            ("#FFD86A", "#E0942A"),
            (216, -66),
        ),
    )
    out = ""
    for d, (a, b), (x, y) in horns:
        out += _cap(doc, d, [(0, a), (1, b)], b, 14)
        bell = f"M{x - 17} {y} A17 17 0 1 1 {x + 17} {y} A17 17 0 1 1 {x - 17} {y} Z"
        out += solid(
            doc, bell, doc.lin([(0, "#FFF3B0"), (1, "#E0A02A")]), outline("#8A5A10"), 5, 7, 0.4, 0.5
        )
        out += path(f"M{x - 9} {y + 5} H{x + 9}", "none", outline("#8A5A10"), 4)
    band = (
        "M82 102 L104 84 L128 104 L152 84 L176 104 L200 84 L224 104 L248 84 L272 104 L296 84 "
        "L318 102 C320 118 312 128 300 126 C260 116 140 116 100 126 C88 128 80 118 82 102 Z"
    )
    return out + solid(
        doc, band, doc.lin([(0, "#F0707A"), (1, "#B4283A")]), outline("#8E1226"), 6, 8, 0.4, 0.5
    )


def plume(doc: Doc) -> str:
    """A wide hat with the feather of a far larger bird."""
    feather = (
        "M250 70 C300 60 372 10 352 -66 C340 -30 326 -40 320 -62 C312 -30 296 -34 286 -52 "
        "C280 -14 262 -10 250 -20 C246 20 240 50 250 70 Z"
    )
    out = _cap(doc, feather, [(0, "#FFFDF8"), (1, "#E0CFE8")], "#8A6A9A", 12)
    out += path("M252 66 C290 30 322 -10 342 -50", "none", outline("#8A6A9A"), 4, 'opacity=".6"')
    crown = "M112 98 C110 40 128 12 160 8 C184 4 216 4 240 8 C272 12 290 40 288 98 Z"
    out += _cap(doc, crown, [(0, "#4A7AC8"), (1, "#22407E")], "#101E4A", 16)
    brim = (
        "M26 84 C60 60 110 92 200 92 C290 92 340 60 374 84 C372 118 290 128 200 124 C110 128 "
        "28 118 26 84 Z"
    )
    out += solid(
        doc, brim, doc.lin([(0, "#5A8ADA"), (1, "#22407E")]), outline("#101E4A"), 6, 10, 0.45, 0.55
    )
    out += path("M112 78 C160 90 240 90 288 78", "none", outline("#8A5A10"), 17) + path(
        "M112 78 C160 90 240 90 288 78", "none", "#FFD25A", 9
    )
    return out + box(236, 66, 30, 28, 5, "#FFF3B0", outline("#8A5A10"), 5)


def space(doc: Doc) -> str:
    """A helmet of glass over everything, with its ring and aerial."""
    out = path("M316 20 L352 -34", "none", outline("#4A5663"), 11) + path(
        "M316 20 L352 -34", "none", "#D9E4EE", 5
    )
    out += oval(354, -38, 12, 12, "#EF5A6B", outline("#8E1226"), 5)
    glass = (
        "M30 190 C20 70 90 -24 200 -24 C310 -24 380 70 370 190 C366 262 320 296 200 296 C80 "
        "296 34 262 30 190 Z"
    )
    sheen = doc.lin([(0, "#E4F8FF", 0.34), (0.4, "#BFE6F5", 0.08), (1, "#8FC8E0", 0.2)], 0, 0, 1, 1)
    out += (
        path(glass, sheen)
        + path(glass, "none", outline("#3A6A80"), 7)
        + path(glass, "none", "#DDF3FA", 2.5, 'opacity=".8"')
    )
    out += path("M62 150 C62 86 100 34 156 14", "none", "#FFFFFF", 15, 'opacity=".75"')
    out += path("M66 196 C68 210 72 222 80 232", "none", "#FFFFFF", 11, 'opacity=".6"')
    ring = (
        "M44 268 C90 312 310 312 356 268 C372 284 368 310 348 322 C290 352 110 352 52 322 "
        "C32 310 28 284 44 268 Z"
    )
    out += solid(
        doc, ring, doc.lin([(0, "#FFFFFF"), (1, "#AEBCCB")]), outline("#4A5663"), 6, 12, 0.4, 0.5
    )
    return out + "".join(
        oval(x, y, 7, 7, "#FFC531", outline("#8A5A10"), 4)
        for x, y in ((84, 312), (200, 332), (316, 312))
    )
