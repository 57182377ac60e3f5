"""Page 11: the first Tardy Mole, and the last round."""

from __future__ import annotations

import pytest

from game.games.molly.content.components import is_tardy
from game.games.molly.events import Ended, Filled, LastRound, TurnBegun
from game.games.molly.rules.state import MollyState
from game.kernel import play
from tests.games.molly import garden

FULL = "red blue white green yellow red blue white green"


def _ready(*drawn: str, display: tuple[str, str] = ("", "green")) -> MollyState:
    """These cards, and then the Tardy Moles."""
    state = garden.bare()
    garden.rows(state, FULL)
    garden.show(state, *display)
    garden.stack(state, *drawn)
    return state


def _last(state: MollyState, told: garden.Told) -> bool:
    assert state.last_round is (len(told.all(LastRound)) == 1)
    return state.last_round


def test_at_the_beginning_of_a_turn() -> None:
    state = _ready("red")
    assert _last(state, garden.refill(state))
    assert is_tardy(state.deck[-1])
    state = _ready("red", "blue")
    assert not _last(state, garden.refill(state))


def test_after_action_a() -> None:
    state = _ready("red", display=("blue", "green"))
    assert _last(state, garden.act(state, "take display.1"))


@pytest.mark.parametrize(
    ("cards", "answers"),
    [
        (("red",), ("deck",)),
        (("event.orange.gaps", "red"), ("deck",)),
        (("event.green.draw", "red", "blue", "green", "white"), ("deck",)),
    ],
    ids=["blind", "an Event's place is taken", "all draw"],
)
def test_from_any_cause(cards: tuple[str, ...], answers: tuple[str, ...]) -> None:
    """Ruling 15: the moment a Tardy is on top of the deck."""
    state = _ready(*cards, display=("blue", "green"))
    assert _last(state, garden.act(state, *answers))


def test_by_filling_the_garden() -> None:
    state = garden.bare()
    garden.rows(state, "red blue . green yellow red blue white green")
    garden.show(state, "blue", "green")
    garden.stack(state, "event.orange.gaps", "white")
    told = garden.act(state, "deck")
    assert _last(state, told)
    assert told.kinds.index(LastRound) < told.kinds.index(Filled)


def test_by_the_three_cards_that_cover_projects() -> None:
    state = garden.bare()
    garden.lay(state, 1, "-green", "red")
    garden.lay(state, 2, "red")
    garden.lay(state, 5, "-white")
    garden.lay(state, 8, "-blue")
    garden.show(state, "red", "yellow")
    garden.stack(state, "red", "blue", "green")
    assert _last(state, garden.act(state, "display.1 cell.3", "cell.3"))


def _play_on(state: MollyState) -> list[int]:
    """Everybody plays until it ends: whose turns these were."""
    told = garden.Told()
    while not state.over:
        seat = play.asked(state)[0]
        play.act(state, seat, play.listing(play.legal(state, seat))[0], told)
    assert told.kinds[-1] is Ended
    return [event.seat for event in told.all(TurnBegun)]


@pytest.mark.parametrize("first", [0, 1, 2, 3])
@pytest.mark.parametrize("active", [0, 1, 2, 3])
def test_it_ends_when_the_player_to_the_right_of_the_first_has_played(
    first: int, active: int
) -> None:
    """So that everyone has had as many turns."""
    state = garden.bare(active=active, first=first)
    garden.rows(state, FULL)
    garden.show(state, "", "green")
    garden.stack(state, "red")
    garden.refill(state)
    assert state.last_round
    last = (first - 1) % 4
    assert _play_on(state) == [(active + i) % 4 for i in range(1, (last - active) % 4 + 1)]
    assert state.active == last


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_gets_the_same_number_of_turns(seats: int) -> None:
    for seed in range(6):
        state = garden.start(seats, seed)
        turns = [0] * seats
        turns[state.active] += 1
        for seat in _play_on(state):
            turns[seat] += 1
        assert len(set(turns)) == 1


def test_once_begun_the_last_round_goes_on_whatever_is_on_top() -> None:
    state = _ready("red")
    garden.refill(state)
    garden.stack(state, "blue", "white")
    told = garden.act(state, "display.1 cell.2")
    assert state.last_round
    assert told.all(LastRound) == []


def test_the_deck_may_run_out_and_the_match_still_ends() -> None:
    state = _ready("red")
    garden.refill(state)
    state.discards += state.deck[:-1]
    state.deck = state.deck[-1:]
    _play_on(state)
    assert state.deck == []
