"""The foot of the lobby: how it stands, who else may come, the lesson, and the start."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screens.common.ask import Answer, Ask
from game.screens.common.game_words import game_minutes
from game.screens.common.page import large
from game.screens.lobby.model import LEVELS
from game.screens.lobby.problems import problem, remark
from game.screens.lobby.widgets import Counts, Learn, Standing
from game.screens.tutorial.lessons import has_lessons
from game.stage.widgets.button import Button

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.screens.lobby.layout import LobbyLayout
    from game.screens.lobby.scene import LobbyScene
    from game.stage.box import Box
    from game.stage.frame import Frame
    from game.stage.widgets.base import Widget

__all__ = ["foot"]


def foot(scene: LobbyScene, frame: Frame, places: LobbyLayout) -> list[Widget]:
    say, lobby = scene.say, scene.lobby
    found: list[Widget] = [
        Counts(places.counts, _standing(scene)),
        _filling(scene, places.fill),
        scene.door.button(frame, places),
    ]
    taught = has_lessons(scene.services, lobby.rules.id)
    # Whoever is here for the first time is led to the lesson.
    led = scene.new_here and taught
    if taught and places.learn is not None:
        words = say("lobby-learn"), say("rules-tutorial")
        found.append(Learn(places.learn, *words, scene.learn, first=led))
    ready = problem(lobby, scene.name_of) is None
    start = say("lobby-start-short") if large(frame) else say("lobby-start")
    begin = Button(
        "start", places.start, start, scene.start,
        tone="green", enabled=ready, first=not led, size=44, lines=2,
    )  # fmt: skip
    return [*found, begin]


def _standing(scene: LobbyScene) -> Standing:
    lobby, say, words = scene.lobby, scene.say, scene.words
    found = problem(lobby, scene.name_of)
    note = found or remark(lobby, scene.name_of)
    if note is not None:
        told = (words if note.by_game else say)(note.key, **note.facts)
        return Standing((), told, bad=found is not None)
    seated = lobby.seated()
    bots = sum(person.control == "bot" for person in seated)
    about = say("lobby-about", minutes=game_minutes(words))
    who = [say("lobby-people", count=len(seated) - bots)] if len(seated) > bots else []
    if bots:
        who.append(say("lobby-bots", count=bots))
    return Standing((about, say.join(who), words("game-title.mood")))


def _filling(scene: LobbyScene, box: Box) -> Widget:
    """Bots for all seats that are free; when none is, the bots may leave."""
    lobby, say = scene.lobby, scene.say
    free = lobby.free_place() is not None
    if not free and any(person.control == "bot" for person in lobby.seated()):

        def drop() -> None:
            lobby.drop_bots()
            scene.rebuild()

        return Button("fill", box, say("lobby-drop"), drop, size=32, lines=2)
    ask = _asking(scene)
    return Button("fill", box, say("lobby-fill"), ask, size=32, lines=2, enabled=free)


def _asking(scene: LobbyScene) -> Callable[[], None]:
    def filled(level: str) -> Callable[[], None]:
        def fill() -> None:
            scene.lobby.fill(level)
            scene.rebuild()

        return fill

    def ask() -> None:
        say = scene.say
        answers = [
            Answer(say(f"lobby-level-{level}"), filled(level), "orange", level == "normal")
            for level in LEVELS
        ]
        scene.services.desk.open(
            Ask(scene.services, say("lobby-fill-ask"), "", [*answers, Answer(say("cancel"))])
        )

    return ask
