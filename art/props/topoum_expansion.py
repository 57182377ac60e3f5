"""The pictures of the five expansion cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from art.kit.colours import INK, outline
from art.kit.light import solid
from art.kit.svg import Doc, box, group, oval, path
from art.parts.mole import mole
from art.parts.symbols import symbol
from art.props import topoum_effects as fx
from art.props.topoum_ground import barracks, hexagon
from art.props.topoum_scene import OWN, RIVAL, acting, empty, hut, man, speed, swoosh, tile
from art.props.topoum_vehicles import chute
from art.topoum_cast import ARMIES, ink_on, roof, soldier

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["EXPANSION"]


def _at(inner: str, x: float, y: float, k: float = 1, turn: float = 0) -> str:
    return group(inner, f"translate({x} {y}) rotate({turn}) scale({k})")


def _plus(x: float, y: float, k: float = 1) -> str:
    sign = oval(0, 0, 38, 37, "#4FA63E", INK, 7) + path(
        "M-19 0 H19 M0 -19 V19", "none", "#FFFFFF", 12
    )
    return _at(sign, x, y, k)


def _hammer(doc: Doc) -> str:
    shaft = path("M0 -20 V110", "none", outline("#5A3A1A"), 26) + path(
        "M0 -20 V110", "none", "#C98A50", 15
    )
    iron = doc.lin([(0, "#D5DEE4"), (1, "#6A7884")])
    return shaft + solid(
        doc, "M-62 -56 H48 C66 -56 66 -14 48 -14 H-62 Z", iron, outline("#3C4650"), 6, 10
    )


def build(doc: Doc) -> str:
    """A new hut comes down on a rope, beside the field."""
    hook = path("M0 -250 V-150", "none", INK, 14) + path("M0 -250 V-150", "none", "#E0B878", 7)
    hook += path("M0 -150 C-24 -140 -20 -112 0 -112 C18 -112 20 -128 12 -136", "none", INK, 13)
    hook += path("M0 -150 C-24 -140 -20 -112 0 -112 C18 -112 20 -128 12 -136", "none", "#C2CAD0", 6)
    ropes = path("M0 -112 L-96 -20 M0 -112 L96 -20", "none", INK, 9) + path(
        "M0 -112 L-96 -20 M0 -112 L96 -20", "none", "#E0B878", 4
    )
    return (
        tile(doc, -118, 190, "turf", 0.96)
        + empty(66, 170, 1.1, "#4FA63E")
        + _at(hook + ropes, 54, -20, 1)
        + _at(barracks(doc, OWN), 54, -6, 1.14, -5)
        + speed(54, -130, 3, 46, 90)
        + man(doc, OWN, "joy", -134, 216, 0.44)
        + _at(_hammer(doc), -52, 60, 0.62, 34)
        + _plus(160, 176)
    )


def abandoned(doc: Doc) -> str:
    """Nobody lives there; now somebody does."""
    web = (
        "M0 0 L46 8 M0 0 L34 34 M0 0 L6 46 M16 3 Q18 14 12 12 Q8 18 2 16 M32 6 Q34 26 24 24 "
        "Q16 36 4 32"
    )
    boards = "M-34 -4 L34 -22 M-32 22 L36 4"
    boarded = path(boards, "none", outline("#5A3A1A"), 19) + path(boards, "none", "#C98A50", 11)
    return (
        tile(doc, -126, 196, k=0.94)
        + empty(58, 66, 1.42, "#4FA63E")
        + hut(doc, 58, 40, OWN, 1.5)
        + _at(boarded, 36, 62, 0.9, 4)
        + _at(path(web, "none", "#FFFFFF", 4.5), 0, -16, 1.1)
        + acting(doc, -110, 212, 0.9)
        + man(doc, OWN, "march", -106, 220, 0.5, "happy")
        + swoosh((-150, -20), (-24, 60), 60, width=20)
        + _plus(164, 150)
    )


def _banner(doc: Doc, player: str, k: float = 1) -> str:
    army, (pale, face, _) = ARMIES[player], roof(player)
    cloth = "M0 -150 C44 -178 84 -124 138 -150 V-52 C84 -26 44 -80 0 -54 Z"
    pole = path("M0 40 V-160", "none", outline("#5A3A1A"), 20) + path(
        "M0 40 V-160", "none", "#E0A05C", 10
    )
    out = pole + oval(0, -166, 12, 12, "#F3CE6B", outline("#8A5A10"), 5)
    out += solid(doc, cloth, doc.lin([(0, pale), (1, face)]), outline(army.colour), 7, 12, 0.4, 0.5)
    out += group(
        symbol(army.symbol, ink_on(player)), "translate(68 -102) scale(.62) translate(-50 -51)"
    )
    return group(out, f"scale({k})")


def conquest(doc: Doc) -> str:
    """The flag goes up, the other comes down: the tile changes hands."""
    half = doc.clip(box(-200, -200, 200, 400))
    other = doc.clip(box(0, -200, 200, 400))
    ring = ""
    for player, side in ((OWN, half), (RIVAL, other)):
        face = roof(player)[1]
        ring += group(
            path(hexagon(92, 11), "none", outline(ARMIES[player].colour), 23)
            + path(hexagon(92, 11), "none", face, 15),
            extra=f'clip-path="{side}"',
        )
    return (
        tile(doc, 82, 118, "dug", 1.22, ring)
        + _at(_banner(doc, RIVAL, 0.8), 22, 226, 1, 74)
        + _at(_banner(doc, OWN, 1.2), 66, 98)
        + acting(doc, -116, 208)
        + man(doc, OWN, "joy", -112, 214, 0.58)
        + _at(fx.puff(doc, 2), 62, 146, 0.8)
        + swoosh((-170, -60), (24, -120), 60, "#8FE36A", 20)
    )


def betrayal(doc: Doc) -> str:
    """Take off that face: it was one of ours all along."""
    mask = group(mole(doc, soldier(RIVAL, "sad", feet=False)), "scale(.5) translate(-200 -240)")
    cut = doc.clip(path("M-130 -110 H130 V46 C70 66 -70 66 -130 46 Z", "#000"))
    stick = path("M0 46 V150", "none", outline("#5A3A1A"), 18) + path(
        "M0 46 V150", "none", "#C98A50", 9
    )
    return (
        tile(doc, 0, 172, k=1.3)
        + man(doc, OWN, "hips", -28, 218, 0.78, "smug")
        + _at(stick + group(mask, extra=f'clip-path="{cut}"'), 118, 10, 0.92, 14)
        + swoosh((20, -170), (150, -150), 50, "#8FE36A", 20)
        + man(doc, RIVAL, "dizzy", -146, -84, 0.3, turn=-24)
        + _at(fx.cross_out(doc), -98, -100, 0.9)
    )


def new_soldier(doc: Doc) -> str:
    """Help from above, two squares off."""
    cloud = (
        "M-50 14 C-72 12 -70 -12 -48 -14 C-46 -36 -12 -38 -4 -22 C8 -32 34 -26 34 -8 C54 -8 "
        "54 14 36 14 Z"
    )
    return (
        path(cloud, "#FFFFFF", "#B8C8A8", 4, 'transform="translate(-128 -164) scale(1.2)"')
        + path(cloud, "#FFFFFF", "#B8C8A8", 4, 'transform="translate(172 -60) scale(.8)"')
        + tile(doc, -134, 196, k=0.94)
        + empty(-22, 196, 0.6)
        + tile(doc, 96, 190, "turf", 1.08)
        + acting(doc, -138, 214, 0.86)
        + man(doc, OWN, "joy", -138, 220, 0.42)
        + _at(chute(doc, OWN), 84, 96, 1.28)
        + swoosh((-40, -30), (-4, 106), -30, "#8FE36A", 18)
    )


EXPANSION: dict[str, Callable[[Doc], str]] = {
    "build": build,
    "abandoned": abandoned,
    "conquest": conquest,
    "betrayal": betrayal,
    "new-soldier": new_soldier,
}
