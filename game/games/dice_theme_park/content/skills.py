"""Skills: what a mascot can do instead of adjusting a die."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NewType, TypeAlias, TypeGuard

from game.games.dice_theme_park.content.attractions import Expansion
from game.games.dice_theme_park.content.numbers import COLOURS, Colour

__all__ = [
    "COPIES",
    "LEAP",
    "MOST_PAID",
    "NO_SKILL",
    "RECRUIT",
    "SKILLS",
    "TIP",
    "Does",
    "Skill",
    "SkillCard",
    "is_skill",
    "learnt",
    "skill",
    "skill_cards",
    "skill_of",
]

Does: TypeAlias = Literal[
    "leap",
    "tips",
    "cheer",
    "flip",
    "pair",
    "usher_out",
    "usher_in",
    "stroll",
    "exchange",
    "reroll",
]
SkillCard = NewType("SkillCard", str)
"""A card: its skill, and which copy it is. "leap_blue.1"."""
NO_SKILL = SkillCard("")
"""What a mascot stands on that has learnt nothing."""
RECRUIT = "mascot"
"""In answers: a mascot without a skill."""

COPIES = 2
TIP = 2
"""Money for each guest."""
MOST_PAID = 3
"""Guests that pay or cheer, at most."""
LEAP = 2


@dataclass(frozen=True, slots=True)
class Skill:
    id: str
    does: Does
    colour: Colour | Literal[""] = ""
    part_of: Expansion = ""


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


def _card(each: Skill, copy: int) -> SkillCard:
    return SkillCard(f"{each.id}.{copy}")


_SKILL_OF = {_card(each, copy): each for each in SKILLS.values() for copy in range(1, COPIES + 1)}
_CARDS: dict[str, SkillCard] = {card: card for card in _SKILL_OF}


def skill_cards(*, surprises: bool, solo: bool) -> list[SkillCard]:
    """The deck; alone one plays with one copy of each (p. 19)."""
    return [
        _card(each, copy)
        for each in SKILLS.values()
        if surprises or not each.part_of
        for copy in range(1, 2 if solo else COPIES + 1)
    ]


def skill(card: SkillCard) -> Skill:
    return _SKILL_OF[card]


def skill_of(word: str) -> SkillCard:
    """The card an id names."""
    return _CARDS[word]


def learnt(word: str) -> SkillCard:
    """What a mascot that is recruited by this answer stands on."""
    return NO_SKILL if word == RECRUIT else skill_of(word)


def is_skill(word: str) -> TypeGuard[SkillCard]:
    return word in _CARDS
