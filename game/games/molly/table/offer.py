"""The options of Molly as the lobby offers them."""

from __future__ import annotations

from game.stage.offer import Offer

__all__ = ["OFFERS"]

OFFERS = (
    Offer("bobtail", {"on": (("molly/dog.sit",),)}),
    Offer("open-burrows", {"on": (("molly/burrow.open",),)}),
)
