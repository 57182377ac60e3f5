"""Ogg, byte for byte the same at every bake: Vorbis for what is short, Opus for music.

The encoder stamps each stream with a random serial number. It carries no meaning in a file of one
stream, so it is set to one, and the checksum of every page is made right again.
"""

from __future__ import annotations

import io
import math
from dataclasses import dataclass

import numpy as np
import soundfile

from sounds.kit.filters import fast_length
from sounds.kit.signals import RATE, Signal

__all__ = [
    "LAYER",
    "MASTERED",
    "PIECE",
    "SHORT",
    "Coding",
    "decode",
    "encode",
    "peak",
    "seconds",
    "with_fixed_serial",
]


@dataclass(frozen=True)
class Coding:
    """A codec of the library and how much it may throw away (0 little, 1 most)."""

    name: str
    rate: int
    squeeze: float


# All at the rate the game's mixer runs at: what it would have to convert while loading comes out a
# thousandth too short, and loops that lie over a piece would drift away from it.
MASTERED = 48_000
SHORT = Coding("VORBIS", MASTERED, 0.5)
# Measured on our own pieces: what Opus does at 26 kbit a second, Vorbis needs 35 for.
PIECE = Coding("OPUS", MASTERED, 0.975)
LAYER = Coding("OPUS", MASTERED, 0.967)

_BLOCK = 16_384


def _table() -> tuple[int, ...]:
    rows = []
    for byte in range(256):
        value = byte << 24
        for _ in range(8):
            value = ((value << 1) ^ 0x04C11DB7 if value & 0x80000000 else value << 1) & 0xFFFFFFFF
        rows.append(value)
    return tuple(rows)


_CRC = _table()


def _checksum(page: bytearray) -> int:
    value = 0
    for byte in page:
        value = ((value << 8) & 0xFFFFFFFF) ^ _CRC[(value >> 24) ^ byte]
    return value


def with_fixed_serial(data: bytes) -> bytes:
    out = bytearray()
    at = 0
    while at < len(data):
        if data[at : at + 4] != b"OggS":
            raise ValueError(f"no page begins at byte {at}")
        segments = data[at + 26]
        size = 27 + segments + sum(data[at + 27 : at + 27 + segments])
        page = bytearray(data[at : at + size])
        page[14:18] = (1).to_bytes(4, "little")
        page[22:26] = bytes(4)
        page[22:26] = _checksum(page).to_bytes(4, "little")
        out += page
        at += size
    return bytes(out)


def encode(sound: Signal, coding: Coding) -> bytes:
    """`sound` is mono (n) or stereo (n, 2)."""
    channels = 1 if sound.ndim == 1 else sound.shape[1]
    whole = np.clip(_at_rate(sound, RATE, coding.rate), -1.0, 1.0).astype(np.float32)
    target = io.BytesIO()
    with soundfile.SoundFile(
        target,
        "w",
        coding.rate,
        channels,
        coding.name,
        format="OGG",
        compression_level=coding.squeeze,
    ) as file:
        # One large write overflows the stack of some versions of the library.
        for start in range(0, len(whole), _BLOCK):
            file.write(whole[start : start + _BLOCK])
    return with_fixed_serial(target.getvalue())


def _at_rate(sound: Signal, rate: int, wanted: int) -> Signal:
    """The same sound at another number of samples a second, by its spectrum."""
    if rate == wanted:
        return sound
    whole = math.gcd(rate, wanted)
    up, down = wanted // whole, rate // whole
    size = fast_length(-(-len(sound) // down) + 8)
    spectrum = np.fft.rfft(sound, size * down, axis=0)
    kept = spectrum[: min(size * down, size * up) // 2 + 1]
    out = np.fft.irfft(kept, size * up, axis=0) * (up / down)
    return np.asarray(out[: round(len(sound) * up / down)], dtype=np.float64)


def peak(data: bytes) -> float:
    """The highest sample there is, as the mixer will find it."""
    sound, _ = soundfile.read(io.BytesIO(data), dtype="float64")
    return float(np.abs(sound).max(initial=0.0))


def seconds(data: bytes) -> float:
    """How long it is when it is decoded, by what its last page says."""
    known = soundfile.info(io.BytesIO(data))
    return float(round(known.frames * RATE / known.samplerate) / RATE)


def decode(data: bytes) -> Signal:
    sound, rate = soundfile.read(io.BytesIO(data), dtype="float64")
    return _at_rate(np.asarray(sound, dtype=np.float64), rate, RATE)
