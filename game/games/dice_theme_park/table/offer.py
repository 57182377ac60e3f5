"""How the game is met: its options in the lobby, and what its lesson waits for."""

from __future__ import annotations

from game.games.dice_theme_park.content.objectives import OBJECTIVES
from game.games.dice_theme_park.content.staff import PROMO_STAFF, STAFF
from game.games.dice_theme_park.table.bits import art
from game.games.dice_theme_park.table.pages import page_of_objective, page_of_staff
from game.stage.lesson import Deed, Lesson
from game.stage.offer import Offer

__all__ = ["LESSON", "OFFERS"]

_OBJECTIVES = ("encore", "full_house", "gift_shop_rush")
_WHOLE = (art("skill.flip"), art("admin.doorman"))
"""What the introductory game does without (p. 2)."""


def _rounds(count: int) -> tuple[str, ...]:
    return (art("round.gold"),) * count


OFFERS = (
    Offer(
        "length",
        {
            "introductory": ((art("tile.entrance"),), _rounds(4)),
            "short": ((art("tile.entrance"), *_WHOLE), _rounds(4)),
            "full": ((art("tile.entrance"), *_WHOLE), _rounds(5)),
        },
        first="introductory",
    ),
    Offer("surprises", {"on": ((art("tile.mystery_grotto"),),)}),
    Offer(
        "innovations",
        {
            "on": (
                (
                    art("innovation.cable_car"),
                    art("innovation.photo_booth"),
                    art("innovation.statue.2"),
                ),
            )
        },
    ),
    Offer(
        "promo-staff",
        {"on": ((art("staff.consultant"), art("staff.chaperone")),)},
        pages={"on": tuple(page_of_staff(STAFF[who]) for who in PROMO_STAFF)},
    ),
    Offer(
        "promo-objectives",
        {"on": (tuple(art(f"objective.{each}") for each in _OBJECTIVES),)},
        pages={
            mode: tuple(page_of_objective(each.id) for each in OBJECTIVES.values() if each.promo)
            for mode in ("mixed", "only")
        },
    ),
    Offer("solo-target", {"on": ((art("solo.card"),),)}),
    Offer("solo-goals", {"on": ((art("goal.a"), art("goal.b")),)}),
)


LESSON = Lesson(
    {
        "lesson-draft": Deed("choose_first"),
        "lesson-plan": Deed("plan", some=2),
        "lesson-train": Deed("board"),
        "lesson-expand": Deed("expand", ("build/*",)),
        "lesson-operate": Deed("operate", ("operate/*",)),
        "lesson-undo": Deed("operate", ("close",)),
    },
    about={"lesson-welcome": "draft.*.mark", "lesson-alone": "phase.upkeep"},
)
