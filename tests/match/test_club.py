"""Club night: points by places, a crown that is carried, an evening that outlasts a crash."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.match.club import CLUB, PLANNED, Club, ClubFile, Member, points
from game.match.seats import COLOURS, Person
from tests.match.tables import people

if TYPE_CHECKING:
    from pathlib import Path


def club(*controls: str) -> Club:
    return Club(
        tuple(
            Member.of(Person(f"Seat {at}", COLOURS[at], control))
            for at, control in enumerate(controls or ("mouse",) * 3)
        )
    )


def play(evening: Club, *places: int, game: str = "molly", double: bool = False) -> None:
    match = f"match.{len(evening.columns)}"
    evening.begin(match)
    evening.add(game, match, places, ("kind",), double=double)


def test_the_last_gets_one_and_each_place_above_one_more() -> None:
    assert points((1, 2, 3, 4)) == (4, 3, 2, 1)
    assert points((2, 1, 2, 4)) == (2, 4, 2, 1), "who share a place get the same"
    assert points((1, 2, 3), double=True) == (6, 4, 2)


@given(st.lists(st.integers(0, 9), min_size=2, max_size=8))
def test_there_is_never_nothing(scores: list[int]) -> None:
    places = [1 + sum(other > score for other in scores) for score in scores]
    found = points(places)
    assert min(found) == 1
    assert max(found) <= len(scores)
    assert (found[0] > found[1]) == (scores[0] > scores[1])


def test_the_crown_stays_while_others_only_draw_level() -> None:
    evening = club()
    assert evening.crowned() == -1
    play(evening, 1, 2, 3)
    assert evening.crowned() == 0
    play(evening, 2, 1, 3)
    assert [evening.total(at) for at in range(3)] == [5, 5, 2]
    assert evening.crowned() == 0
    play(evening, 3, 1, 2)
    assert evening.crowned() == 1
    assert evening.crowned(2) == 0, "from whose head it came"
    other = club()
    play(other, 2, 1, 3)
    play(other, 1, 2, 3)
    assert other.ranked()[0] == 0
    assert other.crowned() == 1


def test_the_last_chooses_and_a_bot_leaves_it_to_the_person_next_above() -> None:
    evening = club("mouse", "pad", "bot")
    assert evening.picks() == 0
    play(evening, 1, 2, 3)
    assert evening.picks() == 1
    assert evening.columns[0].chooser == 0
    play(evening, 3, 1, 2)
    assert evening.columns[1].chooser == 1
    assert club("bot", "bot").picks() == 0


def test_an_evening_is_as_many_games_as_planned_or_until_it_is_ended() -> None:
    evening = club()
    for _ in range(PLANNED):
        assert not evening.full
        play(evening, 1, 2, 3)
    assert evening.full
    other = club()
    other.ended = True
    assert other.full


def test_it_is_found_again_as_it_was(tmp_path: Path) -> None:
    file = ClubFile(tmp_path / "saves" / CLUB)
    assert file.load() == (None, None)
    evening = club("mouse", "bot")
    play(evening, 2, 1)
    evening.begin("under-way")
    assert file.save(evening) is None
    found, notice = ClubFile(tmp_path / "saves" / CLUB).load()
    assert (found, notice) == (evening, None)
    assert found is not None
    assert found.counted("match.0")
    assert not found.counted("under-way")
    file.clear()
    assert file.load() == (None, None)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"not json",
        b'{"members":[]}',
        b'{"members":' + b"[" * 5000,
        (
            b'{"members":[{"name":"A","colour":"pink","control":"mouse","device":0,"level":"normal",'
            b'"personality":"even"},{"name":"B","colour":"fern","control":"mouse","device":0,'
            b'"level":"normal","personality":"even"}]}'
        ),
    ],
)
def test_what_nobody_of_ours_wrote_is_set_aside_and_told(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / CLUB
    path.write_bytes(data)
    found, notice = ClubFile(path).load()
    assert found is None
    assert notice is not None
    assert notice.key == "club-broken"
    assert not path.exists()
    assert path.with_name(path.name + ".broken").read_bytes() == data


def test_points_of_others_than_the_members_are_not_believed() -> None:
    evening = club()
    play(evening, 1, 2, 3)
    assert evening.sound
    evening.members = evening.members[:2]
    assert not evening.sound


def test_a_member_is_the_same_person_in_every_game() -> None:
    bot = Person("Sly Carrot", "carrot", "bot", 0, "hard", "sly")
    member = Member.of(bot)
    assert member.person(["even", "sly"]) == bot
    other = member.person(["greedy"])
    assert (other.name, other.colour, other.personality) == ("Sly Carrot", "carrot", "greedy")
    assert [Member.of(person).person([]) for person in people(3)] == people(3)


def test_what_the_evening_has_to_say_of_everybody() -> None:
    evening = club()
    play(evening, 1, 2, 3)
    play(evening, 3, 2, 1)
    play(evening, 3, 2, 1)
    feats = evening.feats()
    assert feats["club-stars"] == (1, 0, 2)
    assert feats["club-second"] == (0, 3, 0)
    assert feats["club-leap"] == (0, 0, 2)
    assert sum(feats["club-host"]) == 3
