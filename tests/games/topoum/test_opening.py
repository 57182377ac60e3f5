"""A worked opening, to the medal: two players, the Training deck, five turns."""

from __future__ import annotations

from game.games.topoum.content.ids import TYPE_OF, Space, place_of
from game.games.topoum.content.words import CardType
from game.games.topoum.events.course import Sighted
from game.games.topoum.events.moles import Eliminated
from game.games.topoum.rules.division import ChoosePart
from game.games.topoum.rules.game import GAME
from game.games.topoum.rules.state import TopoumState
from game.kernel import play
from game.kernel.contract import Action
from game.kernel.event import Event

RED, BLUE = 0, 1


def opening() -> TopoumState:
    """A match that Red begins, and both at ten medals."""
    options = {option.id: option.default for option in GAME.options}
    for seed in range(99):
        state = play.start(GAME, 2, options, seed)
        assert isinstance(state, TopoumState)
        if state.first == RED:
            return state
    raise AssertionError("Red never begins")


def have(state: TopoumState, place: str, kind: CardType) -> None:
    """A card of this type comes to lie there, in exchange for one of the deck."""
    source, at = place_of(place)
    lying = state.hands[state.active] if source == "hand" else state.line
    if TYPE_OF[lying[at]] == kind:
        return
    found = next(n for n, card in enumerate(state.deck) if TYPE_OF.get(card) == kind)
    lying[at], state.deck[found] = state.deck[found], lying[at]


def answer(state: TopoumState, *actions: Action) -> list[Event]:
    """These answers, one after the other, of whoever is asked."""
    told: list[Event] = []
    for action in actions:
        (seat,) = play.asked(state)
        play.act(state, seat, action, told.append)
    return told


def lines_of(told: list[Event]) -> list[tuple[int, int, int]]:
    """The lines that were scored: squares, own barracks, medals."""
    return [
        (event.squares, event.barracks, event.medals)
        for event in told
        if isinstance(event, Sighted)
    ]


def test_the_worked_opening() -> None:
    state = opening()
    answer(state, ("1,0",), ("-1,0",), ("2,0",), ("-2,0",))
    assert state.bases[Space("0,0")] == "neutral.0"
    assert state.medals == [10, 10]

    have(state, "line.5", "advance")
    told = answer(state, ("enter", "-1,1"), ("line.5", "-1,0"))
    assert lines_of(told) == [(4, 2, 6)]
    assert state.medals == [17, 10]

    have(state, "line.3", "short-range")
    told = answer(state, ("enter", "-2,1"), ("line.3", "-1,0"))
    assert lines_of(told) == [(2, 2, 4)]
    assert state.medals == [17, 13]

    have(state, "hand.1", "build")
    told = answer(state, ("enter", "3,0"), ("hand.1", "1,-1"))
    assert lines_of(told) == [(2, 2, 4)]
    assert state.medals == [21, 13]

    have(state, "line.4", "grenade")
    answer(state, ("mole.1.1", "-1,0"), ("line.4", "0,0"))
    step = state.todo[-1]
    assert isinstance(step, ChoosePart)
    assert sorted(map(len, step.parts)) == [4, 4]
    west = next(n for n, part in enumerate(step.parts, 1) if "-1,0" in part)
    told = answer(state, (f"part.{west}",))
    assert [event.seat for event in told if isinstance(event, Eliminated)] == [RED, RED]
    told += answer(state, ("done",))
    assert lines_of(told) == [(2, 2, 4)]
    assert state.medals == [21, 17]

    assert state.on_board(RED) == []
    have(state, "hand.2", "short-range")
    told = answer(state, ("-2,2",), ("enter", "0,0"), ("hand.2", "-1,0"))
    assert lines_of(told) == [(3, 3, 6)]
    assert state.medals == [27, 17]
    assert GAME.check(state) == []
