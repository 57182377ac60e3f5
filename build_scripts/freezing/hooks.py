"""What PyInstaller lets every program do before its first line, kept for those who need it.

Each start would wait for it: for the whole of multiprocessing, which bots' processes alone need
before they have begun, and for ways to find source files, of which a frozen program has none. And
whoever looks for pads would wait for a package that loads SDL's windows and sounds once more.
"""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from textwrap import indent

__all__ = ["empty", "lay"]

_HELPER = '{"--multiprocessing-fork", "-c"}.isdisjoint(__import__("sys").argv)'
"""Bots' processes and the one that tidies up after them are told so by these words."""
_NOBODYS = ("inspect", "pkgutil")
_LOADS_ALL = "pygame._sdl2"


def lay(folder: Path) -> Path:
    """The folder for `--additional-hooks-dir`; what is in it goes before PyInstaller's own."""
    inside = folder / "rthooks"
    inside.mkdir(parents=True, exist_ok=True)
    name = "pyi_rth_multiprocessing.py"
    found = find_spec("PyInstaller")
    assert found is not None
    assert found.origin is not None
    home = Path(found.origin).parent / "hooks" / "rthooks"
    theirs = (home / name).read_text(encoding="utf-8")
    ours = f"if not {_HELPER}:\n{indent(theirs, '    ')}"
    (inside / name).write_text(ours, encoding="utf-8")
    (inside / "pyi_rth_nobodys.py").write_text("", encoding="utf-8")
    table = {"multiprocessing": [name]} | {each: ["pyi_rth_nobodys.py"] for each in _NOBODYS}
    (folder / "rthooks.dat").write_text(repr(table), encoding="utf-8")
    # As a file of its own, so that `empty` finds it.
    laid_open = f'module_collection_mode = {{"{_LOADS_ALL}": "py"}}\n'
    (folder / f"hook-{_LOADS_ALL}.py").write_text(laid_open, encoding="utf-8")
    return folder


def empty(bundle: Path) -> None:
    """Let the package be there for what lies in it, and load nothing of its own."""
    for file in bundle.rglob(f"{_LOADS_ALL.replace('.', '/')}/__init__.py"):
        file.write_bytes(b"")
