"""Law 4: there can be just one battlefield. And Lady Boom's dynamite, which never stays away."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from game.games.topoum.content.ids import Space, part_id, part_of, space_of
from game.games.topoum.content.words import Phase
from game.games.topoum.events.tiles import Divided, Fell
from game.games.topoum.rules.farmers import lay
from game.games.topoum.rules.field import field, free_beside, keepable, splits
from game.games.topoum.rules.harm import destroy
from game.games.topoum.rules.state import TopoumState
from game.kernel.contract import Action, Given, Options, Step, Tell

__all__ = ["ChoosePart", "Divide", "PlaceDynamite", "aftermath"]


def aftermath(
    state: TopoumState, bare: Sequence[Space], had_dynamite: bool
) -> Sequence[Step[TopoumState]]:
    """What follows when spaces lie bare: the dynamite is placed first, then the field divides."""
    steps: list[Step[TopoumState]] = []
    if not had_dynamite and "dynamite" in state.aside:
        steps.append(PlaceDynamite())
    if bare:
        steps.append(Divide(tuple(bare)))
    return steps


@dataclass(frozen=True, slots=True)
class Divide(Step[TopoumState]):
    """The part with most squares stays; its author chooses if that is not said."""

    kind: ClassVar[Phase] = "divide"
    bare: tuple[Space, ...]

    def resolve(self, state: TopoumState, given: Given, tell: Tell) -> Sequence[Step[TopoumState]]:
        if not any(not state.is_square(space) and splits(state, space) for space in self.bare):
            return ()
        parts = keepable(state)
        if len(parts) > 1:
            return (ChoosePart(tuple(tuple(part) for part in parts)),)
        return _keep(state, tuple(parts[0]), tell, chosen=False) if parts else ()


@dataclass(frozen=True, slots=True)
class ChoosePart(Step[TopoumState]):
    """The largest parts are of one size: the active player says which one stays."""

    kind: ClassVar[Phase] = "choose-part"
    parts: tuple[tuple[Space, ...], ...]

    def seats(self, state: TopoumState) -> tuple[int, ...]:
        return (state.active,)

    def options(self, state: TopoumState, seat: int, given: tuple[Action, ...]) -> Options:
        return tuple((part_id(at),) for at in range(len(self.parts)))

    def resolve(self, state: TopoumState, given: Given, tell: Tell) -> Sequence[Step[TopoumState]]:
        (part,) = given[state.active][0]
        return _keep(state, self.parts[part_of(part)], tell, chosen=True)


def _keep(
    state: TopoumState, kept: tuple[Space, ...], tell: Tell, *, chosen: bool
) -> Sequence[Step[TopoumState]]:
    lost = tuple(space for space in field(state) if space not in kept)
    if not lost:
        return ()
    had_dynamite = "dynamite" in state.aside
    tell(Divided(kept, lost, chosen))
    destroy(state, lost, "fell", tell, Fell(lost))
    return aftermath(state, (), had_dynamite)


@dataclass(frozen=True, slots=True)
class PlaceDynamite(Step[TopoumState]):
    """Whoever had it eliminated lays it on any free space next to the battlefield."""

    kind: ClassVar[Phase] = "place-dynamite"

    def seats(self, state: TopoumState) -> tuple[int, ...]:
        return (state.active,) if free_beside(state) else ()

    def options(self, state: TopoumState, seat: int, given: tuple[Action, ...]) -> Options:
        return tuple((space,) for space in free_beside(state))

    def resolve(self, state: TopoumState, given: Given, tell: Tell) -> Sequence[Step[TopoumState]]:
        if given:
            state.aside.remove("dynamite")
            (space,) = given[state.active][0]
            lay(state, "dynamite", space_of(space), state.active, "dynamite", tell)
        return ()
