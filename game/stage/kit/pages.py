"""What can be looked into on a table: each sort of page, by the name that pieces give it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Generic, TypeAlias, TypeGuard, TypeVar

__all__ = ["Pages", "seats"]

V = TypeVar("V")
T = TypeVar("T")
if TYPE_CHECKING:
    from game.stage.look import Look
    from game.stage.showing import Page

    Write: TypeAlias = Callable[[V, Look], Page | None]
    WriteOf: TypeAlias = Callable[[V, Look, T], Page | None]


class Pages(Generic[V]):
    """All pages of one game's table: `PAGES(seen, look)` is the one that is looked into.

    `@PAGES.of("deck")` stands above what writes that page; `@PAGES.each(keys.seat, seats)` above
    what writes one for each of several things, `@PAGES.such(is_card)` above what writes one for
    whatever is such a thing. What is not there has no page.
    """

    def __init__(self) -> None:
        self._sorts: list[Callable[[V, Look, str], Page | None]] = []

    def __call__(self, seen: V, look: Look) -> Page | None:
        if not look.inspected:
            return None
        found = (sort(seen, look, look.inspected) for sort in self._sorts)
        return next((page for page in found if page is not None), None)

    def of(self, name: str) -> Callable[[Write[V]], Write[V]]:
        """Of one thing."""

        def known(write: Write[V]) -> Write[V]:
            self._sorts.append(
                lambda seen, look, wanted: write(seen, look) if wanted == name else None
            )
            return write

        return known

    def each(
        self, name: Callable[[T], str], things: Callable[[V, Look], Iterable[T]]
    ) -> Callable[[WriteOf[V, T]], WriteOf[V, T]]:
        """Of whichever of these things has this name."""

        def known(write: WriteOf[V, T]) -> WriteOf[V, T]:
            def sort(seen: V, look: Look, wanted: str) -> Page | None:
                found = (thing for thing in things(seen, look) if name(thing) == wanted)
                return next((write(seen, look, thing) for thing in found), None)

            self._sorts.append(sort)
            return write

        return known

    def such(
        self, is_one: Callable[[str], TypeGuard[T]], before: str = ""
    ) -> Callable[[WriteOf[V, T]], WriteOf[V, T]]:
        """Of whatever the content knows by its own name, which something may stand before."""

        def known(write: WriteOf[V, T]) -> WriteOf[V, T]:
            def sort(seen: V, look: Look, wanted: str) -> Page | None:
                thing = wanted.removeprefix(before)
                if not wanted.startswith(before) or not is_one(thing):
                    return None
                return write(seen, look, thing)

            self._sorts.append(sort)
            return write

        return known


def seats(_seen: object, look: Look) -> Iterable[int]:
    """Everybody at the table."""
    return range(look.seats)
