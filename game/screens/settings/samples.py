"""The small pictures of the settings' preview, one for each page."""

from __future__ import annotations

from math import sin
from typing import TYPE_CHECKING

from game.screens.common.page import large
from game.stage.box import Box
from game.stage.clusters import caps
from game.stage.glimpse import draw_seen_as
from game.stage.text import Style
from game.stage.theme import CREAM, GOLD, INK, NIGHT, PLAYER, TITLE_GOLD

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.screens.settings.scene import SettingsScene
    from game.stage.canvas import Brush, Painting

__all__ = ["MOVING", "SAMPLES"]

MOVING = frozenset({"picture", "sound", "play"})
"""The pages whose preview moves."""
_WORDS = Style(32, "bold", CREAM, lines=4)
_SMALL = Style(26, "text", "#D5DEFF", lines=4)


def _hole(brush: Brush, x: float, y: float, up: float, *, mood: str = "up", size: float = 2.4,
          alpha: float = 1) -> None:  # fmt: skip
    """A mole that stands `up` (0 to 1) out of its hole."""
    brush.sprite("hole/back", x, y, scale=size)
    if up > 0:
        rim = y + 10
        brush.within(Box(x - 300, y - 400, 600, rim - y + 400))
        down = (1 - up) * 92 * size
        brush.sprite(f"hole/mole.carrot.{mood}", x, y + down, scale=size, alpha=alpha)
        brush.within(None)
    brush.sprite("hole/front", x, y, scale=size)


def _picture(brush: Brush, room: Box, scene: SettingsScene) -> None:
    settings = scene.settings
    turn = scene.clock * settings.motion_speed / 100 % 2600
    share = min(turn / 420, 1) if turn < 1500 else max(1 - (turn - 1500) / 300, 0)
    words = "preview-calm" if settings.calm_motion else "preview-lively"
    y = room.y + room.h * 0.56
    if settings.calm_motion:
        _hole(brush, room.cx, y, 1.0 if share > 0.02 else 0, alpha=share)
    else:
        lively = share + 0.06 * sin(share * 3.14) if turn < 1500 else share
        _hole(brush, room.cx, y, lively)
    foot = Box(room.x, room.bottom - room.h * 0.24, room.w, room.h * 0.24)
    brush.label(scene.say(words), foot, _WORDS)


def _reading(brush: Brush, room: Box, scene: SettingsScene) -> None:
    settings, say = scene.settings, scene.say
    if large(brush.frame):
        # One line as it will be, and the colours: that they differ is seen.
        words = room._replace(h=room.h * 0.34)
        brush.label(say("preview-words"), words, _WORDS)
        below = Box(room.x, words.bottom, room.w, room.h * 0.5)
        _colours(brush, below, scene)
        foot = Box(room.x, below.bottom, room.w, room.bottom - below.bottom)
        brush.label(say(f"see-as-{settings.see_as}"), foot, Style(34, "title", TITLE_GOLD, lines=2))
        return
    third = room.h / 3
    brush.label(say("preview-words"), Box(room.x, room.y, room.w, third * 0.5), _WORDS)
    brush.label(
        say("preview-small"), Box(room.x, room.y + third * 0.5, room.w, third * 0.44), _SMALL
    )
    _colours(brush, Box(room.x, room.y + third, room.w, third * 1.3), scene)
    foot = Box(room.x, room.y + third * 2.32, room.w, third * 0.3)
    brush.label(say(f"see-as-{settings.see_as}"), foot, Style(34, "title", TITLE_GOLD))
    last = Box(room.x, foot.bottom, room.w, room.bottom - foot.bottom)
    brush.label(say("preview-differ"), last, _SMALL)


