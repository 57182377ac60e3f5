"""What a viewer sees, and a State out of it: both by what the State says of its fields."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from game.kernel import fields
from game.kernel.chance import Random
from game.kernel.contract import Seen, State, Step, Viewer, begin
from game.kernel.play import asked, waiting

__all__ = ["seen_by", "thawed"]

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=Seen)

_SIGHTS: dict[tuple[type, type, tuple[str, ...]], fields.Written] = {}
_THAWS: dict[type, fields.Written] = {}


def seen_by(seen: type[V], state: State, viewer: Viewer, **by_hand: object) -> V:
    """What this viewer sees. `by_hand`: fields that follow from no declaration.

    Of the Step that waits only the kind is shown: what it carries may be a secret.
    """
    key = (seen, type(state), tuple(by_hand))
    made = _SIGHTS.get(key)
    if made is None:
        made = _SIGHTS[key] = fields.sight(type(state), seen, frozenset(by_hand))
    step = waiting(state, viewer)
    mine = state.sealed.get(viewer, ()) if viewer is not None else ()
    shown: V = made(state, viewer, asked(state), step.kind if step else "", mine, by_hand)
    return shown


def thawed(kind: type[S], seen: Seen, seats: int, rng: Random, waits: Sequence[Step[S]]) -> S:
    """A State in which what everybody sees is as it was seen. The rest is the game's to deal."""
    made = _THAWS.get(kind)
    if made is None:
        made = _THAWS[kind] = fields.thaw(kind)
    state = kind()
    begin(state, seats, rng.word(), waits)
    made(state, seen)
    return state
