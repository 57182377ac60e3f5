"""The options of Mole Park as the lobby offers them."""

from __future__ import annotations

from game.stage.offer import OVER, Offer

__all__ = ["OFFERS"]


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
