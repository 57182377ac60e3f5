"""The panel of the chosen seat: name, device, colour, and what its device needs to be told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screens.common.page import large
from game.screens.common.seats import DEVICE_ICON, manner_of
from game.screens.common.writing import NOTE
from game.screens.lobby.keys import KeyRow
from game.screens.lobby.layout import seat_panel
from game.screens.lobby.model import COLOURS, CONTROLS, KEY_CLUSTERS, LEVELS
from game.screens.lobby.squeaks import SqueakSheet
from game.screens.lobby.widgets import ColourDot
from game.stage.box import Box
from game.stage.text import Style
from game.stage.theme import INK
from game.stage.widgets.button import Button, IconButton
from game.stage.widgets.entry import TextEntry
from game.stage.widgets.plain import Label, Panel
from game.stage.widgets.segment import Segment
from game.stage.widgets.stepper import Stepper

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.match.seats import Person
    from game.screens.lobby.scene import LobbyScene
    from game.stage.frame import Frame
    from game.stage.widgets.base import Widget
    from game.stage.widgets.button import Tone

__all__ = ["seat_widgets"]


def seat_widgets(scene: LobbyScene, frame: Frame, panel: Box) -> list[Widget]:
    lobby, say = scene.lobby, scene.say
    person = lobby.seats[lobby.chosen]
    widgets: list[Widget] = [Panel(panel)]
    if person is None:
        middle = panel.inset(60, 40)
        widgets.append(Label(middle, say("lobby-nobody"), Style(32, "bold", INK, lines=4)))
        return widgets
    places = seat_panel(frame, panel)
    name, box = scene.name_of(person), places.name
    people = person.control != "bot"
    if not people:
        # Bots have the voice of their colour; their names are long.
        box = box._replace(w=places.squeak.right - box.x)
    widgets.append(
        TextEntry("name", box, scene.writing, scene.rename, hint=name, icon="icon/pencil.ink")
    )
    widgets.append(
        IconButton(
            "remove", places.remove, "trash", _removing(scene), help_text=say("lobby-remove")
        )
    )
    if people:
        widgets.append(
            IconButton(
                "squeak", places.squeak, "speech", _squeaking(scene), help_text=say("lobby-squeak")
            )
        )
    for control, box in zip(CONTROLS, places.devices, strict=True):
        widgets.append(_device(scene, frame, box, control, on=control == person.control))
    free = lobby.free_colours()
    for colour, box in zip(COLOURS, places.colours, strict=True):
        widgets.append(
            ColourDot(
                box, colour, _wearing(scene, colour), worn=colour == person.colour,
                free=colour in free,
            )
        )  # fmt: skip
    widgets.extend(_details(scene, frame, places.details, person))
    return widgets


def _device(scene: LobbyScene, frame: Frame, box: Box, control: str, *, on: bool) -> Widget:
    lobby = scene.lobby
    usable = on or {
        "keys": bool(lobby.free_clusters()),
        "pad": bool(lobby.free_pads()),
    }.get(control, True)

    def take() -> None:
        lobby.seat_with(lobby.chosen, control)
        scene.rebuild()

    name, words, icon = f"device.{control}", scene.say(f"lobby-{control}"), DEVICE_ICON[control]
    tone: Tone = "orange" if on else "cream"
    if large(frame):
        return Button(name, box, words, take, tone=tone, icon=icon, enabled=usable)
    return IconButton(name, box, icon, take, tone=tone, enabled=usable, help_text=words)


def _removing(scene: LobbyScene) -> Callable[[], None]:
    def remove() -> None:
        scene.lobby.remove(scene.lobby.chosen)
        scene.rebuild()

    return remove


def _squeaking(scene: LobbyScene) -> Callable[[], None]:
    def choose() -> None:
        scene.services.desk.open(SqueakSheet(scene, scene.lobby.chosen))

    return choose


def _wearing(scene: LobbyScene, colour: str) -> Callable[[], None]:
    def wear() -> None:
        scene.lobby.recolour(scene.lobby.chosen, colour)
        scene.rebuild()

    return wear


def _changing(scene: LobbyScene, what: str) -> Callable[[str], None]:
    def change(value: str) -> None:
        number = what == "device"
        scene.lobby.change(scene.lobby.chosen, **{what: int(value) if number else value})
        scene.rebuild()

    return change


def _details(scene: LobbyScene, frame: Frame, box: Box, person: Person) -> list[Widget]:
    say, lobby = scene.say, scene.lobby
    if person.control == "bot":
        return _bot_details(scene, frame, box, person)
    if person.control == "mouse":
        people = sum(other.control != "bot" for other in lobby.seated())
        words = say("lobby-mouse-help-alone") if people == 1 else say("lobby-mouse-help")
        return [Label(box, words, _note())]
    if large(frame):
        return _device_lines(scene, Box(box.x, box.y, box.w, min(90, box.h / 2)), person)
    line = (box.h - 6) / 2
    found = _device_lines(scene, Box(box.x, box.y, box.w, line), person)
    below = Box(box.x, box.bottom - line, box.w, line)
    if person.control == "keys":
        return [*found, KeyRow(below, person.device, scene.pressed.get(lobby.chosen, ""))]
    return [*found, Label(below, say("lobby-blind-help"), _note())]


def _device_lines(scene: LobbyScene, box: Box, person: Person) -> list[Widget]:
    """Which of the keyboard's blocks, or which gamepad: of those that nobody else holds."""
    say, lobby = scene.say, scene.lobby
    mine = person.device
    if person.control == "keys":
        free = {mine, *lobby.free_clusters()}
        options = [(str(i), say(f"lobby-keys-{i}")) for i in range(KEY_CLUSTERS) if i in free]
    else:
        pads = {mine, *lobby.free_pads()}
        options = [(str(pad), scene.pad_name(pad)) for pad in sorted(pads)]
    return [Stepper("which", box, options, str(mine), _changing(scene, "device"), size=30)]


def _bot_details(scene: LobbyScene, frame: Frame, box: Box, person: Person) -> list[Widget]:
    say = scene.say
    high = (box.h - 6) / 2 if not large(frame) else min(90, box.h / 2 - 4)
    levels = [(level, say(f"lobby-level-{level}")) for level in LEVELS]
    manners = [
        (manner, manner_of(say, scene.words, manner)) for manner in scene.lobby.rules.personalities
    ]
    above, below = Box(box.x, box.y, box.w, high), Box(box.x, box.y + high + 6, box.w, high)
    return [
        Segment("level", above, levels, person.level, _changing(scene, "level"), size=28),
        Stepper("personality", below, manners, person.personality,
                _changing(scene, "personality"), size=30),
    ]  # fmt: skip


def _note() -> Style:
    return Style(26, NOTE.font, NOTE.colour, align="left", lines=4)
