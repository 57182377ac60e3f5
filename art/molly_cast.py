"""Molly's five families: colour, vegetable, and the two moles who dig for it."""

from __future__ import annotations

from typing import NamedTuple

from art.parts.mole import Mole

__all__ = ["FAMILIES", "Family"]


class Family(NamedTuple):
    colour: str
    sky: tuple[str, str]
    deep: str
    cube: tuple[str, str, str]  # top, front, side
    moles: tuple[Mole, Mole]


def _m(fur: str, expression: str, hat: str = "", outfit: str = "", build: str = "round") -> Mole:
    return Mole(fur=fur, expression=expression, hat=hat, outfit=outfit, build=build, feet=False)


FAMILIES = {
    "yellow": Family(
        "#EBA92E",
        ("#F2B53E", "#FFF3CC"),
        "#A8620E",
        ("#FFE27A", "#F2B02A", "#B87410"),
        (_m("gold", "happy", "straw"), _m("gold", "joy", "straw", "dungarees", "thin")),
    ),
    "red": Family(
        "#C0392F",
        ("#D4574A", "#FFD9C6"),
        "#74202F",
        ("#FF8A74", "#D9342F", "#8E1226"),
        (_m("russet", "angry", "", "scarf"), _m("russet", "razz", "", "scarf", "broad")),
    ),
    "white": Family(
        "#F3EBD8",
        ("#B9C6C6", "#F2F2EA"),
        "#6E6A62",
        ("#FFFFFF", "#F1E9DA", "#B6A48C"),
        (_m("ivory", "joy", "toque"), _m("ivory", "sleepy", "toque", "apron", "pear")),
    ),
    "green": Family(
        "#4E9A3E",
        ("#7FBF4E", "#E9F6C8"),
        "#245A2A",
        ("#A6E068", "#4E9E3C", "#225E2A"),
        (_m("leaf", "shock", "aviator"), _m("leaf", "happy", "aviator", "scarf", "tiny")),
    ),
    "blue": Family(
        "#3567BC",
        ("#5E95DC", "#D6E9FB"),
        "#173C80",
        ("#86B4F4", "#2F66C4", "#153A84"),
        (_m("sky", "smug", "crown", "cape"), _m("sky", "calm", "crown", "cape", "thin")),
    ),
}
