"""Mole Park's bots: better than chance, quick thoughts that show their manners."""

from __future__ import annotations

from statistics import mean

import pytest

from game.bots.drawing import unregretted
from game.bots.levels import LEVELS
from game.bots.players import choose
from game.games.mole_park.bot.judge import JUDGE
from game.games.mole_park.events import CashedIn, Rolled
from game.games.mole_park.rules.game import GAME
from game.kernel import play
from game.kernel.chance import Random
from game.kernel.contract import PickSome
from game.kernel.event import Event
from tests.games.mole_park import park

MANNERS = {each.id: each for each in JUDGE.personalities}


def test_easy_beats_chance() -> None:
    won = 0
    for seed in range(10):
        state, mine, count = park.start(2, seed), seed % 2, 0
        while not state.over:
            for seat in play.asked(state):
                count += 1
                level = "easy" if seat == mine else "random"
                seen, options = GAME.observe(state, seat), play.legal(state, seat)
                number = 10_000 * seed + count
                action = choose(GAME, JUDGE, seen, seat, options, level, "even", number)
                play.act(state, seat, action)
        won += state.winner == mine
    assert won >= 9


def _played(manner: str) -> list[Event]:
    """What is told of matches in which the first seat has this manner."""
    told: list[Event] = []
    for seed in range(12):
        state, rng = park.start(4, seed), Random(seed)
        while not state.over:
            for seat in play.asked(state):
                who = MANNERS[manner if seat == 0 else "even"]
                options = play.legal(state, seat)
                play.act(state, seat, JUDGE.policy(state, seat, options, rng, who), told.append)
    return told


def _cards(manner: str) -> float:
    told = _played(manner)
    cash = [each for event in told if isinstance(event, CashedIn) for each in event.cash]
    return mean(len(each.cards) for each in cash if each.seat == 0 and not each.crown)


def test_a_grabber_cashes_in_sooner_than_a_hoarder() -> None:
    assert _cards("grabber") + 0.25 < _cards("even") <= _cards("hoarder")


def test_a_swinger_takes_the_mallet() -> None:
    def mallets(manner: str) -> float:
        told = _played(manner)
        throws = [throw for event in told if isinstance(event, Rolled) for throw in event.throws]
        mine = [die for seat, die, _ in throws if seat == 0 and die != "prize"]
        return mine.count("mallet") / len(mine)

    assert mallets("swinger") > mallets("even") + 0.1


def test_a_bot_never_passes_a_prize_it_could_have() -> None:
    state = park.bare(2)
    park.hand(state, 0, 5, 5, 5)
    park.show(state, "candy.1", "burrowed.8")
    park.roll(state, ("prize", 2), ("mallet", "x"))
    options = play.legal(state, 0)
    for manner in MANNERS.values():
        assert JUDGE.policy(state, 0, options, Random(1), manner) == ("stand.burrowed",)


def test_a_courtier_reaches_for_the_crown_at_a_third() -> None:
    state = park.bare(2)
    park.hand(state, 0, 5, 5, 1)
    state.crown = 16
    options = (("hold",), ("crown",))
    said = {name: JUDGE.policy(state, 0, options, Random(1), MANNERS[name]) for name in MANNERS}
    assert {name for name, word in said.items() if word == ("crown",)} == {"courtier"}


def test_the_king_lets_those_go_first_who_have_least() -> None:
    state = park.bare(3)
    park.own(state, 1, "vault.1")
    park.own(state, 2, "candy.2")
    options = (("seat.1",), ("seat.2",))
    assert JUDGE.policy(state, 0, options, Random(1), MANNERS["even"]) == ("seat.2",)


@pytest.mark.parametrize(
    ("better", "worse", "share"), [("normal", "easy", 0.6), ("hard", "normal", 0.5)]
)
def test_each_level_beats_the_one_below(better: str, worse: str, share: float) -> None:
    won = 0
    for game in range(100):
        state, mine, count = park.start(2, game // 2), game % 2, 0
        while not state.over:
            for seat in play.asked(state):
                count += 1
                level = better if seat == mine else worse
                seen, options = GAME.observe(state, seat), play.legal(state, seat)
                number = 10_000 * game + count
                play.act(
                    state, seat, choose(GAME, JUDGE, seen, seat, options, level, "even", number)
                )
        won += state.winner == mine
    assert won / 100 > share


@pytest.mark.parametrize(("moles", "goes"), [((5, 5), False), ((5, 5, 3), True)])
def test_it_goes_for_the_crown_at_an_even_chance(moles: tuple[int, ...], goes: bool) -> None:
    """Rules page: declare at 50 % or better. 24 in prizes: 34 is one in six, 37 two in three."""
    state = park.bare(2)
    park.own(state, 0, "vault.1", "vault.3", "vault.4")
    park.hand(state, 0, *moles)
    options = (("hold",), ("crown",))
    found = JUDGE.policy(state, 0, options, Random(1), MANNERS["even"])
    assert found == (("crown",) if goes else ("hold",))


def test_it_answers_a_declaration_with_any_chance() -> None:
    state = park.bare(2)
    park.own(state, 0, "vault.1", "vault.3", "vault.4")
    park.hand(state, 0, 5, 5)
    state.declared[1] = True
    options = (("hold",), ("crown",))
    assert JUDGE.policy(state, 0, options, Random(1), MANNERS["even"]) == ("crown",)


def test_hard_bots_share_the_holes_out() -> None:
    """All choose at once: with moles for two dice nobody is sure to meet everybody at one hole."""
    state = park.start(4, 3)
    park.hand(state, 0, 1)
    options = play.legal(state, 0)
    assert not isinstance(options, PickSome)
    stakes = JUDGE.stakes(state, 0, options, MANNERS["even"], LEVELS["hard"])
    assert stakes is not None
    weights = unregretted(stakes, len(options)).weights
    brings = stakes([each / sum(weights) for each in weights])
    given = [each for each, weight in zip(brings, weights, strict=True) if weight > 200]
    at = [options.index((die,)) for die in ("die.glove", "die.mallet")]
    alike, apart = ([float(place == each) for place in range(len(options))] for each in at)
    assert stakes(alike)[at[0]] < stakes(apart)[at[0]], "a hole that all whack is shared by all"
    # What is given brings about the same, and nothing else brings more.
    assert max(given) - min(given) < 0.05
    assert max(brings) < max(given) + 0.05
    assert weights[options.index(("die.prize",))] == 0
    assert JUDGE.stakes(state, 0, options, MANNERS["even"], LEVELS["easy"]) is None
