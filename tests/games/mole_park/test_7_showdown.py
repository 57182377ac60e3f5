"""Page 6: the Showdown for the Crown."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.games.mole_park.content import Prize, prize_stars, stars_of
from game.games.mole_park.events import (
    Compared,
    Crowned,
    Discarded,
    Miss,
    ShowdownBegun,
    ShowdownDealt,
    ShowdownRolled,
    Sum,
    Whacked,
)
from game.games.mole_park.rules.game import GAME
from game.games.mole_park.rules.showdown import Showdown
from game.games.mole_park.rules.state import Finalist, ParkState, Throw
from game.games.mole_park.rules.steps import split_holes
from game.kernel import play
from game.kernel.codec import Codec
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
    assert told.all(ShowdownDealt)[0] == ShowdownDealt((count,) * 6)


def test_each_competitor_rolls_all_four_dice() -> None:
    """Rule 3: "yes, all four!" """
    for rivals, state, told in _many():
        for event in told.all(ShowdownRolled):
            dice = [(seat, die) for seat, die, _ in event.throws]
            seats = sorted({seat for seat, _ in dice})
            assert set(seats) <= set(rivals)
            assert dice == [
                (seat, die) for seat in seats for die in ("glove", "pan", "mallet", "prize")
            ]
            missed = tuple(Miss(seat, die) for seat, die, face in event.throws if face == "x")
            assert event == ShowdownRolled(event.throws, missed)
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
    assert told.one(Whacked) == Whacked(hole=4, shares=(0, 0, 1), each=1, moles=4)


def test_there_is_no_hand_limit() -> None:
    """Ruling."""
    most = 0
    for _, state, told in _many():
        assert Discarded not in told.kinds
        most = max(most, *(len(laid) for laid in state.laid))
    assert most > 5


def test_moles_and_the_prize_die_are_added_and_nothing_else() -> None:
    """Rule 4. Ruling: in a showdown prizes do not count."""
    for _, state, told in _many():
        for event in told.all(Compared):
            for each in event.totals:
                moles = sum(map(stars_of, each.cards))
                assert each == Sum(each.seat, each.cards, moles, each.die, moles + each.die)
        for each in told.all(Compared)[-1].totals:
            assert state.totals[each.seat] == each.total


def test_the_highest_score_wins() -> None:
    for _, state, told in _many():
        last = told.all(Compared)[-1].totals
        best = max(last, key=lambda each: each.total)
        assert state.winner == best.seat
        assert [each.total for each in last].count(best.total) == 1
        assert told.one(Crowned) == Crowned(state.winner, "showdown")
        assert state.over
        standings = GAME.standings(state)
        assert standings.places[state.winner] == 1
        assert standings.reason == "showdown"


def test_a_tie_repeats_the_showdown_for_the_tied() -> None:
    """ "Clear the board again and repeat the showdown for the tied players"."""
    repeats = 0
    for _, _, told in _many():
        showdowns, compared = told.all(ShowdownBegun), told.all(Compared)
        dealt = told.all(ShowdownDealt)
        for number, again in enumerate(showdowns[1:], 1):
            repeats += 1
            totals = compared[number - 1].totals
            best = max(each.total for each in totals)
            tied = tuple(each.seat for each in totals if each.total == best)
            assert again == ShowdownBegun(tied, again=True)
            # Ruling: a repeat deals for those tied now.
            assert dealt[number] == ShowdownDealt((len(tied),) * 6)
    assert repeats > 1


def test_those_who_drop_out_of_a_repeat_rank_by_what_they_have_left() -> None:
    for rivals, state, told in _many():
        if len(rivals) < 3 or len(told.all(ShowdownBegun)) < 2:
            continue
        standings = GAME.standings(state)
        last = set(state.rivals)
        assert all(standings.places[seat] > len(last) for seat in range(4) if seat not in last)
        break
    else:
        pytest.fail("no repeat among fewer than began")


def _knocked_out(seeds: range = range(400)) -> Iterator[ParkState]:
    """Showdowns of three of which the repeat was without one of them."""
    for seed in seeds:
        state, _ = _down((0, 2, 3), seed=seed)
        if len(state.rivals) == 2:
            yield state


def test_a_finalist_of_the_first_showdown_is_ahead_of_all_who_were_in_none() -> None:
    """Page 6: only who declared and reached the crown competes. Whoever is knocked out of the
    first of two showdowns has returned all prizes, and yet is ahead of a single star."""
    (state, *_) = _knocked_out()
    assert state.prizes_worth(1) == 1
    (out,) = {0, 2, 3} - set(state.rivals)
    standings = GAME.standings(state)
    assert standings.places[state.winner] == 1
    assert sorted(standings.places[seat] for seat in state.rivals) == [1, 2]
    assert standings.places[out] == 3
    assert standings.places[1] == 4


def test_who_was_in_more_showdowns_is_ahead() -> None:
    """Ruling: a repeat is for the tied alone, so they were better than those it left behind."""
    state = park.bare(5)
    park.own(state, 4, "vault.1")
    state.rivals, state.winner = (2, 0), 2
    state.totals = [9, 30, 11, 6, 0]
    rounds = (3, 1, 3, 2)
    state.finalists = tuple(Finalist(seat, 5, each) for seat, each in enumerate(rounds))
    assert GAME.standings(state).places == (2, 4, 1, 3, 5)


def test_those_knocked_out_together_stand_by_their_points() -> None:
    for rivals, state, told in _many():
        if len(rivals) < 3 or len(told.all(ShowdownBegun)) > 1:
            continue
        totals = {each.seat: each.total for each in told.one(Compared).totals}
        places = GAME.standings(state).places
        for one in rivals:
            ahead = sum(totals[other] > totals[one] for other in rivals)
            assert places[one] == 1 + ahead


def test_points_of_the_showdown_are_not_mixed_with_prize_stars() -> None:
    """Rule 4 adds moles and dice; the results count the stars of prizes, for a finalist of those
    returned (rule 1)."""
    for _, state, told in _many():
        own = {seat: state.prizes_worth(seat) for seat in range(4)}
        rivals = told.all(ShowdownBegun)[0].rivals
        own[rivals[0]] += prize_stars(map(Prize, ("candy.1", "vault.2")))
        assert GAME.standings(state).scores == tuple(own[seat] for seat in range(4))


def test_a_match_saved_before_finalists_were_remembered_still_loads() -> None:
    state, _ = _down((0, 1))
    plain = Codec(GAME.steps).dump(state)
    del plain["finalists"]
    loaded = Codec(GAME.steps).load(ParkState, plain)
    assert loaded.finalists == ()
    assert GAME.standings(loaded).winners == (state.winner,)


def test_nobody_is_asked_during_a_showdown() -> None:
    state, told = _down((0, 1))
    assert play.asked(state) == ()
    assert told.kinds[0] is ShowdownBegun
