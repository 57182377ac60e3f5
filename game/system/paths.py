"""Where a person's saves, settings and logs live on each system."""

from __future__ import annotations

import os
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from game.system.notice import Notice
from game.system.passing import passing_folder

__all__ = ["Places", "find_places", "program_folder"]

_APP = "Molehill"
_PORTABLE = "molehill-data"


@dataclass(frozen=True, slots=True)
class Places:
    """The folders of one person. None of them is made before something is written into it."""

    data: Path
    config: Path
    logs: Path
    # What to tell the person, if these are not the folders she would expect.
    notice: Notice | None = None
    # Folders that cannot be written but may hold her saves and settings from before.
    readable: Places | None = None

    @property
    def saves(self) -> Path:
        """Matches put by on purpose, and the running one."""
        return self.data / "saves"

    @property
    def crashes(self) -> Path:
        """Crash reports."""
        return self.logs / "crashes"

    @property
    def settings(self) -> Path:
        """The one file of settings."""
        return self.config / "settings.json"

    @property
    def lock(self) -> Path:
        """Held by the copy of the game that is running."""
        return self.data / "running.lock"


def program_folder() -> Path:
    """The folder the program was unpacked into."""
    if getattr(sys, "frozen", False):
        return Path(sys.executable).resolve().parent
    return Path(__file__).resolve().parents[2]


def _under(folder: Path) -> Places:
    return Places(folder, folder, folder / "logs")


def _of_the_system() -> Places:
    dirs = platformdirs.PlatformDirs(_APP.lower() if os.name == "posix" else _APP, appauthor=False)
    try:
        return Places(Path(dirs.user_data_dir), Path(dirs.user_config_dir), Path(dirs.user_log_dir))
    except RuntimeError:  # a user without a home: not absolute, so never written to
        return _under(Path("~"))


def _may_write(folder: Path) -> bool:
    """Whether a folder can be made and written, found out without making it."""
    if not folder.is_absolute():
        return False
    try:
        while not folder.exists():
            if folder.is_symlink() or folder == folder.parent:
                return False
            folder = folder.parent
        if not (folder.is_dir() and os.access(folder, os.W_OK | os.X_OK)):
            return False
        # Rights are not all: to an administrator every folder looks open, the system's own lists
        # of processes too. This file has no name, and is gone at once.
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def _fall_back(wished: Places) -> Places:
    # Never a name others could guess and prepare: this folder may be shared by all users.
    # It is said that saves lie there till the computer is switched off: with none it goes sooner.
    found = _under(passing_folder(unless="saves"))
    notice = Notice("paths-not-writable", {"folder": str(wished.data)})
    return Places(found.data, found.config, found.logs, notice, wished)


def find_places(
    data_dir: Path | None = None, *, portable: bool = False, reading: bool = False
) -> Places:
    """The folders to use: those asked for, beside the program, or the system's own.

    If they may not be written, a temporary folder takes their place and `notice` says so: one can
    always play. Who only reads looks where things ought to be.
    """
    if data_dir is not None:
        wished = _under(data_dir.absolute())
    elif portable:
        wished = _under(program_folder() / _PORTABLE)
    else:
        wished = _of_the_system()
    if reading or all(_may_write(folder) for folder in (wished.data, wished.config, wished.logs)):
        return wished
    return _fall_back(wished)
