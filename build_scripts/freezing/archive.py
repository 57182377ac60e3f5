"""Archives that come out the same every time: sorted names, one owner, one moment."""

from __future__ import annotations

import lzma
import stat
import tarfile
import zipfile
from pathlib import Path

__all__ = ["tar_xz", "zipped"]

_FILTERS = ({"id": lzma.FILTER_LZMA2, "preset": 9},)
"""Looks back over all of it: what many sounds begin with is there once."""


def _members(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*"), key=lambda path: path.relative_to(folder).as_posix())


def tar_xz(folder: Path, out: Path, top: str, moment: int) -> Path:
    def same(info: tarfile.TarInfo) -> tarfile.TarInfo:
        info.uid = info.gid = 0
        info.uname = info.gname = "root"
        info.mtime = moment
        info.mode = 0o755 if info.isdir() or info.mode & stat.S_IXUSR else 0o644
        return info

    with (
        lzma.LZMAFile(out, "wb", format=lzma.FORMAT_XZ, filters=_FILTERS) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as archive,
    ):
        archive.add(folder, top, recursive=False, filter=same)
        for path in _members(folder):
            name = f"{top}/{path.relative_to(folder).as_posix()}"
            archive.add(path, name, recursive=False, filter=same)
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
