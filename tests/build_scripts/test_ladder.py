"""The ladder stops early without cheating, and keeps the lines it was not asked to play anew."""

from __future__ import annotations

from concurrent.futures import Executor, Future
from fractions import Fraction
from itertools import count
from random import Random
from typing import TYPE_CHECKING, ParamSpec, TypeVar

import pytest

from build_scripts import ladder, ledger
from build_scripts.ladder import (
    FEWEST,
    Pairing,
    Played,
    Rung,
    always,
    climb,
    pairings,
    played,
    read,
    row,
    written,
)
from build_scripts.ledger import Ledger, kept, mark
from game import catalogue
from game.bots import levels
from game.makers.duel import interval

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

P = ParamSpec("P")
T = TypeVar("T")
PAIR = Pairing("whakka_mole", 2, "normal", "easy")


def strayed(bounds: Callable[[float, int], tuple[float, float]], share: float) -> int:
    """In how many of 200 runs the interval leaves the truth behind at any moment."""
    found = 0
    for run in range(200):
        dice, won = Random(run), 0
        for games in range(1, 401):
            won += dice.random() < share
            low, high = bounds(won / games, games)
            if games >= FEWEST and not low <= share <= high:
                found += 1
                break
    return found


@pytest.mark.parametrize("share", [0.25, 0.5, 0.8])
def test_the_interval_holds_at_every_moment_at_once(share: float) -> None:
    assert strayed(always, share) <= 10  # 5 % of 200


def test_the_usual_interval_looked_at_after_every_match_would_not() -> None:
    assert strayed(interval, 0.5) > 20


def rung(*outcomes: int, pairing: Pairing = PAIR) -> Rung:
    made = Rung(pairing)
    for won in outcomes:
        made.add(Played(Fraction(won), 50, (0.25,)))
    return made


def test_a_pair_is_clear_only_by_enough_whole_rounds_of_the_table() -> None:
    assert rung(*[1] * FEWEST).clear
    assert not rung(*[1] * (FEWEST - 2)).clear
    assert not rung(*[1] * (FEWEST + 1)).clear
    assert rung(*[0] * FEWEST).clear
    assert not rung(*[0, 1] * 200).clear


def test_a_manner_is_clear_when_it_lies_near_an_even_share() -> None:
    manner = Pairing("topoum", 2, "hard", "hard", "bruiser")
    assert not rung(*[0, 1] * 20, pairing=manner).clear
    assert rung(*[0, 1] * 200, pairing=manner).clear
    assert not rung(*[1] * 400, pairing=manner).clear


def test_hard_is_to_win_four_of_five_with_easy_at_two_seats() -> None:
    bars = {(each.a, each.b, each.seats): each.bar for each in pairings("molly")}
    assert bars["hard", "easy", 2] == 0.8
    assert bars["hard", "normal", 3] == pytest.approx(1 / 3)


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_every_game_has_its_pairs_and_manners(game: str) -> None:
    seats = catalogue.game(game).seats
    assert all(each.seats in seats for each in pairings(game))
    tried = [each.manner for each in pairings(game, manners=True)]
    assert tried == [each.id for each in catalogue.judge(game).personalities]


def test_the_first_level_goes_round_the_table() -> None:
    first, second = (played(Pairing("whakka_mole", 2, "random", "hard"), at) for at in (0, 1))
    again = played(Pairing("whakka_mole", 2, "random", "hard"), 0)
    assert first.won == again.won
    assert first.winning == again.winning
    assert len(first.seconds) == len(again.seconds)
    assert second.won in (0, Fraction(1, 2), 1)


def test_thoughts_are_timed_by_the_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = count()
    monkeypatch.setattr(ladder, "process_time", lambda: next(ticks) * 0.5)
    match = played(Pairing("whakka_mole", 2, "random", "random"), 0)
    assert set(match.seconds) == {0.5}


def test_lines_that_were_not_played_anew_stay(tmp_path: Path) -> None:
    page = tmp_path / "LADDER.md"
    other = Pairing("molly", 3, "hard", "normal")
    written(page, [row(rung(1, 0, 1, 1)), row(rung(1, 1, 1, pairing=other))])
    before = read(page)
    written(page, [row(rung(0, 0, 0, 0))])
    after = read(page)
    assert list(before) == list(after)
    assert "75.0%" in before["whakka_mole", "2", "normal / easy"]
    assert " 0.0%" in after["whakka_mole", "2", "normal / easy"]
    assert before["molly", "3", "hard / normal"] == after["molly", "3", "hard / normal"]


