"""Instruments in the shape a song wants them: a pitch and a length in, a sound out."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from sounds.kit.instruments import mallets, strings, winds
from sounds.kit.signals import Signal

__all__ = [
    "accordion",
    "banjo",
    "bass",
    "clarinet",
    "glockenspiel",
    "guitar",
    "horn",
    "marimba",
    "pizzicato",
    "section",
    "tuba",
    "vibraphone",
    "whistle",
]


def _level(sound: Signal) -> Signal:
    """Every instrument hands over a peak of one, so that gains in a score mean the same thing."""
    return sound / (float(np.abs(sound).max()) + 1e-9)


@lru_cache(maxsize=128)
def marimba(pitch: int, _seconds: float) -> Signal:
    return _level(mallets.marimba(pitch))


@lru_cache(maxsize=128)
def glockenspiel(pitch: int, _seconds: float) -> Signal:
    return _level(mallets.glockenspiel(pitch))


@lru_cache(maxsize=128)
def vibraphone(pitch: int, _seconds: float) -> Signal:
    return _level(mallets.vibraphone(pitch))


@lru_cache(maxsize=128)
def pizzicato(pitch: int, _seconds: float) -> Signal:
    return _level(strings.pizzicato(pitch))


@lru_cache(maxsize=128)
def banjo(pitch: int, seconds: float) -> Signal:
    return _level(strings.banjo(pitch, max(0.35, seconds + 0.2)))


@lru_cache(maxsize=128)
def guitar(pitch: int, seconds: float) -> Signal:
    return _level(strings.guitar(pitch, max(0.3, seconds)))


@lru_cache(maxsize=128)
def bass(pitch: int, seconds: float) -> Signal:
    return _level(strings.bass(pitch, max(0.3, seconds)))


@lru_cache(maxsize=128)
def tuba(pitch: int, seconds: float) -> Signal:
    return _level(winds.tuba(pitch, seconds))


@lru_cache(maxsize=256)
def clarinet(pitch: int, seconds: float) -> Signal:
    return _level(winds.clarinet(pitch, seconds))


@lru_cache(maxsize=256)
def horn(pitch: int, seconds: float) -> Signal:
    return _level(winds.horn(pitch, seconds, 0.7))


@lru_cache(maxsize=256)
def whistle(pitch: int, seconds: float) -> Signal:
    return _level(winds.whistle(pitch, seconds))


@lru_cache(maxsize=256)
def accordion(pitch: int, seconds: float) -> Signal:
    return _level(winds.accordion(pitch, seconds))


@lru_cache(maxsize=256)
def section(pitch: int, seconds: float) -> Signal:
    """Bowed strings."""
    return _level(winds.strings(pitch, seconds))
