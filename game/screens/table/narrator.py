"""Narration: what the log and the prompt say, said once more as messages in big words."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING

from game.screens.table.view import Mode

if TYPE_CHECKING:
    from game.screens.table.sight import Sight

__all__ = ["Narrator"]


class Narrator:
    """Off it does nothing at all. Each line and each prompt is told once, in the order of play."""

    def __init__(self, scene: Sight) -> None:
        self._scene = scene
        self._moment: tuple[object, ...] = ()
        self._lines: int | None = None
        """So many lines of the log are told; None: nobody listened yet."""
        self._prompt = ""

    def update(self) -> None:
        scene = self._scene
        if not scene.services.settings.now.read_aloud:
            self._moment, self._lines, self._prompt = (), None, ""
            return
        # A message outlasts the curtain: what is for one seat's eyes is never made one.
        if scene.view.mode is not Mode.PUBLIC or scene.view.moving:
            return
        animator = scene.picture.animator
        moment = (scene.session.revision, animator.waiting, animator.event, animator.holding,
                  scene.picture.settled)  # fmt: skip
        if moment == self._moment:
            return
        self._moment = moment
        self._tell_lines()
        if scene.picture.settled or animator.holding:
            self._tell_prompt()

    def _tell_lines(self) -> None:
        lines = self._scene.lines()
        # Undo takes lines back; what was told before anybody listened is in the log.
        known = len(lines) if self._lines is None else min(self._lines, len(lines))
        new = [self._scene.told(line.text) for line in lines[known:]]
        if len(lines) > known:
            # Of what will be told anew the prompt is asked anew.
            self._prompt = ""
        self._lines = len(lines)
        if new:
            self._scene.services.desk.tell(reduce(self._and_then, new))

    def _and_then(self, first: str, then: str) -> str:
        return self._scene.words("told-together", first=first, then=then)

    def _tell_prompt(self) -> None:
        scene = self._scene
        now = scene.session.seen(scene.viewer)
        shown = now if scene.picture.settled else scene.picture.animator.seen or now
        # Of the moment, not of what is half chosen: ticking a box is no news.
        prompt = scene.picture.showing(shown, scene.look(shown, now=False)).prompt
        parts = (prompt.title, prompt.body)
        said = " ".join(scene.told(part) for part in parts if part is not None)
        if said != self._prompt:
            self._prompt = said
            scene.services.desk.tell(said)
