"""One seat's way to an answer, id by id: the same for mouse, keys, pads and every game."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.kernel.contract import Action, Options, PickSome

__all__ = ["Choosing"]


@dataclass(slots=True)
class Choosing:
    seat: int
    options: Options
    path: Action = ()
    """The ids chosen so far of a path."""
    ticked: set[str] = field(default_factory=set)
    """The ids ticked so far, where any so-and-so many may be."""
    folded: frozenset[str] = frozenset()
    """Ids that are taken with whatever follows them: see `Table.folded`."""

    @property
    def picks(self) -> bool:
        return isinstance(self.options, PickSome)

    @property
    def picked(self) -> tuple[str, ...]:
        """What is ticked, in the order of the options."""
        if not isinstance(self.options, PickSome):
            return ()
        return tuple(item for item in self.options.items if item in self.ticked)

    @property
    def offered(self) -> tuple[str, ...]:
        """The ids that may come next, each once, in the order of the options."""
        if isinstance(self.options, PickSome):
            return self.options.items
        return self._offered(self.path)

    def _offered(self, path: Action) -> tuple[str, ...]:
        found: dict[str, None] = {}
        for name in self._next(path):
            found |= self._next((*path, name)) if name in self.folded else {name: None}
        return tuple(found)

    @property
    def turnings(self) -> tuple[tuple[Action, tuple[str, ...]], ...]:
        """Where the way gone could have gone elsewhere, the last turning first: the path up to
        there, and the ids that could have followed."""
        found = []
        for depth in reversed(range(len(self.path))):
            path = self.path[:depth]
            if not path or path[-1] not in self.folded:
                found.append((path, self._offered(path)))
        return tuple(found)

    @property
    def besides(self) -> tuple[str, ...]:
        """The ids that may be chosen in place of one that is, and of all that followed it."""
        taken = {*self.path, *self.offered}
        found = dict.fromkeys(name for _, names in self.turnings for name in names)
        return tuple(name for name in found if name not in taken)

    def _next(self, path: Action) -> dict[str, None]:
        """The ids that follow a path, each once."""
        depth = len(path)
        options = () if isinstance(self.options, PickSome) else self.options
        return dict.fromkeys(
            action[depth] for action in options if len(action) > depth and action[:depth] == path
        )

    def _with(self, name: str) -> Action:
        """The path this id leads to: a folded one before it comes along."""
        here = self._next(self.path)
        if name not in here or name in self.folded:
            for fold in here:
                if fold in self.folded and name in self._next((*self.path, fold)):
                    return (*self.path, fold, name)
        return (*self.path, name)

    @property
    def ready(self) -> Action | None:
        """The answer a confirm would give now."""
        if isinstance(self.options, PickSome):
            return self.picked if self.options.allows(self.picked) else None
        return self.path if self.path in self.options else None

    def leads_to(self, name: str) -> Action | None:
        """The answer that choosing this id would give at once."""
        if isinstance(self.options, PickSome):
            return None
        path = self._with(name)
        longer = any(len(a) > len(path) and a[: len(path)] == path for a in self.options)
        return path if path in self.options and not longer else None

    def choose(self, name: str) -> Action | None:
        """Take an id, or one in place of one that was taken. The answer, if that makes it whole
        and nothing could follow."""
        if name in self.besides:
            self.path = next(path for path, names in self.turnings if name in names)
        elif name not in self.offered:
            return None
        if isinstance(self.options, PickSome):
            self._tick(name, self.options.most)
            return None
        answer = self.leads_to(name)
        self.path = self._with(name)
        return answer

    def _tick(self, name: str, most: int) -> None:
        if name in self.ticked:
            self.ticked.remove(name)
        elif len(self.ticked) < most:
            self.ticked.add(name)
        elif most == 1:
            self.ticked = {name}

    def back(self) -> bool:
        """Undo the last id, or all ticks. False if there is nothing to go back on."""
        if self.path:
            self.path = self.path[:-1]
            if self.path and self.path[-1] in self.folded:
                self.path = self.path[:-1]
            return True
        if self.ticked:
            self.ticked = set()
            return True
        return False
