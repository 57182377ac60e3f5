"""A garden to try the rulebook in: piles, decks and burrows as one wants them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar

from game.games.molly.content.components import (
    NO_CARD,
    Card,
    Mole,
    colour_of,
    is_mole,
    is_tardy,
)
from game.games.molly.content.garden import CELLS, PLACES, Cell, CellNumber
from game.games.molly.rules.game import GAME
from game.games.molly.rules.state import MollyState
from game.games.molly.rules.turn import Act, EndGame, EndTurn, Refill
from game.kernel import play
from game.kernel.contract import Action
from game.kernel.event import Event

E = TypeVar("E", bound=Event)

OPTIONS = {option.id: option.default for option in GAME.options}


@dataclass
class Told:
    """What was told, in its order."""

    events: list[Event] = field(default_factory=list)

    def __call__(self, event: Event) -> None:
        self.events.append(event)

    def all(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]

    def one(self, kind: type[E]) -> E:
        found = self.all(kind)
        assert len(found) == 1, self.kinds
        return found[0]

    @property
    def kinds(self) -> list[type[Event]]:
        return [type(event) for event in self.events]


def start(seats: int = 4, seed: int = 1, **options: str) -> MollyState:
    """A match that waits for its first answer."""
    state = play.start(GAME, seats, OPTIONS | options, seed)
    assert isinstance(state, MollyState)
    return state


def bare(seats: int = 4, *, active: int = 0, first: int = 0, **options: str) -> MollyState:
    """Nothing in the garden, every Mole and Event on the compost, the Tardy Moles in the deck."""
    state = GAME.new_match(seats, OPTIONS | options, 1)
    piles = [card for pile in state.piles for card, _ in pile]
    loose = [card for card in state.deck if not is_tardy(card)]
    state.discards = [*piles, *loose, *state.display]
    state.deck = [card for card in state.deck if is_tardy(card)]
    state.piles = [[] for _ in state.piles]
    state.display = [NO_CARD] * len(PLACES)
    state.active, state.first = active, first
    state.todo = []
    return state


def take(state: MollyState, word: str) -> Card:
    """A card of this colour, or just this card, out of the compost, the deck or the box."""

    def meant(card: Card) -> bool:
        coloured = is_mole(card) and not is_tardy(card) and colour_of(card) == word
        return coloured or card == word

    for cards in (state.discards, state.deck):
        for card in filter(meant, cards):
            cards.remove(card)
            return card
    boxed = next(filter(meant, state.box))
    state.box.remove(boxed)
    return boxed


def mole(state: MollyState, word: str) -> Mole:
    card = take(state, word)
    assert is_mole(card)
    return card


def number(cell: int) -> CellNumber:
    return CellNumber(cell)


def numbers(*cells: int) -> tuple[CellNumber, ...]:
    return tuple(map(number, cells))


def lay(state: MollyState, number: int, *words: str) -> None:
    """A pile on cell 1 to 9, its bottom card first: "red" face up, "-red" face down."""
    state.piles[number - 1] = [
        (mole(state, word.removeprefix("-")), not word.startswith("-")) for word in words
    ]


def rows(state: MollyState, *words: str) -> None:
    """Single face-up cards in reading order: a colour, "back", "." for none, "dog"."""
    for number, word in enumerate(" ".join(words).split(), 1):
        if word == "dog":
            state.dog, state.bobtail = Cell(number - 1), True
        elif word == "back":
            lay(state, number, "-yellow")
        elif word != ".":
            lay(state, number, word)


def stack(state: MollyState, *words: str) -> None:
    """These cards on top of the deck, the first of them drawn first."""
    state.deck += reversed([take(state, word) for word in words])


def show(state: MollyState, *words: str) -> None:
    """These cards in the display."""
    state.display = [mole(state, word) if word else NO_CARD for word in words]


def tokens(state: MollyState, *counts: int, spent: int = 0) -> None:
    whole = sum(state.tokens) + state.supply + state.spent
    state.tokens, state.spent = list(counts), spent
    state.supply = whole - sum(counts) - spent
    assert state.supply >= 0


def burrow(state: MollyState, seat: int, *counts: int) -> None:
    """Its cubes, by colour as the rulebook lists them: yellow, red, white, green, blue."""
    state.burrows[seat] = list(counts)


def act(state: MollyState, *answers: Action | str, told: Told | None = None) -> Told:
    """The active player's turn goes on from its first phase with these answers."""
    told = told or Told()
    if not state.todo:
        state.todo = [EndGame(), EndTurn(), Act()]
        play.settle(state, told)
    for answer in answers:
        words = tuple(answer.split()) if isinstance(answer, str) else answer
        play.act(state, play.asked(state)[0], words, told)
        assert GAME.check(state) == [], (words, GAME.check(state))
    return told


def refill(state: MollyState) -> Told:
    """The beginning of the active player's turn."""
    told = Told()
    state.todo = [EndGame(), EndTurn(), Act(), Refill()]
    play.settle(state, told)
    assert GAME.check(state) == []
    return told


def legal(state: MollyState) -> set[str]:
    """What the seat that is asked may answer, as words."""
    return {" ".join(action) for action in play.listing(play.legal(state, play.asked(state)[0]))}


def colours(state: MollyState, number: int) -> list[str]:
    """The colours of a pile from its bottom, "-" before those face down."""
    return [("" if up else "-") + colour_of(card) for card, up in state.piles[number - 1]]


def shown(state: MollyState) -> str:
    """The garden as it looks."""
    return " ".join(state.shows(cell) or "." for cell in CELLS)
