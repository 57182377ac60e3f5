"""The pictures of the six movement cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from art.kit.colours import INK, outline
from art.kit.light import solid
from art.kit.svg import Doc, group, oval, path
from art.parts.mole import mole
from art.parts.paws import fist
from art.parts.plants import grass
from art.props import topoum_effects as fx
from art.props.topoum_obstacles import rock
from art.props.topoum_scene import OWN, RIVAL, acting, base, hut, man, speed, swoosh, tile
from art.props.topoum_vehicles import bike, digger
from art.topoum_cast import soldier

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["MOVEMENT"]


def _at(inner: str, x: float, y: float, k: float = 1, turn: float = 0) -> str:
    return group(inner, f"translate({x} {y}) rotate({turn}) scale({k})")


def _paw_prints() -> str:
    toes = "".join(
        oval(x, y, 5, 8, "#5A3A24") for x, y in ((-13, -9), (-4, -16), (6, -16), (15, -9))
    )
    one = oval(1, 4, 14, 11, "#5A3A24") + toes
    return "".join(
        group(one, f"translate({x} {y}) rotate(72) scale(.9)", 'opacity=".55"')
        for x, y in ((-176, 140), (-136, 176), (-92, 142), (-52, 178))
    )


def advance(doc: Doc) -> str:
    """Left, right, left: one square on."""
    return (
        tile(doc, -104, 156)
        + tile(doc, 104, 156, "turf")
        + _paw_prints()
        + speed(-36, 40, 3, 54)
        + man(doc, OWN, "march", 92, 190, 0.66)
        + swoosh((-150, -40), (66, -128), 56, width=22)
    )


def _crawling(doc: Doc) -> str:
    """Under way below: lamp in front, spade ahead."""
    who = mole(doc, soldier(OWN, "calm", feet=False))
    beam = doc.lin([(0, "#FFF3A0", 0.85), (1, "#FFF3A0", 0)], 0, 0, 1, 0)
    light_ = path("M40 -10 L180 -66 V74 Z", beam)
    return light_ + group(who, "translate(-4 66) scale(.33) translate(-200 -432)")


def underground(doc: Doc) -> str:
    """A slice through the hill: in here, out there, whatever stands between."""
    soil = doc.lin([(0, "#9A6A44"), (0.5, "#7A4E34"), (1, "#4A2C22")])
    out = path("M-260 14 C-120 -8 120 -8 260 14 V320 H-260 Z", soil, outline("#4A2A18"), 6)
    for x, y, r in (
        (-168, 210, 13),
        (-40, 226, 9),
        (120, 214, 15),
        (184, 120, 10),
        (-186, 90, 8),
        (70, 60, 7),
    ):
        out += oval(x, y, r, r * 0.72, "#B98E62", outline("#4A2A18"), 4)
    way = "M-132 -4 C-140 80 -120 150 -20 152 C80 154 130 110 134 -2"
    out += path(way, "none", "#2A1612", 104) + path(way, "none", "#4A2C20", 88)
    out += path("M-260 14 C-120 -8 120 -8 260 14", "none", "#5E9A3A", 17)
    out += "".join(grass(doc, x, 2, 0.9, x + 300) for x in (-190, -60, 62, 196))
    out += _at(rock(doc), 2, -58, 1.05) + oval(-132, 0, 56, 17, "#1C0F1A", outline("#4A2A18"), 6)
    out += _at(_crawling(doc), -46, 140, 1.25)
    return (
        out
        + _at(digger(doc, OWN), 132, -12, 1.1)
        + swoosh((-132, -150), (-132, -34), 0, width=20)
        + _at(fx.rubble(doc, 2), 62, -130, 0.6)
    )


def motorbike(doc: Doc) -> str:
    """Two squares at full throttle; whoever is in the way is run over."""
    return (
        tile(doc, -140, 172, k=0.94)
        + tile(doc, 36, 172, k=0.94)
        + tile(doc, 212, 172, "turf", k=0.94)
        + _at(fx.tread(doc), -110, 192, 1.1)
        + man(doc, RIVAL, "dizzy", -44, -92, 0.42, turn=-38)
        + _at(bike(doc, OWN), 10, 104, 1.42)
        + _at(fx.clash(doc), 166, 118, 0.95)
        + swoosh((70, -150), (196, -52), 40, width=20)
    )


def _megaphone(doc: Doc) -> str:
    line = outline("#8A1A1A")
    out = solid(
        doc, "M0 -16 L92 -56 V56 L0 16 Z", doc.lin([(0, "#FF7A5E"), (1, "#B8262C")]), line, 6, 10
    )
    out += oval(92, 0, 18, 57, "#6A1F24", line, 6) + oval(94, 0, 8, 34, "#3A0E14")
    return out + solid(doc, "M-26 -12 H4 V12 H-26 Z", "#F3CE6B", outline("#8A5A10"), 5, 5)


def panic(doc: Doc) -> str:
    """A terrible cry in one direction: all run the same way."""
    waves = "".join(
        path(f"M{x} {-44 - i * 26} Q{x + 30 + i * 8} 0 {x} {44 + i * 26}", "none", ink, wide)
        for i, x in enumerate((-18, 14, 48))
        for ink, wide in ((INK, 16), ("#FF6A5A", 9))
    )
    return (
        tile(doc, -120, 168)
        + tile(doc, 66, 168, k=0.96)
        + man(doc, RIVAL, "dizzy", 128, -14, 0.4, "shock", turn=12)
        + _at(fx.panic(doc), 158, -176, 0.8, 12)
        + acting(doc, -130, 192)
        + man(doc, OWN, "shoot", -132, 198, 0.56, "hit")
        + _at(waves, 22, 74, 0.9)
        + _at(_megaphone(doc), -96, 112, 0.94, -16)
        + _at(fist(doc), -82, 132, 0.48, -30)
        + man(doc, RIVAL, "shock", 122, 206, 0.5, turn=14)
        + _at(fx.panic(doc), 148, 16, 0.8, 14)
        + speed(66, 160, 3, 34)
    )


def tunnel(doc: Doc) -> str:
    """From one's own door to one's own door, anywhere."""
    way = "M-108 -90 C-196 30 -60 40 6 60 C90 84 40 170 96 160"
    mounds = "".join(
        _at(fx.dirt(doc, 1 + i % 2), x, y, k)
        for i, (x, y, k) in enumerate(
            ((-150, -10, 0.72), (-106, 46, 0.74), (-30, 62, 0.72), (40, 92, 0.76), (52, 142, 0.7))
        )
    )
    return (
        hut(doc, -104, -124, OWN, 1.02)
        + path(way, "none", "#5A3624", 40, 'opacity=".32"')
        + mounds
        + hut(doc, 96, 132, OWN, 1.2)
        + _at(digger(doc, OWN), 66, 186, 0.92)
        + swoosh((-30, -150), (150, -6), 80, width=20)
    )


def decoy(doc: Doc) -> str:
    """Change places with a rival next door, and wave from her barracks."""
    return (
        base(doc, -104, 96, RIVAL)
        + tile(doc, 104, 150)
        + man(doc, OWN, "joy", -106, 128, 0.56)
        + man(doc, RIVAL, "sad", 108, 184, 0.54, "shock")
        + swoosh((116, -86), (-70, -158), 58, width=22)
        + swoosh((-100, 190), (64, 216), 36, "#7FD6FF", 20)
        + _at(
            path("M-12 -30 C-12 -54 26 -54 26 -28 C26 -6 4 -10 4 12", "none", INK, 20),
            176,
            -96,
            0.8,
        )
        + _at(
            path("M-12 -30 C-12 -54 26 -54 26 -28 C26 -6 4 -10 4 12", "none", "#FFD23F", 10)
            + oval(4, 32, 9, 9, "#FFD23F", INK, 5),
            176,
            -96,
            0.8,
        )
    )


MOVEMENT: dict[str, Callable[[Doc], str]] = {
    "advance": advance,
    "underground": underground,
    "motorbike": motorbike,
    "panic": panic,
    "tunnel": tunnel,
    "decoy": decoy,
}
