"""A battlefield to try the rulebook in: squares, moles and cards where one wants them.

A square is written as "b0 1,0 m0": its base (b barracks, n neutral terrain, with the colour) or an
overlay, its space, and what stands there. "-" is for no base. "m1" takes the next mole of that
seat's reserve, "cross" the Red Cross, and an overlay's name lies upon the base.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import cycle
from typing import ClassVar, TypeVar

from game.games.topoum.content import FARMER_TILES, is_overlay
from game.games.topoum.content.ids import (
    BARRACKS,
    NEUTRAL,
    NO_CARD,
    PEACE,
    SLOTS,
    TYPE_OF,
    Card,
    Mole,
    Space,
    cards,
    place_of,
    space_of,
)
from game.games.topoum.content.words import CATEGORIES, CardType, Farmer, Nothing
from game.games.topoum.events.course import Paid, Sighted
from game.games.topoum.events.moles import Eliminated
from game.games.topoum.rules.ending import Final
from game.games.topoum.rules.finishing import EndTurn, FillHand, FillLine, PressPays, Score, Turns
from game.games.topoum.rules.game import GAME
from game.games.topoum.rules.playing import CardOrTile, PlayCard
from game.games.topoum.rules.sight import lines
from game.games.topoum.rules.state import TopoumState
from game.games.topoum.rules.turn import MoveOn
from game.kernel import play
from game.kernel.contract import Action, Options, Step
from game.kernel.event import Event

OPTIONS = {option.id: option.default for option in GAME.options}
OTHERS: tuple[CardType, ...] = (
    "decoy",
    "betrayal",
    "long-range",
    "tunnel",
    "prisoner",
    "bayonet",
    "conquest",
    "medal",
)
"""Cards that fill hands and the Line: without a rival beside one, most of them do nothing."""


E = TypeVar("E", bound=Event)


@dataclass(frozen=True, slots=True)
class Pause(Step[TopoumState]):
    """The match stops here, so that one can look."""

    kind: ClassVar[str] = "pause"

    def seats(self, state: TopoumState) -> tuple[int, ...]:
        return (0,)

    def options(self, state: TopoumState, seat: int, given: tuple[Action, ...]) -> Options:
        return (("on",),)


@dataclass
class Told:
    """What was told, in its order."""

    events: list[Event] = field(default_factory=list)

    def __call__(self, event: Event) -> None:
        self.events.append(event)

    @property
    def kinds(self) -> list[type[Event]]:
        return [type(event) for event in self.events]

    def all(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]

    def one(self, kind: type[E]) -> E:
        found = self.all(kind)
        assert len(found) == 1, self.kinds
        return found[0]

    def paid(self, seat: int, *why: str) -> int:
        """The medals a seat won or lost for these reasons."""
        return sum(
            event.count
            for event in self.all(Paid)
            if event.seat == seat and (not why or event.why in why)
        )

    @property
    def killed(self) -> list[Mole]:
        return [event.mole for event in self.all(Eliminated)]

    @property
    def lines(self) -> list[tuple[int, int, int]]:
        """The lines scored: squares, own barracks, medals."""
        return [(event.squares, event.barracks, event.medals) for event in self.all(Sighted)]


def start(seats: int = 2, seed: int = 1, **options: str) -> TopoumState:
    """A match that waits for its first answer."""
    state = play.start(GAME, seats, OPTIONS | options, seed)
    assert isinstance(state, TopoumState)
    return state


def battle(
    *squares: str,
    seats: int = 2,
    active: int = 0,
    first: int = 0,
    hand: tuple[CardType, ...] = (),
    farmer: Farmer | Nothing = "",
    radius: str = "5",
    obstacles: str = "off",
) -> TopoumState:
    """Everything laid as said, nobody's turn yet; the types in `hand` lead the active hand."""
    options = OPTIONS | {"radius": radius, "obstacles": obstacles}
    state = GAME.new_match(seats, options, 1)
    state.first, state.active = first, active
    state.farmer, state.begun = farmer, True
    state.obstacle_tiles = [0, 0]
    _deal(state, hand)
    for word in squares:
        lay(state, word)
    if farmer:
        missing = list(FARMER_TILES[farmer])
        for overlay in state.overlays.values():
            if overlay in missing:
                missing.remove(overlay)
        state.aside = [] if farmer == "crates" else missing
    return state


