"""Mole Park, pages 3-5: the king's roll-off, the deal, the choice of dice, and whacking."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from game.games.mole_park.content import (
    CROWN,
    DICE,
    DIE_OF,
    HAND,
    HOLD,
    HOLES,
    MISS,
    MOLE_OF,
    MOLES,
    PRIZE_DIE,
    UNROLLED,
    WHACKERS,
    DieName,
    Waits,
    die_id,
)
from game.games.mole_park.events import (
    Dealt,
    Declared,
    Discarded,
    Fallen,
    Missed,
    Rolled,
    RolledOff,
    Stars,
    Took,
    Whacked,
    WhackingOver,
)
from game.games.mole_park.rules.state import THROWS, ParkState
from game.kernel import cards
from game.kernel.chance import DEAL
from game.kernel.contract import Action, Given, Options, PickSome, Step, Tell, quiet

__all__ = [
    "Choose",
    "Deal",
    "Declare",
    "DiscardDown",
    "Roll",
    "RollOff",
    "Whack",
    "deal_out",
    "fallen",
    "split_holes",
]


@dataclass(frozen=True, slots=True)
class RollOff(Step[ParkState]):
    """Setup 4: the highest prize die starts as king; the tied roll again."""

    kind: ClassVar[str] = "roll-off"
    rollers: tuple[int, ...]

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        rolled = {seat: int(DICE[PRIZE_DIE].roll(state)) for seat in self.rollers}
        best = max(rolled.values())
        tied = tuple(seat for seat in self.rollers if rolled[seat] == best)
        if len(tied) == 1:
            state.king = tied[0]
        tell(RolledOff(tuple(Stars(seat, face) for seat, face in rolled.items()), tied))
        return () if len(tied) == 1 else (RollOff(tied),)


@dataclass(frozen=True, slots=True)
class Deal(Step[ParkState]):
    """Page 4: the same number of moles on every hole, face down."""

    kind: ClassVar[str] = "deal"

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        state.declared = [False] * state.seats
        state.throws = [()] * state.seats
        state.totals = [0] * state.seats
        state.gains = [0] * state.seats
        counts, reshuffled = deal_out(state, state.deal)
        if tell is not quiet:
            tell(Dealt(state.round, tuple(counts), reshuffled))
        return ()


def deal_out(state: ParkState, each: int) -> tuple[list[int], bool]:
    """So many moles to each hole, hole 1 first; the discards come back when a card is wanting."""
    reshuffled = False
    counts = [0] * HOLES
    for hole in range(HOLES):
        for _ in range(each):
            if not state.deck:
                reshuffled |= cards.refill(state, state.deck, state.discards)
            if state.deck:
                state.holes[hole].append(state.deck.pop())
                counts[hole] += 1
    return counts, reshuffled


@dataclass(frozen=True, slots=True)
class Declare(Step[ParkState]):
    """Page 6: "going for the crown" is said before the choice of dice; others may then follow."""

    kind: ClassVar[str] = Waits.DECLARE.value

    def seats(self, state: ParkState) -> tuple[int, ...]:
        hands, declared = state.hands, state.declared
        return tuple([seat for seat in range(state.seats) if hands[seat] and not declared[seat]])

    def options(self, state: ParkState, seat: int, given: tuple[Action, ...]) -> Options:
        return (HOLD,), (CROWN,)

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        new = [seat for seat in sorted(given) if given[seat][0] == (CROWN,)]
        for seat in new:
            state.declared[seat] = True
        if new:
            tell(Declared(tuple(new)))
        return (Declare(),) if new else ()


_TO_WHACK: tuple[Action, ...] = tuple((die_id(die),) for die in WHACKERS)
_ANY_DIE: tuple[Action, ...] = (*_TO_WHACK, (die_id(PRIZE_DIE),))


@dataclass(frozen=True, slots=True)
class Choose(Step[ParkState]):
    """Page 4: everyone picks a die in secret; the prize die only with a mole in hand (p. 4)."""

    kind: ClassVar[str] = Waits.CHOOSE.value

    def seats(self, state: ParkState) -> tuple[int, ...]:
        return tuple([seat for seat, declared in enumerate(state.declared) if not declared])

    def options(self, state: ParkState, seat: int, given: tuple[Action, ...]) -> Options:
        return _ANY_DIE if state.hands[seat] else _TO_WHACK

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        for seat in range(state.seats):
            die: DieName = PRIZE_DIE
            if not state.declared[seat]:
                die = DIE_OF[given[seat][0][0]]
            state.throws[seat] = (THROWS[die][UNROLLED],)
        return ()


@dataclass(frozen=True, slots=True)
class Roll(Step[ParkState]):
    """Page 4: the king calls out, and everyone rolls at the same time."""

    kind: ClassVar[str] = "roll"

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        chosen = [each.die for (each,) in state.throws]
        state.throws = [(THROWS[die][DICE[die].roll(state)],) for die in chosen]
        if tell is not quiet:
            tell(Rolled(fallen(state, range(state.seats))))
        return ()


@dataclass(frozen=True, slots=True)
class Whack(Step[ParkState]):
    """Page 4: each hole's moles are split evenly among the dice there; what is over stays."""

    kind: ClassVar[str] = Waits.WHACK.value

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        split_holes(state, range(state.seats), tell)
        if tell is quiet:
            return ()
        missed = tuple(seat for seat, (throw,) in enumerate(state.throws) if throw.face == MISS)
        if missed:
            tell(Missed(missed))
        if any(throw.die != PRIZE_DIE for (throw,) in state.throws):
            tell(WhackingOver(tuple(state.gains)))
        return ()


