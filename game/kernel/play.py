"""The one way a match moves: an answer comes in, Steps resolve until somebody is asked again."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import cycle
from typing import Any

from game.kernel.contract import Action, Game, Options, PickSome, State, Step, Tell, quiet

__all__ = [
    "Illegal",
    "act",
    "allows",
    "asked",
    "concerned",
    "due",
    "legal",
    "listing",
    "settle",
    "start",
    "take",
    "unseal",
    "waiting",
]


class Illegal(ValueError):
    """An answer that was not among the options. The State is untouched."""


def waiting(state: State, seat: int | None = None) -> Step | None:
    """The Step that waits: on top of the stack, or on top of that seat's lane."""
    if seat is not None and state.lanes.get(seat):
        return state.lanes[seat][-1]
    return state.todo[-1] if state.todo else None


def _owes(state: State, step: Step, seat: int) -> bool:
    return seat in step.seats(state) and step.wants(state, seat, state.sealed.get(seat, ()))


def _owing(state: State, step: Step) -> tuple[int, ...]:
    sealed, wants = state.sealed, step.wants
    return tuple([seat for seat in step.seats(state) if wants(state, seat, sealed.get(seat, ()))])


def _complete(state: State, step: Step) -> bool:
    """Whether nobody owes the Step an answer any more."""
    sealed, wants = state.sealed, step.wants
    # Answers mostly come in from the first seat on: who still owes is found sooner from the end.
    # A loop, for it runs after every answer and costs half of what `all` of a generator does.
    for seat in reversed(step.seats(state)):  # noqa: SIM110
        if wants(state, seat, sealed.get(seat, ())):
            return False
    return True


def asked(state: State) -> tuple[int, ...]:
    """The seats that owe an answer now, in the order the Step names them."""
    if state.lanes:
        return tuple([seat for seat in sorted(state.lanes) if _asking(state, seat) is not None])
    return _owing(state, state.todo[-1]) if state.todo else ()


def concerned(state: State) -> tuple[int, ...]:
    """The seats that what waits is about: those that are asked, and those that are through."""
    if state.lanes:
        return tuple(sorted(state.lanes))
    return state.todo[-1].seats(state) if state.todo else ()


def _asking(state: State, seat: int) -> Step | None:
    """The Step the seat owes an answer to, if any."""
    if state.lanes:
        lane = state.lanes.get(seat)
        if not lane:
            return None
        step = lane[-1]
        if step.halts and step.waits(state):
            return None
    elif state.todo:
        step = state.todo[-1]
    else:
        return None
    return step if _owes(state, step, seat) else None


def legal(state: State, seat: int) -> Options:
    """What the seat may answer now; nothing for a seat that is not asked."""
    if state.lanes:
        waits = _asking(state, seat)
        return () if waits is None else waits.options(state, seat, state.sealed.get(seat, ()))
    if not state.todo:
        return ()
    # Written out, without the helpers: this and `settle` are most of a playout.
    step = state.todo[-1]
    given = state.sealed.get(seat, ())
    if seat in step.seats(state) and step.wants(state, seat, given):
        return step.options(state, seat, given)
    return ()


def due(state: State) -> tuple[int, Options]:
    """The first seat that is asked and what it may answer, found in one look: playouts go by it.

    Nobody, -1, where nobody is asked.
    """
    if state.lanes:
        for seat in sorted(state.lanes):
            lane = _asking(state, seat)
            if lane is not None:
                return seat, lane.options(state, seat, state.sealed.get(seat, ()))
    elif state.todo:
        step, sealed = state.todo[-1], state.sealed
        for seat in step.seats(state):
            given = sealed.get(seat, ())
            if step.wants(state, seat, given):
                return seat, step.options(state, seat, given)
    return -1, ()


def allows(options: Options, action: Action) -> bool:
    return options.allows(action) if isinstance(options, PickSome) else action in options


def act(state: State, seat: int, action: Action, tell: Tell = quiet) -> None:
    """Take an answer and go on until somebody is asked again or the match is over."""
    if not allows(legal(state, seat), action):
        raise Illegal(f"{action!r} is not open to seat {seat}")
    take(state, seat, action, tell)


def take(state: State, seat: int, action: Action, tell: Tell = quiet) -> None:
    """`act` for an answer that was just taken out of `legal`: playouts need not look twice."""
    state.sealed[seat] = (*state.sealed.get(seat, ()), action)
    settle(state, tell)


def start(
    game: Game[Any, Any], seats: int, options: Mapping[str, str], seed: int, tell: Tell = quiet
) -> Any:
    """A match that waits for its first answer."""
    state = game.new_match(seats, options, seed)
    settle(state, tell)
    return state


def settle(state: State, tell: Tell = quiet) -> None:
    """Resolve every Step that nobody has to answer any more."""
    todo = state.todo
    while todo:
        if state.lanes:
            if not _settle_lanes(state, tell):
                return
            state.lanes = {}
            _resolve(state, todo, tell, {})
            continue
        step = todo[-1]
        if step.asks and not _complete(state, step):
            return
        if step.opens:
            lanes = step.lanes(state)
            if lanes:
                state.lanes = {seat: list(reversed(steps)) for seat, steps in lanes.items()}
                continue
        given = state.sealed
        if given:
            state.sealed = {}
        todo.pop()
        following = step.resolve(state, given, tell)
        if following:
            todo.extend(following[::-1])


def _settle_lanes(state: State, tell: Tell) -> bool:
    """Whether every lane has come to its end."""
    lanes = state.lanes
    still = 0
    # Round and round, for what happens in one lane may free another, until none of them moves.
    for seat in cycle(sorted(lanes)):
        lane = lanes[seat]
        still += 1
        while lane:
            step = lane[-1]
            if (step.halts and step.waits(state)) or (step.asks and not _complete(state, step)):
                break
            given = {seat: state.sealed.pop(seat)} if seat in state.sealed else {}
            _resolve(state, lane, tell, given)
            still = 1
        if still == len(lanes):
            break
    return not any(lanes.values())


def _resolve(
    state: State, stack: list[Step], tell: Tell, given: dict[int, tuple[Action, ...]]
) -> None:
    step = stack.pop()
    stack.extend(reversed(step.resolve(state, given, tell)))


def unseal(state: State, seat: int) -> bool:
    """Take back the seat's last sealed answer (a pencil has two ends). False if there is none."""
    given = state.sealed.get(seat, ())
    if not given:
        return False
    if len(given) == 1:
        del state.sealed[seat]
    else:
        state.sealed[seat] = given[:-1]
    return True


def listing(options: Options) -> tuple[Action, ...]:
    """Every action in full. Only for option lists known to be small."""
    if not isinstance(options, PickSome):
        return options
    found: list[Action] = []
    _combine(options, 0, (), found)
    return tuple(found)


def _combine(pick: PickSome, start: int, so_far: Action, found: list[Action]) -> None:
    if len(so_far) >= pick.least:
        found.append(so_far)
    if len(so_far) == pick.most:
        return
    for i in range(start, len(pick.items)):
        _combine(pick, i + 1, (*so_far, pick.items[i]), found)
