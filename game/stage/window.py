"""The window: any size, any shape, full screen or not, or away."""

from __future__ import annotations

import os
import sys
import warnings
from typing import TYPE_CHECKING

import pygame

from game.stage.canvas import Canvas
from game.stage.frame import Frame
from game.stage.sprites import Sprites
from game.stage.text import Writer

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["NoDisplay", "Window"]

_SMALLEST = (320, 200)
_HINTS = {
    # The click that brings the window to the front is meant for what lies under it.
    "SDL_MOUSE_FOCUS_CLICKTHROUGH": "1",
    "SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS": "0",
    "SDL_WINDOWS_DPI_AWARENESS": "permonitorv2",
    # So that desktops find the icon.
    "SDL_VIDEO_X11_WMCLASS": "molehill",
    "SDL_VIDEO_WAYLAND_WMCLASS": "molehill",
}
_FAST_COPY = "SDL_FRAMEBUFFER_ACCELERATION"


class NoDisplay(RuntimeError):
    """There is no screen to open a window on; the system's reason is the message."""


class Window:
    """Owns what the display shows, and the canvas that scenes draw on.

    The canvas draws straight onto the display; only a window below 640 x 360 or beyond 4K gets
    a picture of its own, shown rescaled.
    """

    def __init__(
        self, size: tuple[int, int], *, fullscreen: bool = False, title: str = "", text: int = 100
    ) -> None:
        self.size = size
        self.fullscreen = fullscreen
        self.away = False
        """Minimised or hidden: nothing needs to be drawn."""
        self.focused = True
        self.eyes = "off"
        """Through whose eyes scenes in play are seen; see `sight`."""
        self._text, self._calm, self._contrast = text, False, False
        self._windowed = size
        self._display = self._open(title)
        self.frame = self._measure()
        self._picture = self._display
        self.sprites = Sprites(self.frame)
        self.writer = Writer(self.frame)
        self.canvas = self._new_canvas()

    def _open(self, title: str) -> pygame.Surface:
        # X11 copies a picture twenty times faster without a texture in between; Wayland knows
        # no other way than textures.
        for hint, value in _HINTS.items():
            os.environ.setdefault(hint, value)
        chosen = _FAST_COPY in os.environ
        if sys.platform == "linux" and os.environ.get("SDL_VIDEODRIVER") != "wayland":
            os.environ.setdefault(_FAST_COPY, "0")
        try:
            pygame.display.init()
            pygame.display.set_caption(title)
            return self._set_mode()
        except pygame.error as error:
            if chosen or os.environ.pop(_FAST_COPY, None) is None:
                raise NoDisplay(str(error)) from error
        pygame.display.quit()
        try:
            pygame.display.init()
            pygame.display.set_caption(title)
            return self._set_mode()
        except pygame.error as error:
            raise NoDisplay(str(error)) from error

    def _set_mode(self) -> pygame.Surface:
        # The game's own comes after the first picture; without any, pygame looks up and reads its.
        pygame.display.set_icon(pygame.Surface((32, 32), pygame.SRCALPHA))
        w, h = self._windowed
        size = max(w, _SMALLEST[0]), max(h, _SMALLEST[1])
        with warnings.catch_warnings():
            # That the system gives another size than asked for is none of the person's worry.
            warnings.simplefilter("ignore", RuntimeWarning)
            display = pygame.display.set_mode(size, pygame.RESIZABLE)
        return _filling(on=True) if self.fullscreen else display

    def _measure(self) -> Frame:
        self.size = self._display.get_size()
        return Frame.of(*self.size, self._text, calm=self._calm, contrast=self._contrast)

    def _new_canvas(self) -> Canvas:
        if self.frame.pixels == self.size:
            self._picture = self._display
        else:
            self._picture = pygame.Surface(self.frame.pixels).convert(self._display)
        self._display.fill("black")
        return Canvas(self._picture, self.frame, self.sprites, self.writer)

    def set_icon(self, name: str) -> None:
        """A sprite as the window's icon, if there is one."""
        drawn = self.sprites.get(name, 64, 64)
        if drawn is not None:
            pygame.display.set_icon(drawn.picture)

    @property
    def picture(self) -> pygame.Surface:
        """What the canvas draws on."""
        return self._picture

    @property
    def display(self) -> pygame.Surface:
        return self._display

    def units(self, x: float, y: float) -> tuple[float, float]:
        """Where a pixel of the window lies in the frame."""
        return x * self.frame.w / max(self.size[0], 1), y * self.frame.h / max(self.size[1], 1)

    def adopt(self, *, text: int, calm: bool, contrast: bool = False) -> bool:
        """Take over settings; True if everything has to be laid out anew."""
        if (text, calm, contrast) == (self._text, self._calm, self._contrast):
            return False
        self._text, self._calm, self._contrast = text, calm, contrast
        return self._refit()

    def _refit(self) -> bool:
        frame = self._measure()
        if frame == self.frame and self.canvas.target.get_size() == frame.pixels:
            self.canvas.spoil()
            return False
        self.frame = frame
        self.sprites.resize(frame)
        self.writer.resize(frame)
        self.canvas = self._new_canvas()
        return True

    def set_fullscreen(self, on: bool) -> bool:
        """Switch; True if everything has to be laid out anew."""
        if on == self.fullscreen:
            return False
        if on:
            self._windowed = self.size
        try:
            self._display = _filling(on=on)
        except pygame.error:
            # The window stays what it was: better than none.
            return False
        self.fullscreen = on
        return self._refit()

    def set_size(self, size: tuple[int, int]) -> bool:
        """A new size from the settings; True if everything has to be laid out anew."""
        if self.fullscreen or size == self.size:
            self._windowed = size
            return False
        self._windowed = size
        self._display = self._set_mode()
        return self._refit()

    def handle(self, event: pygame.Event) -> bool:
        """Follow the window about; True if everything has to be laid out anew."""
        kind = event.type
        if kind in (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN):
            self.away = True
        elif kind in (pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWEXPOSED):
            self.away = False
            self.canvas.spoil()
        elif kind in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
            self.focused = kind == pygame.WINDOWFOCUSGAINED
            self.canvas.spoil()
        elif kind in (pygame.WINDOWSIZECHANGED, pygame.WINDOWRESIZED, pygame.VIDEORESIZE):
            # The surface is another after the system changed the window's size.
            display = pygame.display.get_surface()
            if display is not None:
                self._display = display
                if not self.fullscreen:
                    self._windowed = display.get_size()
                return self._refit()
        return False

    def show(self, rects: Sequence[pygame.Rect]) -> None:
        """Bring what changed of the picture to the screen."""
        if not rects:
            return
        if self._picture is self._display:
            pygame.display.update(list(rects))
            return
        pygame.transform.smoothscale(self._picture, self.size, self._display)
        pygame.display.flip()

    def show_all(self) -> None:
        self.show([self._picture.get_rect()])


def _filling(*, on: bool) -> pygame.Surface:
    """Let the window fill the screen, or give it back its size; the surface it has then.

    Asked by `set_mode` instead, X11's window managers do not give the old size back.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        window = pygame.Window.from_display_module()
    if on:
        window.set_fullscreen(desktop=True)
    else:
        window.set_windowed()
    display = pygame.display.get_surface()
    if display is None:
        raise pygame.error("no surface")
    return display
