"""Drawing: scenes say the whole picture, the canvas redraws only what changed of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.stage.layer import Layer
from game.stage.lru import bytes_of
from game.stage.mark import Mark
from game.stage.sight import seen_as
from game.stage.text import Style

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Sequence
    from typing import Unpack

    from game.stage.box import Box
    from game.stage.frame import Frame
    from game.stage.sprites import Shape, Sprites
    from game.stage.text import Writer

__all__ = ["Brush", "Canvas", "Mark", "Painting"]

_STEPS = 32


class Brush:
    """The verbs of drawing, in units. What becomes of the marks is the subclass's affair."""

    def __init__(self, frame: Frame, sprites: Sprites, writer: Writer) -> None:
        self.frame = frame
        self.sprites = sprites
        self.writer = writer
        self.dx = 0
        self.dy = 0
        self._clip: tuple[int, int, int, int] | None = None

    def put(self, mark: Mark) -> None:
        raise NotImplementedError

    def put_all(self, marks: Iterable[Mark]) -> None:
        """Many at once."""
        for mark in marks:
            self.put(mark)

    def blit(self, picture: pygame.Surface, x: int, y: int) -> None:
        """A premultiplied picture at a pixel."""
        self.put(Mark(picture, x + self.dx, y + self.dy, self._clip))

    def within(self, box: Box | None) -> None:
        """Nothing is drawn outside this box until the next call; None lifts it."""
        if box is None:
            self._clip = None
        else:
            x, y, w, h = self.frame.rect(box)
            self._clip = (x + self.dx, y + self.dy, w, h)

    def shift(self, x: float, y: float) -> None:
        """All that follows is drawn so many units away from where it says; (0, 0) ends it."""
        self.dx, self.dy = self.frame.px(x), self.frame.px(y)

    def sprite(self, name: str, x: float, y: float, **shape: Unpack[Shape]) -> None:
        """A sprite with its anchor at this point."""
        drawn = self.sprites.get(name, **shape)
        if drawn is not None:
            self.blit(drawn.picture, self.frame.px(x) + drawn.dx, self.frame.px(y) + drawn.dy)

    def picture(self, name: str, box: Box, *, alpha: float = 1) -> None:
        """A plain sprite in the middle of a box, as large as its solid body fits there."""
        facts = self.sprites.facts(name)
        if facts is None:
            return
        body_w, body_h = facts.body
        scale = min(box.w / body_w, box.h / body_h)
        drawn = self.sprites.get(name, scale=scale, alpha=alpha)
        if drawn is None:
            return
        left = box.cx - body_w * scale / 2 - facts.pad[0] * scale
        top = box.cy - body_h * scale / 2 - facts.pad[1] * scale
        self.blit(drawn.picture, self.frame.px(left), self.frame.px(top))

    def nine(self, name: str, box: Box, *, alpha: float = 1) -> None:
        """A nine-slice whose solid body fills the box."""
        drawn = self.sprites.nine(name, box, alpha=alpha)
        if drawn is not None:
            self.blit(drawn.picture, drawn.dx, drawn.dy)

    def words(self, string: str, x: float, y: float, style: Style) -> None:
        """Writing at a point: its left, middle or right by the style; the middle of its height."""
        if not string:
            return
        picture = self.writer.render(string, style)
        w, h = picture.get_size()
        share = {"left": 0.0, "center": 0.5, "right": 1.0}[style.align]
        rim = self.frame.px(style.rim) if style.outline else 0
        left = self.frame.px(x) - round((w - 2 * rim) * share) - rim
        self.blit(picture, left, self.frame.px(y) - h // 2)

    def label(self, string: str, box: Box, style: Style) -> None:
        """Writing inside a box, made to fit it: over its height in the middle."""
        fitted = Style(
            style.size, style.font, style.colour, style.outline, style.rim, style.align,
            style.width or box.w, style.height or box.h, style.lines, style.leading, style.steady,
        )  # fmt: skip
        x = {"left": box.x, "center": box.cx, "right": box.right}[style.align]
        self.words(string, x, box.cy, fitted)

    def fill(self, box: Box, colour: str, *, alpha: float = 1) -> None:
        """A plain rectangle: scrims, bars, stripes. Solid things are sprites."""
        x, y, w, h = self.frame.rect(box)
        if w <= 0 or h <= 0 or alpha <= 0:
            return
        # In few steps: a scrim that comes slowly is as large as the screen each time.
        tone = f"{colour}{round(alpha * _STEPS) * 255 // _STEPS:02x}"
        key = ("plain", w, h, tone)
        picture = self.sprites.made.get(key)
        if picture is None:
            picture = pygame.Surface((w, h), pygame.SRCALPHA)
            picture.fill(pygame.Color(tone).premul_alpha())
            self.sprites.made.put(key, picture, bytes_of(picture))
        self.blit(picture, x, y)

    def backdrop(self, name: str, *, dim: float = 0) -> None:
        """A picture over the whole frame."""
        drawn = self.sprites.cover(name, dim=dim)
        if drawn is not None:
            self.blit(drawn.picture, 0, 0)


class Painting(Brush):
    """Draws at once onto a picture of its own or another's."""

    def __init__(
        self, target: pygame.Surface, frame: Frame, sprites: Sprites, writer: Writer
    ) -> None:
        super().__init__(frame, sprites, writer)
        self._target = target

    def put(self, mark: Mark) -> None:
        if mark.place:
            self._target.blit(*mark.pair, special_flags=pygame.BLEND_PREMULTIPLIED)


class _Ground(Painting):
    """Only collects: what of a ground is really painted is its layer's affair."""

    def __init__(self, target: pygame.Surface, brush: Brush) -> None:
        super().__init__(target, brush.frame, brush.sprites, brush.writer)
        self.marks: list[Mark] = []

    def put(self, mark: Mark) -> None:
        self.marks.append(mark)


class Canvas(Brush):
    """The window's picture. Between `begin` and `finish` a scene draws everything it shows;
    only what differs from last time is painted, over a ground that hardly ever changes."""

    def __init__(
        self, target: pygame.Surface, frame: Frame, sprites: Sprites, writer: Writer
    ) -> None:
        super().__init__(frame, sprites, writer)
        self._marks: list[Mark] = []
        self._ground = Layer(pygame.Surface(target.get_size(), 0, target))
        self._picture = Layer(target, self._ground)
        self._ground_key: Hashable = None
        self._ground_marks: list[Mark] = []
        self._wanted: Hashable = None
        self._eyes = "off"
        self.painted = 0
        """Pixels painted by the last `finish`: nothing at rest."""

    @property
    def target(self) -> pygame.Surface:
        return self._picture.target

    @target.setter
    def target(self, target: pygame.Surface) -> None:
        self._picture.target = target

    def begin(self) -> None:
        self._marks = []
        self._wanted = ("bare",)
        self.within(None)
        self.shift(0, 0)

    def put(self, mark: Mark) -> None:
        self._marks.append(mark)

    def put_all(self, marks: Iterable[Mark]) -> None:
        self._marks.extend(marks)

    @property
    def count(self) -> int:
        """How many marks there are by now."""
        return len(self._marks)

    def since(self, count: int) -> Sequence[Mark]:
        """What was drawn since there were so many."""
        return tuple(self._marks[count:])

    def ground(self, key: Hashable, paint: Callable[[Painting], None]) -> None:
        """What lies under everything. Asked for again only when its key changes."""
        self._wanted = key
        if key != self._ground_key:
            self._ground_key = key
            ground = _Ground(self._ground.target, self)
            paint(ground)
            self._ground_marks = ground.marks
            if self.sprites.waiting:
                self._ground_key = self._wanted = ("unfinished",)

    def look_through(self, eyes: str) -> None:
        """Show everything from now on as these eyes see it; "off" as it is."""
        if eyes != self._eyes:
            self._eyes = eyes
            self.spoil()

    def spoil(self) -> None:
        """Someone else painted over the target: the next `finish` paints all of it."""
        self._picture.spoil()

    def finish(self) -> list[pygame.Rect]:
        """Bring the target up to date; the rectangles that changed."""
        if self._wanted != self._ground_key:
            self._ground_key, self._ground_marks = self._wanted, []
        rects = self._picture.show(self._marks, self._ground.show(self._ground_marks))
        self.painted = sum(r.w * r.h for r in rects)
        if self._eyes != "off":
            self._see(rects)
        return rects

    def _see(self, rects: list[pygame.Rect]) -> None:
        """What was painted just now: none of these rectangles lies on another."""
        for rect in rects:
            self.target.blit(seen_as(self.target.subsurface(rect), self._eyes), rect)
