"""The pictures of the six combat cards. Everybody who is hit sees stars and goes home."""

from __future__ import annotations

from typing import TYPE_CHECKING

from art.kit.colours import INK, outline
from art.kit.light import contact, glow, solid
from art.kit.svg import Doc, group, oval, path
from art.parts.paws import fist
from art.props import topoum_effects as fx
from art.props.topoum_obstacles import rock
from art.props.topoum_scene import (
    OWN,
    RIVAL,
    acting,
    dashed,
    empty,
    man,
    speed,
    swoosh,
    tile,
)

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["COMBAT"]


def _at(inner: str, x: float, y: float, k: float = 1, turn: float = 0) -> str:
    return group(inner, f"translate({x} {y}) rotate({turn}) scale({k})")


def bayonet(doc: Doc) -> str:
    """A charge that takes the square: the rival goes up, the charger goes in."""
    return (
        tile(doc, -104, 150)
        + tile(doc, 104, 150)
        + man(doc, RIVAL, "dizzy", 128, -8, 0.42, turn=28)
        + swoosh((20, 200), (132, 196), 26)
        + speed(-118, 60, 4, 66)
        + man(doc, OWN, "aim", -26, 172, 0.62)
        + _at(fx.clash(doc), 118, 76, 1.2)
        + _at(fx.panic(doc), 150, -190, 0.7, 16)
    )


def _shooter(doc: Doc, long: float) -> str:
    """A pea shooter, its mouthpiece at 0,0."""
    reed = doc.lin([(0, "#F0DC8A"), (1, "#B8923A")])
    tube = f"M-6 -12 H{long} V12 H-6 Z"
    out = solid(doc, tube, reed, outline("#6A4A12"), 5.5, 6, 0.4, 0.5)
    for x in (long * 0.3, long * 0.62):
        out += path(f"M{x:g} -13 V13", "none", outline("#6A4A12"), 7)
    return out + oval(long, 0, 7, 14, "#3A2414", outline("#6A4A12"), 5)


def short_range(doc: Doc) -> str:
    """A pea, straight on the nose of the neighbour."""
    return (
        tile(doc, -104, 152)
        + tile(doc, 104, 152)
        + acting(doc, -108, 178, 1.05)
        + man(doc, OWN, "shoot", -108, 182, 0.54, "angry")
        + man(doc, RIVAL, "shock", 112, 182, 0.52, "hit")
        + _at(_shooter(doc, 84), -84, 112, 1, -6)
        + _at(fist(doc), -58, 118, 0.46, -30)
        + _at(fx.muzzle(doc), 30, 100, 0.62)
        + _at(fx.clash(doc), 116, 92, 0.62)
        + _at(fx.pea(doc), 70, 96, 0.8)
        + _at(fx.cross_out(doc), 162, -36, 1.2)
    )


def long_range(doc: Doc) -> str:
    """Two or three squares off, with nothing between."""
    out = ""
    for i, (x, y, k) in enumerate(((112, -150, 0.62), (34, -52, 0.74), (-60, 64, 0.9))):
        out += tile(doc, x, y, k=k) * (i != 1) + tile(doc, x, y, "turf", k) * (i == 1)
    out += man(doc, RIVAL, "shock", 116, -128, 0.34)
    aim = oval(0, 0, 64, 64, "none", INK, 15) + oval(0, 0, 64, 64, "none", "#FF5A4A", 8)
    aim += path("M-86 0 H-44 M44 0 H86 M0 -86 V-44 M0 44 V86", "none", INK, 15)
    aim += path("M-86 0 H-44 M44 0 H86 M0 -86 V-44 M0 44 V86", "none", "#FF5A4A", 8)
    out += _at(aim, 112, -168, 0.9)
    out += tile(doc, -124, 196, k=1.05)
    out += acting(doc, -112, 216, 1.1) + man(doc, OWN, "shoot", -112, 222, 0.62, "angry")
    out += dashed((10, 26), (90, -128), -8, "#8CC63A", 12)
    tube = _shooter(doc, 150)
    out += _at(tube, -92, 150, 0.98, -43) + _at(fist(doc), -56, 150, 0.53, -30)
    return out + _at(fx.pea(doc), 58, -62, 0.86, -58)


