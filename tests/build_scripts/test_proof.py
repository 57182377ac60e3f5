"""Proof on demand in short: it counts, goes on where it was left, and finds what is planted."""

from __future__ import annotations

import json
import math
import random
import shutil
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from build_scripts import prove
from build_scripts.corpus import FOLDER
from build_scripts.proof import broken, faults, figures, kills, matches, saves, walks
from build_scripts.proof.tree import tree
from game import __version__
from game.match.autosave import Autosave
from game.match.format import pack
from game.screens.title.scene import TitleScene
from game.stage.intent import Kind
from tests.every_game.harness import Played
from tests.screens.unpainted import unpainted
from tests.screens.walk import FAULTS, WAYS, Step, Stumbled, Walk, _hand, furnished, steps

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
    monkeypatch.setattr(walks, "_MOST_FOUND", 1)
    assert walks.main(500, 1, tmp_path) == 1
    said = capsys.readouterr().out
    assert "ZeroDivisionError" in said
    assert said.startswith("seed ")
    assert len([line for line in said.splitlines() if line.startswith("    Step(")]) <= 2


class _Walked:
    """A walk of somebody who presses one thing a step."""

    def __init__(self, way: Sequence[object], number: int) -> None:
        self.inputs = len(way)
        self.seen = {f"screen {number}"}


def _walks(monkeypatch: pytest.MonkeyPatch, stumbling: Sequence[int] = ()) -> list[Any]:
    """Nobody really walks; the walks of these numbers stumble. What was walked, and how."""
    gone: list[Any] = []

    def walked(way: Sequence[object], **how: bool) -> tuple[Stumbled | None, _Walked]:
        gone.append((tuple(way), how))
        stumbled = None
        if any(way[0] == walks._way(7, number)[0] for number in stumbling):
            stumbled = Stumbled(min(9, len(way) - 1), ZeroDivisionError())
            stumbled.__cause__ = ZeroDivisionError()
        return stumbled, _Walked(way, len(gone))

    monkeypatch.setattr(walks, "stumbles", walked)
    monkeypatch.setattr(walks, "_LONG", 250)
    return gone


def test_walks_go_on_where_they_were_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    gone = _walks(monkeypatch)
    monkeypatch.setattr(walks, "tree", lambda: "one")
    assert walks.main(500, 7, tmp_path) == 0
    assert walks.main(500, 7, tmp_path) == 0
    assert len(gone) == 2, "there was nothing left to walk"
    monkeypatch.setattr(walks, "tree", lambda: "two")
    assert walks.main(600, 7, tmp_path) == 0
    assert [len(way) for way, _ in gone] == [250, 250, 100]
    assert len({way for way, _ in gone}) == 3
    said = capsys.readouterr().out
    assert (
        "600 of 600 steps (600 inputs) in 3 walks from seed 7, 1 of them painted, faults in "
        "between; 3 screens; nothing broken, nothing lost" in said
    )
    # What was walked on which tree is told apart.
    assert "one: 500 steps, 500 inputs" in said
    assert "two: 100 steps, 100 inputs" in said
    assert [how["painted"] for _, how in gone] == [True, False, False]
    assert [how["hurried"] for _, how in gone] == [False, True, False]
    assert walks.main(250, 8, tmp_path) == 0
    assert len(gone) == 4, "another seed is another walk"


def test_a_walk_that_stumbled_is_walked_again_until_it_is_mended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Others go on meanwhile: what is found in the night is read in the morning."""
    gone = _walks(monkeypatch, stumbling=[1])
    assert walks.main(600, 7, tmp_path) == 1
    ledger = walks.Ledger.read(tmp_path / "walks.json", 7)
    assert ledger.steps == 600, "it came so far as its tenth step, and others went on"
    assert [(old["number"], len(old["shortest"])) for old in ledger.found] == [(1, 1)]
    assert "1 STUMBLED" in capsys.readouterr().out
    assert walks.main(600, 7, tmp_path) == 1, "nothing was left to walk, and it still stumbles"
    assert "still stumbles" in capsys.readouterr().out
    gone.clear()
    _walks(monkeypatch)
    assert walks.main(600, 7, tmp_path) == 0
    assert "nothing broken, nothing lost, 1 found before and mended" in capsys.readouterr().out


def test_many_that_stumble_are_enough(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _walks(monkeypatch, stumbling=range(9))
    assert walks.main(9999, 7, tmp_path) == 1
    assert len(walks.Ledger.read(tmp_path / "walks.json", 7).found) == 5


def test_several_inputs_come_before_a_frame(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a walk in which somebody is quicker than the picture."""
    frames: list[float] = []
    with unpainted():
        walk = Walk(furnished(tmp_path), inputs_a_frame=3)
        monkeypatch.setattr(walk.puppets.studio, "step", frames.append)
        walk.go([Step("back", number) for number in range(7)])
    assert frames == [16, 16]
    assert walk.inputs == 7


