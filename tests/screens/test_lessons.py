"""Every lesson is played to its end by doing what it says, and by nothing else is it pushed on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from build_scripts.learner import Learner
from game import catalogue
from game.games.topoum.seen.view import TopoumSeen
from game.kernel.contract import PickSome
from game.screens.gallery import rehearsal
from game.screens.tutorial.beside import FOLD
from game.screens.tutorial.bubble import Bubble
from game.screens.tutorial.guide import open_to
from game.screens.tutorial.place import overlap, stand
from game.screens.tutorial.scene import LessonScene
from game.stage.box import Box
from game.stage.lesson import Deed, Look, NextTurn
from game.stage.solid import solid
from game.stage.studio import Studio
from game.stage.transitions import Way
from game.stage.widgets.arrow import Arrow
from game.system.called import Called
from game.system.text import Texts
from tests.screens.lens import look
from tests.screens.puppets import Puppets
from tests.screens.unpainted import unpainted

if TYPE_CHECKING:
    from pathlib import Path

    from game.kernel.contract import Action
    from game.match.session import Session

LANGUAGES = tuple(language for language, _ in Texts("en").available())
_BRUSHED = 0.1
"""So much of a place may lie below: it is pressed beside it."""


class Pupil(Learner):
    """She sits at a stage of puppets."""

    def __init__(
        self, folder: Path, game: str, size: tuple[int, int] = (640, 360), *, text: int = 100
    ) -> None:
        self.puppets = Puppets(folder, size, text=text)
        super().__init__(self.puppets.studio, self.puppets.services, game)

    def give(self, action: Action) -> None:
        """Id by id, as it is done at the table; what is folded is not chosen."""
        scene, decided = self.scene, self.scene.session.decided
        for name in action:
            half = scene.play.half(scene.chooser())
            if half is not None and name in half.offered:
                scene.choose(name)
        if scene.session.decided == decided:
            scene.confirm()
        assert scene.session.decided > decided, action


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_a_lesson_comes_to_its_end_by_what_it_says(game: str, tmp_path: Path) -> None:
    pupil = Pupil(tmp_path, game)
    read, pointed = [], set()
    for taught in pupil.moments():
        if taught.number not in read:
            read.append(taught.number)
        if taught.points:
            pointed.add(taught.number)
        pupil.follow(taught)
    assert read == list(range(1, len(pupil.scene.lessons) + 1)), "no step is passed over"
    asked = {
        number
        for number, step in enumerate(pupil.scene.lessons, 1)
        if isinstance(step.until, Deed | Look)
    }
    assert asked <= pointed, "whatever is asked has an arrow"
    assert 1 in pointed, "and what one sees first"


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_nothing_else_pushes_a_lesson_on(game: str, tmp_path: Path) -> None:
    """At each step something else is answered first, where the rules allow it."""
    pupil = Pupil(tmp_path, game)
    scene = pupil.scene
    tried: dict[str, Action] = {}
    pressed: set[str] = set()
    for taught in pupil.moments():
        step, at = scene.step, scene.at
        assert step is not None
        action = other(scene) if step.id not in tried else None
        if action is not None and taught.waits:
            tried[step.id] = action
            pupil.give(action)
        elif taught.waits and step.id not in pressed:
            pressed.add(step.id)
            for press in (scene.ask_hint, scene.toggle_sound, scene.zoom, scene.zoom):
                press()
        else:
            pupil.follow(taught)
            continue
        pupil.puppets.studio.step(16)
        assert scene.at == at, f"{step.id} was pushed on by {action}"
    assert scene.at == len(scene.lessons)
    least = {"whakka_mole": 0, "mole_park": 2, "molly": 2, "topoum": 1, "dice_theme_park": 3}
    assert len(tried) >= least[game], tried


@pytest.mark.parametrize("game", ["whakka_mole", "mole_park"])
def test_what_waits_for_the_turn_to_end_ends_with_it(game: str, tmp_path: Path) -> None:
    """Also where she answers last, and the next turn has begun before the step has."""
    pupil, done, kept = Pupil(tmp_path, game), 0, []
    scene, session = pupil.scene, pupil.scene.session
    for taught in pupil.moments():
        step, half = scene.step, scene.model.at.half
        assert step is not None
        if isinstance(step.until, NextTurn) and half is not None and session.turn > done:
            kept.append((step.id, session.turn))
        if half is not None and tuple(session.asked()) != (half.seat,):
            # The bots have answered when she does.
            continue
        if isinstance(step.until, Deed):
            done = session.turn
        pupil.follow(taught)
    assert done > 1
    assert kept == []


def test_what_is_led_to_is_a_good_example(tmp_path: Path) -> None:
    """Whoever follows the arrows of Topoum's first turn loses nothing by it."""
    pupil = Pupil(tmp_path, "topoum")
    session, had, played = pupil.scene.session, 0, 0
    for taught in pupil.moments():
        assert pupil.scene.step is not None
        medals = medals_of(session)
        if pupil.scene.step.id == "lesson-card" and taught.points:
            had, played = medals, played + 1
        elif played:
            break
        pupil.follow(taught)
    assert played >= 2, "a card, its target, and the last press"
    assert medals_of(session) > had


