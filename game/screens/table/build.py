"""The frame's widgets, for whatever face of the table is shown."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from game.screens.common.game_words import game_title
from game.screens.table.curtain import Drapes, Plaque, curtain_widgets
from game.screens.table.keycaps import KeyMap, Pair, pad_map
from game.screens.table.layout import bar, prompt_places, steps_box, with_steps, with_tiles
from game.screens.table.panels import CribPanel, LogPanel
from game.screens.table.prompt import PromptPanel, Steps, Tiles, picture_room
from game.screens.table.seats import blind
from game.screens.table.spots import PEEK, PREFIX, Choice, id_of
from game.screens.table.view import Mode
from game.stage.box import Box
from game.stage.clusters import CLEAR, CLUSTERS, DONE, caps
from game.stage.text import Style
from game.stage.theme import CREAM, INK, SIZE, TITLE_GOLD
from game.stage.widgets.base import Widget
from game.stage.widgets.button import Button, IconButton
from game.stage.widgets.plain import Picture as Sprite
from game.system.called import Called

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.match.choosing import Choosing
    from game.screens.table.scene import TableScene
    from game.stage.canvas import Brush
    from game.stage.focus import Focus
    from game.stage.frame import Frame
    from game.stage.showing import Showing
    from game.stage.table import Prompt
    from game.stage.widgets.base import Feels
    from game.stage.widgets.button import Tone

__all__ = ["Builder"]

_BAR_HELP = ("menu", "undo", "hint", "log", "help", "sound")
_LONGEST_LOG = 12


class Builder:
    def __init__(self, scene: TableScene) -> None:
        self.scene = scene

    def help_of(self, spot: str) -> str:
        """What a button of the bar is for."""
        scene = self.scene
        if spot not in _BAR_HELP:
            return ""
        if spot == "undo" and not scene.may_undo():
            return scene.words("undo-none")
        return scene.words(spot)

    def build(self, frame: Frame) -> list[Widget]:
        scene, view = self.scene, self.scene.view
        drapes = Drapes(frame.box)
        drapes.closed = view.closed
        if view.mode is Mode.CURTAIN and view.seat is not None:
            return [drapes, *self._curtain(frame, view.seat)]
        # While something is told the frame tells of it; then of what is to be done.
        telling = None if scene.picture.settled else scene.picture.animator.showing
        showing = telling or scene.showing
        widgets = self._table(frame, showing)
        if view.mode is Mode.PRIVATE and view.seat is not None:
            return [*widgets, _Moving(drapes, scene), *self._plaque(frame, view.seat)]
        return [*self._bar(frame, showing), *widgets, _Moving(drapes, scene)]

    def _curtain(self, frame: Frame, seat: int) -> list[Widget]:
        scene = self.scene
        faces = scene.look(scene.session.seen(None), now=False).faces
        if scene.view.peeking:
            # Nobody else has anything to be done with.
            faces = tuple(replace(face, ready=False) for face in faces)
        return curtain_widgets(
            frame,
            scene.words,
            seat,
            faces,
            scene.behind(),
            open_it=scene.open_curtain,
            to_table=scene.to_table,
        )

    def _plaque(self, frame: Frame, seat: int) -> list[Widget]:
        scene = self.scene
        face = scene.look(scene.session.seen(seat), now=False).faces[seat]
        box = Box(frame.w / 2 - 390, 34, 780, 100)
        at, say = bar(frame), scene.words
        icons: list[Widget] = [
            IconButton("help", at.sound, "help", scene.open_help, help_text=say("help"))
        ]
        if scene.services.settings.now.hints and scene.chooser() is not None:
            icons.append(IconButton("hint", at.help, "bulb", scene.ask_hint, help_text=say("hint")))
        return [Plaque(box, face, say("eyes-only", name=face.name)), *icons]

    # The bar

    def _bar(self, frame: Frame, showing: Showing) -> list[Widget]:
        scene, at, say = self.scene, bar(frame), self.scene.words
        muted = scene.services.settings.now.mute
        own = showing.room.title
        turn = "" if own else scene.told(showing.title)
        title = _Title(own or at.title, game_title(scene.game_words), turn)
        undo = scene.may_undo()
        widgets: list[Widget] = [
            title,
            IconButton("menu", at.menu, "menu", scene.pause, help_text=say("menu")),
            IconButton("undo", at.undo, "undo", scene.undo, enabled=undo, help_text=say("undo")),
            IconButton("log", at.log, "log", scene.open_log, help_text=say("log")),
            IconButton("help", at.help, "help", scene.open_help, help_text=say("help")),
            IconButton(
                "sound", at.sound, "mute" if muted else "sound", scene.toggle_sound,
                help_text=say("sound"),
            ),
        ]  # fmt: skip
        if scene.services.settings.now.hints and scene.chooser() is not None:
            widgets.append(
                IconButton("hint", at.hint, "bulb", scene.ask_hint, help_text=say("hint"))
            )
        return widgets

    # The table and its prompt

    def _table(self, frame: Frame, showing: Showing) -> list[Widget]:
        scene, regions = self.scene, showing.room
        widgets: list[Widget] = []
        private = scene.view.mode is Mode.PRIVATE
        if regions.log is not None and not private:
            lines = scene.lines()[-_LONGEST_LOG:]
            title = scene.words("log-last")
            widgets.append(LogPanel(regions.log, title, lines, scene.told, scene.faces))
        if regions.crib is not None and not private:
            widgets.append(CribPanel(regions.crib, showing.crib, scene.told))
        if regions.zoom is not None:
            help_text = scene.words("zoom-near" if scene.whole else "zoom-whole")
            icon = "search" if scene.whole else "hexagon"
            widgets.append(IconButton("zoom", regions.zoom, icon, scene.zoom, help_text=help_text))
        widgets += self._prompt(frame, showing)
        return widgets

    def _prompt(self, frame: Frame, showing: Showing) -> list[Widget]:
        scene, panel, prompt = self.scene, showing.room.prompt, showing.prompt
        choosing = scene.play.choosing if scene.chooser() is not None else None
        spots, buttons = self._choices(choosing, showing)
        buttons += self._buttons(choosing, showing)
        if scene.view.mode is Mode.PRIVATE:
            panel = panel.inset(min(150, panel.w * 0.08), 0)
        maps, wide = self._maps(showing) if choosing is None else ([], 0.0)
        tiles = bool(prompt.steps and prompt.steps[0].art)
        if tiles:
            # The tiles show themselves which button is theirs.
            wide = 0.0
        room = picture_room(prompt, panel, maps=wide)
        steps = prompt.steps if choosing is None and not buttons[1:] else ()
        foot = bool(prompt.tally)
        places = prompt_places(panel, picture=room, buttons=len(buttons), foot=foot)
        if steps:
            places = with_tiles(places, panel) if tiles else with_steps(places)
        widget = PromptPanel(
            panel, prompt, places, scene.told, scene.faces,
            chip=self._chip(prompt), note=self._note(choosing, showing),
            warning=self._warning(choosing),
        )  # fmt: skip
        widgets: list[Widget] = [widget]
        if steps:
            told = [(scene.told(step.title), scene.told(step.body)) for step in steps]
            if maps and showing.pad is not None and not showing.pad.at_once:
                told[-1] = (told[-1][0], self._done_words())
            tray = steps_box(places, panel, tiles=tiles)
            if steps[0].art:
                pictures = [step.art for step in steps]
                widgets.append(Tiles(tray, told, pictures, pads=bool(maps)))
            else:
                widgets.append(Steps(tray, told, None))
        widgets += [make(places.picture) for make in maps[: 0 if tiles else 1]]
        led = any(isinstance(spot, Choice) and spot.first for spot in spots)
        for at, (name, text, action, tone) in enumerate(buttons):
            answer = showing.by_id.get(id_of(name))
            price = answer.price if answer is not None else None
            widgets.append(
                Button(
                    name, places.buttons[at], text, action or (lambda: None),
                    tone="blue" if price else tone, enabled=action is not None,
                    first=at == 0 and not led, size=SIZE["button"],
                    price=(scene.told(price.text), price.art) if price else None,
                )
            )  # fmt: skip
        return [*spots, *widgets]

    def _choices(
        self, choosing: Choosing | None, showing: Showing
    ) -> tuple[list[Widget], list[_Made]]:
        """Ids with a place on the table, and those that become buttons."""
        scene = self.scene
        spots: list[Widget] = []
        buttons: list[_Made] = []
        for name in scene.open_ids(choosing) if choosing else ():
            answer, box, act = showing.by_id[name], showing.place_of(name), _choose(scene, name)
            if box is not None:
                spots.append(Choice(name, box, act, first=not spots, bare=answer.bare))
            else:
                buttons.append((PREFIX + name, scene.told(answer.tells), act, "orange"))
        if choosing and scene.view.mode is Mode.PUBLIC and choosing.seat in showing.own:
            spots.append(Choice(PEEK, showing.own[choosing.seat].box, scene.peek))
        spots += [
            Choice(f"own.{seat}", showing.own[seat].box, partial(scene.peek, seat))
            for seat in scene.peekers()
        ]
        return spots, buttons

    def _buttons(self, choosing: Choosing | None, showing: Showing) -> list[_Made]:
        scene, say = self.scene, self.scene.words
        if scene.picture.animator.holding:
            return [("next", say("next"), scene.go_on, "orange")]
        if not scene.picture.settled:
            return []
        if scene.session.over:
            return [("results", say("results"), scene.results, "orange")]
        if scene.view.peeking and (choosing is None or not choosing.path):
            if scene.view.mode is not Mode.PRIVATE:
                return []
            return [("unpeek", say("peek-done"), scene.leave_private, "orange")]
        if choosing is None:
            seat = scene.next_behind()
            if seat is None or scene.view.moving:
                return []
            name = Called(scene.session.people[seat].name)
            return [("call", say("open-curtain", name=name), scene.call, "orange")]
        made: list[_Made] = []
        if choosing.picks or choosing.ready is not None:
            action = scene.confirm if choosing.ready is not None else None
            made.append(("confirm", *self._confirming(showing, action)))
        if choosing.path or choosing.ticked:
            made.append(
                ("back", say("clear" if choosing.picks else "go-back"), _back(scene), "cream")
            )
        elif scene.session.seen(choosing.seat).mine:
            made.append(("back", say("go-back"), _back(scene), "cream"))
        return made

    def _confirming(
        self, showing: Showing, action: Callable[[], None] | None
    ) -> tuple[str, Callable[[], None] | None, Tone]:
        """What the button that gives the answer says."""
        scene, sure = self.scene, showing.sure
        if sure is None:
            return scene.words("done"), action, "green"
        return scene.told(sure.title), action, "red" if sure.danger else "green"

    def _chip(self, prompt: Prompt) -> str:
        scene = self.scene
        if prompt.counter is not None and scene.play.choosing is not None:
            return scene.told(prompt.counter)
        if not scene.picture.settled or not scene.manner.secret:
            return ""
        seats = len(scene.session.concerned())
        if seats <= 1:
            # Where one after another is asked, the others are not ready: it is not their turn.
            return ""
        ready = seats - len(scene.session.asked())
        return scene.words("ready-count", ready=ready, seats=seats)

    def _note(self, choosing: Choosing | None, showing: Showing) -> str:
        """A hint that was asked for."""
        scene, hint = self.scene, self.scene.play.hint
        if choosing is None or hint is None or hint.seat != choosing.seat:
            return ""
        if not hint.action:
            return scene.words("hint-wait")
        if scene.hides(hint.action):
            return scene.words("hint-own")
        what = scene.words.join([scene.told(word) for word in showing.hint])
        said = scene.words("hint-do", what=what)
        why = scene.game_words(hint.reason) if scene.game_words.has(hint.reason) else ""
        return f"{said}. {why}" if why else said

    def _warning(self, choosing: Choosing | None) -> str:
        """Said before the click that crosses an information barrier, not after it."""
        scene = self.scene
        if choosing is None:
            return ""
        answer = choosing.ready or (choosing.leads_to(scene.pointed) if scene.pointed else None)
        if answer is None or not scene.play.crosses(choosing.seat, answer):
            return ""
        return scene.words("no-way-back")

    def _done_words(self) -> str:
        """On which keys a blind answer is given, and begun anew."""
        scene = self.scene
        blindly = [person for person in scene.session.people if blind(person)]
        done, clear = [], []
        for person in blindly:
            if person.control == "keys":
                printed = caps(person.device % len(CLUSTERS))
                done.append(printed[DONE])
                clear.append(printed[CLEAR])
            else:
                done.append(scene.words("pad-start"))
                clear.append(scene.words("pad-back"))
        names = (" / ".join(dict.fromkeys(each)) for each in (done, clear))
        given, anew = names
        return scene.words("blind-done", done=given, clear=anew)

    def _maps(self, showing: Showing) -> tuple[list[Callable[[Box], Widget]], float]:
        """How keys and buttons lie, where somebody answers blind."""
        scene, steps, pad = self.scene, showing.prompt.steps, showing.pad
        people = scene.session.people
        if not steps or pad is None or scene.play.lone is not None:
            return [], 0
        controls = {people[s].control for s in range(len(people)) if blind(people[s])}
        made: list[Callable[[Box], Widget]] = []
        if "keys" in controls and len(pad.caps) <= 12:
            made.append(lambda box: KeyMap(box, pad.caps))
        if "pad" in controls:
            say = scene.words
            made.insert(
                0 if "keys" not in controls else 1, pad_map(say("pad-row"), say("pad-place"))
            )
        if len(made) == 2:
            first, second = made
            return [lambda box: Pair(box, first, second)], 410
        return made, 230 if made else 0


_Made = tuple[str, str, "Callable[[], None] | None", "Tone"]


def _choose(scene: TableScene, name: str) -> Callable[[], None]:
    return lambda: scene.choose(name)


def _back(scene: TableScene) -> Callable[[], None]:
    def act() -> None:
        scene.go_back()

    return act


class _Moving(Widget):
    """The curtain while it moves: drawn as far as it is at this instant."""

    def __init__(self, drapes: Drapes, scene: TableScene) -> None:
        super().__init__("curtain", drapes.box)
        self._drapes, self._scene = drapes, scene

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        self._drapes.closed = self._scene.view.closed
        self._drapes.draw(brush, feels, focus)


class _Title(Widget):
    """The game's name, a star, and the turn, all in the middle."""

    def __init__(self, box: Box, title: str, turn: str) -> None:
        super().__init__("title", box)
        self.title, self.turn = title, turn

    def draw(self, brush: Brush, feels: Feels, focus: Focus) -> None:
        high = self.box.h
        if not self.turn:
            # The table itself shows the turn.
            alone = Style(44, "title", CREAM, "#1A0C1E", 4, "left", self.box.w, height=high)
            brush.words(self.title, self.box.x, self.box.cy, alone)
            return
        name = Style(52, "title", CREAM, "#1A0C1E", 4, width=self.box.w * 0.55, height=high)
        turn = Style(38, "bold", TITLE_GOLD, INK, 2, width=self.box.w * 0.3, height=high * 0.7)
        wide, second = (
            brush.writer.measure(self.title, name)[0],
            brush.writer.measure(self.turn, turn)[0],
        )
        star, gap = 34, 20
        left = self.box.cx - (wide + star + second + 2 * gap) / 2
        brush.words(self.title, left + wide / 2, self.box.cy, name)
        side = Box(left + wide + gap, self.box.cy - star / 2, star, star)
        Sprite(side, "icon/star").draw(brush, feels, focus)
        brush.words(self.turn, side.right + gap + second / 2, self.box.cy + 2, turn)
