"""Who works at the fair: the staff, and the administrators behind them."""

from __future__ import annotations

from typing import NamedTuple

from art.parts.mole import Mole

__all__ = ["ADMINISTRATORS", "STAFF", "Post"]


class Post(NamedTuple):
    who: Mole
    tone: str
    die: int
    money: int
    held: str


def _m(
    fur: str,
    expression: str,
    hat: str,
    outfit: str,
    build: str = "round",
    pose: str = "hold",
    tilt: float = 0,
) -> Mole:
    return Mole(
        fur=fur,
        expression=expression,
        hat=hat,
        outfit=outfit,
        build=build,
        pose=pose,
        tilt=tilt,
        feet=False,
    )


STAFF = {
    "ticket_agent": Post(
        _m("slate", "happy", "ticket", "coat.teal", "round"), "#3E8FB8", 1, 2, "tickets"
    ),
    "concierge": Post(
        _m("plum", "joy", "pillbox", "coat.red", "thin", tilt=-5), "#C8504C", 2, 3, "bell"
    ),
    "guide": Post(_m("gold", "happy", "pith", "coat.green", "tiny"), "#5E8A3C", 3, 2, "flag"),
    "mascot": Post(_m("russet", "joy", "bear", "costume", "round", "cheer"), "#8E5BD8", 4, 4, ""),
    "builder": Post(
        _m("ivory", "happy", "hardhat", "vest.orange", "broad"), "#E0912A", 5, 3, "hammer"
    ),
    "manager": Post(
        _m("coal", "smug", "boater", "suit.navy", "pear", "flourish"), "#4A5A86", 6, 3, "horn"
    ),
    "innovator": Post(
        _m("ginger", "joy", "goggles", "vest.teal", "thin", tilt=5), "#27A38C", 5, 3, "bulb"
    ),
    "consultant": Post(
        _m("mocha", "calm", "bowler", "suit.grey", "round", "flourish"), "#6A6488", 0, 5, "chart"
    ),
    "chaperone": Post(
        _m("plum", "happy", "garden", "dress.rose", "pear"), "#D8709A", 7, 4, "umbrella"
    ),
}

# Each a person of her own, told apart by hat, coat and build.
ADMINISTRATORS = {
    "second_chance": _m("leaf", "joy", "jester", "coat.green", "pear", "none"),
    "fresh_legs": _m("gold", "happy", "beanie", "vest.teal", "thin", "none", 6),
    "specialist": _m("slate", "smug", "officer", "suit.plum", "round", "none"),
    "enthusiast": _m("russet", "joy", "party", "dungarees", "tiny", "none"),
    "tour_leader": _m("mocha", "happy", "straw", "khaki", "round", "none", -5),
    "mascot_fan": _m("ivory", "joy", "bear", "dress.rose", "broad", "none"),
    "doorman": _m("coal", "calm", "tophat", "coat.red", "tall", "none"),
    "treasurer": _m("plum", "smug", "bowler", "suit.grey", "pear", "none"),
    "tailor": _m("sky", "happy", "plume", "cape", "thin", "none", -5),
    "understudy": _m("ginger", "think", "pirate", "dungarees", "round", "none"),
    "map_printer": _m("slate", "happy", "aviator", "apron", "broad", "none"),
    "early_bird": _m("plum", "joy", "nightcap", "scarf", "tiny", "none"),
    "thrill_seeker": _m("russet", "razz", "space", "vest.orange", "round", "none"),
    "rearranger": _m("gold", "think", "hardhat", "suit.navy", "thin", "none"),
}
