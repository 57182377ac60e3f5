"""Rules change on purpose or not at all: golden matches play again to the last hash.

When a change is meant: python build_scripts/golden.py, and read the difference.
"""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import pytest

from build_scripts.golden import FOLDER, again, happens, read, wanted
from game import catalogue

_FILES = sorted(FOLDER.glob("*/*.jsonl"))


@pytest.mark.parametrize("path", _FILES, ids=[f"{path.parent.name}/{path.stem}" for path in _FILES])
def test_it_plays_again_exactly(path: Path) -> None:
    recorded = read(path)
    assert recorded[0]["game"] == path.parent.name
    played = list(again(catalogue.game(path.parent.name), recorded))
    for number, (then, now) in enumerate(zip(recorded, played, strict=True)):
        assert now == then, (
            f"line {number + 1} is played otherwise; if that is meant: "
            f"python build_scripts/golden.py {path.parent.name}"
        )


@pytest.mark.parametrize("name", catalogue.GAMES)
def test_none_is_missing_and_each_is_what_it_says(name: str) -> None:
    """One for each reason to end, each choice of each option, few, some and many seats."""
    game = catalogue.game(name)
    names = wanted(game)
    assert {path.stem for path in _FILES if path.parent.name == name} == set(names), (
        f"{name} wants other golden matches than it has: python build_scripts/golden.py {name}"
    )
    for stem, (settings, reason) in names.items():
        first, *_, last = read(FOLDER / name / f"{stem}.jsonl")
        assert (first["seats"], first["options"]) in settings
        assert first["rules_version"] == game.rules_version, (
            f"{stem} is of other rules: python build_scripts/golden.py {name}"
        )
        assert last["standings"]["reason"] in ([reason] if reason else game.reasons)
        if stem.startswith("has-"):
            match = read(FOLDER / name / f"{stem}.jsonl")
            assert happens(game, match, stem.removeprefix("has-"))
    reasons = {read(FOLDER / name / f"{stem}.jsonl")[-1]["standings"]["reason"] for stem in names}
    assert reasons == set(game.reasons), f"no golden match of {name} ends in each of its ways"


def test_whakka_moles_are_those_that_matter() -> None:
    assert set(wanted(catalogue.game("whakka_mole"))) == {
        "seats-2",
        "seats-5",
        "seats-8",
        "holes-9",
        "holes-12",
        "stubborn-on",
        "play-on-on",
        "ends-fifty",
        "ends-shared",
        "ends-played-on",
    }


def test_a_changed_rule_is_noticed() -> None:
    """The planted fault: a point more in what was recorded, a hash that is not the state's."""
    recorded = read(FOLDER / "whakka_mole" / "ends-fifty.jsonl")
    game = catalogue.game("whakka_mole")
    for where, name in ((-1, "standings"), (4, "events"), (4, "hash"), (1, "legal")):
        changed: list[dict[str, Any]] = copy.deepcopy(recorded)
        changed[where][name] = "another"
        assert list(again(game, changed)) == recorded != changed
