"""Archives that come out the same every time: sorted names, one owner, one moment.

A tar is packed in several streams, one after the other: whoever unpacks reads them as one.
"""

from __future__ import annotations

import io
import lzma
import platform
import stat
import tarfile
import zipfile
from itertools import pairwise
from pathlib import Path

__all__ = ["tar_xz", "zipped"]

_BACK = {"id": lzma.FILTER_LZMA2, "preset": 9}
"""Looks back over all of it: what many sounds begin with is there once."""
_HARDER = {"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME}
_INTEL = {"id": lzma.FILTER_X86}
"""Calls of one place from many read alike then."""
_PACKED = (".webp", ".jpg", ".png", ".ogg", ".opus")
"""What is packed already lies behind all else."""
_LIBRARIES, _PLAIN, _LAST = range(3)


def _stream(path: Path) -> int:
    """Each kind of thing lies with its like, and is packed in its own way."""
    if path.suffix in _PACKED:
        return _LAST
    return _LIBRARIES if path.is_dir() or ".so" in path.name else _PLAIN


def _members(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*"), key=lambda path: path.relative_to(folder).as_posix())


def tar_xz(folder: Path, out: Path, top: str, moment: int) -> Path:
    def same(info: tarfile.TarInfo) -> tarfile.TarInfo:
        info.uid = info.gid = 0
        info.uname = info.gname = "root"
        info.mtime = moment
        info.mode = 0o755 if info.isdir() or info.mode & stat.S_IXUSR else 0o644
        return info

    plain, ends = io.BytesIO(), [0]
    with tarfile.open(fileobj=plain, mode="w", format=tarfile.PAX_FORMAT) as archive:
        archive.add(folder, top, recursive=False, filter=same)
        members = _members(folder)
        for stream in (_LIBRARIES, _PLAIN, _LAST):
            for path in [path for path in members if _stream(path) == stream]:
                name = f"{top}/{path.relative_to(folder).as_posix()}"
                archive.add(path, name, recursive=False, filter=same)
            ends.append(plain.tell())
    whole = plain.getvalue()
    ends[-1] = len(whole)
    code = (_INTEL, _HARDER) if platform.machine() == "x86_64" else (_HARDER,)
    with out.open("wb") as packed:
        for (begin, end), filters in zip(pairwise(ends), (code, (_HARDER,), (_BACK,)), strict=True):
            packed.write(lzma.compress(whole[begin:end], lzma.FORMAT_XZ, filters=filters))
    return out


def zipped(folder: Path, out: Path, top: str) -> Path:
    """A zip that keeps links and the right to run (a macOS bundle needs both)."""
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in _members(folder):
            name = f"{top}/{path.relative_to(folder).as_posix()}"
            info = zipfile.ZipInfo(name, (2026, 1, 1, 0, 0, 0))
            info.compress_type = zipfile.ZIP_DEFLATED
            info.create_system = 3
            if path.is_symlink():
                info.external_attr = (stat.S_IFLNK | 0o777) << 16
                archive.writestr(info, path.readlink().as_posix())
            elif path.is_file():
                mode = 0o755 if path.stat().st_mode & stat.S_IXUSR else 0o644
                info.external_attr = (stat.S_IFREG | mode) << 16
                archive.writestr(info, path.read_bytes())
    return out
