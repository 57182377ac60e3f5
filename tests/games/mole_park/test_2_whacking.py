"""Page 4: the first round, dealing and whacking."""

from __future__ import annotations

import pytest

from game.games.mole_park.content import stars_of
from game.games.mole_park.events import Missed, Rolled, Took, Whacked
from game.games.mole_park.rules.game import GAME
from game.games.mole_park.rules.steps import Choose
from game.kernel import play
from game.kernel.contract import Action
from tests.games.mole_park import park

WHACKING = (("die.glove",), ("die.pan",), ("die.mallet",))


@pytest.mark.parametrize("seats", GAME.seats)
def test_one_mole_a_hole_with_up_to_five_two_with_six_or_more(seats: int) -> None:
    state = park.start(seats)
    each = 1 if seats <= 5 else 2
    assert park.counts(state.holes) == [each] * 6
    assert len(state.deck) == 113 - 6 * each


@pytest.mark.parametrize("deal", ["1", "2"])
def test_the_lobby_may_fix_the_deal(deal: str) -> None:
    for seats in (2, 8):
        assert park.counts(park.start(seats, deal=deal).holes) == [int(deal)] * 6


def test_the_first_round_starts_with_the_choice_of_a_whacking_die() -> None:
    """ "Each player secretly chooses one of their three Whacking Dice"."""
    state = park.start(4)
    assert isinstance(state.todo[-1], Choose)
    assert play.asked(state) == (0, 1, 2, 3)
    for seat in range(4):
        assert play.legal(state, seat) == WHACKING


def test_dice_are_chosen_in_secret_and_rolled_at_the_same_time() -> None:
    state = park.start(3)
    told = park.Told()
    play.act(state, 1, ("die.mallet",), told)
    play.act(state, 0, ("die.glove",), told)
    assert told.events == []
    for viewer in (None, 2):
        other = state.clone()
        other.sealed = {0: (("die.pan",),), 1: (("die.glove",),)}
        assert GAME.observe(state, viewer) == GAME.observe(other, viewer)
    assert GAME.observe(state, 1).mine == (("die.mallet",),)
    play.act(state, 2, ("die.pan",), told)
    throws = told.one(Rolled).throws
    assert [(seat, die) for seat, die, _ in throws] == [(0, "glove"), (1, "mallet"), (2, "pan")]


def test_a_choice_may_be_changed_until_everyone_is_ready() -> None:
    state = park.start(2)
    play.act(state, 0, ("die.mallet",))
    assert play.unseal(state, 0)
    play.act(state, 0, ("die.glove",))
    told = park.answer(state, {1: "die.glove"}, park.Told())
    assert [throw.die for throw in told.one(Rolled).throws] == ["glove", "glove"]


def test_if_there_are_no_dice_all_moles_stay() -> None:
    state = park.bare(2)
    park.hole(state, 5, 1, 2, 3)
    park.roll(state, ("glove", 1), ("glove", 2))
    assert len(state.holes[4]) == 3 + 1


def test_a_single_die_gets_all_the_moles_in_the_hole() -> None:
    state = park.bare(2)
    park.hole(state, 2, 1, 2, 3)
    told = park.roll(state, ("glove", 2), ("pan", 5))
    assert told.all(Whacked) == [
        Whacked(hole=2, shares=(0,), each=3, moles=3),
        Whacked(hole=5, shares=(1,), each=0, moles=0),
    ]
    assert [sorted(map(stars_of, hand)) for hand in state.hands] == [[1, 2, 3], []]


def test_moles_are_split_evenly() -> None:
    """The picture on page 4: each of two players gets two moles."""
    state = park.bare(4)
    park.hole(state, 4, 1, 1, 2, 2)
    park.roll(state, ("pan", 4), ("mallet", 4), ("glove", 1), ("glove", 1))
    assert park.counts(state.hands) == [2, 2, 0, 0]


def test_they_split_what_they_can_and_leave_the_rest() -> None:
    """ "Each player gets one, leaving one for the next round"."""
    state = park.bare(4)
    park.hole(state, 3, 1, 2, 3)
    told = park.roll(state, ("pan", 3), ("glove", 3), ("mallet", "x"), ("mallet", "x"))
    assert park.counts(state.hands) == [1, 1, 0, 0]
    assert len(state.holes[2]) == 1 + 1
    assert told.one(Whacked) == Whacked(hole=3, shares=(0, 1), each=1, moles=3)


def test_if_there_are_not_enough_moles_nobody_gets_any() -> None:
    """ "Leave this mole for the next round"."""
    state = park.bare(4)
    park.hole(state, 6, 4)
    told = park.roll(state, ("mallet", 6), ("mallet", 6), ("glove", 1), ("glove", 1))
    assert park.counts(state.hands) == [0, 0, 0, 0]
    assert len(state.holes[5]) == 1 + 1
    assert told.all(Took) == []


def test_eight_dice_in_one_hole_share_it() -> None:
    state = park.bare(8)
    park.hole(state, 1, *[1] * 9)
    park.roll(state, *[("glove", 1)] * 8)
    assert park.counts(state.hands) == [1] * 8
    assert len(state.holes[0]) == 1 + 2


def test_an_x_misses() -> None:
    """ "They missed and don't get any moles this round"."""
    state = park.bare(3)
    for number in range(1, 7):
        park.hole(state, number, 1)
    told = park.roll(state, ("mallet", "x"), ("pan", "x"), ("glove", 3))
    assert park.counts(state.hands) == [0, 0, 1]
    assert told.one(Missed) == Missed((0, 1))


def test_who_gets_which_card_of_a_split_is_chance() -> None:
    """Ruling: cards in a hole are split at random; hands are hidden, their counts public."""
    got = set()
    state = park.bare(2)
    for seed in range(20):
        state = park.bare(2)
        state.rng = seed
        park.hole(state, 1, 1, 2, 3, 4)
        told = park.roll(state, ("glove", 1), ("glove", 1))
        got.add(tuple(sorted(state.hands[0])))
        for seat, event in enumerate(told.all(Took)):
            assert event == Took(seat, hole=1, count=2, moles=tuple(state.hands[seat]))
            assert event.eyes == (seat,)
            for other in (None, 1 - seat):
                assert event.seen_by(other) == Took(seat, hole=1, count=2, moles=None)
    assert len(got) > 3
    seen = GAME.observe(state, 1)
    assert seen.hands == (2, 2)
    assert seen.hand == tuple(state.hands[1])
    assert GAME.observe(state, None).hand == ()


def test_dice_fall_fairly() -> None:
    """Every face of the chosen die comes up, about as often as it is printed."""
    faces: dict[str, int] = {}
    for seed in range(150):
        state = park.start(4, seed)
        told = park.everybody(state, "die.pan", park.Told())
        for _, _, face in told.one(Rolled).throws:
            faces[face] = faces.get(face, 0) + 1
    assert set(faces) == {"2", "3", "4", "5", "x"}
    assert 150 < faces["4"] < 250
    assert all(60 < faces[face] < 140 for face in "235x")


def test_why_not() -> None:
    state = park.start(3)
    prize: Action = ("die.prize",)
    assert GAME.why_not(state, 0, prize) == "why-not-no-mole"
    play.act(state, 0, ("die.glove",))
    assert GAME.why_not(state, 0, ("die.pan",)) == "why-not-sealed"
    assert GAME.why_not(state, 1, ("stand.vault",)) == "why-not-stand"
    assert GAME.why_not(state, 1, ("hole.1",)) == "why-not"
    state.todo = []
    assert GAME.why_not(state, 1, prize) == "why-not-over"
