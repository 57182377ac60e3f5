"""What a viewer sees of Mole Park, and a match imagined from it.

Hidden are the order of the deck and the discards, the cards in the holes, the hands of others, the
prizes below the top of each stand, and answers not yet revealed. Everything else is public, what
waits to be done included.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.games.mole_park.content import MOLES, NO_PRIZE, STANDS, Mole, Prize
from game.games.mole_park.prizes import Pick, Prizes, SettleTie
from game.games.mole_park.rounds import NextRound, from_here_on
from game.games.mole_park.state import Finalist, ParkState, Throw
from game.kernel.chance import Random
from game.kernel.contract import Seen, Step, Viewer, begin
from game.kernel.judge import any_of
from game.kernel.play import asked

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
    return ParkSeen(
        viewer=viewer,
        asked=asked(state),
        step=step.kind if step else "",
        mine=state.sealed.get(viewer, ()) if viewer is not None else (),
        crown=state.crown,
        deal=state.deal,
        king=state.king,
        round=state.round,
        deck=len(state.deck),
        discards=len(state.discards),
        gains=tuple(state.gains),
        holes=tuple(len(hole) for hole in state.holes),
        hands=tuple(len(hand) for hand in state.hands),
        hand=tuple(state.hands[viewer]) if viewer is not None else (),
        laid=tuple(tuple(laid) for laid in state.laid),
        prizes=tuple(tuple(won) for won in state.prizes),
        stands=tuple(len(stand) for stand in state.stands),
        tops=tuple(state.top(index) for index in range(len(STANDS))),
        closed=tuple(state.closed),
        declared=tuple(state.declared),
        throws=tuple(state.throws),
        totals=tuple(state.totals),
        rivals=state.rivals,
        finalists=state.finalists,
        winner=state.winner,
        picker=picker,
        tied=tied,
        queue=queue,
    )


def _waiting(seen: ParkSeen) -> tuple[Step[ParkState], ...]:
    """What waits to be done, in reading order."""
    if seen.step == Pick.kind:
        return Pick(seen.picker), Prizes(seen.queue), NextRound()
    if seen.step == SettleTie.kind:
        return SettleTie(seen.tied, seen.queue), NextRound()
    return from_here_on(seen.step)


def imagine(seen: ParkSeen, seat: int, rng: Random) -> ParkState:
    state = ParkState()
    begin(state, len(seen.hands), rng.word(), _waiting(seen))
    state.crown, state.deal = seen.crown, seen.deal
    state.king, state.round = seen.king, seen.round
    state.gains = list(seen.gains)
    state.laid = [list(laid) for laid in seen.laid]
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
    state.prizes = [list(won) for won in seen.prizes]
    won = {prize for each in seen.prizes for prize in each}
    state.stands = []
    for index, stand in enumerate(STANDS):
        top = seen.tops[index]
        rest = [prize for prize in stand.prizes if prize not in won and prize != top]
        rng.shuffle(rest)
        state.stands.append(rest if top == NO_PRIZE else [*rest, top])
    state.closed = list(seen.closed)
    state.declared = list(seen.declared)
    state.throws = list(seen.throws)
    state.totals = list(seen.totals)
    state.rivals = seen.rivals
    state.finalists = seen.finalists
    state.winner = seen.winner
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
