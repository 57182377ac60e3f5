"""How the game is met: its options in the lobby, and what its lesson waits for."""

from __future__ import annotations

from game.stage.lesson import Deed, Lesson, Look
from game.stage.offer import Offer

__all__ = ["LESSON", "OFFERS"]

OFFERS = (
    Offer("bobtail", {"on": (("molly/dog.sit",),)}),
    Offer("open-burrows", {"on": (("molly/burrow.open",),)}),
)


LESSON = Lesson(
    {
        "lesson-play": Deed("act", ("display.*",)),
        "lesson-tokens": Deed("act", ("take*", "swap*")),
        "lesson-burrow": Look(),
    },
    about={"lesson-welcome": "top.4", "lesson-alone": "track.needle"},
)
