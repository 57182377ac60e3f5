"""What the rules must lead to, what can never be, and the chances shown to players."""

from __future__ import annotations

from collections import Counter

import pytest

from game.games.mole_park.bot import JUDGE, odds
from game.games.mole_park.content import (
    DICE,
    DIE_OF,
    HOLES,
    NO_PRIZE,
    PRIZE_DIE,
    WHACKERS,
    Prize,
    Whacker,
    die_id,
)
from game.games.mole_park.events import CashedIn, Rolled, Won
from game.games.mole_park.rules.game import GAME
from game.games.mole_park.rules.rounds import NextRound
from game.games.mole_park.rules.state import ParkState
from game.kernel import play
from game.kernel.chance import Random
from game.kernel.contract import Action, quiet
from game.kernel.event import Event
from tests.games.mole_park import park


def _match(seats: int, seed: int, told: list[Event] | None = None, always: str = "") -> ParkState:
    """A match of quick sensible bots; the first seat may roll one die whenever it can."""
    state, rng, even = park.start(seats, seed), Random(seed), JUDGE.personalities[0]
    tell = quiet if told is None else told.append
    while not state.over:
        for seat in play.asked(state):
            options = play.legal(state, seat)
            action: Action = JUDGE.policy(state, seat, options, rng, even)
            if always and seat == 0 and DIE_OF.get(action[0], PRIZE_DIE) != PRIZE_DIE:
                action = (always,)
            play.act(state, seat, action, tell)
    return state


@pytest.mark.parametrize(
    ("seats", "rounds"), [(2, 21), (3, 23), (4, 23), (5, 26), (6, 19), (8, 22)]
)
def test_a_match_lasts_about_twenty_rounds(seats: int, rounds: int) -> None:
    """Rules page, within a fifth and a little."""
    mean = sum(_match(seats, seed).round for seed in range(24)) / 24
    assert abs(mean - rounds) < 0.3 * rounds


def test_dice_misses_and_empty_hands_are_as_they_should_be() -> None:
    """Rules page, four seats: 44/26/30 % glove, pan, mallet; 11-15 % misses; 4-18 % cash-ins
    that win nothing; a showdown in 8-16 % of games."""
    told: list[Event] = []
    showdowns = sum(bool(_match(4, seed, told).rivals) for seed in range(60))
    throws = [throw for event in told if isinstance(event, Rolled) for throw in event.throws]
    used = Counter(die for _, die, _ in throws if die != "prize")
    whacks = sum(used.values())
    assert 0.36 < used["glove"] / whacks < 0.54
    assert 0.18 < used["pan"] / whacks < 0.34
    assert 0.20 < used["mallet"] / whacks < 0.38
    missed = sum(face == "x" for _, _, face in throws)
    assert 0.09 < missed / whacks < 0.17
    assert 0.04 < _nothing_won(told) < 0.18
    assert 0.02 < showdowns / 60 < 0.25


def _nothing_won(told: list[Event]) -> float:
    """The share of cash-ins, crowns aside, that bring no prize."""
    cash = [each for event in told if isinstance(event, CashedIn) for each in event.cash]
    cashed = sum(not each.crown for each in cash)
    return 1 - sum(isinstance(event, Won) for event in told) / cashed


def test_with_eight_seats_nobody_cashes_in_where_others_will_have_taken_everything() -> None:
    told: list[Event] = []
    for seed in range(20):
        _match(8, seed, told)
    assert 0.04 < _nothing_won(told) < 0.18


def test_a_prize_others_are_likely_to_take_first_is_worth_less() -> None:
    tops = (Prize("candy.1"), Prize("burrowed.2"), NO_PRIZE, NO_PRIZE, NO_PRIZE)
    stars = (2, 2, 0, 0, 0)
    assert odds.left_over(tops, ()) == [1, 1, 0, 0, 0]
    assert odds.left_over(tops, ((12, 0.25),)) == [0.75, 1, 0, 0, 0]
    # The first takes the dearer stand, if at all; the next what he leaves.
    assert odds.left_over(tops, ((30, 1.0), (18, 0.5))) == [0.5, 0, 0, 0, 0]
    left = odds.left_over(tops, ((30, 0.5), (18, 0.5)))
    assert left == [0.75, 0.25, 0, 0, 0]
    assert odds.win_chance(20, tops, stars, left) == pytest.approx(1 - 0.25 * 0.75)
    assert odds.expected_prize(8, tops, stars, left) == pytest.approx(5 / 6 * 0.75 * 2)


