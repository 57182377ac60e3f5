"""Pages 4-5: the prize die needs a mole; whackers keep at most five moles."""

from __future__ import annotations

import pytest

from game.games.mole_park.content import Mole, stars_of
from game.games.mole_park.events import CashedIn, Discarded, Took, Whacked, WhackingOver
from game.games.mole_park.rules.game import GAME
from game.games.mole_park.rules.state import ParkState
from game.games.mole_park.rules.steps import Choose, Deal, Declare, DiscardDown
from game.kernel import play
from game.kernel.contract import PickSome
from tests.games.mole_park import park


def _next(state: ParkState, seats: int) -> None:
    state.todo = [Choose(), Declare(), Deal()]
    play.settle(state)
    for seat in play.asked(state):
        if isinstance(state.todo[-1], Declare):
            play.act(state, seat, ("hold",))
    assert isinstance(state.todo[-1], Choose)
    assert play.asked(state) == tuple(range(seats))


def test_the_prize_die_only_with_a_mole_in_hand() -> None:
    """ "You have to WHACK before you WIN!" """
    state = park.bare(3)
    park.hand(state, 1, 1)
    _next(state, 3)
    assert ("die.prize",) not in play.listing(play.legal(state, 0))
    assert play.legal(state, 1) == (
        ("die.glove",),
        ("die.pan",),
        ("die.mallet",),
        ("die.prize",),
    )
    with pytest.raises(play.Illegal):
        play.act(state, 2, ("die.prize",))


def test_some_may_whack_while_others_win() -> None:
    state = park.bare(2)
    park.hand(state, 0, 5, 5)
    park.hole(state, 1, 3)
    told = park.roll(state, ("prize", 4), ("glove", 1))
    assert told.kinds[:4] == [Whacked, Took, WhackingOver, CashedIn]
    assert state.totals == [14, 0]


def test_a_prize_die_is_in_no_hole() -> None:
    """Its three is stars, not hole three."""
    state = park.bare(2)
    park.hand(state, 0, 1)
    park.hole(state, 3, 1)
    told = park.roll(state, ("prize", 3), ("mallet", "x"))
    assert told.all(Whacked) == []


def test_more_than_five_are_discarded_down_to_five_of_ones_choosing() -> None:
    state = park.bare(2)
    park.hand(state, 0, 1, 1, 2, 5)
    park.hole(state, 2, 1, 3, 4)
    park.roll(state, ("glove", 2), ("glove", 1))
    assert isinstance(state.todo[-1], DiscardDown)
    assert play.asked(state) == (0,)
    options = play.legal(state, 0)
    assert isinstance(options, PickSome)
    assert (options.least, options.most) == (2, 2)
    assert sorted(options.items) == sorted(state.hands[0])
    gone = tuple(mole for mole in map(Mole, options.items) if stars_of(mole) > 3)
    assert len(gone) == 2
    told = park.answer(state, {0: gone}, park.Told())
    assert len(state.hands[0]) == 5
    assert not set(gone) & set(state.hands[0])
    assert state.discards == list(gone)
    assert told.one(Discarded) == Discarded(0, 2, gone)


def test_what_is_discarded_is_secret_and_its_number_public() -> None:
    """Ruling: they go face down, all at once."""
    state = park.bare(3)
    park.hand(state, 0, 1, 1, 2, 2, 5)
    park.hand(state, 1, 1, 1, 2, 2, 5)
    park.hole(state, 1, 3, 3)
    park.roll(state, ("glove", 1), ("glove", 1), ("mallet", "x"))
    assert play.asked(state) == (0, 1)
    one, other = state.clone(), state.clone()
    hands = [play.listing(play.legal(state, 0))[at] for at in (0, -1)]
    told_one, told_other = park.Told(), park.Told()
    play.act(one, 0, hands[0], told_one)
    play.act(other, 0, hands[1], told_other)
    assert told_one.events == told_other.events == []
    for viewer in (None, 1, 2):
        assert GAME.observe(one, viewer) == GAME.observe(other, viewer)
    last = play.listing(play.legal(one, 1))[0]
    play.act(one, 1, last, told_one)
    gone = (hands[0], last)
    told = [Discarded(seat, 1, (Mole(mole),)) for seat, (mole,) in enumerate(gone)]
    assert told_one.all(Discarded) == told
    for seat, event in enumerate(told):
        assert event.seen_by(seat) == event
        for viewer in (None, 1 - seat, 2):
            assert event.seen_by(viewer) == Discarded(seat, 1, None)
    assert park.whole(one)


def test_five_moles_are_kept_and_nobody_is_asked() -> None:
    state = park.bare(2)
    park.hand(state, 0, 1, 1, 1)
    park.hole(state, 1, 2, 2)
    told = park.roll(state, ("glove", 1), ("glove", 2))
    assert told.all(Discarded) == []
    assert len(state.hands[0]) == 5


def test_discarding_comes_before_prizes() -> None:
    """Page 5: "Afterwards, resolve any Prize Dice"."""
    state = park.bare(2)
    park.hand(state, 0, 5, 5, 5)
    park.hand(state, 1, 1, 1, 1, 1, 1)
    park.hole(state, 1, 1)
    told = park.roll(state, ("prize", 6), ("glove", 1))
    assert isinstance(state.todo[-1], DiscardDown)
    assert told.all(CashedIn) == []
    play.act(state, 1, play.listing(play.legal(state, 1))[0], told)
    assert told.kinds.index(Discarded) < told.kinds.index(CashedIn)
