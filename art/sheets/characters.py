"""Sprites of the eight characters: portraits, whole bodies, and the same moles in their holes."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from art.characters import CHARACTERS, MOODS, as_digger, in_mood
from art.identity import PLAYERS
from art.kit.light import contact
from art.kit.sprite import SCALE, Pad, Sprite, vector
from art.parts import hole
from art.parts.fur import FURS
from art.parts.mole import Mole, mole
from art.parts.portrait import portrait, small
from art.props.held import held

if TYPE_CHECKING:
    from collections.abc import Iterator

    from art.kit.svg import Doc

__all__ = ["sheet"]

POSES = {
    "win": ("joy", ""),  # each wins in a way of its own
    "proud": ("smug", "hips"),
    "sad": ("sad", "droop"),
    "hide": ("happy", "hide"),
    "peek": ("shock", "peek"),
}
WINS = {
    "radish": "carrot",
    "fern": "",
    "royal": "",
    "truffle": "spade",
    "carrot": "",
    "lemon": "pan",
    "ice": "balloon",
    "lavender": "",
}
IN_HOLE = {
    "up": "happy",
    "grin": "joy",
    "scared": "shock",
    "dizzy": "dizzy",
    "hit": "hit",
    "sleepy": "sleepy",
    "razz": "razz",
    "sore": "sore",
}
HOLE_BOX = (560.0, 620.0)
HOLE_UNIT = 0.375  # a hole 183 wide at its natural size; tables show it smaller


def sheet() -> Iterator[Sprite]:
    yield from _portraits()
    yield from _bodies()
    yield from _holes()


def _portraits() -> Iterator[Sprite]:
    edge: Pad = (30, 72, 30, 30)
    for player, facts in PLAYERS.items():
        for mood in MOODS:
            draw = partial(portrait, colour=facts.colour, who=in_mood(player, mood))
            yield vector(f"portrait/{player}.{mood}", (200, 200), draw, pad=edge, unit=0.8)
        draw = partial(portrait, colour=facts.colour, who=in_mood(player, "idle"))
        yield vector(f"portrait/{player}.big", (200, 200), draw, pad=edge, unit=1.7)
        draw = partial(small, colour=facts.colour, who=in_mood(player, "idle"))
        yield vector(f"portrait/{player}.small", (200, 200), draw, pad=(35, 90, 35, 30), unit=0.36)


def _standing(doc: Doc, who: Mole, thing: str = "") -> str:
    things = held(doc, thing) if thing else ""
    return contact(doc, 205, 430, 160, 20, 0.5) + mole(doc, who, things)


def _winning(player: str) -> str:
    if WINS[player]:
        return "flourish"
    return "wave" if player in ("royal", "lavender") else "cheer"


def _bodies() -> Iterator[Sprite]:
    """Anchored where the feet, or the edge that hides them, are."""
    for player, plain in CHARACTERS.items():
        for name, (expression, pose) in POSES.items():
            half = pose in ("hide", "peek")
            arms = pose or _winning(player)
            who = replace(plain, expression=expression, pose=arms, feet=not half)
            thing = "" if pose else WINS[player]
            draw = partial(mole, who=who) if half else partial(_standing, who=who, thing=thing)
            edge: Pad = (60, 140, 60, 0 if half else 26)
            tall = 420 if half else 434
            yield vector(
                f"body/{player}.{name}", (400, tall), draw, pad=edge, unit=0.72, anchor=(0.5, 1)
            )


def _holes() -> Iterator[Sprite]:
    """All of one box, so that they are laid on one another without a thought."""

    def layer(name: str, draw: partial[str], *, sharp: bool = False) -> Sprite:
        return vector(
            f"hole/{name}",
            HOLE_BOX,
            draw,
            unit=HOLE_UNIT,
            origin=(-280, -440),
            anchor=(0.5, 440 / 620),
            density=2 * SCALE if sharp else SCALE,
        )

    yield layer("back", partial(hole.back), sharp=True)
    yield layer("front", partial(hole.front), sharp=True)
    for player, plain in CHARACTERS.items():
        for name, expression in IN_HOLE.items():
            who = as_digger(player, expression)
            yield layer(f"mole.{player}.{name}", partial(hole.in_hole, who=who), sharp=name == "up")
        yield layer(f"paws.{player}", partial(hole.rim_paws, pink=FURS[plain.fur].paw))
