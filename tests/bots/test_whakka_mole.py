"""Whakka Mole's bots: near the best number of moles, with manners that show."""

from __future__ import annotations

from statistics import mean

import pytest

from game import catalogue
from game.bots.players import choose
from game.games.whakka_mole.bot import WhakkaJudge, best_count
from game.games.whakka_mole.rules.state import Line, Sheet
from game.games.whakka_mole.seen import WhakkaSeen
from game.kernel.chance import Random
from game.kernel.play import act, asked, legal
from tests.games.whakka_mole import sheets

GAME = catalogue.game("whakka_mole")
JUDGE = WhakkaJudge()
OPTIONS = {option.id: option.default for option in GAME.options}


@pytest.mark.parametrize(("seats", "low", "high"), [(2, 1, 3), (4, 3, 4), (6, 4, 5)])
def test_the_best_number_of_moles_is_the_one_computed(seats: int, low: int, high: int) -> None:
    # Rulings: with 10 holes 1-3 with two players, 3-4 with four, 4-5 with six.
    assert low <= best_count(10, seats) <= high


def _wins(level: str, against: str, matches: int, seats: int = 2, **changed: str) -> float:
    won = 0.0
    for match in range(matches):
        mine = match % seats
        state = GAME.new_match(seats, OPTIONS | changed, match)
        decisions = 0
        while not state.over:
            for seat in asked(state):
                decisions += 1
                name = level if seat == mine else against
                seen = GAME.observe(state, seat)
                seed = match * 10_000 + decisions
                options = legal(state, seat)
                act(state, seat, choose(GAME, JUDGE, seen, seat, options, name, "even", seed))
        winners = GAME.standings(state).winners
        won += (mine in winners) / len(winners)
    return won / matches


@pytest.mark.parametrize(
    ("level", "against", "least"),
    [("easy", "random", 0.5), ("normal", "easy", 0.7), ("hard", "normal", 0.57)],
)
def test_each_level_beats_the_one_below(level: str, against: str, least: float) -> None:
    # 250 matches: the 95 % interval is 6 points either way; `duel` shows the figures over 400.
    assert _wins(level, against, 250) > least


def test_with_four_seats_a_hard_bot_takes_more_than_its_share() -> None:
    assert _wins("hard", "normal", 160, seats=4) > 0.33


def _seen(papers: tuple[tuple[Line, ...], ...]) -> WhakkaSeen:
    sheets = tuple(
        Sheet(popup=paper[-1].popup, up=paper[-1].popup, whack=paper[-1].whack) for paper in papers
    )
    return WhakkaSeen(0, (0, 1), "prepare", (("hole.1",),), 10, False, False, 9, sheets, papers)


def test_hard_reads_who_stays_and_who_runs() -> None:
    homebody = tuple(sheets.line((1, 2, 3), 5) for _ in range(9))
    runner = tuple(sheets.line((1, 2, 3) if turn % 2 else (6, 7, 8), 5) for turn in range(9))
    me = tuple(sheets.line((4,), 1) for _ in range(9))
    options = tuple((f"hole.{number}",) for number in range(1, 11))

    def at_last_holes(paper: tuple[Line, ...]) -> float:
        aims = [
            choose(GAME, JUDGE, _seen((me, paper)), 0, options, "hard", "even", seed)
            for seed in range(300)
        ]
        last = {f"hole.{hole}" for hole in paper[-1].popup}
        return mean(aim[0] in last for aim in aims)

    assert at_last_holes(homebody) > 0.8
    assert at_last_holes(runner) < 0.1


def test_personalities_show() -> None:
    def moles(name: str, level: str = "normal") -> float:
        state = GAME.new_match(4, OPTIONS, 1)
        seen, options = GAME.observe(state, 0), legal(state, 0)
        return mean(
            len(choose(GAME, JUDGE, seen, 0, options, level, name, seed)) for seed in range(200)
        )

    assert moles("bold") > moles("even") + 0.5 > moles("shy") + 1

    def kept(name: str) -> float:
        papers = tuple((sheets.line((2, 5, 8), 1),) for _ in range(4))
        seen = _seen(papers)
        seen = WhakkaSeen(**{f: getattr(seen, f) for f in seen.__dataclass_fields__} | {"mine": ()})
        options = legal(GAME.imagine(seen, 0, Random(1)), 0)
        picks = [choose(GAME, JUDGE, seen, 0, options, "normal", name, seed) for seed in range(200)]
        return mean(len({"hole.2", "hole.5", "hole.8"} & set(pick)) / len(pick) for pick in picks)

    assert kept("homebody") > kept("even") > kept("wanderer")
