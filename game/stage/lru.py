"""A store of finished pictures that forgets the longest unused when it grows too large."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import TYPE_CHECKING, Final, Generic, TypeVar

if TYPE_CHECKING:
    import pygame

__all__ = ["PictureStore", "bytes_of"]

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


def bytes_of(picture: pygame.Surface) -> int:
    return picture.get_width() * picture.get_height() * picture.get_bytesize()


class _Mark:
    """Stands among the keys: what lies before it was not asked for since."""


_MARK: Final = _Mark()


class PictureStore(Generic[K, V]):
    """Bounded by the bytes of the pixels, whatever the number of pictures."""

    def __init__(self, most_bytes: int) -> None:
        self.most_bytes = most_bytes
        self.bytes = 0
        self._kept: OrderedDict[K | _Mark, tuple[V | None, int]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept) - (_MARK in self._kept)

    def keys(self) -> list[K]:
        """The longest unused first."""
        return [key for key in self._kept if not isinstance(key, _Mark)]

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
        self._shrink()

    def limit(self, most_bytes: int) -> None:
        """From now on it has so much room."""
        self.most_bytes = most_bytes
        self._shrink()

    def _shrink(self) -> None:
        while self.bytes > self.most_bytes and len(self) > 1:
            _, (_, gone) = self._kept.popitem(last=False)
            self.bytes -= gone

    def drop(self, key: K) -> None:
        old = self._kept.pop(key, None)
        if old is not None:
            self.bytes -= old[1]

    def mark(self) -> None:
        """From here on it is noticed what is still asked for."""
        self._kept[_MARK] = (None, 0)
        self._kept.move_to_end(_MARK)

    def forget(self) -> None:
        """What nobody has asked for since the mark goes."""
        while _MARK in self._kept:
            _, (_, gone) = self._kept.popitem(last=False)
            self.bytes -= gone

    def clear(self) -> None:
        self._kept.clear()
        self.bytes = 0
