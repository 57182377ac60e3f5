"""Pictures packed tighter for the way, every pixel as it was.

A master says in a part of its own how far each pixel can be seen through. That part is packed
without loss, and packing it with more patience takes four hundred thousand bytes off a download.
The colours stay the very bytes that they are. It takes a processor four minutes, under Wine seven:
what was made of a picture once is kept for builds to come.
"""

from __future__ import annotations

import hashlib
import io
import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

__all__ = ["parts", "tighten", "tighter"]

_HEAD = 12
_ALPHA, _LOSSLESS = b"ALPH", b"VP8L"
_PACKED = 1
"""What stands before a packed part: packed, and foretold from no neighbour."""
_SIZE_AND_SIGN = 5
"""A picture of its own begins with these bytes; a part of another goes without."""
_PATIENCE = 5
_MOST, _LARGE = 6, 800_000
"""The last step takes eight times as long. Of the bytes that it saves most are in pictures of so
many pixels, and there are three dozen of them."""


def parts(picture: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The parts of a WebP file: their names, and what is in them."""
    at = _HEAD
    while at < len(picture):
        size = int.from_bytes(picture[at + 4 : at + 8], "little")
        yield picture[at : at + 4], picture[at + 8 : at + 8 + size]
        at += 8 + size + size % 2


def _alpha(picture: bytes) -> bytes:
    """How far each pixel can be seen through, packed as such a part is."""
    from PIL import Image

    with Image.open(io.BytesIO(picture)) as opened:
        plane = opened.convert("RGBA").getchannel("A")
    none = Image.new("L", plane.size)
    out = io.BytesIO()
    green = Image.merge("RGB", (none, plane, none))
    patience = _MOST if plane.width * plane.height > _LARGE else _PATIENCE
    green.save(out, "WEBP", lossless=True, quality=100, method=patience)
    return bytes([_PACKED]) + dict(parts(out.getvalue()))[_LOSSLESS][_SIZE_AND_SIGN:]


def tighter(picture: bytes) -> bytes:
    """The same WebP picture in fewer bytes, if there is a way."""
    there = dict(parts(picture))
    if _ALPHA not in there:
        return picture
    there[_ALPHA] = min(there[_ALPHA], _alpha(picture), key=len)
    told = b"WEBP"
    for name, data in there.items():
        told += name + len(data).to_bytes(4, "little") + data + bytes(len(data) % 2)
    return b"RIFF" + len(told).to_bytes(4, "little") + told


def _recipe() -> bytes:
    """What else it depends on how a picture comes out."""
    from PIL import features

    return f"{features.version('webp')} {_PATIENCE} {_MOST} {_LARGE}\n".encode()


def tighten(folder: Path, kept: Path | None = None) -> None:
    """All of them, where they lie; with what lies in `kept`, which is added to, if there is such a
    folder."""
    recipe = _recipe()

    def one(path: Path) -> None:
        picture = path.read_bytes()
        if kept is None:
            path.write_bytes(tighter(picture))
            return
        place = kept / hashlib.sha256(recipe + picture).hexdigest()
        if not place.is_file():
            # Whoever builds at the same time finds it whole or not at all.
            new = place.with_name(f"{place.name}.{os.getpid()}")
            new.write_bytes(tighter(picture))
            new.replace(place)
        path.write_bytes(place.read_bytes())

    if kept is not None:
        kept.mkdir(parents=True, exist_ok=True)

    # The packing itself lets go of Python's lock.
    with ThreadPoolExecutor() as pool:
        list(pool.map(one, sorted(folder.rglob("*.webp"))))
