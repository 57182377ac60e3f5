"""What the manners of Topoum's bots like and dislike about an answer, in medals.

A turn brings five to ten of them: a manner is seen in whatever is nearly as good as something else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from game.games.topoum.content.ids import TYPE_OF, is_mole, is_place, place_of
from game.games.topoum.content.words import CATEGORY_OF, DONE, ENTER, RANSOM, TILE, Category
from game.games.topoum.rules.state import TopoumState
from game.kernel.contract import Action

__all__ = ["tastes"]


@dataclass(frozen=True, slots=True)
class Taste:
    cards: Mapping[Category, float] = field(default_factory=dict)
    """Cards, by what they are for."""
    words: Mapping[str, float] = field(default_factory=dict)
    """What a turn begins with: to enter, to move a mole, to leave it at that."""


_MARCH = "march"
_TASTES = {
    # It looks about and builds; what it holds it holds.
    "lookout": Taste({"expansion": 2.5, "special": 1.0, "combat": -2.0}, {TILE: 2.0}),
    # Whoever is in the way is shot at, and nobody is bought free.
    "bruiser": Taste({"combat": 2.5, "expansion": -1.5}, {ENTER: 1.0, RANSOM: -2.0}),
    # It cannot stand still.
    "hothead": Taste({"movement": 3.0, "special": -1.5}, {_MARCH: 1.5, DONE: -2.0}),
}


def tastes(
    state: TopoumState, seat: int, options: Sequence[Action], manner: str
) -> Sequence[float]:
    taste = _TASTES.get(manner)
    if taste is None:
        return [0.0] * len(options)
    return [_taste(state, seat, action, taste) for action in options]


def _taste(state: TopoumState, seat: int, action: Action, taste: Taste) -> float:
    first = action[0]
    if is_place(first):
        source, at = place_of(first)
        card = state.hands[seat][at] if source == "hand" else state.line[at]
        return taste.cards.get(CATEGORY_OF[TYPE_OF[card]], 0.0)
    return taste.words.get(_MARCH if is_mole(first) else first, 0.0)
