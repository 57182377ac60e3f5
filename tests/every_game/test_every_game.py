"""Every game of the catalogue keeps every promise, at every decision of random matches."""

from __future__ import annotations

from typing import Any

import pytest

from game import catalogue
from game.kernel import play
from game.kernel.codec import Codec, digest
from game.kernel.contract import Game
from game.match.plain import digest as match_digest
from game.match.seats import Person
from game.match.session import Session
from tests.every_game.harness import matches, play_match
from tests.every_game.seating import answers_of, settings
from tests.every_game.toy import HOARD

_COLOURS = ("radish", "fern", "royal", "truffle", "carrot", "lemon", "ice", "lavender")
_GAMES: list[Game[Any, Any]] = [HOARD, *(catalogue.game(name) for name in catalogue.GAMES)]

every_game = pytest.mark.parametrize("game", _GAMES, ids=[game.id for game in _GAMES])


def _play(game: Game[Any, Any], seed: int, every: int) -> int:
    """One match; how many decisions it took."""
    tables = settings(game)
    seats, options = tables[seed * 29 % len(tables)]
    try:
        return play_match(game, seats, options, seed, every=every).decisions
    except AssertionError as error:
        error.add_note(f"{game.id}, {seats} seats, {options}, seed {seed}")
        raise


_ENOUGH = 1200
"""Decisions looked at with all checks, in as many matches as that takes."""


@every_game
def test_every_decision_of_some_matches(game: Game[Any, Any]) -> None:
    """All promises at each and every decision."""
    done = seed = 0
    while done < _ENOUGH:
        done += _play(game, seed, every=1)
        seed += 1


@pytest.mark.slow
@every_game
def test_a_hundred_matches(game: Game[Any, Any]) -> None:
    """The cheap promises at every decision, the dear ones about five times a match.

    `prove.py matches` and MOLEHILL_MATCHES=100000 play as many as that. Seat counts and options
    go round.
    """
    every = 10
    for seed in range(1000, 1000 + matches(100)):
        every = max(10, _play(game, seed, every) // 5)


_FEW = 400
"""Decisions taken back and taken again."""


@every_game
def test_undo_is_exact(game: Game[Any, Any]) -> None:
    """Back to just the State before, as often as an undo is allowed at all."""
    undone = played = seed = barred = 0
    while played < _FEW:
        seed += 1
        answers = answers_of(game, seed)
        seats, options = settings(game)[seed % len(settings(game))]
        people = [Person(f"Mole {i}", _COLOURS[i], "mouse") for i in range(seats)]
        session = Session(game, people, options, seed)
        for seat, action in answers[:_FEW]:
            played += 1
            before, count, asked = _hash(session), session.count, session.asked()
            log, chance = session.log(seat), session.track.state.rng
            session.act(seat, action)
            told = session.beats(None, count)
            barred += session.track.state.rng != chance or any(beat.event.shows for beat in told)
            if session.can_undo():
                after = _hash(session)
                assert session.undo()
                assert _hash(session) == before
                assert (session.count, session.asked(), session.log(seat)) == (count, asked, log)
                session.act(seat, action)
                assert _hash(session) == after
                undone += 1
        assert session.over or len(answers) > _FEW
    if barred == played:
        pytest.skip("every answer of it is followed by chance, or shows something")
    assert undone > 20, (
        f"of {played} answers in {game.id} only {undone} could be undone, and only {barred} were "
        "followed by chance or showed something"
    )


def _hash(session: Session) -> str:
    return digest(Codec(session.game.steps).dump(session._state))


@every_game
def test_saves_and_traces_speak_of_the_same_hash(game: Game[Any, Any]) -> None:
    seats, options = settings(game)[0]
    state = play.start(game, seats, options, 7)
    assert digest(Codec(game.steps).dump(state)) == match_digest(game, state)


@every_game
def test_the_game_says_what_it_is(game: Game[Any, Any]) -> None:
    """Names, seats and options that a lobby can be made of."""
    assert game.id
    assert game.rules_version >= 1
    assert game.reasons
    assert list(game.seats) == sorted(set(game.seats))
    assert settings(game)
    for option in game.options:
        assert option.default in option.choices
        assert len(set(option.choices)) == len(option.choices) > 1
    assert len({option.id for option in game.options}) == len(game.options)
    kinds = [step.kind for step in game.steps]
    assert len(set(kinds)) == len(kinds)
