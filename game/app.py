"""The program: the one place where window, screens, matches, bots and sound are wired together.

One subject: the wiring; every room meets here, and a second place would be one too many.
"""

from __future__ import annotations

import gc
import logging
import time
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game import catalogue
from game.kernel.memory import forget_match
from game.screens.services import Services
from game.stage.audio import Audio
from game.stage.bindings import Bindings
from game.stage.clock import Clock
from game.stage.input import Input
from game.stage.intent import Intent, Kind
from game.stage.opening import Opening
from game.stage.probe import Probe
from game.stage.stack import Stack
from game.stage.text import ruler
from game.stage.tidying import Tidying
from game.stage.toast import Toasts
from game.stage.transitions import Way
from game.stage.window import Window
from game.system.complain import complain
from game.system.guard import Guard
from game.system.notice import Notice
from game.system.scribe import SLOW, Scribe
from game.system.settings import SettingsFile
from game.system.text import Texts

if TYPE_CHECKING:
    from pathlib import Path

    from game.bots.host import Host
    from game.match.session import Session
    from game.stage.canvas import Canvas
    from game.stage.scene import Scene
    from game.system.paths import Places

__all__ = ["App", "Start"]

_AWAY_RATE, _BACKGROUND_RATE = 10, 30
_log = logging.getLogger("molehill.app")


@dataclass(frozen=True, slots=True)
class Start:
    """How the program was asked to start."""

    data_dir: Path | None = None
    portable: bool = False
    fullscreen: bool = False
    size: tuple[int, int] | None = None
    game: str = ""
    """Open the lobby of this game at once."""
    language: str = ""
    """Speak this one, until another is chosen; "" is what the settings say."""
    probe: Path | None = None


class _Sounds:
    """What screens hear. A sound that cannot be played takes nobody from her table."""

    def __init__(self, audio: Audio, net: Guard) -> None:
        self._audio, self._net = audio, net

    def play(self, sound: str, gain: float = 1) -> None:
        self._net.beside("sound", partial(self._audio.play, sound, gain))


