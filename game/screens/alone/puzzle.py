"""A puzzle at the real table: its goal beside it, every step free, again at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import catalogue
from game.kernel.alone import SOLVER
from game.match.puzzling import Others, laid, reached
from game.screens.alone.model import keep, kept, puzzle_words, sitters
from game.screens.common.page import large
from game.screens.table.taught import Offered, Taught
from game.screens.tutorial.beside import Beside

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.match.puzzling import Reached
    from game.screens.services import Services
    from game.system.text import Catalogue

__all__ = ["PuzzleScene"]

_LONG = 150
"""So many letters take so much of any table that they can be put away."""


class PuzzleScene(Beside):
    """Nothing of it is kept but that it was solved; so nobody's match is in its way."""

    name = "puzzle"
    piece_matters = 2.0  # there is nothing on the table that may not be part of it

    def __init__(self, services: Services, game_id: str, number: int) -> None:
        game = catalogue.game(game_id)
        self.number, self.puzzle = number, game.alone.puzzles[number]
        session = laid(game, self.puzzle, sitters(services, self.puzzle))
        super().__init__(services, session)
        self.play.led_by(Others(session, self.puzzle))
        self.hinted = self._noted = False
        self._laurels = kept(services)
        self._numbers = self.puzzle.facts(session.seen(SOLVER))
        self._reached: tuple[int, Reached] = session.revision, reached(session, self.puzzle)
        self._said: tuple[object, Taught | None] = ((), None)

    @property
    def reached(self) -> Reached:
        """Where the attempt stands."""
        if self._reached[0] != self.session.revision:
            self._reached = self.session.revision, reached(self.session, self.puzzle)
        return self._reached[1]

    def chooser(self) -> int | None:
        return None if self.reached.over else super().chooser()

    @property
    def taught(self) -> Taught | None:
        words, stands = puzzle_words(self.services, self.session.game.id), self.reached
        # What came of the last answer is seen before it is said.
        shown = self.picture.settled and not self.picture.holding
        key = (words, stands, shown, self.hinted, self.folded, large(self.frame))
        if self._said[0] != key:
            self._said = key, self._says(words, stands, shown=shown)
        return self._said[1]

    def _says(self, words: Catalogue, stands: Reached, *, shown: bool) -> Taught:
        key, facts = f"puzzle-{self.puzzle.id}", self._facts(stands)
        if stands.over and shown:
            return self._verdict(words, key, facts, stands)
        lines = [words(f"{key}.goal", **facts)]
        if large(self.frame) or len(lines[0]) > _LONG:
            return self._foldable(words, key, facts, stands)
        if self.hinted:
            lines.append(words(f"{key}.hint", **facts))
        say, offers = self.services.say, []
        if stands.left < self.puzzle.answers:
            offers.append(Offered("puzzle.again", say("puzzle-again")))
        if not self.hinted:
            offers.append(Offered("puzzle.hint", say("puzzle-hint")))
        offers.append(Offered("puzzle.leave", say("back"), "wood"))
        count = say("puzzle-left", count=stands.left)
        return Taught(words(key), "\n".join(lines), count, tuple(offers), rests=stands.over)

    def _foldable(
        self, words: Catalogue, key: str, facts: Mapping[str, str | int], stands: Reached
    ) -> Taught:
        """All of it, or no more than its name."""
        say, begun = self.services.say, stands.left < self.puzzle.answers
        again = Offered("puzzle.again", say("puzzle-again"))
        count = say("puzzle-left", count=stands.left)
        if self.folded:
            goal = self.offer_fold()
            few = (goal, again) if begun else (goal,)
            return Taught("", "", count, few, rests=stands.over)
        text = words(f"{key}.goal", **facts)
        if self.hinted:
            text = f"{text}\n{words(f'{key}.hint', **facts)}"
        other = again if self.hinted else Offered("puzzle.hint", say("puzzle-hint"))
        fold = self.offer_fold()
        back = Offered("puzzle.leave", say("back"), "wood")
        offers = (fold, other, back) if begun or not self.hinted else (fold, back)
        return Taught(words(key), text, count, offers, rests=stands.over)

    def _verdict(
        self, words: Catalogue, key: str, facts: Mapping[str, str | int], stands: Reached
    ) -> Taught:
        """Whether it is solved, and why."""
        say = self.services.say
        again = Offered("puzzle.again", say("puzzle-again"), "cream" if stands.solved else "green")
        leave = Offered("puzzle.leave", say("back"), "wood")
        count = say("puzzle-number", now=self.number + 1, all=self._many)
        if not stands.solved:
            text = words(f"{key}.missed", **facts)
            hint = () if self.hinted else (Offered("puzzle.hint", say("puzzle-hint")),)
            lines = text if not self.hinted else f"{text}\n{words(f'{key}.hint', **facts)}"
            return Taught(say("puzzle-not"), lines, count, (again, *hint, leave), face="sad")
        text = words(f"{key}.solved", **facts)
        on = Offered("puzzle.next", say("puzzle-next"), "green")
        more = (on,) if self.number + 1 < self._many else ()
        return Taught(say("puzzle-solved"), text, count, (*more, again, leave))

    @property
    def _many(self) -> int:
        return len(self.session.game.alone.puzzles)

    def _facts(self, stands: Reached) -> dict[str, str | int]:
        """What its words may speak of."""
        people = self.session.people
        names = {f"name{seat}": people[seat].name for seat in range(1, len(people))}
        return {"got": stands.got, "wanted": stands.wanted, **names, **self._numbers}

    # What is done

    def do(self, deed: str) -> None:
        deeds = {
            "puzzle.again": self.again,
            "puzzle.hint": self.ask_hint,
            "puzzle.next": self.next,
            "puzzle.leave": self.leave_puzzle,
        }
        if deed in deeds:
            deeds[deed]()
        else:
            super().do(deed)

    def again(self) -> None:
        """From the beginning, at once."""
        self.begin_anew()

    def ask_hint(self) -> None:
        """The puzzle's own, not a bot's."""
        self.hinted = True
        if self.folded:
            self.fold(put_away=False)

    def next(self) -> None:
        services, game, number = self.services, self.session.game.id, self.number + 1
        self.leave_puzzle()
        services.desk.open(PuzzleScene(services, game, number))

    def leave_puzzle(self) -> None:
        self.play.close()
        self.services.desk.back()

    def results(self) -> None:
        """It ends here, whatever the match says."""
        self.leave_puzzle()

    def depart(self) -> None:
        from game.screens.alone.scene import AloneScene

        self.play.close()
        self.services.desk.home(AloneScene(self.services, self.session.game.id))

    def update(self, ms: float) -> None:
        super().update(ms)
        if self.reached.solved and not self._noted:
            self._noted = True
            self._write_down()

    def _write_down(self) -> None:
        """It is solved: that is written down at once."""
        if self._laurels.solve(self.session.game.id, self.puzzle.id):
            keep(self.services, self._laurels)
            self.services.sounds.play("ui/ready")
