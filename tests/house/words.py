"""Which words the source shows to people, and which keys of the text files it names."""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING

from tests.house.source import docstrings, dotted, inside

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.house.source import Source

# Two words with a space between them are a sentence; identifiers, keys and formats are not.
_PROSE = re.compile(r"(?:^|[\s(\"'])[A-Za-z]{2,}[,.:;!?]?\s[A-Za-z]+(?![A-Za-z]*[._=%(])")
# What SDL itself calls keys: names of a format, looked up and never shown.
_KEYS_OF_SDL = re.compile(
    r"(?:left|right) (?:ctrl|alt|shift|meta|gui)|page (?:up|down)|caps lock|alt gr"
)
_NAMES_ONLY = re.compile(r"(?:(?:[A-Z]{2,}|[a-z0-9])(?: |$))+")
_WORD = re.compile(r"[A-Z][a-z]+[.!?…:]?")
_LOGGING = {"debug", "info", "warning", "error", "exception", "critical", "log"}
_KEY = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*(?:\.[a-z][a-z0-9-]*)?")
# Calls whose first word is the key of a text.
SPEAKERS = {"Fault", "Notice", "Said", "Wrong", "say"}


def _called(call: ast.Call) -> str:
    """The last name of what is called, whatever stands before it."""
    return call.func.attr if isinstance(call.func, ast.Attribute) else dotted(call.func)


def _typed_by(tree: ast.Module) -> set[str]:
    """What `typing.cast` is called here: its first word is a type."""
    return {
        name.asname or name.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module == "typing"
        for name in node.names
        if name.name == "cast"
    }


def _excused(tree: ast.Module) -> set[ast.AST]:
    """What no player reads: documentation, reasons of errors, log lines, types."""
    excused = docstrings(tree) | inside(tree, (ast.Raise, ast.Assert))
    typed = _typed_by(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _called(node) in _LOGGING:
            excused.update(inner for argument in node.args for inner in ast.walk(argument))
        if isinstance(node, ast.Call) and dotted(node.func) in typed:
            excused.update(ast.walk(node.args[0]))
        for name in ("annotation", "returns"):
            note = getattr(node, name, None)
            if isinstance(note, ast.AST):
                excused.update(ast.walk(note))
    return excused


def _literals(tree: ast.Module) -> Iterator[tuple[ast.AST, str, bool]]:
    """Every string in the source, and whether it is handed to a call as it stands."""
    handed = {
        argument
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        for argument in (*node.args, *(keyword.value for keyword in node.keywords))
    }
    excused = _excused(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in excused:
            yield node, node.value, node in handed


def spoken(source: Source) -> list[str]:
    """Words in the source that a player would read in one language only."""
    found = []
    for node, text, handed in _literals(source.tree):
        if _KEYS_OF_SDL.fullmatch(text) or _NAMES_ONLY.fullmatch(text):
            continue
        if _PROSE.search(text) or (handed and _WORD.fullmatch(text)):
            found.append(f"{source.where(node)} says {text[:60]!r}")
    return found


def named_keys(source: Source) -> list[tuple[str, str]]:
    """The keys this file certainly asks for, each with where: first words of Notice and Said."""
    found = []
    for node in ast.walk(source.tree):
        if not (isinstance(node, ast.Call) and node.args):
            continue
        first = node.args[0]
        if (
            _called(node) in SPEAKERS
            and isinstance(first, ast.Constant)
            and isinstance(first.value, str)
        ):
            found.append((source.where(node), first.value))
    return found


def key_patterns(source: Source) -> tuple[set[str], list[re.Pattern[str]]]:
    """What may be a key in this file: whole strings, and f-strings with something left open."""
    patterns: list[re.Pattern[str]] = []
    for node in ast.walk(source.tree):
        if isinstance(node, ast.JoinedStr):
            parts = [
                re.escape(part.value)
                if isinstance(part, ast.Constant) and isinstance(part.value, str)
                else "[a-z0-9-]+"
                for part in node.values
            ]
            # At least one fixed word: a pattern that fits every key proves nothing.
            if any(re.fullmatch(r"[a-z0-9.\\-]*[a-z]{2,}[a-z0-9.\\-]*", part) for part in parts):
                patterns.append(re.compile("".join(parts)))
    # A refusal's reason is a key too, so only documentation is left out here.
    documentation = docstrings(source.tree)
    whole = {
        node.value
        for node in ast.walk(source.tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if _KEY.fullmatch(node.value) and node not in documentation
    }
    return whole, patterns


def keys_in(file: Path) -> dict[str, int]:
    """The messages of a text file with their lines, attributes among them."""
    found: dict[str, int] = {}
    message = ""
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        if start := re.match(r"([a-zA-Z][\w-]*)\s*=\s*(.*)", line):
            message = start[1]
            found[message] = number
        elif start := re.match(r"\s+\.([a-zA-Z][\w-]*)\s*=", line):
            found[f"{message}.{start[1]}"] = number
    return found


def references(file: Path) -> set[str]:
    """The keys other texts of the file refer to."""
    text = file.read_text(encoding="utf-8")
    return set(re.findall(r"\{\s*([a-z][\w.-]*)\s*\}", text))


def declared(source: Source) -> Iterator[tuple[str, set[str] | None]]:
    """Each sentence that a table declares (`stage.kit.asks`), and what fills it, where that is
    said: None where it is a bare key."""
    for node in ast.walk(source.tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        keys = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
        if node.func.id == "says" and keys:
            yield str(keys[0]), {word.arg for word in node.keywords if word.arg is not None}
        elif node.func.id in ("Ask", "either", "waiting"):
            yield from ((str(key), None) for key in keys)
