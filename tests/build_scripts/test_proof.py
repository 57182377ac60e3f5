"""Proof on demand in short: it counts, goes on where it was left, and finds what is planted."""

from __future__ import annotations

import json
import math
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from build_scripts.proof import broken, faults, figures, kills, matches, walks
from game.match.autosave import Autosave
from game.match.format import pack
from game.screens.title.scene import TitleScene
from tests.every_game.harness import Played
from tests.screens.walk import FAULTS, WAYS, steps

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from game.match.format import Body, Header
    from game.system.notice import Notice


@pytest.mark.slow
@pytest.mark.parametrize("seed", [101, 102])
def test_nothing_breaks_on_a_walk_with_faults(seed: int) -> None:
    stumbled, _ = walks.stumbles(steps(seed, 100, (*WAYS, *FAULTS)))
    assert stumbled is None


@pytest.mark.slow
def test_what_breaks_is_made_short(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Planted: a shelf that breaks when it is opened."""

    def breaks(_: TitleScene) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(TitleScene, "_open_saves", breaks)
    assert walks.main(500, 1, tmp_path) == 1
    said = capsys.readouterr().out
    assert "ZeroDivisionError" in said
    assert said.startswith("seed ")
    assert len([line for line in said.splitlines() if line.startswith("    Step(")]) <= 2


def test_walks_go_on_where_they_were_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    gone: list[tuple[object, ...]] = []

    painted: list[bool] = []

    def walked(way: Sequence[object], **how: bool) -> tuple[None, set[str]]:
        gone.append(tuple(way))
        painted.append(how["painted"])
        return None, {f"screen {len(gone)}"}

    monkeypatch.setattr(walks, "stumbles", walked)
    assert walks.main(500, 7, tmp_path) == 0
    assert walks.main(500, 7, tmp_path) == 0
    assert len(gone) == 2, "there was nothing left to walk"
    assert walks.main(600, 7, tmp_path) == 0
    assert [len(way) for way in gone] == [250, 250, 100]
    assert len(set(gone)) == 3
    assert (
        "600 of 600 steps in 3 walks from seed 7, one in 16 of them painted, faults in between; "
        "3 screens" in capsys.readouterr().out
    )
    assert painted == [True, False, False]
    assert walks.main(250, 8, tmp_path) == 0
    assert len(gone) == 4, "another seed is another walk"


def test_the_page_says_what_was_not_reached(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    note = figures.noted(tmp_path)
    assert walks.main(0, 1, tmp_path, note=note) == 0
    assert matches.main(["molly"], 2, 1, tmp_path, note=note) == 0
    for kind, aim in figures.AIMS.items():
        if kind not in ("walks", "matches", "kills"):
            note(figures.Figure(kind, aim.goal, f"all of {kind}", held=kind != "soak"))
    said = (tmp_path / "figures.md").read_text(encoding="utf-8")
    missing = [line for line in said.splitlines() if line.startswith("- NOT REACHED: ")]
    assert missing == [
        # The least of all games counts, and four were never begun.
        "- NOT REACHED: matches, 0 of 100,000 matches of each game",
        "- NOT REACHED: walks, 0 of 1,000,000 inputs",
        "- NOT REACHED: kills, 0 of 3,000 kills",
    ]
    assert "| kills | never tried | 3,000 kills |  |" in said
    assert "| soak | 120 | 120 minutes of the game's own | NO |" in said
    assert "molly 2; 0 laws broken" in said
    # What is tried again stands in the old one's place; another version has proven nothing yet.
    note(figures.Figure("kills", 3_000, "all of kills", held=True))
    assert "NOT REACHED: kills" not in figures.page(tmp_path)
    monkeypatch.setattr(figures, "__version__", "another")
    assert figures.page(tmp_path).count("NOT REACHED") == len(figures.AIMS)


def test_only_so_many_minutes_are_begun(tmp_path: Path) -> None:
    assert matches.main(["molly"], 50, 1, tmp_path, minutes=0) == 0
    assert json.loads((tmp_path / "matches.json").read_bytes())["games"]["molly"]["matches"] == 0


def test_matches_go_on_where_they_were_left(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert matches.main(["whakka_mole"], 3, 1, tmp_path) == 0
    first = (tmp_path / "matches.json").read_bytes()
    assert matches.main(["whakka_mole"], 3, 1, tmp_path) == 0
    assert (tmp_path / "matches.json").read_bytes() == first, "there was nothing left to play"
    assert matches.main(["whakka_mole"], 5, 1, tmp_path) == 0
    whole = matches.some("whakka_mole", 0, 5)
    assert f"| whakka_mole | 5 | 5 | {whole.decisions} | 10. | 0 |" in capsys.readouterr().out
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


def test_single_faults_lose_nothing() -> None:
    *_, came = faults.of_game("whakka_mole", 31)
    assert came.broken == []
    assert came.faults > 50
    assert 0 < came.refused < came.faults
    assert set(came.works) == set(faults.WORKS)


@pytest.mark.parametrize("every", [*range(1, 14), 24, 30, 36, 40, 600])
@pytest.mark.parametrize("calls", [5, 24, 64])
def test_a_few_faults_are_spread_over_all_calls_in_all_ways(calls: int, every: int) -> None:
    came = list(faults.chosen(calls, every))
    assert len(came) == len(set(came)) == math.ceil(calls * len(faults.ERRORS) / every)
    hit, ways = {at for at, _ in came}, {error for _, error in came}
    assert len(hit) == min(len(came), calls)
    # Never more than a stride between one and the next, nor before the first or behind the last.
    wide = math.ceil(calls / len(hit))
    assert all(at in hit or not hit.isdisjoint(range(at - wide, at)) for at in range(calls))
    assert len(ways) > 1 or len(came) < 3


def test_a_save_that_says_too_much_is_found_by_faults(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: an autosave that says it is done though the disk has refused."""
    real = Autosave.put

    def says(self: Autosave, header: Header, body: Body) -> Notice | None:
        real(self, header, body)
        return None

    monkeypatch.setattr(Autosave, "put", says)
    for came in faults.of_game("whakka_mole", 5, ["decision"]):
        if came.broken:
            assert "whakka_mole, decision, call " in came.broken[0]
            return
    raise AssertionError("nobody has noticed")


def test_what_is_not_caught_is_found_by_faults(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: a disk's refusal that goes through to the screen."""

    def throws(self: Autosave, header: Header, body: Body) -> None:
        self._files.make_folder(self.path.parent)
        self.path.write_bytes(pack(header, body))

    monkeypatch.setattr(Autosave, "put", throws)
    *_, came = faults.of_game("whakka_mole", 1, ["first"])
    assert any("OSError" in told or "PermissionError" in told for told in came.broken)


def test_broken_files_are_opened_or_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert broken.main(60, 60, 3, ["whakka_mole", "molly"]) == 0
    said = capsys.readouterr().out
    assert "saves: 60 broken, 0 uncaught" in said
    assert "settings: 60 broken, 0 uncaught" in said

    # Planted: a refusal that nobody catches, and one that comes late.
    def careless(path: Path) -> str:
        if path.stat().st_size % 3 == 0:
            raise ZeroDivisionError
        return "opens"

    monkeypatch.setattr(broken, "opens", careless)
    assert broken.main(30, 1, 3, ["whakka_mole"]) == 1
    assert "ZeroDivisionError" in capsys.readouterr().out


def test_what_takes_too_long_is_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Planted: a save over which the game would think for ever."""
    monkeypatch.setattr(broken, "_HANGS", 0.2)
    thought = 0

    def hangs(path: Path) -> str:
        nonlocal thought
        while path.name:
            thought += 1
        return "never"

    monkeypatch.setattr(broken, "opens", hangs)
    assert broken.main(1, 0, 3, ["whakka_mole"]) == 1
    assert "it hangs" in capsys.readouterr().out
    assert thought


@pytest.mark.slow
def test_kills_are_counted_and_what_is_lost_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert kills.main(10, 3) == 0
    assert "kills: 10 with SIGKILL" in capsys.readouterr().out

    def loses(_: Path, count: int, __: int) -> Any:
        return Counter({"kills": count, "decisions": count, "lost": 1})

    monkeypatch.setattr(kills, "killed", loses)
    assert kills.main(10, 3) == 1
    assert "1 lost" in capsys.readouterr().out


def test_settings_that_cannot_be_read_again_are_found(tmp_path: Path) -> None:
    assert broken.settles(tmp_path, b"{") == "settings-broken"
    assert broken.settles(tmp_path, b'{"music": 41}') == "opens"
