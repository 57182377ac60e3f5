"""Page 14: the frequently overlooked rules; and what must hold whatever is played."""

from __future__ import annotations

from typing import Any

import pytest

from game.games.molly.bot.judge import JUDGE
from game.games.molly.content.components import colour_of
from game.games.molly.content.garden import CELLS, cell_number
from game.games.molly.content.words import Phase, cell_of, place_of
from game.games.molly.events import NoToken, Played, SetMade, TokenGained
from game.games.molly.rules.game import GAME
from game.games.molly.rules.state import MollyState
from game.kernel import play
from game.kernel.chance import Random
from game.kernel.event import Event
from game.kernel.judge import any_of
from tests.games.molly import garden


def _random(seats: int, seed: int, tell: list[Event], **options: str) -> list[MollyState]:
    """A random match: the states before each decision."""
    state = garden.start(seats, seed, **options)
    rng, states = Random(seed), []
    while not state.over:
        states.append(state.clone())
        seat = rng.choice(play.asked(state))
        play.act(state, seat, any_of(play.legal(state, seat), rng), tell.append)
    return [*states, state]


def test_whoever_dislikes_the_display_may_play_the_top_of_the_deck() -> None:
    for state in _random(3, 5, [])[:-1]:
        if state.todo[-1].kind == Phase.ACT and state.deck:
            assert "deck" in garden.legal(state)


def test_never_a_card_upon_its_own_colour() -> None:
    for seed in range(5):
        told: list[Event] = []
        states = _random(4, seed, told)
        for before in states[:-1]:
            for word in garden.legal(before):
                if word.startswith("display."):
                    place, cell = word.split()
                    card = before.display[place_of(place)]
                    assert before.shows(cell_of(cell)) != colour_of(card)


def test_an_empty_space_earns_a_token_every_time() -> None:
    for seed in range(5):
        told: list[Event] = []
        _random(3, seed, told)
        for at, event in enumerate(told):
            if isinstance(event, Played) and event.gap:
                assert isinstance(told[at + 1], TokenGained | NoToken)


def test_tokens_of_everyone_are_always_visible() -> None:
    state = garden.start(4, 2)
    for viewer in (None, 0, 3):
        assert GAME.observe(state, viewer).tokens == tuple(state.tokens)


def test_burrows_are_hidden_from_the_others_unless_opened() -> None:
    """Ruling 19."""
    state = garden.bare(3)
    garden.burrow(state, 0, 1, 2, 0, 0, 0)
    garden.act(state)
    assert GAME.observe(state, 0).burrows == ((1, 2, 0, 0, 0), None, None)
    assert GAME.observe(state, None).burrows == (None, None, None)
    state.open_burrows = True
    assert GAME.observe(state, 2).burrows[0] == (1, 2, 0, 0, 0)


@pytest.mark.parametrize("options", [{}, {"bobtail": "on"}, {"open-burrows": "on"}])
def test_every_line_of_a_set_is_one_that_was_there(options: dict[str, str]) -> None:
    """Each set told of lies in three cells that show its colour."""
    for seed in range(4):
        told: list[Event] = []
        _random(2 + seed % 3, seed, told, **options)
        for event in told:
            if isinstance(event, SetMade):
                assert event.taken in event.cells
                assert set(event.cells) <= set(map(cell_number, CELLS))
                assert event.colour in map(colour_of, event.cards)


@pytest.mark.parametrize(("seats", "turns"), [(2, 8.5), (3, 6.5), (4, 5.8)])
def test_a_match_lasts_as_long_as_it_should(seats: int, turns: float) -> None:
    """Rules page: 7.3, 6.0 and 5.3 turns each, with bots that take whatever is there."""
    total = sets = 0.0
    for seed in range(24):
        state, rng = garden.start(seats, seed), Random(seed)
        told: list[Event] = []
        while not state.over:
            seat = play.asked(state)[0]
            options = play.legal(state, seat)
            world = GAME.imagine(GAME.observe(state, seat), seat, rng)
            action = JUDGE.policy(world, seat, options, rng, JUDGE.personalities[0])
            play.act(state, seat, action, told.append)
        total += state.turn / 24
        sets += sum(isinstance(event, SetMade) for event in told) / 24
    assert abs(total - turns) < 0.3 * turns
    assert 6 <= sets <= 16


def test_the_laws_that_can_never_break_are_watched() -> None:
    """Every law of `check` is shown to notice its own breach."""
    sound = garden.start(3, 1)
    assert GAME.check(sound) == []
    breaches: dict[str, dict[str, Any]] = {
        "card": {"discards": ["red.1"]},
        "token": {"supply": sound.supply + 1},
        "cubes": {"burrows": [[7, 0, 0, 0, 0], [7, 0, 0, 0, 0], [0] * 5]},
        "seven": {"burrows": [[8, 0, 0, 0, 0], [0] * 5, [0] * 5]},
        "Bobtail": {"dog": 3},
    }
    for word, changes in breaches.items():
        state = sound.clone()
        for name, value in changes.items():
            setattr(state, name, value)
        assert any(word in law for law in GAME.check(state)), word
