"""The history of a name: games, wins and evenings, whatever bots were called."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.match.chronicle import chronicle
from game.match.session import Session
from game.match.shelf import Shelf
from tests.match.tables import WHAKKA, advance, finished, people

if TYPE_CHECKING:
    from pathlib import Path

    from game.match.seats import Person


def table(*names: str, bot: str = "") -> list[Person]:
    """People of these names, and a bot that is called something."""
    seats = people(len(names) + bool(bot))
    found = [replace(who, name=name) for who, name in zip(seats, names, strict=False)]
    if bot:
        found.append(replace(seats[-1], name=bot, control="bot", level="hard", personality="bold"))
    return found


def played(shelf: Shelf, seats: list[Person], when: str, seed: int) -> Session:
    session = finished(Session(WHAKKA, seats, {}, seed))
    assert shelf.keep(session, when) is None
    return session


def test_games_wins_and_evenings_of_a_name(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    wins = {"ida": 0, "ben": 0, "bot": 0}
    evenings = ("2026-11-18T21:00:00", "2026-11-19T01:30:00", "2026-11-20T20:00:00")
    for number, when in enumerate(evenings):
        name = ("Ida", "IDA", " ida")[number]
        bot = ("Bold Royal", "Kühne Royal", "Royal hardie")[number]
        session = played(shelf, table(name, "Ben", bot=bot), when, number)
        for seat in session.standings().winners:
            wins[("ida", "ben", "bot")[seat]] += 1
    chapters = chronicle(shelf.entries())
    ida, ben, bot_ = sorted(chapters, key=lambda who: (who.bot, who.name.casefold() != "ida"))
    assert (ida.name.casefold(), ida.all.games, ida.all.wins) == ("ida", 3, wins["ida"])
    assert (ben.name, ben.all.games, ben.all.wins) == ("Ben", 3, wins["ben"])
    assert (bot_.bot, bot_.level, bot_.personality) == (True, "hard", "bold")
    assert (bot_.all.games, bot_.all.wins) == (3, wins["bot"])
    assert sum(wins.values()) >= 3
    assert ida.games.keys() == {"whakka_mole"}
    # What ended at half past one was played that evening.
    assert {day: tally.games for day, tally in ida.evenings.items()} == {
        "2026-11-20": 1,
        "2026-11-18": 2,
    }
    assert list(ida.evenings) == ["2026-11-20", "2026-11-18"]


def test_copies_lessons_and_what_is_not_over_do_not_count(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    session = played(shelf, table("Ida", "Ben"), "2026-11-18T21:00:00", 1)
    shelf.write(session, "2026-11-18T21:05:00", "A copy")
    lesson = finished(Session(WHAKKA, table("Ida", "Ben"), {}, 2))
    lesson.card.lesson = 3
    assert shelf.keep(lesson, "2026-11-18T22:00:00") is None
    waiting = advance(Session(WHAKKA, table("Ida", "Ben"), {}, 3), 5)
    assert shelf.keep(waiting, "2026-11-18T23:00:00") is None
    (tmp_path / "torn.mole").write_bytes(b"torn")
    assert [who.all.games for who in chronicle(shelf.entries())] == [1, 1]


def test_two_seats_of_one_name_play_one_game(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    played(shelf, table("Ida", "Ida"), "2026-11-18T21:00:00", 1)
    (ida,) = chronicle(shelf.entries())
    assert (ida.all.games, ida.all.wins) == (1, 1)


def test_an_odd_moment_belongs_to_no_evening(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    for number, when in enumerate(("", "0001-01-01T01:00:00", "9" * 40)):
        played(shelf, table("Ida", "Ben"), when, number)
    ida = next(who for who in chronicle(shelf.entries()) if who.name == "Ida")
    assert (ida.all.games, ida.evenings) == (3, {})
