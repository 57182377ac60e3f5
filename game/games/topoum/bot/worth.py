"""What turns and tables are worth: medals at once, and what they promise."""

from __future__ import annotations

from collections.abc import Iterator

from game.games.topoum.content import COSTS
from game.games.topoum.content.ids import (
    BARRACKS,
    OWNER_OF,
    TYPE_OF,
    Mole,
    Space,
    is_place,
    part_id,
    place_of,
)
from game.games.topoum.content.words import CATEGORIES, TILE, CardType
from game.games.topoum.rules.division import ChoosePart, Divide
from game.games.topoum.rules.ending import category_counts, leaders
from game.games.topoum.rules.playing import can_change, change_tile, play_card
from game.games.topoum.rules.sight import scored
from game.games.topoum.rules.state import TopoumState
from game.games.topoum.rules.targets import plays
from game.kernel.contract import Action, Step, quiet
from game.kernel.event import Event

__all__ = ["at_once", "cards_worth", "follow_ups", "gaps", "hold", "lasts", "reach", "sight_worth"]

_MOLE = 9.0
"""What one more mole on the board brings until the end, but for the last few cards of the deck: by
regression over the turns of 75 matches."""
_SPARE = {"build": 3, "farmer": 12}
"""Huts that bridge no gap, tiles laid where nobody stands: so many of them are thought of."""


def at_once(state: TopoumState, seat: int) -> int:
    """The seat's medals, were its turn to end now."""
    return state.medals[seat] + (scored(state) if state.active == seat else 0)


def hold(state: TopoumState) -> list[float]:
    """What each seat's moles on the board promise: with more of them more lines are scored anew."""
    each = min(_MOLE, 1.0 + len(state.deck))
    found = [0.0] * state.seats
    for mole in state.moles.values():
        found[OWNER_OF[mole]] += each
    return found


def lasts(state: TopoumState, seat: int) -> float:
    """The same for a seat, beside what its best rival has there; and its medals at once."""
    found = hold(state)
    return at_once(state, seat) + found.pop(seat) - max(found)


def once_each(state: TopoumState, found: list[Action]) -> Iterator[Action]:
    """Of several cards of a type only the one that costs least."""
    best: dict[CardType, tuple[int, str]] = {}
    hand = state.hands[state.active]
    for place in dict.fromkeys(action[0] for action in found):
        if not is_place(place):
            continue
        source, at = place_of(place)
        if source == "hand":
            kind, cost = TYPE_OF[hand[at]], 0
        else:
            kind, cost = TYPE_OF[state.line[at]], COSTS[at]
        if kind not in best or cost > best[kind][0]:
            best[kind] = (cost, place)
    places = {place: kind for kind, (_, place) in best.items()}
    much_alike: dict[CardType, list[Action]] = {"build": [], "farmer": []}
    across = gaps(state) if "build" in best else ()
    for action in found:
        of = places.get(action[0])
        if of is None:
            continue
        laid = of == "build" or (of == "farmer" and len(action) > 2)
        if laid and action[-1] not in (across if of == "build" else state.moles):
            much_alike[of].append(action)
        else:
            yield action
    for kind, ways in much_alike.items():
        if ways:
            # One hut that bridges no gap is as good as another, for this turn.
            yield from ways[state.turn % len(ways) :: 1 + len(ways) // _SPARE[kind]]


def gaps(state: TopoumState) -> set[Space]:
    """The empty spaces across which own moles would see each other if a tile lay there."""
    seat, moles, rays = state.active, state.moles, state.board.rays
    bases, overlays = state.bases, state.overlays
    seen: set[tuple[Space, int]] = set()
    found: set[Space] = set()
    for start, mole in moles.items():
        if OWNER_OF[mole] != seat:
            continue
        for way, ray in enumerate(rays[start]):
            for space in ray:
                overlay = overlays.get(space)
                if space in moles or overlay == "rock":
                    break
                if overlay is None and space not in bases:
                    if (space, (way + 3) % 6) in seen:
                        found.add(space)
                    seen.add((space, way))
                    break
    return found


def _finish(state: TopoumState, steps: list[Step[TopoumState]]) -> None:
    """Divisions that need no choice; of equal parts the one that holds more of one's own."""
    while steps:
        step = steps.pop(0)
        if isinstance(step, ChoosePart):
            seat = state.active
            weights = [_weight(state, seat, part) for part in step.parts]
            best = weights.index(max(weights))
            steps[:0] = step.resolve(state, {seat: ((part_id(best),),)}, quiet)
        elif isinstance(step, Divide):
            steps[:0] = step.resolve(state, {}, quiet)


def _weight(state: TopoumState, seat: int, part: tuple[Space, ...]) -> int:
    """Own moles less those of others."""
    return sum(
        2 if OWNER_OF[state.moles[space]] == seat else -1 for space in part if space in state.moles
    )


def played(state: TopoumState, mole: Mole, action: Action) -> TopoumState:
    """A copy on which the card has done its work."""
    after: TopoumState = state.clone()
    _finish(after, list(play_card(after, mole, action, quiet)))
    return after


def _unheard(event: Event) -> None:
    """What is only thought is not told."""


def follow_ups(
    state: TopoumState, mole: Mole, *, tile: bool
) -> Iterator[tuple[Action, TopoumState]]:
    """Every card (once a type), and the change of tile, with what the table is afterwards."""
    seat, at = state.active, state.where(mole)
    for action in once_each(state, plays(state, seat, at)):
        yield action, played(state, mole, action)
    if tile and can_change(state, seat, at):
        after: TopoumState = state.clone()
        change_tile(after, seat, at, _unheard)
        yield (TILE,), after


def sight_worth(state: TopoumState, seat: int, space: Space) -> int:
    """The lines a mole would have from that space, counted roughly."""
    own, bases = BARRACKS[seat], state.bases
    total = 0
    for ray in state.board.rays[space]:
        medals = 2
        for square in ray:
            mole = state.moles.get(square)
            overlay = state.overlays.get(square)
            base = bases.get(square)
            if (base is None and overlay is None) or overlay == "rock":
                break
            medals += 2 if base == own else 1
            if mole is not None:
                if OWNER_OF[mole] == seat:
                    total += medals
                break
            if square == state.red_cross:
                break
    return total


def reach(state: TopoumState, seat: int, space: Space) -> int:
    """The best line that could come about by entering at the other end of it."""
    own, bases = BARRACKS[seat], state.bases
    best = 0
    for ray in state.board.rays[space]:
        medals = 4
        for square in ray:
            if not state.is_square(square):
                best = max(best, medals)
                break
            if square in state.moles or state.overlays.get(square) == "rock":
                break
            medals += 2 if bases.get(square) == own else 1
    return best


def cards_worth(state: TopoumState) -> list[int]:
    """What the cards played so far would bring each seat at the end."""
    counts = [category_counts(pile) for pile in state.piles]
    found = [2 * min(held) for held in counts]
    for number in range(len(CATEGORIES)):
        first, medals = leaders([held[number] for held in counts])
        for seat in first:
            found[seat] += medals
    return found
