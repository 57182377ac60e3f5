"""Page 6: the Showdown for the Crown."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.games.mole_park.rules import GAME
from game.games.mole_park.showdown import Showdown
from game.games.mole_park.state import ParkState, Throw
from game.games.mole_park.steps import split_holes
from game.kernel import play
from tests.games.mole_park import park


def _down(rivals: tuple[int, ...], seats: int = 4, seed: int = 1) -> tuple[ParkState, park.Told]:
    """A showdown between these, played out."""
    state = park.bare(seats)
    state.rng = seed
    for seat in range(seats):
        park.hand(state, seat, 5, 4, 1)
    for number in range(1, 7):
        park.hole(state, number, 1, 2)
    park.own(state, rivals[0], "candy.1", "vault.2")
    watcher = next((seat for seat in range(seats) if seat not in rivals), None)
    if watcher is not None:
        park.own(state, watcher, "candy.2")
    state.laid[rivals[0]], state.hands[rivals[0]] = state.hands[rivals[0]], []
    state.todo = [Showdown(rivals)]
    told = park.Told()
    play.settle(state, told)
    return state, told


def _many() -> Iterator[tuple[tuple[int, ...], ParkState, park.Told]]:
    for seed in range(60):
        rivals = ((0, 1), (1, 3), (0, 2, 3), (0, 1, 2, 3))[seed % 4]
        yield rivals, *_down(rivals, seed=seed)


def test_the_board_is_cleared_and_all_prizes_of_the_competitors_returned() -> None:
    """Rule 1. Ruling: all 113 moles go back first, watchers' hands too."""
    state, _ = _down((0, 1))
    assert state.prizes[0] == []
    assert state.prizes[2] == ["candy.2"]
    assert "vault.2" in state.stands[4]
    assert park.counts([state.hands[2], state.hands[3]]) == [0, 0]
    assert park.whole(state)


@pytest.mark.parametrize("count", range(2, 9))
def test_as_many_moles_a_hole_as_there_are_competitors(count: int) -> None:
    """Rule 2: "2 players: 2 moles per hole, 3 players: 3 moles per hole, etc."."""
    _, told = _down(tuple(range(count)), seats=8)
    assert told.all("showdown-dealt")[0].facts == {"counts": [count] * 6}


def test_each_competitor_rolls_all_four_dice() -> None:
    """Rule 3: "yes, all four!" """
    for rivals, state, told in _many():
        for event in told.all("showdown-rolled"):
            dice = [(seat, die) for seat, die, _ in event.facts["throws"]]
            seats = sorted({seat for seat, _ in dice})
            assert set(seats) <= set(rivals)
            assert dice == [
                (seat, die) for seat in seats for die in ("glove", "pan", "mallet", "prize")
            ]
            missed = [[seat, die] for seat, die, face in event.facts["throws"] if face == "x"]
            assert event.facts["missed"] == missed
        assert all(state.throws[seat] == () for seat in range(4) if seat not in rivals)


def test_two_dice_of_one_player_in_a_hole_are_two_shares() -> None:
    """Ruling: each whacking die is one share."""
    state = park.bare(2)
    park.hole(state, 4, 1, 1, 1, 2)
    state.throws = [
        (Throw("pan", "4"), Throw("mallet", "4"), Throw("prize", "4")),
        (Throw("pan", "4"), Throw("prize", "1")),
    ]
    told = park.Told()
    split_holes(state, (0, 1), told)
    assert park.counts(state.hands) == [2, 1]
    assert told.one("whacked").facts == {"hole": 4, "shares": [0, 0, 1], "each": 1, "moles": 4}


def test_there_is_no_hand_limit() -> None:
    """Ruling."""
    most = 0
    for _, state, told in _many():
        assert "discarded" not in told.kinds
        most = max(most, *(len(laid) for laid in state.laid))
    assert most > 5


def test_moles_and_the_prize_die_are_added_and_nothing_else() -> None:
    """Rule 4. Ruling: in a showdown prizes do not count."""
    for _, state, told in _many():
        for event in told.all("compared"):
            for each in event.facts["totals"]:
                assert each["moles"] == sum(int(card[5]) for card in each["cards"])
                assert each["total"] == each["moles"] + each["die"]
        for each in told.all("compared")[-1].facts["totals"]:
            assert state.totals[each["seat"]] == each["total"]


def test_the_highest_score_wins() -> None:
    for _, state, told in _many():
        last = told.all("compared")[-1].facts["totals"]
        best = max(last, key=lambda each: each["total"])
        assert state.winner == best["seat"]
        assert [each["total"] for each in last].count(best["total"]) == 1
        assert told.one("crowned").facts == {"seat": state.winner, "how": "showdown"}
        assert state.over
        standings = GAME.standings(state)
        assert standings.places[state.winner] == 1
        assert standings.reason == "showdown"


def test_a_tie_repeats_the_showdown_for_the_tied() -> None:
    """ "Clear the board again and repeat the showdown for the tied players"."""
    repeats = 0
    for _, _, told in _many():
        showdowns, compared = told.all("showdown"), told.all("compared")
        dealt = told.all("showdown-dealt")
        for number, again in enumerate(showdowns[1:], 1):
            repeats += 1
            totals = compared[number - 1].facts["totals"]
            best = max(each["total"] for each in totals)
            tied = [each["seat"] for each in totals if each["total"] == best]
            assert again.facts == {"rivals": tied, "again": True}
            # Ruling: a repeat deals for those tied now.
            assert dealt[number].facts["counts"] == [len(tied)] * 6
    assert repeats > 1


def test_those_who_drop_out_of_a_repeat_rank_by_what_they_have_left() -> None:
    for rivals, state, told in _many():
        if len(rivals) < 3 or len(told.all("showdown")) < 2:
            continue
        standings = GAME.standings(state)
        last = set(state.rivals)
        assert all(standings.places[seat] > len(last) for seat in range(4) if seat not in last)
        break
    else:
        pytest.fail("no repeat among fewer than began")


def test_nobody_is_asked_during_a_showdown() -> None:
    state, told = _down((0, 1))
    assert play.asked(state) == ()
    assert told.kinds[0] == "showdown"