def grenade(doc: Doc) -> str:
    """The square next door goes up with all that is on it."""
    return (
        group(tile(doc, 0, 0, "scorched"), "translate(106 40)")
        + _at(fx.blast(doc, 2), 104, -6, 1.22)
        + tile(doc, -104, 160)
        + acting(doc, -106, 184, 1.05)
        + man(doc, OWN, "joy", -106, 190, 0.56, "smug")
        + dashed((-60, -30), (52, -52), 90, "#FFD23F", 11)
        + _at(fx.bomb(doc), -34, -116, 0.95, -16)
    )


def _mortar(doc: Doc) -> str:
    """A stubby pipe on a plate; it looks up to the right."""
    line = outline("#2E3A2A")
    iron = doc.lin([(0, "#B8C48A"), (0.5, "#7C8A56"), (1, "#454F30")], 0, 0, 1, 0)
    out = contact(doc, 0, 34, 70, 14, 0.5) + path("M-62 22 H62 L50 40 H-50 Z", "#5A4632", INK, 5.5)
    pipe = "M-26 40 L-30 -70 H30 L26 40 C16 50 -16 50 -26 40 Z"
    barrel = solid(doc, pipe, iron, line, 6, 12, 0.45, 0.55)
    barrel += oval(0, -70, 32, 13, "#1E1612", line, 6) + path(
        "M-28 -20 H28 M-27 12 H27", "none", "#F3CE6B", 6
    )
    return out + group(barrel, "rotate(28 0 30)") + oval(-2, 24, 12, 12, "#C2CAD0", INK, 5)


def mortar(doc: Doc) -> str:
    """Over whatever lies between."""
    out = tile(doc, 124, -84, "scorched", 0.8) + _at(fx.blast(doc, 2), 120, -120, 0.94)
    out += tile(doc, 26, 42, "stone", 0.9) + _at(rock(doc), 26, 36, 0.9)
    out += tile(doc, -92, 180, k=1.02)
    out += acting(doc, -130, 206, 0.9) + man(doc, OWN, "shock", -134, 212, 0.46, "joy")
    out += _at(_mortar(doc), -40, 176, 0.9)
    out += dashed((0, 60), (96, -150), 130, "#FFD23F", 11)
    return out + _at(fx.puff(doc, 2), -8, 70, 0.9) + _at(fx.shell(doc), -28, -126, 1.1, -52)


def _fork(doc: Doc) -> str:
    """A slingshot with a stone drawn back to the left."""
    line = outline("#5A3A1A")
    wood = "M-2 90 V20 M-2 24 C-40 10 -44 -30 -40 -66 M-2 24 C36 10 42 -30 38 -66"
    out = path("M38 -60 C0 -30 -70 -10 -118 4", "none", INK, 13) + path(
        "M38 -60 C0 -30 -70 -10 -118 4", "none", "#C8503E", 7
    )
    out += path(wood, "none", line, 30) + path(wood, "none", "#C98A50", 18)
    out += path("M-8 84 V30 M-30 -10 C-34 -28 -34 -46 -33 -60", "none", "#F0C890", 4)
    out += path("M-40 -60 C-70 -30 -100 -10 -124 4", "none", INK, 13)
    out += path("M-40 -60 C-70 -30 -100 -10 -124 4", "none", "#E8685A", 7)
    pouch = path("M-140 -12 C-116 -22 -104 6 -120 22 C-136 24 -146 4 -140 -12 Z", "#8A5A34", INK, 5)
    return out + group(fx.stone(doc), "translate(-122 2) scale(.8)") + pouch


def slingshot(doc: Doc) -> str:
    """In a high bow onto somebody's helmet."""
    out = tile(doc, 122, -60, k=0.82) + man(doc, RIVAL, "dizzy", 122, -34, 0.42)
    out += empty(28, 66, 0.86) + tile(doc, -98, 184, k=1.02)
    out += acting(doc, -126, 208, 0.95) + man(doc, OWN, "shoot", -126, 214, 0.52, "smug")
    out += _at(_fork(doc), -10, 134, 1.06)
    out += dashed((6, 24), (110, -190), 110, "#E8E4DE", 12)
    return (
        out
        + glow(doc, oval(128, -190, 44, 34, "#FFD23F"), 10, 0.7)
        + _at(fx.clash(doc), 128, -186, 0.9)
        + _at(fx.stone(doc), 52, -196, 0.95, 20)
    )


COMBAT: dict[str, Callable[[Doc], str]] = {
    "bayonet": bayonet,
    "short-range": short_range,
    "long-range": long_range,
    "grenade": grenade,
    "mortar": mortar,
    "slingshot": slingshot,
}
