"""The program goes on when a scene fails, and rests when nothing happens."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pygame
import pytest

from game.app import App, Start
from game.stage.intent import Intent, Kind
from game.stage.scene import Scene
from game.system.crash import open_reports
from game.system.guard import Hopeless
from game.system.paths import find_places

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.stage.canvas import Canvas


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    found = App(Start(size=(640, 360)), find_places(tmp_path))
    found.open_up()
    yield found
    found.close()
    pygame.display.init()
    pygame.font.init()


class Bad(Scene):
    """Fails at one of the things scenes do."""

    name = "bad"

    def __init__(self, when: str) -> None:
        super().__init__()
        self.when = when

    def update(self, ms: float) -> None:
        self._fail("update")

    def draw(self, canvas: Canvas) -> None:
        self._fail("draw")

    def handle(self, intent: Intent) -> bool:
        self._fail("handle")
        return True

    def _fail(self, when: str) -> None:
        if when == self.when:
            raise ZeroDivisionError(when)


@pytest.mark.parametrize("when", ["update", "draw", "handle"])
def test_a_failing_scene_is_reported_and_the_program_goes_on(
    app: App, when: str, tmp_path: Path
) -> None:
    app.open(Bad(when))
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_F7, mod=0, scancode=64))
    for _ in range(5):
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_UP, mod=0, scancode=82))
        app.frame(16)
    top = app.stack.top
    assert top is not None
    assert top.name == "error"
    ((_, report),) = open_reports(find_places(tmp_path))
    assert (report.error, report.scene) == ("ZeroDivisionError", "bad")
    app.stack.handle(Intent(Kind.BACK))
    app.frame(16)
    after = app.stack.top
    assert after is not None
    assert after.name == "title"


def test_a_program_that_can_only_fail_ends(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(app.stack, "draw", fail)

    def go_on() -> None:
        for _ in range(10):
            app.frame(16)

    with pytest.raises(Hopeless):
        go_on()


def fail(*_: object, **__: object) -> None:
    raise ZeroDivisionError


@pytest.mark.parametrize(
    "part",
    [
        "audio.update", "audio.play", "audio.handle", "audio.music.play", "_toasts.update",
        "_toasts.draw", "_follow_typing", "_follow_music",
    ],
)  # fmt: skip
def test_music_messages_and_typing_take_nobody_from_her_table(
    app: App, part: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Each is reported, once, and tried again; the screen stays the one it was."""
    scene = Scene()
    scene.music = "music/park"
    app.open(scene)
    app.frame(16)
    at, _, name = part.rpartition(".")
    room: object = app
    for step in filter(None, at.split(".")):
        room = getattr(room, step)
    monkeypatch.setattr(room, name, fail)
    for _ in range(20):
        app.tell("a word")
        app.services.sounds.play("ui/ready")
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_UP, mod=0, scancode=82))
        app.frame(16)
    assert app.stack.top is scene
    assert app.services.scribe.drain()
    ((_, report),) = open_reports(find_places(tmp_path))
    assert report.error == "ZeroDivisionError"


@pytest.mark.parametrize("part", ["input.pause", "services.phones.update"])
def test_what_is_played_by_is_told_of_and_the_title_opens(
    app: App, part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    at, _, name = part.rpartition(".")
    room: object = app
    for step in at.split("."):
        room = getattr(room, step)
    with monkeypatch.context() as once:
        once.setattr(room, name, fail)
        app.frame(16)
    for _ in range(5):
        app.frame(16)
    top = app.stack.top
    assert top is not None
    assert top.name == "error"


def test_the_first_picture_has_its_backdrop_and_what_can_be_pressed(app: App) -> None:
    kept = app.window.sprites.kept
    assert "bg/title" in kept
    assert "icon/settings.ink" in kept
    assert "logo/molehill" not in kept
    for _ in range(60):
        app.frame(16)
    assert "logo/molehill" in app.window.sprites.kept


def test_what_was_put_off_at_the_opening_comes(app: App) -> None:
    for _ in range(60):
        app.frame(16)
    sprites = app.window.sprites
    assert not sprites.waiting
    assert sprites.until == 0
    assert sprites.missing == frozenset()


def test_music_follows_a_scene_that_changes_its_mood(app: App) -> None:
    scene = Scene()
    scene.music = "music/park"
    app.open(scene)
    app.frame(16)
    heard = [app.audio.music.mood]
    for mood in ("music/showdown", ""):
        scene.music = mood
        app.frame(16)
        heard.append(app.audio.music.mood)
    assert heard == ["park", "showdown", "showdown"], "no mood leaves what is playing"


def test_settings_take_effect_at_once(app: App) -> None:
    app.services.change(text_size=200, effects=0)
    app.frame(16)
    assert app.window.frame.text_scale == 2
    app.services.change(keys={"confirm": ("f7",)})
    assert app.input.bindings.key(pygame.K_F7, 0) is Kind.CONFIRM
    app.services.change(language="de")
    app.frame(16)
    assert app.services.texts.language == "de"
    app.services.change(language="en")


def test_messages_are_shown_and_go(app: App) -> None:
    app.tell("saved")
    app.tell("saved")
    app.frame(16)
    for _ in range(600):
        app.frame(16)
    assert app.stack.top is not None


def test_minimised_it_draws_nothing(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int] = []

    def draw() -> list[pygame.Rect]:
        drawn.append(1)
        return []

    monkeypatch.setattr(app.stack, "draw", draw)
    pygame.event.post(pygame.Event(pygame.WINDOWMINIMIZED))
    app.frame(16)
    app.frame(16)
    assert drawn == []
    pygame.event.post(pygame.Event(pygame.WINDOWRESTORED))
    app.frame(16)
    assert drawn == [1]


def test_closing_the_window_ends_the_program(app: App) -> None:
    pygame.event.post(pygame.Event(pygame.QUIT))
    app.frame(16)
    assert not app.running


_LATE = {
    "filelock",
    "game.bots",
    "game.kernel.contract",
    "game.match.session",
    "game.screens.mishap",
    "game.system.crash",
    "logging.handlers",
    "multiprocessing",
    "socket",
    "zipfile",
}
_OPENS = """
import sys
from game.app import App
from game.commands import opening
from game.commands.parser import arguments

def run(self):
    self.open_up()
    print("first picture", *sorted(set(sys.argv[2:]) & set(sys.modules)))
    return 0

App.run = run
sys.exit(opening.run(arguments(["--data-dir", sys.argv[1]])))
"""


def test_the_first_picture_waits_for_nothing_that_is_needed_later(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", _OPENS, str(tmp_path), *_LATE],
        capture_output=True,
        text=True,
        cwd=Path(__file__).resolve().parents[2],
        check=True,
    )
    assert done.stdout.splitlines()[-1] == "first picture"
