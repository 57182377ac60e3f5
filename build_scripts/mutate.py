"""Mutation testing: changes a rule on purpose and sees whether its tests notice.

    python build_scripts/mutate.py whakka_mole              # every module of its rules
    python build_scripts/mutate.py whakka_mole rules.steps --show # which changes were not noticed
    python build_scripts/mutate.py dice_theme_park content.metrics  # a module in a folder

One small change at a time (a comparison turned, a number moved, a condition negated, a line left
out) is made in the module's code in memory, never in its file, and the game's own tests are run
on it until one fails. What survives is either untested or changes nothing that could be seen.

Without names of modules it goes through all of a game's rules: see `rule_modules`.
"""

from __future__ import annotations

import argparse
import ast
import copy
import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import io
import multiprocessing
import sys
import time
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from game import catalogue  # noqa: E402

__all__ = ["Mutant", "killed", "mutants", "rule_modules"]

NO_RULES = ("seen", "rules.checking")
"""What a seat sees, guesses or is shown beforehand, and what watches the rules: nothing is decided
there, and tests of every game look after them."""
_PATIENCE = 600.0
"""Seconds that the tests may take on what nobody changed."""
_LONGER = 4
"""So many times as long as on that, and a change is noticed: by whoever waits for the end."""
_COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
_COUNTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
}


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change: where, what, and the module's code with it."""

    line: int
    what: str
    tree: ast.Module


def rule_modules(house: Path) -> tuple[str, ...]:
    """The modules of a game's rules, by their names in its house: "rules.turn", "content.staff".

    They are its content, the modules that define a Step, those that `rules.game` lays a match out
    with, and whatever these import in turn.
    """
    trees = {_named(path, house): ast.parse(path.read_text("utf-8")) for path in _files(house)}
    found: set[str] = set()
    reached = [
        name
        for name, tree in trees.items()
        if name.split(".")[0] == "content" or any(map(_is_step, tree.body))
    ]
    if "rules.game" in trees:
        reached += _imported(trees["rules.game"], f"game.games.{house.name}.")
    while reached:
        name = reached.pop()
        if name in trees and name not in found and not _is_no_rule(name):
            found.add(name)
            reached += _imported(trees[name], f"game.games.{house.name}.")
    return tuple(sorted(found))


def _is_no_rule(name: str) -> bool:
    return any(name == room or name.startswith(f"{room}.") for room in NO_RULES)


def _files(house: Path) -> list[Path]:
    return [
        path
        for path in sorted(house.rglob("*.py"))
        if path.parent != house or path.stem != "__init__"
    ]


def _named(path: Path, house: Path) -> str:
    parts = path.relative_to(house).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _is_step(node: ast.stmt) -> bool:
    return isinstance(node, ast.ClassDef) and "Step" in {
        ast.unparse(base).partition("[")[0] for base in node.bases
    }


def _imported(tree: ast.Module, house: str) -> Iterator[str]:
    """What a module takes of its own house when it runs, not for its types alone."""
    # What stands under `if TYPE_CHECKING` is no statement of the module itself.
    for node in tree.body:
        if isinstance(node, ast.ImportFrom):
            whole = f"{node.module}."
            if whole.startswith(house):
                yield whole.removeprefix(house)[:-1]
            for name in node.names:
                if f"{whole}{name.name}".startswith(house):
                    yield f"{whole}{name.name}".removeprefix(house)


def mutants(source: str) -> Iterator[Mutant]:
    """Every small change of this code, one at a time."""
    tree = ast.parse(source)
    for index, node in enumerate(ast.walk(tree)):
        for what in _ways(node):
            changed = copy.deepcopy(tree)
            target = list(ast.walk(changed))[index]
            _apply(target, what)
            ast.fix_missing_locations(changed)
            yield Mutant(getattr(node, "lineno", 0), what, changed)


def _ways(node: ast.AST) -> list[str]:
    """What can be done to a node, in words."""
    match node:
        case ast.Compare() if type(node.ops[0]) in _COMPARED:
            return ["turn the comparison"]
        case ast.BinOp() if type(node.op) in _COUNTED:
            return ["count the other way"]
        case ast.AugAssign() if type(node.op) in _COUNTED:
            return ["count the other way", "leave the line out"]
        case ast.BoolOp():
            return ["and for or"]
        case ast.UnaryOp(op=ast.Not()):
            return ["leave not out"]
        case ast.If() | ast.IfExp():
            return ["always", "never"]
        case ast.Expr(value=ast.Call()):
            return ["leave the line out"]
        case ast.Return(value=ast.Tuple(elts=[_, *_])):
            return ["do not do the first", "do not do the last"]
        case ast.Constant():
            return _other_values(node.value)
    return []


def _other_values(value: object) -> list[str]:
    if isinstance(value, bool):
        return ["the opposite"]
    if isinstance(value, int):
        return ["one more"]
    # Prose is documentation; a word is an id, a kind or a name of a fact.
    if isinstance(value, str) and value and not {" ", "\n"} & set(value):
        return ["another word"]
    return []


def _apply(node: ast.AST, what: str) -> None:
    if isinstance(node, ast.Compare):
        node.ops[0] = _COMPARED[type(node.ops[0])]()
    elif isinstance(node, ast.AugAssign) and what == "leave the line out":
        node.op, node.value = ast.Add(), ast.Constant(0)
    elif isinstance(node, ast.BinOp | ast.AugAssign):
        node.op = _COUNTED[type(node.op)]()
    elif isinstance(node, ast.BoolOp):
        node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    elif isinstance(node, ast.UnaryOp):
        node.op, node.operand = ast.Not(), ast.UnaryOp(ast.Not(), node.operand)
    elif isinstance(node, ast.If | ast.IfExp):
        node.test = ast.Constant(what == "always")
    elif isinstance(node, ast.Constant) and what == "one more" and isinstance(node.value, int):
        node.value += 1
    elif isinstance(node, ast.Constant) and what == "the opposite":
        node.value = not node.value
    elif isinstance(node, ast.Constant):
        node.value = f"{node.value!s}-other"
    elif isinstance(node, ast.Expr):
        node.value = ast.Constant(None)
    elif isinstance(node, ast.Return) and isinstance(node.value, ast.Tuple):
        elements = node.value.elts
        node.value.elts = elements[1:] if what == "do not do the first" else elements[:-1]


