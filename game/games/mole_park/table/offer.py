"""How the game is met: its options in the lobby, and what its lesson waits for."""

from __future__ import annotations

from game.stage.lesson import Deed, Lesson, NextTurn
from game.stage.offer import OVER, Offer

__all__ = ["LESSON", "OFFERS"]


def _hole(suit: int) -> str:
    return OVER.join(("mole_park/hole.back", f"mole_park/pop.{suit}", "mole_park/hole.front"))


OFFERS = (
    Offer(
        "crown",
        {
            "30": (("mole_park/crown",), ("prop/star.gold",) * 3),
            "40": (("mole_park/crown",), ("prop/star.gold",) * 4),
            "50": (("mole_park/crown",), ("prop/star.gold",) * 5),
        },
    ),
    Offer(
        "deal",
        {
            "auto": (("icon/people.ink",),),
            "1": ((_hole(1),),),
            "2": ((_hole(2), _hole(3)),),
        },
    ),
)


_DICE = ("die.glove", "die.pan", "die.mallet")
LESSON = Lesson(
    {
        "lesson-choose": Deed("choose", _DICE),
        "lesson-roll": NextTurn(),
        "lesson-moles": Deed("choose", _DICE),
        "lesson-cash": Deed("choose", ("die.prize",)),
        "lesson-prize": NextTurn(),
    },
    about={"lesson-welcome": "hole.4.mole", "lesson-alone": "help"},
)
