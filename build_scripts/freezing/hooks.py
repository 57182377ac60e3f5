"""What PyInstaller lets every program do before its first line, kept for those who need it.

Each start would wait for it: for the whole of multiprocessing, which bots' processes alone need
before they have begun, and for ways to find source files, of which a frozen program has none.
"""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from textwrap import indent

__all__ = ["lay"]

_HELPER = '{"--multiprocessing-fork", "-c"}.isdisjoint(__import__("sys").argv)'
"""Bots' processes and the one that tidies up after them are told so by these words."""
_NOBODYS = ("inspect", "pkgutil")


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
    return folder
