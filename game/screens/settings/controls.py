"""What stands in each row of the settings: a switch, a choice, a slider, or a thing of its own."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from game.screens.common.rows import Entry
from game.screens.settings.pages import SIZES, Row
from game.stage.bindings import ACTIONS, Bindings
from game.stage.box import Box
from game.stage.text import Style
from game.stage.theme import BROWN, INK
from game.stage.widgets.button import Button
from game.stage.widgets.plain import Label
from game.stage.widgets.segment import Segment
from game.stage.widgets.slider import Slider
from game.stage.widgets.stepper import Stepper
from game.stage.widgets.toggle import Toggle
from game.system.text import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.screens.settings.scene import SettingsScene
    from game.stage.widgets.base import Widget

__all__ = ["entries"]

_LARGE = 1.3
"""With text larger than this one size of window stands alone between two arrows."""


def entries(scene: SettingsScene, row: Row) -> list[Entry]:
    """The rows a setting takes: one, or for keys and buttons one for each action."""
    say = scene.say
    if row.kind in ("keys", "pads"):
        return _bindings(scene, pad=row.kind == "pads")
    if row.kind == "tongue":
        return _tongues(scene)
    makers = {
        "toggle": _toggle,
        "segment": _segment,
        "slider": _slider,
        "size": _size,
        "folder": _folder,
        "saves": _generations,
    }
    control = makers[row.kind](scene, row)
    under = row.kind == "folder" or len(row.choices) > 4 or row.kind == "size"
    title, note = say(f"setting-{row.id}"), say(f"setting-{row.id}.help")
    high = 60.0
    if row.kind == "folder":
        lines = _path_lines(scene).count("\n") + 1
        high = max(lines * 36 * scene.grow / min(scene.grow, 1.35), 84)
    return [Entry(title, note, control, high, under=under)]


def _toggle(scene: SettingsScene, row: Row) -> Callable[[Box], Sequence[Widget]]:
    def change(on: bool) -> None:
        scene.change(**{row.setting: on})

    on = bool(getattr(scene.settings, row.setting))
    return lambda box: (Toggle(row.setting, box, change, on=on),)


def _segment(scene: SettingsScene, row: Row) -> Callable[[Box], Sequence[Widget]]:
    now = getattr(scene.settings, row.setting)
    words = [
        (str(choice), str(choice) if isinstance(choice, int) else _choice(scene, row, choice))
        for choice in row.choices
    ]

    def change(value: str) -> None:
        picked = next(choice for choice in row.choices if str(choice) == value)
        scene.change(**{row.setting: picked})

    return lambda box: (Segment(row.setting, box, words, str(now), change, size=30),)


def _choice(scene: SettingsScene, row: Row, choice: str) -> str:
    return scene.say(f"choice-{row.id}-{choice}")


def _slider(scene: SettingsScene, row: Row) -> Callable[[Box], Sequence[Widget]]:
    least, most, step = (int(number) for number in row.choices)
    now = int(getattr(scene.settings, row.setting))

    def change(value: int) -> None:
        scene.change(**{row.setting: value})

    text = scene.say("percent", value=now)
    return lambda box: (
        Slider(
            row.setting,
            box,
            now,
            change,
            low=least,
            high=most,
            step=step,
            text=text,
            room=110 * scene.grow,
        ),
    )


def _size(scene: SettingsScene, row: Row) -> Callable[[Box], Sequence[Widget]]:
    now = scene.window
    # A window pulled to a size of its own stands for the usual one next to it: more than four
    # sizes would have to be written too small.
    near = min(SIZES, key=lambda size: abs(size[0] - now[0]) + abs(size[1] - now[1]))
    sizes = [now if size == near else size for size in SIZES]
    words = [(f"{w}x{h}", scene.say("choice-size", width=str(w), height=str(h))) for w, h in sizes]

    def change(value: str) -> None:
        w, h = (int(part) for part in value.split("x"))
        if scene.window != (scene.settings.width, scene.settings.height):
            # It was pulled at its edge since: what is chosen is a change from that.
            scene.change(width=scene.window[0], height=scene.window[1])
        scene.change(width=w, height=h, fullscreen=False)

    chosen = f"{now[0]}x{now[1]}"
    if scene.grow > _LARGE:
        return lambda box: (Stepper(row.id, box, words, chosen, change, size=26),)
    return lambda box: (Segment(row.id, box, words, chosen, change, size=26),)


def _folder(scene: SettingsScene, row: Row) -> Callable[[Box], Sequence[Widget]]:
    path = str(scene.services.places.saves)

    def copy() -> None:
        if scene.services.desk.clip(path):
            scene.services.desk.tell(scene.say("saves-folder-copied"))

    def make(box: Box) -> Sequence[Widget]:
        wide = min(box.w * 0.4, 300 + 100 * (scene.grow - 1))
        button = Box(box.right - wide, box.cy - 36, wide, 72)
        where = Box(box.x, box.y, box.w - wide - 16, box.h)
        style = Style(28, "text", INK, align="left")
        return (
            Label(where, _path_lines(scene), style),
            Button(row.id, button, scene.say("saves-folder-open"), copy, size=28),
        )

    return make


def _path_lines(scene: SettingsScene) -> str:
    """The folder's path over several lines, broken where folders begin."""
    path, most = str(scene.services.places.saves), round(34 / min(scene.grow, 1.7))
    lines = [""]
    for part in re.split(r"(?<=[/\\\\])", path):
        if lines[-1] and len(lines[-1]) + len(part) > most:
            lines.append("")
        lines[-1] += part
    return "\n".join(lines)


def _generations(scene: SettingsScene, row: Row) -> Callable[[Box], Sequence[Widget]]:
    words = scene.say("saves-kept", count=scene.older_copies)
    style = Style(30, "bold", BROWN, align="left", lines=2)
    return lambda box: (Label(box, words, style, row.id),)


def _tongues(scene: SettingsScene) -> list[Entry]:
    chosen = scene.settings.language
    # Each by its own name: whoever opened the wrong one must find the way back.
    options = [(code, scene.say(f"tongue-{code}")) for code in LANGUAGES]
    options.insert(0, ("", scene.say("language-system")))
    found = []
    for code, name in options:

        def make(box: Box, code: str = code) -> Sequence[Widget]:
            def speak() -> None:
                scene.change(language=code)

            on = chosen == code
            wide = min(box.w, 220 + 120 * (scene.grow - 1))
            place = Box(box.right - wide, box.y, wide, box.h)
            icon = "check" if on else ""
            text = "" if on else scene.say("language-take")
            tone = "green" if on else "cream"
            return (Button(f"tongue.{code}", place, text, speak, icon=icon, tone=tone, size=30),)  # type: ignore[arg-type]

        found.append(Entry(name, "", make))
    return found


def _bindings(scene: SettingsScene, *, pad: bool) -> list[Entry]:
    bindings = Bindings(scene.settings.keys, scene.settings.pad)
    table = bindings.buttons if pad else bindings.keys
    found = []
    for action in ACTIONS:
        names = table[action]

        def make(
            box: Box, action: str = action, names: tuple[str, ...] = names
        ) -> Sequence[Widget]:
            text = scene.key_words(names, pad=pad)
            name = f"{'pad' if pad else 'key'}.{action}"
            return (Button(name, box, text, lambda: scene.rebind(action, pad=pad), size=30),)

        found.append(Entry(scene.say(f"action-{action}"), "", make))
    return found
