"""What an answer would bring, thought through on a copy of what is seen.

Nothing hidden is needed: the thought ends before cards are drawn.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from game.games.topoum.content.ids import NOWHERE, Mole, Space
from game.games.topoum.content.words import PayCause
from game.games.topoum.events.course import Entered, Paid, SetOut
from game.games.topoum.events.moles import Captured, Eliminated
from game.games.topoum.events.tiles import Blast, Fell
from game.games.topoum.rules.division import ChoosePart, Divide
from game.games.topoum.rules.sight import Sight, sights
from game.games.topoum.rules.state import TopoumState
from game.games.topoum.seen import imagining
from game.kernel.chance import Random
from game.kernel.contract import Action, PickSome
from game.kernel.event import Event
from game.kernel.play import allows, legal

if TYPE_CHECKING:
    from game.games.topoum.seen.view import TopoumSeen

__all__ = ["Gift", "Outlook", "foresee", "ways"]


@dataclass(frozen=True, slots=True)
class Gift:
    """Something a rival would get out of it."""

    kind: Literal["last-mole", "medals"]
    """"last-mole": without a mole, the seat begins its turn with a free one where it likes.
    "medals": medals paid to it."""
    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class Outlook:
    """What everybody could tell beforehand. Cards to be drawn are not part of it."""

    lines: tuple[Sight, ...] = ()
    """All lines that would be scored were the turn to end right after this answer."""
    gain: int = 0
    """What those lines come to."""
    more: int = 0
    """The same less what would be scored without this answer: the "+N" of the answer itself."""
    medals: int = 0
    """What changes hands at once: slot, medal of honour, crate card, ransom, penalties."""
    penalty: int = 0
    """The part of it lost to friendly fire and the Red Cross, as a positive number."""
    casualties: tuple[Mole, ...] = ()
    """Moles that would be eliminated, captured ones too."""
    own_losses: int = 0
    destroyed: tuple[Space, ...] = ()
    """Squares blown up."""
    falling: tuple[Space, ...] = ()
    """Squares that would fall away with a losing part."""
    tie: tuple[tuple[Space, ...], ...] = ()
    """Parts of equal size to choose between."""
    rests: Space = NOWHERE
    """Where the mole that moves would come to rest: nowhere if it is eliminated or none moves."""
    gifts: tuple[Gift, ...] = ()


def foresee(seen: TopoumSeen, path: Action) -> Outlook:
    """For a whole answer of whoever is asked; for less than that, how things stand."""
    # Nothing is drawn: any chance will do.
    state = imagining.board_of(seen, Random(0))
    before = _would_score(state)
    if not seen.asked or not allows(legal(state, seen.asked[0]), path) or not seen.begun:
        lines = tuple(sight for sight in seen.sights if sight.new)
        return Outlook(lines=lines, gain=before)
    seat = seen.asked[0]
    armies = _armies(state)
    told: list[Event] = []
    tie = _answer(state, seat, path, told)
    lines = tuple(sight for sight in sights(state, seat) if sight.new)
    gain = sum(sight.medals for sight in lines)
    return Outlook(
        lines=lines,
        gain=gain,
        more=gain - before,
        medals=_medals(told, seat, ()),
        penalty=-_medals(told, seat, ("friendly-fire", "cross")),
        casualties=_casualties(told),
        own_losses=sum(isinstance(e, Eliminated) and e.seat == seat for e in told),
        destroyed=tuple(e.space for e in told if isinstance(e, Blast)),
        falling=tuple(s for e in told if isinstance(e, Fell) for s in e.spaces),
        tie=tie,
        rests=_rests(state, seen, told),
        gifts=_gifts(state, seat, armies, told),
    )


def ways(seen: TopoumSeen, start: str) -> tuple[Action, ...]:
    """The whole answers of whoever is asked that begin so: none if that cannot be chosen."""
    if not seen.asked:
        return ()
    options = legal(imagining.board_of(seen, Random(0)), seen.asked[0])
    if isinstance(options, PickSome):
        return ()
    return tuple(action for action in options if action[0] == start)


def _would_score(state: TopoumState) -> int:
    return sum(sight.medals for sight in sights(state, state.active) if sight.new)


def _armies(state: TopoumState) -> list[int]:
    return [len(state.on_board(seat)) for seat in range(state.seats)]


def _answer(
    state: TopoumState, seat: int, path: Action, told: list[Event]
) -> tuple[tuple[Space, ...], ...]:
    """Resolve the Step that asks and what follows from it on the board; parts that tie, if any."""
    todo = state.todo
    todo.extend(reversed(todo.pop().resolve(state, {seat: (path,)}, told.append)))
    while todo and isinstance(todo[-1], Divide):
        todo.extend(reversed(todo.pop().resolve(state, {}, told.append)))
    top = todo[-1] if todo else None
    return top.parts if isinstance(top, ChoosePart) else ()


def _medals(told: list[Event], seat: int, whys: tuple[PayCause, ...]) -> int:
    return sum(
        event.count
        for event in told
        if isinstance(event, Paid) and event.seat == seat and (not whys or event.why in whys)
    )


def _casualties(told: list[Event]) -> tuple[Mole, ...]:
    return tuple(event.mole for event in told if isinstance(event, Eliminated | Captured))


def _rests(state: TopoumState, seen: TopoumSeen, told: list[Event]) -> Space:
    """The mole the answer is about: the one that moves or comes, else the one that acts."""
    for event in told:
        if isinstance(event, SetOut | Entered):
            return state.where(event.mole)
    return state.where(seen.acting) if seen.acting else NOWHERE


def _gifts(state: TopoumState, seat: int, armies: list[int], told: list[Event]) -> tuple[Gift, ...]:
    found = [
        Gift("last-mole", other, 1)
        for other, size in enumerate(_armies(state))
        if other != seat and armies[other] and not size
    ]
    found += [
        Gift("medals", event.seat, event.count)
        for event in told
        if isinstance(event, Paid) and event.seat != seat
    ]
    return tuple(found)
