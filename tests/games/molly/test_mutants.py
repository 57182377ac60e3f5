"""Every small change of the rules is noticed by the tests beside this one.

All of them: python build_scripts/mutate.py molly --show, which takes a quarter of an hour and more.
Here a sample of them, and a full count on demand (MOLEHILL_MUTANTS=all).

What survives, and why it changes nothing anybody could see:
* "the opposite" for the `strict=True` of a zip whose two sides are of one length by the table they
  are made of (deck, sets, events).
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from build_scripts.mutate import ROOT, killed, rule_modules

_HERE = Path(__file__).resolve().parent
_MODULES = [
    module
    for module in rule_modules(ROOT / "game" / "games" / "molly")
    # Positions, not rules: tests/every_game searches through each of them.
    if module != "rules.puzzles"
]
_FEWEST = 85
"""Of a hundred; what is left of a sample changes nothing anybody could see."""


@pytest.mark.slow
def test_changed_rules_are_noticed() -> None:
    every = os.environ.get("MOLEHILL_MUTANTS") == "all"
    changes, left = 0, []
    for module in _MODULES:
        count, survivors = killed("molly", module, _HERE, 1 if every else 97)
        changes += count
        left += [(module, each.line, each.what) for each in survivors]
    assert changes
    assert 100 * len(left) <= (100 - _FEWEST) * changes, left
