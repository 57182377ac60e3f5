"""The manners of Molly's bots: in one and the same position each does what it is named for."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.bots.levels import level
from game.bots.players import choose
from game.games.molly.bot.appeal import appeals
from game.games.molly.bot.judge import JUDGE
from game.games.molly.bot.taste import tastes
from game.games.molly.bot.worth import left, token_worth
from game.games.molly.rules.game import GAME
from game.games.molly.rules.state import MollyState
from game.kernel import play
from game.kernel.chance import Random
from game.kernel.contract import Action, PickSome
from game.kernel.judge import any_of
from tests.games.molly import garden

MANNERS = {each.id: each for each in JUDGE.personalities}
TIMES = 40


def share(state: MollyState, manner: str, like: Callable[[Action], bool]) -> float:
    """How often a first thought is such an answer, in a hundred."""
    seat, rng = play.asked(state)[0], Random(7)
    options = play.legal(state, seat)
    found = [JUDGE.policy(state, seat, options, rng, MANNERS[manner]) for _ in range(TIMES)]
    return 100 * sum(map(like, found)) / TIMES


def two_sets() -> MollyState:
    """Yellow of which it has some, from thin piles; or blue of which it has none, from thick."""
    state = garden.bare(2)
    garden.rows(state, "yellow yellow red", "green red white", ". . white")
    garden.lay(state, 7, "green", "-white", "red", "-green", "blue")
    garden.lay(state, 8, "red", "-white", "green", "blue")
    garden.show(state, "yellow", "blue")
    garden.stack(state, *["white", "green", "red"] * 4)
    garden.burrow(state, 0, 2, 0, 0, 2, 0)
    garden.tokens(state, 0, 0)
    garden.act(state)
    return state


def test_the_picky_make_sets_of_their_own_colours() -> None:
    def own(action: Action) -> bool:
        return action[0] == "display.1"

    state = two_sets()
    # About as good, the one as the other.
    garden.burrow(state, 0, 3, 0, 1, 0, 0)
    shares = {manner: share(state, manner, own) for manner in ("picky", "even", "glutton")}
    assert shares["picky"] > shares["even"] + 25
    assert shares["glutton"] < shares["even"] - 25


def test_the_picky_spend_no_token_on_a_colour_they_do_not_dig() -> None:
    def shade(colours: tuple[str, str]) -> list[float]:
        state = two_sets()
        garden.show(state, *colours)
        garden.tokens(state, 1, 1)
        options = (("take", "display.1"), ("take", "display.2"))
        return tastes(state, 0, options, "picky")

    yellow, blue = shade(("yellow", "blue"))
    assert yellow > 0 > blue
    assert shade(("green", "green")) == [yellow, yellow]


def which_pile() -> MollyState:
    """A set of three yellow: one pile of a single card, one of two, one of five."""
    state = garden.bare(2)
    garden.rows(state, ". . red", "green red white", "white red green")
    garden.lay(state, 1, "yellow")
    garden.lay(state, 2, "green", "-white", "blue", "-red", "yellow")
    garden.show(state, "yellow", "white")
    garden.stack(state, *["white", "green", "blue"] * 4)
    garden.burrow(state, 0, 2, 1, 0, 2, 0)
    garden.act(state, "display.1 cell.3")
    return state


def test_a_glutton_takes_the_thickest_pile_and_the_picky_like_what_they_know() -> None:
    state = which_pile()
    options = play.legal(state, 0)
    assert not isinstance(options, PickSome)
    assert share(state, "glutton", lambda action: action == ("cell.2",)) == 100

    def liking(manner: str) -> list[float]:
        return [tastes(state, 0, [(f"cell.{cell}",)], manner)[0] for cell in (1, 2, 3)]

    single, five, two = liking("picky")
    assert single >= two > five
    single, five, two = liking("glutton")
    assert single <= two < five


def one_gap(*rows: str, supply: bool = True) -> MollyState:
    """An empty space, and a rival with tokens; with or without any in the supply."""
    state = garden.bare(2)
    garden.rows(state, *rows)
    garden.show(state, "white", "blue")
    garden.stack(state, *["white", "red", "blue"] * 4)
    garden.burrow(state, 0, 1, 1, 0, 0, 1)
    garden.tokens(state, 0, 2 if supply else state.supply + sum(state.tokens))
    garden.act(state)
    return state


def test_a_pest_breaks_up_what_the_next_could_make_a_set_of() -> None:
    greens = ("cell.1", "cell.2", "cell.4", "cell.5")
    state = one_gap("green green red", "green green blue", "yellow yellow .")
    shares = [share(state, manner, lambda a: a[-1] in greens) for manner in ("pest", "even")]
    assert shares[0] > shares[1] + 25


def test_a_pest_robs() -> None:
    """From an empty supply a token comes out of a rival's pocket (p. 8)."""

    def fills(manner: str, *, supply: bool) -> float:
        rows = "red green white", "blue yellow red", "green white ."
        return share(one_gap(*rows, supply=supply), manner, lambda a: a[-1] == "cell.9")

    assert fills("pest", supply=False) > fills("pest", supply=True) + 25
    assert fills("even", supply=False) == fills("even", supply=True)


