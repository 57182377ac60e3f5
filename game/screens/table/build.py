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
from game.screens.table.spots import Choice
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

    from game.kernel.contract import Seen
    from game.match.choosing import Choosing
    from game.screens.table.scene import TableScene
    from game.stage.canvas import Brush
    from game.stage.focus import Focus
    from game.stage.frame import Frame
    from game.stage.look import Look
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
        seen = scene.session.seen(scene.viewer)
        widgets = self._table(frame, seen)
        if view.mode is Mode.PRIVATE and view.seat is not None:
            return [*widgets, _Moving(drapes, scene), *self._plaque(frame, view.seat)]
        return [*self._bar(frame, seen), *widgets, _Moving(drapes, scene)]

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

    def _bar(self, frame: Frame, seen: Seen) -> list[Widget]:
        scene, at, say = self.scene, bar(frame), self.scene.words
        shown = scene.picture.animator.seen or seen
        look = scene.look(shown, now=False)
        muted = scene.services.settings.now.mute
        own = scene.table.regions(shown, look).title
        turn = "" if own else scene.told(scene.table.title(shown, look))
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

    def _table(self, frame: Frame, seen: Seen) -> list[Widget]:
        scene = self.scene
        animator = scene.picture.animator
        # While something is told the prompt tells of it; then of what is to be done.
        shown = seen if scene.picture.settled or animator.seen is None else animator.seen
        look = scene.look(shown, now=scene.picture.settled)
        regions = scene.table.regions(shown, look)
        widgets: list[Widget] = []
        private = scene.view.mode is Mode.PRIVATE
        if regions.log is not None and not private:
            lines = scene.lines()[-_LONGEST_LOG:]
            title = scene.words("log-last")
            widgets.append(LogPanel(regions.log, title, lines, scene.told, look.faces))
        if regions.crib is not None and not private:
            notes = scene.table.crib(shown, look)
            widgets.append(CribPanel(regions.crib, notes, scene.told))
        if regions.zoom is not None:
            help_text = scene.words("zoom-near" if scene.whole else "zoom-whole")
            icon = "search" if scene.whole else "hexagon"
            widgets.append(IconButton("zoom", regions.zoom, icon, scene.zoom, help_text=help_text))
        widgets += self._prompt(frame, regions.prompt, shown, look)
        return widgets

    def _prompt(self, frame: Frame, panel: Box, seen: Seen, look: Look) -> list[Widget]:
        scene = self.scene
        prompt: Prompt = scene.table.prompt(seen, look)
        choosing = scene.play.choosing if scene.chooser() is not None else None
        spots, buttons = self._choices(choosing, seen, look)
        buttons += self._buttons(choosing)
        if scene.view.mode is Mode.PRIVATE:
            panel = panel.inset(min(150, panel.w * 0.08), 0)
        maps, wide = self._maps(seen, prompt) if choosing is None else ([], 0.0)
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
            panel, prompt, places, scene.told, look.faces,
            chip=self._chip(seen, look, prompt), note=self._note(choosing),
            warning=self._warning(choosing),
        )  # fmt: skip
        widgets: list[Widget] = [widget]
        if steps:
            told = [(scene.told(step.title), scene.told(step.body)) for step in steps]
            if maps and not scene.table.pad(seen, look).at_once:
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
            price = scene.table.price(seen, look, name.removeprefix("id:"))
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
        self, choosing: Choosing | None, seen: Seen, look: Look
    ) -> tuple[list[Widget], list[_Made]]:
        """Ids with a place on the table, and those that become buttons."""
        scene = self.scene
        spots: list[Widget] = []
        buttons: list[_Made] = []
        for name in scene.open_ids(seen, choosing) if choosing else ():
            box = scene.table.spot(seen, look, name)
            if box is not None:
                bare = scene.table.shows(seen, name)
                act = _choose(scene, name)
                spots.append(Choice(name, box, act, first=not spots, bare=bare))
            else:
                word = scene.told(scene.table.word(seen, look, name))
                buttons.append((f"id:{name}", word, _choose(scene, name), "orange"))
        if choosing and scene.view.mode is Mode.PUBLIC:
            own = scene.table.peek(seen, look)
            if own is not None:
                spots.append(Choice("peek", own, scene.peek))
        for seat in scene.peekers():
            own = scene.table.own(seen, look, seat)
            if own is not None:
                spots.append(Choice(f"own.{seat}", own, partial(scene.peek, seat)))
        return spots, buttons

    def _buttons(self, choosing: Choosing | None) -> list[_Made]:
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
            made.append(("confirm", *self._confirming(choosing, action)))
        if choosing.path or choosing.ticked:
            made.append(
                ("back", say("clear" if choosing.picks else "go-back"), _back(scene), "cream")
            )
        elif scene.session.seen(choosing.seat).mine:
            made.append(("back", say("go-back"), _back(scene), "cream"))
        return made

    def _confirming(
        self, choosing: Choosing, action: Callable[[], None] | None
    ) -> tuple[str, Callable[[], None] | None, Tone]:
        """What the button that gives the answer says."""
        scene = self.scene
        seen = scene.session.seen(scene.viewer)
        ready = choosing.ready
        sure = None if ready is None else scene.table.sure(seen, scene.look(seen), ready)
        if sure is None:
            return scene.words("done"), action, "green"
        return scene.told(sure.title), action, "red" if sure.danger else "green"

    def _chip(self, seen: Seen, look: Look, prompt: Prompt) -> str:
        scene = self.scene
        if prompt.counter is not None and scene.play.choosing is not None:
            return scene.told(prompt.counter)
        if not scene.picture.settled or not scene.table.secret(seen):
            return ""
        seats = len(scene.session.concerned())
        if seats <= 1:
            # Where one after another is asked, the others are not ready: it is not their turn.
            return ""
        return scene.words("ready-count", ready=seats - len(seen.asked), seats=seats)

    def _note(self, choosing: Choosing | None) -> str:
        """A hint that was asked for."""
        scene, hint = self.scene, self.scene.play.hint
        if choosing is None or hint is None or hint.seat != choosing.seat:
            return ""
        if not hint.action:
            return scene.words("hint-wait")
        if scene.hides(hint.action):
            return scene.words("hint-own")
        seen = scene.session.seen(scene.viewer)
        look = scene.look(seen)
        what = [scene.told(scene.table.word(seen, look, name)) for name in hint.action]
        said = scene.words("hint-do", what=scene.words.join(what))
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

    def _maps(self, seen: Seen, prompt: Prompt) -> tuple[list[Callable[[Box], Widget]], float]:
        """How keys and buttons lie, where somebody answers blind."""
        scene = self.scene
        people = scene.session.people
        if not prompt.steps or scene.play.lone is not None or not scene.table.secret(seen):
            return [], 0
        controls = {people[s].control for s in range(len(people)) if blind(people[s])}
        look = scene.look(seen, now=False)
        rows = scene.table.pad(seen, look).rows
        names = [scene.table.key(seen, name) for row in rows for name in row]
        made: list[Callable[[Box], Widget]] = []
        if "keys" in controls and len(names) <= 12:
            made.append(lambda box: KeyMap(box, names))
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
