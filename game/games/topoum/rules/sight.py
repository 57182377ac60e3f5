"""Lines of sight: straight over squares from mole to mole of an army (rulebook, 2 and Law 6)."""

from __future__ import annotations

from dataclasses import dataclass

from game.games.topoum.content.ids import BARRACKS, OWNER_OF, Mole, Space
from game.games.topoum.rules.state import Pair, TopoumState

__all__ = ["Sight", "is_new", "lines", "new_lines", "scored", "sights", "worth"]


@dataclass(frozen=True, slots=True)
class Sight:
    """Two moles of an army that see each other."""

    seat: int
    ends: tuple[Mole, Mole]
    """The two moles."""
    spaces: tuple[Space, ...]
    """From one end to the other."""
    medals: int
    """What it is worth as a new line."""
    new: bool
    """Whether it would be scored were the active player's turn to end now."""


_TURNIP = 2


def lines(state: TopoumState, seat: int) -> dict[Pair, tuple[Space, ...]]:
    """Every pair of the seat's moles that see each other, and the spaces between, ends included."""
    found: dict[Pair, tuple[Space, ...]] = {}
    until = state.board.until
    bases, overlays, moles = state.bases, state.overlays, state.moles
    cross = state.red_cross
    own = [(space, mole) for space, mole in moles.items() if OWNER_OF[mole] == seat]
    for start, mole in own:
        ways = until[start]
        for end, other in own:
            way = ways.get(end)
            if way is None:
                continue
            for space in way:
                if space == end:
                    pair = (mole, other) if mole < other else (other, mole)
                    found[pair] = (start, *way)
                    break
                # The Red Cross blocks like a mole, except for the one on its square.
                if space in moles or space == cross:
                    break
                overlay = overlays.get(space)
                if overlay == "rock" or (overlay is None and space not in bases):
                    break
    return found


def worth(state: TopoumState, seat: int, spaces: tuple[Space, ...]) -> int:
    """A medal a square and another for each own barracks, ends included; never below nothing."""
    own = BARRACKS[seat]
    bases = state.bases
    medals = len(spaces)
    for space in spaces:
        if bases.get(space) == own:
            medals += 1
    overlays = state.overlays
    if overlays:
        medals += _marked(state, spaces)
    return medals if medals > 0 else 0


def _marked(state: TopoumState, spaces: tuple[Space, ...]) -> int:
    """What gas, turnip and trap make of a line."""
    overlays = state.overlays
    more = 0
    for space in spaces:
        if overlays.get(space) == "gas":
            more -= 1
    if state.farmer in ("nature", "trap-master"):
        for end in (spaces[0], spaces[-1]):
            if overlays.get(end) == "turnip":
                more += _TURNIP
            if any(overlays.get(near) == "trap" for near in state.board.near[end]):
                more -= 1
    return more


def is_new(state: TopoumState, pair: Pair) -> bool:
    """Not there when the turn began, or with an end that moved since (Law 6)."""
    stirred = state.stirred
    return pair not in state.old_lines or pair[0] in stirred or pair[1] in stirred


def new_lines(state: TopoumState) -> list[tuple[Pair, tuple[Space, ...], int]]:
    """What the active player would score now, in the order of the moles' numbers."""
    seat = state.active
    return [
        (pair, spaces, worth(state, seat, spaces))
        for pair, spaces in sorted(lines(state, seat).items())
        if is_new(state, pair)
    ]


def scored(state: TopoumState) -> int:
    """What all of these bring: whoever thinks ahead asks for no more, and asks very often."""
    seat, old, stirred = state.active, state.old_lines, state.stirred
    medals = 0
    for pair, spaces in lines(state, seat).items():
        if pair[0] in stirred or pair[1] in stirred or pair not in old:
            medals += worth(state, seat, spaces)
    return medals


def sights(state: TopoumState, seat: int) -> list[Sight]:
    """All lines of a seat, for whoever looks at the board."""
    return [
        Sight(
            seat=seat,
            ends=pair,
            spaces=_from_first(state, pair, spaces),
            medals=worth(state, seat, spaces),
            new=seat == state.active and state.begun and is_new(state, pair),
        )
        for pair, spaces in sorted(lines(state, seat).items())
    ]


def _from_first(state: TopoumState, pair: Pair, spaces: tuple[Space, ...]) -> tuple[Space, ...]:
    return spaces if state.moles[spaces[0]] == pair[0] else spaces[::-1]
