"""The thirty moles of Mole Park: six for each worth in stars, from the shy to the splendid."""

from __future__ import annotations

from art.parts.mole import Mole

__all__ = ["PARK_CAST", "POPPING"]


def _m(fur: str, expression: str, hat: str = "", outfit: str = "", build: str = "round") -> Mole:
    return Mole(fur=fur, expression=expression, hat=hat, outfit=outfit, build=build, feet=False)


def _scarfed(who: Mole, colour: str, stripe: str) -> Mole:
    return Mole(
        fur=who.fur,
        expression=who.expression,
        hat=who.hat,
        build=who.build,
        scarf=(colour, stripe),
        feet=False,
    )


PARK_CAST: dict[int, tuple[Mole, ...]] = {
    1: (
        _m("plum", "sleepy", build="tiny"),
        _m("mocha", "happy"),
        _m("coal", "shock", build="thin"),
        _m("ginger", "calm", build="pear"),
        _m("ivory", "sad", build="round"),
        _m("slate", "think", build="broad"),
    ),
    2: (
        _m("slate", "happy", "beanie"),
        _scarfed(_m("russet", "angry", build="broad"), "#4A86C5", "#FFF3D6"),
        _m("gold", "joy", "daisy", build="pear"),
        _m("plum", "sleepy", "nightcap"),
        _m("ivory", "razz", "propeller", build="tiny"),
        _m("ginger", "smug", "bucket", build="thin"),
    ),
    3: (
        _m("coal", "joy", "miner", "dungarees", "tiny"),
        _m("plum", "smug", "brodie", "khaki"),
        _m("ivory", "razz", "toque", "apron", "pear"),
        _m("gold", "happy", "straw", "dungarees", "thin"),
        _scarfed(_m("slate", "joy", "party", build="round"), "#FFC93C", "#E8554E"),
        _m("mocha", "happy", "officer", "ring", "broad"),
    ),
    4: (
        _m("russet", "razz", "aviator", "scarf"),
        _scarfed(_m("coal", "smug", "pirate", build="broad"), "#B8262C", "#FFF3D6"),
        _m("gold", "joy", "viking", "khaki", "tiny"),
        _scarfed(_m("plum", "joy", "jester", build="pear"), "#4FC08A", "#FFD86A"),
        _m("slate", "happy", "wizard", "", "thin"),
        _scarfed(_m("ivory", "smug", "cowboy", build="round"), "#B8262C", "#FFF3D6"),
    ),
    5: (
        _m("slate", "joy", "tophat", "ring"),
        Mole(
            fur="ivory", expression="smug", hat="officer", outfit="khaki", monocle=True, feet=False
        ),
        _m("gold", "joy", "crown", "cape", "pear"),
        _m("russet", "smug", "plume", "cape", "thin"),
        _m("plum", "joy", "space", "ring", "round"),
        Mole(fur="coal", expression="smug", hat="tophat", outfit="cape", monocle=True, feet=False),
    ),
}

# Who looks out of holes one to six on the lawn.
POPPING = {
    1: _m("plum", "sleepy"),
    2: _m("gold", "happy", build="thin"),
    3: _m("russet", "shock", build="broad"),
    4: _m("slate", "smug", build="tall"),
    5: Mole(fur="ivory", expression="joy", tilt=7, feet=False),
    6: _m("coal", "razz", build="pear"),
}
