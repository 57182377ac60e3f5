"""Section 5, special cards: prisoners and ransom, medals, Press, the Red Cross."""

from __future__ import annotations

import pytest

from game.games.topoum.content.ids import NO_CARD, Mole, Space
from game.games.topoum.content.words import CardType
from game.games.topoum.events.cards import PressTaken
from game.games.topoum.events.moles import Captured, Freed, Shot
from game.games.topoum.rules.state import TopoumState
from game.kernel import play
from tests.games.topoum import trench


def test_prisoner_of_war_is_held_by_its_captor() -> None:
    state = trench.battle("b0 0,0 m0", "n1 1,0 m1", "n1 0,1 m1 cross", hand=("prisoner",))
    trench.ready(state, "0,0")
    assert trench.aims(state) == {"1,0"}
    told = trench.answer(state, "hand.1 1,0")
    assert state.captives == {"mole.1.1": 0}
    assert "mole.1.1" not in state.reserve[1]
    assert "1,0" not in state.moles
    assert told.one(Captured) == Captured(mole=Mole("mole.1.1"), by=0, space=Space("1,0"))


def captive(owner: int = 0, captor: int = 1) -> TopoumState:
    """One mole of the active seat is held by the other."""
    state = trench.battle(*trench.row("b0 m0", "n1", "n1", "n1 m1"), hand=("grenade",))
    mole = state.reserve[owner].pop()
    state.captives[mole] = captor
    return state


def test_ransom_costs_three_in_the_owners_own_turn() -> None:
    """Its owner can give three of her medals to get it back into her reserve."""
    state = captive()
    trench.turn(state)
    assert "ransom mole.0.4" in trench.legal(state)
    told = trench.answer(state, "ransom mole.0.4")
    assert state.medals[:2] == [7, 13]
    assert told.one(Freed).captor == 1
    assert "mole.0.4" in state.reserve[0]
    assert state.captives == {}
    # It was in addition: the action is still to come.
    assert state.todo[-1].kind == "act"


def test_no_ransom_without_three_medals() -> None:
    state = captive()
    state.medals[0] = 2
    trench.turn(state)
    assert not any(word.startswith("ransom") for word in trench.legal(state))


def test_ransom_after_a_move_and_before_its_card() -> None:
    state = captive()
    trench.turn(state)
    trench.answer(state, (state.moles[Space("0,0")], "1,0"))
    assert "ransom mole.0.4" in trench.legal(state)
    trench.answer(state, "ransom mole.0.4")
    assert state.todo[-1].kind == "card-or-tile"


def test_ransom_after_an_entry_only_if_a_card_stays_playable() -> None:
    """Rulings: after an entry only if a card stays playable."""
    state = captive()
    trench.swap_in(state, "line.1", "grenade")
    for slot in range(2, 6):
        state.thrown.append(state.line[slot - 1])
        state.line[slot - 1] = NO_CARD
    state.deck += state.hands[0]
    state.hands[0] = []
    state.medals[0] = 4
    trench.turn(state)
    trench.answer(state, "enter 4,0")
    assert trench.aims(state, "line.1") == {"3,0"}
    # Three medals for the mole would leave one: not enough for the slot.
    assert not any(word.startswith("ransom") for word in trench.legal(state))
    state.medals[0] = 6
    assert "ransom mole.0.4" in trench.legal(state)


def test_all_moles_captive_forces_a_ransom() -> None:
    """Rulings: all moles captive: forced ransom of one, even below nothing."""
    state = trench.battle(*trench.row("n0", "n1", "b1 m1"), hand=("grenade",))
    state.captives = dict.fromkeys(state.reserve[0], 1)
    state.reserve[0] = []
    state.medals[0] = 1
    told = trench.turn(state)
    assert told.one(Freed).forced is True
    assert state.medals[0] == -2
    assert state.todo[-1].kind == "law-two"


