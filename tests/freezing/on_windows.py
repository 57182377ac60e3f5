"""Runs in Windows' own Python: another program that has a file open, and what the game then does.

-m tests.freezing.on_windows hold FILE UNTIL      has FILE open until there is a file UNTIL
-m tests.freezing.on_windows files FOLDER         reads and writes files that are held, in FOLDER
-m tests.freezing.on_windows window               how a window is told its pixels
-m tests.freezing.on_windows program FILE         what Windows is told of a program
"""

from __future__ import annotations

import ctypes
import json
import sys
import time
from importlib import import_module
from pathlib import Path
from threading import Timer
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

_NOBODY, _READERS, _WRITERS, _ALL = 0, 1, 3, 7
"""With whom it shares the file; _ALL may remove it, too."""
_MOMENT, _LONGER = 0.05, 0.4


def _library(name: str) -> Any:
    """One of Windows' own; elsewhere there are none."""
    return getattr(ctypes, "WinDLL")(name, use_last_error=True)  # noqa: B009


def _held(path: Path, share: int) -> int:
    kernel = _library("kernel32")
    kernel.CreateFileW.restype = ctypes.c_void_p
    kernel.CreateFileW.argtypes = [
        *(ctypes.c_wchar_p, ctypes.c_uint32, ctypes.c_uint32, ctypes.c_void_p),
        *(ctypes.c_uint32, ctypes.c_uint32, ctypes.c_void_p),
    ]
    read, there, usual = 0x80000000, 3, 0x80
    handle = kernel.CreateFileW(str(path), read, share, None, there, usual, None)
    assert handle not in (None, ctypes.c_void_p(-1).value), path
    return int(handle)


def _let_go(handle: int) -> None:
    kernel = _library("kernel32")
    kernel.CloseHandle.argtypes = [ctypes.c_void_p]
    kernel.CloseHandle(handle)


def _awareness() -> int:
    user = _library("user32")
    user.GetThreadDpiAwarenessContext.restype = ctypes.c_void_p
    user.GetAwarenessFromDpiAwarenessContext.argtypes = [ctypes.c_void_p]
    return int(user.GetAwarenessFromDpiAwarenessContext(user.GetThreadDpiAwarenessContext()))


def _hold(path: Path, until: Path) -> None:
    handle = _held(path, _READERS)
    until.with_name(f"{until.name}.held").touch()
    while not until.exists():
        time.sleep(0.05)
    _let_go(handle)


def _files(folder: Path) -> dict[str, Any]:
    from game.system.atomic import read_bounded, write_atomic
    from game.system.files import Files
    from game.system.reasons import reason

    files, save = Files(), folder / "match.mole"
    told: dict[str, Any] = {"written": [], "read": "", "refused": [], "left": []}
    for share in (_NOBODY, _READERS, _WRITERS, _ALL):
        save.write_bytes(b"old")
        Timer(_LONGER, _let_go, [_held(save, share)]).start()
        write_atomic(save, f"new {share}".encode(), files)
        told["written"].append(save.read_text("utf-8"))
        handle = _held(save, share)
        try:
            write_atomic(save, b"lost", files)
        except OSError as error:
            told["refused"].append(reason(error))
        _let_go(handle)
        told["left"].append(save.read_text("utf-8"))
    Timer(_MOMENT, _let_go, [_held(save, _NOBODY)]).start()
    told["read"] = read_bounded(save, 100, files).decode()
    told["files"] = [path.name for path in folder.iterdir()]
    return told


def _window() -> dict[str, Any]:
    from game.stage.window import Window

    before = _awareness()
    window = Window((1280, 720))
    return {"before": before, "after": _awareness(), "size": window.size}


def _program(path: Path) -> dict[str, Any]:
    found = import_module("pefile").PE(str(path))
    kinds = {entry.id: entry for entry in found.DIRECTORY_ENTRY_RESOURCE.entries}
    manifest = kinds[24].directory.entries[0].directory.entries[0].data.struct
    words: dict[str, str] = {}
    for block in found.FileInfo[0]:
        for table in getattr(block, "StringTable", ()):
            words |= {key.decode(): value.decode() for key, value in table.entries.items()}
    return {
        "console": found.OPTIONAL_HEADER.Subsystem == 3,
        "icons": len(kinds[3].directory.entries),
        "manifest": found.get_data(manifest.OffsetToData, manifest.Size).decode(),
        "words": words,
    }


def main(words: list[str]) -> None:
    paths = [Path(word) for word in words[1:]]
    if words[0] == "hold":
        _hold(*paths)
        return
    deeds: dict[str, Callable[..., dict[str, Any]]]
    deeds = {"files": _files, "window": _window, "program": _program}
    sys.stdout.write(json.dumps(deeds[words[0]](*paths)) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
