"""What a viewer sees of Whakka Mole, and a match imagined from it."""

from __future__ import annotations

from dataclasses import dataclass

from game.games.whakka_mole.content import hole_id, holes
from game.games.whakka_mole.rules.state import Line, Sheet, WhakkaState
from game.games.whakka_mole.rules.steps import Prepare
from game.kernel.chance import Random
from game.kernel.contract import Action, PickSome, Seen, Viewer
from game.kernel.judge import any_of
from game.kernel.play import asked
from game.kernel.sight import seen_by, thawed

__all__ = ["WhakkaSeen", "imagine", "observe", "scramble"]


@dataclass(frozen=True, slots=True)
class WhakkaSeen(Seen):
    holes: int
    stubborn: bool
    play_on: bool
    turn: int
    sheets: tuple[Sheet, ...]
    papers: tuple[tuple[Line, ...], ...]


def observe(state: WhakkaState, viewer: Viewer) -> WhakkaSeen:
    return seen_by(WhakkaSeen, state, viewer)


def imagine(seen: WhakkaSeen, seat: int, rng: Random) -> WhakkaState:
    waiting = (Prepare(),) if seen.step == Prepare.kind else ()
    state = thawed(WhakkaState, seen, len(seen.sheets), rng, waiting)
    if waiting:
        for other in range(state.seats):
            if other == seat:
                if seen.mine:
                    state.sealed[other] = seen.mine
            elif other not in seen.asked:
                state.sealed[other] = _written(state, rng)
    return state


def scramble(state: WhakkaState, viewer: Viewer, rng: Random) -> WhakkaState:
    other = state.clone()
    other.rng = rng.word()
    owing = asked(state)
    for seat in range(state.seats):
        if seat == viewer or not (state.todo and state.todo[-1].kind == Prepare.kind):
            continue
        # How far an unfinished seat has got is its own affair, too.
        keep = rng.below(2) if seat in owing else 2
        other.sealed.pop(seat, None)
        if keep:
            other.sealed[seat] = _written(state, rng)[:keep]
    return other


def _written(state: WhakkaState, rng: Random) -> tuple[Action, Action]:
    ids = tuple(hole_id(hole) for hole in holes(state.holes))
    return any_of(PickSome(ids, 1, state.holes), rng), (rng.choice(ids),)
