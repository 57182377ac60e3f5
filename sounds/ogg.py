"""Ogg Vorbis, byte for byte the same at every bake.

The encoder stamps each stream with a random serial number. It carries no meaning in a file of one
stream, so it is set to one, and the checksum of every page is made right again.
"""

from __future__ import annotations

import io

import numpy as np
import soundfile

from sounds.kit.signals import RATE, Signal

__all__ = ["MUSIC", "SHORT", "decode", "encode", "with_fixed_serial"]

# Vorbis quality, a tenth of the usual -q number.
SHORT = 0.5
MUSIC = 0.4

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


def encode(sound: Signal, quality: float) -> bytes:
    """`sound` is mono (n) or stereo (n, 2)."""
    channels = 1 if sound.ndim == 1 else sound.shape[1]
    whole = np.clip(sound, -1.0, 1.0).astype(np.float32)
    target = io.BytesIO()
    with soundfile.SoundFile(
        target, "w", RATE, channels, "VORBIS", format="OGG", compression_level=1.0 - quality
    ) as file:
        # One large write overflows the stack of some versions of the library.
        for start in range(0, len(whole), _BLOCK):
            file.write(whole[start : start + _BLOCK])
    return with_fixed_serial(target.getvalue())


def decode(data: bytes) -> Signal:
    sound, rate = soundfile.read(io.BytesIO(data), dtype="float64")
    if rate != RATE:
        raise ValueError(f"{rate} samples a second instead of {RATE}")
    return np.asarray(sound, dtype=np.float64)
