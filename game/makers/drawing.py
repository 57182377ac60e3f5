"""The program drawing without a screen: any table, any screen, any motion."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.kernel.contract import Seen, Viewer
from game.makers.parts.scene import PartsScene
from game.makers.parts.table import KINDS
from game.match.session import Session
from game.screens.gallery import SCREENS, exhibit, rehearsal
from game.screens.table.stills import STEP_MS, moving, still
from game.stage.png import png
from game.stage.scene import Scene
from game.stage.studio import Studio

__all__ = ["film", "pictures", "shot"]

_SETTLE_MS = 1200.0
_GAP = 8
_WIDEST = 3840


def pictures() -> list[str]:
    """What there is to draw besides the tables of the games."""
    return [f"screen:{name}" for name in SCREENS] + [f"parts:{kind}" for kind in KINDS]


def shot(
    what: str,
    out: Path,
    *,
    size: tuple[int, int],
    lang: str,
    text: int,
    session: Session | None = None,
    view: Viewer = None,
) -> None:
    """A screen, or a table at this moment of this match, as a PNG."""
    studio = Studio(size, text=text)
    services = rehearsal(lang=lang, text=text)
    if session is not None:
        studio.show(still(services, session, view, studio.window.frame), settle_ms=_SETTLE_MS)
    elif what.startswith("parts:"):
        studio.show(PartsScene(services, what.partition(":")[2]), settle_ms=_SETTLE_MS)
    else:
        studio.show(*exhibit(what.partition(":")[2], services), settle_ms=_SETTLE_MS)
        studio.complete()
    studio.save(out)


def film(  # noqa: PLR0913  (the words of the command line, by name)
    what: str,
    out: Path,
    *,
    frames: int,
    size: tuple[int, int],
    lang: str,
    text: int,
    session: Session | None = None,
    view: Viewer = None,
    before: Seen | None = None,
    since: int = 0,
) -> None:
    """A motion as pictures side by side, row by row: the first and last are its start and end."""
    studio = Studio(size, text=text)
    services = rehearsal(lang=lang, text=text)
    scene: Scene
    if session is not None and before is not None:
        scene, took = moving(services, session, view, studio.window.frame, before, since)
        studio.show(scene, settle_ms=0)
    elif what.startswith("parts:"):
        part = PartsScene(services, what.partition(":")[2])
        studio.show(part, settle_ms=0)
        took = part.move(STEP_MS)
    else:
        scenes = exhibit(what.partition(":")[2], services)
        studio.show(*scenes, settle_ms=0)
        took = _SETTLE_MS
    strip = [studio.picture.copy()]
    for number in range(1, frames):
        # Frame by frame, as on a screen: what is seen is what the animator really did.
        goal = took * number / (frames - 1)
        start = took * (number - 1) / (frames - 1)
        studio.run(goal - start if goal > start else STEP_MS)
        strip.append(studio.picture.copy())
    out.write_bytes(png(_sheet(strip)))


def _sheet(strip: list[pygame.Surface]) -> pygame.Surface:
    """All pictures on one, as large as they may be."""
    wide, high = strip[0].get_size()
    columns = min(len(strip), 4)
    rows = -(-len(strip) // columns)
    scale = min(1.0, (_WIDEST - _GAP * (columns + 1)) / (wide * columns))
    cell = (round(wide * scale), round(high * scale))
    sheet = pygame.Surface((columns * (cell[0] + _GAP) + _GAP, rows * (cell[1] + _GAP) + _GAP))
    sheet.fill("#1C0F18")
    for place, picture in enumerate(strip):
        x = _GAP + place % columns * (cell[0] + _GAP)
        y = _GAP + place // columns * (cell[1] + _GAP)
        sheet.blit(pygame.transform.smoothscale(picture, cell), (x, y))
    return sheet
