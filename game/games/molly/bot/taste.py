"""What the manners of Molly's bots like and dislike about an answer, in points.

It is added to what the answer is worth, and small beside a good set: a manner is seen in whatever
is nearly as good as something else.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.games.molly.bot.appeal import NUMBER, PAIRS, PLACE, Piles, Turn
from game.games.molly.content.components import COLOURS, Shown, colour_of, is_colour
from game.games.molly.content.garden import Cell
from game.games.molly.content.words import Kind
from game.games.molly.rules.sets import TakeSet
from game.games.molly.rules.state import MollyState
from game.games.molly.rules.turn import Act, PlaceBlind
from game.kernel.contract import Action

__all__ = ["TASTES", "Taste", "tastes"]


@dataclass(frozen=True, slots=True)
class Taste:
    own: float = 0.0
    """A colour it has most of already; as much against a set or cube of any other."""
    thick: float = 0.0
    """Each card nobody has seen in a pile that comes its way."""
    blind: float = 0.0
    """The top of the deck."""
    block: float = 0.0
    """Each line the next seat lacks but one on no longer; as much against one more."""
    steal: float = 0.0
    """A token out of a rival's pocket."""


TASTES = {
    "picky": Taste(own=1.6, thick=-0.25, blind=-1.0),
    "glutton": Taste(thick=2.5),
    "digger": Taste(blind=2.2),
    "pest": Taste(block=1.3, steal=3.0),
}


def tastes(state: MollyState, seat: int, options: Sequence[Action], manner: str) -> list[float]:
    # What the last round throws away is never made good: then nobody is so fond of anything.
    taste = None if state.last_round else TASTES.get(manner)
    step = state.todo[-1]
    if taste is not None and isinstance(step, Act | PlaceBlind):
        return _Tasted(state, seat, taste).each(options)
    if taste is not None and isinstance(step, TakeSet):
        return _takings(Piles(state, seat), state, taste, options)
    return [0.0] * len(options)


def _suits(piles: Piles, taste: Taste, colour: Shown) -> float:
    """Whether it is one of the colours this burrow has most of; an empty one has no favourites."""
    if not (taste.own and is_colour(colour) and any(piles.burrow)):
        return 0.0
    most = sorted(piles.burrow)[-2:]
    fair = piles.burrow[COLOURS.index(colour)] >= max(1, most[0])
    return taste.own if fair else -taste.own


def _takings(
    piles: Piles, state: MollyState, taste: Taste, options: Sequence[Action]
) -> list[float]:
    found = []
    for action in options:
        if action[-1] not in NUMBER:
            # Three Projects bring tokens, from the rivals when there are no others.
            found.append(0.0 if state.supply > 2 else taste.steal)
            continue
        cell = NUMBER[action[-1]]
        found.append(_suits(piles, taste, state.shows(cell)) + taste.thick * piles.hidden(cell))
    return found


class _Tasted(Turn):
    def __init__(self, state: MollyState, seat: int, taste: Taste) -> None:
        super().__init__(state, seat)
        self.taste = taste
        rich = any(count for other, count in enumerate(state.tokens) if other != seat)
        self.robs = taste.steal if rich and not state.supply else 0.0

    def each(self, options: Sequence[Action]) -> list[float]:
        if self.state.drawn:
            drawn = colour_of(self.state.drawn[0])
            return [self.played(drawn, NUMBER[action[0]]) for action in options]
        found = []
        for action in options:
            word = action[0]
            if word in PLACE:
                found.append(self.played(self.shown[PLACE[word]], NUMBER[action[1]]))
            elif word == Kind.TAKE:
                found.append(_suits(self, self.taste, self.shown[PLACE[action[1]]]))
            elif word == Kind.DECK:
                found.append(self.taste.blind)
            else:
                found.append(0.0)
        return found

    def played(self, colour: Shown, cell: Cell) -> float:
        taste = self.taste
        robs = 0.0 if self.tops[cell] else self.robs
        if cell in self.sets[colour]:
            unseen = max(self.hidden(each) for each in self.offered(colour, cell))
            return robs + _suits(self, taste, colour) + taste.thick * unseen
        return robs - taste.block * self.pairs(colour, cell)

    def offered(self, colour: Shown, cell: Cell) -> list[Cell]:
        """The piles to choose from after the set this card makes here."""
        found = [cell] if self.tops[cell] else []
        for a, b in PAIRS[cell]:
            if self.tops[a] == self.tops[b] == colour:
                found += [a, b]
        return found
