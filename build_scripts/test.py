"""All checks in one command: python3 build_scripts/test.py [--fast] [pytest's own words].

Formatter, linter, type checker, then the tests; the last line counts the tests.
--fast leaves out what is slow and what needs a window, for about a minute's worth.
--wine makes the Windows download as well and plays it, for some minutes more.
"""

# The first lines must run on any Python, however old, so that it can be told apart.
import sys

if sys.version_info < (3, 11):
    sys.exit(
        "Molehill needs Python 3.11 or newer, and this is Python %d.%d. "
        "Get a newer one from python.org or your system's packages." % sys.version_info[:2]
    )

import os
import shutil
import subprocess
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_scripts import _environment

ROOT = _environment.ROOT
_ROOMS = ("game", "build_scripts", "tests", "art", "sounds")
# A test file that cannot be read counts as one failure and does not hide the others.
_PYTEST = ("pytest", "-q", "-p", "build_scripts._tally", "--continue-on-collection-errors")
# Two cores have work for three: window tests mostly wait, and nobody likes to wait with them.
_TOGETHER = ("-n", "3", "--dist", "worksteal")
_WINDOW_TOOLS = ("Xvfb", "openbox", "xdotool")
_BROWSERS = ("chromium", "chromium-browser", "google-chrome")
_WINE_TOOLS = ("wine", "osslsigncode")


def checks() -> dict[str, list[str]]:
    """The checks before the tests, by name."""
    rooms = [room for room in _ROOMS if any((ROOT / room).rglob("*.py"))]
    return {
        "format": ["ruff", "format", "--check", "--quiet", "."],
        "lint": ["ruff", "check", "--quiet", "."],
        "types": ["mypy", "--strict", "--no-error-summary", *rooms],
    }


def missing_window_tools() -> list[str]:
    """What the window tests need and this system lacks."""
    return [tool for tool in _WINDOW_TOOLS if shutil.which(tool) is None]


def missing_browser() -> str:
    """The browser that the phones' page is tested in, if this system has none."""
    return "" if any(map(shutil.which, _BROWSERS)) else _BROWSERS[0]


def missing_wine_tools() -> list[str]:
    """What trying the Windows download needs and this system lacks."""
    return [tool for tool in _WINE_TOOLS if shutil.which(tool) is None]


def _left_out(words: list[str], *, fast: bool, wine: bool) -> list[str]:
    """Says which tests are left out, and leaves them out; pytest's words."""
    if fast:
        print("window tests left out: --fast", flush=True)
    elif missing_window_tools():
        lacking = ", ".join(missing_window_tools())
        print(f"window tests left out: {lacking} not installed", flush=True)
    if fast or missing_browser():
        why = "--fast" if fast else f"{missing_browser()} not installed"
        print(f"tests of the phones' page left out: {why}", flush=True)
    if wine and missing_wine_tools():
        lacking = ", ".join(missing_wine_tools())
        print(f"tests of the Windows download left out: {lacking} not installed", flush=True)
    if fast:
        return ["-m", "not slow and not window and not browser and not wine", *words]
    if not wine and "-m" not in words:
        print("tests of the Windows download left out: say --wine", flush=True)
        return ["-m", "not wine", *words]
    return words


def _surroundings() -> dict[str, str]:
    surroundings = {**os.environ, "PYTHONPATH": str(ROOT)}
    # Three processes and every program they start would compile the whole house anew.
    for name in ("PYTHONHOME", "PYTHONDONTWRITEBYTECODE"):
        surroundings.pop(name, None)
    return surroundings


def _run(python: Path, words: list[str]) -> int:
    return subprocess.run(
        [python, "-P", "-m", *words], cwd=ROOT, env=_surroundings(), check=False
    ).returncode


def _compile(python: Path) -> subprocess.Popen[bytes]:
    """Starts to compile the tests, while one core alone checks types: then it is done once."""
    words = [str(python), "-P", "-m", "pytest", "--collect-only", "-qq", "-p", "no:cacheprovider"]
    nothing = subprocess.DEVNULL
    return subprocess.Popen(words, cwd=ROOT, env=_surroundings(), stdout=nothing, stderr=nothing)


def main(words: list[str]) -> int:
    """Run everything; 0 only if everything holds."""
    fast, wine = "--fast" in words, "--wine" in words
    words = [word for word in words if word not in ("--fast", "--wine")]
    together = () if words and not fast else _TOGETHER
    try:
        python = _environment.ensure([_environment.RUN, "dev", "art"])
    except _environment.Refusal as refusal:
        sys.exit(str(refusal))
    told = []
    failed = False
    compiling = _compile(python) if together else None
    for name, command in checks().items():
        start = time.monotonic()
        good = _run(python, command) == 0
        failed = failed or not good
        told.append(f"{name} {'ok' if good else 'FAILED'}")
        print(f"{told[-1]} ({time.monotonic() - start:.1f} s)", flush=True)
    words = _left_out(words, fast=fast, wine=wine)
    if compiling is not None:
        compiling.wait()
    # The tally plugin prints the last line, so that nothing comes after the count.
    tests = _run(python, [*_PYTEST, *together, *words])
    return 1 if failed or tests else 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
