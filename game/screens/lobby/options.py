"""The panel of the chosen game's own options."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screens.common.game_words import choice_word, option_help, option_word
from game.screens.common.page import large
from game.screens.common.rows import Entry, rows
from game.screens.lobby.board import Asked, board
from game.stage.box import Box
from game.stage.text import Style
from game.stage.theme import INK
from game.stage.widgets.plain import Label, Panel
from game.stage.widgets.scroll import Scroll
from game.stage.widgets.segment import Segment
from game.stage.widgets.stepper import Stepper
from game.stage.widgets.toggle import Toggle

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.screens.lobby.scene import LobbyScene
    from game.stage.frame import Frame
    from game.stage.widgets.base import Widget

__all__ = ["asked_of", "options_panel"]

_SWITCH = ("off", "on")
_SIDE_BY_SIDE = 5
"""More choices than this are shown one at a time."""
_LETTERS = 14
"""And so are words that are longer together, where text is large."""


def options_panel(scene: LobbyScene, frame: Frame, panel: Box) -> list[Widget]:
    if not large(frame) and scene.lobby.rules.options:
        asked, look = asked_of(scene), scene.looks.into
        return board(panel, asked, scene.words, scene.choose_option, look)
    head = 64 + 34 * (frame.text_scale - 1)
    inside = Box(panel.x + 22, panel.y + head, panel.w - 44, panel.h - head - 12)
    found: list[Widget] = [Panel(panel, scene.say("lobby-game"))]
    options = scene.lobby.rules.options
    if not options:
        middle = Style(32, "bold", INK, lines=3)
        return [*found, Label(inside, scene.say("lobby-no-options"), middle)]
    entries = [
        Entry(
            option_word(scene.words, option),
            _note(scene, option),
            _control(scene, frame, option, choices),
            # Of many choices only one is in sight, and only it is explained.
            lines=2 if large(frame) or len(choices) > _SIDE_BY_SIDE else 1,
        )
        for option, choices in options.items()
    ]
    made, high = rows(frame, Box(inside.x, inside.y, inside.w - 24, inside.h), entries)
    return [*found, Scroll("options", inside, made, high, scene.scrolled)]


def asked_of(scene: LobbyScene) -> list[Asked]:
    """The game's options as they stand."""
    lobby, offers = scene.lobby, scene.offers
    return [
        Asked(option, choices, lobby.options[option], lobby.blocked(option), offers.get(option))
        for option, choices in lobby.rules.options.items()
    ]


def _note(scene: LobbyScene, option: str) -> str:
    """What the value that is chosen means, or why there are others that cannot be had."""
    reason = next(iter(scene.lobby.blocked(option).values()), "")
    help_ = option_help(scene.words, option, scene.lobby.options[option])
    return scene.words(reason) if reason else help_


def _control(
    scene: LobbyScene, frame: Frame, option: str, choices: tuple[str, ...]
) -> Callable[[Box], Sequence[Widget]]:
    chosen, blocked = scene.lobby.options[option], scene.lobby.blocked(option)
    big = large(frame)

    def pick(value: str) -> None:
        scene.choose_option(option, value)

    def make(box: Box) -> Sequence[Widget]:
        name = f"option.{option}"
        if choices == _SWITCH:
            return (
                Toggle(name, box, lambda on: pick(_SWITCH[on]), on=chosen == "on",
                       enabled=not blocked),
            )  # fmt: skip
        words = [
            (value, choice_word(scene.words, option, value))
            for value in choices
            if value not in blocked
        ]
        letters = sum(len(word) for _, word in words)
        if len(words) > _SIDE_BY_SIDE or (big and letters > _LETTERS):
            return (Stepper(name, box, words, chosen, pick, size=30),)
        return (Segment(name, box, words, chosen, pick, size=30),)

    return make