def _colours(brush: Brush, room: Box, scene: SettingsScene) -> None:
    """The eight colours with their symbols, and dice, as the chosen eyes see them."""
    settings = scene.settings
    pitch, rows = room.w / 4, room.h / 3
    side = min(pitch, rows) - 12

    def paint(painting: Painting) -> None:
        for number, colour in enumerate(PLAYER):
            left = pitch * (number % 4) + (pitch - side) / 2
            top = rows * (number // 4) + (rows - side) / 2
            box = Box(left, top, side, side)
            if settings.colours == "strong" or settings.contrast:
                painting.fill(box.inset(-7), CREAM if settings.contrast else GOLD)
            painting.picture(f"badge/{colour}", box)
        for number, die in enumerate(("white", "yellow", "blue", "green")):
            box = Box(pitch * number + (pitch - side) / 2, rows * 2 + 2, side, side)
            _die(painting, box, die, number + 3, numbers=settings.dice == "numbers")

    draw_seen_as(brush, room, settings.see_as, NIGHT, paint)


def _die(brush: Brush, box: Box, die: str, value: int, *, numbers: bool) -> None:
    name = f"dice/{die}.face.{value}"
    if not brush.sprites.has(name):
        name = "icon/dice"
    if numbers:
        # A number on the die's own blank: its pips are covered by it.
        brush.nine("ui/chip.cream", box.inset(2))
        brush.label(str(value), box, Style(box.h * 0.6, "title", INK, steady=True))
        return
    brush.picture(name, box)


def _sound(brush: Brush, room: Box, scene: SettingsScene) -> None:
    since = scene.clock - scene.struck
    x, y = room.cx, room.y + room.h * 0.62
    hit = since < 700
    _hole(brush, x, y, 0.55 if hit else 1.0, mood="dizzy" if hit else "scared")
    strike = min(since / 90, 1) if hit else 0.0
    angle = -46 + 76 * strike if since < 350 else -46
    brush.sprite("prop/mallet", x + 120, y + 40, scale=1.1, turn=-angle * 0.5)
    if hit and since < 320:
        brush.sprite("prop/burst", x, y - 130, scale=0.9)
    settings = scene.settings
    if settings.mute:
        brush.picture("icon/mute", Box(room.right - 90, room.y, 84, 84))
        return
    for number, level in enumerate((settings.music, settings.effects)):
        icon = ("icon/music", "icon/sound")[number]
        line = Box(room.x, room.y + 60 * number, room.w, 52)
        brush.picture(icon, Box(line.x, line.y, 50, 50))
        for bar in range(10):
            lit = level >= (bar + 1) * 10
            box = Box(line.x + 66 + bar * 26, line.y + 30 - bar * 2, 18, 16 + bar * 2)
            brush.fill(box, GOLD if lit else "#44548A")


def _play(brush: Brush, room: Box, scene: SettingsScene) -> None:
    settings = scene.settings
    # Hats reach above a portrait's box, and what stands in a hole above the ring around it.
    air = 24 if large(brush.frame) else 46
    room = Box(room.x, room.y + air, room.w, room.h - air)
    side = min(200.0, room.h * (0.3 if not large(brush.frame) else 0.24))
    brush.picture("portrait/ice.think", Box(room.cx - side / 2, room.y, side, side))
    beat = int(scene.clock * settings.bot_pace / 100 // 500) % 4
    for dot in range(3):
        box = Box(room.cx - 54 + 40 * dot, room.y + side + 14, 28, 28)
        brush.picture("ui/dot", box, alpha=1 if dot < beat else 0.25)
    size = 1.1 if large(brush.frame) else 1.7
    y = room.y + side + 44 + 120 * size
    if settings.hints:
        brush.nine("ui/focus", Box(room.cx - 78 * size, y - 76 * size, 156 * size, 112 * size))
    _hole(brush, room.cx, y, 1, mood="grin", size=size)
    words = "preview-hints" if settings.hints else "preview-hints-off"
    y += 46 * size
    foot = Box(room.x, y, room.w, room.bottom - y)
    brush.label(scene.say(words), foot, _WORDS)


def _controls(brush: Brush, room: Box, scene: SettingsScene) -> None:
    """The blind pads on the keyboard: which keys lie under whose hand."""
    say = scene.say
    high = room.h / 2
    for cluster in range(4):
        left = room.x + room.w / 2 * (cluster % 2)
        top = room.y + high * (cluster // 2)
        head = Box(left, top, room.w / 2 - 8, high * 0.2)
        brush.label(say(f"lobby-keys-{cluster}"), head, Style(28, "bold", TITLE_GOLD))
        _cluster(brush, Box(left, head.bottom, room.w / 2 - 8, high * 0.76), cluster)


def _cluster(brush: Brush, room: Box, cluster: int) -> None:
    side = min(room.w / 3, room.h / 4)
    left = room.cx - side * 1.5
    printed = caps(cluster)
    for number in range(12):
        box = Box(left + side * (number % 3), room.y + side * (number // 3), side - 6, side - 6)
        brush.nine("ui/key", box)
        name = printed[str(number + 1)].replace("KP_", "")[:3]
        brush.label(name, box.inset(3, 3), Style(26, "bold", CREAM))


def _language(brush: Brush, room: Box, scene: SettingsScene) -> None:
    half = room.h / 2
    brush.picture("icon/globe", Box(room.cx - 90, room.y + 10, 180, min(180, half - 20)))
    words = Box(room.x, room.y + half, room.w, half * 0.45)
    brush.label(scene.say("preview-words"), words, _WORDS)
    partly = Box(room.x, words.bottom, room.w, half * 0.55)
    if scene.say.language != scene.services.texts.language:
        brush.label(scene.say("language-partly"), partly, _SMALL)


def _saves(brush: Brush, room: Box, scene: SettingsScene) -> None:
    third = room.h * 0.36
    side = min(third - 20, 200)
    brush.picture("icon/save", Box(room.cx - side / 2, room.y + 10, side, side))
    words = Box(room.x, room.y + third, room.w, room.h - third)
    brush.label(scene.say("saves-explained"), words, Style(32, "bold", CREAM, lines=9))


SAMPLES: dict[str, Callable[[Brush, Box, SettingsScene], None]] = {
    "picture": _picture,
    "reading": _reading,
    "sound": _sound,
    "play": _play,
    "controls": _controls,
    "language": _language,
    "saves": _saves,
}
