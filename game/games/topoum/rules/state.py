"""What lies on and beside Topoum's board."""

from __future__ import annotations

from game.games.topoum.content.board import BOARDS, Board
from game.games.topoum.content.ids import NO_CARD, NOWHERE, OWNER_OF, Base, Card, Mole, Space
from game.games.topoum.content.words import CardType, Farmer, Nothing, Overlay, Wish
from game.kernel.contract import State
from game.kernel.fields import each, hidden, owned, public

__all__ = ["Pair", "TopoumState"]

Pair = tuple[Mole, Mole]
"""Two moles of an army that see each other, in the order of their ids."""


def _in_order(captives: dict[Mole, int]) -> tuple[tuple[Mole, int], ...]:
    return tuple(sorted(captives.items()))


def _top(pile: list[Card]) -> Card:
    return pile[-1] if pile else NO_CARD


class TopoumState(State):
    radius: int = public()
    obstacles: bool = public()
    """Whether the obstacle variant is played."""
    wish: Wish = public()
    types: tuple[CardType, ...] = public()
    """The types of action card in the deck; fewer than seven while they are still chosen."""
    farmer: Farmer | Nothing = public()
    """The Farmer that lies face up."""

    first: int = public()
    """Who has the Whistle."""
    active: int = public()
    turn: int = public()
    begun: bool = public()
    """Whether the battlefield is set up."""
    peace: bool = public()
    """Whether Peace has turned up."""
    press: int = public()
    """Who has Press, -1 for nobody."""
    medals: list[int] = public()

    # The board is open to all: it is seen square by square.
    bases: dict[Space, Base] = hidden()
    """Base tiles by space, with the colour each goes back to."""
    overlays: dict[Space, Overlay] = hidden()
    """Obstacles and farmer's tiles by space, upon a base or on bare ground."""
    moles: dict[Space, Mole] = hidden()
    """Moles by space."""
    red_cross: Space = public()
    """The space of the Red Cross mole, nowhere beside the board."""
    islands: list[Space] = hidden()
    """Squares that no square joins to the battlefield."""

    reserve: list[list[Mole]] = public()
    """By seat, the moles in reserve."""
    captives: dict[Mole, int] = hidden(captives=_in_order)
    """Prisoners of war, each with its captor."""
    tiles: list[int] = public()
    """By colour, base tiles in reserve."""
    aside: list[Overlay] = public()
    """Farmer's tiles beside the board that a card may bring back."""
    obstacle_tiles: list[int] = public()
    """Water/Rock and Ice/Gas tiles nobody has placed yet."""
    # Crates are seen each with its space; its value by those alone who have looked at it.
    crate_values: list[int] = hidden()
    crates_known: list[list[int]] = hidden()
    """By crate, the seats that have looked at it."""

    deck: list[Card] = hidden(deck=len)
    """The top card last."""
    line: list[Card] = public()
    """The Line of Operations from the deck outward, no card in an empty slot."""
    # When the match is over hands and piles are open to all.
    hands: list[list[Card]] = owned(hand_sizes=each(len))
    piles: list[list[Card]] = owned(tops=each(_top), pile_sizes=each(len))
    """By seat, the cards played, the last one on top."""
    thrown: list[Card] = public()
    """Cards that fell off the Line."""

    old_lines: list[Pair] = public()
    """Pairs of moles that saw each other when the turn began."""
    stirred: list[Mole] = public()
    """Moles that moved, were moved or came onto the board this turn."""
    unmoved: list[Mole] = public()
    """Moles that may still make a move of their own this turn."""
    used: int = public()
    """Cards played this turn."""

    @property
    def board(self) -> Board:
        return BOARDS[self.radius]

    def is_square(self, space: Space) -> bool:
        """A space with a tile on it."""
        return space in self.bases or space in self.overlays

    def protected(self, space: Space) -> bool:
        """A mole under the Red Cross."""
        return space == self.red_cross and space in self.moles

    def where(self, mole: Mole) -> Space:
        """The mole's space, nowhere when it is not on the board."""
        for space, other in self.moles.items():
            if other == mole:
                return space
        return NOWHERE

    def on_board(self, seat: int) -> list[Mole]:
        """The seat's moles on the board, in the order of their numbers."""
        return sorted(mole for mole in self.moles.values() if OWNER_OF[mole] == seat)
