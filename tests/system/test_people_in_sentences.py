"""A sentence about a person: the reader or another, and names that change the word before them."""

from __future__ import annotations

import pytest

from game.system.called import Called, Naming
from game.system.fluent import Bundle
from game.system.text import Catalogue, Texts

SOURCE = """\
wins = { $name ->
    [you] You win!
   *[other] { $name } wins!
}
robs = { $name ->
    [you] You rob { $victim }
   *[other] { $victim ->
        [you] { $name } robs you
       *[other] { $name } robs { $victim }
    }
}
and = { SOUND($name) ->
    [i] e { $name }
   *[other] y { $name }
}
gain = { NUMBER($n, signDisplay: "exceptZero") } now
list-last = { $before } and { $last }
list-before = { $item }, { $rest }
"""
WORDS = Catalogue(Bundle(SOURCE, "en"))
IDA, BEN, ME = Called("Ida"), Called("Ben"), Called("Noor", you=True)


def test_the_reader_is_you_and_everybody_else_is_called_by_name() -> None:
    assert WORDS("wins", name=ME) == "You win!"
    assert WORDS("wins", name=IDA) == "Ida wins!"
    assert WORDS("wins", name="Ida") == "Ida wins!"


def test_two_people_in_one_sentence() -> None:
    assert WORDS("robs", name=ME, victim=IDA) == "You rob Ida"
    assert WORDS("robs", name=IDA, victim=ME) == "Ida robs you"
    assert WORDS("robs", name=IDA, victim=BEN) == "Ida robs Ben"


@pytest.mark.parametrize("name", ["you", "You", "other"])
def test_somebody_may_be_called_you(name: str) -> None:
    assert WORDS("wins", name=Called(name)) == f"{name} wins!"


def test_two_of_one_name_are_two_people_and_a_name_is_still_a_name() -> None:
    assert Called("Ida") == "Ida"
    assert Called("Ida") == Called("Ida")
    assert Called("Ida", you=True) != Called("Ida")
    assert hash(Called("Ida")) == hash("Ida")
    assert f"{Called('Ida', you=True)}" == "Ida"


def test_people_in_a_row() -> None:
    assert (WORDS.people([IDA, BEN]), WORDS.people([IDA, BEN]).who) == ("Ida and Ben", "other")
    both = WORDS.people([IDA, ME, BEN])
    assert (str(both), both.who) == ("Ida and Ben", "you")
    alone = WORDS.people([ME])
    assert (str(alone), alone.who) == ("", "you")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Inés", "e Inés"),
        ("Íñigo", "e Íñigo"),
        ("Hilario", "e Hilario"),
        ("Ian", "y Ian"),
        ("Hielo", "y Hielo"),
        ("Yara", "y Yara"),
        ("Ana", "y Ana"),
        ("3", "y 3"),
        ("", "y "),
    ],
)
def test_a_word_may_change_with_the_sound_of_the_next(name: str, said: str) -> None:
    assert WORDS("and", name=name) == said


@pytest.mark.parametrize(("n", "said"), [(3, "+3 now"), (0, "0 now"), (-2, "−2 now")])
def test_a_gain_shows_its_sign(n: int, said: str) -> None:
    assert WORDS("gain", n=n) == said


def test_spanish_and_italian_join_names_as_they_are_said() -> None:
    assert Texts("es").of("screens").join(["Ana", "Inés"]) == "Ana e Inés"
    assert Texts("es").of("screens").join(["Ana", "Ben"]) == "Ana y Ben"
    assert Texts("it").of("screens").join(["Ben", "Emma"]) == "Ben ed Emma"
    assert Texts("it").of("screens").join(["Ben", "Ida"]) == "Ben e Ida"


def test_a_sentence_knows_the_names_in_it_and_can_cut_them() -> None:
    said = WORDS("robs", name=Called("Bartholomew"), victim=Called("Bart"))
    assert isinstance(said, Naming)
    assert said.names == ("Bartholomew", "Bart")
    assert said.cut(5) == "Bart… robs Bart"
    assert said.cut(3) == "Ba… robs Ba…"
    both = WORDS.people([Called("Ida"), Called("Bartholomew")])
    assert both.cut(6) == "Ida and Barth…"
    told = WORDS("wins", name=both)
    assert isinstance(told, Naming)
    assert told.cut(6) == "Ida and Barth… wins!"
    assert not isinstance(WORDS("wins", name="Bartholomew"), Naming), "a title is no person"


def test_a_name_is_no_part_of_another_word() -> None:
    assert Naming("Digger and her Diggers dig", ("Digger",)).cut(4) == "Dig… and her Diggers dig"
    assert Naming("(A) B. wins", ("(A) B.",)).cut(3) == "(A… wins"
    assert Naming("Nobody wins", ()).cut(2) == "Nobody wins"
    assert Called("", you=True).cut(3) == ""
