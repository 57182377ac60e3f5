"""Bots of Dice Theme Park: their manners can be told apart by what they hire, build and buy."""

from __future__ import annotations

import pytest

from build_scripts.harm import Place, question
from game.bots.levels import LEVELS
from game.bots.players import choose
from game.games.dice_theme_park.bot.judge import JUDGE
from game.games.dice_theme_park.bot.odds import Prospects
from game.games.dice_theme_park.content.attractions import TILES, tile_of
from game.games.dice_theme_park.content.numbers import die_of
from game.games.dice_theme_park.content.skills import NO_SKILL
from game.games.dice_theme_park.content.staff import person, staff_of
from game.games.dice_theme_park.rules.game import GAME
from game.games.dice_theme_park.rules.state import ParkState
from game.kernel import play
from game.kernel.chance import Random
from game.kernel.contract import Action
from game.kernel.play import listing
from tests.games.dice_theme_park import fair

SEEDS = range(40)


def answers(state: ParkState, seat: int, manner: str) -> list[Action]:
    seen, options = GAME.observe(state, seat), play.legal(state, seat)
    return [
        choose(GAME, JUDGE, seen, seat, options, "hard", manner, 7919 * seed + 1) for seed in SEEDS
    ]


def hired(manner: str) -> dict[str, float]:
    """How often each of the six is among the two of the first round."""
    found = answers(fair.opened(), 0, manner)
    names = {person(staff_of(card)).id for cards in found for card in cards}
    return {
        name: sum(name in {person(staff_of(card)).id for card in cards} for cards in found)
        / len(found)
        for name in names
    }


def test_they_hire_different_people() -> None:
    assert hired("even") == {"ticket_agent": 1, "mascot": 1}
    assert hired("builder")["builder"] == 1
    assert hired("thrifty")["concierge"] == 1
    assert hired("showman")["manager"] == 1
    assert hired("dreamer")["guide"] > 0.7


def bought(manner: str, state: ParkState) -> set[str]:
    return {answer[0] for answer in answers(state, 0, manner)}


def test_some_buy_to_the_last_and_some_do_not() -> None:
    """The last round: what is bought now hardly pays any more."""
    state = fair.fair(2)
    state.round = state.rounds
    state.parks[0].money = 3
    fair.phase(state, "improve")
    assert "done" not in bought("builder", state)
    assert bought("thrifty", state) == {"done"}


def built(manner: str) -> set[str]:
    state = fair.fair(2)
    state.round = 4
    state.parks[0].money = 12
    fair.shown(state, "orca_stadium", "grand_bazaar", "jungle_rapids")
    state.skill_deck += [card for card in state.skill_display if card]
    state.skill_display = [NO_SKILL] * 3
    fair.phase(state, "expand")
    return {answer[1] for answer in answers(state, 0, manner) if answer[0] == "build"}


def test_each_builds_what_it_has_a_weakness_for() -> None:
    """A grand ride, one that pays every round, or one with room for two upgrades."""
    assert built("showman") == {"orca_stadium"}
    assert built("thrifty") == {"grand_bazaar"}
    assert built("builder") == {"jungle_rapids"}
    assert (
        len({tile for tile in ("orca_stadium", "grand_bazaar") if TILES[tile_of(tile)].income}) == 1
    )


@pytest.mark.parametrize("number", [55, 127])
def test_who_moves_on_goes_where_the_day_goes_on_best(number: int) -> None:
    state, seat, options = question(Place(GAME.id, 2, 0, number))
    ahead = Prospects(state, seat, LEVELS["easy"])
    worth = {(die, to): ahead.moved(die_of(die), tile_of(to)) for die, to in listing(options)}
    assert len(set(worth.values())) > 1
    for seed in range(9):
        moved = JUDGE.policy(state, seat, options, Random(seed), JUDGE.personalities[0])
        assert worth[moved[0], moved[1]] == max(worth.values())


@pytest.mark.parametrize(("seed", "number"), [(0, 142), (1, 97), (13, 104)])
def test_a_colour_that_somebody_else_has_made_is_used(seed: int, number: int) -> None:
    """It comes to nothing if its attraction is not operated next; once it closed the park."""
    state, seat, options = question(Place(GAME.id, 2, seed, number))
    wild = state.parks[seat].wild
    assert wild.free
    seen = GAME.observe(state, seat)
    for level in ("normal", "hard"):
        answer = choose(GAME, JUDGE, seen, seat, options, level, "even", 1)
        assert answer[:2] == ("operate", wild.tile)


def test_what_a_mascot_was_sent_for_is_done() -> None:
    """After answers that no plan of its own had given: two guests turned, then three alike."""
    state, seat, _ = question(Place(GAME.id, 2, 13, 211))
    rng, given = Random(3), list[Action]()
    while not given or given[-1][:2] != ("operate", "triple_spinner"):
        asked = play.asked(state)[0]
        seen, options = GAME.observe(state, asked), play.legal(state, asked)
        answer = choose(GAME, JUDGE, seen, asked, options, "hard", "even", rng.word())
        given += [answer] if asked == seat else []
        assert answer != ("close",) or asked != seat, given
        play.act(state, asked, answer)
    assert [each[0] for each in given] == ["mascot", "up", "operate"]
