"""What a viewer sees of Molly.

Hidden are the deck, what lies in a pile below its top and how many cards that is, the Events in the
box, and the burrows of others. Everything that waits to be done is public.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.games.molly.content import CELLS, is_tardy
from game.games.molly.state import MollyState, Pile
from game.kernel.contract import Seen, Step, Viewer
from game.kernel.play import asked

__all__ = ["THICKNESS", "MollySeen", "Top", "lay_upon", "observe", "thickness"]

THICKNESS: tuple[tuple[int, int], ...] = ((0, 0), (1, 2), (3, 4), (5, 99))
"""The fewest and the most cards of a pile that looks so thick: never a count (ruling 9)."""


@dataclass(frozen=True, slots=True)
class Top:
    """A pile from above."""

    card: str
    """The card that lies face up on top, "" if none does."""
    back: str
    """"mole" or "tardy" when the top shows its back."""
    thick: int


@dataclass(frozen=True, slots=True)
class MollySeen(Seen):
    bobtail: bool
    open_burrows: bool
    first: int
    active: int
    turn: int
    deck: int
    deck_back: str
    """The back of the deck's top card: "mole", "tardy", "" when it is empty."""
    discards: tuple[str, ...]
    display: tuple[str, ...]
    drawn: tuple[str, ...]
    tops: tuple[Top, ...]
    dog: int
    tokens: tuple[int, ...]
    supply: int
    spent: int
    cubes: tuple[int, ...]
    """How many each burrow holds in all: everybody has seen them go in."""
    burrows: tuple[tuple[int, ...] | None, ...]
    waiting: tuple[tuple[str, int], ...]
    happening: str
    last_round: bool
    todo: tuple[Step, ...]
    """What waits, the next last."""


def thickness(pile: Pile) -> int:
    cards = len(pile)
    for thick, (_, most) in enumerate(THICKNESS):
        if cards <= most:
            return thick
    raise ValueError(cards)


def lay_upon(pile: Pile, card: str) -> bool:
    """A card face up on a pile. Whether it looks thicker now, which tells of what lies below."""
    before = thickness(pile)
    pile.append((card, True))
    return before > 0 and thickness(pile) != before


def _top(pile: Pile) -> Top:
    if not pile:
        return Top("", "", 0)
    card, up = pile[-1]
    back = "" if up else "tardy" if is_tardy(card) else "mole"
    return Top(card if up else "", back, thickness(pile))


def observe(state: MollyState, viewer: Viewer) -> MollySeen:
    deck_back = ""
    if state.deck:
        deck_back = "tardy" if state.tardy_on_top() else "mole"
    return MollySeen(
        viewer=viewer,
        asked=asked(state),
        step=state.todo[-1].kind if state.todo else "",
        mine=state.sealed.get(viewer, ()) if viewer is not None else (),
        bobtail=state.bobtail,
        open_burrows=state.open_burrows,
        first=state.first,
        active=state.active,
        turn=state.turn,
        deck=len(state.deck),
        deck_back=deck_back,
        discards=tuple(state.discards),
        display=tuple(state.display),
        drawn=tuple(state.drawn),
        tops=tuple(_top(state.piles[cell]) for cell in range(CELLS)),
        dog=state.dog,
        tokens=tuple(state.tokens),
        supply=state.supply,
        spent=state.spent,
        cubes=tuple(sum(burrow) for burrow in state.burrows),
        burrows=tuple(
            tuple(burrow) if seat == viewer or state.open_burrows or state.over else None
            for seat, burrow in enumerate(state.burrows)
        ),
        waiting=tuple(state.waiting),
        happening=state.happening,
        last_round=state.last_round,
        todo=tuple(state.todo),
    )
