"""Law 4: there can be just one battlefield. And Lady Boom's dynamite, which never stays away."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from game.games.topoum.farmers import lay
from game.games.topoum.field import field, free_beside, keepable, splits
from game.games.topoum.harm import destroy
from game.games.topoum.state import TopoumState
from game.kernel.contract import Action, Event, Given, Options, Step, Tell

__all__ = ["ChoosePart", "Divide", "PlaceDynamite", "aftermath"]


def aftermath(state: TopoumState, bare: Sequence[str], had_dynamite: bool) -> Sequence[Step]:
    """What follows when spaces lie bare: the dynamite is placed first, then the field divides."""
    steps: list[Step] = []
    if not had_dynamite and "dynamite" in state.aside:
        steps.append(PlaceDynamite())
    if bare:
        steps.append(Divide(tuple(bare)))
    return steps


@dataclass(frozen=True, slots=True)
class Divide(Step):
    """The part with most squares stays; its author chooses if that is not said."""

    kind: ClassVar[str] = "divide"
    bare: tuple[str, ...]

    def resolve(self, state: TopoumState, given: Given, tell: Tell) -> Sequence[Step]:
        if not any(not state.is_square(space) and splits(state, space) for space in self.bare):
            return ()
        parts = keepable(state)
        if len(parts) > 1:
            return (ChoosePart(tuple(tuple(part) for part in parts)),)
        return _keep(state, parts[0], tell, chosen=False) if parts else ()


@dataclass(frozen=True, slots=True)
class ChoosePart(Step):
    """The largest parts are of one size: the active player says which one stays."""

    kind: ClassVar[str] = "choose-part"
    parts: tuple[tuple[str, ...], ...]

    def seats(self, state: TopoumState) -> tuple[int, ...]:
        return (state.active,)

    def options(self, state: TopoumState, seat: int, given: tuple[Action, ...]) -> Options:
        return tuple((f"part.{n}",) for n in range(1, len(self.parts) + 1))

    def resolve(self, state: TopoumState, given: Given, tell: Tell) -> Sequence[Step]:
        number = int(given[state.active][0][0].removeprefix("part."))
        return _keep(state, self.parts[number - 1], tell, chosen=True)


def _keep(state: TopoumState, kept: Sequence[str], tell: Tell, *, chosen: bool) -> Sequence[Step]:
    lost = [space for space in field(state) if space not in kept]
    if not lost:
        return ()
    had_dynamite = "dynamite" in state.aside
    tell(Event("divided", {"kept": list(kept), "lost": lost, "chosen": chosen}))
    destroy(state, lost, "fell", tell, Event("fell", {"spaces": lost}))
    return aftermath(state, (), had_dynamite)


@dataclass(frozen=True, slots=True)
class PlaceDynamite(Step):
    """Whoever had it eliminated lays it on any free space next to the battlefield."""

    kind: ClassVar[str] = "place-dynamite"

    def seats(self, state: TopoumState) -> tuple[int, ...]:
        return (state.active,) if free_beside(state) else ()

    def options(self, state: TopoumState, seat: int, given: tuple[Action, ...]) -> Options:
        return tuple((space,) for space in free_beside(state))

    def resolve(self, state: TopoumState, given: Given, tell: Tell) -> Sequence[Step]:
        if given:
            state.aside.remove("dynamite")
            (space,) = given[state.active][0]
            lay(state, "dynamite", space, state.active, "dynamite", tell)
        return ()
