"""The voices of moles: chosen, shared out, kept with whoever chose them."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import msgspec
import pytest

from game.match.club import Member
from game.match.format import pack, unpack
from game.match.restore import contents, restored
from game.match.seats import COLOURS, SQUEAKS, Person, seated, voices
from tests.match.tables import WHAKKA, advance, fresh, people


def test_nobody_chose_and_no_two_sound_alike() -> None:
    assert len(SQUEAKS) == len(COLOURS) >= 8
    assert sorted(voices(people(8))) == sorted(SQUEAKS)


@pytest.mark.parametrize(("seat", "squeak"), list(product((0, 3, 7), SQUEAKS)))
def test_who_chose_has_it_and_the_others_make_room(seat: int, squeak: str) -> None:
    all_of_them = people(8)
    all_of_them[seat] = replace(all_of_them[seat], squeak=squeak)
    found = voices(all_of_them)
    assert found[seat] == squeak
    assert sorted(found) == sorted(SQUEAKS)


def test_two_may_choose_alike() -> None:
    both = [replace(each, squeak="honk") for each in people(2)]
    assert voices(both) == ("honk", "honk")
    assert "honk" not in voices([*both, *people(8)[2:]])[2:]


def test_a_save_keeps_the_voice_and_an_older_one_has_none() -> None:
    session = advance(fresh(WHAKKA), 3)
    plain = pack(*contents(session, "", ""))
    assert b"squeak" not in plain, "who chose none leaves saves as they were"
    assert [each.squeak for each in restored(*unpack(plain)).people] == ["", "", ""]
    session.hand_over(1, replace(session.people[1], squeak="croak"))
    again = restored(*unpack(pack(*contents(session, "", ""))))
    assert [each.squeak for each in again.people] == ["", "croak", ""]
    assert voices(again.people)[1] == "croak"


def test_a_voice_that_nobody_knows_keeps_nobody_from_the_table() -> None:
    strange = [replace(each, squeak="roar") for each in people(2)]
    assert [each.squeak for each in seated(WHAKKA, strange)] == ["", ""]


def test_a_club_night_keeps_it_too() -> None:
    member = Member.of(Person("Ada", "fern", squeak="yawn"))
    assert member.person(()).squeak == "yawn"
    older = {name: value for name, value in msgspec.to_builtins(member).items() if name != "squeak"}
    assert msgspec.convert(older, Member).person(()).squeak == ""
