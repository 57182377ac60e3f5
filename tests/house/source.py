"""The Python files of a tree, parsed once."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ROOMS = ("game", "build_scripts", "tests", "art", "sounds")


@dataclass(frozen=True, slots=True)
class Source:
    """One file: where it lies, its dotted name, its lines and its tree."""

    path: Path
    name: str
    text: str
    tree: ast.Module

    @property
    def is_package(self) -> bool:
        return self.path.name == "__init__.py"

    def where(self, node: ast.AST) -> str:
        return f"{self.name}:{getattr(node, 'lineno', 1)}"


def sources(root: Path, *rooms: str) -> list[Source]:
    """Every Python file of these rooms, in a fixed order."""
    found = []
    for room in rooms:
        for path in sorted((root / room).rglob("*.py")):
            parts = path.relative_to(root).with_suffix("").parts
            name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
            text = path.read_text(encoding="utf-8")
            found.append(Source(path, name, text, ast.parse(text, str(path))))
    return found


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
