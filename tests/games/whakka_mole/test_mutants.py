"""Every small change of the rules is noticed by the tests beside this one.

All of them: python build_scripts/mutate.py whakka_mole --show, which takes some minutes. Here
a sample of them, and a full count on demand (MOLEHILL_MUTANTS=all).

What survives, and why it changes nothing anybody could see:
* four times "always" for `if tell is not quiet` (rules.steps): the Event is made and nobody
  listens;
* one entry more in a table than there are seats (rules.steps, `_EVERYBODY`) or holes
  (content, `NUMBERS`).
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from build_scripts.mutate import killed, mutants

_HERE = Path(__file__).resolve().parent
_SURVIVE = {
    "content": ["one more"],
    "rules.steps": ["always", "always", "always", "always", "one more"],
}


@pytest.mark.slow
@pytest.mark.parametrize("module", ["content", "rules.steps"])
def test_changed_rules_are_noticed(module: str) -> None:
    each = 1 if os.environ.get("MOLEHILL_MUTANTS") == "all" else 29
    count, survivors = killed("whakka_mole", module, _HERE, each)
    assert count
    left = [mutant.what for mutant in survivors]
    for what in _SURVIVE[module]:
        if what in left:
            left.remove(what)
    assert left == [], [(mutant.line, mutant.what) for mutant in survivors]


def test_changes_are_made_one_at_a_time() -> None:
    """The changer itself: every way, each in a copy of its own."""
    source = (
        "def f(a, b):\n"
        "    if not a and b < 3:\n"
        "        tell('word')\n"
        "        b += 1\n"
        "    return (a + b, True)\n"
    )
    found = list(mutants(source))
    assert sorted((mutant.line, mutant.what) for mutant in found) == [
        (2, "always"),
        (2, "and for or"),
        (2, "leave not out"),
        (2, "never"),
        (2, "one more"),
        (2, "turn the comparison"),
        (3, "another word"),
        (3, "leave the line out"),
        (4, "count the other way"),
        (4, "leave the line out"),
        (4, "one more"),
        (5, "count the other way"),
        (5, "do not do the first"),
        (5, "do not do the last"),
        (5, "the opposite"),
    ]
    codes = {compile(mutant.tree, "x", "exec").co_consts[0] for mutant in found}
    assert len(codes) == len(found)


def test_an_unnoticed_change_is_counted(tmp_path: Path) -> None:
    """The planted fault: a test that notices nothing lets everything live."""
    lazy = tmp_path / "test_lazy.py"
    lazy.write_text("def test_nothing():\n    pass\n")
    count, survivors = killed("whakka_mole", "content", lazy, each=12)
    assert count == len(survivors) > 0
