"""Instruments in the shape a song wants them: a pitch and a length in, a sound out."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from sounds.kit.instruments import mallets, pipes, strings, tines, winds
from sounds.kit.signals import Signal

__all__ = [
    "accordion",
    "banjo",
    "bass",
    "bassoon",
    "calliope",
    "celesta",
    "clarinet",
    "fife",
    "glockenspiel",
    "guitar",
    "harp",
    "horn",
    "kalimba",
    "marimba",
    "music_box",
    "oboe",
    "ocarina",
    "piano",
    "pizzicato",
    "section",
    "trumpet",
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


@lru_cache(maxsize=256)
def ocarina(pitch: int, seconds: float) -> Signal:
    return _level(pipes.ocarina(pitch, seconds))


@lru_cache(maxsize=256)
def fife(pitch: int, seconds: float) -> Signal:
    return _level(pipes.fife(pitch, seconds))


@lru_cache(maxsize=256)
def bassoon(pitch: int, seconds: float) -> Signal:
    return _level(pipes.bassoon(pitch, seconds))


@lru_cache(maxsize=256)
def oboe(pitch: int, seconds: float) -> Signal:
    return _level(pipes.oboe(pitch, seconds))


@lru_cache(maxsize=256)
def trumpet(pitch: int, seconds: float) -> Signal:
    return _level(pipes.trumpet(pitch, seconds))


@lru_cache(maxsize=256)
def calliope(pitch: int, seconds: float) -> Signal:
    return _level(pipes.calliope(pitch, seconds))


@lru_cache(maxsize=128)
def kalimba(pitch: int, _seconds: float) -> Signal:
    return _level(tines.kalimba(pitch))


@lru_cache(maxsize=128)
def music_box(pitch: int, _seconds: float) -> Signal:
    return _level(tines.music_box(pitch))


@lru_cache(maxsize=128)
def celesta(pitch: int, _seconds: float) -> Signal:
    return _level(tines.celesta(pitch))


@lru_cache(maxsize=256)
def harp(pitch: int, seconds: float) -> Signal:
    return _level(tines.harp(pitch, seconds))


@lru_cache(maxsize=256)
def piano(pitch: int, seconds: float) -> Signal:
    return _level(tines.piano(pitch, seconds))
