"""Skills: what a mascot can do instead of adjusting a die."""

from __future__ import annotations

from dataclasses import dataclass

from game.games.dice_theme_park.content.numbers import COLOURS

__all__ = ["COPIES", "MOST_PAID", "SKILLS", "TIP", "Skill", "skill", "skill_cards"]

COPIES = 2
TIP = 2
"""Money for each guest."""
MOST_PAID = 3
"""Guests that pay or cheer, at most."""
LEAP = 2


@dataclass(frozen=True, slots=True)
class Skill:
    id: str
    does: str
    colour: str = ""
    part_of: str = ""


SKILLS: dict[str, Skill] = {
    each.id: each
    for each in (
        *(Skill(f"leap_{colour}", "leap", colour) for colour in COLOURS),
        *(Skill(f"tips_{colour}", "tips", colour) for colour in COLOURS),
        *(Skill(f"cheer_{colour}", "cheer", colour) for colour in COLOURS),
        Skill("flip", "flip"),
        Skill("pair", "pair"),
        Skill("usher_out", "usher_out"),
        Skill("usher_in", "usher_in"),
        Skill("stroll", "stroll"),
        Skill("exchange", "exchange"),
        *(Skill(f"reroll_{colour}", "reroll", colour, "surprises") for colour in COLOURS),
    )
}
_SKILL_OF = {
    f"{each}.{copy}": skill for each, skill in SKILLS.items() for copy in range(1, COPIES + 1)
}


def skill_cards(*, surprises: bool, solo: bool) -> list[str]:
    """The deck; alone one plays with one copy of each (p. 19)."""
    return [
        f"{each.id}.{copy}"
        for each in SKILLS.values()
        if surprises or not each.part_of
        for copy in range(1, 2 if solo else COPIES + 1)
    ]


def skill(card: str) -> Skill:
    return _SKILL_OF[card]