@pytest.mark.parametrize("die", WHACKERS)
def test_no_plan_with_a_single_die_does_better_than_its_share(die: Whacker) -> None:
    """Rules page: against three adaptive players it wins 17, 13 and 11 %; fair is 25 %."""
    wins = sum(_match(4, seed, always=die_id(die)).winner == 0 for seed in range(60))
    assert wins / 60 < 0.32


def test_chances_for_holes_are_the_faces_of_the_dice() -> None:
    """With nobody else about and one mole, it is the chance to find its hole."""
    for die in WHACKERS:
        moles = [[int(hole == other) for other in range(HOLES)] for hole in range(HOLES)]
        chances = [odds.expected_moles(die, each, 0) for each in moles]
        assert chances == [
            pytest.approx(DICE[die].faces.count(str(hole)) / 6) for hole in range(1, HOLES + 1)
        ]
    assert odds.expected_moles("pan", [0, 0, 0, 1, 0, 0], 0) == pytest.approx(1 / 3)


def test_the_crown_is_as_far_as_the_prize_die_says() -> None:
    assert [odds.crown_chance(base, 40) for base in (33, 34, 36, 39, 50)] == [
        0,
        pytest.approx(1 / 6),
        pytest.approx(1 / 2),
        1,
        1,
    ]


def test_expected_moles_fall_with_the_crowd() -> None:
    holes = [2, 2, 2, 2, 2, 2]
    alone = odds.expected_moles("glove", holes, 0)
    assert alone == pytest.approx(2)
    assert odds.expected_moles("mallet", holes, 0) == pytest.approx(2 * 4 / 6)
    crowd = [odds.expected_moles("glove", holes, rivals) for rivals in range(8)]
    assert crowd == sorted(crowd, reverse=True)


def test_the_best_prize_is_the_one_with_the_most_stars_one_can_reach() -> None:
    tops = (Prize("candy.9"), Prize("burrowed.1"), NO_PRIZE, NO_PRIZE, Prize("vault.5"))
    stars = (3, 3, 0, 0, 9)
    chances = [odds.win_chance(base, tops, stars) for base in (3, 4, 6, 9)]
    assert chances == [0, pytest.approx(1 / 6), pytest.approx(1 / 2), 1]
    assert [odds.expected_prize(base, tops, stars) for base in (3, 9)] == [0, 3]
    assert odds.expected_prize(24, tops, stars) == pytest.approx((5 * 3 + 9) / 6)


def test_the_laws_that_can_never_break_are_watched() -> None:
    """Every law of `check` is shown to notice its own breach."""
    state = park.start(3)
    assert GAME.check(state) == []
    for spoil in (
        lambda s: s.deck.pop(),
        lambda s: s.hands[0].append(s.deck[0]),
        lambda s: s.stands[0].pop(),
        lambda s: s.prizes[1].append("vault.1"),
        lambda s: s.hands[0].extend([s.deck.pop() for _ in range(6)]),
        lambda s: setattr(s, "winner", 1),
        lambda s: s.todo.clear(),
    ):
        broken = state.clone()
        spoil(broken)
        assert GAME.check(broken)
    assert GAME.check(state) == []


def test_standings_during_a_match_go_by_prizes() -> None:
    state = park.bare(3)
    park.own(state, 1, "vault.5")
    park.own(state, 2, "candy.1")
    state.todo = [NextRound()]
    standings = GAME.standings(state)
    assert standings.scores == (0, 9, 2)
    assert standings.places == (3, 1, 2)
    assert standings.reason == ""
