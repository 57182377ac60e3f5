"""What is asked and told by its name: the screen, the log and replays go by these words."""

from __future__ import annotations

from game.games.topoum.content import is_legal_deck
from game.games.topoum.content.ids import Space, mole_ids
from game.games.topoum.content.words import CATEGORIES
from game.games.topoum.events.cards import Dealt, DeckMade, LineFilled
from game.games.topoum.events.course import MatchBegun
from game.games.topoum.events.moles import Deployed
from game.games.topoum.events.tiles import Laid, Placed
from game.games.topoum.rules.game import GAME
from game.kernel import play
from game.kernel.contract import PickSome
from tests.games.topoum import trench


def test_every_step_by_its_name() -> None:
    """A saved match names the Steps that wait: another name and it would not open any more."""
    assert [step.kind for step in GAME.steps] == [
        "pick-types", "deal", "set-up", "lay-centre", "first-barracks", "first-mole", "obstacle",
        "to-arms", "turns", "turn", "forced-ransom", "law-two", "begin", "act", "play-card",
        "card-or-tile", "move-on", "place-dynamite", "divide", "choose-part", "score", "fill-hand",
        "fill-line", "press-pays", "end-turn", "final",
    ]  # fmt: skip


def test_what_is_told_of_the_setup() -> None:
    told = trench.Told()
    state = GAME.new_match(2, trench.OPTIONS, 3)
    play.settle(state, told)
    first = state.first
    assert told.kinds == [MatchBegun, DeckMade, Dealt, Dealt, LineFilled, Placed]
    assert told.one(MatchBegun) == MatchBegun(first=first, wish="maybe")
    deck = told.one(DeckMade)
    assert deck == DeckMade(state.types, "")
    # What comes out of a shuffled deck is a barrier for undo.
    assert deck.shows
    assert told.one(Placed) == Placed(
        seat=first, space=Space("0,0"), base="neutral", colour=first, why="setup"
    )
    told = trench.answer(state, "1,0", "0,1")
    assert told.all(Placed) == [
        Placed(seat=seat, space=Space(space), base="barracks", colour=seat, why="setup")
        for seat, space in ((first, "1,0"), (1 - first, "0,1"))
    ]
    told = trench.answer(state, "2,0")
    assert told.kinds == [Placed, Deployed]
    mole = mole_ids(first)[0]
    assert told.one(Deployed) == Deployed(mole, first, Space("2,0"), "setup")


def test_obstacles_and_a_farmers_tile_are_told() -> None:
    told = trench.Told()
    state = GAME.new_match(2, trench.OPTIONS | {"farmer": "stomper"}, 3)
    play.settle(state, told)
    assert told.one(Laid) == Laid(
        tile="footprint", space=Space("0,0"), seat=state.first, why="setup"
    )
    state = trench.start(2, 3, obstacles="on")
    trench.answer(state, "1,0", "0,1", "2,0", "0,2")
    told = trench.answer(state, "ice 3,0")
    assert told.one(Laid) == Laid(
        tile="ice", space=Space("3,0"), seat=1 - state.first, why="obstacle"
    )


def test_an_own_choice_with_a_farmer_who_surely_comes() -> None:
    """Her card is in the deck already: six are left to choose, and it is not among them."""
    state = trench.start(2, 6, deck="choose", farmer="boom")
    seat = state.first
    picks = (("grenade",), ("advance",), ("build", "conquest"))
    for pick in picks:
        options = play.legal(state, seat)
        assert isinstance(options, PickSome)
        play.act(state, seat, pick)
    options = play.legal(state, seat)
    assert isinstance(options, PickSome)
    assert options.items == tuple(kind for kind in CATEGORIES["special"] if kind != "farmer")
    assert (options.least, options.most) == (2, 2)
    play.act(state, seat, ("medal", "press"))
    assert "farmer" in state.types
    assert len(state.types) == 7
    assert is_legal_deck(state.types)
    assert state.farmer == "boom"


def test_with_a_farmer_no_other_special_card_is_needed() -> None:
    """The fourth category is served by her: nobody is asked about it when six are chosen."""
    state = trench.start(2, 6, deck="choose", farmer="boom")
    seat = state.first
    play.act(state, seat, CATEGORIES["combat"][:3])
    play.act(state, seat, CATEGORIES["movement"][:2])
    options = play.legal(state, seat)
    assert isinstance(options, PickSome)
    assert options.most == 1
    play.act(state, seat, ("build",))
    assert "deal" not in [step.kind for step in state.todo]
    assert set(state.types) == {
        *CATEGORIES["combat"][:3], *CATEGORIES["movement"][:2], "build", "farmer",
    }  # fmt: skip
