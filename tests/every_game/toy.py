"""Hoard: a small honest game that walks every path of the contract.

Hidden hands and a deck, a sealed choice, a secret pick of some, a die, parks side by side with
chance in turn order, answers after answers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from game.kernel.chance import DEAL, Random
from game.kernel.contract import (
    Action,
    AnyStep,
    Game,
    Given,
    Option,
    Options,
    PickSome,
    Seen,
    Standings,
    State,
    Step,
    Tell,
    Viewer,
    begin,
)
from game.kernel.dice import D6
from game.kernel.event import Event
from game.kernel.fields import each, hidden, own, owned, public
from game.kernel.judge import any_of
from game.kernel.play import asked, waiting
from game.kernel.sight import seen_by, thawed
from tests.every_game.toy_events import Buried, Drew, Dug, Laid, Rolled, Sifted

HAND = 3


class HoardState(State):
    cards: int = public()
    round: int = public()
    deck: list[str] = hidden(deck=len)
    hands: list[tuple[str, ...]] = owned(hand=own, hands=each(len))
    buried: list[tuple[str, ...]] = owned(grave=own, buried=each(len))
    laid: list[str] = public()
    points: list[int] = public()
    dug: list[int] = public()


def number(card: str) -> int:
    return int(card.removeprefix("card."))


@dataclass(frozen=True, slots=True)
class Deal(Step[HoardState]):
    kind: ClassVar[str] = "deal"

    def resolve(self, state: HoardState, given: Given, tell: Tell) -> Sequence[Step[HoardState]]:
        for seat in range(state.seats):
            drawn: list[str] = []
            while state.deck and len(state.hands[seat]) + len(drawn) < HAND:
                drawn.append(state.deck.pop())
            state.hands[seat] = tuple(sorted((*state.hands[seat], *drawn), key=number))
            if drawn:
                tell(Drew(seat, len(drawn), tuple(drawn)))
        return (Lay(),) if any(state.hands) else ()


@dataclass(frozen=True, slots=True)
class Lay(Step[HoardState]):
    kind: ClassVar[str] = "lay"

    def seats(self, state: HoardState) -> tuple[int, ...]:
        return tuple(seat for seat in range(state.seats) if state.hands[seat])

    def options(self, state: HoardState, seat: int, given: tuple[Action, ...]) -> Options:
        return tuple(("lay", card) for card in state.hands[seat])

    def resolve(self, state: HoardState, given: Given, tell: Tell) -> Sequence[Step[HoardState]]:
        laid = {seat: given[seat][0][1] for seat in sorted(given)}
        for seat, card in laid.items():
            state.hands[seat] = tuple(held for held in state.hands[seat] if held != card)
            state.laid.append(card)
        winner = max(laid, key=lambda seat: number(laid[seat]))
        state.points[winner] += 1
        tell(Laid(tuple(laid.items())))
        return Bury(winner), Roll(winner), Dig(), NextRound()


@dataclass(frozen=True, slots=True)
class Bury(Step[HoardState]):
    """The winner may put some cards away unseen, in one go; then says which way up."""

    kind: ClassVar[str] = "bury"
    seat: int

    def seats(self, state: HoardState) -> tuple[int, ...]:
        return (self.seat,) if state.hands[self.seat] else ()

    def wants(self, state: HoardState, seat: int, given: tuple[Action, ...]) -> bool:
        return not given or (len(given) == 1 and bool(given[0]))

    def options(self, state: HoardState, seat: int, given: tuple[Action, ...]) -> Options:
        if given:
            return ("up",), ("down",)
        return PickSome(state.hands[seat], 0, min(2, len(state.hands[seat])))

    def resolve(self, state: HoardState, given: Given, tell: Tell) -> Sequence[Step[HoardState]]:
        answers = given.get(self.seat, ())
        cards = answers[0] if answers else ()
        if cards:
            hand = state.hands[self.seat]
            state.hands[self.seat] = tuple(card for card in hand if card not in cards)
            state.buried[self.seat] = (*state.buried[self.seat], *cards)
            tell(Buried(self.seat, len(cards), answers[1][0], cards))
        return ()


@dataclass(frozen=True, slots=True)
class Roll(Step[HoardState]):
    kind: ClassVar[str] = "roll"
    seat: int

    def resolve(self, state: HoardState, given: Given, tell: Tell) -> Sequence[Step[HoardState]]:
        face = D6.roll(state)
        state.points[self.seat] += int(face) // 3
        tell(Rolled(self.seat, face))
        return ()


@dataclass(frozen=True, slots=True)
class Dig(Step[HoardState]):
    """Side by side: each digs, and what the bag gives is drawn in the order of seats."""

    kind: ClassVar[str] = "dig"

    def lanes(self, state: HoardState) -> Mapping[int, Sequence[Step[HoardState]]]:
        return {seat: (DigOnce(seat), Sift(seat)) for seat in range(state.seats)}

    def resolve(self, state: HoardState, given: Given, tell: Tell) -> Sequence[Step[HoardState]]:
        return ()


@dataclass(frozen=True, slots=True)
class DigOnce(Step[HoardState]):
    kind: ClassVar[str] = "dig-once"
    seat: int

    def seats(self, state: HoardState) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, state: HoardState, seat: int, given: tuple[Action, ...]) -> Options:
        return ("here",), ("there", "left"), ("there", "right")

    def resolve(self, state: HoardState, given: Given, tell: Tell) -> Sequence[Step[HoardState]]:
        place = given[self.seat][0]
        state.dug[self.seat] += place[0] == "there"
        tell(Dug(self.seat, place))
        return ()


@dataclass(frozen=True, slots=True)
class Sift(Step[HoardState]):
    kind: ClassVar[str] = "sift"
    seat: int

    def waits(self, state: HoardState) -> bool:
        return any(state.lanes.get(earlier) for earlier in range(self.seat))

    def resolve(self, state: HoardState, given: Given, tell: Tell) -> Sequence[Step[HoardState]]:
        found = state.below(DEAL, 2)
        state.points[self.seat] += found
        tell(Sifted(self.seat, found))
        return ()


@dataclass(frozen=True, slots=True)
class NextRound(Step[HoardState]):
    kind: ClassVar[str] = "next-round"

    def resolve(self, state: HoardState, given: Given, tell: Tell) -> Sequence[Step[HoardState]]:
        if not state.deck and not any(state.hands):
            return ()
        state.round += 1
        return (Deal(),)


@dataclass(frozen=True, slots=True)
class HoardSeen(Seen):
    cards: int
    round: int
    deck: int
    laid: tuple[str, ...]
    hand: tuple[str, ...]
    hands: tuple[int, ...]
    grave: tuple[str, ...]
    buried: tuple[int, ...]
    points: tuple[int, ...]
    dug: tuple[int, ...]
    # These Steps carry no secret, so they can be shown whole.
    todo: tuple[Step[HoardState], ...]
    lanes: tuple[tuple[int, tuple[Step[HoardState], ...]], ...]


def every_card(count: int) -> list[str]:
    return [f"card.{which}" for which in range(1, count + 1)]


class Hoard(Game[HoardState, HoardSeen]):
    id: ClassVar[str] = "hoard"
    seats: ClassVar[tuple[int, ...]] = (1, 2, 3, 4)
    options: ClassVar[tuple[Option, ...]] = (Option("cards", ("12", "20"), "12"),)
    rules_version: ClassVar[int] = 1
    reasons: ClassVar[tuple[str, ...]] = ("empty",)
    longest: ClassVar[int] = 300
    steps: ClassVar[tuple[type[AnyStep], ...]] = (
        Deal,
        Lay,
        Bury,
        Roll,
        Dig,
        DigOnce,
        Sift,
        NextRound,
    )
    events: ClassVar[tuple[type[Event], ...]] = (Drew, Laid, Buried, Rolled, Dug, Sifted)
    state_type: ClassVar[type[HoardState]] = HoardState
    seen_type: ClassVar[type[HoardSeen]] = HoardSeen

    def new_match(self, seats: int, options: Mapping[str, str], seed: int) -> HoardState:
        state: HoardState = self.state_type()
        begin(state, seats, seed, (Deal(),))
        state.cards = int(options["cards"])
        state.round = 1
        state.deck = every_card(state.cards)
        state.shuffle(DEAL, state.deck)
        state.hands = [()] * seats
        state.buried = [()] * seats
        state.laid = []
        state.points = [0] * seats
        state.dug = [0] * seats
        return state

    def observe(self, state: HoardState, viewer: Viewer) -> HoardSeen:
        return seen_by(
            HoardSeen,
            state,
            viewer,
            todo=tuple(state.todo),
            lanes=tuple((seat, tuple(lane)) for seat, lane in sorted(state.lanes.items())),
        )

    def imagine(self, seen: HoardSeen, seat: int, rng: Random) -> HoardState:
        state = thawed(self.state_type, seen, len(seen.hands), rng, ())
        state.todo = list(seen.todo)
        state.lanes = {other: list(lane) for other, lane in seen.lanes}
        known = {*seen.laid, *seen.hand, *seen.grave}
        pool = [card for card in every_card(seen.cards) if card not in known]
        rng.shuffle(pool)
        state.hands = [
            seen.hand if other == seat else _take(pool, count)
            for other, count in enumerate(seen.hands)
        ]
        state.buried = [
            seen.grave if other == seat else tuple(pool.pop() for _ in range(count))
            for other, count in enumerate(seen.buried)
        ]
        state.deck = pool
        if seen.mine:
            state.sealed[seat] = seen.mine
        if seen.step == Lay.kind:
            self._seal(state, seen.asked, seat, rng)
        elif seen.step == Bury.kind and seen.asked != (seat,):
            self._half_bury(state, seen.asked[0], rng)
        return state

    def scramble(self, state: HoardState, viewer: Viewer, rng: Random) -> HoardState:
        other = state.clone()
        other.rng = rng.word()
        hidden = [seat for seat in range(state.seats) if seat != viewer]
        pool = list(state.deck)
        for seat in hidden:
            pool += [*state.hands[seat], *state.buried[seat]]
        pool.sort(key=number)
        rng.shuffle(pool)
        for seat in hidden:
            other.hands[seat] = _take(pool, len(state.hands[seat]))
            other.buried[seat] = tuple(pool.pop() for _ in state.buried[seat])
        other.deck = pool
        for seat in hidden:
            other.sealed.pop(seat, None)
        step = waiting(state)
        if isinstance(step, Lay):
            self._seal(other, asked(state), -1 if viewer is None else viewer, rng)
        elif isinstance(step, Bury) and step.seat in hidden:
            self._half_bury(other, step.seat, rng)
        return other

    def _seal(self, state: HoardState, owing: Sequence[int], but: int, rng: Random) -> None:
        for seat in range(state.seats):
            if seat != but and seat not in owing and state.hands[seat]:
                state.sealed[seat] = (("lay", rng.choice(state.hands[seat])),)

    def _half_bury(self, state: HoardState, seat: int, rng: Random) -> None:
        # How far the seat has got with its two answers is its own affair.
        picked = any_of(PickSome(state.hands[seat], 0, min(2, len(state.hands[seat]))), rng)
        if picked:
            state.sealed[seat] = (picked,)

    def standings(self, state: HoardState) -> Standings:
        scores = tuple(state.points)
        places = tuple(1 + sum(other > score for other in scores) for score in scores)
        return Standings(places, scores, "empty" if state.over else "")

    def check(self, state: HoardState) -> list[str]:
        everywhere = [*state.deck, *state.laid]
        for cards in (*state.hands, *state.buried):
            everywhere += cards
        return [] if sorted(everywhere) == sorted(every_card(state.cards)) else ["a card is lost"]

    def turn(self, state: HoardState) -> int:
        return state.round


def _take(pool: list[str], count: int) -> tuple[str, ...]:
    return tuple(sorted((pool.pop() for _ in range(count)), key=number))


HOARD = Hoard()
