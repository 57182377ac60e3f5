"""Eyes: what the program writes on its screen, as somebody in front of it would read it.

Run as `python -m tests.window.eyes FILE MODULE [words...]`: runs the module (the game, or the pads
that run it) and notes in FILE, line by line, every page that reads differently from the last one:
[[text, x, y], ...] in units of the frame, as it stands on the screen.
"""

from __future__ import annotations

import json
import runpy
import sys
from pathlib import Path
from typing import TYPE_CHECKING
from unittest import mock

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    import pygame

    from game.stage.mark import Mark
    from game.stage.text import Style

__all__ = ["main"]


def main() -> None:
    # Not before: the bots' process comes by here too, and draws nothing.
    from game.stage.canvas import Brush, Canvas

    path, module = Path(sys.argv[1]), sys.argv[2]
    page: list[tuple[str, int, int]] = []
    last: list[tuple[str, int, int]] = []
    words, finish, since, put_all = Brush.words, Canvas.finish, Canvas.since, Canvas.put_all
    count: Callable[[Canvas], int] = vars(Canvas)["count"].fget
    below = 0
    # What stands in marks that are put down again as they are, by the marks' identity.
    kept: dict[int, tuple[object, list[tuple[str, int, int]]]] = {}

    def written(brush: Brush, string: str, x: float, y: float, style: Style) -> None:
        # A ground is painted once and stays; only what stands over it is read each time.
        if string and isinstance(brush, Canvas):
            page.append((string, round(x), round(y)))
        words(brush, string, x, y, style)

    def counted(canvas: Canvas) -> int:
        nonlocal below
        below = len(page)
        return count(canvas)

    def drawn_since(canvas: Canvas, start: int) -> Sequence[Mark]:
        marks = since(canvas, start)
        if page[below:]:
            kept[id(marks)] = marks, page[below:]
            if len(kept) > 100:
                del kept[next(iter(kept))]
        return marks

    def put_again(canvas: Canvas, marks: Iterable[Mark]) -> None:
        page.extend(kept.get(id(marks), (marks, []))[1])
        put_all(canvas, marks)

    with path.open("w", encoding="utf-8") as stream:

        def finished(canvas: Canvas) -> list[pygame.Rect]:
            if page != last:
                last[:] = page
                stream.write(json.dumps(page) + "\n")
                stream.flush()
            page.clear()
            return finish(canvas)

        with (
            mock.patch.object(Brush, "words", written),
            mock.patch.object(Canvas, "finish", finished),
            mock.patch.object(Canvas, "count", property(counted)),
            mock.patch.object(Canvas, "since", drawn_since),
            mock.patch.object(Canvas, "put_all", put_again),
        ):
            sys.argv = sys.argv[2:]
            runpy.run_module(module, run_name="__main__")


if __name__ == "__main__":
    main()