def _excused(source: str) -> set[int]:
    """Lines no player meets: imports, __all__ and what only types are made of."""
    excused: set[int] = set()
    for node in ast.parse(source).body:
        named = isinstance(node, ast.Assign) and (
            ast.unparse(node.targets[0]) == "__all__"
            or ast.unparse(node.value).startswith(("NewType(", "TypeVar("))
        )
        if named or isinstance(node, ast.Import | ast.ImportFrom):
            excused |= set(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    for inner in ast.walk(ast.parse(source)):
        # Options of a decorator say how an object is kept, not what it means.
        if isinstance(inner, ast.ClassDef | ast.FunctionDef):
            excused |= {decorator.lineno for decorator in inner.decorator_list}
    return excused


class _Changed(importlib.abc.Loader, importlib.abc.MetaPathFinder):
    """Hands out one module with other code than its file holds."""

    def __init__(self, name: str, path: Path, tree: ast.Module) -> None:
        self._name, self._path, self._tree = name, path, tree

    def find_spec(
        self, name: str, path: object, target: object = None
    ) -> importlib.machinery.ModuleSpec | None:
        del path, target
        if name != self._name:
            return None
        return importlib.util.spec_from_file_location(name, self._path, loader=self)

    def create_module(self, spec: importlib.machinery.ModuleSpec) -> ModuleType | None:
        del spec
        return None

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self._tree, str(self._path), "exec"), module.__dict__)  # noqa: S102


def _try(game: str, change: _Changed | None, tests: str) -> int:
    """In a process of its own: the tests on the changed game; 0 if none noticed."""
    house = f"game.games.{game}"
    for loaded in list(sys.modules):
        # What an earlier import made of the game knows nothing of the change.
        if loaded.startswith((house, house.replace("game.", "tests.", 1))):
            del sys.modules[loaded]
    if change is not None:
        sys.meta_path.insert(0, change)
    with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
        # Tests of mutants would make mutants of mutants.
        words = [
            "--ignore-glob=*test_mutants.py",
            "-x",
            "-q",
            "--no-header",
            "-p",
            "no:cacheprovider",
            "--rootdir",
            str(ROOT),
        ]
        return int(pytest.main([*words, "-c", str(ROOT / "pyproject.toml"), tests]))


def _noticed(game: str, change: _Changed | None, tests: str, patience: float) -> bool:
    process = multiprocessing.get_context("fork").Process(
        target=lambda: sys.exit(_try(game, change, tests))
    )
    process.start()
    process.join(patience)
    if process.is_alive():
        # A match that no longer ends is noticed by whoever plays it.
        process.kill()
        process.join()
    return process.exitcode != 0


@cache
def _unchanged(game: str, tests: str) -> float:
    """The seconds that the tests take on the game as it is; once, whatever is changed then."""
    began = time.monotonic()
    if _noticed(game, None, tests, _PATIENCE):
        raise SystemExit(f"The tests of {game} fail before anything is changed.")
    return time.monotonic() - began


def killed(game: str, module: str, tests: Path, each: int = 1) -> tuple[int, list[Mutant]]:
    """How many changes there are, each or every so-many-th, and which of them nobody noticed."""
    name = f"game.games.{game}.{module}"
    path = ROOT / "game" / "games" / game / f"{module.replace('.', '/')}.py"
    if not path.exists():
        path = path.with_suffix("") / "__init__.py"
    source = path.read_text(encoding="utf-8")
    excused = _excused(source)
    changes = [mutant for mutant in mutants(source) if mutant.line not in excused][::each]
    patience = _LONGER * _unchanged(game, str(tests)) if changes else 0.0
    survivors = []
    for number, mutant in enumerate(changes, 1):
        if not _noticed(game, _Changed(name, path, mutant.tree), str(tests), patience):
            survivors.append(mutant)
        if sys.stderr.isatty():
            sys.stderr.write(f"\r{module}: {number}/{len(changes)}, {len(survivors)} survive ")
    return len(changes), survivors


def main(words: list[str]) -> int:
    """Say how many were noticed, module by module; 1 below 85 in a hundred."""
    parser = argparse.ArgumentParser(description="Mutation testing of a game's rules.")
    parser.add_argument("game", choices=catalogue.GAMES)
    parser.add_argument("modules", nargs="*", help="all of its rules if none is named")
    parser.add_argument("--show", action="store_true", help="say which survived")
    parser.add_argument("--each", type=int, default=1, help="only every so-many-th change")
    args = parser.parse_args(words)
    total = alive = 0
    for module in args.modules or rule_modules(ROOT / "game" / "games" / args.game):
        began = time.monotonic()
        count, survivors = killed(
            args.game, module, ROOT / "tests" / "games" / args.game, max(args.each, 1)
        )
        total, alive = total + count, alive + len(survivors)
        took = time.monotonic() - began
        print(f"{module}: {count - len(survivors)} of {count} noticed in {took:.0f} s")
        if args.show:
            for mutant in survivors:
                print(f"  line {mutant.line}: {mutant.what}")
    share = 100 * (total - alive) / max(total, 1)
    print(f"{share:.0f} % noticed")
    return 0 if share >= 85 else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
