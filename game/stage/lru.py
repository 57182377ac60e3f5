"""A store of finished pictures that forgets the longest unused when it grows too large."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    import pygame

__all__ = ["PictureStore", "bytes_of"]

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


def bytes_of(picture: pygame.Surface) -> int:
    return picture.get_width() * picture.get_height() * picture.get_bytesize()


class PictureStore(Generic[K, V]):
    """Bounded by the bytes of the pixels, whatever the number of pictures."""

    def __init__(self, most_bytes: int) -> None:
        self.most_bytes = most_bytes
        self.bytes = 0
        self._kept: OrderedDict[K, tuple[V, int]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: K) -> V | None:
        found = self._kept.get(key)
        if found is None:
            return None
        self._kept.move_to_end(key)
        return found[0]

    def put(self, key: K, value: V, size: int) -> None:
        """Keep it; what was not used for longest goes, though never the newest."""
        old = self._kept.pop(key, None)
        if old is not None:
            self.bytes -= old[1]
        self._kept[key] = (value, size)
        self.bytes += size
        while self.bytes > self.most_bytes and len(self._kept) > 1:
            _, (_, gone) = self._kept.popitem(last=False)
            self.bytes -= gone

    def drop(self, key: K) -> None:
        old = self._kept.pop(key, None)
        if old is not None:
            self.bytes -= old[1]

    def clear(self) -> None:
        self._kept.clear()
        self.bytes = 0
