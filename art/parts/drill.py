"""What soldiers do with a spade: stand at ease, march, charge, cheer; and what comes after."""

from __future__ import annotations

from typing import TYPE_CHECKING

from art.kit.svg import Doc, group
from art.parts.arms import Sleeves, limb, pose
from art.parts.paws import fist, foot, paw
from art.props.tools import spade

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["DRILL", "POSED", "feet", "shouldered"]

LOW = 318  # where shoulders are on the short builds


def _fist(doc: Doc, sleeves: Sleeves, x: float, y: float, turn: float, k: float = 0.8) -> str:
    return group(fist(doc, sleeves.paw), f"translate({x} {y}) rotate({turn}) scale({k})")


def _hanging(doc: Doc, sleeves: Sleeves, side: int) -> str:
    """An arm at rest: a short sleeve and a paw turned down."""
    d = (
        f"M{200 + side * 132} {LOW} C{200 + side * 176} 328 {200 + side * 182} 350 "
        f"{200 + side * 178} 366"
    )
    hand = group(
        paw(doc, sleeves.paw),
        f"translate({200 + side * 178} 384) rotate({180 - side * 10}) scale({side * 0.8} .8)",
    )
    return limb(doc, d, sleeves, 46) + hand


def _spade(doc: Doc, x: float, y: float, turn: float, k: float = 0.9) -> str:
    """The middle of its shaft at x, y."""
    return group(spade(doc), f"translate({x} {y}) rotate({turn}) scale({k}) translate(-346 -300)")


def stand(doc: Doc, sleeves: Sleeves) -> str:
    d = f"M332 {LOW} C376 322 386 336 380 352"
    tool = _spade(doc, 384, 322, 5)
    return (
        _hanging(doc, sleeves, -1)
        + limb(doc, d, sleeves, 46)
        + tool
        + _fist(doc, sleeves, 382, 356, 4)
    )


def hips(doc: Doc, sleeves: Sleeves) -> str:
    return pose(doc, "hips", sleeves, "", 1.04)


def march(doc: Doc, sleeves: Sleeves) -> str:
    """The spade over one shoulder, the other arm swings high before the belt."""
    shoulder = f"M336 {LOW} C384 330 372 372 318 366"
    swing = f"M66 {LOW} C10 346 60 404 122 378"
    return (
        limb(doc, swing, sleeves, 46)
        + _fist(doc, sleeves, 132, 372, 30)
        + limb(doc, shoulder, sleeves, 46)
        + _fist(doc, sleeves, 312, 362, -12)
    )


def shouldered(doc: Doc) -> str:
    """What shows of the spade behind a marching body."""
    return _spade(doc, 352, 236, 27, 0.92)


def aim(doc: Doc, sleeves: Sleeves) -> str:
    """Charging: the spade lies level across the belly, its blade to the right."""
    tool = group(spade(doc), "translate(300 378) rotate(80) scale(1.08) translate(-346 -252)")
    back, fore = f"M62 {LOW} C20 340 44 392 104 384", f"M334 {LOW} C372 340 344 378 296 374"
    return (
        limb(doc, back, sleeves, 46)
        + tool
        + limb(doc, fore, sleeves, 44)
        + _fist(doc, sleeves, 116, 382, 80)
        + _fist(doc, sleeves, 286, 368, 96)
    )


def joy(doc: Doc, sleeves: Sleeves) -> str:
    raised = pose(doc, "hold", sleeves, _spade(doc, 358, 196, 12), 1.06)
    return _hanging(doc, sleeves, -1) + group(raised, "translate(0 44)")


def shock(doc: Doc, sleeves: Sleeves) -> str:
    return group(pose(doc, "cheer", sleeves, "", 1.08), "translate(0 62)")


def dizzy(doc: Doc, sleeves: Sleeves) -> str:
    """Arms flung wide."""
    out = ""
    for side in (-1, 1):
        d = (
            f"M{200 + side * 126} {LOW} C{200 + side * 170} 316 {200 + side * 190} 308 "
            f"{200 + side * 204} 296"
        )
        hand = group(
            paw(doc, sleeves.paw),
            f"translate({200 + side * 214} 280) rotate({side * 58}) scale({side * 0.84} .84)",
        )
        out += limb(doc, d, sleeves, 46) + hand
    return out


def sad(doc: Doc, sleeves: Sleeves) -> str:
    return _hanging(doc, sleeves, -1) + _hanging(doc, sleeves, 1)


def shoot(doc: Doc, sleeves: Sleeves) -> str:
    """One fist before the mouth, closed about whatever is put there behind it."""
    lifted = f"M330 {LOW} C372 350 344 368 300 330"
    return (
        _hanging(doc, sleeves, -1)
        + limb(doc, lifted, sleeves, 44)
        + _fist(doc, sleeves, 292, 318, -30, 0.86)
    )


DRILL: dict[str, Callable[[Doc, Sleeves], str]] = {
    "stand": stand,
    "hips": hips,
    "march": march,
    "aim": aim,
    "joy": joy,
    "shock": shock,
    "dizzy": dizzy,
    "sad": sad,
}

# Poses only pictures show.
POSED = DRILL | {"shoot": shoot}


def feet(doc: Doc, pink: tuple[str, str], name: str) -> str:
    """A marching mole has one foot in the air."""
    sole = foot(doc, pink)
    if name == "march":
        return group(sole, "translate(120 420)") + group(sole, "translate(286 396) rotate(-16)")
    if name == "aim":
        return group(sole, "translate(104 418)") + group(sole, "translate(292 418)")
    return group(sole, "translate(136 416)") + group(sole, "translate(264 416)")
