"""The options of Whakka Mole as the lobby offers them."""

from __future__ import annotations

from game.games.whakka_mole.content import ROWS
from game.stage.offer import OVER, Offer, Rows

__all__ = ["OFFERS"]


def _mole(face: str) -> str:
    return OVER.join(("hole/back", f"hole/mole.radish.{face}", "hole/front"))


def _lawn(holes: int) -> Rows:
    return tuple((_mole("up"),) * count for count in ROWS[holes])


OFFERS = (
    Offer("holes", {str(holes): _lawn(holes) for holes in ROWS}),
    Offer("stubborn", {"on": ((_mole("grin"), _mole("grin")),)}),
    Offer("play-on", {"on": (("prop/flag.finish", "prop/cup"),)}),
)
