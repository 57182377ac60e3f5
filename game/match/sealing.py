"""Saves that do not tell their secrets to whoever opens them with an editor.

Hands, sealed answers and the match's chance lie in a save. They are sealed with a key of this
installation, which lies beside the saves: it keeps honest people honest, and curious eyes from an
accident. It is no wall against somebody who takes the key as well.
"""

from __future__ import annotations

import hashlib
import os
from typing import TYPE_CHECKING, Final

from game.system.atomic import read_bounded, write_atomic
from game.system.files import REAL, Files

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["KEY_FILE", "SECOND_FILE", "Key", "found", "kept"]

KEY_FILE: Final = "seal.key"
SECOND_FILE: Final = "seal.second.key"
"""The same again: were the only key spoilt, every match it sealed would be lost."""
_KEY_BYTES: Final = 32
_DIGEST_BYTES: Final = 32
_SALT_BYTES: Final = 16
_ABOVE: Final = 4
"""How many folders above a save its key is looked for."""


class Key:
    """Seals and opens; never shown, never logged."""

    __slots__ = ("_secret", "name")

    def __init__(self, secret: bytes) -> None:
        if len(secret) != _KEY_BYTES:
            raise ValueError("no key")
        self._secret = secret
        self.name = hashlib.sha256(b"molehill key 1\n" + secret).hexdigest()[:16]
        """By this a save knows whose it is; it says nothing about the key."""

    def __repr__(self) -> str:
        return f"Key({self.name})"

    def seal(self, data: bytes) -> bytes:
        salt = os.urandom(_SALT_BYTES)
        return salt + self._mixed(salt, data)

    def open(self, data: bytes) -> bytes:
        return self._mixed(data[:_SALT_BYTES], data[_SALT_BYTES:])

    def _mixed(self, salt: bytes, data: bytes) -> bytes:
        """The data with a stream laid over it that only key and salt give; twice is as before."""
        size = len(data)
        stream = hashlib.shake_256(b"molehill seal 1\n" + self._secret + salt).digest(size)
        mixed = int.from_bytes(data, "big") ^ int.from_bytes(stream, "big")
        return mixed.to_bytes(size, "big")


def _read(folder: Path, files: Files) -> Key | None:
    """The key in a folder, by whichever of its two files is whole."""
    for name in (KEY_FILE, SECOND_FILE):
        try:
            data = read_bounded(folder / name, _KEY_BYTES + _DIGEST_BYTES, files)
        except OSError:
            continue
        secret, digest = data[:_KEY_BYTES], data[_KEY_BYTES:]
        if hashlib.sha256(secret).digest() == digest:
            return Key(secret)
    return None


def found(near: Path, files: Files = REAL) -> Key | None:
    """The key that lies in a folder or in one above it."""
    for folder in (near, *near.parents[:_ABOVE]):
        key = _read(folder, files)
        if key is not None:
            return key
    return None


def kept(folder: Path, files: Files = REAL) -> Key | None:
    """The key of a folder of saves, made at the first need; None where none can be kept.

    What is sealed with a key that is not on the disk would be lost: then rather no seal.
    """
    key = _read(folder, files)
    if key is not None:
        return key
    places = [folder / name for name in (SECOND_FILE, KEY_FILE)]
    if any(place.exists() or place.is_symlink() for place in places):
        return None  # a spoilt key: nothing is put in its place, for somebody may mend it
    secret = os.urandom(_KEY_BYTES)
    try:
        for place in places:
            write_atomic(place, secret + hashlib.sha256(secret).digest(), files)
    except OSError:
        return None
    return _read(folder, files)
