"""What lies in Molly's garden, in the burrows and beside the deck."""

from __future__ import annotations

from game.games.molly.content import COLOURS, COLUMN, LINES_AT, colour_of, is_tardy
from game.kernel.contract import State

__all__ = ["Lying", "MollyState", "Pile", "flipped"]

Lying = tuple[str, bool]
"""A card in a pile, and whether it lies face up."""
Pile = list[Lying]
"""The bottom card first."""


class MollyState(State):
    __slots__ = (
        "active",
        "bobtail",
        "box",
        "burrows",
        "deck",
        "discards",
        "display",
        "dog",
        "drawn",
        "first",
        "happening",
        "last_round",
        "open_burrows",
        "piles",
        "spent",
        "supply",
        "tokens",
        "turn",
        "waiting",
    )

    bobtail: bool
    open_burrows: bool
    first: int
    """Who has the First Player card."""
    active: int
    turn: int
    deck: list[str]
    """The top card last."""
    box: list[str]
    """The Events nobody knows to be out of this game."""
    discards: list[str]
    display: list[str]
    """Two places, "" for an empty one."""
    drawn: list[str]
    """Cards in the active player's fingers: a blind one, or the three that cover Projects."""
    piles: list[Pile]
    dog: int
    """The cell where the Bobtail sits, -1 without it."""
    tokens: list[int]
    supply: int
    spent: int
    """Tokens paid in this turn's first phase; they return when it ends."""
    burrows: list[list[int]]
    """By seat, the cubes of each colour."""
    waiting: list[tuple[str, int]]
    """Events revealed and not yet resolved, each with the seat that revealed it."""
    happening: str
    """The Event that is being resolved, "" for none."""
    last_round: bool

    def clone(self) -> MollyState:
        other = MollyState()
        self.copy_into(other)
        other.bobtail = self.bobtail
        other.open_burrows = self.open_burrows
        other.first = self.first
        other.active = self.active
        other.turn = self.turn
        other.deck = self.deck.copy()
        other.box = self.box.copy()
        other.discards = self.discards.copy()
        other.display = self.display.copy()
        other.drawn = self.drawn.copy()
        other.piles = [pile.copy() for pile in self.piles]
        other.dog = self.dog
        other.tokens = self.tokens.copy()
        other.supply = self.supply
        other.spent = self.spent
        other.burrows = [burrow.copy() for burrow in self.burrows]
        other.waiting = self.waiting.copy()
        other.happening = self.happening
        other.last_round = self.last_round
        return other

    def shows(self, cell: int) -> str:
        """A colour, "project" for a card's back, "" for an empty space, "dog" for the Bobtail."""
        if cell == self.dog:
            return "dog"
        pile = self.piles[cell]
        if not pile:
            return ""
        card, up = pile[-1]
        return colour_of(card) if up else "project"

    def tops(self) -> list[str]:
        """What every cell shows."""
        found = [
            (colour_of(pile[-1][0]) if pile[-1][1] else "project") if pile else ""
            for pile in self.piles
        ]
        if self.dog >= 0:
            found[self.dog] = "dog"
        return found

    def empty(self, cell: int) -> bool:
        return cell != self.dog and not self.piles[cell]

    def spaces(self, card: str) -> tuple[int, ...]:
        """Where a card may be played: not on its own colour, not on the Bobtail (p. 8, 13)."""
        barred = (colour_of(card), "dog")
        return tuple([cell for cell, top in enumerate(self.tops()) if top not in barred])

    def sets(self, cells: tuple[int, ...], projects: bool) -> tuple[int, ...]:
        """Lines of three alike that contain one of these cells; Project sets only if asked for."""
        found = []
        for cell in cells:
            top = self.shows(cell)
            if top in ("", "dog") or (top == "project" and not projects):
                continue
            for index, a, b in LINES_AT[cell]:
                if self.shows(a) == top and self.shows(b) == top and index not in found:
                    found.append(index)
        found.sort()
        return tuple(found)

    def add_cube(self, seat: int, colour: str) -> bool:
        """Whether it found room: a full column turns a cube away (p. 10)."""
        column = COLOURS.index(colour)
        if self.burrows[seat][column] >= COLUMN:
            return False
        self.burrows[seat][column] += 1
        return True

    def tardy_on_top(self) -> bool:
        return bool(self.deck) and is_tardy(self.deck[-1])


def flipped(pile: Pile) -> Pile:
    """The whole pile turned over: the order reverses, and so does every card."""
    return [(card, not up) for card, up in reversed(pile)]
