"""The lobby: seats, devices, colours, bots, and the sentences that explain what cannot be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from game.screens.lobby.model import COLOURS, CONTROLS, KEY_CLUSTERS, Lobby, Rules
from game.screens.lobby.problems import problem, remark
from game.system.names import is_clean
from game.system.settings import SeatChoice

if TYPE_CHECKING:
    from game.match.seats import Person

RULES = Rules(
    "game", tuple(range(2, 9)), {"holes": ("9", "10")}, {"holes": "10"}, ("even", "bold", "sly")
)


def name_of(person: Person) -> str:
    return person.name or person.colour


def key(found: object) -> str:
    return getattr(found, "key", "")


def test_each_newcomer_gets_a_colour_and_a_device_of_their_own() -> None:
    lobby = Lobby(RULES, pads=(7, 9))
    for control in ("mouse", "keys", "pad", "keys", "pad", "bot"):
        assert lobby.add(control) is not None
    seated = lobby.seated()
    assert len({person.colour for person in seated}) == 6
    assert [person.device for person in seated if person.control == "pad"] == [7, 9]
    assert [person.device for person in seated if person.control == "keys"] == [0, 1]
    assert lobby.add("pad") is None, "there are only two gamepads"
    assert problem(lobby, name_of) is None


def test_too_few_is_explained() -> None:
    lobby = Lobby(RULES)
    assert key(problem(lobby, name_of)) == "lobby-too-few"
    lobby.add("mouse")
    found = problem(lobby, name_of)
    assert found is not None
    assert found.facts == {"missing": 1, "fewest": 2}


def test_counts_between_the_fewest_and_the_most_may_be_missing() -> None:
    lobby = Lobby(Rules("odd", (2, 4), {}, {}, ("even",)))
    for _ in range(3):
        lobby.add("mouse")
    assert key(problem(lobby, name_of)) == "lobby-odd-count"


def test_a_gamepad_that_is_unplugged_is_named() -> None:
    lobby = Lobby(RULES, pads=(3,))
    lobby.add("mouse")
    lobby.add("pad")
    lobby.rename(1, "Mira")
    assert problem(lobby, name_of) is None
    lobby.pads = ()
    found = problem(lobby, name_of)
    assert found is not None
    assert (found.key, found.facts) == ("lobby-pad-gone", {"name": "Mira"})


def test_two_on_one_set_of_keys_are_named() -> None:
    lobby = Lobby(RULES)
    lobby.add("keys", 1)
    lobby.add("keys", 1)
    assert key(problem(lobby, name_of)) == "lobby-shared-keys"


def test_bots_fill_the_table_with_different_manners() -> None:
    lobby = Lobby(RULES)
    lobby.add("mouse")
    assert lobby.fill("hard") == 7
    assert lobby.chosen == 0
    manners = [person.personality for person in lobby.seated()[1:]]
    assert set(manners) == set(RULES.personalities)
    assert all(person.level == "hard" for person in lobby.seated()[1:])
    lobby.drop_bots()
    assert len(lobby.seated()) == 1


def test_only_bots_may_play_and_it_is_said() -> None:
    lobby = Lobby(RULES)
    lobby.fill("easy")
    assert problem(lobby, name_of) is None
    assert key(remark(lobby, name_of)) == "lobby-only-bots"


def test_a_colour_in_use_is_not_given_twice() -> None:
    lobby = Lobby(RULES)
    lobby.add("mouse")
    lobby.add("mouse")
    taken = lobby.seated()[0].colour
    assert not lobby.recolour(1, taken)
    assert lobby.recolour(1, lobby.free_colours()[0])


def test_the_table_is_remembered() -> None:
    lobby = Lobby(RULES)
    lobby.add("mouse")
    lobby.add("keys")
    lobby.fill("easy")
    lobby.rename(0, "Ida")
    again = Lobby(RULES)
    again.recall(lobby.remembered())
    assert again.seats == lobby.seats


def test_whoever_had_a_gamepad_that_is_not_here_gets_the_mouse() -> None:
    lobby = Lobby(RULES)
    lobby.recall((SeatChoice("Kofi", "carrot", "pad"),))
    person = lobby.seated()[0]
    assert (person.name, person.colour, person.control) == ("Kofi", "carrot", "mouse")


def test_unknown_options_fall_back_to_the_games_own() -> None:
    assert Lobby(RULES, options={"holes": "99"}).options == {"holes": "10"}


CHANGES = st.one_of(
    st.tuples(st.just("add"), st.sampled_from(CONTROLS)),
    st.tuples(st.just("remove"), st.integers(0, 7)),
    st.tuples(st.just("recolour"), st.integers(0, 7), st.sampled_from(COLOURS)),
    st.tuples(st.just("seat_with"), st.integers(0, 7), st.sampled_from(CONTROLS)),
    st.tuples(st.just("rename"), st.integers(0, 7), st.text(max_size=300)),
    st.tuples(st.just("fill"), st.sampled_from(("easy", "hard"))),
)


@given(st.lists(CHANGES, max_size=30))
def test_whatever_is_pressed_the_seats_stay_sound(changes: list[tuple[object, ...]]) -> None:
    lobby = Lobby(RULES, pads=(1, 2))
    for verb, *what in changes:
        getattr(lobby, str(verb))(*what)
        seated = lobby.seated()
        assert len({person.colour for person in seated}) == len(seated)
        clusters = [person.device for person in seated if person.control == "keys"]
        assert len(set(clusters)) == len(clusters) <= KEY_CLUSTERS
        assert all(is_clean(person.name) for person in seated)
        assert 0 <= lobby.chosen < 8
        assert not seated or lobby.seats[lobby.chosen] is not None