def _deal(state: TopoumState, hand: tuple[CardType, ...]) -> None:
    wanted = [*hand, *(("farmer",) if state.farmer and "farmer" not in hand else ())]
    for kinds in CATEGORIES.values():
        if not any(kind in kinds for kind in wanted):
            wanted.append(next(kind for kind in OTHERS if kind in kinds))
    wanted += [kind for kind in OTHERS if kind not in wanted]
    # In a match with fewer than seven types asked for, the first seven will do.
    state.types = tuple(wanted[:7])
    deck = list(cards(state.types, state.seats))
    state.hands[state.active] = [_taken(deck, kind) for kind in hand]
    fillers = cycle(kind for kind in OTHERS if kind in state.types)
    for held in state.hands:
        while len(held) < 2:
            held.append(_taken(deck, next(fillers)))
    state.line = [_taken(deck, next(fillers)) for _ in range(SLOTS)]
    state.deck = [*deck[:2], PEACE, *deck[2:]]


def _taken(deck: list[Card], kind: CardType) -> Card:
    card = next(card for card in deck if TYPE_OF[card] == kind)
    deck.remove(card)
    return card


def lay(state: TopoumState, word: str) -> None:
    base, name, *more = word.split()
    space = Space(name)
    if base != "-":
        colour = int(base[1])
        state.bases[space] = (BARRACKS if base[0] == "b" else NEUTRAL)[colour]
        state.tiles[colour] -= 1
    for each in more:
        if each == "cross":
            state.red_cross = space
        elif each == "island":
            state.islands.append(space)
        elif is_overlay(each):
            state.overlays[space] = each
        else:
            state.moles[space] = state.reserve[int(each[1])].pop(0)


def swap_in(state: TopoumState, place: str, kind: CardType) -> None:
    """A card of this type comes to lie in the active hand or the Line, out of the deck."""
    source, at = place_of(place)
    lying = state.hands[state.active] if source == "hand" else state.line
    if TYPE_OF.get(lying[at]) == kind:
        return
    found = next(n for n, card in enumerate(state.deck) if TYPE_OF.get(card) == kind)
    lying[at], state.deck[found] = state.deck[found], lying[at]


def turn(state: TopoumState) -> Told:
    """The active player's turn begins."""
    told = Told()
    state.todo = [Final(), Turns()]
    play.settle(state, told)
    return told


def ready(state: TopoumState, space: str) -> TopoumState:
    """The mole there must play a card now; lines are scored after, and nothing else happens."""
    state.old_lines = sorted(lines(state, state.active))
    state.todo = [Pause(), Score(), PlayCard(state.moles[space_of(space)])]
    return state


def moved(state: TopoumState, space: str) -> TopoumState:
    """The mole there has moved: a card, or the tile below, then the rest of the turn."""
    rest = [Final(), EndTurn(), PressPays(), FillLine(), FillHand(), Score(), MoveOn()]
    state.todo = [*rest, CardOrTile(state.moles[space_of(space)])]
    return state


def answer(state: TopoumState, *answers: Action | str, told: Told | None = None) -> Told:
    """These answers, one after the other, of whoever is asked."""
    told = told or Told()
    for given in answers:
        words = tuple(given.split()) if isinstance(given, str) else given
        (seat,) = play.asked(state)
        play.act(state, seat, words, told)
        assert GAME.check(state) == [], (words, GAME.check(state))
    return told


def legal(state: TopoumState) -> set[str]:
    """What the seat that is asked may answer, as words."""
    (seat,) = play.asked(state)
    return {" ".join(action) for action in play.listing(play.legal(state, seat))}


def aims(state: TopoumState, place: str = "hand.1") -> set[str]:
    """Where that card may be used."""
    found = (word.split() for word in legal(state))
    return {" ".join(rest) for source, *rest in found if source == place}


def row(*words: str, start: int = 0) -> tuple[str, ...]:
    """Squares side by side in the middle row, from the west: "b0 m0" at 0,0, the next at 1,0."""
    squares = []
    for far, word in enumerate(words, start):
        if word != ".":
            base, *more = word.split()
            squares.append(" ".join((base, f"{far},0", *more)))
    return tuple(squares)


def away_with_the_line(state: TopoumState) -> None:
    """The Line is empty, its cards are in the deck again."""
    held = {*state.deck, *(card for hand in state.hands for card in hand)}
    state.deck += [card for card in cards(state.types, state.seats) if card not in held]
    state.line = [NO_CARD] * SLOTS


def spend_tiles(state: TopoumState, seat: int) -> None:
    """All of a seat's tiles are used up, on islands occupied by nobody and by rocks."""
    spaces = [space for space in state.board.spaces if space not in state.bases]
    for space in spaces:
        if state.tiles[seat] and all(near not in state.bases for near in state.board.near[space]):
            state.bases[space] = NEUTRAL[seat]
            state.overlays[space] = "rock"
            state.islands.append(space)
            state.tiles[seat] -= 1
