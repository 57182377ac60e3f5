"""Section 3: the hand, the Line of Operations; Peace and the end of the round."""

from __future__ import annotations

from game.games.topoum.content.ids import PEACE, TYPE_OF, Place, Space, held
from game.games.topoum.events.cards import Drawn, Thrown
from game.games.topoum.events.course import PeaceCame
from game.games.topoum.rules.state import TopoumState
from game.kernel import play
from tests.games.topoum import trench

QUIET = trench.row("b0 m0", "n1", "n1", "n1 m1")


def test_the_hand_is_filled_to_two() -> None:
    state = trench.battle(*QUIET, hand=("build",))
    top = state.deck[-1]
    trench.moved(state, "0,0")
    told = trench.answer(state, "hand.1 0,1")
    assert top in state.hands[0]
    assert len(state.hands[0]) == 2
    drawn = told.one(Drawn)
    assert drawn == Drawn(0, held(1), top)
    assert drawn.eyes == (0,)
    assert drawn.seen_by(1) == drawn.seen_by(None) == Drawn(0, held(1), None)


def test_the_rest_of_the_line_slides_away_from_the_deck() -> None:
    """A card taken leaves a gap; the ones nearer the deck move up, a new one comes in."""
    state = trench.battle(*QUIET, hand=("build",))
    trench.swap_in(state, "line.3", "build")
    line, top = state.line.copy(), state.deck[-1]
    trench.moved(state, "0,0")
    trench.answer(state, "line.3 0,1")
    assert state.line == [top, line[0], line[1], line[3], line[4]]
    assert state.thrown == []


def test_the_line_does_not_slide_before_the_end_of_the_turn() -> None:
    """Rulings: slots neither slide nor refill until step 4."""
    state = trench.battle(*trench.row("b0 m0", "n1", "n1", "b0 m0", "n1"), hand=("build",))
    trench.swap_in(state, "line.3", "build")
    trench.turn(state)
    line = state.line.copy()
    trench.answer(state, (state.moles[Space("0,0")], "1,0"), "line.3 0,1")
    assert state.line == [*line[:2], "", *line[3:]]


def test_without_a_card_used_the_outermost_is_thrown() -> None:
    state = trench.battle(*QUIET)
    line, top = state.line.copy(), state.deck[-1]
    trench.moved(state, "0,0")
    told = trench.answer(state, "tile")
    assert told.one(Thrown) == Thrown(card=line[4], slot=Place("line.5"))
    assert state.line == [top, *line[:4]]
    assert state.thrown == [line[4]]


def test_a_card_from_the_hand_keeps_the_line() -> None:
    """The outermost goes only if no card was used, from the hand or from the Line."""
    state = trench.battle(*QUIET, hand=("build",))
    line = state.line.copy()
    trench.moved(state, "0,0")
    trench.answer(state, "hand.1 0,1")
    assert state.line == line


def test_hands_are_filled_before_the_line() -> None:
    state = trench.battle(*trench.row("b0 m0", "n1", "n1", "b0 m0"), hand=("build",))
    trench.swap_in(state, "line.5", "build")
    first, second = state.deck[-1], state.deck[-2]
    trench.turn(state)
    trench.answer(
        state,
        (state.moles[Space("0,0")], "1,0"),
        "hand.1 0,1",
        (state.moles[Space("3,0")], "2,0"),
        "line.5 3,1",
    )
    assert first in state.hands[0]
    assert state.line[0] == second


def test_without_a_deck_the_line_shrinks() -> None:
    """Rulings: deck empty: the Line shrinks, towards its cheap end."""
    state = trench.battle(*QUIET)
    state.peace, state.first = True, 1
    state.thrown, state.deck = [card for card in state.deck if card != PEACE], []
    line = state.line.copy()
    trench.moved(state, "0,0")
    trench.answer(state, "tile")
    assert state.line == ["", *line[:4]]


def _peace_next(state: TopoumState) -> None:
    state.deck.remove(PEACE)
    state.deck.append(PEACE)


def test_peace_in_a_hand_is_set_aside_and_hands_stay_as_they_are() -> None:
    """End: from that moment only the Line is replenished."""
    state = trench.battle(*QUIET, hand=("build",))
    trench.swap_in(state, "line.5", "build")
    _peace_next(state)
    below = state.deck[-2]
    trench.moved(state, "0,0")
    told = trench.answer(state, "line.5 0,1")
    assert len(told.all(PeaceCame)) == 1
    assert PEACE not in state.line
    assert state.line[0] == below
    assert len(state.hands[0]) == 2
    state = trench.battle(*QUIET, hand=("build",))
    _peace_next(state)
    trench.moved(state, "0,0")
    trench.answer(state, "hand.1 0,1")
    assert state.peace
    assert len(state.hands[0]) == 1
    assert PEACE not in state.hands[0]


def test_the_round_is_played_to_the_player_right_of_the_first() -> None:
    """Everybody takes the same number of turns."""
    words = trench.row("b0 m0", "n1", "n1", "n1", "n1", "b1 m1", "n2", "b2 m2", start=-3)
    state = trench.battle(*words, seats=3, active=1, first=1, hand=("build",))
    state.peace = True
    state.deck.remove(PEACE)
    trench.moved(state, "2,0")
    trench.answer(state, "tile")
    seats = []
    while not state.over:
        seats.append(state.active)
        options = play.listing(play.legal(state, state.active))
        trench.answer(state, ("done",) if ("done",) in options else options[0])
    assert list(dict.fromkeys(seats)) == [2, 0]


def test_no_hand_is_filled_after_peace() -> None:
    state = trench.battle(*QUIET, hand=("build",))
    state.peace, state.first = True, 1
    state.deck.remove(PEACE)
    held = state.hands[0][1]
    trench.moved(state, "0,0")
    trench.answer(state, "hand.1 0,1")
    assert state.hands[0] == [held]
    assert TYPE_OF[held]
