"""The scenes that lie on each other: who is seen, who is asked, and how one follows another."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.stage.transitions import Transition, Way

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from game.stage.canvas import Canvas
    from game.stage.intent import Device, Intent
    from game.stage.scene import Scene
    from game.stage.window import Window

__all__ = ["Stack"]


class Stack:
    """Changes asked for by a scene happen at once; its picture follows with the next frame."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.scenes: list[Scene] = []
        self.changed: Callable[[Scene], None] | None = None
        """Told when another scene came to the top."""
        self.overlay: Callable[[Canvas], None] | None = None
        """Draws what lies over every scene."""
        self._transition: Transition | None = None
        self._after: pygame.Surface | None = None
        self._redraw = True
        self._hands: Mapping[Device, tuple[float, float]] = {}
        """Where mouse and finger were on the scene that was left."""

    @property
    def top(self) -> Scene | None:
        return self.scenes[-1] if self.scenes else None

    @property
    def visible(self) -> Sequence[Scene]:
        """From the lowest that is seen up to the top."""
        first = len(self.scenes) - 1
        while first > 0 and self.scenes[first].over:
            first -= 1
        return self.scenes[max(first, 0) :]

    @property
    def moving(self) -> bool:
        return self._transition is not None

    def push(self, scene: Scene, way: Way = Way.FORWARD) -> None:
        self._leave_top()
        self.scenes.append(scene)
        self._arrive(Way.NONE if scene.over else way)

    def pop(self, way: Way = Way.BACKWARD) -> None:
        """Away with the top; the last scene stays."""
        if len(self.scenes) < 2:
            return
        self._leave_top()
        gone = self.scenes.pop()
        self._arrive(Way.NONE if gone.over else way)

    def reset(self, scenes: Sequence[Scene], way: Way = Way.FADE) -> None:
        """These instead of all there were."""
        self._leave_top()
        self.scenes = list(scenes)
        self._arrive(way)

    def replace(self, scene: Scene, way: Way = Way.FADE) -> None:
        """This one instead of the top."""
        self._leave_top()
        self.scenes[-1:] = [scene]
        self._arrive(way)

    def _leave_top(self) -> None:
        if self.scenes:
            self._hands = dict(self.scenes[-1].focus.hands)
            self.scenes[-1].focus.forget()
            self.scenes[-1].leave()

    def _arrive(self, way: Way) -> None:
        top = self.scenes[-1]
        calm = self.window.frame.calm
        if way is not Way.NONE and not self._redraw:
            # Of a transition under way, what is seen of it now.
            before = self.window.picture.copy()
            self._transition = Transition(way, before, calm=calm)
        shown = top.focus.ring
        top.enter(self.window.frame)
        top.focus.ring = top.focus.ring or shown
        top.focus.take(self._hands)
        for scene in self.visible:
            scene.stale = True
        self._look()
        if self.changed is not None:
            self.changed(top)

    def resize(self) -> None:
        """The window's frame is another: lay out and draw everything anew."""
        self._end_transition()
        for scene in self.scenes:
            scene.resize(self.window.frame)
            scene.stale = True
        self._redraw = True
        self._look()

    def spoil(self) -> None:
        """The picture was not complete: ask every scene for it again."""
        for scene in self.visible:
            scene.stale = True

    def redraw(self) -> None:
        """Something over the scenes changed."""
        self._redraw = True

    def _look(self) -> None:
        """Let the top scene's focus know what there is now."""
        top = self.top
        if top is not None and top.focus.show(top.spots(self.window.frame)):
            top.stale = True

    def handle(self, intent: Intent) -> bool:
        """Give an intent to the top scene: to itself, to its focus, and to itself again."""
        top = self.top
        if top is None:
            return False
        if self._transition is not None and intent.kind.value in ("press", "confirm"):
            self._transition.hurry()
        focus = top.focus
        was = (focus.focused, focus.hovered, focus.pressed, focus.ring)
        done = top.handle(intent) or focus.handle(intent) or top.unhandled(intent)
        if done or was != (focus.focused, focus.hovered, focus.pressed, focus.ring):
            top.stale = True
            # The next intent of this frame must find what this one changed.
            self._look()
        return done

    def update(self, ms: float) -> None:
        for scene in list(self.visible):
            scene.focus.wait(ms)
            scene.update(ms)
        if self._transition is not None:
            self._redraw = True
            if not self._transition.update(ms):
                self._end_transition()

    def draw(self) -> list[pygame.Rect]:
        """Bring the picture up to date; what changed of it. At rest that is nothing."""
        seen = self.visible
        if not (self._redraw or any(scene.stale or scene.moved for scene in seen)):
            return []
        window, canvas = self.window, self.window.canvas
        if self._transition is not None and self._after is None:
            self._after = pygame.Surface(window.picture.get_size()).convert(window.picture)
            canvas.target = self._after
            canvas.spoil()
        for scene in seen:
            if scene.stale:
                scene.focus.show(scene.spots(window.frame))
        # Pages about seeing show it themselves, on a part of theirs.
        canvas.look_through(window.eyes if any(scene.in_play for scene in seen) else "off")
        canvas.begin()
        for scene in seen:
            scene.draw(canvas)
            scene.stale = scene.moved = False
        if self.overlay is not None:
            self.overlay(canvas)
        rects = canvas.finish()
        self._redraw = False
        if self._transition is not None and self._after is not None:
            self._transition.draw(window.picture, self._after, window.sprites)
            return [window.picture.get_rect()]
        return rects

    def _end_transition(self) -> None:
        if self._transition is not None:
            self._transition = self._after = None
            self._redraw = True
            self.window.canvas.target = self.window.picture
            self.window.canvas.spoil()
