"""No level above Easy throws something away for nothing.

The questions were found by `build_scripts.harm`, which knows the rules and no judgement; what is
harm is reckoned anew each time.
"""

from __future__ import annotations

from functools import cache

import pytest

from build_scripts.harm import Place, harmful, question
from game import catalogue
from game.bots.levels import LEVELS
from game.bots.players import choose
from game.kernel.contract import Action, Options, Seen

PLACES = (
    Place("whakka_mole", 2, 0, 24),
    Place("whakka_mole", 2, 1, 36),
    Place("whakka_mole", 2, 2, 32),
    Place("mole_park", 2, 1, 635),
    Place("mole_park", 2, 2, 479),
    Place("mole_park", 2, 3, 489),
    Place("molly", 2, 0, 31),
    Place("molly", 2, 3, 29),
    Place("molly", 2, 4, 24),
    Place("topoum", 2, 0, 50),
    Place("topoum", 2, 0, 56),
    Place("topoum", 2, 1, 55),
    Place("topoum", 2, 2, 49),
    Place("dice_theme_park", 2, 0, 184),
    Place("dice_theme_park", 2, 1, 201),
    Place("dice_theme_park", 2, 2, 190),
)
ABOVE_EASY = tuple(name for name in LEVELS if name != "easy")
SEEDS = (1, 8)


@cache
def asked(place: Place) -> tuple[Seen, int, Options, list[Action]]:
    state, seat, options = question(place)
    game = catalogue.game(place.game)
    seen = game.observe(state, seat)
    return seen, seat, options, harmful(game, seen, seat, options)


def named(place: Place) -> str:
    return f"{place.game}-{place.seed}-{place.number}"


@pytest.mark.parametrize("place", PLACES, ids=named)
def test_there_is_something_to_throw_away(place: Place) -> None:
    _, _, options, harm = asked(place)
    assert harm
    assert not isinstance(options, tuple) or len(harm) < len(options)


@pytest.mark.parametrize("level", ABOVE_EASY)
@pytest.mark.parametrize("place", PLACES, ids=named)
def test_nobody_above_easy_does(place: Place, level: str) -> None:
    game, judge = catalogue.game(place.game), catalogue.judge(place.game)
    seen, seat, options, harm = asked(place)
    usual, *manners = (each.id for each in judge.personalities)
    tries = [(usual, seed) for seed in SEEDS]
    if level == "normal":
        tries += [(manner, SEEDS[0]) for manner in manners]
    for manner, seed in tries:
        given = choose(game, judge, seen, seat, options, level, manner, seed)
        assert given not in harm, (manner, seed)


def test_every_game_is_asked() -> None:
    assert {place.game for place in PLACES} == set(catalogue.GAMES)
