"""Counts what the tables are written in: lines, and numbers that stand there without a name.

python build_scripts/tables.py            of this tree
python build_scripts/tables.py ../other   of another one, to compare

A number has a name where it is what a name of its module stands for, or a default of a parameter.
0, 1 and 2 need none: nothing, one, and the half of something.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

__all__ = ["Count", "bare", "counted"]

ROOT = Path(__file__).resolve().parent.parent
_ROOMS = ("table", "acts")
_PLAIN = (0, 1, 2)


@dataclass(frozen=True, slots=True)
class Count:
    files: int = 0
    lines: int = 0
    bare: int = 0

    def __add__(self, other: Count) -> Count:
        return Count(self.files + other.files, self.lines + other.lines, self.bare + other.bare)


def bare(tree: ast.Module) -> Iterator[ast.Constant]:
    """The numbers that a reader must make out for himself."""
    named: set[ast.AST] = set()
    for statement in tree.body:
        if isinstance(statement, ast.Assign | ast.AnnAssign) and statement.value is not None:
            named.update(ast.walk(statement.value))
    for node in ast.walk(tree):
        if isinstance(node, ast.arguments):
            for default in (*node.defaults, *node.kw_defaults):
                named.update(ast.walk(default) if default is not None else ())
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Constant)
            and type(node.value) in (int, float)
            and node.value not in _PLAIN
            and node not in named
        ):
            yield node


def counted(house: Path) -> Count:
    """Of one game's table and acts."""
    found = Count()
    for room in _ROOMS:
        for path in sorted([*house.glob(f"{room}.py"), *house.glob(f"{room}/**/*.py")]):
            text = path.read_text(encoding="utf-8")
            found += Count(1, len(text.splitlines()), sum(1 for _ in bare(ast.parse(text))))
    return found


def main(words: list[str]) -> int:
    root = Path(words[0]) if words else ROOT
    houses = sorted(path for path in (root / "game" / "games").iterdir() if path.is_dir())
    found = {house.name: counted(house) for house in houses}
    found = {name: count for name, count in found.items() if count.files}
    kit = Count()
    for path in (root / "game" / "stage" / "kit").glob("*.py"):
        text = path.read_text(encoding="utf-8")
        kit += Count(1, len(text.splitlines()), sum(1 for _ in bare(ast.parse(text))))
    found["all games"] = sum(found.values(), Count())
    found["the kit"] = kit
    print(f"{'':16}{'files':>8}{'lines':>8}{'bare numbers':>14}")
    for name, count in found.items():
        print(f"{name:16}{count.files:8}{count.lines:8}{count.bare:14}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
