"""What the people of the fair wear: uniforms, and hats that tell posts apart from afar."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from art.costumes.cloth import Cloth, draped
from art.kit.colours import dark, light, outline
from art.kit.light import solid
from art.kit.svg import Doc, box, group, oval, path

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["FAIR_HATS", "UNIFORMS"]


def _lump(doc: Doc, d: str, a: str, b: str, k: float = 16, width: float = 6) -> str:
    line = outline(b)
    return solid(doc, d, doc.lin([(0, a), (1, b)]), line, width, k, 0.45, 0.55)


def _cap(doc: Doc, d: str, a: str, b: str, k: float = 18) -> str:
    line = outline(b)
    return group(path(d, line, line, 6), "translate(2 4)") + _lump(doc, d, a, b, k)


def ticket_cap(doc: Doc) -> str:
    """A visored cap with a ticket for a badge."""
    crown = "M84 96 C80 40 112 14 200 14 C288 14 320 40 316 96 C270 110 130 110 84 96 Z"
    out = _cap(doc, crown, "#5FB8D8", "#22688E") + path(
        "M98 60 C150 76 250 76 302 60", "none", outline("#1A4A68"), 4
    )
    peak = "M70 104 C140 92 260 92 330 104 C340 128 290 140 200 134 C110 140 60 128 70 104 Z"
    out += _lump(doc, peak, "#3E6E8C", "#173A52", 9)
    ticket = "M160 46 H240 V62 a8 8 0 0 0 0 16 V94 H160 V78 a8 8 0 0 0 0 -16 Z"
    out += _lump(doc, ticket, "#FFE9A8", "#F0B43A", 6, 4.5)
    return (
        out
        + path("M178 50 V90", "none", "#A86A10", 3, 'stroke-dasharray="5 5"')
        + path("M192 70 h34 M192 80 h24 M192 60 h30", "none", "#A86A10", 4)
    )


def pillbox(doc: Doc) -> str:
    """The page's round cap, worn at a slant, with its strap."""
    strap = path(("M96 100 C90 180 110 262 150 296"), "none", outline("#8A5A10"), 7) + path(
        "M96 100 C90 180 110 262 150 296", "none", "#FFD75A", 3.4
    )
    drum = "M112 92 L118 16 C160 2 240 2 282 16 L288 92 C240 108 160 108 112 92 Z"
    out = _cap(doc, drum, "#E8484E", "#9A1830") + oval(
        200, 17, 82, 14, "#F0707A", outline("#8E1226"), 5
    )
    for y in (38, 84):
        rope = (
            f"M{114 if y > 50 else 117} {y} C160 {y + 14} 240 {y + 14} {286 if y > 50 else 283} {y}"
        )
        out += path(rope, "none", outline("#8A5A10"), 12) + path(rope, "none", "#FFD75A", 6)
    out += oval(200, 2, 12, 12, "#FFD75A", outline("#8A5A10"), 4)
    return group(strap + out, "rotate(-9 200 100)")


def pith(doc: Doc) -> str:
    """A sun helmet for long ways."""
    dome = "M92 98 C90 34 140 -4 200 -8 C260 -4 310 34 308 98 C260 110 140 110 92 98 Z"
    out = _cap(doc, dome, "#F5E6BE", "#BFA066")
    out += path(
        ("M200 -6 C196 30 196 60 198 98 M150 8 C128 36 122 66 124 98 M250 8 C272 36 278 66 276 98"),
        "none",
        "#8A6A3A",
        3.4,
        'opacity=".7"',
    )
    brim = (
        "M42 118 C60 84 130 84 200 84 C270 84 340 84 358 118 "
        "C352 136 300 128 200 124 C100 128 48 136 42 118 Z"
    )
    out += _lump(doc, brim, "#EAD6A4", "#A8864C", 10)
    band = "M95 78 C150 94 250 94 305 78 L308 98 C250 112 150 112 92 98 Z"
    return (
        out
        + _lump(doc, band, "#5E8A3C", "#2E5424", 7, 5)
        + oval(200, -10, 11, 9, "#BFA066", outline("#8A6A3A"), 4)
    )


