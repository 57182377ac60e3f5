"""Page 6: "I'm going for the crown!" """

from __future__ import annotations

import pytest

from game.games.mole_park.events import (
    Crowned,
    Declared,
    FellShort,
    Rolled,
    RoundOver,
    ShowdownBegun,
    Spent,
    Took,
    Won,
)
from game.games.mole_park.rules.game import GAME
from game.games.mole_park.rules.prizes import Pick
from game.games.mole_park.rules.rounds import Round
from game.games.mole_park.rules.state import ParkState
from game.games.mole_park.rules.steps import Choose, Declare
from game.kernel import play
from tests.games.mole_park import park

MISS = ("mallet", "x")


def _window(*hands: tuple[int, ...]) -> ParkState:
    """A round that has just been dealt."""
    state = park.bare(len(hands))
    for seat, stars in enumerate(hands):
        park.hand(state, seat, *stars)
    state.todo = [Round()]
    play.settle(state)
    return state


def _near(state: ParkState, seat: int, base: int) -> None:
    """The seat's moles and prizes are worth so much; it starts with neither."""
    prizes = {0: ("vault.2", "vault.5"), 1: ("vault.1", "vault.3"), 2: ("vault.4", "grotto.5")}
    park.own(state, seat, *prizes[seat])
    each, more = divmod(base - state.prizes_worth(seat), 5)
    park.hand(state, seat, *[each + (number < more) for number in range(5)])


def test_everyone_with_a_mole_is_asked_before_dice_are_chosen() -> None:
    """ "At the start of the round (before rolling)". The prize die needs a mole."""
    state = _window((1,), (), (2, 3), (5,))
    assert isinstance(state.todo[-1], Declare)
    assert play.asked(state) == (0, 2, 3)
    assert play.legal(state, 0) == (("hold",), ("crown",))
    assert play.legal(state, 1) == ()


def test_in_the_first_round_nobody_can_declare() -> None:
    assert isinstance(park.start(4).todo[-1], Choose)


def test_declarations_of_a_pass_are_simultaneous() -> None:
    """Ruling: sealed; those who held back are asked again in the next pass."""
    state = _window((1,), (1,), (1,))
    told = park.Told()
    play.act(state, 0, ("crown",), told)
    assert told.events == []
    for viewer in (None, 1, 2):
        other = state.clone()
        other.sealed = {0: (("hold",),)}
        assert GAME.observe(state, viewer) == GAME.observe(other, viewer)
    park.answer(state, {1: "hold", 2: "hold"}, told)
    assert told.one(Declared) == Declared((0,))
    assert isinstance(state.todo[-1], Declare)
    assert play.asked(state) == (1, 2)


def test_others_may_follow_until_a_whole_pass_adds_nobody() -> None:
    """ "In response, any other player(s) may also declare"."""
    state = _window((1,), (1,), (1,), ())
    told = park.Told()
    park.answer(state, {0: "hold", 1: "hold", 2: "crown"}, told)
    park.answer(state, {0: "crown", 1: "hold"}, told)
    assert play.asked(state) == (1,)
    park.answer(state, {1: "hold"}, told)
    assert told.all(Declared) == [Declared((2,)), Declared((0,))]
    assert isinstance(state.todo[-1], Choose)
    assert state.declared == [True, False, True, False]


def test_all_may_declare() -> None:
    state = _window((1,), (1,))
    told = park.answer(state, {0: "crown", 1: "crown"}, park.Told())
    assert [throw.die for throw in told.one(Rolled).throws] == ["prize", "prize"]


def test_a_declaration_is_final() -> None:
    """ "You cannot change your mind after declaring": a declarer rolls the prize die."""
    state = _window((1,), (1,))
    told = park.answer(state, {0: "crown", 1: "hold"}, park.Told())
    assert not play.unseal(state, 0)
    park.answer(state, {1: "hold"}, told)
    assert play.asked(state) == (1,)
    assert play.legal(state, 0) == ()
    park.answer(state, {1: "die.glove"}, told)
    throws = told.one(Rolled).throws
    assert [(seat, die) for seat, die, _ in throws] == [(0, "prize"), (1, "glove")]


def test_short_of_forty_a_declarer_wins_nothing_and_loses_the_moles() -> None:
    state = park.bare(2)
    _near(state, 0, 34)
    moles = len(state.hands[0])
    told = park.roll(state, ("prize", 5), MISS, declared=[0])
    assert told.one(FellShort) == FellShort((0,))
    assert not state.over
    assert state.hands[0] == []
    assert told.one(RoundOver).spent == (Spent(0, moles),)
    assert len(state.prizes[0]) == 2


