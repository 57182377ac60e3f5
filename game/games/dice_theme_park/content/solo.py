"""The solo game: cards that block, goals, and the stars to beat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NewType, TypeAlias

from game.games.dice_theme_park.content.attractions import Expansion

__all__ = [
    "EXTRA_GOALS",
    "GOALS",
    "GOAL_DECK",
    "GOAL_ROUNDS",
    "HAND",
    "NO_CARD",
    "RED_STARS",
    "SOLO_CARDS",
    "TARGETS",
    "Deck",
    "Goal",
    "GoalId",
    "Metric",
    "SoloCard",
    "SoloCardId",
    "goal_deck",
    "shaded",
]

SoloCardId = NewType("SoloCardId", str)
NO_CARD = SoloCardId("")
GoalId = NewType("GoalId", str)
"""Its deck and what it counts: "a.ops"."""
Deck: TypeAlias = Literal["a", "b"]
Metric: TypeAlias = Literal[
    "ops",
    "distinct",
    "maxop",
    "stars",
    "opmoney",
    "money",
    "ups",
    "maps",
    "masc",
    "three",
    "rainbow",
    "colmax",
    "ent_left",
    "amen",
    "discards",
    "four_colours",
    "pips_left",
    "income",
    "surprise_ops",
    "innovations",
    "cable_moves",
    "rerolls",
    "statue_stars",
]
"""What a goal counts."""

TARGETS: dict[str, int] = {"normal": 160, "hard": 170}
GOAL_ROUNDS = (2, 3, 4, 5)
GOAL_DECK: dict[int, Deck] = {2: "a", 3: "a", 4: "b", 5: "b"}
RED_STARS: dict[int, int] = {2: 5, 3: 10, 4: 10, 5: 10}
"""Printed on the overlay; a failed goal adds them to the target, and its own."""
EXTRA_GOALS: dict[str, tuple[int, ...]] = {
    "none": (),
    "rounds-3-5": (3, 5),
    "every-round": GOAL_ROUNDS,
}
"""Rounds with a second goal, for a harder game (p. 19)."""
HAND = 12
"""Staff cards for the whole game."""


@dataclass(frozen=True, slots=True)
class SoloCard:
    number: int
    value: int
    train: int
    tile: int
    skill: int
    """Which of the three, from 1, is shaded."""

    @property
    def id(self) -> SoloCardId:
        return SoloCardId(f"solo.{self.number}")


SOLO_CARDS: dict[SoloCardId, SoloCard] = {
    each.id: each
    for each in (
        SoloCard(1, 3, 3, 3, 3),
        SoloCard(2, 4, 1, 2, 3),
        SoloCard(3, 5, 2, 1, 3),
        SoloCard(4, 5, 1, 2, 1),
        SoloCard(5, 6, 3, 1, 2),
        SoloCard(6, 6, 2, 2, 2),
        SoloCard(7, 7, 3, 2, 1),
        SoloCard(8, 7, 3, 1, 3),
        SoloCard(9, 8, 2, 3, 1),
        SoloCard(10, 8, 1, 1, 1),
        SoloCard(11, 9, 2, 3, 2),
        SoloCard(12, 10, 1, 3, 2),
    )
}


@dataclass(frozen=True, slots=True)
class Goal:
    deck: Deck
    metric: Metric
    value: int
    red: int
    most: bool = True
    """At least so many; otherwise at most."""
    part_of: Expansion = ""

    @property
    def id(self) -> GoalId:
        return GoalId(f"{self.deck}.{self.metric}")


GOALS: dict[GoalId, Goal] = {
    each.id: each
    for each in (
        Goal("a", "ops", 7, 2),
        Goal("a", "distinct", 5, 3),
        Goal("a", "maxop", 3, 1),
        Goal("a", "stars", 22, 3),
        Goal("a", "opmoney", 6, 3),
        Goal("a", "money", 8, 3),
        Goal("a", "ups", 4, 5),
        Goal("a", "maps", 5, 4),
        Goal("a", "masc", 3, 5),
        Goal("a", "three", 2, 2),
        Goal("a", "rainbow", 1, 3),
        Goal("a", "colmax", 2, 3),
        Goal("a", "ent_left", 0, 3, most=False),
        Goal("a", "amen", 5, 3),
        Goal("a", "discards", 2, 2),
        Goal("b", "ops", 10, 3),
        Goal("b", "distinct", 7, 3),
        Goal("b", "maxop", 3, 1),
        Goal("b", "stars", 38, 3),
        Goal("b", "opmoney", 10, 2),
        Goal("b", "money", 10, 3),
        Goal("b", "ups", 6, 4),
        Goal("b", "maps", 6, 3),
        Goal("b", "masc", 5, 4),
        Goal("b", "three", 3, 2),
        Goal("b", "four_colours", 1, 2),
        Goal("b", "colmax", 3, 2),
        Goal("b", "pips_left", 20, 3, most=False),
        Goal("b", "income", 4, 2),
        Goal("b", "discards", 6, 2),
        Goal("a", "surprise_ops", 1, 2, part_of="surprises"),
        Goal("a", "innovations", 2, 3, part_of="innovations"),
        Goal("a", "cable_moves", 2, 2, part_of="innovations"),
        Goal("b", "rerolls", 3, 2, part_of="surprises"),
        Goal("b", "innovations", 5, 3, part_of="innovations"),
        Goal("b", "statue_stars", 3, 3, part_of="innovations"),
    )
}


def shaded(card: SoloCardId, total: int) -> SoloCard | None:
    """What is shaded for two staff cards of this sum: it may not be taken this round."""
    return SOLO_CARDS[card] if card and SOLO_CARDS[card].value <= total else None


def goal_deck(deck: Deck, *, surprises: bool, innovations: bool) -> list[GoalId]:
    parts = {"", *(["surprises"] if surprises else []), *(["innovations"] if innovations else [])}
    return [g.id for g in GOALS.values() if g.deck == deck and g.part_of in parts]