def hard_hat(doc: Doc) -> str:
    """A yellow helmet with three ribs."""
    dome = "M88 100 C84 34 136 -6 200 -6 C264 -6 316 34 312 100 C262 114 138 114 88 100 Z"
    out = _cap(doc, dome, "#FFD84A", "#E08A1A", 20)
    rib = "M182 -8 H218 C226 20 226 66 222 104 H178 C174 66 174 20 182 -8 Z"
    out += _lump(doc, rib, "#FFE88A", "#F0A42A", 6, 5)
    for side in (-1, 1):
        out += path(
            (
                f"M{200 + side * 62} 4 C{200 + side * 84} 34 "
                f"{200 + side * 88} 64 {200 + side * 86} 102"
            ),
            "none",
            "#A8621A",
            5,
        )
    brim = "M66 108 C130 90 270 90 334 108 C342 126 310 134 200 126 C90 134 58 126 66 108 Z"
    return out + _lump(doc, brim, "#FFDE62", "#D8801A", 8)


def goggles(doc: Doc) -> str:
    """Wild hair held up by an inventor's goggles; a spark stands on the tip."""
    tuft = (
        "M92 92 L70 24 L118 52 L122 -22 L168 30 L200 -48 L232 30 "
        "L278 -22 L282 52 L330 24 L308 92 C250 108 150 108 92 92 Z"
    )
    out = _cap(doc, tuft, "#F4F0FF", "#9E8FC8", 14)
    strap = "M84 84 C150 68 250 68 316 84 L318 112 C250 96 150 96 82 112 Z"
    out += _lump(doc, strap, "#A8643A", "#5E2E18", 7, 5)
    for x in (150, 250):
        out += oval(x, 88, 44, 38, "#C98A3A", outline("#5A3010"), 6) + oval(
            x, 88, 32, 27, doc.lin([(0, "#DFFBFF"), (1, "#3FA7C8")]), outline("#5A3010"), 4
        )
        out += path(f"M{x - 16} 92 Q{x - 10} 72 {x + 8} 70", "none", "#FFFFFF", 6, 'opacity=".8"')
    return out + box(190, 80, 20, 14, 5, "#C98A3A", outline("#5A3010"), 4)


def bowler(doc: Doc) -> str:
    """Round and proper, with spectacles below."""
    dome = "M104 96 C96 30 140 -2 200 -2 C260 -2 304 30 296 96 C250 110 150 110 104 96 Z"
    out = _cap(doc, dome, "#6A5F78", "#2A2236", 20)
    band = "M102 74 C150 90 250 90 298 74 L297 96 C250 110 150 110 103 96 Z"
    out += _lump(doc, band, "#8E5BD8", "#4A2490", 7, 5)
    brim = (
        "M60 100 C58 84 96 92 118 98 C160 108 240 108 282 98 C304 92 342 "
        "84 340 100 C334 124 270 124 200 124 C130 124 66 124 60 100 Z"
    )
    out += _lump(doc, brim, "#7A6E8A", "#2A2236", 9)
    for x in (154, 246):
        out += (
            oval(x, 172, 36, 38, "#DFF6FF", extra='opacity=".25"')
            + oval(x, 172, 36, 38, "none", outline("#3A2A10"), 8)
            + oval(x, 172, 36, 38, "none", "#E0B040", 4)
        )
    return out + path("M190 168 q10 -8 20 0", "none", outline("#3A2A10"), 8)


def garden_hat(doc: Doc) -> str:
    """A wide hat with roses and a ribbon."""
    brim = (
        "M18 112 C30 74 110 78 200 78 C290 78 370 74 382 112 "
        "C386 138 300 124 200 122 C100 124 14 138 18 112 Z"
    )
    out = _cap(doc, brim, "#F6D6EA", "#C07AA8", 12)
    dome = "M106 92 C104 36 148 12 200 12 C252 12 296 36 294 92 C250 104 150 104 106 92 Z"
    out += _lump(doc, dome, "#FBE4F2", "#CC8AB4", 18)
    band = "M104 66 C150 82 250 82 296 66 L295 92 C250 106 150 106 105 92 Z"
    out += _lump(doc, band, "#8E5BD8", "#5A2AA0", 7, 5)
    for x, y, r, c in ((112, 74, 26, "#E5484D"), (150, 90, 20, "#FFD23F"), (84, 96, 18, "#FF9AC8")):
        bloom = f"M{x - r} {y} A{r} {r} 0 1 1 {x + r} {y} A{r} {r} 0 1 1 {x - r} {y} Z"
        out += _lump(doc, bloom, light(c, 0.3), c, 7, 5)
        out += path(
            (
                f"M{x - r * 0.5:g} {y} q{r * 0.5:g} {-r * 0.8:g} "
                f"{r:g} 0 q{-r * 0.4:g} {r * 0.7:g} {-r * 0.8:g} 0"
            ),
            "none",
            dark(c, 0.4),
            3.6,
        )
    return out


