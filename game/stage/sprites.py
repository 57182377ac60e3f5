"""Pictures of the manifest, each reduced once to the exact size it is drawn at."""

from __future__ import annotations

import io
import logging
import math
import time
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, TypedDict

import pygame

from game.stage.lru import PictureStore, bytes_of
from game.stage.manifest import MASTERS, Facts, facts_in, listed, size_of
from game.stage.nine import nine_slice

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from game.stage.box import Box
    from game.stage.frame import Frame

__all__ = ["ALPHA_STEPS", "Drawn", "Shape", "Sprites", "faded", "level_of", "opened"]

_MASTER_BYTES = 24 << 20
_TOGETHER = 120 << 20
"""What the kept pictures leave of this, masters may have."""
_BYTES = 96 << 20
_FADING_BYTES = 8 << 20
_MADE_BYTES = 24 << 20
_LARGE = 1 << 18
"""A picture of so many bytes that is about to appear or to go is not worth keeping: it would push
hundreds of others out, for one moment."""
_WASTE = 0.85
"""Where less than this share of a picture is within its visible bounds, the rest is cut off."""
_TURN_STEP = 2.0
"""Degrees between two kept rotations: less is not seen in motion."""
ALPHA_STEPS = 16
_DARKER = 0.45
"""How far backdrops step back where the person wants more contrast."""
_PRESSED = ("ui/", "icon/")
"""What one can press is small, and there from the first picture on."""


class Drawn(NamedTuple):
    """A finished picture and where its top left lies, in pixels from its anchor."""

    picture: pygame.Surface
    dx: int
    dy: int


class Shape(TypedDict, total=False):
    """How one picture is shown where it is not shown as it is: see `Sprites.get`."""

    w: float
    h: float
    scale: float
    turn: float
    alpha: float
    number: int
    squash: float