def medals_of(session: Session) -> int:
    seen = session.seen(None)
    assert isinstance(seen, TopoumSeen)
    return seen.medals[0]


def test_who_looks_at_her_own_is_taught_there_what_she_sees(tmp_path: Path) -> None:
    """And what comes next speaks of the table when she is back at it."""
    pupil, inside = Pupil(tmp_path, "molly"), 0
    for taught in pupil.moments():
        step = pupil.scene.step
        assert step is not None
        if pupil.scene.view.private:
            assert isinstance(step.until, Look), f"{step.id} speaks of what is hidden here"
            assert taught.points == "unpeek"
            inside += 1
        pupil.follow(taught)
    assert inside


def other(scene: LessonScene) -> Action | None:
    """An answer that is not what the step asks for."""
    step, half = scene.step, scene.model.at.half
    if step is None or half is None or half.begun:
        return None
    legal = scene.session.legal(half.seat)
    if isinstance(legal, PickSome):
        return None
    if isinstance(step.until, Look):
        return legal[0]
    if not isinstance(step.until, Deed):
        return None
    if not open_to(step.until, scene.session.seen(half.seat), legal):
        return None
    return next((action for action in legal if not step.until.fits(action)), None)


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_only_the_deed_that_is_meant_counts(game: str) -> None:
    """Of the right step of the rules, the right answer, at the right place among several."""
    for waits in catalogue.lesson(game).waits.values():
        if isinstance(waits, Deed):
            assert waits.step in {step.kind for step in catalogue.game(game).steps}
            assert not waits.is_done_by("elsewhere", waits.sealed, ("x",))
            assert not waits.is_done_by(waits.step, waits.sealed + 1, ("x",))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", catalogue.GAMES)
def test_what_waits_for_something_has_its_words(game: str, language: str) -> None:
    words = Texts(language).of(f"games/{game}", "tutorial")
    lesson = catalogue.lesson(game)
    for key in (*lesson.waits, *lesson.about):
        assert words.has(key)
        assert words.has(f"{key}.text")


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_the_bubble_covers_nothing_that_is_to_be_pressed(game: str, tmp_path: Path) -> None:
    pupil, hidden = Pupil(tmp_path, game), []
    for taught in pupil.moments():
        widgets = {type(widget): widget for widget in pupil.scene.widgets}
        bubble, arrow = widgets.get(Bubble), widgets.get(Arrow)
        if taught.points and not taught.idle and not pupil.scene.moving:
            assert bubble is not None
            if arrow is None or overlap(bubble.box, arrow.box):
                hidden.append((taught.number, taught.points))
        pupil.follow(taught)
    assert hidden == []


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize(
    "language",
    [pytest.param(each, marks=[] if each == "de" else pytest.mark.slow) for each in LANGUAGES],
)
@pytest.mark.parametrize("game", catalogue.GAMES)
def test_large_words_are_put_away_from_what_they_speak_of(
    game: str, language: str, size: tuple[int, int], tmp_path: Path
) -> None:
    """By their own button; then they lie on nothing that is to be pressed, and the arrow shows."""
    covered: list[tuple[int, str]] = []
    with unpainted():
        pupil, shown = Pupil(tmp_path, game, size, text=200), 0
        pupil.puppets.services.change(language=language)
        for begun in pupil.moments():
            taught, scene = begun, pupil.scene
            if FOLD in {offer.deed for offer in taught.offers} and not scene.folded:
                scene.do(FOLD)
                pupil.puppets.studio.step(16)
                assert pupil.taught is not None
                taught = pupil.taught
            if scene.folded and taught.points and not scene.moving:
                shown += 1
                (bubble,) = [each for each in scene.widgets if isinstance(each, Bubble)]
                (target,) = [s.box for s in scene.focus.spots if s.id == taught.points]
                if overlap(bubble.box, target) or not any(
                    isinstance(each, Arrow) for each in scene.widgets
                ):
                    covered.append((taught.number, taught.points))
                covered += [
                    (taught.number, spot.deed)
                    for spot in scene.model.spots
                    if overlap(bubble.box, spot.box) > _BRUSHED * spot.box.w * spot.box.h
                ]
            pupil.follow(taught)
        assert shown
    assert covered == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_lawns_give_way_to_the_teacher(language: str) -> None:
    """Both sheets are whole beside what is said of them, one's own and the neighbour's."""
    studio, services = Studio((1280, 720)), rehearsal(lang=language)
    scene = LessonScene.begin(services, "whakka_mole")
    studio.show(scene, settle_ms=400)
    (bubble,) = (widget for widget in scene.widgets if isinstance(widget, Bubble))
    holes = [solid(p) for p in scene.picture.live.values() if p.art.startswith("hole/")]
    assert len(holes) >= 20
    assert not any(bubble.box.meets(hole) for hole in holes)