def test_forced_ransom_lets_choose_between_captors() -> None:
    state = trench.battle(*trench.row("n0", "n1", "b1 m1", "b2 m2"), seats=3, hand=("grenade",))
    moles = state.reserve[0]
    state.captives = {moles[0]: 1, moles[1]: 1, moles[2]: 2, moles[3]: 2}
    state.reserve[0] = []
    trench.turn(state)
    assert trench.legal(state) == {moles[0], moles[2]}


def test_a_captive_is_not_in_the_reserve() -> None:
    state = trench.battle(
        *trench.row("b0 m0", "n1", "n1", "n1 m1"), hand=("new-soldier", "betrayal")
    )
    state.captives = dict.fromkeys(state.reserve[0], 1)
    state.reserve[0] = []
    trench.turn(state)
    assert not any(word.startswith("enter") for word in trench.legal(state))


def test_medal_of_honour_sends_another_own_mole_home() -> None:
    """But NOT the active one; 3 medals and no penalty."""
    state = trench.battle(*trench.row("b0 m0", "n1", "n1 m0", "n1 m1"), hand=("medal",))
    trench.ready(state, "0,0")
    assert trench.aims(state) == {"2,0"}
    told = trench.answer(state, "hand.1 2,0")
    assert told.paid(0) == 3
    assert "mole.0.2" in state.reserve[0]
    alone = trench.battle(*trench.row("b0 m0", "n1", "n1 m1"), hand=("medal", "build"))
    trench.ready(alone, "0,0")
    assert trench.aims(alone) == set()


def test_press_pays_at_the_end_of_everybodys_turn() -> None:
    """This one included, as long as it is held."""
    state = trench.battle(*trench.row("b0 m0", "n1", "n1", "b1 m1"), hand=("press",))
    trench.moved(state, "0,0")
    told = trench.answer(state, "hand.1")
    assert state.press == 0
    assert told.paid(0, "press") == 1
    assert told.one(PressTaken) == PressTaken(seat=0, from_=-1)
    told = trench.answer(state, (state.moles[Space("3,0")], "2,0"), "tile")
    assert told.paid(0, "press") == 1
    assert told.paid(1, "press") == 0


def test_press_is_taken_away_by_the_next_card() -> None:
    state = trench.battle(*trench.row("b0 m0", "n1"), hand=("press", "press"))
    state.press = 1
    trench.ready(state, "0,0")
    assert trench.answer(state, "hand.1").one(PressTaken) == PressTaken(seat=0, from_=1)


def test_press_cannot_be_played_by_its_holder() -> None:
    """Rulings: you do not hold Press (law 7)."""
    state = trench.battle(*trench.row("b0 m0", "n1"), hand=("press", "build"))
    state.press = 0
    trench.ready(state, "0,0")
    assert "hand.1" not in trench.legal(state)


def test_the_red_cross_comes_to_the_active_mole() -> None:
    state = trench.battle(*trench.row("b0 m0", "n1", "n1 m1 cross"), hand=("red-cross",))
    trench.ready(state, "0,0")
    trench.answer(state, "hand.1")
    assert state.red_cross == "0,0"
    again = trench.battle(*trench.row("b0 m0 cross", "n1"), hand=("red-cross", "build"))
    trench.ready(again, "0,0")
    assert "hand.1" not in trench.legal(again)


@pytest.mark.parametrize("card", ["bayonet", "betrayal", "prisoner"])
def test_whom_the_red_cross_keeps_from_hands(card: CardType) -> None:
    """Law 7: what cannot happen cannot be played."""
    state = trench.battle(*trench.row("b0 m0", "n1 m1 cross"), hand=(card, "build"))
    trench.ready(state, "0,0")
    assert trench.aims(state) == set()


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("short-range", ("b0 m0", "n1 m1 cross")),
        ("slingshot", ("b0 m0", "n1", "n1 m1 cross")),
        ("long-range", ("b0 m0", "n1", "n1 m1 cross")),
    ],
)
def test_a_shot_may_be_spent_on_a_protected_mole(card: CardType, words: tuple[str, ...]) -> None:
    """Rulebook: cards can still be played over protected moles though these live."""
    state = trench.battle(*trench.row(*words), hand=(card,))
    space = f"{len(words) - 1},0"
    trench.ready(state, "0,0")
    told = trench.answer(state, f"hand.1 {space}")
    assert told.one(Shot).safe is True
    assert space in state.moles
    assert not told.killed


