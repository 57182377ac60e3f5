"""Every refusal and message of the match has its sentence, and every sentence its use."""

from __future__ import annotations

import ast
from pathlib import Path

from game.system.text import Texts

ROOM = Path(__file__).resolve().parents[2] / "game" / "match"


def said() -> dict[str, set[str]]:
    """Every key the room's code tells, and the names of the facts it gives."""
    found: dict[str, set[str]] = {}
    for path in ROOM.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            if node.func.id not in ("Refused", "Notice", "Finding") or not node.args:
                continue
            first = node.args[0]
            facts = [*node.args[1:], *(word.value for word in node.keywords if word.arg == "facts")]
            for key in [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]:
                if isinstance(key, ast.Constant):
                    found.setdefault(str(key.value), set()).update(*map(_names, facts))
    return found


def _names(facts: ast.expr) -> set[str]:
    if isinstance(facts, ast.Dict):
        return {str(key.value) for key in facts.keys if isinstance(key, ast.Constant)}
    return {"reason"}


def kept() -> dict[str, set[str]]:
    """What a file that is kept beside the matches tells when it is broken, or cannot be written."""
    found: dict[str, set[str]] = {}
    for path in ROOM.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.ClassDef) or "KeptFile[" not in "".join(
                map(ast.unparse, node.bases)
            ):
                continue
            keys = [word.value for word in ast.walk(node) if isinstance(word, ast.Constant)]
            broken, not_kept = (
                str(key) for key in keys if str(key) in Texts("en").of("match").names()
            )
            found |= {broken: set(), not_kept: {"reason"}}
    return found


def test_every_key_has_a_sentence_and_every_sentence_is_used() -> None:
    assert set(said() | kept()) == set(Texts("en").of("match").names())


def test_every_sentence_is_whole_with_the_facts_it_is_given() -> None:
    words = Texts("en").of("match")
    for key, names in (said() | kept()).items():
        sentence = words(key, **dict.fromkeys(names, 3))
        assert sentence.endswith("."), key
        assert not set("{}$‹›") & set(sentence), sentence
