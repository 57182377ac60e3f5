"""Text twice as large: what stands together is written alike, and nothing smaller than before."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pygame
import pytest

from game.games.molly.rules.happenings import PassCubes
from game.match.seats import Person
from game.match.session import Session
from game.screens.alone.puzzle import PuzzleScene
from game.screens.gallery import rehearsal
from game.screens.table.prompt import PromptPanel
from game.screens.table.scene import TableScene
from game.screens.tutorial.bubble import Bubble
from game.screens.tutorial.place import overlap
from game.stage.frame import LARGE
from game.stage.solid import solid
from game.stage.studio import Studio
from tests.screens.lens import look
from tests.screens.playing import COLOURS
from tests.screens.sizes import Scales
from tests.screens.test_far_away import LEAST, draw, moments

if TYPE_CHECKING:
    from pathlib import Path

    from game.kernel.contract import Step


MOST = round(100 * LARGE) - 1
"""The largest text for which tables are laid out as usual."""


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("game_id", ["whakka_mole", "mole_park", "molly"])
def test_a_crib_is_written_alike(game_id: str, size: tuple[int, int], tmp_path: Path) -> None:
    studio, scales = Studio(size, text=MOST), Scales()
    with scales.watching():
        scene = TableScene(rehearsal(tmp_path, text=MOST), next(moments(game_id, 4, {}, 5)))
        scene.enter(studio.window.frame)
        draw(studio, scene)
    notes = [scene.told(note.text) for note in scene.model.showing.crib[1:]]
    assert notes
    sizes = {said.size for said in scales.found.values() if not said.place and said.text in notes}
    assert len(sizes) == 1
    assert min(sizes) >= LEAST - 1  # half a unit is lost to whole pixels


def test_a_puzzles_long_words_can_be_put_away_from_what_they_speak_of(tmp_path: Path) -> None:
    studio = Studio((1920, 1080))
    scene = PuzzleScene(rehearsal(tmp_path), "mole_park", 2)
    studio.show(scene, settle_ms=60)
    covered = []
    for _ in range(2):
        bubble = next(widget for widget in scene.widgets if isinstance(widget, Bubble))
        (vault,) = [p for p in scene.model.showing.pieces if p.key == "stand.vault.name"]
        covered.append(overlap(solid(vault), bubble.box) > 0)
        scene.do("bubble.fold")
        studio.step(16)
    assert not covered[1]


@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "it"])
@pytest.mark.parametrize(("game_id", "step"), [("molly", PassCubes()), ("mole_park", None)])
def test_a_title_of_two_lines_lies_on_nothing_that_is_said_below_it(
    game_id: str, step: Step | None, language: str, tmp_path: Path
) -> None:
    people = [Person(f"P{seat}", colour, "mouse") for seat, colour in enumerate(COLOURS[:4])]
    session = Session.new(game_id, people, {}, 3)
    if step is not None:
        session.track.state.burrows = [[1, 1, 0, 0, 0] for _ in people]  # type: ignore[attr-defined]
        session.track.state.todo.append(step)
        session.revision += 1
    for text in (150, 200):
        studio = Studio((1280, 720), text=text)
        scene = TableScene(rehearsal(tmp_path, language, text=text), session)
        studio.show(scene, settle_ms=1500)
        (panel,) = [each for each in scene.widgets if isinstance(each, PromptPanel)]
        said = {panel.say(panel.prompt.title), panel.say(panel.prompt.body or "")}
        found = [each for each in look(studio, scene, silent=True) if each.text in said]
        box = pygame.Rect(studio.window.frame.rect(panel.box))
        # Where all choose at once the chip says how far they are, and nothing else does.
        assert len(found) == 2 - bool(panel.prompt.steps)
        assert not any(one.rect.colliderect(other.rect) for one, other in combinations(found, 2))
        assert all(box.contains(each.rect) for each in found), found
