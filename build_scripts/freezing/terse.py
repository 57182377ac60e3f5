"""Runs PyInstaller with its own words, and what is told only to readers of the source stays behind.

Nobody asks the frozen program what a function is for. Its own way to leave that out (`--optimize
2`) takes the asserts, too, which stop a match before something wrong is kept. And it leaves classes
without a word: each dataclass would write itself one at every start.
"""

from __future__ import annotations

import dis
import inspect
from importlib import import_module
from itertools import pairwise
from types import CodeType
from typing import Any

__all__ = ["main", "terse"]

_A_CLASS = "."
"""Instead of what it says; nothing at all would be written anew."""


def terse(code: CodeType) -> CodeType:
    """The same code, with no word of what it is for."""
    consts: list[Any] = [
        terse(each) if isinstance(each, CodeType) else each for each in code.co_consts
    ]
    steps = list(dis.get_instructions(code))
    asked = [step.arg for step in steps if step.opcode in dis.hasconst]
    if code.co_flags & inspect.CO_OPTIMIZED:
        # A function's stands first, and no line asks for it.
        if consts and isinstance(consts[0], str) and 0 not in asked:
            consts[0] = None
        return code.replace(co_consts=tuple(consts))
    for step, then in pairwise(steps):
        # Some modules have their word from another, which has it no more.
        told = (step.opname, then.opname, then.argval) == ("LOAD_CONST", "STORE_NAME", "__doc__")
        if told and step.arg is not None and asked.count(step.arg) == 1:
            consts[step.arg] = _A_CLASS if "__qualname__" in code.co_names else None
    return code.replace(co_consts=tuple(consts))


def main() -> None:
    graph = import_module("PyInstaller.depend.analysis").PyiModuleGraph
    compiled = graph.get_code_objects

    def without(self: object) -> dict[str, CodeType]:
        found: dict[str, CodeType] = compiled(self)
        return {name: terse(code) for name, code in found.items()}

    graph.get_code_objects = without
    import_module("PyInstaller.__main__").run()


if __name__ == "__main__":
    main()
