"""A park to try the rulebook in: matches, and rounds with the dice one wants."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from game.games.mole_park.content import MOLES, PRIZES, Mole, Prize, place_of, stars_of
from game.games.mole_park.rules.game import GAME
from game.games.mole_park.rules.prizes import CashIn
from game.games.mole_park.rules.rounds import NextRound
from game.games.mole_park.rules.state import THROWS, ParkState
from game.games.mole_park.rules.steps import DiscardDown, Whack
from game.kernel import play
from game.kernel.event import Event

_FALLEN = {str(die): faces for die, faces in THROWS.items()}
OPTIONS = {option.id: option.default for option in GAME.options}
E = TypeVar("E", bound=Event)


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


def start(seats: int = 4, seed: int = 1, tell: Told | None = None, **options: str) -> ParkState:
    """A match that waits for its first answer, the king's roll-off done."""
    state = play.start(GAME, seats, OPTIONS | options, seed, tell or Told())
    assert isinstance(state, ParkState)
    return state


def bare(seats: int = 4, *, king: int = 0, **options: str) -> ParkState:
    """A park with every mole in the deck and every prize on its stand, nothing waiting."""
    state = GAME.new_match(seats, OPTIONS | options, 1)
    state.todo = []
    state.king = king
    return state


def moles(state: ParkState, *stars: int) -> list[Mole]:
    """Moles of these stars, taken out of the deck."""
    found = []
    for each in stars:
        mole = next(mole for mole in state.deck if stars_of(mole) == each)
        state.deck.remove(mole)
        found.append(mole)
    return found


def hand(state: ParkState, seat: int, *stars: int) -> None:
    state.hands[seat].extend(moles(state, *stars))


def hole(state: ParkState, number: int, *stars: int) -> None:
    state.holes[number - 1].extend(moles(state, *stars))


def own(state: ParkState, seat: int, *prizes: str) -> None:
    """These prizes were won before."""
    for prize in map(Prize, prizes):
        stand, _ = place_of(prize)
        state.stands[stand].remove(prize)
        state.prizes[seat].append(prize)


def show(state: ParkState, *prizes: str) -> None:
    """These prizes lie face up on their stands."""
    for prize in map(Prize, prizes):
        stand, _ = place_of(prize)
        state.stands[stand].remove(prize)
        state.stands[stand].append(prize)


def roll(state: ParkState, *throws: tuple[str, str | int], declared: Iterable[int] = ()) -> Told:
    """The dice have fallen so, seat by seat; what follows is played until somebody is asked."""
    told = Told()
    state.declared = [seat in set(declared) for seat in range(state.seats)]
    state.throws = [(_FALLEN[die][str(face)],) for die, face in throws]
    state.todo = [NextRound(), CashIn(), DiscardDown(), Whack()]
    play.settle(state, told)
    return told


def counts(piles: Sequence[Sequence[str]]) -> list[int]:
    return [len(pile) for pile in piles]


def answer(state: ParkState, answers: Mapping[int, str | Sequence[str]], told: Told) -> Told:
    for seat, words in answers.items():
        play.act(state, seat, (words,) if isinstance(words, str) else tuple(words), told)
    return told


def everybody(state: ParkState, word: str, told: Told) -> Told:
    """All who are asked give the same answer."""
    return answer(state, dict.fromkeys(play.asked(state), word), told)


def whole(state: ParkState) -> bool:
    """No mole and no prize lost, none twice."""
    piles = (*state.holes, *state.hands, *state.laid, state.deck, state.discards)
    prizes = [prize for pile in (*state.stands, *state.prizes) for prize in pile]
    return sorted(m for pile in piles for m in pile) == sorted(MOLES) and sorted(prizes) == sorted(
        PRIZES
    )
