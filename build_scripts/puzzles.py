"""All that can be done with each puzzle of a game, and how much of it solves it.

python -m build_scripts.puzzles molly
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from game import catalogue
from game.kernel import play
from game.kernel.alone import SOLVER
from game.kernel.chance import Random

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from game.kernel.alone import Puzzle
    from game.kernel.contract import Action, Game, State
    from game.kernel.event import Event

__all__ = ["WORLDS", "Line", "Proof", "certain", "lines", "proven"]

WORLDS = 24
"""Imagined from what the solver sees: what solves a puzzle solves it in each."""

Line = tuple["Action", ...]
"""The solver's answers, one after the other."""


class _Table:
    """The puzzle's table, the solver's eyes upon it, and the others, who do as they are said to."""

    def __init__(self, game: Game[Any, Any], puzzle: Puzzle, state: State) -> None:
        self.game, self.puzzle, self.state = game, puzzle, state
        self.told: list[Event] = []
        self.taken = 0

    def copy(self) -> _Table:
        other = _Table(self.game, self.puzzle, self.state.clone())
        other.told, other.taken = self.told.copy(), self.taken
        return other

    def settled(self) -> _Table:
        play.settle(self.state)
        self._let_others()
        return self

    def _tell(self, event: Event) -> None:
        self.told.append(event.seen_by(SOLVER))

    def _let_others(self) -> None:
        others = self.puzzle.others
        while others is not None and SOLVER not in play.asked(self.state) and not self.state.over:
            seat = play.asked(self.state)[0]
            self._give(seat, others(self.game.observe(self.state, seat)))

    def _give(self, seat: int, action: Action) -> None:
        play.act(self.state, seat, action, self._tell)

    def answer(self, action: Action) -> None:
        self._give(SOLVER, action)
        self.taken += 1
        self._let_others()

    @property
    def solved(self) -> bool:
        seen = self.game.observe(self.state, SOLVER)
        return self.puzzle.measure(seen, self.told) >= self.puzzle.wanted

    @property
    def asked(self) -> bool:
        return self.taken < self.puzzle.answers and SOLVER in play.asked(self.state)


def _begun(game: Game[Any, Any], puzzle: Puzzle) -> _Table:
    return _Table(game, puzzle, puzzle.position(game)).settled()


def lines(game: Game[Any, Any], puzzle: Puzzle) -> Iterator[tuple[Line, bool]]:
    """Every way through the puzzle, and whether it solves it."""
    yield from _beyond(_begun(game, puzzle), ())


def _beyond(table: _Table, line: Line) -> Iterator[tuple[Line, bool]]:
    if table.solved:
        yield line, True
    elif not table.asked:
        yield line, False
    else:
        for action in play.listing(play.legal(table.state, SOLVER)):
            after = table.copy()
            after.answer(action)
            yield from _beyond(after, (*line, action))


def certain(game: Game[Any, Any], puzzle: Puzzle, line: Line) -> bool:
    """Whether it solves the puzzle by what the solver can know: whatever is hidden, and however
    chance falls."""
    seen = game.observe(_begun(game, puzzle).state, SOLVER)
    for world in range(WORLDS):
        table = _Table(game, puzzle, game.imagine(seen, SOLVER, Random(world))).settled()
        try:
            for action in line:
                table.answer(action)
        except play.Illegal:
            return False
        if not table.solved:
            return False
    return True


@dataclass(slots=True)
class Proof:
    """What a search through all of a puzzle has found."""

    lines: int = 0
    solving: list[Line] = field(default_factory=list)
    lucky: list[Line] = field(default_factory=list)
    """They solve it on this table, and would not on another that looks the same."""
    first: bool = False
    """Whoever takes the first answer each time solves it."""


def proven(game: Game[Any, Any], puzzle: Puzzle) -> Proof:
    found = Proof()
    for line, solved in lines(game, puzzle):
        if solved:
            (found.solving if certain(game, puzzle, line) else found.lucky).append(line)
        if not found.lines:
            found.first = solved
        found.lines += 1
    return found


def main(argv: Iterable[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m build_scripts.puzzles")
    parser.add_argument("game", choices=catalogue.GAMES)
    parser.add_argument("puzzle", nargs="?", default="")
    args = parser.parse_args(None if argv is None else list(argv))
    game = catalogue.game(args.game)
    for puzzle in game.alone.puzzles:
        if args.puzzle in ("", puzzle.id):
            found = proven(game, puzzle)
            sys.stdout.write(
                f"{puzzle.id}: {found.lines} ways, {len(found.solving)} solve it, "
                f"{len(found.lucky)} by luck\n"
            )
            for line in (found.solving or found.lucky)[:3]:
                sys.stdout.write("  " + ", ".join("/".join(each) for each in line) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