@pytest.mark.parametrize("face", [5, 6])
def test_the_only_one_to_reach_forty_wins(face: int) -> None:
    """ "Getting more than 40 does not matter"."""
    state = park.bare(2)
    _near(state, 0, 35)
    told = park.roll(state, ("prize", face), MISS, declared=[0])
    assert state.over
    assert state.winner == 0
    assert told.one(Crowned) == Crowned(0, "alone")
    standings = GAME.standings(state)
    assert standings.winners == (0,)
    assert standings.reason == "crown"


def test_of_several_declarers_the_only_one_to_reach_forty_wins() -> None:
    state = park.bare(3)
    for seat in range(3):
        _near(state, seat, 35)
    told = park.roll(state, ("prize", 4), ("prize", 5), ("prize", 4), declared=[0, 1, 2])
    assert state.winner == 1
    assert RoundOver not in told.kinds


def test_several_who_reach_forty_go_to_the_showdown() -> None:
    state = park.bare(3)
    for seat in range(3):
        _near(state, seat, 35)
    told = park.roll(state, ("prize", 5), ("prize", 2), ("prize", 6), declared=[0, 1, 2])
    assert told.all(ShowdownBegun)[0] == ShowdownBegun((0, 2), again=False)
    assert state.winner in (0, 2)
    assert GAME.standings(state).reason == "showdown"


def test_forty_without_a_declaration_wins_no_game_but_may_win_a_prize() -> None:
    state = park.bare(2)
    _near(state, 0, 38)
    park.roll(state, ("prize", 6), MISS)
    assert not state.over
    assert isinstance(state.todo[-1], Pick)
    assert ("stand.vault",) in play.listing(play.legal(state, 0))


def test_others_pick_prizes_as_usual_when_every_declarer_falls_short() -> None:
    """ "Anyone who does not declare plays the round normally"."""
    state = park.bare(3)
    _near(state, 0, 30)
    park.hand(state, 1, 5, 5)
    park.hole(state, 1, 2)
    told = park.roll(state, ("prize", 1), ("prize", 5), ("glove", 1), declared=[0])
    assert told.all(Took)[0].seat == 2
    assert play.asked(state) == (1,)
    assert ("stand.burrowed",) in play.listing(play.legal(state, 1))


def test_a_declarer_who_fails_is_not_in_the_queue_even_with_the_most_stars() -> None:
    state = park.bare(3)
    _near(state, 0, 33)
    park.hand(state, 1, 5, 5)
    park.roll(state, ("prize", 1), ("prize", 1), MISS, declared=[0])
    assert state.totals[0] == 34
    assert play.asked(state) == (1,)


def test_when_a_declarer_wins_prizes_are_skipped() -> None:
    """Ruling."""
    state = park.bare(3)
    _near(state, 0, 36)
    park.hand(state, 1, 5, 5)
    told = park.roll(state, ("prize", 6), ("prize", 6), MISS, declared=[0])
    assert state.winner == 0
    assert Won not in told.kinds
    assert play.asked(state) == ()


def test_a_failed_king_still_settles_ties() -> None:
    """Ruling."""
    state = park.bare(3, king=0)
    _near(state, 0, 30)
    park.hand(state, 1, 5, 5)
    park.hand(state, 2, 5, 5)
    park.roll(state, ("prize", 1), ("prize", 2), ("prize", 2), declared=[0])
    assert play.asked(state) == (0,)
    assert play.legal(state, 0) == (("seat.1",), ("seat.2",))


@pytest.mark.parametrize(("crown", "wins"), [("30", True), ("40", False), ("50", False)])
def test_the_lobby_may_set_another_goal(crown: str, wins: bool) -> None:
    state = park.bare(2, crown=crown)
    _near(state, 0, 30)
    park.roll(state, ("prize", 6), MISS, declared=[0])
    assert state.over == wins


def test_with_fifty_as_the_goal_forty_nine_is_too_little() -> None:
    for face, wins in ((5, False), (6, True)):
        state = park.bare(2, crown="50")
        park.own(state, 0, "vault.2", "vault.5", "vault.1")
        park.hand(state, 0, *[5] * 4)
        base = state.prizes_worth(0) + 20
        assert base == 44
        park.roll(state, ("prize", face), MISS, declared=[0])
        assert state.over == wins
