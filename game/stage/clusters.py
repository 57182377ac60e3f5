"""Blind pads on one keyboard: four blocks of keys, each under one hand, known by their place."""

from __future__ import annotations

import pygame

from game.stage.intent import Device, Tap

__all__ = ["CLEAR", "CLUSTERS", "DONE", "PLACES", "caps", "tap_of"]

DONE, CLEAR = "done", "clear"
PLACES = tuple(str(number) for number in range(1, 13))
"""The twelve keys of a block in four rows of three, as one reads."""

# By position, not by letter: the blocks are the same on every keyboard layout.
_BLOCKS: tuple[tuple[str, str, str], ...] = (
    ("1 2 3 q w e a s d z x c", "TAB", "GRAVE"),
    ("5 6 7 r t y f g h v b n", "SPACE", "4"),
    ("9 0 MINUS i o p k l SEMICOLON COMMA PERIOD SLASH", "RETURN", "BACKSPACE"),
    # Without the lock key, which would change what the others write.
    (
        "KP_7 KP_8 KP_9 KP_4 KP_5 KP_6 KP_1 KP_2 KP_3 KP_0 KP_PERIOD KP_PLUS",
        "KP_ENTER",
        "KP_MINUS",
    ),
)


def _code(name: str) -> int:
    value: int = getattr(pygame, f"KSCAN_{name.upper()}")
    return value


def _block(rows: str, done: str, clear: str) -> dict[str, int]:
    codes = dict(zip(PLACES, (_code(name) for name in rows.split()), strict=True))
    return {**codes, DONE: _code(done), CLEAR: _code(clear)}


CLUSTERS: tuple[dict[str, int], ...] = tuple(_block(*block) for block in _BLOCKS)
"""Of each block: the scancode of every place, of "done" and of "clear"."""
_TAPS = {
    code: Tap(Device.KEYS, number, place)
    for number, cluster in enumerate(CLUSTERS)
    for place, code in cluster.items()
}


def tap_of(scancode: int) -> Tap | None:
    """The place of a key on a blind pad, if it is on one."""
    return _TAPS.get(scancode)


def caps(cluster: int) -> dict[str, str]:
    """What is printed on the keys of a block on this person's keyboard."""
    return {
        place: pygame.key.name(_key_of(code)).removeprefix("[").removesuffix("]").upper()
        for place, code in CLUSTERS[cluster].items()
    }


def _key_of(scancode: int) -> int:
    """The key at a place. SDL gives letters and digits their own codes, others by a flag."""
    letters = {pygame.KSCAN_A + place: ord("a") + place for place in range(26)}
    digits = {pygame.KSCAN_1 + place: ord("1") + place for place in range(9)}
    others = {
        pygame.KSCAN_0: pygame.K_0,
        pygame.KSCAN_MINUS: pygame.K_MINUS,
        pygame.KSCAN_SEMICOLON: pygame.K_SEMICOLON,
        pygame.KSCAN_COMMA: pygame.K_COMMA,
        pygame.KSCAN_PERIOD: pygame.K_PERIOD,
        pygame.KSCAN_SLASH: pygame.K_SLASH,
        pygame.KSCAN_GRAVE: pygame.K_BACKQUOTE,
        pygame.KSCAN_TAB: pygame.K_TAB,
        pygame.KSCAN_SPACE: pygame.K_SPACE,
        pygame.KSCAN_RETURN: pygame.K_RETURN,
        pygame.KSCAN_BACKSPACE: pygame.K_BACKSPACE,
    }
    found = {**letters, **digits, **others}.get(scancode)
    return found if found is not None else scancode | 1 << 30
