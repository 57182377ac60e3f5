"""Whether the program can draw: each screen and each table, without a screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TypeAlias

from game import catalogue
from game.screens.gallery import SCREENS, begun, exhibit, played, playing, rehearsal
from game.screens.table.stills import still
from game.stage.studio import Studio

__all__ = ["checks"]

Check: TypeAlias = tuple[str, dict[str, str], Callable[[], None]]
_SIZE = (1280, 720)
"""Of the self-test's pictures: the window the game opens with."""
_MOMENTS = 6
_GLANCE_MS = 50.0


def checks() -> Iterator[Check]:
    """For the self-test: each screen and each table drawn, with no picture missing."""
    for name in SCREENS:
        yield "check-screen", {"screen": name}, partial(_screen, name)
    for name in catalogue.GAMES:
        yield "check-table", {"game": name}, partial(_table, name)


def _screen(name: str) -> None:
    studio = Studio(_SIZE)
    studio.show(*exhibit(name, rehearsal()), settle_ms=_GLANCE_MS)
    _whole(studio)


def _table(name: str) -> None:
    """A whole match by its rules alone, then once more with a handful of its moments drawn."""
    step = max(played(name).decided // _MOMENTS, 1)
    studio, services = Studio(_SIZE), rehearsal()
    drawn = 0
    for session in playing(begun(name)):
        if session.decided >= step * drawn or session.over:
            drawn += 1
            scene = still(services, session, None, studio.window.frame)
            studio.show(scene, settle_ms=_GLANCE_MS)
    _whole(studio)


def _whole(studio: Studio) -> None:
    missing = studio.window.sprites.missing
    if missing:
        raise LookupError(f"pictures are missing: {', '.join(sorted(missing))}")
