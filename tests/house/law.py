"""The import law, and what rules may not do: read from the source, so that no way round is missed.

| room | may import |
|---|---|
| kernel | standard library |
| a game's content, events, rules, seen, bot | kernel, itself |
| a game's table, acts | stage, kernel, its own content and events, and the type of what is seen |
| match | kernel, catalogue, system (saves are files, names are made safe) |
| phones | websockets, segno, msgspec; stage, match, kernel, system: no game, no screen |
| bots | kernel, catalogue, system (memory goes back) |
| stage | pygame, system |
| system | platformdirs, msgspec, fluent.syntax |
| screens | stage, match, phones, system, catalogue, kernel (the words of answers: Action ...) |
| app, __main__, commands | everything |
"""

from __future__ import annotations

import ast
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tests.house.source import Source, dotted, sources

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

# What rules and kernel may take from the standard library. No files, clock, chance, processes.
PURE = {
    "__future__",
    "abc",
    "bisect",
    "collections",
    "contextlib",
    "dataclasses",
    "enum",
    "functools",
    "hashlib",
    "heapq",
    "itertools",
    "json",
    "math",
    "operator",
    "string",
    "textwrap",
    "types",
    "typing",
}
# Of the type checker alone: it knows what later Pythons know.
TYPES_ONLY = {"typing_extensions"}
OUTSIDE = {
    "kernel": set[str](),
    "rules": set[str](),
    "table": set[str](),
    "match": {"msgspec"},
    "phones": {"msgspec", "segno", "websockets"},
    "bots": set[str](),
    "stage": {"pygame"},
    "system": {"platformdirs", "msgspec", "fluent"},
    "screens": set[str](),
    "catalogue": set[str](),
}
INSIDE = {
    "kernel": set[str](),
    "rules": {"kernel"},
    "table": {"stage", "kernel"},
    "match": {"kernel", "catalogue", "system"},
    "phones": {"kernel", "match", "stage", "system"},
    "bots": {"kernel", "catalogue", "system"},
    "stage": {"system"},
    "system": set[str](),
    "screens": {"phones", "stage", "match", "system", "catalogue", "kernel"},
    "catalogue": {"kernel"},
}
EVERYTHING = {"app", "__main__", "commands", "makers"}
# What the download leaves out: nothing that goes with it may need it.
LEFT_OUT = "makers"
# A game's rooms: those of its rules, and those that stand on the screen's side of its house.
RULES_SIDE = {"content", "events", "rules", "seen", "bot"}
SCREEN_SIDE = {"table", "acts"}
# What its rules and its screen's side both speak of.
SHARED = {"content", "events"}
# Judgement weighs in fractions; so no rule may read what it says.
JUDGING = "bot"
# The catalogue finds a game by its name; that is its whole work.
MAY_FIND_MODULES = {"catalogue", *EVERYTHING}
# A State's clone and sight are written out from its declaration, once, and by this module alone.
MAY_WRITE_FUNCTIONS = {"game.kernel.fields"}
FINDERS = {"__import__", "eval", "exec", "compile", "sys.modules"}
# Rules must come out the same on every machine and in every process.
UNSTEADY = {"hash", "id", "open", "print", "input", "float", "complex", "vars", "locals"}
WHOLE_NUMBERS = {"comb", "factorial", "gcd", "isqrt", "lcm", "perm", "prod"}


@dataclass(frozen=True, slots=True)
class Room:
    """Where a module lives; in a game's own house `game` is which, `part` which of its rooms."""

    name: str
    game: str = ""
    part: str = ""


@dataclass(frozen=True, slots=True)
class Import:
    """One module that a file names, and whether only for its types."""

    target: str
    line: int
    types_only: bool
    name: str
    """All that was named: `importlib.metadata` for `from importlib import metadata`."""


def room_of(module: str) -> Room | None:
    """The room of a dotted name under `game`; None if it lies in none."""
    parts = module.split(".")
    if len(parts) == 1:
        return Room("house")  # `game` itself holds the version and nothing else
    if parts[1] == "games":
        if len(parts) == 2:
            return Room("house")
        part = parts[3] if len(parts) > 3 else ""
        if part and part not in RULES_SIDE | SCREEN_SIDE:
            return None
        return Room("table" if part in SCREEN_SIDE else "rules", parts[2], part)
    if parts[1] in INSIDE or parts[1] in EVERYTHING:
        return Room(parts[1])
    return None


def _type_only(tree: ast.Module) -> set[ast.AST]:
    found: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and dotted(node.test).rpartition(".")[2] == "TYPE_CHECKING":
            for inner in node.body:
                found.update(ast.walk(inner))
    return found


def _base(source: Source, node: ast.ImportFrom) -> str:
    """What a relative import starts from."""
    if not node.level:
        return node.module or ""
    drop = node.level - (1 if source.is_package else 0)
    parts = source.name.split(".")
    return ".".join([*parts[: len(parts) - drop], *([node.module] if node.module else [])])


