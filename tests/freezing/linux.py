"""This system, with the unpacked download."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from tests.window.desk import Desk, Program

__all__ = ["Linux"]


class Linux:
    """Where the program runs that was frozen here, with nothing of its source in reach."""

    def __init__(self, program: Path) -> None:
        self.program = program

    def path(self, path: Path) -> str:
        return str(path)

    def launch(self, desk: Desk, words: Sequence[str]) -> Program:
        surroundings = desk.surroundings()
        del surroundings["PYTHONPATH"]
        return desk.launch([str(self.program), *words], surroundings)
