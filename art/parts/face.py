"""A face: muzzle, nose, whiskers, eyes, mouth, and the one extra an expression may have."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from art.kit.colours import light, mix, outline
from art.kit.light import shade, solid
from art.kit.svg import Doc, group, oval, path
from art.parts import eyes
from art.parts.eyes import Gaze
from art.parts.mouths import MOUTHS
from art.parts.symbols import star

if TYPE_CHECKING:
    from collections.abc import Callable

    from art.parts.fur import Fur

__all__ = ["EXPRESSIONS", "face"]


class Expression(NamedTuple):
    mouth: str
    brows: tuple[tuple[float, float], tuple[float, float]]  # height and angle, left and right
    gaze: Gaze = Gaze()
    eyes: str = "open"
    extra: str = ""


def _both(y: float, angle: float) -> tuple[tuple[float, float], tuple[float, float]]:
    return (y, angle), (y, angle)


EXPRESSIONS = {
    "happy": Expression("grin", _both(124, 8)),
    "calm": Expression("smile", _both(126, 6)),
    "smug": Expression(
        "smirk", ((134, -8), (116, 14)), Gaze(look=(6, 0), lids=(0.36, 0.36), slant=-6)
    ),
    "dizzy": Expression("wobble", _both(122, 22), eyes="dizzy", extra="stars"),
    "shock": Expression("oh", _both(112, 16), Gaze(pupil=9), extra="sweat"),
    "angry": Expression("grit", _both(136, -22), Gaze(lids=(0.26, 0.26), slant=-14), extra="vein"),
    "razz": Expression("razz", _both(122, 8), eyes="closed"),
    "sleepy": Expression("smile", _both(128, 6), Gaze(lids=(0.62, 0.62))),
    "joy": Expression("grin", _both(122, 8), eyes="closed"),
    "sad": Expression(
        "frown",
        _both(124, 26),
        Gaze(look=(0, 6), lids=(0.20, 0.20), slant=16, wet=True),
        extra="tear",
    ),
    "think": Expression("hmm", ((118, 10), (130, -10)), Gaze(look=(7, -9)), extra="dots"),
    "sore": Expression(
        "smile", ((132, 14), (118, 14)), Gaze(look=(-4, -4), lids=(0.3, 0.12)), extra="plaster"
    ),
    "hit": Expression("ouch", _both(134, -16), eyes="squeezed"),
}


def _stars(_doc: Doc) -> str:
    return (
        star(96, 58, 22, turn=-12)
        + star(158, 22, 16, "#FFE58A", turn=10)
        + star(246, 18, 18, turn=20)
        + star(310, 60, 24, "#FFE58A", turn=5)
    )


def _sweat(_doc: Doc) -> str:
    drop = "M300 116 C316 136 320 148 312 158 C304 166 290 162 288 150 C287 140 294 130 300 116 Z"
    return path(drop, "#9ADCF0", outline("#3A90B0"), 4) + oval(
        297, 148, 4, 6, "#FFFFFF", extra='opacity=".8"'
    )


def _vein(_doc: Doc) -> str:
    d = (
        "M-16 -5 C-6 -5 -5 -6 -5 -16 M16 -5 C6 -5 5 -6 5 -16 "
        "M-16 5 C-6 5 -5 6 -5 16 M16 5 C6 5 5 6 5 16"
    )
    return group(path(d, "none", "#E5484D", 6), "translate(318 150)")


def _tear(_doc: Doc) -> str:
    drop = "M266 196 C280 216 284 230 276 240 C268 248 255 244 253 232 C252 222 260 210 266 196 Z"
    return path(drop, "#9ADCF0", outline("#3A90B0"), 4) + oval(
        263, 228, 4, 6, "#FFFFFF", extra='opacity=".85"'
    )


def _dots(_doc: Doc) -> str:
    ink = outline("#8A7A70")
    return "".join(
        oval(x, y, r, r, "#FFFDF4", ink, 4)
        for x, y, r in ((312, 116, 7), (330, 92, 10), (354, 60, 15))
    )


def _plaster(_doc: Doc) -> str:
    """Two strips across one another, high on the brow, so that it is seen from far."""
    ink = outline("#8A5A3C")
    strip = "M-46 -15 H46 A15 15 0 0 1 46 15 H-46 A15 15 0 0 1 -46 -15 Z"
    pad = "M-17 -15 H17 V15 H-17 Z"
    dots = "".join(oval(x, y, 2.6, 2.6, "#B98A5E") for x in (-8, 8) for y in (-6, 6))
    one = path(strip, "#F2C79A", ink, 5) + path(pad, "#FFE6C4", ink, 3) + dots
    under = group(path(strip, "#E8B483", ink, 5), "rotate(88)")
    return group(under + one, "translate(262 82) rotate(32)")


EXTRAS: dict[str, Callable[[Doc], str]] = {
    "stars": _stars,
    "sweat": _sweat,
    "vein": _vein,
    "tear": _tear,
    "dots": _dots,
    "plaster": _plaster,
}
MUZZLE = (
    "M200 150 C220 150 230 172 238 196 C262 204 280 232 272 262 C262 296 232 306 200 306 "
    "C168 306 138 296 128 262 C120 232 138 204 162 196 C170 172 180 150 200 150 Z"
)
NOSE = (
    "M200 186 C222 184 240 196 240 212 C240 230 220 242 200 242 "
    "C180 242 160 230 160 212 C160 196 178 184 200 186 Z"
)


def _muzzle(doc: Doc, fur: Fur) -> str:
    pale = mix(fur.light, "#FFDCBC", 0.80)
    skin = doc.rad(
        [(0, light(pale, 0.45)), (0.6, pale), (1, mix(pale, fur.middle, 0.45))],
        200,
        230,
        95,
        185,
        205,
        absolute=True,
    )
    out = group(path(MUZZLE, skin), extra=f'filter="{shade(doc, 16, 0.35, 0.45)}"')
    for side in (-1, 1):
        blush = oval(200 + side * 84, 228, 22, 15, "#F2757A")
        out += group(blush, extra=f'filter="{doc.blur(6)}" opacity=".55"')
    return out


def _nose(doc: Doc, line: str) -> str:
    pink = doc.rad([(0, "#FFB3AC"), (0.5, "#F07A80"), (1, "#C94A63")], 0.4, 0.3, 0.75)
    gloss = 'opacity=".8" transform="rotate(-14 186 201)"'
    out = solid(doc, NOSE, pink, outline("#A03048"), 5.5, 10, 0.4, 0.4)
    out += oval(186, 201, 13, 7.5, "#FFFFFF", extra=gloss)
    out += oval(206, 198, 4, 3, "#FFFFFF", extra='opacity=".6"')
    out += path("M200 242 V262", "none", line, 5)
    for side in (-1, 1):
        for down, long in ((-4, 56), (10, 60), (24, 50)):
            x = 200 + side * 70
            hair = (
                f"M{x} {246 + down} Q{x + side * long * 0.5:g} {238 + down * 1.2:g} "
                f"{x + side * long} {246 + down * 2.1:g}"
            )
            out += path(hair, "none", "#FFF3DD", 3, 'opacity=".75"')
    return out


def face(doc: Doc, expression: str, fur: Fur, line: str) -> str:
    look = EXPRESSIONS[expression]
    out = _muzzle(doc, fur) + MOUTHS[look.mouth](doc, line) + _nose(doc, line)
    lid = mix(fur.light, fur.middle, 0.35)
    for index, side in enumerate((-1, 1)):
        if look.eyes == "open":
            out += eyes.eye(doc, side, look.gaze, lid, line)
        else:
            shut = {"dizzy": eyes.dizzy, "closed": eyes.closed, "squeezed": eyes.squeezed}
            out += shut[look.eyes](side, line)
        y, angle = look.brows[index]
        out += eyes.brow(side, y, angle, line)
    return out + (EXTRAS[look.extra](doc) if look.extra else "")