def test_who_begins_has_the_table_again(tmp_path: Path) -> None:
    """A press on the table puts large words away; the next step brings its own."""
    with unpainted():
        pupil, seen = Pupil(tmp_path, "topoum", (1280, 720), text=200), []
        for taught in pupil.moments():
            foldable = FOLD in {offer.deed for offer in taught.offers}
            before = pupil.scene.at, pupil.scene.folded
            pupil.follow(taught)
            if foldable and taught.points.startswith("id:") and pupil.scene.at == before[0]:
                seen.append(pupil.scene.folded)
            if pupil.scene.at != before[0]:
                assert not pupil.scene.folded
    assert seen
    assert all(seen)


@pytest.mark.parametrize(("size", "text"), [((1920, 1080), 100), ((1920, 1080), 200)])
@pytest.mark.parametrize("game", catalogue.GAMES)
def test_a_bubble_can_be_read(game: str, size: tuple[int, int], text: int, tmp_path: Path) -> None:
    pupil, wrong = Pupil(tmp_path, game, size, text=text), {}
    read: set[tuple[int, str]] = set()
    found = 0
    for taught in pupil.moments():
        if (taught.number, taught.idle) not in read and not taught.rests:
            read.add((taught.number, taught.idle))
            bubble = next(w for w in pupil.scene.widgets if isinstance(w, Bubble))
            place = pygame.Rect(pupil.scene.frame.rect(bubble.box))
            for each in look(pupil.puppets.studio, pupil.scene, silent=True):
                if each.text in (taught.title, taught.text, taught.idle) and place.contains(
                    each.rect
                ):
                    found += 1
                    if each.size < 26 or not each.whole:
                        wrong[each.text] = each.size
        pupil.follow(taught)
    assert wrong == {}
    assert found >= 2 * len(pupil.scene.lessons), "title and text of each"


def test_a_lesson_survives_another_window(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path, "topoum")
    for number, taught in enumerate(pupil.moments()):
        at = pupil.scene.at
        pupil.puppets.studio.resize(((640, 360), (1280, 540), (900, 900))[number % 3])
        pupil.puppets.studio.step(0)
        assert pupil.scene.at == at
        bubble = next((w for w in pupil.scene.widgets if isinstance(w, Bubble)), None)
        if bubble is not None:
            frame = pupil.scene.frame
            assert frame.box.holds(bubble.box.x, bubble.box.y)
            assert frame.box.holds(bubble.box.right - 1, bubble.box.bottom - 1)
        pupil.follow(taught)


def test_another_language_changes_what_is_taught(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path, "molly")
    said = []
    for language in ("en", "de"):
        pupil.puppets.services.change(language=language)
        pupil.puppets.studio.step(16)
        taught = pupil.taught
        assert taught is not None
        words = Texts(language).of("games/molly", "tutorial")
        assert taught.title == words("lesson-welcome")
        said.append(taught.title)
    assert said[0] != said[1]


def test_what_is_left_goes_on_where_it_was(tmp_path: Path) -> None:
    """Under "Continue", at its step."""
    pupil = Pupil(tmp_path, "topoum")
    for taught in pupil.moments():
        if taught.number == 5:
            break
        pupil.follow(taught)
    services = pupil.puppets.services
    pupil.scene.depart()
    services.resume()
    again = pupil.puppets.top
    assert isinstance(again, LessonScene)
    assert again is not pupil.scene
    assert again.at == 4


def test_the_bubble_stands_where_there_is_room() -> None:
    room, target = Box(0, 0, 1000, 1000), Box(450, 450, 100, 100)
    left = [(Box(400, 0, 600, 1000), 5.0)]
    box = stand(room, [(300, 300)], left, target)
    assert box.right <= 400
    assert overlap(box, target) == 0


def test_she_is_you_in_every_language(tmp_path: Path) -> None:
    for language in LANGUAGES:
        pupil = Pupil(tmp_path / language, "topoum")
        pupil.puppets.services.change(language=language)
        scene = LessonScene.begin(pupil.puppets.services, "topoum")
        pupil.puppets.studio.stack.reset([scene], Way.NONE)
        pupil.puppets.studio.step(0)
        whose = [face.name for face in scene.model.faces]
        assert [isinstance(name, Called) and name.who for name in whose] == ["you", "other"]