def test_who_plays_alone_has_a_line_of_its_own() -> None:
    (alone,) = (each for each in pairings("dice_theme_park") if each.seats == 1)
    first = played(Pairing("dice_theme_park", 1, "random", "random"), 0)
    assert first.won in (0, 1)
    assert first.winning > 0
    assert not rung(*[1] * 99, pairing=alone).clear
    assert rung(*[1] * 100, pairing=alone).clear
    assert "| hard | 2* |" in row(rung(1, 0, pairing=alone))


def test_a_line_that_was_broken_off_says_so() -> None:
    assert f"| {FEWEST} |" in row(rung(*[1] * FEWEST))
    assert f"| {FEWEST}* |" in row(rung(*[0, 1] * (FEWEST // 2)))
    assert "| 400 |" in row(rung(*[0, 1] * 200))


class InTurn(Executor):
    """Plays each match when it is asked for, in this process."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


@pytest.fixture
def matches(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of the matches that are played, each with an outcome of its own."""
    begun: list[int] = []

    def quickly(_: Pairing, index: int) -> Played:
        begun.append(index)
        dice = Random(index)
        return Played(Fraction(dice.randrange(4), 3), dice.randrange(60), (dice.random(),) * 3)

    monkeypatch.setattr(ladder, "played", quickly)
    return begun


def climbed(book: Ledger, most: int, on: Callable[[], bool] = lambda: True) -> str:
    made = Rung(PAIR)
    with InTurn() as pool:
        climb(made, book, most, pool, 1, on=on)
    return row(made)


def test_a_run_that_is_ended_goes_on_where_it_was_left(tmp_path: Path, matches: list[int]) -> None:
    whole = climbed(Ledger(tmp_path / "whole.jsonl"), 50)
    assert sorted(matches) == list(range(50))
    matches.clear()
    book = Ledger(tmp_path / "parts.jsonl")
    first = climbed(book, 50, lambda: len(matches) < 7)
    assert "| 7* |" in first
    # Killed in the middle of a line.
    with book.file.open("a", encoding="utf-8") as out:
        out.write('{"match": 7, "won": "1/')
    assert climbed(book, 50, lambda: len(matches) < 20) != whole
    assert climbed(book, 50) == whole
    assert sorted(matches) == list(range(50))
    # And once more, with nothing left to play.
    assert climbed(book, 50, lambda: False) == whole
    assert len(matches) == 50


def test_lines_of_what_is_played_already_are_written_without_a_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "LADDER.md"
    monkeypatch.setattr(ladder, "PAGE", page)
    monkeypatch.setattr(ladder, "FOLDER", tmp_path)
    book = kept(tmp_path, PAIR.game, PAIR.seats, (PAIR.a, PAIR.b), "")
    for index in range(3):
        book.add(index, Played(Fraction(1), 50, (0.5,)))
    assert ladder.main(["whakka_mole", "--within", "0"]) == 0
    assert list(read(page)) == [("whakka_mole", "2", "normal / easy")]
    assert "| 3* |" in page.read_text("utf-8")


def test_no_match_is_counted_that_others_play_or_that_follows_a_gap(tmp_path: Path) -> None:
    book = Ledger(tmp_path / "some.jsonl")
    for index in (0, 1, 3):
        book.add(index, Played(Fraction(1), 50, (0.5,)))
    assert "| 2* |" in climbed(book, 50, lambda: False)
    book.add(2, Played(Fraction(1), 50, (0.5,)))
    assert "| 4* |" in climbed(book, 50, lambda: False)


def test_a_ledger_is_for_just_these_rules_and_levels(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pair = ("hard", "normal")
    usual = mark("molly", pair)
    assert kept(tmp_path, "molly", 2, pair, "") != kept(tmp_path, "molly", 3, pair, "")
    assert mark("topoum", pair) != usual
    monkeypatch.setitem(levels._DIFFERENT, "molly", {"hard": {"decisions": 1}})
    assert mark("molly", pair) != usual
    assert mark("molly", ("normal", "easy")) != usual
    monkeypatch.undo()
    assert mark("molly", pair) == usual


def test_words_for_people_decide_no_match() -> None:
    plain = ledger._bare("def one(n):\n    return n + 1\n")
    assert ledger._bare('def one(n):\n    """One more."""\n    return n + 1  # it is\n') == plain
    assert ledger._bare("def one(n):\n    return n + 2\n") != plain


def test_every_file_that_decides_is_there() -> None:
    for game in catalogue.GAMES:
        files = list(ledger._deciding(ledger.ROOT / "game", game))
        assert all(file.is_file() for file in files)
        assert len(files) > 25
