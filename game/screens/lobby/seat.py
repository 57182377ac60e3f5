"""The panel of the chosen seat: name, device, colour, and what its device needs to be told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screens.common.page import large
from game.screens.common.seats import DEVICE_ICON, manner_of
from game.screens.common.writing import HEAD, NOTE
from game.screens.lobby.layout import seat_panel
from game.screens.lobby.model import COLOURS, CONTROLS, KEY_CLUSTERS, LEVELS
from game.screens.lobby.widgets import ColourDot
from game.stage.box import Box
from game.stage.text import Style
from game.stage.theme import INK
from game.stage.widgets.button import Button, IconButton
from game.stage.widgets.entry import TextEntry
from game.stage.widgets.plain import Label, Panel
from game.stage.widgets.segment import Segment

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.match.seats import Person
    from game.screens.lobby.scene import LobbyScene
    from game.stage.frame import Frame
    from game.stage.widgets.base import Widget

__all__ = ["seat_widgets"]

_CAPTION = Style(28, "bold", INK)


def seat_widgets(scene: LobbyScene, frame: Frame, panel: Box) -> list[Widget]:
    lobby, say = scene.lobby, scene.say
    person = lobby.seats[lobby.chosen]
    widgets: list[Widget] = [Panel(panel)]
    if person is None:
        middle = panel.inset(60, 40)
        widgets.append(Label(middle, say("lobby-nobody"), Style(32, "bold", INK, lines=4)))
        return widgets
    places = seat_panel(frame, panel)
    name = scene.name_of(person)
    if places.heading.w:
        widgets.append(Label(places.heading, say("lobby-sits", name=name), HEAD))
    widgets.append(
        TextEntry(
            "name", places.name, scene.writing, scene.rename, hint=name, icon="icon/pencil.ink"
        )
    )
    widgets.append(
        IconButton(
            "remove", places.remove, "trash", _removing(scene), help_text=say("lobby-remove")
        )
    )
    for control, box in zip(CONTROLS, places.devices, strict=True):
        widgets.append(_device(scene, frame, box, control, on=control == person.control))
    for control, box in zip(CONTROLS, places.captions, strict=False):
        widgets.append(Label(box, say(f"lobby-{control}"), _CAPTION))
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

    text = scene.say(f"lobby-{control}") if large(frame) else ""
    return Button(
        f"device.{control}", box, text, take, tone="orange" if on else "cream",
        icon=DEVICE_ICON[control], enabled=usable,
    )  # fmt: skip


def _removing(scene: LobbyScene) -> Callable[[], None]:
    def remove() -> None:
        scene.lobby.remove(scene.lobby.chosen)
        scene.rebuild()

    return remove


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
    line = min(64 * min(frame.text_scale, 1.4), box.h / 2)
    below = Box(box.x, box.y + line + 10, box.w, box.h - line - 10)
    first = Box(box.x, box.y, box.w, line)
    if person.control == "keys":
        options = [(str(i), say(f"lobby-keys-{i}")) for i in range(KEY_CLUSTERS)]
        taken = {str(i) for i in range(KEY_CLUSTERS)} - {str(i) for i in lobby.free_clusters()}
    else:
        options = [(str(pad), scene.pad_name(pad)) for pad in lobby.pads]
        taken = {str(pad) for pad in lobby.pads} - {str(pad) for pad in lobby.free_pads()}
    mine = str(person.device)
    which = Segment(
        "which", first, options, mine, _changing(scene, "device"), size=28,
        blocked=frozenset(taken - {mine}),
    )  # fmt: skip
    help_key = "lobby-keys-help" if person.control == "keys" else "lobby-pad-help"
    # With large text the card beside it says as much.
    return [which] if large(frame) else [which, Label(below, say(help_key), _note())]


def _bot_details(scene: LobbyScene, frame: Frame, box: Box, person: Person) -> list[Widget]:
    say = scene.say
    high = min(62 * min(frame.text_scale, 1.4), box.h / 2 - 4)
    head = 130 + 90 * (frame.text_scale - 1)
    found: list[Widget] = []
    levels = [(level, say(f"lobby-level-{level}")) for level in LEVELS]
    manners = [
        (manner, manner_of(say, scene.words, manner)) for manner in scene.lobby.rules.personalities
    ]
    lines = (
        ("level", say("lobby-level"), levels, person.level),
        ("personality", say("lobby-manner"), manners, person.personality),
    )
    for number, (what, title, options, chosen) in enumerate(lines):
        y = box.y + (high + 8) * number
        found.append(Label(Box(box.x, y, head - 10, high), title, _note()))
        place = Box(box.x + head, y, box.w - head, high)
        found.append(Segment(what, place, options, chosen, _changing(scene, what), size=28))
    return found


def _note() -> Style:
    return Style(28, NOTE.font, NOTE.colour, align="left", lines=3)
