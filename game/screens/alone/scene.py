"""Playing alone at one game: its puzzles, its ladder, today's deal."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game import catalogue
from game.kernel.alone import SOLVER
from game.match.solo import climbing, daily, dealt, rungs
from game.screens.alone.cards import DayRow, PuzzleCard, RungRow
from game.screens.alone.layout import layout
from game.screens.alone.model import kept, people, puzzle_words, rung_word, today
from game.screens.alone.pictures import Pictures
from game.screens.alone.puzzle import PuzzleScene
from game.screens.common.game_words import game_title
from game.screens.common.page import Page
from game.screens.saves.boards import Board, Painted
from game.screens.saves.when import on_day
from game.stage.text import Style
from game.stage.theme import BROWN, INK
from game.stage.widgets.button import Button
from game.stage.widgets.plain import Label, Panel
from game.stage.widgets.scroll import Scroll, Scrolled

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.match.laurels import Laurels
    from game.screens.alone.layout import AloneLayout
    from game.screens.services import Services
    from game.stage.canvas import Canvas
    from game.stage.frame import Frame
    from game.stage.scene import Scene
    from game.stage.widgets.base import Widget
    from game.system.notice import Notice

__all__ = ["AloneScene", "open_alone"]

_HEAD = Style(40, "title", BROWN, align="left")
_LINE = Style(28, "bold", INK, align="left", lines=3, leading=1.05)


def open_alone(services: Services, game_id: str, arrive: Callable[[Scene], None]) -> None:
    """As soon as it is known how far she has come: what is not known must not be written over."""

    def found(came: tuple[Laurels | None, Notice | None]) -> None:
        services.tell(came[1])
        arrive(AloneScene(services, game_id))

    if services.laurels.known:
        found(services.laurels.load())
    else:
        services.ask(services.laurels.load, found)


class AloneScene(Page):
    name = "alone"
    music = "music/title"
    with_table = True

    def __init__(self, services: Services, game_id: str) -> None:
        super().__init__(services)
        self.game = catalogue.game(game_id)
        self.scrolled = Scrolled()
        self.pictures = Pictures(services, game_id)
        self.laurels: Laurels = kept(services)
        self._new = False
        """A picture was made while this one was drawn."""

    def enter(self, frame: Frame) -> None:
        # Whoever comes back from a puzzle may have solved it.
        self.laurels = kept(self.services)
        super().enter(frame)

    def title(self) -> str:
        return self.say("alone")

    def subtitle(self) -> str:
        return game_title(self.services.game_words(self.game.id))

    @property
    def climbed(self) -> int:
        return min(self.laurels.rungs.get(self.game.id, 0), len(rungs(self.game)))

    def build(self, frame: Frame) -> Sequence[Widget]:
        days = sorted(self.laurels.days.get(self.game.id, {}), reverse=True)
        places = layout(frame, len(self.game.alone.puzzles), len(rungs(self.game)), len(days))
        body = [
            *self._puzzles(places),
            *self._ladder(places),
            *self._deal(places, days[: len(places.deal.days)]),
        ]
        header = self.header(frame)
        return [*header, Scroll("all", places.room, body, places.high, self.scrolled)]

    # Puzzles

    def _puzzles(self, places: AloneLayout) -> list[Widget]:
        puzzles = self.game.alone.puzzles
        if not puzzles:
            return []
        words, solved = puzzle_words(self.services, self.game.id), self._solved()
        count = sum(puzzle.id in solved for puzzle in puzzles)
        head = self.say("alone-puzzles", now=count, all=len(puzzles))
        found: list[Widget] = [Painted(places.wall.head, head)]
        found += [Board(plank) for plank in places.wall.planks]
        first = next((n for n, puzzle in enumerate(puzzles) if puzzle.id not in solved), 0)
        for number, (puzzle, box) in enumerate(zip(puzzles, places.wall.cards, strict=True)):
            done = puzzle.id in solved
            key = f"puzzle-{puzzle.id}"
            short = words(f"{key}.short", wanted=puzzle.wanted)
            found.append(
                PuzzleCard(
                    f"puzzle.{number}", box, words(key), short,
                    partial(self.pictures.draw, number), partial(self._open, number),
                    solved=done, first=number == first,
                    help_text=self.say("alone-solved") if done else "",
                )
            )  # fmt: skip
        return found

    def _solved(self) -> tuple[str, ...]:
        return self.laurels.solved.get(self.game.id, ())

    def _open(self, number: int) -> None:
        self.services.desk.open(PuzzleScene(self.services, self.game.id, number))

    # The ladder

    def _ladder(self, places: AloneLayout) -> list[Widget]:
        ladder = places.ladder
        found: list[Widget] = [
            Panel(ladder.box),
            Label(ladder.head, self.say("alone-ladder"), _HEAD),
        ]
        for number, (rung, box) in enumerate(zip(rungs(self.game), ladder.rungs, strict=True)):
            words = rung_word(self.services, self.game.id, number)
            found.append(
                RungRow(
                    f"rung.{number}", box, words, partial(self._climb, number),
                    climbed=number < self.climbed, next_=number == self.climbed,
                    bots=len(rung.levels),
                )
            )  # fmt: skip
        return found

    def _climb(self, number: int) -> None:
        rung = rungs(self.game)[number]
        who = people(self.services, self.game.id, rung)
        self.services.sit_down(climbing(self.game, number, who, self.services.pledge()))

    # The deal of the day

    def _deal(self, places: AloneLayout, days: Sequence[str]) -> list[Widget]:
        say, deal = self.say, places.deal
        found: list[Widget] = [Panel(deal.box), Label(deal.head, say("alone-daily"), _HEAD)]
        streak = self.laurels.streak(self.game.id, today(self.services))
        about = say("alone-daily-bots", count=len(daily(self.game).levels))
        row = say("alone-streak", count=streak) if streak else say("alone-daily-new")
        found.append(Label(deal.line, f"{about}\n{row}", _LINE))
        played = self.laurels.days.get(self.game.id, {})
        for day, box in zip(days, deal.days, strict=False):
            best = str(played[day].best)
            word = on_day(say, day, self.services.moment())
            found.append(DayRow(box, word, best, won=played[day].won))
        again = today(self.services) in played
        words = say("alone-daily-again") if again else say("alone-daily-play")
        found.append(Button("daily", deal.play, words, self._daily, tone="green", size=36))
        return found

    def _daily(self) -> None:
        who = people(self.services, self.game.id, daily(self.game))
        assert not who[SOLVER].is_bot
        self.services.sit_down(dealt(self.game, today(self.services), who))

    # Pictures

    def update(self, ms: float) -> None:
        super().update(ms)
        if self._new or self.pictures.waiting:
            self._new, self.stale = False, True

    def draw(self, canvas: Canvas) -> None:
        self.pictures.begin()
        super().draw(canvas)
        if self.pictures.waiting:
            self._new = self.pictures.work(canvas)