def bear(doc: Doc) -> str:
    """The head of a costume, thrown back: the mascot at work."""
    line = outline("#6A3AB0")
    out = ""
    for x in (92, 308):
        out += _cap(
            doc,
            (f"M{x - 48} 30 A48 48 0 1 1 {x + 48} 30 A48 48 0 1 1 {x - 48} 30 Z"),
            "#B58BF0",
            "#6A3AB0",
            14,
        )
        out += oval(x, 30, 27, 27, "#FFC4DC", line, 4)
    hood = (
        "M56 128 C40 20 110 -34 200 -34 C290 -34 360 20 344 "
        "128 C320 104 280 92 200 92 C120 92 80 104 56 128 Z"
    )
    out += _cap(doc, hood, "#B58BF0", "#6A3AB0", 24)
    for x in (146, 254):
        out += oval(x, 30, 17, 20, "#FFFFFF", line, 5) + oval(x + 3, 34, 9, 11, "#2B1A2F")
    snout = "M160 66 C160 44 240 44 240 66 C240 84 160 84 160 66 Z"
    out += _lump(doc, snout, "#F2E4FF", "#C9A8EE", 8, 5)
    return out + oval(200, 58, 13, 9, "#2B1A2F")


def boater(doc: Doc) -> str:
    """Flat straw with a striped band, for whoever runs the place."""
    brim = "M36 98 C60 84 340 84 364 98 C368 114 340 122 200 122 C60 122 32 114 36 98 Z"
    out = _cap(doc, brim, "#FBE7AE", "#CFA04A", 10)
    drum = "M110 92 L114 22 C160 12 240 12 286 22 L290 92 C240 104 160 104 110 92 Z"
    out += _lump(doc, drum, "#FFF0C2", "#D8A84E", 16) + oval(
        200, 22, 86, 11, "#FFF3D0", outline("#9A6A1E"), 5
    )
    band = "M111 70 C160 82 240 82 289 70 L290 92 C240 104 160 104 110 92 Z"
    out += _lump(doc, band, "#3A5AA8", "#1E2F6A", 7, 5)
    return out + path("M112 81 C160 93 240 93 289 81", "none", "#FFF6DC", 5)


def _uniform(doc: Doc, body: str, cloth: str, trim: str, kind: str) -> Cloth:
    """A buttoned coat with a stand collar, a suit with a tie, or a waistcoat over a shirt."""
    low, line = dark(cloth, 0.35), outline(cloth)
    face = doc.lin([(0, light(cloth, 0.12)), (1, low)])
    coat = draped(doc, path("M20 262 C120 250 280 250 380 262 V440 H20 Z", face), body)
    inner = ""
    if kind == "coat":
        inner += path("M200 262 V440", "none", line, 5)
        for y in (300, 332, 364, 396):
            inner += (
                path(f"M150 {y} H250", "none", trim, 6)
                + oval(160, y, 9, 9, trim, outline(trim), 4)
                + oval(240, y, 9, 9, trim, outline(trim), 4)
            )
        collar = "M120 262 C160 292 240 292 280 262 L286 284 C240 314 160 314 114 284 Z"
        inner += solid(doc, collar, trim, outline(trim), 5, 7, 0.4, 0.5)
    else:
        inner += path("M132 254 L200 372 L268 254 Z", "#FFFBEF", line, 5)
        if kind == "suit":
            inner += solid(
                doc,
                ("M190 284 H210 L218 352 L200 376 L182 352 Z"),
                trim,
                outline(trim),
                5,
                6,
                0.4,
                0.5,
            )
            inner += solid(
                doc, "M184 268 H216 L208 292 H192 Z", trim, outline(trim), 5, 5, 0.4, 0.5
            )
        else:
            bow = (
                "M200 292 C176 272 152 272 152 292 C152 312 176 312 200 "
                "296 C224 312 248 312 248 292 C248 272 224 272 200 292 Z"
            )
            inner += solid(doc, bow, trim, outline(trim), 5, 6, 0.4, 0.5)
        for side in (-1, 1):
            lapel = (
                f"M{200 + side * 68} 252 L{200 + side * 112} 284 "
                f"L{200 + side * 88} 306 L{200 + side * 100} 318 L200 384 Z"
            )
            inner += solid(doc, lapel, light(cloth, 0.18), line, 5, 7, 0.4, 0.45)
        inner += oval(200, 400, 8, 8, trim, outline(trim), 4)
    seam = group(inner, extra=f'clip-path="{body}"')
    sleeve = ("#FFFBEF", "#CFC3B8") if kind == "vest" else (light(cloth, 0.1), low)
    return Cloth(coat + seam, sleeve)


