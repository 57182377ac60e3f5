"""The prompt panel: who, what, how many are ready, what to do on which key or button.

One subject: one panel, whose parts make room for one another.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from game.screens.table.duel import draw_duel, draw_retort
from game.screens.table.envelopes import Envelopes
from game.screens.table.layout import (
    BACK,
    prompt_places,
    row_of,
    steps_box,
    with_envelopes,
    with_row,
    with_steps,
    with_tiles,
)  # fmt: skip
from game.screens.table.maps import KeyMap, PadMap, Pair
from game.screens.table.stacked import highs_of, shrunk, sized
from game.screens.table.steps import Rule, Steps, Tiles
from game.screens.table.strip import strip_widgets
from game.stage.box import Box
from game.stage.text import SIZES_DOWN, Style, ruler
from game.stage.theme import DANGER, INK, SIZE, SOFT_INK
from game.stage.widgets.base import Widget
from game.stage.widgets.button import Button

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.screens.table.layout import Place, PromptPlaces
    from game.screens.table.model import Model
    from game.screens.table.stacked import Told
    from game.stage.canvas import Brush
    from game.stage.focus import Focus
    from game.stage.frame import Frame
    from game.stage.look import Face
    from game.stage.said import Speech
    from game.stage.table import Prompt
    from game.stage.text import Writer
    from game.stage.widgets.base import Feels

__all__ = ["PromptPanel", "prompt_widgets"]

_WIDE = 1600.0
"""A panel that has room for a picture beside large words."""
_NARROW = 800.0
"""A panel that has no room for a chip beside large words."""
_SEVERAL = 5
"""More chips than these want its whole width."""
_CHIP = 150.0
_HEADLINE, _FAR, _BREATH = 64.0, 0.8, 14.0
"""In large text: so large a title need be at most; smaller than such a share nothing is said that
can be left out; so much air may be between one and the next."""
_LEAST = 330
"""Narrower than this no row of the strip can be read."""
_TWO_LINES = 62.0
_AIR, _BELOW = 8.0, 4.0
"""From the panel's edge to a title of two lines, and so far into what is said below it."""
_TITLE = Style(46, "title", "#B8262C", align="left")
_BODY = Style(SIZE["body"], "bold", INK, align="left")
_NOTE = Style(SIZE["log"], "text", SOFT_INK, align="left")
_WARN = Style(SIZE["log"], "bold", DANGER, align="left")


def prompt_widgets(model: Model, do: Callable[[str], None]) -> list[Widget]:
    """The panel, what is to be done in steps or on tiles, and the buttons."""
    at, words, showing = model.at, model.at.words, model.showing
    panel, prompt = showing.room.prompt, model.waiting or showing.prompt
    if at.view.private:
        panel = panel.inset(min(150, panel.w * 0.08), 0)
    maps, wide = _maps(model) if at.half is None and not model.waiting else ([], 0.0)
    tiles = bool(prompt.steps and prompt.steps[0].art)
    if tiles:
        # The tiles show themselves which button is theirs.
        wide = 0.0
    large = at.frame.large
    room = _picture_room(prompt, panel, maps=wide, large=large)
    own = showing.room.row
    steps = prompt.steps if at.half is None and not model.buttons[1:] and own is None else ()
    strip = bool(model.recap.rows) and showing.room.recap is None and not prompt.tally
    # What the table lays there has all of the room: what happened stands in the log.
    strip = strip and own is None
    foot = bool(prompt.tally) or strip
    kinds = tuple(press.place for press in model.buttons)
    places = prompt_places(panel, kinds, picture=room, foot=foot, large=large)
    made = partial(
        PromptPanel, panel, prompt, say=words.told, faces=model.faces,
        chip="" if large and panel.w < _NARROW else model.chip, note=model.note,
        warning=model.warning,
    )  # fmt: skip
    if strip and not row_of(kinds) and not steps and _crowded(made(places), at.frame):
        # What is asked needs the room: what happened stands in the log.
        strip = False
        places = prompt_places(panel, kinds, picture=room, foot=False, large=large)
    if steps and not model.waiting:
        places = (
            with_tiles(places, panel, large=large) if tiles else with_steps(places, large=large)
        )
    else:
        places = _shared(model, places, panel, kinds)
    places, free = _with_strip(model, places, panel) if strip else (places, None)
    widgets: list[Widget] = [made(places)]
    if free is not None:
        widgets += strip_widgets(model, free, do)
    if model.waiting:
        widgets.append(Envelopes(places.foot, model.faces))
    if steps:
        told = [(words.told(step.title), words.told(step.body)) for step in steps]
        if maps and showing.pad is not None and not showing.pad.at_once:
            told[-1] = (told[-1][0], model.done_words)
        tray = steps_box(places, panel, tiles=tiles, large=large)
        if tiles:
            widgets.append(Tiles(tray, told, [step.art for step in steps], pads=bool(maps)))
        else:
            widgets.append(Steps(tray, told, None))
    widgets += [make(places.picture) for make in maps[: 0 if tiles else 1]]
    if places.rule is not None:
        widgets.append(Rule(places.rule))
    led = any(spot.led for spot in model.spots)
    # The focus never goes by itself to what ends something, if there is anything else.
    begins = next((press for press in model.buttons if press.place != "ending"), None)
    widgets += [
        Button(
            press.deed, box, press.text, partial(do, press.deed), tone=press.tone,
            enabled=press.enabled, first=press is begins and not led, size=SIZE["button"],
            price=press.price, means=press.means, shy=press.place == "ending",
        )
        for press, box in zip(model.buttons, places.buttons, strict=True)
    ]  # fmt: skip
    return widgets


