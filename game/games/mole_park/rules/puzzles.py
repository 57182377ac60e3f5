"""Puzzles in the park: whatever the dice show, there is a way that is sure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.games.mole_park.content import (
    FORGO,
    HAND,
    HOLD,
    MOLES,
    PRIZE_DIE,
    PRIZES,
    STANDS,
    Face,
    Mole,
    Prize,
    StandName,
    Waits,
    die_id,
    place_of,
    stand_id,
    stars_of,
)
from game.games.mole_park.events import RoundOver, Won
from game.games.mole_park.rules.prizes import CashIn
from game.games.mole_park.rules.rounds import from_here_on
from game.games.mole_park.rules.state import THROWS, ParkState
from game.games.mole_park.seen import ParkSeen
from game.kernel import chance
from game.kernel.alone import SOLVER, Alone, Puzzle
from game.kernel.contract import Action, Tell
from game.kernel.event import Event

__all__ = ["ALONE"]

_TOPS = ("candy.9", "burrowed.10", "inflation.5", "grotto.4", "vault.5")
"""The prizes that lie face up."""


def _moles(state: ParkState, stars: Sequence[int]) -> list[Mole]:
    """Moles of so many stars, out of the deck."""
    found: list[Mole] = []
    for each in stars:
        mole = next(mole for mole in state.deck if stars_of(mole) == each)
        state.deck.remove(mole)
        found.append(mole)
    return found


def _laid(
    state: ParkState, hands: Sequence[Sequence[int]], won: Sequence[Sequence[str]], at: str,
    luck: int,
) -> None:  # fmt: skip
    """These moles in hand, these prizes won before, and the round has come so far; the solver is
    king. Chance falls so that whoever trusts to luck is out of it."""
    state.king, state.round = SOLVER, 7
    state.hands = [_moles(state, hand) for hand in hands]
    state.prizes = [[Prize(prize) for prize in each] for each in won]
    for prize in (prize for each in state.prizes for prize in each):
        state.stands[place_of(prize)[0]].remove(prize)
    state.todo = list(reversed(from_here_on(at)))
    state.rng = chance.seeded(luck)


# A sure prize


def _at_the_stands(state: ParkState, _tell: Tell) -> None:
    _laid(
        state, ((4, 3, 3, 2), (2, 1)), (("grotto.5", "inflation.6"), ("candy.1",)),
        Waits.CHOOSE, 0,
    )  # fmt: skip
    state.holes = [_moles(state, (1,) * count) for count in (2, 1, 3, 4, 5, 4)]
    _show(state)


def _show(state: ParkState) -> None:
    """These lie face up on the stands."""
    for prize in map(Prize, _TOPS):
        stand = state.stands[place_of(prize)[0]]
        stand.remove(prize)
        stand.append(prize)


def _won(_seen: ParkSeen, told: Sequence[Event]) -> int:
    """The stars on the prize that the solver wins in this round."""
    for event in told:
        if isinstance(event, Won) and event.seat == SOLVER:
            return PRIZES[event.prize]
        if isinstance(event, RoundOver):
            break
    return 0


def _whacks(seen: ParkSeen) -> Action:
    """The near holes, whatever happens; of too many moles the first ones go."""
    match seen.step:
        case Waits.DECLARE:
            return (HOLD,)
        case Waits.DISCARD:
            return tuple(sorted(seen.hand, key=MOLES.index)[: len(seen.hand) - HAND])
        case _:
            return (die_id("glove"),)


# Five to keep


def _eight_moles(state: ParkState, _tell: Tell) -> None:
    mine = ("vault.1", "grotto.2", "inflation.1")
    _laid(
        state, ((1, 5, 3, 2, 4, 5, 2, 4), (3, 2)), (mine, ("candy.1",)), Waits.DISCARD, 6
    )  # fmt: skip
    state.throws = [(THROWS["mallet"]["6"],), (THROWS["glove"]["1"],)]
    state.gains = [3, 0]


def _crowned(seen: ParkSeen, _told: Sequence[Event]) -> int:
    return int(seen.winner == SOLVER)


# The king's order

_HABITS: Mapping[int, tuple[StandName, ...]] = {
    1: ("grotto",),
    2: ("grotto", "vault"),
    3: ("inflation", "vault"),
    4: ("inflation", "grotto"),
}
"""What each would have, by seat: the first of these that is still there, else nothing."""


def _a_tie(state: ParkState, _tell: Tell) -> None:
    _laid(
        state,
        ((5, 5, 5, 5, 5), (5, 5, 5, 4, 4), (4, 4, 4, 4, 4), (4, 4, 4, 4, 3), (3, 3, 3, 3, 3)),
        ((), ("candy.10",), ("burrowed.8",), ("inflation.8",), ("grotto.5", "inflation.6")),
        CashIn.kind,
        1,
    )
    _show(state)
    faces: tuple[Face, ...] = ("5", "4", "6", "5", "3")
    state.throws = [(THROWS[PRIZE_DIE][face],) for face in faces]


def _by_habit(seen: ParkSeen) -> Action:
    assert seen.viewer is not None
    names = [stand.id for stand in STANDS]
    for name in _HABITS[seen.viewer]:
        if seen.tops[names.index(name)]:
            return (stand_id(names.index(name)),)
    return (FORGO,)


_PUZZLES: tuple[Puzzle[ParkState, ParkSeen], ...] = (
    Puzzle("sure", seats=2, answers=2, wanted=6, lay=_at_the_stands, measure=_won, others=_whacks),
    Puzzle(
        "five", seats=2, answers=2, wanted=1, lay=_eight_moles, measure=_crowned, others=_whacks
    ),
    Puzzle("order", seats=5, answers=2, wanted=9, lay=_a_tie, measure=_won, others=_by_habit),
)

ALONE = Alone(_PUZZLES)
