"""How the game is met: its options in the lobby, and what its lesson waits for."""

from __future__ import annotations

from game.games.whakka_mole.content import ROWS
from game.stage.lesson import Deed, Lesson, NextTurn
from game.stage.offer import OVER, Offer, Rows

__all__ = ["LESSON", "OFFERS"]


def _mole(face: str) -> str:
    return OVER.join(("hole/back", f"hole/mole.radish.{face}", "hole/front"))


def _lawn(holes: int) -> Rows:
    return tuple((_mole("up"),) * count for count in ROWS[holes])


OFFERS = (
    Offer("holes", {str(holes): _lawn(holes) for holes in ROWS}),
    Offer("stubborn", {"on": ((_mole("grin"), _mole("grin")),)}),
    Offer("play-on", {"on": (("prop/flag.finish", "prop/cup"),)}),
)


_MOLES, _WHACK = Deed("prepare", sealed=0, some=2), Deed("prepare", sealed=1)
LESSON = Lesson(
    {
        "lesson-moles": _MOLES,
        "lesson-whack": _WHACK,
        "lesson-reveal": NextTurn(),
        "lesson-again": _MOLES,
        "lesson-guess": _WHACK,
    },
    about={"lesson-welcome": "seat.0.ring", "lesson-alone": "help"},
)