class Sprites:
    """All pictures, for one frame. Masters are only ever reduced."""

    def __init__(self, frame: Frame, folder: Path = MASTERS) -> None:
        self.frame = frame
        self._folder = folder
        self._listed = listed(folder)
        self._facts: dict[str, Facts] = {}
        self._missing: set[str] = set()
        self._masters: PictureStore[str, pygame.Surface] = PictureStore(_MASTER_BYTES)
        self._kept: PictureStore[tuple[object, ...], Drawn] = PictureStore(_BYTES)
        self._fading: PictureStore[tuple[object, ...], Drawn] = PictureStore(_FADING_BYTES)
        self.made: PictureStore[tuple[object, ...], pygame.Surface] = PictureStore(_MADE_BYTES)
        """What others make of sprites, or beside them, for this frame: stripes, tints, scrims."""
        self._log = logging.getLogger("molehill.stage")
        self.until = 0.0
        """A moment of `time.perf_counter` after which no further file is opened; 0: never. While
        the program opens, a picture that is not there yet may come with the next frame."""
        self.opening = False
        """The first picture of all: its backdrop does not wait."""
        self.waiting = False
        """Some picture was put off since this was last cleared."""
        self.asked = 0
        """How often a picture was made of a master."""

    def resize(self, frame: Frame) -> None:
        if frame.scale != self.frame.scale:
            self._kept.clear()
            self._fading.clear()
            self.made.clear()
        self.frame = frame

    def mark(self) -> None:
        """Another screen comes: from here on it is noticed which pictures are still needed."""
        for store in (self._masters, self._kept, self._fading, self.made):
            store.mark()

    def forget(self) -> None:
        """Pictures that no screen has needed since the mark go."""
        for store in (self._masters, self._kept, self._fading, self.made):
            store.forget()

    def rest(self) -> None:
        """Nothing new has been made for a while: masters go, what was made of them stays."""
        self._masters.clear()

    @property
    def bytes(self) -> int:
        """How much memory the kept pictures take."""
        return self._kept.bytes + self._fading.bytes + self._masters.bytes

    @property
    def kept(self) -> frozenset[str]:
        """The names of the pictures that are ready to be drawn."""
        return frozenset(str(key[0]) for key in self._kept.keys())  # noqa: SIM118

    @property
    def missing(self) -> frozenset[str]:
        """Pictures that were asked for and are not there."""
        return frozenset(self._missing)

    def has(self, name: str) -> bool:
        return name in self._listed

    def facts(self, name: str) -> Facts | None:
        """What is known of a sprite; None, and a line in the log, if there is none."""
        found = self._facts.get(name)
        if found is not None:
            return found
        entry = self._listed.get(name)
        if entry is not None:
            found = self._facts[name] = facts_in(entry)
        elif name not in self._missing:
            self._missing.add(name)
            self._log.warning("no picture %s", name)
        return found

    def get(  # noqa: PLR0913  (each a plain property of one picture)
        self,
        name: str,
        w: float = 0,
        h: float = 0,
        *,
        scale: float = 1,
        turn: float = 0,
        alpha: float = 1,
        number: int = 0,
        squash: float = 1,
        trim: bool = False,
    ) -> Drawn | None:
        """A sprite at its own size or `w` x `h` units (one of them 0: in proportion).

        `turn` is clockwise, `number` the frame of an animated sprite. Who goes by the anchor alone
        may have it trimmed: bare edges take memory and time.
        """
        facts = self.facts(name)
        if facts is None or alpha <= 0 or scale <= 0:
            return None
        wide, high = size_of(facts, w, h)
        zoom = scale * self.frame.scale
        pw = max(round(wide * zoom * squash), 1)
        ph = max(round(high * zoom / squash), 1)
        steps = round(turn / _TURN_STEP) % round(360 / _TURN_STEP)
        level = level_of(alpha)
        number %= facts.frames
        key = (name, pw, ph, steps, number, trim, level)
        found = self._kept.get(key) or self._fading.get(key)
        if found is not None:
            return found

        def make(number: int = number) -> Drawn | None:
            made = self._make(name, facts, pw, ph, steps * _TURN_STEP, number)
            return _trimmed(made) if trim and made is not None else made

        made = self._made(key, level, make)
        if facts.frames > 1 and not steps and level == ALPHA_STEPS:
            # The others follow at once. By then their large sheet may have been forgotten.
            for other in range(facts.frames):
                self._made((name, pw, ph, steps, other, trim, level), level, partial(make, other))
        return made

    def _made(
        self, key: tuple[object, ...], level: int, make: Callable[[], Drawn | None]
    ) -> Drawn | None:
        """What has this key from now on; its last part is the level, how far it has faded."""
        whole_key = (*key[:-1], ALPHA_STEPS)
        whole = self._kept.get(whole_key)
        own = whole is None
        if whole is None:
            whole = make()
            if whole is None:
                return None
        size = bytes_of(whole.picture)
        if level == ALPHA_STEPS:
            self._kept.put(key, whole, size)
            self._share()
            return whole
        if own and size > _LARGE:
            # Each further step then costs a copy, where making it anew takes many times as long.
            self._kept.put(whole_key, whole, size)
            own = False
        picture = whole.picture if own else whole.picture.copy()
        made = Drawn(faded(picture, level), whole.dx, whole.dy)
        (self._fading if size > _LARGE else self._kept).put(key, made, size)
        return made

    def nine(self, name: str, box: Box, *, alpha: float = 1) -> Drawn | None:
        """A nine-slice whose solid body fills the box; the offsets are from the frame's corner."""
        facts = self.facts(name)
        if facts is None or alpha <= 0 or box.w <= 0 or box.h <= 0:
            return None
        x, y, w, h = self.frame.rect(box)
        level = level_of(alpha)
        key = (name, "nine", w, h, level)
        found = self._kept.get(key) or self._fading.get(key)
        if found is None:

            def make() -> Drawn | None:
                master = self._master(name, facts)
                if master is None:
                    return None
                picture = nine_slice(master, facts, self.frame.scale, (w, h))
                pad = [round(p * self.frame.scale) for p in facts.pad]
                return Drawn(picture, -pad[0], -pad[1])

            found = self._made(key, level, make)
            if found is None:
                return None
        return Drawn(found.picture, x + found.dx, y + found.dy)

    def cover(self, name: str, *, dim: float = 0) -> Drawn | None:
        """A backdrop over the whole frame, cut evenly where its shape differs.

        The one picture that may be enlarged: a bare edge would be worse on the widest screens.
        """
        facts = self.facts(name)
        if facts is None:
            return None
        width, height = self.frame.pixels
        dim = max(dim, _DARKER) if self.frame.contrast else dim
        key = (name, "cover", width, height, round(dim * 100))
        found = self._kept.get(key)
        if found is None:
            # At up to 1080p the half is all one can see, at up to 720p the third.
            size = max(width / facts.w, height / facts.h)
            third = facts.third if size <= 2 / 3 else ""
            file = third or (facts.half if size <= 1 else "") or facts.file
            master = self._master(name, replace(facts, file=file), waits=not self.opening)
            if master is None:
                return None
            found = Drawn(_cover(master, width, height, dim), 0, 0)
            self._kept.put(key, found, bytes_of(found.picture))
            # A backdrop's master is 33 MB and is not asked for again soon.
            self._masters.drop(file)
        return found

    def _make(
        self,
        name: str,
        facts: Facts,
        width: int,
        height: int,
        turn: float,
        number: int,
    ) -> Drawn | None:
        master = self._master(name, facts)
        if master is None:
            return None
        rows = -(-facts.frames // facts.cols)
        cell_w, cell_h = master.get_width() // facts.cols, master.get_height() // rows
        number %= facts.frames
        at = (number % facts.cols * cell_w, number // facts.cols * cell_h)
        cell = master.subsurface((at, (cell_w, cell_h)))
        if not cell.get_masks()[3]:
            cell = cell.convert_alpha()
        # Never enlarged: beyond the master's pixels a picture would only grow soft.
        shrink = min(cell_w / width, cell_h / height, 1.0)
        size = max(round(width * shrink), 1), max(round(height * shrink), 1)
        picture = (
            cell.copy() if size == cell.get_size() else pygame.transform.smoothscale(cell, size)
        )
        dx, dy = -facts.ax * size[0], -facts.ay * size[1]
        if turn:
            picture, dx, dy = _turned(picture, turn, dx, dy)
        return Drawn(picture, round(dx), round(dy))

    def _master(self, name: str, facts: Facts, *, waits: bool = True) -> pygame.Surface | None:
        self.asked += 1
        found = self._masters.get(facts.file)
        if found is not None:
            return found
        late = waits and self.until and time.perf_counter() > self.until
        if late and not name.startswith(_PRESSED):
            self.waiting = True
            return None
        try:
            found = opened(self._folder / facts.file)
        except (OSError, pygame.error) as error:
            if name not in self._missing:
                self._missing.add(name)
                self._log.warning("picture %s cannot be read: %s", name, error)
            return None
        self._masters.put(facts.file, found, bytes_of(found))
        self._share()
        return found

    def _share(self) -> None:
        """The more finished pictures there are, the less room have those they are made of."""
        self._masters.limit(max(_MASTER_BYTES, _TOGETHER - self._kept.bytes))


def opened(path: Path) -> pygame.Surface:
    """A master as it lies on the disk, prepared."""
    # As bytes, since SDL's own file access stumbles over some folders' names.
    return _prepared(pygame.image.load(io.BytesIO(path.read_bytes()), path.name))


def _prepared(loaded: pygame.Surface) -> pygame.Surface:
    """Ready to be reduced and drawn: premultiplied, or left alone if nothing shines through."""
    if not loaded.get_masks()[3]:
        return loaded
    # In its place: a large one twice over would be seventy megabytes for a moment.
    found = loaded.convert_alpha()
    found.premul_alpha_ip()
    return found


def level_of(alpha: float) -> int:
    """How far something has faded, in steps: less is not seen in motion."""
    return min(math.ceil(alpha * ALPHA_STEPS), ALPHA_STEPS)


def faded(picture: pygame.Surface, level: int) -> pygame.Surface:
    """The picture itself, changed."""
    if level < ALPHA_STEPS:
        share = 255 * level // ALPHA_STEPS
        picture.fill((share, share, share, share), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def _trimmed(drawn: Drawn) -> Drawn:
    picture = drawn.picture
    seen = picture.get_bounding_rect()
    w, h = picture.get_size()
    if not 0 < seen.w * seen.h <= _WASTE * w * h:
        return drawn
    return Drawn(picture.subsurface(seen).copy(), drawn.dx + seen.x, drawn.dy + seen.y)


def _turned(
    picture: pygame.Surface, turn: float, dx: float, dy: float
) -> tuple[pygame.Surface, float, float]:
    """Turned clockwise about the anchor, which lies (-dx, -dy) from the top left."""
    w, h = picture.get_size()
    cx, cy = dx + w / 2, dy + h / 2
    angle = math.radians(turn)
    rx = cx * math.cos(angle) - cy * math.sin(angle)
    ry = cx * math.sin(angle) + cy * math.cos(angle)
    turned = pygame.transform.rotozoom(picture, -turn, 1.0)
    return turned, rx - turned.get_width() / 2, ry - turned.get_height() / 2


def _cover(master: pygame.Surface, width: int, height: int, dim: float) -> pygame.Surface:
    mw, mh = master.get_size()
    scale = max(width / mw, height / mh)
    cut_w, cut_h = min(round(width / scale), mw), min(round(height / scale), mh)
    part = master.subsurface(((mw - cut_w) // 2, (mh - cut_h) // 2, cut_w, cut_h))
    # As the window has its colours: others are reduced in a third of the speed.
    picture = part.convert()
    if picture.get_size() != (width, height):
        picture = pygame.transform.smoothscale(picture, (width, height))
    if dim:
        level = round(255 * (1 - dim))
        picture.fill((level, level, level), special_flags=pygame.BLEND_RGB_MULT)
    return picture
