"""What lies on and beside Topoum's board."""

from __future__ import annotations

from game.games.topoum.board import BOARDS, Board
from game.games.topoum.content import OWNER_OF
from game.kernel.contract import State

__all__ = ["TopoumState"]


class TopoumState(State):
    __slots__ = (
        "active",
        "aside",
        "bases",
        "begun",
        "captives",
        "crate_values",
        "crates_known",
        "deck",
        "farmer",
        "first",
        "hands",
        "islands",
        "line",
        "medals",
        "moles",
        "obstacle_tiles",
        "obstacles",
        "old_lines",
        "overlays",
        "peace",
        "piles",
        "press",
        "radius",
        "red_cross",
        "reserve",
        "stirred",
        "thrown",
        "tiles",
        "turn",
        "types",
        "unmoved",
        "used",
        "wish",
    )

    radius: int
    obstacles: bool
    """Whether the obstacle variant is played."""
    wish: str
    """The farmer asked for: a farmer's name, "any" or "maybe"."""
    types: tuple[str, ...]
    """The types of action card in the deck; fewer than seven while they are still chosen."""
    farmer: str
    """The Farmer that lies face up, "" for none."""

    first: int
    """Who has the Whistle."""
    active: int
    turn: int
    begun: bool
    """Whether the battlefield is set up."""
    peace: bool
    """Whether Peace has turned up."""
    press: int
    """Who has Press, -1 for nobody."""
    medals: list[int]

    bases: dict[str, str]
    """Base tiles by space: "barracks.1", "neutral.0", with the colour each goes back to."""
    overlays: dict[str, str]
    """Obstacles and farmer's tiles by space, upon a base or on bare ground."""
    moles: dict[str, str]
    """Moles by space."""
    red_cross: str
    """The space of the Red Cross mole, "" beside the board."""
    islands: list[str]
    """Squares that no square joins to the battlefield."""

    reserve: list[list[str]]
    """By seat, the moles in reserve."""
    captives: dict[str, int]
    """Prisoners of war, each with its captor."""
    tiles: list[int]
    """By colour, base tiles in reserve."""
    aside: list[str]
    """Farmer's tiles beside the board that a card may bring back."""
    obstacle_tiles: list[int]
    """Water/Rock and Ice/Gas tiles nobody has placed yet."""
    crate_values: list[int]
    crates_known: list[list[int]]
    """By crate, the seats that have looked at it."""

    deck: list[str]
    """The top card last."""
    line: list[str]
    """The Line of Operations from the deck outward, "" for an empty slot."""
    hands: list[list[str]]
    piles: list[list[str]]
    """By seat, the cards played, the last one on top."""
    thrown: list[str]
    """Cards that fell off the Line."""

    old_lines: list[tuple[str, str]]
    """Pairs of moles that saw each other when the turn began."""
    stirred: list[str]
    """Moles that moved, were moved or came onto the board this turn."""
    unmoved: list[str]
    """Moles that may still make a move of their own this turn."""
    used: int
    """Cards played this turn."""

    def clone(self) -> TopoumState:
        other = TopoumState()
        self.copy_into(other)
        other.radius = self.radius
        other.obstacles = self.obstacles
        other.wish = self.wish
        other.types = self.types
        other.farmer = self.farmer
        other.first = self.first
        other.active = self.active
        other.turn = self.turn
        other.begun = self.begun
        other.peace = self.peace
        other.press = self.press
        other.medals = self.medals.copy()
        other.bases = self.bases.copy()
        other.overlays = self.overlays.copy()
        other.moles = self.moles.copy()
        other.red_cross = self.red_cross
        other.islands = self.islands.copy()
        other.reserve = [moles.copy() for moles in self.reserve]
        other.captives = self.captives.copy()
        other.tiles = self.tiles.copy()
        other.aside = self.aside.copy()
        other.obstacle_tiles = self.obstacle_tiles.copy()
        other.crate_values = self.crate_values.copy()
        other.crates_known = [seats.copy() for seats in self.crates_known]
        other.deck = self.deck.copy()
        other.line = self.line.copy()
        other.hands = [hand.copy() for hand in self.hands]
        other.piles = [pile.copy() for pile in self.piles]
        other.thrown = self.thrown.copy()
        other.old_lines = self.old_lines.copy()
        other.stirred = self.stirred.copy()
        other.unmoved = self.unmoved.copy()
        other.used = self.used
        return other

    @property
    def board(self) -> Board:
        return BOARDS[self.radius]

    def is_square(self, space: str) -> bool:
        """A space with a tile on it."""
        return space in self.bases or space in self.overlays

    def protected(self, space: str) -> bool:
        """A mole under the Red Cross."""
        return space == self.red_cross and space in self.moles

    def where(self, mole: str) -> str:
        """The mole's space, "" when it is not on the board."""
        for space, other in self.moles.items():
            if other == mole:
                return space
        return ""

    def on_board(self, seat: int) -> list[str]:
        """The seat's moles on the board, in the order of their numbers."""
        return sorted(mole for mole in self.moles.values() if OWNER_OF[mole] == seat)
