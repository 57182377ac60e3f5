"""The bots' part of the speed table is told whole, on a clock that the test turns."""

from __future__ import annotations

from itertools import count

import pytest

from game import catalogue
from game.kernel.chance import Random
from game.kernel.contract import PickSome
from game.kernel.judge import any_of
from game.makers import bench_bots
from tests.commands.said import say


@pytest.mark.parametrize(("thought", "good"), [(0.25, True), (1.5, False)])
def test_the_table_of_the_bots(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    thought: float,
    good: bool,
) -> None:
    ticks = count()
    monkeypatch.setattr(bench_bots, "process_time", lambda: next(ticks) * thought)
    monkeypatch.setattr(bench_bots, "_THOUGHTS", 3)
    monkeypatch.setattr(catalogue, "GAMES", ("whakka_mole", "mole_park"))
    said = say(capsys, "bench", "--only", "bots", "--json")
    assert said.code == 0
    rows = {row["what"]: row for row in said.json}
    for name in catalogue.GAMES:
        fewest = max(2, catalogue.game(name).seats[0])
        for seats in (fewest, 4):
            of_all = rows[f"{name}, {seats} seats, hard decision, mean"]
            slow = rows[f"{name}, {seats} seats, hard decision, p95"]
            assert (of_all["value"], of_all["unit"]) == (1000 * thought, "ms")
            assert (slow["value"], slow["unit"], slow["good"]) == (thought, "s", good)
            assert slow["ratio"] > 0


def test_only_questions_with_a_choice_are_thought_about(monkeypatch: pytest.MonkeyPatch) -> None:
    game = catalogue.game("dice_theme_park")
    asked: list[str] = []

    def noted(*question: object) -> object:
        options, level = question[4], question[5]
        asked.append(str(level))
        if isinstance(options, PickSome):
            return any_of(options, Random(1))
        assert isinstance(options, tuple)
        assert level == "quick" or len(options) > 1
        return options[0]

    monkeypatch.setattr(bench_bots, "choose", noted)
    monkeypatch.setattr(bench_bots, "_EVERY", 1)
    assert len(bench_bots.thoughts(game, 2, "hard", 240)) == 240
    assert asked.count("hard") == 240 < asked.count("quick")