def _dress(doc: Doc, body: str, cloth: str, trim: str) -> Cloth:
    """Spots and a wide collar."""
    face = doc.lin([(0, light(cloth, 0.15)), (1, dark(cloth, 0.3))])
    spots = "".join(
        oval(60 + i % 6 * 56 + (28 if i // 6 % 2 else 0), 300 + i // 6 * 36, 8, 8, trim)
        for i in range(24)
    )
    coat = draped(doc, path("M20 262 C120 250 280 250 380 262 V440 H20 Z", face) + spots, body)
    collar = "M96 262 C150 250 250 250 304 262 C300 300 250 312 200 292 C150 312 100 300 96 262 Z"
    neck = group(
        solid(doc, collar, "#FFFBEF", outline("#B0A090"), 5, 8, 0.4, 0.5),
        extra=f'clip-path="{body}"',
    )
    return Cloth(coat + neck, (light(cloth, 0.1), dark(cloth, 0.3)))


def _suit(doc: Doc, body: str) -> Cloth:
    """The fur of a costume, with its pale belly and a zip."""
    fur = doc.lin([(0, "#B58BF0"), (1, "#6A3AB0")])
    coat = draped(doc, path("M20 250 H380 V440 H20 Z", fur), body)
    belly = path(
        ("M120 440 C110 330 150 292 200 292 C250 292 290 330 280 440 Z"),
        "#E8D4FF",
        outline("#6A3AB0"),
        4,
    )
    zip_ = path("M200 292 V430", "none", "#4A2490", 4, 'stroke-dasharray="8 6"')
    return Cloth(coat + group(belly + zip_, extra=f'clip-path="{body}"'), ("#B58BF0", "#6A3AB0"))


def _coat(cloth: str, trim: str, kind: str) -> Callable[[Doc, str], Cloth]:
    return partial(_uniform, cloth=cloth, trim=trim, kind=kind)


FAIR_HATS: dict[str, Callable[[Doc], str]] = {
    "ticket": ticket_cap,
    "pillbox": pillbox,
    "pith": pith,
    "hardhat": hard_hat,
    "goggles": goggles,
    "bowler": bowler,
    "garden": garden_hat,
    "bear": bear,
    "boater": boater,
}
UNIFORMS: dict[str, Callable[[Doc, str], Cloth]] = {
    "coat.teal": _coat("#2C8EB8", "#FFD75A", "coat"),
    "coat.red": _coat("#D8434A", "#FFD75A", "coat"),
    "coat.green": _coat("#4E9A52", "#FFF0C2", "coat"),
    "suit.navy": _coat("#3A4A86", "#E5484D", "suit"),
    "suit.grey": _coat("#6A6480", "#8E5BD8", "suit"),
    "suit.plum": _coat("#7A3A6A", "#F2AE2E", "suit"),
    "vest.orange": _coat("#E8873B", "#2C6FB8", "vest"),
    "vest.teal": _coat("#27A38C", "#F2AE2E", "vest"),
    "dress.rose": partial(_dress, cloth="#E0709A", trim="#FFE9F2"),
    "dress.green": partial(_dress, cloth="#3F9A6A", trim="#EAF8D8"),
    "costume": _suit,
}
