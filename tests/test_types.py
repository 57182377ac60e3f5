"""Rules, games and what tables promise are typed: where `Any` stands, a reason stands here."""

from __future__ import annotations

import ast
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from tests.house.source import GAME, Written

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from tests.house.source import Source

ROOMS = ("game.games.", "game.kernel.", "game.stage.table")
_DECLARED = "what stands after a field's name has the type that stands before it"
_UNSAID = "who says nothing of a State means one of any game: Python has no word for that"
_ANY_GAME = "a game of States and sights of its own: neither narrower nor wider than another's"
WHY: Mapping[str, tuple[int, str]] = {
    "game.kernel.alone": (2, _UNSAID),
    "game.kernel.alone.Puzzle.position": (2, _ANY_GAME),
    "game.kernel.alone.Alone": (2, _ANY_GAME),
    "game.kernel.codec.Codec.dump": (1, "asked by its class, not by its type, at every save"),
    "game.kernel.codec.Codec.load": (1, "what comes of a hint has the type that the hint says"),
    "game.kernel.contract": (2, f"plain data is what JSON may hold; and {_UNSAID}"),
    "game.kernel.contract.Game": (3, _ANY_GAME),
    "game.kernel.fields": (2, "views of any field, and functions that are written out"),
    "game.kernel.fields.hidden": (1, _DECLARED),
    "game.kernel.fields.owned": (1, _DECLARED),
    "game.kernel.fields.public": (1, _DECLARED),
    "game.kernel.judge": (2, _UNSAID),
    "game.kernel.judge.RulesAlone.__init__": (2, _ANY_GAME),
    "game.kernel.judge.RulesAlone.value": (1, _ANY_GAME),
    "game.kernel.play.start": (3, _ANY_GAME),
    "game.kernel.reading.Readers._plain": (1, "no type of ours: a hint that is read as it stands"),
    "game.stage.table.Table": (1, "acts of the game's own events, told of its own sights"),
}
"""How often, and why."""


def untyped(sources: Iterable[Source]) -> Counter[str]:
    """How often each function, or class, or module says `Any`."""
    found: Counter[str] = Counter()

    def look(node: ast.AST, place: str) -> None:
        for inner in ast.iter_child_nodes(node):
            if isinstance(inner, ast.Name) and inner.id == "Any":
                found[place] += 1
            if isinstance(inner, ast.FunctionDef | ast.ClassDef):
                look(inner, f"{place}.{inner.name}")
            else:
                look(inner, place)

    for source in sources:
        look(source.tree, source.name)
    return found


def test_whatever_has_no_type_has_a_reason() -> None:
    found = untyped(source for source in GAME if source.name.startswith(ROOMS))
    assert found == {place: count for place, (count, _) in WHY.items()}


@pytest.mark.parametrize(
    ("code", "place"),
    [
        ("def f(x: Any) -> int: ...", ".f"),
        ("class A:\n    def g(self) -> dict[str, Any]: ...", ".A.g"),
        ("X: TypeAlias = Any", ""),
    ],
)
def test_a_planted_one_is_found(code: str, place: str) -> None:
    written = Written(code)
    assert untyped([written]) == {f"{written.name}{place}": 1}
