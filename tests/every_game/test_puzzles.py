"""Every puzzle is searched through: it can be solved for certain, and not by just anything."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from build_scripts.puzzles import certain, lines, proven
from game import catalogue
from game.kernel.alone import SOLVER, Puzzle
from game.kernel.codec import Codec
from game.makers.apply import apply
from game.match.puzzling import Others, laid, reached
from game.match.seats import COLOURS, Person

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.kernel.contract import Game
    from game.match.session import Session

ALL = [
    (game, puzzle.id) for game in catalogue.GAMES for puzzle in catalogue.game(game).alone.puzzles
]
RARE = 5
"""At most one way in so many solves a puzzle."""


def of(game_id: str, puzzle_id: str) -> tuple[Game[Any, Any], Puzzle]:
    game = catalogue.game(game_id)
    return game, next(each for each in game.alone.puzzles if each.id == puzzle_id)


def sat(game: Game[Any, Any], puzzle: Puzzle) -> Session:
    people = [
        Person(f"P{seat}", COLOURS[seat], "bot" if seat else "mouse")
        for seat in range(puzzle.seats)
    ]
    return laid(game, puzzle, people)


@pytest.mark.parametrize(("game_id", "puzzle_id"), ALL)
def test_a_puzzle_can_be_solved_for_certain_and_not_by_most_ways(
    game_id: str, puzzle_id: str
) -> None:
    game, puzzle = of(game_id, puzzle_id)
    found = proven(game, puzzle)
    assert found.solving, "nothing that one could know solves it"
    assert not found.lucky, f"luck solves it: {found.lucky[0]}"
    assert not found.first, "whoever thinks of nothing solves it"
    assert RARE * len(found.solving) <= found.lines


@pytest.mark.parametrize(("game_id", "puzzle_id"), ALL)
def test_a_position_is_lawful_and_waits_for_the_solver(game_id: str, puzzle_id: str) -> None:
    game, puzzle = of(game_id, puzzle_id)
    state = puzzle.position(game)
    assert game.check(state) == []
    codec = Codec(game.steps, game.events)
    plain = codec.dump(state)
    assert codec.dump(puzzle.position(game)) == plain, "it is the same for everybody"
    told = apply(game, {"state": plain})
    assert not told["over"]
    assert SOLVER in told["deciders"]
    for viewer in (None, *range(puzzle.seats)):
        game.observe(state, viewer)


def by_the_match(session: Session, puzzle: Puzzle, line: Sequence[Any]) -> None:
    """The line is played in a session, the others answer as the screen has them answer."""
    others, answers = Others(session, puzzle), list(line)
    for _ in range(200):
        if reached(session, puzzle).over:
            return
        for seat in session.asked():
            if seat != SOLVER:
                others.ask(session.ticket(seat))
        for answer in others.poll():
            assert session.accept(answer)
        if SOLVER in session.asked() and answers and not reached(session, puzzle).over:
            session.act(SOLVER, answers.pop(0))
    raise AssertionError("it comes to no end")


@pytest.mark.parametrize(("game_id", "puzzle_id"), ALL)
def test_the_match_judges_as_the_search_does(game_id: str, puzzle_id: str) -> None:
    game, puzzle = of(game_id, puzzle_id)
    right = wrong = None
    for line, solved in lines(game, puzzle):
        if solved and certain(game, puzzle, line):
            right = right or line
        elif not solved:
            wrong = wrong or line
        if right and wrong:
            break
    assert right
    assert wrong
    for line, solves in ((right, True), (wrong, False)):
        session = sat(game, puzzle)
        assert not reached(session, puzzle).over
        by_the_match(session, puzzle, line)
        assert reached(session, puzzle).over
        assert reached(session, puzzle).solved is solves


@pytest.mark.parametrize(("game_id", "puzzle_id"), ALL)
def test_every_step_of_a_puzzle_may_be_taken_back(game_id: str, puzzle_id: str) -> None:
    game, puzzle = of(game_id, puzzle_id)
    line = next(line for line, solved in lines(game, puzzle) if solved)
    session = sat(game, puzzle)
    begun = session.snapshot()
    by_the_match(session, puzzle, line)
    while session.undo():
        pass
    session.track.state.sealed.clear()
    assert session.snapshot() == begun
    assert reached(session, puzzle).left == puzzle.answers


def test_the_search_finds_a_puzzle_that_is_none() -> None:
    """Planted: what every answer solves, what none does, and what hangs on a hidden card."""
    game, puzzle = of("molly", "burrow")
    assert proven(game, replace(puzzle, wanted=-1)).first
    assert not proven(game, replace(puzzle, wanted=99)).solving

    def lucky(state: Any, tell: Any) -> None:
        puzzle.lay(state, tell)
        state.deck.sort(key=lambda card: "white" in card)

    assert proven(game, replace(puzzle, lay=lucky)).lucky
