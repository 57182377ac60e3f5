"""Faults that sit in one Step: a question put to seat 0 before Hoard begins."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from game.kernel.contract import Action, Given, Options, PickSome, Step, Tell
from game.kernel.event import Event, Secret
from tests.every_game import toy
from tests.every_game.toy import Hoard, HoardState

__all__ = ["ASKS", "Ask", "opening"]


@dataclass(frozen=True, slots=True)
class Odd(Event):
    kind: ClassVar[str] = "odd"


@dataclass(frozen=True, slots=True)
class Unheard(Event):
    kind: ClassVar[str] = "unheard"


@dataclass(frozen=True, slots=True)
class Cards(Event):
    kind: ClassVar[str] = "cards"
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Whole(Event):
    kind: ClassVar[str] = "whole"
    pile: frozenset[str]


@dataclass(frozen=True, slots=True)
class Blab(Event):
    kind: ClassVar[str] = "blab"
    top: str


@dataclass(frozen=True, slots=True)
class Whisper(Event):
    kind: ClassVar[str] = "whisper"
    whose: tuple[int, ...]
    card: Secret[str]


TOLD: tuple[type[Event], ...] = (Odd, Cards, Whole, Blab, Whisper)


@dataclass(frozen=True)
class Ask(Step[HoardState]):
    """The honest question."""

    kind: ClassVar[str] = "ask"

    def seats(self, state: HoardState) -> tuple[int, ...]:
        return (0,)

    def options(self, state: HoardState, seat: int, given: tuple[Action, ...]) -> Options:
        return ("yes",), ("no",)

    def resolve(self, state: HoardState, given: Given, tell: Tell) -> Sequence[Step[HoardState]]:
        self.change(state, tell)
        return ()

    def change(self, state: HoardState, tell: Tell) -> None:
        """What the answer does: here nothing."""


class Duplicate(Ask):
    """The same answer twice."""

    def options(self, state: HoardState, seat: int, given: tuple[Action, ...]) -> Options:
        return ("yes",), ("no",), ("yes",)


class DuplicateItem(Ask):
    """The same thing twice among things to pick."""

    def options(self, state: HoardState, seat: int, given: tuple[Action, ...]) -> Options:
        return PickSome(("a", "b", "a"), 1, 2)


class Speechless(Ask):
    """A question without an answer."""

    def options(self, state: HoardState, seat: int, given: tuple[Action, ...]) -> Options:
        return ()


class TooMany(Ask):
    """Pick more than there are."""

    def options(self, state: HoardState, seat: int, given: tuple[Action, ...]) -> Options:
        return PickSome(("a", "b"), 1, 3)


class NoPath(Ask):
    """An answer that is not a path of ids."""

    def options(self, state: HoardState, seat: int, given: tuple[Action, ...]) -> Options:
        return ("yes",), ("",)


class GoesOn(Ask):
    """An answer that is the beginning of another: narrowing would never know where to stop."""

    def options(self, state: HoardState, seat: int, given: tuple[Action, ...]) -> Options:
        return ("dig",), ("dig", "deeper")


class Telling(Ask):
    """What may be answered tells whether a good card is on top of the deck."""

    def options(self, state: HoardState, seat: int, given: tuple[Action, ...]) -> Options:
        good = toy.number(state.deck[-1]) > state.cards // 2
        return (("draw",), ("pass",)) if good else (("pass",),)


class AskedTwice(Ask):
    """The same seat asked twice at once."""

    def seats(self, state: HoardState) -> tuple[int, ...]:
        return 0, 0


class LosesCard(Ask):
    """A card falls under the table."""

    def change(self, state: HoardState, tell: Tell) -> None:
        state.deck.pop()


class OtherTerms(Ask):
    """An event that holds something else than its class says: it is not read back as it was."""

    def change(self, state: HoardState, tell: Tell) -> None:
        tell(Cards(list(state.laid)))  # type: ignore[arg-type]


class Objects(Ask):
    """An event with something in it that nobody can write down."""

    def change(self, state: HoardState, tell: Tell) -> None:
        tell(Whole(frozenset(state.deck)))


class OutOfNowhere(Ask):
    """An event that the game says nothing of."""

    def change(self, state: HoardState, tell: Tell) -> None:
        tell(Unheard())


class SecretForNobody(Ask):
    """A secret that nobody may see."""

    def change(self, state: HoardState, tell: Tell) -> None:
        tell(Whisper((), "card.1"))


class SecretForStrangers(Ask):
    """A secret for a seat that is not at the table."""

    def change(self, state: HoardState, tell: Tell) -> None:
        tell(Whisper((9,), "card.1"))


class Blabs(Ask):
    """Tells everybody what lies on top of the deck, as if it were nothing."""

    def change(self, state: HoardState, tell: Tell) -> None:
        tell(Blab(state.deck[-1]))


class WhispersToOne(Ask):
    """Tells the first seat, as a secret, but not that it brings something to light."""

    def change(self, state: HoardState, tell: Tell) -> None:
        tell(Whisper((0,), state.deck[-1]))


class Hurries(Ask):
    """Says more, or less, as the top card is good: silence tells, too."""

    def change(self, state: HoardState, tell: Tell) -> None:
        if toy.number(state.deck[-1]) > state.cards // 2:
            tell(Odd())


_clock = itertools.count(1)


class Worldly(Ask):
    """Reads a clock."""

    def change(self, state: HoardState, tell: Tell) -> None:
        state.points[0] += next(_clock)


class Hashed(Ask):
    """Takes from a set whatever comes first."""

    def change(self, state: HoardState, tell: Tell) -> None:
        state.points[0] += toy.number(next(iter(set(state.deck))))


@dataclass(frozen=True)
class Stuck(Ask):
    """In a lane, waiting for a lane that never comes to its end."""

    kind: ClassVar[str] = "stuck"

    def waits(self, state: HoardState) -> bool:
        return bool(state.lanes)


class Stall(Ask):
    """Everybody waits for somebody else."""

    def seats(self, state: HoardState) -> tuple[int, ...]:
        return ()

    def lanes(self, state: HoardState) -> Mapping[int, Sequence[Step[HoardState]]]:
        return {seat: (Stuck(),) for seat in range(state.seats)}


def opening(ask: type[Ask]) -> type[Hoard]:
    """Hoard with that question first."""

    class Opening(Hoard):
        steps = (*Hoard.steps, ask, Stuck)
        events = (*Hoard.events, *TOLD)

        def new_match(self, seats: int, options: Mapping[str, str], seed: int) -> HoardState:
            state = super().new_match(seats, options, seed)
            state.todo.append(ask())
            return state

    Opening.__name__ = ask.__name__
    Opening.__doc__ = ask.__doc__
    return Opening


ASKS: dict[str, tuple[type[Ask], ...]] = {
    "duplicate": (Duplicate, DuplicateItem),
    "legal": (Speechless, TooMany, NoPath, Telling),
    "path": (GoesOn,),
    "asked": (AskedTwice,),
    "conservation": (LosesCard,),
    "plain": (OtherTerms, Objects),
    "events": (OutOfNowhere, SecretForNobody, SecretForStrangers, Blabs, WhispersToOne, Hurries),
    "repeat": (Worldly,),
    "stall": (Stall,),
}
