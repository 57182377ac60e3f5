"""Arms, and what they do: cheer, wave, hold, rest on the hips, hang, hide the eyes."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from art.kit.colours import mix, outline
from art.kit.light import shade, solid
from art.kit.svg import Doc, group, path
from art.parts.paws import fist, paw

if TYPE_CHECKING:
    from collections.abc import Callable

    from art.parts.fur import Fur

__all__ = ["POSES", "Sleeves", "pose", "veil"]


class Sleeves(NamedTuple):
    light: str
    dark: str
    paw: tuple[str, str]

    @classmethod
    def of(cls, fur: Fur, cloth: tuple[str, str] | None) -> Sleeves:
        a, b = cloth or (fur.light, mix(fur.middle, fur.dark, 0.4))
        return cls(a, b, fur.paw)


def _raised(
    doc: Doc, sleeves: Sleeves, side: int, turn: float, *, held: str = "", grip: bool = False
) -> str:
    """A plump upper arm from the shoulder to a paw beside the cheek; a held thing lies behind
    the closed fist."""
    sx, sy, ex, ey = 200 + side * 104, 318, 200 + side * 142, 272
    d = (
        f"M{sx - side * 10} {sy - 34} "
        f"C{(sx + ex) / 2 + side * 14:g} {(sy + ey) / 2 - 40:g} {ex + side * 22} {ey - 12} "
        f"{ex + side * 26} {ey + 6} "
        f"C{ex + side * 20} {ey + 34} {ex - side * 22} {ey + 34} "
        f"{(sx + ex) / 2 - side * 10:g} {(sy + ey) / 2 + 34:g} "
        f"C{sx - side * 18} {sy + 30} {sx - side * 24} {sy} {sx - side * 10} {sy - 34} Z"
    )
    cloth = doc.lin([(0, sleeves.light), (1, sleeves.dark)])
    arm = solid(doc, d, cloth, outline(sleeves.dark), 6, 12, 0.5, 0.45)
    hand = fist(doc, sleeves.paw) if grip else paw(doc, sleeves.paw)
    px, py = (200 + side * 150, 224) if grip else (200 + side * 160, 232)
    return arm + held + group(hand, f"translate({px} {py}) rotate({turn * side}) scale({side} 1)")


def limb(doc: Doc, d: str, sleeves: Sleeves, width: float = 48) -> str:
    """A long arm along a line."""
    tone = mix(sleeves.light, sleeves.dark, 0.35)
    lit = shade(doc, 12, 0.5, 0.5, strokes=True)
    cloth = group(path(d, "none", tone, width), extra=f'filter="{lit}"')
    return path(d, "none", outline(sleeves.dark), width + 12) + cloth


def cheer(doc: Doc, sleeves: Sleeves, _held: str) -> str:
    return _raised(doc, sleeves, -1, 24) + _raised(doc, sleeves, 1, 24)


def wave(doc: Doc, sleeves: Sleeves, _held: str) -> str:
    return _on_hip(doc, sleeves, -1) + _raised(doc, sleeves, 1, 22)


def hold(doc: Doc, sleeves: Sleeves, held: str) -> str:
    return _raised(doc, sleeves, 1, 14, held=held, grip=True)


def _on_hip(doc: Doc, sleeves: Sleeves, side: int) -> str:
    d = (
        f"M{200 + side * 118} 292 C{200 + side * 196} 300 {200 + side * 196} 352"
        f" {200 + side * 134} 366"
    )
    hand = group(
        fist(doc, sleeves.paw),
        f"translate({200 + side * 122} 368) rotate({-84 * side}) scale({side * 0.86} .86)",
    )
    return limb(doc, d, sleeves) + hand


def flourish(doc: Doc, sleeves: Sleeves, held: str) -> str:
    """One fist on the hip, the other holds something high."""
    return _on_hip(doc, sleeves, -1) + _raised(doc, sleeves, 1, 14, held=held, grip=True)


def hips(doc: Doc, sleeves: Sleeves, _held: str) -> str:
    return _on_hip(doc, sleeves, -1) + _on_hip(doc, sleeves, 1)


def droop(doc: Doc, sleeves: Sleeves, _held: str) -> str:
    out = ""
    for side in (-1, 1):
        d = (
            f"M{200 + side * 120} 286 C{200 + side * 164} 306 {200 + side * 172} 344"
            f" {200 + side * 166} 372"
        )
        out += limb(doc, d, sleeves, 46)
        out += group(
            paw(doc, sleeves.paw),
            f"translate({200 + side * 166} 388) rotate({180 - side * 6}) scale({side * 0.88} .88)",
        )
    return out


def ponder(doc: Doc, sleeves: Sleeves, _held: str) -> str:
    """One paw at the chin."""
    d = "M320 300 C380 340 350 396 286 372"
    hand = group(fist(doc, sleeves.paw), "translate(258 330) rotate(-20) scale(.8)")
    return _on_hip(doc, sleeves, -1) + limb(doc, d, sleeves, 44) + hand


def veil(doc: Doc, sleeves: Sleeves, shift: tuple[float, float], *, peek: bool) -> str:
    """Both paws before the eyes; a peeking mole lets one slip. The arms rise from below."""
    out, (wide, dy) = "", shift
    for side in (-1, 1):
        x, y = 200 + side * 50 * wide, 186 + dy
        if peek and side > 0:
            x, y = x + 52, y + 52
        d = (
            f"M{200 + side * 128} 440 C{200 + side * 166} 340 {x + side * 52:g} {y + 76:g} "
            f"{x + side * 8:g} {y + 46:g}"
        )
        hand = group(
            paw(doc, sleeves.paw), f"translate({x:g} {y:g}) rotate({-side * 14}) scale({side} 1)"
        )
        out += limb(doc, d, sleeves, 50) + hand
    return out


def none(_doc: Doc, _sleeves: Sleeves, _held: str) -> str:
    return ""


POSES: dict[str, Callable[[Doc, Sleeves, str], str]] = {
    "none": none,
    "cheer": cheer,
    "wave": wave,
    "hold": hold,
    "flourish": flourish,
    "hips": hips,
    "droop": droop,
    "ponder": ponder,
}


def pose(doc: Doc, name: str, sleeves: Sleeves, held: str, spread: float) -> str:
    arms = POSES[name](doc, sleeves, held)
    if not arms or spread == 1:
        return arms
    return group(arms, f"translate(200 0) scale({spread} 1) translate(-200 0)")
