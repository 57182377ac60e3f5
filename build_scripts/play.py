"""Sets up what the game needs, then opens it: python3 build_scripts/play.py [options].

All options go to the game; --help lists them.
"""

# The first lines must run on any Python, however old, so that it can be told apart.
import sys

if sys.version_info < (3, 11):
    sys.exit(
        "Molehill needs Python 3.11 or newer, and this is Python %d.%d. "
        "Get a newer one from python.org or your system's packages." % sys.version_info[:2]
    )

import os
import subprocess
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_scripts import _environment

_WITH_VALUE = {"--data-dir", "--size", "--game", "--lang"}
_WITHOUT_WINDOW = {"--selftest", "--version", "--help", "-h"}


def opens_window(words: list[str]) -> bool:
    """Whether these words open the game's window; a command such as simulate does not."""
    skip = False
    for word in words:
        if skip:
            skip = False
        elif word in _WITHOUT_WINDOW or not word.startswith("-"):
            return False
        else:
            skip = word in _WITH_VALUE
    return True


def has_display(platform: str, surroundings: dict[str, str]) -> bool:
    """Whether there is a screen to open a window on; only Linux and its kin can lack one."""
    if platform in {"win32", "darwin"}:
        return True
    return any(surroundings.get(n) for n in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"))


def main(words: list[str]) -> int:
    """Prepare, then become the game."""
    if opens_window(words) and not has_display(sys.platform, dict(os.environ)):
        sys.exit(
            "There is no screen to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set). "
            "Start Molehill from a desktop session."
        )
    try:
        python = _environment.ensure([_environment.RUN])
    except _environment.Refusal as refusal:
        sys.exit(str(refusal))
    # -P and PYTHONPATH rather than a change of folder: paths a person types stay relative to hers.
    command = [str(python), "-P", "-m", "game", *words]
    surroundings = _environment.surroundings(os.environ)
    sys.stdout.flush()
    sys.stderr.flush()
    if os.name != "nt":  # there, exec would leave the terminal before the game ends
        os.execve(command[0], command, surroundings)
    return subprocess.run(command, env=surroundings, check=False).returncode


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
