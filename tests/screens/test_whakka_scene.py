"""Whakka Mole's last turn on the real screen: the frame stands back, and knows nothing too soon."""

from __future__ import annotations

import pytest

from game import catalogue
from game.makers.pictures import next_told, sitting
from game.screens.gallery import Backstage, rehearsal
from game.screens.results.scene import ResultsScene
from game.screens.table.scene import TableScene
from game.screens.table.stills import STEP_MS, moving
from game.stage.studio import Studio

GAME = catalogue.game("whakka_mole")
DECIDED, NOT_YET = (3, 64), (3, 48)
"""Seeds of a match of four, and after how many decisions somebody could reach fifty."""


def playing(seed: int, after: int) -> tuple[Studio, TableScene]:
    options = {option.id: option.default for option in GAME.options}
    session, rng = sitting(GAME, 4, options, seed, after)
    seen, since = next_told(session, rng, None)
    studio = Studio((1280, 720))
    scene, _ = moving(rehearsal(), session, None, studio.window.frame, seen, since)
    studio.show(scene, settle_ms=0)
    return studio, scene


@pytest.mark.parametrize(("seed", "after"), [DECIDED, NOT_YET])
def test_neither_prompt_nor_log_outruns_the_mallets(seed: int, after: int) -> None:
    studio, scene = playing(seed, after)
    before = len(scene.session.log(None))
    kinds: list[str] = []
    while not scene.picture.settled:
        telling, ids = scene.picture.telling, {widget.id for widget in scene.widgets}
        kind = telling.event.kind if telling.event is not None else ""
        staged = kind in ("whacked", "counted", "ended")
        assert ("prompt" in ids) != staged, kind
        if staged:
            told = scene.session.log(None)[: before - telling.untold]
            lines = [line for event in told for line in scene.table.tale.lines(event, scene.look)]
            assert len(scene.lines()) == len(lines)
        if not kinds or kinds[-1] != kind:
            kinds.append(kind)
        studio.run(10 * STEP_MS)
    assert [kind for kind in kinds if kind][:3] == ["popped", "whacked", "counted"]
    assert ("ended" in kinds) == ((seed, after) == DECIDED)
    studio.run(2 * STEP_MS)
    assert "prompt" in {widget.id for widget in scene.widgets}


@pytest.mark.parametrize(("seed", "after"), [DECIDED, NOT_YET])
def test_the_last_close_up_leads_to_the_results_by_itself(seed: int, after: int) -> None:
    """And a false alarm back to the table."""
    studio, scene = playing(seed, after)
    desk = scene.services.desk
    assert isinstance(desk, Backstage)
    while not scene.picture.settled:
        assert not any(isinstance(each, ResultsScene) for each in desk.scenes)
        studio.run(10 * STEP_MS)
    studio.run(2 * STEP_MS)
    led = [each for each in desk.scenes if isinstance(each, ResultsScene)]
    assert len(led) == ((seed, after) == DECIDED)


def test_a_match_that_is_over_already_waits_for_a_press() -> None:
    """Whoever opens it again looks at the table first."""
    options = {option.id: option.default for option in GAME.options}
    session, _ = sitting(GAME, 4, options, 3, 4000)
    assert session.over
    studio = Studio((1280, 720))
    services = rehearsal()
    scene = TableScene(services, session)
    studio.show(scene, settle_ms=500)
    assert isinstance(services.desk, Backstage)
    assert not any(isinstance(each, ResultsScene) for each in services.desk.scenes)
    assert "results" in {spot.id for spot in scene.focus.spots}
