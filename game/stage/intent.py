"""What a person wants, whatever she holds in her hands."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

__all__ = ["CLICKS", "Device", "Intent", "Kind", "Tap"]


class Device(StrEnum):
    MOUSE = "mouse"
    TOUCH = "touch"
    KEYS = "keys"
    PAD = "pad"


class Kind(StrEnum):
    """The kinds of intents. Those after TAP can be bound to other keys and buttons."""

    POINT = "point"
    """The pointer moved to `x`, `y`."""
    PRESS = "press"
    RELEASE = "release"
    CANCEL = "cancel"
    """The pointer left, or a touch became something else: a press is off."""
    SCROLL = "scroll"
    """By `amount` steps, up is positive."""
    TEXT = "text"
    """Typed or pasted: `text`."""
    COMPOSE = "compose"
    """An input method shows what it is about to write: `text`."""
    EDIT = "edit"
    """A key that edits writing: `text` is erase, delete, start, end, paste, copy, left, right."""
    KEY = "key"
    """Any key or button by its name (`text`), while a scene is `asking` for one."""
    TAP = "tap"
    """A key or button that means nothing but its place on a blind pad: see `tap`."""

    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    NEXT = "next"
    PREVIOUS = "previous"
    CONFIRM = "confirm"
    BACK = "back"
    MENU = "menu"
    UNDO = "undo"
    LOG = "log"
    HELP = "help"
    HINT = "hint"
    INSPECT = "inspect"
    """Look into the thing at `x`, `y`; from keys and pads, into what is focused."""
    RECALL = "recall"
    """What happened before one was asked, once more."""
    HURRY = "hurry"
    MUTE = "mute"
    PEEK = "peek"
    """Look at one's own hidden things, or at the whole board."""
    PAGE_UP = "page-up"
    PAGE_DOWN = "page-down"
    FULLSCREEN = "fullscreen"


CLICKS = frozenset({Kind.PRESS, Kind.RELEASE, Kind.CONFIRM})


@dataclass(frozen=True, slots=True)
class Tap:
    """A key of a blind pad by where it lies, or a gamepad's button by what it is called.

    A key cluster has twelve places in four rows of three, "1" to "12" as one reads, and "done"
    and "clear". A gamepad has a, b, x, y, up, down, left, right, lb, rb, and "done" and "clear"
    for its start and back buttons.
    """

    device: Device
    source: int
    """Which key cluster (0 to 3), or the gamepad's instance id."""
    place: str


@dataclass(frozen=True, slots=True)
class Intent:
    kind: Kind
    device: Device = Device.KEYS
    source: int = 0
    """The gamepad's instance id, the finger, the mouse button (1 left, 3 right)."""
    x: float = 0
    y: float = 0
    """In units of the frame."""
    amount: float = 0
    text: str = ""
    tap: Tap | None = None
    """Set as well on intents whose key or button also belongs to a blind pad."""
    repeat: bool = False
    """A key held down: moves a focus again, never confirms again."""