class App:
    """The desk that all screens are handed; see `game.screens.services.Desk`."""

    def __init__(self, start: Start, places: Places) -> None:
        self._start = start
        self._places = places
        scribe = Scribe()
        self._settings = SettingsFile(places, scribe=scribe)
        now = self._settings.now
        self._texts = Texts(start.language or now.language)
        self.window = Window(
            start.size or (now.width, now.height),
            fullscreen=start.fullscreen or now.fullscreen,
            title=self._texts.of("screens")("window-title"),
            text=now.text_size,
        )
        # What the settings said last: only a change of them changes the window.
        self._sized = (now.width, now.height)
        self._full = now.fullscreen
        self._chosen = now.language
        self.stack = Stack(self.window)
        self.audio = Audio()
        self.input = Input()
        self._toasts = Toasts()
        self._clock = Clock()
        self._thinker: Host | None = None
        self._session: Session | None = None
        self._net = Guard(self._report, self._fallen)
        self.running = True
        self._moved = True
        """The last frame drew something: the next one is to be on time."""
        self._opening = Opening(self.stack, self.window)
        self._tidying = Tidying(self.stack, self.window, self.audio, forget_match)
        self.stack.overlay = self._draw_over
        self.stack.changed = self._arrived
        self._probe = Probe(start.probe, self.window, self.stack) if start.probe else None
        self.services = Services(
            desk=self,
            settings=self._settings,
            texts=self._texts,
            places=places,
            sounds=_Sounds(self.audio, self._net),
            thinker=self._think,
            scribe=scribe,
            moment=lambda: time.strftime("%Y-%m-%dT%H:%M:%S"),
        )
        self.apply()

    def _think(self) -> Host:
        if self._thinker is None:
            # Nobody thinks before there is a match.
            from game.bots.host import Host

            self._thinker = Host(notice=_log.warning)
        return self._thinker

    def run(self) -> int:
        """Until the person leaves; the exit code."""
        self.open_up()
        gc.enable()
        self.wake()
        while self.running:
            self.tick()
        return 0

    def wake(self) -> None:
        """What can wait until there is something to look at."""
        from game.screens.mishap import last_time
        from game.system.log import start_log
        from game.system.memory import large_apart

        start_log(self._places, scribe=self.services.scribe)
        self.window.set_icon("logo/icon")
        large_apart()
        self.audio.start()
        self.input.pads.start()
        self.apply()
        for notice in (self._places.notice, self._settings.notice):
            self.services.tell(notice)
        last_time(self.services, lambda: self._session is not None)

    def tick(self) -> None:
        """The next frame, when it is due."""
        self.frame(self._clock.wait(self._rate(), exact=self._moved))

    def _home(self) -> None:
        """The title, and on it the lobby of the game that was asked for."""
        scenes: list[Scene] = []
        if self._start.game in catalogue.GAMES:
            from game.screens.lobby.scene import LobbyScene

            scenes.append(LobbyScene(self.services, self._start.game))
        self.home(*scenes)

    def open_up(self) -> None:
        """The first picture; sound and gamepads can come a moment later."""
        # Else keys would go through an input method, which keeps some of them.
        pygame.key.stop_text_input()
        self._home()
        pygame.event.pump()
        self.frame(0)

    def close(self) -> None:
        """End what was begun, whatever happened."""
        self._left()
        if self._thinker is not None:
            self._thinker.close()
        self.services.phones.close()
        self.audio.stop()
        if self._probe is not None:
            self._probe.close()
        if not self.window.fullscreen and self._start.size is None:
            wide, high = self.window.size
            self._settings.change(width=wide, height=high)
        if not self.services.scribe.drain():
            # Nobody sees the screen any more.
            complain(self.services.say(SLOW))
        # Fonts end with pygame: whoever opens another program after this one needs others.
        ruler.cache_clear()
        pygame.quit()

    def _rate(self) -> float | None:
        if self.window.away:
            return _AWAY_RATE
        return None if self.window.focused else _BACKGROUND_RATE

    def frame(self, ms: float) -> None:
        """What has come in, what that makes of the scenes, and what is to be seen of it."""
        under, beside = self._net.under, self._net.beside
        came: list[pygame.Event] = []
        under(lambda: came.extend(pygame.event.get()))
        for event in came:
            under(partial(self._event, event))
        under(partial(self._held, ms))
        under(partial(self.stack.update, ms))
        under(partial(self.services.phones.update, ms, self.stack.top))
        # Letters are asked for before the next event, which may be the first of them.
        beside("typing", self._follow_typing)
        beside("saving", self.services.hear_disk)
        under(self.services.hear_deeds)
        beside("messages", partial(self._pass, ms), self._toasts.clear)
        beside("music", self._follow_music)
        beside("sound", partial(self.audio.update, ms))
        beside("memory", partial(self._tidying.update, ms))
        if not self.window.away:
            under(self._draw)
        if self._probe is not None and self.services.scribe.idle:
            # Whoever follows it reads the save as well: both say the same.
            beside("probe", self._probe.note)

    def _held(self, ms: float) -> None:
        for intent in self.input.pause(ms):
            self._intent(intent)

    def _pass(self, ms: float) -> None:
        """Messages grow older."""
        if self._toasts.update(ms):
            self.stack.redraw()

    @property
    def tidy(self) -> bool:
        """All has gone that nobody needs any more."""
        return self._tidying.done

    def _draw(self) -> None:
        if self._opening.on:
            self._opening.draw()
            return
        rects = self.stack.draw()
        self._moved = bool(rects)
        self.window.show(rects)

    def _draw_over(self, canvas: Canvas) -> None:
        self._net.beside("messages", partial(self._toasts.draw, canvas), self._toasts.clear)

    def _event(self, event: pygame.Event) -> None:
        if event.type == pygame.QUIT:
            # Every decision was saved when it was taken: there is nothing to ask.
            self.running = False
            return
        self._net.beside("typing", self._follow_typing)
        self._net.beside("sound", partial(self.audio.handle, event))
        if self.window.handle(event):
            self._resized()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self.stack.redraw()
        for intent in self.input.read(event):
            self._intent(intent)

    def _intent(self, intent: Intent) -> None:
        if self.stack.handle(intent):
            return
        if intent.kind is Kind.FULLSCREEN and not intent.repeat:
            # The window may differ from the settings: it was started that way.
            self._full = not self.window.fullscreen
            if self.window.set_fullscreen(self._full):
                self._resized()
            self.services.change(fullscreen=self._full)
        elif intent.kind is Kind.MUTE:
            self.services.change(mute=not self._settings.now.mute)

    def _resized(self) -> None:
        self.input.window = self.window.size
        self.stack.resize()

    def _arrived(self, scene: Scene) -> None:
        """Another scene is on top: sounds for what is pointed at and pressed."""
        self._tidying.arrived()
        sounds = self.services.sounds
        scene.focus.moved = lambda _: sounds.play("ui/hover", 0.5)
        scene.focus.acted = lambda spot: sounds.play(spot.sound) if spot.sound else None

    def _follow_music(self) -> None:
        """The music of the scene on top, which may change while it is there."""
        top = self.stack.top
        if top is not None and top.music:
            self.audio.music.play(top.music, top.heat)

    def _follow_typing(self) -> None:
        """Letters arrive as text exactly while there is a line to write them in."""
        top = self.stack.top
        place = top.typing_at if top is not None else None
        self.input.asking = top is not None and top.asking
        if place is not None and not self.input.typing:
            pygame.key.start_text_input()
        elif place is None and self.input.typing:
            pygame.key.stop_text_input()
        self.input.typing = place is not None
        if place is not None:
            pygame.key.set_text_input_rect(pygame.Rect(self.window.frame.rect(place)))

    def _report(self, error: Exception) -> Path | None:
        """What has happened, handed over to be written: where it will lie."""
        from game.system.crash import Where, report_of

        top, session = self.stack.top, self._session
        where = Where(scene=top.name if top is not None else "")
        if session is not None:
            names = tuple(person.name for person in session.people)
            where = Where(session.game.id, session.decided, where.scene, names)
        path, write = report_of(self._places, error, where)

        def written() -> Notice | None:
            return None if write() else Notice("error-no-report")

        self.services.scribe.write(path.name, written)
        return path

    def _fallen(self, report: Path | None) -> None:
        """What was on the screen has stumbled: away with it, and what to do now."""
        self._net.beside("saving", self.services.settle)
        from game.screens.mishap import Mishap

        match = self._session is not None
        self.stack.reset([Mishap(self.services, report, match=match)], Way.NONE)

    # What screens ask of the desk.

    def open(self, scene: Scene) -> None:
        self.stack.push(scene)

    def back(self) -> None:
        if len(self.stack.scenes) > 1:
            self.stack.pop()
        elif self.stack.top is not None:
            self.stack.top.unhandled(Intent(Kind.BACK))

    def home(self, *scenes: Scene) -> None:
        from game.screens.title.scene import TitleScene

        self._left()
        self.stack.reset([TitleScene(self.services, hurried=self._opening.on), *scenes])

    def leave(self) -> None:
        self.running = False

    def tell(self, words: str) -> None:
        self._toasts.tell(words)
        self.stack.redraw()

    def apply(self) -> None:
        now = self._settings.now
        self.input.bindings = Bindings(now.keys, now.pad)
        self.audio.volumes(now.music, now.effects, mute=now.mute)
        if self._chosen != now.language:
            self._chosen = now.language
            if self._texts.language != Texts(now.language).language:
                self._texts.speak(now.language)
                self._resized()
        self.window.eyes = now.see_as
        changed = self.window.adopt(text=now.text_size, calm=now.calm_motion, contrast=now.contrast)
        if self._full != now.fullscreen:
            self._full = now.fullscreen
            changed = self.window.set_fullscreen(now.fullscreen) or changed
        if self._sized != (now.width, now.height):
            # Chosen in the settings just now, not pulled at the window's edge.
            self._sized = (now.width, now.height)
            changed = self.window.set_size(self._sized) or changed
        self.input.units = self.window.units
        self.input.window = self.window.size
        if changed:
            self._resized()

    def pads(self) -> tuple[int, ...]:
        return tuple(self.input.pads.ids)

    def clip(self, words: str) -> bool:
        try:
            pygame.scrap.put_text(words)
        except pygame.error:
            return False
        return True

    def play(self, session: Session) -> None:
        from game.screens.table.scene import TableScene

        self._session = session
        self.services.phones.follow(session)
        self._settings.change(last_game=session.game.id)
        scene = TableScene(self.services, session)
        self.stack.push(scene, Way.CURTAIN)
        if session.count and not session.decided:
            # What came before the first decision was seen by nobody yet: a roll-off, a deal.
            bare = session.game.new_match(len(session.people), session.options, session.seed)
            scene.tell_again(session.game.observe(bare, scene.viewer), 0)

    def _left(self) -> None:
        """The table is left: it stays on the shelf, in a picture."""
        session, self._session = self._session, None
        if session is None:
            return
        self._net.beside("saving", self.services.settle)
        if session.card.place:
            from game.screens.saves.portraits import portray

            canvas = self.window.canvas
            self._net.beside("portrait", partial(portray, self.services, session, canvas))

    def rules(self, game_id: str) -> None:
        from game.screens.rulebook.scene import RulebookScene

        self.open(RulebookScene(self.services, game_id))

    def results(self, session: Session) -> None:
        from game.screens.results.scene import ResultsScene

        self._left()
        self.stack.replace(ResultsScene(self.services, session), Way.CURTAIN)
