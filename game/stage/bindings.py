"""Which keys and buttons do what; every action can be given others."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

import pygame

from game.stage.intent import Kind

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["ACTIONS", "BUTTONS", "KEYS", "Bindings", "key_name"]

KEYS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "up": ("up",),
        "down": ("down",),
        "left": ("left",),
        "right": ("right",),
        "next": ("tab",),
        "previous": ("shift+tab",),
        "confirm": ("return", "space", "enter"),
        "back": ("escape", "backspace"),
        "menu": ("f10",),
        "undo": ("ctrl+z", "u"),
        "log": ("l",),
        "help": ("f1", "h"),
        "hint": ("t",),
        "inspect": ("i",),
        "recall": ("r",),
        "hurry": ("f",),
        "mute": ("m",),
        "peek": ("p",),
        "page-up": ("page up",),
        "page-down": ("page down",),
        "fullscreen": ("f11", "alt+return"),
    }
)
BUTTONS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "up": ("up",),
        "down": ("down",),
        "left": ("left",),
        "right": ("right",),
        "next": ("rb",),
        "previous": ("lb",),
        "confirm": ("a",),
        "back": ("b",),
        "menu": ("start",),
        "undo": ("x",),
        "log": (),
        "help": ("back",),
        "hint": ("rs",),
        "inspect": ("y",),
        "recall": ("ls",),
        "hurry": ("rt",),
        "mute": (),
        "peek": ("lt",),
        "page-up": (),
        "page-down": (),
        "fullscreen": (),
    }
)
ACTIONS: tuple[str, ...] = tuple(KEYS)
"""In the order in which they are offered to be changed."""
_MODIFIERS = (
    ("ctrl", pygame.KMOD_CTRL | pygame.KMOD_META),
    ("alt", pygame.KMOD_ALT),
    ("shift", pygame.KMOD_SHIFT),
)
_ALONE = {"left ctrl", "right ctrl", "left alt", "right alt", "left shift", "right shift",
          "left meta", "right meta", "caps lock", "numlock", "alt gr", ""}  # fmt: skip


def key_name(key: int, modifiers: int) -> str:
    """How a key is called in the settings: "ctrl+z"; "" for one that cannot be bound."""
    name = pygame.key.name(key)
    if name in _ALONE:
        return ""
    held = [word for word, mask in _MODIFIERS if modifiers & mask]
    return "+".join([*held, name])


class Bindings:
    """What keys and buttons mean now: the usual, and what the person has changed of it."""

    def __init__(
        self,
        keys: Mapping[str, tuple[str, ...]] | None = None,
        buttons: Mapping[str, tuple[str, ...]] | None = None,
    ) -> None:
        self.keys = {**KEYS, **_known(keys or {})}
        self.buttons = {**BUTTONS, **_known(buttons or {})}
        self._keep_a_way_out()
        self._key = _turned(self.keys, KEYS)
        self._button = _turned(self.buttons, BUTTONS)

    def _keep_a_way_out(self) -> None:
        """Nobody can lock herself out: what moves about and leaves always has a key."""
        for table, usual in ((self.keys, KEYS), (self.buttons, BUTTONS)):
            taken = {name for names in table.values() for name in names}
            for action in ("up", "down", "left", "right", "confirm", "back"):
                if not table[action]:
                    free = tuple(name for name in usual[action] if name not in taken)
                    table[action] = free or usual[action][:1]

    def key(self, key: int, modifiers: int) -> Kind | None:
        """What this key does. A key that is bound without shift also works with it."""
        name = key_name(key, modifiers)
        return self._key.get(name) or self._key.get(name.removeprefix("shift+"))

    def button(self, name: str) -> Kind | None:
        return self._button.get(name)

    def conflict(self, action: str, name: str, *, pad: bool = False) -> str:
        """The other action that this key already does; "" if it is free."""
        table = self.buttons if pad else self.keys
        return next((act for act, names in table.items() if name in names and act != action), "")


def _turned(
    table: Mapping[str, tuple[str, ...]], usual: Mapping[str, tuple[str, ...]]
) -> dict[str, Kind]:
    """From keys to actions. What the person chose goes before what is usual."""
    own_last = sorted(table, key=lambda action: table[action] != usual[action])
    return {name: Kind(action) for action in own_last for name in table[action]}


def _known(changed: Mapping[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    return {action: tuple(names) for action, names in changed.items() if action in KEYS}
