"""Linux: what SDL can read and the game never has, taken out of the bundle.

pygame's wheel links SDL's mixer and picture reader against a library for each form of sound and
picture there is. Windows loads each when it is asked for; here the linker wants all of them at
every start. So the mixer is told to do without: it no longer names them, and what it would call of
theirs is nowhere. Files of these kinds are not read then; the game has none.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterable, Iterator
from pathlib import Path

__all__ = ["Library", "spare"]

_UNREAD = (
    *("libfluidsynth", "libxmp", "libmpg123", "libFLAC", "libwavpack"),
    *("libtiff", "libbrotlidec"),
)
"""Music for synthesizers and trackers, MP3, FLAC, WavPack; TIFF pictures, fonts of the web."""
_ONLY_THEIRS = ("libsndfile", "libvorbisenc", "libstdc++", "libgcc_s", "libbrotlicommon")
_NATIVE = re.compile(r"\.so(\.[\d.]+)?$")
_NULL, _NEEDED, _STRTAB = 0, 1, 5
_DYNSYM = 11
_VERSYM, _VERNEED, _VERNEEDNUM = 0x6FFFFFF0, 0x6FFFFFFE, 0x6FFFFFFF
_WEAK = 2
_ANY_VERSION = 1


class Library:
    """A shared library of Linux (64 bits, little end first), as the linker reads it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.data = bytearray(path.read_bytes())
        if self.data[:6] != b"\x7fELF\x02\x01":
            raise ValueError(f"{path.name} is no shared library of 64 bits.")
        start, size, count = (
            self._read("<Q", 0x20),
            self._read("<H", 0x36),
            self._read("<H", 0x38),
        )
        parts = [struct.unpack_from("<IIQQQQ", self.data, start + n * size) for n in range(count)]
        self._loads = [(address, at, long) for kind, _, at, address, _, long in parts if kind == 1]
        self._dynamic = next(at for kind, _, at, _, _, _ in parts if kind == 2)
        self._tags = dict(reversed([(tag, value) for _, tag, value in self._entries()]))

    def _read(self, form: str, at: int) -> int:
        return int(struct.unpack_from(form, self.data, at)[0])

    def _entries(self) -> Iterator[tuple[int, int, int]]:
        at = self._dynamic
        while True:
            tag, value = struct.unpack_from("<qQ", self.data, at)
            if tag == _NULL:
                return
            yield at, tag, value
            at += 16

    def _place(self, address: int) -> int:
        """Where in the file lies what will be at this address."""
        for begin, at, long in self._loads:
            if begin <= address < begin + long:
                return int(at + address - begin)
        raise ValueError(f"{self.path.name} speaks of a place it has not.")

    def _word(self, number: int) -> str:
        at = self._place(self._tags[_STRTAB]) + number
        return self.data[at : self.data.index(0, at)].decode()

    def _section(self, wanted: int) -> int:
        """Where the head of a section of this kind stands."""
        start, size = self._read("<Q", 0x28), self._read("<H", 0x3A)
        for number in range(self._read("<H", 0x3C)):
            if self._read("<I", start + number * size + 4) == wanted:
                return start + number * size
        raise ValueError(f"{self.path.name} has lost a list that its linker made.")

    @property
    def needed(self) -> list[str]:
        return [self._word(value) for _, tag, value in self._entries() if tag == _NEEDED]

    def _symbols(self) -> Iterator[tuple[int, int, str, bool]]:
        """Number and place of each symbol, its name, and whether it is another library's."""
        head = self._section(_DYNSYM)
        table, long = self._read("<Q", head + 24), self._read("<Q", head + 32)
        for number in range(1, long // 24):
            at = table + number * 24
            name, _, _, section = struct.unpack_from("<IBBH", self.data, at)
            if name:
                yield number, at, self._word(name), section == 0

    def gives(self) -> set[str]:
        return {name for _, _, name, foreign in self._symbols() if not foreign}

    def wants(self) -> set[str]:
        return {name for _, _, name, foreign in self._symbols() if foreign}

    def may_be_nowhere(self) -> set[str]:
        return {
            name
            for _, at, name, foreign in self._symbols()
            if foreign and self.data[at + 4] >> 4 == _WEAK
        }

    def do_without(self, libraries: Iterable[str], theirs: set[str]) -> None:
        """No longer name these libraries, and bear that `theirs` is nowhere."""
        gone = set(libraries)
        kept = [
            (tag, value)
            for _, tag, value in self._entries()
            if tag != _NEEDED or self._word(value) not in gone
        ]
        versions = self._tags.get(_VERSYM)
        for number, at, name, foreign in list(self._symbols()):
            if foreign and name in theirs:
                self.data[at + 4] = _WEAK << 4 | self.data[at + 4] & 15
                if versions is not None:
                    place = self._place(versions) + number * 2
                    struct.pack_into("<H", self.data, place, _ANY_VERSION)
        kept = self._versions_without(gone, kept)
        at, told = self._dynamic, sum(1 for _ in self._entries())
        for tag, value in [*kept, *[(_NULL, 0)] * (told - len(kept))]:
            struct.pack_into("<qQ", self.data, at, tag, value)
            at += 16

    def _versions_without(
        self, gone: set[str], kept: list[tuple[int, int]]
    ) -> list[tuple[int, int]]:
        """The linker asks each library that stands here for its versions."""
        first = self._tags.get(_VERNEED)
        if first is None:
            return kept
        chain, at = [], self._place(first)
        for _ in range(self._tags[_VERNEEDNUM]):
            file, step = self._read("<I", at + 4), self._read("<I", at + 12)
            if self._word(file) not in gone:
                chain.append(at)
            at += step
        for here, then in zip(chain, [*chain[1:], chain[-1]], strict=True):
            struct.pack_into("<I", self.data, here + 12, then - here)
        struct.pack_into("<I", self.data, self._section(_VERNEED) + 44, len(chain))
        facts = {
            _VERNEED: first + chain[0] - self._place(first),
            _VERNEEDNUM: len(chain),
        }
        return [(tag, facts.get(tag, value)) for tag, value in kept]


def spare(files: Path) -> None:
    """Take out of the bundle what is never read, and what only that was there for."""
    found = [path for path in files.rglob("*") if _NATIVE.search(path.name)]
    libraries = {path.name: Library(path) for path in found if not path.is_symlink()}
    gone = {name for name in libraries if name.startswith(_UNREAD)}
    for library in [each for name, each in libraries.items() if name not in gone]:
        without = gone.intersection(library.needed)
        if without:
            kept = [libraries[name] for name in library.needed if name in libraries]
            given = set().union(*(each.gives() for each in kept if each.path.name not in gone))
            taken = set().union(*(libraries[name].gives() for name in without))
            library.do_without(without, library.wants() & taken - given)
            library.path.write_bytes(library.data)
    while gone:
        for path in [path for path in found if path.name in gone]:
            path.unlink()
        libraries = {name: each for name, each in libraries.items() if name not in gone}
        asked = {name for each in libraries.values() for name in each.needed}
        gone = {name for name in libraries if name.startswith(_ONLY_THEIRS) and name not in asked}