def _shared(model: Model, places: PromptPlaces, panel: Box, kinds: Sequence[Place]) -> PromptPlaces:
    """With envelopes of those who are waited for, or with what the table lays into it."""
    if model.waiting:
        return with_envelopes(places, panel, large=model.at.frame.large)
    row = model.showing.room.row
    return places if row is None else with_row(places, panel, row, kinds)


def _crowded(panel: PromptPanel, frame: Frame) -> bool:
    """Whether large words have too little room there."""
    return frame.large and panel.share(ruler(frame)) < _FAR


def _larger(places: PromptPlaces, scale: float) -> Box:
    """The foot for larger text: up into the line that would be the note's."""
    foot = places.foot
    more = max(min(foot.h * (scale - 1), places.note.h, foot.y - places.body.bottom), 0)
    return Box(foot.x, foot.y - more, foot.w, foot.h + more)


def _with_strip(model: Model, places: PromptPlaces, panel: Box) -> tuple[PromptPlaces, Box | None]:
    """What is asked, and what just happened; buttons stay where they are."""
    if not places.foot.h:
        return places, _beside_row(model, places, panel)
    # A hint and a warning stand in the line of what is asked: the strip has theirs.
    frame = model.at.frame
    room = places.foot if frame.large else _larger(places, frame.text_scale)
    body = places.body
    body = Box(body.x, body.y, body.w, max(room.y - 4 - body.y, body.h))
    return replace(places, body=body, note=body), room


def _beside_row(model: Model, places: PromptPlaces, panel: Box) -> Box | None:
    """Between the choices in a row and where "Back" may come, if that is room enough."""
    pressed = zip(model.buttons, places.buttons, strict=True)
    row = [box for press, box in pressed if press.place in ("choice", "ending")]
    if not row:
        return None
    left, right = max(box.right for box in row) + 22, panel.right - 32 - BACK - 22
    return Box(left, row[0].y, right - left, row[0].h) if right - left >= _LEAST else None


def _maps(model: Model) -> tuple[list[Callable[[Box], Widget]], float]:
    """How keys and buttons lie, where somebody answers blind."""
    pad, say = model.showing.pad, model.at.words.frame
    if not model.showing.prompt.steps or pad is None:
        return [], 0
    made: list[Callable[[Box], Widget]] = []
    if "keys" in model.blind and len(pad.caps) <= 12:
        made.append(lambda box: KeyMap(box, pad.caps))
    if "pad" in model.blind:
        row, place = say("pad-row"), say("pad-place")
        made.insert(1 if "keys" in model.blind else 0, lambda box: PadMap(box, row, place))
    if len(made) == 2:
        first, second = made
        return [lambda box: Pair(box, first, second)], 410
    return made, 230 if made else 0


def _picture_room(prompt: Prompt, panel: Box, *, maps: float, large: bool) -> float:
    """How much of the panel's left end a picture takes. Large words need it themselves, where the
    panel is not as wide as the screen."""
    if prompt.steps and prompt.seat is None and not prompt.shout:
        return maps
    if large and (panel.w < _WIDE or len(prompt.tally) > _SEVERAL):
        return 0
    if prompt.duel is not None:
        return min(panel.w * 0.25, 2.9 * (panel.h - 36))
    if prompt.shout:
        return min(panel.w * 0.25, 460)
    return 170 if prompt.seat is not None else 0


