"""Proof on demand in short: it counts, goes on where it was left, and finds what is planted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from build_scripts.proof import matches, walks
from game.screens.title.scene import TitleScene
from tests.every_game.harness import Played
from tests.screens.walk import FAULTS, WAYS, steps

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.slow
@pytest.mark.parametrize("seed", [101, 102])
def test_nothing_breaks_on_a_walk_with_faults(seed: int) -> None:
    stumbled, _ = walks.stumbles(steps(seed, 100, (*WAYS, *FAULTS)))
    assert stumbled is None


@pytest.mark.slow
def test_what_breaks_is_made_short(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Planted: a shelf that breaks when it is opened."""

    def breaks(_: TitleScene) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(TitleScene, "_open_saves", breaks)
    assert walks.main(500, 1) == 1
    said = capsys.readouterr().out
    assert "ZeroDivisionError" in said
    assert said.startswith("seed ")
    assert len([line for line in said.splitlines() if line.startswith("    Step(")]) <= 2


def test_matches_go_on_where_they_were_left(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert matches.main(["whakka_mole"], 3, 1, tmp_path) == 0
    first = (tmp_path / "matches.json").read_bytes()
    assert matches.main(["whakka_mole"], 3, 1, tmp_path) == 0
    assert (tmp_path / "matches.json").read_bytes() == first, "there was nothing left to play"
    assert matches.main(["whakka_mole"], 5, 1, tmp_path) == 0
    whole = matches.some("whakka_mole", 0, 5)
    assert f"| whakka_mole | 5 | {whole.decisions} | 0 |" in capsys.readouterr().out
    assert whole.endings.total() == 5


def test_a_broken_law_is_told_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def plays(*words: object, **_: int) -> Played:
        if words[3] == 7:
            raise AssertionError("a cube went missing")
        return Played(1, "over")

    monkeypatch.setattr(matches, "play_match", plays)
    tally = matches.some("molly", 5, 4)
    assert (tally.matches, tally.decisions) == (4, 3)
    (told,) = tally.broken
    assert "seed 7" in told
    assert "a cube went missing" in told
