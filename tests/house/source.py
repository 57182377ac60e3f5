"""The Python files of a tree, each read and parsed when it is first asked for."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ROOMS = ("game", "build_scripts", "tests", "art", "sounds")


@dataclass(frozen=True)
class Source:
    """One file: where it lies, its dotted name, its lines and its tree.

    To list files is no reason to parse them: every process of a test run lists them all.
    """

    path: Path
    name: str

    @cached_property
    def text(self) -> str:
        return self.path.read_text(encoding="utf-8")

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.text, str(self.path))

    @property
    def is_package(self) -> bool:
        return self.path.name == "__init__.py"

    def where(self, node: ast.AST) -> str:
        return f"{self.name}:{getattr(node, 'lineno', 1)}"


class Written(Source):
    """A source that is no file: its text is given."""

    def __init__(self, text: str) -> None:
        super().__init__(Path("x.py"), "x")
        vars(self)["text"] = text


def sources(root: Path, *rooms: str) -> list[Source]:
    """Every Python file of these rooms, in a fixed order."""
    found = []
    for room in rooms:
        for path in sorted((root / room).rglob("*.py")):
            parts = path.relative_to(root).with_suffix("").parts
            name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
            found.append(Source(path, name))
    return found


# What the house itself is written in, for whoever reads it: one tree of each file.
HOUSE = sources(ROOT, *ROOMS)
GAME = [source for source in HOUSE if source.path.is_relative_to(ROOT / "game")]


def docstrings(tree: ast.AST) -> set[ast.AST]:
    """The nodes of strings that stand alone: documentation of what is above or around them."""
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }


def inside(tree: ast.AST, wanted: type[ast.AST] | tuple[type[ast.AST], ...]) -> set[ast.AST]:
    """All nodes that lie inside a node of these kinds."""
    return {
        inner for outer in ast.walk(tree) if isinstance(outer, wanted) for inner in ast.walk(outer)
    }


def dotted(node: ast.AST) -> str:
    """`a.b.c` for a name or an attribute of a name, else nothing."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute):
        before = dotted(node.value)
        return f"{before}.{node.attr}" if before else ""
    return ""
