"""What a viewer sees of Mole Park, and a match imagined from it.

Hidden are the order of the deck and the discards, the cards in the holes, the hands of others, the
prizes below the top of each stand, and answers not yet revealed. Everything else is public, what
waits to be done included.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.games.mole_park.content import MOLES, NO_PRIZE, STANDS, Mole, Prize
from game.games.mole_park.rules.prizes import Pick, Prizes, SettleTie
from game.games.mole_park.rules.rounds import NextRound, from_here_on
from game.games.mole_park.rules.state import Finalist, ParkState, Throw
from game.kernel.chance import Random
from game.kernel.contract import Seen, Step, Viewer
from game.kernel.judge import any_of
from game.kernel.play import asked
from game.kernel.sight import seen_by, thawed

__all__ = ["ParkSeen", "imagine", "observe", "scramble"]


@dataclass(frozen=True, slots=True)
class ParkSeen(Seen):
    crown: int
    deal: int
    king: int
    round: int
    deck: int
    discards: int
    gains: tuple[int, ...]
    """Moles whacked by each seat this round."""
    holes: tuple[int, ...]
    hands: tuple[int, ...]
    hand: tuple[Mole, ...]
    """The viewer's own, in the order it came."""
    laid: tuple[tuple[Mole, ...], ...]
    prizes: tuple[tuple[Prize, ...], ...]
    stands: tuple[int, ...]
    tops: tuple[Prize, ...]
    """The prize to be won on each stand."""
    closed: tuple[bool, ...]
    declared: tuple[bool, ...]
    throws: tuple[tuple[Throw, ...], ...]
    totals: tuple[int, ...]
    rivals: tuple[int, ...]
    finalists: tuple[Finalist, ...]
    winner: int
    picker: int
    """Who picks a prize now, -1 for nobody."""
    tied: tuple[int, ...]
    """Between whom the king decides now."""
    queue: tuple[tuple[int, ...], ...]
    """Who picks after that."""


def observe(state: ParkState, viewer: Viewer) -> ParkSeen:
    step = state.todo[-1] if state.todo else None
    picker, tied, queue = -1, (), ()  # type: int, tuple[int, ...], tuple[tuple[int, ...], ...]
    if isinstance(step, Pick):
        picker = step.seat
        below = state.todo[-2]
        assert isinstance(below, Prizes)
        queue = below.queue
    elif isinstance(step, SettleTie):
        tied, queue = step.tied, step.rest
    tops = tuple([state.top(stand) for stand in range(len(STANDS))])
    return seen_by(ParkSeen, state, viewer, tops=tops, picker=picker, tied=tied, queue=queue)


def _waiting(seen: ParkSeen) -> tuple[Step[ParkState], ...]:
    """What waits to be done, in reading order."""
    if seen.step == Pick.kind:
        return Pick(seen.picker), Prizes(seen.queue), NextRound()
    if seen.step == SettleTie.kind:
        return SettleTie(seen.tied, seen.queue), NextRound()
    return from_here_on(seen.step)


def imagine(seen: ParkSeen, seat: int, rng: Random) -> ParkState:
    state = thawed(ParkState, seen, len(seen.hands), rng, _waiting(seen))
    known = {*seen.hand, *(mole for laid in seen.laid for mole in laid)}
    loose = [mole for mole in MOLES if mole not in known]
    rng.shuffle(loose)

    def some(count: int) -> list[Mole]:
        return [loose.pop() for _ in range(count)]

    state.hands = [
        list(seen.hand) if other == seat else some(count) for other, count in enumerate(seen.hands)
    ]
    state.holes = [some(count) for count in seen.holes]
    state.deck, state.discards = some(seen.deck), some(seen.discards)
    won = {prize for each in seen.prizes for prize in each}
    state.stands = []
    for stand, top in zip(STANDS, seen.tops, strict=True):
        rest = [prize for prize in stand.prizes if prize not in won and prize != top]
        rng.shuffle(rest)
        state.stands.append(rest if top == NO_PRIZE else [*rest, top])
    if seen.mine:
        state.sealed[seat] = seen.mine
    _answer_for_others(state, seat, seen.asked, rng)
    return state


def _answer_for_others(
    state: ParkState, viewer: Viewer, asked_now: tuple[int, ...], rng: Random
) -> None:
    """Whoever is through has answered something; what, is anybody's guess."""
    if not state.todo:
        return
    step = state.todo[-1]
    for other in step.seats(state):
        if other != viewer and other not in asked_now:
            state.sealed[other] = (any_of(step.options(state, other, ()), rng),)


def scramble(state: ParkState, viewer: Viewer, rng: Random) -> ParkState:
    other = state.clone()
    other.rng = rng.word()
    hidden = [hand for seat, hand in enumerate(other.hands) if seat != viewer] + [
        *other.holes,
        other.deck,
        other.discards,
    ]
    pool = [mole for pile in hidden for mole in pile]
    rng.shuffle(pool)
    for pile in hidden:
        pile[:] = [pool.pop() for _ in pile]
    for index, stand in enumerate(other.stands):
        below = stand if other.closed[index] else stand[:-1]
        below = below.copy()
        rng.shuffle(below)
        other.stands[index] = below + ([] if other.closed[index] else stand[-1:])
    owing = asked(state)
    other.sealed = {seat: given for seat, given in state.sealed.items() if seat == viewer}
    _answer_for_others(other, viewer, owing, rng)
    return other
