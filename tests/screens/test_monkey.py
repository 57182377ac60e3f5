"""Somebody presses anything at all: nothing may break, whatever is on the screen.

MOLEHILL_MONKEY sets how many inputs; MOLEHILL_MONKEY_SEED which.
"""

from __future__ import annotations

import os
import random
from typing import TYPE_CHECKING

import pytest

from game.screens.gallery import SCREENS, exhibit
from game.screens.settings.scene import SettingsScene
from game.stage.clusters import PLACES
from game.stage.intent import Device, Intent, Kind, Tap
from game.stage.transitions import Way
from tests.screens.puppets import Puppets

if TYPE_CHECKING:
    from pathlib import Path

INPUTS = int(os.environ.get("MOLEHILL_MONKEY", "3000"))
SEED = int(os.environ.get("MOLEHILL_MONKEY_SEED", "1"))
JUMP = INPUTS // (len(SCREENS) + 1)
"""So many inputs, then another screen."""
SIZES = ((640, 360), (800, 500), (1280, 540))
WORDS = ("mole", "Ida", "\u202egnorw", "e\u0301" * 40, "\x00\x07", "\ud800", "x" * 5000, "م", "😀")
# Rare, since they lead away from what is being tried.
STEPS = (Kind.CONFIRM, Kind.UP, Kind.DOWN, Kind.LEFT, Kind.RIGHT, Kind.NEXT, Kind.PREVIOUS)
ANYTHING = [kind for kind in Kind if kind not in (Kind.TAP, Kind.KEY)]


class Monkey:
    def __init__(self, puppets: Puppets, seed: int) -> None:
        self.puppets, self.rng = puppets, random.Random(seed)
        self.mouse = (0.0, 0.0)

    def intent(self) -> Intent:
        chance = self.rng.random()
        if chance < 0.45:
            return self.point()
        if chance < 0.8:
            device = self.rng.choice((Device.KEYS, Device.PAD))
            return Intent(self.rng.choice(STEPS), device, self.rng.randrange(4))
        if chance < 0.88:
            tap = Tap(self.rng.choice((Device.KEYS, Device.PAD)), self.rng.randrange(4),
                      self.rng.choice((*PLACES, "done", "clear", "a", "up", "lb")))  # fmt: skip
            return Intent(Kind.TAP, tap.device, tap.source, tap=tap,
                          text=self.rng.choice("1234567890ax"))  # fmt: skip
        if chance < 0.92 or self.puppets.top.asking:
            key = self.rng.choice(("f", "escape", "ctrl+z", "a", "start", ""))
            return Intent(Kind.KEY, self.rng.choice((Device.KEYS, Device.PAD)), text=key)
        return self.anything()

    def anything(self) -> Intent:
        kind = self.rng.choice(ANYTHING)
        edits = ("erase", "delete", "start", "end", "left", "right", "copy", "paste", "?")
        text = self.rng.choice(edits if kind is Kind.EDIT else WORDS)
        x, y = self.mouse
        return Intent(kind, self.rng.choice(list(Device)), self.rng.randrange(4), x, y,
                      self.rng.uniform(-3, 3), text, repeat=self.rng.random() < 0.2)  # fmt: skip

    def point(self) -> Intent:
        """A click mostly hits something: a monkey with good eyes finds more."""
        frame = self.puppets.studio.window.frame
        spots = self.puppets.top.focus.spots
        if spots and self.rng.random() < 0.7:
            box = self.rng.choice(list(spots)).box
            self.mouse = (box.x + box.w * self.rng.random(), box.y + box.h * self.rng.random())
        elif self.rng.random() < 0.5:
            self.mouse = (frame.w * self.rng.random(), frame.h * self.rng.random())
        device = self.rng.choice((Device.MOUSE, Device.MOUSE, Device.TOUCH))
        kind = self.rng.choice((Kind.POINT, Kind.PRESS, Kind.RELEASE, Kind.RELEASE))
        return Intent(kind, device, 1, *self.mouse)

    def disturb(self) -> None:
        """What happens around a game: the window changes, pads come and go, time passes."""
        puppets, chance = self.puppets, self.rng.random()
        if chance < 0.02:
            puppets.studio.resize(self.rng.choice(SIZES), text=self.rng.choice((100, 150, 200)))
        elif chance < 0.04:
            puppets.plugged = self.rng.choice(((), (1,), (1, 2), (2, 3)))
        puppets.studio.step(self.rng.choice((0, 16, 16, 90, 700)))

    def jump(self, number: int) -> None:
        """To the next of all screens, so that none is left out by chance."""
        scenes = exhibit(sorted(SCREENS)[number % len(SCREENS)], self.puppets.services)
        self.puppets.studio.stack.reset(scenes, Way.NONE)

    def go(self, inputs: int) -> set[str]:
        seen = set()
        for number in range(inputs):
            if number % JUMP == JUMP - 1:
                self.jump(number // JUMP)
            intent = self.intent()
            self.puppets.studio.give(intent)
            if number % 3 == 0:
                self.disturb()
            seen.add(self.puppets.top.name)
        return seen


@pytest.mark.slow
def test_nothing_breaks_whatever_is_pressed(tmp_path: Path) -> None:
    print(f"seed {SEED}")
    seen = Monkey(Puppets(tmp_path), SEED).go(INPUTS)
    wanted = {"title", "lobby", "settings", "saves", "rulebook", "table", "ask", "results"}
    assert wanted <= seen


def test_a_monkey_is_not_always_lucky(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A screen that breaks when something on it is pressed is found out."""

    def breaks(_: SettingsScene, __: str) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(SettingsScene, "open_page", breaks)
    puppets = Puppets(tmp_path)
    puppets.studio.stack.reset([SettingsScene(puppets.services)], Way.NONE)
    with pytest.raises(ZeroDivisionError):
        Monkey(puppets, SEED).go(20_000)