class PromptPanel(Widget):
    def __init__(
        self,
        box: Box,
        prompt: Prompt,
        places: PromptPlaces,
        say: Callable[[Speech], str],
        faces: Sequence[Face],
        *,
        chip: str = "",
        note: str = "",
        warning: str = "",
    ) -> None:
        super().__init__("prompt", box)
        self.prompt, self.places, self.say, self.faces = prompt, places, say, faces
        self.chip, self.note, self.warning = chip, note, warning

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        prompt, places = self.prompt, self.places
        if places.paper:
            brush.nine("ui/panel.paper", self.box)
        if prompt.duel is not None and places.picture.w:
            draw_duel(brush, prompt.duel, self.faces, places.picture)
        elif prompt.shout and places.picture.w:
            brush.picture(prompt.shout, places.picture)
        elif prompt.seat is not None and places.picture.w:
            colour = self.faces[prompt.seat].colour
            brush.picture(prompt.portrait or f"portrait/{colour}.idle", places.picture)
            badge = Box(places.picture.right - 58, places.picture.bottom - 56, 54, 54)
            brush.picture(f"badge/{colour}", badge)
        if self.chip:
            brush.nine("ui/chip.green", places.chip)
            brush.label(self.chip, places.chip.inset(14, 2), Style(28, "title", "#1F6A2E"))
        if (brush.frame.large or self.note or self.warning) and not self._beside:
            self._draw_stacked(brush)
        else:
            self._draw_said(brush)
        if prompt.tally:
            self._draw_tally(brush)

    def _draw_stacked(self, brush: Brush) -> None:
        """Large words, a hint, a warning: each has as much room as it wants, all of them smaller
        alike where that is too much. What says less gives way first."""
        told, room, share = self._told(brush.writer)
        highs = highs_of(brush.writer, told, share)
        if len(told) > 1:
            highs[0] = max(highs[0], self._first)
        y, air = self._title().y, min(max(room - sum(highs), 0) / len(told), _BREATH)
        for (text, style, wide), high in zip(told, highs, strict=True):
            place = Box(self.places.title.x, y, wide, high + 1)
            y += high + air
            if text == self.warning:
                self._draw_note(brush, place)
            else:
                brush.label(text, place, replace(style, size=sized(brush.writer, style, share)))

    @property
    def _first(self) -> float:
        """What follows the title stands below the chip, and below the button beside it."""
        chip = self.places.chip.bottom if self.chip else 0.0
        return max(chip, self.places.under) - self.places.title.y

    def share(self, writer: Writer) -> float:
        """Of their size, what stacked words have room for."""
        return self._told(writer)[2]

    def _told(self, writer: Writer) -> tuple[list[Told], float, float]:
        """What is said, each with how it is written and how wide; the room for all of it; and the
        share of its size at which it has that."""
        head, body = self._title(), self.places.body
        most = min(_TITLE.size, _HEADLINE / writer.frame.text_scale)
        title = (self.say(self.prompt.title), replace(_TITLE, size=most), head.w)
        said = [(self.say(self.prompt.body), _BODY, body.w)] if self.prompt.body else []
        whole = max(body.bottom, self.places.note.bottom) - head.y
        ways = self._ways(title, said, body.w)
        for told in ways:
            first = max(self._first - highs_of(writer, told[:1], 1)[0], 0) if len(told) > 1 else 0
            room = whole - first
            share = shrunk(writer, told, room)
            least = _FAR if told is not ways[-1] and writer.frame.large else 0
            if told is ways[-1] or (share >= least and sum(highs_of(writer, told, share)) <= room):
                return told, room, share
        raise AssertionError("there is always a last way to say it")

    def _ways(self, title: Told, said: list[Told], wide: float) -> list[list[Told]]:
        """What may be said, most of it first."""
        pressing = self.warning or self.note
        if pressing:
            style = _WARN if self.warning else _NOTE
            shared = self.places.note == self.places.body
            press = (pressing, style, wide)
            full = [] if shared else [[title, *said, press]]
            return [*full, [title, press], [(pressing, style, title[2])]]
        more = [(self.say(self.prompt.note), _NOTE, wide)] if self.prompt.note else []
        # Why it came so is told with the results.
        least = [[title]] if self.prompt.tally else []
        return [*([[title, *said, *more]] if more else []), [title, *said], *least]

    def _draw_said(self, brush: Brush) -> None:
        prompt, places = self.prompt, self.places
        said, room = self.say(prompt.title), self._title()
        if brush.writer.measure(said, replace(_TITLE, size=SIZE["small"]))[0] > room.w:
            room = self._with_air(room, _TWO_LINES * brush.frame.text_scale)
        brush.label(said, room, _TITLE)
        shared = places.note == places.body
        above, below = self._lines(brush, self.say(prompt.body) if prompt.body else "")
        if prompt.body is not None and above.w > 0 and not (shared and (self.note or self.warning)):
            body = self.say(prompt.body)
            if shared and prompt.note is not None:
                both = f"{body} {self.say(prompt.note)}"
                fits = brush.writer.measure(both, _BODY)[0] <= places.body.w
                body = both if fits else body
            if prompt.duel is not None and prompt.duel.retort and places.picture.w:
                draw_retort(brush, body, above, _BODY)
            else:
                brush.label(body, above, _BODY)
        if not shared or self.note or self.warning:
            self._draw_note(brush, below)

    @property
    def _beside(self) -> bool:
        """What is asked stands beside the title, not below it."""
        return self.places.body.y == self.places.title.y

    def _title(self) -> Box:
        """As far as nothing else is said in its line."""
        title, body, chip = self.places.title, self.places.body, self.places.chip
        if not self._beside:
            return title if self.chip else _until(title, body.right)
        if self.prompt.body is not None:
            return title
        return _until(title, body.right if self.chip else chip.right)

    def _with_air(self, title: Box, high: float) -> Box:
        """So much for two lines, as far as there is air above and below: larger text than that has
        one line that is smaller, and never lies on what is said below it."""
        top = max(title.cy - high / 2, self.box.y + _AIR)
        bottom = min(title.cy + high / 2, title.bottom + _BELOW)
        return title._replace(y=top, h=max(bottom - top, title.h))

    @property
    def _noted(self) -> str:
        return self.note or (self.say(self.prompt.note) if self.prompt.note else "")

    def _lines(self, brush: Brush, body: str) -> tuple[Box, Box]:
        """Room for what is asked, and for the note below it: each as much as it wants, if there is
        so much; if not, as much as it wants at the least size that is read from afar."""
        room, note = self.places.body, self.places.note
        if self._beside:
            right = room.right if self.chip else self.places.chip.right
            return _until(room, right), note if note.h == 0 else _until(note, right)
        if note.y != room.bottom:
            return room, note
        both, said = room.h + note.h, self.warning or self._noted
        least = SIZE["small"] / brush.frame.text_scale
        for share in SIZES_DOWN:
            above, below = (
                brush.writer.wants(text, replace(style, size=max(style.size * share, least),
                                                 width=place.w)) if text else 0.0
                for text, style, place in ((body, _BODY, room), (said, _NOTE, note))
            )  # fmt: skip
            if above + below <= both:
                high = min(max(room.h, above), both - below)
                return room._replace(h=high), note._replace(y=room.y + high, h=both - high)
        return room, note

    def _draw_note(self, brush: Brush, place: Box) -> None:
        note = self._noted
        if self.warning:
            side = min(place.h, 40)
            brush.picture("icon/warning", Box(place.x, place.cy - side / 2, side, side))
            rest = Box(place.x + side + 12, place.y, place.w - side - 12, place.h)
            brush.label(self.warning, rest, _WARN)
        elif note:
            brush.label(note, place, _NOTE)

    def _draw_tally(self, brush: Brush) -> None:
        """What each seat got, its symbol beside it."""
        foot, tally = self.places.foot, self.prompt.tally
        gap, x = 10, foot.x
        for seat, text, best in tally:
            count = int(text) if self.prompt.counted else 0
            wide = min(
                (foot.w - gap * (len(tally) - 1)) / len(tally),
                _CHIP * (1.4 if brush.frame.large else 1) + 44.0 * max(count - 2, 0),
            )
            box = Box(x, foot.y + 4, wide, foot.h - 6)
            x += wide + gap
            brush.nine("ui/well.gold" if best else "ui/well", box)
            badge = Box(box.x + 8, box.cy - 20, 40, 40)
            brush.picture(f"badge/{self.faces[seat].colour}", badge)
            room = Box(badge.right + 4, box.y, box.right - badge.right - 14, box.h)
            step = room.w / max(count, 1)
            for at in range(count):
                side = min(step, room.h - 8)
                left = room.x + step * (at + 0.5) - side / 2
                brush.picture(self.prompt.counted, Box(left, box.cy - side / 2, side, side))
            if not count:
                brush.label(text, room, Style(33, "title", INK))


def _until(box: Box, right: float) -> Box:
    return Box(box.x, box.y, right - box.x, box.h)