def test_a_digger_likes_what_nobody_has_seen() -> None:
    def blind(action: Action) -> bool:
        return action == ("deck",)

    state = two_sets()
    shares = {manner: share(state, manner, blind) for manner in ("picky", "even", "digger")}
    assert shares["digger"] > shares["even"] + 25
    assert shares["picky"] <= shares["even"]


def test_manners_outlast_thinking() -> None:
    """A bot that tries its answers to the end plays in its manner, too."""

    def thought(state: MollyState, manner: str) -> Action:
        seen, options = GAME.observe(state, 0), play.legal(state, 0)
        return choose(GAME, JUDGE, seen, 0, options, "normal", manner, 1)

    assert thought(two_sets(), "picky")[0] == "display.1"
    assert thought(two_sets(), "glutton")[0] == "display.2"
    assert thought(two_sets(), "digger") == ("deck",)
    greens = one_gap("green green red", "green green blue", "yellow yellow .")
    assert thought(greens, "pest")[1] in ("cell.1", "cell.5")
    assert thought(greens, "even")[-1] not in ("cell.1", "cell.5")


@pytest.mark.parametrize("manner", sorted(MANNERS))
def test_no_manner_throws_a_set_away(manner: str) -> None:
    """A taste decides between what is about as good; a set beside nothing is none of that."""
    state = garden.bare(2)
    garden.rows(state, "yellow yellow red", "green white blue", "white red green")
    garden.show(state, "yellow", "green")
    garden.stack(state, *["white", "green", "blue"] * 4)
    garden.burrow(state, 0, 3, 1, 0, 0, 0)
    garden.act(state)
    made = share(state, manner, lambda action: action == ("display.1", "cell.3"))
    assert made >= 80


def worth(state: MollyState, seat: int, name: str) -> float:
    return JUDGE.value(state, seat, MANNERS["even"], level("molly", name))


def test_an_own_burrow_is_worth_the_same_whatever_a_rival_has() -> None:
    poor, rich = two_sets(), two_sets()
    garden.burrow(rich, 1, 5, 5, 5, 5, 5)
    assert worth(rich, 0, "normal") == worth(poor, 0, "normal") > worth(poor, 1, "normal")
    assert worth(rich, 0, "hard") < worth(poor, 0, "hard")


def test_what_lies_open_counts_for_who_is_to_act() -> None:
    mine, theirs = two_sets(), two_sets()
    theirs.active = 1
    assert worth(mine, 0, "normal") > worth(theirs, 0, "normal") + 1
    assert worth(theirs, 1, "normal") > worth(mine, 1, "normal") + 1


@pytest.mark.parametrize("seat", [0, 1])
def test_a_playout_goes_once_round_the_table(seat: int) -> None:
    """To the seat's next turn, whoever is asked meanwhile."""
    began = play.start(GAME, 2, {option.id: option.default for option in GAME.options}, 5)
    while began.active != seat:
        play.act(began, began.active, any_of(play.legal(began, began.active), Random(2)))
    state, rng, asked = began.clone(), Random(1), set()
    while not JUDGE.rests(state, seat, began):
        mover, options = play.due(state)
        asked.add((mover, state.turn))
        play.act(state, mover, JUDGE.policy(state, mover, options, rng, MANNERS["even"]))
    assert (state.active, state.turn) == (seat, began.turn + 1)
    assert (1 - seat, began.turn + seat) in asked or (1 - seat, began.turn + 1 - seat) in asked
    assert (seat, began.turn + 1) not in asked


def test_a_first_look_sees_what_the_bobtail_leaves_room_for() -> None:
    """The pile he pops may go where he sat (p. 13): there it makes two of the diagonal."""
    state = garden.bare(2, bobtail="on")
    garden.rows(state, ". . red", "yellow dog red", "white . yellow")
    garden.show(state, "yellow", "blue")
    garden.stack(state, *["white", "green", "blue"] * 4)
    garden.tokens(state, 1, 1)
    garden.act(state)
    options = play.legal(state, 0)
    assert not isinstance(options, PickSome)
    liked = dict(zip(options, appeals(state, 0, options), strict=True))
    made = liked["hunt", "cell.4", "cell.5"]
    elsewhere = [each for action, each in liked.items() if action[:2] == ("hunt", "cell.2")]
    assert elsewhere
    assert made > max(elsewhere) + 3


def test_a_first_look_at_a_swap_sees_the_set_that_can_follow() -> None:
    """And the token for the gap it ends in, whichever of its piles is taken then."""
    state = garden.bare(2)
    garden.rows(state, "yellow red .", "green yellow white", "blue white red")
    garden.lay(state, 5, *["-white", "red", "-green", "blue", "yellow"])
    garden.show(state, "yellow", "green")
    garden.stack(state, *["white", "green", "blue"] * 4)
    garden.burrow(state, 0, 3, 3, 3, 3, 3)
    state.tokens[0] = 1
    garden.act(state)
    before = liked(state)[("swap", "cell.2", "cell.5")]
    play.act(state, 0, ("swap", "cell.2", "cell.5"))
    after = liked(state)[("display.1", "cell.3")]
    assert before == pytest.approx(after - token_worth(left(state)))


def liked(state: MollyState) -> dict[Action, float]:
    options = play.legal(state, 0)
    assert not isinstance(options, PickSome)
    return dict(zip(options, appeals(state, 0, options), strict=True))