def fallen(state: ParkState, seats: Sequence[int]) -> tuple[Fallen, ...]:
    """All dice of these, as they are told."""
    return tuple(
        Fallen(seat, throw.die, throw.face) for seat in seats for throw in state.throws[seat]
    )


def split_holes(state: ParkState, seats: Sequence[int], tell: Tell) -> None:
    """Every die in a hole is a share of it; who gets which card is chance."""
    found: dict[str, list[int]] = {}
    for seat in seats:
        for throw in state.throws[seat]:
            if throw.die != PRIZE_DIE:
                found.setdefault(throw.face, []).append(seat)
    for hole, moles in enumerate(state.holes):
        shares = found.get(str(hole + 1))
        if not shares:
            continue
        each = len(moles) // len(shares)
        state.shuffle(DEAL, moles)
        if tell is not quiet:
            tell(Whacked(hole + 1, tuple(shares), each, len(moles)))
        if not each:
            continue
        for seat in shares:
            got = [moles.pop() for _ in range(each)]
            state.hands[seat].extend(got)
            state.gains[seat] += each
            if tell is not quiet:
                tell(Took(seat, hole + 1, each, tuple(got)))


@dataclass(frozen=True, slots=True)
class DiscardDown(Step[ParkState]):
    """Page 5: after whacking, down to five moles of one's own choosing, in secret."""

    kind: ClassVar[str] = Waits.DISCARD.value

    def seats(self, state: ParkState) -> tuple[int, ...]:
        return tuple([seat for seat, hand in enumerate(state.hands) if len(hand) > HAND])

    def options(self, state: ParkState, seat: int, given: tuple[Action, ...]) -> Options:
        over = len(state.hands[seat]) - HAND
        hand = sorted(state.hands[seat], key=MOLES.index)
        return PickSome(tuple(hand), over, over)

    def resolve(self, state: ParkState, given: Given, tell: Tell) -> Sequence[Step[ParkState]]:
        for seat in sorted(given):
            (answer,) = given[seat]
            moles = tuple([MOLE_OF[id_] for id_ in answer])
            for mole in moles:
                state.hands[seat].remove(mole)
            state.discards.extend(moles)
            tell(Discarded(seat, len(moles), moles))
        return ()