def imports(source: Source, known: set[str]) -> Iterator[Import]:
    """Every module this file imports, `from package import module` spelt out."""
    types = _type_only(source.tree)
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(alias.name, node.lineno, node in types, alias.name)
        elif isinstance(node, ast.ImportFrom):
            base = _base(source, node)
            for alias in node.names:
                full = f"{base}.{alias.name}"
                target = full if full in known else base
                yield Import(target, node.lineno, node in types, full)


def _allowed(here: Room, there: Room, *, types_only: bool) -> bool:
    if there.name == LEFT_OUT != here.name:
        return False
    if here.name in EVERYTHING or there.name == "house":
        return True
    if there.name in {"rules", "table"}:
        if here.game != there.game:
            return False
        if here.name == "rules":
            judged = there.part == JUDGING != here.part
            return there.name == "rules" and not judged
        return there.name == "table" or there.part in SHARED or types_only
    return there.name == here.name or there.name in INSIDE[here.name]


def _import_faults(source: Source, here: Room, known: set[str]) -> Iterator[str]:
    for found in imports(source, known):
        top = found.target.split(".")[0]
        at = f"{source.name}:{found.line}"
        if top == "game":
            there = room_of(found.target)
            if there is None or not _allowed(here, there, types_only=found.types_only):
                yield f"{at} imports {found.target}"
        elif here.name in {"kernel", "rules"}:
            if top not in PURE and not (found.types_only and top in TYPES_ONLY):
                yield f"{at} imports {found.target}"
        elif top == "importlib":
            # Reading what is installed finds no module to run.
            reads_only = found.name == "importlib.metadata"
            if here.name not in MAY_FIND_MODULES and not reads_only:
                yield f"{at} imports {found.target}"
        elif top in {"runpy", "pkgutil", "pickle"} or not (
            top in sys.stdlib_module_names
            or here.name in EVERYTHING
            or top in OUTSIDE.get(here.name, set())
        ):
            yield f"{at} imports {found.target}"


def _finding_faults(source: Source, here: Room) -> Iterator[str]:
    """Ways to a module or a secret that no import statement shows."""
    if here.name in MAY_FIND_MODULES:
        return
    for node in ast.walk(source.tree):
        called = dotted(node.func) if isinstance(node, ast.Call) else ""
        used = dotted(node) if isinstance(node, ast.Attribute) else ""
        for name in (called, used):
            if name in FINDERS and not (
                (name == "sys.modules" and here.name == "system")
                or (name == "exec" and source.name in MAY_WRITE_FUNCTIONS)
            ):
                yield f"{source.where(node)} uses {name}"


def _is_set(node: ast.AST) -> bool:
    made = isinstance(node, ast.Call) and dotted(node.func) in {"set", "frozenset"}
    return made or isinstance(node, ast.Set | ast.SetComp)


def _order_of_a_set(node: ast.AST) -> bool:
    """Whether a set is gone through in its own order, which differs between runs."""
    if isinstance(node, ast.For | ast.comprehension):
        return _is_set(node.iter)
    if isinstance(node, ast.Call) and dotted(node.func) in {"list", "tuple", "next", "iter"}:
        return any(_is_set(argument) for argument in node.args)
    return isinstance(node, ast.Starred) and _is_set(node.value)


def _is_fraction(node: ast.AST) -> bool:
    if isinstance(node, ast.Constant):
        return isinstance(node.value, float | complex)
    if isinstance(node, ast.BinOp | ast.AugAssign):
        return isinstance(node.op, ast.Div)
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        return node.value.id == "math" and node.attr not in WHOLE_NUMBERS
    return False


def _steadiness_faults(source: Source, here: Room) -> Iterator[str]:
    """What would let the same match run differently elsewhere."""
    if here.name not in {"kernel", "rules"}:
        return
    judges = source.name == "game.kernel.judge" or here.part == JUDGING
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Call) and dotted(node.func) in UNSTEADY:
            if not (judges and dotted(node.func) == "float"):
                yield f"{source.where(node)} calls {dotted(node.func)}"
        elif _order_of_a_set(node):
            line = node.iter if isinstance(node, ast.comprehension) else node
            yield f"{source.where(line)} goes through a set in no order"
        elif not judges and _is_fraction(node):
            yield f"{source.where(node)} reckons in fractions"


def faults(root: Path) -> list[str]:
    """Every breach of the law under `root/game`."""
    files = sources(root, "game")
    known = {source.name for source in files}
    found: list[str] = []
    for source in files:
        here = room_of(source.name)
        if here is None:
            found.append(f"{source.name} lies in no room")
        elif here.name == "house":
            found += [
                f"{source.name}:{i.line} imports {i.target}"
                for i in imports(source, known)
                if i.target != "__future__"
            ]
        else:
            found += _import_faults(source, here, known)
            found += _finding_faults(source, here)
            found += _steadiness_faults(source, here)
    return found