def test_hands_do_all_that_hands_can() -> None:
    done = {_hand(random.Random(seed)).kind for seed in range(300)}
    assert {Kind.TAP, Kind.KEY, Kind.EDIT, Kind.UP, Kind.PREVIOUS} <= done
    assert _hand(random.Random(4)) == _hand(random.Random(4))


def test_the_page_says_what_was_not_reached(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
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
    assert "| kills | never tried | 3,000 kills |  |  |" in said
    assert f"| soak | 120 | 120 minutes of the game's own | NO | {tree()} |" in said
    assert "molly 2; 0 laws broken" in said
    capsys.readouterr()
    # What is tried again stands in the old one's place.
    note(figures.Figure("kills", 3_000, "all of kills", held=True))
    assert "NOT REACHED: kills" not in figures.page(tmp_path)
    # One command prints it, and tries nothing.
    monkeypatch.setattr(figures, "page", lambda folder: f"the page of {folder}")
    assert prove.main(["figures", "--folder", str(tmp_path)]) == 0
    assert capsys.readouterr().out.strip() == f"the page of {tmp_path}"


def test_another_version_has_proven_nothing_yet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    figures.noted(tmp_path)(figures.Figure("kills", 3_000, "all of kills", held=True))
    assert figures.page(tmp_path).count("NOT REACHED") == len(figures.AIMS) - 1
    monkeypatch.setattr(figures, "__version__", "another")
    assert figures.page(tmp_path).count("NOT REACHED") == len(figures.AIMS)


def test_what_is_kept_for_ever_is_looked_at_by_the_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    some = ["bad-bomb", "good-middle", "odd-other-seed"]
    listed = json.loads((FOLDER / "expected.json").read_bytes())
    wanted = {name: listed[name] for name in some}
    for name in some:
        shutil.copy(FOLDER / f"{name}.mole", tmp_path)
    (tmp_path / "expected.json").write_text(json.dumps(wanted), encoding="utf-8")
    assert saves.main(folder=tmp_path) == 0
    assert "3 kept for ever, 2 to load, 1 to refuse; 0 not as" in capsys.readouterr().out
    # Planted: one that no longer opens, one that is refused for another reason, one too friendly.
    shutil.copy(FOLDER / "bad-bomb.mole", tmp_path / "good-middle.mole")
    wanted["bad-bomb"] = {"refused": "save-broken"}
    wanted["odd-other-seed"] = {"refused": "save-broken"}
    (tmp_path / "expected.json").write_text(json.dumps(wanted), encoding="utf-8")
    assert saves.main(folder=tmp_path) == 1
    assert "3 not as they must be" in capsys.readouterr().out


def test_a_tree_that_was_changed_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    said = {"rev-parse": "0123abcd", "status": ""}
    monkeypatch.setattr("build_scripts.proof.tree._git", lambda word, *_: said[word])
    fresh = tree.__wrapped__
    assert fresh() == "0123abcd"
    said["status"] = " M game/app.py"
    assert fresh() == "0123abcd+"
    said["rev-parse"] = ""
    assert fresh() == __version__


def test_only_so_many_minutes_are_begun(tmp_path: Path) -> None:
    assert matches.main(["molly"], 50, 1, tmp_path, minutes=0) == 0
    assert json.loads((tmp_path / "matches.json").read_bytes())["games"]["molly"]["matches"] == 0


def test_matches_go_on_where_they_were_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert matches.main(["whakka_mole"], 3, 1, tmp_path) == 0
    first = (tmp_path / "matches.json").read_bytes()
    assert matches.main(["whakka_mole"], 3, 1, tmp_path) == 0
    assert (tmp_path / "matches.json").read_bytes() == first, "there was nothing left to play"
    monkeypatch.setattr(matches, "tree", lambda: "another")
    assert matches.main(["whakka_mole"], 5, 1, tmp_path) == 0
    whole, said = matches.some("whakka_mole", 0, 5), capsys.readouterr().out
    assert f"| whakka_mole | 5 | 5 | {whole.decisions} | 10. | 0 |" in said
    assert f"| {tree()} 3, another 2 |" in said
    assert whole.endings.total() == 5


@pytest.mark.parametrize(
    ("game", "left_to_chance"), [("mole_park", [0, 8]), ("molly", [*range(9)])]
)
def test_where_chance_gets_nowhere_every_second_answer_is_a_first_thought(
    game: str, left_to_chance: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    judged: dict[int, object] = {}

    def plays(*_: object, every: int, judge: object) -> Played:
        assert every > 0
        judged[len(judged)] = judge
        return Played(1, "over")

    monkeypatch.setattr(matches, "play_match", plays)
    matches.some(game, 0, 9)
    assert [seed for seed, judge in judged.items() if judge is None] == left_to_chance


def test_a_broken_law_is_told_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def plays(*words: object, **_: object) -> Played:
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
