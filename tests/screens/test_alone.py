"""Playing alone: the screen, a puzzle from its first press to its last, rungs and days."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pygame
import pytest

from build_scripts.puzzles import lines
from game import catalogue
from game.kernel.chance import Random
from game.kernel.judge import any_of
from game.match.laurels import LAURELS, Laurels
from game.match.puzzling import Reached
from game.match.solo import rungs
from game.screens.alone.model import kept
from game.screens.alone.puzzle import PuzzleScene
from game.screens.alone.scene import AloneScene, open_alone
from game.screens.lobby.scene import LobbyScene
from game.screens.results.scene import ResultsScene
from game.screens.table.overlays import PauseScene
from game.screens.table.scene import TableScene
from game.screens.tutorial.bubble import Bubble
from game.screens.tutorial.place import overlap
from game.stage.transitions import Way
from game.system.text import Texts
from tests.screens.lens import look
from tests.screens.puppets import Puppets
from tests.screens.test_drawn import SMALLEST
from tests.screens.unpainted import unpainted

if TYPE_CHECKING:
    from pathlib import Path

    from game.kernel.alone import Puzzle
    from game.kernel.contract import Action
    from game.match.session import Session
    from game.screens.table.taught import Taught

LANGUAGES = tuple(language for language, _ in Texts("en").available())
ALL = [
    (game, number)
    for game in catalogue.GAMES
    for number in range(len(catalogue.game(game).alone.puzzles))
]


def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    return catalogue.game(game).alone.puzzles


class Solver:
    """Somebody before a puzzle."""

    def __init__(self, folder: Path, game: str, number: int = 0) -> None:
        self.puppets = Puppets(folder)
        self.services = self.puppets.services
        self.services.change(calm_motion=True, motion_speed=400, bot_pace=400)
        self.alone = AloneScene(self.services, game)
        self.puppets.studio.stack.reset([self.alone], Way.NONE)
        self.puppets.studio.step(0)
        self.press(f"puzzle.{number}")
        found = self.puppets.top
        assert isinstance(found, PuzzleScene)
        self.scene = found

    def press(self, spot: str) -> None:
        self.puppets.studio.step(16)
        top = self.puppets.top
        found = {each.id: each for each in top.spots(self.puppets.studio.window.frame)}
        assert spot in found, sorted(found)
        action = found[spot].action
        assert action is not None
        action()
        self.puppets.studio.step(16)

    @property
    def taught(self) -> Taught:
        taught = self.scene.model.at.taught
        assert taught is not None
        return taught

    @property
    def offers(self) -> list[str]:
        return [offer.deed for offer in self.taught.offers]

    def wait(self) -> None:
        """Until all that came of it is shown."""
        for _ in range(400):
            self.puppets.studio.step(400)
            if self.scene.picture.holding:
                self.scene.do("next")
            elif self.scene.picture.settled and (
                self.scene.reached.over or self.scene.chooser() is not None
            ):
                self.puppets.studio.step(16)
                return
        raise AssertionError("it comes to no rest")

    def give(self, action: Action) -> None:
        """Id by id, as it is done at the table; what is folded is not chosen."""
        self.wait()
        scene, session = self.scene, self.scene.session
        before = scene.reached.left
        for name in action:
            half = scene.play.half(scene.chooser())
            if half is not None and name in half.offered:
                scene.choose(name)
        if scene.reached.left == before:
            scene.confirm()
        assert scene.reached.left < before or scene.reached.over, (action, session.asked())


def way(game_id: str, number: int, *, solves: bool) -> list[Action]:
    game = catalogue.game(game_id)
    puzzle = game.alone.puzzles[number]
    return list(next(line for line, solved in lines(game, puzzle) if solved is solves))


@pytest.mark.usefixtures("in_the_dark")
@pytest.mark.parametrize(("game", "number"), ALL)
def test_a_puzzle_is_solved_by_hand_and_marked(game: str, number: int, tmp_path: Path) -> None:
    solver = Solver(tmp_path, game, number)
    puzzle = solver.scene.puzzle
    assert [offer for offer in solver.offers if offer != "bubble.fold"] == [
        "puzzle.hint", "puzzle.leave",
    ]  # fmt: skip
    for action in way(game, number, solves=True):
        solver.give(action)
    solver.wait()
    words = Texts("en").of(f"games/{game}", "puzzles")
    assert solver.taught.title == Texts("en").of("screens")("puzzle-solved")
    assert (
        solver.taught.text.split()[:2]
        == words(f"puzzle-{puzzle.id}.solved", **solver.scene._facts(solver.scene.reached)).split()[
            :2
        ]
    )
    assert kept(solver.services).solved == {game: (puzzle.id,)}
    solver.press("puzzle.leave")
    assert solver.puppets.top is solver.alone
    assert solver.alone.laurels.solved == {game: (puzzle.id,)}


@pytest.mark.usefixtures("in_the_dark")
@pytest.mark.parametrize(("game", "number"), ALL)
def test_a_wrong_way_says_so_and_begins_again_at_once(
    game: str, number: int, tmp_path: Path
) -> None:
    solver = Solver(tmp_path, game, number)
    begun = solver.scene.session.seen(0)
    for action in way(game, number, solves=False):
        solver.give(action)
    solver.wait()
    assert solver.taught.title == Texts("en").of("screens")("puzzle-not")
    assert solver.offers == ["puzzle.again", "puzzle.hint", "puzzle.leave"]
    assert solver.scene.chooser() is None, "nothing more is asked"
    text = solver.taught.text
    solver.press("puzzle.hint")
    assert solver.taught.text.startswith(text)
    assert len(solver.taught.text) > len(text)
    solver.press("puzzle.again")
    solver.wait()
    now = solver.scene.session.seen(0)
    assert (now.step, now.mine) == (begun.step, begun.mine)
    assert solver.scene.reached.left == solver.scene.puzzle.answers
    for action in way(game, number, solves=True):
        solver.give(action)
    solver.wait()
    assert solver.scene.reached.solved


def test_nothing_of_a_puzzle_is_kept_but_that_it_was_solved(tmp_path: Path) -> None:
    solver = Solver(tmp_path, "molly")
    for action in way("molly", 0, solves=True):
        solver.give(action)
    solver.wait()
    assert solver.services.shelf.entries() == []
    assert solver.services.unfinished() is None
    assert kept(solver.services).solved
    assert sorted(path.name for path in solver.services.places.saves.iterdir()) == [LAURELS]


def test_a_step_over_a_barrier_can_be_taken_back(tmp_path: Path) -> None:
    """It showed what lay hidden: in a match there would be no way back."""
    solver = Solver(tmp_path, "molly")
    for action in way("molly", 0, solves=True):
        solver.give(action)
    solver.wait()
    assert any(decision.barrier for decision in solver.scene.session.history)
    assert solver.scene.may_undo()
    solver.scene.undo()
    solver.wait()
    assert not solver.scene.reached.over


def test_the_pause_offers_nothing_that_only_a_kept_match_has(tmp_path: Path) -> None:
    solver = Solver(tmp_path, "molly")
    solver.scene.pause()
    solver.puppets.studio.step(16)
    assert isinstance(solver.puppets.top, PauseScene)
    names = {spot.id for spot in solver.puppets.top.focus.spots}
    assert not names & {"save", "seats", "fair", "phones"}
    solver.press("leave")
    assert isinstance(solver.puppets.top, AloneScene)


def test_the_next_puzzle_follows(tmp_path: Path) -> None:
    solver = Solver(tmp_path, "whakka_mole")
    for action in way("whakka_mole", 0, solves=True):
        solver.give(action)
    solver.wait()
    solver.press("puzzle.next")
    top = solver.puppets.top
    assert isinstance(top, PuzzleScene)
    assert top.number == 1


def test_the_hint_of_the_bar_is_the_puzzles_own(tmp_path: Path) -> None:
    solver = Solver(tmp_path, "molly")
    text = solver.taught.text
    solver.scene.do("hint")
    solver.puppets.studio.step(16)
    assert solver.taught.text.startswith(text)
    assert solver.taught.text != text
    assert solver.scene.play.hint is None


def test_the_lobby_leads_there_and_back(tmp_path: Path) -> None:
    puppets = Puppets(tmp_path)
    lobby = LobbyScene(puppets.services, "topoum")
    puppets.studio.stack.push(lobby, Way.NONE)
    puppets.studio.step(16)
    spot = next(spot for spot in lobby.focus.spots if spot.id == "alone")
    assert spot.action is not None
    spot.action()
    assert isinstance(puppets.top, AloneScene)
    assert puppets.top.game.id == "topoum"
    puppets.top.back()
    assert puppets.studio.stack.scenes[-1] is lobby


def to_the_end(session: Session) -> None:
    """By random answers."""
    rng = Random(3)
    while not session.over:
        seat = session.asked()[0]
        session.act(seat, any_of(session.legal(seat), rng))


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_a_rung_leads_to_a_match_and_its_results_back(game: str, tmp_path: Path) -> None:
    puppets = Puppets(tmp_path)
    alone = AloneScene(puppets.services, game)
    puppets.studio.stack.push(alone, Way.NONE)
    puppets.studio.step(16)
    spots = {spot.id: spot for spot in alone.focus.spots}
    assert spots["rung.0"].enabled
    assert not spots["rung.1"].enabled, "still too high"
    assert spots["rung.0"].action is not None
    spots["rung.0"].action()
    table = puppets.top
    assert isinstance(table, TableScene)
    session = table.session
    # It is kept like any match, and found again for what it is.
    puppets.services.shelf.keep(session, puppets.services.moment())
    again, _ = puppets.services.shelf.load(puppets.services.shelf.entries()[0])
    assert again is not None
    assert again.card.task == "ladder.0"
    to_the_end(session)
    results = ResultsScene(puppets.services, session)
    assert results.alone is not None
    won = session.standings().winners == (0,)
    assert kept(puppets.services).rungs.get(game, 0) == int(won)
    results.once_more()
    top = puppets.top
    assert isinstance(top, AloneScene)
    assert top.climbed == int(won)


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_the_deal_of_the_day_counts_once_and_is_in_its_table(game: str, tmp_path: Path) -> None:
    puppets = Puppets(tmp_path)
    alone = AloneScene(puppets.services, game)
    puppets.studio.stack.push(alone, Way.NONE)
    puppets.studio.step(16)
    spot = next(spot for spot in alone.focus.spots if spot.id == "daily")
    assert spot.action is not None
    spot.action()
    table = puppets.top
    assert isinstance(table, TableScene)
    to_the_end(table.session)
    ResultsScene(puppets.services, table.session)
    ResultsScene(puppets.services, table.session)  # looked at again
    laurels = kept(puppets.services)
    score = table.session.standings().scores[0]
    assert {day: each.best for day, each in laurels.days[game].items()} == {"2026-01-24": score}
    assert laurels.streak(game, "2026-01-24") == 1


def test_a_broken_file_is_told_of_once_and_nothing_else_is_lost(tmp_path: Path) -> None:
    puppets = Puppets(tmp_path)
    folder = puppets.services.places.saves
    folder.mkdir(parents=True)
    (folder / LAURELS).write_bytes(b"{torn")
    for _ in range(2):
        puppets.home()
        open_alone(puppets.services, "molly", puppets.open)
        puppets.studio.step(16)
    alone = puppets.top
    assert isinstance(alone, AloneScene)
    told = [line for line in puppets.told if line]
    assert told == [Texts("en").of("match")("alone-broken")]
    assert alone.laurels == Laurels()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", catalogue.GAMES)
def test_every_puzzle_and_rung_has_its_words(game: str, language: str) -> None:
    words = Texts(language).of(f"games/{game}", "puzzles")
    rules = catalogue.game(game)
    for puzzle in rules.alone.puzzles:
        for part in ("", ".short", ".goal", ".hint", ".solved", ".missed"):
            assert words.has(f"puzzle-{puzzle.id}{part}")
    for number, rung in enumerate(rungs(rules), 1):
        assert rung.levels or words.has(f"goal-{number}")


@pytest.mark.parametrize("game", [game for game in catalogue.GAMES if puzzles_of(game)])
@pytest.mark.parametrize(("size", "text"), [((1280, 720), 100), ((1920, 1080), 200)])
def test_what_a_puzzle_says_can_be_read(
    game: str, size: tuple[int, int], text: int, tmp_path: Path
) -> None:
    """Its goal, its hint, and why it is solved or not, in every language."""
    puppets = Puppets(tmp_path, size, text=text)
    wrong: dict[str, float] = {}
    for language, (number, puzzle) in product(LANGUAGES, enumerate(puzzles_of(game))):
        puppets.services.change(language=language, calm_motion=True)
        for hinted, stands in (
            (True, None),
            (False, Reached(puzzle.wanted, puzzle.wanted, 0, over=True)),
            (True, Reached(max(puzzle.wanted - 1, 0), puzzle.wanted, 0, over=True)),
        ):
            scene = PuzzleScene(puppets.services, game, number)
            puppets.studio.stack.reset([scene], Way.NONE)
            scene.hinted, scene._noted = hinted, True
            if stands is not None:
                scene._reached = scene.session.revision, stands
            puppets.studio.step(16)
            taught = scene.model.at.taught
            assert taught is not None
            said = {taught.title, taught.text, taught.count} | {
                offer.words for offer in taught.offers
            }
            bubble = next(widget for widget in scene.widgets if isinstance(widget, Bubble))
            place = pygame.Rect(scene.frame.rect(bubble.box))
            found = [
                each
                for each in look(puppets.studio, scene, silent=True)
                if each.text in said and place.contains(each.rect)
            ]
            assert {each.text for each in found} == said
            wrong |= {
                each.text: each.size for each in found if each.size < SMALLEST or not each.whole
            }
    assert wrong == {}


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize(
    "language",
    [pytest.param(each, marks=[] if each == "de" else pytest.mark.slow) for each in LANGUAGES],
)
@pytest.mark.parametrize("game", [game for game in catalogue.GAMES if puzzles_of(game)])
def test_large_words_can_be_put_away(
    game: str, language: str, size: tuple[int, int], tmp_path: Path
) -> None:
    """Then nothing that is to be pressed lies below them."""
    with unpainted():
        puppets = Puppets(tmp_path, size, text=200)
        puppets.services.change(calm_motion=True, language=language)
        for number in range(len(puzzles_of(game))):
            scene = PuzzleScene(puppets.services, game, number)
            puppets.studio.stack.reset([scene], Way.NONE)
            puppets.studio.step(400)
            covered = []
            for deed in ("bubble.fold", "bubble.fold"):
                bubble = next(widget for widget in scene.widgets if isinstance(widget, Bubble))
                spots = scene.model.spots
                covered.append(sum(overlap(spot.box, bubble.box) > 0 for spot in spots))
                scene.do(deed)
                puppets.studio.step(16)
            assert covered[1] == 0
            assert not scene.folded