def test_the_red_cross_stays_when_its_mole_moves() -> None:
    """And protects whoever enters next."""
    state = trench.battle(*trench.row("n1", "b0 m0 cross", "n1", "n1 m1"), hand=("advance",))
    trench.ready(state, "1,0")
    trench.answer(state, "hand.1 0,0")
    assert state.red_cross == "1,0"
    state = trench.battle(*trench.row("b0 m0", "n1 cross", "n1"), hand=("advance",))
    trench.ready(state, "0,0")
    assert "1,0" in trench.aims(state)
    trench.answer(state, "hand.1 1,0")
    assert state.protected(Space("1,0"))


def test_nobody_walks_into_a_protected_mole() -> None:
    """Arrive 3: an occupant under the Red Cross makes it illegal."""
    state = trench.battle(*trench.row("b0 m0", "n1 m1 cross", "n1"), "n0 0,1", hand=("advance",))
    trench.turn(state)
    mole = state.moles[Space("0,0")]
    assert {w for w in trench.legal(state) if w.startswith(mole)} == {f"{mole} 0,1"}


@pytest.mark.parametrize(
    ("word", "fire"), [("n1 m1 cross", 0), ("n1 cross", 0), ("n1 m0 cross", -5)]
)
def test_blowing_up_the_red_cross_costs_five(word: str, fire: int) -> None:
    """It and its mole leave; five more if the mole is the author's own."""
    state = trench.battle(*trench.row("b0 m0", word, "n1"), "n1 0,1", "n1 1,1", hand=("grenade",))
    trench.ready(state, "0,0")
    told = trench.answer(state, "hand.1 1,0")
    assert state.red_cross == ""
    assert "1,0" not in state.moles
    assert told.paid(0, "cross") == -5
    assert told.paid(0, "friendly-fire") == fire


def test_the_red_cross_falls_in_a_division() -> None:
    state = trench.battle(
        *trench.row("n1", "b0 m0", "n1", "n1 m1 cross", start=0), hand=("grenade",)
    )
    trench.ready(state, "1,0")
    told = trench.answer(state, "hand.1 2,0")
    assert state.red_cross == ""
    assert told.paid(0, "cross") == -5
    assert told.killed == ["mole.1.1"]


def test_the_red_cross_is_no_help_against_a_hazard_walked_into() -> None:
    """Rulings."""
    state = trench.battle(*trench.row("b0 m0", "n1 gas cross", "n1"), hand=("advance",))
    trench.ready(state, "0,0")
    told = trench.answer(state, "hand.1 1,0")
    assert told.killed == ["mole.0.1"]
    assert told.paid(0, "friendly-fire") == -5


def test_a_protected_mole_stops_a_slide_and_a_push() -> None:
    """Rulings: the slider stops on the ice; the pushed mole stays."""
    state = trench.battle(*trench.row("b0 m0", "n1 ice", "n1 m1 cross"), hand=("advance",))
    trench.ready(state, "0,0")
    trench.answer(state, "hand.1 1,0")
    assert state.moles[Space("1,0")] == "mole.0.1"


def test_a_pushed_mole_stays_before_a_protected_one() -> None:
    state = trench.battle(
        *trench.row("b0 m0", "n1 m1", "n1 m1 cross", "n1 rock"), hand=("panic", "build")
    )
    trench.ready(state, "0,0")
    assert trench.aims(state) == set()


def test_law_two_comes_before_a_ransom_is_possible_in_the_turn() -> None:
    """With moles in reserve nobody is forced to pay; the offer comes with the action."""
    state = trench.battle(*trench.row("n0", "n1", "b1 m1"), hand=("grenade",))
    state.captives[state.reserve[0].pop()] = 1
    trench.turn(state)
    assert state.todo[-1].kind == "law-two"
    trench.answer(state, "-1,0")
    assert "ransom mole.0.4" in trench.legal(state)
    assert play.asked(state) == (0,)
