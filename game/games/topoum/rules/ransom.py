"""Prisoners of war and what they cost."""

from __future__ import annotations

from game.games.topoum.content.ids import OWNER_OF, Mole
from game.games.topoum.content.words import RANSOM
from game.games.topoum.events.moles import Freed
from game.games.topoum.rules.harm import pay, to_reserve
from game.games.topoum.rules.state import TopoumState
from game.kernel.contract import Action, Tell

__all__ = ["PRICE", "free_captive", "ransoms"]

PRICE = 3


def ransoms(state: TopoumState, seat: int, *, credit: bool = False) -> list[Action]:
    """One captive a captor: they are all alike."""
    if not state.captives or (state.medals[seat] < PRICE and not credit):
        return []
    by: dict[int, Mole] = {}
    for mole, captor in sorted(state.captives.items()):
        if OWNER_OF[mole] == seat:
            by.setdefault(captor, mole)
    return [(RANSOM, by[captor]) for captor in sorted(by)]


def free_captive(state: TopoumState, mole: Mole, tell: Tell, *, forced: bool = False) -> None:
    """Three medals from the owner to the captor, and it is in its owner's reserve again."""
    captor, seat = state.captives.pop(mole), OWNER_OF[mole]
    to_reserve(state, mole)
    tell(Freed(mole, seat, captor, forced))
    pay(state, seat, -PRICE, RANSOM, tell)
    pay(state, captor, PRICE, RANSOM, tell)
