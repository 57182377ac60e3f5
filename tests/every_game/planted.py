"""Small faulty games: Hoard with one thing wrong in each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import ClassVar, Self

from game.kernel.chance import Random
from game.kernel.contract import Seen, Standings, Viewer
from tests.every_game import toy
from tests.every_game.planted_steps import ASKS, opening
from tests.every_game.toy import Hoard, HoardSeen, HoardState

__all__ = ["FAULTS"]


class LeakToAll(Hoard):
    """The public screen's round number tells whether the top card of the deck is a good one."""

    def observe(self, state: HoardState, viewer: Viewer) -> HoardSeen:
        seen = super().observe(state, viewer)
        top = toy.number(state.deck[-1]) if state.deck else 0
        return replace(seen, round=seen.round + 100 * (top > state.cards // 2))


class LeakToNeighbour(Hoard):
    """Seat 1 sees how good seat 0's best card is."""

    def observe(self, state: HoardState, viewer: Viewer) -> HoardSeen:
        seen = super().observe(state, viewer)
        if viewer == 1 and state.hands[0]:
            return replace(seen, points=(toy.number(state.hands[0][-1]), *seen.points[1:]))
        return seen


class LeakOfSealed(Hoard):
    """Everybody sees what has been laid before all have laid."""

    seats: ClassVar[tuple[int, ...]] = (2, 3, 4)

    def observe(self, state: HoardState, viewer: Viewer) -> HoardSeen:
        seen = super().observe(state, viewer)
        peek = [answers[0][-1] for answers in state.sealed.values() if answers[0]]
        return replace(seen, laid=(*seen.laid, *peek))


class _SharedState(HoardState):
    __slots__ = ()

    def clone(self) -> Self:
        other = HoardState.clone(self)
        other.points = self.points
        return other


class SharedList(Hoard):
    """A clone and its original write on the same score paper."""

    state_type = _SharedState


class _ForgetfulState(HoardState):
    __slots__ = ()

    def clone(self) -> Self:
        other = HoardState.clone(self)
        other.sealed = {}
        return other


class ForgetfulClone(Hoard):
    """A clone forgets what has been answered."""

    state_type = _ForgetfulState


class _UnwrittenState(HoardState):
    # Not annotated, so no save carries it.
    __slots__ = ("lucky",)

    def clone(self) -> Self:
        other = HoardState.clone(self)
        other.lucky = getattr(self, "lucky", 0)  # type: ignore[attr-defined]
        return other

    def below(self, stream: int, n: int) -> int:
        return (HoardState.below(self, stream, n) + getattr(self, "lucky", 0)) % n


class LostInDump(Hoard):
    """Something true about the match is not in its save."""

    state_type = _UnwrittenState

    def new_match(self, seats: int, options: Mapping[str, str], seed: int) -> HoardState:
        state = super().new_match(seats, options, seed)
        state.lucky = 1  # type: ignore[attr-defined]
        return state


class WrongImagination(Hoard):
    """Imagines a table that does not look like the one it was shown."""

    def imagine(self, seen: HoardSeen, seat: int, rng: Random) -> HoardState:
        state = super().imagine(seen, seat, rng)
        state.dug[0] += 1
        return state


class ForgottenAnswer(Hoard):
    """Forgets, imagining, what the seat itself has answered already."""

    def imagine(self, seen: HoardSeen, seat: int, rng: Random) -> HoardState:
        return super().imagine(replace(seen, mine=()), seat, rng)


class ImpossibleImagination(Hoard):
    """Imagines a card twice."""

    def imagine(self, seen: HoardSeen, seat: int, rng: Random) -> HoardState:
        state = super().imagine(seen, seat, rng)
        if state.deck and seen.laid:
            state.deck[-1] = seen.laid[0]
        return state


class PeepingImagination(Hoard):
    """Keeps the true table up its sleeve, beside what is seen."""

    def __init__(self) -> None:
        self._sleeve: dict[int, HoardState] = {}

    def observe(self, state: HoardState, viewer: Viewer) -> HoardSeen:
        seen = super().observe(state, viewer)
        self._sleeve = {id(seen): state}
        return seen

    def imagine(self, seen: HoardSeen, seat: int, rng: Random) -> HoardState:
        truth = self._sleeve.get(id(seen))
        return super().imagine(seen, seat, rng) if truth is None else truth.clone()


class ImpossibleScramble(Hoard):
    """Loses a card when it hides them."""

    def scramble(self, state: HoardState, viewer: Viewer, rng: Random) -> HoardState:
        other = super().scramble(state, viewer, rng)
        del other.deck[:1]
        return other


@dataclass(frozen=True)
class _LiveSeen(HoardSeen):
    live: list[str] = field(default_factory=list)


class LiveSight(Hoard):
    """What was seen goes on changing with the table."""

    seen_type = _LiveSeen

    def observe(self, state: HoardState, viewer: Viewer) -> HoardSeen:
        seen = super().observe(state, viewer)
        names = [name for cls in (Seen, HoardSeen) for name in cls.__slots__]
        live = state.laid
        live.append("card.0")
        live.pop()
        return _LiveSeen(**{name: getattr(seen, name) for name in names}, live=live)


class BadPlaces(Hoard):
    """Two share the first place, and the next is second."""

    def standings(self, state: HoardState) -> Standings:
        standings = super().standings(state)
        return replace(standings, places=(1, 1, *(2 for _ in standings.places[2:])))


class NoReason(Hoard):
    """Ends without saying how."""

    def standings(self, state: HoardState) -> Standings:
        return replace(super().standings(state), reason="")


class TooSoon(Hoard):
    """Names the end while the match goes on."""

    def standings(self, state: HoardState) -> Standings:
        return replace(super().standings(state), reason="empty")


class Endless(Hoard):
    """Promises to be over sooner than it is."""

    longest: ClassVar[int] = 5


class NoTurn(Hoard):
    """Counts its rounds from nought."""

    def turn(self, state: HoardState) -> int:
        return state.round - 1


FAULTS: dict[str, tuple[type[Hoard], ...]] = {
    # The promise that must be found broken: the games that break it.
    "observe": (LeakToAll, LeakToNeighbour, WrongImagination, ForgottenAnswer),
    "sealed": (LeakOfSealed,),
    "clone": (SharedList, ForgetfulClone),
    "load": (LostInDump,),
    "imagine": (ImpossibleImagination, PeepingImagination),
    "scramble": (ImpossibleScramble,),
    "seen": (LiveSight,),
    "standings": (BadPlaces, NoReason, TooSoon),
    "endless": (Endless,),
    "turn": (NoTurn,),
}

for _promise, _asks in ASKS.items():
    FAULTS[_promise] = (*FAULTS.get(_promise, ()), *(opening(ask) for ask in _asks))
