"""From the model of a replay to its widgets: the heading, the bar one scrubs with, whose eyes.

Nothing is asked here but the model, and nothing is done but to say by name what was pressed:
"at.12", "speed.200", "eyes.1", and the names of the buttons.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.screens.common.page import corner, header, large
from game.screens.table.build import page_widgets
from game.screens.table.watched import SPEEDS
from game.stage.box import Box
from game.stage.solid import solid
from game.stage.text import Style, ruler
from game.stage.theme import INK
from game.stage.widgets.button import IconButton
from game.stage.widgets.plain import Label, Panel
from game.stage.widgets.segment import Segment
from game.stage.widgets.slider import Slider
from game.stage.widgets.stepper import Stepper

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.screens.table.model import Model
    from game.screens.table.sheet import Leaf
    from game.screens.table.watched import Watch
    from game.stage.frame import Frame
    from game.stage.widgets.base import Widget
    from game.system.text import Catalogue

__all__ = ["replay_widgets", "subtitle"]

_SIZE = 28.0
_GAP = 9.0
_AROUND = 20.0
"""What is free beside one of several words to choose from."""
_EDGE = 28.0
_GROUND = 0.6
"""What is wider than this part of the screen is the ground that all lies on."""
_TAKEN = 130
"""So much of the heading's right end is for going on from here."""


def replay_widgets(
    model: Model, leaf: Leaf, say: Catalogue, do: Callable[[str], None]
) -> list[Widget]:
    """All of the screen but its pieces."""
    watch, frame = model.at.watch, model.at.frame
    assert watch is not None
    panel = _wide(model, frame)
    inside = panel.inset(30, 18)
    line = inside.h / 2 - 8
    below = Box(inside.x, inside.bottom - line, inside.w, line)
    return [
        *header(frame, say, say("replay"), subtitle(model, say), partial(do, "back"), _TAKEN),
        *_on(watch, frame, say, do),
        Panel(panel),
        *_line(watch, frame, Box(inside.x, inside.y, inside.w, line), say, do),
        *_buttons(watch, below, say, do),
        *_choices(model, watch, below, say, do),
        *page_widgets(model, leaf, do),
    ]


def _wide(model: Model, frame: Frame) -> Box:
    """The prompt's room, as far as nothing of the table lies beside it: neither log nor crib is
    shown here."""
    prompt = model.showing.room.prompt
    left, right = min(prompt.x, _EDGE), max(prompt.right, frame.w - _EDGE)
    for piece in model.showing.pieces:
        body = solid(piece)
        if not piece.art or body.y >= prompt.bottom or body.bottom <= prompt.y:
            continue
        if body.w > _GROUND * frame.w:
            continue
        if body.cx < prompt.x:
            left = max(left, min(body.right + _EDGE / 2, prompt.x))
        elif body.cx > prompt.right:
            right = min(right, max(body.x - _EDGE / 2, prompt.right))
    return Box(left, prompt.y, right - left, prompt.h)


def subtitle(model: Model, say: Catalogue) -> str:
    """The game, and where in it that is: like all words it waits for the picture."""
    turn = model.at.words.told(model.showing.title)
    return say("separator-dot", one=model.heading, two=turn)


def _on(watch: Watch, frame: Frame, say: Catalogue, do: Callable[[str], None]) -> list[Widget]:
    """To play on from here: of a match that is over alone."""
    if not watch.ended:
        return []
    opposite = corner(frame)
    place = Box(frame.w - 94, opposite.y, opposite.w, opposite.h)
    return [
        IconButton("on", place, "flag", partial(do, "on"), tone="orange",
                   enabled=watch.moment < watch.count, help_text=say("replay-on"))
    ]  # fmt: skip


def _line(
    watch: Watch, frame: Frame, box: Box, say: Catalogue, do: Callable[[str], None]
) -> list[Widget]:
    wide = min(380 * frame.text_scale, box.w * 0.4)
    words = say("replay-at", now=watch.moment, all=watch.count)
    bar = Box(box.x + wide, box.y, box.w - wide, box.h)
    return [
        Label(Box(box.x, box.y, wide - 16, box.h), words,
              Style(32, "bold", INK, align="left", lines=2)),
        Slider("bar", bar, watch.moment, lambda at: do(f"at.{at}"), low=0, high=watch.count,
               step=1),
    ]  # fmt: skip


def _steps(watch: Watch) -> tuple[tuple[str, str, bool], ...]:
    """What a button is called, its picture, whether it leads anywhere."""
    return (
        ("start", "undo", watch.moment > 0),
        ("step-back", "step.back", watch.moment > 0),
        ("play", "pause" if watch.playing else "play", True),
        ("step-forward", "step.forward", watch.moment < watch.count),
    )


def _side(box: Box) -> float:
    return min(box.h, 84.0)


def _buttons(watch: Watch, box: Box, say: Catalogue, do: Callable[[str], None]) -> list[Widget]:
    side = _side(box)
    return [
        IconButton(
            name, Box(box.x + (side + _GAP) * number, box.cy - side / 2, side, side), icon,
            partial(do, name), enabled=on, first=name == "play",
            tone="green" if name == "play" else "cream", help_text=say(f"replay-{name}"),
        )
        for number, (name, icon, on) in enumerate(_steps(watch))
    ]  # fmt: skip


def _choices(
    model: Model, watch: Watch, box: Box, say: Catalogue, do: Callable[[str], None]
) -> list[Widget]:
    """How fast, and through whose eyes; while the match goes on only everybody's."""
    side, frame, seat = _side(box), model.at.frame, model.at.view.seat
    left = box.x + (side + _GAP) * len(_steps(watch)) + _GAP
    room = Box(left, box.cy - side * 0.42, box.right - left, side * 0.84)
    speeds = [(str(speed), say("replay-speed-value", speed=speed / 100)) for speed in SPEEDS]
    eyes = [("", say("replay-public"))]
    eyes += [(str(number), face.name) for number, face in enumerate(model.faces)]
    blocked = frozenset() if watch.ended else frozenset(option for option, _ in eyes[1:])
    chosen = "" if seat is None else str(seat)
    share = 0.34 if not large(frame) else 0.4
    writer, style = ruler(frame), Style(_SIZE, "text")
    widest = max(writer.measure(name, style)[0] for _, name in eyes) + 20
    abreast = widest * len(eyes) <= room.w * (1 - share) - 2 * _GAP
    if not abreast:
        # One after another, if not all of them can be read side by side: the speeds are.
        fastest = max(writer.measure(speed, style)[0] for _, speed in speeds) + _AROUND
        share = min(max(fastest * len(speeds) / room.w, 0.5), 0.6)
    place = Box(room.x, room.y, room.w * share, room.h)
    beside = place.right + 2 * _GAP
    rest = Box(beside, room.y, room.right - beside, room.h)

    def look(at: str) -> None:
        do(f"eyes.{at}")

    return [
        Segment("speed", place, speeds, str(watch.speed), lambda at: do(f"speed.{at}"), size=_SIZE),
        Segment("eyes", rest, eyes, chosen, look, size=_SIZE, blocked=blocked)
        if abreast
        else Stepper("eyes", rest, eyes if watch.ended else eyes[:1], chosen, look, size=_SIZE),
    ]
