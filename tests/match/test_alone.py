"""What one person alone does: rungs, the deal of the day, and what is written down of both."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game import catalogue
from game.kernel.chance import Random
from game.kernel.judge import any_of
from game.match.laurels import LAURELS, Day, Laurels, LaurelsFile
from game.match.refused import Refused
from game.match.saves import Saves, load
from game.match.seats import COLOURS, Person
from game.match.session import Session
from game.match.solo import Rung, climbing, counted, daily, dealt, fair_win, rungs, task_of

if TYPE_CHECKING:
    from pathlib import Path

DAY = "2026-11-19"


def people(rung: Rung) -> list[Person]:
    bots = [
        Person(f"B{number}", COLOURS[number + 1], "bot", level=level)
        for number, level in enumerate(rung.levels)
    ]
    return [Person("Ada", COLOURS[0]), *bots]


def played(session: Session, seed: int = 1) -> Session:
    rng = Random(seed)
    while not session.over:
        seat = session.asked()[0]
        session.act(seat, any_of(session.legal(seat), rng))
    return session


@pytest.mark.parametrize("game_id", catalogue.GAMES)
def test_each_rung_can_be_sat_down_to_and_is_harder_than_the_one_below(game_id: str) -> None:
    game = catalogue.game(game_id)
    ladder = rungs(game)
    assert len(ladder) >= 3
    assert len({(rung.levels, tuple(sorted(rung.options.items()))) for rung in ladder}) == len(
        ladder
    )
    for number, rung in enumerate(ladder):
        session = climbing(game, number, people(rung))
        assert task_of(session) == (number, "")
        assert session.asked()


@pytest.mark.parametrize("game_id", catalogue.GAMES)
def test_the_deal_of_a_day_is_the_same_for_everybody_and_another_the_next(game_id: str) -> None:
    game = catalogue.game(game_id)
    one, two = (dealt(game, DAY, people(daily(game))) for _ in range(2))
    assert one.snapshot() == two.snapshot()
    assert one.options == two.options
    assert dealt(game, "2026-11-20", people(daily(game))).seed != one.seed
    for seat in one.asked():
        if one.people[seat].is_bot:
            assert one.ticket(seat).seed == two.ticket(seat).seed


def test_other_games_have_other_deals() -> None:
    games = [catalogue.game(game_id) for game_id in catalogue.GAMES]
    assert len({dealt(game, DAY, people(daily(game))).seed for game in games}) == len(games)


def test_what_it_is_played_for_is_kept_with_the_match(tmp_path: Path) -> None:
    game = catalogue.game("molly")
    session = dealt(game, DAY, people(daily(game)))
    path = Saves(tmp_path).write(session, "2026-11-19T20:00:00", "x")
    again = load(path)
    assert task_of(again) == (None, DAY)
    again.restart()
    assert task_of(again) == (None, ""), "whoever begins anew knows what comes"


def test_only_a_win_over_the_right_bots_climbs() -> None:
    game = catalogue.game("whakka_mole")
    seen = set()
    for seed in range(40):
        session = played(climbing(game, 0, people(rungs(game)[0])), seed)
        laurels = Laurels()
        won = fair_win(session)
        seen.add(won)
        assert counted(laurels, session) is won
        assert laurels.rungs.get(game.id, 0) == int(won)
        session.hand_over(1, Person("Eve", COLOURS[1]))
        assert not counted(Laurels(), session), "another person sat there"
    assert seen == {True, False}


def test_a_rung_is_climbed_once_and_none_is_passed_over() -> None:
    laurels = Laurels()
    assert not laurels.climb("molly", 1)
    assert laurels.climb("molly", 0)
    assert not laurels.climb("molly", 0)
    assert laurels.climb("molly", 1)
    assert laurels.rungs == {"molly": 2}


def test_the_best_of_a_day_counts() -> None:
    laurels = Laurels()
    assert laurels.play("molly", DAY, 20, won=True)
    assert not laurels.play("molly", DAY, 15, won=False)
    assert laurels.days["molly"][DAY] == Day(20, won=True)
    assert laurels.play("molly", DAY, 25, won=False)
    assert laurels.days["molly"][DAY] == Day(25, won=True)


def test_days_in_a_row() -> None:
    laurels = Laurels()
    for day in ("2026-11-15", "2026-11-17", "2026-11-18"):
        laurels.play("molly", day, 1, won=False)
    assert laurels.streak("molly", "2026-11-18") == 2
    assert laurels.streak("molly", "2026-11-19") == 2, "today is not over"
    assert laurels.streak("molly", "2026-11-20") == 0
    assert laurels.streak("topoum", "2026-11-18") == 0
    assert laurels.streak("molly", "no day") == 0


def test_old_days_are_forgotten() -> None:
    laurels = Laurels()
    for number in range(500):
        laurels.play("molly", f"{2000 + number}-01-01", number, won=False)
    assert len(laurels.days["molly"]) == 400
    assert min(laurels.days["molly"]) == "2100-01-01"


def test_it_is_written_and_read_again(tmp_path: Path) -> None:
    laurels, file = Laurels(), LaurelsFile(tmp_path / LAURELS)
    assert file.load() == (None, None)
    assert laurels.solve("molly", "swap")
    assert not laurels.solve("molly", "swap")
    laurels.climb("topoum", 0)
    laurels.play("molly", DAY, 7, won=True)
    assert file.save(laurels) is None
    assert file.load() == (laurels, None)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"[]",
        b'{"solved": 3}',
        b'{"rungs": {"molly": -1}}',
        b'{"days": {"molly": {"yesterday": {"best": 1, "won": true}}}}',
        b'{"more": 1}',
        b"[" * 100_000,
        b"x" * (1 << 19),
    ],
)
def test_a_broken_file_is_told_of_and_play_goes_on(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / LAURELS
    path.write_bytes(data)
    laurels, notice = LaurelsFile(path).load()
    assert laurels is None
    assert notice is not None
    assert notice.key == "alone-broken"
    assert LaurelsFile(path).save(Laurels()) is None
    assert LaurelsFile(path).load() == (Laurels(), None)


def test_a_task_that_no_save_can_hold_is_refused(tmp_path: Path) -> None:
    game = catalogue.game("molly")
    session = dealt(game, DAY, people(daily(game)))
    session.card.task = "daily.for ever"
    with pytest.raises(Refused):
        Saves(tmp_path).write(session, "2026-11-19T20:00:00", "x")
